"""`tablee games` and `tablee rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.calls import Call
from probes import rows
from tablee.games import HIDDEN_GAMES
from tablee.texts import LANGUAGES, Language


def test_hidden_games_are_listed_only_on_demand(call: Call) -> None:
    shown = {game["name"] for game in json.loads(call("games", "--json").out)}
    everything = {game["name"] for game in json.loads(call("games", "--json", "--all").out)}
    probes = {"rows", "window", "memory", "passing", "teams", "race"}
    assert not shown & probes
    assert everything == shown | probes


def test_a_game_tells_its_seats_options_and_bots(call: Call) -> None:
    games = {game["name"]: game for game in json.loads(call("games", "--json", "--all").out)}
    assert games["teams"]["seats"] == [4]
    assert games["teams"]["unit"] == 2
    assert games["rows"]["title"] == "Rows"
    assert games["rows"]["bots"] == ["random"]
    assert games["rows"]["options"] == [
        {"name": "deals", "default": 0, "allowed": {"least": 0, "most": 1000}},
        {"name": "pictures", "default": 20, "allowed": {"least": 2, "most": 40}},
        {"name": "length", "default": 3, "allowed": {"least": 1, "most": 5}},
    ]
    allowed = {option["name"]: option["allowed"] for option in games["diego"]["options"]}
    assert (allowed["size"], allowed["delay"]) == ([4, 6], {"least": 1, "most": 15})


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ["rows\u202f: Rangées, de 2 à 4 sièges", "    length=3  de 1 à 5"]),
        ("en", ["rows: Rows, 2 to 4 seats", "    length=3  1 to 5", "teams: Teams, 4 seats"]),
        ("en", ["    size=6  4, 6  cards in each hand, and in the row"]),
    ],
)
def test_the_list_for_people(call: Call, language: Language, lines: list[str]) -> None:
    printed = call("games", "--all", "--lang", language).out.splitlines()
    assert set(lines) <= set(printed)


# Rules


def test_the_whole_rulebook(call: Call) -> None:
    book = Path(str(rows.__file__)).with_name("rulebook.fr.md").read_text("utf-8")
    assert call("rules", "rows", "--lang", "fr").out == book


@pytest.mark.parametrize("article", ["2.3", "rows.2.3"])
def test_one_article(call: Call, article: str) -> None:
    title, body = call("rules", "rows", article).out.split("\n\n")
    assert title == "rows.2.3  The star"
    assert body.startswith("A picture drawn by lot")


def test_a_chapter_is_all_its_articles(call: Call) -> None:
    said = call("rules", "rows", "2").out
    assert [line for line in said.splitlines() if line.startswith("rows.")] == [
        *("rows.2.1  Same place", "rows.2.2  Other place", "rows.2.3  The star"),
    ]


def test_the_essentials_are_article_0(call: Call) -> None:
    assert "lays a secret row" in call("rules", "rows", "0").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("article", ["1", "2", "3", "4", "table.4"])
def test_what_the_table_refuses_can_be_read(call: Call, article: str, language: Language) -> None:
    said = call("rules", "table", article, "--lang", language)
    assert said.out.startswith(f"table.{article[-1]}  ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Dans «\u202fRangées\u202f», il n’y a pas d’article «\u202f2.9\u202f»."),
        (
            "en",
            "“Rows” has no article “2.9”. There are: 0, 1.1, 1.2, 1.3, 1.4, 1.5, 2.1, 2.2, 2.3.",
        ),
    ],
)
def test_an_article_that_is_not_there(call: Call, language: Language, said: str) -> None:
    answer = call("rules", "rows", "2.9", "--lang", language)
    assert answer.status == 2
    assert answer.failed().startswith(said)


# What can be wrong with the shelf


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Il n’y a pas de jeu «\u202fchess\u202f». Les jeux sont\u202f: "),
        ("en", "There is no game “chess”. The games are: "),
    ],
)
@pytest.mark.parametrize(
    "args",
    [
        ("rules", "chess"),
        ("simulate", "chess", "--seats", "2", "--deals", "1", "--seed", "s"),
        ("duel", "chess", "--seats", "2", "--deals", "1", "--seed", "s", "--bots", "random,random"),
        ("bench", "chess"),
    ],
    ids=lambda args: args[0],
)
def test_an_unknown_game(call: Call, args: tuple[str, ...], language: Language, said: str) -> None:
    answer = call(*args, "--lang", language)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.failed().startswith(said)
    assert "rows" in answer.err


MODULES = {
    "nothing_in_it": "",
    "no_list": "GAMES = 3",
    "no_game": "import json\nGAMES = [json]",
    "twice": "from probes import rows\nGAMES = [rows]",
    "fails": "raise ValueError('no games today')",
    "no_texts": "from dataclasses import replace\nfrom probes import rows\nimport bare\n"
    "bare.GAME = replace(rows.GAME, name='bare')\nGAMES = [bare]",
}


@pytest.mark.parametrize(
    ("hidden", "french", "english"),
    [
        (
            "no_such_module",
            "ne se laisse pas importer\u202f: ModuleNotFoundError",
            "can’t be imported: ModuleNotFoundError",
        ),
        ("fails", "ValueError: no games today", "ValueError: no games today"),
        ("nothing_in_it", "n’a pas de liste GAMES", "has no list GAMES"),
        ("no_list", "n’a pas de liste GAMES", "has no list GAMES"),
        (
            "no_game",
            "ceci n’est pas un jeu\u202f: <module 'json'",
            "this isn’t a game: <module 'json'",
        ),
        ("probes,twice", "Deux jeux s’appellent «\u202frows\u202f»", "Two games are called “rows”"),
        ("no_texts", "fautifs\u202f: bare: no file", "faulty: bare: no file"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_module_of_hidden_games_that_is_none(
    call: Call,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    hidden: str,
    french: str,
    english: str,
    language: Language,
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    for name, source in MODULES.items():
        (tmp_path / f"{name}.py").write_text(source)
    monkeypatch.setenv(HIDDEN_GAMES, hidden)
    answer = call("games", "--all", "--lang", language)
    assert answer.status == 2
    assert (french if language == "fr" else english) in answer.failed()


def test_spaces_and_empty_names_in_the_list_of_hidden_games(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HIDDEN_GAMES, " probes ,, ")
    assert call("rules", "rows", "0").status == 0
