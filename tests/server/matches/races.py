"""Matches of Race whose cards are known before, and people who play them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import TypeAlias

import pytest

from server.house import SetClock
from server.people import Page
from tablee.engine.moves import HOUSE, Seat, Verdict
from tablee.engine.record import read_record
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES, seeded
from tablee.games import find_game
from tablee.server import wire
from tablee.server.rooms import live_room

Layout: TypeAlias = list[str]  # what lies on top before each seat, "" for nothing

GAME = find_game("race").game
TWO_SHAPES = {"shapes": "2", "copies": "4", "deals": "1"}
LONGEST_DELAY = 0.7  # seconds until a flipped card is shown
HUMAN = 0.13  # seconds: nobody is faster, and the rules know


def layouts(seed: str, seats: int, flips: int) -> tuple[int, list[Layout]]:
    """Who flips first, and what lies there after each flip, if nobody grabs."""
    state = GAME.start(GAME.read_options(TWO_SHAPES), seats, seeded(FAIR, seed))
    first, found = state.active()[0], []
    for _ in range(flips):
        state.apply(state.active()[0], state.legal_moves(state.active()[0])[0])
        state.apply(HOUSE, state.legal_moves(HOUSE)[0])
        piles = {zone.name: zone.cards for zone in state.zones()}
        found.append([(piles[f"pile {seat}"] or [""])[-1] for seat in range(seats)])
    return first, found


def is_alike(layout: Layout) -> bool:
    """Whether everybody's card is like another."""
    return all(card and layout.count(card) > 1 for card in layout)


def deal_so(
    patch: pytest.MonkeyPatch, seats: int, flips: int, is_so: Callable[[int, list[Layout]], bool]
) -> None:
    """The next matches have a seed with which it comes so."""
    seeds = (f"{number:0{2 * FAIR_SEED_BYTES}x}" for number in count())
    seed = next(seed for seed in seeds if is_so(*layouts(seed, seats, flips)))
    patch.setattr(live_room, "secrets", SimpleNamespace(token_hex=lambda count: seed))


async def flip(pages: list[Page], clock: SetClock) -> None:
    """Whoever is in turn flips, and all see the card."""
    flipper = next(page for page in pages if page.seen.moves)
    number = flipper.the_view.number
    assert isinstance(await flipper.plays("flip"), wire.Done)
    await all_see(pages, number + 1)
    clock.forward(LONGEST_DELAY)
    await all_see(pages, number + 2)


async def all_see(pages: list[Page], number: int) -> None:
    for page in pages:
        await page.sees(lambda view: view.number == number)


def marks(page: Page) -> list[tuple[int, int]]:
    """Seat and points of all that was decided in this deal."""
    scene = page.seen.scene
    assert isinstance(scene, dict)
    return [(line["seat"], line["points"]) for line in scene["marks"]]


async def verdicts(page: Page) -> list[Verdict]:
    """As they stand in the record, when the match is over."""
    path = f"/api/replays/{page.the_view.table}/record"
    record = read_record((await page.person.ask("GET", path)).content.decode().strip())
    state = GAME.start(GAME.read_options({}), record.seats, seeded(FAIR, record.seed))
    moves = [state.vocabulary().read(text) for _, text in record.moves]
    return [move for move in moves if isinstance(move, Verdict)]


def winner(page: Page) -> Seat | None:
    return next((Seat(seat) for seat, points in marks(page) if points > 0), None)
