"""What takes long is made for those alone who stay to have it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Awaitable[Response]]

HUNG_UP = 499  # nobody reads it


def while_connected(handler: Handler) -> Handler:
    """The same, but cancelled when the asker hangs up: uvicorn would let it go on."""

    async def handled(request: Request) -> Response:
        answering = asyncio.ensure_future(handler(request))
        hanging_up = asyncio.ensure_future(hung_up(request))
        try:
            await asyncio.wait([answering, hanging_up], return_when=asyncio.FIRST_COMPLETED)
            return answering.result() if answering.done() else Response(status_code=HUNG_UP)
        finally:
            answering.cancel()
            hanging_up.cancel()

    return handled


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
