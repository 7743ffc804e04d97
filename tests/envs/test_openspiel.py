"""OpenSpiel's own simulation test, its searchers and a learner; what information states tell and what they keep."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import stockpot
from examples.openspiel_cfr import SMALL, solve
from stockpot.core.options import Option
from stockpot.core.rule import COMPILED
from stockpot.envs import openspiel
from stockpot.testing.settings import Setting
from tests.support.settings import SETTINGS

SHORT = {
    "soup": "hand_sizes=3/3/3/3", "sapone": "target=1", "sapotage": "judges_to_win=1", "ursuppe": "finish=5",
    "pantry": "targets=1/1/1",
}  # fmt: skip
"""Options that end games early: OpenSpiel's test looks at everything after every move."""


def load(name: str, *parameters: str) -> Any:
    chosen = [*parameters, *([SHORT[name]] if name in SHORT else [])]
    return pyspiel.load_game(f"stockpot_{name}({','.join(chosen)})")


def text(option: Option, value: Any) -> str:
    return f"{option.name}={openspiel.parameter(option, value)}"


@pytest.mark.parametrize("setting", [one for one in SETTINGS if len(one.options) <= COMPILED], ids=str)
def test_openspiel_finds_nothing_wrong(setting: Setting) -> None:
    """Its simulation test, with every state written and read back; what it leaves out is pickling."""
    options = stockpot.game(setting.game).options
    game = load(
        setting.game,
        f"players={setting.players}",
        *(text(options[name], value) for name, value in setting.options.items()),
    )
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = after(game, 1, 5)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    ("written", "option", "value"),
    [
        ("stockpot_soup(first_dealer=#1)", "first_dealer", "1"),
        ("stockpot_pantry(doctor=#0)", "doctor", "0"),
        ("stockpot_ursuppe(defense_mp=4)", "defense_mp", "4"),
        ("stockpot_soup(hand_sizes=4/4/4/4)", "hand_sizes", [4, 4, 4, 4]),
    ],
)
def test_choices_that_look_like_numbers(written: str, option: str, value: Any) -> None:
    game = pyspiel.load_game(written)
    assert after(game, 1, 0).course.sitting.options == {option: value}
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def after(game: Any, seed: int, moves: int) -> Any:
    """A state some random moves after the deal."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(chance.randrange(100))
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_a_state_comes_back_from_its_text() -> None:
    game = load("soup", "players=3")
    state = after(game, 1, 12)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_hidden_choice_is_in_no_other_information_state() -> None:
    """Soup: whatever recipe player 0 has chosen, the others know the same."""
    game = load("soup", "players=3")
    seen = set()
    for choice in range(29, 34):
        state = game.new_initial_state()
        state.apply_action(7)
        assert state.current_player() == 0
        state.apply_action(choice)
        assert state.current_player() == 1
        seen.add((
            state.information_state_string(1), tuple(state.information_state_tensor(1)),
            state.observation_string(1), tuple(state.observation_tensor(1)),
        ))  # fmt: skip
    assert len(seen) == 1


def test_information_states_remember_what_observations_forget() -> None:
    """The same table reached by two orders of moves: one observation, two information states."""
    game = pyspiel.load_game("stockpot_soup(players=2,hand_sizes=3/3/3/3)")
    by_observation: dict[str, set[str]] = {}
    for seed in range(60):
        chance = random.Random(seed)
        state = game.new_initial_state()
        state.apply_action(3)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            for player in range(2):
                told = by_observation.setdefault(state.observation_string(player), set())
                told.add(state.information_state_string(player))
    assert max(len(told) for told in by_observation.values()) > 1


@pytest.mark.parametrize("name", stockpot.game_names())
def test_who_has_seen_the_same_sees_and_may_do_the_same(name: str) -> None:
    """An information state is all that a player knows: whatever else differs, view, features and moves are the same."""
    game, told = load(name, "deals=1"), dict[str, tuple[Any, ...]]()
    met = 0
    for seed in range(6 if COMPILED else 2):
        chance = random.Random(seed)
        state = game.new_initial_state()
        state.apply_action(0)
        for _ in range(25):
            if state.is_terminal():
                break
            player = state.current_player()
            known = state.observation_string(player), tuple(state.observation_tensor(player)), state.legal_actions()
            text = state.information_state_string(player)
            met += text in told
            assert told.setdefault(text, known) == known
            state.apply_action(chance.choice(state.legal_actions()))
    assert met > 0


def test_information_states_can_be_read() -> None:
    game = load("soup", "players=3")
    state = game.new_initial_state()
    state.apply_action(7)
    for action in (29, 30, 31):
        state.apply_action(action)
    _, head, *lines = state.information_state_string(1).splitlines()
    assert json.loads(head)["seat"] == 1
    assert lines[:2] == ['chose {"seat":0}', "> vegetable soup"]
    assert "bug soup" in "".join(lines), "recipes are turned up together"


def test_information_states_do_not_depend_on_when_somebody_asks() -> None:
    """Asked after every move, or once at the end; and what a copy goes on to see stays with the copy."""
    game = load("sapone", "players=3")
    often, once = after(game, 1, 0), after(game, 1, 0)
    while len(once.history()) < 60:
        before = [often.information_state_string(player) for player in range(3)]
        aside = often.child(often.legal_actions()[-1])
        assert aside.information_state_string(0).startswith(before[0])
        assert [often.information_state_string(player) for player in range(3)] == before
        action = often.legal_actions()[0]
        often.apply_action(action)
        once.apply_action(action)
    for player in range(3):
        assert often.information_state_string(player) == once.information_state_string(player)


# ------------------------------------------------------------------------------------------------------ chance and length


def walk(state: Any) -> Any:
    """All states from here on."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from walk(state.child(action))


