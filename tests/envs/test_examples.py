"""The examples run, in a short form, and learn what they say they learn."""

from __future__ import annotations

import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import openspiel_cfr, ppo
from stockpot.envs import Trajectories, VectorTable
from tests.support.processes import ROOT, python


def run(monkeypatch: pytest.MonkeyPatch, program: Any, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [program.__name__, *arguments])
    program.main()


@pytest.mark.compiled
def test_ppo_learns_to_beat_a_random_player() -> None:
    """Some seconds of the example's ten minutes: a clear step from even chances upwards."""
    tables = VectorTable("soup", 2, ppo.TABLES, seed=1, stagger=True, reward="estimate", cores=1)
    learning, chance = Trajectories(tables, ppo.STEPS, ppo.DISCOUNT, ppo.TRACE), np.random.default_rng(1)
    network = ppo.Network(tables.game.n_features, tables.game.n_actions, seed=1)
    for _ in range(14):
        ppo.practise(network, learning, chance)
    assert ppo.wins(network, "soup", "random", games=1000, seed=1) > 0.6


@pytest.mark.compiled
def test_ppo_draws_its_curve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ppo, "EVALUATION", 20)
    run(monkeypatch, ppo, "--minutes", "0.01", "--looks", "1", "--plot", str(tmp_path / "curve.svg"))
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))) == 2


@pytest.mark.compiled
def test_ppo_with_jax_learns_to_beat_a_random_player() -> None:
    """In a process of its own: JAX warns of every fork in a process that it has been in."""
    program = "from examples import jax_ppo; jax_ppo.main()"
    *_, told = python(program, "--rounds", "20", "--looks", "1").splitlines()
    (share,) = re.findall(r"327,680 decisions.*: (.*)% against random", told)
    assert float(share) > 60


@pytest.mark.compiled
def test_the_tour_goes_from_the_first_cell_to_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    tour = ROOT / "examples" / "tour.py"
    assert tour.read_text(encoding="utf-8").startswith("# %% [markdown]\n")
    runpy.run_path(str(tour), run_name="__main__")
    told = capsys.readouterr().out
    assert "Other hands differ: True" in told
    assert "Gymnasium: a learner in seat" in told


def test_cfr_draws_its_curves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run(monkeypatch, openspiel_cfr, "soup", "--iterations", "2", "--plot", str(tmp_path / "cfr.svg"))
    told = json.loads((tmp_path / "cfr.json").read_text(encoding="utf-8"))
    assert told["soup"]["size"]["histories"] == 173
    assert (tmp_path / "cfr.svg").read_text(encoding="utf-8").startswith("<svg")
