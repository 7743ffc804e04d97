"""Phases 4 to 6: division, deaths, the ladder, the end."""

from __future__ import annotations

import pytest

import stockpot
from tests.rules.ursuppe.pond import (
    asked,
    bp,
    choices,
    cubes,
    genes,
    hurt,
    markers,
    pass_on,
    play,
    pond,
    refused,
    where,
)


def cells(table: stockpot.Table) -> list[str]:
    return [text.removeprefix("divide ") for text in choices(table) if text.startswith("divide")]


# ---------------------------------------------------------------------------------------------------------------- phase 4


@pytest.mark.rule("ursuppe.divide.income", "ursuppe.round.order")
def test_ten_points_for_everybody_from_the_top() -> None:
    table = pond("buy", turn=0, bp=[2, 0, 0, 0])
    play(table, "buy nothing")
    assert table.to_act == (3,)
    assert bp(table) == [2, 0, 0, 10]
    play(table, "stop")
    assert bp(table) == [2, 0, 10, 10]


@pytest.mark.rule("ursuppe.divide.none", "ursuppe.divide.one", "ursuppe.shortage.no-amoebas")
def test_a_new_start() -> None:
    """Case 27."""
    table = pond("divide", turn=0, bp=[10, 10, 10, 10], amoebas={"blue 1": ["S05", 0]})
    assert len(cells(table)) == 19
    play(table, "divide S05", "number 1")
    assert bp(table)[0] == 10, "free of charge"
    assert len(cells(table)) == 18
    play(table, "divide S16", "number 2")
    assert bp(table)[0] == 4


@pytest.mark.rule("ursuppe.divide.none")
def test_the_free_amoeba_may_be_declined() -> None:
    table = pond("divide", turn=0, bp=[0, 0, 0, 0], amoebas={"blue 1": ["S05", 0]})
    assert "stop" in choices(table)
    play(table, "stop")
    assert all(where(table, f"red {n}") is None for n in range(1, 8))


@pytest.mark.rule("ursuppe.divide.one", "ursuppe.divide.cell", "ursuppe.ruling.one-cell")
def test_the_second_amoeba_goes_anywhere_the_third_next_to_another() -> None:
    """Case 28, and the example of the rulebook."""
    table = pond("divide", turn=0, bp=[13, 0, 0, 0], amoebas={"red 1": ["S01", 0]})
    assert refused(table, "divide S01") == "ursuppe.divide.cell"
    play(table, "divide S19", "number 2")
    assert cells(table) == ["S03", "S14", "S18"]
    assert refused(table, "divide S10") == "ursuppe.divide.cell"
    play(table, "divide S18", "number 3")
    assert bp(table)[0] == 1


@pytest.mark.rule("ursuppe.divide.cell")
def test_next_to_one_that_was_placed_a_moment_ago() -> None:
    table = pond(
        "divide", turn=0, bp=[30, 0, 0, 0], amoebas={"red 1": ["S01", 0], "red 2": ["S03", 0], "blue 1": ["S04", 0]}
    )
    play(table, "divide S04", "number 3")
    assert "S05" in cells(table)


@pytest.mark.rule("ursuppe.gene.spo", "ursuppe.divide.cell")
def test_spores_go_anywhere_but_on_an_own_amoeba() -> None:
    """Case 29."""
    table = pond(
        "divide", turn=0, bp=[6, 0, 0, 0], amoebas={"red 1": ["S01", 0], "red 2": ["S03", 0]}, genes=genes(red="SPO")
    )
    assert len(cells(table)) == 17
    assert refused(table, "divide S03") == "ursuppe.divide.cell"


