"""Temperaments: they choose between moves that are about as good, and nothing else."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.bots.temperament import LIKES, favourite
from stockpot.bots.thinker import Hint
from stockpot.core.personas import TEMPERAMENTS


def sale(words: str = "sell coin") -> tuple[stockpot.Table, int]:
    """A table of Sapone at which a seat has put a coin on sale and owes a declaration."""
    for seed in range(50):
        table = stockpot.Table("sapone", 4, seed=seed)
        seat = table.to_act[0]
        table.play(seat, "sell")
        if words in [action.text for action in table.legal(seat)]:
            table.play(seat, words)
            return table, seat
    raise AssertionError("somebody has a coin")


def hints(table: stockpot.Table, seat: int, *ranked: tuple[str, float, int]) -> list[Hint]:
    actions = {action.text: action for action in table.legal(seat)}
    return [Hint(actions[text], share, simulations) for text, share, simulations in ranked]


def chosen(temperament: str | None, *ranked: tuple[str, float, int]) -> str:
    table, seat = sale()
    return str(favourite(temperament, table, seat, hints(table, seat, *ranked)).action.text)


def test_a_bluffer_lies_where_the_truth_is_hardly_better() -> None:
    options = (("declare coin", 0.30, 100), ("declare pick", 0.29, 80))
    assert chosen("bluffer", *options) == "declare pick"
    assert chosen(None, *options) == chosen("cautious", *options) == "declare coin"


def test_a_cautious_one_tells_the_truth_where_a_lie_is_hardly_better() -> None:
    options = (("declare pick", 0.30, 100), ("declare coin", 0.29, 80))
    assert chosen("cautious", *options) == "declare coin"
    assert chosen("bluffer", *options) == "declare pick"


@pytest.mark.parametrize(
    "worse", [("declare pick", 0.27, 90), ("declare pick", 0.30, 49)], ids=["worse", "hardly looked at"]
)
def test_no_temperament_takes_a_worse_move(worse: tuple[str, float, int]) -> None:
    for temperament in TEMPERAMENTS:
        assert chosen(temperament, ("declare coin", 0.30, 100), worse) == "declare coin"


def test_who_is_fond_of_something_does_it() -> None:
    table = stockpot.Table("sapone", 4, seed=1)
    seat = table.to_act[0]
    ranked = hints(table, seat, ("sell", 0.25, 100), ("buy", 0.25, 90))
    assert favourite("greedy", table, seat, ranked).action.text == "buy"
    assert favourite("jolly", table, seat, ranked).action.text == "sell"


def test_temperaments_are_those_of_the_personas() -> None:
    assert set(LIKES) < set(TEMPERAMENTS)
    with pytest.raises(ValueError, match="There is no temperament 'sleepy'; there are: cautious"):
        stockpot.bot("soup", "cook", temperament="sleepy")


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("game", ["soup", "sapotage", "ursuppe", "pantry", "sapone"])
def test_tempered_bots_play_legal_moves_and_the_same_where_their_seat_sees_the_same(
    game: str, temperament: str
) -> None:
    table = stockpot.Table(game, 3, seed=4)
    for number in range(12):
        seat = table.to_act[0]
        moves = {
            stockpot.bot(game, "search:20", seed=number, temperament=temperament).choose(where, seat)
            for where in (table, table.redeal(seat, seed=number))
        }
        assert len(moves) == 1
        table.play(seat, moves.pop())
