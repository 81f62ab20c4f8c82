"""The sheets of a class over HTTP: as JSON for the client, and as a file for spreadsheets."""

from __future__ import annotations

import logging
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.asked_process import Fault, NoAnswer
from tablee.server.classes.sheets import (
    NOBODY,
    ClassSheets,
    Played,
    as_csv,
)
from tablee.server.errands import Errands
from tablee.server.web.requests import Refused, Visitors, answer, failure, wished_language
from tablee.server.web.staying import while_connected
from tablee.texts import first_spoken

log = logging.getLogger("tablee.server")


class SheetRoutes:
    """Answers whoever may read them: `find` knows who asks for which class, or refuses."""

    def __init__(
        self, visitors: Visitors, find: Callable[[str, str], Played], errands: Errands
    ) -> None:
        self.visitors = visitors
        self.find = find
        self.errands = errands

    def routes(self) -> list[Route]:
        return [
            Route("/api/classes/{name}/sheets", while_connected(self.sheets)),
            Route("/api/classes/{name}/sheets.csv", while_connected(self.csv)),
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
        asker = self.visitors.check_replays(request, guest)
        person = NOBODY if guest is None else guest.id
        played = self.find(person, request.path_params["name"])
        try:
            made = await self.errands.make_sheets(asker, played)
        except (NoAnswer, Fault) as trouble:
            log.error("a class can't have its sheets: %s", trouble)
            raise Refused(failure("sheets-failed", status=503)) from None
        for table, why in made.unread.items():
            log.warning("table %s can't be replayed: %s", table, why)
        return made.sheets
