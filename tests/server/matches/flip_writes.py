"""How far apart in time a flip of Arriba is written to the sockets of eight players."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from server.house import House, opened
from server.people import Page
from tablee.server import wire

SEATS = 8
# Nobody grabs and no head comes: flip after flip.
OPTIONS = {"totems": "0", "heads": "0"}


def is_after(exposure: int, view: wire.View) -> bool:
    return view.seen.exposure > exposure


async def flipped(pages: list[Page]) -> int:
    """Whose turn it is flips; the exposure that all are shown."""
    before = pages[0].seen.exposure
    turn = next(page for page in pages if "flip" in page.seen.moves)
    view = turn.the_view
    await turn.send(wire.Play, table=view.table, view=view.number, moves=["flip"])
    for page in pages:
        await page.sees(partial(is_after, before))
    return pages[0].seen.exposure


def spread(house: House, pages: list[Page], exposure: int) -> float:
    """Milliseconds from the first socket to the last."""
    desk = house.match(pages[0]).claims
    stamps = [
        desk.written(page, seat)[exposure]
        for seat, connections in desk.pages().items()
        for page in connections
    ]
    assert len(stamps) == SEATS
    return max(stamps) - min(stamps)


async def spreads(folder: Path, flips: int) -> list[float]:
    """Of so many flips at one table of eight people, the smallest first."""
    async with opened(folder / "writes") as house:
        pages = await house.table("arriba", seats=SEATS, people=SEATS, options=OPTIONS)
        found = [spread(house, pages, await flipped(pages)) for _ in range(flips)]
        for page in house.pages:
            await page.socket.close()
    return sorted(found)
