"""Phase 1, feeding: meals, hunger, the feeding genes."""

from __future__ import annotations

import pytest

import stockpot
from tests.rules.ursuppe.pond import asked, bp, choices, cubes, genes, hurt, play, pond, refused


def hungry(*, players: int = 4, food: list[int], red: str = "", guests: str = "", **position: object) -> stockpot.Table:
    """Red 1 on S12 with these cubes, about to drift nowhere and feed; blue 7 waits elsewhere with the next decision."""
    amoebas = {"red 1": ["S12", 0], "blue 7": ["S01", 0], **{guest: ["S12", 0] for guest in guests.split(",") if guest}}
    table = pond(players=players, amoebas=amoebas, cubes={"S12": food}, genes=genes(players, red=red), **position)
    play(table, "amoeba 1 drift")
    return table


def meals(table: stockpot.Table) -> list[str]:
    return choices(table) if asked(table) == "meal" else []


@pytest.mark.rule("ursuppe.feed.three", "ursuppe.feed.excrete", "ursuppe.feed.whole")
def test_three_players_eat_two_and_one() -> None:
    """Case 12, and the example of the rulebook."""
    table = hungry(players=3, food=[3, 1, 2])
    assert cubes(table, "S12") == [5, 0, 0]
    assert table.view()["reserve"] == [55 - 36 - 5, 55 - 36, 55 - 36]
    table = hungry(players=3, food=[0, 2, 2])
    assert meals(table) == ["eat 2 blue 1 green", "eat 2 green 1 blue"]
    play(table, "eat 2 green 1 blue")
    assert cubes(table, "S12") == [2, 1, 0]


@pytest.mark.rule("ursuppe.feed.starve", "ursuppe.gene.sub", "ursuppe.feed.three")
@pytest.mark.parametrize("red", ["", "SUB"])
def test_three_cubes_of_one_colour_are_no_meal(red: str) -> None:
    """Case 13."""
    table = hungry(players=3, food=[0, 0, 3], red=red)
    assert hurt(table, "red 1") == 1
    assert cubes(table, "S12") == [0, 0, 3], "nothing eaten, nothing excreted"


@pytest.mark.rule("ursuppe.gene.sub")
def test_substitution_with_three_players() -> None:
    table = hungry(players=3, food=[0, 0, 4], red="SUB")
    assert meals(table) == ["eat 4 green", "starve"]
    play(table, "eat 4 green")
    assert cubes(table, "S12") == [2, 0, 0]


@pytest.mark.rule("ursuppe.feed.four")
def test_four_players_eat_one_of_each() -> None:
    table = hungry(food=[0, 3, 1, 2])
    assert cubes(table, "S12") == [2, 2, 0, 1]
    assert hurt(table, "red 1") == 0


@pytest.mark.rule("ursuppe.gene.sub", "ursuppe.feed.whole", "ursuppe.feed.four")
def test_substitution_with_four_players() -> None:
    """Case 14."""
    table = hungry(food=[0, 2, 2, 0], red="SUB")
    assert meals(table) == ["eat 2 blue 2 green", "starve"]
    assert refused(table, "eat 1 blue 1 green") == "ursuppe.feed.four"
    assert refused(table, "eat 1 blue 1 green 1 yellow") == "ursuppe.feed.whole"
    play(table, "eat 2 blue 2 green")
    assert cubes(table, "S12") == [2, 0, 0, 0]
    table = hungry(food=[0, 2, 2, 0])
    assert hurt(table, "red 1") == 1


@pytest.mark.rule("ursuppe.variant.substitution", "ursuppe.gene.fru")
def test_strict_and_wide_substitution() -> None:
    """Case 15."""
    table = hungry(food=[0, 0, 3, 0], red="SUB FRU")
    assert hurt(table, "red 1") == 1
    table = hungry(food=[0, 0, 3, 0], red="SUB FRU", options={"substitution": "wide"})
    assert meals(table) == ["eat 3 green", "starve"]
    table = hungry(food=[0, 1, 3, 0], red="SUB", options={"substitution": "wide"})
    assert meals(table) == ["eat 3 green 1 blue", "starve"]


@pytest.mark.rule("ursuppe.gene.par", "ursuppe.gene.fru", "ursuppe.gene.sub")
def test_all_three_feeding_genes_on_two_cubes() -> None:
    """Case 16."""
    table = hungry(food=[0, 0, 2, 0], red="PAR SUB FRU", guests="green 1")
    assert meals(table) == ["eat 1 green as parasite", "eat 2 green as parasite", "starve"]
    play(table, "eat 2 green as parasite")
    assert bp(table) == [4, 4, 3, 4]
    assert cubes(table, "S12") == [2, 0, 0, 0]
    table = hungry(food=[0, 0, 2, 0], red="PAR SUB FRU", guests="green 1", bp=[4, 4, 0, 4])
    assert hurt(table, "red 1") == 1


@pytest.mark.rule("ursuppe.shortage.cubes", "ursuppe.feed.excrete")
@pytest.mark.parametrize(("left", "placed"), [(1, 1), (0, 0), (2, 2)])
def test_a_shortage_of_the_own_colour(left: int, placed: int) -> None:
    """Case 17."""
    amoebas = {"red 1": ["S12", 0], "blue 7": ["S06", 0]}
    table = pond(amoebas=amoebas, cubes={"S01": [55 - 34 - left, 2, 2, 2], "S12": [0, 2, 2, 2]})
    play(table, "amoeba 1 drift")
    assert cubes(table, "S12") == [placed, 1, 1, 1]


