"""A pool of worker processes that think for the server: bots, hints, plans, analyses; none can freeze or starve it.

Every thought has a deadline. A worker that has not answered by then is killed and replaced, whatever it does: no loop in it can
prevent that, as it could in a thread. Who waits is served in turns (`fair_queue.py`). One address never holds all workers, one
person never all that are left: whatever they let think, others are served.

`concurrent.futures` cannot kill one worker; `pebble` can, but queues first come, first served, and sends pickles. What is left to
write is short. Workers are forked from one process that has imported everything (`forkserver`): a new one is there at once, and
they share most of their memory. Only where games were compiled while the server serves, new workers import everything by
themselves: what those of before were forked from knows nothing of compiled code.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from stockpot.core.game import SHELF
from stockpot.room.refusal import Refusal
from stockpot.server.live.fair_queue import FairQueue, Path
from stockpot.server.live.worker_start import work_compiled
from stockpot.server.live.worker_tasks import (
    AnyThought,
    Begin,
    Declined,
    Failed,
    Found,
    Load,
    decode_end,
    encode,
    needs,
    work,
)

logger = logging.getLogger("stockpot.workers")

PATIENCE = 20.0
"""Time limit of a task in seconds: far more than any bot needs on a busy machine."""
COMPILING = 900.0
"""Seconds that compiling the search of a game may take."""
KEPT_FREE = 2
"""Workers that are kept for others: one from each address, and one more from each person."""
WAITING = 200
"""Tasks of one address that may wait in line; beyond that, questions are refused."""
AHEAD = ["__main__", "stockpot.server.live.worker_tasks", *(f"stockpot.games.{name}" for name in SHELF)]
"""What is imported once for all workers."""


class Gone(Exception):  # noqa: N818 - what it is
    """A worker was killed because it took too long, or died."""


class Stumbled(Exception):  # noqa: N818 - what it is
    """A task raised an error."""


def start_method() -> Any:
    """How workers are made: forked from a process that has everything ready, where the system can do that."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    with contextlib.suppress(AttributeError):
        context.set_forkserver_preload(AHEAD)
    return context


CONTEXT = start_method()
AFRESH = multiprocessing.get_context("spawn")
"""For workers that run other code than the process they would be forked from."""


class Worker:
    """One process at a time, begun when it is needed. Its methods wait: they belong in a thread."""

    starting = threading.Lock()
    """Processes are started one at a time: the standard library does not promise that starting several at once is safe."""

    def __init__(self, compiled: bool = False) -> None:
        """`compiled`: with the code that was compiled after the server began."""
        self.compiled = compiled
        self.process: Any = None
        self.pipe: Connection | None = None
        self.loaded: set[Load] = set()
        self.closed = False

    def ask(self, thought: AnyThought, seconds: float) -> bytes:
        """How a thought ended. `Gone` when it takes longer than it may; the next one has another process."""
        if self.process is None:
            self._start()
        if self.process is None:
            raise Gone("the server closes")
        first = needs(thought)
        if first is not None and first not in self.loaded:
            self._ask(first, COMPILING)
        return self._ask(thought, seconds)

    def _ask(self, thought: AnyThought, seconds: float) -> bytes:
        assert self.pipe is not None
        try:
            self.pipe.send_bytes(encode(thought))
            if not self.pipe.poll(seconds):
                raise Gone(f"no answer after {seconds:g} s")
            end = self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.kill()
            raise Gone("the worker died") from error
        except Gone:
            self.kill()
            raise
        if isinstance(thought, Load):
            self.loaded |= {thought, Load(thought.game, False)}
        return end

    def _start(self) -> None:
        context, target = (AFRESH, work_compiled) if self.compiled else (CONTEXT, work)
        self.pipe, there = context.Pipe()
        process = context.Process(target=target, args=(there,), name="thinker", daemon=True)
        try:
            with self.starting:
                process.start()
        except (
            EOFError,
            OSError,
        ) as error:  # what they are forked from was killed; it is begun again with the next one
            self.pipe.close()
            raise Gone("no worker could be begun") from error
        finally:
            there.close()
        self.process = process
        if self.closed:
            self.kill()

    def kill(self) -> None:
        process, self.process = self.process, None
        self.loaded = set()
        if process is not None:
            process.kill()
        if self.pipe is not None:
            self.pipe.close()

    def close(self) -> None:
        """End it, from any thread: whoever waits for it gets `Gone`."""
        self.closed = True
        if self.process is not None:
            self.process.kill()


