"""Rummü: lay combinations down, add to those of others, and be the first without a card.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.cards import (
    EMPTY,
    Card,
    CardSet,
    Zone,
    hidden_zone,
    lowest,
    members,
    nth,
    only,
    open_zone,
    size,
)
from tablee.engine.moves import Move, Seat, Vocabulary, alone
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.engine.words import Refusal, Text
from tablee.games.rummu.combinations import FEWEST, KINDS, Combination, joker_like
from tablee.games.rummu.judge import judge
from tablee.games.rummu.moves import (
    DISCARDS,
    DRAW,
    TAKES,
    VOCABULARY,
    Add,
    Discard,
    Exchange,
    Lay,
    PickUp,
    Take,
    TakeBack,
)
from tablee.games.rummu.options import (
    RummuOptions,
    hand_size,
    in_play,
    opening,
    target_of,
    teams_of,
)
from tablee.games.rummu.prompts import prompt
from tablee.games.rummu.score import round_lines
from tablee.games.rummu.search import Search, additions, lays
from tablee.games.rummu.table import (
    BUSY,
    DISCARDING,
    DRAWING,
    PHASES,
    PLAYING,
    TAKING,
    TAKING_BACK,
    Table,
    removable,
)

IDLE_ROUNDS: Final = 2  # r10


class Rummu(State[RummuOptions]):
    """A match of Rummü. A deal of the engine is a round."""

    def __init__(self, options: RummuOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.table = Table()

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def teams(self) -> list[list[Seat]]:
        return teams_of(self.options, self.seats)

    # §2 The deal

    def set_up(self, rng: Rng) -> None:
        table = self.table = Table()
        table.stock = in_play(self.options, self.seats)
        rng.shuffle(table.stock)
        for seat in range(self.seats):
            for _ in range(hand_size(self.options, self.seats)):
                table.receive(Seat(seat), table.stock.pop())
        table.discards.append(table.stock.pop())  # §2.2
        table.turn = self.left_of(self.dealer)  # §2.3
        totals = self.scores()
        table.openings = [
            opening(self.options, self.seats, totals[seat % len(totals)])
            for seat in range(self.seats)
        ]

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        return alone(self.table.turn)

    def choices(self, seat: Seat) -> list[Move]:
        table = self.table
        if table.phase == DRAWING:
            take = TAKES[table.discards[-1]]
            return [take] if table.has_nothing_to_draw() else [DRAW, take]
        if table.phase == TAKING_BACK:
            return self.takings_back(seat)
        moves: list[Move] = []
        hand: CardSet = table.hands.of(seat)
        if table.phase == TAKING and table.discards:
            moves.append(TAKES[table.discards[-1]])
        if table.phase != DISCARDING:
            moves += [Lay(cards) for cards in lays(hand, table.fewest(seat))]
            if table.has_opened(seat):
                moves += self.additions(seat)
                moves += self.exchanges(seat)
        return moves + KINDS.moves_with(DISCARDS, hand)

    def additions(self, seat: Seat) -> list[Move]:
        """§5.3; r5: whoever has nothing to take back keeps a card."""
        table = self.table
        moves: list[Move] = []
        most = table.count(seat) - (0 if table.owns_any(seat) else 1)
        for laid in table.laid:
            for cards in additions(table.hands.of(seat), laid):
                if size(cards) <= most:
                    moves.append(Add(laid.number, cards))
        return moves

    def exchanges(self, seat: Seat) -> list[Move]:
        """§5.4"""
        moves: list[Move] = []
        for laid in self.table.laid:
            for card in members(laid.freeing() & self.table.hands.of(seat)):
                moves.append(Exchange(laid.number, card))
        return moves

    def takings_back(self, seat: Seat) -> list[Move]:
        """§5.6: a single card, or where there is none, a whole combination."""
        mine = [one for one in self.table.laid if one.owner == seat]
        singles: list[Move] = [
            TakeBack(one.number, card) for one in mine for card in members(removable(one))
        ]
        wholes: list[Move] = [PickUp(one.number) for one in mine]
        return singles or wholes

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making it; r5: that somebody keeps a card is rare."""
        table = self.table
        if self.settled or table.phase == TAKING_BACK:
            return super().random_move(seat, rng)
        if table.phase == DRAWING:
            may_draw = 0 if table.has_nothing_to_draw() else 1
            return DRAW if rng.below(1 + may_draw) < may_draw else TAKES[table.discards[-1]]
        if not table.has_opened(seat) or table.phase == DISCARDING:
            return self.random_opening(seat, rng)
        if not table.owns_any(seat):
            return super().random_move(seat, rng)
        return self.random_play(seat, rng)

    def random_opening(self, seat: Seat, rng: Rng) -> Move:
        """The choices of whoever hasn't opened, or may only discard, counted in their order."""
        table = self.table
        hand: CardSet = table.hands.of(seat)
        takes = 1 if table.phase == TAKING and table.discards else 0
        search = Search(hand, table.fewest(seat))
        if table.phase != DISCARDING:
            search.lay()
        until_discard = takes + search.count
        pick = rng.below(until_discard + size(hand))
        if pick >= until_discard:
            return DISCARDS[nth(hand, pick - until_discard)]
        return Lay(search.nth_lay(pick - takes)) if pick >= takes else TAKES[table.discards[-1]]

    def random_play(self, seat: Seat, rng: Rng) -> Move:
        """The same of whoever has opened."""
        table = self.table
        hand: CardSet = table.hands.of(seat)
        takes = 1 if table.phase == TAKING and table.discards else 0
        search, adding = Search(hand, FEWEST), Search(hand, 1)
        search.lay()
        frees = self.count_additions(adding)
        until_add = takes + search.count
        until_exchange = until_add + adding.count
        until_discard = until_exchange + frees
        pick = rng.below(until_discard + size(hand))
        if pick >= until_discard:
            return DISCARDS[nth(hand, pick - until_discard)]
        if pick >= until_exchange:
            return self.exchanges(seat)[pick - until_exchange]
        if pick >= until_add:
            return self.nth_addition(hand, pick - until_add)
        if pick >= takes:
            return Lay(search.nth_lay(pick - takes))
        return TAKES[table.discards[-1]]

    def count_additions(self, adding: Search) -> i64:
        """Have all additions counted; how many jokers can be exchanged."""
        frees: i64 = 0
        for laid in self.table.laid:
            adding.add_to(laid)
            if laid.jokers > 0:
                frees += size(laid.freeing() & adding.hand)
        return frees

    def nth_addition(self, hand: CardSet, n: int) -> Move:
        adding = Search(hand, 1)
        adding.wanted = n
        for laid in self.table.laid:
            adding.add_to(laid)
            if adding.count > n:
                return Add(laid.number, adding.found)
        raise AssertionError("there are more than n")

    # Why not

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        return judge(self.table, seat, move)

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Discard):
            self.discard(seat, move.kind)
        elif move is DRAW:
            self.draw(seat)
        elif isinstance(move, Take):
            self.take(seat)
        elif isinstance(move, TakeBack):
            self.take_back(seat, move)
        elif isinstance(move, PickUp):
            self.pick_up(seat, move)
        else:
            self.play_cards(seat, move)

    def play_cards(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Lay):
            self.lay(seat, move.cards)
        elif isinstance(move, Add):
            self.add(seat, move)
        elif isinstance(move, Exchange):
            self.exchange(seat, move)

    # §3 Drawing

    def draw(self, seat: Seat) -> None:
        """§3.2; r3, r7, r8: a stock that is used up is renewed when somebody draws, twice."""
        table = self.table
        if not table.stock:
            if table.is_used_up():
                self.end_round(None)
                return
            self.reshuffle()
        self.receive(seat, table.stock.pop())
        table.phase, table.idle = PLAYING, BUSY

    def reshuffle(self) -> None:
        table = self.table
        table.reshuffles += 1
        table.stock, table.discards = table.discards[:-1], table.discards[-1:]
        self.deal_rng().stream(f"reshuffle/{table.reshuffles}").shuffle(table.stock)

    def take(self, seat: Seat) -> None:
        """§3.3: the next discard shows once this one is taken."""
        self.receive(seat, self.table.discards.pop())
        self.table.phase = TAKING

    def receive(self, seat: Seat, card: Card) -> None:
        self.table.receive(seat, card)
        self.table.drawn |= only(card)

    # §4, §5 Playing

    def lay(self, seat: Seat, cards: CardSet) -> None:
        table = self.table
        table.numbered += 1
        table.laid.append(Combination(table.numbered, seat, cards))
        table.opened |= only(seat)
        self.put_down(seat, cards)

    def add(self, seat: Seat, move: Add) -> None:
        """§5.3; r9: it stays whose it is."""
        place = self.table.place_of(move.combination)
        laid = self.table.laid[place]
        self.table.laid[place] = Combination(laid.number, laid.owner, laid.cards | move.cards)
        self.put_down(seat, move.cards)

    def put_down(self, seat: Seat, cards: CardSet) -> None:
        """§5.6: whoever has laid the last card takes one back."""
        table = self.table
        table.give_up(seat, cards)
        table.phase = TAKING_BACK if table.hands.of(seat) == EMPTY else PLAYING

    def exchange(self, seat: Seat, move: Exchange) -> None:
        """§5.4: the joker of the same number goes to the hand."""
        table = self.table
        place = table.place_of(move.combination)
        laid = table.laid[place]
        joker = joker_like(move.card)
        cards: CardSet = laid.cards & ~only(joker) | only(move.card)
        table.laid[place] = Combination(laid.number, laid.owner, cards)
        table.give_up(seat, only(move.card))
        self.receive(seat, joker)
        table.phase = PLAYING

    def take_back(self, seat: Seat, move: TakeBack) -> None:
        """§5.6; r6: then only a discard."""
        table = self.table
        place = table.place_of(move.combination)
        laid = table.laid[place]
        table.laid[place] = Combination(laid.number, laid.owner, laid.cards & ~only(move.card))
        table.receive(seat, move.card)
        table.phase = DISCARDING

    def pick_up(self, seat: Seat, move: PickUp) -> None:
        laid = self.table.laid.pop(self.table.place_of(move.combination))
        for card in members(laid.cards):
            self.table.receive(seat, card)
        self.table.phase = DISCARDING

    # §3.5 Discarding

    def discard(self, seat: Seat, kind: CardSet) -> None:
        table = self.table
        table.give_up(seat, kind)
        table.discards.append(lowest(kind))
        table.end_turn()
        if table.hands.of(seat) == EMPTY:
            self.end_round(seat)
        elif table.idle == IDLE_ROUNDS * self.seats:  # r10
            self.end_round(None)
        else:
            table.turn = self.left_of(seat)
            table.phase = DRAWING

    # §6 The score, §7 the match

    def end_round(self, out: Seat | None) -> None:
        """§6.7: the partner of whoever went out is spared."""
        table = self.table
        spared = [team for team in self.teams() if out in team]
        left = [table.left(Seat(seat)) for seat in range(self.seats)]
        self.settle(round_lines(table.laid, left, out, spared[0] if spared else []))

    def is_final(self) -> bool:
        """§7.1"""
        return max(self.scores()) >= target_of(self.options, self.seats)

    # Copies, zones, details

    def copy(self) -> Rummu:
        copy = Rummu(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.table = self.table.copy()
        return copy

    def prompt(self, seat: Seat) -> Text:
        return prompt(self.table, seat)

    def zones(self) -> list[Zone]:
        """§3.4: of the discards only the top one is seen; at the end all cards are counted."""
        table = self.table
        buried, top = KINDS.named(table.discards[:-1]), KINDS.named(table.discards[-1:])
        is_shown = self.options.memory_aid or self.settled
        found = [
            hidden_zone("stock", KINDS.named(table.stock)),
            Zone("buried", buried, None if is_shown else []),
            open_zone("discard", top),
        ]
        for seat in range(self.seats):
            name, cards = f"hand {seat}", KINDS.named(table.held(Seat(seat)))
            found.append(Zone(name, cards, None if self.settled else [Seat(seat)]))
        for one in table.laid:
            found.append(open_zone(f"combination {one.number}", KINDS.set_named(one.cards)))
        return found

    def details(self) -> dict[str, object]:
        table = self.table
        return {
            "phase": PHASES[table.phase],
            "turn": table.turn,
            "openings": table.openings,
            "opened": members(table.opened),
            "owners": [[one.number, one.owner] for one in table.laid],
            "numbered": table.numbered,
            "stock": len(table.stock),
            "discards": len(table.discards),
            "reshuffles": table.reshuffles,
            "idle": table.idle,
            "most": table.most,
        }
