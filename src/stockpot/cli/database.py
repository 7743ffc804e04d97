"""The database that a command is told to use, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from stockpot.server.config import Config
from stockpot.server.store.connection import FAILURES, can_be_used


def address(db: str) -> str:
    """The address asked for, or that of the user's own file; `ValueError` when no server could use it."""
    url = Config(db=db).db_url
    if not can_be_used(url):
        raise ValueError("--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.")
    return url


@contextlib.contextmanager
def answering() -> Iterator[None]:
    """Say in one line what is wrong with a database that does not answer."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ValueError(f"The database needs {error.name}: pip install 'stockpot[postgresql]'") from None
    except FAILURES as error:
        raise ValueError(f"The database does not answer: {first_line(error)}") from None


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
