"""`@record`: the state of a game as one fixed-size block of memory.

    @record
    class State(Record):
        rng: u64
        hand: Row[i64] = row(5)      # one bit per card, for each seat
        cubes: Row[i8] = row(19, 4)  # two dimensions: s.cubes[cell, colour]
        total: i8

The class has two faces over the same bytes. Python code and interpreted rules see an object whose fields read as plain `int`
and whose rows are indexed like lists. Compiled rules see a NumPy record (`State.dtype`, a one-element array in `s.array`):
64-bit arithmetic either way, so both give the same bytes. Fields lie as a C compiler would lay them.
"""

from __future__ import annotations

import math
import typing
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

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
    f64: TypeAlias = float
else:
    i8, i16, i32, i64 = (type(name, (int,), {}) for name in ("i8", "i16", "i32", "i64"))
    u8, u16, u32, u64 = (type(name, (int,), {}) for name in ("u8", "u16", "u32", "u64"))
    f64 = type("f64", (float,), {})

CODES = {i8: "b", i16: "h", i32: "i", i64: "q", u8: "B", u16: "H", u32: "I", u64: "Q", f64: "d"}
"""What `struct` and `memoryview` call these kinds of numbers."""
SIZES = {"b": 1, "h": 2, "i": 4, "q": 8, "B": 1, "H": 2, "I": 4, "Q": 8, "d": 8}

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


class Field(NamedTuple):
    """Where a field lies in the bytes of its record."""

    code: str
    shape: tuple[int, ...]
    """Of a row; a single number has none."""
    offset: int

    @property
    def size(self) -> int:
        return SIZES[self.code] * math.prod(self.shape)


class _Made:
    """What is made of a record's bytes when it is first asked for; then it lies in the instance's own dictionary."""

    def __init__(self, name: str, make: Callable[[Any], Any]) -> None:
        self.name, self.make = name, make

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        made = record.__dict__[self.name] = self.make(record)
        return made


class _Dtype:
    """The layout of a record as NumPy writes it: built when first asked for, where NumPy is installed."""

    def __get__(self, record: Record | None, owner: type[Record]) -> Any:
        from stockpot.core.compiled_record import dtype_of

        owner.dtype = dtype_of(owner)
        return owner.dtype


def _array(record: Record) -> Any:
    import numpy as np

    return np.frombuffer(record.data, record.dtype)


class Record:
    """The Python face of a state; `@record` gives it its fields."""

    layout: ClassVar[dict[str, Field]]
    n_bytes: ClassVar[int]
    dtype: ClassVar[Any] = _Dtype()
    compiled_type: ClassVar[Any]
    """What Numba calls this record, where rules are compiled."""

    def __init__(self, data: bytearray | None = None) -> None:
        self.data = bytearray(self.n_bytes) if data is None else data

    array = _Made("array", _array)
    """The same bytes as a NumPy array with one record: what compiled rules are given."""

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
        return bytes(self.data)

    @classmethod
    def from_bytes(cls: type[Self], data: bytes) -> Self:
        if len(data) != cls.n_bytes:
            raise ValueError(f"{cls.__module__} states have {cls.n_bytes} bytes, not {len(data)}")
        return cls(bytearray(data))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.layout == other.layout and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    def __repr__(self) -> str:
        values = {name: getattr(self, name) for name in self.layout}
        shown = (f"{name}={value.tolist() if self.layout[name].shape else value}" for name, value in values.items())
        return f"{type(self).__name__}({', '.join(shown)})"


def record(declared: type[Self]) -> type[Self]:
    """Give a class of annotations its layout and the two faces described above."""
    declared.layout, declared.n_bytes = _layout(declared)
    _check_beginning(declared)
    for code in {field.code for field in declared.layout.values()}:
        setattr(declared, f"_{code}", _Made(f"_{code}", _numbers(code)))
    for name, field in declared.layout.items():
        setattr(declared, name, _Made(name, _window(field)) if field.shape else _scalar(field.code)(field.offset))
    if COMPILED:
        from stockpot.core.compiled_record import prepare

        prepare(declared)
    return declared


def _layout(declared: type) -> tuple[dict[str, Field], int]:
    """The fields in order, each at the next multiple of its kind's size, and how many bytes they take together."""
    hints = typing.get_type_hints(declared)
    fields: dict[str, Field] = {}
    end, alignment = 0, 1
    for name in declared.__annotations__:
        kind, shape = _declared_field(declared, name, hints[name])
        code = CODES[kind]
        fields[name] = field = Field(code, shape, _up_to(end, SIZES[code]))
        end, alignment = field.offset + field.size, max(alignment, SIZES[code])
    return fields, _up_to(end, alignment)


def _up_to(number: int, step: int) -> int:
    """The next multiple of a step."""
    return -(-number // step) * step


def _declared_field(declared: type, name: str, kind: Any) -> tuple[Any, tuple[int, ...]]:
    """The kind of numbers that a field holds, and the size of a row."""
    if typing.get_origin(kind) is not Row:
        return kind, ()
    shape = getattr(declared, name, None)
    if not isinstance(shape, _Shape):
        raise TypeError(f"{declared.__name__}.{name} is a Row: declare its size with row(…)")
    return typing.get_args(kind)[0], tuple(shape)


_beginnings: dict[tuple[Any, ...], str] = {}
"""The fields of all records declared, in order, and whose they are."""


def _check_beginning(declared: type[Record]) -> None:
    """Numba takes a record for another that has its first fields, with a warning: no record may begin like that."""
    fields = tuple(declared.layout.items())
    for other, name in _beginnings.items():
        shared = min(len(fields), len(other))
        if fields != other and fields[:shared] == other[:shared]:
            raise TypeError(f"{declared.__name__} and {name} begin with the same fields: compiled code mixes them up.")
    _beginnings[fields] = declared.__name__


def _numbers(code: str) -> Callable[[Record], Any]:
    """The whole record as numbers of one kind: `s._b`, `s._q` …"""
    return lambda record: memoryview(record.data).cast(code)  # type: ignore[call-overload]


def _window(field: Field) -> Callable[[Record], Any]:
    """The part of the record that is a row."""
    code, shape, part = field.code, field.shape, slice(field.offset, field.offset + field.size)
    return lambda record: memoryview(record.data)[part].cast(code, shape)  # type: ignore[call-overload]


@cache
def _scalar(code: str) -> Callable[[int], property]:
    """For a kind of numbers: what makes the property of a single number, by its offset.

    Rules read such fields more than anything else, so `s.total` is spelled out as `s._b[17]`: Python runs that without looking
    anything up.
    """
    made: dict[str, Any] = {}
    source = f"""
def scalar(offset):
    place = offset // {SIZES[code]}
    def read(s): return s._{code}[place]
    def write(s, value): s._{code}[place] = value
    return property(read, write)
"""
    exec(source, made)
    return made["scalar"]  # type: ignore[no-any-return]


def on_stack(declared: type[Self]) -> Callable[[], Self]:
    """A function that gives a rule a blank record of its own: it lies on the stack, and is gone when the rule returns."""
    if not COMPILED:
        return declared
    from stockpot.core.compiled_record import blank_on_stack

    return blank_on_stack(declared)


def blank_records(declared: type[Record], n: int) -> Any:
    """A row of blank records for rules to write to: an array when compiled, a list when interpreted."""
    if not COMPILED:
        return [declared() for _ in range(n)]
    import numpy as np

    return np.zeros(n, declared.dtype)
