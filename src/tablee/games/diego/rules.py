"""Diego: pair cards that represent the same number, and catch those who are wrong.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card, Zone, hidden_zone, open_zone, own_zone
from tablee.engine.clocks import Clock
from tablee.engine.moves import HOUSE, Claim, Move, Seat, Verdict, Vocabulary, alone
from tablee.engine.referee import ELIGIBLE, LATE
from tablee.engine.rng import Rng
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, Text
from tablee.games.diego.moves import (
    AGREE,
    CLOSE,
    COUNTER,
    DIEGOS,
    END,
    GO_ON,
    HAND_DIEGOS,
    NAMES,
    NOT_DIEGO,
    PASS,
    VOCABULARY,
    Diego,
    HandDiego,
    Name,
)
from tablee.games.diego.options import (
    DiegoOptions,
    closes_early,
    hand_size,
    pack_for,
    row_size,
    team_count,
    teams_of,
)
from tablee.games.diego.places import NO_CARD, cards_in, filled, has_cards, is_filled
from tablee.games.diego.scoring import Side, score_lines
from tablee.games.diego.turn import (
    ALL_PASSED,
    CLAIMED,
    NAMING,
    NOT_ENDED,
    PASSED,
    PHASES,
    ROW_EMPTY,
    TURN,
    VOTED,
    VOTING,
    clock_of,
    house_move,
    placed_on,
    prompt_for,
)

NOWHERE: Final = -1  # no place

NO_CARD_IN_HAND: Final = Refusal("diego.2.1", "no-card-in-hand")
NO_CARD_IN_ROW: Final = Refusal("diego.2.1", "no-card-in-row")
NOT_THERE: Final = Refusal("diego.4.3", "not-there")
NOT_AGREED_ON: Final = Refusal("diego.7.6", "no-pair-in-hand")
PROPOSED_ALREADY: Final = Refusal("diego.5.3", "proposed-already")


class DiegoMatch(State[DiegoOptions]):
    """A match of Diego: one game."""

    def __init__(self, options: DiegoOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.pack = pack_for(options)
        self.hands: list[list[Card]] = []  # by place, §1.2
        self.row: list[Card] = []  # by place, §1.3
        self.stock: list[Card] = []  # the next card last
        self.claimed: list[Card] = []  # the pair that was announced
        self.from_hand: list[int] = []  # the places that it left
        self.from_row = NOWHERE
        self.sides: list[Side] = []  # §3.3, by seat: what lies on each répartiteur
        self.phase = TURN
        self.turn = Seat(0)
        self.windows = 0  # opened so far
        self.silent: list[Seat] = []  # §8.2: who won't contradict in this window
        self.announcer: Seat | None = None  # §4.2
        self.voided: list[Seat] = []  # §8.3: those of the silent who announced and named no pair
        self.voters: list[Seat] = []
        self.has_proposed = False  # §5.3: in this turn
        self.passes = 0  # §5.2: in a row, unchallenged
        self.ended = NOT_ENDED
        self.placed_by: Seat | None = None  # what the last move placed, and on which side
        self.placed_right = True

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §1 Cards and deal

    def set_up(self, rng: Rng) -> None:
        cards = [Card(card) for card in range(self.pack.size())]
        rng.shuffle(cards)
        each = hand_size(self.options, self.seats)
        self.hands = [cards[each * s : each * (s + 1)] for s in range(self.seats)]
        dealt, count = each * self.seats, row_size(self.options, self.seats)
        self.row = cards[dealt : dealt + count]
        self.stock = cards[dealt + count :]
        self.sides = [Side() for _ in range(self.seats)]
        self.ended, self.passes, self.windows = NOT_ENDED, 0, 0
        self.placed_by = None
        self.begin_turn(self.left_of(self.dealer))  # §1.4

    def teams(self) -> list[list[Seat]]:
        return teams_of(self.options, self.seats)

    def begin_turn(self, seat: Seat) -> None:
        self.phase, self.turn = TURN, seat
        self.claimed, self.from_hand, self.from_row = [], [], NOWHERE
        self.silent, self.voided, self.voters = [], [], []
        self.announcer, self.has_proposed = None, False

    def opponents(self) -> list[Seat]:
        """§1.5: everybody but the player whose turn it is, and a partner."""
        count = team_count(self.options, self.seats)
        return [Seat(s) for s in range(self.seats) if s % count != self.turn % count]

    def doubters(self) -> list[Seat]:
        """Who may still contradict in this window."""
        return [seat for seat in self.opponents() if seat not in self.silent]

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        if self.phase == TURN:
            return alone(self.turn if has_cards(self.hands[self.turn]) else HOUSE)
        if self.phase == VOTING:
            return [Seat(s) for s in range(self.seats) if s not in self.voters]
        if self.phase == NAMING and self.announcer is not None:
            return [self.announcer, HOUSE]
        return [*self.doubters(), HOUSE] if closes_early(self.options) else alone(HOUSE)

    def may_wait(self, seat: Seat) -> bool:
        """§8.1: without a clock everybody has to answer."""
        is_open = self.phase in (CLAIMED, PASSED, NAMING)
        return is_open and self.window_clock().is_shown

    def choices(self, seat: Seat) -> list[Move]:
        if seat == HOUSE:
            return [self.house_move()]
        if self.phase == TURN:
            return self.turn_choices()
        if self.phase == NAMING:
            return [
                NAMES[hand][row]
                for hand in filled(self.hands[self.turn])
                for row in filled(self.row)
            ]
        return [END, GO_ON] if self.phase == VOTING else [AGREE]

    def house_move(self) -> Move:
        return house_move(self.phase, self.turn, self.announcer)

    def turn_choices(self) -> list[Move]:
        """§2: the same whatever the cards say; passing is always among them."""
        places = filled(self.hands[self.turn])
        found: list[Move] = []
        for hand in places:
            found += [DIEGOS[hand][row] for row in filled(self.row)]
        if self.options.pair_in_hand:
            found += [HAND_DIEGOS[i][j] for i in places for j in places if i < j]
        return [*found, PASS, END] if not self.has_proposed else [*found, PASS]

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Diego | HandDiego) and seat == self.turn and self.phase == TURN:
            return self.judge_pair(move)
        if isinstance(move, Name):
            return self.judge_name(move) if self.phase == NAMING and seat != HOUSE else NOT_NOW
        if move == END and self.phase == TURN and seat == self.turn:
            return PROPOSED_ALREADY if self.has_proposed else None
        if seat == HOUSE:
            return None if move == self.house_move() else NOT_NOW
        if self.phase == TURN:
            return None if move == PASS else NOT_NOW
        if self.phase == VOTING:
            return None if move in (END, GO_ON) else NOT_NOW
        return None if move == AGREE and self.phase != NAMING else NOT_NOW

    def judge_pair(self, move: Diego | HandDiego) -> Refusal | None:
        hand = self.hands[self.turn]
        if not is_filled(hand, move.hand):
            return NO_CARD_IN_HAND
        if isinstance(move, Diego):
            return None if is_filled(self.row, move.row) else NO_CARD_IN_ROW
        if not self.options.pair_in_hand:
            return NOT_AGREED_ON
        return None if is_filled(hand, move.second) else NO_CARD_IN_HAND

    def judge_name(self, move: Name) -> Refusal | None:
        is_there = is_filled(self.hands[self.turn], move.hand) and is_filled(self.row, move.row)
        return None if is_there else NOT_THERE

    def perform(self, seat: Seat, move: Move) -> None:
        self.placed_by = None
        if isinstance(move, Verdict):
            self.decide(move)
        elif isinstance(move, Diego):
            self.claim([move.hand], move.row)
        elif isinstance(move, HandDiego):
            self.claim([move.hand, move.second], NOWHERE)
        elif isinstance(move, Name):
            self.take_out([move.hand], move.row)
            self.win_pair(seat, is_diego=True)  # §4.4
        elif move in (END, GO_ON):
            self.vote(seat, move)
        else:
            self.answer(seat, move)

    def answer(self, seat: Seat, move: Move) -> None:
        """About the turn: a pass, an agreement, or what the house decides."""
        if move == PASS:
            self.open_window(PASSED)  # §4.1
        elif move == AGREE:
            self.agree(seat)
        elif move == CLOSE:
            self.close()
        elif self.announcer is not None:
            self.void(self.announcer)
        else:
            self.pass_stands()  # §2.6: and nobody can contradict

    # §2 Announcing a pair

    def claim(self, hand: list[int], row: int) -> None:
        self.take_out(hand, row)
        self.open_window(CLAIMED)

    def take_out(self, hand: list[int], row: int) -> None:
        """The pair leaves its places, and lies open for all."""
        self.from_hand, self.from_row = hand, row
        mine = self.hands[self.turn]
        self.claimed = [mine[place] for place in hand]
        for place in hand:
            mine[place] = NO_CARD
        if row >= 0:
            self.claimed.append(self.row[row])
            self.row[row] = NO_CARD

    def refill(self) -> None:
        """§2.4: the hand first, then the row, into the same places; nothing if the stock is out."""
        for place in self.from_hand:
            self.hands[self.turn][place] = self.drawn()
        if self.from_row >= 0:
            self.row[self.from_row] = self.drawn()

    def drawn(self) -> Card:
        return self.stock.pop() if self.stock else NO_CARD

    # §3 The delay

    def open_window(self, phase: int) -> None:
        """All who may contradict are shown the same at once."""
        self.phase = phase
        self.windows += 1
        self.exposure += 1

    def window_clock(self) -> Clock:
        return clock_of(self.phase, self.windows, self.options, self.house_move())

    def clocks(self) -> list[Clock]:
        return [self.window_clock()] if self.phase in (CLAIMED, PASSED, NAMING) else []

    def claims(self, seat: Seat) -> list[Claim]:
        """§3.2, §4.2: the first of the opponents who calls it."""
        if self.phase not in (CLAIMED, PASSED) or seat not in self.doubters():
            return []
        return [NOT_DIEGO if self.phase == CLAIMED else COUNTER]

    def ruling(self, seat: Seat, claim: Claim, exposure: int) -> str:
        """§3.2: whether it is right shows at the end; what comes after the delay is too late."""
        is_open = claim in self.claims(seat) and exposure == self.exposure
        return ELIGIBLE if is_open else LATE

    def decide(self, verdict: Verdict) -> None:
        if self.phase == CLAIMED:
            self.win_pair(verdict.seat, is_diego=False)  # §3.3
        else:
            self.phase, self.announcer = NAMING, verdict.seat

    def agree(self, seat: Seat) -> None:
        """§8.2"""
        self.silent = [*self.silent, seat]
        if not self.doubters():
            self.close()

    def close(self) -> None:
        """The delay is over, or all have agreed."""
        if self.phase == CLAIMED:
            self.win_pair(self.turn, is_diego=True)  # §2.3
        else:
            self.pass_stands()

    def void(self, seat: Seat) -> None:
        """§8.3: whoever announced is out, and the others have a new delay."""
        self.silent, self.voided, self.announcer = [*self.silent, seat], [*self.voided, seat], None
        if self.doubters():
            self.open_window(PASSED)
        else:
            self.pass_stands()

    def win_pair(self, seat: Seat, is_diego: bool) -> None:
        """§2.3, §3.3, §4.4: onto that side of the winner's répartiteur; then the hand is filled."""
        self.sides[seat] = self.sides[seat].with_pair(self.claimed, is_diego)
        self.refill()
        self.passes = 0
        self.begin_turn(self.left_of(self.turn))
        self.placed_by, self.placed_right = seat, is_diego
        if not has_cards(self.row):
            self.finish(ROW_EMPTY)  # §5.1

    # §4 Passing

    def pass_stands(self) -> None:
        """§4.5"""
        self.passes += 1
        self.begin_turn(self.left_of(self.turn))
        if self.passes == self.seats:
            self.finish(ALL_PASSED)  # §5.2

    # §5 The end

    def vote(self, seat: Seat, move: Move) -> None:
        """§5.3: all or none; a vote against ends the others."""
        self.has_proposed = True
        self.voters = [*self.voters, seat] if move == END else []
        self.phase = VOTING if move == END else TURN
        if len(self.voters) == self.seats:
            self.finish(VOTED)

    def finish(self, how: str) -> None:
        self.ended = how
        self.settle(score_lines(self.sides, self.pack, self.options.capital))

    def is_final(self) -> bool:
        return True

    # The whole truth

    def copy(self) -> DiegoMatch:
        copy = DiegoMatch(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.hands = [list(hand) for hand in self.hands]
        copy.row, copy.stock = list(self.row), list(self.stock)
        copy.claimed, copy.from_hand, copy.from_row = self.claimed, self.from_hand, self.from_row
        copy.sides = list(self.sides)
        copy.phase, copy.turn, copy.windows = self.phase, self.turn, self.windows
        copy.silent, copy.voided, copy.announcer = self.silent, self.voided, self.announcer
        copy.voters, copy.has_proposed = self.voters, self.has_proposed
        copy.passes, copy.ended = self.passes, self.ended
        copy.placed_by, copy.placed_right = self.placed_by, self.placed_right
        return copy

    def is_shown(self, seat: int) -> bool:
        """§4.1: whoever passed shows the hand while the delay runs."""
        return seat == self.turn and self.phase in (PASSED, NAMING)

    def zones(self) -> list[Zone]:
        deck = self.pack.deck
        found = [
            hidden_zone("stock", deck.named(self.stock)),
            open_zone("row", deck.named(cards_in(self.row))),
            open_zone("claimed", deck.named(self.claimed)),
        ]
        for s, hand in enumerate(self.hands):
            name, cards = f"hand {s}", deck.named(cards_in(hand))
            found += [
                open_zone(name, cards) if self.is_shown(s) else own_zone(name, cards, Seat(s)),
                open_zone(f"diego {s}", deck.named(self.sides[s].diego)),
                open_zone(f"contra {s}", deck.named(self.sides[s].contra)),
            ]
        return found

    def details(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "held": [[int(card != NO_CARD) for card in hand] for hand in self.hands],
            "row_held": [int(card != NO_CARD) for card in self.row],
            "from_hand": [place + 1 for place in self.from_hand],
            "from_row": self.from_row + 1,
            "windows": self.windows,
            "agreed": list(self.silent),
            "voided": list(self.voided),
            "announcer": self.announcer,
            "voters": list(self.voters),
            "has_proposed": self.has_proposed,
            "passes": self.passes,
            "ended": self.ended,
            "placed_by": self.placed_by,
            "placed_on": placed_on(self.placed_by, self.placed_right),
        }

    def prompt(self, seat: Seat) -> Text:
        about = self.voters[0] if self.voters else self.turn
        return prompt_for(self.phase, about, self.options)
