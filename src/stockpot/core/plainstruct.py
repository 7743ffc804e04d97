"""What this house uses of msgspec, from the standard library alone: structs, their JSON, and checks when they are read.

Bytes and refusals are msgspec's (`tests/core/test_struct.py`), but for what it says of text that is no JSON at all.
"""

from __future__ import annotations

import base64
import inspect
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NoReturn, Union, get_args, get_origin, get_type_hints


class UnsetType:
    """The type of `UNSET`: a field that is left out."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()


class Raw(bytes):
    """JSON that is written already."""


@dataclass(frozen=True)
class Meta:
    """Bounds of a value, checked when it is read."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None

    def against(self, kind: str, value: Any) -> str:
        """What is wrong with a value of this kind; nothing where it is within the bounds."""
        if self.ge is not None and value < self.ge:
            return f"Expected `{kind}` >= {self.ge}"
        if self.le is not None and value > self.le:
            return f"Expected `{kind}` <= {self.le}"
        if self.min_length is not None and len(value) < self.min_length:
            return f"Expected `{kind}` of length >= {self.min_length}"
        if self.max_length is not None and len(value) > self.max_length:
            return f"Expected `{kind}` of length <= {self.max_length}"
        if self.pattern is not None and re.search(self.pattern, value) is None:
            return f"Expected `{kind}` matching regex {self.pattern!r}"
        return ""


# ------------------------------------------------------------------------------------------------------------- structs


class Struct:
    """A class whose annotations are its fields. Fields by keyword only stand behind all others."""

    _fields: dict[str, bool] = {}  # noqa: RUF012 - every subclass has its own
    """The names, and which of them go by keyword only."""
    _in_order: tuple[str, ...] = ()
    """Those that do not."""
    _defaults: dict[str, Any] = {}  # noqa: RUF012
    _tag_field: str | None = None
    _tag_rule: Any = None
    _omits = _frozen = _forbids = False

    def __init_subclass__(
        cls, tag_field: str | None = None, tag: str | Callable[[str], str] | None = None, omit_defaults: bool | None = None,
        frozen: bool | None = None, kw_only: bool = False, forbid_unknown_fields: bool | None = None,
    ) -> None:  # fmt: skip
        cls._tag_field = tag_field or cls._tag_field
        cls._tag_rule = staticmethod(tag) if callable(tag) else tag or cls.__dict__.get("_tag_rule", cls._tag_rule)
        cls._omits = cls._omits if omit_defaults is None else omit_defaults
        cls._frozen = cls._frozen if frozen is None else frozen
        cls._forbids = cls._forbids if forbid_unknown_fields is None else forbid_unknown_fields
        own = inspect.get_annotations(cls)
        cls._defaults = cls._defaults | {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        for name in own:
            if name in cls.__dict__:
                delattr(cls, name)
        fields = cls._fields | dict.fromkeys(own, kw_only)
        cls._fields = dict(sorted(fields.items(), key=lambda field: field[1]))
        cls._in_order = tuple(name for name, by_keyword in cls._fields.items() if not by_keyword)

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self._in_order, values, strict=False)) | named
        if len(given) < len(values) + len(named):
            raise TypeError("Extra positional arguments provided")
        for name in self._fields:
            self.__dict__[name] = given.pop(name) if name in given else self._default(name)
        for name in given:
            raise TypeError(f"Unexpected keyword argument '{name}'")

    @classmethod
    def _default(cls, name: str) -> Any:
        if name not in cls._defaults:
            raise TypeError(f"Missing required argument '{name}'")
        value = cls._defaults[name]
        return value.copy() if isinstance(value, list | dict | set) else value

    @classmethod
    def _tag(cls) -> str | None:
        """What the tag's field says of this class."""
        if cls._tag_field is None:
            return None
        return str(cls._tag_rule(cls.__name__)) if callable(cls._tag_rule) else cls._tag_rule or cls.__name__

    def _parts(self) -> Iterator[tuple[str, Any]]:
        """All that is written: the tag, and the fields that are set and need saying."""
        tag = self._tag()
        if tag is not None and self._tag_field is not None:
            yield self._tag_field, tag
        for name in self._fields:
            value = self.__dict__[name]
            if value is not UNSET and not (self._omits and self._is_default(name, value)):
                yield name, value

    def _is_default(self, name: str, value: Any) -> bool:
        if name not in self._defaults:
            return False
        usual = self._defaults[name]
        if isinstance(usual, list | dict | set):
            return type(value) is type(usual) and not value and not usual
        return value is usual or (type(value) is type(usual) and bool(value == usual))

    def __setattr__(self, name: str, value: Any) -> None:
        if self._frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self._fields:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        if not self._frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def replace(struct: Any, /, **changes: Any) -> Any:
    """The same struct with some fields changed."""
    return type(struct)(**{**struct.__dict__, **changes})


