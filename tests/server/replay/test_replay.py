"""Looking back: who may see which match, from which seat, and nothing hidden before the end."""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from server.house import House, move, opened, play_out
from server.people import Answer, Page, Person
from server.witness import Witness
from tablee.engine.moves import Seat
from tablee.engine.rng import FastRng
from tablee.games import Shelved, on_the_shelf
from tablee.server import wire
from tablee.server.matches.storage import opened as table_opened
from tablee.server.matches.table import deals_in
from tablee.server.replay.walk import Watching, views_of_deal
from tablee.server.store import StoredMatch, StoredMove, StoredTable
from tablee.server.web import requests

DEALS = {"mu": {"deals": "2"}, "window": {"deals": "2"}, "rows": {}, "memory": {}}


def path(page: Page, rest: str = "") -> str:
    return f"/api/replays/{page.the_view.table}{rest}"


async def head(person: Person, address: str) -> wire.Replay:
    answer = await person.ask("GET", address)
    assert answer.status == 200, answer
    return msgspec.json.decode(answer.content, type=wire.Replay)


async def deal(person: Person, address: str) -> wire.ReplayDeal:
    answer = await person.ask("GET", address)
    assert answer.status == 200, answer
    return msgspec.json.decode(answer.content, type=wire.ReplayDeal)


async def refusal(person: Person, address: str, method: str = "GET") -> tuple[int, str]:
    answer = await person.ask(method, address)
    return answer.status, answer.key


async def shared(page: Page) -> str:
    answer = await page.person.ask("POST", path(page, "/share"))
    assert answer.status == 200, answer
    return f"/api/replays/{answer.read()['link']}"


def witness_of(house: House, page: Page) -> Witness:
    match = house.store.load_table(page.the_view.table)
    assert match is not None
    return Witness(match.table, match.moves)


# A match that is over


@pytest.mark.parametrize("game", DEALS)
async def test_every_view_of_then_comes_back_move_by_move(house: House, game: str) -> None:
    pages = await house.table(game, people=3, options=DEALS[game])
    await play_out(*pages)
    witness, person = witness_of(house, pages[1]), pages[1].person
    replay = await head(person, path(pages[1]))
    assert (replay.over, replay.mine, replay.last) == (True, 1, len(witness.moves))
    views = [
        view
        for number in range(1, len(replay.deals) + 1)
        for view in (await deal(person, path(pages[1], f"/deals/{number}?seat=1"))).views
    ]
    assert [view.number for view in views] == list(range(replay.last + 1))
    assert [view.number for view in views if is_deal(view)] == replay.deals[1:]
    sent = [message for message in pages[1].heard if isinstance(message, wire.View)]
    for view in sent:
        then = views[witness.versions[Seat(1)][view.number]]
        assert (then.seen.scene, then.words) == (view.seen.scene, view.words)
        assert then.seen.lines == view.seen.lines
    for view in views:
        witness.judge_cards(view, Seat(1), every_move(witness))


def every_move(witness: Witness) -> list[int]:
    """The version of each view, where even what nobody noticed has one."""
    return list(range(len(witness.states)))


def is_deal(view: wire.View) -> bool:
    return [told.text() for told in view.seen.happened] == ["deal"]


async def test_open_every_card_lies_in_its_place(house: House) -> None:
    host, guest = await house.table("mu", options={"deals": "1"})
    await play_out(host, guest)
    witness = witness_of(house, host)
    found = await deal(guest.person, path(guest, "/deals/1?open=yes"))
    assert len(found.held) == len(found.views) == len(witness.states)
    for held, state in zip(found.held, witness.states, strict=True):
        hands = {zone.name: zone.cards for zone in state.zones() if zone.seen_by is not None}
        assert held == hands
    assert (await deal(guest.person, path(guest, "/deals/1"))).held == []


async def test_places_of_one_name_that_nobody_sees_are_one(house: House) -> None:
    host, guest = await house.table("memory", seats=2)
    await play_out(host, guest)
    held = (await deal(host.person, path(host, "/deals/1?open=yes"))).held[0]
    assert set(held) == {"cell", "won 0", "won 1"}
    assert len(held["cell"]) > 3


