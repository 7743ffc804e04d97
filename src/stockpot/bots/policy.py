"""Policies: what scores the actions of many tables at once, from observations alone.

A policy is called with `observations` (tables × features, float32) and `masks` (tables × actions, 1 for what is legal) and
answers with scores (tables × actions): the highest legal one is played. It may be a function, a `torch.nn.Module`, a network in
an ONNX file.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from stockpot.bots.interface import owed
from stockpot.core import engine
from stockpot.core.table import Action, Table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    class Policy(Protocol):
        """Observations and masks in, scores out."""

        def __call__(self, observations: NDArray[np.float32], masks: NDArray[np.int8]) -> Any: ...

else:
    Policy = Any


class PolicyBot:
    """Plays the legal action with the highest score (greedy)."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name, self.policy = name, policy

    def choose(self, table: Table, seat: int) -> Action:
        actions = owed(table, seat)
        (chosen,) = decide(self.policy, [(table, seat)])
        return next(action for action in actions if action.id == chosen)


def decide(policy: Policy, asked: Sequence[tuple[Table, int]]) -> list[int]:
    """The actions for several tables of one game, and who is asked there."""
    import numpy as np

    found = asked[0][0].game
    observations = np.zeros((len(asked), found.n_features), np.float32)
    masks = np.zeros((len(asked), found.n_actions), np.int8)
    for row, (table, seat) in enumerate(asked):
        engine.features(table.state.handle, seat, observations[row])
        masks[row, table.legal_actions(seat)] = 1
    actions: list[int] = best(policy, observations, masks).tolist()
    return actions


def best(policy: Policy, observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal action with the highest score in every row: `tables.step(best(policy, tables.observations, tables.masks))`."""
    import numpy as np

    scores = np.asarray(policy(observations, masks), np.float64)
    if scores.shape != masks.shape:
        raise ValueError(f"A policy answers with scores of the shape {masks.shape}, not {scores.shape}.")
    legal = np.where(np.asarray(masks) != 0, np.nan_to_num(scores, nan=-np.inf), -np.inf)
    none = np.isneginf(legal).all(axis=1)
    chosen: NDArray[np.int64] = np.where(none, np.asarray(masks).argmax(axis=1), legal.argmax(axis=1))
    return chosen


def as_policy(given: Any) -> Policy:
    """A callable as a policy. Modules of PyTorch get tensors where they are, masks if they take them, and learn nothing."""
    if not callable(given):
        raise ValueError(f"A policy is something that can be called, not {given!r}.")
    torch = sys.modules.get("torch")
    if torch is None or not isinstance(given, torch.nn.Module):
        return given  # type: ignore[no-any-return]
    given.eval()
    device = next((parameter.device for parameter in given.parameters()), torch.device("cpu"))

    takes = sum(one.default is one.empty for one in signature(given.forward).parameters.values())

    def scores(observations: Any, masks: Any) -> Any:
        seen = [torch.as_tensor(one, device=device) for one in (observations, masks)[:takes]]
        with torch.inference_mode():
            return given(*seen).float().cpu().numpy()

    return scores


def onnx_policy(file: Path) -> Policy:
    """The network in a file: its first input is observations, a second one masks; its first output is scores."""
    if not file.is_file():
        raise ValueError(f"There is no file {file}.")
    try:
        import onnxruntime
    except ModuleNotFoundError as error:
        raise ValueError("A network in an ONNX file needs: pip install onnxruntime") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    names = [given.name for given in session.get_inputs()]

    def scores(observations: Any, masks: Any) -> Any:
        import numpy as np

        given = (np.asarray(observations, np.float32), np.asarray(masks, np.float32))
        return session.run(None, dict(zip(names, given, strict=False)))[0]

    return scores
