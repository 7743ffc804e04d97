"""Supervision: work in the background that must go on is begun again when it fails, later and later (exponential backoff)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

logger = logging.getLogger("stockpot.supervise")

Work = Callable[[], Coroutine[Any, Any, None]]

FIRST, LONGEST = 0.1, 60.0
"""Seconds before work that has failed is begun again: at first, and after many failures."""


async def supervised(name: str, work: Work, failed: Callable[[str], object]) -> None:
    """Do work until it is done; every failure is logged and told to `failed`."""
    loop, pause = asyncio.get_running_loop(), FIRST
    while True:
        began = loop.time()
        try:
            return await work()
        except Exception:
            logger.exception("%s has failed and is begun again", name)
            failed(name)
        if loop.time() - began > LONGEST:
            pause = FIRST
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)
