"""Selling: offer, bids, answer, compensation."""

from __future__ import annotations

import pytest

import stockpot

from .stall import ADA, BOB, CARL, all_pass, bid, held, offer, play, table, texts


def stall() -> stockpot.Table:
    where = table("coin ×2, leek, rake, pick", "coin ×2, broom, soap", "shovel ×2, coin")
    offer(where, "leek")
    return where


@pytest.mark.rule("sapone.sell.offer", "sapone.sell.declare", "sapone.sell.wish", "sapone.hidden.sales")
def test_an_offer_is_a_card_a_declaration_and_a_wish():
    where = table("coin ×2, leek", "coin")
    play(where, "0 sell", "0 sell leek")
    assert where.why_not(ADA, "sell coin").rule == "sapone.sell.declare"
    assert len(where.legal(ADA)) == 17
    play(where, "0 declare broom")
    assert texts(where, ADA) == [
        "wish for coins", "wish for vegetables", "wish for tools", "wish for soap", "wish for anything", "no wish",
    ]  # fmt: skip
    assert where.why_not(ADA, "declare leek").rule == "sapone.sell.wish"
    play(where, "0 wish for tools")
    sale = where.view(BOB)["sale"]
    assert (sale["seller"], sale["card"], sale["declared"], sale["wish"]) == (ADA, None, "broom", "tools")
    assert where.view(ADA)["sale"]["card"] == "leek"
    assert where.view()["seats"][0]["cards"] == 2
    assert where.log(BOB)[-1] == "#0 offers a card: “broom”, and would like tools."
    assert where.log(ADA)[-1] == "#0 offers a card: “broom” (really a leek), and would like tools."


@pytest.mark.rule("sapone.sell.offer")
def test_an_only_card_is_put_down_without_asking():
    where = table("coin, soap, leek", "soap", market=["rake", "coin"], turn=1, phase="offer", doubt=True)
    offer(where, "soap", "coin")
    play(where, "0 doubt")
    assert where.to_act == (0,)
    where = table("coin, leek", "soap", "", market=["rake", "coin"], turn=1, phase="offer", doubt=True)
    offer(where, "soap", "coin")
    play(where, "0 doubt")
    assert where.to_act == (2,)
    assert texts(where, 2)[0] == "declare coin"
    assert where.view(2)["sale"]["card"] == "rake"


@pytest.mark.rule("sapone.ruling.impossible")
def test_any_type_may_be_declared_and_claimed():
    where = table("watermelon, coin", "coin")
    offer(where, "coin", "watermelon")
    play(where, "1 bid coin", "1 claim watermelon", "1 done")
    assert where.view()["seats"][1]["claims"] == ["watermelon"]


@pytest.mark.rule("sapone.sell.words")
def test_words_ride_along_with_offers_bids_and_requests():
    where = table("coin, leek", "coin ×2")
    play(where, "0 sell leek", "0 declare leek")
    with pytest.raises(stockpot.BadNote):
        where.play(ADA, "no wish", note="x" * 61)
    where.play(ADA, "no wish", note="fresh from the field")
    with pytest.raises(stockpot.BadNote):
        where.play(BOB, "pass", note="no")
    with pytest.raises(stockpot.BadNote):
        where.play(BOB, "bid coin", note="no")
    play(where, "1 bid coin", "1 no claim")
    where.play(BOB, "done", note="x" * 60)
    play(where, "0 ask all")
    where.play(ADA, "wish for soap", note="more!")
    assert [note for *_, note in where.moves if note] == ["fresh from the field", "x" * 60, "more!"]


@pytest.mark.rule("sapone.sell.bids", "sapone.sell.claim", "sapone.sell.hidden")
def test_bids_are_built_card_by_card_and_shown_together():
    where = stall()
    assert where.to_act == (1, 2)
    assert where.why_not(ADA, "pass").rule == "sapone.sell.bids"
    assert texts(where, BOB) == ["bid coin", "bid broom", "bid soap", "pass"]
    play(where, "1 bid broom")
    assert len(where.legal(BOB)) == 18
    assert where.why_not(BOB, "done").rule == "sapone.sell.claim"
    assert where.view(BOB)["seats"][1]["holding"] == "broom"
    play(where, "1 claim leek", "1 bid coin", "1 claim coin")
    assert texts(where, BOB) == ["bid coin", "bid soap", "done"]
    play(where, "1 done")
    for viewer in (ADA, BOB, CARL, None):
        seat = where.view(viewer)["seats"][1]
        assert (seat["cards"], seat["bid"], seat["claims"]) == (4, 0, [])
    for viewer in (ADA, CARL, None):
        assert not any("leek" in line and "#1" in line for line in where.log(viewer))
    assert where.view(BOB)["seats"][1]["own_bid"] == ["coin", "broom"]
    assert where.why_not(BOB, "bid soap").rule == "sapone.sell.hidden"
    told = bid(where, CARL, "shovel")
    assert told[:2] == ["{1} bids 2 cards: “a coin and a leek”.", "{2} bids 1 card."]
    for viewer in (ADA, BOB, CARL, None):
        seat = where.view(viewer)["seats"][1]
        assert (seat["cards"], seat["bid"], seat["claims"]) == (2, 2, ["coin", "leek"])
    assert where.view(ADA)["seats"][2]["claims"] == [None]


