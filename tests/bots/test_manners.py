"""Manners: bots of every level react to dishes as the rulebook says, and nobody is blamed for a laugh."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.bots.manners import is_manners
from stockpot.core.players import Settings


def before_a_reaction(seed: int) -> stockpot.Table:
    """A table of SaPotage where a dish was just presented."""
    table, chance = stockpot.Table("sapotage", 3, seed=seed), random.Random(seed)
    while not is_manners(table, table.to_act[0]):
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


@pytest.mark.rule("sapotage.present.bots")
@pytest.mark.parametrize("level", ["thumb", "novice", "cook", "expert", "search:50"])
def test_every_level_laughs_now_and_then_and_never_finds_a_dish_unfitting(level: str) -> None:
    table = before_a_reaction(1)
    seat = table.to_act[0]
    said = [stockpot.bot("sapotage", level, seed=seed).choose(table, seat).text for seed in range(60)]
    assert set(said) == {"laugh", "no reaction"}
    assert 6 <= said.count("laugh") <= 42


def test_only_reactions_are_a_matter_of_manners() -> None:
    table = before_a_reaction(2)
    assert [is_manners(table, seat) for seat in range(3)].count(True) == 2, "all but who presented"
    for seat in table.to_act:
        table.play(seat, "laugh")
    assert not any(is_manners(table, seat) for seat in range(3))
    assert not is_manners(stockpot.Table("soup", 3, seed=1), 0)


def test_an_analysis_blames_nobody_for_a_laugh() -> None:
    table, chance = stockpot.Table("sapotage", 3, seed=3, options={"judges_to_win": 1}), random.Random(3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.legal(seat)))
    judged = stockpot.analyse(table.record(), Settings(iterations=10))
    assert judged
    assert not {"laugh", "no reaction", "not fitting"} & {entry.played for entry in judged}
