"""Work that goes on although nobody waits for it (background tasks): held until it ends, reported when it fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from stockpot.room.refusal import Refusal

logger = logging.getLogger("stockpot.background")


def nothing() -> None:
    """What is done about work that fails, beside reporting it."""


class Background:
    """All such work of one house."""

    def __init__(
        self, failed: Callable[[], object] = nothing, loop: asyncio.AbstractEventLoop | None = None
    ) -> None:  # fmt: skip
        """`failed` is told of work that has failed; `loop` is where it is done, unless it is where it is asked for."""
        self.failed, self.loop = failed, loop
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something."""
        task = (self.loop or asyncio.get_running_loop()).create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Report what nobody may have waited for; who did is told too."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            logger.error("work in the background has failed", exc_info=error)
            self.failed()

    async def close(self) -> None:
        """End all of it."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
