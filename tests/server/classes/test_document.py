"""The document of a class and its seating, without a server."""

from __future__ import annotations

import pytest

from tablee.server.classes.codes import LENGTH, LETTERS, new_code, read_code
from tablee.server.classes.document import (
    MOST_PUPILS,
    MOST_RETURNS,
    RETURN_SECONDS,
    Class,
    Return,
    copied,
    new_class,
)
from tablee.server.classes.seating import (
    moves_to_spread,
    new_table,
    pupils_at,
    seat_pupil,
    table_for_newcomer,
)
from tablee.server.rooms.room import Member, NotAllowed, Room


@pytest.fixture
def lesson() -> Class:
    return new_class("lesson", "KMP473", Member("teacher", "Mme Durand"), "rows", 3, {})


def filled(lesson: Class, *sizes: int) -> list[Room]:
    tables = []
    for number, size in enumerate(sizes):
        table = new_table(lesson.model)
        for pupil in range(size):
            seat_pupil(table, f"{number}-{pupil}", f"Pupil {number} {pupil}")
        tables.append(table)
    return tables


def why(refused: pytest.ExceptionInfo[NotAllowed]) -> str:
    return refused.value.why.key


# The code


def test_a_code_is_short_and_nothing_in_it_looks_or_sounds_like_something_else() -> None:
    code = new_code(())
    assert len(code) == LENGTH and set(code) <= set(LETTERS)
    assert not set(LETTERS) & set("0O1IL2Z5S8BGJAEIOU")


def test_a_code_that_a_living_class_has_isnt_given_again() -> None:
    assert len({new_code(("KMP473",)) for _ in range(50)}) > 1


@pytest.mark.parametrize("typed", ["KMP473", "kmp473", " kmp 473 ", "KMP-473"])
def test_a_code_is_read_however_it_was_typed(typed: str) -> None:
    assert read_code(typed) == "KMP473"


# Names


def test_nobody_has_the_name_of_another_pupil_or_the_teacher(lesson: Class) -> None:
    lesson.enrol("1", " Zoé ", is_new=True)
    for name in ("zoé", "ZOÉ", "mme durand"):
        with pytest.raises(NotAllowed) as refused:
            lesson.enrol("2", name, is_new=True)
        assert why(refused) == "class-name-taken"
    assert [pupil.name for pupil in lesson.pupils] == ["Zoé"]


