"""Guests: a name and a language, known by a cookie on each of their devices."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.server.clock import Clock
from tablee.server.identity import Signer, hashed, new_id
from tablee.server.store import Store, StoredPerson

UNNAMED = "?"
LINK_SECONDS = 600


@dataclass
class Guest:
    id: str
    name: str
    language: str

    def shown_name(self) -> str:
        return self.name or UNNAMED


class Guests:
    """Everybody whom a cookie has named since the start, and the store behind them."""

    def __init__(self, store: Store, signer: Signer, clock: Clock) -> None:
        self.store = store
        self.signer = signer
        self.clock = clock
        self.by_token: dict[str, Guest] = {}
        self.by_id: dict[str, Guest] = {}
        self.links: dict[str, tuple[str, float]] = {}  # hashed token: person, until when

    async def find(self, cookie: str) -> Guest | None:
        token = self.signer.read(cookie) if cookie else None
        if token is None:
            return None
        key = hashed(token)
        if key not in self.by_token:
            person = self.store.person_of(key)
            if person is None:
                return None
            guest = Guest(person.id, person.name, person.language)
            self.by_token[key] = self.by_id.setdefault(guest.id, guest)
        return self.by_token[key]

    async def create(self) -> tuple[Guest, str]:
        guest = Guest(new_id(), "", "")
        await self.save(guest)
        return guest, await self.new_device(guest)

    async def new_device(self, guest: Guest) -> str:
        token = new_id()
        await self.store.add_device(hashed(token), guest.id, self.clock.now())
        self.by_token[hashed(token)] = self.by_id.setdefault(guest.id, guest)
        return token

    async def change(self, guest: Guest, name: str, language: str) -> None:
        guest.name, guest.language = name, language
        await self.save(guest)

    async def save(self, guest: Guest) -> None:
        now = self.clock.now()
        await self.store.save_person(StoredPerson(guest.id, guest.name, guest.language, now, now))

    async def link(self, guest: Guest) -> str:
        """A token for another device; it works once, and not for long."""
        token = new_id()
        self.links[hashed(token)] = (guest.id, self.clock.now() + LINK_SECONDS)
        return token

    async def exchange(self, token: str) -> str | None:
        person, until = self.links.pop(hashed(token), ("", 0.0))
        guest = self.by_id.get(person)
        if guest is None or self.clock.now() > until:
            return None
        return await self.new_device(guest)

    async def revoke_others(self, guest: Guest, cookie: str) -> None:
        token = self.signer.read(cookie)
        kept = hashed(token) if token else ""
        await self.store.revoke_devices(guest.id, kept or None)
        self.by_token = {
            key: other for key, other in self.by_token.items() if other is not guest or key == kept
        }

    async def forget(self, guest: Guest) -> None:
        await self.store.forget_person(guest.id)
        self.by_id.pop(guest.id, None)
        self.by_token = {k: other for k, other in self.by_token.items() if other is not guest}
