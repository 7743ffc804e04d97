"""A state is one block of bytes with two faces."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from stockpot.core.game import game, game_names
from stockpot.core.record import Record, Row, i8, i16, i64, on_stack, record, row, u8, u64
from stockpot.core.rule import rule


@record
class Shelf(Record):
    rng: u64
    jars: Row[i64] = row(3)
    level: i8
    grid: Row[i16] = row(2, 4)
    flags: Row[u8] = row(5)
    price: i16


@rule
def fill(s: Shelf) -> None:
    """Write into every kind of field, as rules do."""
    s.rng = 7
    s.level = -3
    for i in range(3):
        s.jars[i] = 10 * i
    for i in range(2):
        for j in range(4):
            s.grid[i, j] = 100 * i + j
    s.flags[4] = 255
    s.price += 2


@record
class Jotter(Record):
    lines: Row[i64] = row(4)
    last: i8


blank_jotter = on_stack(Jotter)


@rule
def jot(notes: Jotter, i: int, number: int) -> None:
    notes.lines[i] += number
    notes.last = number


@rule
def jotted(numbers: Row[i64], sums: Row[i64]) -> None:
    """Write into jotters of its own, a blank one for each number."""
    for i in range(len(numbers)):
        notes = blank_jotter()
        jot(notes, i, numbers[i])
        jot(notes, 3, 1)
        sums[i] = 1000 * notes.lines[i] + 10 * notes.lines[3] + notes.last


def test_a_rule_may_have_a_blank_record_of_its_own() -> None:
    sums = np.zeros(3, np.int64)
    jotted(np.array([7, 8, 9]), sums)
    assert sums.tolist() == [7011, 8011, 9011]


def test_all_fields_start_at_zero() -> None:
    shelf = Shelf()
    assert (shelf.rng, shelf.level, shelf.price) == (0, 0, 0)
    assert shelf.jars.tolist() == [0, 0, 0]
    assert shelf.grid.tolist() == [[0] * 4] * 2


def test_both_faces_show_the_same_bytes() -> None:
    shelf = Shelf()
    shelf.level = -5
    shelf.jars[1] = 1 << 60
    shelf.grid[1, 2] = 77
    seen = shelf.array[0]
    assert (seen["level"], seen["jars"][1], seen["grid"][1, 2]) == (-5, 1 << 60, 77)
    shelf.array["price"] = 9
    shelf.array["flags"][0, 3] = 8
    assert (shelf.price, shelf.flags[3]) == (9, 8)


def test_rules_write_what_python_reads() -> None:
    shelf = Shelf()
    shelf.price = 40
    fill(shelf)
    assert (shelf.rng, shelf.level, shelf.price) == (7, -3, 42)
    assert shelf.jars.tolist() == [0, 10, 20]
    assert shelf.grid.tolist() == [[0, 1, 2, 3], [100, 101, 102, 103]]
    assert shelf.flags.tolist() == [0, 0, 0, 0, 255]


def test_fields_read_as_plain_numbers() -> None:
    shelf = Shelf()
    fill(shelf)
    assert {type(value) for value in (shelf.rng, shelf.level, shelf.jars[2], shelf.grid[1, 1])} == {int}
    assert len(shelf.jars) == 3


def test_a_copy_has_bytes_of_its_own() -> None:
    shelf = Shelf()
    fill(shelf)
    other = shelf.copy()
    assert other == shelf
    other.grid[0, 0] = 1
    assert other != shelf
    assert shelf.grid[0, 0] == 0


@pytest.mark.parametrize("again", [copy.deepcopy, lambda shelf: pickle.loads(pickle.dumps(shelf))])
def test_states_can_be_sent_elsewhere(again: object) -> None:
    shelf = Shelf()
    fill(shelf)
    other = again(shelf)  # type: ignore[operator]
    assert other == shelf
    other.level = 1
    assert shelf.level == -3


def test_bytes_and_back() -> None:
    shelf = Shelf()
    fill(shelf)
    again = Shelf.from_bytes(shelf.to_bytes())
    assert again == shelf
    again.level = 3
    assert shelf.level == -3


@pytest.mark.parametrize("change", [-1, 1])
def test_the_wrong_number_of_bytes_is_refused(change: int) -> None:
    size = Shelf.dtype.itemsize
    with pytest.raises(ValueError, match=f"{size} bytes, not {size + change}"):
        Shelf.from_bytes(bytes(size + change))


@pytest.mark.parametrize(
    ("field", "value"), [("level", 128), ("level", -129), ("price", 1 << 15), ("rng", -1), ("rng", 1 << 64)]
)
def test_a_number_that_does_not_fit_is_refused_from_python(field: str, value: int) -> None:
    shelf = Shelf()
    with pytest.raises(ValueError, match="value"):
        setattr(shelf, field, value)
    assert getattr(shelf, field) == 0


def test_a_number_that_does_not_fit_a_row_is_refused_from_python() -> None:
    shelf = Shelf()
    with pytest.raises(ValueError, match="value"):
        shelf.flags[0] = 256
    with pytest.raises(IndexError):
        shelf.flags[5] = 0
    assert shelf.flags.tolist() == [0] * 5


def test_states_are_compared_by_their_bytes_and_not_hashed() -> None:
    assert Shelf() == Shelf()
    assert Shelf() != "shelf"
    with pytest.raises(TypeError):
        hash(Shelf())


def test_a_state_shows_its_fields() -> None:
    shelf = Shelf()
    shelf.level = 4
    assert "level=4" in repr(shelf)
    assert repr(shelf).startswith("Shelf(rng=0, jars=[0, 0, 0]")


def test_the_class_itself_knows_its_fields() -> None:
    assert Shelf.dtype.names == ("rng", "jars", "level", "grid", "flags", "price")
    assert Shelf.level is Shelf.__dict__["level"]
    assert Shelf.jars is Shelf.__dict__["jars"]
    assert Shelf.dtype["grid"].shape == (2, 4)
    assert Shelf.dtype["jars"].base == np.int64


STATES = [Shelf, Jotter, *(game(name).state for name in game_names())]


@pytest.mark.parametrize("declared", STATES, ids=lambda declared: declared.__module__)
def test_fields_lie_where_numpy_and_c_would_put_them(declared: type[Record]) -> None:
    kinds = [(name, field.code, field.shape) for name, field in declared.layout.items()]
    theirs: Any = np.dtype(kinds, align=True)
    assert declared.dtype == theirs
    assert declared.dtype.isalignedstruct
    assert declared.n_bytes == theirs.itemsize
    assert {name: field.offset for name, field in declared.layout.items()} == {
        name: theirs.fields[name][1] for name in theirs.names
    }


@pytest.mark.parametrize("declared", STATES, ids=lambda declared: declared.__module__)
def test_memory_is_aligned_as_compiled_rules_expect(declared: type[Record]) -> None:
    assert all(
        state.array.flags.aligned
        for state in (declared(), declared().copy(), declared.from_bytes(bytes(declared.n_bytes)))
    )


def test_a_record_that_begins_with_all_fields_of_another_is_refused() -> None:
    """Numba would take one for the other where it looks for a compiled function."""
    with pytest.raises(TypeError, match="Board and Shelf begin with the same fields"):

        @record
        class Board(Record):
            rng: u64
            jars: Row[i64] = row(3)

    @record
    class Cupboard(Record):
        rng: u64
        jars: Row[i64] = row(4)

    assert Cupboard.dtype.itemsize == 40


def test_a_row_without_a_size_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bare.cups is a Row: declare its size with row"):

        @record
        class Bare(Record):
            cups: Row[i8]