def test_lots_on_the_way_are_nodes_of_their_own() -> None:
    """Ursuppe: a die has six faces, all as likely as each other."""
    game = pyspiel.load_game("stockpot_ursuppe(players=3,chance=nodes,deals=1)")
    chance, dice = random.Random(1), []
    state = game.new_initial_state()
    while len(dice) < 3 and not state.is_terminal():
        if state.is_chance_node() and str(state) != "ursuppe":
            likely = [share for _, share in state.chance_outcomes()]
            assert sum(likely) == pytest.approx(1)
            after = {state.child(action).information_state_string(0) for action in state.legal_actions()}
            assert len(after) == len(likely), "the outcomes are told apart"
            dice.append(likely)
        state.apply_action(chance.choice(state.legal_actions()))
    assert any(likely == pytest.approx([1 / 6] * 6) for likely in dice)


def test_openspiel_finds_nothing_wrong_with_chance_nodes() -> None:
    game = pyspiel.load_game("stockpot_ursuppe(players=3,chance=nodes,deals=1,finish=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_the_ends_of_games_are_small(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    states = list(walk(game.new_initial_state()))
    assert 50 < len(states) < 3000
    assert any(state.is_terminal() for state in states)
    ends = {tuple(state.returns()) for state in states if state.is_terminal()}
    assert len(ends) > 1, "it is not decided yet"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.compiled if name != "soup" else ()) for name in SMALL]
)
def test_cfr_comes_near_an_equilibrium_of_the_end_of_every_game(name: str) -> None:
    found = [left for _, left in solve(pyspiel.load_game(SMALL[name]), 16)]
    assert found == sorted(found, reverse=True)
    assert found[-1] < found[0] / 10


@pytest.mark.compiled
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_game_is_longer_than_it_is_said_to_be(setting: Setting) -> None:
    bound = stockpot.game(setting.game).longest(setting.players, setting.options)
    if bound is None:
        assert setting.options["ties"] == "none"
        return
    longest = stockpot.playouts(setting.game, setting.players, 200, seed=1, options=setting.options).decisions.max()
    assert longest <= bound


