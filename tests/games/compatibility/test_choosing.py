"""§1, §2: the table, the theme, laying a row, being ready, and what others notice of it."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from games.compatibility.positions import OTHER, ROW, THIRD, all_ready, begun, laid, lay, row, shown
from games.positions import lines, move, refused
from games.walks import Walk, as_bytes
from tablee.engine.game import any_game
from tablee.engine.moves import HOUSE, Seat
from tablee.engine.rng import FastRng
from tablee.engine.view import Knowledge
from tablee.games.compatibility import GAME, options
from tablee.games.compatibility.deck import PICTURES, THEME_CARDS
from tablee.games.compatibility.moves import TIME
from tablee.games.compatibility.options import CompatibilityOptions
from tablee.games.compatibility.rules import Compatibility
from tablee.games.compatibility.shown import Scene

CHECKOUT = Path(__file__).resolve().parents[3]
PICTURE_FILES = CHECKOUT / "src" / "tablee" / "games" / "compatibility" / "pictures"


def moves_of(state: Compatibility, seat: int) -> list[str]:
    return [one.text() for one in state.legal_moves(Seat(seat))]


# The table


def test_1_1_everybody_has_the_same_fifty_pictures() -> None:
    state = begun(4)
    assert sorted(path.stem for path in PICTURE_FILES.glob("*.svg")) == PICTURES
    for seat in range(4):
        assert sorted(GAME.view(state, Seat(seat), []).scene.album) == PICTURES
    assert refused(begun(3, pictures="40"), "place 1 window") == (
        "compatibility.1.1",
        "no-such-picture",
    )


def test_1_1_everybody_in_an_order_of_their_own_for_the_match() -> None:
    state = begun(8)
    albums = [list(album) for album in state.table.albums]
    assert all(one != other for one, other in itertools.combinations(albums, 2))
    shown(state, *[ROW] * 8)
    state.next_deal()
    assert state.table.albums == albums


def test_r26_an_album_is_seen_by_its_owner_alone_and_stands_in_the_record() -> None:
    state = begun(3)
    lay(state, 1, "ants")
    zones = {zone.name: zone for zone in state.zones()}
    assert [zones["album 1"].is_seen_by(watcher) for watcher in (Seat(0), Seat(1), None)] == [
        False,
        True,
        False,
    ]
    home = state.table.albums[1].index(state.table.rows[1][0])
    assert zones["album 1"].cards[home] == "slot1"
    assert len(zones["album 1"].cards) == 50


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_1_2_partners_sit_opposite(seats: int) -> None:
    half = seats // 2
    assert begun(seats).teams() == [[team, team + half] for team in range(half)]


def test_r18_with_six_the_third_neighbour() -> None:
    assert begun(6).teams() == [[0, 3], [1, 4], [2, 5]]


def test_r2_a_team_has_one_pawn() -> None:
    scene = GAME.view(begun(4, [3, 5]), None, []).scene
    assert scene.pawns == [3, 5]


@pytest.mark.parametrize("seats", range(3, 9))
def test_r23_three_to_eight_in_teams_with_even_numbers_from_four_on(seats: int) -> None:
    in_teams = len(begun(seats).teams()) < seats
    assert in_teams == (seats in (4, 6, 8))
    assert len(begun(seats, alone="yes").teams()) == seats
    assert seats in GAME.rules.seats and len(GAME.rules.seats) == 6


def test_1_3_three_double_stakes_and_two_jumbles_a_team() -> None:
    table = begun(6).table
    assert (table.doubles, table.jumbles) == ([3, 3, 3], [2, 2, 2])


@pytest.mark.parametrize(
    ("space", "number"),
    [(0, 5), (11, 5), (12, 4), (23, 4), (24, 3), (35, 3), (36, 2), (47, 2)],
)
def test_1_4_the_numbers_of_the_track(space: int, number: int) -> None:
    spaces = options.spaces_of(GAME.read_options({}))
    assert len(spaces) == 48 and spaces[space] == number


@pytest.mark.parametrize("track", ["12", "24", "36", "60"])
def test_1_4_other_tracks_have_four_quarters_as_well(track: str) -> None:
    spaces = options.spaces_of(GAME.read_options({"track": track}))
    assert [spaces.count(number) for number in (5, 4, 3, 2)] == [int(track) // 4] * 4


# The theme


def test_2_1_a_card_and_the_die_name_the_theme() -> None:
    themes = set()
    for seed in range(300):
        state = begun(3)
        state.table.drawn = []
        state.draw_theme(FastRng(str(seed)))
        themes.add(GAME.view(state, None, []).scene.theme)
    cards, faces = zip(*[theme.split("-") for theme in themes], strict=True)
    assert set(cards) == set(THEME_CARDS) and len(THEME_CARDS) == 40
    assert sorted(set(faces)) == ["1", "2", "3", "4", "5", "6"]


def test_r13_no_card_comes_again_before_all_were_drawn() -> None:
    state = begun(3, theme_cards="4")
    drawn = [state.table.drawn[-1]]
    for seed in range(7):
        state.draw_theme(FastRng(str(seed)))
        drawn.append(state.table.drawn[-1])
    assert sorted(drawn[:4]) == sorted(drawn[4:]) == [0, 1, 2, 3]


def test_r12_who_draws_passes_to_the_left() -> None:
    state = shown(begun(4), *[ROW] * 4)
    assert state.dealer == 0
    state.next_deal()
    assert state.dealer == 1


# How many


def test_2_2_as_many_as_the_space_says() -> None:
    state = begun(6, [0, 12, 40])
    assert state.table.lengths == [5, 4, 2, 5, 4, 2]
    assert refused(state, "place 5 ants", 1) == ("compatibility.2.2", "no-such-place")


def test_r1_the_space_at_the_beginning_of_the_round_and_the_same_for_partners() -> None:
    state = begun(4, [11, 0])
    assert state.table.lengths == [5, 5, 5, 5]
    shown(state, ROW, ROW, ROW, OTHER)
    assert state.table.lengths == [5, 5, 5, 5] and state.scores()[0] == 26
    state.next_deal()
    assert state.table.lengths == [3, 5, 3, 5]


# Laying


def test_2_3_everybody_at_once() -> None:
    state = begun(4)
    assert state.active() == [0, 1, 2, 3]
    lay(state, 2, "ants bed")
    lay(state, 0, "- cake")
    assert [row(state, seat) for seat in (0, 2)] == [
        "slot1 cake slot3 slot4 slot5",
        "ants bed slot3 slot4 slot5",
    ]


def test_2_3_a_picture_is_laid_once_and_a_place_holds_one() -> None:
    state = begun(4)
    lay(state, 0, "ants")
    assert refused(state, "place 2 ants", 0) == ("compatibility.2.3", "already-in-the-row")
    assert refused(state, "place 1 bed", 0) == ("compatibility.2.3", "place-taken")
    lay(state, 1, "ants")


def test_2_3_pictures_are_taken_off_and_change_places() -> None:
    state = laid(begun(4), ROW)
    move(state, 0, "swap 1 3")
    assert row(state, 0) == "cake bed ants castle door"
    move(state, 0, "remove 3")
    move(state, 0, "swap 3 5")
    assert row(state, 0) == "cake bed door castle slot5"
    assert refused(state, "remove 5", 0) == ("compatibility.2.3", "nothing-there")
    move(state, 0, "remove 3")
    assert refused(state, "swap 3 5", 0) == ("compatibility.2.3", "nothing-there")
    short = begun(4, [40, 0])
    assert refused(short, "remove 3", 0) == ("compatibility.2.2", "no-such-place")
    assert refused(short, "swap 1 3", 0) == ("compatibility.2.2", "no-such-place")


# Ready


def test_2_4_only_a_whole_row_is_ready_and_once() -> None:
    state = begun(4)
    lay(state, 0, "ants bed cake castle")
    assert refused(state, "ready", 0) == ("compatibility.2.4", "not-complete")
    move(state, 0, "place 5 door")
    move(state, 0, "ready")
    assert refused(state, "ready", 0) == ("compatibility.2.4", "already-ready")


def test_2_4_when_everybody_is_ready_the_rows_are_shown() -> None:
    state = laid(begun(4), *[ROW] * 4)
    for seat in (3, 1, 0):
        move(state, seat, "ready")
        assert not state.settled
    move(state, 2, "ready")
    assert state.settled


def test_r27_who_is_ready_may_revise_and_stays_ready() -> None:
    state = laid(begun(4), ROW, OTHER, ROW, OTHER)
    move(state, 0, "ready")
    assert state.may_wait(Seat(0)) and Seat(0) in state.active()
    move(state, 0, "place 2 fox")
    move(state, 0, "swap 1 5")
    assert row(state, 0) == "door fox cake castle ants"
    assert state.table.ready == [True, False, False, False]
    assert refused(state, "remove 1", 0) == ("compatibility.2.4", "stays-complete")
    assert refused(state, "place 3 ants", 0) == ("compatibility.2.3", "already-in-the-row")


def test_r27_the_last_whole_row_counts() -> None:
    state = laid(begun(4), ROW, OTHER, ROW, THIRD)
    move(state, 0, "ready")
    move(state, 0, "place 1 fox")
    all_ready(state)
    assert lines(state) == [(0, "compatibility.3.3", "direct", 12)]


def test_2_4_others_reckon_with_a_whole_row_of_whoever_is_ready_and_with_any_of_others() -> None:
    state = laid(begun(4), ROW, OTHER, ROW)
    move(state, 1, "ready")
    knowledge: Knowledge[CompatibilityOptions, Scene] = Knowledge(state.options, 4, Seat(0))
    knowledge.observe(GAME.view(state, Seat(0), []))
    worlds = [GAME.sight.imagine(knowledge, FastRng(str(seed))) for seed in range(60)]
    assert all(world.table.is_complete(Seat(1)) for world in worlds)
    assert not all(world.table.is_complete(Seat(2)) for world in worlds)
    assert {len(set(world.table.rows[1])) for world in worlds} == {5}


# Sealed


def bytes_for(state: Compatibility, watcher: int | None) -> bytes:
    return as_bytes(GAME.view(state, None if watcher is None else Seat(watcher), []))


def test_2_5_nothing_about_the_pictures_reaches_another_not_even_a_change() -> None:
    """Laying, taking off, changing, revising: nobody else is sent anything, or could see it."""
    state = begun(4)
    before = {watcher: bytes_for(state, watcher) for watcher in (0, 1, 3, None)}
    for text in ("place 1 ants", "place 3 bed", "swap 1 2", "remove 3"):
        move(state, 2, text)
        made = state.vocabulary().read(text)
        assert made is not None
        for watcher, sent in before.items():
            seat = None if watcher is None else Seat(watcher)
            assert bytes_for(state, watcher) == sent
            assert not GAME.is_noticed(seat, Seat(2), made)
        assert GAME.is_noticed(Seat(2), Seat(2), made)


def test_2_5_before_the_reveal_no_byte_depends_on_what_others_chose() -> None:
    """The same public course with other pictures: the same bytes, special cards included."""
    sent = []
    for rows in ([ROW, ROW, OTHER, ROW], [ROW, OTHER, THIRD, THIRD]):
        state = laid(begun(4), *rows)
        seen = []
        for seat, text in ((1, "ready"), (1, "jumble 0"), (3, "double 2"), (2, "ready")):
            move(state, seat, text)
            seen.append(bytes_for(state, 0))
        move(state, 1, "place 1 cave")
        seen.append(bytes_for(state, 0))
        sent.append(seen)
    assert sent[0] == sent[1]


def test_2_5_a_spectator_sees_no_row_and_no_album() -> None:
    scene = GAME.view(laid(begun(4), *[ROW] * 4), None, []).scene
    assert (scene.rows, scene.album, scene.matches) == ([[], [], [], []], [], [])


def test_r24_nobody_talks_until_the_rows_are_shown() -> None:
    state = laid(begun(4), *[ROW] * 4)
    assert GAME.view(state, None, []).talk_closed
    move(state, 0, "jumble 1")
    all_ready(state)
    assert GAME.view(state, None, []).talk_closed
    move(state, 0, "leave")
    assert not GAME.view(state, None, []).talk_closed


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_view_is_small(seats: int) -> None:
    """At most 4 KB: whoever has everything before them, and at a reveal full of matches."""
    state = laid(begun(seats, alone="yes"), *[ROW] * seats)
    assert max(len(bytes_for(state, seat)) for seat in range(seats)) <= 4096
    all_ready(state)
    assert max(len(bytes_for(state, seat)) for seat in range(seats)) <= 4096


# Time


def test_6_1_a_table_may_set_a_time() -> None:
    state = begun(4, seconds="90")
    assert [clock.milliseconds for clock in state.running_clocks()] == [90_000]
    assert begun(4).running_clocks() == []
    assert "time" not in moves_of(begun(4), 99)


def test_r25_rows_count_as_they_lie_and_an_empty_place_matches_nothing() -> None:
    state = begun(4, seconds="90")
    lay(state, 0, "ants - cake")
    lay(state, 2, "ants - bed cake")
    move(state, 99, "time")
    assert lines(state) == [
        (0, "compatibility.3.3", "direct", 3),
        (0, "compatibility.3.4", "indirect", 2),
    ]
    assert GAME.view(state, None, []).scene.rows[0] == ["ants", "", "cake", "", ""]


def test_r25_a_jumble_may_name_an_empty_place_and_is_left_alone_in_the_end() -> None:
    for last, expected in (("exchange 1 2", "slot1 ants slot3 slot4 slot5"), ("time", None)):
        state = laid(begun(4, seconds="90"), ROW, OTHER)
        lay(state, 2, "ants")
        move(state, 1, "jumble 2")
        move(state, 99, "time")
        assert [clock.milliseconds for clock in state.running_clocks()] == [30_000]
        move(state, 99 if last == "time" else 1, last)
        assert state.settled
        assert row(state, 2) == (expected or "ants slot2 slot3 slot4 slot5")


@pytest.mark.parametrize("seed", range(5))
def test_6_1_with_a_clock_every_moment_can_be_imagined(seed: int) -> None:
    """Also when time was called on rows that aren't whole."""
    game = any_game(GAME)
    options = game.read_options({"seconds": "60", "pictures": "8", "deals": "1"})
    walk = Walk.begin(game, options, 4, f"clock/{seed}").go(40 + 10 * seed)
    while not walk.state.over:
        assert HOUSE in walk.state.active() and len(walk.state.running_clocks()) == 1
        walk.make(HOUSE, TIME)
        for knowledge in walk.knowledge:
            world = game.sight.imagine(knowledge, walk.rng)
            real = as_bytes(game.view(walk.state, knowledge.seat, []))
            assert as_bytes(game.view(world, knowledge.seat, [])) == real
