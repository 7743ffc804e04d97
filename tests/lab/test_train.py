"""Training: who is judged by what, what the learner may see, and that a course can be repeated and gone on with."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.bots.net import NetBot, Network, network
from stockpot.bots.net.network import Activations
from stockpot.bots.net.think import consider
from stockpot.core.game import SHELF, game
from stockpot.engine.ground import Here
from stockpot.envs.common import features
from stockpot.lab.train import Files, Training

if find_spec("torch"):
    import torch

    from stockpot.lab.train import distil, ppo
    from stockpot.lab.train.duel import duel
    from stockpot.lab.train.model import NEVER, Player
    from stockpot.lab.train.rollout import counted, looked_back
    from stockpot.lab.train.table_groups import TableGroup, open_groups
    from stockpot.lab.train.training_loop import Course, train

pytestmark = pytest.mark.needs("pytorch")

SHORT = Training(rounds=4, watch=2, tables=20, steps=4, batch=32, units=(16, 8, 8), every=2, cores=1)

SEEN = ("features", "allowed", "advised")

every_game = pytest.mark.parametrize("name", SHELF)


def silent(report: Any) -> None:
    """Nobody listens."""


def weights(player: Player) -> list[bytes]:
    return [np.asarray(matrix).tobytes() for matrix in player.network()]


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    def trained(seed: int) -> list[bytes]:
        return weights(train("soup", replace(SHORT, seed=seed), Files(tmp_path / "soup.npz"), silent))

    assert trained(1) == trained(1)
    assert trained(1) != trained(2)


def test_a_course_that_was_interrupted_ends_the_same(tmp_path: Path) -> None:
    files = Files(tmp_path / "soup.npz", tmp_path / "soup.pt", tmp_path / "soup.json")
    whole = train("soup", SHORT, Files(tmp_path / "whole.npz"), silent)
    first = Course("soup", SHORT)
    first.next_round()
    first.next_round()
    first.report()
    first.write(files)
    assert weights(train("soup", SHORT, files, silent)) == weights(whole)
    curve = json.loads((tmp_path / "soup.json").read_text())
    assert [report["round"] for report in curve] == [2, 4]


def test_what_is_shipped_says_what_the_learner_says(tmp_path: Path) -> None:
    """The compiled forward pass and PyTorch's, also after a way through a file."""
    for name in ("sapone", "ursuppe"):
        found, table = game(name), stockpot.Table(name, 4, seed=3)
        player = Player(found, (16, 16, 8), trust=2.0)
        torch.nn.init.normal_(player.policy.weight)
        player.network().write(tmp_path / "own.npz")
        again = Player(found, (16, 16, 8), trust=0.0)
        again.take(Network.read(tmp_path / "own.npz", found))
        group = TableGroup(name, 4, {}, 1, replace(SHORT, thumbs=0.0, older=0.0), duel=True)
        for _ in range(3):
            table, seat = group.tables.table(0), int(group.seats[0])
            advised = group.advised()
            with torch.no_grad():
                liked, _ = again(group.observations, group.allowed(), advised)
            thought = Activations.for_table(again.network(), found, 4, Here())
            consider(table.state.handle, seat, again.network(), thought)
            legal = [action.id for action in table.legal(seat)]
            columns = group._column_of[seat][legal]
            if int(group.advice[0]) in legal and int(np.argmax(np.asarray(thought.inputs)[found.n_features :])) == int(
                advised
            ):
                assert liked[0, columns].tolist() == pytest.approx([thought.actions[a] for a in legal], abs=1e-3)
            assert (liked[0] > NEVER).sum() == len(legal)
            group.play(advised)


def test_while_it_settles_only_the_critic_learns() -> None:
    """Watching comes before; then the network stays as it is, and is taught again by the round after."""
    course = Course("soup", replace(SHORT, watch=1, settle=2))
    course.next_round()
    player, critic, learned = weights(course.player), str(course.critic.state_dict()), course.learned
    course.next_round()
    course.next_round()
    assert weights(course.player) == player
    assert str(course.critic.state_dict()) != critic
    assert course.learned == learned
    course.next_round()
    assert weights(course.player) != player
    assert course.learned > learned


