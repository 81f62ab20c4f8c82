"""Cards and sets of cards, at the bits where a compiler could get them wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.cards import (
    EMPTY,
    Card,
    CardMove,
    Deck,
    SeatSets,
    Zone,
    hidden_zone,
    lowest,
    members,
    nth,
    only,
    open_zone,
    own_zone,
    sealed_zone,
    seat_sets,
    set_of,
    size,
)
from tablee.engine.moves import Seat

EDGES = [0, 1, 30, 31, 32, 33, 58, 59, 60, 61]
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
    def seers(zone: Zone) -> list[Seat | None]:
        return [seat for seat in (Seat(0), Seat(1), None) if zone.is_seen_by(seat)]

    assert seers(open_zone("table", [])) == [0, 1, None]
    assert seers(own_zone("hand", [], Seat(1))) == seers(sealed_zone("row", [], Seat(1))) == [1]
    assert seers(hidden_zone("stock", [])) == []
    assert sealed_zone("row", [], Seat(1)).is_sealed
    assert not own_zone("hand", [], Seat(1)).is_sealed


# Decks of all sizes


def test_a_deck_may_have_more_cards_than_a_set() -> None:
    deck = Deck([f"c{n}" for n in range(50) for _ in range(8)])
    assert (deck.has_sets, len(deck.names), len(deck.kinds)) == (False, 400, 50)
    assert deck.kind_of[399] == 49
    assert deck.read(["c49", "c0", "c49"]) == [392, 0, 393]
    assert deck.named([Card(8), Card(399)]) == ["c1", "c49"]


@pytest.mark.parametrize("copies", [1, 2, 3, 5])
@given(hand=hands)
def test_one_of_each_kind(copies: int, hand: set[int]) -> None:
    deck = Deck([f"c{n // copies}" for n in range(62)])
    kept = members(deck.one_of_each_kind(set_of([Card(card) for card in hand])))
    first = {deck.kind_of[card]: card for card in sorted(hand, reverse=True)}
    assert kept == sorted(first.values())


def test_kinds_with_one_two_and_three_copies_in_one_deck() -> None:
    deck = Deck(["a", "b", "b", "c", "c", "c"])
    assert deck.set_named(deck.one_of_each_kind(set_of(deck.read(["b", "b", "c", "c", "c"])))) == [
        "b",
        "c",
    ]


def test_moves_with_a_card_are_by_kind() -> None:
    deck = Deck(["a", "b", "b", "c", "c", "c"])
    table = deck.moves(Show)
    assert [move.text() for move in table] == ["show a", "show b", "show c"]
    held = set_of([Card(2), Card(4), Card(5)])
    assert [move.text() for move in deck.moves_with(table, held)] == ["show b", "show c"]
    kinds = deck.one_of_each_kind(held)
    assert [deck.nth_move(table, kinds, n).text() for n in range(2)] == ["show b", "show c"]


class Show(CardMove):
    def verb(self) -> str:
        return "show"


# A set for each seat


@pytest.mark.parametrize("seat", range(8))
@pytest.mark.parametrize("card", EDGES)
def test_the_set_of_a_seat_is_its_own(seat: int, card: int) -> None:
    sets = SeatSets()
    sets.put(seat, only(card))
    assert [members(sets.of(s)) for s in range(8)] == [
        [card] if s == seat else [] for s in range(8)
    ]


def test_a_full_set_at_every_seat() -> None:
    full = 2**62 - 1
    sets = seat_sets([full - seat for seat in range(8)])
    assert [sets.of(seat) for seat in range(8)] == [full - seat for seat in range(8)]


def test_a_copy_of_seat_sets_lives_its_own_life() -> None:
    sets = seat_sets([only(seat + 24) for seat in range(8)])
    copy = sets.copy()
    for seat in range(8):
        sets.put(seat, EMPTY)
    assert [members(copy.of(seat)) for seat in range(8)] == [[seat + 24] for seat in range(8)]
