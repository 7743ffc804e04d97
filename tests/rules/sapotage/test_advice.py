"""Rules of thumb and estimates; the balance of the card lists."""

from __future__ import annotations

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.games.sapotage import balance, knowledge, rules

from .kitchen import J09, JUDGES, LISTS, NOTHING, cooking, give, may, play, serve, serving, start

DISHES = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")


def advice(table: stockpot.Table, seat: int, seed: int = 1) -> str:
    state = table.state.copy()
    state.rng = seed
    return table.game.words.write(table.state, seat, engine.advise(state.handle, seat))


# ------------------------------------------------------------------------------------------------------------ thumb


@pytest.mark.rule("sapotage.score.flavors")
def test_a_thumb_cooks_what_the_judge_likes_and_keeps_what_hurts():
    assert (
        advice(cooking("Sugar Cubes, Habanero, Coconut, Gym Sock, Kale", "", ""), 0)
        == "cook Coconut, Habanero, Sugar Cubes"
    )
    table = cooking("Lemon, Vinegar, Sugar Cubes, Miso Paste, Shiitake", "", "", judges=[J09])
    assert set(advice(table, 0).removeprefix("cook ").split(", ")) >= {"Miso Paste", "Shiitake"}


@pytest.mark.rule("sapotage.variant.shared")
def test_a_thumb_uses_the_best_shared_card():
    table = cooking(
        "Sugar Cubes, Habanero, Kale, Lemon", "", "", shared=["Vinegar", "Honey", "Gym Sock"], options={"shared": True}
    )
    assert advice(table, 0) == "cook Habanero, Sugar Cubes + Honey"


@pytest.mark.rule("sapotage.sabotage.give", "sapotage.sabotage.abstain")
def test_a_thumb_hurts_the_leader_and_abstains_when_no_card_hurts():
    table = serving(*DISHES, gifts={0: ("Gym Sock", 1)}, won=[[], [], [J09]])
    assert advice(table, 0) == "give Gym Sock to seat 2"
    hands = [["Honey", "Gold Leaf"], ["Espresso", "Lemon"], ["Mango", "Sea Salt"]]
    table = serving(*DISHES, hands=hands)
    assert advice(table, 0) == "discard Gold Leaf"
    assert advice(table, 2) == "discard Sea Salt"
    assert {advice(table, 1, seed) for seed in range(20)} == {"give Lemon to seat 0", "give Lemon to seat 2"}
    hands[0] = ["Gym Sock", "Lemon"]
    table = serving(
        *DISHES[:1], NOTHING, "Kale, Lime, Bitter Melon", hands=[hands[0], ["Espresso", "Cranberry"], hands[2]]
    )
    assert advice(table, 0).startswith("give Gym Sock to seat")  # as bad as a Lemon here, and never good


@pytest.mark.rule("sapotage.variant.peeking")
def test_a_thumb_shows_its_worst_card_or_looks_at_the_leader():
    table = serving(*DISHES, phase="peek", options={"peeking": True}, won=[[], [], [J09]])
    assert advice(table, 0) == "turn up 2 of seat 0"  # 4 points like the Coconut; the first of the worst
    peeked = {"face_up": [1, None, None], "dealer": 1, "turn": 0}
    table = serving(*DISHES, phase="peek", options={"peeking": True}, won=[[], [], [J09]], **peeked)
    assert {advice(table, 0, seed) for seed in range(20)} == {f"turn up {place} of seat 2" for place in (1, 2, 3)}


@pytest.mark.rule("sapotage.present.tokens")
def test_a_thumb_gives_its_token_where_it_helps_least():
    table = serving(*DISHES, options={"presentation": "tokens"})
    give(table)
    for seat in (1, 2, 0):
        assert advice(table, seat) == "present"
        play(table, seat, "present")
    assert advice(table, 0) == "token to seat 2"
    assert advice(table, 2) == "token to seat 1"


@pytest.mark.rule("sapotage.win.vote")
def test_a_thumb_votes_for_whoever_owns_fewer_judges():
    same = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
    for leader in (0, 1):
        won = [[], [], []]
        won[leader] = [J09]
        table = serving(*same, options={"presentation": "name"}, won=won)
        give(table)
        serve(table)
        assert advice(table, 2) == f"vote for seat {1 - leader}"


@pytest.mark.rule("sapotage.win.vote")
def test_no_seat_is_favoured_among_equals():
    same = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
    tie = serving(*same, options={"presentation": "name"})
    give(tie)
    serve(tie)
    assert {advice(tie, 2, seed) for seed in range(20)} == {"vote for seat 0", "vote for seat 1"}
    tokens = serving(*same, options={"presentation": "tokens"})
    give(tokens)
    for seat in (1, 2, 0):
        play(tokens, seat, "present")
    assert {advice(tokens, 2, seed) for seed in range(20)} == {"token to seat 0", "token to seat 1"}
    peeked = {"face_up": [1, None, None], "dealer": 1, "turn": 0}
    peek = serving(*DISHES, phase="peek", options={"peeking": True}, **peeked)
    assert {advice(peek, 0, seed).split(" of ")[1] for seed in range(20)} == {"seat 1", "seat 2"}


@pytest.mark.parametrize("options", [{}, {"presentation": "tokens", "peeking": True, "shared": True, "judges": 3}])
@pytest.mark.compiled
def test_thumbs_beat_random_players(options):
    won = 0
    for seed in range(24):
        table = start(3, seed=seed, **options)
        chance = np.random.default_rng(seed)
        thumb = stockpot.bot("sapotage", "thumb", seed=seed)
        while not table.over:
            seat = table.to_act[0]
            action = thumb.choose(table, seat) if seat == seed % 3 else chance.choice(may(table, seat))
            table.play(seat, action if not isinstance(action, np.str_) else str(action))
        won += seed % 3 in table.winners
    assert won >= 16


