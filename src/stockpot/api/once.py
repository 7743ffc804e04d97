"""What several want at the same time is done once (single flight)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class Once(Generic[Made]):
    """Work under way, by its name. Who asks for it again waits for the same; when it is done it may be done anew."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, Made]], asyncio.Task[Made]]) -> None:
        self.spawn = spawn
        self.under_way: dict[str, asyncio.Task[Made]] = {}

    async def do(self, name: str, work: Callable[[str], Coroutine[Any, Any, Made]]) -> Made:
        """What the work comes to. It goes on although who asked for it may have gone."""
        task = self.under_way.get(name)
        if task is None:
            task = self.under_way[name] = self.spawn(work(name))
            task.add_done_callback(lambda _: self.under_way.pop(name, None))
        return await asyncio.shield(task)
