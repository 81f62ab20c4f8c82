"""How fast OpenSpiel plays at random, where it is installed: asked and answered as `measure`.

`plain` drives it from Python; `rollouts` are its own, in C++: a search of one simulation whose
evaluator plays a dealt state to its end many times over.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from types import ModuleType
from typing import Any

# The nearest games of OpenSpiel, by ours.
PEERS = {
    "mu": ["hearts", "skat", "oh_hell", "tarok"],
    "calcory": ["go_fish"],
    "safaru": ["go_fish"],
    "rummu": ["gin_rummy"],
    "pique_points": ["go_fish"],
    "compatibility": ["goofspiel"],  # sealed choices of cards, all at once
    "diego": ["go_fish"],
    "arriba": ["go_fish"],
}
MEASURES = ["plain", "rollouts"]
ROLLOUTS_AT_ONCE = 500
LENGTHS_SAMPLED = 20


def is_installed() -> bool:
    return find_spec("pyspiel") is not None


def spiel() -> ModuleType:
    return import_module("pyspiel")


def draw(state: Any) -> None:
    """Let chance move."""
    outcomes = state.chance_outcomes()
    actions = [action for action, _ in outcomes]
    state.apply_action(random.choices(actions, [chance for _, chance in outcomes])[0])


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state)
    return state


def play_on(state: Any) -> int:
    """Play at random to the end; the moves of players, chance not counted."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def plain(name: str, seconds: float) -> float:
    game = spiel().load_game(name)
    moves, started = 0, perf_counter()
    while (passed := perf_counter() - started) < seconds:
        moves += play_on(game.new_initial_state())
    return moves / passed


def rollouts(name: str, seconds: float) -> float:
    """Moves a second of the search's own playouts; their length is sampled beside the clock."""
    game = spiel().load_game(name)
    moves, passed = 0.0, 0.0
    while passed < seconds:
        state = dealt(game)
        length = sum(play_on(state.clone()) for _ in range(LENGTHS_SAMPLED)) / LENGTHS_SAMPLED
        evaluator = spiel().RandomRolloutEvaluator(ROLLOUTS_AT_ONCE, 1)
        search = spiel().MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        started = perf_counter()
        search.mcts_search(state)
        passed += perf_counter() - started
        moves += ROLLOUTS_AT_ONCE * length
    return moves / passed


def main() -> None:
    random.seed(1)
    for line in sys.stdin:
        question = json.loads(line)
        measure = plain if question["measure"] == "plain" else rollouts
        print(json.dumps(measure(question["game"], question["seconds"])), flush=True)


if __name__ == "__main__":
    main()
