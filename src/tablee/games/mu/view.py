"""What a seat of Mü sees, what it knows from that, and the worlds that it must reckon with."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tablee.engine.cards import EMPTY, Card, lowest, members, only, set_of, size
from tablee.engine.game import two_rounds
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import Happened, View, scene_of
from tablee.engine.sixty import DECK
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.worlds import Group, share_out
from tablee.games.mu.auction import LAST_TO_DRAW_LEVEL_PER_CARD
from tablee.games.mu.deck import FIRST_COLOUR, NO_TRUMP, TYPE_NAMES, in_play
from tablee.games.mu.options import MuOptions
from tablee.games.mu.rules import AUCTION, CHIEF_TRUMP, PARTNER, PHASES, TRICKS, Mu
from tablee.games.mu.score import TWIN_NUMBERS, bonus, target
from tablee.games.mu.shown import Prospect, Scene
from tablee.games.mu.trumps import VICE_GRADE, suit_of

# §5.5: by strength in steps of a grade: no trump, the vice's, the chief's, both at once.
GRADES: Final = [0, 3, 2, 1]
ANOTHER_NUMBER: Final = 0  # any but the twin numbers: §6.3 treats them alike


def scene(state: Mu, seat: Seat | None) -> Scene:
    done = len(state.played) - len(state.trick)
    is_shown = state.options.memory_aid or state.settled
    strengths = [] if seat is None else my_strengths(state, seat)
    return scene_of(
        Scene,
        state.details(),
        {
            "hand": [] if seat is None else DECK.set_named(state.hands.of(seat)),
            "hand_sizes": [size(state.hands.of(s)) for s in range(state.seats)],
            "laid": [DECK.named(state.still_laid(Seat(s))) for s in range(state.seats)],
            "last_trick": DECK.named(state.played[max(0, done - state.seats) : done]),
            "tricks": done // state.seats,
            "played": DECK.named(state.played) if is_shown else None,
            "won": list(state.won) if is_shown else None,
            "target": contract(state),
            "strengths": strengths,
            "grades": [GRADES[strength // VICE_GRADE] for strength in strengths],
            "outlook": [] if seat is None else outlook(state, seat),
        },
    )


def contract(state: Mu) -> int | None:
    """§6.2: the triangles that the chief's team needs."""
    return None if state.chief is None else target(state.seats, state.auction.bids[state.chief])


def recall(state: Mu) -> int | None:
    """§5.7: the last trick may be read again, and the one that is being played."""
    if state.options.memory_aid:
        return None
    return state.seats + len(state.trick) if state.phase == TRICKS else two_rounds(state)


def my_strengths(state: Mu, seat: Seat) -> list[int]:
    mine = members(state.hands.of(seat)) + state.still_laid(seat)
    return [state.strength[card] for card in mine]


def outlook(state: Mu, seat: Seat) -> list[Prospect]:
    """What I may add to my bid now, card by card; as chief, what my bid has come to."""
    if state.turn != seat or state.settled or state.phase not in (AUCTION, CHIEF_TRUMP):
        return []
    if state.phase == CHIEF_TRUMP:
        return [prospect(state, seat, 0)]
    auction = state.auction
    fewest = 0 if auction.is_laying else 1
    most = min(auction.most - auction.bids[seat], size(state.hands.of(seat)))
    return [prospect(state, seat, added) for added in range(fewest, most + 1)]


def prospect(state: Mu, seat: Seat, added: int) -> Prospect:
    bids, cap = state.auction.bids, state.options.bonus_cap
    total = bids[seat] + added
    others = [Seat(s) for s in range(state.seats) if s != seat]
    is_highest = all(bids[s] <= total for s in others)
    level_with = [s for s in others if bids[s] == total and is_highest]
    return Prospect(
        added=added,
        total=total,
        target=target(state.seats, total),
        bonus_of_colour=bonus(FIRST_COLOUR, total, cap),
        bonus_of_one_or_seven=bonus(TWIN_NUMBERS[0], total, cap),
        bonus_of_another_number=bonus(ANOTHER_NUMBER, total, cap),
        bonus_without_trump=bonus(NO_TRUMP, total, cap),
        level_with=level_with,
        loss=-LAST_TO_DRAW_LEVEL_PER_CARD * total if level_with else 0,
    )


