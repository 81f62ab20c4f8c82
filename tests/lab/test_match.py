"""One match: the same for the same number, and a bot that fails is named."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lab import odd_bots
from tablee.engine.moves import Seat
from tablee.engine.record import difference, read_record
from tablee.engine.rng import FAST, FastRng
from tablee.engine.words import Text
from tablee.games import find_game, known_games
from tablee.lab import match
from tablee.lab.faults import BotFault, OutOfTime
from tablee.lab.match import play_match
from tablee.lab.setting import Lineup, Setting
from tablee.texts import catalogue

ODD = "lab.odd_bots"
PICKED = {"rummu"}

every_game = pytest.mark.parametrize(
    ("game", "seats"),
    [
        (name, seats)
        for name, shelved in known_games().items()
        for seats in shelved.game.rules.seats
    ],
)


def brief(game: str, seats: int, seed: str, rng: str = FAST) -> Setting:
    """A match that ends soon even if it is played at random."""
    return Setting(game, seats, seed, dict(find_game(game).game.rules.brief), rng)


def table(setting: Setting, bot: str) -> Lineup:
    return Lineup(setting, [bot] * setting.seats)


def record_of(setting: Setting, bot: str, number: int = 1) -> str:
    record = play_match(table(setting, bot), number, recorded=True).record
    assert record is not None
    return record


# Chance


@every_game
@pytest.mark.parametrize("rng", ["fast", "fair"])
def test_random_bots_play_the_same_with_and_without_views(game: str, seats: int, rng: str) -> None:
    if game in PICKED:
        pytest.skip("a view doesn't list moves whose cards are picked at will")
    for number in (1, 2):
        setting = brief(game, seats, "views", rng)
        with_views = record_of(setting, f"{ODD}:Watchful", number)
        assert record_of(setting, "random", number) == with_views


@every_game
def test_a_record_of_the_laboratory_is_true(game: str, seats: int) -> None:
    record = read_record(record_of(brief(game, seats, "true"), "random"))
    assert difference(record, find_game(game).game) is None


@every_game
def test_recording_changes_nothing(game: str, seats: int) -> None:
    here = table(brief(game, seats, "recorded"), "random")
    plain = play_match(here, 3, recorded=False)
    recorded = play_match(here, 3, recorded=True)
    assert (plain.scores, plain.moves) == (recorded.scores, recorded.moves)
    assert plain.record is None


def test_matches_differ_by_number_by_seed_and_by_stream() -> None:
    setting = Setting("teams", 4, "one")
    other_seed, fair = Setting("teams", 4, "two"), Setting("teams", 4, "one", rng="fair")
    records = [
        record_of(setting, "random", 1),
        record_of(setting, "random", 2),
        record_of(other_seed, "random", 1),
        record_of(fair, "random", 1),
    ]
    assert len({read_record(record).digest for record in records}) == 4


def test_a_record_names_the_seed_of_its_match() -> None:
    fast = read_record(record_of(Setting("rows", 2, "lot"), "random", 12))
    assert (fast.rng, fast.seed) == ("fast", "lot/12")
    fair = read_record(record_of(Setting("rows", 2, "lot", rng="fair"), "random", 12))
    assert (fair.rng, len(bytes.fromhex(fair.seed))) == ("fair", 64)


def test_a_bot_draws_from_the_stream_of_its_seat() -> None:
    """Rows without choice of order: the first pick of each seat can be foretold."""
    setting = Setting("rows", 2, "streams")
    moves = read_record(record_of(setting, "random", 5)).moves
    for seat in (0, 1):
        first = next(text for mover, text in moves if mover == seat)
        lots = table(setting, "random").lots(5)
        pick = lots.stream(f"bot/{seat}").below(20)
        assert first == f"lay p{pick + 1:02}"


def test_the_stream_of_a_bot_doesnt_tell_the_seed() -> None:
    lots = table(Setting("rows", 2, "streams"), "random").lots(5)
    assert isinstance(lots, FastRng)
    assert "streams" not in lots.path


# Views


def test_every_bot_sees_the_start_and_every_move_once() -> None:
    odd_bots.Logbook.seen.clear()
    record = read_record(record_of(Setting("window", 3, "seen"), f"{ODD}:Logbook"))
    for seat in range(3):
        views = [view for viewer, view in odd_bots.Logbook.seen if viewer == seat]
        assert all(view.seat == seat for view in views)
        assert views[0].happened == []
        assert [len(view.happened) for view in views[1:]] == [1] * len(record.moves)
        assert [view.happened[0].seat for view in views[1:]] == [who for who, _ in record.moves]
        assert views[-1].over


# Faults


def fault(bot: str, seconds: float = 5.0, game: str = "window", seats: int = 2) -> BotFault:
    with pytest.raises(BotFault) as caught:
        setting = Setting(game, seats, "fault", bot_seconds=seconds)
        play_match(table(setting, f"{ODD}:{bot}"), 4, recorded=False)
    assert catalogue("fr").say(caught.value.why)
    assert caught.value.why.params["bot"] == f"{ODD}:{bot}"
    assert caught.value.why.params["match"] == 4
    return caught.value


def test_a_bot_that_raises_is_named_with_the_place() -> None:
    why = fault("Raises").why
    assert why.key == "bot-raised"
    assert why.params["n"] == 1
    assert why.params["error"] == "ValueError: no idea"
    assert Path(str(why.params["file"])).name == "odd_bots.py"
    line = Path(odd_bots.__file__).read_text("utf-8").splitlines()[int(why.params["line"]) - 1]
    assert "no idea" in line


@pytest.mark.parametrize(
    ("bot", "error", "n"),
    [
        ("RaisesAtOnce", "RuntimeError", 1),
        ("RaisesWhenShown", "LookupError: what is this?", 2),
        ("Leaves", "SystemExit: 0", 1),
        ("RaisesTheUnsayable", "Unsayable: Unsayable", 1),
        ("RaisesTheBase", "BaseException: all of it", 1),
        ("ClosesAGenerator", "GeneratorExit", 1),
    ],
)
def test_a_bot_may_raise_anywhere(bot: str, error: str, n: int) -> None:
    why = fault(bot).why
    assert (why.key, why.params["error"], why.params["n"]) == ("bot-raised", error, n)


@pytest.mark.parametrize("bot", ["Sleeps", "Stubborn", "Dawdles"])
def test_a_bot_that_stalls_is_stopped(bot: str) -> None:
    assert fault(bot, seconds=0.05).why.key == "bot-too-slow"


def test_outside_a_main_thread_the_clock_tells() -> None:
    """No alarm can interrupt a bot there, but whoever answers late is told to be late."""
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(fault, "Late", 0.05).result().why.key == "bot-too-slow"


def test_a_match_leaves_the_alarm_as_it_was() -> None:
    before = signal.getsignal(signal.SIGALRM)
    play_match(table(Setting("rows", 2, "alarm"), f"{ODD}:Watchful"), 1, recorded=False)
    fault("Raises")
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_the_alarm_is_none_that_bots_catch_by_habit() -> None:
    assert not issubclass(OutOfTime, Exception)


@pytest.mark.parametrize(
    ("bot", "move"), [("Nonsense", "abracadabra"), ("NoText", "7"), ("Unprintable", "Unprintable")]
)
def test_an_answer_that_is_no_move(bot: str, move: str) -> None:
    why = fault(bot).why
    assert (why.key, why.params["move"]) == ("bot-no-move", move)


def test_an_answer_that_the_rules_refuse() -> None:
    why = fault("DealsItself").why
    assert (why.key, why.params["article"]) == ("bot-illegal-move", "table.4")


@pytest.mark.parametrize(("game", "seats"), [("window", 2), ("rows", 3)])
def test_waiting_where_one_is_waited_for_is_a_fault(game: str, seats: int) -> None:
    assert fault("Waits", game=game, seats=seats).why.key == "bot-waits"


def test_waiting_beside_the_house_is_none() -> None:
    """Window: whoever doesn't challenge waits, and the house closes the window."""
    setting = Setting("window", 2, "patience")
    waiting = Lineup(setting, ["random", "random"])
    assert play_match(waiting, 1, recorded=False).moves > 0


def test_a_fault_names_the_seat() -> None:
    setting = Setting("passing", 2, "seat")
    with pytest.raises(BotFault) as caught:
        play_match(Lineup(setting, ["random", f"{ODD}:Raises"]), 1, recorded=False)
    assert caught.value.why.params["seat"] == Seat(1)


def test_a_match_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = table(Setting("passing", 2, "long"), "random")
    length = play_match(lineup, 1, recorded=False).moves
    monkeypatch.setattr(match, "LONGEST_MATCH", length)
    assert play_match(lineup, 1, recorded=False).moves == length
    monkeypatch.setattr(match, "LONGEST_MATCH", length - 1)
    with pytest.raises(BotFault) as caught:
        play_match(lineup, 1, recorded=False)
    assert caught.value.why == Text("match-endless", {"match": 1, "n": length - 1})
