"""Calls of a module's functions from Python: arguments in, results out (marshalling, the Python side of the convention).

The words that a function takes are described in `unpack.py`. Arrays and records are copied into the instance's memory for the
call and back after it. What many calls work on, as the nodes of a tree, stays there (`Memory.lend`).
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from numbers import Integral
from struct import calcsize, pack
from typing import Any

from stockpot.core.record import Record
from stockpot.engine.instance import Instance

STEP = 16
"""Whatever lies in memory begins at a multiple of this."""
MASK = 0xFFFF_FFFF_FFFF_FFFF


def aligned(size: int) -> int:
    return -(-size // STEP) * STEP


class Lent:
    """An array in an instance's memory. It may be handed to a function as often as one likes, and is never copied."""

    def __init__(self, instance: Instance, address: int, code: str, shape: tuple[int, ...]) -> None:
        self.instance, self.address, self.code, self.shape = instance, address, code, shape

    @property
    def size(self) -> int:
        return calcsize(self.code) * math.prod(self.shape)

    def to_bytes(self, rows: int | None = None) -> bytes:
        """The first rows, or all of them."""
        size = self.size if rows is None else calcsize(self.code) * math.prod((rows, *self.shape[1:]))
        return bytes(self.instance.read(self.address, size))

    def tolist(self) -> list[Any]:
        """The numbers of an array with one dimension."""
        return memoryview(self.to_bytes()).cast(self.code).tolist()  # type: ignore[call-overload,no-any-return]


class Memory:
    """An instance whose memory is given out in order, and taken back all at once."""

    def __init__(self, instance: Instance) -> None:
        self.instance = instance
        self.clear()

    def clear(self) -> None:
        """Take back all that was given out."""
        self.free = aligned(self.instance.base)

    def lend(self, code: str, *shape: int) -> Lent:
        """Room for an array of one kind of numbers (a code of `struct`); what lies there may be anything."""
        lent = Lent(self.instance, self.free, code, shape)
        self.free = aligned(self.free + lent.size)
        self.instance.reserve(self.free)
        return lent

    def buffer(self, code: str, *shape: int) -> Lent:
        """An array of zeros."""
        lent = self.lend(code, *shape)
        self.instance.write(lent.address, bytes(lent.size))
        return lent

    def copy_of(self, what: Any) -> Lent:
        """What else would be copied for each call: an array or a record."""
        code, shape, data = _laid_out(what)
        lent = self.lend(code, *shape)
        self.instance.write(lent.address, data)
        return lent

    def extend(self, lent: Lent, rows: int) -> Lent:
        """Make room for more rows in what was lent last; those that lie there stay."""
        self.free = lent.address
        return self.lend(lent.code, rows, *lent.shape[1:])

    def call(self, name: str, *arguments: Any) -> int:
        """Call an exported function. Arrays and records are afterwards as it left them."""
        frame = _Frame(self.free)
        for argument in _flat(arguments):
            frame.add(argument)
        return frame.run(self.instance, name)


class _Frame:
    """The arguments of one call as they lie in memory: what is copied, then the words."""

    def __init__(self, start: int) -> None:
        self.start, self.end = start, start
        self.copied: list[memoryview] = []
        self.words = bytearray()

    def add(self, argument: Any) -> None:
        if isinstance(argument, int):
            self.words += pack("<Q", argument & MASK)
        elif isinstance(argument, float):
            self.words += pack("<d", argument)
        elif isinstance(argument, Lent):
            self._add_array(argument.address, argument.shape)
        elif isinstance(argument, Integral):  # NumPy's
            self.words += pack("<Q", int(argument) & MASK)
        else:
            _, shape, data = _laid_out(argument)
            self._add_array(self.end, shape)
            self.copied.append(data)
            self.end = aligned(self.end + len(data))

    def _add_array(self, address: int, shape: tuple[int, ...]) -> None:
        self.words += pack(f"<{1 + len(shape)}Q", address, *shape)

    def run(self, instance: Instance, name: str) -> int:
        """Write it all, call, and copy back what was copied."""
        whole = bytearray(self.end - self.start) + self.words
        for place, data in self._places():
            whole[place] = data
        instance.reserve(self.start + len(whole))
        instance.write(self.start, whole)
        result = instance.call(name, self.end)
        left = memoryview(instance.read(self.start, self.end - self.start))
        for place, data in self._places():
            data[:] = left[place]
        return result

    def _places(self) -> Iterator[tuple[slice, memoryview]]:
        """Where each of the things that are copied lies."""
        start = 0
        for data in self.copied:
            yield slice(start, start + len(data)), data
            start = aligned(start + len(data))


def _laid_out(what: Any) -> tuple[str, tuple[int, ...], memoryview]:
    """The kind of numbers, the shape and the bytes of an array, a record or a list of whole numbers."""
    if isinstance(what, Record):
        data = memoryview(what.data).cast("B")
        return f"{len(data)}s", (1,), data
    view = memoryview(array("q", what) if isinstance(what, list) else what)
    return view.format, view.shape or (), view.cast("B") if view.nbytes else memoryview(bytearray())


def _flat(arguments: Any) -> Iterator[Any]:
    """All arguments in order, the fields of tuples among them. `Record.handle` may be a tuple too."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from _flat(argument)
        else:
            yield argument