@pytest.mark.rule("ursuppe.feed.own", "ursuppe.feed.starve")
def test_the_own_colour_is_no_food() -> None:
    """Case 18."""
    assert hurt(hungry(food=[9, 0, 0, 0]), "red 1") == 1
    assert hurt(hungry(players=3, food=[9, 0, 0], red="SUB"), "red 1") == 1


@pytest.mark.rule("ursuppe.ruling.must-eat")
def test_who_can_eat_without_a_gene_must_eat() -> None:
    table = hungry(food=[0, 1, 1, 1], red="FRU")
    assert meals(table) == [
        "eat 1 blue 1 green 1 yellow",
        "eat 1 blue 1 green",
        "eat 1 blue 1 yellow",
        "eat 1 green 1 yellow",
    ]
    assert refused(table, "starve") == "ursuppe.ruling.must-eat"
    table = hungry(food=[0, 1, 1, 0], red="FRU SFS", guests="blue 1")
    assert meals(table) == ["eat 1 blue 1 green", "starve"]
    play(table, "starve")
    assert hurt(table, "red 1") == 1
    assert asked(table) == "movement", "who declines a meal does not attack either"


@pytest.mark.rule("ursuppe.gene.par")
def test_the_parasite_chooses_its_victim() -> None:
    table = hungry(food=[0, 2, 2, 2], red="PAR", guests="green 1,green 2,yellow 5")
    assert refused(table, "parasitise blue") == "ursuppe.gene.par"
    play(table, "eat 1 blue 1 green as parasite")
    assert choices(table) == ["parasitise green", "parasitise yellow"]
    assert refused(table, "parasitise blue") == "ursuppe.gene.par"
    play(table, "parasitise yellow")
    assert bp(table) == [4, 4, 4, 3]
    assert cubes(table, "S12") == [2, 1, 1, 2]


@pytest.mark.rule("ursuppe.gene.par", "ursuppe.gene.arm")
def test_parasites_need_other_tribes_and_armor_is_no_help() -> None:
    table = hungry(food=[0, 1, 1, 0], red="PAR", guests="red 2")
    assert hurt(table, "red 1") == 1, "own amoebas are no victims"
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
    table = pond(amoebas=amoebas, cubes={"S12": [0, 1, 1, 0]}, genes=genes(red="PAR", blue="ARM"))
    play(table, "amoeba 1 drift", "eat 1 blue 1 green as parasite")
    assert bp(table)[1] == 3
    table = hungry(food=[0, 1, 1, 1], red="PAR")
    assert meals(table) == [], "nobody there: the plain meal is eaten at once"
    table = hungry(food=[0, 1, 1, 1], red="PAR SUB")
    assert asked(table) == "movement"


MENUS = {
    "": (["111"], []),
    "SUB": (["111", "220"], []),
    "FRU": (["111", "110"], []),
    "SUB FRU": (["111", "220", "110", "210"], []),
    "PAR": (["111"], ["110"]),
    "PAR SUB": (["111", "220"], ["110", "210"]),
    "PAR FRU": (["111", "110"], ["110", "100"]),
    "PAR SUB FRU": (["111", "220", "110", "210"], ["110", "210", "100", "200"]),
}
WIDE = {
    "SUB": (["310"], []),
    "SUB FRU": (["310", "300"], []),
    "PAR SUB": (["310"], ["300"]),
    "PAR SUB FRU": (["310", "300"], ["300"]),
}


@pytest.mark.rule(
    "ursuppe.feed.four", "ursuppe.gene.sub", "ursuppe.gene.fru", "ursuppe.gene.par", "ursuppe.variant.substitution"
)
@pytest.mark.parametrize("hand", MENUS)
@pytest.mark.parametrize("wide", [False, True])
def test_the_table_of_meals(hand: str, wide: bool) -> None:
    """Every meal of section 7, for every mixture of the three feeding genes, on a cell with plenty of everything."""
    options = {"substitution": "wide"} if wide else {}
    table = pond("meal", amoebas={"red 1": ["S12", 0], "blue 1": ["S12", 0]}, cubes={"S12": [9, 9, 9, 9]},
                 genes=genes(red=hand), options=options)  # fmt: skip
    alone, guest = MENUS[hand]
    if wide and hand in WIDE:
        alone, guest = alone + WIDE[hand][0], guest + WIDE[hand][1]
    found: dict[bool, set[str]] = {False: set(), True: set()}
    for text in choices(table):
        counts = sorted((word for word in text.split() if word.isdigit()), reverse=True)
        found[text.endswith("as parasite")].add("".join(counts).ljust(3, "0"))
    assert found == {False: set(alone), True: set(guest)}
    ways = {"111": 1, "220": 3, "110": 3, "210": 6, "310": 6, "300": 3, "100": 3, "200": 3}
    assert len(choices(table)) == sum(ways[pattern] for pattern in alone + guest)


@pytest.mark.rule("ursuppe.gene.sub")
@pytest.mark.parametrize(("hand", "n"), [("", 2), ("SUB", 4)])
def test_the_table_of_meals_with_three_players(hand: str, n: int) -> None:
    table = pond("meal", players=3, amoebas={"red 1": ["S12", 0]}, cubes={"S12": [9, 9, 9]}, genes=genes(3, red=hand),
                 options={"substitution": "wide"})  # fmt: skip
    assert len(choices(table)) == n


@pytest.mark.rule("ursuppe.gene.int")
def test_intelligence_does_nothing() -> None:
    table = hungry(food=[0, 2, 2, 2], red="INT")
    assert cubes(table, "S12") == [2, 1, 1, 1]
