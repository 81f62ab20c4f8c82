"""Five small games that prove the engine's contract before and beside the real ones."""

from probes import memory, passing, rows, teams, window

GAMES = [rows, window, memory, passing, teams]
