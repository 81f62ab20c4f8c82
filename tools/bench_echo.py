"""The bare server that ours is compared with: one message in, the same to all of its group.

Same Starlette, same uvicorn, same settings, and nothing else: no rules, no store, no views.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.serve import loop_factory, uvicorn_config

groups: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def fan_out(socket: WebSocket) -> None:
    await socket.accept()
    group = groups[socket.path_params["group"]]
    group.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for other in group:
                await other.send_text(text)
    except WebSocketDisconnect:
        group.remove(socket)


async def serve(port: int) -> None:
    config = uvicorn_config(Starlette(routes=[WebSocketRoute("/{group}", fan_out)]))
    config.host, config.port = "127.0.0.1", port
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(int(sys.argv[1])))
