"""`@rule`: one Python source, compiled by Numba, or left as it is: where Numba is missing, for `NUMBA_DISABLE_JIT=1`, and for
`STOCKPOT_RULES=modules`.

A rule function allocates nothing, raises nothing, prints nothing and reads no clock. It reads and writes the record it is
given and the buffers passed to it (`buffer`). Its tables of constants are made with `table`.

Interpreted rules, and all that stands on them, need the standard library alone: NumPy and Numba are imported only where rules
are compiled, or where somebody asks for arrays.
"""

from __future__ import annotations

import math
import os
from array import array
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Protocol, TypeVar, cast

COMPILED = (
    os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
    and os.environ.get("STOCKPOT_RULES") != "modules"
    and find_spec("numba") is not None
)
"""False when rules run as plain Python, and in modules (`engine`): in a browser, where nobody wants to wait for the compiler, for
debugging and for line coverage."""

if COMPILED:
    import numba
    import numpy as np

    from stockpot.core.cache import KeptFunctions

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
    compiled.typeof_pyval = _quick_to_type_records(compiled.typeof_pyval)
    return cast(Function, compiled)


def _quick_to_type_records(typeof_pyval: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Numba asks a dispatcher's `typeof_pyval` for the type of whatever is no plain number or array: our records know theirs.

    Views call many small rules from Python, and the general way takes two thirds of the time of such a call.
    """

    def quick(value: Any) -> Any:
        known = getattr(value, "compiled_type", None)
        return typeof_pyval(value) if known is None else known

    return quick


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
    """A table of whole numbers that rules may read, of one dimension (`T[i]`) or two (`T[i, j]`); read-only.

    It holds 64-bit numbers, compiled or not, so arithmetic is the same: an array when compiled, else what Python reads plain
    numbers from quickest.
    """
    if COMPILED:
        constants = np.array(values, dtype=np.int64)
        constants.setflags(write=False)
        return cast(Constants, constants)
    if len(values) == 0 or not isinstance(values[0], Sequence):
        return cast(Constants, tuple(array("q", values)))
    rows = [array("q", row) for row in values]
    return cast(Constants, memoryview(b"".join(rows)).cast("B").cast("q", (len(rows), len(rows[0]))))


def buffer(code: str, *shape: int) -> Any:
    """Zeros of one kind (a code of `struct`) for rules to write to: an array when compiled, a `memoryview` when interpreted.

    Interpreted rules read plain numbers from it, and a number that does not fit is refused.
    """
    if COMPILED:
        return np.zeros(shape, code)
    blank: Any = memoryview(bytearray(math.prod(shape) * array(code).itemsize))
    return blank.cast(code, shape) if all(shape) else blank.cast(code)
