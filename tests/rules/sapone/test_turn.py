"""Picking, choosing, buying; the end of a round."""

from __future__ import annotations

import pytest

import stockpot

from .stall import ADA, BOB, all_pass, bid, held, offer, play, table, texts


@pytest.mark.rule("sapone.turn.order", "sapone.turn.pick")
def test_the_next_player_picks_the_top_card_by_itself():
    where = table("coin, leek", "broom", market=["rake", "coin up", "shovel"])
    told = offer(where, "coin") + play(where, "1 pass")
    assert "{1} takes a rake (face down)." in told
    assert held(where, BOB) == ["broom", "rake"]
    assert where.view()["top"] == "coin"
    assert where.why_not(ADA, "sell").rule == "sapone.turn.order"


@pytest.mark.rule("sapone.turn.pick", "sapone.hidden.public", "sapone.ruling.orientation")
def test_a_face_up_card_is_seen_by_all_a_face_down_card_by_its_picker():
    where = table("coin, leek", "broom, coin", "coin", market=["rake up", "coin", "shovel up"])
    offer(where, "coin")
    all_pass(where)
    assert where.view(2)["known"] == [{"card": "rake", "places": [1]}]
    assert where.view(1)["known"] == []
    assert where.view()["top"] is None
    assert where.view()["face_up_left"] == 1
    play(where, "1 buy")
    assert where.log(None)[-1] == "#2 takes a face-down card."
    assert where.log(2)[-1] == "#2 takes a coin (face down)."
    assert where.view()["top"] == "shovel"


@pytest.mark.rule("sapone.turn.choice")
def test_after_the_pick_sell_or_buy():
    where = table("coin, leek, rake, pick", "coin")
    assert texts(where, ADA) == ["sell", "buy"]
    assert where.why_not(ADA, "sell coin").rule == "sapone.turn.choice"
    play(where, "0 sell")
    assert texts(where, ADA) == ["sell coin", "sell leek", "sell rake", "sell pick"]


@pytest.mark.rule("sapone.ruling.few")
def test_case_13_with_two_cards_only_selling_is_offered():
    """Case 13: a hand of 2 after the pick."""
    where = table("coin, leek", "coin")
    assert texts(where, ADA) == ["sell coin", "sell leek"]
    assert where.why_not(ADA, "buy").rule == "sapone.ruling.few"
    assert "3 cards" in where.why_not(ADA, "buy").text


@pytest.mark.rule("sapone.turn.hand")
@pytest.mark.parametrize(("moves", "wrong"), [(["0 sell"], "0 sell broom"), (["0 buy"], "0 pay broom")])
def test_only_own_cards(moves, wrong):
    where = table("coin ×3, leek", "broom")
    play(where, *moves)
    assert where.why_not(0, wrong[2:]).rule == "sapone.turn.hand"
    with pytest.raises(stockpot.IllegalMove):
        play(where, wrong)


@pytest.mark.rule("sapone.buy.price", "sapone.buy.soap", "sapone.hidden.discard", "sapone.hidden.soap")
def test_buying_takes_three_cards_and_gives_the_top_soap_card():
    where = table("coin ×3, leek, rake", "coin ×2", "coin", soap=["double soap"] + ["soap"] * 20 + ["double soap"] * 9
                  + ["four coins"] * 4 + ["three coins"] * 3 + ["two coins"] * 2 + ["diamond"])  # fmt: skip
    play(where, "0 buy", "0 pay coin")
    assert where.why_not(ADA, "buy").rule == "sapone.buy.price"
    assert where.view()["paid"] == 1
    play(where, "0 pay leek", "0 pay coin")
    assert held(where, ADA) == ["coin", "rake", "double soap"]
    view = where.view()
    assert (view["turn"], view["discard"], view["soap"], view["seats"][0]["bought"]) == (1, 3, 39, 1)
    assert "#0 pays 3 cards and draws a double soap." in where.log(0)
    assert "#0 pays 3 cards and draws a soap card." in where.log(1)
    assert not any("pays leek" in line for line in where.log(1))
    soap = {"card": "soap deck", "places": [0]}
    assert where.view(0)["known"][:3] == [{"card": "coin", "places": ["discard"]}] * 2 + [
        {"card": "leek", "places": ["discard"]}
    ]
    assert soap in where.view(1)["known"]
    assert soap not in where.view(0)["known"]
    assert not any(entry["places"] == ["discard"] for entry in where.view(1)["known"])


