"""pantry.setup: the pieces and the start."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot
from stockpot.games.pantry.lists import known_set
from stockpot.games.pantry.pieces import JAR, ingredients, points_of
from tests.rules.pantry.kitchen import texts


@pytest.mark.rule("pantry.setup.kinds", "pantry.setup.jars")
@pytest.mark.parametrize("seed", range(5))
def test_sixty_jars_stand_in_six_columns_of_ten(seed: int) -> None:
    view = stockpot.Table("pantry", 2, seed=seed).view()
    assert [column["column"] for column in view["pantry"]] == [1, 2, 3, 4, 5, 6]
    assert [len(column["jars"]) for column in view["pantry"]] == [10] * 6
    jars = Counter(jar for column in view["pantry"] for jar in column["jars"])
    assert jars == {"Hand": 12, "Fish Head": 12, "Heart": 10, "Intestines": 10, "Brain": 8, "Eyeball": 8}


@pytest.mark.rule("pantry.setup.jars")
def test_the_jars_are_shuffled() -> None:
    rows = [str(stockpot.Table("pantry", 2, seed=seed).view()["pantry"]) for seed in range(10)]
    assert len(set(rows)) == 10


@pytest.mark.rule("pantry.setup.players")
def test_it_is_for_two_to_four() -> None:
    for players in (2, 3, 4):
        assert len(stockpot.Table("pantry", players).view()["seats"]) == players
    for players in (1, 5):
        with pytest.raises(stockpot.BadPlayers):
            stockpot.Table("pantry", players)


@pytest.mark.rule("pantry.setup.roles", "pantry.turn.order")
def test_assistants_sit_clockwise_from_the_doctor_who_starts() -> None:
    table = stockpot.Table("pantry", 3, seed=1, options={"doctor": "1"})
    assert [seat["role"] for seat in table.view()["seats"]] == ["Greta", "Dr. Frankenstein", "Igor"]
    order = []
    for _ in range(5):
        order.append(table.to_act[0])
        table.play(table.to_act[0], "stop")
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("pantry.ruling.doctor")
def test_the_doctor_is_drawn_by_lot_or_named() -> None:
    drawn = {stockpot.Table("pantry", 4, seed=seed).view()["doctor"] for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        assert stockpot.Table("pantry", 4, seed=3, options={"doctor": str(seat)}).to_act == (seat,)
    with pytest.raises(stockpot.BadOption, match="no seat 2"):
        stockpot.Table("pantry", 2, options={"doctor": "2"})


@pytest.mark.rule("pantry.setup.decks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_recipe_in_hand_and_four_in_the_deck(players: int) -> None:
    table = stockpot.Table("pantry", players, seed=7)
    for seat in range(players):
        view = table.view(seat)
        assert [other["deck"] for other in view["seats"]] == [4] * players
        assert view["hand"] in view["seats"][seat]["recipes"]
    hands = {stockpot.Table("pantry", 2, seed=seed).position()["hands"][0] for seed in range(60)}
    assert len(hands) == 10, "five cards as the doctor, five as Igor"


@pytest.mark.rule("pantry.setup.recipes")
def test_every_deck_has_two_recipes_of_one_point_two_of_two_one_of_three() -> None:
    for seat in stockpot.Table("pantry", 4, seed=1).view()["seats"]:
        assert [recipe["points"] for recipe in seat["recipes"]] == [1, 1, 2, 2, 3]


@pytest.mark.rule("pantry.setup.recipes", "pantry.variant.expert")
@pytest.mark.parametrize("name", ["standard", "expert"])
def test_all_recipes_together_take_exactly_the_jars_there_are(name: str) -> None:
    lists = known_set(name)
    taken = Counter(kind for code in lists.recipes for kind in ingredients(code))
    assert [taken[kind] for kind in range(1, JAR.size + 1)] == list(lists.copies)
    assert lists.jars == 60
    assert [points_of(code) for code in lists.recipes] == [1, 1, 2, 2, 3] * 4
    assert len({ingredients(code) for code in lists.recipes}) == 20


@pytest.mark.rule("pantry.setup.recipes")
def test_no_two_standard_recipes_are_alike_in_a_mirror() -> None:
    cards = [ingredients(code) for code in known_set("standard").recipes]
    assert len({min(card, card[::-1]) for card in cards}) == 20


@pytest.mark.rule("pantry.move.start")
def test_only_the_outer_columns_can_give_jars_at_the_start() -> None:
    """case 1"""
    table = stockpot.Table("pantry", 2, seed=5, options={"doctor": "0"})
    moves = [text for text in texts(table) if text.startswith("move")]
    assert sorted(moves) == sorted(
        [f"move 1 left {k}" for k in range(1, 11)] + [f"move 6 right {k}" for k in range(1, 11)]
    )