@pytest.mark.rule("ursuppe.divide.price", "ursuppe.divide.number", "ursuppe.gene.div")
def test_price_and_number() -> None:
    amoebas = {"red 1": ["S01", 0], "red 4": ["S03", 1]}
    table = pond("divide", turn=0, bp=[11, 0, 0, 0], amoebas=amoebas)
    play(table, "divide S02")
    assert choices(table) == ["number 2", "number 3", "number 5", "number 6", "number 7"]
    assert refused(table, "number 4") == "ursuppe.divide.number"
    play(table, "number 7")
    assert (where(table, "red 7"), hurt(table, "red 7")) == ("S02", 0)
    assert asked(table) != "divide", "five points are not enough for another one"
    table = pond("divide", turn=0, bp=[5, 0, 0, 0], amoebas=amoebas)
    assert refused(table, "divide S02") == "ursuppe.divide.price"
    table = pond("divide", turn=0, bp=[8, 0, 0, 0], amoebas=amoebas, genes=genes(red="DIV"))
    play(table, "divide S02", "number 2", "divide S04", "number 3")
    assert where(table, "red 3") == "S04"


@pytest.mark.rule("ursuppe.gene.div", "ursuppe.gene.spo")
def test_division_rate_with_spores() -> None:
    amoebas = {"red 1": ["S01", 0], "red 4": ["S03", 1]}
    table = pond("divide", turn=0, bp=[4, 0, 0, 0], amoebas=amoebas, genes=genes(red="DIV SPO"))
    play(table, "divide S19", "number 2")
    assert where(table, "red 2") == "S19"


@pytest.mark.rule("ursuppe.divide.limit")
def test_seven_is_all() -> None:
    amoebas = {f"red {n}": [f"S{n:02d}", 0] for n in range(1, 8)}
    table = pond("divide", turn=0, bp=[20, 0, 0, 0], amoebas=amoebas)
    assert choices(table) == ["stop"]
    assert refused(table, "divide S10") == "ursuppe.divide.limit"
    amoebas = {f"red {n}": ["S01", 0] for n in (1, 2)} | {"red 3": ["S03", 0]}
    amoebas |= {f"red {n}": [f"S{c:02d}", 0] for n, c in ((4, 2), (5, 4), (6, 8))}
    table = pond("divide", turn=0, bp=[20, 0, 0, 0], amoebas=amoebas)
    assert cells(table) == ["S05", "S07", "S12"]


# ---------------------------------------------------------------------------------------------------------------- phase 5


@pytest.mark.rule("ursuppe.death.natural", "ursuppe.death.cubes", "ursuppe.shortage.cubes", "ursuppe.round.order")
def test_deaths_from_the_top_with_a_shortage() -> None:
    """Case 30."""
    amoebas = {"yellow 2": ["S01", 2], "red 1": ["S02", 3], "red 2": ["S03", 1], "green 1": ["S19", 0]}
    table = pond("divide", turn=0, bp=[0, 0, 0, 0], amoebas=amoebas, cubes={"S10": [16, 2, 2, 2]})
    play(table, "stop")
    assert (where(table, "yellow 2"), where(table, "red 1"), where(table, "red 2")) == (None, None, "S03")
    assert cubes(table, "S01") == [4, 4, 4, 4]
    assert cubes(table, "S02") == [3, 4, 4, 4]


@pytest.mark.rule("ursuppe.death.natural")
def test_deaths_of_one_tribe_in_the_order_of_numbers() -> None:
    amoebas = {"red 5": ["S01", 2], "red 2": ["S02", 2], "green 1": ["S19", 0]}
    table = pond("divide", turn=0, bp=[0, 0, 0, 0], amoebas=amoebas, cubes={"S10": [16, 2, 2, 2]})
    play(table, "stop")
    assert (cubes(table, "S02")[0], cubes(table, "S01")[0]) == (4, 3)


@pytest.mark.rule("ursuppe.death.reuse", "ursuppe.feed.starve")
def test_a_dead_piece_comes_back_unhurt() -> None:
    table = pond("divide", turn=0, bp=[6, 0, 0, 0], amoebas={"red 1": ["S02", 2], "red 2": ["S03", 0]})
    play(table, "stop")
    pass_on(table, "divide")
    while table.to_act != (0,):
        play(table, "stop")
    play(table, "divide S01", "number 1")
    assert (where(table, "red 1"), hurt(table, "red 1")) == ("S01", 0)


