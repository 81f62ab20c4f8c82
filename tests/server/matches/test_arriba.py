"""Arriba at a real table: whoever is far away wins as often, and nothing hints at a match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.house import SetClock, opened
from server.matches.grab_races import FAR, NEAR, OPTIONS, raced
from tablee.server import wire

GRABS, TABLES = 30, 15


async def test_equal_players_near_and_far_win_equally(tmp_path: Path, runner: object) -> None:
    """By first arrival the far one would hardly ever win. `make bench-fairness` counts more."""
    tally = await raced(tmp_path, GRABS, TABLES)
    assert set(tally.won) <= {NEAR, FAR}
    assert len(tally.won) / 4 < tally.won.count(FAR) < 3 * len(tally.won) / 4


async def test_nothing_that_is_sent_before_the_verdict_tells_that_somebody_grabbed(
    tmp_path: Path, runner: object
) -> None:
    clock = SetClock()
    async with opened(tmp_path / "db", clock) as house:
        pages = await house.table("arriba", seats=3, people=3, options={**OPTIONS, "totems": "0"})
        for _ in range(2):
            flipper = next(page for page in pages if "flip" in page.seen.moves)
            number = flipper.the_view.number
            await flipper.plays("flip")
            clock.forward(0.7)
            for page in pages:
                await page.sees(lambda view, after=number: view.number >= after + 2)  # type: ignore[misc]
        await asyncio.sleep(0.15)
        piles = pages[0].seen.scene["piles"]
        concerned = [page for page, pile in zip(pages, piles, strict=True) if pile]
        starts = [await page.settles() for page in pages]
        await concerned[0].claims("grab")
        for page, start in zip(pages, starts, strict=True):
            await page.settles()
            assert not any(isinstance(message, wire.View) for message in page.heard[start:])
        await asyncio.sleep(0.2)
        clock.forward(1)
        for page in pages:
            await page.sees(lambda view: view.seen.scene["grabber"] is not None)
            (verdict,) = [event for event in page.seen.happened if event.verb == "verdict"]
            figures = str(verdict.params["figures"]).split(",")
            assert [figure.split(":")[0] for figure in figures] == [str(verdict.params["other"])]
