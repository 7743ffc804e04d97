"""The numbers that may be changed."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.games.soup.pieces import CARDS, RECIPE_CARDS

from .kitchen import deal, gain, may, play, told, totals


@pytest.mark.rule("soup.options.numbers", "soup.variant.open")
@pytest.mark.parametrize("on", [True, False])
def test_open_recipes(on):
    table = stockpot.Table("soup", players=4, seed=2, options={"open_recipes": on})
    left = (table.view()["dealer"] + 1) % 4
    assert table.to_act == ((left,) if on else (0, 1, 2, 3))


@pytest.mark.rule("soup.options.numbers", "soup.setup.dealer")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_host_may_name_the_first_dealer(dealer):
    for seed in range(5):
        table = stockpot.Table("soup", players=3, seed=seed, options={"first_dealer": str(dealer)})
        assert table.view()["dealer"] == dealer


@pytest.mark.rule("soup.options.numbers", "soup.deal.cards")
@pytest.mark.parametrize(("players", "each"), [(2, 26), (3, 17), (4, 1), (5, 4)])
def test_hand_sizes(players, each):
    sizes = [1, 1, 1, 1]
    sizes[players - 2] = each
    table = stockpot.Table("soup", players=players, seed=1, options={"hand_sizes": sizes})
    while table.view()["deal"] == 1:
        assert table.view()["phase"] == "recipe" or len(table.moves) >= players
        if len(table.moves) < players:
            assert [seat["cards"] for seat in table.view()["seats"]] == [each] * players
        play(table, may(table, table.to_act[0])[0])
    assert [seat["cards"] for seat in table.view()["seats"]] == [each] * players


@pytest.mark.rule("soup.options.numbers", "soup.setup.points")
@pytest.mark.parametrize("points", [0, 12, 100])
def test_points_at_the_start(points):
    assert stockpot.Table("soup", players=2, options={"start_points": points}).scores == (points, points)


@pytest.mark.rule("soup.options.numbers", "soup.play.full")
@pytest.mark.parametrize(("full", "taken"), [(8, True), (9, True), (10, False), (50, False)])
def test_the_total_that_fills_the_pot(full, taken):
    table = deal("bug 4, fruit 1", "bug 5, fruit 2", "fruit 3", options={"full_pot": full})
    assert table.view()["full_pot"] == full
    events = play(table, "bug 4", "bug 5")
    assert totals(events) == [4, 9]
    assert bool(told(events, "took")) is taken


@pytest.mark.rule("soup.options.numbers", "soup.play.full")
def test_a_pot_of_1_is_filled_by_the_card_that_leads():
    table = deal("bug 1, bug 10", "bug 2", options={"full_pot": 1})
    assert told(play(table, "bug 1"), "took") == [{"seat": 0, "cards": 1, "worth": -1}]
    assert told(play(table, "bug 10"), "took") == []  # a led 10 counts 0


@pytest.mark.rule("soup.options.numbers", "soup.score.water")
@pytest.mark.parametrize("points", [0, 5, 9])
def test_points_of_clear_water(points):
    table = deal("bug 1", "", piles=["fruit 1, fruit 2"], options={"water_points": points})
    assert [data["gain"] for data in told(play(table, "bug 1"), "scored")] == [points - 2, points]
    assert gain("clear water", "fruit 1, fruit 2")[0] == 3


@pytest.mark.rule("soup.options.numbers")
def test_a_table_knows_the_options_that_differ_from_the_printed_rules():
    table = stockpot.Table(
        "soup", players=3, options={"open_recipes": False, "full_pot": 12, "hand_sizes": (13, 9, 13, 10)}
    )
    assert table.options == {"full_pot": 12, "hand_sizes": [13, 9, 13, 10]}
    assert table.view()["options"] == table.options


@pytest.mark.rule("soup.options.numbers")
@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"open_recipes": 1}, "open_recipes takes true or false, not 1"),
        ({"first_dealer": "5"}, "first_dealer takes random or 0 or 1 or 2 or 3 or 4, not '5'"),
        ({"first_dealer": "4"}, "with 4 players there is no seat 4"),
        ({"hand_sizes": [13, 13, 14, 10]}, "4 players cannot get 14 cards each of 52"),
        ({"hand_sizes": [13, 13, 0, 10]}, "hand_sizes takes 4 whole numbers from 1 to 26"),
        ({"hand_sizes": [13, 13, 13]}, "hand_sizes takes 4 whole numbers from 1 to 26"),
        ({"start_points": -1}, "start_points takes a whole number from 0 to 100, not -1"),
        ({"full_pot": 0}, "full_pot takes a whole number from 1 to 50, not 0"),
        ({"water_points": 53}, "water_points takes a whole number from 0 to 52, not 53"),
        ({"pot_size": 3}, "no option 'pot_size'; the options are: open_recipes"),
    ],
)
def test_wrong_and_conflicting_options_are_refused(options, text):
    with pytest.raises(stockpot.BadOption) as refused:
        stockpot.Table("soup", players=4, options=options)
    assert text in str(refused.value)


@pytest.mark.rule("soup.options.numbers")
@pytest.mark.parametrize("options", [{"hand_sizes": [13, 13, 14, 10]}, {"first_dealer": "3"}])
def test_what_conflicts_at_one_table_is_fine_at_another(options):
    assert stockpot.Table("soup", players=3 if "hand_sizes" in options else 4, options=options).options


@pytest.mark.rule("soup.options.numbers")
def test_every_option_has_a_title_in_english_and_french_and_cites_a_rule():
    rulebook = stockpot.game("soup").rulebook("en")
    for option in stockpot.game("soup").options:
        assert option.title["en"] != option.title["fr"]
        assert f'<a id="{option.rule}"></a>' in rulebook


# ----------------------------------------------------------------------------------------------------------------- lists


def cards(**changes):
    """The printed cards with other numbers: `bug_3={"value": 4}`."""
    (sheet,) = CARDS.sheets("standard")
    rows = [dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows]
    return [{**row, **changes.get(row["card"].replace(" ", "_"), {})} for row in rows]


def whole_deck(table):
    view = table.view(stockpot.ALL_OPEN)
    return sorted(card for seat in view["seats"] for card in seat["hand"])


@pytest.mark.rule("soup.options.cards", "soup.deal.cards")
def test_a_list_says_how_many_copies_there_are():
    fuller = cards(bug_10={"copies": 2}, fruit_reset={"copies": 2}, trash_1={"copies": 0}, trash_2={"copies": 1})
    options = {"cards": fuller, "hand_sizes": [13, 17, 13, 10]}
    table = stockpot.Table("soup", players=3, seed=1, options=options)
    deck = whole_deck(table)
    assert len(deck) == 51
    assert [deck.count(card) for card in ("bug 10", "fruit reset", "trash 1", "trash 2", "trash 3")] == [2, 2, 0, 1, 2]
    assert table.redeal(0, seed=2).view(0) == table.view(0)
    assert len(whole_deck(table.redeal(0, seed=2))) == 51


@pytest.mark.rule("soup.options.cards")
def test_a_card_that_the_list_leaves_out_is_not_in_the_deck():
    without = [row for row in cards() if not row["card"].startswith("trash")]
    table = stockpot.Table("soup", players=3, seed=1, options={"cards": without})
    assert sum(seat["cards"] for seat in table.view()["seats"]) == 39
    with pytest.raises(stockpot.BadOption, match="4 players cannot get 13 cards each of 42"):
        stockpot.Table("soup", players=4, seed=1, options={"cards": without})


@pytest.mark.rule("soup.options.cards", "soup.play.total", "soup.play.ten", "soup.play.reset")
def test_a_list_says_what_a_card_counts():
    options = {"cards": cards(bug_3={"value": 7}, bug_10={"value": 4}, bug_reset={"value": 1}, bug_herb={"value": 2})}
    hands = ("bug 10, fruit 1", "bug 3, fruit 2", "bug reset, fruit 3", "bug herb, fruit 4")
    assert totals(play(deal(*hands, options=options), "bug 10", "bug 3", "bug reset", "bug herb")) == [0, 7, 1, 3]
    assert totals(play(deal(*hands), "bug 10", "bug 3", "bug reset", "bug herb")) == [0, 3, 0, 0]


@pytest.mark.rule("soup.options.recipes", "soup.score.color", "soup.score.trash", "soup.score.water")
@pytest.mark.parametrize(
    ("recipe", "gain", "cost", "points"),
    [
        ("bug soup", 2, 1, 3),
        ("bug soup", 1, 2, 0),
        ("trash soup", 2, 0, 2),
        ("clear water", 0, 2, -1),
        ("clear water", 2, 0, 5),
    ],
)
def test_a_list_says_what_cards_bring_to_a_recipe(recipe, gain, cost, points):
    other = RECIPE_CARDS.cell(recipe, "cost").put(RECIPE_CARDS.cell(recipe, "gain").put("standard", gain), cost)
    pile = "bug 1, bug 2, trash 1" if recipe != "trash soup" else "trash 1, bug herb, fruit 1"
    table = deal("fruit 5", "", recipes=[recipe, "fruit soup"], piles=[pile], options={"recipe_cards": other})
    assert table.view()["seats"][0]["worth"] == points
    scored = told(play(table, "fruit 5"), "scored")[0]
    assert scored["gain"] == points
    assert (scored["collected"], scored["spoilt"]) == (gain * pile.count(recipe[:4]), points_spoilt(recipe, cost))
    assert table.view()["recipe_points"][recipe] == {"gain": gain, "cost": cost}


def points_spoilt(recipe: str, cost: int) -> int:
    """Of the piles above: one card spoils a soup, and every card clear water."""
    return -3 * cost if recipe == "clear water" else -cost


@pytest.mark.rule("soup.options.cards")
def test_cards_that_count_something_else_are_told():
    view = stockpot.Table("soup", players=3, options={"cards": cards(bug_3={"value": 7}, bug_4={"copies": 1})}).view(0)
    assert view["values"] == {"bug 3": 7}
    assert "values" not in stockpot.Table("soup", players=3).view(0)


@pytest.mark.rule("soup.options.cards", "soup.options.recipes")
@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("cards", cards(bug_3={"copies": 3}), "line 4: copies must be a whole number from 0 to 2, not '3'"),
        ("cards", cards(bug_3={"value": 51}), "line 4: value must be a whole number from 0 to 50, not '51'"),
        ("cards", cards(bug_3={"card": "bug 2"}), "line 4: bug 2 was listed before"),
        ("cards", cards(bug_3={"card": "bug 6"}), "line 4: there is no card 'bug 6'"),
        ("cards", "card,copies\nbug 1,2\n", "there is no column 'value'"),
        ("cards", "mine.csv", "cards takes 'standard', or a list as CSV text with the columns card,copies,value"),
        ("cards", [{"card": "bug 1"}], "line 2: expected an object with card, copies, value"),
        ("cards", 3, "cards takes 'standard'"),
        ("recipe_cards", "recipe,gain,cost\nbug soup,1,1\n", "line 2: vegetable soup is missing"),
    ],
)  # fmt: skip
def test_a_list_that_cannot_be_played_is_refused_with_its_line(option, value, text):
    with pytest.raises(stockpot.BadOption) as refused:
        stockpot.Table("soup", players=4, options={option: value})
    assert text in str(refused.value)


@pytest.mark.rule("soup.options.cards")
def test_a_record_has_its_list_in_it():
    table = stockpot.Table("soup", players=4, seed=3, options={"cards": cards(bug_3={"value": 7})})
    assert "bug 3,2,7\n" in table.options["cards"]
    assert stockpot.replay(table.record()).state == table.state
    assert stockpot.Table("soup", players=4, options={"cards": cards()}).options == {}


def test_every_number_of_a_table_has_its_neighbours_and_its_name() -> None:
    """What `lab --sensitivity` changes, and `--sweep` names."""
    near = dict(CARDS.nearby("standard"))
    assert near["[bug 10].copies = 2"] == CARDS.cell("bug 10", "copies").put("standard", 2)
    assert "[bug 1].copies = 3" not in near
    cell = CARDS.cell("bug 3", "value")
    assert (cell.name, cell.get("standard"), cell.number.high) == ("cards[bug 3].value", 3, 50)
    assert CARDS.expected().startswith("'standard', or a list as CSV text with the columns card,copies,value")
    for piece, column in (("bug 3", "colour"), ("bug 99", "value")):
        with pytest.raises(stockpot.BadOption):
            CARDS.cell(piece, column)
