"""What every environment does with a table: action masks, observations, rewards, pictures."""

from __future__ import annotations

import io
import operator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from stockpot.core import engine
from stockpot.core.game import Game, Viewer, game
from stockpot.core.table import Table

BOUND = 16.0
"""Bound of the observation space: no number of an observation is farther from 0, and most lie between 0 and 1."""

RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}.")
    return render_mode


class HasTable:
    """An environment with a table, which exists from the first `reset` on."""

    table: Table

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name == "table":
                raise AttributeError("There is no table yet: call reset() first.")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")


def whole(action: Any) -> int:
    """An action as a number: of Python, NumPy, PyTorch or JAX, but never one that would have to be cut."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"Actions are whole numbers, not {action!r}.") from None


def no_action(action: int, n_actions: int) -> str:
    """Why a number is not an action of the game; empty where it is one."""
    return "" if 0 <= action < n_actions else f"Actions are 0 to {n_actions - 1}, not {action}."


def action_mask(table: Table, seat: int) -> NDArray[np.int8]:
    """1 for every legal action of a seat; after the end for all actions, so that a policy can still be normalised."""
    mask = np.zeros(table.game.n_actions, np.int8)
    mask[slice(None) if table.over else table.legal_actions(seat)] = 1
    return mask


def features(table: Table, seat: int) -> NDArray[np.float32]:
    """The features of a seat (observation tensor)."""
    out = np.zeros(table.game.n_features, np.float32)
    engine.features(table.state.handle, seat, out)
    return out


def observation(table: Table, seat: int, mask: NDArray[np.int8], named: bool) -> dict[str, Any]:
    """Observation and action mask of a seat; `named`: the observation as a dictionary of its parts."""
    seen = features(table, seat)
    return {"observation": table.game.observation_parts.of(seen) if named else seen, "action_mask": mask}


def standing(table: Table, reward: str) -> list[float]:
    """What rewards are differences of: each seat's payoff at the end, its points so far, or the game's estimate of its payoff."""
    if reward == "points":
        return [float(score) for score in table.scores]
    if reward == "estimate":
        return [table.players * share - 1.0 for share in table.outcome]
    return rewards(table)


def rewards(table: Table) -> list[float]:
    """Payoffs as if everybody had staked 1 and the winners shared the pot; 0 before the end."""
    if not table.over:
        return [0.0] * table.players
    return [table.players * share - 1.0 for share in table.outcome]


def picture(table: Table, viewer: Viewer) -> str:
    """The table as the terminal shows it to a viewer, with colours."""
    names = [f"player_{seat}" for seat in range(table.players)]
    drawn = table.game.screen.draw(table.view(viewer), names, "en")
    screen = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="standard", highlight=False)
    with screen.capture() as caught:
        screen.print(drawn)
    return caught.get()


def show(table: Table, viewer: Viewer, render_mode: str | None) -> Any:
    """What `render` of an environment returns: text, pixels (480 × 640 × 3), or `None` when it was printed."""
    if render_mode == "rgb_array":
        from stockpot.pictures import WIDTH, raster

        return raster.pixels(table.picture(viewer), WIDTH)
    if render_mode == "ansi":
        return picture(table, viewer)
    if render_mode == "human":
        print(picture(table, viewer))
    return None


def observation_space(found: Game, extra: int = 0, named: bool = False) -> Any:
    """Features and mask of one seat, as Gymnasium describes them; `named`: every part of the features by its name."""
    from gymnasium import spaces

    def box(*shape: int) -> Any:
        return spaces.Box(-BOUND, BOUND, shape, np.float32)

    parts = {name: box(*part.shape) for name, part in found.observation_parts.items()}
    return spaces.Dict(
        {
            "observation": spaces.Dict(parts) if named else box(found.n_features),
            "action_mask": spaces.MultiBinary(found.n_actions + extra),
        }
    )


def find(name: str, players: int | None) -> tuple[Game, int]:
    """The game of this name, and how many play it here."""
    found = game(name)
    return found, found.usual_players if players is None else found.check_players(players)
