"""A rulebook: Markdown, read into articles that refusals and score lines can cite.

`# Mü`, then `## L’essentiel`, `## Glossaire`, chapters `## 3 Les enchères` with articles
`### 3.2 Passer` (cited as mu.3.2), and `## Décisions` with rulings `### r7 Titre` (mu.r7). A
chapter may have a text of its own (mu.3); the essentials are article 0 (mu.0).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tablee.texts import Language, packaged

ESSENTIALS: Final = ("L’essentiel", "In short")
GLOSSARY: Final = ("Glossaire", "Glossary")
RULINGS: Final = ("Décisions", "Rulings")

HEADING: Final = re.compile(r"(#{1,3}) (\S.*)")
LOOKS_LIKE_ONE: Final = re.compile(r"#{1,3}(?!#)")
FENCE: Final = re.compile(r"```|~~~")
CHAPTER: Final = re.compile(r"([1-9]\d*) (\S.*)")
ENTRY: Final = re.compile(r"(r|[1-9]\d*\.)([1-9]\d*) (\S.*)")

TABLE: Final = "table"


class BadRulebook(Exception):
    """A rulebook isn't written as it should be: a fault of ours, seen by the tests."""


@dataclass(frozen=True)
class Article:
    """What can be cited: an article, a ruling, a chapter's own text, or the essentials."""

    id: str
    title: str
    body: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    essentials: str
    glossary: str
    articles: dict[str, Article]
    text: str


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it, up to the next."""

    level: int
    heading: str
    body: str


def read_rulebook(name: str, text: str) -> Rulebook:
    """The articles of a rulebook's text; their ids begin with the name of the game."""
    reader = Reader(name)
    for section in sections_of(text):
        reader.read(section)
    if not reader.title or not reader.essentials:
        raise BadRulebook(f"{name}: a rulebook has a title and its essentials")
    return Rulebook(reader.title, reader.essentials, reader.glossary, reader.articles, text)


def sections_of(text: str) -> Iterator[Section]:
    level, heading = 0, ""
    body: list[str] = []
    is_fenced = False
    for line in text.splitlines():
        is_fenced ^= FENCE.match(line) is not None
        if is_fenced or not LOOKS_LIKE_ONE.match(line):
            body.append(line)
            continue
        found = HEADING.fullmatch(line)
        if found is None:
            raise BadRulebook(f"not a heading: {line}")
        yield Section(level, heading, "\n".join(body).strip())
        level, heading, body = len(found[1]), found[2], []
    yield Section(level, heading, "\n".join(body).strip())


class Reader:
    """Takes the sections in, one after another, and knows which chapter is open."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = ""
        self.essentials = ""
        self.glossary = ""
        self.articles: dict[str, Article] = {}
        self.chapter = 0
        self.number = 0  # of the last article of the chapter, or of the last ruling
        self.in_rulings = False

    def read(self, section: Section) -> None:
        if section.level == 3:
            self.read_article(section)
        elif section.level == 2:
            self.read_chapter(section)
        elif section.body or self.title:
            raise self.malformed(section)
        else:
            self.title = section.heading

    def read_chapter(self, section: Section) -> None:
        chapter = CHAPTER.fullmatch(section.heading)
        if not self.title:
            raise self.malformed(section)
        if section.heading in ESSENTIALS and not self.articles:
            self.essentials = section.body
            self.add("0", section.heading, section.body)
        elif section.heading in GLOSSARY and not self.glossary and self.chapter == 0:
            self.glossary = section.body
        elif section.heading in RULINGS and not self.in_rulings:
            self.in_rulings, self.number = True, 0
        elif chapter and int(chapter[1]) > self.chapter and not self.in_rulings:
            self.chapter, self.number = int(chapter[1]), 0
            if section.body:
                self.add(chapter[1], chapter[2], section.body)
        else:
            raise self.malformed(section)

    def read_article(self, section: Section) -> None:
        """Numbers rise inside a chapter; a gap is allowed, for what was cited once stays so."""
        found = ENTRY.fullmatch(section.heading)
        before = "r" if self.in_rulings else f"{self.chapter}."
        if found is None or found[1] != before or int(found[2]) <= self.number or not section.body:
            raise self.malformed(section)
        self.number = int(found[2])
        self.add(before + found[2], found[3], section.body)

    def add(self, label: str, title: str, body: str) -> None:
        article = Article(f"{self.name}.{label}", title, body)
        self.articles[article.id] = article

    def malformed(self, section: Section) -> BadRulebook:
        heading = f"{'#' * section.level} {section.heading}"
        return BadRulebook(f"{self.name}: this can't stand here, or not so: {heading}")


@cache
def game_rulebook(name: str, package: str, language: Language) -> Rulebook:
    """The rulebook that lies in a game's package."""
    return read_rulebook(name, packaged(package, f"rulebook.{language}.md"))


@cache
def table_rulebook(language: Language) -> Rulebook:
    """What holds at every table, whatever is played."""
    return read_rulebook(TABLE, packaged("tablee.texts", f"{TABLE}.{language}.md"))
