"""Every article has its test, every citation its article, and French is spaced as the French do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from tablee.games import Shelved, known_games
from tablee.rulebook import game_rulebook
from tablee.texts import LANGUAGES, Language

TESTS = Path(__file__).parent
SOURCE = Path(tablee.__file__).parent
PROBES = TESTS.parent / "probes"
MOST_WORDS_IN_SHORT = 150

SHELF = [shelved for shelved in known_games().values() if not shelved.hidden]

every_game = pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# In a name (test_3_2_who_opens, test_r7_no_vice), in a comment (§3.2), or written out (mu.3.2).
IN_A_NAME = re.compile(r"def test_(r\d+|\d+(?:_\d+)?)_")
SECTION = re.compile(r"§(\d+(?:\.\d+)?)")

# A no-break space, narrow or not, stands before ; : ! ? » and behind «.
NO_BREAK = "\u00a0\u202f"
BADLY_SPACED = re.compile(
    rf"[^{NO_BREAK}][;!?»](?!\w)|[^{NO_BREAK}]:(?=\s|$)|«[^{NO_BREAK}]", re.MULTILINE
)
FLUENT_FUNCTION = re.compile(r"(?:[A-Z]+|-[a-z]+)\([^)]*\)")  # or a term with a parameter


def articles(shelved: Shelved, language: Language) -> list[str]:
    """What the rulebook has, without the game's name: 3.2, r7."""
    name = shelved.game.name
    book = game_rulebook(name, shelved.package, language)
    return [article.removeprefix(f"{name}.") for article in book.articles]


def text_of(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def own_tests(shelved: Shelved) -> str:
    return text_of((TESTS / shelved.game.name).rglob("*.py"))


def source_of(shelved: Shelved) -> str:
    folder = files(shelved.package)
    assert isinstance(folder, Path)
    return text_of(folder.rglob("*.py"))


def cited_in(text: str, name: str) -> set[str]:
    """The articles that are named outright."""
    written_out = re.findall(rf"\b{name}\.(r\d+|\d+(?:\.\d+)?)\b", text)
    return {label.replace("_", ".") for label in IN_A_NAME.findall(text)} | set(written_out)


# Articles and citations


@every_game
def test_every_article_is_cited_by_a_test(shelved: Shelved) -> None:
    essentials = "0"
    to_test = set(articles(shelved, "fr")) - {essentials}
    assert sorted(to_test - cited_in(own_tests(shelved), shelved.game.name)) == []


@every_language
@every_game
def test_every_citation_is_of_an_article(shelved: Shelved, language: Language) -> None:
    known = articles(shelved, language)
    text = source_of(shelved) + own_tests(shelved)
    assert sorted(cited_in(text, shelved.game.name) - set(known)) == []
    chapters = {label.partition(".")[0] for label in known}
    assert sorted(set(SECTION.findall(text)) - set(known) - chapters) == []


@every_game
def test_both_rulebooks_have_the_same_articles(shelved: Shelved) -> None:
    assert articles(shelved, "fr") == articles(shelved, "en")


@every_language
@every_game
def test_in_short_is_short(shelved: Shelved, language: Language) -> None:
    text = game_rulebook(shelved.game.name, shelved.package, language).essentials
    words = [word for word in text.split() if any(sign.isalnum() for sign in word)]
    assert len(words) <= MOST_WORDS_IN_SHORT


def test_citations_are_found_wherever_they_stand() -> None:
    text = (
        'def test_3_2_x() -> None: ...\ndef test_r7_y(): ...\n"mu.4.1" tablee.games.mu.rules mu.r2'
    )
    assert cited_in(text, "mu") == {"3.2", "r7", "4.1", "r2"}


# French spaces


def french_files() -> list[Path]:
    return sorted(
        path
        for folder in (SOURCE, PROBES)
        for pattern in ("*.fr.ftl", "*.fr.md")
        for path in folder.rglob(pattern)
    )


def badly_spaced(text: str) -> list[str]:
    return [
        line for line in text.splitlines() if BADLY_SPACED.search(FLUENT_FUNCTION.sub("", line))
    ]


@pytest.mark.parametrize("path", french_files(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_french_has_no_break_spaces_where_they_belong(path: Path) -> None:
    assert badly_spaced(path.read_text("utf-8")) == []


@pytest.mark.parametrize("text", ["Oui !", "Oui!", "Or : non", "Or: non", "« oui\u202f»", "a ;"])
def test_a_plain_space_or_none_is_found(text: str) -> None:
    assert badly_spaced(text) == [text]


def test_no_break_spaces_are_left_alone() -> None:
    assert badly_spaced("«\u202fOui\u202f»\u00a0: deux\u202f! { NUMBER($n, digits: 2) } a:b") == []
