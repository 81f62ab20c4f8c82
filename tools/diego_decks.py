"""Writes the decks with which the composer of Diego begins; with --check, fails where stale.

The browser reads web/src/games/diego/decks.json: so a deck stands in the rules alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tablee.engine.options import option_text
from tablee.games.diego.options import BEGINNINGS, DiegoOptions

ROOT = Path(__file__).resolve().parent.parent
DECKS = ROOT / "web" / "src" / "games" / "diego" / "decks.json"


def main() -> int:
    decks = {name: composed(options) for name, options in BEGINNINGS.items()}
    written = json.dumps(decks, indent=2) + "\n"
    if "--check" not in sys.argv:
        DECKS.write_text(written, "utf-8")
    elif not DECKS.exists() or DECKS.read_text("utf-8") != written:
        print(f"{DECKS.name} is stale: 'make wire' writes it.", file=sys.stderr)
        return 1
    return 0


def composed(options: DiegoOptions) -> dict[str, str]:
    """What the composer decides, as it is sent."""
    return {
        "deck": options.deck,
        "size": option_text(options.size),
        "capital": option_text(options.capital),
    }


if __name__ == "__main__":
    sys.exit(main())
