"""Calcory on a real server: a card that was turned back is in no byte that anybody is sent later.

Stricter than what holds for every game: here not even what has just happened, an error or a page
opened anew may name a card that doesn't lie face up at that moment. §6.1
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from server.house import FastClock, opened
from server.people import Page, reader
from server.test_secrecy import Players
from server.witness import Witness, without_ids
from tablee.engine.moves import Seat
from tablee.server import wire

SMALL = {"rows": "4", "columns": "5"}


def cards_gone(witness: Witness, page: Page, seat: Seat | None) -> int:
    """Reads every frame of a page; how many cards had been shown on it and were gone later."""
    shown: set[str] = set()
    gone: set[str] = set()
    version = 0
    for frame in page.frames:
        message = reader.decode(frame)
        visible: set[str] = set()
        if isinstance(message, wire.View):
            version = witness.versions[seat][message.number]
            visible = set(witness.seen_at(version, seat))
        if witness.states[version].over:
            break  # §5.4: cards on the table
        named = set(witness.named(without_ids(frame)))
        assert named <= visible, f"seat {seat} reads {named - visible} at version {version}"
        shown |= named
        gone |= shown - named
    return len(gone)


async def test_a_card_turned_back_is_in_no_later_byte(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db", FastClock(speed=50)) as house:
        pages = await house.table("calcory", seats=3, people=3, options=SMALL)
        watcher = await house.joins("Watcher", pages[0].the_room.link)
        await watcher.gets(wire.View)
        players = Players(house, pages, watcher, Random("covered"))
        await players.play()
        await watcher.sees(lambda view: view.seen.over)
        latecomer = await house.joins("Latecomer", watcher.the_room.link)
        match = house.store.load_table(watcher.the_view.table)
        assert match is not None
        witness = Witness(match.table, match.moves)
        gone = [cards_gone(witness, page, seat) for page, seat in players.all.items()]
        gone += [cards_gone(witness, watcher, None), cards_gone(witness, latecomer, None)]
    assert len(players.all) > len(pages), "nobody came back on a new page"
    moves = [move.move for move in match.moves]
    assert "cover" in moves and "take" in moves
    assert max(gone) > 10, "too few cards were turned back to prove anything"
