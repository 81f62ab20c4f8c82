"""The cards of a game as a PDF, for whoever asks."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.responses import Response

from tablee.engine.options import BadOption
from tablee.games import BadShelf, Shelved, find_game
from tablee.printing import NotPrintable, check_printable
from tablee.server.asked_process import Fault, NoAnswer
from tablee.server.errands import Errands
from tablee.server.turns import Asker
from tablee.server.web.requests import Visitors, failure, wished_language
from tablee.texts import Language, first_spoken

log = logging.getLogger("tablee.server")

Document = tuple[str, Language, str]  # a game, and its options

MOST_KEPT = 40  # documents; what people compose has no end


class Printer:
    """Has every document made once, beside the event loop, and keeps it."""

    def __init__(self, errands: Errands) -> None:
        self.errands = errands
        self.made: dict[Document, bytes] = {}
        self.locks: WeakValueDictionary[Document, asyncio.Lock] = WeakValueDictionary()

    async def pdf(
        self, asker: Asker, shelved: Shelved, language: Language, options: dict[str, str]
    ) -> bytes:
        """BadOption or NotPrintable, if there is no such thing."""
        check_printable(shelved, language)
        shelved.game.read_options(options)
        key = shelved.game.name, language, str(sorted(options.items()))
        if key not in self.made:
            async with self.locks.setdefault(key, asyncio.Lock()):
                if key not in self.made:  # nobody else made it while we waited
                    name = shelved.game.name
                    made = await self.errands.print_cards(asker, name, language, options)
                    if len(self.made) >= MOST_KEPT:
                        self.made.clear()
                    self.made[key] = made
        return self.made[key]


class PrintRoutes:
    def __init__(self, visitors: Visitors, errands: Errands) -> None:
        self.visitors = visitors
        self.printer = Printer(errands)

    async def cards(self, request: Request) -> Response:
        asker = self.visitors.check_prints(request, self.visitors.known(request))
        wish = request.query_params.get("lang")
        language = wished_language(request) if wish is None else first_spoken([wish])
        if language is None:
            return failure("page-unknown", status=404)
        try:
            shelved = find_game(request.path_params["game"])
            options = {n: t for n, t in request.query_params.items() if n != "lang"}
            pdf = await self.printer.pdf(asker, shelved, language, options)
        except (BadShelf, NotPrintable) as none:
            return failure(none.why.key, none.why.params, 404)
        except BadOption as bad:
            return failure(bad.why.key, bad.why.params, 400)
        except (NoAnswer, Fault) as trouble:
            log.error("%s can't be printed: %s", shelved.game.name, trouble)
            return failure("print-failed", status=503)
        return as_file(pdf, f"tablee-{shelved.game.name}-{language}.pdf")


def as_file(pdf: bytes, name: str) -> Response:
    """To be kept, not shown: browsers' own viewers run into the policy of our pages."""
    headers = {
        "Cache-Control": "no-cache",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return Response(pdf, headers=headers, media_type="application/pdf")
