"""Where in a row of bytes a number stands, found eight bytes at a time (SWAR: SIMD within a register).

Rules of thumb ask hundreds of times a decision who is on a cell. A plain loop for that becomes vector instructions on a big
processor, but not in WebAssembly, whose vectors cannot shift each lane by a number of its own; there it took half the time of a
search. Arithmetic on whole words is quicker than the loop everywhere.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import union
from stockpot.core.rule import COMPILED, compiled_as, inlined

STEP = 8
"""Bytes of a word."""


def places(row: Any, number: int) -> int:
    """The set of places of a row that hold a number: of 8 to 63 numbers of one byte each."""
    return union(place for place, held in enumerate(row.tolist()) if held == number)


if COMPILED:
    import numba
    import numpy as np
    from llvmlite import ir
    from numba.np.arrayobj import make_array

    _BYTE, _EACH, _REST, _SIGN, _GATHER, _TOP = (
        np.uint64(word) for word in (0xFF, 0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F, 7, 0x0102_0408_1020_4080, 56)
    )

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def _word(typing_context: Any, row: Any, place: Any) -> Any:
        """The eight bytes of a row from a place on; the first is the lowest, as on all machines that Numba knows."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = make_array(signature.args[0])(context, builder, args[0]).data
            start = builder.gep(builder.bitcast(data, ir.IntType(8).as_pointer()), [args[1]])
            return builder.load(builder.bitcast(start, ir.IntType(64).as_pointer()), align=1)

        return numba.types.uint64(row, numba.types.int64), generate

    @inlined
    def _zeros(word: Any) -> Any:
        """Which of eight bytes are 0. A byte carries into its highest bit unless its lower seven are 0, and never further."""
        others = ((word & _REST) + _REST) | word
        return ((~others >> _SIGN & _EACH) * _GATHER) >> _TOP

    @compiled_as(places)
    def _compiled_places(row: Any, number: Any) -> Any:
        def find(row: Any, number: Any) -> Any:
            wanted = _EACH * (np.uint64(number) & _BYTE)
            last = len(row) - STEP
            found = _zeros(_word(row, last) ^ wanted) << np.uint64(last)
            for place in range(0, last, STEP):
                found |= _zeros(_word(row, place) ^ wanted) << np.uint64(place)
            return np.int64(found)

        find.__annotations__ = {}
        return find
