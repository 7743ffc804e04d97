"""OpenSpiel: every game as a Python game `stockpot_<game>`, registered when this module is imported.

>>> import pyspiel
>>> import stockpot.envs.openspiel
>>> game = pyspiel.load_game("stockpot_soup(players=2,full_pot=9)")

The root is a chance node with `deals` outcomes, one as likely as another: each fixes the shuffles and dice of the whole
game. With few deals a game is small enough for tabular methods. Parameters are `players`, `deals`, `seed` and the game's
own options; rows of numbers are written `13/13/13/10`.

Seats that decide at once are asked in order, and none sees what another has chosen.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core import engine
from stockpot.core.game import Game, game, game_names
from stockpot.core.options import Choice, Numbers, Option
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.table import Table
from stockpot.core.trail import NO_TRAIL
from stockpot.envs import need
from stockpot.envs.common import features, rewards

pyspiel: Any = need("pyspiel")

DEALS = 10_000
RECALL = 64
"""How many of the last moves an information-state tensor shows, beside the features."""

# ---------------------------------------------------------------------------------------------------------- parameters


def short_name(found: Game) -> str:
    return f"stockpot_{found.name}"


def parameter(option: Option, value: Any) -> Any:
    """An option's value as OpenSpiel takes it.

    OpenSpiel tells types by their looks: choices that are all numbers are numbers there, and among others a number is `#2`.
    """
    if isinstance(option, Numbers):
        return "/".join(map(str, value))
    if isinstance(option, Choice) and looks_like_a_number(value):
        return int(value) if all(map(looks_like_a_number, option.choices)) else f"#{value}"
    return value


def option_value(option: Option, given: Any) -> Any:
    """An option's value as the game takes it: the other way round."""
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
            "players": found.usual_players, "deals": DEALS, "seed": 0,
            **{option.name: parameter(option, option.default) for option in found.options},
        },
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------------------------- game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; `register` makes a class of it for each game."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, found = params or {}, self.rules
        self.players = found.check_players(given.get("players", found.usual_players))
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"There is at least one deal, not {self.deals}.")
        self.seed = seed_argument(seed_word(int(given.get("seed", 0))))
        chosen = [option for option in found.options if option.name in given]
        values = {option.name: option_value(option, given[option.name]) for option in chosen}
        self.table_options = found.encode_options(self.players, values)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.n_actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=DECISION_LIMIT,
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
        self.course = Course(played)

    def current_player(self) -> int:
        if self.course.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.asked is None else self.course.asked

    def is_terminal(self) -> bool:
        return self.course.table is not None and self.course.asked is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.course.played.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.sitting.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.course.table is None:
            self.course.deal(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.course.played.rules.words.write(self.course.sitting.state, player, action)

    def returns(self) -> list[float]:
        table = self.course.table
        return [0.0] * self.course.played.players if table is None else rewards(table)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one; its chance is fresh too."""
        other: SpielState = self.clone()
        other.course.guess(player, f"guess {sampler()}")
        return other

    def __str__(self) -> str:
        return " ".join(self.course.story)


class Course:
    """A table, and what each seat has seen of its past."""

    def __init__(self, played: SpielGame) -> None:
        self.played = played
        self.table: Table | None = None
        self.asked: int | None = None
        self.story = [played.rules.name]
        """The deal and all moves: `seat:action`."""
        self.past = [b""] * played.players
        """For each seat a fingerprint of all it has seen, in order."""
        self.recent: list[list[tuple[float, float]]] = [[] for _ in range(played.players)]
        """For each seat the last moves it has seen, the newest first."""

    @property
    def sitting(self) -> Table:
        """The table, once the cards are dealt."""
        assert self.table is not None
        return self.table

    def __deepcopy__(self, memo: Any) -> Course:
        """Games are shared: OpenSpiel copies states often."""
        other = object.__new__(Course)
        other.played, other.asked = self.played, self.asked
        other.table = self.table and self.table.copy()
        other.story, other.past, other.recent = self.story.copy(), self.past.copy(), self.recent.copy()
        return other

    def deal(self, number: int) -> None:
        self.story.append(f"deal {number},")
        played = self.played
        state = played.rules.state()
        seed = seed_argument(int(derive(played.seed, number)))
        engine.begin(state.handle, played.players, played.table_options, seed, seed_argument(0))
        self.table = Table.from_state(played.rules, state)
        self._look_up()

    def play(self, action: int) -> None:
        """Carry a move out for the seat that is asked, and let everybody see what they may."""
        handle, seat = self.sitting.state.handle, self.asked
        assert seat is not None
        hidden = [other != seat and bool(engine.is_secret(handle, other)) for other in range(self.played.players)]
        engine.act(handle, seat, action, NO_TRAIL)
        self.story.append(f"{seat}:{action}")
        for viewer in range(self.played.players):
            who = 1 + (seat - viewer) % self.played.players
            what = 0 if hidden[viewer] else 1 + action
            seen = (who / self.played.players, what / self.played.rules.n_actions)
            self.recent[viewer] = [seen, *self.recent[viewer][: RECALL - 1]]
            self.past[viewer] = fingerprint(self.past[viewer], bytes(f"{who}:{what}", "ascii"))
        self._look_up()

    def _look_up(self) -> None:
        """Everybody looks at the table."""
        for viewer in range(self.played.players):
            self.past[viewer] = fingerprint(self.past[viewer], features(self.sitting, viewer).tobytes())
        to_act = self.sitting.to_act
        self.asked = to_act[0] if to_act else None

    def guess(self, player: int, seed: str) -> None:
        """Replace all that the player cannot know, the past of the others too."""
        self.table = self.sitting.redeal(player, seed)
        self.story.append(f"{player} {seed},")
        for other in range(self.played.players):
            if other != player:
                sight = features(self.table, other).tobytes()
                self.past[other] = fingerprint(self.past[player], sight)
                self.recent[other] = []


def fingerprint(past: bytes, seen: bytes) -> bytes:
    return hashlib.blake2b(past + seen, digest_size=12).digest()


# ---------------------------------------------------------------------------------------------------------- observation


class Observer:
    """What a player sees now and, with perfect recall, what it has seen before.

    The string of an observation is the player's view. The string of an information state is a fingerprint of all that
    the player has seen, in order; its tensor holds the features and the last moves.
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
            return f"player {player} after {course.past[player].hex()}"
        if course.table is None:
            return f"player {player} before the deal"
        return json.dumps(course.table.view(player), separators=(",", ":"), ensure_ascii=False)


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
