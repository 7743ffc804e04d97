"""Who knows what: views, and the redeal that a seat cannot tell from the truth."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.games.soup.features import N_FEATURES

from .kitchen import RECIPES, WHOLE_DECK, cards, choosing, deal, may, play, rest

OWN = "bug 10, bug 2"
HANDS = (
    OWN,
    "fruit 1, fruit 2, fruit 3, trash 1",
    "bug 3, vegetable 2, vegetable 3, trash 2",
    "bug 4, fruit 4, trash 5",
)


def under_way() -> stockpot.Table:
    """Seat 1 has no bug, seat 2 no fruit; seat 3 has taken a pot; a trick has begun."""
    return deal(
        *HANDS,
        piles=["", "", "", "bug 1, fruit 5, trash 4"],
        lacks=[[], ["bug"], ["fruit"], []],
        played=[[0, "bug 1"], [1, "fruit 5"], [3, "trash 4"], [3, "vegetable 1"]],
        recipes=RECIPES[:4],
    )


def worlds(table: stockpot.Table, seat: int | None, n: int) -> list[dict]:
    return [table.redeal(seat, seed=seed).position() for seed in range(n)]


# ---------------------------------------------------------------------------------------------------------------- views


@pytest.mark.rule("soup.hidden.hands")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_seat_sees_its_own_hand_and_no_other(viewer):
    table = under_way()
    view = table.view(viewer)
    assert view["seat"] == viewer
    assert sorted(view["hand"]) == sorted(cards(HANDS[viewer]))
    open_cards = {entry["card"] for entry in view["played"]}
    for other in {0, 1, 2, 3} - {viewer}:
        for card in set(cards(HANDS[other])) - set(cards(HANDS[viewer])) - open_cards:
            assert f"'{card}'" not in str(view)


@pytest.mark.rule("soup.hidden.spectator")
def test_a_spectator_sees_what_is_open_to_all_and_nothing_else():
    table = under_way()
    view = table.view(None)
    assert view["seat"] is None
    assert view["hand"] is None
    assert view["pile"] is None
    assert [seat["pile"] for seat in view["seats"]] == [None] * 4
    for viewer in range(4):
        assert {**table.view(viewer), "seat": None, "hand": None, "pile": None} == view


@pytest.mark.rule("soup.hidden.public")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_what_is_open_to_all(viewer):
    table = under_way()
    view = table.view(viewer)
    assert {key: view[key] for key in ("dealer", "deal", "deals", "total", "required", "to_act", "phase")} == {
        "dealer": 3, "deal": 1, "deals": 5, "total": 1, "required": "vegetable", "to_act": [0], "phase": "tricks",
    }  # fmt: skip
    assert view["pot"] == [{"seat": 3, "card": "vegetable 1"}]
    assert [(entry["seat"], entry["card"]) for entry in view["played"]] == [
        (0, "bug 1"), (1, "fruit 5"), (3, "trash 4"), (3, "vegetable 1"),
    ]  # fmt: skip
    seats = view["seats"]
    assert [seat["cards"] for seat in seats] == [2, 4, 4, 3]
    assert [seat["taken"] for seat in seats] == [0, 0, 0, 3]
    assert [seat["recipe"] for seat in seats] == RECIPES[:4]
    assert [seat["points"] for seat in seats] == [5, 5, 5, 5]
    assert [seat["worth"] for seat in seats] == [0, 0, 0, 1]
    assert [seat["used"] for seat in seats] == [[], [], [], []]


@pytest.mark.rule("soup.ruling.piles")
def test_the_own_pile_may_be_looked_through_the_others_are_only_counted():
    table = under_way()
    assert table.view(3)["pile"] == ["bug 1", "fruit 5", "trash 4"]
    assert [table.view(viewer)["pile"] for viewer in (0, 1, 2, None)] == [[], [], [], None]
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["seats"][3]["pile"] is None
        assert table.view(viewer)["seats"][3]["taken"] == 3


@pytest.mark.rule("soup.hidden.hands")
def test_somebody_for_whom_all_is_open_sees_every_hand():
    view = under_way().view(stockpot.ALL_OPEN)
    assert [sorted(seat["hand"]) for seat in view["seats"]] == [sorted(cards(hand)) for hand in HANDS]
    assert view["seat"] is None


@pytest.mark.rule("soup.hidden.voids")
def test_not_following_shows_that_a_colour_is_lacking():
    table = deal("bug 1, fruit 1", "fruit 2, trash 1", "vegetable 1, trash 2", "bug 2, fruit 3")
    play(
        table, "bug 1", "fruit 2", "trash 2", "fruit 3"
    )  # after the trash nothing is required, so seat 3 shows nothing
    for viewer in (0, 1, 2, 3, None):
        assert [seat["lacks"] for seat in table.view(viewer)["seats"]] == [[], ["bug"], ["bug"], []]


@pytest.mark.rule("soup.hidden.voids")
def test_what_is_lacking_is_forgotten_when_cards_are_dealt_anew():
    table = deal("bug 1, fruit 1", "fruit 2", "", lacks=[["trash"], [], []])
    play(table, "bug 1", "fruit 2")
    assert table.view()["deal"] == 2
    assert [seat["lacks"] for seat in table.view()["seats"]] == [[], [], []]


# --------------------------------------------------------------------------------------------------------------- redeal


@pytest.mark.rule("soup.hidden.hands", "soup.hidden.voids", "soup.hidden.public")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_redeal_keeps_all_that_is_known_and_guesses_the_rest(viewer):
    table = under_way()
    truth = table.position()
    places = [Counter() for _ in range(4)]
    for world in worlds(table, viewer, 150):
        assert [len(hand) for hand in world["hands"]] == [2, 4, 4, 3]
        if viewer is not None:
            assert world["hands"][viewer] == truth["hands"][viewer]
        assert not any(card.startswith("bug") for card in world["hands"][1])
        assert not any(card.startswith("fruit") for card in world["hands"][2])
        in_play = Counter(card for hand in world["hands"] for card in hand) + Counter(
            card for _, card in world["played"]
        )
        assert not in_play - Counter(WHOLE_DECK)
        for key in truth.keys() - {"hands", "rng"}:
            assert world[key] == truth[key]
        assert world["rng"] != truth["rng"]
        for seat in range(4):
            places[seat].update(world["hands"][seat])
    for seat in set(range(4)) - {viewer}:
        lacking = {1: "bug", 2: "fruit"}.get(seat, "nothing")
        unseen = rest(cards(HANDS[viewer]) if viewer is not None else [], [card for _, card in truth["played"]])
        assert set(places[seat]) == {card for card in unseen if not card.startswith(lacking)}


@pytest.mark.rule("soup.hidden.hands")
def test_a_redeal_looks_the_same_to_its_seat():
    table = under_way()
    for viewer in (0, 1, 2, 3, None):
        other = table.redeal(viewer, seed=3)
        assert other.view(viewer) == table.view(viewer)
        assert [may(other, seat) for seat in other.to_act if seat == viewer] == [
            may(table, seat) for seat in table.to_act if seat == viewer
        ]
        while not other.over:  # and it can be played to the end
            play(other, may(other, other.to_act[0])[0])


@pytest.mark.rule("soup.recipe.secret", "soup.hidden.hands")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_redeal_guesses_recipes_chosen_face_down_among_those_still_owned(viewer):
    used = [["bug soup", "fruit soup"], ["clear water", "trash soup"], ["bug soup", "trash soup"]]
    table = choosing(3, deal=3, used=used, recipes=["clear water", "bug soup", None])
    seen = [
        Counter(recipes) for recipes in zip(*(world["recipes"] for world in worlds(table, viewer, 90)), strict=True)
    ]
    owned = [[recipe for recipe in RECIPES if recipe not in used[seat]] for seat in range(3)]
    assert set(seen[0]) == ({"clear water"} if viewer == 0 else set(owned[0]))
    assert set(seen[1]) == set(owned[1])
    assert all(15 <= n <= 45 for n in seen[1].values())
    assert set(seen[2]) == {None}


@pytest.mark.rule("soup.variant.open")
def test_a_redeal_keeps_open_recipes():
    table = choosing(3, options={"open_recipes": True}, recipes=["clear water", None, None], turn=1)
    assert {tuple(world["recipes"]) for world in worlds(table, 2, 20)} == {("clear water", None, None)}


SMALL = cards("bug 1, bug 2, fruit 1, fruit 2, trash 1, trash 2")
"""The only cards that seat 0 has not seen, in the positions below."""


def exact(lacks: dict[int, str]) -> Counter:
    """How many ways there are to give seats 1 and 2 two of these cards each, for every pair of hands."""
    ways: Counter = Counter()
    for one in itertools.combinations(SMALL, 2):
        for two in itertools.combinations([card for card in SMALL if card not in one], 2):
            hands = {1: one, 2: two}
            if not any(card.startswith(lacks.get(seat, "nothing")) for seat in hands for card in hands[seat]):
                ways[one, two] += 1
    return ways


@pytest.mark.rule("soup.hidden.hands", "soup.hidden.voids")
@pytest.mark.parametrize(
    ("lacks", "distance"),
    [({}, 0.13), ({1: "bug"}, 0.1), ({2: "trash"}, 0.1), ({1: "bug", 2: "fruit"}, 0.08)],
    ids=["nothing known", "no bug", "no trash", "no bug and no fruit"],
)
@pytest.mark.compiled
def test_all_worlds_that_fit_are_equally_likely(lacks, distance):
    """Against a full enumeration: every world turns up, no other does, and their shares are uniform but for chance."""
    ways = exact(lacks)
    true_hands = next(iter(ways))
    table = deal(
        "bug 10", ", ".join(true_hands[0]), ", ".join(true_hands[1]), piles=[", ".join(rest(SMALL, ["bug 10"]))],
        lacks=[[], *[cards(lacks.get(seat, "")) for seat in (1, 2)]],
    )  # fmt: skip
    n = 1200
    found = Counter(
        tuple(tuple(sorted(hand, key=SMALL.index)) for hand in world["hands"][1:]) for world in worlds(table, 0, n)
    )
    assert set(found) == set(ways)
    total = ways.total()
    assert sum(abs(found[world] / n - ways[world] / total) for world in ways) / 2 < distance


@pytest.mark.rule("soup.hidden.voids")
def test_a_redeal_finds_the_only_world_that_fits():
    table = deal(
        "bug 10", "bug 1, bug 2", "fruit 1, fruit 2", "trash 1, vegetable 1",
        piles=[", ".join(rest(SMALL[:5], ["vegetable 1", "bug 10"]))],
        lacks=[[], ["fruit", "trash", "vegetable"], ["bug", "trash", "vegetable"], ["bug", "fruit"]],
    )  # fmt: skip
    for world in worlds(table, 0, 20):
        assert world["hands"] == table.position()["hands"]


@pytest.mark.rule("soup.hidden.voids")
def test_tangled_voids_are_kept_too():
    """Nothing is left over and everybody lacks something: most layouts get stuck."""
    hands = [
        ["bug 10", "bug herb", "bug herb", "bug 5"],
        [f"{color} {n}" for color in ("bug", "vegetable") for n in (1, 2, 3)],
        [f"{color} {n}" for color in ("vegetable", "fruit") for n in (4, 5)] + ["fruit 1", "fruit 2"],
        [f"{color} {n}" for color in ("fruit", "trash") for n in (3, 4)] + ["trash 1", "trash 2"],
        [f"{color} {n}" for color in ("trash", "bug") for n in (3, 4)] + ["trash 5", "trash 5"],
    ]
    lacks = [[], ["fruit", "trash"], ["bug", "trash"], ["bug", "vegetable"], ["vegetable", "fruit"]]
    table = deal(*[", ".join(hand) for hand in hands], piles=[", ".join(rest(*hands))], lacks=lacks)
    found = set()
    for world in worlds(table, 0, 40):
        for seat in range(1, 5):
            assert len(world["hands"][seat]) == 6
            assert not {card.split()[0] for card in world["hands"][seat]} & set(lacks[seat])
        found.add(str(world["hands"]))
    assert len(found) > 30


# -------------------------------------------------------------------------------------------------- what a learner sees


def observed(table: stockpot.Table, seat: int) -> np.ndarray:
    out = np.full(N_FEATURES + 1, np.nan, np.float32)
    engine.features(table.state.handle, seat, out)
    assert np.isnan(out[-1])  # nothing is written beyond the end
    return out[:-1]


@pytest.mark.rule("soup.hidden.hands", "soup.hidden.public")
@pytest.mark.parametrize("table", [under_way(), choosing(5, recipes=["bug soup", "clear water", None, None, None])])
def test_a_learner_sees_what_its_seat_may_know(table):
    assert table.game.n_features == N_FEATURES
    for seat in range(table.players):
        seen = observed(table, seat)
        assert not np.isnan(seen).any()
        assert (seen >= 0).all()
        assert (seen <= 1.5).all()
        for seed in range(8):
            assert (observed(table.redeal(seat, seed=seed), seat) == seen).all()


@pytest.mark.rule("soup.hidden.public")
def test_a_learner_sees_what_has_changed():
    table = under_way()
    before = observed(table, 1)
    play(table, "bug 2")
    assert (observed(table, 1) != before).any()
    assert (observed(table, 1) != observed(table, 2)).any()


@pytest.mark.rule("soup.recipe.secret")
def test_a_learner_sees_its_own_hidden_recipe_and_nobody_elses():
    chosen, other = (choosing(3, recipes=[recipe, None, None]) for recipe in ("bug soup", "fruit soup"))
    assert (observed(chosen, 0) != observed(other, 0)).any()
    assert (observed(chosen, 1) == observed(other, 1)).all()
