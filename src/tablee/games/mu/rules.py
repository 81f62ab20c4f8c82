"""Mü: an auction with open cards, two trumps, a chosen partner, and tricks.

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
    lowest,
    only,
    open_zone,
    own_zone,
    seat_sets,
    set_of,
    size,
)
from tablee.engine.moves import HOUSE, Move, Seat, Vocabulary, alone
from tablee.engine.rng import Rng
from tablee.engine.sixty import DECK, NUMBER, TRIANGLES
from tablee.engine.state import NOT_NOW, State
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games.mu.auction import ALONE, Auction, chosen_vice, eklat_lines, opened
from tablee.games.mu.deck import CARDS_OF_TYPE, NO_TRUMP, TYPE_NAMES, in_play, types_of
from tablee.games.mu.moves import (
    DONE,
    LAYS,
    PARTNERS,
    PASS,
    PLAYS,
    TRUMPS,
    VOCABULARY,
    Lay,
    Partner,
    Play,
    Trump,
)
from tablee.games.mu.options import MuOptions
from tablee.games.mu.score import Contract, deal_lines
from tablee.games.mu.trumps import strengths, suit_of, trump_cards

# The phases of a deal, in their order.
AUCTION: Final = 0
VICE_TRUMP: Final = 1
CHIEF_TRUMP: Final = 2
PARTNER: Final = 3
TRICKS: Final = 4
PHASES: Final = ["auction", "vice-trump", "chief-trump", "partner", "tricks"]


NOT_IN_HAND: Final = Refusal("mu.3.1", "not-in-hand")
TOO_MANY: Final = Refusal("mu.3.2", "too-many-cards")
CARDS_LAID: Final = Refusal("mu.3.4", "cards-laid")
NOTHING_LAID: Final = Refusal("mu.3.4", "nothing-laid")
NO_SUCH_TRUMP: Final = Refusal("mu.4.2", "trump-not-laid")
VICE_MUST_CHOOSE: Final = Refusal("mu.4.1", "vice-must-choose")
SAME_TRUMP: Final = Refusal("mu.4.3", "same-trump")
NOT_THE_VICE: Final = Refusal("mu.4.4", "not-the-vice")
NOT_ONESELF: Final = Refusal("mu.4.4", "not-oneself")
NO_SUCH_SEAT: Final = Refusal("mu.4.4", "no-such-seat")
NOT_HELD: Final = Refusal("mu.5.2", "not-held")
FOLLOW_TRUMP: Final = Refusal("mu.5.4", "follow-trump")


class Mu(State[MuOptions]):
    """A match of Mü."""

    def __init__(self, options: MuOptions, seats: int, rng: Rng) -> None:
        super().__init__(options, seats, rng)
        self.phase = AUCTION
        self.turn = Seat(0)
        self.hands = SeatSets()
        self.shown = SeatSets()  # laid in the auction and not played yet; still held, §5.2
        self.auction = Auction([], [], [])
        # the roles
        self.chief: Seat | None = None
        self.vice: Seat | None = None
        self.partner: Seat | None = None
        self.chief_trump = NO_TRUMP
        self.vice_trump = NO_TRUMP
        # the tricks
        self.trumps: CardSet = EMPTY
        self.strength: list[int] = NUMBER  # of every card; trumps stand above all numbers
        self.trick: list[Card] = []
        self.led: CardSet = EMPTY  # the suit of the card led
        self.played: list[Card] = []  # in all tricks so far, in order
        self.leader = Seat(0)
        self.last_leader = Seat(0)  # of the trick before
        self.won: list[int] = []  # triangles

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    # §2 The deal

    def set_up(self, rng: Rng) -> None:
        deck = in_play(self.options.per_colour, self.seats)
        rng.shuffle(deck)
        each = len(deck) // self.seats
        self.hands = seat_sets([set_of(deck[each * s : each * (s + 1)]) for s in range(self.seats)])
        self.shown = SeatSets()
        self.auction = opened(self.seats)
        self.phase, self.turn = AUCTION, self.dealer  # §3.1
        self.chief, self.vice, self.partner = None, None, None
        self.chief_trump, self.vice_trump = NO_TRUMP, NO_TRUMP
        self.trumps, self.strength = EMPTY, NUMBER
        self.trick, self.led, self.played = [], EMPTY, []
        self.leader = self.last_leader = self.dealer
        self.won = [0] * self.seats

    # Who, and which moves

    def to_act(self) -> list[Seat]:
        if self.phase == AUCTION and self.is_spent(self.turn):
            return alone(HOUSE)
        return alone(self.turn)

    def is_spent(self, seat: Seat) -> bool:
        """§3.5: nothing left in hand to lay; the house passes for this seat."""
        return self.hands.of(seat) == EMPTY and not self.auction.is_laying

    def choices(self, seat: Seat) -> list[Move]:
        if self.phase == TRICKS:
            return DECK.moves_with(PLAYS, self.playable(seat))
        if self.phase == AUCTION:
            return self.bids_open_to(seat)
        if self.phase == PARTNER:
            return [PARTNERS[s] for s in range(self.seats) if s != self.chief and s != self.vice]
        return [TRUMPS[trump] for trump in self.trumps_open_to(seat)]

    def bids_open_to(self, seat: Seat) -> list[Move]:
        """§3.4: the end of the turn, or one more card."""
        end = DONE if self.auction.is_laying else PASS
        return [end, *DECK.moves_with(LAYS, self.layable(seat))]

    def layable(self, seat: Seat) -> CardSet:
        """§3.2: any card in hand, while the bid may grow."""
        if seat == HOUSE or not self.auction.may_grow(seat):
            return EMPTY
        return self.hands.of(seat)

    def trumps_open_to(self, seat: Seat) -> list[int]:
        """§4.1 to §4.3"""
        shown = types_of(self.auction.laid[seat])
        if self.phase == VICE_TRUMP:
            return shown
        return [trump for trump in shown if trump != self.vice_trump] + [NO_TRUMP]

    def playable(self, seat: Seat) -> CardSet:
        """§5.3, §5.4: cards of the suit led, if one holds any; all trumps are one suit."""
        held: CardSet = self.held(seat)
        following: CardSet = held & self.led
        if not self.trick or following == EMPTY:
            return held
        return following

    def held(self, seat: Seat) -> CardSet:
        """§5.2: in hand or laid, all the same."""
        return self.hands.of(seat) | self.shown.of(seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """As from the list of moves, without making it."""
        if self.settled:
            return super().random_move(seat, rng)
        if self.phase == TRICKS:
            kinds: CardSet = DECK.one_of_each_kind(self.playable(seat))
            return DECK.nth_move(PLAYS, kinds, rng.below(size(kinds)))
        if self.phase == AUCTION:
            return self.random_bid(DECK.one_of_each_kind(self.layable(seat)), rng)
        return super().random_move(seat, rng)

    def random_bid(self, kinds: CardSet, rng: Rng) -> Move:
        pick = rng.below(1 + size(kinds))
        if pick > 0:
            return DECK.nth_move(LAYS, kinds, pick - 1)
        return DONE if self.auction.is_laying else PASS

    # Why not

    def judge(self, seat: Seat, move: Move) -> Refusal | None:
        if self.phase == TRICKS and isinstance(move, Play):
            return self.judge_play(seat, move.kind)
        if self.phase == AUCTION:
            return self.judge_bid(seat, move)
        if self.phase == PARTNER and isinstance(move, Partner):
            return self.judge_partner(move.seat)
        if self.phase in (VICE_TRUMP, CHIEF_TRUMP) and isinstance(move, Trump):
            return self.judge_trump(seat, move.type)
        return NOT_NOW

    def judge_bid(self, seat: Seat, move: Move) -> Refusal | None:
        if move == PASS:
            return CARDS_LAID if self.auction.is_laying else None
        if seat == HOUSE:
            return NOT_NOW
        if move == DONE:
            return None if self.auction.is_laying else NOTHING_LAID
        if not isinstance(move, Lay):
            return NOT_NOW
        if self.hands.of(seat) & move.kind == EMPTY:
            return NOT_IN_HAND
        return None if self.auction.may_grow(seat) else TOO_MANY

    def judge_trump(self, seat: Seat, trump: int) -> Refusal | None:
        if trump == NO_TRUMP:
            return VICE_MUST_CHOOSE if self.phase == VICE_TRUMP else None
        if CARDS_OF_TYPE[trump] & self.shown.of(seat) == EMPTY:
            return NO_SUCH_TRUMP
        return SAME_TRUMP if trump == self.vice_trump else None

    def judge_partner(self, seat: Seat) -> Refusal | None:
        if seat >= self.seats:
            return NO_SUCH_SEAT
        if seat == self.chief:
            return NOT_ONESELF
        return NOT_THE_VICE if seat == self.vice else None

    def judge_play(self, seat: Seat, wanted: CardSet) -> Refusal | None:
        held: CardSet = self.held(seat)
        if held & wanted == EMPTY:
            return NOT_HELD
        is_bound = len(self.trick) > 0 and held & self.led != EMPTY
        if not is_bound or wanted & self.led != EMPTY:
            return None
        if self.led == self.trumps:
            return FOLLOW_TRUMP
        return Refusal("mu.5.3", "follow-colour", {"colour": DECK.name(self.trick[0])[0]})

    # What then

    def perform(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Play):
            self.play_card(seat, move.kind)
        elif isinstance(move, Lay):
            self.lay_card(seat, move.kind)
        elif isinstance(move, Trump):
            self.name_trump(move.type)
        elif isinstance(move, Partner):
            self.partner = move.seat
            self.lead_first_trick()
        else:
            self.end_bid()

    # §3 The auction

    def lay_card(self, seat: Seat, wanted: CardSet) -> None:
        hand: CardSet = self.hands.of(seat)
        card = lowest(hand & wanted)
        self.hands.put(seat, hand ^ only(card))
        self.shown.put(seat, self.shown.of(seat) | only(card))
        self.auction.lay(seat, card)

    def end_bid(self) -> None:
        self.auction.end_turn(self.turn)
        self.turn = self.left_of(self.turn)
        if self.auction.is_over():
            self.end_auction()

    def end_auction(self) -> None:
        leaders = self.auction.leaders()
        if not leaders:
            self.settle([])  # §3.6
        elif len(leaders) > 1:
            self.settle(eklat_lines(leaders, self.auction))
        else:
            self.chief = leaders[0]
            self.vice = chosen_vice(leaders[0], self.auction.laid)
            self.phase = CHIEF_TRUMP if self.vice is None else VICE_TRUMP
            self.turn = leaders[0] if self.vice is None else self.vice

    # §4 Trumps and partner

    def name_trump(self, trump: int) -> None:
        assert self.chief is not None, "trumps are named once there is a chief"
        if self.phase == VICE_TRUMP:
            self.vice_trump, self.phase, self.turn = trump, CHIEF_TRUMP, self.chief
            return
        self.chief_trump = trump
        self.rank_cards()
        if self.seats == ALONE:
            self.lead_first_trick()
        else:
            self.phase = PARTNER

    def rank_cards(self) -> None:
        self.trumps = trump_cards(self.chief_trump, self.vice_trump)
        self.strength = strengths(self.chief_trump, self.vice_trump)

    def lead_first_trick(self) -> None:
        assert self.chief is not None, "tricks are played once there is a chief"
        self.phase = TRICKS
        self.turn = self.leader = self.chief  # §5.1

    # §5 The tricks

    def play_card(self, seat: Seat, wanted: CardSet) -> None:
        card = self.take_card(seat, wanted)
        if not self.trick:
            self.led = suit_of(card, self.trumps)
        self.trick.append(card)
        self.played.append(card)
        if len(self.trick) < self.seats:
            self.turn = self.left_of(seat)
        else:
            self.take_trick()

    def take_card(self, seat: Seat, wanted: CardSet) -> Card:
        """§5.2: of two copies the one that was laid, if one was."""
        shown: CardSet = self.shown.of(seat)
        if shown & wanted != EMPTY:
            card = lowest(shown & wanted)
            self.shown.put(seat, shown ^ only(card))
        else:
            hand: CardSet = self.hands.of(seat)
            card = lowest(hand & wanted)
            self.hands.put(seat, hand ^ only(card))
        return card

    def take_trick(self) -> None:
        """§5.5, §5.6: the strongest card takes it; of equal ones the first played."""
        best, strongest, triangles = 0, -1, 0
        for place, card in enumerate(self.trick):
            triangles += TRIANGLES[card]
            if self.strength[card] > strongest and self.counts(card):
                best, strongest = place, self.strength[card]
        self.last_leader = self.leader
        self.turn = self.leader = Seat((self.leader + best) % self.seats)
        self.won[self.turn] += triangles
        self.trick = []
        if self.held(self.turn) == EMPTY:
            self.settle(self.scored())

    def scored(self) -> list[ScoreLine]:
        """§6"""
        assert self.chief is not None, "only a deal with a chief comes to tricks"
        team = [self.chief] if self.partner is None else [self.chief, self.partner]
        bid = self.auction.bids[self.chief]
        contract = Contract(bid, self.chief_trump, self.options.bonus_cap)
        return deal_lines(self.won, team, contract)

    def counts(self, card: Card) -> bool:
        """Whether a card can take the trick: a trump, or of the colour led."""
        return (self.led | self.trumps) & only(card) != EMPTY

    # §7 The match

    def is_final(self) -> bool:
        return max(self.scores()) >= self.options.target

    def next_dealer(self) -> Seat:
        if self.options.redeal == "same" and self.auction.raises == 0:
            return self.dealer
        return super().next_dealer()

    # What the engine asks besides

    def prompt(self, seat: Seat) -> Text:
        if self.auction.is_laying:
            return Text("mu-laying")  # §3.4: it is too late to pass
        if self.phase != TRICKS or not self.trick or self.held(seat) & self.led == EMPTY:
            return Text(f"mu-{PHASES[self.phase]}")
        if self.led == self.trumps:
            return Text("mu-follow-trump")
        return Text("mu-follow-colour", {"colour": DECK.name(self.trick[0])[0]})

    def copy(self) -> Mu:
        copy = Mu(self.options, self.seats, self.rng)
        self.copy_match_to(copy)
        copy.phase = self.phase
        copy.turn = self.turn
        copy.hands = self.hands.copy()
        copy.shown = self.shown.copy()
        copy.auction = self.auction.copy()
        copy.chief = self.chief
        copy.vice = self.vice
        copy.partner = self.partner
        copy.chief_trump = self.chief_trump
        copy.vice_trump = self.vice_trump
        copy.trumps = self.trumps
        copy.strength = self.strength
        copy.trick = list(self.trick)
        copy.led = self.led
        copy.played = list(self.played)
        copy.leader = self.leader
        copy.last_leader = self.last_leader
        copy.won = list(self.won)
        return copy

    def zones(self) -> list[Zone]:
        found = [open_zone("played", DECK.named(self.played))]
        for s in range(self.seats):
            found.append(own_zone(f"hand {s}", DECK.set_named(self.hands.of(s)), Seat(s)))
            found.append(open_zone(f"laid {s}", DECK.named(self.still_laid(Seat(s)))))
        return found

    def still_laid(self, seat: Seat) -> list[Card]:
        """The cards laid and not played yet, in the order in which they were laid."""
        laid = self.auction.laid[seat]
        return [card for card in laid if self.shown.of(seat) & only(card) != EMPTY]

    def details(self) -> dict[str, object]:
        auction = self.auction
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "bids": auction.bids,
            "raised": auction.raised,
            "raises": auction.raises,
            "passes": auction.passes,
            "most": auction.most,
            "laying": auction.is_laying,
            "chief": self.chief,
            "vice": self.vice,
            "partner": self.partner,
            "chief_trump": TYPE_NAMES[self.chief_trump],
            "vice_trump": TYPE_NAMES[self.vice_trump],
            "leader": self.leader,
            "last_leader": self.last_leader,
            "trick": DECK.named(self.trick),
            "won": self.won,
        }
