"""A turn: the card played, what it has caught so far, and what it may still catch.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from tablee.engine.cards import EMPTY, CardSet, lowest
from tablee.engine.moves import Seat
from tablee.engine.sixty import NUMBER
from tablee.games.safaru.moves import ADDING, NO_METHOD, PAIRING, TOTALLING
from tablee.games.safaru.sums import (
    FEWEST_ADDED,
    TOTAL,
    WITH_NUMBER,
    ZEROS,
    Tally,
    can_add,
    can_total,
    count_of,
    first_steps,
    tally_of,
)


class Hunt:
    """One turn of one seat. `lying` are the other cards on the table, as they lie now."""

    def __init__(self, seat: Seat, played: CardSet) -> None:
        self.begin_turn(seat, played)

    def begin_turn(self, seat: Seat, played: CardSet) -> None:
        self.seat = seat
        self.played: CardSet = played  # the card; empty before the first turn of a pack
        self.number = 0 if played == EMPTY else NUMBER[lowest(played)]
        self.named = NO_METHOD  # §7.2: by the left neighbour, for the whole turn
        self.method = NO_METHOD  # the sum that is being made, or was made last
        self.missing = 0  # what that sum still lacks: §4.1, §4.2
        self.fewest = 0  # how many cards it still needs, at least
        self.added: CardSet = EMPTY
        self.totalled: CardSet = EMPTY
        self.paired: CardSet = EMPTY

    def caught(self) -> CardSet:
        """The cards taken from the table in this turn."""
        return self.added | self.totalled | self.paired

    # What a hunter does

    def begin(self, method: int) -> None:
        """Begin a sum."""
        self.method = method
        self.missing = self.number if method == ADDING else TOTAL - self.number
        self.fewest = FEWEST_ADDED if method == ADDING else 1

    def take(self, card: CardSet) -> None:
        """Take a card into the sum."""
        if self.method == ADDING:
            self.added |= card
        else:
            self.totalled |= card
        self.missing -= NUMBER[lowest(card)]
        self.fewest -= 1

    def pair(self, card: CardSet) -> None:
        """§4.3; a sum made before is closed."""
        self.paired = card
        self.close()

    def close(self) -> None:
        self.method, self.missing, self.fewest = NO_METHOD, 0, 0

    # The sum that is being made

    def is_complete(self) -> bool:
        """No sum is half made."""
        return self.missing == 0 and self.fewest <= 0

    def next_steps(self, lying: CardSet, tally: Tally) -> CardSet:
        """The cards that can be taken into the sum; once it is complete, 0s.

        They go into every sum, so that §4.4 can always be obeyed in the end.
        """
        if not self.is_complete():
            return lying & first_steps(self.missing, self.fewest, tally)
        return EMPTY if self.method == NO_METHOD else lying & ZEROS

    # §3.4: the methods, each once

    def can_begin_adding(self, tally: Tally) -> bool:
        is_new = self.added == EMPTY and self.may_use(ADDING)
        return is_new and self.can_take_zero(tally) and can_add(self.number, tally)

    def can_begin_totalling(self, tally: Tally) -> bool:
        is_new = self.totalled == EMPTY and self.may_use(TOTALLING)
        return is_new and self.can_take_zero(tally) and can_total(self.number, tally)

    def pairable(self, lying: CardSet) -> CardSet:
        """§4.3: any card of the number, unless it would take the chance to obey §4.4."""
        same: CardSet = lying & WITH_NUMBER[self.number]
        if same == EMPTY or self.paired != EMPTY or not self.may_use(PAIRING):
            return EMPTY
        if self.is_zero_due(lying) and not self.can_zero_follow(lying ^ (same & -same)):
            return EMPTY
        return same

    def may_use(self, method: int) -> bool:
        """§7.2: whether it, or nothing, was named; and a sum that was begun comes first."""
        return (self.named == NO_METHOD or self.named == method) and self.is_complete()

    # §4.4: the 0s

    def can_take_zero(self, tally: Tally) -> bool:
        """Whether a sum can take a 0, or has, or no 0 lay there when the card was played."""
        if self.paired & ZEROS == EMPTY:
            return True
        return count_of(0, tally) > 0 or (self.added | self.totalled) & ZEROS != EMPTY

    def is_zero_due(self, lying: CardSet) -> bool:
        """A sum is made, a 0 lay there, and no sum has taken one."""
        sums: CardSet = self.added | self.totalled
        if sums & ZEROS != EMPTY or (sums == EMPTY and self.method == NO_METHOD):
            return False
        return (lying | self.paired) & ZEROS != EMPTY

    def can_zero_follow(self, lying: CardSet) -> bool:
        """Whether the other sum is still to come and can take the 0."""
        if lying & ZEROS == EMPTY:
            return False
        if self.added == EMPTY:
            return can_add(self.number, tally_of(lying))
        return self.totalled == EMPTY and can_total(self.number, tally_of(lying))

    def may_end(self, lying: CardSet) -> bool:
        """§3.5"""
        return self.caught() != EMPTY and self.is_complete() and not self.is_zero_due(lying)

    def possible_methods(self, lying: CardSet) -> list[int]:
        """Before anything is caught."""
        found: list[int] = []
        tally: Tally = tally_of(lying)
        if can_add(self.number, tally):
            found.append(ADDING)
        if can_total(self.number, tally):
            found.append(TOTALLING)
        if lying & WITH_NUMBER[self.number] != EMPTY:
            found.append(PAIRING)
        return found

    def copy(self) -> Hunt:
        copy = Hunt(self.seat, self.played)
        copy.named = self.named
        copy.method = self.method
        copy.missing = self.missing
        copy.fewest = self.fewest
        copy.added = self.added
        copy.totalled = self.totalled
        copy.paired = self.paired
        return copy
