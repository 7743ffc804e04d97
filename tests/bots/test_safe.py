"""A table never waits for a bot in vain: who fails, breaks a rule or is late is stood in for, and that is told."""

from __future__ import annotations

import threading

import pytest

import stockpot
from stockpot.bots.safe import choose_safely
from stockpot.core.table import Action, Table


class Failing:
    name = "failing"

    def choose(self, table: Table, seat: int) -> Action:
        raise RuntimeError("out of ideas")


class Cheating:
    name = "cheating"

    def choose(self, table: Table, seat: int) -> Action:
        return Action(0, "pay nothing", "pay nothing")


class Slow:
    """Thinks until it is told to stop; then it moves at once."""

    name = "slow"

    def __init__(self) -> None:
        self.enough = threading.Event()
        self.done = threading.Event()

    def choose(self, table: Table, seat: int) -> Action:
        self.enough.wait()
        self.done.set()
        return table.legal(seat)[0]


@pytest.fixture
def table() -> Table:
    """A table whose bots are compiled: what is measured is thinking."""
    table = stockpot.Table("soup", 4, seed=1)
    for level in ("thumb", "search:2"):
        stockpot.bot("soup", level).choose(table, 0)
    return table


def advised(table: Table, seat: int) -> Action:
    """What `thumb` plays: in soup its choice depends on the own hand alone."""
    return stockpot.bot("soup", "thumb").choose(table, seat)


@pytest.mark.parametrize("level", ["random", "thumb", "search:20"])
def test_a_bot_that_works_chooses_itself(table: Table, level: str) -> None:
    choice = choose_safely(stockpot.bot("soup", level, seed=5), table, 2)
    assert choice.action == stockpot.bot("soup", level, seed=5).choose(table, 2)
    assert choice.failure == ""
    assert choice.error is None


def test_thumb_plays_for_a_bot_that_fails_and_the_failure_is_told(table: Table) -> None:
    choice = choose_safely(Failing(), table, 1)
    assert choice.action == advised(table, 1)
    assert choice.failure == "failing failed: RuntimeError('out of ideas')"
    assert isinstance(choice.error, RuntimeError)


def test_thumb_plays_for_a_bot_that_breaks_a_rule(table: Table) -> None:
    choice = choose_safely(Cheating(), table, 1)
    assert choice.action == advised(table, 1)
    assert choice.failure == "cheating chose pay nothing, which the rules do not allow"


def test_thumb_plays_for_a_bot_that_is_late_until_it_is_done(table: Table) -> None:
    slow = Slow()
    late = choose_safely(slow, table, 0, seconds=0.01)
    assert late.action == advised(table, 0)
    assert late.failure == "slow took more than 0.01 s"
    assert choose_safely(slow, table, 0).failure == "slow still thinks about an earlier move"
    slow.enough.set()
    assert slow.done.wait(900)
    while (choice := choose_safely(slow, table, 0)).failure:  # its thread is about to end
        pass
    assert choice.action == table.legal(0)[0]


def test_the_table_may_go_on_while_a_late_bot_thinks(table: Table) -> None:
    slow = Slow()
    before = table.copy()
    choose_safely(slow, table, 0, seconds=0.01)
    table.play(0, table.legal(0)[0])
    slow.enough.set()
    assert slow.done.wait(900)
    assert before.to_act == (0, 1, 2, 3)
    assert table.to_act == (1, 2, 3)


def test_a_seat_that_owes_nothing_is_the_mistake_of_who_asks(table: Table) -> None:
    table.play(0, table.legal(0)[0])
    with pytest.raises(ValueError, match=r"Seat 0 owes no decision now; those who do: \(1, 2, 3\)"):
        choose_safely(stockpot.bot("soup", "thumb"), table, 0)
    with pytest.raises(stockpot.BadSeat):
        choose_safely(stockpot.bot("soup", "thumb"), table, 4)
