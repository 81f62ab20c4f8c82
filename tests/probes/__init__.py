"""Six small games that prove the engine's contract before and beside the real ones."""

from probes import memory, passing, race, rows, teams, window

GAMES = [rows, window, memory, passing, teams, race]
