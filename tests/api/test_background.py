"""Work that nobody waits for is held until it ends, and its failures are reported once."""

from __future__ import annotations

import asyncio
import gc

import pytest

from stockpot.api.background import Background
from stockpot.room.refusal import Refusal


async def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "told"), [(ValueError("nobody catches this"), 1), (Refusal("busy", "Refused: who asked is told."), 0)]
)
def test_what_fails_is_told_unless_it_was_refused(
    error: Exception, told: int, caplog: pytest.LogCaptureFixture
) -> None:
    failures: list[None] = []

    async def story() -> None:
        background = Background(lambda: failures.append(None))
        await asyncio.wait([background.spawn(fail(error))])
        while background.tasks:
            await asyncio.sleep(0)

    asyncio.run(story())
    assert len(failures) == told
    assert len(caplog.records) == told


def test_work_is_held_until_it_ends_and_ends_when_all_is_closed() -> None:
    ended: list[str] = []

    async def wait(event: asyncio.Event) -> None:
        try:
            await event.wait()
        finally:
            ended.append("it")

    async def story() -> None:
        background = Background()
        background.spawn(wait(asyncio.Event()))
        await asyncio.sleep(0)
        gc.collect()
        assert len(background.tasks) == 1
        assert ended == []
        await background.close()
        assert not background.tasks

    asyncio.run(story())
    assert ended == ["it"]
