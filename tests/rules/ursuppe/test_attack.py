"""Attacks: Struggle for Survival, Aggression, Escape, Defense, Armor, Persistence, and the chase."""

from __future__ import annotations

import pytest

import stockpot
from tests.rules.ursuppe.pond import asked, bp, choices, cubes, genes, hurt, pass_on, play, pond, refused, where

EMPTY = [0, 0, 0, 0]


def clash(*, red: str = "SFS", blue: str = "", cell: str = "S12", food: list[int] = EMPTY, start: bool = True,
          more: dict[str, list[object]] | None = None, **position: object) -> stockpot.Table:  # fmt: skip
    """Red 1 and blue 1 on a cell without food, red about to drift nowhere; green 7 waits elsewhere with the next decision."""
    amoebas = {"red 1": [cell, 0], "blue 1": [cell, 0], "green 7": ["S01", 0], **(more or {})}
    board = {cell: food, **position.pop("cubes", {})}  # type: ignore[dict-item]
    table = pond(amoebas=amoebas, cubes=board, genes=genes(red=red, blue=blue), **position)  # type: ignore[arg-type]
    if start:
        play(table, "amoeba 1 drift")
    return table


def siege(*, red: str = "AGG", blue: str = "", damage: int = 0, more: dict[str, list[object]] | None = None,
          **position: object) -> stockpot.Table:  # fmt: skip
    """Phase 5: red 1 and blue 1 share a cell, and red may use Aggression."""
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", damage], "green 7": ["S01", 0], **(more or {})}
    return pond("aggressor", turn=0, amoebas=amoebas, genes=genes(red=red, blue=blue), cubes={"S12": EMPTY}, **position)


# ------------------------------------------------------------------------------------------------------ the attack itself


@pytest.mark.rule("ursuppe.attack.struggle")
def test_no_attack_where_there_is_food() -> None:
    """Case 31."""
    table = clash(food=[0, 1, 1, 1])
    assert cubes(table, "S12") == [2, 0, 0, 0]
    assert asked(table) == "movement"
    table = pond("meal", amoebas={"red 1": ["S12", 0], "blue 1": ["S12", 0]}, genes=genes(red="SFS"))
    assert refused(table, "attack blue 1") == "ursuppe.attack.struggle"


@pytest.mark.rule("ursuppe.attack.struggle", "ursuppe.attack.success", "ursuppe.gene.sfs", "ursuppe.attack.attempt")
def test_a_success_in_phase_1() -> None:
    """Case 32."""
    table = clash()
    assert choices(table) == ["attack blue 1", "no attack"]
    assert refused(table, "attack green 7") == "ursuppe.attack.struggle"
    play(table, "attack blue 1")
    assert where(table, "blue 1") is None
    assert cubes(table, "S12") == [1, 1, 1, 1]
    assert hurt(table, "red 1") == 0
    assert bp(table) == [3, 4, 4, 4]
    assert asked(table) == "movement"


@pytest.mark.rule("ursuppe.attack.success", "ursuppe.shortage.cubes")
def test_a_success_with_a_shortage_of_cubes() -> None:
    table = clash(cubes={"S02": [21, 2, 2, 2]})
    play(table, "attack blue 1")
    assert cubes(table, "S12") == [0, 1, 1, 1]


@pytest.mark.rule("ursuppe.attack.struggle", "ursuppe.ruling.no-self-defense")
def test_an_own_amoeba_may_be_eaten() -> None:
    """Case 33."""
    amoebas = {"red 1": ["S12", 0], "red 3": ["S12", 0], "blue 1": ["S01", 0]}
    table = pond(amoebas=amoebas, cubes={"S12": EMPTY}, genes=genes(red="SFS DEF ESC"))
    play(table, "amoeba 1 drift", "attack red 3")
    assert where(table, "red 3") is None
    assert bp(table)[0] == 3
    assert table.to_act == (1,), "it gets no turn, and nobody was asked for an answer"


@pytest.mark.rule("ursuppe.gene.arm", "ursuppe.attack.struggle")
def test_armor_cannot_be_attacked_in_phase_1() -> None:
    """Case 34."""
    table = clash(blue="ARM")
    assert hurt(table, "red 1") == 1
    table = clash(blue="ARM", more={"green 1": ["S12", 0]})
    assert choices(table) == ["attack green 1", "no attack"]
    assert refused(table, "attack blue 1") == "ursuppe.gene.arm"
    table = clash(red="SFS ARM", more={"red 2": ["S12", 0]})
    assert choices(table) == ["attack blue 1", "no attack"], "not even by its owner"


