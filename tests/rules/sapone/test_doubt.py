"""The option Doubt."""

from __future__ import annotations

import pytest

import stockpot

from .stall import ADA, BOB, CARL, believe, bid, held, offer, play, table, texts


def stall(card: str = "shovel", declared: str = "broom") -> stockpot.Table:
    where = table(
        "coin ×2, broom, shovel", "coin ×2, leek", "rake, pick", doubt=True, market=["coin", "coin up", "coin"]
    )
    offer(where, card, declared)
    return where


@pytest.mark.rule("sapone.doubt.option")
def test_without_the_option_nobody_is_asked():
    where = table("coin ×2, broom", "coin", "coin")
    offer(where, "coin", "broom")
    assert texts(where, BOB) == ["bid coin", "pass"]
    assert where.why_not(BOB, "doubt").rule == "sapone.doubt.option"


@pytest.mark.rule("sapone.doubt.ask")
def test_who_doubts_too_soon_hears_what_is_to_be_decided():
    where = table("coin ×2, broom", "coin", "coin", doubt=True)
    assert where.why_not(ADA, "doubt").rule == "sapone.turn.choice"


@pytest.mark.rule("sapone.doubt.ask")
def test_doubts_are_asked_after_the_offer_and_after_each_bidding_round():
    where = stall()
    assert where.to_act == (1, 2)
    assert texts(where, BOB) == ["believe", "doubt"]
    assert where.why_not(BOB, "bid coin").rule == "sapone.doubt.ask"
    assert believe(where) == ["Nobody doubts {0}."]
    bid(where, BOB, "coin", "coin", "leek")
    bid(where, CARL, "rake")
    assert where.to_act == (2,), "Bob has no free card"
    assert where.why_not(BOB, "doubt").rule == "sapone.sell.asked"
    believe(where)
    play(where, "0 ask all", "0 no wish")
    bid(where, CARL)
    assert texts(where, CARL) == ["believe", "doubt"]
    believe(where)
    assert texts(where, ADA)[0] == "refuse"


@pytest.mark.rule("sapone.doubt.ask", "sapone.sell.hidden")
def test_answers_stay_hidden_until_all_have_spoken():
    where = stall()
    views = []
    for answer in ("doubt", "believe"):
        after = where.copy()
        play(after, f"1 {answer}")
        views.append((after.view(CARL), after.view(None), after.log(CARL)))
        assert after.view(BOB)["seats"][1]["doubts"] == (answer == "doubt")
    assert views[0] == views[1]


@pytest.mark.rule("sapone.doubt.false", "sapone.hidden.public")
def test_case_25_a_lie_is_caught():
    """Case 25, first half: declared broom, the card is a shovel; the doubter takes it and the sale is over."""
    where = stall()
    told = believe(where, BOB)
    assert told[:3] == [
        "{1} doubts it.", "The card is turned up: a shovel. {0} lied.",
        "{1} takes a shovel from {0} for nothing, and the sale is over.",
    ]  # fmt: skip
    assert held(where, ADA) == ["coin", "coin", "broom"]
    assert sorted(held(where, BOB)) == sorted(["coin", "coin", "coin", "leek", "shovel"])
    assert where.to_act == (BOB,)
    for viewer in (ADA, CARL, None):
        assert {"card": "shovel", "places": [1]} in where.view(viewer)["known"]


@pytest.mark.rule("sapone.doubt.false")
def test_a_lie_caught_after_the_bids_sends_all_bids_back_without_compensation():
    where = stall()
    believe(where)
    bid(where, BOB, "coin", "coin")
    bid(where, CARL, "rake")
    told = believe(where, CARL)
    assert not any("compensation" in line for line in told)
    assert where.view()["seats"][1]["bid"] == 0
    assert sorted(held(where, CARL)) == ["pick", "rake", "shovel"]


