"""Why a move is refused in Rummü. The § numbers point to rulebook.en.md beside this file."""

from __future__ import annotations

from typing import Final

from tablee.engine.cards import EMPTY, Card, CardSet, only, size
from tablee.engine.moves import Move, Seat
from tablee.engine.words import Refusal
from tablee.games.rummu.combinations import TWO_ALIKE, Combination, fault, joker_like
from tablee.games.rummu.moves import DRAW, Add, Discard, Exchange, Lay, PickUp, Take, TakeBack
from tablee.games.rummu.table import BUSY, DISCARDING, DRAWING, TAKING, TAKING_BACK, Table

DRAW_FIRST: Final = Refusal("rummu.3.1", "draw-first")
DRAWN_ALREADY: Final = Refusal("rummu.3.2", "drawn-already")
STOCK_OR_DISCARDS: Final = Refusal("rummu.3.2", "stock-or-discards")
TAKEN_ALREADY: Final = Refusal("rummu.3.3", "taken-already")
NO_MORE_TAKING: Final = Refusal("rummu.3.3", "no-more-taking")
NOT_ON_TOP: Final = Refusal("rummu.3.3", "not-on-top")
NO_DISCARD: Final = Refusal("rummu.3.3", "no-discard")
NOT_TO_DISCARD: Final = Refusal("rummu.3.5", "card-not-in-hand")
NOT_TO_LAY: Final = Refusal("rummu.4.1", "not-in-hand")
NOT_TO_ADD: Final = Refusal("rummu.5.3", "not-in-hand")
NOTHING_TO_ADD_TO: Final = Refusal("rummu.5.3", "no-such-combination")
NOT_TO_EXCHANGE: Final = Refusal("rummu.5.4", "card-not-in-hand")
NOTHING_TO_FREE: Final = Refusal("rummu.5.4", "no-such-combination")
FREES_NOTHING: Final = Refusal("rummu.5.4", "frees-nothing")
NOTHING_TO_REDUCE: Final = Refusal("rummu.5.6", "no-such-combination")
HAND_FIRST: Final = Refusal("rummu.5.6", "hand-first")
TAKE_BACK_FIRST: Final = Refusal("rummu.5.6", "take-back-first")
NOT_YOURS: Final = Refusal("rummu.5.6", "not-yours")
NOT_IN_IT: Final = Refusal("rummu.5.6", "not-in-it")
BREAKS_IT: Final = Refusal("rummu.5.6", "breaks-it")
SINGLE_FIRST: Final = Refusal("rummu.5.6", "single-first")
NOTHING_TO_DRAW: Final = Refusal("rummu.r3", "nothing-to-draw")
NOTHING_TO_TAKE_BACK: Final = Refusal("rummu.r5", "nothing-to-take-back")
ONLY_A_DISCARD: Final = Refusal("rummu.r6", "only-a-discard")


def judge(table: Table, seat: Seat, move: Move) -> Refusal | None:
    if move == DRAW:
        return judge_drawing(table)
    if isinstance(move, Take):
        return judge_taking(table, move)
    if table.phase == DRAWING:
        return DRAW_FIRST
    if isinstance(move, TakeBack | PickUp):
        return judge_taking_back(table, seat, move)
    if table.phase == TAKING_BACK:
        return TAKE_BACK_FIRST
    if isinstance(move, Discard):
        return None if table.hands.of(seat) & move.kind != EMPTY else NOT_TO_DISCARD
    if table.phase == DISCARDING:
        return ONLY_A_DISCARD
    return judge_playing(table, seat, move)


def judge_drawing(table: Table) -> Refusal | None:
    """§3.2, §3.3: one card of the stock, and none for whoever has taken a discard."""
    if table.phase != DRAWING:
        return DRAWN_ALREADY if table.idle == BUSY else TAKEN_ALREADY
    return NOTHING_TO_DRAW if table.has_nothing_to_draw() else None


def judge_taking(table: Table, move: Take) -> Refusal | None:
    """§3.3: one after the other, from the top, and nothing in between."""
    if table.phase > TAKING:
        return STOCK_OR_DISCARDS if table.idle == BUSY else NO_MORE_TAKING
    if not table.discards:
        return NO_DISCARD
    return None if only(table.discards[-1]) == move.kind else NOT_ON_TOP


def judge_playing(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """§4, §5"""
    if isinstance(move, Lay):
        return judge_lay(table, seat, move)
    if not table.has_opened(seat):
        return not_opened(table, seat)
    if isinstance(move, Add):
        return judge_addition(table, seat, move)
    assert isinstance(move, Exchange), "there is no other move"
    place = table.place_of(move.combination)
    if place < 0:
        return NOTHING_TO_FREE
    if table.hands.of(seat) & only(move.card) == EMPTY:
        return NOT_TO_EXCHANGE
    return None if frees(table.laid[place], move.card) else FREES_NOTHING


def not_opened(table: Table, seat: Seat) -> Refusal:
    return Refusal("rummu.5.1", "open-first", {"needed": table.openings[seat]})


def has_all(table: Table, seat: Seat, cards: CardSet, twins: CardSet) -> bool:
    missing: CardSet = cards & ~table.hands.of(seat) | twins & ~table.twins.of(seat)
    return missing == EMPTY


def judge_lay(table: Table, seat: Seat, move: Lay) -> Refusal | None:
    if not has_all(table, seat, move.cards, move.twins):
        return NOT_TO_LAY
    if move.twins != EMPTY:
        return TWO_ALIKE
    wrong = fault(move.cards)
    if wrong is None and size(move.cards) < table.fewest(seat):
        return not_opened(table, seat)
    return wrong


def judge_addition(table: Table, seat: Seat, move: Add) -> Refusal | None:
    """§5.3, r4: as a whole; and r5"""
    place = table.place_of(move.combination)
    if place < 0:
        return NOTHING_TO_ADD_TO
    if not has_all(table, seat, move.cards, move.twins):
        return NOT_TO_ADD
    lying: CardSet = table.laid[place].cards
    if move.twins | move.cards & lying != EMPTY:
        return TWO_ALIKE
    wrong = fault(lying | move.cards)
    if wrong is None and table.count(seat) == size(move.cards) and not table.owns_any(seat):
        return NOTHING_TO_TAKE_BACK
    return wrong


def frees(laid: Combination, card: Card) -> bool:
    """§5.4: whether this card can lie where a joker of its number lies."""
    joker: CardSet = only(joker_like(card))
    if laid.cards & joker == EMPTY or laid.cards & only(card) != EMPTY:
        return False
    return fault(laid.cards & ~joker | only(card)) is None


def judge_taking_back(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """§5.6"""
    if table.phase != TAKING_BACK:
        return ONLY_A_DISCARD if table.phase == DISCARDING else HAND_FIRST
    assert isinstance(move, TakeBack | PickUp), "only these come here"
    place = table.place_of(move.combination)
    if place < 0:
        return NOTHING_TO_REDUCE
    laid = table.laid[place]
    if laid.owner != seat:
        return NOT_YOURS
    if isinstance(move, PickUp):
        return SINGLE_FIRST if table.has_removable(seat) else None
    if laid.cards & only(move.card) == EMPTY:
        return NOT_IN_IT
    return None if fault(laid.cards & ~only(move.card)) is None else BREAKS_IT