# ------------------------------------------------------------------------------------------------------------- writing


class Encoder:
    """Writes JSON."""

    def encode(self, value: Any) -> bytes:
        return written(value).encode()


def written(value: Any) -> str:
    """A value as JSON."""
    if type(value) in (dict, list):
        quickly = _written_in_c(value)
        if quickly is not None:
            return quickly
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return json.encoder.encode_basestring(str(value))
        case int():
            return int.__repr__(value)
        case float():
            return written_float(value)
        case Raw():
            return value.decode()
        case Struct():
            return "{" + ",".join(f'"{name}":{written(part)}' for name, part in value._parts()) + "}"
        case Mapping():
            return "{" + ",".join(f"{written(str(name))}:{written(part)}" for name, part in value.items()) + "}"
        case list() | tuple() | set() | frozenset():
            return f"[{','.join(map(written, value))}]"
        case bytes():
            return f'"{base64.b64encode(value).decode()}"'
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _no_json(value: Any) -> NoReturn:
    raise TypeError(f"{type(value).__name__} is no value of JSON")


_in_c = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_no_json).encode
_POWER = re.compile(r"\de[-+]\d")


def _written_in_c(value: Any) -> str | None:
    """Plain values as the standard library writes them, many times quicker; `None` where msgspec may write other bytes."""
    try:
        text = _in_c(value)
    except (TypeError, ValueError):
        return None
    return None if _POWER.search(text) else text


def written_float(value: float) -> str:
    text = repr(value)
    if "n" in text:  # inf, nan
        return "null"
    number, _, power = text.partition("e")
    if not power:
        return text
    return f"{value:.{len(number.replace('.', '').lstrip('-')) + 4}f}" if power == "-05" else f"{number}e{int(power)}"


PLAIN = frozenset({str, int, bool, float, NoneType})


