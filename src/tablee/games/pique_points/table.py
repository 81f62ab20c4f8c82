"""What lies on the table: hands and stashes, the stock, both piles; how it is copied and described.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import (
    EMPTY,
    Card,
    CardSet,
    SeatSets,
    Zone,
    hidden_zone,
    only,
    open_zone,
    own_zone,
    seat_sets,
    set_of,
)
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.games.pique_points.deck import (
    DECK,
    INFRACTIONS,
    NO_LIMIT,
    NUMBER,
    SPEEDS,
    TOO_FAST,
    in_play,
)
from tablee.games.pique_points.options import PiquePointsOptions
from tablee.games.pique_points.turn import DUTIES, NOTHING, PHASES, START

HAND: Final = 5  # §1.2
STUDY_HAND: Final = 2


class Table(State[PiquePointsOptions]):
    """The cards of a game, and how far the turn is."""

    def __init__(self, options: PiquePointsOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.hands = SeatSets()
        self.stashes = SeatSets()
        self.stock: list[Card] = []  # the next card last
        self.route: list[Card] = []  # the piles, their top last
        self.driving: list[Card] = []
        self.reshuffles = 0
        self.renewer: Seat | None = None  # §2.5: made the stock, and no other drew or laid since
        self.phase = START
        self.turn = Seat(0)
        self.has_drawn = False
        self.has_laid = False
        self.offender: Seat | None = None  # §4.6: who laid the infraction on top
        self.duty = NOTHING
        self.duty_by: Seat | None = None
        self.turns = 0  # played so far
        self.idle = 0  # §6.2: turns in a row without a card laid or drawn
        self.thief: Seat | None = None  # what the last move did
        self.robbed: Seat | None = None
        self.stolen: CardSet = EMPTY
        self.skipped: Seat | None = None

    # §1 The deal

    def deal_out(self, rng: Rng) -> None:
        """§1.2"""
        cards = in_play(self.options.points, self.options.study)
        rng.shuffle(cards)
        each = min(STUDY_HAND, len(cards) // (self.seats + 1)) if self.options.study else HAND
        dealt = [cards[each * s : each * (s + 1)] for s in range(self.seats)]
        self.hands = seat_sets([set_of(hand) for hand in dealt])
        self.stashes = SeatSets()
        self.stock = cards[each * self.seats :]
        self.route, self.driving = [], []
        self.reshuffles, self.renewer = 0, None
        self.offender, self.duty, self.duty_by = None, NOTHING, None
        self.turns, self.idle = 0, 0
        self.forget_last_move()

    def forget_last_move(self) -> None:
        self.thief, self.robbed, self.stolen = None, None, EMPTY
        self.skipped = None

    # §2 Drawing

    def can_draw(self) -> bool:
        """§2.5: whether there is a card for whose turn it is, or a stock to be made."""
        return len(self.stock) > 0 or (self.has_piles() and self.renewer != self.turn)

    def has_piles(self) -> bool:
        """Whether there are cards to make a stock of."""
        return len(self.driving) > 0 or len(self.route) > 1

    def draw(self) -> None:
        """A card from the stock, if there is one."""
        if not self.can_draw():
            return
        self.see_acting(self.turn)
        if not self.stock:
            self.reshuffle()
        self.has_drawn = True
        self.hands.put(self.turn, self.hands.of(self.turn) | only(self.stock.pop()))

    def reshuffle(self) -> None:
        """§2.4: of both piles only the Route in force stays; an open infraction lapses."""
        self.stock = self.driving + self.route[:-1]
        self.driving, self.route = [], self.route[-1:]
        self.offender = None
        self.reshuffles += 1
        self.renewer = self.turn
        self.deal_rng().stream(f"reshuffle/{self.reshuffles}").shuffle(self.stock)

    def see_acting(self, seat: Seat) -> None:
        """§2.5: somebody draws or lays; whoever else made the stock may make another."""
        if self.renewer != seat:
            self.renewer = None

    # §4 What the Route allows

    def limit(self) -> int:
        """§4.2"""
        return NUMBER[self.route[-1]] if self.route else NO_LIMIT

    def offences(self) -> CardSet:
        """§4.4, §4.5: every card that it would be an infraction to lay now."""
        return INFRACTIONS | (TOO_FAST[self.route[-1]] if self.route else SPEEDS)

    # Everything else

    def copy_table_to(self, copy: Table) -> None:
        self.copy_match_to(copy)
        copy.hands, copy.stashes = self.hands.copy(), self.stashes.copy()
        copy.stock, copy.driving = list(self.stock), list(self.driving)
        copy.route = list(self.route)
        copy.reshuffles, copy.renewer = self.reshuffles, self.renewer
        copy.phase, copy.turn = self.phase, self.turn
        copy.has_drawn, copy.has_laid = self.has_drawn, self.has_laid
        copy.offender, copy.duty, copy.duty_by = self.offender, self.duty, self.duty_by
        copy.turns, copy.idle = self.turns, self.idle
        copy.thief, copy.robbed, copy.stolen = self.thief, self.robbed, self.stolen
        copy.skipped = self.skipped

    def zones(self) -> list[Zone]:
        return [
            hidden_zone("stock", DECK.named(self.stock)),
            open_zone("route", DECK.named(self.route)),
            open_zone("driving", DECK.named(self.driving)),
            *[
                open_zone(f"stash {s}", DECK.set_named(self.stashes.of(s)))
                for s in range(self.seats)
            ],
            *[
                own_zone(f"hand {s}", DECK.set_named(self.hands.of(s)), Seat(s))
                for s in range(self.seats)
            ],
        ]

    def details(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "turns": self.turns,
            "reshuffles": self.reshuffles,
            "renewer": self.renewer,
            "has_drawn": self.has_drawn,
            "has_laid": self.has_laid,
            "offender": self.offender,
            "duty": DUTIES[self.duty],
            "duty_by": self.duty_by,
            "idle": self.idle,
            "thief": self.thief,
            "robbed": self.robbed,
            "stolen": DECK.set_named(self.stolen),
            "skipped": self.skipped,
        }