def test_seats_around_a_table() -> None:
    """Three sit at a table for five: the places after theirs stay where they are."""
    by, players = torch.tensor([[1], [-1]]), torch.tensor([[3], [3]])
    assert counted(by, players, 5).tolist() == [[1, 2, 0, 3, 4], [2, 0, 1, 3, 4]]


def test_a_decision_is_judged_by_what_was_seen_later() -> None:
    """With no trace by the next step alone, with all of it by the end of the game."""
    foreseen = torch.tensor([[[share, 1 - share]] for share in (0.5, 0.6, 0.7, 0.8)])
    over = torch.tensor([[False], [False], [True]])
    shares = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]]])
    near = looked_back(foreseen, over, shares, torch.tensor([0.0]))
    assert near[:, 0, 0].tolist() == pytest.approx([0.6, 0.7, 1.0])
    assert looked_back(foreseen, over, shares, torch.tensor([1.0]))[:, 0, 0].tolist() == pytest.approx([1.0] * 3)
    half = looked_back(foreseen, over, shares, torch.tensor([0.5]))[:, 0, 0].tolist()
    assert half == pytest.approx([(0.6 + (0.7 + 1) / 2) / 2, (0.7 + 1) / 2, 1.0])


@every_game
def test_a_round_is_played_and_learned_from_in_every_game(name: str) -> None:
    course = Course(name, replace(SHORT, tables=24, steps=2))
    before = weights(course.player)
    course.next_round()
    assert weights(course.player) != before
    assert course.decisions == 2 * 24
    assert {group.players for group in course.groups} <= set(game(name).players)


def test_the_critic_begins_with_the_games_own_estimate() -> None:
    course = Course("sapone", SHORT)
    group, place = course.groups[0], course.rollout.places[0]
    course.rollout.look(0, group, place)
    with torch.no_grad():
        foreseen = course.rollout._foreseen(course.critic)[0, place, :4]
    estimates = np.array([group.tables.table(i).outcome for i in range(group.n)])
    assert foreseen.numpy() == pytest.approx(estimates, abs=2e-3)


def test_the_learner_sees_no_more_than_its_seat() -> None:
    """Tables that look the same to the seat: the player is told the same, the critic is not."""
    course = Course("soup", replace(SHORT, thumbs=0.0, older=0.0))
    group, place = course.groups[0], course.rollout.places[0]
    course.rollout.look(0, group, place)
    table, seat = group.tables.table(0), int(group.seats[0])
    other = table.redeal(seat, seed=5)
    assert features(table, seat).tolist() == features(other, seat).tolist()
    assert course.rollout.features[0, 0].tolist() == pytest.approx(features(table, seat).tolist())
    first, last = group.game.bots.private
    hands = [value for k in range(1, 4) for value in features(table, (seat + k) % 4)[first:last]]
    assert course.rollout.hidden[0, 0, : len(hands)].tolist() == pytest.approx(hands)


def test_watching_teaches_what_rules_of_thumb_advise() -> None:
    """The same positions, before and after other ones were learned from."""
    course = Course("soup", replace(SHORT, rounds=20, watch=20, tables=64, steps=8, batch=128, trust=0.0, rate=3e-3))
    with torch.no_grad():
        ppo.play(course.groups, course.rollout, course.player, course.older, watch=True)
    rollout = course.rollout
    seen = [getattr(rollout, name)[: rollout.steps].flatten(0, 1).clone() for name in SEEN]
    before = surprise(course.player, seen)
    for _ in range(8):
        course.next_round()
    assert surprise(course.player, seen) < 0.9 * before


def surprise(player: Player, seen: list[Any]) -> float:
    """How unlikely the player finds what is advised."""
    with torch.no_grad():
        liked, _ = player(*seen)
    return float(torch.nn.functional.cross_entropy(liked, seen[2]))


def test_only_the_own_decisions_are_learned_from_and_only_where_there_was_a_choice() -> None:
    course = Course("soup", replace(SHORT, thumbs=0.5, older=0.5))
    with torch.no_grad():
        ppo.play(course.groups, course.rollout, course.player, course.older, watch=False)
    rows = ppo.rows_to_learn(course.rollout, watch=False)
    own = course.rollout.own.flatten()[rows]
    assert own.all()
    assert (course.rollout.allowed.sum(2).flatten()[rows] > 1).all()
    others = ~course.rollout.own[:, course.rollout.places[0]][:, course.groups[0].thumbs]
    chosen, advised = (
        getattr(course.rollout, name)[:, course.rollout.places[0]][:, course.groups[0].thumbs]
        for name in ("chosen", "advised")
    )
    assert (chosen[others] == advised[others]).all()


