"""`@record`: the state of a game as one fixed-size block of memory.

    @record
    class State(Record):
        rng: u64
        hand: Row[i64] = row(5)      # one bit per card, for each seat
        cubes: Row[i8] = row(19, 4)  # two dimensions: s.cubes[cell, colour]
        total: i8

The class has two faces over the same bytes. Compiled rules see a NumPy record (`State.dtype`, a one-element array in
`s.array`). Python code and interpreted rules see an object whose fields read as plain `int` and whose rows are indexed
like lists: 64-bit arithmetic either way, so both give the same bytes.
"""

from __future__ import annotations

import typing
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import numba
import numpy as np
from numba.extending import typeof_impl
from numpy.typing import NDArray

from stockpot.core.cache import belongs
from stockpot.core.rule import COMPILED

if TYPE_CHECKING:
    i8: TypeAlias = int
    i16: TypeAlias = int
    i32: TypeAlias = int
    i64: TypeAlias = int
    u8: TypeAlias = int
    u16: TypeAlias = int
    u32: TypeAlias = int
    u64: TypeAlias = int
else:
    i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64
    u8, u16, u32, u64 = np.uint8, np.uint16, np.uint32, np.uint64

Kind = TypeVar("Kind")
Self = TypeVar("Self", bound="Record")


class Row(Generic[Kind]):
    """A field with several places. `row` declares it; the two faces provide it."""

    if TYPE_CHECKING:

        def __getitem__(self, index: int | tuple[int, int]) -> int: ...
        def __setitem__(self, index: int | tuple[int, int], value: int) -> None: ...
        def __len__(self) -> int: ...
        def tolist(self) -> list[Any]: ...


class _Shape(tuple[int, ...]):
    """What `row(…)` leaves on the class until `record` reads it."""


def row(*shape: int) -> Any:
    """Declare the size of a `Row` field."""
    return _Shape(shape)


class Record:
    """The Python face of a state; `@record` gives it its fields."""

    dtype: ClassVar[np.dtype[Any]]
    compiled_type: ClassVar[Any]
    """What Numba calls this record."""

    def __init__(self, data: NDArray[np.uint8] | None = None) -> None:
        self.data = np.zeros(self.dtype.itemsize, np.uint8) if data is None else data

    @cached_property
    def array(self) -> NDArray[Any]:
        """The same bytes as a NumPy array with one record: what compiled rules are given."""
        return self.data.view(self.dtype)

    @property
    def handle(self) -> Any:
        """What an entry point of the engine takes: something whose `[0]` is the state."""
        return self.array if COMPILED else (self,)

    def copy(self: Self) -> Self:
        """A state of its own with the same bytes."""
        return type(self)(self.data.copy())

    def take(self: Self, other: Self) -> None:
        """Become the same as another state."""
        self.data[:] = other.data

    def to_bytes(self) -> bytes:
        return self.data.tobytes()

    @classmethod
    def from_bytes(cls: type[Self], data: bytes) -> Self:
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"{cls.__module__} states have {cls.dtype.itemsize} bytes, not {len(data)}")
        return cls(np.frombuffer(data, np.uint8).copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dtype == other.dtype and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    def __repr__(self) -> str:
        values = self.array[0]
        return f"{type(self).__name__}({', '.join(f'{name}={values[name]}' for name in self.dtype.names or ())})"


class _Field:
    """A field of the Python face: a window on the record's bytes, made when first asked for."""

    def __init__(self, name: str, dtype: np.dtype[Any], offset: int, shape: tuple[int, ...]) -> None:
        self.name, self.code, self.offset, self.shape = name, dtype.char, offset, shape
        self.size = dtype.itemsize * int(np.prod(shape, dtype=np.int64))

    def window(self, record: Record) -> Any:
        data: Any = memoryview(record.data)[self.offset : self.offset + self.size]  # type: ignore[arg-type]
        return data.cast(self.code, self.shape) if len(self.shape) > 1 else data.cast(self.code)


class _RowField(_Field):
    """A row: the window itself, which then lies in the instance's own dictionary."""

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        return record.__dict__.setdefault(self.name, self.window(record))


class _ScalarField(_Field):
    """A single number: read and written through the window."""

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        try:
            return record.__dict__[self.name][0]
        except KeyError:
            return record.__dict__.setdefault(self.name, self.window(record))[0]

    def __set__(self, record: Record, value: int) -> None:
        self.__get__(record, type(record))
        record.__dict__[self.name][0] = value


def record(declared: type[Self]) -> type[Self]:
    """Give a class of annotations its layout and the two faces described above."""
    hints = typing.get_type_hints(declared)
    layout = [_declared_field(declared, name, hints[name]) for name in declared.__annotations__]
    declared.dtype = np.dtype(layout, align=True)
    declared.compiled_type = numba.from_dtype(declared.dtype)
    _check_beginning(declared)
    belongs(declared.compiled_type, declared)
    fields: Any = declared.dtype.fields
    for name in declared.__annotations__:
        base, offset = fields[name][:2]
        kind = _RowField if base.shape else _ScalarField
        setattr(declared, name, kind(name, base.base, offset, base.shape or (1,)))
    return declared


_beginnings: dict[tuple[Any, ...], str] = {}
"""The fields of all records declared, in order, and whose they are."""


def _check_beginning(declared: type[Record]) -> None:
    """Numba takes a record for another that has its first fields, with a warning: no record may begin like that."""
    fields = tuple(declared.compiled_type.fields.items())
    for other, name in _beginnings.items():
        shared = min(len(fields), len(other))
        if fields != other and fields[:shared] == other[:shared]:
            raise TypeError(f"{declared.__name__} and {name} begin with the same fields: compiled code mixes them up.")
    _beginnings[fields] = declared.__name__


def _declared_field(declared: type, name: str, kind: Any) -> tuple[Any, ...]:
    """One entry of the NumPy layout."""
    if typing.get_origin(kind) is not Row:
        return name, kind
    shape = getattr(declared, name, None)
    if not isinstance(shape, _Shape):
        raise TypeError(f"{declared.__name__}.{name} is a Row: declare its size with row(…)")
    return name, typing.get_args(kind)[0], tuple(shape)


@typeof_impl.register(Record)  # type: ignore[untyped-decorator]
def _type_of_record(value: Record, _context: Any) -> Any:
    """Let compiled rules take the Python face too: Numba finds the bytes in `data`. Slower to call than with `array`."""
    return value.compiled_type
