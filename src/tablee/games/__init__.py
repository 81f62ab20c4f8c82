"""The shelf: the games that Tablée offers, and the hidden ones that TABLEE_GAMES names.

A game is a package that holds `GAME`, its rulebooks and its texts. The shelf lists packages, so
that a game's files are found beside its rules.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Final

from tablee.engine.game import AnyGame, Game, any_game
from tablee.engine.words import Text
from tablee.games import arriba, calcory, compatibility, diego, mu, pique_points, rummu, safaru

SHELF: Final[list[ModuleType]] = [
    mu,
    safaru,
    calcory,
    rummu,
    pique_points,
    compatibility,
    diego,
    arriba,
]

HIDDEN_GAMES: Final = "TABLEE_GAMES"


@dataclass(frozen=True)
class Shelved:
    """A game, and the package in which its rulebooks and texts lie."""

    game: AnyGame
    package: str
    hidden: bool

    def scene_class(self) -> type:
        """What its seats are shown: `Scene`, as its `view` knows it."""
        found: type = import_module(f"{self.package}.view").Scene
        return found


class BadShelf(Exception):
    """No such game, or a module that TABLEE_GAMES names is none; `why` says which."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


def known_games() -> dict[str, Shelved]:
    """All games by name: the shelf first, then the hidden ones."""
    known: dict[str, Shelved] = {}
    for shelved in [*on_the_shelf(), *out_of_tree()]:
        name = shelved.game.name
        if name in known:
            packages = {"first": known[name].package, "second": shelved.package}
            raise BadShelf(Text("shelf-twice", {"game": name, **packages}))
        known[name] = shelved
    return known


def find_game(name: str) -> Shelved:
    known = known_games()
    if name in known:
        return known[name]
    if not known:
        raise BadShelf(Text("shelf-empty", {"game": name}))
    raise BadShelf(Text("game-unknown", {"game": name, "choices": ", ".join(known)}))


def on_the_shelf() -> Iterator[Shelved]:
    for package in SHELF:
        yield Shelved(any_game(package.GAME), package.__name__, hidden=False)


def out_of_tree() -> Iterator[Shelved]:
    for name in os.environ.get(HIDDEN_GAMES, "").split(","):
        if name.strip():
            yield from listed_in(name.strip())


def listed_in(module: str) -> Iterator[Shelved]:
    packages = getattr(imported(module), "GAMES", None)
    if not isinstance(packages, list):
        raise BadShelf(Text("shelf-no-list", {"module": module}))
    for package in packages:
        if not isinstance(getattr(package, "GAME", None), Game):
            raise BadShelf(Text("shelf-no-game", {"module": module, "entry": str(package)}))
        yield Shelved(any_game(package.GAME), package.__name__, hidden=True)


def imported(module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:  # whatever a module of somebody else does while it is imported
        said = f"{type(error).__name__}: {error}"
        raise BadShelf(Text("shelf-not-imported", {"module": module, "error": said})) from error
