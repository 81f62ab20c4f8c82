"""French or English: by --lang, before or after the command, or else by the locale."""

from __future__ import annotations

import pytest

from cli.calls import Call, run_process
from tablee.cli.language import find_language
from tablee.texts import Language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "fr_FR", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "frp_FR.UTF-8"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: Language) -> None:
    assert find_language([], environment) == language


@pytest.mark.parametrize(
    ("args", "language"),
    [
        (["--lang", "en", "games"], "en"),
        (["games", "--lang", "en"], "en"),
        (["games", "--lang=en"], "en"),
        (["--lang", "en", "games", "--lang", "fr"], "fr"),
        (["games", "--lang", "de"], "fr"),
        (["games", "--lang"], "fr"),
        (["games", "--", "--lang", "en"], "fr"),
    ],
)
def test_the_option_decides_before_the_locale(args: list[str], language: Language) -> None:
    assert find_language(args, {"LANG": "fr_FR.UTF-8"}) == language


@pytest.mark.parametrize(
    "args", [("--lang", "fr", "rules", "rows"), ("rules", "rows", "--lang", "fr")]
)
def test_lang_stands_before_or_after_the_command(call: Call, args: tuple[str, ...]) -> None:
    assert call(*args).out.startswith("# Rangées\n")
    assert call("rules", "rows").out.startswith("# Rows\n")


def test_a_language_that_we_do_not_speak(call: Call) -> None:
    said = call("games", "--lang", "de")
    assert said.status == 2
    assert said.failed().startswith("--lang is one of fr, en, not “de”.\n")


@pytest.mark.parametrize(
    ("locale", "heading"),
    [("fr_FR.UTF-8", "Usage\u202f: tablee"), ("en_US.UTF-8", "Usage: tablee")],
)
def test_a_process_speaks_as_its_locale_says(locale: str, heading: str) -> None:
    assert run_process("--help", LANG=locale).out.startswith(heading)


def test_accents_are_utf_8_even_in_an_ascii_locale() -> None:
    said = run_process("rules", "rows", "--lang", "fr", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert said.status == 0
    assert "Même place" in said.out
