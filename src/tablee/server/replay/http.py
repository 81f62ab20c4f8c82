"""The HTTP interface of replays: head, deals, record, and the link by which a match is shared."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.engine.moves import Seat
from tablee.server.replay.access import ReplayAccess, Unknown, Viewer
from tablee.server.replay.walk import Watching
from tablee.server.web.requests import Visitors, answer

NOBODY = ""
MOST_DIGITS = 4  # of a seat or a deal


class ReplayRoutes:
    """Answers for whoever asks; a stranger is nobody, and may still have a shared link."""

    def __init__(self, access: ReplayAccess, visitors: Visitors) -> None:
        self.access = access
        self.visitors = visitors

    async def head(self, request: Request) -> Response:
        viewer, match = self.asked(request)
        return answer(await self.access.head(viewer, match))

    async def deal(self, request: Request) -> Response:
        viewer, match = self.asked(request)
        deal = number(request.path_params["deal"])
        is_packed = takes_packed(request)
        views = await self.access.deal(viewer, match, deal, watching(request), is_packed=is_packed)
        return written(views, is_packed=is_packed)

    async def scores(self, request: Request) -> Response:
        viewer, match = self.asked(request)
        is_packed = takes_packed(request)
        scores = await self.access.scores(viewer, match, is_packed=is_packed)
        return written(scores, is_packed=is_packed)

    async def record(self, request: Request) -> Response:
        viewer, match = self.asked(request)
        game, line = await self.access.record(viewer, match)
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
        viewer = Viewer(guest.id, self.visitors.asker(request, guest))
        link = await self.access.share(viewer, request.path_params["match"])
        return answer({"link": link})

    async def unshare(self, request: Request) -> Response:
        guest = self.visitors.must_be_known(request)
        viewer = Viewer(guest.id, self.visitors.asker(request, guest))
        await self.access.unshare(viewer, request.path_params["match"])
        return answer({})

    def asked(self, request: Request) -> tuple[Viewer, str]:
        """Who asks for which match."""
        guest = self.visitors.known(request)
        waits_as = self.visitors.check_replays(request, guest)
        person = NOBODY if guest is None else guest.id
        return Viewer(person, waits_as), request.path_params["match"]


def takes_packed(request: Request) -> bool:
    """Views of a deal differ little: packed they are a thirtieth."""
    return "gzip" in request.headers.get("accept-encoding", "")


def written(content: bytes, *, is_packed: bool) -> Response:
    packing = {"Content-Encoding": "gzip"} if is_packed else {}
    headers = {"Cache-Control": "no-store", **packing}
    return Response(content, headers=headers, media_type="application/json")


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