@pytest.mark.rule("ursuppe.attack.struggle", "ursuppe.shortage.energy", "ursuppe.gene.sfs")
def test_who_cannot_pay_or_has_not_the_gene_starves() -> None:
    assert hurt(clash(bp=[0, 4, 4, 4]), "red 1") == 1
    assert hurt(clash(red="INT"), "red 1") == 1
    table = clash()
    play(table, "no attack")
    assert hurt(table, "red 1") == 1
    assert bp(table)[0] == 4


@pytest.mark.rule("ursuppe.gene.agg", "ursuppe.attack.success")
def test_aggression_struggles_in_phase_1_too() -> None:
    table = clash(red="AGG")
    play(table, "attack blue 1")
    assert cubes(table, "S12") == [1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------------- defense and escape


@pytest.mark.rule("ursuppe.attack.defense", "ursuppe.gene.def", "ursuppe.attack.failure", "ursuppe.attack.response")
def test_a_fight_with_a_tie() -> None:
    """Case 35, and the example of the rulebook."""
    table = clash(blue="DEF", dice=(4, 4, 2, 6))
    play(table, "attack blue 1")
    assert table.to_act == (1,)
    assert choices(table) == ["defend", "yield"]
    assert refused(table, "escape") == "ursuppe.attack.response"
    play(table, "defend")
    assert where(table, "blue 1") == "S12"
    assert bp(table) == [3, 3, 4, 4]
    assert hurt(table, "red 1") == 1
    assert (table.view()["dice"], table.view()["ties"]) == ([2, 6], 1)


@pytest.mark.rule("ursuppe.attack.defense", "ursuppe.ruling.fight-won", "ursuppe.attack.success")
def test_a_fight_lost_by_the_defender() -> None:
    table = clash(blue="DEF", dice=(5, 3))
    play(table, "attack blue 1", "defend")
    assert where(table, "blue 1") is None
    assert cubes(table, "S12") == [1, 1, 1, 1]
    assert hurt(table, "red 1") == 0


@pytest.mark.rule("ursuppe.attack.response", "ursuppe.shortage.energy")
def test_an_answer_is_free_to_give_or_not_and_must_be_paid() -> None:
    table = clash(blue="DEF ESC")
    play(table, "attack blue 1")
    assert choices(table) == ["escape", "defend", "yield"]
    play(table, "yield")
    assert where(table, "blue 1") is None
    assert bp(table)[1] == 4
    table = clash(blue="DEF ESC", bp=[4, 0, 4, 4])
    play(table, "attack blue 1")
    assert where(table, "blue 1") is None, "not asked"
    table = clash(blue="ESC", bp=[4, 1, 4, 4], dice=(5,))
    play(table, "attack blue 1", "escape")
    assert where(table, "blue 1") is None


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.gene.esc", "ursuppe.attack.failure")
def test_an_escape() -> None:
    table = clash(blue="ESC", dice=(3,))
    play(table, "attack blue 1", "escape")
    assert where(table, "blue 1") == "S13"
    assert hurt(table, "red 1") == 1
    assert bp(table) == [3, 3, 4, 4]
    assert cubes(table, "S13") == [2, 2, 2, 2], "who escapes does not feed there"
    assert (asked(table), table.view()["amoeba"]) == ("movement", {"seat": 1, "number": 1}), (
        "its own turn is still to come"
    )


@pytest.mark.rule("ursuppe.ruling.own-turn", "ursuppe.attack.escape")
def test_who_escapes_after_its_turn_has_no_other() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "green 7": ["S01", 0]}
    table = pond(
        amoeba="blue 1", turn=1, amoebas=amoebas, cubes={"S12": EMPTY}, genes=genes(red="ESC", blue="SFS"), dice=(3,)
    )
    play(table, "amoeba 1 drift", "attack red 1", "escape")
    assert where(table, "red 1") == "S13"
    assert table.to_act == (2,)


@pytest.mark.rule("ursuppe.attack.response", "ursuppe.ruling.escape-return", "ursuppe.ruling.once-per-attempt")
def test_a_blocked_escape_may_be_followed_by_a_defense() -> None:
    """Case 36."""
    table = clash(blue="ESC DEF", cell="S10", dice=(3, 1, 6))
    play(table, "attack blue 1", "escape")
    assert where(table, "blue 1") == "S10"
    assert choices(table) == ["defend", "yield"]
    assert refused(table, "escape") == "ursuppe.ruling.once-per-attempt"
    play(table, "defend")
    assert where(table, "blue 1") == "S10"
    assert bp(table)[1] == 2