@pytest.mark.rule("sapone.buy.price")
def test_who_has_exactly_three_cards_pays_them_all():
    where = table("coin ×2, leek", "coin")
    play(where, "0 buy")
    assert len(held(where, ADA)) == 1
    assert where.position()["discard"] == ["coin", "coin", "leek"]
    assert where.view()["turn"] == 1


@pytest.mark.rule("sapone.ruling.any-card")
def test_cards_of_both_decks_may_be_paid_sold_and_bid():
    where = table("soap, diamond, four coins, coin", "double soap, coin")
    play(where, "0 buy")
    assert texts(where, ADA) == ["pay coin", "pay soap", "pay four coins", "pay diamond"]
    where = table("soap, diamond", "double soap, coin")
    offer(where, "diamond", "coin")
    assert texts(where, BOB) == ["bid coin", "bid double soap", "pass"]


@pytest.mark.rule("sapone.ruling.soap-empty")
def test_nothing_can_be_bought_from_an_empty_soap_deck():
    soap = "soap ×20, double soap ×10, four coins ×4, three coins ×3, two coins ×2, diamond"
    where = table("coin ×2, leek", soap, "coin ×5", turn=2, market=["coin", "coin", "coin"])
    offer(where, "coin")
    all_pass(where)
    assert where.to_act == (0,)
    assert where.why_not(ADA, "buy").rule == "sapone.ruling.few"


@pytest.mark.rule("sapone.ruling.soap-empty")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_soap_deck_does_not_run_out(players):
    """Everybody buys whenever possible."""
    where = stockpot.Table("sapone", players, seed=players, options={"target": 200})
    bought = 0
    while where.view()["round"] == 1:
        seat = where.to_act[0]
        choices = texts(where, seat)
        wanted = next((choice for choice in ("buy", "pass") if choice in choices), choices[0])
        where.play(seat, wanted)
        bought = max(bought, sum(s["bought"] for s in where.view()["seats"]))
    assert 10 < bought <= 29


@pytest.mark.rule("sapone.round.flow", "sapone.ruling.last-turn", "sapone.ruling.no-compensation")
def test_case_16_the_turn_in_which_the_last_card_is_picked_is_finished():
    """Case 16: the last card, then a sale for three cards: no compensation, and the round is over."""
    where = table("coin, leek", "soap, rake, pick, shovel", market=["broom"], turn=1, phase="offer")
    offer(where, "shovel")
    play(where, "0 pass")
    assert where.view()["market"] == 0
    offer(where, "broom")
    bid(where, BOB, "soap", "rake", "pick")
    told = play(where, "0 accept seat 1")
    assert not any("compensation" in line for line in told)
    assert where.view()["round"] == 2
    assert where.view()["seats"][1]["shown_hand"] == ["broom", "shovel"]
    assert where.view()["seats"][0]["shown_hand"] == ["coin", "leek", "rake", "pick", "soap"]


@pytest.mark.rule("sapone.ruling.last-turn", "sapone.sell.compensation")
def test_case_17_a_compensation_may_empty_the_market():
    """Case 17: one card left after the pick; the buyer draws it and the round ends with this turn."""
    where = table("coin, leek", "soap, rake, pick", market=["broom"])
    offer(where, "leek")
    bid(where, BOB, "rake", "pick")
    told = play(where, "0 accept seat 1")
    assert "{1} takes a broom as compensation (face down)." in told
    assert where.view()["round"] == 2
    assert where.view()["seats"][1]["shown_hand"] == ["leek", "broom", "soap"]
