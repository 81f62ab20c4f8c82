"""Rounds of Rummü that are known beforehand: everybody plays by one rule, and a seed is sought."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TypeAlias

from tablee.engine.moves import Seat
from tablee.engine.rng import FAIR, FAIR_SEED_BYTES, seeded
from tablee.games import find_game
from web.wire_guests import Message

Played: TypeAlias = list[tuple[int, str]]  # seat and move

GAME = find_game("rummu").game
EAGERLY = ("exchange", "lay", "add", "take-back", "pick-up", "draw", "discard")
MOST_MOVES = 60


def eager(seen: Message, moves: list[str]) -> list[str]:
    """Lays and adds whatever can be laid and added, and discards the lowest card."""
    verbs = [move.split()[0] for move in moves]
    verb = next(verb for verb in EAGERLY if verb in verbs)
    return [moves[verbs.index(verb)]]


def round_of(seed: str, seats: int, options: dict[str, str]) -> Played:
    """What everybody plays, to the end of the round."""
    state = GAME.start(GAME.read_options(options), seats, seeded(FAIR, seed))
    played: Played = []
    while not state.settled and len(played) <= MOST_MOVES:
        seat = state.active()[0]
        texts = [text for offer in GAME.view(state, seat, []).offers for text in offer.texts()]
        (text,) = eager({}, texts)
        move = state.vocabulary().read(text)
        assert move is not None
        state.apply(Seat(seat), move)
        played.append((seat, text))
    return played


def sought(
    seats: int, options: dict[str, str], is_so: Callable[[Played], bool]
) -> tuple[str, Played]:
    """A seed with which it comes so, and the round."""
    for number in count():
        seed = f"{number:0{2 * FAIR_SEED_BYTES}x}"
        played = round_of(seed, seats, options)
        if len(played) <= MOST_MOVES and is_so(played):
            return seed, played
    raise AssertionError("numbers have no end")


def owners(played: Played) -> dict[str, int]:
    """By its number, who laid a combination."""
    laid = [seat for seat, move in played if move.startswith("lay ")]
    return {str(number): seat for number, seat in enumerate(laid, 1)}


def verbs_of(played: Played, seat: int) -> set[str]:
    return {move.split()[0] for one, move in played if one == seat}


def adds_to_another(played: Played, seat: int) -> bool:
    """Whether somebody adds to a combination that another has laid."""
    additions = [move.split() for one, move in played if one == seat and move.startswith("add ")]
    return any(owners(played)[words[1]] != seat for words in additions)
