"""Places on the table, numbered from 0, each with a card or empty."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import Card

NO_CARD: Final = Card(-1)  # in a place that is empty


def filled(places: list[Card]) -> list[int]:
    return [place for place, card in enumerate(places) if card != NO_CARD]


def is_filled(places: list[Card], place: int) -> bool:
    return place < len(places) and places[place] != NO_CARD


def cards_in(places: list[Card]) -> list[Card]:
    return [card for card in places if card != NO_CARD]


def has_cards(places: list[Card]) -> bool:
    return bool(filled(places))
