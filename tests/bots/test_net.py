"""Bots with a network: what they say, what they may know, and what they refuse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.bots.levels import settings
from stockpot.bots.net import GuidedBot, NetBot, Network, Practised, network, trained
from stockpot.bots.net.addressed import columns
from stockpot.bots.net.asked import AskedBot
from stockpot.bots.net.network import NETS, Activations
from stockpot.bots.net.player import has_practised
from stockpot.bots.net.rolled import QUICK, RolledBot, quick_games, quick_network
from stockpot.bots.net.think import consider
from stockpot.bots.plans import judges
from stockpot.bots.search import SearchBot
from stockpot.core import engine
from stockpot.core.game import SHELF, game
from stockpot.core.players import Settings
from stockpot.core.rule import COMPILED
from stockpot.engine.ground import Here
from stockpot.games.sapone.state import DECISIONS as SAPONE
from stockpot.games.sapotage.state import DECISIONS as SAPOTAGE
from stockpot.games.ursuppe.decisions import DECISIONS as URSUPPE
from stockpot.games.ursuppe.pieces import MEALS, foreign
from stockpot.testing.settings import Setting, some_way_in
from tests.support.settings import PRINTED

DECISIONS = {"sapone": SAPONE, "sapotage": SAPOTAGE, "ursuppe": URSUPPE}
LEARNED = [setting for setting in PRINTED if setting.game in trained()]

every_learned_setting = pytest.mark.parametrize("setting", LEARNED, ids=str)
every_learned_bot = pytest.mark.parametrize("level", ["net", "guided:40"])


def test_networks_come_with_the_package() -> None:
    assert trained() == ["sapone", "sapotage", "soup", "ursuppe"]
    for name in trained():
        assert (NETS / f"{name}.npz").stat().st_size < 2 << 20
    assert sorted(trained() + judges()) == sorted(SHELF), "every game has a player who learned it"


@every_learned_bot
@every_learned_setting
def test_a_bot_with_a_network_cannot_tell_what_its_seat_cannot(setting: Setting, level: str) -> None:
    """The same legal move at every table that looks the same to the seat."""
    for start in range(4):
        table = some_way_in(setting, start)
        for seat in table.to_act:
            alike = [table, *(table.redeal(seat, seed=seed) for seed in range(3))]
            moves = {stockpot.bot(setting.game, level, seed=7).choose(other, seat).id for other in alike}
            assert len(moves) == 1
            assert moves <= {action.id for action in table.legal(seat)}


@pytest.mark.parametrize("setting", [setting for setting in LEARNED if setting.game in quick_games()], ids=str)
@pytest.mark.compiled
def test_rollouts_say_the_same_on_tables_that_their_seat_cannot_tell_apart(setting: Setting) -> None:
    for start in range(3):
        table = some_way_in(setting, start)
        for seat in table.to_act:
            alike = [table, *(table.redeal(seat, seed=seed) for seed in range(3))]
            rolled = [stockpot.bot(setting.game, "rolled:60", seed=7) for _ in alike]
            said = [
                [(hint.action.id, hint.share, hint.simulations) for hint in bot.hints(other, seat)]  # type: ignore[attr-defined]
                for bot, other in zip(rolled, alike, strict=True)
            ]
            assert all(hints == said[0] for hints in said)
            assert {action for action, _, _ in said[0]} <= {action.id for action in table.legal(seat)}


@pytest.mark.parametrize("setting", [setting for setting in LEARNED if setting.game in ("soup", "ursuppe")], ids=str)
@pytest.mark.skipif(not COMPILED, reason="takes minutes where rules are interpreted")
def test_a_search_that_asks_says_the_same_on_tables_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    for start in range(3):
        table = some_way_in(setting, start)
        for seat in table.to_act:
            said = []
            for other in (table, *(table.redeal(seat, seed=seed) for seed in range(3))):
                asked = stockpot.bot(setting.game, "asked:60", seed=7)
                assert isinstance(asked, AskedBot)
                said.append([(hint.action.id, hint.share, hint.simulations) for hint in asked.hints(other, seat)])
            assert all(hints == said[0] for hints in said)
            assert {action for action, _, _ in said[0]} <= {action.id for action in table.legal(seat)}


@pytest.mark.skipif(not COMPILED, reason="takes minutes where rules are interpreted")
def test_a_search_that_asks_tries_what_its_network_likes_and_finds_the_end_of_a_game() -> None:
    table = stockpot.Table("ursuppe", 4, seed=2)
    hints = stockpot.bot("ursuppe", "asked:200", seed=1).hints(table, table.to_act[0])  # type: ignore[attr-defined]
    assert sum(hint.simulations for hint in hints) == 200, "the first iteration only gets to know the decision"
    assert all(0 < hint.share < 1 for hint in hints)
    thumb, last = stockpot.bot("ursuppe", "thumb", seed=1), table
    while not table.over:
        last = table.copy()
        table.play(table.to_act[0], thumb.choose(table, table.to_act[0]))
    seat = last.to_act[0]
    best = stockpot.bot("ursuppe", "asked:200", seed=1).choose(last, seat)
    assert best in last.legal(seat)


def test_in_ursuppe_an_expert_searches_where_its_network_points_and_a_master_asks_it_at_every_position() -> None:
    expert, master = (stockpot.bot("ursuppe", level, seed=1) for level in ("expert", "master"))
    assert isinstance(expert, Practised)
    assert isinstance(expert.net, GuidedBot)
    assert expert.net.settings == replace(settings("ursuppe", "expert"), explore=0.2, widen=0.0)
    assert isinstance(master, Practised)
    assert isinstance(master.net, AskedBot if COMPILED else GuidedBot)
    assert (expert.name, master.name) == ("expert", "master")
    assert master.net.settings.seconds == settings("ursuppe", "master").seconds


def test_small_networks_are_small() -> None:
    assert quick_games() == ["soup"]
    assert all((QUICK / f"{name}.npz").stat().st_size < 1 << 18 for name in quick_games())
    with pytest.raises(ValueError, match="no small network for pantry"):
        quick_network("pantry")


def test_a_master_tries_out_what_its_network_likes_where_rules_are_compiled() -> None:
    master = stockpot.bot("soup", "master", seed=1)
    assert isinstance(master, Practised)
    assert isinstance(master.net, RolledBot if COMPILED else NetBot)


@every_learned_setting
def test_a_guided_search_grows_the_same_tree_on_tables_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    table = some_way_in(setting, 5)
    for seat in table.to_act:
        trees = set()
        for other in (table, table.redeal(seat, seed=1), table.redeal(seat, seed=2)):
            bot = stockpot.bot(setting.game, "guided:60", seed=3)
            assert isinstance(bot, GuidedBot)
            bot.choose(other, seat)
            trees.add(tuple(bot.trees))
        assert len(trees) == 1


@pytest.mark.parametrize("name", trained())
def test_compiled_code_says_what_numpy_says(name: str) -> None:
    net, found = network(name), game(name)
    table = stockpot.Table(name, found.players[-1], seed=3)
    seat = table.to_act[-1]
    units = Activations.for_table(net, found, table.players, Here())
    consider(table.state.handle, seat, net, units)
    hidden = np.append(units.inputs, 1) @ np.asarray(net.first)
    for weights in (net.second, net.third):
        hidden = np.append(np.maximum(hidden, 0), 1) @ np.asarray(weights)
    hidden = np.append(np.maximum(hidden, 0), 1)
    column_of = np.asarray(columns(found, table.players))[seat]
    advised = np.asarray(units.inputs)[found.n_features :]
    assert advised.tolist() == np.eye(found.n_actions)[column_of[engine.advise(table.state.handle, seat)]].tolist()
    said = hidden @ np.asarray(net.policy) + advised * np.asarray(net.trust)[0]
    assert np.abs(np.asarray(units.actions) - said[column_of]).max() < 1e-3
    assert np.abs(np.asarray(units.seats) - hidden @ np.asarray(net.value)).max() < 1e-3


@pytest.mark.parametrize("name", SHELF)
def test_every_action_has_a_column_of_its_own(name: str) -> None:
    for players in game(name).players:
        for row in np.asarray(columns(game(name), players)):
            assert sorted(row) == list(range(game(name).n_actions))


@pytest.mark.parametrize(("name", "kind", "each"), [
    ("sapone", "accept", 1), ("sapone", "ask", 1), ("sapotage", "peek", 3), ("sapotage", "token", 1), ("sapotage", "vote", 1),
    ("ursuppe", "carry", 1), ("ursuppe", "victim", 1), ("ursuppe", "attack", 7),
])  # fmt: skip
def test_actions_that_name_a_seat_are_counted_from_the_own_one(name: str, kind: str, each: int) -> None:
    """To accept the next seat's bid is the same column for everybody."""
    first = DECISIONS[name][kind].base
    table = np.asarray(columns(game(name), 4))
    for after in range(4):
        for one in range(each):
            named = {int(table[seat, first + (seat + after) % 4 * each + one]) for seat in range(4)}
            assert named == {first + after * each + one}