@dataclass
class Waiting:
    """A thought that waits for a worker."""

    thought: AnyThought
    path: Path
    seconds: float
    end: asyncio.Future[bytes]


class WorkerPool:
    """The workers, and who waits for one."""

    def __init__(self, size: int = 0, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.workers = [Worker() for _ in range(size or (os.cpu_count() or 1) + 2)]
        self.idle = [*self.workers]
        self.threads = ThreadPoolExecutor(len(self.workers), "thinker")
        self.queue: FairQueue[Waiting] = FairQueue()
        self.busy: Counter[Path] = Counter()
        """Busy workers by address, and by person there."""
        self.killed = 0
        self._work: set[asyncio.Task[None]] = set()

    def _may(self, path: Path) -> bool:
        """May one more worker think for this address, or person? One is kept for other addresses, one for other people."""
        return len(path) > KEPT_FREE or self.busy[path] < max(1, len(self.workers) - len(path))

    def full(self, address: str) -> bool:
        """So much waits for this address that no more questions are taken."""
        return self.queue.waiting(address) >= WAITING

    async def think(self, thought: AnyThought, path: Path, kind: Any = None, seconds: float = 0) -> Any:
        """Wait in line (`path`: address, person, table), run the task, and return its result as a `kind`.

        `Refusal` where it refuses, `Stumbled` where it fails, `Gone` where it takes too long.
        """
        end: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.queue.put(path, Waiting(thought, path, seconds or self.patience, end))
        self._dispatch()
        match decode_end(await end):
            case Declined(code=code, text=text, rule=rule, status=status):
                raise Refusal(code, text, rule, status)
            case Failed(error=error, trace=trace):
                stumbled = Stumbled(error)
                stumbled.add_note(trace)
                raise stumbled
            case Found(what=what):
                return msgspec.msgpack.decode(what, type=kind or Any)

    async def begin(self) -> None:
        """Have a first worker ready before anybody asks for it."""
        await self.think(Begin(), ("", "", ""), seconds=COMPILING)

    async def load(self, game: str) -> None:
        """Load or compile what bots of a game think with."""
        await self.think(Load(game, True), ("", "", game), seconds=COMPILING)

    async def renew(self, games: Sequence[str]) -> None:
        """Replace workers by such as think with compiled code. Those that think go on meanwhile, and to the end."""
        for old in [*self.workers]:
            fresh = Worker(compiled=True)
            if old.process is not None:
                for game in games:
                    await asyncio.to_thread(fresh.ask, Load(game, True), COMPILING)
            self._replace(old, fresh)

    def _replace(self, old: Worker, fresh: Worker) -> None:
        self.workers[self.workers.index(old)] = fresh
        self.idle.append(fresh)
        if old in self.idle:
            self.idle.remove(old)
            old.kill()
        self._dispatch()

    def _dispatch(self) -> None:
        """Give idle workers something to do."""
        while self.idle:
            waiting = self.queue.take(self._may)
            if waiting is None:
                return
            if not waiting.end.done():  # else nobody waits for it any more
                self._give(waiting)

    def _give(self, waiting: Waiting) -> None:
        """Let the worker think that has most of what is needed loaded; new ones are begun only when all others think."""
        first = needs(waiting.thought)
        worker = max(self.idle, key=lambda one: (first in one.loaded, one.process is not None))
        self.idle.remove(worker)
        for depth in range(1, KEPT_FREE + 1):
            self.busy[waiting.path[:depth]] += 1
        task = asyncio.get_running_loop().create_task(self._serve(worker, waiting))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _serve(self, worker: Worker, waiting: Waiting) -> None:
        loop = asyncio.get_running_loop()
        try:
            end = await loop.run_in_executor(self.threads, worker.ask, waiting.thought, waiting.seconds)
            if not waiting.end.done():
                waiting.end.set_result(end)
        except Exception as error:
            self.killed += isinstance(error, Gone)
            logger.warning("a thought was given up: %s", error)
            if not waiting.end.done():
                waiting.end.set_exception(error)
        for depth in range(1, KEPT_FREE + 1):
            self.busy[waiting.path[:depth]] -= 1
        self.busy += Counter()  # forgets who has none
        if worker in self.workers:
            self.idle.append(worker)
        else:  # it was replaced
            worker.kill()
        self._dispatch()

    def close(self) -> None:
        """End all workers at once, whatever they think about."""
        for task in self._work:
            task.cancel()
        for worker in self.workers:
            worker.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
