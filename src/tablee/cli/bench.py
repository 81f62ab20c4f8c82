"""`tablee bench`: how fast the rules are."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

import click

from tablee.cli.terminal import progress, rounded, tell, tell_json, tell_table, whole
from tablee.cli.usage import Command, Option, flag
from tablee.cli.values import Seconds, Whole
from tablee.games import known_games
from tablee.lab.bench import (
    COMPILED,
    INTERPRETED,
    OPEN_SPIEL,
    Bench,
    Row,
    bench,
    measurements,
    peer_measurements,
)
from tablee.texts import Catalogue

ROUNDS: Final = 5
ROUND_SECONDS: Final = 0.2


def bench_command(words: Catalogue) -> Command:
    def run(
        games: tuple[str, ...], seats: int | None, rounds: int, seconds: float, json: bool
    ) -> None:
        shelf = [name for name, shelved in known_games().items() if not shelved.hidden]
        asked = list(games) or shelf
        wanted = measurements(asked, seats, seconds)
        peers = peer_measurements(asked, seconds)
        with progress(words, rounds * (2 * len(wanted) + len(peers))) as step:
            found = bench(wanted, rounds, lambda: step(1), peers)
        if json:
            tell_json(asdict(found))
        else:
            tell_bench(words, found)

    return Command(words, "bench", words.sentence("cli-about-bench"), params(words), run)


def params(words: Catalogue) -> list[click.Parameter]:
    say = words.sentence
    return [
        click.Argument(
            ["games"],
            nargs=-1,
            metavar=say("cli-metavar-games"),
            help=say("cli-help-games"),
        ),
        Option(["--seats"], type=Whole(1), metavar="N", help=say("cli-help-bench-seats")),
        Option(
            ["--rounds"], type=Whole(1), default=ROUNDS, metavar="R", help=say("cli-help-rounds")
        ),
        Option(
            ["--seconds"],
            type=Seconds(),
            default=ROUND_SECONDS,
            metavar="T",
            help=say("cli-help-seconds"),
        ),
        flag("--json", say("cli-help-json")),
    ]


def tell_bench(words: Catalogue, found: Bench) -> None:
    if not found.rows:
        tell(words.sentence("cli-no-games"))
        return
    say = words.sentence
    names = [say("cli-column-game"), say("cli-column-seats"), say("cli-column-measure")]
    speeds = [say("cli-column-compiled"), say("cli-column-interpreted"), say("cli-column-ratio")]
    rows = [[*names, *speeds]]
    rows += [table_row(words, row) for row in found.rows]
    tell_table(rows, texts=3)
    tell(say("cli-bench-unit"))
    if found.peers:
        tell_peers(words, found)
    if found.not_compiled:
        tell(say("cli-bench-interpreted", {"reason": found.not_compiled}))


def table_row(words: Catalogue, row: Row) -> list[str]:
    speeds = [
        f"{whole(words, row.rates[way].best)} ({whole(words, row.rates[way].median)})"
        if way in row.rates
        else "–"
        for way in (COMPILED, INTERPRETED)
    ]
    return [row.game, str(row.seats), row.measure, *speeds, rounded(words, row.ratio)]


def tell_peers(words: Catalogue, found: Bench) -> None:
    """OpenSpiel's games, and how many times faster each of ours is at the same."""
    ours = [row for row in found.rows if COMPILED in row.rates]
    heads = [f"{row.game} / OpenSpiel" for row in ours if row.measure == "plain"]
    rows = [["OpenSpiel", words.sentence("cli-column-measure"), "", *heads]]
    for peer in found.peers:
        rate = peer.rates[OPEN_SPIEL]
        speed = f"{whole(words, rate.best)} ({whole(words, rate.median)})"
        ratios = [
            rounded(words, row.rates[COMPILED].best / rate.best)
            for row in ours
            if row.measure == peer.measure
        ]
        rows.append([peer.game, peer.measure, speed, *ratios])
    tell_table(rows, texts=2)
