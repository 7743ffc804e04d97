"""The second face of records: NumPy's, and Numba's. Imported only where rules are compiled, or arrays are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stockpot.core.record import SIZES, Record, Self
from stockpot.core.rule import COMPILED

if COMPILED:
    import numba
    from llvmlite import ir
    from numba.core import cgutils
    from numba.extending import typeof_impl

    from stockpot.core.cache import belongs


def dtype_of(declared: type[Record]) -> np.dtype[Any]:
    """The layout of a record as NumPy writes it."""
    fields = declared.layout.values()
    layout = {
        "names": [*declared.layout],
        "formats": [(f"{kind_of(field.code)}{SIZES[field.code]}", field.shape) for field in fields],
        "offsets": [field.offset for field in fields],
        "itemsize": declared.n_bytes,
    }
    return np.dtype(layout, align=True)  # type: ignore[call-overload,no-any-return]


def kind_of(code: str) -> str:
    """Whole numbers with and without sign, and real ones."""
    return "f" if code == "d" else "u" if code.isupper() else "i"


if COMPILED:

    def prepare(declared: type[Record]) -> None:
        """Tell Numba, and the cache of compiled code, of a record."""
        declared.compiled_type = numba.from_dtype(declared.dtype)
        belongs(declared.compiled_type, declared)

    @typeof_impl.register(Record)  # type: ignore[untyped-decorator]
    def _type_of_record(value: Record, _context: Any) -> Any:
        """Let compiled rules take the Python face too: Numba finds the bytes in `data`. Slower to call than with `array`."""
        return value.compiled_type

    def blank_on_stack(declared: type[Self]) -> Callable[[], Self]:
        """`on_stack` for compiled rules."""
        kind = declared.compiled_type

        def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            room = cgutils.alloca_once(builder, context.get_data_type(kind))
            room.align = declared.dtype.alignment
            cgutils.memset(builder, room, ir.Constant(ir.IntType(64), kind.size), 0)
            return room

        @numba.extending.intrinsic  # type: ignore[untyped-decorator]
        def blank(_typing_context: Any) -> Any:
            return kind(), generate

        return blank  # type: ignore[no-any-return]
