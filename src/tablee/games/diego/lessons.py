"""What a match of Diego teaches: which representations were put together, rightly or not.

The § numbers point to rulebook.en.md beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.engine.cards import Card
from tablee.engine.lessons import MISSED, RIGHT, WRONG, Lesson, Step
from tablee.engine.moves import Move, Seat, Verdict
from tablee.engine.words import Params, Text
from tablee.games.diego.deck import Pack
from tablee.games.diego.moves import AGREE, CLOSE, PASS, Name
from tablee.games.diego.places import cards_in
from tablee.games.diego.representations import EXTRA, REPRESENTATIONS
from tablee.games.diego.rules import DiegoMatch
from tablee.games.diego.turn import CLAIMED
from tablee.games.diego.words import BRACKETS, is_bracket

WHAT_IS_RIGHT: Final = "diego.2.2"
PASSING: Final = "diego.2.5"
REPRESENTATIONS_IN_ORDER: Final = REPRESENTATIONS + EXTRA


def lessons(course: Iterable[Step[DiegoMatch]]) -> list[Lesson]:
    found: list[Lesson] = []
    for step, state, seat, move in course:
        if not state.over:
            found += lessons_of(step, state, seat, move)
    return found


def lessons_of(step: int, state: DiegoMatch, seat: Seat, move: Move) -> list[Lesson]:
    if isinstance(move, Name):
        pair = [state.hands[state.turn][move.hand], state.row[move.row]]
        return [announced(step, state.pack, seat, pair)]
    if move == PASS:
        return passed(step, state, seat)
    if state.phase != CLAIMED:
        return []
    if isinstance(move, Verdict):
        return contradicted(step, state, move.seat)
    is_last_word = move == AGREE and state.doubters() == [seat]
    if move == CLOSE or is_last_word:
        return [announced(step, state.pack, state.turn, state.claimed)]
    return []


def announced(
    step: int, pack: Pack, seat: Seat, pair: list[Card], is_caught: bool = False
) -> Lesson:
    """§2.2: whoever calls DIEGO! says that both cards are of one number."""
    params, about = told(pack, pair), representations(pack, pair)
    if pack.is_pair(pair[0], pair[1]):
        said = Text("diego-lesson-right", params)
        return Lesson(seat, step, RIGHT, WHAT_IS_RIGHT, about, said, None, is_caught)
    said = Text("diego-lesson-wrong", params)
    return Lesson(seat, step, WRONG, WHAT_IS_RIGHT, about, said, None, is_caught)


def contradicted(step: int, state: DiegoMatch, doubter: Seat) -> list[Lesson]:
    """§3.2: one of the two is mistaken."""
    pack, pair = state.pack, state.claimed
    params, about = told(pack, pair), representations(pack, pair)
    theirs = announced(step, pack, state.turn, pair, is_caught=True)
    if theirs.outcome == WRONG:
        said = Text("diego-lesson-doubt-right", params)
        return [theirs, Lesson(doubter, step, RIGHT, WHAT_IS_RIGHT, about, said)]
    said = Text("diego-lesson-doubt-wrong", params)
    return [theirs, Lesson(doubter, step, WRONG, WHAT_IS_RIGHT, about, said)]


def passed(step: int, state: DiegoMatch, seat: Seat) -> list[Lesson]:
    """§2.5: a pair was there, of the hand and the row."""
    for mine in cards_in(state.hands[seat]):
        for target in cards_in(state.row):
            if state.pack.is_pair(mine, target):
                pair = [mine, target]
                said = Text("diego-lesson-missed", told(state.pack, pair))
                about = representations(state.pack, pair)
                return [Lesson(seat, step, MISSED, PASSING, about, said)]
    return []


def representations(pack: Pack, pair: list[Card]) -> tuple[Text, ...]:
    shown = [pack.representation[card] for card in in_order(pack, pair)]
    return tuple([Text(f"diego-representation-{name}") for name in shown])


def in_order(pack: Pack, pair: list[Card]) -> list[Card]:
    """A fraction and a decimal are one pair, whichever of them was in the hand."""
    by_place = [(REPRESENTATIONS_IN_ORDER.index(pack.representation[card]), card) for card in pair]
    return [card for _, card in sorted(by_place)]


def told(pack: Pack, pair: list[Card]) -> Params:
    one, other = in_order(pack, pair)
    first, second = pack.deck.name(one), pack.deck.name(other)
    return {
        "card": first,
        "cards": second,
        "first": pack.number(one),
        "second": pack.number(other),
        "bracket": BRACKETS[is_bracket(first), is_bracket(second)],
    }
