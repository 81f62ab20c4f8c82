"""Why a catch is refused, from the table as it lies; written beside the generator, not from it.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, CardSet, lowest, members, size
from tablee.engine.sixty import NUMBER
from tablee.engine.words import Params, Refusal
from tablee.games.safaru.hunt import Hunt
from tablee.games.safaru.moves import ADDING, METHODS, NO_METHOD, PAIRING, TOTALLING
from tablee.games.safaru.sums import FEWEST_ADDED, TOTAL

MUST_CATCH: Final = Refusal("safaru.3.3", "must-catch")
METHOD_USED: Final = Refusal("safaru.3.4", "method-used")
CAUGHT_ALREADY: Final = Refusal("safaru.3.4", "caught-already")
HOW_FIRST: Final = Refusal("safaru.3.4", "how-first")
NOT_ON_THE_TABLE: Final = Refusal("safaru.3.4", "not-on-the-table")
OWN_CARD: Final = Refusal("safaru.3.4", "own-card")
NO_ADDITION: Final = Refusal("safaru.4.1", "no-addition")
TWO_CARDS: Final = Refusal("safaru.4.1", "two-cards")
NO_TOTAL: Final = Refusal("safaru.4.2", "no-total")
ZERO_LEFT: Final = Refusal("safaru.4.4", "zero-left")
ZERO_PAIRED: Final = Refusal("safaru.4.4", "zero-paired")
ARTICLES: Final = ["", "safaru.4.1", "safaru.4.2", "safaru.4.3"]
FEWEST: Final = [0, FEWEST_ADDED, 1]


def numbers_on(cards: CardSet) -> list[int]:
    return [NUMBER[card] for card in members(cards)]


def outcomes(numbers: list[int], begun: tuple[int, int]) -> set[tuple[int, int]]:
    """The sum and the count of every choice among the cards, from a sum and a count on."""
    found = {begun}
    for number in numbers:
        found |= {(total + number, min(count + 1, FEWEST_ADDED)) for total, count in found}
    return found


def can_come_to(method: int, played: int, numbers: list[int], begun: tuple[int, int]) -> bool:
    """Whether a sum so far begun can be ended with cards of these numbers."""
    goal = played if method == ADDING else TOTAL - played
    ends = outcomes(numbers, begun)
    return (goal, FEWEST_ADDED) in ends or (goal, FEWEST[method]) in ends


def can_be_done(method: int, played: int, lying: CardSet) -> bool:
    """Whether a card of this number catches by this method."""
    numbers = numbers_on(lying)
    if method == PAIRING:
        return played in numbers
    return can_come_to(method, played, numbers, (0, 0))


def can_catch(played: int, lying: CardSet) -> bool:
    ways = [can_be_done(method, played, lying) for method in (ADDING, TOTALLING, PAIRING)]
    return True in ways


def judge_take(hunt: Hunt, lying: CardSet, wanted: CardSet) -> Refusal | None:
    if hunt.method == NO_METHOD:
        return HOW_FIRST if hunt.named == NO_METHOD else named_otherwise(hunt)
    if lying & wanted == EMPTY:
        return not_lying(hunt, wanted)
    card: CardSet = lying & wanted
    rest = numbers_on(lying)
    number = NUMBER[lowest(card)]
    rest.remove(number)
    begun = (sum(numbers_on(gathered(hunt))) + number, min(size(gathered(hunt)) + 1, FEWEST_ADDED))
    if can_come_to(hunt.method, hunt.number, rest, begun):
        return None
    if begun[0] == goal_of(hunt):
        return TWO_CARDS
    key = "sum-over" if begun[0] > goal_of(hunt) else "sum-stuck"
    return Refusal(ARTICLES[hunt.method], key, as_said(hunt, begun[0]))


def judge_method(hunt: Hunt, lying: CardSet, method: int) -> Refusal | None:
    refused = judge_another(hunt, method)
    if refused is not None:
        return refused
    if not can_be_done(method, hunt.number, lying):
        return NO_ADDITION if method == ADDING else NO_TOTAL
    return ZERO_PAIRED if must_take_zero(hunt, lying) and 0 not in numbers_on(lying) else None


def judge_pair(hunt: Hunt, lying: CardSet, wanted: CardSet) -> Refusal | None:
    refused = judge_another(hunt, PAIRING)
    if refused is not None:
        return refused
    if lying & wanted == EMPTY:
        return not_lying(hunt, wanted)
    if NUMBER[lowest(wanted)] != hunt.number:
        return Refusal("safaru.4.3", "another-number", {"number": hunt.number})
    if is_in_a_sum(hunt) and must_take_zero(hunt, lying) and not can_follow(hunt, lying):
        return ZERO_LEFT
    return None


def judge_done(hunt: Hunt, lying: CardSet) -> Refusal | None:
    if hunt.method == NO_METHOD and hunt.caught() == EMPTY:
        return MUST_CATCH
    unfinished = judge_sum(hunt)
    if unfinished is not None:
        return unfinished
    return ZERO_LEFT if is_in_a_sum(hunt) and must_take_zero(hunt, lying) else None


# What stands against any further method


def judge_another(hunt: Hunt, method: int) -> Refusal | None:
    """§3.4, §7.2: each method once, one after the other; where one is named, that alone."""
    if hunt.named != NO_METHOD and hunt.named != method:
        return named_otherwise(hunt)
    if method in used(hunt):
        return METHOD_USED
    return judge_sum(hunt)


def named_otherwise(hunt: Hunt) -> Refusal:
    return Refusal("safaru.7.2", "named-otherwise", {"method": METHODS[hunt.named]})


def used(hunt: Hunt) -> list[int]:
    found = [hunt.method] if hunt.method != NO_METHOD else []
    if hunt.added != EMPTY:
        found.append(ADDING)
    if hunt.totalled != EMPTY:
        found.append(TOTALLING)
    if hunt.paired != EMPTY:
        found.append(PAIRING)
    return found


def judge_sum(hunt: Hunt) -> Refusal | None:
    """A sum that was begun must come out."""
    if hunt.method == NO_METHOD:
        return None
    made = sum(numbers_on(gathered(hunt)))
    if made < goal_of(hunt):
        return Refusal(ARTICLES[hunt.method], "sum-short", as_said(hunt, made))
    return TWO_CARDS if size(gathered(hunt)) < FEWEST[hunt.method] else None


def gathered(hunt: Hunt) -> CardSet:
    return hunt.added if hunt.method == ADDING else hunt.totalled


def goal_of(hunt: Hunt) -> int:
    return hunt.number if hunt.method == ADDING else TOTAL - hunt.number


def as_said(hunt: Hunt, made: int) -> Params:
    """The sum as a player says it: in totalling the card played counts, too."""
    own = hunt.number if hunt.method == TOTALLING else 0
    return {"sum": made + own, "goal": goal_of(hunt) + own}


def not_lying(hunt: Hunt, wanted: CardSet) -> Refusal:
    if hunt.caught() & wanted != EMPTY:
        return CAUGHT_ALREADY
    return OWN_CARD if hunt.played & wanted != EMPTY else NOT_ON_THE_TABLE


# §4.4


def must_take_zero(hunt: Hunt, lying: CardSet) -> bool:
    """A 0 lay on the table before this turn, and no sum has taken one yet."""
    lay = [*numbers_on(lying), *numbers_on(hunt.caught())]
    return 0 in lay and 0 not in numbers_on(hunt.added | hunt.totalled)


def is_in_a_sum(hunt: Hunt) -> bool:
    return ADDING in used(hunt) or TOTALLING in used(hunt)


def can_follow(hunt: Hunt, lying: CardSet) -> bool:
    """Whether, once the pair is gone, another sum can still take a 0."""
    numbers = numbers_on(lying)
    numbers.remove(hunt.number)
    to_come = [m for m in (ADDING, TOTALLING) if m not in used(hunt)]
    ways = [can_come_to(method, hunt.number, numbers, (0, 0)) for method in to_come]
    return 0 in numbers and True in ways
