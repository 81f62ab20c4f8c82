"""Recorded games stay what they are, and so do the numbers of ways to go on.

Both run interpreted and compiled with the whole suite.
"""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from games.playthroughs import likely_turn, read_head, recorded, replayed
from tablee.engine.game import AnyGame
from tablee.engine.play import perft
from tablee.engine.rng import FastRng
from tablee.engine.state import AnyState
from tablee.games import Shelved, find_game, known_games

TESTS = Path(__file__).parent
PLAYTHROUGHS = sorted(TESTS.glob("*/playthroughs/*.txt"))
COUNTED = sorted(TESTS.glob("*/perft.txt"))
SHELF = [shelved for shelved in known_games().values() if not shelved.hidden]
MOST_LINES = 110
SCORE_LINE, PLACE_OF_THE_KEY = "ScoreLine", 2

every_playthrough = pytest.mark.parametrize(
    "path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
every_game = pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)


@every_playthrough
def test_its_moves_give_the_same_text(path: Path) -> None:
    text = path.read_text("utf-8")
    assert replayed(text) == text


@every_playthrough
def test_recorded_anew_it_is_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    assert recorded(read_head(text)) == text


@every_playthrough
def test_it_can_be_read_by_people(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


# What a game must have


def playthroughs_of(shelved: Shelved) -> list[str]:
    paths = (TESTS / shelved.game.name / "playthroughs").glob("*.txt")
    return [path.read_text("utf-8") for path in sorted(paths)]


@every_game
def test_there_is_one_for_each_number_of_seats(shelved: Shelved) -> None:
    seats = {read_head(text).seats for text in playthroughs_of(shelved)}
    assert seats == set(shelved.game.rules.seats)


@every_game
def test_every_way_to_score_occurs(shelved: Shelved) -> None:
    written = {
        line.split()[4]
        for text in playthroughs_of(shelved)
        for line in text.splitlines()
        if line.startswith("score ")
    }
    assert written == ways_to_score(shelved)


def ways_to_score(shelved: Shelved) -> set[str]:
    """The keys of all score lines in the game's source."""
    folder = files(shelved.package)
    assert isinstance(folder, Path)
    calls = [
        node
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == SCORE_LINE
    ]
    keys = [call.args[PLACE_OF_THE_KEY] for call in calls]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


# Counting


def counts() -> list[tuple[str, list[int]]]:
    """Game, and seats, seed, moves made at random before, depth, number of ways."""
    return [
        (path.parent.name, [int(cell) for cell in line.split()])
        for path in COUNTED
        for line in path.read_text("utf-8").splitlines()[1:]
    ]


@pytest.mark.parametrize(("name", "row"), counts())
def test_perft(name: str, row: list[int]) -> None:
    seats, seed, after, depth, ways = row
    assert perft(somewhere(find_game(name).game, seats, seed, after), depth) == ways


def somewhere(game: AnyGame, seats: int, seed: int, after: int) -> AnyState:
    state = game.start(game.read_options({}), seats, FastRng(str(seed)))
    luck = FastRng(f"{seed}/play")
    for _ in range(after):
        state.play(*likely_turn(state, luck))
    return state


@every_game
def test_every_number_of_seats_is_counted(shelved: Shelved) -> None:
    assert {row[0] for name, row in counts() if name == shelved.game.name} == set(
        shelved.game.rules.seats
    )
