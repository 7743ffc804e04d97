"""OpenSpiel: every game as a Python game `stockpot_<game>`, registered when this module is imported.

>>> import pyspiel
>>> import stockpot.envs.openspiel
>>> game = pyspiel.load_game("stockpot_soup(players=2,full_pot=9)")

The root is a chance node with `deals` outcomes, one as likely as another: each fixes the shuffles and dice of the whole
game, or, with `chance=nodes`, those before the first decision: later ones are nodes of their own, with up to `outcomes`
outcomes. `last=8` plays the last eight decisions of a game between random players: with few deals that is small enough for
tabular methods, and `deals` are then what may be hidden. Further parameters are `players`, `seed` and the game's own
options; rows of numbers are written `13/13/13/10`, a choice that is a number among others `#2`.

Seats that decide at once are asked in order, and none sees what another has chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core.card_table import CardTable
from stockpot.core.game import Game, game, game_names
from stockpot.core.options import Choice, Numbers, Option
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.random import seed_argument, seed_word
from stockpot.envs import need
from stockpot.envs.common import features, rewards
from stockpot.envs.spiel_course import RECALL, Course, Setting, line_of

pyspiel: Any = need("pyspiel")

DEALS = 10_000
OUTCOMES = 6

# ---------------------------------------------------------------------------------------------------------- parameters


def short_name(found: Game) -> str:
    return f"stockpot_{found.name}"


def parameter(option: Option, value: Any) -> Any:
    """An option's value as OpenSpiel takes it.

    OpenSpiel tells types by their looks: choices that are all numbers are numbers there, and among others a number is `#2`.
    Another table of cards is its numbers, column by column.
    """
    if isinstance(option, CardTable) and value != option.default:
        return "/".join(map(str, option.encode(value)))
    if isinstance(option, Numbers):
        return "/".join(map(str, value))
    if isinstance(option, Choice) and looks_like_a_number(value):
        return int(value) if all(map(looks_like_a_number, option.choices)) else f"#{value}"
    return value


def option_value(option: Option, given: Any) -> Any:
    """An option's value as the game takes it: the other way round."""
    if isinstance(option, CardTable) and given != option.default:
        numbers = [int(part) for part in str(given).split("/")]
        if len(numbers) != option.size:
            raise option.refuse(given)
        return option.decode(numbers)
    if isinstance(option, Numbers):
        return [int(part) for part in str(given).split("/")]
    if isinstance(option, Choice):
        return str(given).removeprefix("#")
    return type(option.default)(given)


def looks_like_a_number(choice: str) -> bool:
    return choice.isdecimal()


def game_type(found: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(found),
        long_name=found.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=found.players[-1],
        min_num_players=found.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": found.usual_players, "deals": DEALS, "seed": 0, "chance": "deal", "outcomes": OUTCOMES, "last": 0,
            **{option.name: parameter(option, option.default) for option in found.options},
        },
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------------------------- game


def at_least(given: dict[str, Any], name: str, usual: int, fewest: int) -> int:
    number = int(given.get(name, usual))
    if number < fewest:
        raise ValueError(f"{name} is at least {fewest}, not {number}.")
    return number


def one_of(given: dict[str, Any], name: str, choices: tuple[Any, ...]) -> Any:
    value = given.get(name, choices[0])
    if value not in choices:
        raise ValueError(f"{name} is {' or '.join(choices)}, not {value!r}.")
    return value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; `register` makes a class of it for each game."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, found = params or {}, self.rules
        players = found.check_players(given.get("players", found.usual_players))
        chosen = [option for option in found.options if option.name in given]
        values = {option.name: option_value(option, given[option.name]) for option in chosen}
        self.setting = Setting(
            found, players, found.encode_options(players, values),
            seed=seed_argument(seed_word(int(given.get("seed", 0)))), deals=at_least(given, "deals", DEALS, 1),
            chance=one_of(given, "chance", ("deal", "nodes")), outcomes=at_least(given, "outcomes", OUTCOMES, 2),
            last=at_least(given, "last", 0, 0),
        )  # fmt: skip
        nodes = self.setting.chance == "nodes"
        info = pyspiel.GameInfo(
            num_distinct_actions=found.n_actions,
            max_chance_outcomes=max(self.setting.deals, self.setting.outcomes if nodes else 0),
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=found.longest(players, values) or DECISION_LIMIT,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Observers take no parameters, not {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, bool(kind.perfect_recall))


# ---------------------------------------------------------------------------------------------------------------- state


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game from the deal to its end."""

    def __init__(self, played: SpielGame) -> None:
        super().__init__(played)
        self.course = Course(played.setting)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.course.asked is None else self.course.asked

    def is_terminal(self) -> bool:
        return self.course.table is not None and self.course.asked is None and not self.course.drawn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.course.table is not None:
            return [(number, drawn.likely) for number, drawn in enumerate(self.course.drawn)]
        deals = self.course.setting.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.sitting.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.course.table is None:
            self.course.deal(action)
        elif self.course.drawn:
            self.course.draw(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'chance' if self.course.drawn else 'deal'} {action}"
        return self.course.setting.game.words.write(self.course.sitting.state, player, action)

    def returns(self) -> list[float]:
        table = self.course.table
        return [0.0] * self.course.setting.players if table is None else rewards(table)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one; its chance is fresh too."""
        other: SpielState = self.clone()
        other.course.guess(player, f"guess {sampler()}")
        return other

    def __str__(self) -> str:
        return " ".join(self.course.story)


# ---------------------------------------------------------------------------------------------------------- observation


class Observer:
    """What a player sees now and, with perfect recall, what it has seen before.

    The string of an observation is the player's view. The string of an information state is all that the player has seen, in
    order; its tensor holds the features and the last moves.
    """

    def __init__(self, played: SpielGame, perfect_recall: bool) -> None:
        n = played.rules.n_features
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(n + 2 * RECALL * perfect_recall, np.float32)
        self.dict = {"features": self.tensor[:n]}
        if perfect_recall:
            self.dict["moves"] = self.tensor[n:].reshape(RECALL, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        course = state.course
        if course.table is None:
            return
        self.dict["features"][:] = features(course.table, player)
        if self.perfect_recall:
            for i, move in enumerate(course.recent[player]):
                self.dict["moves"][i] = move

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        if self.perfect_recall:
            return course.seen(player)
        if course.table is None:
            return f"player {player} before the deal"
        return line_of(course.table.view(player))


# --------------------------------------------------------------------------------------------------------- registration


def register() -> None:
    """Make all games known to OpenSpiel."""
    for name in game_names():
        found = game(name)
        kind = game_type(found)
        own = {"rules": found, "kind": kind, "__module__": __name__}
        made = type(f"Spiel{name.title()}", (SpielGame,), own)
        globals()[made.__name__] = made  # where pickled games look for it
        pyspiel.register_game(kind, made)


register()
