"""Looking back over plain HTTP: the head of a match, its deals, its record, and a link to share."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

from tablee.engine.moves import Seat
from tablee.server.looking_back import LookingBack, Unknown
from tablee.server.past import Watching
from tablee.server.visitors import Visitors, answer

NOBODY = ""
MOST_DIGITS = 4  # of a seat or a deal


class Replays:
    """Answers for whoever asks; a stranger is nobody, and may still have a shared link."""

    def __init__(self, looking_back: LookingBack, visitors: Visitors) -> None:
        self.looking_back = looking_back
        self.visitors = visitors

    async def head(self, request: Request) -> Response:
        person, match = self.asked(request)
        return answer(await self.looking_back.head(person, match))

    async def deal(self, request: Request) -> Response:
        person, match = self.asked(request)
        deal = number(request.path_params["deal"])
        views = await self.looking_back.deal(person, match, deal, watching(request))
        return packed(request, answer(views))

    async def record(self, request: Request) -> Response:
        person, match = self.asked(request)
        game, line = await self.looking_back.record(person, match)
        name = f"tablee-{game}-{match}.jsonl"
        return Response(
            line + "\n",
            headers={
                "Cache-Control": "no-store",
                "Content-Disposition": f'attachment; filename="{name}"',
            },
            media_type="application/json",
        )

    async def share(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        link = await self.looking_back.share(guest.id, request.path_params["match"])
        return answer({"link": link})

    async def unshare(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        await self.looking_back.unshare(guest.id, request.path_params["match"])
        return answer({})

    def asked(self, request: Request) -> tuple[str, str]:
        """Who asks for which match."""
        guest = self.visitors.known(request)
        self.visitors.check_replays(request, guest)
        return NOBODY if guest is None else guest.id, request.path_params["match"]


def packed(request: Request, response: Response) -> Response:
    """Views of a deal differ little: packed they are a thirtieth."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    content = gzip.compress(response.body, mtime=0)
    headers = {"Cache-Control": "no-store", "Content-Encoding": "gzip"}
    return Response(content, headers=headers, media_type=response.media_type)


def watching(request: Request) -> Watching:
    """`?seat=2` from that seat, none for what was public; `&open=yes` with all cards."""
    seat = request.query_params.get("seat", "")
    is_open = request.query_params.get("open", "") == "yes"
    return Watching(Seat(number(seat)) if seat else None, is_open)


def number(text: str) -> int:
    """A small number of an address; whatever else stands there is nothing that we know."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise Unknown
    return int(text)
