"""`@rule`: one Python source, compiled by Numba, or left as it is when `NUMBA_DISABLE_JIT=1`.

A rule function allocates nothing, raises nothing, prints nothing and reads no clock. It reads and writes the record it is
given and the buffers passed to it. Its tables of constants are made with `table`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, cast

import numba
import numpy as np

from stockpot.core.cache import KeptFunctions

COMPILED: bool = not numba.config.DISABLE_JIT
"""False when rules run as plain Python, for debugging and line coverage."""

_SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Compile a rule function on its first call, without the GIL, kept on disk.

    `_nrt=False` leaves Numba's reference counting out: rules allocate nothing, and the atomic counts would cost a third of
    the time. `forceinline=False` must be said: else a function compiled for an inlined one would be inlined too, and with it
    whole trees of calls.
    """
    return _compiled(function, forceinline=False)


def inlined(function: Function) -> Function:
    """Like `rule`, and made part of its callers: for the few small functions that every decision goes through."""
    return _compiled(function, forceinline=True)


def _compiled(function: Function, forceinline: bool) -> Function:
    if not COMPILED:
        return function
    compiled = numba.njit(**_SETTINGS, forceinline=forceinline)(function)
    compiled._cache = KeptFunctions(function)
    return cast(Function, compiled)


def compiled_as(stub: Callable[..., Any]) -> Callable[[Function], Function]:
    """Say how calls of `stub` are compiled: Numba's `overload`, which wants signatures without annotations."""

    def decorate(choose: Function) -> Function:
        choose.__annotations__ = {}
        numba.extending.overload(stub, jit_options={**_SETTINGS, "forceinline": True})(choose)
        return choose

    return decorate


class Constants(Protocol):
    """A table of whole numbers."""

    def __getitem__(self, index: int | tuple[int, int]) -> int: ...
    def __len__(self) -> int: ...


def table(values: Sequence[Any]) -> Constants:
    """A table of whole numbers that rules may read: an array when compiled, tuples when interpreted; both read-only.

    Both hold 64-bit numbers (plain `int` in the tuples), so arithmetic is the same either way. Write `T[i, j]` for two
    dimensions: interpreted tables understand it too.
    """
    array = np.array(values, dtype=np.int64)
    array.setflags(write=False)
    return cast(Constants, array if COMPILED else _Table.of(array.tolist()))


class _Table(tuple[Any, ...]):
    """A tuple of plain integers, or of such tuples, that also takes `t[i, j]`."""

    @classmethod
    def of(cls, values: list[Any]) -> _Table:
        return cls(cls.of(value) if isinstance(value, list) else value for value in values)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            value: Any = self
            for i in index:
                value = tuple.__getitem__(value, i)
            return value
        return tuple.__getitem__(self, index)
