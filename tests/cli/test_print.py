"""`tablee print`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.calls import Call, run_process
from printing.reading import page_sizes, words_on
from tablee.texts import Language


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "60 cartes sur 7 pages A4"), ("en", "60 cards on 7 pages of A4")]
)
def test_the_cards_are_written_into_a_file(
    call: Call, tmp_path: Path, language: Language, said: str
) -> None:
    path = tmp_path / "cards.pdf"
    done = call("print", "mu", "--lang", language, "--output", str(path))
    assert done.status == 0
    assert said in done.out and str(path) in done.out
    assert len(page_sizes(path.read_bytes())) == 7
    assert {"fr": "Page 7 sur 7", "en": "Page 7 of 7"}[language] in words_on(path.read_bytes(), 6)


def test_without_a_name_the_file_is_called_after_the_game(tmp_path: Path) -> None:
    """In processes of their own: nothing that differs from one to the next is in the file."""
    once, again = tmp_path / "once", tmp_path / "again"
    for folder, hashes in ((once, "1"), (again, "2")):
        folder.mkdir()
        done = run_process("print", "safaru", "--lang=en", cwd=folder, PYTHONHASHSEED=hashes)
        assert (done.status, done.err) == (0, "")
        assert [path.name for path in folder.iterdir()] == ["tablee-safaru.pdf"]
    assert (once / "tablee-safaru.pdf").read_bytes() == (again / "tablee-safaru.pdf").read_bytes()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["rows", "--lang", "en"], "Rows has no cards to print."),
        (["rows", "--lang", "fr"], "Rangées n’a pas de cartes à imprimer."),
        (["chess"], "There is no game “chess”"),
        ([], "GAME"),
        (["mu", "--output", "nowhere/cards.pdf"], "nowhere"),
    ],
)
def test_what_cannot_be_printed_is_told(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("print", *args)
    assert done.status == 2
    assert said in done.failed()
    assert list(tmp_path.iterdir()) == []
