"""Help pages and complaints about a call, in both languages."""

from __future__ import annotations

import re

import pytest

from cli.calls import Call
from tablee import __version__
from tablee.cli.app import build
from tablee.compiled import status
from tablee.texts import LANGUAGES, Language, catalogue

COMMANDS = list(build(catalogue("en")).commands)
SIMULATE = ("simulate", "rows", "--seats", "2", "--deals", "1", "--seed", "s")

WRONG = [
    (
        ("serve", "--limit", "tables=5"),
        "pas de limite «_tables_».",
        "no limit “tables”.",
    ),
    (
        ("serve", "--limit", "connections=many"),
        "La limite connections est un nombre entier, pas «_many_».",
        "The limit connections is a whole number, not “many”.",
    ),
    (
        ("simulte",),
        "pas de commande «_simulte_». Peut-être_: simulate_?",
        "no command “simulte”. Did you mean simulate?",
    ),
    (("xyz",), "pas de commande «_xyz_».", "no command “xyz”."),
    (("--xyz",), "pas d’option --xyz.", "no option --xyz."),
    (
        ("games", "--jsno"),
        "pas d’option --jsno. Peut-être_: --json_?",
        "no option --jsno. Did you mean --json?",
    ),
    (("games", "-x"), "pas d’option -x.", "no option -x."),
    (("games", "rows"), "quelque chose de trop_: «_rows_».", "an argument too many: “rows”."),
    (
        ("games", "--json=1"),
        "L’option --json ne prend pas de valeur.",
        "The option --json takes no value.",
    ),
    (("rules",), "Il manque l’argument JEU.", "The argument GAME is missing."),
    (("verify",), "Il manque l’argument FICHIER.", "The argument FILE is missing."),
    (("simulate", "rows"), "Il manque l’option --seats.", "The option --seats is missing."),
    (
        ("simulate", "rows", "--seats"),
        "L’option --seats demande une valeur.",
        "The option --seats needs a value.",
    ),
    (
        (*SIMULATE, "--deals", "0"),
        "--deals demande un nombre entier, 1 au moins, pas «_0_».",
        "--deals takes a whole number, at least 1, not “0”.",
    ),
    ((*SIMULATE, "--deals", "-3"), "pas «_-3_».", "not “-3”."),
    ((*SIMULATE, "--deals", "ten"), "pas «_ten_».", "not “ten”."),
    ((*SIMULATE, "--deals", "\u0661"), "pas «_\u0661_».", "not “\u0661”."),
    ((*SIMULATE, "--deals", "9" * 5000), "pas «_9999", "not “9999"),
    ((*SIMULATE, "--seats", "2.5"), "pas «_2.5_».", "not “2.5”."),
    ((*SIMULATE, "--jobs", "0"), "--jobs demande un nombre entier", "--jobs takes a whole number"),
    (
        (*SIMULATE, "--bot-seconds", "0"),
        "--bot-seconds demande une durée en secondes, pas «_0_».",
        "--bot-seconds takes a time in seconds, not “0”.",
    ),
    ((*SIMULATE, "--bot-seconds", "nan"), "pas «_nan_».", "not “nan”."),
    ((*SIMULATE, "--bot-seconds", "soon"), "pas «_soon_».", "not “soon”."),
    (
        (*SIMULATE, "--rng", "dice"),
        "--rng vaut fast, fair, pas «_dice_».",
        "--rng is one of fast, fair, not “dice”.",
    ),
    (
        (*SIMULATE, "--option", "deals"),
        "--option s’écrit nom=valeur, pas «_deals_».",
        "--option is written name=value, not “deals”.",
    ),
    ((*SIMULATE, "--option", "=1"), "pas «_=1_».", "not “=1”."),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "french", "english"), WRONG, ids=lambda value: str(value)[-40:])
def test_a_wrong_call_is_explained(
    call: Call, args: tuple[str, ...], french: str, english: str, language: Language
) -> None:
    said = call("--lang", language, *args)
    assert said.status == 2
    assert said.out == ""
    complaint, hint, *rest = said.failed().splitlines()
    assert rest == []
    assert (french.replace("_", "\u202f") if language == "fr" else english) in complaint
    assert hint.endswith(" --help")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_one_language(call: Call, command: str, language: Language) -> None:
    said = call(command, "--help", "--lang", language)
    assert (said.status, said.err) == (0, "")
    english_words = r"Usage:|Options:|\b(Show|FILE|GAME|the|of|default|required)\b"
    french_words = r"Usage\u202f:|Options\u202f:|\b(affiche|FICHIER|JEU|le|la|les|des|du)\b"
    wrong = english_words if language == "fr" else french_words
    assert not re.search(wrong, said.out)
    assert re.search(french_words if language == "fr" else english_words, said.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_lists_every_command_whole(call: Call, language: Language) -> None:
    for args in ([], ["--help"]):
        said = call("--lang", language, *args)
        assert (said.status, said.err) == (0, "")
        for command in COMMANDS:
            assert re.search(rf"^  {command} ", said.out, re.MULTILINE)
        assert "..." not in said.out


@pytest.mark.parametrize(("language", "word"), [("fr", "règles"), ("en", "rules")])
def test_the_version_says_whether_the_rules_are_compiled(
    call: Call, language: Language, word: str
) -> None:
    first, second = call("--version", "--lang", language).out.splitlines()
    assert first == f"tablee {__version__}"
    assert word in second
    assert second.endswith(f"source {status().source}")
    assert (status().reason or "compil") in second