@pytest.mark.rule("ursuppe.ruling.fight-then-escape", "ursuppe.attack.response", "ursuppe.ruling.once-per-attempt")
def test_a_lost_fight_may_be_followed_by_an_escape() -> None:
    table = clash(blue="ESC DEF", dice=(6, 1, 3))
    play(table, "attack blue 1", "defend")
    assert choices(table) == ["escape", "yield"]
    assert refused(table, "defend") == "ursuppe.ruling.once-per-attempt"
    play(table, "escape")
    assert where(table, "blue 1") == "S13"
    assert bp(table)[1] == 2


@pytest.mark.rule("ursuppe.shortage.energy")
def test_the_second_answer_needs_a_second_point() -> None:
    table = clash(blue="ESC DEF", dice=(6, 1), bp=[4, 1, 4, 4])
    play(table, "attack blue 1", "defend")
    assert where(table, "blue 1") is None
    table = clash(blue="ESC DEF STR", dice=(6, 1), bp=[4, 1, 4, 4])
    play(table, "attack blue 1", "defend")
    assert choices(table) == ["escape", "yield"]


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.gene.str", "ursuppe.gene.mo1", "ursuppe.gene.mo2")
@pytest.mark.parametrize(
    ("blue", "dice", "way"), [("ESC STR", (3,), None), ("ESC MO1", (5, 3), "east"), ("ESC MO2", (), "east")]
)
def test_an_escape_uses_the_genes_for_moving(blue: str, dice: tuple[int, ...], way: str | None) -> None:
    table = clash(blue=blue, dice=dice, bp=[4, 0 if "STR" in blue else 1, 4, 4])
    play(table, "attack blue 1", "escape")
    if way:
        play(table, way)
    assert where(table, "blue 1") == "S13"
    assert bp(table)[1] == 0


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.gene.spd", "ursuppe.ruling.escape-return")
@pytest.mark.parametrize(("second", "safe"), [(3, True), (1, False)])
def test_an_escape_in_two_steps(second: int, safe: bool) -> None:
    table = clash(blue="ESC SPD", dice=(3, second))
    play(table, "attack blue 1", "escape", "second move yes")
    assert where(table, "blue 1") == ("S14" if safe else None)
    assert bp(table)[1] == 3


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.gene.ten")
def test_an_escape_with_tentacles_takes_the_food_along() -> None:
    table = clash(blue="ESC TEN", food=[3, 1, 1, 0], dice=(3,))
    play(table, "attack blue 1", "escape", "carry blue", "carry green", "carry red")
    assert cubes(table, "S12") == [2, 0, 0, 0]
    assert cubes(table, "S13") == [3, 3, 3, 2]


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.ruling.retry-meal", "ursuppe.attack.failure")
def test_food_brought_back_by_the_target_does_not_feed_the_attacker() -> None:
    table = clash(
        red="SFS PER", blue="ESC DEF SPD TEN", dice=(3, 1, 1, 6), bp=[4, 4, 4, 4], cubes={"S13": [0, 2, 2, 2]}
    )
    play(table, "attack blue 1", "escape", "second move yes", "carry blue", "carry green", "carry yellow", "defend")
    assert cubes(table, "S12") == [0, 1, 1, 1]
    assert hurt(table, "red 1") == 1
    assert asked(table) == "movement", "and with a meal there is no second try"


# ------------------------------------------------------------------------------------------------------------ persistence


@pytest.mark.rule("ursuppe.attack.retry", "ursuppe.gene.per", "ursuppe.ruling.once-per-attempt")
def test_a_second_attempt_is_free() -> None:
    """Case 38."""
    table = clash(red="SFS PER", blue="DEF", dice=(2, 6, 6, 2))
    play(table, "attack blue 1", "defend")
    assert (asked(table), choices(table)) == ("retry", ["attack blue 1", "no attack"])
    assert hurt(table, "red 1") == 0
    play(table, "attack blue 1", "defend")
    assert where(table, "blue 1") is None
    assert bp(table) == [3, 2, 4, 4], "the defender pays again"
    assert hurt(table, "red 1") == 0


