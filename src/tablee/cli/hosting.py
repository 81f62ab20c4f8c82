"""`tablee serve`, `tablee backup` and `tablee restore`: what a host needs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import click

from tablee.cli.terminal import tell
from tablee.cli.usage import Command, Option, flag
from tablee.cli.values import BadUsage, Pair, Whole
from tablee.server.classes import USUAL_HOURS
from tablee.server.limits import BadLimit, Limits, read_limits
from tablee.server.store.copies import copy_database, restore
from tablee.server.web.listening import Serving
from tablee.server.web.own_addresses import Addresses, qr_code
from tablee.texts import Catalogue

EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8321


def default_database() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "tablee" / "tablee.sqlite"


def setting(words: Catalogue, name: str, metavar: str) -> Option:
    """An option that may also stand in the environment, as TABLEE_NAME."""
    return Option(
        [f"--{name}"],
        envvar=variable(name),
        metavar=metavar,
        help=words.sentence(f"cli-help-{name}"),
    )


def trust(words: Catalogue, name: str) -> Option:
    """The same, with `yes` in the environment: something that isn't believed unasked."""
    option = flag(f"--{name}", words.sentence(f"cli-help-{name}"))
    option.envvar = variable(name)
    return option


def variable(name: str) -> str:
    return f"TABLEE_{name.replace('-', '_').upper()}"


def serve_command(words: Catalogue) -> Command:
    def run(
        host: str | None,
        port: int | None,
        database: str | None,
        public_url: str | None,
        class_hours: int | None,
        trusted_proxy: bool,
        trusted_pongs: bool,
        allowed_host: tuple[str, ...],
        limit: tuple[tuple[str, str], ...],
    ) -> None:
        from tablee.server.serve import serve  # only here: no other command pays for the web

        serving = Serving(
            host=EVERYWHERE if host is None else host,
            port=PORT if port is None else port,
            database=chosen_database(database),
            public_url=public_url or "",
            trusted_proxy=trusted_proxy,
            limits=chosen_limits(limit),
            class_hours=USUAL_HOURS if class_hours is None else class_hours,
            allowed_hosts=allowed_host,
            trusted_pongs=trusted_pongs,
        )
        serve(serving, lambda addresses: announce(words, addresses))

    port = Option(
        ["--port"],
        type=Whole(0),
        envvar="TABLEE_PORT",
        metavar="N",
        help=words.sentence("cli-help-port"),
    )
    hours = Option(
        ["--class-hours"],
        type=Whole(1),
        envvar="TABLEE_CLASS_HOURS",
        metavar="N",
        help=words.sentence("cli-help-class-hours"),
    )
    hosts = Option(
        ["--allowed-host"],
        multiple=True,
        envvar="TABLEE_ALLOWED_HOST",
        metavar="HOST",
        help=words.sentence("cli-help-allowed-host"),
    )
    limits = Option(
        ["--limit"],
        type=Pair(),
        multiple=True,
        envvar="TABLEE_LIMIT",
        metavar=words.sentence("cli-metavar-limit"),
        help=words.sentence("cli-help-limit"),
    )
    params: list[click.Parameter] = [
        setting(words, "host", "HOST"),
        port,
        setting(words, "database", words.sentence("cli-metavar-file")),
        setting(words, "public-url", "URL"),
        hours,
        trust(words, "trusted-proxy"),
        trust(words, "trusted-pongs"),
        hosts,
        limits,
    ]
    return Command(words, "serve", words.sentence("cli-about-serve"), params, run)


def chosen_limits(given: tuple[tuple[str, str], ...]) -> Limits:
    try:
        return read_limits(given)
    except BadLimit as bad:
        raise BadUsage(bad.why) from None


def chosen_database(given: str | None) -> Path:
    path = Path(given) if given else default_database()
    if not given:
        path.parent.mkdir(parents=True, exist_ok=True)
    return path


def announce(words: Catalogue, addresses: Addresses) -> None:
    tell(words.sentence("serve-here", {"address": addresses.here}))
    if addresses.invite:
        tell(words.sentence("serve-invite", {"address": addresses.invite}))
        tell(qr_code(addresses.invite))
    else:
        tell(words.sentence("serve-alone"))


def backup_command(words: Catalogue) -> Command:
    def run(file: str, database: str | None) -> None:
        copy_database(chosen_database(database), Path(file))
        tell(words.sentence("backup-made", {"file": file}))

    return Command(words, "backup", words.sentence("cli-about-backup"), params(words), run)


def restore_command(words: Catalogue) -> Command:
    def run(file: str, database: str | None) -> None:
        target = chosen_database(database)
        kept = restore(Path(file), target)
        tell(words.sentence("backup-restored", {"file": str(target)}))
        if kept is not None:
            tell(words.sentence("backup-kept", {"file": str(kept)}))

    return Command(words, "restore", words.sentence("cli-about-restore"), params(words), run)


def params(words: Catalogue) -> list[click.Parameter]:
    about = words.sentence("cli-help-backup-file")
    return [
        click.Argument(["file"], metavar=words.sentence("cli-metavar-file"), help=about),
        setting(words, "database", words.sentence("cli-metavar-file")),
    ]