@pytest.mark.rule("sapone.sell.hidden")
def test_the_order_in_which_bids_come_in_does_not_matter():
    ends = set()
    for order in ([1, 1, 1, 2, 2, 2], [2, 2, 2, 1, 1, 1], [1, 2, 1, 2, 2, 1], [2, 1, 2, 1, 1, 2]):
        where = stall()
        steps = {1: iter(["bid soap", "claim soap", "done"]), 2: iter(["bid shovel", "no claim", "done"])}
        for seat in order:
            play(where, f"{seat} {next(steps[seat])}")
        ends.add(where.state.to_bytes())
    assert len(ends) == 1


@pytest.mark.rule("sapone.sell.asked")
def test_who_has_no_free_card_is_not_asked():
    where = table("coin, leek", "", "coin")
    offer(where, "leek")
    assert where.to_act == (2,)
    assert where.why_not(1, "pass").rule == "sapone.sell.asked"
    told = play(where, "2 pass")
    assert "{1} passes." in told


@pytest.mark.rule("sapone.sell.none", "sapone.ruling.free-bid")
def test_case_14_nobody_bids():
    """Case 14: the card goes back and the turn ends at once."""
    where = stall()
    before = len(where.position()["market"])
    told = all_pass(where)
    assert "Nobody bids, and {0} takes the card back." in told
    assert held(where, ADA) == ["coin", "coin", "leek", "rake", "pick"]
    assert where.to_act == (1,)
    assert len(where.position()["market"]) == before - 1
    assert where.view()["sale"] is None


@pytest.mark.rule("sapone.sell.accept", "sapone.sell.compensation", "sapone.hidden.sales")
def test_case_15_card_against_bid_and_compensation():
    """Case 15: buyer −2 +1 +1, seller −1 +2."""
    where = table("coin ×4, leek", "rake ×2, broom, soap", "shovel", market=["coin", "pick up", "cucumber"])
    offer(where, "leek")
    bid(where, BOB, "rake as broom", "rake")
    bid(where, CARL, "shovel")
    told = play(where, "0 accept seat 1")
    assert told[0] == "{0} sells a leek to {1} for 2 cards."
    assert "{1} takes a coin as compensation (face down)." in told
    assert held(where, ADA) == ["coin"] * 4 + ["rake", "rake"]
    assert sorted(held(where, BOB)) == sorted(["coin", "leek", "broom", "soap", "pick"])  # pick: Bob's own turn
    assert held(where, CARL) == ["shovel"]
    assert where.to_act == (BOB,)
    rakes = [entry for entry in where.view(BOB)["known"] if entry["card"] == "rake"]
    assert rakes == [{"card": "rake", "places": [0]}] * 2
    assert {"card": "leek", "places": [1]} in where.view(ADA)["known"]
    for viewer in (CARL, None):
        assert {entry["card"] for entry in where.view(viewer)["known"]} == {"soap deck", "pick"}
        assert "#0 sells the card to #1 for 2 cards." in where.log(viewer)
        assert not any("rake" in line for line in where.log(viewer))


@pytest.mark.rule("sapone.ruling.one-card")
def test_a_bid_of_one_card_earns_no_compensation_a_grown_one_does():
    where = stall()
    bid(where, BOB, "coin")
    bid(where, CARL)
    told = play(where.copy(), "0 accept seat 1")
    assert not any("compensation" in line for line in told)
    play(where, "0 ask seat 1", "0 no wish")
    bid(where, BOB, "coin")
    bid(where, CARL)
    assert any("compensation" in line for line in play(where, "0 accept seat 1"))


@pytest.mark.rule("sapone.sell.compensation", "sapone.hidden.public")
def test_a_compensation_that_lay_face_up_is_seen_by_all():
    where = table("coin, leek", "rake ×2", "coin", market=["broom up", "coin", "coin"])
    offer(where, "leek")
    bid(where, BOB, "rake", "rake")
    bid(where, CARL)
    play(where, "0 accept seat 1")
    assert "#1 takes a broom as compensation." in where.log(CARL)
    assert {"card": "broom", "places": [1]} in where.view(CARL)["known"]


@pytest.mark.rule("sapone.sell.answer", "sapone.sell.refuse", "sapone.ruling.keep")
def test_the_seller_accepts_refuses_or_asks():
    where = stall()
    bid(where, BOB, "coin")
    bid(where, CARL)
    assert texts(where, ADA) == ["refuse", "accept seat 1", "ask seat 1", "ask seat 2", "ask all"]
    assert where.why_not(ADA, "accept seat 2").rule == "sapone.sell.answer"
    assert where.why_not(ADA, "ask seat 0").rule == "sapone.sell.answer"
    told = play(where, "0 refuse")
    assert told[0] == "{0} refuses all bids."
    assert held(where, ADA) == ["coin", "coin", "leek", "rake", "pick"]
    assert held(where, BOB)[:4] == ["coin", "coin", "broom", "soap"] or len(held(where, BOB)) == 5
    assert where.to_act == (BOB,)
    assert [entry["card"] for entry in where.view(CARL)["known"] if entry["card"] == "leek"] == []


