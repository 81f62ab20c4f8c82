"""`tablee simulate`, `tablee duel` and `tablee bench`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.calls import Call
from tablee.engine.record import difference, read_record
from tablee.games import find_game
from tablee.lab import workers
from tablee.texts import LANGUAGES, Language

ODD = "lab.odd_bots"


def simulate(game: str, seats: int, *more: str, deals: int = 3) -> tuple[str, ...]:
    return ("simulate", game, "--seats", str(seats), "--deals", str(deals), "--seed", "s", *more)


def duel(game: str, seats: int, *more: str) -> tuple[str, ...]:
    return ("duel", *simulate(game, seats, *more)[1:])


# Results


def test_a_simulation_for_people(call: Call) -> None:
    french = call(*simulate("teams", 4, "--lang", "fr", deals=1200)).out.splitlines()
    assert french[0] == "Équipes, 4 sièges, 1\u202f200 donnes, graine «\u202fs\u202f»"
    assert french[1].split() == ["sièges", "bots", "moyenne", "écart-type", "victoires"]
    assert french[2].startswith("0 2     random random  ")
    assert french[2].endswith("\u00a0%")
    assert "," in french[2] and "." not in french[2]
    assert "coups en" in french[-1]
    english = call(*simulate("teams", 4, "--match", deals=1)).out.splitlines()
    assert english[0] == "Teams, 4 seats, 1 match, seed “s”"
    assert "–" in english[2]  # one match has no deviation


def test_a_simulation_for_programs(call: Call) -> None:
    found = json.loads(call(*simulate("rows", 2, "--json", "--option", "pictures=2")).out)
    assert found["options"] == {"pictures": "2", "deals": "1"}
    assert (found["game"], found["seats"], found["matches"]) == ("rows", 2, 3)
    assert found["moves"] == 2 * 3 * 3
    assert [team["seats"] for team in found["teams"]] == [[0], [1]]


def test_what_a_bot_prints_is_no_part_of_the_answer(call: Call) -> None:
    said = call(*simulate("rows", 2, "--json", "--bots", f"{ODD}:Talks"))
    assert json.loads(said.out)["matches"] == 3
    assert "let me think" in said.err


@pytest.mark.parametrize("run", [simulate, duel])
def test_too_many_seats_are_no_trouble(call: Call, run: Callable[..., tuple[str, ...]]) -> None:
    said = call(*run("rows", 999_999_999_999, "--bots", "random,random"))
    assert said.status == 2
    assert "seats" in said.failed()


def test_an_option_is_set_once(call: Call) -> None:
    said = call(*simulate("rows", 2, "--option", "length=2", "--option", "length=3"))
    assert said.status == 2
    assert said.failed() == "The option “length” is set twice.\n"


def test_progress_is_for_terminals_only(call: Call) -> None:
    assert call(*simulate("rows", 2)).err == ""


@pytest.mark.parametrize("rng", ["fast", "fair"])
def test_records_are_written_and_true(call: Call, tmp_path: Path, rng: str) -> None:
    path = tmp_path / "records"
    done = call(*simulate("rows", 2, "--rng", rng, "--record", str(path), deals=20))
    assert done.status == 0
    assert os.listdir(tmp_path) == ["records"]
    records = [read_record(line) for line in path.read_text("utf-8").splitlines()]
    assert len(records) == 20
    assert {record.rng for record in records} == {rng}
    assert all(difference(record, find_game("rows").game) is None for record in records)


def test_the_number_of_processes_does_not_change_the_file(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "ALONE_SECONDS", 0.0)
    for jobs in ("1", "2"):
        file = str(tmp_path / jobs)
        call(*simulate("window", 3, "--jobs", jobs, "--record", file, deals=100))
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_a_duel_for_people(call: Call) -> None:
    said = call(*duel("rows", 2, "--bots", "random,random", "--lang", "fr")).out
    assert "random contre random\u202f: 0,00 points par donne" in said
    assert "de 0,00 à 0,00" in said
    assert "50,0\u00a0%" in said
    assert "0.00 to 0.00" in call(*duel("rows", 2, "--bots", "random,random")).out


def test_a_duel_for_programs(call: Call) -> None:
    found = json.loads(call(*duel("rows", 2, "--bots", f"{ODD}:Star, random", "--json")).out)
    assert found["candidate"] == f"{ODD}:Star"
    assert found["baseline"] == "random"
    assert found["margin"]["mean"] > 0
    assert found["deals"] == 3


def test_a_bench(call: Call) -> None:
    quick = ("--rounds", "1", "--seconds", "0.01")
    found = json.loads(call("bench", "rows", "--json", *quick).out)
    assert [row["measure"] for row in found["rows"]] == ["plain", "playout", "rollouts", "copy"]
    said = call("bench", "rows", "--seats", "3", *quick, "--lang", "fr").out
    assert said.startswith("jeu   sièges  mesure")
    assert "rows  3       playout" in said


# What can't be played

BAD = [
    (simulate("rows", 1), "pas à 1 siège.", "not with 1 seat."),
    (
        simulate("rows", 5),
        "«_rows_» se joue à 2 sièges au moins et 4 au plus, pas à 5 sièges.",
        "“rows” is played with 2 to 4 seats, not with 5 seats.",
    ),
    (
        simulate("teams", 3),
        "«_teams_» se joue à 4 sièges, pas à 3 sièges.",
        "“teams” is played with 4 seats, not with 3 seats.",
    ),
    (
        simulate("rows", 2, "--option", "speed=3"),
        "pas d’option «_speed_». Les options sont_: deals, pictures, length.",
        "no option “speed”. The options are: deals, pictures, length.",
    ),
    (
        simulate("diego", 2, "--option", "deck=1/2 2/4 | fraction decimal words | usual"),
        "1/2 est là deux fois_: deux familles du même nombre ne se distinguent pas.",
        "1/2 appears twice: two families of the same number can’t be told apart.",
    ),
    (
        simulate("rows", 2, "--option", "length=9"),
        "«_length_» est un nombre de 1 à 5, pas «_9_».",
        "“length” is a number from 1 to 5, not “9”.",
    ),
    (
        simulate("rows", 2, "--option", "deals=2"),
        "l’option «_deals_» n’a de sens qu’avec --match",
        "the option “deals” makes sense only with --match",
    ),
    (simulate("rows", 3, "--bots", "random,random"), "2 bots pour 3 sièges", "2 bots for 3 seats"),
    (
        simulate("rows", 2, "--bots", "strong"),
        "pas de bot «_strong_». Les bots sont_: random.",
        "no bot “strong”. The bots are: random.",
    ),
    (
        simulate("rows", 2, "--bots", "nowhere:Bot"),
        "le module «_nowhere_» est introuvable",
        "there is no module “nowhere”",
    ),
    (
        simulate("rows", 2, "--bots", f"{ODD}:Sun"),
        "n’a pas de classe «_Sun_»",
        "has no class “Sun”",
    ),
    (
        simulate("rows", 2, "--bots", f"{ODD}:NotABot"),
        "n’est pas une classe dérivée de Bot",
        "isn’t a class derived from Bot",
    ),
    (
        simulate("rows", 2, "--seed", "\udcff"),
        "La graine n’est pas du texte",
        "The seed isn’t UTF-8 text",
    ),
    (
        duel("rows", 2, "--bots", "random"),
        "entre deux bots (--bots a,b), pas entre 1",
        "between two bots (--bots a,b), not 1",
    ),
    (duel("rows", 2, "--bots", "random,strong"), "pas de bot «_strong_»", "no bot “strong”"),
    (duel("rows", 7, "--bots", "random,random"), "pas à 7 sièges", "not with 7 seats"),
    (("bench", "rows", "--seats", "7"), "pas à 7 sièges", "not with 7 seats"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "french", "english"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_played(
    call: Call, args: tuple[str, ...], french: str, english: str, language: Language
) -> None:
    said = call(*args, "--lang", language)
    assert said.status == 2
    assert said.out == ""
    sentence = said.failed()
    assert sentence.count("\n") == 1
    assert (french.replace("_", "\u202f") if language == "fr" else english) in sentence


FAULTS = [
    (
        "Raises",
        "a échoué à la partie 1, au coup 1_: ValueError: no idea (",
        "failed in match 1 at move 1: ValueError: no idea (",
    ),
    (
        "Sleeps",
        "n’a pas répondu à temps à la partie 1, au coup 1",
        "didn’t answer in time in match 1 at move 1",
    ),
    (
        "Nonsense",
        "ce qui n’est pas un coup de ce jeu_: «_abracadabra_».",
        "what isn’t a move of this game: “abracadabra”.",
    ),
    (
        "DealsItself",
        "un coup que les règles refusent_: «_deal_» (article table.4).",
        "a move that the rules refuse: “deal” (article table.4).",
    ),
    (
        "Waits",
        "attend à la partie 1, au coup 1, où il doit jouer.",
        "waits in match 1 at move 1, where it must move.",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bot", "french", "english"), FAULTS)
def test_a_bot_that_fails_ends_the_run_and_leaves_no_file(
    call: Call, tmp_path: Path, bot: str, french: str, english: str, language: Language
) -> None:
    seconds = "0.1" if bot == "Sleeps" else "60"
    said = call(
        *simulate("rows", 2, "--bots", f"{ODD}:{bot}", "--bot-seconds", seconds),
        *("--record", str(tmp_path / "records"), "--lang", language),
    )
    assert said.status == 2
    sentence = said.failed()
    assert sentence.count("\n") == 1
    assert f"{ODD}:{bot}" in sentence
    assert (french.replace("_", "\u202f") if language == "fr" else english) in sentence
    assert os.listdir(tmp_path) == []


def test_a_bot_that_fails_in_a_duel(call: Call) -> None:
    said = call(*duel("rows", 2, "--bots", f"{ODD}:Raises,random"))
    assert said.status == 2
    assert "ValueError: no idea" in said.failed()


def test_a_file_that_was_there_survives_a_fault(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "records"
    path.write_text("old")
    call(*simulate("rows", 2, "--bots", f"{ODD}:Raises", "--record", str(path)))
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["records"]


@pytest.mark.parametrize(
    ("name", "french", "english"),
    [
        ("no/such/folder", "no/such\u202f» n’existe pas.", "no/such”."),
        ("", "est un dossier, pas un fichier.", "is a folder, not a file."),
        ("n" * 300, "(ENAMETOOLONG).", "(ENAMETOOLONG)."),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written(
    call: Call, tmp_path: Path, name: str, french: str, english: str, language: Language
) -> None:
    file = str(tmp_path / name)
    said = call(*simulate("rows", 2, "--record", file, "--lang", language))
    assert (said.status, said.out) == (2, "")
    assert said.failed().endswith(f"{french if language == 'fr' else english}\n")
    assert os.listdir(tmp_path) == []


def test_a_device_that_is_full(call: Call) -> None:
    said = call(*simulate("rows", 2, "--record", "/dev/full"))
    assert said.status == 2
    assert said.failed() == "There is no room left for the file “/dev/full”.\n"
