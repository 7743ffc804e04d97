"""pantry.end: how a game ends and who wins, and the rulings about it."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from tests.rules.pantry.kitchen import (
    DOCTOR_1,
    DOCTOR_2,
    DOCTOR_3,
    DOCTOR_4,
    DOCTOR_5,
    FRITZ_1,
    FRITZ_2,
    FRITZ_3,
    GRETA_1,
    GRETA_2,
    GRETA_3,
    GRETA_4,
    GRETA_5,
    IGOR_1,
    IGOR_2,
    IGOR_3,
    IGOR_4,
    IGOR_5,
    pantry,
    play,
    rule_against,
    texts,
)

DOCTOR = [DOCTOR_1, DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5]
IGOR = [IGOR_1, IGOR_2, IGOR_3, IGOR_4, IGOR_5]
GRETA = [GRETA_1, GRETA_2, GRETA_3, GRETA_4, GRETA_5]
READY = {
    DOCTOR_1: "He Fi Ha",
    IGOR_1: "In Ha Fi",
    IGOR_5: "Br Ha Br",
    GRETA_5: "Ey Fi Ey",
    FRITZ_1: "He Ha Fi",
    GRETA_3: "Ha Ey In",
}


def ready(*cards: str, **fields: Any) -> stockpot.Table:
    """A table where these recipes stand each in a column of its own, far from each other."""
    row: list[str | int] = []
    for card in cards:
        row += [READY[card], 6]
    return pantry(*row, **fields)


def finish(table: stockpot.Table) -> None:
    """The seat to act completes its recipe."""
    seat = table.to_act[0]
    table.play(seat, next(text for text in texts(table, seat) if text.startswith("complete")))


def decided(table: stockpot.Table) -> tuple[str, str]:
    """What a view says of the end: what decided, and the rule."""
    ending = table.view()["ending"]
    return ending["by"], ending["rule"]


# -------------------------------------------------------------------------------------------------------------- 2 players


@pytest.mark.rule("pantry.end.doctor", "pantry.end.target")
def test_the_assistant_answers_the_doctors_fifth_and_wins() -> None:
    """case 16"""
    table = ready(DOCTOR_1, IGOR_1, done=[DOCTOR[1:], IGOR[1:]])
    finish(table)
    assert (table.over, table.to_act, table.view()["last_round"]) == (False, (1,), True)
    assert table.view()["ending"] is None
    finish(table)
    assert (table.over, table.winners) == (True, (1,))
    assert decided(table) == ("assistant-last", "pantry.ruling.final-turn")


@pytest.mark.rule("pantry.end.doctor", "pantry.ruling.final-turn")
def test_a_fourth_recipe_in_the_last_turn_does_not_help() -> None:
    """case 16"""
    table = ready(DOCTOR_1, IGOR_1, done=[DOCTOR[1:], IGOR[2:]])
    finish(table)
    assert table.to_act == (1,), "the last turn is played though it cannot help"
    assert len(texts(table, 1)) > 3
    finish(table)
    assert (table.over, table.winners, table.scores) == (True, (0,), (5, 4))
    assert decided(table) == ("doctor-held", "pantry.end.doctor")


@pytest.mark.rule("pantry.ruling.final-turn")
def test_the_last_turn_has_three_action_points() -> None:
    table = ready(DOCTOR_1, IGOR_1, done=[DOCTOR[1:], IGOR[2:]])
    finish(table)
    play(table, "move 1 right", "move 2 right", "move 3 right")
    assert (table.over, table.winners) == (True, (0,))


@pytest.mark.rule("pantry.end.assistant")
def test_the_assistants_fifth_wins_at_once() -> None:
    """case 17"""
    table = ready(IGOR_1, turn=1, done=[DOCTOR[1:], IGOR[1:]])
    finish(table)
    assert (table.over, table.winners) == (True, (1,))
    assert decided(table) == ("assistant-first", "pantry.end.assistant")
    assert table.legal(0) == []


@pytest.mark.rule("pantry.end.assistant", "pantry.end.doctor")
def test_points_play_no_part_with_two() -> None:
    lists = {"tiles": "kind,copies\nHand,30\nHeart,30\n", "recipes": own_recipes()}
    cards = ["Hand–Hand–Hand", "Hand–Hand–Heart", "Hand–Heart–Hand", "Hand–Heart–Heart", "Heart–Heart–Heart"]
    position = {
        "players": 2, "options": {"lists": lists}, "done": [cards[1:], cards[1:]],
        "pantry": [["Hand"] * 3, 5, ["Hand"] * 3, 5, ["Heart"] * 10],
    }  # fmt: skip
    table = stockpot.Table.from_position("pantry", position)
    play(table, "complete 1", "complete 1")
    assert [seat["points"] for seat in table.view()["seats"]] == [35, 5]
    assert table.winners == (1,)


def own_recipes() -> str:
    rows = ["owner,points,ing1,ing2,ing3"]
    for owner, points in (("Dr. Frankenstein", 7), ("Igor", 1), ("Greta", 1), ("Fritz", 1)):
        threes = ("Hand,Hand,Hand", "Hand,Hand,Heart", "Hand,Heart,Hand", "Hand,Heart,Heart", "Heart,Heart,Heart")
        rows += [f"{owner},{points},{three}" for three in threes]
    return "\n".join(rows)


# ------------------------------------------------------------------------------------------------------- 3 and 4 players


@pytest.mark.rule("pantry.end.round", "pantry.end.target", "pantry.ruling.no-more")
def test_the_round_is_played_to_its_end() -> None:
    """case 18"""
    table = ready(IGOR_5, players=3, turn=1, done=[[], [IGOR_1, IGOR_2, IGOR_3], []], hands=[DOCTOR_1, IGOR_5, GRETA_5])
    finish(table)
    assert (table.over, table.to_act) == (False, (2,))
    play(table, "stop")
    assert (table.over, table.winners) == (True, (1,))
    assert decided(table) == ("alone", "pantry.end.points")


@pytest.mark.rule("pantry.end.points")
def test_points_decide_between_several_at_the_target() -> None:
    """case 18: 1 + 1 + 2 + 2 = 6 against 1 + 2 + 2 + 3 = 8"""
    done = [[], [IGOR_2, IGOR_3, IGOR_4], [GRETA_1, GRETA_3, GRETA_4]]
    table = ready(IGOR_1, GRETA_5, players=3, turn=1, done=done, hands=[DOCTOR_1, IGOR_1, GRETA_5])
    finish(table)
    finish(table)
    assert [seat["points"] for seat in table.view()["seats"]] == [0, 6, 8]
    assert (table.over, table.winners, table.outcome) == (True, (2,), (0, 0, 1))
    assert decided(table) == ("points", "pantry.end.points")


@pytest.mark.rule("pantry.end.shared")
def test_equal_points_share_the_victory() -> None:
    """case 18"""
    done = [[], [IGOR_1, IGOR_2, IGOR_3], [GRETA_1, GRETA_2, GRETA_3]]
    table = ready(IGOR_5, GRETA_5, players=3, turn=1, done=done, hands=[DOCTOR_1, IGOR_5, GRETA_5])
    finish(table)
    finish(table)
    assert (table.over, table.winners, table.outcome) == (True, (1, 2), (0, 0.5, 0.5))
    assert decided(table) == ("shared", "pantry.end.shared")
    assert table.log()[-1] == "#1 and #2 share the victory."
    assert table.log(lang="fr")[-1] == "#1 et #2 se partagent la victoire."


@pytest.mark.rule("pantry.ruling.right-neighbour", "pantry.end.round")
def test_the_doctors_right_neighbour_ends_the_game_at_once() -> None:
    """case 19"""
    table = ready(FRITZ_1, players=4, turn=3, done=[[], [], [], [FRITZ_2, FRITZ_3]])
    finish(table)
    assert (table.over, table.winners) == (True, (3,))


@pytest.mark.rule("pantry.end.round", "pantry.ruling.no-more", "pantry.ruling.points-count")
def test_after_the_doctor_all_others_have_one_turn() -> None:
    """case 20"""
    done = [[DOCTOR_2, DOCTOR_3], [IGOR_4, IGOR_5], [GRETA_4, GRETA_5], []]
    table = ready(DOCTOR_1, GRETA_3, players=4, done=done, hands=[DOCTOR_1, IGOR_1, GRETA_3, FRITZ_1])
    seats = [table.to_act[0]]
    finish(table)
    for action in ("stop", None, "stop"):
        seats.append(table.to_act[0])
        if action:
            play(table, action)
        else:
            finish(table)
    assert seats == [0, 1, 2, 3]
    assert [seat["points"] for seat in table.view()["seats"]] == [4, 5, 7, 0]
    assert (table.over, table.winners) == (True, (2,))


@pytest.mark.rule("pantry.ruling.points-count")
def test_points_of_those_not_at_the_target_do_not_count() -> None:
    done = [[DOCTOR_2, DOCTOR_3], [IGOR_4, IGOR_5], [], []]
    table = ready(DOCTOR_1, players=4, done=done)
    finish(table)
    play(table, "stop", "stop", "stop")
    assert [seat["points"] for seat in table.view()["seats"]] == [4, 5, 0, 0]
    assert table.winners == (0,)


@pytest.mark.rule("pantry.end.round")
def test_the_round_ends_on_the_doctors_right_wherever_the_doctor_sits() -> None:
    table = ready(DOCTOR_1, players=3, doctor=1, done=[[], [DOCTOR_2, DOCTOR_3, DOCTOR_4], []])
    finish(table)
    play(table, "stop")
    assert (table.over, table.to_act) == (False, (0,))
    play(table, "stop")
    assert (table.over, table.winners) == (True, (1,))


@pytest.mark.rule("pantry.end.target")
@pytest.mark.parametrize(("players", "target"), [(2, 5), (3, 4), (4, 3)])
def test_the_target(players: int, target: int) -> None:
    assert stockpot.Table("pantry", players).view()["target"] == target
    done = [DOCTOR[1:target]] + [[]] * (players - 1)
    table = ready(DOCTOR_1, players=players, done=done)
    assert not table.view()["last_round"]
    finish(table)
    assert table.view()["last_round"]


@pytest.mark.rule("pantry.end.over")
def test_nothing_more_after_the_end() -> None:
    table = ready(IGOR_1, turn=1, done=[[], IGOR[1:]])
    finish(table)
    assert rule_against(table, "stop", seat=0) == "pantry.end.over"
    with pytest.raises(stockpot.IllegalMove):
        table.play(1, "stop")


# ----------------------------------------------------------------------------------------------------------------- stall


@pytest.mark.rule("pantry.ruling.stall")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_turns_of_everybody_without_a_recipe_end_the_game(players: int) -> None:
    table = pantry("Ha", players=players)
    for turn in range(10 * players):
        assert not table.over
        play(table, "stop")
        assert table.view()["idle"] == turn + 1
    assert table.over
    assert table.history[-1].events[-1][2] == 1
    assert table.log()[-1].startswith("Too many turns without a completed recipe.")


@pytest.mark.rule("pantry.ruling.stall")
def test_a_completed_recipe_starts_the_count_anew() -> None:
    table = ready(DOCTOR_1, idle=18)
    finish(table)
    assert table.view()["idle"] == 0
    for _ in range(19):
        play(table, "stop")
    assert not table.over
    assert play(table, "stop").over


@pytest.mark.rule("pantry.ruling.stall-winner")
@pytest.mark.parametrize(
    ("done", "winners"),
    [
        ([[DOCTOR_1], [IGOR_5], [GRETA_1, GRETA_2]], (2,)),
        ([[DOCTOR_1], [IGOR_5], [GRETA_1]], (1,)),
        ([[DOCTOR_1], [IGOR_1], []], (0, 1)),
        ([[], [], []], (0, 1, 2)),
        ([[DOCTOR_1], [IGOR_5]], (1,)),
        ([[DOCTOR_5], [IGOR_1]], (0,)),
        ([[DOCTOR_1, DOCTOR_2], [IGOR_5]], (0,)),
        ([[DOCTOR_1], [IGOR_1]], (1,)),
        ([[], []], (1,)),
    ],
)
def test_a_stalled_game_goes_to_recipes_then_points(done: list[list[str]], winners: tuple[int, ...]) -> None:
    players = len(done)
    table = pantry("Ha", players=players, done=done, idle=10 * players - 1, turn=players - 1)
    play(table, "stop")
    assert (table.over, table.winners) == (True, winners)
    assert decided(table) == ("stopped", "pantry.ruling.stall-winner")


@pytest.mark.rule("pantry.ruling.stall-winner")
def test_with_two_players_the_assistant_wins_a_stall_wherever_they_sit() -> None:
    table = play(pantry("Ha", doctor=1, idle=19), "stop")
    assert table.winners == (0,)


# ------------------------------------------------------------------------------------------------------------- agreement


ON = {"agreement": True}


@pytest.mark.rule("pantry.ruling.agreement")
def test_all_agree_and_the_game_ends() -> None:
    table = pantry("Ha", players=3, options=ON, done=[[DOCTOR_1], [], []])
    play(table, "move 1 left", "offer end")
    assert table.to_act == (1, 2)
    assert table.view()["actions"] == 2
    assert texts(table, 1) == ["agree", "refuse"]
    table.play(2, "agree")
    assert (table.over, table.to_act) == (False, (1,))
    table.play(1, "agree")
    assert (table.over, table.winners) == (True, (0,))
    assert table.log()[-1] == "Everyone agrees to end the game. #0 wins."


@pytest.mark.rule("pantry.ruling.agreement")
def test_one_refusal_is_enough_to_play_on() -> None:
    table = play(pantry("Ha", players=3, options=ON), "move 1 left", "offer end")
    table.play(2, "agree")
    table.play(1, "refuse")
    assert (table.to_act, table.view()["actions"]) == ((0,), 2), "it costs nothing"
    assert "offer end" not in texts(table)
    assert rule_against(table, "offer end") == "pantry.ruling.agreement"
    play(table, "stop")
    assert "offer end" in texts(table, 1), "once a turn"


@pytest.mark.rule("pantry.ruling.agreement")
def test_no_offer_once_the_target_is_reached_or_where_the_host_has_not_allowed_it() -> None:
    table = ready(DOCTOR_1, IGOR_1, done=[DOCTOR[1:], []], options=ON)
    finish(table)
    assert "offer end" not in texts(table, 1)
    assert "last round" in table.why_not(1, "offer end").text
    plain = pantry("Ha")
    assert "offer end" not in texts(plain)
    assert "At this table" in plain.why_not(0, "offer end").text


@pytest.mark.rule("pantry.ruling.agreement")
def test_answers_without_an_offer_and_actions_during_one_are_refused() -> None:
    table = pantry("Ha", players=3, options=ON)
    assert rule_against(table, "agree") == "pantry.ruling.agreement"
    play(table, "offer end")
    assert rule_against(table, "stop", seat=0) == "pantry.ruling.agreement"
    assert rule_against(table, "stop", seat=1) == "pantry.ruling.agreement"
    table.play(1, "agree")
    assert "You’ve agreed" in table.why_not(1, "refuse").text


# -------------------------------------------------------------------------------------------------------------- shortage


def scarce() -> dict[str, Any]:
    """Lists with three Brains only, which every recipe but one of each role needs."""
    rows = ["owner,points,ing1,ing2,ing3"]
    for owner in ("Dr. Frankenstein", "Igor", "Greta", "Fritz"):
        threes = ("Brain,Brain,Brain", "Brain,Hand,Brain", "Brain,Hand,Hand", "Hand,Brain,Hand", "Brain,Brain,Hand")
        rows += [f"{owner},1,{three}" for three in threes]
    return {"lists": {"tiles": "kind,copies\nBrain,3\nHand,57\n", "recipes": "\n".join(rows)}}


@pytest.mark.rule("pantry.ruling.shortage")
def test_the_game_ends_when_no_recipe_can_be_made_any_more() -> None:
    position = {
        "players": 2, "options": scarce(), "pantry": [["Brain"] * 3, 4, ["Hand"] * 10, 4, ["Hand"] * 10],
    }  # fmt: skip
    table = stockpot.Table.from_position("pantry", position)
    play(table, "complete 1")
    assert (table.over, table.winners) == (True, (0,))
    assert table.log()[-1] == "None of the remaining recipes can be made. #0 wins."


@pytest.mark.rule("pantry.ruling.shortage")
def test_the_game_goes_on_while_some_recipe_can_be_made() -> None:
    position = {
        "players": 2, "options": scarce(), "hands": ["Brain–Hand–Brain", "Brain–Brain–Brain"],
        "pantry": [["Brain", "Hand", "Brain"], 4, ["Hand"] * 10, 4, ["Brain"]],
    }  # fmt: skip
    table = stockpot.Table.from_position("pantry", position)
    play(table, "complete 1")
    assert not table.over, "a Brain and two Hands are left"


@pytest.mark.rule("pantry.ruling.shortage", "pantry.ruling.final-turn")
def test_once_the_target_is_reached_the_round_is_played_in_any_case() -> None:
    position = {
        "players": 2, "options": {**scarce(), "targets": (1, 1, 1)}, "pantry": [["Brain"] * 3, 4, ["Hand"] * 10],
    }  # fmt: skip
    table = stockpot.Table.from_position("pantry", position)
    play(table, "complete 1")
    assert (table.over, table.to_act) == (False, (1,))
    play(table, "stop")
    assert (table.over, table.winners) == (True, (0,))
