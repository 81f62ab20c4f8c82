"""Cards and sets of cards, at the bits where a compiler could get them wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.cards import (
    EMPTY,
    Card,
    Deck,
    Zone,
    lowest,
    members,
    nth,
    only,
    set_of,
    size,
)
from tablee.engine.moves import Seat

EDGES = [0, 1, 30, 31, 32, 33, 59, 60, 61]
hands = st.sets(st.integers(0, 61))


@pytest.mark.parametrize("card", EDGES)
def test_a_set_of_one(card: int) -> None:
    assert only(card) == 2**card
    assert members(only(card)) == [card]
    assert lowest(only(card)) == card
    assert size(only(card)) == 1


@given(hands)
def test_sets_are_sets(cards: set[int]) -> None:
    ordered = [Card(card) for card in sorted(cards)]
    held = set_of(ordered)
    assert members(held) == ordered
    assert size(held) == len(cards)
    assert [nth(held, n) for n in range(len(ordered))] == ordered
    assert (held == EMPTY) == (not cards)


@given(hands, hands)
def test_set_algebra(one: set[int], other: set[int]) -> None:
    a, b = (set_of([Card(card) for card in cards]) for cards in (one, other))
    assert members(a & b) == sorted(one & other)
    assert members(a | b) == sorted(one | other)
    assert members(a & ~b) == sorted(one - other)


def test_twins_share_a_name() -> None:
    deck = Deck(["r1", "r1", "r2"])
    assert deck.kinds == ["r1", "r2"]
    assert deck.read(["r1", "r2", "r1"]) == [0, 2, 1]
    assert deck.set_named(deck.kind_set("r1")) == ["r1", "r1"]
    assert deck.named([Card(1), Card(2)]) == ["r1", "r2"]


def test_a_third_twin_is_not_in_the_deck() -> None:
    with pytest.raises(IndexError):
        Deck(["r1", "r1"]).read(["r1", "r1", "r1"])


def test_who_sees_a_zone() -> None:
    assert Zone("table", [], None).is_seen_by(None)
    assert Zone("hand", [], [Seat(1)]).is_seen_by(Seat(1))
    assert not Zone("hand", [], [Seat(1)]).is_seen_by(Seat(0))
    assert not Zone("hand", [], [Seat(1)]).is_seen_by(None)
