"""Points as scores, and shares of one victory."""

from __future__ import annotations

from stockpot.core.points import points, share_out
from stockpot.core.record import Record, Row, i8, i16, record, row, u64
from stockpot.core.rule import buffer


@record
class Score(Record):
    rng: u64
    gamma: u64
    players: i8
    points: Row[i16] = row(4)


def test_scores_are_the_points_of_those_who_play() -> None:
    made, out = Score(), buffer("q", 4)
    made.players = 3
    for seat, number in enumerate((7, -26, 0, 99)):
        made.points[seat] = number
    points(made, out)
    assert list(out) == [7, -26, 0, 0]


def test_shares_add_up_to_one_victory() -> None:
    out = buffer("d", 4)
    for seat, number in enumerate((1.0, 2.0, 1.0, 5.0)):
        out[seat] = number
    share_out(out, 3)
    assert list(out) == [0.25, 0.5, 0.25, 5.0]
