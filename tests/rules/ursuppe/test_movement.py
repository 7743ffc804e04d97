"""Phase 1, movement: drift, moves by own power, the genes for them, following."""

from __future__ import annotations

import pytest

from tests.rules.ursuppe.pond import asked, bp, choices, cubes, genes, hurt, play, pond, refused, where

DRIFTS = [
    # case 3: the island
    ("E8", "S08", "S08"), ("W6", "S09", "S09"), ("S10", "S04", "S04"), ("N9", "S13", "S13"),
    # case 4: missing cells and the edge
    ("S10", "S15", "S15"), ("N9", "S02", "S02"), ("E8", "S19", "S19"), ("E8", "S01", "S01"),
    # case 5
    ("N9", "S03", "S01"), ("S10", "S14", "S19"), ("W12", "S10", "S09"), ("E10", "S16", "S17"),
]  # fmt: skip


@pytest.mark.rule("ursuppe.move.drift", "ursuppe.move.obstacle", "ursuppe.board.obstacles", "ursuppe.board.cells")
@pytest.mark.parametrize(("card", "start", "end"), DRIFTS)
def test_drift(card: str, start: str, end: str) -> None:
    """Cases 3, 4 and 5."""
    table = pond(card=card, amoebas={"red 1": [start, 0]})
    play(table, "amoeba 1 drift")
    assert where(table, "red 1") == end
    assert bp(table)[0] == 4


@pytest.mark.rule("ursuppe.move.drift")
def test_without_drift_an_amoeba_stays_and_feeds() -> None:
    """Case 6."""
    table = pond(card="514", amoebas={"red 1": ["S12", 0]})
    play(table, "amoeba 1 drift")
    assert where(table, "red 1") == "S12"
    assert bp(table)[0] == 4
    assert cubes(table, "S12") == [4, 1, 1, 1]


@pytest.mark.rule("ursuppe.move.power", "ursuppe.move.obstacle")
def test_a_blocked_move_is_paid_anyway() -> None:
    """Case 7."""
    table = pond(dice=(3,), amoebas={"red 1": ["S10", 0]})
    play(table, "amoeba 1 move")
    assert where(table, "red 1") == "S10"
    assert bp(table)[0] == 3


@pytest.mark.rule("ursuppe.move.compass")
@pytest.mark.parametrize(("die", "end"), [(1, "S11"), (2, "S08"), (3, "S13"), (4, "S17"), (5, "S12")])
def test_the_compass(die: int, end: str) -> None:
    table = pond(dice=(die,), amoebas={"red 1": ["S12", 0]})
    play(table, "amoeba 1 move")
    assert where(table, "red 1") == end
    assert bp(table)[0] == 3


@pytest.mark.rule("ursuppe.move.compass")
def test_a_six_is_a_free_choice_of_direction() -> None:
    """Case 8."""
    table = pond(dice=(6,), amoebas={"red 1": ["S12", 0]})
    play(table, "amoeba 1 move")
    assert choices(table) == ["north", "east", "south", "west"]
    assert refused(table, "rest") == "ursuppe.move.compass"
    play(table, "west")
    assert where(table, "red 1") == "S11"


@pytest.mark.rule("ursuppe.ruling.name-obstacle")
def test_an_obstructed_direction_may_be_named() -> None:
    table = pond(dice=(6,), amoebas={"red 1": ["S08", 0]})
    play(table, "amoeba 1 move", "east")
    assert where(table, "red 1") == "S08"


@pytest.mark.rule("ursuppe.move.power", "ursuppe.shortage.energy")
def test_no_points_no_move() -> None:
    """Case 9."""
    table = pond(bp=[0, 4, 4, 4], amoebas={"red 1": ["S12", 0], "blue 1": ["S01", 0]})
    assert choices(table) == ["amoeba 1 drift"]
    assert refused(table, "amoeba 1 move") == "ursuppe.move.power"
    table = pond(bp=[1, 4, 4, 4], amoebas={"red 1": ["S12", 0], "red 2": ["S12", 0], "blue 1": ["S01", 0]}, dice=(5,))
    play(table, "amoeba 1 move")
    assert table.to_act == (1,), "red 2 drifts without being asked"


@pytest.mark.rule("ursuppe.move.choice")
def test_an_amoeba_cannot_simply_stay() -> None:
    table = pond(amoebas={"red 1": ["S12", 0]})
    assert choices(table) == ["amoeba 1 drift", "amoeba 1 move"]
    assert refused(table, "amoeba 1 stay") == "ursuppe.gene.hol"


