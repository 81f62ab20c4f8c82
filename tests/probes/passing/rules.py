"""Passing. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import Card, Deck, Zone, hidden_zone, open_zone, own_zone
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Params, Refusal, ScoreLine, Text

MOST_PAIRS: Final = 12
DEALS: Final = 2
DECK: Final = Deck([f"{kind}{n + 1}" for n in range(MOST_PAIRS) for kind in ("duty", "free")])

NOT_IN_HAND: Final = Refusal("passing.1.1", "not-in-hand")
DUTY_FIRST: Final = Refusal("passing.2.1", "duty-first")

ALLOWED: Final = {
    "pairs": range(3, MOST_PAIRS + 1),
    "hand": range(1, 4),
    "turns": range(1, 200),
}


@dataclass(frozen=True)
class PassingOptions(Options):
    pairs: int = 6
    hand: int = 2
    turns: int = 40


@dataclass(frozen=True)
class Play(Move):
    """Lay a card on the discard pile."""

    card: Card

    def verb(self) -> str:
        return "play"

    def params(self) -> Params:
        return {"card": DECK.name(self.card)}


DRAW: Final = Word("draw")
PLAYS: Final[list[Move]] = [Play(Card(card)) for card in range(len(DECK.names))]
VOCABULARY: Final = Vocabulary([*PLAYS, DRAW])


def cards(options: PassingOptions, seats: int) -> list[str]:
    return DECK.names[: 2 * options.pairs]


def is_duty(card: Card) -> bool:
    return card % 2 == 0


class Passing(State[PassingOptions]):
    """Be rid of your cards; a duty card binds the next player."""

    def __init__(self, options: PassingOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.hands: list[list[Card]] = []
        self.stock: list[Card] = []  # drawn from the end
        self.discard: list[Card] = []
        self.reshuffles = 0
        self.bound = False
        self.turn = Seat(0)
        self.turns = 0

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        self.stock = [Card(card) for card in range(2 * self.options.pairs)]
        rng.shuffle(self.stock)
        self.hands = [self.dealt() for _ in range(self.seats)]
        self.discard = [self.stock.pop()]
        self.reshuffles, self.turns, self.bound = 0, 0, False
        self.turn = self.left_of(self.dealer)

    def dealt(self) -> list[Card]:
        return sorted(self.stock.pop() for _ in range(self.options.hand))

    def to_act(self) -> list[Seat]:
        return [self.turn]

    def choices(self, seat: Seat) -> list[Move]:
        hand = self.hands[seat]
        return [PLAYS[card] for card in hand if is_duty(card) or not self.bound] + [DRAW]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Play):
            return None if move == DRAW else NOT_NOW
        if move.card not in self.hands[seat]:
            return NOT_IN_HAND
        return DUTY_FIRST if self.bound and not is_duty(move.card) else None

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Play):
            self.hands[seat].remove(move.card)
            self.discard.append(move.card)
            self.bound = is_duty(move.card)  # §2.1
        else:
            self.draw(seat)
            self.bound = False
        self.turn = self.left_of(seat)
        self.turns += 1
        if not self.hands[seat] or self.turns == self.options.turns:
            self.settle(
                [
                    ScoreLine(s, "passing.3.1", "left", -len(hand), {"count": len(hand)})
                    for s, hand in enumerate(self.hands)
                ]
            )

    def draw(self, seat: Seat) -> None:
        """§1.2: without a stock, all discards but the last are shuffled; none: nothing to draw."""
        if not self.stock and len(self.discard) > 1:
            self.reshuffles += 1
            self.stock, self.discard = self.discard[:-1], self.discard[-1:]
            self.deal_rng().stream(f"reshuffle/{self.reshuffles}").shuffle(self.stock)
        if self.stock:
            self.hands[seat] = sorted([*self.hands[seat], self.stock.pop()])

    def is_final(self) -> bool:
        return self.deal == DEALS

    def prompt(self, seat: Seat) -> Text:
        return Text("do-your-duty") if self.bound else Text("play-or-draw")

    def copy(self) -> Passing:
        copy = Passing(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.hands = [list(hand) for hand in self.hands]
        copy.stock = list(self.stock)
        copy.discard = list(self.discard)
        copy.reshuffles = self.reshuffles
        copy.bound = self.bound
        copy.turn = self.turn
        copy.turns = self.turns
        return copy

    def zones(self) -> list[Zone]:
        found = [hidden_zone("stock", DECK.named(self.stock))]
        found.append(open_zone("discard", DECK.named(self.discard)))
        for s, hand in enumerate(self.hands):
            found.append(own_zone(f"hand {s}", DECK.named(hand), Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "turns": self.turns,
            "bound": self.bound,
            "reshuffles": self.reshuffles,
        }