@pytest.mark.rule("ursuppe.attack.retry", "ursuppe.attack.failure")
def test_two_failures_hurt_once_and_there_is_no_third() -> None:
    table = clash(red="SFS PER", blue="DEF", dice=(2, 6, 3, 5))
    play(table, "attack blue 1", "defend", "attack blue 1", "defend")
    assert hurt(table, "red 1") == 1
    assert asked(table) == "movement"
    table = clash(red="SFS PER", blue="DEF", dice=(2, 6))
    play(table, "attack blue 1", "defend", "no attack")
    assert hurt(table, "red 1") == 1


@pytest.mark.rule("ursuppe.ruling.retry-target", "ursuppe.attack.retry", "ursuppe.shortage.energy")
def test_the_second_attempt_may_aim_at_somebody_else_and_needs_no_points() -> None:
    table = clash(
        red="SFS PER", blue="DEF", dice=(2, 6), bp=[1, 4, 4, 4], more={"green 1": ["S12", 0], "red 2": ["S12", 0]}
    )
    play(table, "attack blue 1", "defend")
    assert choices(table) == ["attack red 2", "attack blue 1", "attack green 1", "no attack"]
    play(table, "attack green 1")
    assert where(table, "green 1") is None
    assert bp(table)[0] == 0


@pytest.mark.rule("ursuppe.attack.retry", "ursuppe.attack.struggle")
def test_without_persistence_or_without_a_target_there_is_one_attempt() -> None:
    table = clash(blue="DEF", dice=(2, 6))
    play(table, "attack blue 1", "defend")
    assert asked(table) == "movement"
    table = clash(red="SFS PER", blue="ESC", dice=(3,))
    play(table, "attack blue 1", "escape")
    assert (asked(table), hurt(table, "red 1")) == ("movement", 1)


@pytest.mark.rule("ursuppe.gene.per", "ursuppe.attack.defense")
@pytest.mark.parametrize(("dice", "safe"), [((6, 2, 2, 6), True), ((6, 2, 5, 3), False)])
def test_a_defender_with_persistence_fights_twice(dice: tuple[int, ...], safe: bool) -> None:
    table = clash(blue="DEF PER", dice=dice)
    play(table, "attack blue 1", "defend")
    assert choices(table) == ["defend", "yield"]
    play(table, "defend")
    assert where(table, "blue 1") == ("S12" if safe else None)
    assert bp(table)[1] == 3, "the second fight is free"


@pytest.mark.rule("ursuppe.gene.per", "ursuppe.ruling.fight-then-escape")
def test_a_second_fight_after_an_escape_that_failed_but_no_second_escape() -> None:
    table = clash(blue="DEF PER ESC", dice=(6, 2, 5, 5, 1, 2))
    play(table, "attack blue 1", "defend")
    assert choices(table) == ["escape", "defend", "yield"]
    play(table, "escape", "second move yes")
    assert choices(table) == ["defend", "yield"]
    play(table, "defend")
    assert where(table, "blue 1") == "S12"
    assert bp(table)[1] == 2