def to_builtins(value: Any) -> Any:
    """A value of plain dicts and lists, copied all the way down."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return [one if type(one) in PLAIN else to_builtins(one) for one in value]
    if kind is dict:
        return {
            name if type(name) is str else to_builtins(name): one if type(one) in PLAIN else to_builtins(one)
            for name, one in value.items()
        }
    match value:
        case Struct():
            return {name: to_builtins(part) for name, part in value._parts()}
        case Mapping():
            return {to_builtins(name): to_builtins(part) for name, part in value.items()}
        case tuple():
            return tuple(map(to_builtins, value))
        case list() | set() | frozenset():
            return [to_builtins(part) for part in value]
        case bool():
            return value
        case int():
            return int(value)
    return value


# ------------------------------------------------------------------------------------------------------------- reading


class DecodeError(ValueError):
    """This is no JSON, or not what it should be."""


class ValidationError(DecodeError):
    """This is not what it should be."""

    def __init__(self, text: str, at: str = "") -> None:
        super().__init__(text)
        self.text, self.at = text, at

    def __str__(self) -> str:
        return f"{self.text} - at `${self.at}`" if self.at else self.text


Reader = Callable[[Any], Any]
KINDS = {bool: "bool", int: "int", float: "float", str: "str", dict: "object", list: "array", NoneType: "null"}
"""What a value of JSON is called, in the order in which refusals name several."""


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, of: Any) -> None:
        self.of = of

    def decode(self, data: bytes | str) -> Any:
        return reader(self.of)(parsed(data if isinstance(data, str) else data.decode()))


def parsed(text: str) -> Any:
    """The values of a JSON text, by the letter: no NaN, no halves of characters."""
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except DecodeError:
        raise
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return value


def _no_number(name: str) -> Any:
    raise DecodeError(f"JSON is malformed: {name} is no number")


def _finite(digits: str) -> float:
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise ValidationError("Number out of range")
    return value


@cache
def reader(of: Any) -> Reader:
    """What makes a value of this type from one of JSON."""
    if of is Any:
        return lambda value: value
    by_kind: dict[type, Reader] = {}
    structs = [one for one in _alternatives(of) if isinstance(one, type) and issubclass(one, Struct)]
    if structs:
        by_kind[dict] = _tagged(structs) if len(structs) > 1 else _struct(structs[0])
    for one in _alternatives(of):
        if one not in structs:
            kind, of_kind = _simple(one)
            by_kind[kind] = of_kind
    if float in by_kind and int not in by_kind:
        by_kind[int] = float
    expected = " | ".join(name for kind, name in KINDS.items() if kind in by_kind and by_kind[kind] is not float)

    def read(value: Any) -> Any:
        found = by_kind.get(type(value))
        if found is None:
            raise ValidationError(f"Expected `{expected}`, got `{KINDS[type(value)]}`")
        return found(value)

    return read


def _alternatives(of: Any) -> list[Any]:
    """The types of a union, nested ones too; what only programs put there is never read."""
    if get_origin(of) in (Union, UnionType):
        return [one for part in get_args(of) for one in _alternatives(part)]
    return [] if of in (Raw, UnsetType) else [of]


def _simple(of: Any) -> tuple[type, Reader]:
    """The kind of JSON that a type is read from, and how."""
    origin, arguments = get_origin(of), get_args(of)
    if origin is Annotated:
        kind, read = _simple(arguments[0])
        return kind, _bounded(KINDS[kind], read, arguments[1])
    if origin is Literal:
        return str, _one_of(arguments)
    if origin is list:
        item = reader(arguments[0])
        return list, lambda value: [_within(f"[{n}]", item, one) for n, one in enumerate(value)]
    if origin is dict:
        item = reader(arguments[1])
        return dict, lambda value: {name: _within("[...]", item, one) for name, one in value.items()}
    return of or NoneType, lambda value: value


def _bounded(kind: str, read: Reader, bounds: Meta) -> Reader:
    def bounded(value: Any) -> Any:
        wrong = bounds.against(kind, value)
        if wrong:
            raise ValidationError(wrong)
        return read(value)

    return bounded


def _one_of(known: tuple[Any, ...]) -> Reader:
    def one_of(value: Any) -> Any:
        if value not in known:
            raise ValidationError(f"Invalid enum value {value!r}")
        return value

    return one_of


def _within(place: str, read: Reader, value: Any) -> Any:
    """Read a part; what is wrong with it says where it lies."""
    try:
        return read(value)
    except ValidationError as error:
        error.at = place + error.at
        raise


def _struct(of: type[Struct]) -> Reader:
    readers: dict[str, Reader] = {}

    def read(value: dict[str, Any]) -> Any:
        if not readers:  # its types may be declared after it
            readers.update({name: reader(one) for name, one in get_type_hints(of, include_extras=True).items()})
        if of._tag_field in value and value[of._tag_field] != of._tag():
            raise _bad_tag(of._tag_field, value[of._tag_field])
        fields = {}
        for name, part in value.items():
            if name in of._fields:
                fields[name] = _within(f".{name}", readers[name], part)
            elif of._forbids and name != of._tag_field:
                raise ValidationError(f"Object contains unknown field `{name}`")
        for name in of._fields:
            if name not in fields and name not in of._defaults:
                raise ValidationError(f"Object missing required field `{name}`")
        return of(**fields)

    return read


def _tagged(structs: list[type[Struct]]) -> Reader:
    """One of several structs, by its tag."""
    field, by_tag = structs[0]._tag_field or "", {one._tag(): _struct(one) for one in structs}

    def read(value: dict[str, Any]) -> Any:
        if field not in value:
            raise ValidationError(f"Object missing required field `{field}`")
        found = by_tag.get(value[field]) if isinstance(value[field], str) else None
        if found is None:
            raise _bad_tag(field, value[field])
        return found(value)

    return read


def _bad_tag(field: str | None, tag: Any) -> ValidationError:
    return ValidationError(f"Invalid value {tag!r}" if isinstance(tag, str) else "Expected `str`", f".{field}")
