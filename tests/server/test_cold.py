"""On a machine where nothing is compiled nobody waits for the compiler: not people, not bots, not those who ask for hints."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from stockpot.bots.levels import OWN
from stockpot.core.game import SHELF, game
from tests.support.client import PATIENCE
from tests.support.ports import free_port
from tests.support.processes import environment, python
from tests.support.server import Person, run

pytestmark = pytest.mark.compiled


@contextlib.contextmanager
def cold_server(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`stockpot serve` with an empty home; yields its address when it answers."""
    url = f"http://127.0.0.1:{(port := free_port())}"
    home = environment(HOME=str(folder), STOCKPOT_CACHE=str(folder / "cache"), NUMBA_DISABLE_JIT="0")
    home.pop("STOCKPOT_RULES", None)
    process = subprocess.Popen([sys.executable, "-m", "stockpot", "serve", "--port", str(port)], env=home)
    try:
        until(process, lambda: httpx.get(f"{url}/healthz").status_code == 200)
        yield process, url
    finally:
        process.terminate()
        process.wait(PATIENCE)


def until(process: subprocess.Popen[bytes], answers: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the server has ended"
        with contextlib.suppress(httpx.TransportError):
            if answers():
                return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_bots_of_all_levels_move_and_hints_come_before_anything_is_compiled(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        for name in SHELF:
            ana = await Person.named(url, "Ana")
            for level in OWN:
                await see_a_bot_move(ana, name, level)
        assert set(SHELF) <= set((await ana.get("/readyz"))["warm"])

    with cold_server(tmp_path) as (process, url):
        run(story(url))
        assert len([*tmp_path.rglob("*.ready")]) < len(SHELF), "these bots have not waited for a compiler"
        until(process, lambda: bool(httpx.get(f"{url}/readyz").json()["compiling"]))


async def see_a_bot_move(ana: Person, name: str, level: str) -> None:
    """A bot of a level moves. Where it thinks, who plays against it may ask for a hint, too."""
    table = await ana.create(name, ["me"] + [level] * (game(name).players[0] - 1), hints=True)
    async with ana.at(table) as client:
        await client.ask("start")
        while not any(one["kind"] == "moved" and one["seat"] > 0 for one in client.news):
            await client.until(lambda: client.legal or client.news[-1].get("seat", 0) > 0)
            if client.legal:
                if level == "expert":
                    assert (await client.ask("hint"))["best"]
                await client.ask("play", move=client.legal[0]["text"])


def test_workers_change_to_compiled_code_and_think_the_same() -> None:
    """In a server that runs its rules in modules; what tests need is compiled."""
    assert json.loads(python(CHANGE, STOCKPOT_RULES="modules", NUMBA_DISABLE_JIT="0")) == [False, True]


CHANGE = """
import asyncio, json
import stockpot
from stockpot.core.rule import COMPILED
from stockpot.server.live.worker_pool import WorkerPool
from stockpot.server.live.worker_tasks import Judge, Progress, Situation

async def story():
    table = stockpot.Table("soup", 3, seed=1)
    move = table.copy().make_move(0, "clear water")
    thought, path = Judge(Situation.of(table), 1, [move]), ("address", "person", "table")
    pool = WorkerPool(2)
    try:
        before = await pool.think(thought, path, Progress)
        old = pool.workers[0].process
        await pool.renew(["soup"])
        assert await pool.think(thought, path, Progress) == before
        assert before.judged
        assert pool.workers[0].process not in (None, old)
        old.join()
        print(json.dumps([COMPILED, all(worker.compiled for worker in pool.workers)]))
    finally:
        pool.close()

if __name__ == "__main__":
    asyncio.run(story())
"""
