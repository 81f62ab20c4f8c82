"""The limits that a host may set: what one address, person or room may have of the house.

They are generous where somebody could meet them without bad intentions: a whole class may sit
behind one router. docs/hosting.md lists them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from tablee.engine.words import Text

MOST_DIGITS = 9
MIB = 2**20


@dataclass(frozen=True)
class Limits:
    """Each may be set as `--limit NAME=NUMBER`, with hyphens. An address is an IPv4 or a /64."""

    connections: int = 0  # of everybody together; 0: as many as the system allows files
    connections_per_address: int = 1000  # at most a fourth of all
    requests_per_second: int = 100  # of an address
    sockets_per_address: int = 400
    sockets_per_guest: int = 8
    guests_per_hour: int = 600  # newcomers from an address; besides, as many pupils by a code
    rooms_per_hour: int = 30  # opened by a guest
    rooms_per_hour_and_address: int = 600
    rooms: int = 50_000  # kept at the same time, of everybody together
    rooms_per_person: int = 100  # of which somebody is the host, with the tables of their classes
    classes_per_person: int = 10  # open at the same time, of one teacher
    moves_at_once: int = 20_000  # in a room that was quiet; then bots wait
    moves_per_hour: int = 3600  # by which it recovers
    idle_days: int = 90  # after which a device that nobody used is signed out
    storage_mib_per_room: int = 200  # of matches, by estimate; beyond it none begins there
    storage_mib_per_person: int = 400  # in all rooms of which somebody is the host
    free_disk_mib: int = 256  # without which no room opens and no match begins


class BadLimit(Exception):
    """There is no such limit, or this is no number; `why` says which."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.why = why


def limit_names() -> list[str]:
    return [field.name.replace("_", "-") for field in fields(Limits)]


def read_limits(given: Iterable[tuple[str, str]]) -> Limits:
    """The usual ones but for these; where one is given twice, the last counts."""
    chosen: dict[str, int] = {}
    for name, value in given:
        if name not in limit_names():
            raise BadLimit(Text("limit-unknown", {"name": name, "names": ", ".join(limit_names())}))
        if not (value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS):
            raise BadLimit(Text("limit-no-number", {"name": name, "value": value}))
        chosen[name.replace("-", "_")] = int(value)
    return Limits(**chosen)
