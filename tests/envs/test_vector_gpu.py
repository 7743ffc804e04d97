"""Tables on a GPU are, byte for byte, those on the CPU. Left out only where there is no GPU."""

from __future__ import annotations

import os
import pickle
import re
import sys
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.envs import VectorTable
from stockpot.testing.settings import Setting
from tests.envs.test_vector import every_game
from tests.support.processes import ROOT, python
from tests.support.settings import every_printed_setting

pytestmark = [
    pytest.mark.needs("gpu"),
    pytest.mark.filterwarnings("ignore:.*Grid size"),  # few tables do not fill a GPU
]

SHOWN = ("seats", "masks", "observations", "final_observations", "rewards", "scores", "over", "numbers")


def pair(setting: Setting, tables: int = 200, **settings: Any) -> tuple[VectorTable, VectorTable]:
    """The same tables here and there."""
    given = (setting.game, setting.players, tables, 5, setting.options)
    return VectorTable(*given, **settings), VectorTable(*given, device="cuda", **settings)


def same(here: VectorTable, there: VectorTable) -> None:
    for name in SHOWN:
        assert np.asarray(getattr(there, name)).tobytes() == getattr(here, name).tobytes(), name


@every_printed_setting
def test_every_step_is_the_same(setting: Setting) -> None:
    """Seats, masks, observations, final ones too, rewards, scores, ends and resets; in the end the states."""
    here, there = pair(setting, finals=True)
    ended = 0
    for _ in range(400):
        same(here, there)
        actions = here.random_actions()
        assert np.asarray(there.random_actions()).tobytes() == actions.tobytes()
        here.step(actions)
        there.step(actions)
        ended += int(here.over.sum())
    assert ended > 0 or setting.game in ("ursuppe", "sapone", "pantry")
    assert here.save().states == there.save().states


@every_game
def test_staggered_starts_are_the_same_and_so_are_tables_that_stand_still(setting: Setting) -> None:
    here, there = pair(setting, stagger=True, autoreset=False)
    same(here, there)
    steps = 0
    while not here.over.all() and steps < 3000:
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
        steps += 1
        if steps % 50 == 0:
            same(here, there)
    same(here, there)
    assert here.save().states == there.save().states


@every_game
def test_advice_and_estimates_are_the_same(setting: Setting) -> None:
    here, there = pair(setting, stagger=True)
    for _ in range(12):
        assert np.asarray(there.estimates()) == pytest.approx(here.estimates(), abs=1e-6)
        assert np.asarray(there.all_observations()).tobytes() == here.all_observations().tobytes()
        actions = here.thumb_actions()
        advised = there.thumb_actions()
        assert np.asarray(advised).tobytes() == actions.tobytes()
        here.step(actions)
        there.step(advised)
    same(here, there)
    assert here.save().states == there.save().states
    assert here.save().chance == there.save().chance


@every_game
def test_a_batch_goes_on_elsewhere(setting: Setting) -> None:
    """Saved there and restored here, saved here and restored there, and pickled."""
    here, there = pair(setting, finals=True)
    for _ in range(30):
        there.step(there.random_actions())
    here.restore(there.save())
    for _ in range(30):
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
    same(here, there)
    there.reset(9)
    there.restore(here.save())
    again = pickle.loads(pickle.dumps(there))
    assert again.device == "cuda"
    same(here, there)
    same(here, again)


def soup(**settings: Any) -> VectorTable:
    return VectorTable("soup", 4, 1000, 3, device="cuda", **settings)


def test_soup_an_illegal_action_is_refused_and_nothing_changes() -> None:
    tables = soup()
    before = tables.save()
    actions = np.asarray(tables.thumb_actions())
    for bad, error in ((0, stockpot.IllegalMove), (99, stockpot.UnknownMove), (-1, stockpot.UnknownMove)):
        wrong = actions.copy()
        wrong[[700, 333]] = bad
        with pytest.raises(error):
            tables.step(wrong)
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        tables.step(actions.astype(float))
    with pytest.raises(ValueError, match="one action for each of 1000"):
        tables.step(actions[:4])
    assert tables.save().states == before.states
    tables.step(actions)
    assert tables.save().states != before.states


