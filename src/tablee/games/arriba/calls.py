"""What the open cards call for: who may grab, and for what.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.games.arriba.deck import HEAD, TOTEM

# What the table calls on a seat to grab for: a shape by its number, the totem, or one of these.
NOTHING: Final = -1  # a grab would be a fault
DECIDED: Final = -2  # a grab would come too late, which is no fault

KEPT: Final = 6  # §4.6: so many layouts are remembered


def calls_of(tops: list[int], spent: list[bool]) -> list[int]:
    """§3: by seat, what it may grab for now. An open totem comes before shapes that are alike."""
    for seat, top in enumerate(tops):
        if top == TOTEM and not spent[seat]:
            return [TOTEM] * len(tops)
    return [top if is_alike(top, tops) else NOTHING for top in tops]


def is_alike(top: int, tops: list[int]) -> bool:
    return top not in (NOTHING, TOTEM, HEAD) and tops.count(top) > 1


class Calls:
    """What each of the last layouts called for: a grab is judged by the one its sender was sent."""

    def __init__(self) -> None:
        self.by_exposure: dict[int, list[int]] = {}

    def note(self, exposure: int, calls: list[int]) -> None:
        self.by_exposure[exposure] = calls
        kept = [e for e in self.by_exposure if e > exposure - KEPT]
        self.by_exposure = {e: self.by_exposure[e] for e in kept}

    def close(self, exposure: int, seats: int) -> None:
        """§4.7, §5.4: a verdict stands in this layout; hands for it, or for one before, are late.

        What is still in sight calls anew with the next layout.
        """
        self.note(exposure, [DECIDED] * seats)
        for before in self.by_exposure:
            self.by_exposure[before] = [DECIDED] * seats

    def of(self, seat: int, exposure: int) -> int:
        return self.by_exposure[exposure][seat]

    def first(self, seat: int, exposure: int) -> int:
        """The layout from which on this seat was called, as far as it is remembered.

        Whether for the same thing or not: a totem card that joins two shapes alike makes no guess
        of the hand that was on its way to them.
        """
        while exposure - 1 in self.by_exposure and self.is_called(seat, exposure - 1):
            exposure -= 1
        return exposure

    def is_called(self, seat: int, exposure: int) -> bool:
        return self.of(seat, exposure) not in (NOTHING, DECIDED)

    def copy(self) -> Calls:
        copy = Calls()
        copy.by_exposure = {e: list(calls) for e, calls in self.by_exposure.items()}
        return copy
