"""Writes what the rules of Rummü say of many cards; with --check, fails where that is stale.

The browser judges a draft by a grammar of its own, so that the answer comes with the tap. Its tests
read this file, web/tests/rummu-answers.json: so the two can't drift apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from tablee.engine.cards import set_of
from tablee.engine.sixty import COLOURS
from tablee.games.rummu.combinations import (
    KINDS,
    NUMBERS,
    SHAPES,
    TWO_ALIKE,
    Combination,
    fault,
)

ANSWERS = Path(__file__).resolve().parent.parent / "web" / "tests" / "rummu-answers.json"
OF_EACH = 120
LONGEST = 10


def main() -> int:
    written = json.dumps(answers(), indent=2) + "\n"
    if "--check" not in sys.argv:
        ANSWERS.write_text(written, "utf-8")
    elif not ANSWERS.exists() or ANSWERS.read_text("utf-8") != written:
        print(f"{ANSWERS.name} is stale: 'make wire' writes it.", file=sys.stderr)
        return 1
    return 0


def answers() -> dict[str, str]:
    """By the names of the cards: shape and points, or the article and the key of the refusal."""
    chance = Random(12)
    makers = (numbers, colour_run, mixed_run, scattered)
    asked = [maker(chance) for _ in range(OF_EACH) for maker in makers]
    return {" ".join(cards): answer(cards) for cards in asked}


def answer(cards: list[str]) -> str:
    if len(set(cards)) < len(cards):
        return f"{TWO_ALIKE.article} {TWO_ALIKE.key}"
    kinds = set_of([KINDS.cards_by_kind[card][0] for card in cards])
    wrong = fault(kinds)
    if wrong is not None:
        return f"{wrong.article} {wrong.key}"
    found = Combination(1, 0, kinds)
    return f"{SHAPES[found.shape]} {found.points()}"


def numbers(chance: Random) -> list[str]:
    """Of one number, now and then with a stranger or a twin."""
    number = chance.randrange(NUMBERS)
    cards = [f"{colour}{number}" for colour in chance.sample(COLOURS, chance.randint(2, 5))]
    return disturbed(cards, chance)


def colour_run(chance: Random) -> list[str]:
    """Of one colour, with any number of jokers."""
    colour, share = chance.choice("rbkg"), chance.random() / 2
    return disturbed(
        [f"{'y' if chance.random() < share else colour}{number}" for number in row(chance)], chance
    )


def mixed_run(chance: Random) -> list[str]:
    """Of colours that rarely come twice, and rarely with a second joker."""
    colours = [*chance.sample(COLOURS, 5), *COLOURS]
    run = row(chance)[: chance.choice((3, 4, 4, 5, 6))]
    if chance.random() < 0.2:
        colours[chance.randrange(len(run))] = "y"
    return disturbed([f"{colours[n]}{number}" for n, number in enumerate(run)], chance)


def scattered(chance: Random) -> list[str]:
    return chance.sample(KINDS.names, chance.randint(1, 5))


def row(chance: Random) -> list[int]:
    length = chance.randint(2, LONGEST)
    first = chance.randint(0, NUMBERS - length)
    return list(range(first, first + length))


def disturbed(cards: list[str], chance: Random) -> list[str]:
    if chance.random() < 0.1:
        cards = [*cards, chance.choice([*cards, *KINDS.names])]
    if chance.random() < 0.1:
        cards = cards[1:]
    chance.shuffle(cards)
    return cards


if __name__ == "__main__":
    sys.exit(main())
