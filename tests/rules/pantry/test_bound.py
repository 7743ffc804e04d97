"""How far the row can grow: the longest walk that the rules allow, played."""

from __future__ import annotations

import pytest

import stockpot
from tests.rules.pantry.kitchen import columns, row

ORDER = [3, 3, 2, 2, 1, 1, 0, 0, 0]
TURNS = [39, 79, 118, 158, 197, 237, 276, 316, 356]
"""Who completes, and in which turn counted from 0: each time as late as the stall rule lets this seat."""

READY = ["He Ha Fi", "In Fi Fi", "In Fi Ha", "He Ha Ha", "In Ha Fi", "He Fi Fi", "He Fi Ha", "In Ha Ha", "Ha Br He"]
"""The first two recipes of Fritz, Greta and Igor, and three of the doctor."""

MOST_MOVES = 9 * (3 * 40 - 1)


@pytest.mark.rule("pantry.ruling.outward", "pantry.ruling.stall")
def test_a_jar_walks_as_far_as_a_game_of_four_lasts() -> None:
    """Everybody waits as long as the stall rule allows, completes what stands ready, and one Eyeball walks with every move."""
    ready: list[str | int] = ["Ey"]
    for column in READY:
        ready += [2, column]
    table = stockpot.Table.from_position("pantry", {"players": 4, "pantry": row(*ready, 2, "Br Br Br Ey Ey Ey")})
    walked = turn = 0
    while not table.over:
        seat = table.to_act[0]
        completing = turn in TURNS
        for _ in range(2 if completing else 3):
            table.play(seat, "move 1 left 1")
            walked += 1
        if completing:
            assert seat == ORDER[TURNS.index(turn)]
            table.play(seat, next(action for action in table.legal(seat) if action.text.startswith("complete")))
        turn += 1
    assert turn == 9 * 40
    assert walked == MOST_MOVES == 1071
    assert table.winners == (0,)
    assert columns(table)[:2] == [["Eyeball"], 1071 + 9 * 3 + 2]


@pytest.mark.rule("pantry.ruling.stall")
def test_one_turn_later_the_game_would_have_stalled() -> None:
    table = stockpot.Table.from_position("pantry", {"players": 4, "pantry": row("Ey", 3, "He Ha Fi")})
    for _ in range(40):
        table.play(table.to_act[0], "stop")
    assert table.over
