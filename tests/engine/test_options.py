"""Options that people write: read whole, or refused with what would be right."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from probes.rows import GAME as ROWS
from tablee.engine.game import any_game
from tablee.engine.options import (
    Allowed,
    BadOption,
    BySeat,
    Composed,
    Options,
    listed,
    option_text,
    read_value,
)
from tablee.engine.words import Text

LONGEST = 12


def fault_of_a_deck(text: str) -> Text | None:
    """Cards are letters, each once."""
    wrong = [letter for letter in text if text.count(letter) > 1]
    return Text("card-twice", {"name": "deck", "card": wrong[0]}) if wrong else None


ALLOWED: Allowed = {
    "target": range(10, 501),
    "hand": range(4, 11, 3),
    "redeal": ("left", "same"),
    "deck": Composed(LONGEST, fault_of_a_deck),
    "start": BySeat(range(0, 101, 50), 3),
}


@dataclass(frozen=True)
class Agreed(Options):
    target: int = 200
    hand: int = 7
    redeal: str = "left"
    open_hands: bool = False
    deck: str = "abc"
    start: str = ""


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("target", "10", 10),
        ("target", "500", 500),
        ("hand", "10", 10),
        ("redeal", "same", "same"),
        ("open_hands", "yes", True),
        ("open_hands", "no", False),
        ("deck", "xyz", "xyz"),
        ("deck", "", ""),
        ("deck", "abcdefghijkl", "abcdefghijkl"),
        ("deck", "é€", "é€"),
        ("start", "", ""),
        ("start", "0 100", "0 100"),
        ("start", "50 50 0", "50 50 0"),
    ],
)
def test_a_value_reads_back(name: str, text: str, value: object) -> None:
    read = read_value(name, text, getattr(Agreed(), name), ALLOWED)
    assert read == value
    assert option_text(read) == text


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("target", "9", "option-range"),
        ("target", "501", "option-range"),
        ("target", "-10", "option-range"),
        ("target", "1e2", "option-range"),
        ("target", "", "option-range"),
        ("target", "٣٠", "option-range"),
        ("target", "9" * 400, "option-range"),
        ("hand", "5", "option-choice"),
        ("hand", "11", "option-choice"),
        ("redeal", "right", "option-choice"),
        ("open_hands", "true", "option-yes-no"),
        ("deck", "abcdefghijklm", "option-too-long"),
        ("deck", "a" * 5000, "option-too-long"),
        ("deck", "abca", "card-twice"),
        ("start", "0 150", "option-by-seat"),
        ("start", "-50", "option-by-seat"),
        ("start", "20", "option-by-seat"),
        ("start", "٣٠", "option-by-seat"),
        ("start", "0 0 0 0", "option-by-seat"),
    ],
)
def test_a_wrong_value_is_refused(name: str, text: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_value(name, text, getattr(Agreed(), name), ALLOWED)
    assert refused.value.why.key == key
    assert refused.value.why.params["name"] == name


def test_numbers_that_lie_apart_are_listed() -> None:
    assert [listed(ALLOWED[name]) for name in ("target", "hand", "redeal", "deck")] == [
        [],
        ["4", "7", "10"],
        ["left", "same"],
        [],
    ]
    with pytest.raises(BadOption) as refused:
        read_value("hand", "5", 7, ALLOWED)
    assert refused.value.why.params["choices"] == "4, 7, 10"


def test_what_a_composed_option_checks_is_no_longer_than_agreed() -> None:
    checked: list[str] = []
    allowed: Allowed = {"deck": Composed(3, lambda text: checked.append(text))}
    with pytest.raises(BadOption):
        read_value("deck", "abcd", "", allowed)
    assert read_value("deck", "abc", "", allowed) == "abc"
    assert checked == ["abc"]


@pytest.mark.parametrize("is_withheld", [True, False])
def test_a_game_says_which_options_no_client_is_told(is_withheld: bool) -> None:
    composed = Composed(LONGEST, fault_of_a_deck, is_withheld)
    rows = any_game(ROWS)
    rules = replace(rows.rules, options=Agreed, allowed={**ALLOWED, "deck": composed})
    game = replace(rows, rules=rules)
    assert game.withheld() == (["deck"] if is_withheld else [])
    assert game.read_options({}) == Agreed()
    assert game.read_options({"deck": "xyz"}) == Agreed(deck="xyz")
    with pytest.raises(BadOption):
        game.read_options({"deck": "xx"})
