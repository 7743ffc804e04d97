"""How `stockpot serve` begins and ends."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from stockpot.cli import serve
from stockpot.cli.app import app
from stockpot.server.config import Config
from tests.support.processes import environment

PROGRAM = """
import signal, sys, threading
from concurrent.futures import ThreadPoolExecutor
from stockpot.cli.serve import ending_at_once

signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background inherit that it is ignored
ThreadPoolExecutor(1).submit(threading.Event().wait)
with ending_at_once():
    print("served")
    {end}
"""


@pytest.mark.parametrize(
    ("end", "status"), [("pass", 0), ("sys.exit(3)", 3), ("signal.raise_signal(signal.SIGINT)", 130)]
)
def test_it_does_not_wait_for_a_thread_that_cannot_be_interrupted(end: str, status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(end=end)],
        env=environment(), capture_output=True, encoding="utf-8", check=False, timeout=900,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (status, "served\n", "")


def test_nor_when_it_fails() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(end="raise RuntimeError('spilt')")],
        env=environment(), capture_output=True, encoding="utf-8", check=False, timeout=900,
    )  # fmt: skip
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, "RuntimeError: spilt")


def test_nor_when_nobody_reads_what_it_says() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.stdin.read()\n{PROGRAM.format(end='pass')}"], env=environment(),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        for pipe in (process.stdout, process.stdin):
            assert pipe is not None
            pipe.close()
        assert process.wait(900) in (0, 1)


@pytest.mark.parametrize(("said", "workers"), [([], 0), (["--workers", "3"], 3)])
def test_how_many_processes_think_can_be_said(said: list[str], workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Config] = []

    def create(config: Config) -> None:
        made.append(config)
        raise InterruptedError

    monkeypatch.setenv("STOCKPOT_RULES", "compiled")  # else it would be settled for all tests that follow
    monkeypatch.setattr(serve, "create_app", create)
    CliRunner().invoke(app, ["serve", "--db", "sqlite+aiosqlite://", *said])
    assert [config.workers for config in made] == [workers]
