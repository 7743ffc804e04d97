"""The end of the game."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import RECIPES, deal, last_deal, may, play, told


@pytest.mark.rule("soup.end.deals")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_game_has_five_deals(number):
    table = deal("bug 1", "", deal=number, used=[RECIPES[: number - 1]] * 2)
    play(table, "bug 1")
    assert table.over is (number == 5)
    assert table.to_act == () if number == 5 else table.to_act != ()
    assert table.view()["deal"] == min(number + 1, 5)


@pytest.mark.rule("soup.end.deals", "soup.recipe.choose")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"open_recipes": True}])
def test_a_whole_game_asks_for_four_recipes_of_everybody(players, options):
    table = stockpot.Table("soup", players=players, seed=players, options=options)
    first = table.view()["dealer"]
    while not table.over:
        seat = table.to_act[-1]
        table.play(seat, table.legal(seat)[len(table.moves) % len(table.legal(seat))])
    chosen = [text for _, text, _ in table.moves if text in RECIPES]
    assert len(chosen) == 4 * players
    assert [seat["used"] for seat in table.view()["seats"]] == [RECIPES] * players
    assert table.view()["dealer"] == (first + 4) % players
    assert stockpot.replay(table.record()).state == table.state


@pytest.mark.rule("soup.end.winner")
@pytest.mark.parametrize(
    ("points", "winners"),
    [([14, 14, 9], (0, 1)), ([3, 14, 9], (1,)), ([0, 0, 0], (0, 1, 2)), ([1, 2, 3], (2,)), ([7, 2, 7], (0, 2))],
)
def test_most_points_win_and_ties_share(points, winners):
    """Case 20: 14, 14, 9: the first two share the victory."""
    table = last_deal("bug 1", "", "", points=points, options={"water_points": 0})
    assert table.winners == ()
    events = play(table, "bug 1")
    assert table.over
    assert table.scores == tuple(points)
    assert table.winners == winners == tuple(told(events, "won")[0]["seats"]) == tuple(table.view()["winners"])
    assert table.outcome == tuple(1 / len(winners) if seat in winners else 0 for seat in range(3))


@pytest.mark.rule("soup.end.winner")
def test_after_the_end_nothing_can_be_played():
    table = last_deal("bug 1", "", "bug 2")
    play(table, "bug 1")
    assert may(table, 2) == []
    assert table.why_not(2, "bug 2").rule == "soup.end.winner"
    assert table.asks(2) is None
