"""What docs/hosting.md and docs/recipes/add-a-bot.md say of commands, settings and bots is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.calls import Call
from tablee.cli.app import build
from tablee.cli.hosting import EVERYWHERE, PORT
from tablee.server.limits import Limits
from tablee.server.store import FINISHED_DAYS, UNFINISHED_DAYS
from tablee.server.store.files import SHM, WAL
from tablee.texts import catalogue

DOCS = Path(__file__).resolve().parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text("utf-8")
RECIPE = (DOCS / "recipes" / "add-a-bot.md").read_text("utf-8")


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)


# Hosting


def test_every_setting_of_the_server_is_in_the_table_and_no_other() -> None:
    serve = build(catalogue("en")).commands["serve"]
    settings = {(param.opts[0], param.envvar) for param in serve.params if param.envvar is not None}
    listed = set(re.findall(r"^\| `(--[\w-]+)` \| `(TABLEE_\w+)` \|", HOSTING, re.MULTILINE))
    assert listed == settings


def test_the_defaults_are_those_of_the_server() -> None:
    assert f"| `TABLEE_HOST` | `{EVERYWHERE}` |" in HOSTING
    assert f"| `TABLEE_PORT` | `{PORT}` |" in HOSTING


def test_every_limit_is_in_the_table_with_its_default() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", HOSTING, re.MULTILINE)
    usual = {name.replace("_", "-"): value for name, value in vars(Limits()).items()}
    assert {name: int(value) for name, value in listed} == usual


def test_every_command_in_the_documents_exists() -> None:
    commands = build(catalogue("en")).commands
    for document in (HOSTING, RECIPE):
        called = re.findall(r"^(?:\S+/)?tablee (\w+)", document, re.MULTILINE)
        assert called
        assert set(called) <= set(commands)


def test_what_is_kept_is_kept_so_long() -> None:
    assert (UNFINISHED_DAYS, FINISHED_DAYS) == (30, 365)
    assert "30 days after the last move" in HOSTING
    assert "| a finished match | a year |" in HOSTING


def test_every_file_beside_the_database_is_named() -> None:
    for ending in ("", WAL, SHM, ".key", ".lock", ".before-restore"):
        assert f"`tablee.sqlite{ending}`" in HOSTING


# A bot


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the recipe, in a file where the command is called."""
    for number, source in enumerate(blocks(RECIPE, "python")):
        (tmp_path / f"mybots{number or ''}.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("bot", ["mybots:Modest", "mybots1:Dreamer"])
def test_the_bots_of_the_recipe_play(call: Call, my_bots: None, bot: str) -> None:
    settings = ("--seats", "5", "--deals", "2", "--seed", "1", "--jobs", "1", "--json")
    played = call("simulate", "mu", *settings, "--bots", f"{bot},random,random,random,random")
    assert (played.status, played.err) == (0, "")
    assert json.loads(played.out)["matches"] == 2


def test_the_bot_of_the_recipe_plays_any_game(call: Call, my_bots: None) -> None:
    settings = ("--seats", "3", "--deals", "5", "--seed", "1", "--jobs", "1")
    assert call("simulate", "window", *settings, "--bots", "mybots:Modest").status == 0


def test_a_bot_of_the_recipe_meets_another_in_a_duel(call: Call, my_bots: None) -> None:
    settings = ("--seats", "5", "--deals", "2", "--seed", "1", "--jobs", "1", "--json")
    found = call("duel", "mu", "--bots", "mybots:Modest,club", *settings)
    assert json.loads(found.out)["deals"] == 2