# --------------------------------------------------------------------------------------------------------- estimates


@pytest.mark.rule("sapotage.win.game")
def test_chances_before_the_end_add_up_and_favour_the_leader():
    table = serving(*DISHES, won=[JUDGES[2:3], JUDGES[4:6], []])
    chances = table.outcome
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0] > chances[2] > 0


def test_a_rollout_may_stop_between_rounds_and_before_dishes_are_presented():
    table = serving(*DISHES, won=[JUDGES[2:4], [], []], round=5)
    stages = [rules.stage(table.state)]
    while not table.over:
        seat = table.to_act[0]
        play(table, seat, may(table, seat)[0])
        stages.append(rules.stage(table.state))
    assert sorted(set(stages)) == [8, 9, 10]
    assert stages == sorted(stages)


@pytest.mark.rule("sapotage.round.together")
def test_what_is_chosen_together_is_secret_and_what_goes_in_turn_is_not():
    table = start(3, peeking=True)
    secret = {}
    while table.view()["round"] == 1 and not table.over:
        secret[table.view()["phase"]] = bool(knowledge.secret(table.state, 0))
        play(table, table.to_act[0], may(table, table.to_act[0])[0])
    secret.pop("vote", None)
    assert secret == {"cook": True, "peek": False, "give": True, "present": False, "react": True}


def test_lost_or_doubled_cards_are_noticed():
    for change in ("hand", "deck", "judge", "pile"):
        table = start(4, seed=1)
        state = table.state.copy()
        assert engine.is_sound(state.handle)
        if change == "hand":
            state.hand[0, 0] = state.hand[1, 0]
        elif change == "deck":
            state.n_deck -= 1
        elif change == "judge":
            state.won[0] = 1 << state.judge_deck[0]
        else:
            state.fate[state.deck[0]] |= 1
        assert not engine.is_sound(state.handle)


# -------------------------------------------------------------------------------------------------------------- balance


@pytest.mark.rule("sapotage.setup.ingredients", "sapotage.setup.judges")
def test_the_printed_lists_are_balanced_as_section_9_says():
    cards, court = (LISTS[name].load("standard").cards for name in ("ingredient_cards", "judge_cards"))
    figures = balance.list_figures(cards, court)
    assert set(figures.instances.values()) == {30}
    assert figures.shapes == (30, 53, 7)
    assert figures.different == 65
    for part, n in ((figures.favorite, 2), (figures.liked, 6), (figures.disliked, 6), (figures.neutral, 4)):
        assert set(part.values()) == {n}
    judges = figures.judges
    assert {round(judge.mean, 3) for judge in judges} == {0.667}
    assert [round(f(judge.deviation for judge in judges), 2) for f in (min, max)] == [1.98, 2.13]
    assert ({judge.best for judge in judges}, {judge.worst for judge in judges}) == ({5, 6}, {-3})
    for name, low, high in (("four_and_more", 3, 10), ("three_and_more", 17, 21), ("minus_two_and_less", 10, 18)):
        assert [f(getattr(judge, name) for judge in judges) for f in (min, max)] == [low, high]
    by_dish = sorted(judges, key=lambda judge: judge.best_dish)
    assert (by_dish[0].name, round(by_dish[0].best_dish, 3)) == ("Night-Shift Nadia", 5.305)
    assert (by_dish[-1].name, round(by_dish[-1].best_dish, 3)) == ("Candy Cassidy", 5.523)
    assert (round(figures.sabotage_in_hand, 2), round(figures.bonus_in_hand, 2)) == (0.39, 0.32)


@pytest.mark.rule("sapotage.ruling.enough-judges")
@pytest.mark.compiled
def test_games_are_as_long_as_section_9_says():
    """Bots are not the same, so figures are only near: 6.2 rounds with 3 players, 10.8 with 6."""
    three = balance.game_figures(3, 25, {})
    assert three.rounds == pytest.approx(6.2, abs=0.7)
    assert three.most_rounds <= 7
    assert three.shuffles == 0
    assert three.cooked == pytest.approx(5.3, abs=0.6)
    assert three.abstained == pytest.approx(0.11, abs=0.06)
    six = balance.game_figures(6, 12, {})
    assert six.rounds == pytest.approx(10.8, abs=1.2)
    assert six.most_rounds <= 13
    assert six.shuffles == pytest.approx(2.0, abs=0.6)
    judges = balance.game_figures(6, 12, {"judges": 3})
    assert judges.most_judges <= 15
    assert judges.rounds == pytest.approx(3.1, abs=0.7)


def test_the_balance_is_printed(capsys, tmp_path):
    assert balance.main(["--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "instances of each flavor: 30" in out
    assert " 5.305  Night-Shift Nadia" in out
    assert out.count("\n") == 8 + 18 + 3 + 8
    path = tmp_path / "few.csv"
    path.write_text("\n".join(LISTS["ingredient_cards"].load("standard").text.splitlines()[:32]) + "\n")
    assert balance.main(["--games", "1", "--ingredients", str(path)]) == 0
    assert "31 ingredients" in capsys.readouterr().out
    path.write_text("id,name\n1,2\n")
    with pytest.raises(stockpot.BadOption, match="line 1"):
        balance.main(["--games", "0", "--ingredients", str(path)])
