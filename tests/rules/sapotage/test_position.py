"""Any situation as JSON, both ways, and what is refused."""

from __future__ import annotations

import json
import random

import pytest

import stockpot

from .kitchen import INGREDIENTS, J01, J09, NOTHING, cards, serving, start

DISHES = ["Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon"]
HANDS = [INGREDIENTS[60:65], INGREDIENTS[65:70], INGREDIENTS[70:75]]
TWO = [hand[:2] for hand in HANDS]
ONE = [hand[:1] for hand in HANDS]


def minimal(**more: object) -> dict:
    """The least that a position of three players needs."""
    return {"players": 3, "hands": HANDS, **more}


def cooked(**more: object) -> dict:
    return {**minimal(), "phase": "give", "hands": TWO, "dishes": [cards(dish) for dish in DISHES], **more}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"presentation": "tokens", "judges": 2, "peeking": True},
        {"shared": True, "presentation": "off", "judges_to_win": 9},
    ],
)
def test_a_whole_game_can_be_written_and_read_at_every_move(options):
    table, chance = start(5, seed=11, **options), random.Random(1)
    moves = 0
    while not table.over and moves < 250:
        again = stockpot.Table.from_position("sapotage", json.loads(json.dumps(table.position())))
        assert again.state == table.state
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal(seat)))
        moves += 1
    assert stockpot.Table.from_position("sapotage", table.position()).state == table.state


def test_what_is_left_out_is_as_at_the_start():
    view = stockpot.Table.from_position("sapotage", minimal()).view(0)
    assert (view["phase"], view["round"], view["to_act"], view["deck"]) == ("cook", 1, [0, 1, 2], 108 - 15)
    assert [judge["name"] for judge in view["judges"]] == [J01]
    assert view["judge_deck"] == 17


def test_the_deck_is_listed_from_the_top():
    position = stockpot.Table.from_position("sapotage", minimal(deck=["Lemon", "Honey"], judge_deck=[J09])).position()
    assert position["deck"][:3] == ["Lemon", "Honey", "Strawberry"]
    assert position["judge_deck"][0] == J09


def test_discards_may_be_named_alone_or_with_their_seat():
    table = stockpot.Table.from_position(
        "sapotage", minimal(discard=["Lemon", ["Honey", 1]], face_down=[[], ["Kale"], []])
    )
    assert table.position()["discard"] == [["Lemon", None], ["Honey", 1]]
    assert table.view(0)["discard"] == 3
    assert table.view(0)["open_discard"] == ["Lemon", "Honey"]
    assert table.view(1)["own_discards"] == ["Kale"]


LAST = {
    "judges": [J09], "dishes": [cards(dish) for dish in DISHES], "uses": [None] * 3, "gifts": [None] * 3, "targets": [0, 1, 2],
    "reactions": [[None] * 3] * 3, "presentation": [0, 0, 0], "votes": [[None] * 3],
}  # fmt: skip


SHUFFLED = {"number": 1, "hands": [0, 0, 0], "held": [], "face_down": [[], [], []]}
NAMES = {"options": {"presentation": "name"}}