def test_manners_are_not_learned() -> None:
    """SaPotage: how to react to a dish is no matter of winning."""
    group = TableGroup("sapotage", 3, {}, 40, replace(SHORT, thumbs=0.0, older=0.0))
    for _ in range(30):
        polite = torch.tensor([group.tables.table(i).parts(int(k), group.tables.table(i).legal(int(k))[0])["kind"] == "react"
                               for i, k in enumerate(group.seats)])  # fmt: skip
        assert (group.by_manners() == polite).all()
        if polite.any():
            return
        group.play(group.advised())
    pytest.fail("nobody was asked to react")


def test_a_network_that_goes_by_rules_of_thumb_wins_its_fair_share() -> None:
    figure = duel(Player(game("soup"), (4, 4, 4), trust=50.0), "soup", 2, {}, 60, SHORT)
    assert figure.games == 60
    assert abs(figure.share - 0.5) < 3 * figure.interval / 1.96
    assert NetBot("soup", Player(game("soup"), (4, 4, 4), trust=50.0).network())


def test_a_best_response_sits_alone_among_rivals_that_never_change() -> None:
    """It begins as the network that it is to beat; the others play what that likes most."""
    course = Course("soup", replace(SHORT, against="net"))
    shipped = weights(Player.of(course.game, network("soup")))
    assert weights(course.player) == weights(course.older) == shipped
    assert all((group.mine.sum(1) == 1).all() for group in course.groups)
    course.next_round()
    assert weights(course.player) != shipped
    assert weights(course.older) == shipped
    others = ~course.rollout.own
    seen = [
        getattr(course.rollout, name)[:-1] if name == "features" else getattr(course.rollout, name) for name in SEEN
    ]
    with torch.no_grad():
        liked, _ = course.older(*(column[others] for column in seen))
    assert (course.rollout.chosen[others] == liked.argmax(1)).all()


def test_a_best_response_to_rules_of_thumb_meets_nobody_else() -> None:
    course = Course("soup", replace(SHORT, against="thumb"))
    assert all(group.judged == slice(0, group.n) for group in course.groups)
    course.next_round()
    others = ~course.rollout.own
    assert (course.rollout.chosen[others] == course.rollout.advised[others]).all()


def test_a_duel_against_rivals_who_never_do_what_is_advised() -> None:
    good, bad = (Player(game("soup"), (4, 4, 4), trust=trust) for trust in (50.0, -50.0))
    figure = duel(good, "soup", 2, {}, 60, SHORT, bad.network())
    assert figure.share - 3 * figure.interval / 1.96 > 0.5


def test_rivals_have_manners(tmp_path: Path) -> None:
    """SaPotage: they react to a dish as all bots do, whatever their network likes."""
    file = tmp_path / "never.npz"
    Player(game("sapotage"), (4, 4, 4), trust=-50.0).network().write(file)
    course = Course("sapotage", replace(SHORT, tables=80, steps=60, against=f"net:{file}"))
    course.next_round()
    rollout = course.rollout
    assert rollout.polite.any()
    assert (rollout.chosen[rollout.polite] == rollout.advised[rollout.polite]).all()


def test_a_small_network_comes_to_play_like_a_large_one() -> None:
    torch.manual_seed(1)
    (group, *_), soup = open_groups("soup", SHORT), game("soup")
    teacher, student = Player.of(soup, network("soup")), Player(soup, distil.UNITS, trust=0.0)
    optimiser = torch.optim.Adam(student.parameters(), distil.RATE)
    group.play = lambda chosen: None  # type: ignore[method-assign] - all lessons are about the same tables
    first, *_, last = [distil.learn(group, teacher, student, optimiser, "cpu") for _ in range(150)]
    assert last < 0.8 * first


def test_a_small_network_is_written_and_plays(tmp_path: Path) -> None:
    small = distil.distil("soup", 0.1, SHORT).network()
    small.write(tmp_path / "soup.npz")
    table = stockpot.Table("soup", 3, seed=1)
    seat = table.to_act[0]
    bot = NetBot("soup", Network.read(tmp_path / "soup.npz", table.game))
    assert bot.choose(table, seat) in table.legal(seat)
