"""Fields of positions, declared once: written, read back, filled in and refused."""

from __future__ import annotations

from typing import Any

import pytest

from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, Group, Members, Named, Whole, Yes
from stockpot.core.position import Reader
from stockpot.core.record import Record, Row, i8, record, row

FRUITS = ("apple", "pear", "plum")


@record
class Basket(Record):
    size: i8
    fruit: i8
    liked: i8
    counts: Row[i8] = row(4)
    guest: i8
    hungry: i8


FIELDS = (
    Field("size", Whole(0, 4)),
    Field("best", Named(FRUITS, nothing=True), None, "fruit"),
    Field("liked", Members(FRUITS), lambda s: list(FRUITS[: s.size])),
    Field("counts", Whole(0, 9), lambda s: [s.size] * s.size, row="size"),
    Group("guest", "guest", Field("guest", Whole(0, 5, nothing=True)), Field("hungry", Yes(), False)),
)


def read(position: dict[str, Any]) -> Basket:
    basket, reader = Basket(), Reader(position)
    basket.guest = -1
    for field in FIELDS:
        field.read(reader, basket)
    reader.done()
    return basket


def write(basket: Basket) -> dict[str, Any]:
    return {field.key: field.write(basket) for field in FIELDS}


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ({"size": 2}, {"best": None, "liked": ["apple", "pear"], "counts": [2, 2], "guest": None}),
        ({"size": 0}, {"best": None, "liked": [], "counts": [], "guest": None}),
        (
            {"size": 1, "best": "plum", "liked": ["plum"], "counts": (7,), "guest": {"guest": 3, "hungry": True}},
            {"best": "plum", "liked": ["plum"], "counts": [7], "guest": {"guest": 3, "hungry": True}},
        ),
        (
            {"size": 0, "guest": {"guest": 4}},
            {"best": None, "liked": [], "counts": [], "guest": {"guest": 4, "hungry": False}},
        ),
    ],
)
def test_what_is_written_is_read_back(given, written):
    basket = read(given)
    assert write(basket) == {"size": given["size"], **written}
    assert read(write(basket)) == basket


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"size": 5}, "size: expected a whole number from 0 to 4, not 5"),
        ({"best": "leek"}, "best: expected one of apple, pear, plum"),
        ({"liked": "plum"}, "liked: expected a list"),
        ({"liked": ["plum", "leek"]}, r"liked\[1\]: expected one of"),
        ({"counts": [1, 2]}, "counts: expected a list of 1"),
        ({"counts": [10]}, r"counts\[0\]: expected a whole number"),
        ({"guest": 3}, "guest: expected an object"),
        ({"guest": {}}, r"guest\.guest is missing"),
        ({"guest": {"guest": 1, "hungry": 1}}, r"guest\.hungry: expected true or false, not 1"),
        ({"guest": {"guest": 1, "late": True}}, r"guest\.late is not part of a position"),
        ({"colour": "red"}, "colour is not part of a position"),
    ],
)
def test_refusals_name_the_place(changes, says):
    with pytest.raises(BadPosition, match=says):
        read({"size": 1, **changes})
