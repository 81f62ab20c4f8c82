"""Sheets of a class: what its matches teach, for each pupil and for all of them together. Pure."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tablee.engine.lessons import MISSED, RIGHT, WRONG, Lesson, steps
from tablee.engine.moves import Seat
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.rulebook import game_rulebook
from tablee.server.matches.storage import opened
from tablee.server.rooms.room import read_seating
from tablee.server.store import StoredMatch
from tablee.texts import Language, catalogue

MOST_MATCHES: Final = 1000  # the newest ones
MOST_TOLD: Final = 12  # of one game on one sheet, the most frequent: so that a page holds them
PERSON: Final = "person"  # who made a move, in the words of a record
NOBODY: Final = ""  # a bot's seat


# What a sheet is made of


@dataclass(frozen=True)
class Pupil:
    person: str
    name: str


@dataclass(frozen=True)
class SeatedMatch:
    """A match, and who sat where: by seat the id of a person, or nobody."""

    match: StoredMatch
    people: list[str]


@dataclass(frozen=True)
class Played:
    """What a class has played, as far as it is over: a sheet tells what was in a hand."""

    pupils: list[Pupil]
    rooms: list[str]
    known_as: dict[str, str]  # people who have another id since


def seated(match: StoredMatch, known_as: Mapping[str, str]) -> SeatedMatch:
    """With the people who are stored with it."""
    people = [place.person or NOBODY for place in read_seating(match.table.body).places]
    return SeatedMatch(match, [known_as.get(person, person) for person in people])


@dataclass(frozen=True)
class Learnt:
    """What a match has taught to each person who played in it themselves."""

    game: str
    lessons: dict[str, list[Lesson]]  # by person


def learnt_from(seated: SeatedMatch) -> Learnt:
    """Replays the match; whatever the rules raise if they have changed since."""
    match = seated.match
    table = opened(match.table)
    moves = [(Seat(stored.seat), table.read(stored.move)) for stored in match.moves]
    people, players = dict(enumerate(seated.people)), players_by_move(match)
    movers = {people.get(move.seat, NOBODY) for move in match.moves if move.by == PERSON}
    found: dict[str, list[Lesson]] = {person: [] for person in sorted(movers - {NOBODY})}
    for lesson in table.game.lessons(steps(table.dealt(), moves)):
        person = people.get(lesson.seat, NOBODY)
        if person in found and players[lesson.step].get(lesson.seat) == PERSON:
            found[person].append(lesson)
    return Learnt(match.table.game, found)


def players_by_move(match: StoredMatch) -> list[dict[int, str]]:
    """At every move, who made the last move of each seat: a person, a bot or a stand-in.

    What the house does about a seat goes by that: a pair is judged after it was announced.
    """
    last: dict[int, str] = {}
    found: list[dict[int, str]] = []
    for move in match.moves:
        last = {**last, move.seat: move.by}
        found.append(last)
    return found


# What is sent


class Topic(msgspec.Struct):
    """How often something went right, wrong or unseen."""

    about: list[Text]  # two: what was put together
    right: int = 0
    wrong: int = 0
    caught: int = 0  # of the wrong: those that another player noticed
    missed: int = 0
    pupils: int = 0  # who did it wrong or missed it


class Told(msgspec.Struct):
    """What went wrong or unseen, as a sentence, and how often."""

    outcome: str
    about: list[Text]
    said: Text
    why: Text | None
    article: str
    count: int = 0
    caught: int = 0  # so many of these were noticed by another player


class GameSheet(msgspec.Struct):
    game: str
    matches: int
    topics: list[Topic]  # the most mistakes first
    told: list[Told]  # the most frequent first
    more: int  # what there would be to tell besides


class Sheet(msgspec.Struct):
    name: str  # of a pupil; of the class: nothing
    games: list[GameSheet]


class ClassSheets(msgspec.Struct):
    whole: Sheet
    pupils: list[Sheet]  # in the order of the class
    unread: int  # matches by rules that are no longer served


# Counting


@dataclass
class Counting:
    """One game on one sheet, while it is being filled in."""

    matches: int = 0
    topics: dict[object, Topic] = field(default_factory=dict)
    told: dict[object, Told] = field(default_factory=dict)
    mistaken: dict[object, set[str]] = field(default_factory=dict)  # by topic: persons

    def add(self, person: str, lesson: Lesson) -> None:
        about = list(lesson.about)
        kind = same(about)
        topic = self.topics.setdefault(kind, Topic(about))
        topic.right += lesson.outcome == RIGHT
        topic.wrong += lesson.outcome == WRONG
        topic.caught += lesson.outcome == WRONG and lesson.is_caught
        topic.missed += lesson.outcome == MISSED
        if lesson.outcome != RIGHT:
            self.mistaken.setdefault(kind, set()).add(person)
            topic.pupils = len(self.mistaken[kind])
            new = Told(lesson.outcome, about, lesson.said, lesson.why, lesson.article)
            told = self.told.setdefault((lesson.outcome, same([lesson.said])), new)
            told.count += 1
            told.caught += lesson.is_caught

    def sheet(self, game: str) -> GameSheet:
        topics = sorted(self.topics.values(), key=lambda topic: (-mistakes(topic), -topic.right))
        told = sorted(self.told.values(), key=lambda told: -told.count)
        return GameSheet(
            game, self.matches, topics, told[:MOST_TOLD], max(0, len(told) - MOST_TOLD)
        )


def same(texts: list[Text]) -> object:
    """What equal texts have in common: they are no keys themselves."""
    return tuple((text.key, tuple(text.params.items())) for text in texts)


def mistakes(topic: Topic) -> int:
    return topic.wrong + topic.missed


def class_sheets(pupils: list[Pupil], matches: list[Learnt], unread: int = 0) -> ClassSheets:
    """The sheets; what others than these pupils learnt stands on none of them."""
    known = {pupil.person for pupil in pupils}
    whole: dict[str, Counting] = {}
    own: dict[str, dict[str, Counting]] = {pupil.person: {} for pupil in pupils}
    for learnt in matches:
        here = {person: lessons for person, lessons in learnt.lessons.items() if person in known}
        if here:
            whole.setdefault(learnt.game, Counting()).matches += 1
        for person, lessons in here.items():
            own[person].setdefault(learnt.game, Counting()).matches += 1
            for lesson in lessons:
                own[person][learnt.game].add(person, lesson)
                whole[learnt.game].add(person, lesson)
    of_pupils = [sheet_of(pupil.name, own[pupil.person]) for pupil in pupils]
    return ClassSheets(sheet_of("", whole), of_pupils, unread)


def sheet_of(name: str, games: dict[str, Counting]) -> Sheet:
    return Sheet(name, [counting.sheet(game) for game, counting in games.items()])


# For spreadsheets

# Comma or semicolon, as a spreadsheet of that language expects it when a file is opened.
SEPARATOR: Final[dict[Language, str]] = {"fr": ";", "en": ","}
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # a cell that begins so is calculated
AS_TEXT: Final = "'"
COUNTS: Final = ("right", "wrong", "caught", "missed")


def as_csv(sheets: ClassSheets, language: Language) -> bytes:
    """A line for every pupil, game and topic; a pupil who played nothing has one with a name alone.

    The columns: pupil, game, topic, right, wrong, caught (of the wrong), missed. Quoted as in
    RFC 4180; the mark at the beginning tells spreadsheets that it is UTF-8.
    """
    words = catalogue(language)
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=SEPARATOR[language], lineterminator="\r\n")
    columns = ("pupil", "game", "topic", *COUNTS)
    writer.writerow([words.sentence(f"sheet-column-{column}") for column in columns])
    for sheet in sheets.pupils:
        for row in rows_of(sheet, language):
            writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return file.getvalue().encode("utf-8-sig")


def rows_of(sheet: Sheet, language: Language) -> list[list[str | int]]:
    rows: list[list[str | int]] = []
    for played in sheet.games:
        package = find_game(played.game).package
        title = game_rulebook(played.game, package, language).title
        words = catalogue(language, package)
        for topic in played.topics:
            about = " – ".join(words.say(text) for text in topic.about)
            counts = [topic.right, topic.wrong, topic.caught, topic.missed]
            rows.append([sheet.name, title, about, *counts])
    return rows or [[sheet.name, "", "", *["" for _ in COUNTS]]]


def harmless(text: str) -> str:
    """A name that somebody chose is no formula."""
    return f"{AS_TEXT}{text}" if text.startswith(FORMULAS) else text
