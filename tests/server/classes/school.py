"""A teacher in front of a class, and pupils who come with its code."""

from __future__ import annotations

from dataclasses import dataclass

from server.house import House
from server.people import Answer, Page, Person
from tablee.server import wire
from tablee.server.classes.live_class import LiveClass


@dataclass
class School:
    house: House
    teacher: Page

    @property
    def code(self) -> str:
        return self.teacher.the_class.code

    @property
    def live(self) -> LiveClass:
        return self.house.classes.living[self.teacher.the_class.id]

    async def knocks(self, person: Person, name: str) -> Answer:
        return await person.ask("POST", f"/api/classes/{self.code}/join", {"name": name})

    async def pupil(self, name: str, person: Person | None = None) -> Page:
        """Comes with the code, and is at a table."""
        somebody = person or self.house.stranger()
        answer = await self.knocks(somebody, name)
        assert answer.status == 200, answer
        return await self.house.enters(somebody, f"/ws/t/{answer.read()['room']}")

    async def pupils(self, *names: str) -> list[Page]:
        return [await self.pupil(name) for name in names]

    async def asks_back(self, person: Person, name: str) -> dict[str, object]:
        answer = await person.ask("POST", f"/api/classes/{self.code}/ask-back", {"name": name})
        assert answer.status == 200, answer
        return answer.contents()

    async def tries_to_come_back(self, person: Person, token: object) -> Answer:
        return await person.ask("POST", f"/api/classes/{self.code}/come-back", {"token": token})

    async def starts(self, *rooms: str) -> None:
        await self.teacher.succeeds(wire.ClassStart, rooms=list(rooms))


async def opens_school(
    house: House, game: str = "rows", *, seats: int = 3, options: dict[str, str] | None = None
) -> School:
    teacher = await house.guest("Mme Durand")
    body = {"game": game, "seats": seats, "options": options or {}}
    answer = await teacher.ask("POST", "/api/classes", body)
    assert answer.status == 200, answer
    page = await house.page(teacher, f"/ws/class/{answer.read()['id']}")
    await page.gets(wire.Class)
    return School(house, page)


def names_at(table: wire.ClassTable) -> list[str]:
    """Of the pupils; bots have names, too."""
    return [seat.name for seat in table.seats if seat.pupil is not None]


def sizes(overview: wire.Class) -> list[int]:
    return sorted(len(names_at(table)) for table in overview.tables)