class MuKnowledge(Knowledge[MuOptions, Scene]):
    """The last view, and the cards played in this deal, whoever may still look at them."""

    def __init__(self, options: MuOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.laid: list[list[str]] = []  # when the auction ended
        self.plays: list[tuple[Seat, str]] = []

    def observe(self, view: View) -> None:
        is_first = self.last is None
        super().observe(view)
        if is_first:
            self.laid = [list(cards) for cards in self.scene().laid]
            return
        for event in view.happened:
            self.take_in(event)

    def take_in(self, event: Happened) -> None:
        if event.verb == "deal":
            self.laid, self.plays = [[] for _ in range(self.seats)], []
        elif event.verb == "lay":
            self.laid[event.seat].append(str(event.params["card"]))
        elif event.verb == "play":
            self.plays.append((event.seat, str(event.params["card"])))


def imagine(knowledge: MuKnowledge, rng: Rng) -> Mu:
    """The unseen cards dealt anew; then what was played is played again."""
    view, shown = knowledge.view(), knowledge.scene()
    state = Mu(knowledge.options, knowledge.seats, rng.fork())
    restore_auction(state, shown, view.dealer)
    restore_known_cards(state, knowledge, shown)
    room = list(shown.hand_sizes)
    room[knowledge.seat] = 0
    for s, cards in enumerate(share_out(unseen(state, knowledge), room, rng)):
        state.hands.put(s, state.hands.of(s) | set_of(cards))
    for mover, name in knowledge.plays:
        state.play_card(mover, DECK.kind_set(name))
    restore_match(state, view)
    return state


def restore_auction(state: Mu, shown: Scene, dealer: Seat) -> None:
    """All that is public before the first trick; the chief leads it."""
    state.phase = PHASES.index(shown.phase)
    state.turn = shown.turn
    state.leader = state.last_leader = dealer
    auction = state.auction
    auction.bids, auction.raised = list(shown.bids), list(shown.raised)
    auction.raises, auction.passes = shown.raises, shown.passes
    auction.most, auction.is_laying = shown.most, shown.laying
    state.chief, state.vice, state.partner = shown.chief, shown.vice, shown.partner
    state.chief_trump = TYPE_NAMES.index(shown.chief_trump)
    state.vice_trump = TYPE_NAMES.index(shown.vice_trump)
    state.won = [0] * state.seats
    if state.phase >= PARTNER:
        state.rank_cards()
    if state.phase == TRICKS:
        state.lead_first_trick()


def restore_known_cards(state: Mu, knowledge: MuKnowledge, shown: Scene) -> None:
    """My hand; and of each seat the cards that it laid or has played since."""
    names = list(knowledge.laid)
    extra: list[list[str]] = []
    for s, laid in enumerate(names):
        played = Counter([name for mover, name in knowledge.plays if mover == s])
        extra.append(list((played - Counter(laid)).elements()))
    extra[knowledge.seat] += shown.hand
    # Read all at once: so twins are told apart, and no card lies in two places.
    cards = iter(DECK.read([name for s in range(state.seats) for name in names[s] + extra[s]]))
    for s in range(state.seats):
        state.auction.laid.append([next(cards) for _ in names[s]])
        state.shown.put(s, set_of(state.auction.laid[s]))
        state.hands.put(s, set_of([next(cards) for _ in extra[s]]))


def unseen(state: Mu, knowledge: MuKnowledge) -> list[Group]:
    """The cards whose place is unknown, by suit, and who may hold them."""
    rest = set_of(in_play(state.options.per_colour, state.seats))
    for s in range(state.seats):
        rest &= ~state.held(Seat(s))
    voids = shown_voids(state, knowledge.plays)
    others = [s for s in range(state.seats) if s != knowledge.seat]
    groups: list[Group] = []
    while rest != EMPTY:
        suit = suit_of(lowest(rest), state.trumps)
        places = tuple(s for s in others if (s, suit) not in voids)
        groups.append(Group(members(rest & suit), places))
        rest &= ~suit
    return groups


def shown_voids(state: Mu, plays: list[tuple[Seat, str]]) -> set[tuple[int, int]]:
    """The suits that a seat didn't follow: it holds none of them."""
    voids: set[tuple[int, int]] = set()
    for n, (mover, name) in enumerate(plays):
        led = suit_of(card_named(plays[n - n % state.seats][1]), state.trumps)
        if led & only(card_named(name)) == EMPTY:
            voids.add((mover, led))
    return voids


def card_named(name: str) -> Card:
    return DECK.cards_by_kind[name][0]