@pytest.mark.rule("ursuppe.gene.lon")
def test_longevity_dies_with_three() -> None:
    amoebas = {"red 1": ["S02", 2], "red 2": ["S03", 3], "blue 1": ["S19", 2]}
    table = pond("divide", turn=0, bp=[0] * 4, amoebas=amoebas, genes=genes(red="LON"))
    play(table, "stop")
    assert (where(table, "red 1"), where(table, "red 2"), where(table, "blue 1")) == ("S02", None, None)


# ---------------------------------------------------------------------------------------------------------------- phase 6


def spread(seat: str, n: int) -> dict[str, list[object]]:
    """A tribe of n amoebas."""
    return {f"{seat} {number}": [f"S{number:02d}", 0] for number in range(1, n + 1)}


def scored(**position: object) -> stockpot.Table:
    """Red, the lowest marker, is the last to divide; then all markers advance."""
    table = pond("divide", turn=0, bp=[0] * 4, **position)
    play(table, "stop")
    return table


@pytest.mark.rule("ursuppe.score.amoebas")
@pytest.mark.parametrize(("n", "spaces"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 5), (7, 6)])
def test_spaces_for_amoebas(n: int, spaces: int) -> None:
    table = scored(amoebas=spread("red", n), markers=[5, 20, 25, 30])
    assert markers(table) == [5 + spaces, 20, 25, 30]


@pytest.mark.rule("ursuppe.score.genes", "ursuppe.gene.int")
@pytest.mark.parametrize(
    ("red", "spaces"),
    [("INT MO1", 0), ("INT MO1 SPO", 1), ("INT MO1 SPO DEF", 2), ("INT MO1 SPO DEF ESC", 3), ("INT MO1 SPO DEF ESC SUB", 4),
     ("INT MO1 SPO DEF ESC SUB STR TEN", 4), ("PER", 0), ("PER INT", 1), ("PER MO2", 2), ("PER MO2 ARM", 4), ("RAY INT MO1", 0)],
)  # fmt: skip
def test_spaces_for_genes(red: str, spaces: int) -> None:
    table = scored(amoebas=spread("blue", 1), genes=genes(red=red), markers=[5, 20, 25, 30])
    assert markers(table) == [5 + spaces, 20, 25, 30]


@pytest.mark.rule("ursuppe.score.genes", "ursuppe.gene.ray", "ursuppe.score.amoebas")
def test_amoebas_and_genes_together() -> None:
    """Case 49."""
    table = scored(amoebas=spread("red", 5), genes=genes(red="INT MO1 RAY AGG"), markers=[5, 20, 25, 30])
    assert table.view()["seats"][0]["gene_count"] == 4
    assert markers(table)[0] == 11


@pytest.mark.rule("ursuppe.score.ladder")
def test_occupied_spaces_do_not_count() -> None:
    """Case 46, and the example of the rulebook."""
    table = scored(amoebas=spread("red", 5), markers=[10, 12, 13, 30])
    assert markers(table) == [16, 12, 13, 30]


@pytest.mark.rule("ursuppe.end.finish", "ursuppe.score.ladder", "ursuppe.end.winner")
def test_one_step_into_the_finish_zone() -> None:
    """Case 47."""
    table = pond(
        "divide", turn=3, bp=[0] * 4, amoebas=spread("red", 3) | {"yellow 1": ["S19", 0]}, markers=[40, 41, 10, 5]
    )
    play(table, "stop")
    assert markers(table) == [42, 41, 10, 5]
    assert table.over
    assert table.view()["ended"] == "finish"
    assert table.winners == (0,)


FULL_HANDS = genes(
    red="INT MO1 SPO SPD DEF ESC",
    blue="INT SUB STR TEN HOL LON",
    green="MO1 SPD ESC TEN LON FRU",
    yellow="SFS PAR DIV MO2 ARM",
)


