"""Options: every kind, both ways, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from stockpot.core.errors import BadOption
from stockpot.core.options import Choice, Number, Numbers, Option, Options, Switch

TITLE = {"en": "title", "fr": "titre"}
SWITCH = Switch("open", False, TITLE, "game.a.b")
NUMBER = Number("target", 50, TITLE, "game.a.b", low=10, high=99)
CHOICE = Choice("deck", "small", TITLE, "game.a.b", choices=("small", "large"))
NUMBERS = Numbers("sizes", (3, 4, 5), TITLE, "game.a.b", low=1, high=9)
OPTIONS = Options(SWITCH, NUMBERS, CHOICE, NUMBER)

EXAMPLES = [
    (SWITCH, True, [1], "yes"), (SWITCH, False, [0], "OFF"),
    (NUMBER, 10, [10], "10"), (NUMBER, 99, [99], "99"),
    (CHOICE, "large", [1], "large"), (CHOICE, "small", [0], "small"),
    (NUMBERS, [1, 9, 5], [1, 9, 5], "1, 9,5"),
]  # fmt: skip


@pytest.mark.parametrize(("option", "value", "numbers", "typed"), EXAMPLES)
def test_values_become_numbers_and_come_back(option: Option, value: Any, numbers: list[int], typed: str) -> None:
    assert option.encode(value) == numbers
    assert option.decode(numbers) == value
    assert option.encode(option.parse(typed)) == numbers
    assert option.size == len(numbers)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [(SWITCH, value, "open takes true or false") for value in (1, 0, "on", None)]
    + [(NUMBER, value, "target takes a whole number from 10 to 99") for value in (9, 100, True, "50", 50.0, None)]
    + [(CHOICE, value, "deck takes small or large") for value in ("medium", 0, None, ["small"])]
    + [
        (NUMBERS, value, "sizes takes 3 whole numbers from 1 to 9")
        for value in ([1, 2], [1, 2, 10], [1, 2, True], "123", None)
    ],
)
def test_other_values_are_refused(option: Option, value: Any, expected: str) -> None:
    with pytest.raises(BadOption, match=expected) as refused:
        OPTIONS.encode({option.name: value})
    assert repr(value) in str(refused.value)


@pytest.mark.parametrize(
    ("option", "typed"),
    [(SWITCH, "maybe"), (SWITCH, ""), (NUMBER, "ten"), (NUMBER, ""), (NUMBERS, "1,x,3"), (NUMBERS, "")],
)
def test_what_cannot_be_read_is_refused(option: Option, typed: str) -> None:
    with pytest.raises(BadOption, match=f"Option {option.name} takes"):
        option.parse(typed)


def test_options_lie_one_after_the_other() -> None:
    assert [OPTIONS.place(option.name) for option in OPTIONS] == [0, 1, 4, 5]
    assert OPTIONS.size == 6
    assert OPTIONS.encode({}) == [0, 3, 4, 5, 0, 50]
    assert OPTIONS.encode({"deck": "large", "sizes": (9, 9, 9)}) == [0, 9, 9, 9, 1, 50]


def test_only_what_differs_from_the_printed_rules_comes_back() -> None:
    assert OPTIONS.decode(OPTIONS.encode({"target": 50, "open": False})) == {}
    assert OPTIONS.decode(OPTIONS.encode({"target": 51, "sizes": (3, 4, 6)})) == {"target": 51, "sizes": [3, 4, 6]}


def test_options_as_people_type_them() -> None:
    assert OPTIONS.parse(["open", "target = 60", "sizes=1,2,3"]) == {"open": True, "target": 60, "sizes": (1, 2, 3)}
    assert OPTIONS.parse([]) == {}


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (["closed=on"], "no option 'closed'; the options are: open, sizes, deck, target"),
        (["open=on", "open=off"], "Option open is given twice"),
        (["target"], "target takes a whole number"),
        (["open="], "open takes true or false"),
        ([""], "no option ''"),
    ],
)
def test_options_typed_wrongly_are_refused(typed: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        OPTIONS.parse(typed)


def test_a_choice_typed_wrongly_is_refused_when_it_is_used() -> None:
    with pytest.raises(BadOption, match="deck takes small or large, not 'medium'"):
        OPTIONS.encode(OPTIONS.parse(["deck=medium"]))


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="the options are: none"):
        Options().encode({"open": True})
