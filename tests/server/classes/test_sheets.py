"""The sheets of a class: what is counted for whom, and what a spreadsheet reads."""

from __future__ import annotations

import asyncio
import csv
import io

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message

from games.walks import Walk
from server.house import House, play_out
from tablee.engine.lessons import MISSED, RIGHT, WRONG, Lesson
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.server.classes.sheets import (
    MOST_TOLD,
    SEPARATOR,
    ClassSheets,
    Learnt,
    Played,
    Pupil,
    SeatedMatch,
    as_csv,
    class_sheets,
    learnt_from,
    seated,
)
from tablee.server.replay.access import Unknown
from tablee.server.rooms.room import NotAllowed, Place, Seating
from tablee.server.store import StoredMatch, StoredMove, StoredTable
from tablee.server.turns import Asker
from tablee.server.web.app import not_allowed_answer
from tablee.server.web.sheets import SheetRoutes
from tablee.texts import LANGUAGES, Language

ANNE, BOB = Pupil("anne", "Anne"), Pupil("bob", "Bob")
BELT, PHONE = Text("pique_points-topic-belt"), Text("pique_points-topic-phone")


def lesson(outcome: str = WRONG, about: Text = BELT, card: str = "belt", **rest: bool) -> Lesson:
    said = Text("pique_points-lesson-offence", {"card": card})
    return Lesson(Seat(0), 0, outcome, "pique_points.4.5", (about,), said, None, **rest)


def learnt(**lessons: list[Lesson]) -> Learnt:
    return Learnt("pique_points", lessons)


def stored(game: str, seats: int, by: str = "person", rules: str = "") -> StoredMatch:
    """A match played at random, as it lies in the store."""
    played = find_game(game).game
    walk = Walk.begin(played, played.read_options({}), seats, "a class").go(400)
    table = StoredTable(
        id="table",
        room="room",
        game=game,
        rules=rules or played.rules.version,
        options={},
        seats=seats,
        rng="fast",
        seed="a class/match",
        started=0.0,
    )
    moves = [
        StoredMove(seat, move.text(), 0, "house" if seat == HOUSE else by)
        for seat, move in walk.moves
    ]
    return StoredMatch(table, moves)


# What is counted


def test_outcomes_are_counted_by_topic_with_the_most_mistakes_first() -> None:
    mine = [lesson(RIGHT), lesson(RIGHT), lesson(), lesson(WRONG, PHONE, "phone", is_caught=True)]
    sheets = class_sheets([ANNE], [learnt(anne=[*mine, lesson(MISSED, PHONE, "phone")])])
    [game] = sheets.pupils[0].games
    assert [
        (topic.about, topic.right, topic.wrong, topic.caught, topic.missed) for topic in game.topics
    ] == [
        ([PHONE], 0, 1, 1, 1),
        ([BELT], 2, 1, 0, 0),
    ]


def test_what_went_right_is_never_counted_as_caught() -> None:
    """A right pair that somebody contradicts: the mistake is theirs."""
    [topic] = (
        class_sheets([ANNE], [learnt(anne=[lesson(RIGHT, is_caught=True)])]).whole.games[0].topics
    )
    assert (topic.right, topic.caught) == (1, 0)


def test_the_same_mistake_is_told_once_with_its_count() -> None:
    mine = [lesson(WRONG, PHONE, "phone"), lesson(), lesson(is_caught=True), lesson(RIGHT)]
    [game] = class_sheets([ANNE], [learnt(anne=mine)]).pupils[0].games
    assert [(told.said.params["card"], told.count, told.caught) for told in game.told] == [
        ("belt", 2, 1),
        ("phone", 1, 0),
    ]
    assert game.more == 0


def test_a_sheet_tells_the_most_frequent_and_how_many_more_there_are() -> None:
    mine = [lesson(WRONG, BELT, f"card {n}") for n in range(MOST_TOLD + 3)]
    [game] = class_sheets([ANNE], [learnt(anne=mine)]).pupils[0].games
    assert (len(game.told), game.more) == (MOST_TOLD, 3)


