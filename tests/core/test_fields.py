"""Fields of positions, declared once: written, read back, filled in and refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stockpot.core.errors import BadPosition
from stockpot.core.fields import (
    Field,
    FromOne,
    Grid,
    Group,
    Members,
    Named,
    SeatSet,
    Whole,
    Yes,
    read_fields,
    write_fields,
)
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
    read_fields(FIELDS, reader, basket)
    reader.done()
    return basket


def write(basket: Basket) -> dict[str, Any]:
    return write_fields(FIELDS, basket)


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


@record
class Round(Record):
    players: i8
    number: i8
    wish: i8
    ready: i8
    won: Row[i8] = row(2, 4)


def fields(s: Round) -> Iterator[Field]:
    """Each as it is when those before it have been read."""
    yield Field("players", Whole(1, 4))
    yield Field("number", FromOne(9), s.players)
    yield Field("wish", Named(FRUITS, nothing=True, none=9), None)
    yield Field("ready", SeatSet(s.players), [s.players - 1])
    yield Grid("won", Whole(0, 5), [[0] * s.players] * 2, row=2)


def test_a_field_may_depend_on_those_before_it():
    s = Round()
    read_fields(fields(s), Reader({"players": 3}), s)
    assert (s.number, s.wish, s.ready) == (2, 9, 4)
    assert write_fields(fields(s), s) == {
        "players": 3, "number": 3, "wish": None, "ready": [2], "won": [[0, 0, 0], [0, 0, 0]],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"number": 0}, "number: expected a whole number from 1 to 9, not 0"),
        ({"ready": [3]}, r"ready\[0\]: expected a whole number from 0 to 2"),
        ({"won": [[1, 2, 3]]}, "won: expected a list of 2"),
        ({"won": [[1, 2, 3], [1, 2]]}, r"won\[1\]: expected a list of 3"),
        ({"won": [[1, 2, 3], [1, 2, 6]]}, r"won\[1\]\[2\]: expected a whole number"),
    ],
)
def test_refusals_of_rows_and_sets_name_the_place(changes, says):
    s = Round()
    with pytest.raises(BadPosition, match=says):
        read_fields(fields(s), Reader({"players": 3, **changes}), s)
