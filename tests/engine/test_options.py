"""Options that people write: read whole, or refused with what would be right."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tablee.engine.options import Allowed, BadOption, Options, option_text, read_value

ALLOWED: Allowed = {"target": range(10, 501), "redeal": ("left", "same")}


@dataclass(frozen=True)
class Agreed(Options):
    target: int = 200
    redeal: str = "left"
    open_hands: bool = False


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("target", "10", 10),
        ("target", "500", 500),
        ("redeal", "same", "same"),
        ("open_hands", "yes", True),
        ("open_hands", "no", False),
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
        ("redeal", "right", "option-choice"),
        ("open_hands", "true", "option-yes-no"),
    ],
)
def test_a_wrong_value_is_refused(name: str, text: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_value(name, text, getattr(Agreed(), name), ALLOWED)
    assert refused.value.why.key == key
    assert refused.value.why.params["name"] == name
