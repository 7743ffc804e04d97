"""Modules do what compiled and interpreted rules do, byte by byte: whole games, searches, networks."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any, Protocol

import pytest

import stockpot
from stockpot.bots.net import GuidedBot, network, trained
from stockpot.bots.net.network import Activations
from stockpot.bots.net.think import consider
from stockpot.bots.plans import PlanBot, judge_of
from stockpot.core.game import SHELF, game
from stockpot.core.players import Settings
from stockpot.core.rule import COMPILED
from stockpot.engine.ground import Ground, Here
from stockpot.testing.settings import Setting, some_way_in
from tests.support.modules import by_node, by_wasmtime, final_states, tree
from tests.support.settings import SETTINGS

RANDOM_GAMES, THUMB_GAMES = (100, 20) if COMPILED else (2, 1)
"""In each setting; interpreted games take long."""
ITERATIONS = 400 if COMPILED else 4

OURS = [setting for setting in SETTINGS if setting.game in SHELF]
PRINTED = [setting for setting in OURS if not setting.options]
USUAL = [setting for setting in PRINTED if setting.players == game(setting.game).usual_players]

every_setting = pytest.mark.parametrize("setting", OURS, ids=str)
every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)
every_game = pytest.mark.parametrize("setting", USUAL, ids=str)
every_engine = pytest.mark.parametrize("by", [by_wasmtime, by_node], ids=["wasmtime", "node"])
every_learned_game = pytest.mark.parametrize("name", trained())


class By(Protocol):
    """Runs the module of a game."""

    def __call__(self, name: str) -> AbstractContextManager[Ground]: ...


@every_setting
def test_whole_games_end_in_the_same_bytes(setting: Setting) -> None:
    end_alike(by_wasmtime, setting)


@every_game
def test_whole_games_in_node_end_in_the_same_bytes(setting: Setting) -> None:
    end_alike(by_node, setting)


def end_alike(by: By, setting: Setting) -> None:
    """Random games, and games by rules of thumb."""
    with by(setting.game) as module:
        for policy, games in (("random", RANDOM_GAMES), ("thumb", THUMB_GAMES)):
            assert final_states(module, setting, games, policy) == final_states(Here(), setting, games, policy)


@every_printed_setting
def test_a_search_grows_the_same_tree(setting: Setting) -> None:
    """Also one that looks several times at a guess, models the others and considers few moves."""
    table = some_way_in(setting, 3)
    usual = Settings(iterations=ITERATIONS)
    for settings in (usual, replace(usual, looks=4, widen=1.5, modelled=True, stages=2, chance_percent=50)):
        with by_wasmtime(setting.game) as module:
            assert tree(module, table, settings) == tree(Here(), table, settings)


@every_game
def test_a_search_in_node_grows_the_same_tree(setting: Setting) -> None:
    table, settings = some_way_in(setting, 3), Settings(iterations=ITERATIONS)
    with by_node(setting.game) as module:
        assert tree(module, table, settings) == tree(Here(), table, settings)


@every_engine
def test_plans_are_worth_the_same(by: By) -> None:
    table, settings = (
        stockpot.Table("pantry", 3, seed=5),
        Settings(iterations=ITERATIONS, horizon=400 if COMPILED else 2),
    )
    seat = table.to_act[0]
    with by("pantry") as module:
        for judge in (None, judge_of("pantry")):
            bot = PlanBot(settings=settings, judge=judge)
            in_module, here = (weighed(bot, ground, table, seat) for ground in (module, Here()))
            assert in_module == here


def weighed(bot: PlanBot, ground: Ground, table: stockpot.Table, seat: int) -> list[tuple[int, float, int]]:
    """What a bot makes of its plans by a seed that is the same on every ground."""
    bot.chance.seed(7)
    return bot.weighed_on(ground, table, seat)


@every_learned_game
@every_engine
def test_a_network_says_the_same(name: str, by: By) -> None:
    table = stockpot.Table(name, game(name).usual_players, seed=5)
    with by(name) as module:
        assert logits(module, table) == logits(Here(), table)


def logits(ground: Ground, table: stockpot.Table) -> list[Any]:
    """What a network says of all actions of a seat."""
    net = network(table.name)
    units = Activations.for_table(net, table.game, table.players, ground)
    ground.call(consider, ground.hold(table.state), table.to_act[0], net.held(ground), units)
    return units.actions.tolist()  # type: ignore[no-any-return]


@every_learned_game
@every_engine
def test_a_search_guided_by_a_network_grows_the_same_tree(name: str, by: By) -> None:
    table, settings = stockpot.Table(name, game(name).usual_players, seed=5), Settings(iterations=ITERATIONS)
    priors = GuidedBot(name).priors
    with by(name) as module:
        assert tree(module, table, settings, priors) == tree(Here(), table, settings, priors)
