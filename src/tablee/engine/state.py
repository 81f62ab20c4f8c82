"""The one shape that every game has: a match of deals, and the questions that it answers.

A game answers for what happens inside a deal (`to_act`, `choices`, `judge`, `perform`); this class
adds what all games share: deals, dealer, totals, the end, and the refusals of a move out of turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.cards import Zone
from tablee.engine.moves import DEAL, HOUSE, Move, Seat
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.words import Refusal, ScoreLine, Text

NOT_YOUR_TURN: Final = Refusal("table.1", "not-your-turn")
NOT_NOW: Final = Refusal("table.2", "not-now")
MATCH_OVER: Final = Refusal("table.3", "match-over")
ONLY_THE_HOUSE_DEALS: Final = Refusal("table.4", "only-the-house-deals")


class IllegalMove(Exception):
    """The rules refuse this move: an answer, not a fault."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A match in progress. Mutable; everything handed in or out is a value."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        """An empty table; `begin` makes the first deal."""
        self.seats = seats
        self.rng = rng  # only labelled sub-streams are drawn from, so that copies may share it
        self.deals_agreed = options.deals
        self.deal = 0
        self.dealer = Seat(0)
        self.settled = False
        self.over = False
        self.lines: list[ScoreLine] = []
        self.deal_scores: list[list[int]] = []

    # What a game answers.

    def set_up(self, rng: Rng) -> None:
        """Clear the table and deal; `rng` is the stream of this deal."""
        raise NotImplementedError

    def to_act(self) -> list[Seat]:
        """Who may act in this deal, the house included; somebody always may."""
        raise NotImplementedError

    def choices(self, seat: Seat) -> list[Move]:
        """Every move that `judge` lets pass for a seat that may act, in a fixed order."""
        raise NotImplementedError

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the rules refuse this move of a seat that may act, or None."""
        raise NotImplementedError

    def perform(self, seat: Seat, move: Move) -> None:
        """Make a legal move; a move that ends the deal calls `settle`."""
        raise NotImplementedError

    def is_final(self) -> bool:
        """Whether the match ends with the deal just scored."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin; a game makes one, fills it and calls `copy_match_to`."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Where every card lies."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """What there is beside cards: phase, turn, bids. With the zones, the whole truth.

        All of it is public: what a seat may not know lies in a zone.
        """
        raise NotImplementedError

    # What a game may answer otherwise.

    def teams(self) -> list[list[Seat]]:
        """Who scores together; alone: a team of one."""
        return [[Seat(seat)] for seat in range(self.seats)]

    def lowest_wins(self) -> bool:
        return False

    def first_dealer(self) -> Seat:
        return Seat(self.rng.stream("dealer").below(self.seats))

    def next_dealer(self) -> Seat:
        return self.left_of(self.dealer)

    def house_waits(self) -> int:
        """Seconds from when the house may move until it does; 0: the table's pace decides."""
        return 0

    def prompt(self, seat: Seat) -> Text:
        """What an active seat is asked."""
        return Text("your-move")

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """A legal move, each equally likely; a quicker answer must be the same move."""
        moves = self.legal_moves(seat)
        return moves[rng.below(len(moves))]

    # The questions, answered for the whole match.

    def active(self) -> list[Seat]:
        """Who may act now: one on a turn, several at once, nobody when the match is over."""
        if self.over:
            return []
        if self.settled:
            return [HOUSE]
        return self.to_act()

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Every move that `play` accepts from this seat."""
        if self.settled:
            return [DEAL] if seat == HOUSE and not self.over else []
        return self.choices(seat) if seat in self.to_act() else []

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the rules refuse this move, or None if they allow it."""
        if self.over:
            return MATCH_OVER
        if move == DEAL:
            return None if self.settled and seat == HOUSE else ONLY_THE_HOUSE_DEALS
        if seat not in self.active():
            return NOT_YOUR_TURN
        if self.settled:
            return NOT_NOW
        return self.judge(seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a legal move. Not checked: search calls this a million times."""
        if self.settled:
            self.next_deal()
        else:
            self.perform(seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move that came from outside: check, then apply."""
        refused = self.refusal(seat, move)
        if refused is not None:
            raise IllegalMove(refused)
        self.apply(seat, move)

    def scores(self) -> list[int]:
        """Points per team so far."""
        return [sum(column) for column in zip(*self.deal_scores, strict=True)] or [
            0 for _ in self.teams()
        ]

    def ranking(self) -> list[int]:
        """The place of every team, 1 for the best; equal scores share a place."""
        scores = self.scores()
        better_first = sorted(scores, reverse=not self.lowest_wins())
        return [better_first.index(score) + 1 for score in scores]

    # What the rules of a game call.

    def begin(self) -> None:
        self.dealer = self.first_dealer()
        self.start_deal()

    def next_deal(self) -> None:
        self.dealer = self.next_dealer()
        self.start_deal()

    def start_deal(self) -> None:
        self.deal += 1
        self.settled = False
        self.lines = []
        self.set_up(self.deal_rng())

    def deal_rng(self) -> Rng:
        """The stream of this deal; what is drawn later in it takes a label of its own."""
        return self.rng.stream(f"deal/{self.deal}")

    def settle(self, lines: list[ScoreLine]) -> None:
        """The deal is over and gave these points; the house deals the next, or the match ends."""
        self.lines = lines
        # A new list: copies made before share the old one.
        self.deal_scores = [*self.deal_scores, self.summed(lines)]
        self.settled = True
        self.over = self.deal == self.deals_agreed or self.is_final()

    def summed(self, lines: list[ScoreLine]) -> list[int]:
        by_seat = [0] * self.seats
        for line in lines:
            by_seat[line.seat] += line.points
        return [sum([by_seat[seat] for seat in team]) for team in self.teams()]

    def copy_match_to(self, twin: State) -> None:
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.settled = self.settled
        twin.over = self.over
        twin.lines = self.lines
        twin.deal_scores = self.deal_scores

    def left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.seats)
