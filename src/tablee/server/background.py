"""Background tasks: started, kept hold of, and cancelled when the server closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger("tablee.server")


class BackgroundTasks:
    """Keeps hold of what was started; what fails is logged, and at the end all of it ends."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        self.is_closing = True
        ending = list(self.running)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
