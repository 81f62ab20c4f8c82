"""Records a playthrough: one match at random, written out for people, and prints it.

    .venv/bin/python tools/playthrough.py mu 4 17 --shows chief vice partner leader won

The test replays every file in tests/games/NAME/playthroughs/. Read a new one once with the
rulebook in hand; an old one that changes needs a line in the changelog.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from games.playthroughs import Head, recorded


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--shows", nargs="*", default=[], metavar="DETAIL")
    given = parser.parse_args()
    # One deal unless told otherwise: short enough to be read.
    options = {"deals": "1", **dict(option.split("=", 1) for option in given.option)}
    sys.stdout.write(recorded(Head(given.game, given.seats, given.seed, options, given.shows)))


if __name__ == "__main__":
    main()