def presented(**more):
    """A change: all have cooked, and thrown a card away."""
    return cooked(
        **{
            "hands": ONE,
            "targets": [0, 1, 2],
            "shown": [1],
            "turn": 1 if len(more.get("shown", [1])) < 3 else 0,
            **more,
        }
    )


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"players": 2}, "players: expected a whole number from 3 to 6, not 2"),
        ({"options": []}, "options: expected an object, not []"),
        ({"options": {"salt": 1}}, "There is no option 'salt'"),
        ({"options": {"first_dealer": "3"}}, "with 3 players there is no seat 3"),
        ({"phase": "dessert"}, "phase: expected one of cook, peek, give, present"),
        ({"round": 0}, "round: expected a whole number from 1 to 100, not 0"),
        ({"dealer": 3}, "dealer: expected a whole number from 0 to 2, not 3"),
        ({"judges": []}, "judges: expected 1 to 3 different judges"),
        ({"judges": [J01, J01]}, "judges: expected 1 to 3 different judges"),
        ({"judges": ["Nobody"]}, "judges[0]: there is no judge 'Nobody'"),
        ({"judges": [J01], "won": [[J01], [], []]}, "judges[0]: Candy Cassidy is won already"),
        ({"judges": [J01, J09], "settled": 1}, "judges[0]: Candy Cassidy is not won already"),
        ({"judges": [J01], "won": [[J01], [], []], "settled": 1}, "settled: all judges have an owner"),
        ({"won": [[J09], [J09], []]}, "won[1]: Professor Dashi is named twice"),
        ({"won": [[J09, J09], [], []]}, "won[0]: Professor Dashi is named twice"),
        ({"won": [J09, [], []]}, "won[0]: expected a list, not 'Professor Dashi'"),
        ({"hands": [[None], [], []]}, "hands[0][0]: there is no ingredient None"),
        ({"deck": ["I999"]}, "deck[0]: there is no ingredient 'I999'"),
        ({"discard": [["Leek", 1]]}, "discard[0].card: there is no ingredient 'Leek'"),
        ({"judge_deck": [J01]}, "judge_deck: Candy Cassidy is named twice"),
        ({"hands": [["Stone"], [], []]}, "hands[0][0]: there is no ingredient 'Stone'"),
        ({"hands": [INGREDIENTS[:6], [], []]}, "hands[0]: at most 5 cards"),
        ({"hands": [HANDS[0], HANDS[0], HANDS[2]]}, "hands[1]: Blue Cheese is named twice"),
        ({"hands": [HANDS[0][:4], HANDS[1], HANDS[2]]}, "hands[0]: expected 5 cards in this step, not 4"),
        ({"dishes": [["Lemon"], [], []]}, "dishes[0]: a dish has 3 cards from the hand"),
        ({"shared": ["Lemon", "Lime", "Mango"]}, "shared: expected no cards without shared ingredients"),
        ({"options": {"shared": True}}, "shared: expected 3 cards"),
        ({"uses": ["Lemon", None, None]}, "uses[0]: Lemon is not shared"),
        ({"face_up": [4, None, None]}, "face_up[0]: expected a whole number from 1 to 3, not 4"),
        ({"targets": [3, None, None]}, "targets[0]: expected a whole number from 0 to 2, not 3"),
        ({"targets": [1, None, None]}, "targets[0]: every seat has given or discarded a card, after the peeking"),
        ({"gifts": ["Lemon", None, None]}, "gifts[0]: a card is given where there is a target"),
        ({"reactions": [[None, "yawn", None]] * 3}, "reactions[0][1]: expected one of laugh, quiet, unfit, not 'yawn'"),
        ({"votes": [[None, 5, None]]}, "votes[0][1]: expected a whole number from 0 to 2, not 5"),
        ({"presentation": [1, 2]}, "presentation: expected a list of 3"),
        ({"deck": ["Lemon", "Lemon"]}, "deck: Lemon is named twice"),
        ({"discard": [["Lemon"]]}, "discard[0]: expected a card and a seat"),
        ({"discard": [["Lemon", 3]]}, "discard[0].seat: expected a whole number from 0 to 2, not 3"),
        ({"rest": "bin"}, "rest: expected one of deck, discard, not 'bin'"),
        ({"last_shuffle": 3}, "last_shuffle: expected an object, not 3"),
        ({"last_shuffle": {"number": 1}}, "last_shuffle.hands is missing"),
        ({"last_round": {**LAST, "judges": []}}, "last_round.judges: expected 1 to 3 judges"),
        ({"last_round": {**LAST, "dishes": [INGREDIENTS[:4], [], []]}}, "last_round.dishes[0]: at most 3 cards"),
        ({"last_round": {**LAST, "salt": 1}}, "last_round.salt is not part of a position"),
        ({"rng": "xyz"}, "rng: expected a hexadecimal number"),
        ({"pepper": 1}, "pepper is not part of a position"),
        ({"game": "soup"}, "This is a position of soup, not of sapotage"),
        ({"phase": "give"}, "dishes[0]: every seat has a dish after the cooking"),
        (
            {"phase": "token", "choices": [1, 2, 0], "options": {"presentation": "tokens"}},
            "phase: in token somebody owes a decision; here all have chosen",
        ),
        (cooked(phase="peek", face_up=[1, 2, 3], options={"peeking": True}), "face_up: 0 dishes show a card by now"),
        (cooked(phase="peek"), "phase: there is no peeking in this game"),
        (presented(phase="react", options={"presentation": "name"}), "phase: there is no react where the presentation is name"),
        (presented(phase="present", turn=2, shown=[1]), "shown: the dishes of [1, 2] are turned up by now"),
        (presented(phase="react", choices=[None, 1, None], turn=1), "choices[1]: 1 cannot be chosen here"),
        (
            presented(phase="vote", shown=[0, 1, 2], tied=[0, 1], presentation=[1, 1, 1], **NAMES),
            "tied: the tied dishes are those",
        ),
        (presented(phase="vote", shown=[0, 1, 2], tied=[0, 1]), "reactions[0]: of [1, 2], not of []"),
        (presented(turn=0, phase="token", options={"presentation": "tokens"}, shown=[1]), "shown: the dishes of [0, 1, 2]"),
        (presented(phase="over", shown=[0, 1, 2], turn=0, **NAMES), "settled: when the game is over"),
        ({"judges": [J01, J09]}, "judges: 1 in each round, or those left, not 2"),
        ({"options": {"judges": 2}, "judges": [J01]}, "judges: 2 in each round, or those left, not 1"),
        ({"options": {"judges_to_win": 1}, "won": [[J09], [], []]}, "won[0]: so many judges win the game"),
        ({"options": {"judges": 2}, "judges": [J01, J09], "won": [[J01], [], []], "settled": 1}, "settled: judges are won when"),
        ({"turn": 1}, "turn: seat 0, the dealer"),
        ({"shown": [0]}, "shown: the dishes of [] are turned up"),
        ({"tied": [0]}, "tied: only a vote"),
        ({"choices": [0, None, None]}, "choices[0]: 0 cannot be chosen here"),
        ({"votes": [[None, 2, None]]}, "votes[0]: these votes cannot be"),
        ({"presentation": [1, 0, 0]}, "presentation[0]: 0 points, by the reactions, not 1"),
        ({"last_shuffle": SHUFFLED | {"hands": [1, 0, 0]}}, "last_shuffle.hands[0]: as many"),
        ({"last_shuffle": SHUFFLED | {"held": ["Lemon"]}, "deck": ["Lemon"]}, "last_shuffle.held: a card held then"),
        ({"last_round": {**LAST, "dishes": [["Lemon"], [], []]}}, "last_round.dishes[0]: a dish has 3 cards"),
        ({"last_round": {**LAST, "uses": ["Lemon", None, None]}}, "last_round.uses[0]: a shared card where"),
        ({"last_round": {**LAST, "targets": [1, 1, 2]}}, "last_round.gifts[0]: every seat has given a card"),
        ({"last_round": {**LAST, "reactions": [["laugh", None, None]] * 3}}, "last_round.reactions[0]: nobody reacts"),
        ({"last_round": {**LAST, "judges": [J01, J09], "votes": [[None] * 3] * 2}}, "last_round.judges: 1 in each round"),
        (cooked(hands=HANDS), "hands[0]: expected 2 cards in this step, not 5"),
        (
            cooked(options={"shared": True}, shared=INGREDIENTS[4:7], dishes=[cards(dish)[:2] for dish in DISHES]),
            "uses[0]: a dish uses one shared card",
        ),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(change, text):
    with pytest.raises(stockpot.BadPosition) as refused:
        stockpot.Table.from_position("sapotage", minimal() | change)
    assert text in str(refused.value)


def test_cards_may_be_named_in_any_form():
    named = stockpot.Table.from_position(
        "sapotage",
        minimal(judges=["captain-brine"], deck=["Crème fouettée", "I001", "GYM-SOCK"], won=[["J09"], [], []]),
    ).position()
    assert named["judges"] == ["Captain Brine"]
    assert named["won"] == [[J09], [], []]
    assert named["deck"][:3] == ["Whipped Cream", "Strawberry", "Gym Sock"]


def test_the_round_before_can_be_given():
    table = stockpot.Table.from_position("sapotage", minimal(last_round=LAST))
    assert table.view()["last_round"]["judges"] == [{"name": J09, "winner": None, "votes": {}}]
    assert table.view()["last_round"]["seats"][0]["dish"] == cards(DISHES[0])


def test_a_round_can_be_set_up_at_any_step():
    table = serving(*DISHES, phase="peek", options={"peeking": True}, turn=2, face_up=[1, None, None])
    assert table.to_act == (2,)
    assert [card and card["name"] for card in table.view()["seats"][0]["dish"]] == ["Sugar Cubes", None, None]
