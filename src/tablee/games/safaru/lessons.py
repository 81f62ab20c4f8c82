"""What a match of Safarü teaches: which sums and pairs were found, and which were missed.

The table refuses a sum that is wrong, so that none stands in a record.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.cards import EMPTY, Card, CardSet, lowest, members, size
from tablee.engine.lessons import MISSED, RIGHT, Lesson, Step
from tablee.engine.moves import Seat
from tablee.engine.sixty import DECK, NUMBER
from tablee.engine.words import Text
from tablee.games.safaru.catches import Catch, simplest_catches
from tablee.games.safaru.judge import ARTICLES, can_catch
from tablee.games.safaru.moves import (
    ADDING,
    DONE,
    METHODS,
    NO_METHOD,
    PAIRING,
    TOTALLING,
    Free,
    Play,
)
from tablee.games.safaru.rules import Safaru
from tablee.games.safaru.sums import TOTAL


def lessons(course: Iterable[Step[Safaru]]) -> list[Lesson]:
    found: list[Lesson] = []
    for step, state, seat, move in course:
        if state.over:
            continue
        if move == DONE:
            found += [*caught(step, state), *left(step, state)]
        elif isinstance(move, Free) and not state.options.reversed:
            found += let_go(step, state, seat, move)
        elif isinstance(move, Play) and state.options.reversed:
            found += forced(step, state, seat, move)
    return found


def caught(step: int, state: Safaru) -> list[Lesson]:
    """§4: what this turn has caught, by each method."""
    hunt = state.hunt
    ways = [(ADDING, hunt.added), (TOTALLING, hunt.totalled), (PAIRING, hunt.paired)]
    found: list[Lesson] = []
    for method, cards in ways:
        if cards != EMPTY:
            sum_made = written(hunt.number, method, cards)
            said = Text("safaru-lesson-caught", {"number": hunt.number, "sum": sum_made})
            found.append(Lesson(hunt.seat, step, RIGHT, ARTICLES[method], about(method), said))
    return found


def left(step: int, state: Safaru) -> list[Lesson]:
    """§3.4: what the same card could have caught besides, by the methods not used."""
    hunt, found = state.hunt, list[Lesson]()
    for method in open_methods(state):
        best = simplest(hunt.number, state.table, method)
        if best is not None:
            sum_missed = written(hunt.number, method, best.cards)
            said = Text("safaru-lesson-missed", {"number": hunt.number, "sum": sum_missed})
            found.append(Lesson(hunt.seat, step, MISSED, ARTICLES[method], about(method), said))
    return found


def open_methods(state: Safaru) -> list[int]:
    """The methods by which this turn could go on; in reverse there is none after the first."""
    hunt, found = state.hunt, list[int]()
    if hunt.can_begin_adding(state.tally):
        found.append(ADDING)
    if hunt.can_begin_totalling(state.tally):
        found.append(TOTALLING)
    if hunt.pairable(state.table) != EMPTY:
        found.append(PAIRING)
    return found


def let_go(step: int, state: Safaru, seat: Seat, move: Free) -> list[Lesson]:
    """§3.3: a card was freed, and another of the hand could have caught."""
    for card in others(state, seat, move.kind):
        best = simplest(NUMBER[card], state.table)
        if best is not None:
            sum_missed = written(NUMBER[card], best.method, best.cards)
            said = Text("safaru-lesson-freed", {"number": NUMBER[card], "sum": sum_missed})
            return [Lesson(seat, step, MISSED, "safaru.3.3", about(best.method), said)]
    return []


def forced(step: int, state: Safaru, seat: Seat, move: Play) -> list[Lesson]:
    """§7.1: in reverse, a card that has to catch was played, and another could have been freed."""
    number = NUMBER[lowest(move.kind)]
    best = simplest(number, state.table)
    for card in others(state, seat, move.kind):
        if best is not None and not can_catch(NUMBER[card], state.table):
            sum_missed = written(number, best.method, best.cards)
            said = Text("safaru-lesson-forced", {"number": number, "sum": sum_missed})
            return [Lesson(seat, step, MISSED, "safaru.7.1", about(best.method), said)]
    return []


def others(state: Safaru, seat: Seat, kind: CardSet) -> list[Card]:
    """The cards of a hand without those of this kind."""
    return members(DECK.one_of_each_kind(state.hands.of(seat) & ~kind))


def simplest(number: int, lying: CardSet, method: int = NO_METHOD) -> Catch | None:
    """The catch of the fewest cards, by this method or by any."""
    ways = [way for way in simplest_catches(number, lying) if method in (NO_METHOD, way.method)]
    return min(ways, key=cards_in) if ways else None


def cards_in(catch: Catch) -> int:
    return size(catch.cards)


def about(method: int) -> tuple[Text, ...]:
    return (Text(f"safaru-topic-{METHODS[method]}"),)


def written(number: int, method: int, cards: CardSet) -> str:
    """The catch as one writes it: `3 + 5 = 8`, `8 + 9 = 17`, `8 = 8`."""
    numbers = [str(number) for number in sorted([NUMBER[card] for card in members(cards)])]
    if method == ADDING:
        return f"{' + '.join(numbers)} = {number}"
    if method == TOTALLING:
        return f"{' + '.join([str(number), *numbers])} = {TOTAL}"
    return f"{number} = {numbers[0]}"
