"""How often a match measures the round trips of its players."""

from __future__ import annotations

from pathlib import Path

from server.house import House, opened
from server.people import Page
from tablee.server import wire


def pinged_often(house: House, page: Page) -> set[str]:
    return {c.person for c in house.live(page).connections if c.is_pinged_often}


async def test_where_speed_may_decide_players_are_pinged_often_all_the_match_long(
    tmp_path: Path, runner: object
) -> None:
    """Not only while a claim is open: it would be judged by few round trips."""
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("diego", seats=2)
        spectator = await house.joins("Zoé", host.the_room.link)
        await spectator.gets(wire.View)
        assert host.seen.claim_texts == guest.seen.claim_texts == []
        assert pinged_often(house, host) == {host.the_room.me, guest.the_room.me}
        await host.succeeds(wire.BreakOff, table=host.the_view.table)
        await spectator.sees(lambda view: view.seen.over)
        assert pinged_often(house, host) == set()


async def test_where_nothing_can_be_claimed_nobody_is_pinged_often(
    tmp_path: Path, runner: object
) -> None:
    async with opened(tmp_path / "db") as house:
        host, _ = await house.table("mu", seats=3)
        assert pinged_often(house, host) == set()
