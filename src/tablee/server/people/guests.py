"""Guests: a name and a language, known by a cookie on each of their devices."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from math import inf

from tablee.server import wire
from tablee.server.by_person import ByPerson
from tablee.server.clock import Clock
from tablee.server.limits import Limits
from tablee.server.people.identity import Signer, hashed, new_id
from tablee.server.store import Store, StoredDevice, StoredPerson, StoreFailure
from tablee.texts import LANGUAGES, catalogue, first_spoken

log = logging.getLogger("tablee.server")

MOST_DEVICES = 20  # of one person; with more, the one that was longest unused is signed out
LINK_SECONDS = 600
DAY = 86_400.0
SHOWN_DIGITS = 16  # of a device's hash: enough to tell one's own apart


@dataclass
class Guest:
    id: str
    name: str
    language: str

    def shown_name(self) -> str:
        language = first_spoken([self.language]) or LANGUAGES[0]
        return self.name or catalogue(language).sentence("guest-unnamed")


@dataclass(frozen=True)
class PersonalLink:
    """Lets another device in as this person, until the clock's `elapsed` has come so far."""

    person: str
    until: float


class Guests:
    """Everybody whom a cookie has named since the start, and the store behind them."""

    def __init__(
        self, store: Store, signer: Signer, clock: Clock, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.signer = signer
        self.clock = clock
        self.idle_seconds = (limits or Limits()).idle_days * DAY
        self.seen: dict[str, float] = {}  # by device
        self.by_device: dict[str, Guest] = {}
        self.by_id: dict[str, Guest] = {}
        self.signed_in = ByPerson()  # devices
        self.links: dict[str, PersonalLink] = {}  # by hashed token
        self.newest_link: dict[str, str] = {}  # by person

    def device(self, cookie: str) -> str:
        """The hashed token of a cookie that we signed; else nothing."""
        token = self.signer.read(cookie) if cookie else None
        return "" if token is None else hashed(token)

    def find(self, cookie: str) -> Guest | None:
        device = self.device(cookie)
        if device and device not in self.by_device:
            self.recall(device)
        return None if self.is_idle(device) else self.by_device.get(device)

    def recall(self, device: str) -> None:
        person = self.store.person_of(device)
        if person is not None:
            guest = Guest(person.id, person.name, person.language)
            known = {one.id: one.seen for one in self.store.devices_of(guest.id)}
            self.sign_in(device, guest, known[device])

    # Devices

    def sign_in(self, device: str, guest: Guest, seen: float) -> None:
        self.by_device[device] = self.by_id.setdefault(guest.id, guest)
        self.signed_in.note(device, [guest.id])
        self.seen[device] = seen

    def sign_out(self, device: str) -> None:
        self.by_device.pop(device, None)
        self.signed_in.drop(device)
        self.seen.pop(device, None)

    def is_idle(self, device: str) -> bool:
        """Whether it wasn't seen for so long that it is nobody's."""
        return self.clock.now() - self.seen.get(device, inf) > self.idle_seconds

    async def note_visit(self, device: str) -> bool:
        """A device is seen; whether that was written down, which once a day is enough."""
        now = self.clock.now()
        if now - self.seen.get(device, 0.0) < DAY:
            return False
        await self.store.see_device(device, now)
        if device in self.seen:  # it may have been signed out meanwhile
            self.seen[device] = now
        return True

    def devices(self, guest: Guest, this: str) -> list[wire.Device]:
        """The one that asks first, then as they were seen last."""
        known = self.store.devices_of(guest.id)
        ordered = sorted(known, key=lambda device: (device.id != this, -device.seen))
        return [shown_device(device, this) for device in ordered if not self.is_idle(device.id)]

    def device_of(self, guest: Guest, name: str) -> str | None:
        """The device of this guest that is shown by this name."""
        known = [device.id for device in self.store.devices_of(guest.id)]
        return next((device for device in known if shown_name(device) == name), None)

    async def revoke(self, device: str) -> None:
        await self.store.revoke_device(device)
        self.sign_out(device)

    async def expire(self) -> None:
        """Devices that nobody has used for so long are nobody's, in the store too; old links go."""
        try:
            await self.store.expire_devices(self.clock.now() - self.idle_seconds)
        except StoreFailure as failure:
            log.error("devices: %s", failure.why.key)
        for device in [device for device in self.by_device if self.is_idle(device)]:
            self.sign_out(device)
        elapsed = self.clock.elapsed()
        for person in [link.person for link in self.links.values() if elapsed > link.until]:
            self.drop_link(person)

    # People

    async def create(self, language: str) -> tuple[Guest, str]:
        guest = Guest(new_id(), "", language)
        await self.save(guest)
        return guest, await self.new_device(guest)

    async def new_device(self, guest: Guest) -> str:
        token = new_id()
        now = self.clock.now()
        known = sorted(self.store.devices_of(guest.id), key=lambda device: -device.seen)
        for unused in known[MOST_DEVICES - 1 :]:
            await self.revoke(unused.id)
        await self.store.add_device(hashed(token), guest.id, now)
        self.sign_in(hashed(token), guest, now)
        return token

    async def change(self, guest: Guest, name: str, language: str) -> None:
        await self.save(Guest(guest.id, name, language))
        guest.name, guest.language = name, language

    async def save(self, guest: Guest) -> None:
        now = self.clock.now()
        await self.store.save_person(StoredPerson(guest.id, guest.name, guest.language, now, now))

    def link(self, guest: Guest) -> str:
        """A token for another device; it works once, not for long, and only the newest does."""
        self.drop_link(guest.id)
        token = new_id()
        self.links[hashed(token)] = PersonalLink(guest.id, self.clock.elapsed() + LINK_SECONDS)
        self.newest_link[guest.id] = hashed(token)
        return token

    def drop_link(self, person: str) -> None:
        """One that nobody has used yet, if there is one."""
        self.links.pop(self.newest_link.pop(person, ""), None)

    def whose_link(self, token: str) -> Guest | None:
        """Whom `exchange` would let in."""
        link = self.links.get(hashed(token))
        if link is None or self.clock.elapsed() > link.until:
            return None
        return self.by_id.get(link.person)

    async def exchange(self, token: str) -> str | None:
        guest = self.whose_link(token)
        if guest is not None:
            self.drop_link(guest.id)
        return None if guest is None else await self.new_device(guest)

    async def revoke_others(self, guest: Guest, kept: str) -> None:
        """All devices but this one, and a link that nobody has used yet."""
        self.drop_link(guest.id)
        await self.store.revoke_devices(guest.id, kept or None)
        for device in self.signed_in.of(guest.id):
            if device != kept:
                self.sign_out(device)

    async def take_over(self, person: str) -> str:
        """A new device is this person's, and no other is any more; its token."""
        self.drop_link(person)
        await self.store.revoke_devices(person, None)
        self.drop(person)
        token = new_id()
        await self.store.add_device(hashed(token), person, self.clock.now())
        return token

    async def forget(self, guest: Guest) -> None:
        self.drop_link(guest.id)
        await self.store.forget_person(guest.id)
        self.drop(guest.id)

    def drop(self, person: str) -> None:
        """The store knows this person no more."""
        self.by_id.pop(person, None)
        self.drop_link(person)
        for device in self.signed_in.of(person):
            self.sign_out(device)


def shown_device(device: StoredDevice, this: str) -> wire.Device:
    added, seen = round(1000 * device.added), round(1000 * device.seen)
    return wire.Device(shown_name(device.id), added, seen, device.id == this)


def shown_name(device: str) -> str:
    return device[:SHOWN_DIGITS]
