"""Measures a table: all of it on the screen, nothing over a card, no text cut off."""

from __future__ import annotations

from pathlib import Path

from web.people import Somebody

SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 720), (1920, 1080))
MOST_MOVED = 2  # pixels
# What may scroll inside itself, and why: papers and sheets have no end, and their main button is
# pinned; a board without a drawing is made of sentences; the fifty pictures of an album of
# Compatibility must be told apart, and on a phone only some of them have room for that.
MAY_SCROLL = "[data-scrolls]"
# Names, and what people write, are as long as they like.
MAY_BE_SHORTENED = ".name, .said"

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")


class Measured:
    """What was found wrong so far, and where the hand was at every size."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.hands: dict[tuple[int, int], list[float]] = {}

    def looks(self, person: Somebody, moment: str, *, sizes: tuple[tuple[int, int], ...]) -> None:
        for size in sizes:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            found = person.page.evaluate(MEASURE, [MAY_SCROLL, MAY_BE_SHORTENED])
            where = f"{size[0]} × {size[1]}, {moment}: "
            self.problems += [where + problem for problem in found["problems"]]
            self.compare(size, found["hand"], where)

    def compare(self, size: tuple[int, int], hand: list[float] | None, where: str) -> None:
        if hand is None:
            return
        before = self.hands.setdefault(size, hand)
        if any(abs(one - other) > MOST_MOVED for one, other in zip(before, hand, strict=True)):
            self.problems.append(f"{where}the hand has moved from {before} to {hand}")

    def report(self) -> str:
        return "\n" + "\n".join(self.problems)
