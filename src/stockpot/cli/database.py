"""The database that a command is told to use, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from stockpot.server.config import Config

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


def address(db: str) -> str:
    """The address asked for, or that of the user's own file; `ValueError` when no server could use it."""
    url = Config(db=db).db_url
    try:
        driver = make_url(url).drivername
    except ArgumentError:
        driver = ""
    if driver not in DRIVERS:
        raise ValueError("--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.")
    return url


@contextlib.contextmanager
def answering() -> Iterator[None]:
    """Say in one line what is wrong with a database that does not answer."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ValueError(f"The database needs {error.name}: pip install 'stockpot[postgresql]'") from None
    except (OSError, SQLAlchemyError) as error:
        raise ValueError(f"The database does not answer: {first_line(error)}") from None


async def knock(url: str) -> None:
    """Connect once, to be sure that there is a database."""
    parts = make_url(url)
    if (
        parts.get_backend_name() == "sqlite"
    ):  # here and at once: the thread of an asynchronous one would outlive a failure
        create_engine(parts.set(drivername="sqlite")).connect().close()
        return
    engine = create_async_engine(url)
    try:
        async with engine.connect():
            pass
    finally:
        await engine.dispose()


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