def test_the_class_counts_pupils_and_leaves_out_everybody_else() -> None:
    sheets = class_sheets(
        [ANNE, BOB],
        [learnt(anne=[lesson(), lesson()], bob=[lesson()]), learnt(carl=[lesson()])],
    )
    [game] = sheets.whole.games
    assert (game.matches, game.topics[0].wrong, game.topics[0].pupils) == (1, 3, 2)
    assert [sheet.name for sheet in sheets.pupils] == ["Anne", "Bob"]
    assert b"carl" not in msgspec.json.encode(sheets)


def test_a_pupil_who_has_not_played_has_an_empty_sheet() -> None:
    sheets = class_sheets([ANNE, BOB], [learnt(anne=[])])
    assert [len(sheet.games) for sheet in sheets.pupils] == [1, 0]


# Who learnt it


@pytest.mark.parametrize("game", ["diego", "calcory", "safaru", "pique_points"])
def test_lessons_go_to_whoever_played_the_seat_themselves(game: str) -> None:
    found = learnt_from(SeatedMatch(stored(game, 3), ["anne", "", "bob"]))
    assert (found.game, sorted(found.lessons)) == (game, ["anne", "bob"])
    assert {one.seat for one in found.lessons["anne"]} <= {0}
    assert {one.seat for one in found.lessons["bob"]} == {2}


@pytest.mark.parametrize("by", ["bot", "stand-in"])
def test_what_a_bot_does_for_a_pupil_teaches_nobody(by: str) -> None:
    assert learnt_from(SeatedMatch(stored("safaru", 2, by), ["anne", "bob"])).lessons == {}


def test_what_a_stand_in_announced_is_not_the_pupils() -> None:
    """The house judges a pair later: it goes by who moved last for the seat."""
    match = stored("diego", 2)
    first = next(move for move in match.moves if move.seat != HOUSE)
    half = len(match.moves) // 2
    moves = [
        msgspec.structs.replace(move, by="stand-in")
        if move.seat == first.seat and n >= half
        else move
        for n, move in enumerate(match.moves)
    ]
    people = ["anne", "bob"] if first.seat == 0 else ["bob", "anne"]
    whole, own = (
        learnt_from(SeatedMatch(one, people)).lessons["anne"]
        for one in (match, StoredMatch(match.table, moves))
    )
    assert 0 < len(own) < len(whole)
    assert own == whole[: len(own)]


# Spreadsheets


def read(table: bytes, separator: str) -> list[list[str]]:
    assert table.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(table.decode("utf-8-sig"), newline=""), delimiter=separator))


