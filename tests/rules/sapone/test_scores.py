"""The Diamond, the four categories, points, the end of the game."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.games.sapone.pieces import SETS

from .stall import last_turn, scored, table, texts, winners


@pytest.mark.rule("sapone.score.most")
def test_case_1_the_larger_sum_wins():
    """Case 1, Alice and Bob."""
    assert winners("C", "four coins, coin", "three coins, coin") == [0]


@pytest.mark.rule("sapone.score.most-ties")
@pytest.mark.parametrize(
    ("hands", "best"),
    [
        (("four coins, coin", "two coins ×2, coin"), [0]),  # case 2, Chris and Dana
        (("three coins ×2", "four coins, coin ×2"), [1]),  # case 3
        (("three coins, coin", "two coins ×2"), [0]),
        (("two coins, coin ×2", "coin ×4"), [0]),
    ],
)
def test_cases_2_and_3_the_largest_cards_break_a_tie(hands, best):
    """Cases 2 and 3."""
    assert winners("C", *hands) == best


@pytest.mark.rule("sapone.score.most-ties", "sapone.score.ties")
def test_case_4_soap():
    """Case 4."""
    assert winners("S", "double soap, soap ×2", "soap ×4") == [0]
    assert winners("S", "double soap, soap", "double soap, soap") == [0, 1]


@pytest.mark.rule("sapone.score.best", "sapone.score.best-rarity", "sapone.score.best-layers")
@pytest.mark.parametrize(
    ("one", "other", "best"),
    [
        ("watermelon, cucumber, artichoke ×2", "leek, broccoli, artichoke", [0]),  # case 5, Evan and Fiona
        ("broccoli, cucumber", "leek ×2", [0]),  # case 7
        ("watermelon", "cucumber, artichoke", [1]),  # case 8
        ("leek, cucumber ×2", "leek, cucumber", [0]),
        ("broccoli, cucumber, artichoke", "broccoli, cucumber, artichoke", [0, 1]),
    ],
)
def test_cases_5_7_and_8_collections(one, other, best):
    """Cases 5, 7 and 8, for vegetables and for tools."""
    assert winners("V", one, other) == best
    vegetables = ("watermelon", "leek", "broccoli", "cucumber", "artichoke")
    for vegetable, tool in zip(vegetables, ("broom", "scythe", "rake", "pick", "shovel"), strict=True):
        one, other = one.replace(vegetable, tool), other.replace(vegetable, tool)
    assert winners("T", one, other) == best


@pytest.mark.rule("sapone.score.best-layers", "sapone.score.best-rarity")
@pytest.mark.parametrize(
    ("one", "other", "best"),
    [
        ({"leek": 2, "broccoli": 1, "cucumber": 1}, {"leek": 1, "broccoli": 1, "cucumber": 3}, 0),  # case 6
        ({"leek": 1, "cucumber": 2}, {"leek": 1, "cucumber": 3}, 1),  # case 9
        ({"leek": 2, "broccoli": 2}, {"leek": 2, "broccoli": 1}, 0),  # case 10
        ({"leek": 1, "artichoke": 1}, {"leek": 1, "cucumber": 1}, 1),  # ruling 34: the next rarest decides
    ],
)
def test_cases_6_9_and_10_layers(one, other, best):
    """Cases 6 (Adrian and Brooke), 9 and 10: some need more copies than one deck has, so the record is set directly."""
    from stockpot.games.sapone.pieces import CARDS, best_in
    from stockpot.games.sapone.state import NONE, State

    numbers = {card["name"].lower(): number for number, card in enumerate(CARDS)}
    s = State()
    s.players, s.named = 2, NONE
    for seat, hand in enumerate((one, other)):
        for name, n in hand.items():
            s.hand[seat, numbers[name]] = n
    assert best_of(s, best_in) == 1 << best


def best_of(s, best_in) -> int:
    from stockpot.core.rule import COMPILED

    return int(best_in(s.array[0] if COMPILED else s, 1))


SETS_OF_HANDS = {
    "C": "coin", "V": "leek", "T": "broom", "S": "soap",
}  # fmt: skip


@pytest.mark.rule("sapone.score.points", "sapone.ruling.sets", "sapone.ruling.revised", "sapone.score.reveal")
@pytest.mark.parametrize("table", ["classic", "revised", "own"])
def test_case_11_points_for_every_set(table):
    """Case 11 and all other sets."""
    classic = {"C": 1, "V": 2, "T": 2, "S": 3, "CV": 4, "CT": 4, "VT": 5, "CS": 5, "VS": 6, "TS": 6, "CVT": 7, "CVS": 8,
               "CTS": 8, "VTS": 10, "CVTS": 15}  # fmt: skip
    points = {"classic": classic, "revised": classic | {"VTS": 9, "CVTS": 12},
              "own": {name: 20 + i for i, name in enumerate(classic)}}[table]  # fmt: skip
    more = {"points": tuple(points.values())} if table == "own" else {}
    assert len(SETS) == 15
    for letters, expected in points.items():
        hand = ", ".join(SETS_OF_HANDS[letter] for letter in letters)
        assert scored(hand, "", table=table, target=100, **more)[0] == (letters, expected)
        assert scored(hand, "", table=table, target=100, **more)[1] == ("", 0)


@pytest.mark.rule("sapone.score.ties")
@pytest.mark.parametrize(("ties", "expected"), [("each", [("CS", 5), ("C", 1)]), ("none", [("S", 3), ("", 0)])])
def test_case_12_unbreakable_ties(ties, expected):
    """Case 12."""
    assert scored("four coins, coin, soap", "four coins, coin", ties=ties) == expected


@pytest.mark.rule("sapone.ruling.many")
def test_three_tied_players():
    assert winners("C", "four coins, coin", "four coins, coin", "three coins, two coins") == [0, 1]
    assert winners("C", "coin ×3", "coin ×3", "coin ×3") == [0, 1, 2]
    assert winners("C", "coin ×3", "coin ×3", "three coins") == [2]


@pytest.mark.rule("sapone.ruling.without")
def test_case_23_no_card_of_a_category_no_win():
    """Case 23: nobody has soap."""
    assert winners("S", "coin", "leek") == []
    assert scored("coin", "leek", "") == [("C", 1), ("V", 2), ("", 0)]


@pytest.mark.rule("sapone.diamond.name", "sapone.ruling.extra")
def test_case_21_a_diamond_as_a_second_watermelon():
    """Case 21: types {1, 2, 3}; may tie or beat the holder of the real one."""
    assert winners("V", "diamond, leek, broccoli", "watermelon, leek", diamond="watermelon") == [0]
    assert winners("V", "diamond, leek, broccoli", "watermelon, leek, broccoli", diamond="watermelon") == [0, 1]
    assert winners("V", "diamond", "leek", diamond="coin") == [1]


@pytest.mark.rule("sapone.diamond.name")
def test_case_22_a_diamond_as_four_coins():
    """Case 22: with three and one a sum of 8, and one four in the tie-break."""
    assert winners("C", "diamond, three coins, coin", "three coins ×2, coin", diamond="four coins") == [0]
    assert winners("C", "diamond, three coins, coin", "three coins, two coins ×2, coin", diamond="four coins") == [0]
    assert winners("C", "diamond, three coins, coin", "four coins ×2", diamond="four coins") == [1]


@pytest.mark.rule("sapone.diamond.name", "sapone.hidden.public")
def test_the_holder_names_the_diamond_before_the_hands_are_shown():
    where = table("coin", "diamond, soap", market=[], phase="offer")
    for move in ("sell coin", "declare coin", "no wish"):
        where.play(0, move)
    where.play(1, "pass")
    assert where.to_act == (1,)
    assert len(texts(where, 1)) == 16
    assert "name diamond" not in texts(where, 1)
    assert where.why_not(1, "name diamond").rule == "sapone.diamond.name"
    assert where.view(0)["namer"] == 1
    assert {"card": "diamond", "places": [1]} in where.view(0)["known"]
    told = [str(event) for event in where.play(1, "name double soap")]
    assert told[:3] == [
        "{1} has the Diamond: it counts as a double soap.",
        "{0} shows a coin.",
        "{1} shows a single soap and the Diamond.",
    ]
    assert where.view()["shown_diamond"] == "double soap"
    assert where.view()["seats"][1]["shown_hand"] == ["soap", "diamond"]


@pytest.mark.rule("sapone.ruling.nobody")
def test_a_diamond_that_nobody_holds_is_not_named():
    assert last_turn("coin", "leek").view()["shown_diamond"] is None


@pytest.mark.rule("sapone.end.target", "sapone.end.winner", "sapone.ruling.shared")
def test_case_24_equal_highest_totals_share_the_victory():
    """Case 24: 19, 18 and 12 become 21, 21 and 16."""
    where = stockpot.Table.from_position("sapone", {
        "players": 3, "hands": [["leek"], ["soap"], ["coin", "broom"]], "points": [19, 18, 12], "market": [], "phase": "offer",
    })  # fmt: skip
    for move in ("sell leek", "declare leek", "no wish"):
        where.play(0, move)
    where.play(1, "pass")
    told = [str(event) for event in where.play(2, "pass")]
    assert where.over
    assert where.scores == (21, 21, 16)
    assert where.winners == (0, 1)
    assert where.outcome == (0.5, 0.5, 0.0)
    assert told[-1] == "{0} and {1} share the victory."
    assert where.view()["winners"] == [0, 1]
    assert where.why_not(0, "pass").rule == "sapone.end.target"
    assert where.redeal(0).view(0) == where.view(0)


@pytest.mark.rule("sapone.end.winner")
def test_the_highest_total_wins():
    where = last_turn("coin", "soap, leek, broom, coin ×2", target=5)
    assert where.over
    assert where.winners == (1,)
    assert where.scores == (0, 15)
