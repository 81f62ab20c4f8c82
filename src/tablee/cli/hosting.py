"""`tablee serve`, `tablee backup` and `tablee restore`: what a host needs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import click

from tablee.cli.terminal import tell
from tablee.cli.usage import Command, Option, flag
from tablee.cli.values import Whole
from tablee.server.addresses import Addresses, qr_code
from tablee.server.listening import Serving
from tablee.server.store.copies import copy_database, restore
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
        envvar=f"TABLEE_{name.replace('-', '_').upper()}",
        metavar=metavar,
        help=words.sentence(f"cli-help-{name}"),
    )


def serve_command(words: Catalogue) -> Command:
    def run(
        host: str | None,
        port: int | None,
        database: str | None,
        public_url: str | None,
        trusted_proxy: bool,
    ) -> None:
        from tablee.server.serve import serve  # only here: no other command pays for the web

        serving = Serving(
            host=EVERYWHERE if host is None else host,
            port=PORT if port is None else port,
            database=chosen_database(database),
            public_url=public_url or "",
            trusted_proxy=trusted_proxy,
        )
        serve(serving, lambda addresses: announce(words, addresses))

    port = Option(
        ["--port"],
        type=Whole(0),
        envvar="TABLEE_PORT",
        metavar="N",
        help=words.sentence("cli-help-port"),
    )
    proxy = flag("--trusted-proxy", words.sentence("cli-help-trusted-proxy"))
    proxy.envvar = "TABLEE_TRUSTED_PROXY"
    params: list[click.Parameter] = [
        setting(words, "host", "HOST"),
        port,
        setting(words, "database", words.sentence("cli-metavar-file")),
        setting(words, "public-url", "URL"),
        proxy,
    ]
    return Command(words, "serve", words.sentence("cli-about-serve"), params, run)


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
