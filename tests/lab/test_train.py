"""Training: slopes are right, the same seed gives the same network, and watching is enough to learn something."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stockpot.bots.net import Network
from stockpot.core.game import game
from stockpot.lab.train.course import Course, Training, by_gains, duel, one_hot, train
from stockpot.lab.train.device import Device
from stockpot.lab.train.lesson import Classroom, Lesson, looked_back
from stockpot.lab.train.student import Student

SHORT = Training(rounds=4, watch=2, tables=8, steps=8, batch=64, units=(16, 8), every=4, duels=4, cores=1)


def small_student() -> Student:
    """Of double precision, for slopes."""
    rng = np.random.default_rng(1)
    shapes = {"first": (7, 5), "second": (6, 4), "policy": (5, 3), "value": (5, 6)}
    return Student(Network(**{name: rng.normal(size=shape) for name, shape in shapes.items()}), Device())


@pytest.mark.parametrize("layer", Network._fields)
def test_slopes_agree_with_small_differences(layer: str) -> None:
    student, rng = small_student(), np.random.default_rng(2)
    x, policy, value = rng.normal(size=(9, 6)), rng.normal(size=(9, 3)), rng.normal(size=(9, 6))

    def loss() -> float:
        thought = student.think(x)
        return float((thought.policy * policy).sum() + (thought.value * value).sum())

    slopes = student.slopes(x, student.think(x), policy, value)[layer]
    weights, step = student.weights[layer], 1e-6
    for at in [(0, 0), (1, 2), (-1, 1)]:
        kept = weights[at]
        weights[at] = kept + step
        higher = loss()
        weights[at] = kept - step
        lower = loss()
        weights[at] = kept
        assert slopes[at] == pytest.approx((higher - lower) / (2 * step), rel=1e-4)


def test_the_slope_of_the_policy_agrees_with_small_differences() -> None:
    """Of the clipped objective less curiosity, where the bounds are not reached."""
    student, rng = small_student(), np.random.default_rng(3)
    logits, allowed = rng.normal(size=(4, 3)), np.ones((4, 3), bool)
    chosen, gains = np.array([0, 1, 2, 1]), np.array([1.0, -0.5, 2.0, 0.3])
    chances = student.softmax(logits, allowed)[np.arange(4), chosen]

    def loss(changed: Any) -> float:
        wanted = student.softmax(changed, allowed)
        entropy = -(wanted * np.log(wanted)).sum()
        return float(-(gains * wanted[np.arange(4), chosen] / chances).sum() - 0.1 * entropy)

    part = Lesson(features=None, masks=allowed, chosen=chosen, chances=chances, gains=gains, ends=None, sitting=None)
    wanted = student.softmax(logits, allowed)
    slope = by_gains(student, part, wanted, one_hot(student, wanted, chosen), 0.1)
    for row in range(4):
        for column in range(3):
            nudge = np.zeros_like(logits)
            nudge[row, column] = 1e-6
            difference = (loss(logits + nudge) - loss(logits - nudge)) / 2e-6
            assert slope[row, column] == pytest.approx(difference, rel=1e-4, abs=1e-7)


def test_the_same_seed_gives_the_same_network() -> None:
    def trained(seed: int) -> list[bytes]:
        training = replace(SHORT, seed=seed)
        return [matrix.tobytes() for matrix in train("soup", training, lambda report: None)]

    assert trained(1) == trained(1)
    assert trained(1) != trained(2)


def test_a_decision_is_judged_by_what_its_player_saw_next() -> None:
    """Two seats in turn, then the end: with no trace a decision counts up to the own next one, with all up to the end."""
    foreseen = [np.array([[share, 1 - share]], np.float32) for share in (0.5, 0.6, 0.7, 0.8, 0.9)]
    seats, over = np.array([[0], [1], [0], [1]]), [np.array([False])] * 3 + [np.array([True])]
    shares = [np.zeros((1, 2), np.float32)] * 3 + [np.array([[1.0, 0.0]], np.float32)]
    near = looked_back(foreseen, seats, over, shares, trace=0.0)
    assert near[:, 0, 0] == pytest.approx([0.7, 0.8, 1.0, 1.0])
    far = looked_back(foreseen, seats, over, shares, trace=1.0)
    assert far[:, 0, 0] == pytest.approx([1.0] * 4)


def test_the_games_own_estimate_may_stand_for_what_is_foreseen() -> None:
    room = Classroom("sapone", 3, 4, seed=1, cores=1)
    student = Student(Network.blank(game("sapone"), (4, 4), seed=1), Device())
    logits = student.think(room.tables.observations).value
    estimate = np.array([room.tables.table(i).outcome for i in range(4)])
    assert room._foreseen(student, logits, 1.0) == pytest.approx(estimate, abs=1e-6)
    half = (room._foreseen(student, logits, 0.0) + estimate) / 2
    assert room._foreseen(student, logits, 0.5) == pytest.approx(half, abs=1e-6)


@pytest.mark.parametrize("name", ["soup", "sapone"])
def test_watching_teaches_what_rules_of_thumb_do(name: str) -> None:
    """The actions of a lesson become likelier by learning from it."""
    training = Training(rounds=100, watch=100, tables=16, steps=16, batch=128, units=(32, 16), cores=1)
    with Course(name, training) as course:
        before = liking(course)
        for _ in range(8):
            course.next_round()
        assert liking(course) > 1.2 * before


def liking(course: Course) -> float:
    """How likely the student was to do what it watched, on average."""
    lesson = course.rooms[0].lesson(course.student, 16, 0.9, 0.0, True)
    return float(lesson.chances.mean())


def test_a_network_that_knows_nothing_loses_to_rules_of_thumb() -> None:
    share = duel(Network.blank(game("soup"), (4, 4), seed=1), "soup", 2, 1, 40, Device())
    assert share < 0.3


def test_training_goes_on_from_a_network(tmp_path: Path) -> None:
    start = Network.blank(game("soup"), (16, 8), seed=5)
    start.write(tmp_path / "start.npz")
    with Course("soup", Training(start=tmp_path / "start.npz", tables=8, cores=1)) as course:
        assert course.student.network().first == pytest.approx(start.first, abs=1e-3)
