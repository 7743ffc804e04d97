"""Views are what they are declared to be: nothing is missing, nothing is said that the declaration does not know."""

from __future__ import annotations

import typing

import stockpot
from stockpot.testing import ViewTests
from stockpot.testing.settings import Setting
from stockpot.testing.views import check_views, wrong


class TestViews(ViewTests):
    games = tuple(stockpot.game_names())


def test_parts_of_a_view_that_only_options_bring_are_declared() -> None:
    check_views(Setting("sapotage", 6, {"shared": True, "peeking": True, "judges": 3, "presentation": "tokens"}))


def test_what_is_not_as_declared_is_found() -> None:
    class Field(typing.TypedDict):
        a: int
        b: typing.NotRequired[list[str | None]]

    assert list(wrong({"a": 1, "b": ["x", None]}, Field, "view")) == []
    for bad in ({"a": "1"}, {"b": []}, {"a": 1, "c": 2}, {"a": 1, "b": [3]}, {"a": True}, None):
        assert list(wrong(bad, Field, "view"))