def test_meals_are_counted_from_the_own_seat() -> None:
    """Ursuppe: two cubes of the next seat and one of the one after it are the same column for everybody."""
    first = DECISIONS["ursuppe"]["meal"].base
    table = np.asarray(columns(game("ursuppe"), 4))
    said = set()
    for seat in range(4):
        cubes = {(seat + 1) % 4: 2, (seat + 2) % 4: 1, (seat + 3) % 4: 0}
        meal = MEALS.index((tuple(cubes[foreign(seat, slot)] for slot in range(3)), False))
        said.add(int(table[seat, first + meal]) - first)
    assert said == {MEALS.index(((2, 1, 0), False))}


def test_a_network_in_a_file_plays_as_before(tmp_path: Path) -> None:
    network("soup").write(tmp_path / "own.npz")
    table = stockpot.Table("soup", 4, seed=1)
    seat = table.to_act[0]
    own = stockpot.bot("soup", f"net:{tmp_path / 'own.npz'}")
    assert own.choose(table, seat) == NetBot("soup").choose(table, seat)


def test_games_without_a_network_say_so() -> None:
    with pytest.raises(ValueError, match=r"There is no network for pantry, only for .*soup"):
        stockpot.bot("pantry", "guided:10")


def test_files_that_hold_no_network_for_the_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"holds no network: .*No such file"):
        stockpot.bot("soup", f"net:{tmp_path / 'missing.npz'}")
    (tmp_path / "words.npz").write_text("soup")
    with pytest.raises(ValueError, match="holds no network"):
        stockpot.bot("soup", f"net:{tmp_path / 'words.npz'}")
    Network.blank(game("soup"), (4, 4, 4), seed=1).write(tmp_path / "soup.npz")
    with pytest.raises(ValueError, match="is no network for sapone as it is now"):
        stockpot.bot("sapone", f"net:{tmp_path / 'soup.npz'}")


