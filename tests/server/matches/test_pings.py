"""How often a match measures the round trips of its players."""

from __future__ import annotations

from pathlib import Path

from server.house import House, opened
from server.people import Page


def pinged_often(house: House, page: Page) -> set[str]:
    return {c.person for c in house.live(page).connections if c.is_pinged_often}


async def test_where_nothing_can_be_claimed_nobody_is_pinged_often(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("mu", seats=3)
        assert pinged_often(house, host) == set()