@pytest.mark.rule("sapone.doubt.true", "sapone.hidden.sales")
def test_case_25_the_truth_costs_the_doubter_a_card():
    """Case 25, second half: the card is a broom; the doubter gives a card and the bidding goes on in the open."""
    where = stall("broom")
    believe(where, BOB)
    assert where.to_act == (BOB,)
    assert texts(where, BOB) == ["give coin", "give leek"]
    assert where.why_not(BOB, "give broom").rule == "sapone.turn.hand"
    assert where.why_not(BOB, "pass").rule == "sapone.doubt.true"
    play(where, "1 give leek")
    assert held(where, ADA) == ["coin", "coin", "leek", "shovel"]
    assert where.view(CARL)["sale"]["card"] == "broom"
    assert where.view(CARL)["sale"]["face_up"]
    assert where.to_act == (1, 2)
    assert texts(where, CARL) == ["bid rake", "bid pick", "pass"]
    assert "#1 gives #0 a leek." in where.log(ADA)
    assert "#1 gives #0 a card." in where.log(CARL)
    assert {"card": "leek", "places": [0]} in where.view(BOB)["known"]
    bid(where, BOB)
    bid(where, CARL, "pick")
    play(where, "0 accept seat 2")
    assert {"card": "broom", "places": [2]} in where.view(BOB)["known"]
    assert {"card": "broom", "places": [2]} in where.view(None)["known"]
    assert "#0 sells a broom to #2 for 1 card." in where.log(None)


@pytest.mark.rule("sapone.doubt.first")
@pytest.mark.parametrize(("direction", "first"), [("clockwise", 2), ("counterclockwise", 0)])
def test_the_first_doubter_after_the_seller_counts(direction, first):
    where = table(
        "coin ×2", "coin ×2, shovel", "coin", "coin", doubt=True, turn=1, direction=direction, market=["coin"] * 3
    )
    offer(where, "shovel", "broom")
    told = believe(where, 0, 2, 3)
    assert told[0] == f"{{{first}}} doubts it."
    assert sum("doubts" in line for line in told) == 1
    assert "shovel" in held(where, first)


@pytest.mark.rule("sapone.doubt.once")
def test_one_doubt_in_a_sale():
    where = stall("broom")
    believe(where, BOB)
    play(where, "1 give coin")
    assert where.why_not(CARL, "doubt").rule == "sapone.doubt.once"
    bid(where, BOB, "coin")
    bid(where, CARL)
    assert where.to_act == (ADA,)


@pytest.mark.rule("sapone.doubt.true")
def test_an_only_free_card_is_given_without_asking_also_in_the_middle_of_the_sale():
    where = stall("broom")
    believe(where)
    bid(where, BOB, "coin", "coin")
    bid(where, CARL)
    told = believe(where, BOB)
    assert told[-1] == "{1} gives {0} a leek."
    assert where.to_act == (ADA,)
    assert texts(where, ADA)[:2] == ["refuse", "accept seat 1"]


@pytest.mark.rule("sapone.ruling.empty-hand")
def test_a_hand_can_become_empty_with_the_doubt():
    where = table("broom, coin", "leek", "coin, pick", doubt=True, market=["coin", "coin"])
    offer(where, "broom")
    believe(where, BOB)
    assert held(where, BOB) == []
    assert where.to_act == (CARL,)
    play(where, "2 pass")
    assert where.to_act == (BOB,), "Bob has picked and sells his only card"
    assert texts(where, BOB)[0] == "declare coin"


@pytest.mark.rule("sapone.ruling.empty-hand")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_hand_is_empty_at_a_decision_without_the_doubt(players):
    import random

    where, chance = stockpot.Table("sapone", players, seed=players), random.Random(players)
    for _ in range(300):
        seats = where.view()["seats"]
        seller = where.view()["sale"]
        for seat, player in enumerate(seats):
            assert player["cards"] + player["bid"] + (seller is not None and seller["seller"] == seat) > 0
        seat = chance.choice(where.to_act)
        where.play(seat, chance.choice(where.legal(seat)))
        if where.over:
            break


@pytest.mark.rule("sapone.ruling.diamond-lie")
def test_a_diamond_under_another_name_is_a_lie():
    where = table("diamond, coin", "coin", doubt=True, market=["coin"] * 3)
    offer(where, "diamond", "soap")
    told = believe(where, BOB)
    assert "The card is turned up: the Diamond. {0} lied." in told
    assert "diamond" in held(where, BOB)
