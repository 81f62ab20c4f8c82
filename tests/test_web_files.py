"""The files of the web client: its lock, its types of the wire, its sentences."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import Message, VariableReference

from tablee.faces import sixty
from tablee.texts import Language, read_texts

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"


def source() -> str:
    paths = [path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in paths)


# The lock


def addresses(lock: str) -> list[str]:
    """Lines that name a host, but for those that ask for money for an author."""
    packages = json.loads(lock)["packages"]
    for package in packages.values():
        package.pop("funding", None)
    return [line for line in json.dumps(packages, indent=0).splitlines() if "://" in line]


def test_the_lock_names_no_address() -> None:
    text = LOCK.read_text("utf-8")
    assert '"resolved"' not in text
    assert addresses(text) == []


def test_an_address_in_a_lock_is_found() -> None:
    resolved = {"resolved": "https" + "://registry.example/a.tgz", "funding": {"url": "a://b"}}
    lock = json.dumps({"packages": {"a": resolved}})
    assert len(addresses(lock)) == 1


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []


# What is written from Python: the types of the wire, the answers of the rules, decks


@pytest.mark.parametrize("tool", ["wire_types", "rummu_answers", "diego_decks"])
def test_what_is_written_from_python_is_up_to_date(tool: str) -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / f"{tool}.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TABLEE_COMPILED": "no"},
    )
    assert run.returncode == 0, run.stderr


# Cards, which the screen and the printer draw from the same files


def test_the_inks_of_the_screen_are_those_of_the_printer() -> None:
    style = (WEB / "src" / "app.css").read_text("utf-8")
    shown = dict(re.findall(r"--card-(\w+): (#\w+);", style))
    drawn = sixty.sixty()
    printed = {**drawn["inks"], "mark": drawn["mark"]}
    assert {name: shown[name] for name in printed} == printed


def test_the_letters_of_the_screen_are_those_of_the_printer() -> None:
    tool = ROOT / "tools" / "lettering.py"
    run = subprocess.run(
        [sys.executable, tool, "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_the_screen_has_no_drawing_of_its_own_that_is_printed() -> None:
    animals = [part for animal in sixty.animals().values() for part in animal.values()]
    drawings = [*sixty.sixty()["suits"].values(), *animals]
    assert [drawing for drawing in drawings if drawing in source()] == []


# Sentences


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 Fluent's name
        self.names.add(node.id.name)


def variables(language: Language) -> dict[str, set[str]]:
    """The keys of the client's sentences, and what is filled in."""
    found: dict[str, set[str]] = {}
    entries = [
        entry
        for stem in ("web", "class")
        for entry in read_texts("tablee.texts", stem, language).body
    ]
    for entry in entries:
        if isinstance(entry, Message) and entry.id.name.startswith("web-"):
            names = Variables()
            names.visit(entry)
            found[entry.id.name] = names.names
    return found


def used_keys(text: str) -> set[str]:
    """Keys in quotes; one that is put together is a pattern: `web-pace-*`."""
    found = re.findall(r"['\"`](web-[a-z-]+)(\$\{)?", text)
    return {f"{key}*" if is_pattern else key for key, is_pattern in found}


def test_both_languages_say_the_same() -> None:
    french, english = variables("fr"), variables("en")
    assert list(french) == list(english)
    assert french == english


def test_every_key_has_a_sentence_and_every_sentence_is_said() -> None:
    keys, used = set(variables("fr")), used_keys(source())
    said = {key for key in keys if any(fnmatchcase(key, pattern) for pattern in used)}
    assert used
    assert said == keys
    assert [key for key in used if not any(fnmatchcase(known, key) for known in keys)] == []


def test_a_key_is_found_however_it_is_quoted() -> None:
    text = "say('web-one') say(`web-two-${n}`) say(\"web-three\") // web-four"
    assert used_keys(text) == {"web-one", "web-two-*", "web-three"}


def test_no_page_has_scripts_or_styles_in_line() -> None:
    pages = (WEB / "index.html").read_text("utf-8") + source()
    assert re.findall(r"\sstyle=|\sstyle:|\son[a-z]+=\"|javascript:|{@html", pages) == []
    assert re.findall(r"<script(?![^>]*(?:src|lang)=)", pages) == []
