"""What a seat of Safarü sees, what it knows from that, and the worlds that it must reckon with."""

from __future__ import annotations

from tablee.engine.cards import EMPTY, Card, CardSet, members, only, seat_sets, set_of, size
from tablee.engine.game import two_rounds
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import Happened, View, scene_of
from tablee.engine.sixty import DECK, NUMBER
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.worlds import Group, share_out
from tablee.games.safaru.catches import simplest_catches
from tablee.games.safaru.hunt import Hunt
from tablee.games.safaru.moves import ADDING, METHODS, NO_METHOD, TOTALLING
from tablee.games.safaru.options import SafaruOptions, in_play, piles_of
from tablee.games.safaru.rules import CARD, NAMING, PHASES, Safaru
from tablee.games.safaru.shown import Prey, Scene
from tablee.games.safaru.sums import TOTAL


def scene(state: Safaru, seat: Seat | None) -> Scene:
    is_shown = state.options.memory_aid or state.settled
    return scene_of(
        Scene,
        state.details(),
        {
            "hand": [] if seat is None else DECK.set_named(state.hands.of(seat)),
            "hand_sizes": [size(state.hands.of(s)) for s in range(state.seats)],
            "table": DECK.set_named(state.table),
            "pile_sizes": [size(pile) for pile in state.piles],
            "piles": [DECK.set_named(pile) for pile in state.piles] if is_shown else None,
            "total": TOTAL,
            "reversed": state.options.reversed,
            "prey": [] if seat is None else prey(state, seat),
        },
    )


def recall(state: Safaru) -> int | None:
    """§4.5"""
    return None if state.options.memory_aid else two_rounds(state)


def prey(state: Safaru, seat: Seat) -> list[Prey]:
    """What each card of a hand could catch, while its owner is to choose one; then that card."""
    hand, hunt = members(state.hands.of(seat)), state.hunt
    if state.turn != seat or state.settled or state.phase == NAMING:
        return []
    if state.phase == CARD:
        numbers = [(place, NUMBER[card]) for place, card in enumerate(hand)]
    else:
        numbers = [(len(hand), hunt.number)] if hunt.caught() == EMPTY else []
    lying = members(state.table)
    return [
        Prey(place, METHODS[catch.method], [lying.index(card) for card in members(catch.cards)])
        for place, number in numbers
        for catch in simplest_catches(number, state.table)
        if state.phase == CARD or hunt.named in (NO_METHOD, catch.method)
    ]


class SafaruKnowledge(Knowledge[SafaruOptions, Scene]):
    """The last view, and what was caught in this pack, whoever may still look at it."""

    def __init__(self, options: SafaruOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.piles: list[list[str]] = [[] for _ in range(piles_of(options, seats))]
        self.card = ""  # of the turn
        self.caught: list[str] = []  # in the turn

    def observe(self, view: View) -> None:
        for event in view.happened if self.last is not None else []:
            self.take_in(event)
        super().observe(view)

    def take_in(self, event: Happened) -> None:
        card = str(event.params.get("card"))
        if event.verb == "deal":
            self.piles = [[] for _ in self.piles]
        elif event.verb == "play":
            self.card, self.caught = card, []
        elif event.verb == "take":
            self.caught.append(card)
        elif event.verb == "pair":
            self.caught += [card, self.card]
        elif event.verb == "done":
            self.piles[event.seat % len(self.piles)] += self.caught


def imagine(knowledge: SafaruKnowledge, rng: Rng) -> Safaru:
    """What was seen lies where it lies; the rest is shared out over other hands and the stock.

    Whoever plays a card was free to play another, and a name is given by what lies open: so no
    move says anything of a hand, and every way to share out is equally likely.
    """
    shown = knowledge.scene()
    state = Safaru(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    state.phase, state.turn = PHASES.index(shown.phase), shown.turn
    mine, seen = restore_seen_cards(state, knowledge, shown)
    unseen = [card for card in in_play(state.options, state.seats) if card not in seen]
    room = [*shown.hand_sizes, shown.stock]
    room[knowledge.seat] = 0
    *hands, state.stock = share_out([Group(unseen, tuple(range(len(room))))], room, rng)
    rng.shuffle(state.stock)
    state.hands = seat_sets([set_of(cards) for cards in hands])
    state.hands.put(knowledge.seat, mine)
    return state


def restore_seen_cards(
    state: Safaru, knowledge: SafaruKnowledge, shown: Scene
) -> tuple[CardSet, list[Card]]:
    """Table, piles and this turn; my hand, and all cards whose place is known."""
    turn = [shown.played, shown.added, shown.totalled, shown.paired]
    is_hunting = shown.phase != PHASES[CARD]
    names = [shown.hand, shown.table, *knowledge.piles, *(turn if is_hunting else [])]
    # Read all at once: so copies are told apart, and no card lies in two places.
    seen = DECK.read([name for group in names for name in group])
    cards = iter(seen)
    mine, table, *rest = [set_of([next(cards) for _ in group]) for group in names]
    state.lay(table)
    state.piles = rest[: len(knowledge.piles)]
    turn_sets = rest[len(knowledge.piles) :] or [set_of(DECK.read(group)) for group in turn]
    state.hunt = restored_hunt(shown, turn_sets)
    return mine, seen


def restored_hunt(shown: Scene, turn: list[CardSet]) -> Hunt:
    """The turn made again: the sum that is still open comes last."""
    hunt = Hunt(shown.hunter, turn[0])
    hunt.named, hunt.paired = METHODS.index(shown.named), turn[3]
    sums = [(ADDING, turn[1]), (TOTALLING, turn[2])]
    is_open = METHODS.index(shown.method)
    for method, cards in sorted(sums, key=lambda made: made[0] == is_open):
        if cards != EMPTY or method == is_open:
            hunt.begin(method)
        for card in members(cards):
            hunt.take(only(card))
    if is_open == NO_METHOD:
        hunt.close()
    return hunt
