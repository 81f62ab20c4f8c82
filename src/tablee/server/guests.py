"""Guests: a name and a language, known by a cookie on each of their devices."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.server.clock import Clock
from tablee.server.identity import Signer, hashed, new_id
from tablee.server.store import Store, StoredPerson
from tablee.texts import LANGUAGES, catalogue, first_spoken

LINK_SECONDS = 600


@dataclass
class Guest:
    id: str
    name: str
    language: str

    def shown_name(self) -> str:
        language = first_spoken([self.language]) or LANGUAGES[0]
        return self.name or catalogue(language).sentence("guest-unnamed")


class Guests:
    """Everybody whom a cookie has named since the start, and the store behind them."""

    def __init__(self, store: Store, signer: Signer, clock: Clock) -> None:
        self.store = store
        self.signer = signer
        self.clock = clock
        self.by_device: dict[str, Guest] = {}
        self.by_id: dict[str, Guest] = {}
        self.links: dict[str, tuple[str, float]] = {}  # hashed token: person, until when

    def device(self, cookie: str) -> str:
        """The hashed token of a cookie that we signed; else nothing."""
        token = self.signer.read(cookie) if cookie else None
        return "" if token is None else hashed(token)

    def find(self, cookie: str) -> Guest | None:
        device = self.device(cookie)
        if device and device not in self.by_device:
            person = self.store.person_of(device)
            if person is not None:
                guest = Guest(person.id, person.name, person.language)
                self.by_device[device] = self.by_id.setdefault(guest.id, guest)
        return self.by_device.get(device)

    async def create(self, language: str) -> tuple[Guest, str]:
        guest = Guest(new_id(), "", language)
        await self.save(guest)
        return guest, await self.new_device(guest)

    async def new_device(self, guest: Guest) -> str:
        token = new_id()
        await self.store.add_device(hashed(token), guest.id, self.clock.now())
        self.by_device[hashed(token)] = self.by_id.setdefault(guest.id, guest)
        return token

    async def change(self, guest: Guest, name: str, language: str) -> None:
        await self.save(Guest(guest.id, name, language))
        guest.name, guest.language = name, language

    async def save(self, guest: Guest) -> None:
        now = self.clock.now()
        await self.store.save_person(StoredPerson(guest.id, guest.name, guest.language, now, now))

    def link(self, guest: Guest) -> str:
        """A token for another device; it works once, not for long, and only the newest does."""
        self.revoke_links(guest)
        token = new_id()
        self.links[hashed(token)] = (guest.id, self.clock.elapsed() + LINK_SECONDS)
        return token

    def revoke_links(self, guest: Guest) -> None:
        now = self.clock.elapsed()
        self.links = {
            key: (person, until)
            for key, (person, until) in self.links.items()
            if person != guest.id and now <= until
        }

    async def exchange(self, token: str) -> str | None:
        person, until = self.links.pop(hashed(token), ("", 0.0))
        guest = self.by_id.get(person)
        if guest is None or self.clock.elapsed() > until:
            return None
        return await self.new_device(guest)

    async def revoke_others(self, guest: Guest, kept: str) -> None:
        """All devices but this one, and a link that nobody has used yet."""
        self.revoke_links(guest)
        await self.store.revoke_devices(guest.id, kept or None)
        self.by_device = {
            device: other
            for device, other in self.by_device.items()
            if other is not guest or device == kept
        }

    async def forget(self, guest: Guest) -> None:
        self.revoke_links(guest)
        await self.store.forget_person(guest.id)
        self.by_id.pop(guest.id, None)
        self.by_device = {d: other for d, other in self.by_device.items() if other is not guest}