COLUMNS = {
    "en": "pupil,game,topic,right,mistake,noticed by another player,missed",
    "fr": "élève;jeu;sujet;juste;faute;relevé par un autre joueur;manqué",
}
OF_BELTS = {"en": "Driving without a belt", "fr": "Rouler sans ceinture"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_are_those_of_the_readers_language(language: Language) -> None:
    sheets = class_sheets([ANNE, BOB], [learnt(anne=[lesson(), lesson(is_caught=True)])])
    separator = SEPARATOR[language]
    assert read(as_csv(sheets, language), separator) == [
        COLUMNS[language].split(separator),
        ["Anne", "Pique Points", OF_BELTS[language], "0", "2", "1", "0"],
        ["Bob", "", "", "", "", "", ""],
    ]


def test_two_representations_are_one_topic() -> None:
    fraction, words = Text("diego-representation-fraction"), Text("diego-representation-words")
    one = Lesson(Seat(0), 0, WRONG, "diego.2.2", (fraction, words), Text("diego-lesson-wrong"))
    sheets = class_sheets([ANNE], [Learnt("diego", {"anne": [one]})])
    assert read(as_csv(sheets, "en"), ",")[1][:3] == ["Anne", "Diego", "fraction – in words"]


@pytest.mark.parametrize("name", ["=1+1", "+33", "-2", "@SUM(A1)", "\t=1", "\r=1"])
def test_a_name_is_no_formula(name: str) -> None:
    [_, row] = read(as_csv(class_sheets([Pupil("x", name)], []), "en"), ",")
    assert row[0] == f"'{name}"


@pytest.mark.parametrize("name", ['Zoé, "la 2e"; B', "deux\nlignes", "Jean-Luc"])
def test_a_name_stays_in_its_cell(name: str) -> None:
    for language in LANGUAGES:
        table = as_csv(class_sheets([Pupil("x", name)], []), language)
        [_, row] = read(table, SEPARATOR[language])
        assert (row[0], len(row)) == (name, 7)


# From the store, over HTTP


async def got(app: ASGIApp, path: str) -> tuple[int, Headers, bytes]:
    """What a request is answered, as the application sends it."""
    path, _, query = path.partition("?")
    sent: list[Message] = []

    async def receive() -> Message:
        return await asyncio.Future()  # it has no body, and doesn't hang up

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        **{"type": "http", "method": "GET", "path": path, "query_string": query.encode()},
        **{"headers": [(b"accept-language", b"fr")], "client": ("127.0.0.1", 1)},
    }
    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent)
    return sent[0]["status"], Headers(raw=sent[0]["headers"]), body


async def test_a_match_of_the_store_is_on_the_sheets(house: House) -> None:
    short = {"study": "yes", "deals": "1"}
    pages = await house.table("safaru", seats=2, people=2, options=short)
    await play_out(*pages)
    match = house.store.load_table(pages[0].the_view.table)
    assert match is not None
    people = seated(match, {}).people
    pupils = [Pupil(person, f"Pupil {n}") for n, person in enumerate(people)]

    def find(person: str, name: str) -> Played:
        if name != "7b":
            raise Unknown
        return Played(pupils, [match.table.room], {})

    handlers = {NotAllowed: not_allowed_answer}
    app = Starlette(
        routes=SheetRoutes(house.visitors, find, house.hub.services.errands).routes(),
        exception_handlers=handlers,
    )
    _, _, body = await got(app, "/api/classes/7b/sheets")
    sheets = msgspec.json.decode(body, type=ClassSheets)
    assert [sheet.name for sheet in sheets.pupils] == ["Pupil 0", "Pupil 1"]
    assert sheets.whole.games[0].matches == 1 and sheets.unread == 0
    assert not any(person.encode() in body for person in people)
    _, headers, french = await got(app, "/api/classes/7b/sheets.csv")
    assert headers["content-type"] == "text/csv; charset=utf-8"
    assert read(french, ";")[0][0] == "élève"
    _, _, english = await got(app, "/api/classes/7b/sheets.csv?lang=en")
    assert read(english, ",")[0][0] == "pupil"
    for path in ("/api/classes/7b/sheets.csv?lang=de", "/api/classes/8c/sheets"):
        assert (await got(app, path))[0] == 404


async def test_a_match_by_other_rules_is_left_out_and_said(house: House) -> None:
    room = (await house.room("safaru", seats=2)).the_room.id
    places = [Place(person="anne"), Place(person="robert")]
    body = msgspec.json.encode(Seating(places))
    for match in (stored("safaru", 2, rules="0"), stored("safaru", 2)):
        table = msgspec.structs.replace(
            match.table, id=f"by-{match.table.rules}", room=room, finished=1.0, body=body
        )
        await house.store.create_table(table)
        await house.store.append(table.id, 1, match.moves, None)
    played = Played([ANNE, BOB], [room], {"robert": "bob"})
    made = await house.hub.services.errands.make_sheets(Asker("127.0.0.1", "anne"), played)
    assert (made.sheets.unread, made.sheets.whole.games[0].matches) == (1, 1)
    assert [len(sheet.games) for sheet in made.sheets.pupils] == [1, 1]
    assert made.unread == {"by-0": "KeyError"}
