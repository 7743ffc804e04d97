"""What several want at the same time is done once."""

from __future__ import annotations

import asyncio

import pytest

from stockpot.api.background import Background
from stockpot.api.once import Once
from stockpot.room.refusal import Refusal


def test_who_asks_meanwhile_waits_for_the_same_and_later_it_is_done_anew() -> None:
    done: list[str] = []

    async def story() -> None:
        held = asyncio.Event()
        once: Once[int] = Once(Background().spawn)

        async def work(name: str) -> int:
            done.append(name)
            await held.wait()
            return len(done)

        first, second, other = (asyncio.ensure_future(once.do(name, work)) for name in ("a", "a", "b"))
        await asyncio.sleep(0)
        first.cancel()  # the work goes on for the others
        await asyncio.sleep(0)
        held.set()
        assert await asyncio.gather(second, other) == [2, 2]
        assert once.under_way == {}
        assert await once.do("a", work) == 3

    asyncio.run(story())
    assert done == ["a", "b", "a"]


def test_all_who_wait_hear_that_it_has_failed() -> None:
    async def fail(name: str) -> None:
        raise Refusal("busy", name)

    async def story() -> None:
        once: Once[None] = Once(Background().spawn)
        asked = [once.do("a", fail), once.do("a", fail)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(one) for one in told] == ["a", "a"]
        with pytest.raises(Refusal, match="b"):
            await once.do("b", fail)

    asyncio.run(story())
