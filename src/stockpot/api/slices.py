"""Long work in one thread, done in slices: others have their turn in between (cooperative multitasking)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import TypeVar

Piece = TypeVar("Piece")
Found = TypeVar("Found")


async def others_turn(_: object) -> None:
    """What is done with a piece that nobody wants."""
    await asyncio.sleep(0)


async def in_slices(
    work: Generator[Piece, None, Found], each: Callable[[Piece], Awaitable[None]] = others_turn
) -> Found:
    """What comes of work that pauses now and then; something may be done with each piece before it goes on."""
    while True:
        try:
            piece = next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
        await each(piece)