# --------------------------------------------------------------------------------------------------------------- the chase


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.follow.who")
def test_an_attacker_with_holding_follows_and_eats() -> None:
    """Case 37."""
    table = clash(red="SFS HOL", blue="ESC", dice=(3,), start=False)
    play(table, "amoeba 1 stay", "attack blue 1", "escape")
    assert (asked(table), table.to_act) == ("follow", (0,))
    play(table, "follow yes")
    assert (where(table, "red 1"), where(table, "blue 1")) == ("S13", "S13")
    assert cubes(table, "S13") == [4, 1, 1, 1]
    assert hurt(table, "red 1") == 0
    assert bp(table)[0] == 3
    assert asked(table) == "movement"


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.attack.failure")
def test_an_attacker_who_follows_to_an_empty_cell_starves() -> None:
    table = clash(red="SFS HOL", blue="ESC", dice=(3,), cubes={"S13": EMPTY})
    play(table, "attack blue 1", "escape", "follow yes")
    assert (where(table, "red 1"), hurt(table, "red 1")) == ("S13", 1)
    assert asked(table) == "movement", "no second attack there"


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.attack.retry")
def test_with_persistence_there_is_a_second_attempt_on_the_new_cell() -> None:
    table = clash(red="SFS HOL PER", blue="ESC", dice=(3, 5), cubes={"S13": EMPTY}, bp=[4, 2, 4, 4])
    play(table, "attack blue 1", "escape", "follow yes")
    assert asked(table) == "retry"
    play(table, "attack blue 1")
    play(table, "escape", "follow no")
    assert where(table, "blue 1") is None
    assert hurt(table, "red 1") == 0
    table = clash(red="SFS HOL PER", blue="ESC", dice=(3,))
    play(table, "attack blue 1", "escape", "follow yes")
    assert cubes(table, "S13") == [4, 1, 1, 1], "where there is a meal there is no second attempt"


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.ruling.retry-meal")
def test_a_chase_over_two_steps() -> None:
    table = clash(red="SFS HOL PER", blue="ESC SPD", dice=(3, 3), cubes={"S13": EMPTY})
    play(table, "attack blue 1", "escape", "follow yes", "second move yes", "follow yes")
    assert where(table, "red 1") == "S14"
    assert cubes(table, "S14") == [4, 1, 1, 1]
    table = clash(red="SFS HOL PER", blue="ESC SPD", dice=(3, 3), cubes={"S13": EMPTY})
    play(table, "attack blue 1", "escape", "follow yes", "second move yes", "follow no")
    assert (where(table, "red 1"), where(table, "blue 1")) == ("S13", "S14")
    assert hurt(table, "red 1") == 1


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.ruling.escape-return")
def test_a_chase_ends_the_attempt_even_when_both_come_back() -> None:
    table = clash(red="SFS HOL", blue="ESC SPD", dice=(3, 1))
    play(table, "attack blue 1", "escape", "follow yes", "second move yes", "follow yes")
    assert (where(table, "red 1"), where(table, "blue 1")) == ("S12", "S12")
    assert hurt(table, "red 1") == 1


@pytest.mark.rule("ursuppe.attack.chase", "ursuppe.ruling.must-eat", "ursuppe.gene.fru")
def test_after_a_chase_a_meal_by_genes_may_be_declined() -> None:
    table = clash(red="SFS HOL FRU", blue="ESC", dice=(3,), cubes={"S13": [0, 1, 1, 0]})
    play(table, "attack blue 1", "escape", "follow yes")
    assert choices(table) == ["eat 1 blue 1 green", "starve"]
    play(table, "eat 1 blue 1 green")
    assert hurt(table, "red 1") == 0


# ----------------------------------------------------------------------------------------------------------------- phase 5


@pytest.mark.rule("ursuppe.attack.aggression", "ursuppe.attack.killed", "ursuppe.gene.agg")
def test_aggression_in_phase_5() -> None:
    table = siege()
    assert choices(table) == ["aggression with 1", "no aggression"]
    play(table, "aggression with 1")
    assert where(table, "blue 1") is None
    assert cubes(table, "S12") == [2, 2, 2, 2]
    assert bp(table)[0] == 3
    table = siege()
    play(table, "no aggression")
    assert where(table, "blue 1") == "S12"
    table = siege(bp=[0, 4, 4, 4])
    assert refused(table, "aggression with 1") == "ursuppe.attack.aggression"


@pytest.mark.rule("ursuppe.attack.aggression")
def test_aggression_aims_at_other_tribes_only() -> None:
    table = siege(more={"red 2": ["S12", 0], "green 1": ["S12", 0], "red 3": ["S05", 0]})
    assert choices(table) == ["aggression with 1", "aggression with 2", "no aggression"]
    assert refused(table, "aggression with 3") == "ursuppe.attack.aggression"
    play(table, "aggression with 2")
    assert choices(table) == ["attack blue 1", "attack green 1"]
    assert refused(table, "no attack") == "ursuppe.attack.aggression"
    assert refused(table, "attack red 1") == "ursuppe.attack.aggression"
    play(table, "attack green 1")
    assert where(table, "green 1") is None


@pytest.mark.rule("ursuppe.attack.failure", "ursuppe.attack.retry")
@pytest.mark.parametrize("red", ["AGG", "AGG PER"])
def test_a_beaten_aggressor_is_not_hurt(red: str) -> None:
    """Case 39."""
    table = siege(red=red, blue="DEF", dice=(2, 6, 1, 6))
    play(table, "aggression with 1", "defend")
    if "PER" in red:
        assert (asked(table), choices(table)) == ("retry", ["attack blue 1", "no attack"])
        play(table, "attack blue 1", "defend")
    assert hurt(table, "red 1") == 0
    assert bp(table)[0] == 3
    assert asked(table) == "movement"
    assert where(table, "blue 1") == "S12"