def test_soup_on_trust_a_table_with_an_illegal_action_stands_still() -> None:
    tables = soup(check=False)
    before = tables.save().states
    tables.step(np.full(1000, 99))
    assert tables.save().states == before


def test_soup_tables_can_be_looked_at() -> None:
    here, there = VectorTable("soup", 4, 1000, 3), soup()
    assert there.table(7).state == here.table(7).state
    assert there.table(999).state == here.table(999).state
    with pytest.raises(IndexError, match="There are the tables 0 to 999, not -1"):
        there.table(-1)
    assert repr(there) == "VectorTable('soup', players=4, tables=1000, seed=3, device='cuda')"
    assert repr(there.masks) == f"GpuArray(shape=(1000, {there.game.n_actions}), dtype=int8)"
    with pytest.raises(ValueError, match="without a copy"):
        np.asarray(there.masks, copy=False)


@pytest.mark.needs("pytorch")
def test_soup_pytorch_reads_and_acts_without_a_copy() -> None:
    import torch

    here, there = VectorTable("soup", 4, 1000, 3), soup()
    shown = {name: torch.from_dlpack(getattr(there, name)) for name in SHOWN if name != "final_observations"}
    for name, tensor in shown.items():
        assert tensor.is_cuda
        assert tensor.data_ptr() == getattr(there, name).__cuda_array_interface__["data"][0]
        assert tensor.shape == getattr(here, name).shape
    for kind in (torch.int64, torch.int32, torch.uint8) * 60:
        chosen = shown["masks"].argmax(dim=1)
        here.step(chosen.cpu().numpy())
        there.step(chosen.to(kind))
        assert (shown["masks"].cpu().numpy() == here.masks).all()
        assert (shown["observations"].cpu().numpy() == here.observations).all()
    there.step(torch.stack([shown["masks"].argmax(dim=1)] * 2, dim=1)[:, 1])  # not side by side
    here.step(here.masks.argmax(axis=1))
    same(here, there)
    with pytest.raises(TypeError, match="float32"):
        there.step(torch.zeros(1000, device="cuda"))


@pytest.mark.needs("pytorch")
def test_soup_the_example_of_the_docs_runs() -> None:
    (example,) = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "envs.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "docs/envs.md", "exec"), {})


def test_soup_jax_reads_and_acts() -> None:
    import jax

    here, there = VectorTable("soup", 4, 1000, 3), soup()
    for _ in range(30):
        masks = jax.dlpack.from_dlpack(there.masks)
        there.step(jax.numpy.argmax(masks, axis=1))
        here.step(here.masks.argmax(axis=1))
    same(here, there)


def test_soup_is_learned_with_jax_on_the_gpu() -> None:
    program = "from examples import jax_ppo; jax_ppo.main()"
    path = os.pathsep.join(path for path in sys.path if path)
    *_, told = python(program, "--rounds", "2", "--looks", "1", "--device", "cuda", PYTHONPATH=path).splitlines()
    assert "32,768 decisions" in told


PROGRAM = """
import numpy as np
from stockpot.envs import VectorTable
tables = VectorTable("ursuppe", players=3, tables=200, seed=5, device="cuda")
tables.step(tables.random_actions())
print(np.asarray(tables.observations).sum(dtype=float))
"""


def test_ursuppe_begins_on_the_gpu_where_nothing_was_compiled_before() -> None:
    """Indices that are members of an enum need what compiling for the CPU brings along."""
    here = VectorTable("ursuppe", players=3, tables=200, seed=5)
    here.step(here.random_actions())
    said = python(PROGRAM, PYTHONPATH=os.pathsep.join(path for path in sys.path if path))
    assert float(said.splitlines()[-1]) == here.observations.sum(dtype=float)