@pytest.mark.rule("ursuppe.board.sharing")
def test_amoebas_are_no_obstacles() -> None:
    crowd = {f"{color} {n}": ["S13", 0] for color in ("blue", "green") for n in range(1, 8)}
    table = pond(card="E8", amoebas={"red 1": ["S12", 0], "red 2": ["S13", 0], **crowd})
    play(table, "amoeba 1 drift")
    assert where(table, "red 1") == "S13"


# ------------------------------------------------------------------------------------------------------------------ genes


@pytest.mark.rule("ursuppe.gene.mo1")
def test_movement_one_uses_either_die() -> None:
    """Case 10."""
    table = pond(dice=(5, 6), amoebas={"red 1": ["S12", 0]}, genes=genes(red="MO1"))
    play(table, "amoeba 1 move")
    assert choices(table) == ["north", "east", "south", "west", "rest"]
    assert bp(table)[0] == 3
    play(table, "rest")
    assert where(table, "red 1") == "S12"
    table = pond(dice=(1, 3), amoebas={"red 1": ["S12", 0]}, genes=genes(red="MO1"))
    play(table, "amoeba 1 move")
    assert choices(table) == ["east", "west"]
    assert refused(table, "north") == "ursuppe.move.compass"
    table = pond(dice=(4, 4), amoebas={"red 1": ["S12", 0]}, genes=genes(red="MO1"))
    play(table, "amoeba 1 move")
    assert where(table, "red 1") == "S17", "nothing to choose"


@pytest.mark.rule("ursuppe.gene.mo2", "ursuppe.ruling.name-obstacle")
def test_movement_two_names_a_direction() -> None:
    table = pond(amoebas={"red 1": ["S08", 0]}, genes=genes(red="MO2"))
    play(table, "amoeba 1 move")
    assert choices(table) == ["north", "east", "south", "west"]
    assert refused(table, "rest") == "ursuppe.gene.mo2"
    play(table, "north")
    assert where(table, "red 1") == "S03"
    assert bp(table)[0] == 3
    table = pond(amoebas={"red 1": ["S08", 0]}, genes=genes(red="MO2"))
    play(table, "amoeba 1 move", "east")
    assert where(table, "red 1") == "S08"


@pytest.mark.rule("ursuppe.gene.spd")
def test_speed_gives_a_free_second_move_and_one_meal() -> None:
    """Case 11."""
    table = pond(dice=(5, 3), amoebas={"red 1": ["S12", 0]}, genes=genes(red="SPD"))
    play(table, "amoeba 1 move")
    assert choices(table) == ["second move no", "second move yes"]
    play(table, "second move yes")
    assert where(table, "red 1") == "S13"
    assert bp(table)[0] == 3
    assert cubes(table, "S12") == [2, 2, 2, 2]
    assert cubes(table, "S13") == [4, 1, 1, 1]
    table = pond(amoebas={"red 1": ["S12", 0], "blue 1": ["S01", 0]}, card="E8", genes=genes(red="SPD"))
    play(table, "amoeba 1 drift")
    assert (asked(table), table.to_act) == ("movement", (1,)), "no second step after a drift"


@pytest.mark.rule("ursuppe.gene.spd", "ursuppe.gene.hol")
def test_no_second_move_after_staying_and_none_if_not_wanted() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S01", 0]}
    table = pond(amoebas=amoebas, genes=genes(red="SPD HOL"))
    play(table, "amoeba 1 stay")
    assert table.to_act == (1,)
    table = pond(dice=(2,), amoebas=amoebas, genes=genes(red="SPD"))
    play(table, "amoeba 1 move", "second move no")
    assert where(table, "red 1") == "S08"
    assert table.to_act == (1,)


@pytest.mark.rule("ursuppe.gene.spd", "ursuppe.gene.mo1")
def test_speed_with_movement_one_rolls_two_dice_each_time() -> None:
    table = pond(dice=(1, 3, 2, 4), amoebas={"red 1": ["S12", 0]}, genes=genes(red="SPD MO1"))
    play(table, "amoeba 1 move", "east", "second move yes")
    assert choices(table) == ["north", "south"]
    play(table, "south")
    assert where(table, "red 1") == "S18"


@pytest.mark.rule("ursuppe.gene.per", "ursuppe.gene.mo2")
def test_persistence_moves_twice_like_speed() -> None:
    table = pond(amoebas={"red 1": ["S12", 0]}, genes=genes(red="PER MO2"))
    play(table, "amoeba 1 move", "east", "second move yes", "east")
    assert where(table, "red 1") == "S14"
    assert bp(table)[0] == 3


@pytest.mark.rule("ursuppe.gene.str", "ursuppe.shortage.energy")
def test_streamlining_moves_for_nothing() -> None:
    table = pond(bp=[0, 0, 0, 0], dice=(3,), amoebas={"red 1": ["S12", 0]}, genes=genes(red="STR"))
    assert choices(table) == ["amoeba 1 drift", "amoeba 1 move"]
    play(table, "amoeba 1 move")
    assert where(table, "red 1") == "S13"
    assert bp(table)[0] >= 0