async def test_the_record_is_one_that_verify_accepts(house: House, tmp_path: Path) -> None:
    host, guest = await house.table("mu", options={"deals": "2"})
    await play_out(host, guest)
    answer = await guest.person.ask("GET", path(guest, "/record"))
    name = f"tablee-mu-{guest.the_view.table}.jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    record = answer.contents()
    assert {"person", "bot", "house"} == set(msgspec.convert(record["by"], list[str]))
    times = msgspec.convert(record["at"], list[int])
    assert times == sorted(times)
    file = tmp_path / name
    file.write_bytes(answer.content)
    assert verified(file) == 0
    file.write_bytes(answer.content.replace(b'"pass"', b'"done"', 1))
    assert verified(file) == 1


def verified(file: Path) -> int:
    command = [sys.executable, "-m", "tablee", "verify", str(file)]
    shelf = {**os.environ, "TABLEE_GAMES": ""}
    return subprocess.run(command, check=False, capture_output=True, env=shelf).returncode


async def test_a_finished_match_can_be_seen_after_a_restart(tmp_path: Path, runner: object) -> None:
    async with opened(tmp_path / "db") as house:
        host, guest = await house.table("rows", seats=2)
        await play_out(host, guest)
        address, cookie = path(guest), guest.person.cookie
        link = await shared(host)
    async with opened(tmp_path / "db") as house:
        again = house.stranger()
        again.cookie = cookie
        replay = await head(again, address)
        assert [seat.name for seat in replay.seats] == ["Anne", "Guest 1"]
        assert replay.mine == 1
        assert (await head(house.stranger(), link)).last == replay.last


async def test_my_rooms_list_what_was_played_there(house: House) -> None:
    host, guest = await house.table("rows", seats=2, options={"deals": "1"})
    assert await listed(guest.person) == []
    await play_out(host, guest)
    (match,) = await listed(guest.person)
    assert (match.table, match.game) == (host.the_view.table, "rows")
    assert [seat.name for seat in match.seats] == ["Anne", "Guest 1"]
    assert await listed(await house.guest("Claire")) == []
    assert await listed(house.stranger()) == []


async def listed(person: Person) -> list[wire.PlayedMatch]:
    me = (await person.ask("GET", "/api/me")).contents()
    return msgspec.convert(me["matches"], list[wire.PlayedMatch])


