"""What rooms and matches need of the server around them."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.server.background import BackgroundTasks
from tablee.server.bots.processes import Bots
from tablee.server.clock import Clock
from tablee.server.errands import Errands
from tablee.server.ledger import Ledger
from tablee.server.limits import Limits
from tablee.server.store import Store
from tablee.server.store.disk import Disk
from tablee.server.turnstile import Turnstile


@dataclass(frozen=True)
class Services:
    store: Store
    bots: Bots
    errands: Errands
    clock: Clock
    tasks: BackgroundTasks
    disk: Disk
    limits: Limits = field(default_factory=Limits)
    ledger: Ledger = field(default_factory=Ledger)
    turnstile: Turnstile = field(default_factory=Turnstile)
