"""Studies of the workshop: the printed rules and changed ones, game by game on the same seeds, counted while somebody looks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from stockpot.lab.parts import Part, Plan, tallies_of
from stockpot.lab.tally import Tallies, together
from stockpot.workshop.process import new_pool, play

logger = logging.getLogger("stockpot.workshop")

GAMES = 10_000
"""Of one study, of each variant."""
BATCH = 100
"""Games that are played at a time: the first answer comes after so many."""
UNSEEN = 3 * BATCH
"""Games that are played on while nobody asks for them."""
AHEAD = 2
"""Parts that wait for a process, so that none has to wait for work."""
KEPT = 8
"""Studies that are kept: who takes a change back finds all figures there."""
SEED = "workshop"
LOST = "the process that played them has ended"


class Study:
    """One question: what a change of the rules does."""

    def __init__(self, number: int, plan: Plan, workshop: Workshop) -> None:
        self.number, self.plan, self.workshop = number, plan, workshop
        self.tallies: Tallies = {}
        self.games = 0
        self.failed = ""
        """Why nothing more is counted."""
        self.seen = 0
        """Games that somebody has been told of."""
        self.changed = asyncio.Condition()
        self.task = asyncio.create_task(self.run())

    @property
    def over(self) -> bool:
        return bool(self.failed) or self.games >= self.plan.games

    async def look(self, seen: int) -> None:
        """Who has been told of so many games waits for more."""
        async with self.changed:
            self.seen = max(self.seen, seen)
            self.changed.notify_all()
            await self.changed.wait_for(lambda: self.games > seen or self.over)

    async def run(self) -> None:
        under_way: deque[tuple[Part, Future[dict[str, Any]]]] = deque()
        try:
            for part in self.plan.parts:
                under_way.append((part, self.workshop.pool.submit(play, part)))
                if len(under_way) > AHEAD:
                    await self.add(*under_way.popleft())
            while under_way:
                await self.add(*under_way.popleft())
        except ValueError as error:  # these rules cannot be counted
            await self.fail(str(error))
        except Exception:
            logger.exception("a study failed")
            self.workshop.lose_pool()
            await self.fail(LOST)
        finally:
            for _, future in under_way:
                future.cancel()
            if not self.over:
                await self.fail(LOST)

    async def add(self, part: Part, played: Future[dict[str, Any]]) -> None:
        """Add a part up when it is played, and go on when somebody wants more."""
        entry = await asyncio.wrap_future(played)
        tallies = await asyncio.to_thread(added, self.tallies, entry)
        async with self.changed:
            self.tallies, self.games = tallies, self.games + part.games
            self.changed.notify_all()
            await self.changed.wait_for(lambda: self.games - self.seen < UNSEEN)

    async def fail(self, reason: str) -> None:
        async with self.changed:
            self.failed = reason
            self.changed.notify_all()


def added(tallies: Tallies, entry: Mapping[str, Any]) -> Tallies:
    found = tallies_of(dict(entry))
    return together(tallies, found) if tallies else found


class Workshop:
    """The studies of those who use this server, and the processes that play them."""

    def __init__(self) -> None:
        self.studies: OrderedDict[str, Study] = OrderedDict()
        self.begun = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pool(self) -> ProcessPoolExecutor:
        """Begun when it is needed."""
        if self._pool is None:
            self._pool = new_pool()
        return self._pool

    def study(self, name: str, players: int, options: Mapping[str, Any]) -> Study:
        """What these options do beside the printed rules. A question that was asked before has the answer it had."""
        plan = Plan(name, players, ({}, dict(options)), GAMES, SEED, batch=BATCH)
        key = json.dumps(plan.identity)
        known = self.studies.pop(key, None)
        if known is None or known.failed:
            self.begun += 1
            known = Study(self.begun, plan, self)
        self.studies[key] = known
        while len(self.studies) > KEPT:
            _, oldest = self.studies.popitem(last=False)
            oldest.task.cancel()
        return known

    def lose_pool(self) -> None:
        """Its processes are not to be trusted any more; the next study has others."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def find(self, number: int) -> Study | None:
        return next((study for study in self.studies.values() if study.number == number), None)

    async def close(self) -> None:
        for study in self.studies.values():
            study.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await study.task
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
