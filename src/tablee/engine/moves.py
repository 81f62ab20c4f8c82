"""What a seat does: a small value that reads and writes as short text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from mypy_extensions import mypyc_attr

from tablee.engine.words import Params

Seat = NewType("Seat", int)

# The house is a seat: what a clock or the table decides is its move. Its number is one
# that no table reaches, so that using it as an index fails loudly.
HOUSE: Final = Seat(99)

# Like moves, the usual answer to "who is active" is made once.
ONE_SEAT: Final = [[Seat(seat)] for seat in range(HOUSE + 1)]


def alone(seat: Seat) -> list[Seat]:
    """This seat and no other; the list is shared and never changed."""
    return ONE_SEAT[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """A verb and its parameters, declared once: notation, offer and log all follow from them.

    Subclasses are frozen dataclasses, built once and kept in a table.
    """

    def verb(self) -> str:
        raise NotImplementedError

    def params(self) -> Params:
        """By name, in the order of the notation; sentences fill them in under these names."""
        return {}

    def picked(self) -> str:
        """The parameter that is several values picked at will (`lay r3 r4 r5`), if one is."""
        return ""

    def text(self) -> str:
        """The notation: short, readable, and read back to an equal act."""
        return notation(self.verb(), self.params())


def notation(verb: str, params: Params) -> str:
    return " ".join([verb, *[str(value) for value in params.values()]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Act):
    """A choice of a seat that is active; it counts at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Claim(Act):
    """A call that anybody may make at any moment; a referee decides whose comes first."""


@dataclass(frozen=True)
class Word(Move):
    """A move without parameters, that one word says: `pass`, `challenge`."""

    word: str

    def verb(self) -> str:
        return self.word


# Moves of the house in every game, and no game has others of these names.
DEAL: Final = Word("deal")
BREAK_OFF: Final = Word("break-off")
COMMON_MOVES: Final[list[Move]] = [DEAL, BREAK_OFF]


@dataclass(frozen=True)
class Figure:
    """How fast a claimant was, in milliseconds, and how much of that was the network's."""

    seat: Seat
    response: int
    compensated: int

    def text(self) -> str:
        return f"{self.seat}:{self.response}:{self.compensated}"


@dataclass(frozen=True)
class Verdict(Move):
    """The house decides on a claim that answered an exposure of the table.

    The figures are the referee's. They stand in the record; the rules never look at them.
    """

    seat: Seat
    claim: Claim
    exposure: int
    is_early: bool = False  # faster than anybody can be: the claim counts as a false one
    figures: tuple[Figure, ...] = ()

    def verb(self) -> str:
        return VERDICT

    def params(self) -> Params:
        return {
            "other": self.seat,
            "exposure": self.exposure,
            "timing": EARLY if self.is_early else IN_TIME,
            "figures": ",".join([figure.text() for figure in self.figures]) or NO_FIGURES,
            "claim": self.claim.text(),
        }

    def without_figures(self) -> Verdict:
        return Verdict(self.seat, self.claim, self.exposure, self.is_early)


VERDICT: Final = "verdict"
EARLY: Final = "early"
IN_TIME: Final = "in-time"
NO_FIGURES: Final = "-"


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The moves and claims of a game; one that has too many to list reads the others itself."""

    def __init__(
        self,
        moves: list[Move],
        claims: list[Claim] | None = None,
        read_only: list[str] | None = None,
    ) -> None:
        self.moves = moves  # every move that can be listed
        self.verbs = {move.verb() for move in moves} | set(read_only or [])  # and of those read
        self.by_text: dict[str, Move] = {move.text(): move for move in [*moves, *COMMON_MOVES]}
        self.claims = {claim.text(): claim for claim in claims or []}

    def read(self, text: str) -> Move | None:
        """The move of this text, or None if it is none."""
        found = self.by_text.get(text)
        return self.read_verdict(text) if found is None and self.claims else found

    def read_claim(self, text: str) -> Claim | None:
        return self.claims.get(text)

    def read_verdict(self, text: str) -> Verdict | None:
        parts = text.split(" ", 5)
        if len(parts) < 6 or parts[0] != VERDICT or parts[5] not in self.claims:
            return None
        _, seat, exposure, timing, figures, claim = parts
        if not (seat.isdigit() and exposure.isdigit()):
            return None
        read = [read_figure(figure) for figure in figures.split(",") if figure != NO_FIGURES]
        verdict = Verdict(
            Seat(int(seat)),
            self.claims[claim],
            int(exposure),
            timing == EARLY,
            tuple([figure for figure in read if figure is not None]),
        )
        return verdict if verdict.text() == text else None


def read_figure(text: str) -> Figure | None:
    try:
        seat, response, compensated = [int(number) for number in text.split(":")]
    except ValueError:
        return None
    return Figure(Seat(seat), response, compensated)