@pytest.mark.rule("sapone.sell.more")
def test_case_18_at_most_two_requests():
    """Case 18: the third decision offers only accept or refuse; all may add or enter, whoever was addressed."""
    where = stall()
    bid(where, BOB, "coin")
    bid(where, CARL)
    assert where.view()["sale"]["requests_left"] == 2
    told = play(where, "0 ask seat 1", "0 wish for soap")
    assert told == ["{0} asks {1} for more: soap."]
    assert where.view()["sale"]["requests_left"] == 1
    assert where.view(CARL)["sale"]["request_to"] == 1
    assert where.to_act == (1, 2)
    told = bid(where, BOB) + bid(where, CARL, "shovel as rake")
    assert told[:2] == ["{1} adds nothing.", "{2} bids 1 card: “a rake”."]
    told = play(where, "0 ask all", "0 no wish")
    assert told == ["{0} asks everyone for more."]
    bid(where, BOB, "broom")
    bid(where, CARL)
    assert texts(where, ADA) == ["refuse", "accept seat 1", "accept seat 2"]
    assert where.why_not(ADA, "ask all").rule == "sapone.sell.more"
    assert where.view()["seats"][1]["bid"] == 2


@pytest.mark.rule("sapone.sell.more", "sapone.sell.asked")
def test_a_request_when_nobody_has_a_free_card_leads_straight_back():
    where = table("coin, leek", "coin")
    offer(where, "leek")
    bid(where, BOB, "coin")
    told = play(where, "0 ask all", "0 no wish")
    assert told[-1] == "{1} adds nothing."
    assert where.to_act == (ADA,)


@pytest.mark.rule("sapone.sell.locked")
def test_case_19_bids_may_grow_but_not_change():
    """Case 19: two cards down, replacing one is rejected, a third may be added."""
    where = table("coin ×2, leek", "coin ×2, broom", "coin")
    offer(where, "leek")
    play(where, "1 bid coin", "1 no claim", "1 bid broom", "1 no claim")
    assert where.why_not(BOB, "bid broom").rule == "sapone.turn.hand"
    assert where.why_not(BOB, "refuse").rule == "sapone.sell.locked"
    assert texts(where, BOB) == ["bid coin", "done"]
    play(where, "1 bid coin", "1 claim broom", "1 done", "2 pass", "0 ask all", "0 no wish")
    assert where.to_act == (2,)
    assert where.position()["bids"][1] == ["coin", "coin", "broom"]


@pytest.mark.rule("sapone.ruling.one-buyer")
def test_one_buyer_and_one_card():
    where = stall()
    bid(where, BOB, "coin")
    bid(where, CARL, "coin")
    assert [text for text in texts(where, ADA) if text.startswith("accept")] == ["accept seat 1", "accept seat 2"]
    play(where, "0 accept seat 2")
    assert len(held(where, ADA)) == 5
    assert where.view()["seats"][1]["bid"] == 0


@pytest.mark.rule("sapone.sell.claim")
def test_many_claims_are_told_in_more_than_one_line():
    where = table("coin, leek", "coin ×12")
    offer(where, "leek")
    told = bid(where, BOB, *["coin as shovel"] * 7, *["coin as coin"] * 5)
    assert told[:2] == ["{1} bids 12 cards: “5 coins and 4 shovels”.", "{1} also says “3 shovels”."]


@pytest.mark.rule("sapone.ruling.copies")
def test_copies_are_alike():
    where = table("coin ×3, leek ×2", "coin")
    play(where, "0 sell")
    assert texts(where, ADA) == ["sell coin", "sell leek"]


@pytest.mark.rule("sapone.hidden.sales", "sapone.sell.claim")
@pytest.mark.parametrize(
    ("parts", "received"),
    [
        (["broom"], {("broom", None)}),
        (["coin as coin", "broom as soap"], {("coin", "coin"), ("broom", "soap")}),
        (["coin as broom", "broom as coin"], {("coin", "coin"), ("broom", "broom")}),
        (["coin as leek", "coin as coin", "soap as leek"], {("coin", "coin"), ("coin", "leek"), ("soap", "leek")}),
        (["coin as rake", "broom", "soap as diamond"], {("coin", "rake"), ("broom", "diamond"), ("soap", None)}),
    ],
)
def test_seller_and_buyer_are_told_what_was_said_of_each_card(parts, received):
    """Claims are made of the whole bid: what is true belongs to its card, the rest was said of the others."""
    where = stall()
    bid(where, BOB, *parts)
    play(where, "2 pass")
    events = where.play(ADA, f"accept seat {BOB}")
    for viewer, told in (ADA, received), (BOB, received), (CARL, set()), (None, set()):
        seen = [one for event in events if (one := event.seen(viewer)) and one.kind == "received"]
        assert {(one.data["card"], one.data["said"]) for one in seen} == told
