"""Sealed choices are silent: nobody else is sent a byte more, another one, or at another time."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest

from server.house import ROW, House, SetClock, opened
from server.people import Page
from tablee.engine.rng import FAIR_SEED_BYTES
from tablee.server import wire
from tablee.server.rooms import live_room

ID = re.compile(rb"[\w-]{21,}")
LOGGED = "tablee.server"


@dataclass(frozen=True)
class Choices:
    """What one seat of Rows does in secret: its row, and what it changes before and after."""

    row: tuple[str, str, str]
    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()


WORLDS = [
    Choices(("p01", "p02", "p03")),
    Choices(("p01", "p02", "p03"), ("change 1 p09",)),
    Choices(("p20", "p11", "p07"), ("change 3 p01", "change 2 p02"), ("change 1 p10",)),
    Choices(("p03", "p02", "p01"), (), ("change 1 p04", "change 1 p05", "change 1 p03")),
]


@dataclass
class Stream:
    """What came to the others, event by event; ids are counted, since they are drawn by lot."""

    pages: list[Page]
    events: list[list[bytes]] = field(default_factory=list)
    read: dict[Page, int] = field(default_factory=dict)
    ids: dict[bytes, bytes] = field(default_factory=dict)

    async def note(self) -> None:
        """All that has come since the last event."""
        found: list[bytes] = []
        for page in self.pages:
            await page.settles()
            found += [self.plain(frame) for frame in page.frames[self.read.get(page, 0) :]]
            self.read[page] = len(page.frames)
        self.events.append(found)

    def plain(self, text: bytes) -> bytes:
        return ID.sub(lambda m: self.ids.setdefault(m[0], b"id %d" % len(self.ids)), text)


async def secretly(host: Page, stream: Stream, *moves: str) -> None:
    for text in moves:
        assert isinstance(await host.plays(text), wire.Done)
    await stream.note()


async def looked_back(stream: Stream, page: Page, query: str) -> None:
    """The replay of the running match."""
    for rest in ("", f"/deals/1{query}"):
        answer = await page.person.ask("GET", f"/api/replays/{page.the_view.table}{rest}")
        assert answer.status == 200
        stream.events.append([stream.plain(answer.content)])


async def witnessed(folder: Path, choices: Choices) -> tuple[list[list[bytes]], list[bytes]]:
    """What the others were sent, and what the host himself was."""
    clock = SetClock()
    async with opened(folder / "db", clock) as house:
        settings = {"turn_seconds": 60, "options": {"deals": "1"}}
        host, guest, third = await house.table("rows", seats=3, people=3, **settings)
        watcher = await house.joins("Watcher", host.the_room.link)
        stream = Stream([guest, third, watcher])
        await guest.plays("lay p05")
        await stream.note()
        clock.forward(20)
        await secretly(host, stream, *[f"lay {card}" for card in choices.row])
        await secretly(host, stream, "ready")
        await secretly(host, stream, *choices.first)
        await third.plays(*ROW)
        await stream.note()
        clock.forward(39)
        await secretly(host, stream, *choices.second)
        await comings_back(house, stream, guest, watcher)
        clock.forward(1)  # the time of the guest is up, whatever the host has done meanwhile
        await guest.sees(lambda view: view.number == 4)
        await stream.note()
        return stream.events, host.frames


async def comings_back(house: House, stream: Stream, guest: Page, watcher: Page) -> None:
    for page in (guest, watcher):
        again = await house.enters(page.person, f"/ws/t/{page.the_room.id}")
        await again.gets(wire.View)
        stream.pages.append(again)
    await stream.note()
    await looked_back(stream, guest, "?seat=1")
    await looked_back(stream, watcher, "")


@pytest.mark.parametrize("choices", WORLDS[1:])
async def test_whatever_is_sealed_sends_others_the_same_bytes(
    tmp_path: Path,
    runner: object,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choices: Choices,
) -> None:
    seeds = SimpleNamespace(token_hex=lambda count: "5e" * FAIR_SEED_BYTES)
    monkeypatch.setattr(live_room, "secrets", seeds)
    caplog.set_level(logging.INFO, LOGGED)
    worlds, logs, own = [], [], []
    for number, world in enumerate((WORLDS[0], choices)):
        caplog.clear()
        (tmp_path / str(number)).mkdir()
        events, frames = await witnessed(tmp_path / str(number), world)
        worlds.append(events)
        own.append([frame for frame in frames if b'"t":"view"' in frame])
        lines = [record.getMessage() for record in caplog.records if record.name == LOGGED]
        logs.append([ID.sub(b"", line.encode()) for line in lines])
    for one, other in zip(*worlds, strict=True):
        assert one == other
    assert logs[0] == logs[1] and len(logs[0]) > 0
    assert own[0] != own[1], "the choices were the same"
    assert sum(b'"verb":"ready"' in frame for event in worlds[0] for frame in event) > 3
