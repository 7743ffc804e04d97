"""Single mutations of JSON: what may happen to a record or a position on its way."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from(
        [10**30, -1, 1.0, 0.5, float("nan"), "", "bug 3", "soup", "ff", "\ud800", [], {}, [[]], [0, "bug 3"]]
    ),
    st.text(max_size=8),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


@st.composite
def damaged(draw: st.DrawFn, whole: Any) -> Any:
    """The same JSON with one thing replaced, left out, doubled, exchanged with its neighbour, or added."""
    broken = copy.deepcopy(whole)
    *way, last = draw(st.sampled_from(list(places(whole))))
    around = broken
    for key in way:
        around = around[key]
    harm = draw(st.sampled_from(["replace", "drop", "double", "swap", "add"]))
    if harm == "drop":
        del around[last]
    elif harm == "add" and isinstance(around, dict):
        around[draw(st.text(max_size=5))] = draw(VALUES)
    elif harm == "double" and isinstance(around, list):
        around.insert(last, copy.deepcopy(around[last]))
    elif harm == "swap" and isinstance(around, list):
        around[last], around[last - 1] = around[last - 1], around[last]
    else:
        around[last] = draw(VALUES)
    return broken
