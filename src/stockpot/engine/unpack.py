"""How an exported function finds its arguments: a line of 64-bit words in memory (the calling convention, compiled side).

WebAssembly functions take numbers only, and JavaScript has 64-bit ones of another type. So all exports are alike: they are given
an address, and return a number of 32 bits. At the address lie the arguments, one after the other:

| argument | words |
| --- | --- |
| a whole number, a truth | its value |
| a real number | its bits |
| an array of n dimensions | its address, and the n sizes; the rows lie close together |
| a named tuple | those of its fields |

`calls.py` writes them. Needs Numba.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj


def unpack_as(kinds: tuple[Any, ...]) -> Any:
    """A function that compiled code calls with an address, and that returns the arguments of these types that lie there."""
    together = types.Tuple(kinds)

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return _Words(context, builder, arguments[0]).take(together)

    @intrinsic  # type: ignore[untyped-decorator]
    def unpack(_typing_context: Any, words: Any) -> Any:
        return together(words), generate

    return unpack


class _Words:
    """Code that reads word after word."""

    def __init__(self, context: Any, builder: Any, address: Any) -> None:
        self.context, self.builder, self.address = context, builder, address
        self.taken = 0

    def next(self) -> Any:
        word = self.builder.load(cgutils.gep_inbounds(self.builder, self.address, self.taken))
        self.taken += 1
        return word

    def take(self, kind: Any) -> Any:
        """The value of a type, from as many words as it has."""
        match kind:
            case types.Array(layout="C"):
                return self._array(kind)
            case types.BaseTuple():
                return self.context.make_tuple(self.builder, kind, [self.take(field) for field in kind])
            case types.Float(bitwidth=64):
                return self.builder.bitcast(self.next(), ir.DoubleType())
            case types.Boolean() | types.Integer(bitwidth=64):
                return self.context.cast(self.builder, self.next(), types.int64, kind)
        raise TypeError(f"Functions of a module take no {kind}.")

    def _array(self, kind: Any) -> Any:
        place = self.context.get_data_type(kind.dtype).as_pointer()
        data = self.builder.inttoptr(self.next(), place)
        shape = [self.next() for _ in range(kind.ndim)]
        itemsize = self.context.get_constant(types.intp, self.context.get_abi_sizeof(place.pointee))
        strides: list[Any] = []
        stride = itemsize
        for size in reversed(shape):
            strides.insert(0, stride)
            stride = self.builder.mul(stride, size)
        array = arrayobj.make_array(kind)(self.context, self.builder)
        arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=itemsize, meminfo=None)
        return array._getvalue()
