"""HTTP that doesn't wait for ever: whoever doesn't finish the head of a request is closed."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 15.0


class PatientProtocol(HttpToolsProtocol):
    """Waits so long for the first request, and so long from the first to the last of its heads."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # As in uvicorn, which narrows the transport too.
        super().connection_made(transport)
        self.wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
