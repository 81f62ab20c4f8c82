"""What a table may agree on before a match, with the official values set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from tablee.engine.words import Text

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Composed:
    """An option that people compose, such as a deck: a long text that the game checks."""

    most: int  # characters
    fault: Callable[[str], Text | None]  # what is wrong with a text
    is_withheld: bool = False  # from clients: it would betray what belongs together


@dataclass(frozen=True)
class BySeat:
    """An option with a number for each seat, in their order: `0 300`. All others have the first."""

    numbers: range
    seats: int  # at most


Values: TypeAlias = range | tuple[str, ...] | Composed | BySeat
Allowed: TypeAlias = Mapping[str, Values]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options:
    """Every game's options; a game's own class adds its own, each with the official default."""

    deals: int = 0  # the match ends after so many deals at the latest; 0: by its own rules only


OptionsT = TypeVar("OptionsT", bound=Options, covariant=True)  # a game's own options
DEALS: Final = "deals"
COMMON: Final[Allowed] = {DEALS: range(0, 1001)}


class BadOption(Exception):
    """An option that this game doesn't have, or not with this value.

    What is wrong with something composed the game says in its own texts; then it is named.
    """

    def __init__(self, why: Text, game: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.game = game


def read_value(name: str, text: str, default: OptionValue, allowed: Allowed) -> OptionValue:
    """The value that a person wrote, or BadOption with what would be right."""
    if isinstance(default, bool):
        if text in ("yes", "no"):
            return text == "yes"
        raise BadOption(Text("option-yes-no", {"name": name, "value": text}))
    values = allowed[name]
    if isinstance(values, Composed):
        return read_composed(name, text, values)
    if isinstance(values, BySeat):
        return read_by_seat(name, text, values)
    if isinstance(values, range):
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and int(text) in values:
            return int(text)
    elif text in values:
        return text
    raise BadOption(what_is_right(name, text, values))


def what_is_right(name: str, text: str, values: range | tuple[str, ...]) -> Text:
    choices = listed(values)
    if isinstance(values, range) and not choices:
        bounds = {"least": values[0], "most": values[-1]}
        return Text("option-range", {"name": name, "value": text, **bounds})
    return Text("option-choice", {"name": name, "value": text, "choices": ", ".join(choices)})


def listed(values: Values) -> list[str]:
    """Values to choose from one by one; none where every number between two bounds will do."""
    if isinstance(values, BySeat):
        return listed(values.numbers)
    if isinstance(values, Composed) or (isinstance(values, range) and values.step == 1):
        return []
    return [str(value) for value in values]


def read_by_seat(name: str, text: str, by_seat: BySeat) -> str:
    numbers, known = text.split(), [str(number) for number in by_seat.numbers]
    if len(numbers) <= by_seat.seats and all(number in known for number in numbers):
        return " ".join(numbers)
    bounds = {"least": by_seat.numbers[0], "most": by_seat.numbers[-1]}
    step = {"step": by_seat.numbers.step, "count": by_seat.seats}
    raise BadOption(Text("option-by-seat", {"name": name, "value": text[:40], **bounds, **step}))


def read_composed(name: str, text: str, composed: Composed) -> str:
    if len(text) > composed.most:
        raise BadOption(Text("option-too-long", {"name": name, "most": composed.most}))
    fault = composed.fault(text)
    if fault is not None:
        raise BadOption(fault)
    return text


def option_text(value: OptionValue) -> str:
    """How a value is written, so that `read_value` reads it back."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
