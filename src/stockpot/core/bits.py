"""Bit sets: small sets as bits of one number, up to 63 things in an `i64`."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import COMPILED, compiled_as, rule


def count(bits: int) -> int:
    """How many things are in the set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The smallest thing in a set that is not empty."""
    return (bits & -bits).bit_length() - 1


if COMPILED:
    import numba
    from llvmlite import ir

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def _popcount(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return numba.types.int64(numba.types.int64), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def _trailing_zeros(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return numba.types.int64(numba.types.int64), generate

    @compiled_as(count)
    def _compiled_count(bits: Any) -> Any:
        return lambda bits: _popcount(bits)

    @compiled_as(lowest)
    def _compiled_lowest(bits: Any) -> Any:
        return lambda bits: _trailing_zeros(bits)


@rule
def nth(bits: int, n: int) -> int:
    """The thing with n smaller ones in the set."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@rule
def has(bits: int, thing: int) -> bool:
    """Is it in the set?"""
    return (bits >> thing) & 1 != 0


@rule
def leaders(points: Any, seats: int) -> int:
    """The set of those of the first seats who have the most points."""
    most = points[0]
    best = 1
    for seat in range(1, seats):
        if points[seat] > most:
            most = points[seat]
            best = 0
        if points[seat] == most:
            best |= 1 << seat
    return best


def members(bits: int) -> list[int]:
    """All things in the set, smallest first."""
    return [thing for thing in range(bits.bit_length()) if bits >> thing & 1]


def union(things: Any) -> int:
    """The set of these things."""
    bits = 0
    for thing in things:
        bits |= 1 << thing
    return bits
