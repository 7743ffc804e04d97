"""Where rules run that think for long, searches and networks: in this process, or in a module.

Such code is handed a ground, makes all it works on there, and calls functions through it. So it is written once, and what comes
of it is the same whether the functions are compiled, interpreted or WebAssembly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from stockpot.core.game import Game
from stockpot.core.record import Record, blank_records
from stockpot.core.rule import buffer
from stockpot.engine import shelf
from stockpot.engine.calls import Memory


class Ground(Protocol):
    """Memory, and functions that work on it."""

    def buffer(self, code: str, *shape: int) -> Any:
        """Zeros of one kind (a code of `struct`)."""

    def records(self, kind: type[Record], n: int) -> Any:
        """A row of blank records."""

    def more(self, records: Any, kind: type[Record], n: int) -> Any:
        """A row of n records that begins with these; of all that was made on this ground they were made last."""

    def hold(self, what: Any) -> Any:
        """An array or a state that functions only read."""

    def call(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Call a compiled function that modules export (`exports.py`)."""

    def to_bytes(self, records: Any, n: int) -> bytes:
        """The first n of a row of records."""


class Here:
    """This process: compiled by Numba, or interpreted."""

    def buffer(self, code: str, *shape: int) -> Any:
        return buffer(code, *shape)

    def records(self, kind: type[Record], n: int) -> Any:
        return blank_records(kind, n)

    def more(self, records: Any, kind: type[Record], n: int) -> Any:
        larger = blank_records(kind, n)
        larger[: len(records)] = records
        return larger

    def hold(self, what: Any) -> Any:
        return what.handle if isinstance(what, Record) else what

    def call(self, function: Callable[..., Any], *arguments: Any) -> int:
        return int(function(*arguments) or 0)

    def to_bytes(self, records: Any, n: int) -> bytes:
        if isinstance(records, list):
            return b"".join(record.data for record in records[:n])
        return bytes(records[:n].tobytes())


class InModule:
    """The memory of an instance."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.buffer, self.hold = memory.buffer, memory.copy_of

    def records(self, kind: type[Record], n: int) -> Any:
        return self.memory.buffer(f"{kind.n_bytes}s", n)

    def more(self, records: Any, kind: type[Record], n: int) -> Any:
        return self.memory.extend(records, n)

    def call(self, function: Callable[..., Any], *arguments: Any) -> int:
        return self.memory.call(function.__name__, *arguments)

    def to_bytes(self, records: Any, n: int) -> bytes:
        return bytes(records.to_bytes(n))


@contextmanager
def ground_for(game: Game) -> Iterator[Ground]:
    """The best ground for a game here; all that is made on it is gone afterwards."""
    if shelf.wanted(game.name):
        with shelf.lend(game.name) as memory:
            yield InModule(memory)
    else:
        yield Here()
