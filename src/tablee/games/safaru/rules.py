"""Safarü: animals are caught with the number of a card, in up to three ways a turn; and reversed.

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
    lowest,
    members,
    nth,
    only,
    open_zone,
    own_zone,
    size,
)
from tablee.engine.moves import Move, Seat, Vocabulary, alone
from tablee.engine.rng import Rng
from tablee.engine.sixty import DECK, NUMBER
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, Text
from tablee.games.safaru.hunt import Hunt
from tablee.games.safaru.judge import (
    MUST_CATCH,
    can_be_done,
    can_catch,
    judge_done,
    judge_method,
    judge_pair,
    judge_take,
)
from tablee.games.safaru.moves import (
    ADD,
    DONE,
    FREES,
    METHODS,
    NAMES,
    PAIRING,
    PAIRS,
    PLAYS,
    TAKES,
    TOTAL_UP,
    VOCABULARY,
    Begin,
    Free,
    Name,
    Pair,
    Play,
    Take,
)
from tablee.games.safaru.options import SafaruOptions, in_play, piles_of
from tablee.games.safaru.score import pack_lines, reversed_lines
from tablee.games.safaru.sums import Tally, catches, tally_of

# The phases of a turn, in their order.
CARD: Final = 0
NAMING: Final = 1
CATCH: Final = 2
PHASES: Final = ["card", "naming", "catch"]

HAND: Final = 4  # §2.1: to each, and as many on the table

STUDY_HAND: Final = 2  # of the study pack; the next hands have one card

NOT_IN_HAND: Final = Refusal("safaru.3.1", "not-in-hand")
CARD_FIRST: Final = Refusal("safaru.3.1", "card-first")
ONE_CARD: Final = Refusal("safaru.3.1", "one-card")
CATCHES_NOTHING: Final = Refusal("safaru.3.2", "catches-nothing")
NAME_FIRST: Final = Refusal("safaru.7.2", "name-first")
NOT_POSSIBLE: Final = Refusal("safaru.7.2", "not-possible")


class Safaru(State[SafaruOptions]):
    """A match of Safarü. A deal of the engine is a whole pack."""

    def __init__(self, options: SafaruOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.phase = CARD
        self.turn = Seat(0)
        self.hands = SeatSets()
        self.table: CardSet = EMPTY  # without the card that is being played
        self.tally: Tally = 0  # of the table
        self.stock: list[Card] = []  # the last one is handed out first
        self.piles: list[CardSet] = []  # caught in the turns before; of a player or of a team
        self.hunt = Hunt(Seat(0), EMPTY)  # this turn; between two, the one before

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §2 The pack

    def set_up(self, rng: Rng) -> None:
        self.stock = in_play(self.options, self.seats)
        rng.shuffle(self.stock)
        self.table, self.tally = EMPTY, 0
        self.hands = SeatSets()
        self.piles = [EMPTY] * piles_of(self.options, self.seats)
        self.hand_out()
        self.hunt = Hunt(self.dealer, EMPTY)

    def hand_out(self) -> None:
        """§2.1, §2.3: hands first, then the table, as long as there are cards."""
        hand, laid_out = (STUDY_HAND, 0) if self.options.study else (HAND, HAND)
        each = min(hand, len(self.stock) // self.seats)
        for seat in range(self.seats):
            self.hands.put(seat, self.draw(each))
        self.lay(self.draw(min(laid_out, len(self.stock))))
        self.phase, self.turn = CARD, self.left_of(self.dealer)

    def draw(self, count: int) -> CardSet:
        found: CardSet = EMPTY
        for _ in range(count):
            found |= only(self.stock.pop())
        return found

    def lay(self, cards: CardSet) -> None:
        """Cards that come to the table."""
        self.table |= cards
        self.tally += tally_of(cards)

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        return alone(self.left_of(self.turn) if self.phase == NAMING else self.turn)

    def choices(self, seat: Seat) -> list[Move]:
        if self.phase == CARD:
            hand = members(DECK.one_of_each_kind(self.hands.of(seat)))
            return [self.turn_with(card) for card in hand]
        if self.phase == NAMING:
            return [NAMES[method] for method in self.hunt.possible_methods(self.table)]
        moves: list[Move] = []
        if self.hunt.can_begin_adding(self.tally):
            moves.append(ADD)
        if self.hunt.can_begin_totalling(self.tally):
            moves.append(TOTAL_UP)
        moves += DECK.moves_with(PAIRS, self.hunt.pairable(self.table))
        moves += DECK.moves_with(TAKES, self.hunt.next_steps(self.table, self.tally))
        if self.hunt.may_end(self.table):
            moves.append(DONE)
        return moves

    def turn_with(self, card: Card) -> Move:
        """§3.2, §3.3: a card that can catch is played to catch, and no other."""
        is_hunting = catches(NUMBER[card], self.tally)
        kind = DECK.kind_of[card]
        return PLAYS[kind] if is_hunting else FREES[kind]

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making it."""
        if self.settled or self.phase == NAMING:
            return super().random_move(seat, rng)
        if self.phase == CATCH:
            return self.random_catch(rng)
        kinds: CardSet = DECK.one_of_each_kind(self.hands.of(seat))
        return self.turn_with(nth(kinds, rng.below(size(kinds))))

    def random_catch(self, rng: Rng) -> Move:
        """The choices counted in their order: the two sums, pairs, cards for the sum, the end."""
        hunt = self.hunt
        takes: CardSet = DECK.one_of_each_kind(hunt.next_steps(self.table, self.tally))
        if not hunt.is_complete():
            return DECK.nth_move(TAKES, takes, rng.below(size(takes)))
        adding = 1 if hunt.can_begin_adding(self.tally) else 0
        sums = adding + (1 if hunt.can_begin_totalling(self.tally) else 0)
        pairs: CardSet = DECK.one_of_each_kind(hunt.pairable(self.table))
        until_takes = sums + size(pairs)
        until_end = until_takes + size(takes)
        pick = rng.below(until_end + (1 if hunt.may_end(self.table) else 0))
        if pick < sums:
            return ADD if pick < adding else TOTAL_UP
        if pick < until_takes:
            return DECK.nth_move(PAIRS, pairs, pick - sums)
        return DECK.nth_move(TAKES, takes, pick - until_takes) if pick < until_end else DONE

    # Why not

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if self.phase == CARD:
            return self.judge_card(seat, move)
        if self.phase == NAMING:
            return self.judge_name(move)
        if isinstance(move, Take):
            return judge_take(self.hunt, self.table, move.kind)
        if isinstance(move, Pair):
            return judge_pair(self.hunt, self.table, move.kind)
        if isinstance(move, Play | Free):
            return ONE_CARD
        if isinstance(move, Begin):
            return judge_method(self.hunt, self.table, move.method)
        if move == DONE:
            return judge_done(self.hunt, self.table)
        return NOT_NOW

    def judge_card(self, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Play | Free):
            return NOT_NOW if isinstance(move, Name) else CARD_FIRST
        wanted: CardSet = move.kind
        if self.hands.of(seat) & wanted == EMPTY:
            return NOT_IN_HAND
        is_able = can_catch(NUMBER[lowest(wanted)], self.table)
        if isinstance(move, Play):
            return None if is_able else CATCHES_NOTHING
        return MUST_CATCH if is_able else None

    def judge_name(self, move: Move) -> Refusal | None:
        if not isinstance(move, Name):
            return NAME_FIRST
        is_able = can_be_done(move.method, self.hunt.number, self.table)
        return None if is_able else NOT_POSSIBLE

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Take):
            self.hunt.take(self.take_off(move.kind))
        elif isinstance(move, Begin):
            self.hunt.begin(move.method)
        elif isinstance(move, Play):
            self.play_card(seat, move.kind)
        elif isinstance(move, Free):
            self.begin_turn(seat, move.kind)
            self.end_turn()
        elif isinstance(move, Pair):
            self.hunt.pair(self.take_off(move.kind))
        elif isinstance(move, Name):
            self.name(move.method)
        else:
            self.end_turn()

    # §3 The hunt

    def begin_turn(self, seat: Seat, wanted: CardSet) -> None:
        hand: CardSet = self.hands.of(seat)
        held: CardSet = hand & wanted
        card: CardSet = held & -held
        self.hands.put(seat, hand ^ card)
        self.hunt.begin_turn(seat, card)

    def play_card(self, seat: Seat, wanted: CardSet) -> None:
        self.begin_turn(seat, wanted)
        self.phase = CATCH
        if self.options.reversed and len(self.hunt.possible_methods(self.table)) > 1:
            self.phase = NAMING  # §7.2

    def name(self, method: int) -> None:
        """§7.2: a sum that is named is begun."""
        self.hunt.named = method
        if method != PAIRING:
            self.hunt.begin(method)
        self.phase = CATCH

    def take_off(self, wanted: CardSet) -> CardSet:
        """Take a card of this kind off the table."""
        lying: CardSet = self.table & wanted
        card: CardSet = lying & -lying
        self.table ^= card
        self.tally -= tally_of(card)
        return card

    def end_turn(self) -> None:
        """§3.5: what was caught goes to the pile; so does the card played, if it made a pair."""
        hunt = self.hunt
        caught: CardSet = hunt.caught()
        if hunt.paired == EMPTY:
            self.lay(hunt.played)
        else:
            caught |= hunt.played
        if caught != EMPTY:
            pile: CardSet = self.piles[self.turn % len(self.piles)]
            self.piles[self.turn % len(self.piles)] = pile | caught
        self.phase, self.turn = CARD, self.left_of(self.turn)
        if self.hands.of(self.turn) == EMPTY:
            self.end_hands()

    def end_hands(self) -> None:
        """§2.3, §5.1: all hands are empty; the next player hands out, or the pack is over."""
        if self.stock:
            self.dealer = self.left_of(self.dealer)
            self.hand_out()
        else:
            scorers = [team[0] for team in self.teams()]
            if self.options.reversed:
                self.settle(reversed_lines(self.piles, scorers))
            else:
                self.settle(pack_lines(self.piles, scorers))

    # §6, §7.8 The match

    def teams(self) -> list[list[Seat]]:
        sides = piles_of(self.options, self.seats)
        return [[Seat(s) for s in range(side, self.seats, sides)] for side in range(sides)]

    def lowest_wins(self) -> bool:
        return self.options.reversed

    def is_final(self) -> bool:
        if self.options.reversed:
            return self.deal == (self.options.rounds or self.seats)
        return max(self.scores()) >= self.options.target

    # What the engine asks besides

    def prompt(self, seat: Seat) -> Text:
        if self.phase == CARD:
            return Text("safaru-card")
        card = DECK.name(lowest(self.hunt.played))
        if self.phase == NAMING:
            return Text("safaru-naming", {"seat": self.turn, "card": card})
        if not self.hunt.is_complete():
            return Text(f"safaru-{METHODS[self.hunt.method]}-on", {"missing": self.hunt.missing})
        if self.hunt.caught() == EMPTY:
            return Text("safaru-catch", {"card": card})
        is_zero_due = self.hunt.is_zero_due(self.table)
        return Text("safaru-zero-due") if is_zero_due else Text("safaru-go-on")

    def copy(self) -> Safaru:
        copy = Safaru(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.phase = self.phase
        copy.turn = self.turn
        copy.hands = self.hands.copy()
        copy.table = self.table
        copy.tally = self.tally
        copy.stock = list(self.stock)
        copy.piles = list(self.piles)
        copy.hunt = self.hunt.copy()
        return copy

    def zones(self) -> list[Zone]:
        is_hunting = self.phase != CARD
        caught: CardSet = self.hunt.caught() if is_hunting else EMPTY
        played: CardSet = self.hunt.played if is_hunting else EMPTY
        found = [
            hidden_zone("stock", DECK.named(self.stock)),
            open_zone("table", DECK.set_named(self.table)),
            open_zone("card", DECK.set_named(played)),
            open_zone("catch", DECK.set_named(caught)),
        ]
        for s in range(self.seats):
            found.append(own_zone(f"hand {s}", DECK.set_named(self.hands.of(s)), Seat(s)))
        for p, pile in enumerate(self.piles):
            found.append(open_zone(f"pile {p}", DECK.set_named(pile)))
        return found

    def details(self) -> dict[str, object]:
        hunt = self.hunt
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "hunter": hunt.seat,
            "played": DECK.set_named(hunt.played),
            "named": METHODS[hunt.named],
            "method": METHODS[hunt.method],
            "added": DECK.set_named(hunt.added),
            "totalled": DECK.set_named(hunt.totalled),
            "paired": DECK.set_named(hunt.paired),
            "caught": [size(pile) for pile in self.piles],
            "stock": len(self.stock),
        }
