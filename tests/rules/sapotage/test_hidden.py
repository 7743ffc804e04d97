"""Who knows what: views, and the redeal that a seat cannot tell from the truth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.games.sapotage.features import N_FEATURES

from .kitchen import (
    INGREDIENTS,
    J01,
    NOTHING,
    cards,
    cook_any,
    cooking,
    give,
    hand,
    may,
    one_round,
    phase,
    play,
    serve,
    serving,
    start,
    unused,
)

DISHES = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")
SABOTAGE = INGREDIENTS[-10:]
GIFTS = {0: ("Gym Sock", 1), 1: ("Lemon", 0), 2: ("Toothpaste", None)}


def worlds(table: stockpot.Table, seat: int | None, n: int) -> list[dict[str, Any]]:
    return [table.redeal(seat, seed=seed).position() for seed in range(n)]


def presenting() -> stockpot.Table:
    """Dish 1 is turned up; 0 gave it a Gym Sock, 1 gave a Lemon to 0, 2 has discarded Toothpaste."""
    table = serving(*DISHES, gifts=GIFTS)
    give(table, GIFTS)
    return table


# ----------------------------------------------------------------------------------------------------------------- views


@pytest.mark.rule("sapotage.hidden.cards", "sapotage.cook.secret")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_seat_sees_its_own_cards_and_no_others(viewer):
    table = presenting()
    view = str(table.view(viewer))
    kept = [hand(table, seat)[0] for seat in range(3)]
    for seat in range(3):
        own = [kept[seat]] + (cards(DISHES[seat]) if seat != 1 else [])
        for card in own:
            assert (f"'{card}'" in view) == (seat == viewer)
    for card in table.position()["deck"]:
        assert f"'{card}'" not in view


@pytest.mark.rule("sapotage.hidden.public")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_is_open_to_all(viewer):
    view = presenting().view(viewer)
    assert view["judges"][0] | {"likes": set(view["judges"][0]["likes"])} == {
        "name": J01, "title": "Fairground confectioner", "favorite": "Sweet", "likes": {"Umami", "Oleo", "Spicy"},
        "dislikes": ["Sour", "Bitter", "Starchy"], "winner": None, "votes": {},
    }  # fmt: skip
    open_part = {
        key: view[key] for key in ("dealer", "round", "phase", "to_act", "turn", "deck", "discard", "judge_deck")
    }
    assert open_part == {
        "dealer": 0, "round": 1, "phase": "present", "to_act": [1], "turn": 1, "deck": 108 - 9 - 6, "discard": 1,
        "judge_deck": 17,
    }  # fmt: skip
    seats = view["seats"]
    assert [seat["cards"] for seat in seats] == [1, 1, 1]
    assert [len(seat["dish"]) for seat in seats] == [3, 3, 3]
    assert [seat["shown"] for seat in seats] == [False, True, False]
    assert [seat["gave"]["to"] for seat in seats] == [1, 0, None]
    assert [seat["points"] for seat in seats] == [None, [-9], None]
    assert [seat["locked"] for seat in seats] == [True, False, True]


@pytest.mark.rule("sapotage.hidden.spectator")
def test_a_spectator_sees_the_open_part_and_nothing_else():
    for table in (presenting(), serving(*DISHES), start(4, shared=True, peeking=True)):
        view = table.view(None)
        assert view["seat"] is view["hand"] is view["own_discards"] is view["choice"] is view["dishes"] is None
        for viewer in range(table.players):
            mine = table.view(viewer)
            for seat, other in zip(mine["seats"], view["seats"], strict=True):
                assert {**seat, "dish": 0, "uses": 0, "gave": 0, "foreign": 0} == {
                    **other, "dish": 0, "uses": 0, "gave": 0, "foreign": 0,
                }  # fmt: skip
            own = dict.fromkeys(["seat", "hand", "own_discards", "choice", "dishes"]) | {"seats": view["seats"]}
            assert {**mine, **own} == view


@pytest.mark.rule("sapotage.hidden.cards")
def test_somebody_for_whom_all_is_open_sees_everything():
    view = presenting().view(stockpot.ALL_OPEN)
    assert [len(seat["hand"]) for seat in view["seats"]] == [1, 1, 1]
    assert view["seats"][2]["own_discards"] == ["Toothpaste"]
    assert view["seats"][0]["foreign"][0]["card"]["name"] == "Lemon"
    assert None not in view["seats"][2]["dish"]
    assert view["seat"] is None


# ---------------------------------------------------------------------------------------------------------------- redeal


@pytest.mark.rule("sapotage.hidden.cards", "sapotage.hidden.gift", "sapotage.hidden.discard")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_redeal_keeps_what_is_known_and_guesses_the_rest(viewer):
    table = presenting()
    truth = table.position()
    seen: dict[str, Counter[str]] = {"hand": Counter(), "dish": Counter(), "gift": Counter(), "discard": Counter()}
    for world in worlds(table, viewer, 150):
        everything = [
            card for part in (*world["hands"], *world["dishes"], world["deck"], *world["face_down"]) for card in part
        ]
        assert sorted(everything + [card for card in world["gifts"] if card]) == sorted(INGREDIENTS)
        assert world["targets"] == truth["targets"]
        assert world["dishes"][1] == truth["dishes"][1]
        assert world["gifts"][0] == "Gym Sock"  # turned up
        if viewer is not None:
            assert world["hands"][viewer] == truth["hands"][viewer]
            assert world["dishes"][viewer] == truth["dishes"][viewer]
            assert world["gifts"][viewer] == truth["gifts"][viewer]
            assert world["face_down"][viewer] == truth["face_down"][viewer]
        other = 2 if viewer != 2 else 0
        seen["hand"][world["hands"][other][0]] += 1
        seen["dish"].update(world["dishes"][other])
        seen["gift"][world["gifts"][1]] += 1
        seen["discard"].update(world["face_down"][2])
        assert [sorted(dish, key=INGREDIENTS.index) for dish in world["dishes"]][other] == world["dishes"][other]
    assert len(seen["hand"]) > 50
    assert len(seen["dish"]) > 80
    assert (len(seen["gift"]) == 1) == (viewer == 1)
    assert (len(seen["discard"]) == 1) == (viewer == 2)


def test_hidden_dishes_are_guessed_as_most_cooks_cook():
    """Sabotage cards are mostly guessed among what was left over, though a dish has more places."""
    table = start()
    cook_any(table)
    found = {"dishes": 0, "hands": 0}
    for world in worlds(table, 0, 200):
        for where in found:
            found[where] += sum(card in SABOTAGE for card in world[where][1])
    assert 0 < found["dishes"] < found["hands"] / 2


@pytest.mark.rule("sapotage.round.together", "sapotage.sabotage.secret")
def test_gifts_not_yet_shown_are_guessed_with_their_targets():
    table = serving(*DISHES, gifts=GIFTS)
    play(table, 1, "give Lemon to seat 0")
    for viewer in (0, 2, None):
        guessed = worlds(table, viewer, 80)
        assert {world["targets"][1] for world in guessed} == {0, 1, 2}
        assert len({world["gifts"][1] for world in guessed}) > 30
        assert all(world["targets"][0] is None for world in guessed)
    assert {world["gifts"][1] for world in worlds(table, 1, 10)} == {"Lemon"}


@pytest.mark.rule("sapotage.round.together")
def test_reactions_tokens_votes_and_shared_cards_not_yet_shown_are_guessed():
    table = presenting()
    play(table, 1, "present")
    play(table, 0, "laugh")
    assert {world["choices"][0] for world in worlds(table, 2, 40)} == {0, 1, 2}
    assert {world["choices"][0] for world in worlds(table, 0, 10)} == {0}

    table = serving(*DISHES, options={"presentation": "tokens"})
    give(table)
    for seat in (1, 2, 0):
        play(table, seat, "present")
    play(table, 1, "token to seat 0")
    assert {world["choices"][1] for world in worlds(table, 0, 40)} == {0, 2}

    same = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
    table = serving(*same, "Espresso, Radicchio, Tahini", options={"presentation": "name"})
    give(table)
    serve(table)
    play(table, 2, "vote for seat 1")
    assert {world["choices"][2] for world in worlds(table, 3, 40)} == {0, 1}

    table = cooking("", "", "", shared=["Honey", "Gold Leaf", "Gym Sock"], options={"shared": True})
    play(table, 0, may(table, 0)[0])
    assert {world["uses"][0] for world in worlds(table, 1, 40)} == {"Honey", "Gold Leaf", "Gym Sock"}
    assert {world["uses"][0] for world in worlds(table, 0, 10)} == {"Honey"}


def after_a_shuffle(**more: object) -> stockpot.Table:
    """The pile has just been shuffled; everybody held one card then and has got four more from it."""
    hands = [["Lemon", *INGREDIENTS[20:24]], ["Honey", *INGREDIENTS[30:34]], ["Kale", *INGREDIENTS[40:44]]]
    shuffled = {"number": 1, "hands": [1, 1, 1], "held": ["Lemon", "Honey", "Kale"], "face_down": [[], [], []]}
    return stockpot.Table.from_position(
        "sapotage", {"players": 3, "round": 6, "judges": [J01], "hands": hands, "last_shuffle": {**shuffled, **more}}
    )


@pytest.mark.rule("sapotage.hidden.memory")
def test_nobody_kept_a_card_that_all_saw_on_the_pile():
    """All 105 other cards were on the open pile, so the two others kept Honey and Kale, in some order."""
    table = after_a_shuffle()
    found = Counter()
    for world in worlds(table, 0, 60):
        kept = [set(world["hands"][seat]) & {"Honey", "Kale"} for seat in (1, 2)]
        assert [len(cards) for cards in kept] == [1, 1]
        found[next(iter(kept[0]))] += 1
    assert set(found) == {"Honey", "Kale"}
    for world in worlds(table, None, 60):
        assert [len(set(hand) & {"Lemon", "Honey", "Kale"}) for hand in world["hands"]] == [1, 1, 1]


@pytest.mark.rule("sapotage.hidden.memory", "sapotage.hidden.discard")
def test_a_card_discarded_face_down_may_have_been_kept_for_all_but_its_owner_knows():
    """Seat 2 had discarded Espresso before the shuffle: it knows that nobody kept it, seat 0 does not."""
    table = after_a_shuffle(face_down=[[], [], ["Espresso"]])
    for world in worlds(table, 2, 60):
        assert {"Honey", "Lemon"} & set(world["hands"][1])
        assert world["last_shuffle"]["face_down"] == [[], [], ["Espresso"]]
    held = Counter(card for world in worlds(table, 0, 150) for card in world["last_shuffle"]["held"])
    assert set(held) == {"Lemon", "Honey", "Kale", "Espresso"}
    for world in worlds(table, 0, 60):
        for seat in (1, 2):
            assert set(world["hands"][seat]) & {"Honey", "Kale", "Espresso"}


@pytest.mark.rule("sapotage.hidden.memory")
def test_a_card_that_has_come_to_light_need_not_be_in_hand_any_more():
    table = after_a_shuffle()
    play(
        table,
        1,
        f"cook Honey, {hand(table, 1)[1]}, {hand(table, 1)[2]}"
        if "Honey" not in hand(table, 1)[1:3]
        else may(table, 1)[0],
    )
    for seat in (0, 2):
        keep = [card for card in hand(table, seat) if card not in ("Kale", "Lemon")]
        play(table, seat, "cook " + ", ".join(keep[:3]))
    give(
        table,
        {seat: (next(card for card in hand(table, seat) if card not in ("Kale", "Lemon")), None) for seat in range(3)},
    )
    shown_honey = "Honey" in [card and card["name"] for card in table.view()["seats"][1]["dish"]]
    assert shown_honey
    with_kale = sum(
        "Kale" in world["hands"][2] + world["dishes"][2] + world["face_down"][2] for world in worlds(table, 0, 40)
    )
    assert with_kale == 40  # seat 2 has not shown what it kept
    assert sum("Kale" in world["hands"][1] for world in worlds(table, 0, 40)) == 0


@pytest.mark.rule("sapotage.hidden.memory", "sapotage.hidden.cards")
@pytest.mark.parametrize("options", [{}, {"peeking": True, "shared": True, "judges": 2}, {"presentation": "off"}])
def test_a_redeal_deep_in_the_game_is_sound_and_looks_the_same(options):
    table = start(6, seed=2, judges_to_win=9, first_dealer="3", **options)
    while table.state.shuffles < 2 and not table.over:
        one_round(table)
        for steps in range(3):
            look(table, steps)
    assert table.state.shuffles
    cook_any(table)
    look(table, 7)
    while phase(table) == "peek":
        play(table, table.to_act[0], may(table, table.to_act[0])[-1])
        look(table, 8)
    give(table, {seat: (hand(table, seat)[1], (seat + 1) % 6) for seat in (0, 2, 4)})
    look(table, 9)


def look(table: stockpot.Table, seed: int) -> None:
    for viewer in (0, 4, None):
        other = table.redeal(viewer, seed=seed)
        assert other.view(viewer) == table.view(viewer)
        assert engine.is_sound(other.state.handle)
        assert stockpot.Table.from_position("sapotage", other.position()).state == other.state
        again = table.redeal(viewer, seed=99).redeal(viewer, seed=seed)
        assert again.state == other.state


# --------------------------------------------------------------------------------------------------- what a learner sees


def observed(table: stockpot.Table, seat: int) -> np.ndarray:
    out = np.full(N_FEATURES + 1, np.nan, np.float32)
    engine.features(table.state.handle, seat, out)
    assert np.isnan(out[-1])  # nothing is written beyond the end
    return out[:-1]


@pytest.mark.rule("sapotage.hidden.cards", "sapotage.hidden.gift")
@pytest.mark.parametrize("table", [presenting(), start(5, judges=3, shared=True), serving(*DISHES)])
def test_a_learner_sees_what_its_seat_may_know(table):
    assert table.game.n_features == N_FEATURES
    for seat in range(table.players):
        seen = observed(table, seat)
        assert not np.isnan(seen).any()
        assert (np.abs(seen) <= 5).all()
        for seed in range(6):
            assert (observed(table.redeal(seat, seed=seed), seat) == seen).all()
    assert (observed(table, 0) != observed(table, 1)).any()


def test_there_are_cards_enough_for_these_tests():
    assert len(unused(cards(NOTHING))) == 105