@pytest.mark.rule("ursuppe.score.order", "ursuppe.score.ladder", "ursuppe.end.finish")
def test_the_longest_jump_ends_on_51() -> None:
    """Case 47b: resolved from the top; spaces left behind are free again."""
    amoebas = spread("red", 7) | spread("blue", 7) | spread("green", 7) | spread("yellow", 7)
    table = pond("divide", turn=3, bp=[0] * 4, amoebas=amoebas, genes=FULL_HANDS, markers=[41, 40, 39, 38])
    play(table, "stop")
    assert markers(table) == [51, 50, 49, 48]
    assert table.scores == (51, 50, 49, 48)
    assert table.winners == (0,)
    assert table.outcome == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.rule("ursuppe.score.order")
def test_the_marker_in_front_goes_first() -> None:
    table = pond("divide", turn=1, bp=[0] * 4, amoebas=spread("red", 3) | spread("blue", 3), markers=[11, 10, 30, 31])
    play(table, "stop")
    assert markers(table) == [12, 11, 30, 31], "red went on first, so blue finds 11 free"


@pytest.mark.rule("ursuppe.end.finish")
def test_space_41_is_not_the_finish() -> None:
    """Case 48."""
    table = pond("divide", turn=3, bp=[0] * 4, amoebas=spread("red", 3), markers=[40, 20, 10, 5])
    play(table, "stop")
    assert markers(table)[0] == 41
    assert not table.over
    assert table.state.round == 3  # type: ignore[attr-defined]


@pytest.mark.rule("ursuppe.end.deck", "ursuppe.end.winner")
def test_the_last_card_ends_the_game_after_scoring() -> None:
    """Case 50."""
    deck = ["W6", "W9", "W12", "E8", "E10", "E10", "N9", "N11", "S10", "S13", "514"]
    table = pond(amoebas=spread("red", 3) | {"blue 1": ["S19", 0]}, amoeba="blue 1", turn=1, deck=deck, drawn=10, round=10,
                 bp=[0, 1, 0, 0], markers=[4, 3, 2, 1])  # fmt: skip
    play(table, "amoeba 1 drift")
    while asked(table) != "divide":
        pass_on(table, "divide")
    assert table.view()["card"]["name"] == "514"
    assert table.view()["coming_cards"] == []
    while not table.over:
        play(table, "stop")
    assert markers(table) == [5, 3, 2, 1]
    assert table.winners == (0,)
    assert table.view()["ended"] == "deck"
    assert table.why_not(0, "stop").rule == "ursuppe.end.winner"  # type: ignore[union-attr]


@pytest.mark.rule("ursuppe.variant.finish")
def test_a_shorter_game() -> None:
    table = pond(
        "divide", turn=0, bp=[0] * 4, amoebas=spread("red", 4), markers=[10, 13, 14, 15], options={"finish": 16}
    )
    play(table, "stop")
    assert markers(table)[0] == 12
    assert not table.over
    table = pond(
        "divide", turn=0, bp=[0] * 4, amoebas=spread("red", 5), markers=[10, 13, 14, 15], options={"finish": 16}
    )
    play(table, "stop")
    assert markers(table)[0] == 17
    assert table.over


@pytest.mark.rule("ursuppe.variant.full", "ursuppe.ruling.beyond")
def test_a_full_game_goes_beyond_the_ladder() -> None:
    table = pond(
        "divide", turn=3, bp=[0] * 4, amoebas=spread("red", 7), markers=[49, 48, 10, 5], options={"full_game": True}
    )
    play(table, "stop")
    assert markers(table)[0] == 55
    assert not table.over
    assert table.view()["finish"] is None


@pytest.mark.rule("ursuppe.divide.income", "ursuppe.divide.price")
def test_a_designers_numbers() -> None:
    options = {"income": 7, "division_price": 3, "amoeba_spaces": [1] * 8, "start_bp": 9}
    assert stockpot.Table("ursuppe", 4, 1, options).view()["seats"][0]["bp"] == 9
    table = pond("divide", turn=1, bp=[0, 3, 0, 0], amoebas=spread("blue", 2) | {"red 1": ["S19", 0]}, options=options,
                 markers=[20, 25, 30, 35])  # fmt: skip
    play(table, "divide S03", "number 3")
    assert table.to_act == (0,)
    assert bp(table)[0] == 7
    play(table, "stop")
    assert markers(table) == [21, 26, 31, 36]
