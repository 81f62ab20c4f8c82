"""What a seat can't know changes no byte of what it is sent, and secrets leave in no way at all."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path
from random import Random

import pytest

from games.walks import Walk
from server.house import FastClock, House, opened
from server.people import Page
from server.witness import Witness
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.engine.state import IllegalMove
from tablee.games import find_game
from tablee.server import wire
from tablee.server.table import OneByOne, Table

DISTURBANCES = 20  # a match; more messages, or more new pages, would be too many for the server
LONGEST_STANDSTILL = 20.0  # seconds


class Players:
    """People who play at random, try what isn't allowed, talk, and come back on new pages."""

    def __init__(self, house: House, pages: list[Page], watcher: Page, luck: Random) -> None:
        self.house = house
        self.pages = pages
        self.watcher = watcher
        self.luck = luck
        self.all = {page: Seat(seat) for seat, page in enumerate(pages)}
        self.disturbances = DISTURBANCES

    async def play(self) -> None:
        """To the end, as long as somebody moves now and then."""
        version, now = 0, asyncio.get_running_loop().time
        async with asyncio.timeout(LONGEST_STANDSTILL) as limit:
            while not self.pages[0].the_view.over:
                await self.turn(self.luck.randrange(len(self.pages)))
                await asyncio.sleep(0)
                if self.pages[0].the_view.version != version:
                    version = self.pages[0].the_view.version
                    limit.reschedule(now() + LONGEST_STANDSTILL)
        for page in self.pages:
            await page.finds(lambda room: not room.playing)

    async def turn(self, seat: int) -> None:
        view = self.pages[seat].the_view
        if self.disturbances and self.luck.random() < 0.05:
            self.disturbances -= 1
            await self.disturb(seat)
        if view.seat in view.waiting:
            await self.pages[seat].do(wire.Continue, table=view.table)
        elif view.moves:
            moves = [self.luck.choice(view.moves).move for _ in range(self.luck.choice([1, 1, 2]))]
            await self.pages[seat].plays(*moves)

    async def disturb(self, seat: int) -> None:
        page = self.pages[seat]
        game = find_game(page.the_view.game).game
        await page.plays(self.luck.choice(game.vocabulary.moves).text())
        await page.do(wire.Say, text="hello")
        await self.watcher.do(wire.Play, table=page.the_view.table, moves=["deal"])
        again = await self.house.enters(page.person, f"/ws/t/{page.the_room.id}")
        await again.gets(wire.View)
        self.all[again] = Seat(seat)
        await page.socket.close()
        self.pages[seat] = again


MATCHES = [
    ("mu", 5, 3, {"deals": "1"}),
    ("mu", 3, 3, {"deals": "1", "memory_aid": "no"}),
    ("rows", 3, 2, {}),
    ("window", 3, 3, {"deals": "2"}),
    ("memory", 3, 3, {}),
    ("passing", 3, 2, {"deals": "2"}),
    ("teams", 4, 2, {"ranks": "4", "deals": "1"}),
    ("calcory", 3, 3, {"rows": "3", "columns": "4"}),
    ("calcory", 2, 1, {"rows": "2", "columns": "5", "mental": "yes", "thirteen_beats": "yes"}),
]


@pytest.mark.parametrize(("game", "seats", "people", "options"), MATCHES)
async def test_every_byte_sent_is_due(
    tmp_path: Path, runner: object, game: str, seats: int, people: int, options: dict[str, str]
) -> None:
    async with opened(tmp_path / "db", FastClock(speed=50)) as house:
        pages = await house.table(game, seats=seats, people=people, options=options)
        watcher = await house.joins("Watcher", pages[0].the_room.link)
        await watcher.gets(wire.View)
        players = Players(house, pages, watcher, Random(f"{game}/{seats}"))
        await players.play()
        await watcher.sees(lambda view: view.over)
        match = house.store.load_table(watcher.the_view.table)
        assert match is not None
        witness = Witness(*match)
        for page, seat in players.all.items():
            witness.judge(page, seat)
        witness.judge(watcher, None)
        assert witness.judged > 10 * people
        assert [move.by for move in match[1]].count("person") > 0
        judge_secrets(house, tmp_path, match[0].seed)


def judge_secrets(house: House, folder: Path, seed: str) -> None:
    """What never leaves, in whatever frame or answer."""
    tokens = [person.cookie.partition("=")[2] for person in house.people]
    secrets = [seed, str(folder), (folder / "db.key").read_bytes().hex()]
    secrets += [part for token in tokens for part in token.split(".")]
    said = [frame for page in house.pages for frame in page.frames]
    said += [answer.content for person in house.people for answer in person.answers]
    for secret, frame in product(secrets, said):
        assert secret.encode() not in frame
    for person in house.people:
        cookies = {answer.headers.get("set-cookie", "") for answer in person.answers}
        others = [token for token in tokens if token not in person.cookie]
        assert not [1 for token, cookie in product(others, cookies) if token in cookie]


@pytest.mark.parametrize(("name", "seats"), [(game, seats) for game, seats, *_ in MATCHES])
def test_what_a_command_is_answered_is_the_same_in_an_imagined_world(name: str, seats: int) -> None:
    """Also of several moves, of which the first ones might have shown something."""
    shelved = find_game(name)
    game = shelved.game
    luck = Random(seats)
    for seed in range(12):
        walk = Walk.begin(game, game.read_options({}), seats, str(seed)).go(luck.randrange(40))
        for knowledge in walk.knowledge:
            world = game.imagine(knowledge, FastRng(str(seed)))
            legal = [move.text() for move in walk.state.legal_moves(knowledge.seat)]
            every = [move.text() for move in game.vocabulary.moves]
            for _ in range(20):
                first = luck.choice(legal or every)
                later = [luck.choice(every) for _ in range(luck.choice([1, 2]))]
                answers = []
                for state in (walk.state, world):
                    table = Table("t", shelved, walk.options, seats, "fast", "1")
                    table.state = state
                    answers.append(outcome(table, knowledge.seat, [first, *later]))
                assert answers[0] == answers[1], (first, later)


def outcome(table: Table, seat: Seat, texts: list[str]) -> object:
    try:
        return len(table.look_ahead(seat, texts).moves)
    except IllegalMove as refused:
        return refused.refusal
    except OneByOne:
        return OneByOne
