"""Race. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card, Deck, Zone, hidden_zone, open_zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Claim, Move, Seat, Verdict, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.referee import ELIGIBLE, FALSE, LATE
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, ScoreLine, Text

MOST_SHAPES: Final = 20
COPIES: Final = 4
WON: Final = 2
FAULT: Final = 1
DEALS: Final = 2
KEPT: Final = 3  # §2.5: exposures to which a claim may refer
FLIP_MILLISECONDS: Final = 5000  # §1.2
SHORTEST_DELAY: Final = 200  # §1.3, milliseconds
DELAYS: Final = 401
LAST_MILLISECONDS: Final = 2000  # §3.1
LEAST_RESPONSE: Final = 100  # §2.4, milliseconds
DECK: Final = Deck([f"s{shape + 1}" for shape in range(MOST_SHAPES) for _ in range(COPIES)])

ALLOWED: Final = {"shapes": range(2, MOST_SHAPES + 1), "copies": range(1, COPIES + 1)}


@dataclass(frozen=True)
class RaceOptions(Options):
    shapes: int = 6
    copies: int = 3


@dataclass(frozen=True)
class Grab(Claim):
    """Reach for the totem: my card is like another."""

    def verb(self) -> str:
        return "grab"


FLIP: Final = Word("flip")
SHOW: Final = Word("show")  # the house: the card is seen by all at once
END: Final = Word("end")  # the house: nobody grabs any more
GRAB: Final = Grab()
VOCABULARY: Final = Vocabulary([FLIP, SHOW, END], [GRAB])


def in_play(options: RaceOptions) -> list[Card]:
    return [Card(c) for c in range(COPIES * options.shapes) if c % COPIES < options.copies]


def is_alike(tops: list[int], seat: Seat) -> bool:
    """Whether there is a card on top of this pile, and another like it."""
    return tops[seat] >= 0 and tops.count(tops[seat]) > 1


def cards(options: RaceOptions, seats: int) -> list[str]:
    return DECK.named(in_play(options))


class Race(State[RaceOptions]):
    """Cards are flipped in turn; whoever sees that theirs is like another grabs the totem."""

    def __init__(self, options: RaceOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.stocks: list[list[Card]] = []
        self.piles: list[list[Card]] = []
        self.won: list[Card] = []
        self.turn = Seat(0)
        self.flips = 0
        self.is_flipping = False
        self.tops: dict[int, list[int]] = {}  # by exposure: the kind on top of each pile, or none
        self.faults: list[tuple[int, Seat]] = []  # by exposure: who grabbed for nothing
        self.tally: list[ScoreLine] = []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        deck = in_play(self.options)
        rng.shuffle(deck)
        self.stocks = [deck[s :: self.seats] for s in range(self.seats)]
        self.piles = [[] for _ in range(self.seats)]
        self.won, self.faults, self.tally, self.tops = [], [], [], {}
        self.turn, self.flips, self.is_flipping = self.left_of(self.dealer), 0, False
        self.expose()

    def expose(self) -> None:
        """The table looks different: claims may refer to it, and for a while to what was before."""
        self.exposure += 1
        self.tops[self.exposure] = [DECK.kind_of[p[-1]] if p else -1 for p in self.piles]
        self.tops = {e: tops for e, tops in self.tops.items() if e > self.exposure - KEPT}
        self.faults = [fault for fault in self.faults if fault[0] in self.tops]

    # §1 Flipping

    def is_last(self) -> bool:
        return not self.stocks[self.turn] and not self.is_flipping

    def to_act(self) -> list[Seat]:
        return [HOUSE] if self.is_flipping or self.is_last() else [self.turn, HOUSE]

    def may_wait(self, seat: Seat) -> bool:
        return True  # §1.2: the house flips

    def house_move(self) -> Move:
        if self.is_flipping:
            return SHOW
        return END if self.is_last() else FLIP

    def clocks(self) -> list[Clock]:
        if self.is_flipping:
            delay = self.deal_rng().stream(f"delay/{self.flips}").below(DELAYS)
            return [Clock("show", "race-show", SHORTEST_DELAY + delay, SHOW, is_shown=False)]
        if self.is_last():
            return [Clock("end", "race-end", LAST_MILLISECONDS, END)]
        return [Clock(f"flip/{self.flips}", "race-flip", FLIP_MILLISECONDS, FLIP)]

    def choices(self, seat: Seat) -> list[Move]:
        return [self.house_move() if seat == HOUSE else FLIP]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        expected = self.house_move() if seat == HOUSE else FLIP
        return None if move == expected else NOT_NOW

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Verdict):
            self.decide(move)
        elif move == FLIP:
            self.flips += 1
            self.is_flipping = True
        elif move == SHOW:
            self.is_flipping = False
            self.piles[self.turn].append(self.stocks[self.turn].pop())
            self.turn = self.left_of(self.turn)
            self.expose()
        else:
            self.settle(self.tally)

    # §2 Grabbing

    def claims(self, seat: Seat) -> list[Claim]:
        return [GRAB]  # §2.1: always, to everybody

    def exposures(self) -> list[int]:
        return list(self.tops)

    def ruling(self, seat: Seat, claim: Claim, exposure: int) -> str:
        if exposure not in self.tops:
            return LATE
        is_right = is_alike(self.tops[exposure], seat)
        first = self.cause(seat, claim, exposure) if is_right else exposure
        if any((e, seat) in self.faults for e in range(first, exposure + 1)):
            return LATE  # §2.3: once for the same cards
        return ELIGIBLE if is_right else FALSE

    def cause(self, seat: Seat, claim: Claim, exposure: int) -> int:
        """§2.4: the layout in which this card was first like another, if it is still known."""
        shape = self.tops[exposure][seat]
        while True:
            before = self.tops.get(exposure - 1)
            if before is None or before[seat] != shape or not is_alike(before, seat):
                return exposure
            exposure -= 1

    def least_response(self) -> int:
        return LEAST_RESPONSE

    def decide(self, verdict: Verdict) -> None:
        seat, exposure = verdict.seat, verdict.exposure
        if not self.is_upheld(verdict):
            self.faults.append((exposure, seat))
            self.tally.append(ScoreLine(seat, "race.2.3", "fault", -FAULT))
            return
        shape = self.tops[exposure][seat]
        alike = [s for s in range(self.seats) if self.tops[exposure][s] == shape]
        for s in alike:
            self.won += self.piles[s]
            self.piles[s] = []
        self.tally.append(ScoreLine(seat, "race.2.2", "grabbed", WON))
        self.tops, self.faults = {}, []  # §2.2: whatever was claimed meanwhile comes too late
        self.expose()

    # §3 The end

    def is_final(self) -> bool:
        return self.deal == DEALS

    def prompt(self, seat: Seat) -> Text:
        return Text("race-flip-or-wait")

    def copy(self) -> Race:
        copy = Race(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.stocks = [list(stock) for stock in self.stocks]
        copy.piles = [list(pile) for pile in self.piles]
        copy.won = list(self.won)
        copy.turn, copy.flips, copy.is_flipping = self.turn, self.flips, self.is_flipping
        copy.tops = dict(self.tops)
        copy.faults = list(self.faults)
        copy.tally = list(self.tally)
        return copy

    def zones(self) -> list[Zone]:
        found = [open_zone("won", DECK.named(self.won))]
        for s in range(self.seats):
            found.append(hidden_zone(f"stock {s}", DECK.named(self.stocks[s])))
            found.append(open_zone(f"pile {s}", DECK.named(self.piles[s])))
        return found

    def details(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "flips": self.flips,
            "flipping": self.is_flipping,
            "exposure": self.exposure,
            "tops": [[exposure, *tops] for exposure, tops in self.tops.items()],
            "faults": [[exposure, seat] for exposure, seat in self.faults],
            "tally": [[line.seat, line.points] for line in self.tally],
        }