async def test_a_match_of_other_rules_says_so(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await play_out(host, guest)
    await house.store.execute("UPDATE tables SET rules = 'other', body = x'ff'")
    assert await refusal(host.person, path(host)) == (400, "replay-other-rules")
    assert await listed(host.person) == []


@pytest.mark.parametrize("shelved", list(on_the_shelf()), ids=lambda shelved: shelved.game.name)
def test_every_game_of_the_shelf_can_be_looked_back_at(shelved: Shelved) -> None:
    game, rng = shelved.game, FastRng("1")
    seats = game.rules.seats[0]
    stored = StoredTable("t", "r", game.name, game.rules.version, {}, seats, "fast", "1", 0.0)
    table = table_opened(stored)
    for _ in range(200):
        if table.state.over:
            break
        seat = table.state.active()[0]
        table.advance(table.look_ahead(seat, [table.state.random_move(seat, rng).text()]))
    moves = [StoredMove(seat, made.text(), 0, "bot") for seat, made in table.moves]
    match = StoredMatch(stored, moves)
    deals = range(1, len(deals_in(table.moves)) + 1)
    for watcher in (None, *map(Seat, range(seats))):
        found = [views_of_deal(match, n, Watching(watcher, True), whole=True) for n in deals]
        assert [view.number for one in found for view in one.views] == [*range(len(moves) + 1)]
    shown = Counter(card for cards in found[-1].held[-1].values() for card in cards)
    zones = table.state.zones()
    assert shown == Counter(c for zone in zones if zone.seen_by is not None for c in zone.cards)


# Names, strangers and links


async def test_a_shared_link_shows_all_but_names(house: House) -> None:
    host, guest = await house.table("rows", seats=3, people=2)
    await play_out(host, guest)
    link = await shared(guest)
    assert await shared(host) == link
    stranger = house.stranger()
    replay = await head(stranger, link)
    bot = host.the_room.seats[2]
    assert [(seat.name, seat.bot) for seat in replay.seats[1:]] == [("", ""), (bot.name, bot.bot)]
    assert (replay.mine, replay.room) == (None, None)
    assert (await deal(stranger, f"{link}/deals/1?seat=1&open=yes")).held
    assert (await stranger.ask("GET", f"{link}/record")).status == 200
    said = b"".join(answer.content for answer in stranger.answers)
    for secret in ("Anne", "Guest 1", host.the_room.id, host.the_room.link, host.the_room.me):
        assert secret.encode() not in said
    assert (await head(guest.person, link)).seats[0].name == "Anne"


async def test_a_link_that_is_withdrawn_opens_nothing(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await play_out(host, guest)
    link = await shared(host)
    assert (await head(guest.person, path(guest))).link == link.rpartition("/")[2]
    assert (await head(house.stranger(), link)).link is None
    assert await refusal(await house.guest("Claire"), f"{link}/unshare", "POST") == (
        404,
        "replay-unknown",
    )
    for _ in range(2):
        assert (await guest.person.ask("POST", path(guest, "/unshare"))).status == 200
    assert await refusal(house.stranger(), link) == (404, "replay-unknown")
    assert (await head(host.person, path(host))).link is None
    assert await shared(host) != link


async def test_a_link_is_made_by_those_of_the_room_alone(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await play_out(host, guest)
    claire = await house.guest("Claire")
    link = await shared(host)
    for address in (path(host, "/share"), f"{link}/share"):
        assert await refusal(claire, address, "POST") == (404, "replay-unknown")
    assert await refusal(house.stranger(), path(host, "/share"), "POST") == (401, "me-unknown")


async def test_who_is_forgotten_or_gone_has_no_name_in_what_was_played(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    await play_out(host, guest)
    await guest.person.ask("POST", "/api/me/forget")
    assert [seat.name for seat in (await head(host.person, path(host))).seats] == ["Anne", ""]
    assert await refusal(guest.person, path(guest)) == (404, "replay-unknown")


async def test_a_match_is_unknown_to_those_whom_it_does_not_concern(house: House) -> None:
    host, guest = await house.table("rows", seats=2)
    running = path(host)
    strangers = house.stranger(), await house.guest("Claire")
    for rest in ("", "/deals/1", "/deals/1?seat=0", "/deals/1?open=yes", "/record"):
        for person in strangers:
            assert await refusal(person, running + rest) == (404, "replay-unknown")
    await play_out(host, guest)
    for rest in ("", "/deals/1", "/deals/1?seat=0", "/deals/1?open=yes", "/record"):
        for person in strangers:
            assert await refusal(person, running + rest) == (404, "replay-unknown")


@pytest.mark.parametrize(
    "rest",
    [
        *("none", "none/deals/1", "none/record", "%00", "%c3%a9%ff", "x" * 2000),
        *("T/deals/0", "T/deals/9", "T/deals/-1", "T/deals/x", "T/deals/99999999999999999999"),
        *("T/deals/1?seat=2", "T/deals/1?seat=-1", "T/deals/1?seat=x", "T/deals/1?seat=%c2%b2"),
    ],
)
async def test_what_there_is_not_is_said_in_a_sentence(house: House, rest: str) -> None:
    host, guest = await house.table("rows", seats=2)
    await play_out(host, guest)
    address = f"/api/replays/{rest.replace('T', host.the_view.table)}"
    assert await refusal(host.person, address) == (404, "replay-unknown")


# A match that runs


async def walked(house: House, moves: int = 8, **options: str) -> tuple[Page, Page]:
    """A match of Mü of whose last deal something has been played."""
    host, guest = await house.table("mu", options=options)
    table = house.match(host).table
    while table.version < deals_in(table.moves)[-1] + moves:
        for page in (host, guest):
            await move(page)
        await asyncio.sleep(0)
    for page in (host, guest):
        await page.settles()
    return host, guest


async def test_a_player_sees_again_what_he_saw_and_no_more(house: House) -> None:
    _, guest = await walked(house, memory_aid="yes")
    replay = await head(guest.person, path(guest))
    assert (replay.over, replay.mine, replay.ended) == (False, 1, None)
    found = await deal(guest.person, path(guest, "/deals/1?seat=1"))
    witness = witness_of(house, guest)
    for view in found.views:
        assert view.seen.seat == 1
        witness.judge_cards(view, Seat(1), witness.versions[Seat(1)])
    for rest in ("/deals/1?seat=0", "/deals/1?seat=2", "/deals/1", "/deals/1?seat=1&open=yes"):
        assert await refusal(guest.person, path(guest, rest)) == (400, "replay-own-seat")


async def test_a_spectator_sees_again_what_is_public(house: House) -> None:
    host, _ = await walked(house, memory_aid="yes")
    watcher = await house.joins("Watcher", host.the_room.link)
    found = await deal(watcher.person, path(host, "/deals/1"))
    witness = witness_of(house, host)
    for view in found.views:
        assert view.seen.seat is None
        witness.judge_cards(view, None, witness.versions[None])
    for rest in ("/deals/1?seat=0", "/deals/1?open=yes"):
        assert await refusal(watcher.person, path(host, rest)) == (400, "replay-own-seat")
    await host.succeeds(wire.Allow, chat=True, spectators=False)
    assert await refusal(watcher.person, path(host)) == (400, "room-no-spectators")


async def test_from_memory_nobody_looks_back_before_the_end(house: House) -> None:
    host, guest = await walked(house, moves=1, deals="1")
    for rest in ("", "/deals/1?seat=1", "/deals/1", "/record"):
        assert await refusal(guest.person, path(guest, rest)) == (400, "replay-from-memory")
    await play_out(host, guest)
    assert (await head(guest.person, path(guest))).over


async def test_nothing_hidden_leaves_before_the_end(house: House) -> None:
    host, guest = await walked(house, memory_aid="yes")
    seed = witness_of(house, host).stored.seed
    for page in (host, guest):
        for rest in ("", "/deals/1?seat=1", "/deals/1?open=yes", "/deals/1?seat=0", "/record"):
            await page.person.ask("GET", path(page, rest))
        answer = await page.person.ask("POST", path(page, "/share"))
        assert (answer.status, answer.key) == (400, "replay-not-over")
    for person in house.people:
        for answer in person.answers:
            assert seed.encode() not in answer.content
            assert b'"held":[{' not in answer.content


async def test_a_match_that_was_closed_is_not_shown(house: House) -> None:
    host, guest = await walked(house, memory_aid="yes")
    await house.live(host).close_match(host.the_view.table)
    assert await refusal(guest.person, path(guest)) == (400, "replay-not-over")


# The log of who comes in


async def test_who_comes_in_is_told_the_deal_so_far(house: House) -> None:
    _, guest = await walked(house, moves=12, memory_aid="yes")
    again = await house.enters(guest.person, f"/ws/t/{guest.the_room.id}")
    log, view = await again.gets(wire.Log), await again.gets(wire.View)
    began = (await head(guest.person, path(guest))).deals[-1]
    assert (log.table, log.deal, log.first) == (view.table, view.seen.deal, max(1, began))
    assert log.first + len(log.moves) == view.number + 1
    assert view.recall is None
    kinds = [type(message) for message in again.heard]
    assert kinds.index(wire.Log) < kinds.index(wire.View)


async def test_from_memory_only_so_much_is_told(house: House) -> None:
    host, guest = await walked(house, moves=12)
    table = house.match(host).table
    again = await house.enters(guest.person, f"/ws/t/{guest.the_room.id}")
    log, view = await again.gets(wire.Log), await again.gets(wire.View)
    assert view.recall == len(log.moves) == table.game.sight.recall(table.state)
    assert log.first == view.number - view.recall + 1


async def test_the_log_begins_with_the_deal(house: House) -> None:
    host, guest = await house.table("window", options={"deals": "2"})
    while host.seen.deal == 1:
        for page in (host, guest):
            await move(page)
        await asyncio.sleep(0)
    await guest.sees(lambda view: view.seen.deal == 2)
    again = await house.enters(guest.person, f"/ws/t/{guest.the_room.id}")
    log = await again.gets(wire.Log)
    assert (log.deal, log.moves[0].text()) == (2, "deal")


# How much


async def test_a_deal_travels_packed(house: House) -> None:
    host, guest = await house.table("mu", options={"deals": "1"})
    await play_out(host, guest)
    plain = await host.person.ask("GET", path(host, "/deals/1?seat=0"))
    headers = {"Accept-Encoding": "gzip, br"}
    packed = await host.person.ask("GET", path(host, "/deals/1?seat=0"), headers=headers)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert 3 * len(packed.content) < len(plain.content)  # also where all have passed


async def test_nobody_asks_for_too_many_replays(house: House) -> None:
    person = await house.guest("Anne")
    answers: list[Answer] = []
    for _ in range(requests.REPLAYS_AT_ONCE + 30):
        answers.append(await person.ask("GET", "/api/replays/none"))
        if answers[-1].status == 429:
            break
    assert len(answers) >= requests.REPLAYS_AT_ONCE
    assert (answers[-1].status, answers[-1].key) == (429, "requests-too-many")
    assert (await (await house.guest("Blaise")).ask("GET", "/api/replays/none")).status == 404