def test_a_guided_search_is_named_with_its_settings_like_any_search() -> None:
    guided = stockpot.bot("soup", "guided:70:explore=0.9")
    assert isinstance(guided, SearchBot)
    assert (guided.settings.iterations, guided.settings.explore) == (70, 0.9)
    with pytest.raises(ValueError, match="There is no bot 'guided:soon'"):
        stockpot.bot("soup", "guided:soon")


def test_a_guided_search_first_tries_what_its_network_likes() -> None:
    table = stockpot.Table("soup", 4, seed=1)
    seat = table.to_act[0]
    bot = stockpot.bot("soup", "guided:1", seed=1)
    assert bot.choose(table, seat) == NetBot("soup").choose(table, seat)


def test_a_guided_search_tries_more_often_what_its_network_likes() -> None:
    table = stockpot.Table("soup", 4, seed=1)
    seat = table.to_act[0]
    liked = NetBot("soup").choose(table, seat)
    tried = []
    for weight in (0.0, 0.3):
        hints = GuidedBot("soup", 1, Settings(iterations=300), weight).hints(table, seat)
        tried.append(sum(hint.simulations for hint in hints if hint.action == liked))
    assert tried[1] > tried[0] + 50


@pytest.mark.parametrize(("name", "practised", "other"), [
    ("sapone", {"doubt": True}, {"ties": "none"}),
    ("soup", {"open_recipes": True}, {"full_pot": 12}),
    ("sapotage", {"presentation": "off"}, {"peeking": True}),
])  # fmt: skip
def test_an_expert_who_has_learned_plays_by_the_network_where_it_has_practised(
    name: str, practised: dict[str, Any], other: dict[str, Any]
) -> None:
    for options, thinks in (({}, False), (practised, False), (other, True)):
        table = stockpot.Table(name, 4, seed=3, options=options)
        expert = stockpot.bot(name, "expert", seed=1)
        assert isinstance(expert, Practised)
        assert isinstance(expert.other, SearchBot)
        assert has_practised(table) != thinks
        action = expert.choose(table, table.to_act[0])
        assert bool(expert.other.trees) == thinks
        assert thinks or action == NetBot(name).choose(table, table.to_act[0])
