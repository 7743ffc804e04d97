"""What dishes are worth."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import (
    J01,
    J09,
    J16,
    JUDGES,
    NOTHING,
    cards,
    give,
    ingredients,
    owners,
    serve,
    serving,
    told,
    totals,
    whole_round,
)


def worth(dish: str, judge: str, **options: object) -> int:
    """The points of the ingredients of a dish."""
    others = f"{NOTHING}, Kale, Lime, Lemon, Cranberry, Bitter Melon, Oatmeal"
    fillers = [card for card in cards(others) if card not in dish]
    table = serving(dish, ", ".join(fillers[:3]), ", ".join(fillers[3:6]), judges=[judge], options=options)
    return ingredients(whole_round(table), judge)[0]


@pytest.mark.rule("sapotage.score.flavors", "sapotage.ruling.repeats")
@pytest.mark.parametrize(
    ("dish", "judge", "points"),
    [
        ("Sugar Cubes, Habanero, Coconut", J01, 14),  # case 1
        ("Potato, White Rice, Vinegar", J01, -8),  # case 3
        ("Miso Paste, Shiitake, Soy Sauce", J01, 5),  # case 4
        ("Miso Paste, Shiitake, Soy Sauce", J09, 14),
        ("Miso Paste, Shiitake, Soy Sauce", J16, 2),
        ("Hot Sauce, Tortilla, Pickle", J16, 12),  # case 6
    ],
)
def test_every_instance_of_a_flavor_counts(dish, judge, points):
    assert worth(dish, judge) == points


@pytest.mark.rule("sapotage.score.special", "sapotage.ruling.no-flavors")
def test_bonus_and_sabotage_cards_are_worth_flat_points():
    """Case 5."""
    assert worth("Gold Leaf, Gym Sock, Sea Salt", J09) == 3 - 3 + 3
    for judge in JUDGES:
        assert worth("Gold Leaf, Saffron Threads, Vanilla Pod", judge) == 9
        assert worth("Gym Sock, Toothpaste, Bubble Bath", judge) == -9


@pytest.mark.rule("sapotage.ruling.favorite")
def test_the_favorite_counts_once():
    """Case 18: Shiitake for Professor Dashi is 2 + 2 + 1."""
    assert worth("Shiitake, Gold Leaf, Gym Sock", J09) == 5


@pytest.mark.rule("sapotage.score.foreign")
@pytest.mark.parametrize(("gift", "total"), [("Lemon", 11), ("Gym Sock", 11), ("Honey", 18), ("Gold Leaf", 17)])
def test_foreign_cards_count_like_own_ones(gift, total):
    """Case 2: a Lemon or a Gym Sock takes 3 points from 14."""
    gifts = {1: (gift, 0)}
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    assert ingredients(whole_round(table, gifts))[0] == total


@pytest.mark.rule("sapotage.score.foreign", "sapotage.sabotage.give")
def test_all_six_cards_of_a_dish_are_counted():
    """Case 9: three opponents hit one dish."""
    gifts = {1: ("Lemon", 0), 2: ("Gym Sock", 0), 3: ("Cranberry", 0)}
    dishes = "Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", "Espresso, Vinegar, Rye Bread"
    table = serving(*dishes, gifts=gifts)
    events = give(table, gifts)
    for viewer in (0, None):
        seat = table.view(viewer)["seats"][0]
        assert [foreign["from"] for foreign in seat["foreign"]] == [1, 2, 3]
    events += serve(table)
    assert ingredients(events)[0] == 14 - 3 - 3 - 3
    shown = [data for data in told(events, "foreign") if data["owner"] == 0]
    assert [data["card"] for data in shown] == ["Lemon", "Gym Sock", "Cranberry"]


@pytest.mark.rule("sapotage.score.total", "sapotage.present.points")
def test_the_total_has_the_presentation_in_it():
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")
    events = whole_round(table, laughs={0: [1, 2], 1: [2]})
    assert told(events, "scored")[0] == {
        "seat": 0, "judge": J01, "ingredients": 14, "presentation": 3, "total": 17,
    }  # fmt: skip
    assert totals(events) == [17, -6 + 2, -8 + 1]


@pytest.mark.rule("sapotage.score.total", "sapotage.ruling.negative")
def test_a_negative_total_can_win():
    """Case 3: −8 wins when the others have less."""
    table = serving(
        "Potato, White Rice, Vinegar", "Bitter Melon, Kale, Lemon", "Gym Sock, Toothpaste, Bubble Bath",
        options={"presentation": "off"},
    )  # fmt: skip
    events = whole_round(table)
    assert totals(events) == [-8, -8, -9]
    table = serving(
        "Potato, White Rice, Vinegar", "Bitter Melon, Lime, Lemon", "Gym Sock, Toothpaste, Bubble Bath",
        options={"presentation": "off"},
    )  # fmt: skip
    events = whole_round(table)
    assert totals(events) == [-8, -9, -9]
    assert owners(events) == {J01: 0}


@pytest.mark.rule("sapotage.option.numbers", "sapotage.score.flavors", "sapotage.present.points", "sapotage.win.game")
def test_the_numbers_of_the_rules_are_options():
    numbers = {"favorite_points": 5, "liked_points": 3, "disliked_points": 2}
    assert worth("Sugar Cubes, Habanero, Coconut", J01, **numbers) == 15 + (5 + 6) + (5 + 6)
    assert worth("Potato, White Rice, Vinegar", J01, **numbers) == 2 * -8
    options = {"name_points": 4, "laugh_points": 2, "judges_to_win": 1}
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", options=options)
    events = whole_round(table, laughs={0: [1]})
    assert totals(events)[0] == 14 + 4 + 2
    assert table.over
    assert table.winners == (0,)


def test_numbers_outside_their_bounds_are_refused():
    with pytest.raises(stockpot.BadOption):
        stockpot.Table("sapotage", 3, 1, {"liked_points": 10})


@pytest.mark.rule("sapotage.score.flavors", "sapotage.score.special")
def test_the_score_sheet_of_a_dish_says_how_its_points_come_about():
    gifts = {1: ("Gym Sock", 0), 2: ("Gold Leaf", 0)}
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    whole_round(table, gifts)
    first = table.view()["last_round"]["seats"][0]
    flavors = {"card": None, "giver": None}
    special = {"flavor": None, "times": 1}
    assert first["sheets"] == [
        [
            {"flavor": "Sweet", **flavors, "times": 5, "points": 10},
            {**special, "card": "Gold Leaf", "giver": 2, "points": 3},
            {"flavor": "Oleo", **flavors, "times": 2, "points": 2},
            {"flavor": "Spicy", **flavors, "times": 2, "points": 2},
            {**special, "card": "Gym Sock", "giver": 1, "points": -3},
        ]
    ]
    assert (first["points"], first["presentation"], first["totals"]) == ([14], 1, [15])
    assert table.view()["last_round"]["order"][-1] == 0


@pytest.mark.rule("sapotage.score.special", "sapotage.ruling.any-card")
def test_the_score_sheet_tells_a_card_that_the_cook_chose_from_one_slipped_in():
    gifts = {1: ("Toothpaste", 0)}
    table = serving("Sugar Cubes, Gold Leaf, Gym Sock", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    whole_round(table, gifts)
    (lines,) = table.view()["last_round"]["seats"][0]["sheets"]
    assert [(line["card"], line["giver"], line["points"]) for line in lines if line["card"]] == [
        ("Gold Leaf", None, 3),
        ("Gym Sock", None, -3),
        ("Toothpaste", 1, -3),
    ]


@pytest.mark.parametrize("options", [{}, {"judges": 3, "shared": True, "favorite_points": 4, "disliked_points": 2}])
def test_score_sheets_and_cards_add_up_to_the_points_that_count(options):
    """What each dish would bring is said before it is served, and how it came about after that."""
    table, sheets = stockpot.Table("sapotage", 4, 3, options), 0
    for number in range(150):
        for seat in table.to_act:
            view = table.view(seat)
            assert (view["dishes"] is not None) == (view["phase"] == "cook")
            on_offer = {card["name"]: card["points"] for card in [*view["hand"], *view["shared"]]}
            for action in table.legal(seat) if view["dishes"] else ():
                parts = table.parts(seat, action)
                cards = [on_offer[card] for card in (*parts["cards"], parts["shared"]) if card]
                assert view["dishes"][str(action.id)] == [sum(points) for points in zip(*cards, strict=True)]
        for seat in table.view(stockpot.ALL_OPEN)["seats"]:
            for judge, points in enumerate(seat["points"] or []):
                dish = [*seat["dish"], *(one["card"] for one in seat["foreign"])]
                dish += [card for card in table.view()["shared"] if card["name"] == seat["uses"]]
                assert sum(card["points"][judge] for card in dish) == points
                assert sum(line["points"] for line in seat["sheets"][judge]) == points
                sheets += 1
        if table.over:
            break
        legal = table.legal_actions(table.to_act[0])
        table.play(table.to_act[0], legal[number * 5 % len(legal)])
    assert sheets > 20
