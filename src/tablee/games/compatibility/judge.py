"""Why a move of Compatibility is refused. The § numbers point to rulebook.en.md."""

from __future__ import annotations

from typing import Final

from tablee.engine.moves import Move, Seat
from tablee.engine.state import NOT_NOW
from tablee.engine.words import Refusal
from tablee.games.compatibility.deck import NO_PICTURE
from tablee.games.compatibility.moves import (
    LEAVE,
    READY,
    TIME,
    Double,
    Exchange,
    Jumble,
    Place,
    Remove,
    Swap,
)
from tablee.games.compatibility.table import Table

NO_SUCH_PLACE: Final = Refusal("compatibility.2.2", "no-such-place")
NO_SUCH_PICTURE: Final = Refusal("compatibility.1.1", "no-such-picture")
ALREADY_IN_THE_ROW: Final = Refusal("compatibility.2.3", "already-in-the-row")
PLACE_TAKEN: Final = Refusal("compatibility.2.3", "place-taken")
NOTHING_THERE: Final = Refusal("compatibility.2.3", "nothing-there")
NOT_COMPLETE: Final = Refusal("compatibility.2.4", "not-complete")
ALREADY_READY: Final = Refusal("compatibility.2.4", "already-ready")
READY_AND_LOCKED: Final = Refusal("compatibility.2.6", "ready-and-locked")
STAYS_COMPLETE: Final = Refusal("compatibility.2.4", "stays-complete")
LOCKED: Final = Refusal("compatibility.2.6", "locked")
NO_DOUBLE_LEFT: Final = Refusal("compatibility.2.6", "no-double-left")
DOUBLED_ALREADY: Final = Refusal("compatibility.2.6", "doubled-already")
ROW_FIRST: Final = Refusal("compatibility.2.6", "row-first")
ROW_FIRST_TO_JUMBLE: Final = Refusal("compatibility.2.7", "row-first")
NO_JUMBLE_LEFT: Final = Refusal("compatibility.2.7", "no-jumble-left")
JUMBLED_ALREADY: Final = Refusal("compatibility.2.7", "jumbled-already")
NO_OPPONENT: Final = Refusal("compatibility.2.7", "no-opponent")
ATTACKED_ALREADY: Final = Refusal("compatibility.2.7", "attacked-already")
NO_PLACE_THERE: Final = Refusal("compatibility.3.1", "no-place-there")
NOT_IN_EXTRA_ROUNDS: Final = Refusal("compatibility.4.3", "not-in-extra-rounds")
LEADER_PLAYS_NONE: Final = Refusal("compatibility.5.3", "leader-plays-none")
NOT_ON_THE_LEADER: Final = Refusal("compatibility.5.3", "not-on-the-leader")


def judge_choosing(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """§2: while everybody chooses."""
    if isinstance(move, Place):
        return judge_place(table, seat, move)
    if isinstance(move, Remove):
        return judge_remove(table, seat, move)
    if isinstance(move, Swap):
        return judge_swap(table, seat, move)
    if isinstance(move, Double):
        return judge_double(table, seat, move)
    if isinstance(move, Jumble):
        return judge_jumble(table, seat, move)
    return judge_ready(table, seat) if move == READY else NOT_NOW


def judge_place(table: Table, seat: Seat, move: Place) -> Refusal | None:
    row = table.rows[seat]
    if table.is_locked(seat):
        return LOCKED
    if move.place >= len(row):
        return NO_SUCH_PLACE
    if move.picture >= table.pictures:
        return NO_SUCH_PICTURE
    if move.picture in row:
        return ALREADY_IN_THE_ROW
    is_taken = row[move.place] != NO_PICTURE and not table.ready[seat]
    return PLACE_TAKEN if is_taken else None


def judge_remove(table: Table, seat: Seat, move: Remove) -> Refusal | None:
    row = table.rows[seat]
    if table.is_locked(seat):
        return LOCKED
    if table.ready[seat]:
        return STAYS_COMPLETE
    if move.place >= len(row):
        return NO_SUCH_PLACE
    return NOTHING_THERE if row[move.place] == NO_PICTURE else None


def judge_swap(table: Table, seat: Seat, move: Swap) -> Refusal | None:
    row = table.rows[seat]
    if table.is_locked(seat):
        return LOCKED
    if move.second >= len(row):
        return NO_SUCH_PLACE
    return NOTHING_THERE if row[move.first] == row[move.second] else None


def judge_ready(table: Table, seat: Seat) -> Refusal | None:
    if table.ready[seat]:
        return READY_AND_LOCKED if table.is_locked(seat) else ALREADY_READY
    return None if table.is_complete(seat) else NOT_COMPLETE


def judge_special(table: Table, seat: Seat) -> Refusal | None:
    """§4.3, §5.3: rounds and seats without special cards."""
    if table.is_extra():
        return NOT_IN_EXTRA_ROUNDS
    return LEADER_PLAYS_NONE if seat == table.leader else None


def judge_double(table: Table, seat: Seat, move: Double) -> Refusal | None:
    team = table.team_of[seat]
    if judge_special(table, seat) is not None:
        return judge_special(table, seat)
    if table.has_doubled(team):
        return DOUBLED_ALREADY
    if table.doubles[team] == 0:
        return NO_DOUBLE_LEFT
    if move.place >= table.lengths[seat]:
        return NO_SUCH_PLACE
    return None if table.is_complete(seat) else ROW_FIRST


def judge_jumble(table: Table, seat: Seat, move: Jumble) -> Refusal | None:
    team = table.team_of[seat]
    if judge_special(table, seat) is not None:
        return judge_special(table, seat)
    if table.has_attacked(team):
        return JUMBLED_ALREADY
    if table.jumbles[team] == 0:
        return NO_JUMBLE_LEFT
    return judge_target(table, seat, move.on) if table.is_complete(seat) else ROW_FIRST_TO_JUMBLE


def judge_target(table: Table, seat: Seat, on: Seat) -> Refusal | None:
    if on >= len(table.rows) or not table.is_opponent(seat, on):
        return NO_OPPONENT
    if on == table.leader:
        return NOT_ON_THE_LEADER
    return ATTACKED_ALREADY if table.is_attacked(table.team_of[on]) else None


def judge_exchange(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """§3.1: once everybody has chosen."""
    attack = table.pending(seat)
    if attack is None or move == LEAVE:
        return NOT_NOW if attack is None else None
    if not isinstance(move, Exchange):
        return NOT_NOW
    return NO_PLACE_THERE if move.second >= table.lengths[attack.on] else None


def judge_house(move: Move) -> Refusal | None:
    """§6.1"""
    return None if move == TIME else NOT_NOW
