"""What a seat sees of Diego, and what it may remember: a hand that was shown is known.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.cards import Card
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import Happened, View, scene_of
from tablee.engine.view import Knowledge, restore_match
from tablee.games.diego.options import DiegoOptions, pack_for
from tablee.games.diego.places import NO_CARD
from tablee.games.diego.rules import DiegoMatch
from tablee.games.diego.scoring import Side
from tablee.games.diego.shown import Scene
from tablee.games.diego.turn import PHASES

NOTHING = ""  # in an empty place


def scene(state: DiegoMatch, seat: Seat | None) -> Scene:
    deck = state.pack.deck
    return scene_of(
        Scene,
        state.details(),
        {
            "hand": [] if seat is None else placed(state, state.hands[seat]),
            "row": placed(state, state.row),
            "shown": placed(state, state.hands[state.turn]) if state.is_shown(state.turn) else [],
            "claimed": deck.named(state.claimed),
            "stock": len(state.stock),
            "diego": [deck.named(side.diego) for side in state.sides],
            "contra": [deck.named(side.contra) for side in state.sides],
            "control": control(state) if state.settled or state.options.at_once else {},
        },
    )


def placed(state: DiegoMatch, places: list[Card]) -> list[str]:
    return [NOTHING if card == NO_CARD else state.pack.deck.name(card) for card in places]


def control(state: DiegoMatch) -> dict[str, str]:
    """§5.4: the control sheet, as far as there are pairs."""
    return {
        state.pack.deck.name(card): state.pack.number(card)
        for side in state.sides
        for card in [*side.diego, *side.contra]
    }


class DiegoKnowledge(Knowledge[DiegoOptions, Scene]):
    """The last view, and what was seen of others' hands, §4.1."""

    def __init__(self, options: DiegoOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.seen: list[dict[int, str]] = [{} for _ in range(seats)]  # by seat and place

    def observe(self, view: View) -> None:
        before = None if self.last is None else self.scene()
        super().observe(view)
        now = self.scene()
        for event in view.happened:
            if before is not None:
                self.take_in(event, before)
        for place, card in enumerate(now.shown):
            if card:
                self.seen[now.turn][place] = card

    def take_in(self, event: Happened, before: Scene) -> None:
        """Cards of a pair leave the hand, and others come into their places."""
        if event.verb in ("diego", "hand-diego", "name"):
            for part in ("hand", "second"):
                self.seen[before.turn].pop(int(event.params.get(part, 0)) - 1, None)


def imagine(knowledge: DiegoKnowledge, rng: Rng) -> DiegoMatch:
    """What lies open or was shown stays; the rest lies anywhere."""
    now = knowledge.scene()
    state = DiegoMatch(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    restore_table(state, now)
    hands = [known_hand(knowledge, now, s) for s in range(knowledge.seats)]
    pack = pack_for(knowledge.options)
    known = {card for hand in hands for card in hand}
    for names in [now.row, now.claimed, *now.diego, *now.contra]:
        known |= set(names)
    unseen = [Card(c) for c, name in enumerate(pack.deck.names) if name not in known]
    rng.shuffle(unseen)
    for s, hand in enumerate(hands):
        state.hands.append(
            [
                unseen.pop() if is_held and not name else card_of(state, name)
                for name, is_held in zip(hand, now.held[s], strict=True)
            ]
        )
    state.stock = unseen
    return state


def known_hand(knowledge: DiegoKnowledge, now: Scene, seat: int) -> list[str]:
    """What this seat's places are known to hold; nothing where that isn't known."""
    if seat == knowledge.seat:
        return now.hand
    return [knowledge.seen[seat].get(place, NOTHING) for place in range(len(now.held[seat]))]


def card_of(state: DiegoMatch, name: str) -> Card:
    return state.pack.deck.cards_by_kind[name][0] if name else NO_CARD


def restore_table(state: DiegoMatch, now: Scene) -> None:
    """All that everybody sees."""
    read = state.pack.deck.read
    state.phase, state.turn = PHASES.index(now.phase), now.turn
    state.row = [card_of(state, name) for name in now.row]
    state.claimed = read(now.claimed)
    state.from_hand, state.from_row = [place - 1 for place in now.from_hand], now.from_row - 1
    state.sides = [
        Side(read(diego), read(contra)) for diego, contra in zip(now.diego, now.contra, strict=True)
    ]
    state.windows, state.announcer = now.windows, now.announcer
    state.silent, state.voided = now.agreed, now.voided
    state.voters, state.has_proposed = now.voters, now.has_proposed
    state.passes, state.ended = now.passes, now.ended
    state.placed_by, state.placed_right = now.placed_by, now.placed_on != "contra"
