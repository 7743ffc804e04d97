"""A seeded mutator: what a stranger, a bad disk or a bad program makes of JSON that was right.

Mutations are structural (fields replaced, dropped, doubled, exchanged), grafts (a part of another right value of the
same kind, so that every part is right and the whole is not) and bytes.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 31, 63, 127, 128, 255, 256, 32767, 32768, 2**31, 2**63, -(2**63) - 1, 10**40,
    0.0, 1.0, 0.5, -0.0, 1e308, float("nan"), float("inf"), "", "0", "1", "nothing", "all", "over", "soup", "Coin", "coin up",
    "ff", "\ud800", "\u202e", "\u0000", "a" * 300, "，", "Ⅷ", [], {}, [[]], [None], [0], {"": 0}, [[[[[[]]]]]], {"a": {"b": []}},
)  # fmt: skip
Path = tuple[Any, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(value: Any, path: Path) -> Any:
    """What lies at the end of a way; `KeyError`, `IndexError` or `TypeError` where there is none."""
    for key in path:
        value = value[key]
    return value


def mutated(chance: random.Random, value: Any, others: Sequence[Any]) -> Any:
    """The value with one to four things changed; `others` are right values of the same kind."""
    changed = copy.deepcopy(value)
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        ways = list(places(changed))
        if not ways:
            return chance.choice(JUNK)
        chance.choice(HARMS)(chance, changed, chance.choice(ways), others)
    return changed


def replace(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    at(whole, path[:-1])[path[-1]] = copy.deepcopy(chance.choice(JUNK))


def drop(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    del at(whole, path[:-1])[path[-1]]


def nudge(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """A number a little off, a flag turned round, another word of the same kind."""
    around, last = at(whole, path[:-1]), path[-1]
    if isinstance(around[last], bool):
        around[last] = not around[last]
    elif isinstance(around[last], int):
        around[last] += chance.choice((-2, -1, 1, 2))
    else:
        borrow(chance, whole, path, others)


def borrow(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """Something that lies elsewhere in the value and is of the same kind."""
    around, last = at(whole, path[:-1]), path[-1]
    same = [way for way in places(whole) if type(at(whole, way)) is type(around[last])]
    around[last] = copy.deepcopy(at(whole, chance.choice(same)))


def double(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    around, last = at(whole, path[:-1]), path[-1]
    if isinstance(around, list):
        around.insert(last, copy.deepcopy(around[last]))
    else:
        around[f"{last}{chance.randrange(3)}"] = copy.deepcopy(around[last])


def exchange(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """Two neighbours change places, or two parts of the same kind."""
    around, last = at(whole, path[:-1]), path[-1]
    keys = list(around) if isinstance(around, dict) else list(range(len(around)))
    other = chance.choice(keys)
    around[last], around[other] = around[other], around[last]


def move(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """An entry of one list goes into another: a card lies elsewhere."""
    around, last = at(whole, path[:-1]), path[-1]
    lists = [way for way in places(whole) if isinstance(at(whole, way), list) and way[: len(path)] != path]
    if isinstance(around, list) and lists:
        target = at(whole, chance.choice(lists))
        target.insert(chance.randint(0, len(target)), around.pop(last))


def graft(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """The part that another right value has at the same place."""
    try:
        part = at(chance.choice(others), path)
    except (KeyError, IndexError, TypeError):
        return
    at(whole, path[:-1])[path[-1]] = copy.deepcopy(part)


def graft_whole(chance: random.Random, whole: Any, path: Path, others: Sequence[Any]) -> None:
    """The outermost field that another right value has."""
    graft(chance, whole, path[:1], others)


HARMS = (
    replace,
    drop,
    nudge,
    nudge,
    nudge,
    borrow,
    borrow,
    double,
    exchange,
    exchange,
    move,
    graft,
    graft,
    graft_whole,
)


def garbled(chance: random.Random, value: Any) -> bytes:
    """The text of a value with some bytes changed, cut, doubled or exchanged."""
    data = bytearray(json.dumps(value).encode())
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((0, 1, 1, 2, 8, 200)))
        new = chance.choice(
            (b"", chance.randbytes(end - start), data[start:end] * 2, b"[" * 2000, b"9" * 5000, b"\\ud800", b"-", b"e9")
        )
        data[start:end] = new
    return bytes(data)
