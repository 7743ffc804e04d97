"""Compiling while the server serves: in one process of low priority, which tells how far it is (`bots/compiling.py`).

A server on a machine where nothing is compiled runs its rules in their WebAssembly modules (`STOCKPOT_RULES=modules`), and
so do its bots, until this is done.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

import msgspec

from stockpot.bots.compiling import Progress
from stockpot.core.rule import COMPILED

logger = logging.getLogger("stockpot.compiling")

PROGRAM = "stockpot.bots.compiling"


class CompilingFailed(Exception):  # noqa: N818 - what it is
    """The process that compiles has ended too early."""


class Compiling:
    """What is compiled, and what is being compiled."""

    def __init__(self) -> None:
        self.progress = Progress("", 0, 0, [])

    @property
    def wanted(self) -> bool:
        """Can games be compiled in another process? Only where Numba is installed and this process runs without it."""
        return not COMPILED and "STOCKPOT_RULES" in os.environ and find_spec("numba") is not None

    def left(self) -> int:
        """Steps that are not done."""
        return self.progress.of - self.progress.done

    async def run(self, games: Sequence[str]) -> None:
        """Compile these games; `CompilingFailed` where that does not succeed."""
        environment = {name: value for name, value in os.environ.items() if name != "STOCKPOT_RULES"}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", PROGRAM, *games, env=environment, stdout=pipe, stderr=pipe,
            start_new_session=True,  # Ctrl+C is for the server, which ends it
        )  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        complaints = asyncio.create_task(process.stderr.read())
        try:
            async for line in process.stdout:
                self.progress = msgspec.json.decode(line, type=Progress)
                if self.progress.now:
                    logger.info("compiling %s (%d of %d)", self.progress.now, self.progress.done + 1, self.progress.of)
            if await process.wait() != 0:
                raise CompilingFailed((await complaints).decode(errors="replace"))
            logger.info("all games are compiled")
        finally:
            complaints.cancel()
            if process.returncode is None:
                process.kill()
