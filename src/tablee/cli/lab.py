"""`tablee simulate` and `tablee duel`: bots at work."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import ExitStack
from dataclasses import asdict, dataclass

import click

from tablee.cli.shelf import game_argument, game_title
from tablee.cli.terminal import per_cent, progress, rounded, tell, tell_json, tell_table
from tablee.cli.usage import Command, Option, flag
from tablee.cli.values import OneOf, Pair, Seconds, Whole
from tablee.engine.rng import FAST
from tablee.engine.words import Text
from tablee.games import find_game
from tablee.lab.duel import Duel, DuelResult, Margins, duel
from tablee.lab.record_file import written_whole
from tablee.lab.setting import PATIENCE, STREAMS, BadSetting, Setting
from tablee.lab.simulate import Simulation, Summary, Tally, simulate
from tablee.texts import Catalogue, Filling


@dataclass(frozen=True)
class Asked:
    """What `simulate` or `duel` was called with."""

    game: str
    seats: int
    deals: int
    seed: str
    options: tuple[tuple[str, str], ...]
    bots: str
    match: bool
    rng: str
    bot_seconds: float
    jobs: int | None
    json: bool
    record: str | None = None

    def setting(self) -> Setting:
        for name, times in Counter(name for name, _ in self.options).items():
            if times > 1:
                raise BadSetting(Text("lab-option-twice", {"name": name}))
        setting = Setting(
            self.game, self.seats, self.seed, dict(self.options), self.rng, self.bot_seconds
        )
        return setting if self.match else setting.one_deal()

    def bot_names(self) -> list[str]:
        return [name.strip() for name in self.bots.split(",")]

    def processes(self) -> int:
        return self.jobs or os.cpu_count() or 1


def params(words: Catalogue) -> list[click.Parameter]:
    """What `simulate` and `duel` both ask for, but the bots."""
    return [*what_is_played(words), *how_it_is_played(words)]


def what_is_played(words: Catalogue) -> list[click.Parameter]:
    say, number = words.sentence, Whole(1)
    return [
        game_argument(words),
        Option(["--seats"], type=number, required=True, metavar="N", help=say("cli-help-seats")),
        Option(["--deals"], type=number, required=True, metavar="K", help=say("cli-help-deals")),
        Option(["--seed"], required=True, metavar="S", help=say("cli-help-seed")),
        Option(
            ["--option", "options"],
            type=Pair(),
            multiple=True,
            metavar="k=v",
            help=say("cli-help-option"),
        ),
        flag("--match", say("cli-help-match")),
    ]


def how_it_is_played(words: Catalogue) -> list[click.Parameter]:
    say, stream = words.sentence, OneOf(STREAMS)
    return [
        Option(["--rng"], type=stream, default=FAST, metavar="R", help=say("cli-help-rng")),
        Option(
            ["--bot-seconds"],
            type=Seconds(),
            default=PATIENCE,
            metavar="T",
            help=say("cli-help-bot-seconds"),
        ),
        Option(["--jobs"], type=Whole(1), metavar="J", help=say("cli-help-jobs")),
        flag("--json", say("cli-help-json")),
    ]


def head(words: Catalogue, asked: Asked) -> str:
    """What is played, in one line."""
    about: Filling = {
        "title": game_title(words, find_game(asked.game)),
        "seats": asked.seats,
        "matches": asked.deals,
        "seed": asked.seed,
    }
    return words.sentence("cli-head-matches" if asked.match else "cli-head-deals", about)


def pace(words: Catalogue, moves: int, seconds: float, moves_per_second: float) -> str:
    rate = {"moves": moves, "seconds": seconds, "rate": round(moves_per_second)}
    return words.sentence("cli-pace", rate)


# simulate


def simulate_command(words: Catalogue) -> Command:
    bots = Option(
        ["--bots"], default="random", metavar="a,b,…", help=words.sentence("cli-help-bots")
    )
    record = Option(
        ["--record"],
        metavar=words.sentence("cli-metavar-file"),
        help=words.sentence("cli-help-record"),
    )
    return Command(
        words,
        "simulate",
        words.sentence("cli-about-simulate"),
        [*params(words), bots, record],
        lambda **given: run_simulate(words, Asked(**given)),
    )


def run_simulate(words: Catalogue, asked: Asked) -> None:
    simulation = Simulation(asked.setting(), asked.bot_names(), recorded=asked.record is not None)
    simulation.lineup()  # what is wrong with it is said before a file is begun
    with ExitStack() as stack:
        file = None
        if asked.record is not None:
            file = stack.enter_context(written_whole(asked.record))
        step = stack.enter_context(progress(words, asked.deals))

        def on_part(part: Tally) -> None:
            if file is not None:
                file.writelines(f"{record}\n" for record in part.records)
            step(part.matches)

        found = simulate(simulation, asked.deals, asked.processes(), on_part)
    if asked.json:
        tell_json(asdict(found))
    else:
        tell_summary(words, asked, found)


def tell_summary(words: Catalogue, asked: Asked, found: Summary) -> None:
    say = words.sentence
    names = [say("cli-column-seats"), say("cli-column-bots")]
    numbers = [say("cli-column-mean"), say("cli-column-deviation"), say("cli-column-wins")]
    rows = [[*names, *numbers]]
    for team in found.teams:
        rows.append(
            [
                " ".join(str(seat) for seat in team.seats),
                " ".join(team.bots),
                rounded(words, team.mean),
                rounded(words, team.deviation),
                per_cent(words, team.wins),
            ]
        )
    tell(head(words, asked))
    tell_table(rows, texts=2)
    tell(pace(words, found.moves, found.seconds, found.moves_per_second))


# duel


def duel_command(words: Catalogue) -> Command:
    bots = Option(
        ["--bots"], required=True, metavar="a,b", help=words.sentence("cli-help-duel-bots")
    )
    return Command(
        words,
        "duel",
        words.sentence("cli-about-duel"),
        [*params(words), bots],
        lambda **given: run_duel(words, Asked(**given)),
    )


def run_duel(words: Catalogue, asked: Asked) -> None:
    names = asked.bot_names()
    if len(names) != 2:
        raise BadSetting(Text("lab-duel-bots", {"bots": len(names)}))
    with progress(words, asked.deals) as step:

        def on_part(part: Margins) -> None:
            step(part.deals)

        found = duel(Duel(asked.setting(), *names), asked.deals, asked.processes(), on_part)
    if asked.json:
        tell_json(asdict(found))
    else:
        tell_verdict(words, asked, found)


def tell_verdict(words: Catalogue, asked: Asked, found: DuelResult) -> None:
    names = {"candidate": found.candidate, "baseline": found.baseline}
    margin = {"mean": rounded(words, found.margin.mean)}
    interval = {"low": rounded(words, found.margin.low), "high": rounded(words, found.margin.high)}
    wins = {"wins": per_cent(words, found.wins), "equal": per_cent(words, found.equal_wins)}
    tell(head(words, asked))
    tell(words.sentence("cli-margin", {**names, **margin, **interval}))
    tell(words.sentence("cli-wins", {**names, **wins}))
    tell(pace(words, found.moves, found.seconds, found.moves_per_second))