@pytest.mark.rule("ursuppe.attack.retry")
def test_an_aggressor_may_leave_it_at_one_attempt() -> None:
    table = siege(red="AGG PER", blue="DEF", dice=(2, 6))
    play(table, "aggression with 1", "defend", "no attack")
    assert (asked(table), hurt(table, "red 1")) == ("movement", 0)


@pytest.mark.rule("ursuppe.gene.arm", "ursuppe.ruling.armor-defense", "ursuppe.attack.retry")
def test_armor_takes_a_wound_and_that_is_a_success() -> None:
    """Case 40."""
    table = siege(red="AGG PER", blue="ARM")
    play(table, "aggression with 1")
    assert (where(table, "blue 1"), hurt(table, "blue 1")) == ("S12", 1)
    assert cubes(table, "S12") == EMPTY
    assert asked(table) == "movement", "no second attempt"


@pytest.mark.rule("ursuppe.ruling.armor-death", "ursuppe.gene.arm", "ursuppe.gene.lon")
@pytest.mark.parametrize(("blue", "dies"), [("ARM", True), ("ARM LON", False)])
def test_the_last_wound_of_armor_kills_at_once(blue: str, dies: bool) -> None:
    """Case 41."""
    more: dict[str, list[object]] = {"blue 2": ["S02", 0], "blue 3": ["S03", 0]}
    table = siege(blue=blue, damage=1, more=more, markers=[20, 25, 30, 35])
    play(table, "aggression with 1")
    assert where(table, "blue 1") == (None if dies else "S12")
    assert cubes(table, "S12") == ([2, 2, 2, 2] if dies else EMPTY)
    for_genes = 0 if blue == "ARM" else 1
    assert table.view()["seats"][1]["marker"] == 25 + (0 if dies else 1) + for_genes


@pytest.mark.rule("ursuppe.ruling.armor-defense", "ursuppe.attack.response")
@pytest.mark.parametrize(
    ("blue", "answer", "dice", "damage"),
    [
        ("ARM ESC", "escape", (3,), 0),
        ("ARM ESC", "escape", (5,), 1),
        ("ARM DEF", "defend", (1, 6), 0),
        ("ARM DEF", "defend", (6, 1), 1),
    ],
)
def test_armor_with_escape_or_defense(blue: str, answer: str, dice: tuple[int, ...], damage: int) -> None:
    table = siege(blue=blue, dice=dice)
    play(table, "aggression with 1", answer)
    assert hurt(table, "blue 1") == damage


@pytest.mark.rule("ursuppe.attack.aggression", "ursuppe.buy.effect")
def test_one_attack_for_the_whole_tribe() -> None:
    """Case 42."""
    table = siege(more={"red 2": ["S05", 0], "green 1": ["S05", 0]})
    play(table, "aggression with 1")
    assert asked(table) == "movement"
    assert where(table, "green 1") == "S05"


@pytest.mark.rule("ursuppe.attack.aggression", "ursuppe.death.natural")
def test_natural_deaths_come_first() -> None:
    """Case 43."""
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 2], "green 1": ["S12", 0], "yellow 1": ["S01", 0]}
    table = pond("divide", turn=0, bp=[2, 0, 0, 0], amoebas=amoebas, genes=genes(red="AGG"), cubes={"S12": EMPTY})
    play(table, "stop")
    assert where(table, "blue 1") is None
    assert cubes(table, "S12") == [2, 2, 2, 2]
    assert asked(table) == "aggressor"
    play(table, "aggression with 1")
    assert where(table, "green 1") is None, "the only target left"
    amoebas.pop("green 1")
    table = pond("divide", turn=0, bp=[2, 0, 0, 0], amoebas=amoebas, genes=genes(red="AGG"))
    play(table, "stop")
    assert asked(table) == "movement", "nobody left to attack"


@pytest.mark.rule("ursuppe.attack.escape", "ursuppe.attack.chase", "ursuppe.follow.who")
def test_escape_and_chase_in_phase_5() -> None:
    table = siege(red="AGG HOL PER", blue="ESC", dice=(3, 3))
    play(table, "aggression with 1", "escape", "follow yes")
    assert (where(table, "red 1"), asked(table)) == ("S13", "retry")
    play(table, "attack blue 1", "escape", "follow no")
    assert (where(table, "red 1"), where(table, "blue 1")) == ("S13", "S14")
    assert hurt(table, "red 1") == 0
    assert bp(table)[:2] == [3, 2]
    pass_on(table)
