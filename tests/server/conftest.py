"""A server for each test file; databases and a bus of their own for each session."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import services
from tests.support.server import Served, serving

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


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


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    url: str = request.getfixturevalue("postgres_db")
    return url
