"""Teams. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.engine.cards import (
    EMPTY,
    Card,
    CardSet,
    Deck,
    Zone,
    hidden_zone,
    lowest,
    members,
    only,
    open_zone,
    own_zone,
    set_of,
)
from tablee.engine.moves import Move, Seat, Vocabulary, Word
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Params, Refusal, ScoreLine, Text

MOST_RANKS: Final = 15
COPIES: Final = 2
HALF: Final = 1  # points are counted in halves
ONE: Final = 2
DEALS: Final = 2
COLOURS: Final = "rg"
# Red first; copies stand side by side, and a rank of 15 in green is card 59.
DECK: Final = Deck(
    [f"{c}{rank + 1}" for c in COLOURS for rank in range(MOST_RANKS) for _ in range(COPIES)]
)
SIDE: Final = MOST_RANKS * COPIES

NOT_IN_HAND: Final = Refusal("teams.1.1", "not-in-hand")
MUST_FOLLOW: Final = Refusal("teams.1.2", "must-follow")

ALLOWED: Final = {"ranks": range(2, MOST_RANKS + 1), "copies": range(1, COPIES + 1)}


@dataclass(frozen=True)
class TeamsOptions(Options):
    ranks: int = MOST_RANKS
    copies: int = COPIES


@dataclass(frozen=True)
class Play(Move):
    """Lay a card of this kind into the trick."""

    kind: int

    def verb(self) -> str:
        return "play"

    def params(self) -> Params:
        return {"card": DECK.kinds[self.kind]}


PLAYS: Final[list[Move]] = [Play(kind) for kind in range(len(DECK.kinds))]
BY_CARDS: Final = Word("cards")  # each card of the trick counts a half
BY_TOP: Final = Word("top")  # the rank of the winning card counts
VOCABULARY: Final = Vocabulary([*PLAYS, BY_CARDS, BY_TOP])


def in_play(options: TeamsOptions) -> list[Card]:
    """The highest ranks, in as many copies as agreed."""
    lowest_rank = MOST_RANKS - options.ranks
    every = range(len(DECK.names))
    return [Card(c) for c in every if rank(Card(c)) > lowest_rank and c % COPIES < options.copies]


def half_points(options: TeamsOptions) -> int:
    return ONE


def cards(options: TeamsOptions, seats: int) -> list[str]:
    return DECK.named(in_play(options))


def rank(card: Card) -> int:
    return card % SIDE // COPIES + 1


def side(card: Card) -> CardSet:
    """All cards of this card's colour."""
    red = only(SIDE) - 1
    return red if card < SIDE else red << SIDE


class Teams(State[TeamsOptions]):
    """Tricks between two teams of partners who sit opposite each other."""

    def __init__(self, options: TeamsOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.hands: list[CardSet] = []
        self.stock: list[Card] = []
        self.trick: list[Card] = []
        self.played: list[Card] = []
        self.voids: list[CardSet] = []  # by seat: cards of a colour that it couldn't follow
        self.leader = Seat(0)
        self.tally: list[ScoreLine] = []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def set_up(self, rng: Rng) -> None:
        cards = in_play(self.options)
        rng.shuffle(cards)
        each = len(cards) // self.seats
        self.hands = [set_of(cards[each * s : each * (s + 1)]) for s in range(self.seats)]
        self.stock = cards[each * self.seats :]
        self.trick, self.played, self.tally = [], [], []
        self.voids = [EMPTY for _ in range(self.seats)]
        self.leader = self.left_of(self.dealer)

    def is_full(self) -> bool:
        return len(self.trick) == self.seats

    def to_act(self) -> list[Seat]:
        """§2.1: once the trick is full, the left neighbour of its winner."""
        turn = self.left_of(self.winner()) if self.is_full() else self.leader + len(self.trick)
        return [Seat(turn % self.seats)]

    def playable(self, seat: Seat) -> CardSet:
        hand = self.hands[seat]
        return (hand & side(self.trick[0])) or hand if self.trick else hand  # §1.2

    def choices(self, seat: Seat) -> list[Move]:
        if self.is_full():
            return [BY_CARDS, BY_TOP]
        kinds = dict.fromkeys([card // COPIES for card in members(self.playable(seat))])
        return [PLAYS[kind] for kind in kinds]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if self.is_full():
            return None if move in (BY_CARDS, BY_TOP) else NOT_NOW
        if not isinstance(move, Play):
            return NOT_NOW
        wanted = DECK.kind_set(DECK.kinds[move.kind])
        if self.hands[seat] & wanted == EMPTY:
            return NOT_IN_HAND
        return MUST_FOLLOW if self.playable(seat) & wanted == EMPTY else None

    def perform(self, seat: Seat, move: Move) -> None:
        if not isinstance(move, Play):
            self.take(move)
            return
        card = lowest(self.hands[seat] & DECK.kind_set(DECK.kinds[move.kind]))
        self.hands[seat] ^= only(card)
        if self.trick and side(self.trick[0]) & only(card) == EMPTY:
            self.voids[seat] |= side(self.trick[0])
        self.trick.append(card)
        self.played.append(card)

    def winner(self) -> Seat:
        """§1.3: the highest of the colour led; of two copies the first played."""
        best = 0
        for place, card in enumerate(self.trick):
            follows = side(card) == side(self.trick[0])
            if follows and rank(card) > rank(self.trick[best]):
                best = place
        return Seat((self.leader + best) % self.seats)

    def take(self, way: Move) -> None:
        """§2.2, §2.3: as the neighbour chose."""
        winner = self.winner()
        if way == BY_TOP:
            top = rank(self.trick[(winner - self.leader) % self.seats])
            self.tally.append(ScoreLine(winner, "teams.2.3", "top", ONE * top, {"rank": top}))
        else:
            count = len(self.trick) + 1
            self.tally.append(
                ScoreLine(winner, "teams.2.2", "cards", HALF * count, {"count": count})
            )
        self.leader, self.trick = winner, []
        if self.hands[winner] == EMPTY:
            self.settle(self.tally)

    def teams(self) -> list[list[Seat]]:
        return [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]

    def lowest_wins(self) -> bool:
        return True

    def is_final(self) -> bool:
        return self.deal == DEALS

    def prompt(self, seat: Seat) -> Text:
        return Text("choose-the-count") if self.is_full() else Text("play-a-card")

    def copy(self) -> Teams:
        copy = Teams(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.hands = list(self.hands)
        copy.stock = list(self.stock)
        copy.trick = list(self.trick)
        copy.played = list(self.played)
        copy.voids = list(self.voids)
        copy.leader = self.leader
        copy.tally = list(self.tally)
        return copy

    def zones(self) -> list[Zone]:
        found = [hidden_zone("stock", DECK.named(self.stock))]
        found.append(open_zone("played", DECK.named(self.played)))
        for s, hand in enumerate(self.hands):
            found.append(own_zone(f"hand {s}", DECK.set_named(hand), Seat(s)))
        return found

    def details(self) -> dict[str, object]:
        return {
            "leader": self.leader,
            "trick": DECK.named(self.trick),
            "voids": [DECK.set_named(cards) for cards in self.voids],
            "tally": [[line.seat, line.points] for line in self.tally],
        }
