"""What a table may agree on before a match, with the official values set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from tablee.engine.words import Text

OptionValue: TypeAlias = bool | int | str
Allowed: TypeAlias = Mapping[str, range | tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options:
    """Every game's options; a game's own class adds its own, each with the official default."""

    deals: int = 0  # the match ends after so many deals at the latest; 0: by its own rules only


DEALS: Final = "deals"
COMMON: Final[dict[str, range | tuple[str, ...]]] = {DEALS: range(0, 1001)}


class BadOption(Exception):
    """An option that this game doesn't have, or not with this value."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


def read_value(name: str, text: str, default: OptionValue, allowed: Allowed) -> OptionValue:
    """The value that a person wrote, or BadOption with what would be right."""
    if isinstance(default, bool):
        if text in ("yes", "no"):
            return text == "yes"
        raise BadOption(Text("option-yes-no", {"name": name, "value": text}))
    choices = allowed[name]
    if isinstance(choices, range):
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and int(text) in choices:
            return int(text)
        bounds = {"least": choices[0], "most": choices[-1]}
        raise BadOption(Text("option-range", {"name": name, "value": text, **bounds}))
    if text in choices:
        return text
    listed = ", ".join(choices)
    raise BadOption(Text("option-choice", {"name": name, "value": text, "choices": listed}))


def option_text(value: OptionValue) -> str:
    """How a value is written, so that `read_value` reads it back."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
