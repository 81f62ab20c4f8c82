"""Window. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card, Deck, Zone, hidden_zone, open_zone, own_zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Params, Refusal, ScoreLine, Text

MOST_RANKS: Final = 9
UNCHALLENGED: Final = 1
CAUGHT: Final = 2
DEALS: Final = 3
DECK: Final = Deck([f"{colour}{rank + 1}" for rank in range(MOST_RANKS) for colour in "rb"])

NOT_IN_HAND: Final = Refusal("window.1.1", "not-in-hand")

ALLOWED: Final = {"ranks": range(1, MOST_RANKS + 1), "seconds": range(1, 16)}


@dataclass(frozen=True)
class WindowOptions(Options):
    ranks: int = 6
    seconds: int = 10


@dataclass(frozen=True)
class Lay(Move):
    """Lay a card face down and claim that it is red."""

    card: Card

    def verb(self) -> str:
        return "lay"

    def params(self) -> Params:
        return {"card": DECK.name(self.card)}


LAYS: Final = [Lay(Card(card)) for card in range(len(DECK.names))]
CHALLENGE: Final = Word("challenge")  # the card is said not to be red
CLOSE: Final = Word("close")  # the house: time is up
VOCABULARY: Final = Vocabulary([*LAYS, CHALLENGE, CLOSE])


def cards(options: WindowOptions, seats: int) -> list[str]:
    return DECK.names[: 2 * options.ranks]


def is_red(card: Card) -> bool:
    return card % 2 == 0


class Window(State[WindowOptions]):
    """Lay, wait for challenges, go on; the deal ends when all hands are empty."""

    def __init__(self, options: WindowOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.hands: list[list[Card]] = []
        self.buried: list[list[Card]] = []
        self.shown: list[Card] = []
        self.stock: list[Card] = []
        self.laid: list[Card] = []  # the card that may be challenged, if any
        self.turn = Seat(0)
        self.tally: list[ScoreLine] = []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        cards = [Card(card) for card in range(2 * self.options.ranks)]
        rng.shuffle(cards)
        each = len(cards) // (self.seats + 1)  # §1: as many stay in the stock, unseen
        self.hands = [sorted(cards[each * s : each * (s + 1)]) for s in range(self.seats)]
        self.stock = cards[each * self.seats :]
        self.buried = [[] for _ in range(self.seats)]
        self.shown, self.laid, self.tally = [], [], []
        self.turn = self.left_of(self.dealer)
        if each == 0:
            self.settle([])

    def to_act(self) -> list[Seat]:
        if not self.laid:
            return [self.turn]
        return [Seat(s) for s in range(self.seats) if s != self.turn] + [HOUSE]  # §2

    def choices(self, seat: Seat) -> list[Move]:
        if not self.laid:
            return [LAYS[card] for card in self.hands[seat]]
        return [CLOSE if seat == HOUSE else CHALLENGE]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Lay) and not self.laid:
            return None if move.card in self.hands[seat] else NOT_IN_HAND
        if self.laid and move == (CLOSE if seat == HOUSE else CHALLENGE):
            return None
        return NOT_NOW

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Lay):
            self.hands[seat].remove(move.card)
            self.laid = [move.card]
        elif seat == HOUSE:
            self.tally.append(ScoreLine(self.turn, "window.2.1", "unchallenged", UNCHALLENGED))
            self.go_on(self.buried[self.turn])
        else:
            self.challenged(seat)
            self.go_on(self.shown)

    def challenged(self, challenger: Seat) -> None:
        """§2.2, §2.3: the card is shown, and one of the two pays the other."""
        wrong = challenger if is_red(self.laid[0]) else self.turn
        right = self.turn if wrong == challenger else challenger
        self.tally.append(ScoreLine(wrong, "window.2.2", "wrong", -CAUGHT))
        self.tally.append(ScoreLine(right, "window.2.3", "right", CAUGHT))

    def go_on(self, pile: list[Card]) -> None:
        pile.append(self.laid.pop())
        self.turn = self.left_of(self.turn)
        if not self.hands[self.turn]:
            self.settle(self.tally)

    def is_final(self) -> bool:
        return self.deal == DEALS

    def clocks(self) -> list[Clock]:
        if not self.laid:
            return []
        return [Clock("window", "window-clock", 1000 * self.options.seconds, CLOSE)]

    def may_wait(self, seat: Seat) -> bool:
        return bool(self.laid)

    def prompt(self, seat: Seat) -> Text:
        return Text("challenge-or-wait") if self.laid else Text("lay-a-card")

    def copy(self) -> Window:
        copy = Window(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.hands = [list(hand) for hand in self.hands]
        copy.buried = [list(pile) for pile in self.buried]
        copy.shown = list(self.shown)
        copy.stock = list(self.stock)
        copy.laid = list(self.laid)
        copy.turn = self.turn
        copy.tally = list(self.tally)
        return copy

    def zones(self) -> list[Zone]:
        found = [hidden_zone("stock", DECK.named(self.stock))]
        found.append(open_zone("shown", DECK.named(self.shown)))
        found.append(own_zone("laid", DECK.named(self.laid), self.turn))
        for s in range(self.seats):
            found.append(own_zone(f"hand {s}", DECK.named(self.hands[s]), Seat(s)))
            found.append(own_zone(f"buried {s}", DECK.named(self.buried[s]), Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {"turn": self.turn, "tally": [[line.seat, line.points] for line in self.tally]}
