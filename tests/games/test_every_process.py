"""The same records in every process: another order of hashes, interpreted or compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tablee.compiled import status

TESTS = Path(__file__).parent.parent
PRINT_RECORDS = """
from tablee.engine.play import random_turn
from tablee.engine.record import Recording, write_record
from tablee.engine.rng import FastRng
from tablee.games import known_games

for shelved in known_games().values():
    game = shelved.game
    for seats in game.rules.seats:
        for seed in "12":
            match = Recording(game, game.read_options(game.rules.brief), seats, "fast", seed)
            luck = FastRng(f"play/{seed}")
            while not match.state.over:
                match.play(*random_turn(match.state, luck))
            print(write_record(match.record()))
"""


def records(hash_seed: int, compiled: str) -> str:
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-c", PRINT_RECORDS],
        env={
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONHASHSEED": str(hash_seed),
            "TABLEE_COMPILED": compiled,
            "TABLEE_GAMES": "probes",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_records_are_the_same_in_every_process() -> None:
    interpreted = records(1, "no")
    assert interpreted.count("\n") >= 2 * 5
    assert records(2, "require" if status().compiled else "no") == interpreted
