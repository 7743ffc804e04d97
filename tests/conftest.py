"""What all tests share: programs that some need, started once a session; who lacks something is left out and counted."""

from __future__ import annotations

import gc
import itertools
import logging
import os
from collections import Counter
from collections.abc import Generator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

# Tests run side by side, a process for each core: threads that multiply small matrices would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import pytest

from stockpot.core.rule import COMPILED
from stockpot.envs.gpu.device import available
from tests.support import services
from tools.programs import GPU, PACKAGES, in_ci, missing

STARTED_BY = {"playwright": "chromium", "postgres": "postgresql", "redis": "redis"}
"""Fixtures that start a program; tests say `@pytest.mark.needs("emoji font")` where none does."""
_numbers = itertools.count(1)
LEFT_OUT = pytest.StashKey[dict[str, int]]()
"""How many tests are left out, by what they need."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden playthroughs anew")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays until the end: to look for garbage in it meanwhile is a third of the work."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def needs(item: pytest.Item) -> Iterator[str]:
    """What a test needs that may not be here."""
    for mark in item.iter_markers("needs"):
        yield from mark.args
    yield from (STARTED_BY[name] for name in getattr(item, "fixturenames", ()) if name in STARTED_BY)


@pytest.fixture(autouse=True)
def the_process_as_it_was() -> Iterator[None]:
    """A command that runs in this process may say how rules run (`cli/backend.py`) and where the log goes: for itself alone."""
    said, root = os.environ.get("STOCKPOT_RULES"), logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    os.environ.pop("STOCKPOT_RULES", None)
    if said is not None:
        os.environ["STOCKPOT_RULES"] = said
    root.setLevel(level)
    for one in [one for one in root.handlers if one not in handlers]:
        root.removeHandler(one)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot run here."""
    lacking = absent()
    lacks = {item: " and ".join(sorted(lacking & set(needs(item)))) for item in items}
    config.stash[LEFT_OUT] = dict(Counter(lack for lack in lacks.values() if lack))
    config.hook.pytest_deselected(items=[item for item in items if lacks[item] or runs_elsewhere(item)])
    items[:] = [item for item in items if not (lacks[item] or runs_elsewhere(item))]


def absent() -> set[str]:
    """What is not here. In CI everything is, but a GPU."""
    no_gpu = set() if available() else {GPU}
    if in_ci():
        return no_gpu
    packages = {name for name, module in PACKAGES.items() if find_spec(module) is None}
    return no_gpu | packages | {program.name for program in missing()}


def runs_elsewhere(item: pytest.Item) -> bool:
    """The coverage run has it, where rules are plain Python."""
    return COMPILED and item.get_closest_marker("interpreted") is not None


def is_worker(config: pytest.Config) -> bool:
    """One of the processes of pytest-xdist."""
    return hasattr(config, "workeroutput")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Workers of pytest-xdist collect, all of them the same."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", {})


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Whole files may be left out: that is no failure."""
    left = session.config.stash.get(LEFT_OUT, {})
    if is_worker(session.config):
        session.config.workeroutput["left_out"] = left
    elif left and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how many; `make test` says it once more at its very end, from what is written down here."""
    for lack, count in config.stash.get(LEFT_OUT, {}).items():
        terminalreporter.write_line(f"Left out: {count} tests that need {lack}.", yellow=True)
        if (notes := os.environ.get("LEFT_OUT")) and not is_worker(config):
            with Path(notes).open("a") as file:
                file.write(f"{lack} {count}\n")


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as started:
        yield started


@pytest.fixture
def postgres_db(postgres: services.Postgres) -> str:
    """An empty database on PostgreSQL."""
    return postgres.new_database(f"db{next(_numbers)}")
