"""The board, the set-up and the order of a round."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot
from stockpot.games.ursuppe.pieces import ADJACENT, COPIES, GENE_CARDS, N_CELLS, NEIGHBOR, Direction, Gene
from tests.rules.ursuppe.pond import asked, choices, genes, pass_on, play, pond, refused, where

# The table of neighbours of the rules, cell by cell: north, east, south, west.
NEIGHBOURS = {
    1: (0, 0, 3, 0), 2: (0, 3, 7, 0), 3: (1, 4, 8, 2), 4: (0, 5, 0, 3), 5: (0, 6, 9, 4), 6: (0, 0, 10, 5), 7: (2, 8, 11, 0),
    8: (3, 0, 12, 7), 9: (5, 10, 14, 0), 10: (6, 0, 15, 9), 11: (7, 12, 16, 0), 12: (8, 13, 17, 11), 13: (0, 14, 18, 12),
    14: (9, 15, 19, 13), 15: (10, 0, 0, 14), 16: (11, 17, 0, 0), 17: (12, 18, 0, 16), 18: (13, 19, 0, 17), 19: (14, 0, 0, 18),
}  # fmt: skip


def begun(players: int, seed: int = 1) -> stockpot.Table:
    """A game after its set-up, everybody taking the first choice."""
    table = stockpot.Table("ursuppe", players, seed)
    while asked(table) in ("space", "place", "number"):
        play(table, choices(table)[0])
    return table


@pytest.mark.rule("ursuppe.board.cells", "ursuppe.board.obstacles")
def test_neighbours() -> None:
    for cell, expected in NEIGHBOURS.items():
        assert [int(NEIGHBOR[cell - 1, direction]) + 1 for direction in range(4)] == list(expected)
    assert sum(int(ADJACENT[cell]).bit_count() for cell in range(N_CELLS)) == 2 * 26
    assert all(NEIGHBOR[cell, Direction.REST] == -1 for cell in range(N_CELLS))


@pytest.mark.rule(
    "ursuppe.setup.players",
    "ursuppe.setup.pieces",
    "ursuppe.setup.cubes",
    "ursuppe.setup.first",
    "ursuppe.setup.second",
)
def test_four_players() -> None:
    """Case 1."""
    view = begun(4).view()
    assert [seat["color"] for seat in view["seats"]] == ["red", "blue", "green", "yellow"]
    assert view["reserve"] == [17] * 4
    assert all(cell["cubes"] == [2, 2, 2, 2] for cell in view["cells"])
    assert [seat["bp"] for seat in view["seats"]] == [4] * 4
    taken = [cell["amoebas"] for cell in view["cells"] if cell["amoebas"]]
    assert [len(amoebas) for amoebas in taken] == [1] * 8
    damage = sorted((amoeba["seat"], amoeba["damage"]) for (amoeba,) in taken)
    assert damage == [(seat, dp) for seat in range(4) for dp in (0, 1)]
    assert sum(int(COPIES[1, gene]) for gene in Gene) == 30


@pytest.mark.rule("ursuppe.setup.players", "ursuppe.setup.genes", "ursuppe.setup.first")
def test_three_players() -> None:
    """Case 2."""
    view = begun(3).view()
    assert [seat["color"] for seat in view["seats"]] == ["red", "blue", "green"]
    amoebas = [amoeba for cell in view["cells"] for amoeba in cell["amoebas"]]
    assert [amoeba["damage"] for amoeba in amoebas] == [0] * 6
    assert sum(view["pool"].values()) == 20
    assert "FRU" not in view["pool"]
    assert "PAR" not in view["pool"]
    assert all(cell["cubes"] == [2, 2, 2] for cell in view["cells"])
    assert sorted(seat["marker"] for seat in view["seats"]) == [1, 2, 3]


@pytest.mark.rule("ursuppe.setup.players")
@pytest.mark.parametrize("players", [2, 5])
def test_only_three_or_four_play(players: int) -> None:
    with pytest.raises(stockpot.BadPlayers):
        stockpot.Table("ursuppe", players, 1)


@pytest.mark.rule("ursuppe.setup.genes")
def test_the_table_of_genes() -> None:
    view = begun(4).view()
    assert view["pool"] == {gene.name: int(COPIES[1, gene]) for gene in Gene}
    assert view["prices"] == {gene.name: GENE_CARDS.standard[0][gene] for gene in Gene}


@pytest.mark.rule("ursuppe.setup.card")
def test_one_card_is_turned_up() -> None:
    view = begun(4).view()
    assert len(view["coming_cards"]) == 10
    names = [view["card"]["name"]] + [card["name"] for card in view["coming_cards"]]
    assert sorted(names) == sorted(["W6", "W9", "W12", "E8", "E10", "E10", "N9", "N11", "S10", "S13", "514"])
    assert len({begun(4, seed).view()["card"]["name"] for seed in range(40)}) == 10


@pytest.mark.rule("ursuppe.setup.spaces")
def test_the_highest_roll_chooses_a_start_space_first() -> None:
    for seed in range(20):
        table = stockpot.Table("ursuppe", 4, seed)
        rolled = [seat["rolled"] for seat in table.view()["seats"]]
        order = []
        while asked(table) == "space":
            order.append(table.to_act[0])
            assert refused(table, "buy SPD") == "ursuppe.buy.free"
            play(table, choices(table)[-1])
        assert order == sorted(order, key=lambda seat: -rolled[seat])
        assert len(set(order)) == len(order) == 3, "the last one has no choice"
    table = stockpot.Table("ursuppe", 3, 1)
    assert choices(table) == ["space 1", "space 2", "space 3"]
    assert refused(table, "space 4") == "ursuppe.setup.spaces"
    play(table, "space 2")
    assert refused(table, "space 2") == "ursuppe.setup.spaces"


@pytest.mark.rule("ursuppe.ruling.ties")
def test_ties_are_rolled_again_among_those_who_tie() -> None:
    first: Counter[int] = Counter()
    for seed in range(400):
        table = stockpot.Table("ursuppe", 4, seed)
        rolled, picks = table.state.rolled.tolist(), table.state.picks.tolist()  # type: ignore[attr-defined]
        assert sorted(picks) == [0, 1, 2, 3]
        assert [rolled[seat] for seat in picks] == sorted(rolled, reverse=True)
        if rolled[0] == rolled[3]:
            first[min(picks.index(0), picks.index(3)) == picks.index(0)] += 1
    assert min(first[0], first[1]) > 5, "either may win the tie"


@pytest.mark.rule("ursuppe.setup.first", "ursuppe.setup.second", "ursuppe.round.order")
def test_amoebas_are_placed_upwards_then_downwards() -> None:
    table = pond("place", turn=0, markers=[1, 2, 3, 4], bp=[4] * 4)
    order = []
    while asked(table) != "movement":
        if asked(table) == "place":
            order.append(table.to_act[0])
        play(table, choices(table)[-1])
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    assert table.to_act == (0,)


@pytest.mark.rule("ursuppe.setup.first", "ursuppe.setup.second")
def test_an_amoeba_needs_an_empty_cell_and_any_number_will_do() -> None:
    table = pond("place", turn=0)
    play(table, "place S05")
    assert choices(table) == [f"number {n}" for n in range(1, 8)]
    play(table, "number 6")
    assert where(table, "red 6") == "S05"
    assert refused(table, "place S05") == "ursuppe.setup.first"
    assert refused(table, "stop") == "ursuppe.setup.first"


@pytest.mark.rule("ursuppe.round.phases", "ursuppe.round.order", "ursuppe.round.numbers")
def test_the_six_phases_of_a_round() -> None:
    amoebas = {
        "red 5": ["S01", 0],
        "red 2": ["S02", 0],
        "blue 3": ["S06", 0],
        "green 1": ["S16", 0],
        "yellow 4": ["S19", 0],
    }
    table = pond(amoeba="red 2", amoebas=amoebas, markers=[2, 1, 4, 3], turn=0, bp=[6] * 4)
    seen = []
    while table.state.round == 2:  # type: ignore[attr-defined]
        view = table.view()
        what = view["amoeba"] or table.to_act[0]
        seen.append((view["phase"], what["number"] if isinstance(what, dict) else what))
        may = choices(table)
        play(table, next((text for text in ("buy nothing", "stop") if text in may), may[0]))
    assert seen == [
        ("feeding", 2), ("feeding", 5), ("feeding", 4), ("feeding", 1),
        ("genes", 2), ("genes", 3), ("genes", 0), ("genes", 1),
        ("division", 2), ("division", 3), ("division", 0), ("division", 1),
    ]  # fmt: skip
    assert table.state.round == 3  # type: ignore[attr-defined]
    assert table.view()["amoeba"] == {"seat": 1, "number": 3}, "blue has the lowest marker"


@pytest.mark.rule("ursuppe.round.numbers", "ursuppe.round.order")
def test_nobody_else_and_nothing_else_is_to_be_done() -> None:
    table = pond(amoebas={"red 1": ["S01", 0]})
    assert table.why_not(1, "amoeba 1 drift").rule == "ursuppe.round.order"  # type: ignore[union-attr]
    assert refused(table, "divide S01") == "ursuppe.divide.cell"
    assert refused(pond("buy", bp=[9] * 4), "drift") == "ursuppe.round.numbers"


@pytest.mark.rule("ursuppe.shortage.no-amoebas")
def test_a_player_without_amoebas_is_passed_over_but_buys_earns_and_scores() -> None:
    table = pond(
        amoebas={"blue 1": ["S05", 0]}, amoeba="blue 1", turn=1, bp=[9, 0, 0, 0], genes=genes(red="INT MO1 SPO")
    )
    play(table, "amoeba 1 drift")
    assert (asked(table), table.to_act) == ("settle", (0,)), "8 mutation points, ozone 6"
    play(table, "pay")
    assert (asked(table), table.to_act) == ("buy", (0,))
    play(table, "buy nothing")
    while table.to_act != (0,):
        play(table, "stop")
    assert table.view()["seats"][0]["bp"] == 17
    play(table, "stop")
    assert table.view()["seats"][0]["marker"] == 5, "one for three genes, jumping over 2, 3 and 4"
    assert table.view()["amoeba"] == {"seat": 1, "number": 1}


@pytest.mark.rule("ursuppe.ruling.unlimited")
def test_points_are_not_limited_by_counters() -> None:
    table = pond("divide", turn=3, bp=[500] * 4, amoebas={"red 1": ["S01", 0]})
    pass_on(table)
    assert [seat["bp"] for seat in table.view()["seats"]] == [510, 510, 510, 500]


@pytest.mark.rule("ursuppe.hidden.deck")
def test_the_order_of_the_coming_cards_is_hidden() -> None:
    table = begun(4)
    looks = [table.redeal(0, seed=seed) for seed in range(10)]
    assert all(look.view(0) == table.view(0) for look in looks)
    assert len({tuple(look.position()["deck"]) for look in looks}) > 5
    assert all(look.position()["deck"][0] == table.position()["deck"][0] for look in looks)
    open_view = table.view(stockpot.ALL_OPEN)
    assert open_view["deck"] == table.position()["deck"][1:]
