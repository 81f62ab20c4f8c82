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
from tablee.engine.play import random_turn
from tablee.engine.rng import FastRng
from tablee.engine.state import IllegalMove
from tablee.games import find_game
from tablee.games.pique_points.rules import PiquePoints
from tablee.server import wire
from tablee.server.matches.table import OneByOne, Table

DISTURBANCES = 20  # a match; more messages, or more new pages, would be too many for the server
LONGEST_STANDSTILL = 20.0  # seconds
BETWEEN_MOVES = 0.003  # seconds; whoever revises a row faster sends more than the server allows


class Players:
    """People who play at random, try what isn't allowed, talk, and come back on new pages."""

    def __init__(self, house: House, pages: list[Page], watcher: Page, luck: Random) -> None:
        self.house = house
        self.pages = pages
        self.watcher = watcher
        self.luck = luck
        self.all = {page: seat_of(page) for page in pages}
        assert len(set(self.all.values())) == len(pages), "somebody is sent another seat's view"
        self.disturbances = DISTURBANCES
        self.claimed: set[tuple[int, int]] = set()  # seat, and the view that it answered

    async def play(self) -> None:
        """To the end, as long as somebody moves now and then."""
        version, now = 0, asyncio.get_running_loop().time
        async with asyncio.timeout(LONGEST_STANDSTILL) as limit:
            while not self.pages[0].seen.over:
                await self.turn(self.luck.randrange(len(self.pages)))
                await asyncio.sleep(0)
                if self.shown() != version:
                    version = self.shown()
                    limit.reschedule(now() + LONGEST_STANDSTILL)
        for page in self.pages:
            await page.finds(lambda room: not room.playing)

    async def turn(self, seat: int) -> None:
        view = self.pages[seat].the_view
        if self.disturbances and self.luck.random() < 0.05:
            self.disturbances -= 1
            await self.disturb(seat)
        if view.seen.seat in view.around.waiting:
            await self.pages[seat].do(wire.Continue, table=view.table)
        elif view.seen.moves:
            count = self.luck.choice([1, 1, 2])
            await self.pages[seat].plays(*[self.choice(view.seen.moves) for _ in range(count)])
            await asyncio.sleep(BETWEEN_MOVES)
        if view.seen.claims and (seat, view.number) not in self.claimed:
            self.claimed.add((seat, view.number))
            await self.pages[seat].claims(self.luck.choice(view.seen.claim_texts))

    def shown(self) -> int:
        """Grows with every view: of silent moves only their own seat is sent one."""
        return sum(page.the_view.number for page in self.pages)

    def choice(self, moves: list[str]) -> str:
        """Half of the time onward: a row laid and taken back at random would never be full."""
        onward = [move for move in moves if move == "ready" or move.startswith("place ")]
        return self.luck.choice(onward if onward and self.luck.random() < 0.5 else moves)

    async def disturb(self, seat: int) -> None:
        page = self.pages[seat]
        every = self.house.match(page).table.state.vocabulary().moves
        await page.plays(self.luck.choice(every).text())
        await page.do(wire.Say, text="hello")
        await self.watcher.do(wire.Play, table=page.the_view.table, view=0, moves=["deal"])
        again = await self.house.enters(page.person, f"/ws/t/{page.the_room.id}")
        await again.gets(wire.View)
        self.all[again] = seat_of(again)
        await page.socket.close()
        self.pages[seat] = again


def seat_of(page: Page) -> Seat:
    seat = page.seen.seat
    assert seat is not None
    return seat


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
    ("race", 3, 2, {"shapes": "3", "deals": "1"}),
    ("safaru", 3, 2, {"deals": "1"}),
    ("compatibility", 4, 3, {"pictures": "6", "deals": "1"}),
    ("compatibility", 3, 3, {"pictures": "5", "deals": "1"}),
]
SILENT = ("rows", "compatibility")  # games with moves that others don't notice


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
        await watcher.sees(lambda view: view.seen.over)
        match = house.store.load_table(watcher.the_view.table)
        assert match is not None
        witness = Witness(match.table, match.moves)
        for page, seat in players.all.items():
            witness.judge(page, seat)
        witness.judge(watcher, None)
        assert witness.judged > 10 * people
        assert [move.by for move in match.moves].count("person") > 0
        judge_secrets(house, tmp_path, match.table.seed)


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
            world = game.sight.imagine(knowledge, FastRng(str(seed)))
            legal = [move.text() for move in walk.state.legal_moves(knowledge.seat)]
            every = [move.text() for move in walk.state.vocabulary().moves]
            for _ in range(20):
                first = luck.choice(legal or every)
                later = [luck.choice(every) for _ in range(luck.choice([1, 2]))]
                answers = []
                for state in (walk.state, world):
                    table = Table("t", shelved, walk.options, seats, "fast", "1")
                    table.state = state
                    answers.append(outcome(table, knowledge.seat, [first, *later]))
                assert answers[0] == answers[1], (first, later)


def test_a_card_of_a_stock_that_is_shuffled_anew_isnt_known_before_it_is_drawn() -> None:
    """It was in sight before; whether it may be laid at once would tell which one it is."""
    shelved = find_game("pique_points")
    lays = [f"lay {card}" for card in ("p1", "p3", "r50", "s50", "pickup")]
    drawn = 0
    for seed in range(10):
        rng = FastRng(str(seed))
        table = Table("t", shelved, shelved.game.read_options({}), 5, "fast", str(seed))
        while not table.state.over:
            seat, move = random_turn(table.state, rng)
            assert isinstance(table.state, PiquePoints)
            if move.text() == "draw" and not table.state.stock:
                drawn += 1
                told = [outcome(table, seat, ["draw", lay]) for lay in lays]
                assert told == [OneByOne] * len(lays)
            table.advance(table.look_ahead(seat, [move.text()]))
    assert drawn > 20


@pytest.mark.parametrize(("name", "seats"), [(game, seats) for game, seats, *_ in MATCHES])
def test_what_isnt_noticed_changes_no_byte_of_what_one_would_be_sent(name: str, seats: int) -> None:
    """Neither number nor prompt nor log: who comes in later can't tell either."""
    shelved = find_game(name)
    unnoticed = 0
    for seed in range(4):
        rng = FastRng(f"silence/{seed}")
        table = Table("t", shelved, shelved.game.read_options({}), seats, "fast", str(seed))
        for _ in range(60):
            if table.state.over:
                break
            before = {watcher: sent_to(table, watcher) for watcher in table.watchers}
            seat, move = random_turn(table.state, rng)
            noticing = table.advance(table.look_ahead(seat, [move.text()]))
            for watcher, frames in before.items():
                assert (sent_to(table, watcher) == frames) == (watcher not in noticing)
            unnoticed += len(before) - len(noticing)
    assert (unnoticed > 0) == (name in SILENT)


def sent_to(table: Table, watcher: Seat | None) -> list[bytes]:
    return [wire.write(table.log(watcher)), wire.write(table.message(watcher, wire.Around()))]


def outcome(table: Table, seat: Seat, texts: list[str]) -> object:
    try:
        return len(table.look_ahead(seat, texts).moves)
    except IllegalMove as refused:
        return refused.refusal
    except OneByOne:
        return OneByOne
