"""The one shape that every game has: a match of deals, and the questions that it answers.

A game answers for what happens inside a deal (`to_act`, `choices`, `judge`, `perform`); this class
adds what all games share: deals, dealer, totals, the end, and the refusals of a move out of turn.
"""

from __future__ import annotations

from typing import Final, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from tablee.engine.cards import Zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import BREAK_OFF, DEAL, HOUSE, Claim, Move, Seat, Verdict, Vocabulary
from tablee.engine.options import Options, OptionsT
from tablee.engine.referee import ELIGIBLE, LATE
from tablee.engine.rng import Rng
from tablee.engine.words import Refusal, ScoreLine, Text

NOT_YOUR_TURN: Final = Refusal("table.1", "not-your-turn")
NOT_NOW: Final = Refusal("table.2", "not-now")
MATCH_OVER: Final = Refusal("table.3", "match-over")
ONLY_THE_HOUSE_DEALS: Final = Refusal("table.4", "only-the-house-deals")
ONLY_THE_HOUSE_DECIDES: Final = Refusal("table.5", "only-the-house-decides")
NOT_TO_BE_DECIDED: Final = Refusal("table.5", "not-to-be-decided")


class IllegalMove(Exception):
    """The rules refuse this move: an answer, not a fault."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[OptionsT]):
    """A match in progress. Mutable; everything handed in or out is a value."""

    def __init__(self, options: OptionsT, seats: int, rng: Rng) -> None:
        """An empty table; `begin` makes the first deal."""
        self.options = options
        self.seats = seats
        self.rng = rng  # only labelled sub-streams are drawn from, so that copies may share it
        self.deal = 0
        self.dealer = Seat(0)
        self.settled = False
        self.over = False
        self.is_broken_off = False
        self.exposure = 0  # counts what claims may refer to; a game with claims raises it
        self.lines: list[ScoreLine] = []
        self.deal_scores: list[list[int]] = []

    # What a game answers.

    def vocabulary(self) -> Vocabulary:
        """The moves and claims of this game, as it is played here."""
        raise NotImplementedError

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

    def copy(self) -> State[OptionsT]:
        """An independent copy; a game makes one, fills it and calls `copy_match_to`."""
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

    def deals_decide(self) -> bool:
        """Whether deals won are the score of the match; then their points aren't added up."""
        return False

    def first_dealer(self) -> Seat:
        return Seat(self.rng.stream("dealer").below(self.seats))

    def next_dealer(self) -> Seat:
        return self.left_of(self.dealer)

    def clocks(self) -> list[Clock]:
        """What runs now; a house that acts without a clock keeps the table's pace."""
        return []

    def may_wait(self, seat: Seat) -> bool:
        """Whether an active seat may let its moment go by: then nobody waits for it."""
        return False

    def closes_talk(self) -> bool:
        """Whether nobody may say anything now: what is sealed stays sealed."""
        return False

    def claims(self, seat: Seat) -> list[Claim]:
        """What a seat may claim now, whoever is active."""
        return []

    def exposures(self) -> list[int]:
        """What claims may refer to: the newest exposure, and those not decided yet."""
        return [self.exposure]

    def ruling(self, seat: Seat, claim: Claim, exposure: int) -> str:
        """What the rules say to a claim: ELIGIBLE, FALSE or LATE."""
        return LATE

    def cause(self, seat: Seat, claim: Claim, exposure: int) -> int:
        """The exposure that called for an eligible claim: this one, or an earlier one."""
        return exposure

    def least_response(self) -> int:
        """Milliseconds after its cause; a claim that comes faster is early: a false one."""
        return 0

    def head_start(self, seat: Seat) -> int:
        """Milliseconds that are taken off a seat's response time when claims are compared."""
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
        if self.settled or self.over:
            return [DEAL] if seat == HOUSE and not self.over else []
        if seat not in self.to_act():
            return []
        return self.choices(seat) + self.verdicts() if seat == HOUSE else self.choices(seat)

    def running_clocks(self) -> list[Clock]:
        return [] if self.settled or self.over else self.clocks()

    def open_claims(self, seat: Seat) -> list[Claim]:
        return [] if self.settled or self.over else self.claims(seat)

    def answer_to(self, seat: Seat, claim: Claim, exposure: int) -> str:
        """The ruling on a claim; whatever isn't open any more is LATE."""
        is_open = (
            seat < self.seats and claim in self.open_claims(seat) and exposure in self.exposures()
        )
        return self.ruling(seat, claim, exposure) if is_open else LATE

    def verdicts(self) -> list[Move]:
        """Every decision that a claim could call for now."""
        found: list[Move] = []
        for s in range(self.seats):
            for claim in self.claims(Seat(s)):
                for exposure in self.exposures():
                    ruling = self.ruling(Seat(s), claim, exposure)
                    if ruling != LATE:
                        found.append(Verdict(Seat(s), claim, exposure))
                    if ruling == ELIGIBLE and self.least_response() > 0:
                        found.append(Verdict(Seat(s), claim, exposure, is_early=True))
        return found

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the rules refuse this move, or None if they allow it."""
        if self.over:
            return MATCH_OVER
        if move == DEAL:
            return None if self.settled and seat == HOUSE else ONLY_THE_HOUSE_DEALS
        if move == BREAK_OFF:
            return None if seat == HOUSE else ONLY_THE_HOUSE_DECIDES
        if seat not in self.active():
            return NOT_YOUR_TURN
        if self.settled:
            return NOT_NOW
        return (
            self.judge_verdict(seat, move) if isinstance(move, Verdict) else self.judge(seat, move)
        )

    def judge_verdict(self, seat: Seat, verdict: Verdict) -> Refusal | None:
        """Whoever was first, by whatever figures: the claim must be open to its seat."""
        if seat != HOUSE:
            return ONLY_THE_HOUSE_DECIDES
        ruling = self.answer_to(verdict.seat, verdict.claim, verdict.exposure)
        is_timely = not verdict.is_early or (ruling == ELIGIBLE and self.least_response() > 0)
        return None if ruling != LATE and is_timely else NOT_TO_BE_DECIDED

    def is_upheld(self, verdict: Verdict) -> bool:
        """Whether a verdict that is being carried out finds for its claimant."""
        ruling = self.ruling(verdict.seat, verdict.claim, verdict.exposure)
        return ruling == ELIGIBLE and not verdict.is_early

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a legal move. Not checked: search calls this a million times."""
        if move is BREAK_OFF:
            self.over = self.is_broken_off = True
        elif self.settled:
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
        """Of every team so far, what the ranking goes by: points, or deals won."""
        rows = self.won_deals() if self.deals_decide() else self.deal_scores
        return [sum(column) for column in zip(*rows, strict=True)] or [0 for _ in self.teams()]

    def won_deals(self) -> list[list[int]]:
        """For each deal scored a 1 for every team that has won it, alone or with others."""
        rows: list[list[int]] = []
        for row in self.deal_scores:
            best = min(row) if self.lowest_wins() else max(row)
            rows.append([1 if score == best else 0 for score in row])
        return rows

    def ranking(self) -> list[int]:
        """The place of every team, 1 for the best; equal ones share it. None if broken off."""
        if self.is_broken_off:
            return []
        scores = self.scores()
        is_less_better = self.lowest_wins() and not self.deals_decide()
        better_first = sorted(scores, reverse=not is_less_better)
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
        self.over = self.deal == self.options.deals or self.is_final()

    def summed(self, lines: list[ScoreLine]) -> list[int]:
        by_seat = [0] * self.seats
        for line in lines:
            by_seat[line.seat] += line.points
        return [sum([by_seat[seat] for seat in team]) for team in self.teams()]

    def copy_match_to(self, copy: State[OptionsT]) -> None:
        copy.deal = self.deal
        copy.dealer = self.dealer
        copy.settled = self.settled
        copy.over = self.over
        copy.is_broken_off = self.is_broken_off
        copy.exposure = self.exposure
        copy.lines = self.lines
        copy.deal_scores = self.deal_scores

    def left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.seats)


AnyState: TypeAlias = State[Options]  # of a game that isn't known
