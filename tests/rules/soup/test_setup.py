"""The cards, setting up, dealing."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot

from .kitchen import RECIPES, WHOLE_DECK, cards, choosing, deal, may, play, rest, told


def hands_of(table: stockpot.Table) -> list[list[str]]:
    return table.position()["hands"]


@pytest.mark.rule("soup.cards.deck", "soup.ruling.zeros")
def test_the_deck_has_three_colours_of_14_and_10_trash():
    deck = Counter(card for hand in hands_of(stockpot.Table("soup", players=4, seed=3)) for card in hand)
    expected = Counter({f"trash {n}": 2 for n in range(1, 6)})
    for color in ("bug", "vegetable", "fruit"):
        expected.update({f"{color} {n}": 2 for n in range(1, 6)})
        expected.update({f"{color} 10": 1, f"{color} herb": 2, f"{color} reset": 1})
    assert deck == expected
    assert deck.total() == 52


@pytest.mark.rule("soup.cards.recipes", "soup.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_the_same_five_recipes(players):
    table = stockpot.Table("soup", players=players, seed=1)
    assert [may(table, seat) for seat in range(players)] == [RECIPES] * players


@pytest.mark.rule("soup.setup.players")
@pytest.mark.parametrize("players", [0, 1, 6, True, "4", 2.0])
def test_soup_is_for_2_to_5_players(players):
    with pytest.raises(stockpot.BadPlayers, match="2 to 5 players"):
        stockpot.Table("soup", players=players)


@pytest.mark.rule("soup.setup.points")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_5_points(players):
    assert stockpot.Table("soup", players=players, seed=1).scores == (5,) * players


@pytest.mark.rule("soup.setup.dealer", "soup.ruling.first-dealer")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_dealer_is_drawn_by_lot(players):
    dealers = Counter(stockpot.Table("soup", players=players, seed=seed).view()["dealer"] for seed in range(60))
    assert set(dealers) == set(range(players))
    assert min(dealers.values()) >= 60 / players / 3


@pytest.mark.rule("soup.deal.cards", "soup.ruling.two-players", "soup.ruling.five-players")
@pytest.mark.parametrize(("players", "each", "unseen"), [(2, 13, 26), (3, 13, 13), (4, 13, 0), (5, 10, 2)])
def test_hands_and_cards_set_aside(players, each, unseen):
    """Case 18: 5 players get 10 each and 2 stay unseen; 3 players get 13 each and 13 stay unseen."""
    hands = hands_of(stockpot.Table("soup", players=players, seed=5))
    assert [len(hand) for hand in hands] == [each] * players
    assert len(rest(*hands)) == unseen  # and no card is dealt that the deck does not have:
    assert not Counter(card for hand in hands for card in hand) - Counter(WHOLE_DECK)


@pytest.mark.rule("soup.deal.cards")
def test_the_cards_are_shuffled():
    hands = [hands_of(stockpot.Table("soup", players=2, seed=seed)) for seed in range(60)]
    assert len({tuple(hand[0]) for hand in hands}) == 60
    met = [Counter(card for hand in hands for card in hand[seat]) for seat in (0, 1)]
    for card, copies in Counter(WHOLE_DECK).items():  # each copy is dealt to each seat in one of four deals
        for seat in (0, 1):
            assert 2 * copies <= met[seat][card] <= 30 * copies


@pytest.mark.rule("soup.deal.cards")
def test_the_same_seed_deals_the_same_cards():
    one, other = (stockpot.Table("soup", players=4, seed="pot") for _ in range(2))
    assert one.position() == other.position()


@pytest.mark.rule("soup.deal.next", "soup.ruling.left")
@pytest.mark.parametrize(("dealer", "follows"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_dealer_sits_to_the_left_and_everything_is_dealt_anew(dealer, follows):
    hands = [[], [], []]
    hands[follows] = cards("bug 1")
    table = stockpot.Table.from_position(
        "soup",
        {"players": 3, "dealer": dealer, "hands": hands, "recipes": RECIPES[:3], "taken": [cards("fruit 3"), [], []]},
    )
    events = play(table, "bug 1")
    assert told(events, "dealt") == [{"deal": 2, "dealer": follows}]
    view = table.view()
    assert (view["deal"], view["dealer"], view["phase"]) == (2, follows, "recipe")
    assert [seat["cards"] for seat in view["seats"]] == [13, 13, 13]
    assert [seat["taken"] for seat in view["seats"]] == [0, 0, 0]
    assert (view["pot"], view["played"], view["total"], view["required"]) == ([], [], 0, None)
    assert table.to_act == (0, 1, 2)  # nothing but the recipes has to be decided


@pytest.mark.rule("soup.ruling.left")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_left_of_the_last_seat_is_seat_0(dealer):
    table = choosing(4, dealer=dealer)
    for seat in range(4):
        table.play(seat, "bug soup")
    assert table.to_act == ((dealer + 1) % 4,)


@pytest.mark.rule("soup.ruling.copies")
def test_a_move_names_a_face_and_plays_one_copy_of_it():
    table = deal("bug 3, bug 3", "fruit 1", recipes=RECIPES[:2])
    assert may(table, 0) == ["bug 3"]
    table.play(0, "bug 3")
    assert table.view(0)["hand"] == ["bug 3"]
    assert [entry["card"] for entry in table.view()["pot"]] == ["bug 3"]


@pytest.mark.rule("soup.ruling.tokens", "soup.score.floor")
def test_points_have_no_upper_limit():
    every_fruit = "fruit 10, fruit reset, fruit herb, fruit herb, " + ", ".join(
        f"fruit {n}, fruit {n}" for n in range(1, 6)
    )
    table = deal("bug 1", "", recipes=["fruit soup", "clear water"], piles=[every_fruit], points=[90, 5])
    play(table, "bug 1")
    assert table.scores == (104, 10)


@pytest.mark.rule("soup.setup.dealer")
def test_the_first_dealer_is_told():
    table = stockpot.Table("soup", 3, seed=1)
    (dealt,) = [event.seen(None) for event in table.opening]
    assert (dealt.kind, dealt.data) == ("dealt", {"deal": 1, "dealer": table.view()["dealer"]})
    assert table.log() == [dealt.text.format("#0", "#1", "#2")]
