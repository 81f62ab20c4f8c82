"""The sheets of a class over HTTP: as JSON for the client, and as a file for spreadsheets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.classes.sheets import (
    NOBODY,
    ClassSheets,
    Learnt,
    Played,
    as_csv,
    class_sheets,
    learnt_from,
)
from tablee.server.web.requests import Visitors, answer, failure, wished_language
from tablee.texts import first_spoken

log = logging.getLogger("tablee.server")


class SheetRoutes:
    """Answers whoever may read them: `find` knows who asks for which class, or refuses."""

    def __init__(self, visitors: Visitors, find: Callable[[str, str], Played]) -> None:
        self.visitors = visitors
        self.find = find
        self.lock = asyncio.Lock()  # every match is replayed: one class at a time

    def routes(self) -> list[Route]:
        return [
            Route("/api/classes/{name}/sheets", self.sheets),
            Route("/api/classes/{name}/sheets.csv", self.csv),
        ]

    async def sheets(self, request: Request) -> Response:
        return answer(await self.made(request))

    async def csv(self, request: Request) -> Response:
        """In the language of `?lang=`, or of the browser."""
        wish = request.query_params.get("lang")
        language = wished_language(request) if wish is None else first_spoken([wish])
        if language is None:
            return failure("page-unknown", status=404)
        table = as_csv(await self.made(request), language)
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": 'attachment; filename="tablee.csv"',
        }
        return Response(table, headers=headers, media_type="text/csv; charset=utf-8")

    async def made(self, request: Request) -> ClassSheets:
        guest = self.visitors.known(request)
        self.visitors.check_replays(request, guest)
        person = NOBODY if guest is None else guest.id
        played = self.find(person, request.path_params["name"])
        async with self.lock:
            return await sheets_of(played)


async def sheets_of(played: Played) -> ClassSheets:
    """Replays match after match, beside the event loop."""
    found: list[Learnt] = []
    unread = 0
    for seated in played.matches:
        try:
            found.append(await asyncio.to_thread(learnt_from, seated))
        except Exception as error:  # whatever it is: the rules of today can't make sense of it
            table = seated.match.table.id
            log.warning("table %s can't be replayed: %s", table, type(error).__name__)
            unread += 1
    return class_sheets(played.pupils, found, unread)
