"""Processes full of clients: told what to do a word at a time, and watched together with the servers they play at.

A process may open only so many files, and all clients together may need more processor time than one core has. Whatever ends
before it should, a server or a process of clients, ends the measure, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from stockpot.bench.load.crowd import Crowd, Load
from stockpot.bench.load.play import Tally
from stockpot.bench.load.servers import Server
from stockpot.server.wire.connections import RESERVED, raise_file_limit

Maker = Callable[[int], Crowd]
"""Makes the clients of one process, from a seed; it is carried there."""

LONGEST = 1200
"""Seconds that anything may take that clients are told."""


ENDING = 1.0
"""Seconds between the end of a server's sockets and that of its process, at most: clients fail when it does."""


class Ended(OSError):  # noqa: N818
    """A process is gone in the middle of a measure."""


@dataclass(frozen=True)
class Helper:
    """A process of clients, and the pipe to it."""

    process: SpawnProcess
    pipe: Connection


class Clients:
    """All processes of clients. What they are told all of them do; it is done when all have said so."""

    def __init__(self, helpers: Sequence[Helper], servers: dict[int, Server]) -> None:
        self.helpers, self.servers = helpers, servers
        """Servers by a file that is ready to be read when their process has ended."""

    def open(self, tables: int) -> None:
        """So many tables more, shared out evenly."""
        share, more = divmod(tables, len(self.helpers))
        self._tell([("open", share + (number < more)) for number in range(len(self.helpers))])

    def begin(self) -> None:
        self._tell([("begin",)] * len(self.helpers))

    def count(self, on: bool) -> None:
        self._tell([("count", on)] * len(self.helpers))

    def played(self) -> None:
        """Returns when all tables have made their moves, or lost their sockets while the server lives on."""
        self._tell([("played",)] * len(self.helpers))
        if self.tally().errors:
            self.watch(ENDING)

    def tally(self) -> Tally:
        """What all of them have counted."""
        return sum(self._tell([("tally",)] * len(self.helpers)), Tally())

    def _tell(self, words: Sequence[tuple[Any, ...]]) -> list[Any]:
        answers: dict[Connection, Any] = {}
        for helper, word in zip(self.helpers, words, strict=True):
            helper.pipe.send(word)
        end = time.monotonic() + LONGEST
        while len(answers) < len(self.helpers):
            waiting = [helper.pipe for helper in self.helpers if helper.pipe not in answers]
            for pipe in self.watch(end - time.monotonic(), waiting):
                answers[pipe] = self._answer_of(pipe)
            if time.monotonic() > end:
                raise TimeoutError(f"The clients are not done after {LONGEST} seconds.")
        return [answers[helper.pipe] for helper in self.helpers]

    def _answer_of(self, pipe: Connection) -> Any:
        try:
            done, answer = pipe.recv()
        except EOFError:
            raise Ended("A process of clients has ended without a word.") from None
        if not done:
            self.watch(ENDING)
            raise OSError(f"A client failed: {answer}")
        return answer

    def watch(self, seconds: float, pipes: Sequence[Connection] = ()) -> list[Connection]:
        """So long nothing may end; returns sooner with those of these pipes that have something to say."""
        sentinels = {helper.process.sentinel: helper.process for helper in self.helpers}
        ready = wait([*pipes, *self.servers, *sentinels], max(0.0, seconds))
        for one in ready:
            if one in self.servers:
                raise Ended(f"The server has {how(self.servers[one].process.wait())}: there is nothing to measure.")
        heard = [one for one in ready if isinstance(one, Connection)]
        for one in ready:
            if one in sentinels and not heard:  # else it may have said why
                raise Ended(f"A process of clients has {how(sentinels[one].exitcode)}.")
        return heard


def how(status: int | None) -> str:
    """How a process has ended."""
    return f"ended with status {status}" if status is None or status >= 0 else f"been killed (signal {-status})"


@contextlib.contextmanager
def clients(make: Maker, load: Load, servers: Sequence[Server]) -> Iterator[Clients]:
    """As many processes as are asked for, or as the limit of open files makes necessary. They end with the block."""
    with contextlib.ExitStack() as stack:
        ends = {stack.enter_context(ending(server.pid)): server for server in servers}
        number = max(load.processes, -(-load.sockets // room_for(load, len(servers))))
        yield Clients([stack.enter_context(helper(make, load.seed + place)) for place in range(number)], ends)


def room_for(load: Load, servers: int) -> int:
    """How many sockets one process may open; `ValueError` where that is too few for the servers."""
    most = raise_file_limit() - 2 * RESERVED
    if load.sockets > most * servers:
        raise ValueError(
            f"{load.tables:,} tables with {load.clients} clients are {load.sockets:,} sockets, and a process may open "
            f"{most:,} here: raise the limit (ulimit -Hn, as root), or open {most * servers // load.clients:,} tables at most."
        )
    return most


@contextlib.contextmanager
def ending(pid: int) -> Iterator[int]:
    """A file that is ready to be read when a process has ended."""
    file = os.pidfd_open(pid)
    try:
        yield file
    finally:
        os.close(file)


@contextlib.contextmanager
def helper(make: Maker, seed: int) -> Iterator[Helper]:
    """A process of clients, until the end of the block."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=work, args=(theirs, make, seed), daemon=True)
    process.start()
    theirs.close()
    try:
        yield Helper(process, ours)
    finally:
        ours.close()
        process.join(20)
        process.kill()
        process.join()


# ------------------------------------------------------------------------------------------------------- in that process


def work(pipe: Connection, make: Maker, seed: int) -> None:
    """Do what is told until nobody tells anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is at the keyboard means the measure; this ends with it
    raise_file_limit()
    asyncio.run(obey(pipe, make, seed))


async def obey(pipe: Connection, make: Maker, seed: int) -> None:
    crowd = make(seed)
    try:
        while True:
            word, *about = await asyncio.to_thread(pipe.recv)
            try:
                pipe.send((True, await do(crowd, word, *about)))
            except BrokenPipeError:
                raise
            except Exception as error:
                pipe.send((False, f"{type(error).__name__}: {error}"))
    except (EOFError, BrokenPipeError):  # that was all
        pass
    finally:
        await crowd.close()


async def do(crowd: Crowd, word: str, *about: Any) -> Tally | None:
    if word == "open":
        await crowd.open(*about)
    elif word == "begin":
        gc.freeze()  # thousands of sockets stay: a look through all of them would make the server seem slow
        crowd.begin()
    elif word == "count":
        (crowd.tally.counting,) = about
    elif word == "played":
        await crowd.played()
    else:
        return crowd.tally
    return None
