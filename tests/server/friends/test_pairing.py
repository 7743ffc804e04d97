"""Draws and standings of tournaments, without a server."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from stockpot.server.friends import pairing
from stockpot.server.friends.crosstable import Played, crosstable, places
from stockpot.server.friends.pairing import Past, Round
from stockpot.server.store.results import Placed


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def everybody_once(drawn: Round, people: list[str]) -> None:
    seated = [who for table in drawn.tables for who in table] + [*drawn.byes]
    assert sorted(seated) == sorted(people)


@pytest.mark.parametrize("count", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    people, past = names(count), Past()
    for number in range(pairing.robin_rounds(count)):
        drawn = pairing.robin(people, people, number, 2, 2, past)
        everybody_once(drawn, people)
        past.add(drawn)
    assert {frozenset(pair): 1 for pair in combinations(people, 2)} == past.met
    assert set(past.byes.values()) <= {1}
    begun = [past.first[who] for who in people]
    assert max(begun) - min(begun) <= 2, "nobody begins much more often than others"


@pytest.mark.parametrize(
    ("count", "size", "most"), [(4, 3, 4), (5, 3, 4), (6, 3, 4), (7, 3, 4), (9, 3, 4), (8, 4, 5), (12, 4, 6)]
)
def test_at_larger_tables_a_round_robin_ends_when_all_have_met(count: int, size: int, most: int) -> None:
    people, past, rounds = names(count), Past(), 0
    while not pairing.all_have_met(people, past):
        drawn = pairing.robin(people, people, rounds, size, most, past)
        everybody_once(drawn, people)
        assert all(2 <= len(table) <= most for table in drawn.tables)
        past.add(drawn)
        rounds += 1
    fewest = -(-(count - 1) // (most - 1))
    assert rounds <= 2 * fewest + 2


@pytest.mark.parametrize("count", [2, 3, 6, 7, 8, 13, 16])
def test_in_a_swiss_nobody_meets_twice_or_rests_twice_while_that_can_be(count: int) -> None:
    people, past, points, chance = names(count), Past(), Counter[str](), random.Random(count)
    for _ in range(min(5, count - 1)):
        ranked = sorted(people, key=lambda who: -points[who])
        drawn = pairing.swiss(ranked, lambda who: points[who], 2, 2, past)
        everybody_once(drawn, people)
        past.add(drawn)
        points.update(chance.choice(table) for table in drawn.tables)
        points.update(drawn.byes)
    assert max(past.met.values()) == 1
    assert max(past.byes.values(), default=1) == 1


def test_in_a_swiss_neighbours_in_the_standings_meet() -> None:
    people, points = names(6), {"p00": 2, "p01": 2, "p02": 1, "p03": 1, "p04": 0, "p05": 0}
    drawn = pairing.swiss(people, points.__getitem__, 2, 2, Past())
    assert [set(table) for table in drawn.tables] == [{"p00", "p01"}, {"p02", "p03"}, {"p04", "p05"}]
    three = pairing.swiss(people, points.__getitem__, 3, 4, Past())
    assert sorted(sum(points[who] for who in table) for table in three.tables) == [1, 5]


def test_where_all_have_met_they_meet_again() -> None:
    past = Past.of([Round([["p00", "p01"]])])
    assert pairing.swiss(names(2), lambda _: 0, 2, 2, past).tables


@pytest.mark.parametrize("most", [3, 4, 5, 6])
def test_nobody_sits_alone_and_no_table_is_too_large(most: int) -> None:
    for size in range(3, most + 1):
        for people in range(2, 33):
            found = pairing.sizes(people, size, most)
            assert sum(found) == people
            assert all(2 <= one <= most for one in found)


def table(order: str) -> Played:
    """People in the order of their places; those together share one."""
    seats, place = [], 1
    for tied in order.split():
        seats += [Placed(who, "", 0, place) for who in tied]
        place += len(tied)
    return Played(seats)


def test_points_and_tie_breaks_by_the_usual_rules() -> None:
    """Four people, all against all; figures worked out by hand."""
    played = [table(one) for one in ("a b", "c d", "a c", "b d", "d a", "b c")]
    lines = crosstable("abcd", played, "robin")
    assert [(one.who, one.points, one.berger) for one in lines] == [
        ("a", 2, 3), ("b", 2, 2), ("d", 1, 2), ("c", 1, 1),
    ]  # fmt: skip
    assert places(lines, "robin") == [1, 2, 3, 4]
    assert {one.who: one.buchholz for one in lines} == {"a": 4, "b": 4, "c": 5, "d": 5}


def test_draws_byes_and_shared_places() -> None:
    lines = crosstable("abc", [table("ab"), table("c")], "swiss")
    assert [(one.who, one.points) for one in lines] == [("c", 1), ("a", 0.5), ("b", 0.5)]
    assert places(lines, "swiss") == [1, 2, 2]
    assert lines[0].buchholz == lines[0].points, "a bye counts as an opponent with as many points"


def test_at_a_larger_table_the_mean_of_the_opponents_counts() -> None:
    lines = crosstable("abc", [table("a b c")], "swiss")
    assert [(one.points, one.buchholz, one.berger) for one in lines] == [(1, 0.25, 0.25), (0.5, 0.5, 0), (0, 0.75, 0)]
