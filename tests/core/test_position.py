"""Positions are read field by field, and every refusal names its place."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import stockpot
from stockpot.core.errors import BadPosition
from stockpot.core.options import Number, Options, Switch
from stockpot.core.position import Reader
from stockpot.games.ursuppe.pieces import GENE_CARDS

FRUITS = ("apple", "pear", "plum")
TITLE = {"en": "…", "fr": "…"}
OPTIONS = Options(Switch("salt", False, TITLE, "pot.salt"), Number("spoons", 3, TITLE, "pot.spoons", 1, 9))


def read_pair(value: Any, where: str) -> tuple[int, str]:
    entry = Reader({"n": value[0], "fruit": value[1]}, where)
    return entry.number("n", 0, 9), FRUITS[entry.name("fruit", FRUITS)]


def generator(reader: Reader) -> tuple[int, int]:
    """Both words of the generator that a reader finds."""
    s = SimpleNamespace()
    reader.generator(s)
    return s.rng, s.gamma


def test_everything_that_can_be_read() -> None:
    reader = Reader(
        {
            "n": 3, "fruit": "pear", "fruits": ["plum", "apple"], "row": [1, 2], "pairs": [[4, "plum"]],
            "hands": [["pear"], []], "rng": "ff", "any": {"x": 1},
            "options": {"spoons": 5},
        }
    )  # fmt: skip
    assert reader.number("n", 0, 3) == 3
    assert reader.name("fruit", FRUITS) == 1
    assert reader.names("fruits", FRUITS) == [2, 0]
    assert reader.numbers("row", 2, 1, 2) == [1, 2]
    assert reader.each("pairs", None, read_pair) == [(4, "plum")]
    assert reader.name_lists("hands", 2, FRUITS) == [[1], []]
    assert generator(reader) == (255, 0)
    assert reader.raw("any") == {"x": 1}
    assert reader.options(OPTIONS) == [0, 5]
    reader.done()


def test_what_is_left_out_has_its_default() -> None:
    reader = Reader({})
    assert reader.number("n", 0, 3, 2) == 2
    assert reader.name("fruit", FRUITS, "plum") == 2
    assert reader.names("fruits", FRUITS, []) == []
    assert reader.numbers("row", 2, 0, 9, [7, 8]) == [7, 8]
    assert reader.name_lists("hands", 1, FRUITS, [["apple"]]) == [[0]]
    assert generator(reader) == (0, 0)
    assert reader.options(OPTIONS) == [0, 3]
    reader.done()


REFUSALS: list[tuple[Callable[[Reader], object], dict[Any, Any], str]] = [
    (lambda r: r.number("n", 0, 3), {}, "n is missing"),
    *[
        (lambda r: r.number("n", 0, 3), {"n": bad}, "n: expected a whole number from 0 to 3")
        for bad in (4, -1, True, "1", 1.0, None)
    ],
    *[
        (lambda r: r.name("fruit", FRUITS), {"fruit": bad}, "fruit: expected one of apple, pear, plum")
        for bad in ("kiwi", 1, None)
    ],
    (lambda r: r.names("fruits", FRUITS), {"fruits": ["pear", "kiwi"]}, r"fruits\[1\]: expected one of"),
    (lambda r: r.names("fruits", FRUITS), {"fruits": "pear"}, "fruits: expected a list of names, or how many of each"),
    (lambda r: r.numbers("row", 2, 0, 9), {"row": [1]}, r"row: expected a list of 2, not \[1\]"),
    (lambda r: r.numbers("row", None, 0, 9), {"row": [1, 2, 10]}, r"row\[2\]: expected a whole number"),
    (lambda r: r.each("pairs", None, read_pair), {"pairs": [[0, "pear"], [1, "kiwi"]]}, r"pairs\[1\].fruit: expected"),
    (lambda r: r.name_lists("hands", 2, FRUITS), {"hands": [[], "pear"]}, r"hands\[1\]: expected a list"),
    (lambda r: r.name_lists("hands", 2, FRUITS), {"hands": [[], ["pear", 5]]}, r"hands\[1\]\[1\]: expected one of"),
    *[(generator, {"rng": bad}, "rng: expected a hexadecimal") for bad in ("", "xyz", "-1", "1" * 33, 5, None, " 1")],
    (lambda r: r.options(OPTIONS), {"options": [1]}, "options: expected an object"),
    (lambda r: r.options(OPTIONS), {"options": {"pepper": 1}}, "no option 'pepper'"),
    (lambda r: r.options(OPTIONS), {"options": {"spoons": 10}}, "Option spoons takes"),
    (lambda r: r.done(), {"salt": 1}, "salt is not part of a position"),
    (lambda r: r.done(), {1: 1, "salt": 1}, "1 is not part of a position"),
]


@pytest.mark.parametrize(("read", "data", "message"), REFUSALS)
def test_refusals_name_the_place(read: Callable[[Reader], object], data: dict[Any, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read(Reader(data))


def test_places_are_named_from_the_outermost_in() -> None:
    with pytest.raises(BadPosition, match=r"shop\.shelf\.n is missing"):
        Reader({}, "shop.shelf").number("n", 0, 1)


@pytest.mark.parametrize("data", [None, [], "pot", 3])
def test_a_position_is_an_object(data: object) -> None:
    with pytest.raises(BadPosition, match="A position: expected an object"):
        Reader(data)
    with pytest.raises(BadPosition, match=r"hands\[0\]: expected an object"):
        Reader(data, "hands[0]")


RAY_OF_TWO = GENE_CARDS.cell("RAY", "points").put("standard", 2)
CONFLICTS = [
    ("soup", {"first_dealer": "4"}, "no seat 4"),
    ("sapotage", {"first_dealer": "5"}, "no seat 5"),
    ("pantry", {"doctor": "3"}, "no seat 3"),
    ("ursuppe", {"ray_worth": 1, "gene_cards": RAY_OF_TWO}, "Ray Protection"),
]


@pytest.mark.parametrize(("name", "options", "message"), CONFLICTS, ids=[name for name, *_ in CONFLICTS])
def test_options_that_conflict_make_no_position(name: str, options: dict[str, Any], message: str) -> None:
    position = stockpot.Table(name, stockpot.game(name).players[0], seed=1).position()
    with pytest.raises(BadPosition, match=message):
        stockpot.Table.from_position(name, {**position, "options": options})
