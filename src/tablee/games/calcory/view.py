"""What a seat sees of Calcory, and what it may remember: a covered card leaves every view.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.cards import EMPTY, Card, CardSet, members, only, set_of, size
from tablee.engine.moves import Move, Seat
from tablee.engine.rng import Rng
from tablee.engine.shown import HIDDEN, Happened, View, scene_of
from tablee.engine.sixty import DECK, NUMBER
from tablee.engine.view import Knowledge, restore_match
from tablee.engine.words import Params, listed
from tablee.games.calcory.grid import (
    CELL_NAMES,
    COLUMNS,
    NO_CARD,
    ROWS,
    cards_on,
    cells_of,
)
from tablee.games.calcory.moves import Back
from tablee.games.calcory.options import CalcoryOptions
from tablee.games.calcory.rules import COLLECTING, PHASES, PLACING, Calcory
from tablee.games.calcory.shown import FACE_DOWN, Scene


def scene(state: Calcory, seat: Seat | None) -> Scene:
    is_mine = seat == state.turn
    sums: dict[str, object] = {"sum": None, "to_beat": None} if state.options.mental else {}
    return scene_of(
        Scene,
        state.details() | sums,
        {
            "rows": state.options.rows,
            "columns": state.options.columns,
            "cells": [shown(state, cell) for cell in members(state.cells)],
            "catch": DECK.set_named(state.taken) if is_mine else [],
            "returned": listed(DECK.set_named(state.returned)) if is_mine else "",
            "won": [size(pile) for pile in state.piles],
            "piles": [DECK.set_named(pile) for pile in state.piles] if state.settled else [],
        },
    )


def shown(state: Calcory, cell: int) -> str:
    """§6.1: a card that isn't face up has no name."""
    if state.grid[cell] == NO_CARD:
        return ""
    is_up = (state.turned | state.marked) & only(cell) != EMPTY
    return DECK.name(state.grid[cell]) if is_up or state.settled else FACE_DOWN


def seen(move: Move, mover: Seat, watcher: Seat | None) -> Params | None:
    """§4.1, §6.1: which card goes back stands in no log, not even in one's own."""
    return {"card": HIDDEN} if isinstance(move, Back) else move.params()


@dataclass(frozen=True)
class Catch:
    """Cards that somebody took before the eyes of all; one of them went back."""

    seat: Seat
    cards: list[str]


class CalcoryKnowledge(Knowledge[CalcoryOptions, Scene]):
    """Every card that was turned in sight, and of each catch what became of it."""

    def __init__(self, options: CalcoryOptions, seats: int, seat: Seat) -> None:
        super().__init__(options, seats, seat)
        cells = members(cells_of(options.rows, options.columns))
        self.names = [CELL_NAMES[cell] for cell in cells]
        self.faces: dict[str, str] = {}  # by cell
        self.riddles: dict[str, Catch] = {}  # by cell: one card of this catch lies there
        self.piles: list[list[str]] = [[] for _ in range(seats)]  # as far as they are known
        self.held: Catch | None = None  # taken, and not yet put back

    def observe(self, view: View) -> None:
        for event in view.happened:
            self.take_in(event)
        super().observe(view)
        for cell, card in zip(self.names, self.scene().cells, strict=True):
            if card not in ("", FACE_DOWN):
                self.learn(cell, card)

    def take_in(self, event: Happened) -> None:
        if event.verb == "take":
            self.see_taken()
        elif event.verb == "at":
            self.see_put_back(str(event.params["cell"]))

    def see_taken(self) -> None:
        before = self.scene()
        cells = before.marked if before.phase == PHASES[COLLECTING] else before.turned
        catch = Catch(before.turn, [self.faces.pop(cell) for cell in cells])
        if len(cells) == 1:
            self.piles[catch.seat] += catch.cards
        else:
            self.held = catch

    def see_put_back(self, cell: str) -> None:
        catch, self.held = self.held, None
        assert catch is not None, "a card is put back out of a catch"
        self.riddles[cell] = catch
        if catch.seat == self.seat:
            self.learn(cell, self.scene().returned)

    def learn(self, cell: str, card: str) -> None:
        """A card seen where one of a catch was put back tells which ones were kept."""
        self.faces[cell] = card
        if cell in self.riddles:
            catch = self.riddles.pop(cell)
            self.piles[catch.seat] += without(catch.cards, card)


