"""What a seat of Window sees: its hand, what it laid itself, and what challenges showed."""

from __future__ import annotations

from dataclasses import dataclass

from probes.window.rules import DECK, Lay, Window, WindowOptions
from tablee.engine.cards import Card
from tablee.engine.moves import Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import HIDDEN
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params, ScoreLine


@dataclass(frozen=True)
class Scene:
    turn: Seat
    hand: list[str]
    buried: list[str]
    laid: list[str]  # empty where the card on the table isn't mine
    shown: list[str]
    hand_sizes: list[int]
    buried_sizes: list[int]
    is_laid: bool
    tally: list[ScoreLine]


def scene(state: Window, seat: Seat | None) -> Scene:
    return Scene(
        turn=state.turn,
        hand=[] if seat is None else DECK.named(state.hands[seat]),
        buried=[] if seat is None else DECK.named(state.buried[seat]),
        laid=DECK.named(state.laid) if seat == state.turn else [],
        shown=DECK.named(state.shown),
        hand_sizes=[len(hand) for hand in state.hands],
        buried_sizes=[len(pile) for pile in state.buried],
        is_laid=bool(state.laid),
        tally=[line.copy() for line in state.tally],
    )


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    return {"card": HIDDEN} if isinstance(move, Lay) and mover != watcher else move.params()


def imagine(knowledge: Knowledge[WindowOptions, Scene], rng: Rng) -> Window:
    view, mine, seat = knowledge.view(), knowledge.scene(), knowledge.seat
    state = Window(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, view)
    state.turn, state.tally = mine.turn, list(mine.tally)
    state.shown = DECK.read(mine.shown)
    known = DECK.read([*mine.hand, *mine.buried, *mine.laid, *mine.shown])
    unseen = [Card(c) for c in range(2 * knowledge.options.ranks) if c not in known]
    rng.shuffle(unseen)
    for s in range(knowledge.seats):
        state.hands.append(sorted(unseen.pop() for _ in range(mine.hand_sizes[s] * (s != seat))))
        state.buried.append([unseen.pop() for _ in range(mine.buried_sizes[s] * (s != seat))])
    state.hands[seat], state.buried[seat] = DECK.read(mine.hand), DECK.read(mine.buried)
    if mine.is_laid:
        state.laid = DECK.read(mine.laid) or [unseen.pop()]
    state.stock = unseen
    return state
