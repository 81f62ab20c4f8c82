"""Rulebooks are read into articles, and one that is badly written is refused."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tablee.games import Shelved, known_games
from tablee.rulebook import BadRulebook, Rulebook, game_rulebook, read_rulebook, table_rulebook
from tablee.texts import LANGUAGES, Language

BOOK = """# Mü

## In short

Take tricks.

## Glossary

- **Chief**: who won the auction.

## 1 The deal

All cards are dealt.

### 1.1 Who deals

The left neighbour.

### 1.3 What is left

```
# not a heading
```

## 2 The auction

### 2.1 Passing

Whoever passes stays in.

#### A remark

Part of the article.

## Rulings

### r2 Two chiefs

There is one.

### r7 No chief

There is none.
"""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize(
    "shelved", known_games().values(), ids=lambda shelved: shelved.game.name
)


def test_a_rulebook_is_read_into_what_can_be_cited() -> None:
    book = read_rulebook("mu", BOOK)
    assert book.title == "Mü"
    assert book.essentials == "Take tricks."
    assert book.glossary == "- **Chief**: who won the auction."
    assert list(book.articles) == [
        *("mu.0", "mu.1", "mu.1.1", "mu.1.3", "mu.2.1"),
        *("mu.r2", "mu.r7"),
    ]
    assert book.articles["mu.1"].title == "The deal"
    assert book.articles["mu.1.3"].body == "```\n# not a heading\n```"
    assert book.articles["mu.2.1"].body.endswith("Part of the article.")
    assert book.articles["mu.r7"].body == "There is none."


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("# Mü", "Mü"),
        ("# Mü\n", ""),
        ("# Mü\n", "# Mü\n\nToo early.\n"),
        ("# Mü\n", "# Mü\n\n# Mü again\n"),
        ("## In short\n\nTake tricks.\n", ""),
        ("Take tricks.", ""),
        ("## In short", "## in short"),
        ("## Glossary", "## Glossary\n\nWords.\n\n## Glossary"),
        ("## 1 The deal", "## One The deal"),
        ("## 1 The deal", "##1 The deal"),
        ("## 2 The auction", "## 1 The auction"),
        ("### 1.1 Who deals", "### 1.1"),
        ("### 1.1 Who deals", "### 2.1 Who deals"),
        ("### 1.1 Who deals", "### 1.4 Who deals"),
        ("### 1.1 Who deals", "###1.1 Who deals"),
        ("### 1.1 Who deals", "### 1.01 Who deals"),
        ("### 1.3 What is left", "### 1.1 What is left"),
        ("The left neighbour.\n", ""),
        ("### r2 Two chiefs", "### 2.2 Two chiefs"),
        ("### r7 No chief", "### r2 No chief"),
        ("## Rulings", "## Rulings\n\n## Rulings"),
        ("There is none.", "There is none.\n\n## 3 Too late"),
    ],
)
def test_a_badly_written_rulebook_is_refused(before: str, after: str) -> None:
    assert before in BOOK
    with pytest.raises(BadRulebook):
        read_rulebook("mu", BOOK.replace(before, after, 1))


def cited(book: Rulebook) -> list[str]:
    return list(book.articles)


@every_game
def test_both_languages_have_the_same_articles(shelved: Shelved) -> None:
    name, package = shelved.game.name, shelved.package
    assert cited(game_rulebook(name, package, "fr")) == cited(game_rulebook(name, package, "en"))


@every_language
def test_the_table_has_the_articles_that_the_engine_cites(language: Language) -> None:
    book = table_rulebook(language)
    assert cited(book) == ["table.0", "table.1", "table.2", "table.3", "table.4", "table.5"]


@every_language
@every_game
def test_every_article_that_a_game_cites_is_in_its_rulebook(
    shelved: Shelved, language: Language
) -> None:

    source = "".join(
        path.read_text("utf-8")
        for path in files(shelved.package).iterdir()
        if path.name.endswith(".py")
    )
    name = shelved.game.name
    book = game_rulebook(name, shelved.package, language)
    articles = set(re.findall(rf'"({name}\.[r\d][\d.]*)"', source))
    assert articles
    assert articles <= set(book.articles)