@pytest.mark.rule("ursuppe.gene.hol", "ursuppe.shortage.energy")
def test_holding_may_stay() -> None:
    table = pond(bp=[0, 4, 4, 4], card="E8", amoebas={"red 1": ["S12", 0]}, genes=genes(red="HOL"))
    assert choices(table) == ["amoeba 1 drift", "amoeba 1 stay"]
    play(table, "amoeba 1 stay")
    assert where(table, "red 1") == "S12"
    assert cubes(table, "S12") == [4, 1, 1, 1]


# --------------------------------------------------------------------------------------------------------------- tentacles


@pytest.mark.rule("ursuppe.gene.ten", "ursuppe.ruling.tentacle-steps")
def test_tentacles_carry_two_cubes_with_three_players() -> None:
    """Case 45."""
    table = pond(
        players=3, card="E8", amoebas={"red 1": ["S12", 0]}, cubes={"S12": [1, 2, 2]}, genes=genes(3, red="TEN")
    )
    play(table, "amoeba 1 drift")
    assert choices(table) == ["carry red", "carry blue", "carry green", "carry no more"]
    play(table, "carry red")
    assert refused(table, "carry red") == "ursuppe.gene.ten"
    play(table, "carry green")
    assert asked(table) == "meal", "two is all"
    assert cubes(table, "S12") == [0, 2, 1]
    assert cubes(table, "S13") == [3, 2, 3]


@pytest.mark.rule("ursuppe.gene.ten")
def test_tentacles_carry_three_cubes_with_four_players_or_fewer() -> None:
    table = pond(card="E8", amoebas={"red 1": ["S12", 0]}, cubes={"S13": [0, 0, 0, 0]}, genes=genes(red="TEN"))
    play(table, "amoeba 1 drift", "carry blue", "carry green", "carry yellow")
    assert cubes(table, "S12") == [2, 1, 1, 1]
    assert cubes(table, "S13") == [2, 0, 0, 0], "it has eaten what it carried"
    table = pond(card="E8", amoebas={"red 1": ["S12", 0]}, genes=genes(red="TEN"))
    play(table, "amoeba 1 drift", "carry no more")
    assert cubes(table, "S12") == [2, 2, 2, 2]
    table = pond(card="E8", amoebas={"red 1": ["S12", 0]}, cubes={"S12": [0, 0, 1, 0]}, genes=genes(red="TEN"))
    assert play(table, "amoeba 1 drift", "carry green")[:3] == ["carries", "stepped", "took_along"]


@pytest.mark.rule("ursuppe.gene.ten", "ursuppe.follow.blocked")
def test_nothing_is_carried_where_nothing_can_move() -> None:
    table = pond(card="E8", amoebas={"red 1": ["S08", 0], "blue 1": ["S01", 0]}, genes=genes(red="TEN"))
    play(table, "amoeba 1 drift")
    assert table.to_act == (1,), "a blocked drift: no cubes are named"
    table = pond(dice=(3,), amoebas={"red 1": ["S08", 0]}, genes=genes(red="TEN"))
    play(table, "amoeba 1 move", "carry red", "carry red", "carry blue")
    assert cubes(table, "S08") == [4, 1, 1, 1], "the move was blocked: cubes stay, red eats there"


@pytest.mark.rule("ursuppe.ruling.tentacle-steps", "ursuppe.gene.spd")
def test_tentacles_with_speed_carry_each_step_anew() -> None:
    table = pond(dice=(3, 3), amoebas={"red 1": ["S12", 0]}, genes=genes(red="SPD TEN"))
    play(table, "amoeba 1 move", "carry red", "carry red", "carry no more", "second move yes")
    assert where(table, "red 1") == "S13"
    play(table, "carry blue", "carry no more")
    assert where(table, "red 1") == "S14"
    assert (cubes(table, "S12"), cubes(table, "S13"), cubes(table, "S14")) == ([0, 2, 2, 2], [4, 1, 2, 2], [4, 2, 1, 1])


# --------------------------------------------------------------------------------------------------------------- following


@pytest.mark.rule("ursuppe.follow.who", "ursuppe.follow.sequence", "ursuppe.follow.turn", "ursuppe.ruling.own-turn")
def test_holding_follows_a_drift_free_of_charge() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "blue 2": ["S12", 0], "green 1": ["S12", 0]}
    table = pond(card="E8", amoebas=amoebas, genes=genes(blue="HOL"))
    play(table, "amoeba 1 drift")
    assert (asked(table), table.to_act) == ("follow", (1,))
    play(table, "follow yes", "follow no")
    assert [where(table, name) for name in ("red 1", "blue 1", "blue 2", "green 1")] == ["S13", "S13", "S12", "S12"]
    assert bp(table) == [4, 4, 4, 4]
    assert cubes(table, "S13") == [4, 1, 1, 1], "only red has fed"
    assert table.view()["amoeba"] == {"seat": 1, "number": 1}, "blue 1 still has its turn"


