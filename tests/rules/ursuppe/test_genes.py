"""Phases 2 and 3: the environment, debts, buying genes."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.games.ursuppe.pieces import ENVIRONMENT_CARDS, GENE_CARDS, LOWER, Gene
from tests.rules.ursuppe.pond import asked, bp, choices, genes, hand, hurt, pass_on, play, pond, refused, where

PRICES, MUTATION = GENE_CARDS.standard


def gene_list(**changes: dict[str, int]) -> list[dict[str, str | int]]:
    """The printed genes with other numbers."""
    (sheet,) = GENE_CARDS.sheets("standard")
    return [{**dict(zip(sheet.columns, row, strict=True)), **changes.get(row[0], {})} for row in sheet.rows]


def new_card(card: str, *, round: int = 2, **position: object) -> stockpot.Table:
    """The last amoeba of phase 1 drifts, and this card is turned up."""
    table = pond(amoebas={"red 1": ["S12", 0]}, deck=["514", card], round=round, **position)
    play(table, "amoeba 1 drift")
    return table


def settlements(table: stockpot.Table, given: tuple[str, ...] = (), paid: int = 0) -> set[tuple[frozenset[str], int]]:
    """All ways to settle the debt of the seat to act."""
    found = set()
    for text in choices(table):
        after = table.copy()
        cards, points = list(given), paid
        for event in after.play(after.to_act[0], text):
            told = event.seen()
            assert told
            if told.kind == "returned":
                cards.append(told.data["gene"])
            elif told.kind == "paid":
                points += told.data["points"]
        if asked(after) == "settle" and after.to_act == table.to_act:
            found |= settlements(after, tuple(cards), points)
        else:
            found.add((frozenset(cards), points))
    return found


def all_of(*texts: str) -> set[tuple[frozenset[str], int]]:
    return {(frozenset(word for word in text.split() if not word.isdigit()), sum(int(w) for w in text.split() if w.isdigit()))
            for text in texts}  # fmt: skip


@pytest.mark.rule("ursuppe.env.settle", "ursuppe.ruling.settle-mix")
def test_settling_with_cards_alone() -> None:
    """Case 19, and the example of the rulebook."""
    table = new_card("W6", genes=genes(red="STR DIV SPD"), bp=[0] * 4)
    assert table.view()["debt"] == 6
    assert settlements(table) == all_of("STR DIV", "STR SPD", "DIV SPD")
    play(table, "return STR")
    assert refused(table, "pay") == "ursuppe.env.settle"
    assert refused(table, "return INT") == "ursuppe.env.settle"


@pytest.mark.rule("ursuppe.env.settle", "ursuppe.ruling.settle-mix")
def test_settling_with_cards_and_points() -> None:
    """Case 20."""
    table = new_card("W6", genes=genes(red="STR DIV SPD"), bp=[2, 0, 0, 0])
    assert settlements(table) == all_of("STR DIV", "STR SPD", "DIV SPD", "STR 2", "DIV 1")
    table = new_card("W6", genes=genes(red="STR DIV SPD"), bp=[6, 0, 0, 0])
    assert settlements(table) == all_of("STR DIV", "STR SPD", "DIV SPD", "STR 2", "DIV 1", "SPD 3", "6")
    play(table, "pay")
    assert bp(table)[0] == 0
    assert hand(table, 0) == ["SPD", "STR", "DIV"]


@pytest.mark.rule("ursuppe.ruling.settle-mix")
def test_no_card_is_returned_that_is_not_needed() -> None:
    table = pond("settle", genes=genes(red="MO1 ARM LON"), bp=[0, 0, 0, 0], debt=4, deck=["E10", "S10", "S13"], drawn=2)
    assert choices(table) == ["return LON", "return ARM"]
    assert refused(table, "return MO1") == "ursuppe.ruling.settle-mix"
    table = pond("settle", genes=genes(red="MO1 ARM LON"), bp=[2, 0, 0, 0], debt=4, drawn=3)
    assert settlements(table) == all_of("LON", "ARM", "MO1 2")


@pytest.mark.rule("ursuppe.gene.ray", "ursuppe.env.debt")
def test_ray_protection_shields_and_pays() -> None:
    """Case 21."""
    table = new_card("E10", genes=genes(red="LON DIV TEN RAY"), bp=[0] * 4)
    assert table.view()["seats"][0]["mutation"] == 12
    assert table.view()["debt"] == 2
    play(table, "return RAY")
    assert hand(table, 0) == ["TEN", "LON", "DIV"], "no new check at 14"
    assert asked(table) != "settle"
    table = new_card("W6", genes=genes(red="LON DIV TEN RAY"), bp=[3] + [0] * 3)
    assert (frozenset({"RAY"}), 2) in settlements(table), "worth four of the six"


@pytest.mark.rule("ursuppe.env.debt")
def test_mutation_points_must_exceed_the_ozone() -> None:
    """Case 22."""
    table = new_card("E10", genes=genes(red="LON DIV"))
    assert asked(table) == "buy"
    assert asked(new_card("W9", genes=genes(red="LON DIV"))) == "settle"


@pytest.mark.rule("ursuppe.env.first-round", "ursuppe.env.card")
def test_no_defects_in_the_first_round() -> None:
    """Case 23."""
    table = new_card("W6", round=1, genes=genes(red="LON DIV TEN"))
    assert asked(table) == "buy"
    assert table.view()["card"]["name"] == "W6"
    assert table.view()["past_cards"][0]["name"] == "514"
    assert asked(new_card("W6", round=2, genes=genes(red="LON DIV TEN"))) == "settle"


@pytest.mark.rule("ursuppe.env.card")
def test_the_new_card_rules_the_next_drift() -> None:
    table = new_card("E10")
    pass_on(table)
    play(table, "amoeba 1 drift")
    assert where(table, "red 1") == "S13"


@pytest.mark.rule("ursuppe.env.debt", "ursuppe.round.order")
def test_debts_are_settled_from_the_top() -> None:
    table = new_card("W6", genes=genes(red="LON DIV", yellow="LON DIV"), bp=[9] * 4)
    assert (asked(table), table.to_act) == ("settle", (3,))
    play(table, "pay")
    assert (asked(table), table.to_act) == ("settle", (0,))


@pytest.mark.rule("ursuppe.variant.defense", "ursuppe.gene.def")
def test_defense_with_four_mutation_points() -> None:
    assert new_card("W6").state.options[0] == 0  # type: ignore[attr-defined]
    assert asked(new_card("W6", genes=genes(red="DEF SPD"))) == "buy"
    table = new_card("W6", genes=genes(red="DEF SPD"), options={"defense_mp": "4"})
    assert table.view()["debt"] == 1
    with pytest.raises(stockpot.BadOption):
        stockpot.Table("ursuppe", 4, 1, {"defense_mp": "4", "gene_cards": gene_list(DEF={"points": 5})})
    with pytest.raises(stockpot.BadOption):
        stockpot.Table("ursuppe", 4, 1, {"gene_cards": gene_list(RAY={"points": 3}), "ray_worth": 2})


@pytest.mark.rule("ursuppe.variant.genes")
def test_a_list_of_genes_sets_prices_and_points() -> None:
    table = shop(purse=7, options={"gene_cards": gene_list(SPD={"price": 7, "points": 1})})
    assert table.view()["prices"]["SPD"] == 7
    play(table, "buy SPD")
    assert (bp(table)[0], table.view()["seats"][0]["mutation"]) == (0, 1)


def test_prices_and_points_as_earlier_versions_gave_them() -> None:
    """Records and tables of 0.1 may have them."""
    prices, points = [*PRICES[:-1], 9], [*MUTATION[:-1], 7]
    for given, changed in (
        ({"gene_prices": prices}, {"price": 9}),
        ({"gene_points": points}, {"points": 7}),
        ({"gene_prices": prices, "gene_points": points}, {"price": 9, "points": 7}),
    ):
        old = stockpot.Table("ursuppe", 4, 1, given)
        assert old.options == stockpot.Table("ursuppe", 4, 1, {"gene_cards": gene_list(ARM=changed)}).options
        assert stockpot.replay(old.record()).state == old.state
    for wrong in (
        {"gene_prices": prices[1:]},
        {"gene_prices": 3},
        {"gene_prices": prices, "gene_cards": "standard"},
        {"gene_points": [99] * 20},
    ):
        with pytest.raises(stockpot.BadOption):
            stockpot.Table("ursuppe", 4, 1, wrong)


@pytest.mark.rule("ursuppe.variant.environment")
def test_a_list_of_environment_cards_sets_their_ozone() -> None:
    thin = ENVIRONMENT_CARDS.cell("west 1", "ozone").put("standard", 2)
    table = new_card("W2", genes=genes(red="SPD"), options={"environment_cards": thin})
    assert table.view()["card"] == {"name": "W2", "drift": "west", "ozone": 2}
    assert table.view()["debt"] == 1


def test_ozone_as_earlier_versions_gave_it() -> None:
    """Records and tables of 0.1 may have it."""
    old = stockpot.Table("ursuppe", 4, 1, {"ozone": [*range(11)]})
    thin = ENVIRONMENT_CARDS.text((tuple(range(11)),))
    assert old.options == stockpot.Table("ursuppe", 4, 1, {"environment_cards": thin}).options
    assert stockpot.replay(old.record()).state == old.state


@pytest.mark.rule("ursuppe.env.pool", "ursuppe.buy.advanced")
def test_returned_genes_are_for_sale_at_once_and_count_as_new() -> None:
    table = new_card("W6", genes=genes(red="SPD LON"), bp=[4, 0, 0, 9])
    play(table, "return SPD")
    assert table.to_act == (3,)
    assert "buy SPD" in choices(table)
    play(table, "buy nothing", "buy SPD")
    assert hand(table, 0) == ["SPD", "LON"]
    assert table.view()["seats"][0]["fresh"] == ["SPD"]


@pytest.mark.rule("ursuppe.ruling.advanced-pool")
def test_an_advanced_gene_lost_brings_its_lower_gene_not_back() -> None:
    table = new_card("W6", genes=genes(red="PER LON"), bp=[0] * 4)
    play(table, "return PER")
    assert hand(table, 0) == ["LON"]
    assert table.state.pool[Gene.SPD] == 2  # type: ignore[attr-defined]


# ---------------------------------------------------------------------------------------------------------------- phase 3


def shop(red: str = "", *, purse: int = 30, **position: object) -> stockpot.Table:
    return pond("buy", turn=0, genes=genes(red=red), bp=[purse, 9, 9, 9], **position)


@pytest.mark.rule("ursuppe.buy.free")
@pytest.mark.parametrize("gene", list(Gene)[:16])
def test_every_gene_at_its_price(gene: Gene) -> None:
    table = shop()
    play(table, f"buy {gene.name}")
    assert bp(table)[0] == 30 - PRICES[gene]
    assert hand(table, 0) == [gene.name]
    assert table.view()["seats"][0]["mutation"] == MUTATION[gene]
    short = shop(purse=PRICES[gene] - 1)
    assert refused(short, f"buy {gene.name}") == "ursuppe.buy.free"


@pytest.mark.rule("ursuppe.buy.advanced")
@pytest.mark.parametrize(
    ("gene", "lower"), [("PER", "SPD"), ("MO2", "MO1"), ("AGG", "SFS"), ("ARM", "DEF"), ("ARM", "ESC")]
)
def test_every_advanced_gene_at_its_price_and_for_its_lower_gene(gene: str, lower: str) -> None:
    text = f"buy {gene}" + (f" for {lower}" if gene == "ARM" else "")
    assert refused(shop(), text) == "ursuppe.buy.advanced"
    table = shop(lower)
    before = table.view()["pool"].get(lower, 0)
    play(table, text)
    assert hand(table, 0) == [gene]
    assert bp(table)[0] == 30 - PRICES[Gene[gene]]
    assert table.view()["pool"][lower] == before + 1
    assert LOWER[Gene[gene]] >> Gene[lower] & 1
    assert refused(table, f"buy {lower}") == "ursuppe.buy.barred"


@pytest.mark.rule("ursuppe.buy.advanced", "ursuppe.buy.barred")
def test_speed_and_persistence_not_in_one_round() -> None:
    """Case 24."""
    table = shop()
    play(table, "buy SPD")
    assert refused(table, "buy PER") == "ursuppe.buy.advanced"
    table = shop("SPD")
    play(table, "buy PER")
    assert refused(table, "buy SPD") == "ursuppe.buy.barred"


@pytest.mark.rule("ursuppe.buy.advanced")
def test_a_gene_of_this_round_will_do_in_the_next() -> None:
    table = pond("buy", turn=0, bp=[30, 0, 0, 0], amoebas={"red 1": ["S12", 0]}, deck=["514", "S13", "E10"], drawn=2)
    play(table, "buy SPD")
    pass_on(table)
    play(table, "amoeba 1 drift")
    while table.to_act != (0,) or asked(table) != "buy":
        play(table, "buy nothing")
    assert "buy PER" in choices(table)


@pytest.mark.rule("ursuppe.ruling.armor-kept", "ursuppe.buy.barred")
def test_armor_for_escape_keeps_defense() -> None:
    """Case 25."""
    table = shop("ESC DEF")
    play(table, "buy ARM for ESC")
    assert hand(table, 0) == ["DEF", "ARM"]
    assert refused(table, "buy ESC") == "ursuppe.buy.barred"
    table = shop("ESC")
    play(table, "buy DEF")
    assert refused(table, "buy ARM for DEF") == "ursuppe.buy.advanced"
    play(table, "buy ARM for ESC")
    assert hand(table, 0) == ["DEF", "ARM"]


@pytest.mark.rule("ursuppe.ruling.advanced-pool")
def test_a_gene_given_up_is_for_sale_in_the_same_phase() -> None:
    table = pond("buy", turn=3, genes=genes(yellow="DEF"), bp=[9, 9, 9, 9])
    play(table, "buy ARM for DEF", "buy nothing")
    assert table.to_act == (2,)
    assert "buy DEF" in choices(table)


@pytest.mark.rule("ursuppe.buy.once", "ursuppe.buy.sold-out")
def test_no_second_copy_and_none_that_is_not_there() -> None:
    table = shop("INT")
    assert refused(table, "buy INT") == "ursuppe.buy.once"
    table = pond("buy", turn=0, genes=genes(blue="SPO"), bp=[9] * 4)
    assert refused(table, "buy SPO") == "ursuppe.buy.sold-out"


@pytest.mark.rule("ursuppe.buy.free")
def test_one_opportunity_each_for_any_number_of_genes() -> None:
    table = pond("buy", turn=3, bp=[1, 9, 9, 9])
    play(table, "buy INT", "buy MO1", "buy SPO")
    assert bp(table)[3] == 1
    assert table.to_act == (2,), "nothing else can be paid"
    play(table, "buy nothing", "buy nothing")
    assert asked(table) == "divide", "red cannot buy anything and is not asked"


@pytest.mark.rule("ursuppe.buy.effect", "ursuppe.gene.div")
def test_a_gene_works_at_once() -> None:
    table = pond("buy", turn=0, bp=[6, 0, 0, 0], amoebas={"red 1": ["S01", 0], "red 2": ["S02", 0]})
    play(table, "buy DIV")
    pass_on(table, "none", 3)
    assert (asked(table), table.to_act) == ("divide", (0,))
    play(table, "divide S03", "number 3")
    assert bp(table)[0] == 6, "ten earned, four paid"


@pytest.mark.rule("ursuppe.gene.lon", "ursuppe.env.pool", "ursuppe.death.natural")
@pytest.mark.parametrize("kept", [True, False])
def test_longevity_counts_when_it_is_held_in_phase_5(kept: bool) -> None:
    """Case 26."""
    table = pond("settle", turn=0, genes=genes(red="LON"), bp=[5, 0, 0, 0], debt=5, drawn=3,
                 amoebas={"red 1": ["S12", 2], "red 2": ["S13", 0]})  # fmt: skip
    play(table, "pay" if kept else "return LON")
    if not kept:
        play(table, "buy nothing")
    pass_on(table)
    assert where(table, "red 1") == ("S12" if kept else None)
    assert hurt(table, "red 1") == (2 if kept else 0)
