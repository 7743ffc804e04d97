"""Why each category went to whom it went: what views say of the last round agrees with the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stockpot.core.bits import members
from stockpot.core.rule import COMPILED
from stockpot.core.trail import NO_TRAIL
from stockpot.games.sapone.pieces import DECK, DIAMOND, N_CARDS, compare
from stockpot.games.sapone.rounds import score_round
from stockpot.games.sapone.scoresheet import last_round
from stockpot.games.sapone.state import NONE, TARGET, TIES, State

from .stall import last_turn, play, table


def end_of_round(chance: random.Random, players: int, ties: int) -> State:
    """Few cards or many in each hand, so that every step of a comparison decides somewhere."""
    s = State()
    s.players, s.named, s.options[TIES], s.options[TARGET] = players, NONE, ties, 200
    deck = [int(DECK[place]) for place in range(N_CARDS)]
    chance.shuffle(deck)
    for seat in range(players):
        for _ in range(chance.randint(0, chance.choice((6, len(deck) // players)))):
            s.hand[seat, deck.pop()] += 1
        if s.hand[seat, DIAMOND]:
            s.named = chance.randrange(DIAMOND)
    return s


@pytest.mark.rule("sapone.score.ties", "sapone.score.most-ties", "sapone.score.best-layers", "sapone.diamond.name")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("ties", [0, 1])
def test_the_sheet_and_the_rules_agree(players: int, ties: int) -> None:
    """Who wins, and of any two who is better, by the compiled rules."""
    chance, deciders = random.Random(players), set[tuple[str, int | None]]()
    for _ in range(400):
        s = end_of_round(chance, players, ties)
        rules: Any = s.array[0] if COMPILED else s
        score_round(rules, NO_TRAIL)
        for category, verdict in enumerate(last_round(s)):
            deciders.add((verdict["by"], verdict.get("layer")))
            assert sorted(verdict["winners"]) == [seat for seat in range(players) if category in members(s.won[seat])]
            for one in verdict["contenders"]:
                for other in verdict["contenders"]:
                    better = compare(rules, one["seat"], other["seat"], category)
                    assert (better > 0, better == 0) == (
                        one["place"] < other["place"], one["place"] == other["place"]
                    )  # fmt: skip
    assert deciders >= {
        ("nobody", None), ("alone", None), ("sum", None), ("largest", None), ("types", 1), ("rarer", 1), ("tie", None)
    }  # fmt: skip


@pytest.mark.rule("sapone.score.most", "sapone.score.best", "sapone.score.best-rarity", "sapone.ruling.without")
@pytest.mark.parametrize(
    ("hands", "category", "decided"),
    [
        (("four coins, coin", "three coins, coin"), 0, {"by": "sum"}),
        (("three coins ×2", "four coins, coin ×2"), 0, {"by": "largest", "card": "four coins"}),
        (("three coins, two coins, coin", "three coins, coin ×3"), 0, {"by": "largest", "card": "two coins"}),
        (("double soap, soap ×2", "soap ×4"), 3, {"by": "largest", "card": "double soap"}),
        (("watermelon", "cucumber, artichoke"), 1, {"by": "types", "layer": 1}),
        (("leek, cucumber ×2", "leek, cucumber"), 1, {"by": "types", "layer": 2}),
        (("leek, artichoke", "leek, cucumber"), 1, {"by": "rarer", "layer": 1, "card": "cucumber"}),
        (("rake ×2, pick", "rake, pick ×2"), 2, {"by": "rarer", "layer": 2, "card": "rake"}),
        (("rake, pick", "pick, rake"), 2, {"by": "tie"}),
        (("rake", "coin"), 2, {"by": "alone"}),
        (("coin", "coin"), 2, {"by": "nobody"}),
    ],
)
def test_what_decided(hands: tuple[str, ...], category: int, decided: dict[str, Any]) -> None:
    verdict = last_turn(*hands, target=100).view()["last_round"][category]
    assert {name: verdict[name] for name in ("by", "card", "layer") if name in verdict} == decided


@pytest.mark.rule("sapone.diamond.name", "sapone.score.reveal")
def test_what_counted() -> None:
    """All who have cards of a category, the best first, the Diamond as what it was named."""
    after = last_turn("scythe, diamond", "shovel ×3", "coin", "scythe, shovel", diamond="shovel", target=100)
    tools = after.view()["last_round"][2]
    assert (tools["category"], tools["winners"], tools["by"]) == ("tools", [0, 3], "tie")
    assert tools["contenders"] == [
        {"seat": 0, "place": 1, "value": 2, "cards": {"scythe": 1, "shovel": 1}},
        {"seat": 3, "place": 1, "value": 2, "cards": {"scythe": 1, "shovel": 1}},
        {"seat": 1, "place": 3, "value": 1, "cards": {"shovel": 3}},
    ]


def test_there_is_none_before_the_first_round_is_scored() -> None:
    assert table("coin", "coin").view()["last_round"] == []


@pytest.mark.rule("sapone.score.most", "sapone.score.best")
def test_what_the_own_hand_counts() -> None:
    """Sums of coins and soap, types of vegetables and tools; cards of a bid count, the Diamond does not yet."""
    where = table("four coins, coin, leek ×2, pick, diamond, double soap", "coin", phase="choice")
    assert where.view(0)["worth"] == [5, 1, 1, 2]
    assert where.view()["worth"] is None
    play(where, "0 sell", "0 sell pick", "0 declare pick", "0 no wish", "1 bid coin")
    assert (where.view(0)["worth"], where.view(1)["worth"]) == ([5, 1, 0, 2], [1, 0, 0, 0])


@pytest.mark.rule("sapone.score.most", "sapone.score.best")
def test_what_it_would_count_with_a_card_more_or_less() -> None:
    """Without one of the hand; with what is on sale; and, for the seller, with a bid: were they what they are said to be."""
    where = table("coin, leek ×2, pick, diamond", "four coins, soap, rake", "coin", phase="choice")
    assert where.view(0)["worth_without"] == {
        "coin": [0, 1, 1, 0], "leek": [1, 1, 1, 0], "pick": [1, 1, 0, 0], "diamond": [1, 1, 1, 0],
    }  # fmt: skip
    assert where.view(1)["worth_without"] is where.view()["worth_without"] is None
    play(where, "0 sell", "0 sell leek", "0 declare broom", "0 no wish")
    assert [where.view(seat)["sale"]["worth"] for seat in (0, 1, None)] == [None, [4, 0, 2, 1], None]
    play(
        where, "1 bid soap", "1 claim artichoke", "1 bid rake", "1 claim double soap", "1 bid four coins", "1 no claim"
    )
    play(where, "1 done", "2 pass")
    assert [seat.get("worth") for seat in where.view(0)["seats"]] == [None, [1, 2, 1, 2], None]
    assert all("worth" not in seat for viewer in (1, 2, None) for seat in where.view(viewer)["seats"])
