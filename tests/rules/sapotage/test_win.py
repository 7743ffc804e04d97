"""Who takes a judge, ties and votes, the end of the game."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import (
    J01,
    J09,
    J16,
    JUDGES,
    LISTS,
    NOTHING,
    give,
    ingredients,
    may,
    one_round,
    owners,
    phase,
    play,
    serve,
    serving,
    start,
    told,
    totals,
    whole_round,
)

OFF = {"presentation": "off"}
BEST = "Sugar Cubes, Habanero, Coconut"
FOUR = (
    "Sugar Cubes, Garlic, Sea Salt", "Wasabi, Ghost Pepper, Seaweed", "Mango, Onion, Feta", "Butter, Bacon, Potato",
)  # fmt: skip
"""Candy Cassidy gives them 8, 7, 6 and 2."""


@pytest.mark.rule("sapotage.win.judge")
def test_the_best_dish_takes_the_judge():
    table = serving(NOTHING, BEST, "Kale, Lime, Bitter Melon")
    events = whole_round(table)
    assert owners(events) == {J01: 1}
    assert [seat["judges"] for seat in table.view()["seats"]] == [[], [J01], []]
    assert table.scores == (0, 1, 0)


# --------------------------------------------------------------------------------------------------------------- votes


@pytest.mark.rule("sapotage.win.vote", "sapotage.win.tie", "sapotage.ruling.voters")
def test_the_others_vote_and_a_tied_vote_is_decided_by_ingredients():
    """Case 10: 9, 9, 7, 3; the vote is 1–1; ingredients 8 and 7."""
    table = serving(*FOUR)
    give(table)
    events = serve(table, laughs={1: [0]})
    assert ingredients(table_events(table)) == [8, 7, 6, 2]
    assert totals(table_events(table)) == [9, 9, 7, 3]
    assert told(events, "tied") == [{"judge": J01, "seats": [0, 1]}]
    assert (phase(table), table.to_act) == ("vote", (2, 3))
    assert table.view()["tied"] == [0, 1]
    assert may(table, 2) == ["vote for seat 0", "vote for seat 1"]
    assert table.why_not(0, "vote for seat 1").rule == "sapotage.ruling.voters"
    assert table.why_not(2, "vote for seat 3").rule == "sapotage.win.vote"
    assert table.why_not(2, "vote for seat 2").rule == "sapotage.win.vote"
    first = table.play(2, "vote for seat 1")
    assert first[0].seen(3).data == {"seat": 2}
    assert first[0].seen(2).data == {"seat": 2, "for": 1}
    assert table.view(3)["judges"][0]["votes"] == {}
    assert table.why_not(2, "vote for seat 0").rule == "sapotage.round.together"
    events = play(table, 3, "vote for seat 0")
    assert told(events, "voted") == [{"seat": 2, "for": 1}, {"seat": 3, "for": 0}]
    assert told(events, "judge_won") == [{"judge": J01, "seat": 0, "how": "ingredients"}]
    assert table.view()["last_round"]["judges"][0]["votes"] == {"2": 1, "3": 0}


def table_events(table: stockpot.Table) -> list[stockpot.Told]:
    return [
        told for move in table.history for row in move.events if (told := table.game.words.tell(row, stockpot.ALL_OPEN))
    ]


@pytest.mark.rule("sapotage.win.vote")
@pytest.mark.parametrize("chosen", [0, 1])
def test_most_votes_take_the_judge(chosen):
    table = serving(*FOUR)
    give(table)
    serve(table, laughs={1: [0]})
    events = [event for seat in (2, 3) for event in play(table, seat, f"vote for seat {chosen}")]
    assert told(events, "judge_won") == [{"judge": J01, "seat": chosen, "how": "votes"}]


@pytest.mark.rule("sapotage.win.tie", "sapotage.ruling.all-tied")
def test_if_all_are_tied_there_is_nobody_to_vote():
    """Case 11: all three at 6; the ingredients decide, then the favorite, then fewer judges, then the seat."""
    dishes = ("Sugar Cubes, Gold Leaf, Vinegar", "Habanero, Gym Sock, Coconut", "Wasabi, Saffron Threads, Tomato")
    table = serving(*dishes)
    assert ingredients(whole_round(table, laughs={0: [], 1: [0], 2: []})) == [6, 5, 3 + 3 + 2]
    dishes = ("Sugar Cubes, Gold Leaf, Vinegar", "Habanero, Gym Sock, Coconut", "Wasabi, Saffron Threads, Feta")
    table = serving(*dishes)
    events = whole_round(table, laughs={1: [0], 2: [0]})
    assert ingredients(events) == [6, 5, 5]
    assert totals(events) == [7, 7, 7]
    assert told(events, "tied") == [{"judge": J01, "seats": [0, 1, 2]}]
    assert told(events, "judge_won") == [{"judge": J01, "seat": 0, "how": "ingredients"}]


@pytest.mark.rule("sapotage.win.tie")
def test_then_the_instances_of_the_favorite_decide():
    """Equal ingredients; Sweet stands three times in the first dish, twice in the second with the foreign card."""
    dishes = ("Sugar Cubes, Gold Leaf, Vinegar", "Habanero, Steak, Lemon", "Kale, Lime, Bitter Melon")
    gifts = {2: ("Tomato", 1)}
    table = serving(*dishes, gifts=gifts, options=OFF)
    events = whole_round(table, gifts)
    assert ingredients(events) == [6, 4 + 3 - 3 + 2, -8]
    assert told(events, "judge_won") == [{"judge": J01, "seat": 0, "how": "favorite"}]


SAME = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
"""The first two have the same flavors."""


@pytest.mark.rule("sapotage.win.tie")
@pytest.mark.parametrize("leader", [0, 1])
def test_then_fewer_judges_decide(leader):
    won: list[list[str]] = [[], [], []]
    won[leader] = [J09]
    table = serving(*SAME, options=OFF, won=won)
    events = whole_round(table)
    assert told(events, "judge_won") == [{"judge": J01, "seat": 1 - leader, "how": "fewer"}]


@pytest.mark.rule("sapotage.win.tie")
@pytest.mark.parametrize(("dealer", "winner"), [(0, 1), (1, 0), (2, 0)])
def test_at_last_the_seat_decides_clockwise_from_the_dealers_left(dealer, winner):
    table = serving(*SAME, options=OFF, dealer=dealer)
    events = whole_round(table)
    assert told(events, "judge_won") == [{"judge": J01, "seat": winner, "how": "seat"}]


@pytest.mark.rule("sapotage.win.tie", "sapotage.win.vote")
def test_only_those_with_the_most_votes_are_compared():
    """Three tied at 8; the third has the best ingredients but no vote."""
    dishes = (
        "Steak, Butter, Sea Salt", "Mango, Onion, Feta", "Wasabi, Ghost Pepper, Seaweed", "Kale, Vinegar, Bitter Melon",
        "Espresso, Radicchio, Tahini",
    )  # fmt: skip
    table = serving(*dishes)
    give(table)
    events = serve(table, laughs={0: [3, 4], 1: [3]}, votes={3: 0, 4: 1})
    assert ingredients(events)[:3] == [5, 6, 7]
    assert totals(events)[:3] == [8, 8, 8]
    assert told(events, "judge_won") == [{"judge": J01, "seat": 1, "how": "ingredients"}]


# ---------------------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("sapotage.win.game")
def test_the_third_judge_ends_the_game_at_once():
    """Case 12: no clean-up."""
    table = serving(BEST, NOTHING, "Kale, Lime, Bitter Melon", won=[JUDGES[2:4], JUDGES[4:6], []])
    events = whole_round(table)
    assert table.over
    assert table.winners == (0,)
    assert table.scores == (3, 2, 0)
    assert told(events, "won") == [{"seats": [0]}]
    view = table.view()
    assert (view["phase"], view["winners"], view["to_act"]) == ("over", [0], [])
    assert view["open_discard"] == []  # the dishes still lie there
    assert [card["name"] for card in view["seats"][1]["dish"]]
    assert table.why_not(0, "present").rule == "sapotage.win.game"
    assert table.legal(0) == []


@pytest.mark.rule("sapotage.win.game")
def test_the_second_judge_does_not():
    table = serving(BEST, NOTHING, "Kale, Lime, Bitter Melon", won=[JUDGES[2:3], JUDGES[4:6], []])
    whole_round(table)
    assert not table.over
    assert table.winners == ()
    assert table.scores == (2, 2, 0)


def judges_csv(n: int) -> str:
    return "\n".join(LISTS["judge_cards"].load("standard").text.splitlines()[: n + 1]) + "\n"


@pytest.mark.rule("sapotage.win.deck")
def test_an_empty_judge_deck_ends_the_game_too():
    options = {**OFF, "judge_cards": judges_csv(2)}
    table = serving(BEST, NOTHING, "Kale, Lime, Bitter Melon", options=options)
    whole_round(table)
    assert not table.over
    one_round(table)
    assert table.over
    assert sum(table.scores) == 2
    assert table.winners == tuple(seat for seat in range(3) if table.scores[seat] == max(table.scores))


@pytest.mark.rule("sapotage.win.deck")
def test_tied_players_win_together():
    options = {**OFF, "judge_cards": judges_csv(2)}
    table = serving(NOTHING, BEST, "Kale, Lime, Bitter Melon", options=options, won=[["Grandpa Gus"], [], []])
    whole_round(table)
    assert table.winners == (0, 1)
    assert table.outcome == (0.5, 0.5, 0.0)


@pytest.mark.rule("sapotage.ruling.few-judges")
def test_if_too_few_judges_are_left_those_are_turned_up():
    options = {**OFF, "judge_cards": judges_csv(3), "judges": 2}
    table = serving(
        BEST, NOTHING, "Kale, Lime, Bitter Melon", options=options, judges=[J01, "Grandpa Gus"], won=[[], [], []]
    )
    whole_round(table)
    assert [judge["name"] for judge in table.view()["judges"]] == ["Captain Brine"]
    one_round(table)
    assert table.over


@pytest.mark.rule("sapotage.ruling.enough-judges")
@pytest.mark.parametrize(("judges", "most"), [(1, 13), (2, 14), (3, 15)])
def test_eighteen_judges_are_enough(judges, most):
    for seed in range(4):
        table = start(6, seed=seed, judges=judges, presentation="off")
        while not table.over:
            one_round(table)
        assert 18 - table.view()["judge_deck"] <= most
    assert 6 * 2 + judges == most  # everybody has two, and one more round is played


@pytest.mark.rule("sapotage.ruling.several-winners", "sapotage.variant.judges-end", "sapotage.variant.judges")
@pytest.mark.parametrize(("b_begins", "winners"), [(1, (0, 1)), (2, (1,))])
def test_several_players_may_reach_three_judges_in_one_round(b_begins, winners):
    """Case 13: A from 2 to 3 and B from 1 to 3 share; had B begun with 2, B alone would win with 4."""
    spare = [judge for judge in JUDGES if judge not in (J01, J09, J16)]
    table = serving(
        BEST, "Miso Paste, Shiitake, Hot Sauce", "Kale, Lime, Bitter Melon", judges=[J01, J09, J16],
        won=[spare[:2], spare[2 : 2 + b_begins], []], options={"judges": 3, **OFF},
    )  # fmt: skip
    events = whole_round(table)
    assert owners(events) == {J01: 0, J09: 1, J16: 1}
    assert table.scores == (3, b_begins + 2, 0)
    assert table.winners == winners


@pytest.mark.rule("sapotage.ruling.leaving")
def test_a_bot_may_take_any_seat_at_any_time_and_the_seats_stay():
    table = start(4, seed=6)
    one_round(table)
    bot = stockpot.bot("sapotage", "thumb", seed=1)
    while not table.over:
        seat = table.to_act[0]
        if seat == 2:
            table.play(seat, bot.choose(table, seat))
        else:
            play(table, seat, may(table, seat)[0])
    assert table.players == len(table.scores) == 4