def test_who_was_removed_stays_away_and_the_name_is_free(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    lesson.remove("1")
    with pytest.raises(NotAllowed) as refused:
        lesson.enrol("1", "Léa", is_new=True)
    assert why(refused) == "class-removed"
    lesson.enrol("2", "Zoé", is_new=True)


def test_a_class_has_an_end(lesson: Class) -> None:
    for number in range(MOST_PUPILS):
        lesson.enrol(str(number), f"Pupil {number}", is_new=True)
    with pytest.raises(NotAllowed) as refused:
        lesson.enrol("one", "One more", is_new=True)
    assert why(refused) == "class-full"


def test_a_pasted_list_is_made_fit(lesson: Class) -> None:
    lesson.set_roster([" Zoé ", "", "zoé", "Tom\n", "\u200b"])
    assert lesson.roster == ["Zoé", "Tom"]


def test_a_class_is_read_as_it_was_written(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    lesson.ask_back("Zoé", "token", 0.0)
    assert copied(lesson) == lesson


# Coming back


def test_without_the_nod_nobody_is_let_in(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    asked = lesson.ask_back("zoé", "token", 0.0)
    found = lesson.return_of("token", 1.0)
    assert found is not None and not found.is_granted
    lesson.answer_return(asked.sign, let_in=False)
    assert lesson.return_of("token", 1.0) is None


def test_the_nod_lets_one_device_in_and_all_others_that_asked_for_the_same_are_out(
    lesson: Class,
) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    lesson.enrol("2", "Tom", is_new=True)
    first, second = (lesson.ask_back("Zoé", token, 0.0) for token in ("a", "b"))
    lesson.ask_back("Tom", "c", 0.0)
    assert first.sign != second.sign
    lesson.answer_return(second.sign, let_in=True)
    assert lesson.return_of("a", 1.0) is None
    granted, other = lesson.return_of("b", 1.0), lesson.return_of("c", 1.0)
    assert granted is not None and granted.is_granted and granted.pupil == "1"
    assert other is not None and not other.is_granted
    with pytest.raises(NotAllowed):
        lesson.answer_return(second.sign, let_in=True)


def test_a_request_to_come_back_grows_old(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    asked = lesson.ask_back("Zoé", "token", 0.0)
    lesson.answer_return(asked.sign, let_in=True)
    assert lesson.return_of("token", RETURN_SECONDS) is None
    with pytest.raises(NotAllowed):
        lesson.ask_back("Nobody", "other", 0.0)


def test_what_grew_old_or_is_nobodys_isnt_shown_to_the_teacher(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    asked = lesson.ask_back("Zoé", "token", 0.0)
    lesson.returns.append(Return("other", "nobody", sign=99, at=0.0))
    assert lesson.undecided(1.0) == [(asked, lesson.pupil("1"))]
    assert lesson.undecided(RETURN_SECONDS) == []


def test_when_a_pupil_is_handed_over_nobody_else_is_waiting_to_be_them(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=False)
    lesson.enrol("2", "Tom", is_new=False)
    for token, name in (("a", "Zoé"), ("b", "Zoé"), ("c", "Tom")):
        lesson.ask_back(name, token, 0.0)
    lesson.hand_over("1", "heir")
    assert [asked.token for asked in lesson.returns] == ["c"]


def test_only_so_many_ask_at_once(lesson: Class) -> None:
    lesson.enrol("1", "Zoé", is_new=True)
    signs = {lesson.ask_back("Zoé", f"token {n}", 0.0).sign for n in range(MOST_RETURNS)}
    assert len(signs) == MOST_RETURNS
    with pytest.raises(NotAllowed):
        lesson.ask_back("Zoé", "one more", 0.0)


# Seating


def test_a_newcomer_goes_where_fewest_are(lesson: Class) -> None:
    tables = filled(lesson, 3, 1, 2)
    assert table_for_newcomer(tables, wanted=0) is tables[1]
    assert table_for_newcomer(filled(lesson, 3, 3), wanted=0) is None
    assert table_for_newcomer([], wanted=0) is None


def test_where_a_list_was_pasted_as_many_tables_are_opened_first(lesson: Class) -> None:
    lesson.set_roster([f"Pupil {n}" for n in range(7)])
    assert lesson.tables_wanted() == 3
    assert table_for_newcomer(filled(lesson, 1, 1), lesson.tables_wanted()) is None
    tables = filled(lesson, 2, 1, 1)
    assert table_for_newcomer(tables, lesson.tables_wanted()) is tables[1]


def test_a_table_that_plays_comes_last_and_a_latecomer_has_a_bots_seat_at_the_next_deal(
    lesson: Class,
) -> None:
    playing, waiting = filled(lesson, 1, 2)
    playing.begin_match("table")
    assert table_for_newcomer([playing, waiting], wanted=0) is waiting
    assert table_for_newcomer([playing, *filled(lesson, 3)], wanted=0) is playing
    seat_pupil(playing, "late", "Léa")
    assert [place.next for place in playing.places].count("late") == 1
    playing.seat_latecomers()
    assert playing.seat_of("late") is not None


def test_a_bot_gives_its_name_up(lesson: Class) -> None:
    (table,) = filled(lesson, 1)
    table.begin_match("table")
    bots = [place for place in table.places if place.bot]
    name = bots[1].name
    seat_pupil(table, "late", name)
    assert table.member("late").name == name
    assert [place.name for place in table.places].count(name) == 0


def test_a_full_table_takes_nobody_more(lesson: Class) -> None:
    (table,) = filled(lesson, 3)
    with pytest.raises(NotAllowed) as refused:
        seat_pupil(table, "one", "One more")
    assert why(refused) == "class-table-full"
    assert pupils_at(table) == 3


@pytest.mark.parametrize(
    ("before", "needed", "after"),
    [([3, 3, 1], 3, [2, 2, 3]), ([4, 4, 1], 3, [3, 3, 3]), ([1, 1, 1], 1, [3, 0, 0]), ([], 0, [])],
)
def test_pupils_are_spread_over_as_few_tables_as_they_need(
    before: list[int], needed: int, after: list[int]
) -> None:
    tables = [[f"{at}-{n}" for n in range(size)] for at, size in enumerate(before)]
    for person, target in moves_to_spread(tables, needed):
        next(table for table in tables if person in table).remove(person)
        tables[target].append(person)
    assert sorted(map(len, tables)) == sorted(after)


# The rooms of a class


def test_the_tables_of_a_class_belong_to_its_teacher(lesson: Class) -> None:
    (table,) = filled(lesson, 2)
    assert (table.host, table.chat, table.spectators) == ("teacher", False, False)
    assert table.seat_of("teacher") is None
    table.leave("teacher", heirs=["0-0"])
    assert table.host == "teacher"
    with pytest.raises(NotAllowed) as refused:
        table.quit("teacher")
    assert why(refused) == "class-teacher-stays"
    with pytest.raises(NotAllowed) as refused:
        table.join("stranger", "Max")
    assert why(refused) == "class-by-code"
    with pytest.raises(NotAllowed) as refused:
        table.rename("0-0", "0-0", "Somebody else")
    assert why(refused) == "room-host-only"


def test_a_place_is_handed_over_with_all_that_was_reached(lesson: Class) -> None:
    (table,) = filled(lesson, 2)
    table.begin_match("table")
    table.end_match([0])
    table.hand_over("0-0", "heir")
    assert table.seat_of("heir") == 0 and not table.is_member("0-0")
    assert table.tally["heir"].wins == 1