DRAWN_OUT: list[tuple[str, int, dict[str, Any]]] = [
    ("sapone", 2, {"target": 1}),
    ("sapone", 6, {"target": 2, "doubt": True, "requests": 5}),
    ("ursuppe", 3, {"full_game": True, "start_bp": 50, "income": 50}),
    ("ursuppe", 4, {"full_game": True, "start_bp": 50, "income": 50, "holding": "after", "capacity": [10, 10]}),
]
"""Games that can be drawn out, and options with which they are."""
ON_AND_ON = ("ask", "believe", "bid", "sell", "follow yes", "second move yes", "movement move")


@pytest.mark.parametrize(("name", "players", "options"), DRAWN_OUT)
def test_nor_a_game_that_everybody_draws_out(name: str, players: int, options: dict[str, Any]) -> None:
    """Ursuppe: all follow and move twice. Sapone: nobody doubts, buys or accepts; sellers ask until all cards are down."""
    table, chance = stockpot.Table(name, players, 1, options), random.Random(1)
    while not table.over:
        legal = table.legal_actions(table.to_act[0])
        longer = [action for action in legal if table.game.action_names[action].startswith(ON_AND_ON)]
        going = longer or [action for action in legal if not table.game.declines(action)]
        table.play(table.to_act[0], chance.choice(going or legal))
    bound = table.game.longest(players, options)
    assert bound is not None
    assert 1000 < len(table.moves) <= bound


def test_a_soup_is_as_long_as_its_cards() -> None:
    game = pyspiel.load_game("stockpot_soup(players=2,hand_sizes=3/3/3/3)")
    assert game.max_game_length() == 5 * 2 * 4


@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_guessed_state_looks_the_same_to_its_player(name: str) -> None:
    for seed in range(4):
        state = after(load(name), seed, 10 * seed)
        player = state.current_player()
        if player < 0:
            continue
        other = state.resample_from_infostate(player, random.Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        while not other.is_terminal() and len(other.history()) < len(state.history()) + 20:
            other.apply_action(other.legal_actions()[0])


def test_returns_are_what_the_winners_take() -> None:
    state = after(load("soup", "players=3"), 2, 1000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert state.returns() == pytest.approx([3 * share - 1 for share in state.course.sitting.outcome])


@pytest.mark.parametrize("name", stockpot.game_names())
def test_searchers_of_openspiel_play_our_games(name: str) -> None:
    game = load(name)
    state = after(game, 1, 3)
    chance = np.random.RandomState(1)
    evaluator = HorizonEvaluator()
    for bot in (
        ismcts.ISMCTSBot(game, evaluator, 1.0, 8, random_state=chance),
        mcts.MCTSBot(game, 1.0, 8, evaluator, random_state=chance),
    ):
        assert bot.step(state) in state.legal_actions()


class HorizonEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Values states by the game's own estimate: rollouts of long games take long in Python."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.course.sitting.outcome)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_a_learner_of_openspiel_learns_a_small_soup() -> None:
    """External-sampling Monte Carlo CFR on soup with one card each, which fills the pot."""
    game = pyspiel.load_game("stockpot_soup(players=2,hand_sizes=1/1/1/1,full_pot=1,deals=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    regrets = [regret for regret, _ in solver._infostates.values()]
    assert len(regrets) > 50
    assert any(regret.any() for regret in regrets), "some moves turned out better than others"


@pytest.mark.parametrize(
    ("parameters", "match"),
    [
        ("players=9", "soup is for 2 to 5 players"),
        ("deals=0", "deals is at least 1, not 0"),
        ("chance=luck", "chance is deal or nodes, not 'luck'"),
        ("full_pot=999", "full_pot takes"),
    ],
)
def test_wrong_parameters_are_refused(parameters: str, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        pyspiel.load_game(f"stockpot_soup({parameters})")


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        openspiel.SpielGame.make_py_observer(load("soup"), None, {"what": 1})
