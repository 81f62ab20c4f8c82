"""What the scene of Safarü proposes to a hunter: every catch in it can be made as it says."""

from __future__ import annotations

from tablee.engine.moves import Seat
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.games.safaru import GAME
from tablee.games.safaru.options import SafaruOptions
from tablee.games.safaru.rules import CATCH, Safaru
from tablee.games.safaru.shown import Prey
from tablee.games.safaru.view import scene


def test_whoever_catches_may_still_ask_what() -> None:
    """With the card that was played, by the method that the neighbour has named."""
    proposed: set[str] = set()
    for seed in range(30):
        rng = FastRng(f"prey/{seed}")
        state = GAME.start(SafaruOptions(reversed=True, rounds=1), 3, rng)
        while not state.settled:
            if state.phase == CATCH and not state.hunt.caught():
                prey = scene(state, state.turn).prey
                assert prey, "a card that catches nothing goes free"
                proposed |= {one.method for one in prey}
                for one in prey:
                    catches(state.copy(), one)
            state.play(*random_turn(state, rng))
    assert proposed == {"add", "total", "pair"}


def test_nobody_else_is_told() -> None:
    state = GAME.start(SafaruOptions(), 3, FastRng("prey"))
    assert [bool(scene(state, Seat(s)).prey) for s in range(3) if s != state.turn] == [False] * 2
    assert scene(state, None).prey == []


def catches(state: Safaru, prey: Prey) -> None:
    """The whole catch, by moves that are all legal."""
    shown = scene(state, state.turn)
    assert prey.card == len(shown.hand)
    cards = [shown.table[place] for place in prey.cards]
    verb = "pair" if prey.method == "pair" else "take"
    is_begun = prey.method == "pair" or shown.method == prey.method
    texts = [*([] if is_begun else [prey.method]), *[f"{verb} {card}" for card in cards], "done"]
    for text in texts:
        move = state.vocabulary().read(text)
        assert move is not None
        state.play(state.turn, move)
