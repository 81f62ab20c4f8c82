"""What a seat of Arriba sees, and the worlds that it must reckon with.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.moves import HOUSE, Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import HIDDEN, View, scene_of
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params
from tablee.engine.worlds import Group, share_out
from tablee.games.arriba.calls import Calls, calls_of
from tablee.games.arriba.deck import DECK, NO_CARD, sort_of
from tablee.games.arriba.moves import LEAVE, REACH, Choose
from tablee.games.arriba.options import ArribaOptions, deck, head_starts
from tablee.games.arriba.rules import CHOOSING, HOLDING, PHASES, Arriba
from tablee.games.arriba.shown import Scene


def scene(state: Arriba, seat: Seat | None) -> Scene:
    agreed = state.options.head_start
    return scene_of(
        Scene,
        state.details(),
        {
            "stocks": [len(stock) for stock in state.stocks],
            "piles": [DECK.named(pile) for pile in state.piles],
            "pot": DECK.named(state.pot),
            "choice": "" if seat is None else state.chosen[seat],
            "choices": list(state.chosen) if state.phase != CHOOSING and any(state.chosen) else [],
            "taken": [list(cards) for cards in state.taken],
            "head_starts": head_starts(agreed)[: state.seats] if agreed else [],
        },
    )


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    """§7.2: others see that somebody has chosen, and not what."""
    is_sealed = isinstance(move, Choose) and mover not in (watcher, HOUSE)
    return {"choice": HIDDEN} if is_sealed else move.params()


class ArribaKnowledge(Knowledge[ArribaOptions, Scene]):
    """What went under each stock before the eyes of all, and what the table called for when."""

    def __init__(self, options: ArribaOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        self.under: list[list[str]] = []  # by seat: as far as it is known, the next card last
        self.calls = Calls()

    def observe(self, view: View) -> None:
        is_new = self.last is None or self.last.deal != view.deal
        is_other = is_new or self.view().exposure != view.exposure
        verbs = [event.verb for event in view.happened]
        is_decided = "verdict" in verbs or "uncover" in verbs
        super().observe(view)
        if is_new:
            self.under, self.calls = [[] for _ in range(self.seats)], Calls()
        if is_decided and self.scene().grabber is not None:
            self.see_decided()
        for s, size in enumerate(self.scene().stocks):
            del self.under[s][size:]
        if is_other:
            self.see_table(view.exposure)

    def see_decided(self) -> None:
        for s, cards in enumerate(self.scene().taken):
            self.under[s] = cards[::-1] + self.under[s]

    def see_table(self, exposure: int) -> None:
        now = self.scene()
        if now.phase == PHASES[HOLDING]:
            self.calls.close(exposure, self.seats)
        else:
            self.calls.note(exposure, table_calls(now))


def table_calls(now: Scene) -> list[int]:
    tops = [sort_of(DECK.read(pile[-1:])[0]) if pile else NO_CARD for pile in now.piles]
    return calls_of(tops, now.spent)


def imagine(knowledge: ArribaKnowledge, rng: Rng) -> Arriba:
    now = knowledge.scene()
    state = Arriba(knowledge.options, knowledge.seats, rng.fork())
    restore_match(state, knowledge.view())
    restore_course(state, now)
    state.calls = knowledge.calls.copy()
    state.chosen = [imagined_choice(now, s, knowledge.seat, rng) for s in range(state.seats)]
    groups = [now.pot, *now.piles, *knowledge.under]
    # Read all at once: so copies are told apart, and no card lies in two places.
    known = DECK.read([name for group in groups for name in group])
    cards = iter(known)
    placed = [[next(cards) for _ in group] for group in groups]
    state.pot, state.piles = placed[0], placed[1 : state.seats + 1]
    bottoms = placed[state.seats + 1 :]
    state.known = [len(bottom) for bottom in bottoms]
    unseen = [card for card in deck(knowledge.options) if card not in known]
    room = [size - len(bottoms[s]) for s, size in enumerate(now.stocks)]
    hidden = share_out([Group(unseen, tuple(range(state.seats)))], room, rng)
    for stock in hidden:
        rng.shuffle(stock)
    state.stocks = [bottom + top for bottom, top in zip(bottoms, hidden, strict=True)]
    return state


def restore_course(state: Arriba, now: Scene) -> None:
    state.phase, state.turn, state.flips = PHASES.index(now.phase), now.turn, now.flips
    state.flipper, state.spent = now.flipper, list(now.spent)
    state.grabber, state.outcome = now.grabber, now.outcome
    state.concerned, state.potted = list(now.concerned), now.potted
    state.taken = [list(cards) for cards in now.taken]


def imagined_choice(now: Scene, seat: int, mine: Seat, rng: Rng) -> str:
    """§7.2: of those who have chosen, either is possible until all choices are shown."""
    if now.choices:
        return now.choices[seat]
    if seat == mine or not now.decided[seat]:
        return now.choice if seat == mine else ""
    return [REACH.choice, LEAVE.choice][rng.below(2)]
