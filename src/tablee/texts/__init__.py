"""What people read: keys with parameters become sentences, in French or in English.

The sentences are Project Fluent files: the table's and the command line's beside this module, a
game's (`texts.fr.ftl`, `texts.en.ftl`) in its package.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from tablee.engine.shown import HIDDEN
from tablee.engine.words import Refusal, ScoreLine, Text

Language = Literal["fr", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")

Filling: TypeAlias = Mapping[str, int | float | str]

COMMON: Final = tuple(
    ("tablee.texts", stem) for stem in ("table", "cli", "server", "class", "print")
)
OF_A_GAME: Final = "texts"

LONGEST: Final = 800
LARGEST: Final = 10**18


def first_spoken(wishes: Iterable[str]) -> Language | None:
    """The first of these languages that is one of ours."""
    return next((ours for wish in wishes for ours in LANGUAGES if wish == ours), None)


class BadText(Exception):
    """A text file, or the use of a key, is wrong: a fault of ours, seen by the tests."""


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        # Without isolation marks: names and cards are as plain as the sentences around them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: set[str] = set()

    def add(self, resource: Resource, origin: str) -> None:
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BadText(f"{origin}: not Fluent: {entry.content!r}")
            if isinstance(entry, Message | Term):
                key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                if key in self.keys:
                    raise BadText(f"{origin}: {key} stands twice")
                self.keys.add(key)
        self.bundle.add_resource(resource)

    def say(self, said: Text | Refusal | ScoreLine) -> str:
        return self.sentence(said.key, said.params)

    def tell(self, said: Text) -> str:
        """The same with cards by their names: the parameters `card` and `cards`."""
        filling = dict(said.params)
        if "card" in filling:
            filling["card"] = self.card(str(filling["card"]))
        if "cards" in filling:
            cards = str(filling["cards"]).split()
            filling["cards"] = ", ".join(self.card(card) for card in cards)
        return self.sentence(said.key, filling)

    def card(self, name: str) -> str:
        """A card in words, where the game has any: `r7` is “red 7”, `dec_0_75` is “0.75”."""
        if name == HIDDEN or "card" not in self.keys:
            return name
        kind, *parts = name.split("_")
        counts = [counted(part) for part in [*parts, "", "", "", ""]]
        filling = dict(zip("abcd", counts, strict=False))
        letter = {"letter": name[0], "number": name[1:]}
        return self.sentence("card", {"name": name, **letter, "kind": kind, **filling})

    def sentence(self, key: str, filling: Filling | None = None) -> str:
        """The sentence of a key, filled in; numbers are written as the reader writes them."""
        if key not in self.keys:
            raise BadText(f"no text for {key} in {self.language}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise BadText(f"{key} has no sentence in {self.language}")
        shown = {name: shortened(value) for name, value in (filling or {}).items()}
        sentence, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise BadText(f"{key} in {self.language}: {errors[0]}")
        return str(sentence)


def counted(part: str) -> int | str:
    """A whole number as such, so that it has a plural; `05` behind a comma stays as it is."""
    return int(part) if part.isdigit() and str(int(part)) == part else part


def shortened(value: int | float | str) -> int | float | str:
    """What can be filled in: Fluent refuses very long texts and numbers, and nobody reads them."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value


@cache
def catalogue(language: Language, package: str | None = None) -> Catalogue:
    """The common sentences, and those of the game whose package is named."""
    found = Catalogue(language)
    for origin, stem in [*COMMON, *([(package, OF_A_GAME)] if package else [])]:
        found.add(read_texts(origin, stem, language), f"{origin} {stem}.{language}.ftl")
    return found


def read_texts(package: str, stem: str, language: Language) -> Resource:
    return FluentResource(packaged(package, f"{stem}.{language}.ftl"))


def packaged(package: str, name: str) -> str:
    """The text of a file that lies in a package."""
    try:
        return files(package).joinpath(name).read_text("utf-8")
    except OSError:
        raise BadText(f"{package}: no file {name}") from None