def without(cards: list[str], card: str) -> list[str]:
    """Two copies are two cards: only one of them goes."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def imagine(knowledge: CalcoryKnowledge, rng: Rng) -> Calcory:
    """What went back is drawn from each catch, and what was never seen lies anywhere."""
    now = knowledge.scene()
    state = Calcory(knowledge.options, knowledge.seats, rng.fork())
    faces, piles = dict(knowledge.faces), [list(pile) for pile in knowledge.piles]
    for cell, catch in knowledge.riddles.items():
        faces[cell] = any_kind(catch.cards, rng)
        piles[catch.seat] += without(catch.cards, faces[cell])
    catch_in_hand, returned = in_hand(knowledge, now, piles, rng)
    lay_out(state, now, faces, [*piles, catch_in_hand, returned], rng)
    restore_turn(state, now)
    restore_match(state, knowledge.view())
    return state


def any_kind(cards: list[str], rng: Rng) -> str:
    """One of these kinds, each equally likely: two copies are one choice."""
    kinds = sorted(set(cards))
    return kinds[rng.below(len(kinds))]


def in_hand(
    knowledge: CalcoryKnowledge, now: Scene, piles: list[list[str]], rng: Rng
) -> tuple[list[str], list[str]]:
    """The catch of which a card is still to be chosen, and the card on its way back."""
    catch = knowledge.held
    if catch is None:
        return [], []
    if now.phase != PHASES[PLACING]:
        return catch.cards, []
    returned = now.returned or any_kind(catch.cards, rng)
    piles[catch.seat] += without(catch.cards, returned)
    return [], [returned]


def lay_out(
    state: Calcory, now: Scene, faces: dict[str, str], heaps: list[list[str]], rng: Rng
) -> None:
    """Every card to its place: the known ones first, read all at once to tell copies apart."""
    known = DECK.read([*faces.values(), *[name for heap in heaps for name in heap]])
    by_cell = dict(zip(faces, known, strict=False))
    rest = iter(known[len(faces) :])
    sets = [set_of([next(rest) for _ in heap]) for heap in heaps]
    state.piles, (state.taken, state.returned) = sets[:-2], sets[-2:]
    unseen = set_of(cards_on(now.rows, now.columns)) & ~set_of(known)
    hidden = members(unseen)
    rng.shuffle(hidden)
    state.cells = cells_of(now.rows, now.columns)
    state.grid = [NO_CARD] * (len(ROWS) * COLUMNS)
    for cell, face in zip(members(state.cells), now.cells, strict=True):
        if face:
            name = CELL_NAMES[cell]
            state.grid[cell] = by_cell[name] if name in by_cell else hidden.pop()
            state.down |= only(cell)


def restore_turn(state: Calcory, now: Scene) -> None:
    """All that everybody sees; the sums are those of the cards that lie face up."""
    state.phase, state.turn, state.turns = PHASES.index(now.phase), now.turn, now.turns
    state.turned, state.marked = cells(now.turned), cells(now.marked)
    state.down &= ~(state.turned | state.marked)
    turned = [NUMBER[card] for card in state.cards_in(state.turned)]
    state.sum, state.zeros = sum(turned), turned.count(0)
    state.marked_sum = sum(NUMBER[card] for card in state.cards_in(state.marked))
    state.owner = now.turn if now.owner is None else now.owner


def cells(names: list[str]) -> CardSet:
    return set_of([Card(CELL_NAMES.index(name)) for name in names])