@pytest.mark.rule("ursuppe.follow.turn")
def test_who_has_had_its_turn_does_not_act_again() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "green 1": ["S01", 0]}
    table = pond(card="E8", amoeba="blue 1", turn=1, amoebas=amoebas, genes=genes(red="HOL"))
    play(table, "amoeba 1 drift", "follow yes")
    assert where(table, "red 1") == "S13"
    assert (asked(table), table.to_act) == ("movement", (2,))


@pytest.mark.rule("ursuppe.follow.sequence")
def test_before_the_direction_is_known_a_follower_is_bound() -> None:
    """Case 44."""
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
    table = pond(dice=(5,), amoebas=amoebas, genes=genes(blue="HOL TEN"))
    play(table, "amoeba 1 move", "follow yes", "carry red", "carry blue", "carry green")
    assert [where(table, "red 1"), where(table, "blue 1")] == ["S12", "S12"]
    assert cubes(table, "S12") == [4, 1, 1, 1]
    assert bp(table)[:2] == [3, 4]


@pytest.mark.rule("ursuppe.variant.holding")
def test_after_the_direction_is_known_nobody_is_asked_for_a_blocked_step() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
    late = {"options": {"holding": "after"}, "amoebas": amoebas, "genes": genes(red="TEN", blue="HOL")}
    table = pond(dice=(5,), **late)
    play(table, "amoeba 1 move")
    assert (asked(table), table.to_act) == ("movement", (1,))
    table = pond(dice=(3,), **late)
    play(table, "amoeba 1 move")
    assert table.view()["step"]["direction"] == "east"
    play(table, "carry no more")
    assert (asked(table), table.view()["step"]["direction"]) == ("follow", "east")
    play(table, "follow yes")
    assert where(table, "blue 1") == "S13"


@pytest.mark.rule("ursuppe.follow.blocked")
def test_a_blocked_drift_is_no_occasion_to_follow() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
    table = pond(card="514", amoebas=amoebas, genes=genes(blue="HOL"))
    play(table, "amoeba 1 drift")
    assert asked(table) == "movement"


@pytest.mark.rule("ursuppe.ruling.claims", "ursuppe.follow.sequence", "ursuppe.gene.ten")
def test_cubes_that_are_claimed_are_gone_for_the_next() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "blue 2": ["S12", 0]}
    given = {"amoebas": amoebas, "cubes": {"S12": [2, 1, 1, 0]}, "genes": genes(red="TEN", blue="TEN HOL")}
    table = pond(card="E8", **given)
    play(table, "amoeba 1 drift", "carry red", "carry red", "carry no more", "follow yes")
    assert choices(table) == ["carry blue", "carry green", "carry no more"]
    play(table, "carry blue", "carry green", "follow yes")
    assert where(table, "blue 2") == "S13", "nothing left to name"
    assert cubes(table, "S12") == [0, 0, 0, 0]
    assert cubes(table, "S13") == [6, 2, 2, 1], "four cubes came along, red ate one each of the others"


@pytest.mark.rule("ursuppe.follow.who", "ursuppe.gene.spd")
def test_a_second_move_is_a_new_occasion_and_own_amoebas_follow_too() -> None:
    amoebas = {"red 1": ["S12", 0], "red 2": ["S12", 0], "red 3": ["S13", 0]}
    table = pond(dice=(3, 3), amoebas=amoebas, genes=genes(red="SPD HOL"))
    play(table, "amoeba 1 move", "follow yes", "second move yes")
    assert table.view()["step"]["claimant"] == {"seat": 0, "number": 2}
    play(table, "follow no")
    assert table.view()["step"]["claimant"] == {"seat": 0, "number": 3}
    play(table, "follow yes")
    assert [where(table, f"red {n}") for n in (1, 2, 3)] == ["S14", "S13", "S14"]


@pytest.mark.rule("ursuppe.gene.hol", "ursuppe.follow.who")
def test_who_stays_gives_nobody_occasion() -> None:
    amoebas = {"red 1": ["S12", 0], "red 2": ["S12", 0]}
    table = pond(card="E8", amoebas=amoebas, genes=genes(red="HOL"))
    play(table, "amoeba 1 stay")
    assert asked(table) == "movement"
    assert hurt(table, "red 1") == 0
