"""Messages and log entries without msgspec: the same bytes, and the same refusals."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from stockpot.core import plainstruct, struct
from stockpot.room import log
from stockpot.room import protocol as p

UNIONS = {"entries": log.AnyEntry, "requests": p.FromClient, "answers": p.ToClient, "tables": p.NewTable}
EACH = 40
"""Messages of every kind that are tried, right ones and wrong ones each."""
NOT_SENT = (msgspec.Raw, msgspec.UnsetType)
WORDS = (
    "",
    "a",
    "bug soup",
    "Crème brûlée",
    "“x”",
    'quote " and \\',
    "tab\tand\nline",
    "\x00\x1f\x7f",
    "\u2028",
    "🍲" * 3,
)
NUMBERS = (0, 1, 2, 7, 15, 2**31, 2**53, -1, 10**20)
PARTS = (0.5, 0.25, 0.0001, 1.0, 0.00001, 1e-7, 1e22, 123456.789)

ANSWER_ALL = """
import json, sys
from stockpot.core import struct
from stockpot.room import log, protocol as p

assert struct.PLAIN
UNIONS = {"entries": log.AnyEntry, "requests": p.FromClient, "answers": p.ToClient, "tables": p.NewTable}
encode = struct.Encoder().encode
readers = {name: struct.Decoder(one).decode for name, one in UNIONS.items()}
for line in sys.stdin:
    name, text = json.loads(line)
    try:
        print(json.dumps(["read", encode(readers[name](text.encode())).decode()]))
    except struct.DecodeError as error:
        print(json.dumps(["refused", str(error)]))
assert "msgspec" not in sys.modules
"""


def a_value(of: Any, chance: random.Random) -> Any:
    """Something of a type, within its bounds."""
    origin, arguments = get_origin(of), get_args(of)
    if origin in (Union, UnionType):
        return a_value(chance.choice([one for one in arguments if one not in NOT_SENT]), chance)
    if origin is Annotated:
        return bounded(arguments[0], arguments[1], chance)
    if origin is Literal:
        return chance.choice(arguments)
    if origin is list:
        return [a_value(arguments[0], chance) for _ in range(chance.randrange(4))]
    if origin is dict:
        return {word: a_value(arguments[1], chance) for word in chance.sample(WORDS, chance.randrange(4))}
    if isinstance(of, type) and issubclass(of, msgspec.Struct):
        return a_struct(of, chance)
    return plain_value(of, chance)


def plain_value(of: Any, chance: random.Random) -> Any:
    simple = {str: WORDS, int: NUMBERS, float: PARTS, bool: (True, False), NoneType: (None,), None: (None,)}
    if of is Any:
        return chance.choice([*WORDS, *NUMBERS, None, True, [1, "x"], {"a": [{}], "b": 1.5}])
    return chance.choice(simple[of])


def bounded(of: Any, bounds: msgspec.Meta, chance: random.Random) -> Any:
    if bounds.pattern is not None:
        return "fr"
    if of is int:
        return chance.randint(int(bounds.ge or 0), int(bounds.le or 0))
    value = a_value(of, chance)[: bounds.max_length]
    return value if len(value) >= (bounds.min_length or 0) else "x" * (bounds.min_length or 0)


def a_struct(of: type[msgspec.Struct], chance: random.Random) -> Any:
    """One with all that it needs, and some of what it need not have."""
    types, fields = get_type_hints(of, include_extras=True), msgspec.structs.fields(of)
    given = [field for field in fields if field.required or chance.random() < 0.5]
    return of(**{field.name: a_value(types[field.name], chance) for field in given})


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """A message with something wrong in it, mostly."""
    message = json.loads(data)
    name = chance.choice([*message, "surprise"])
    match chance.randrange(4):
        case 0:
            message.pop(name, None)
        case 1:
            message["surprise"] = 1
        case 2:
            message[name] = chance.choice([None, True, -1, 10**6, 1.5, "", "x" * 1300, [], ["x"], {}, {"x": []}])
        case _:
            message = {name: message.get(name), **message}
    return json.dumps(message, ensure_ascii=False).encode()


def cases() -> Iterator[tuple[str, bytes]]:
    chance = random.Random(1)
    for name, union in UNIONS.items():
        for kind in get_args(union) or (union,):
            for _ in range(EACH):
                data = msgspec.json.encode(a_struct(kind, chance))
                yield name, data
                yield name, spoiled(data, chance)


NO_MESSAGES = (
    b"", b"[]", b"5", b"null", b"{", b'{"type":"ping"}}', b'{"type":"ping",}', b"{'type':'ping'}", b'{"type":NaN}',
    b'\xef\xbb\xbf{}', b'{"type":"chat","id":"a","text":"\\ud800"}', b'{"type":"chat","id":"a","text":"a\nb"}',
    b'{"type":"look","id":"a","seq":1e400}', b'{"type":"look","id":"a","seq":01}', b'{"type":"look","id":"a","seq":1.0}',
    b'{"type":7}', b'{"type":"nothing"}',
)  # fmt: skip


def read_by_msgspec(name: str, data: bytes) -> list[str]:
    try:
        return ["read", msgspec.json.encode(msgspec.json.decode(data, type=UNIONS[name])).decode()]
    except msgspec.DecodeError as error:
        return ["refused", str(error)]


def test_both_engines_read_write_and_refuse_alike() -> None:
    assert not struct.PLAIN
    asked = [*cases(), *(("requests", data) for data in NO_MESSAGES)]
    lines = "\n".join(json.dumps([name, data.decode()]) for name, data in asked)
    answered = subprocess.run(
        [sys.executable, "-c", ANSWER_ALL], input=lines, capture_output=True, text=True, check=True,
        env={**os.environ, "STOCKPOT_PLAIN": "1"},
    ).stdout.splitlines()  # fmt: skip
    read = refused = 0
    for (name, data), line in zip(asked, answered, strict=True):
        true, found = read_by_msgspec(name, data), json.loads(line)
        if true[1].startswith(("JSON is malformed", "Input data", "Number out")):
            assert found[0] == "refused", data
        else:
            assert found == true, data
        read, refused = read + (true[0] == "read"), refused + (true[0] == "refused")
    assert min(read, refused) > len(asked) // 5


def test_bytes_that_are_no_text_are_refused_by_both() -> None:
    for engine in (msgspec.json.Decoder, plainstruct.Decoder):
        with pytest.raises(UnicodeDecodeError):
            engine(Any).decode(b'"\xff"')


class Point(plainstruct.Struct, frozen=True):
    x: int
    tags: list[str] = []  # noqa: RUF012


def test_plain_structs_behave_like_classes_of_fields() -> None:
    point = Point(3)
    assert point == Point(x=3, tags=[]) != Point(4)
    assert repr(point) == "Point(x=3, tags=[])"
    assert plainstruct.replace(point, x=5) == Point(5)
    assert Point(1).tags is not Point(1).tags
    assert plainstruct.to_builtins({"at": (point, {1})}) == {"at": ({"x": 3, "tags": []}, [1])}
    with pytest.raises(AttributeError, match="immutable"):
        point.x = 4  # type: ignore[misc]
    with pytest.raises(TypeError, match="Missing required argument 'x'"):
        Point()
    with pytest.raises(TypeError, match="Unexpected keyword argument 'y'"):
        Point(1, y=2)
