"""What a seat of Teams sees: its hand, all that was played, and who couldn't follow what."""

from __future__ import annotations

from dataclasses import dataclass

from probes.teams.rules import DECK, SIDE, Teams, TeamsOptions, in_play
from tablee.engine.cards import EMPTY, only, set_of
from tablee.engine.moves import Seat
from tablee.engine.rng import Rng
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import ScoreLine
from tablee.engine.worlds import Group, share_out

RED = only(SIDE) - 1
GREEN = RED << SIDE


@dataclass(frozen=True)
class Scene:
    hand: list[str]
    hand_sizes: list[int]
    leader: Seat
    trick: list[str]
    played: list[str]
    void_in_red: list[bool]
    void_in_green: list[bool]
    tally: list[ScoreLine]


def scene(state: Teams, seat: Seat | None) -> Scene:
    return Scene(
        hand=[] if seat is None else DECK.set_named(state.hands[seat]),
        hand_sizes=[hand.bit_count() for hand in map(int, state.hands)],
        leader=state.leader,
        trick=DECK.named(state.trick),
        played=DECK.named(state.played),
        void_in_red=[void & RED != EMPTY for void in state.voids],
        void_in_green=[void & GREEN != EMPTY for void in state.voids],
        tally=[line.copy() for line in state.tally],
    )


def imagine(knowledge: Knowledge[TeamsOptions, Scene], rng: Rng) -> Teams:
    view, mine, seat = knowledge.view(), knowledge.scene(), knowledge.seat
    state = Teams(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, view)
    state.leader, state.tally = mine.leader, list(mine.tally)
    state.played, state.trick = DECK.read(mine.played), DECK.read(mine.trick)
    voids = zip(mine.void_in_red, mine.void_in_green, strict=True)
    state.voids = [RED * red | GREEN * green for red, green in voids]
    known = DECK.read([*mine.played, *mine.hand])
    unseen = [card for card in in_play(knowledge.options) if card not in known]
    room = [*mine.hand_sizes, len(unseen) + mine.hand_sizes[seat] - sum(mine.hand_sizes)]
    room[seat] = 0
    groups = [
        Group([card for card in unseen if only(card) & colour], places)
        for colour in (RED, GREEN)
        for places in [tuple(p for p in range(5) if p == 4 or not state.voids[p] & colour)]
    ]
    *hands, state.stock = share_out(groups, room, rng)
    rng.shuffle(state.stock)
    state.hands = [set_of(hand) for hand in hands]
    state.hands[seat] = set_of(known[len(mine.played) :])
    return state
