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
