"""Bots of one's own: from a file, as a policy for many tables, as a network, as a program in another language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import stockpot
from stockpot.bots.own import is_own
from stockpot.bots.policy import PolicyBot, as_policy, best, decide
from stockpot.bots.program import ProgramBot, ProgramFailed
from stockpot.cli.app import app
from stockpot.core.errors import BadRecord
from stockpot.envs import VectorTable
from stockpot.lab import arena
from tests.support.modules import node

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.mjs"

CODE = """
import numpy as np

class Last:
    def __init__(self, game, seed):
        self.name = "last"
        self.seen = None

    def choose(self, table, seat):
        self.seen = table
        return table.legal(seat)[-1]

calls = []

def highest(observations, masks):
    calls.append(len(masks))
    return np.arange(masks.shape[1], dtype=float)[None, :].repeat(len(masks), 0)

number = 7
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(CODE, encoding="utf-8")
    return file


def test_a_bot_from_a_file_sees_only_what_its_seat_may_know(code: Path) -> None:
    table = stockpot.Table("soup", 3, seed=1)
    one = stockpot.bot("soup", f"{code}:Last", seed=1)
    assert one.choose(table, 0) == table.legal(0)[-1]
    assert one.bot.seen is not table  # type: ignore[attr-defined]
    assert one.bot.seen.view(0) == table.view(0)  # type: ignore[attr-defined]
    assert one.bot.seen.state != table.state  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere.py:Bot", "no file"), ("{code}:Nobody", "has no Nobody"), ("policy:{code}:number", "can be called"),
        ("{code}:highest", "scores|shape|repeat|called with"), ("onnx:nothing.onnx", "no file"), ("program:", "Name the program"),
        ("program:/no/such/program", "cannot be started"), ("policy:{code}", "FILE.py:NAME"), ("what.pi:Bot", "There is no bot"),
    ],
)  # fmt: skip
def test_what_is_no_bot_is_refused(code: Path, name: str, says: str) -> None:
    with pytest.raises((ValueError, AttributeError), match=says):
        stockpot.bot("soup", name.format(code=code), seed=1)


def test_a_policy_decides_for_many_tables_at_once(code: Path) -> None:
    name = f"policy:{code}:highest"
    policy = stockpot.bot("soup", name).policy  # type: ignore[attr-defined]
    tables = [stockpot.Table("soup", 3, seed=seed) for seed in range(5)]
    assert decide(policy, [(table, 0) for table in tables]) == [table.legal_actions(0)[-1] for table in tables]
    assert stockpot.bot("soup", name).choose(tables[0], 0).id == tables[0].legal_actions(0)[-1]
    many = VectorTable("soup", players=3, tables=16, seed=1)
    many.step(best(policy, many.observations, many.masks))
    with pytest.raises(ValueError, match="shape"):
        best(lambda observations, masks: np.zeros(3), many.observations, many.masks)


def test_scores_that_are_no_numbers_still_give_a_legal_action() -> None:
    masks = np.array([[0, 1, 1], [0, 0, 1]], np.int8)
    scores = np.array([[9, np.nan, 1], [np.nan, np.nan, np.nan]])
    assert best(lambda *_: scores, np.zeros((2, 4), np.float32), masks).tolist() == [2, 2]


def test_an_arena_asks_a_policy_for_its_tables_together(code: Path) -> None:
    name = f"policy:{code}:highest"
    matches = list(arena.schedule("soup", 3, [name, "thumb"], 6, "x", {}, hero=False))
    calls = stockpot.bot("soup", name).policy.__globals__["calls"]  # type: ignore[attr-defined]
    before = len(calls)
    together = arena.run(matches, None, 1, lambda: None)
    assert max(calls[before:]) > 1
    assert together == [arena.play_match(match) for match in matches]


def test_a_network_in_a_file_plays(tmp_path: Path) -> None:
    from onnx import TensorProto, helper, save

    game = stockpot.game("soup")
    weights = np.random.default_rng(1).normal(size=(game.n_features, game.n_actions)).astype(np.float32)
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["observations", "weights"], ["scores"])], "net",
        [helper.make_tensor_value_info("observations", TensorProto.FLOAT, ["tables", game.n_features])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["tables", game.n_actions])],
        [helper.make_tensor("weights", TensorProto.FLOAT, weights.shape, weights.tobytes(), raw=True)],
    )  # fmt: skip
    file = tmp_path / "net.onnx"
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10), str(file))
    table = stockpot.Table("soup", 3, seed=1)
    chosen = stockpot.bot("soup", f"onnx:{file}").choose(table, 1)
    many = VectorTable("soup", players=3, tables=8, seed=1)
    ours = best(lambda seen, masks: seen @ weights, many.observations, many.masks)
    theirs = best(stockpot.bot("soup", f"onnx:{file}").policy, many.observations, many.masks)  # type: ignore[attr-defined]
    assert chosen in table.legal(1)
    assert ours.tolist() == theirs.tolist()


@pytest.mark.needs("pytorch")
@pytest.mark.parametrize("takes_masks", [False, True])
def test_a_module_of_pytorch_plays(takes_masks: bool) -> None:
    """One that takes observations, and one that takes masks too and likes the first legal action best."""
    import torch

    class First(torch.nn.Module):
        def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
            assert observations.dtype == torch.float32
            return -masks.float().cumsum(1)

    game, table = stockpot.game("soup"), stockpot.Table("soup", 3, seed=1)
    module = First() if takes_masks else torch.nn.Linear(game.n_features, game.n_actions)
    bot = PolicyBot("module", as_policy(module))
    while not table.over:
        seat = table.to_act[0]
        action = bot.choose(table, seat)
        assert action.id in table.legal_actions(seat)[: 1 if takes_masks else None]
        table.play(seat, action)


# -------------------------------------------------------------------------------------------------------------- programs


@pytest.mark.parametrize("name", ["soup", "pantry"])
def test_a_program_in_another_language_plays_a_game_to_its_end(name: str) -> None:
    match = next(arena.schedule(name, 3, [f"program:{node()} {EXAMPLE}", "thumb"], 1, "x", {}, hero=False))
    result = arena.play_match(match)
    assert sum(result.shares) == pytest.approx(1)


def script(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


READY = 'import json, sys\nsys.stdin.readline()\nprint(json.dumps({"type": "ready", "protocol": 1}), flush=True)\n'


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    answer = 'm = sys.stdin.readline()\nopen(sys.argv[1], "w").write(m)\nm = json.loads(m)\n'
    answer += 'print(json.dumps({"type": "move", "id": m["id"], "action": m["legal"][0]["id"]}), flush=True)\nsys.stdin.read()\n'
    table = stockpot.Table("soup", 3, seed=1)
    one = ProgramBot("soup", f"{script(tmp_path, READY + answer)} {heard}")
    assert one.choose(table, 2) == table.legal(2)[0]
    one.close()
    told = json.loads(heard.read_text(encoding="utf-8"))
    assert told["view"] == table.view(2)
    assert (told["type"], told["seat"], [choice["id"] for choice in told["legal"]]) == (
        "decide",
        2,
        table.legal_actions(2),
    )
    assert set(told) == {"type", "id", "seat", "view", "legal"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "has ended"), ('print("hello", flush=True)\ninput()\ninput()\n', "said 'hello"),
        ('print(\'{"type": "ready", "protocol": 2}\', flush=True)\ninput()\ninput()\n', "protocol 2"),
    ],
)  # fmt: skip
def test_a_program_that_does_not_speak_the_protocol_is_refused(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ProgramFailed, match=says):
        ProgramBot("soup", script(tmp_path, text))


def test_a_program_that_breaks_a_rule_or_sleeps_is_told_of(tmp_path: Path) -> None:
    wrong = (
        READY
        + 'sys.stdin.readline()\nprint(\'{"type": "move", "id": 1, "action": 99}\', flush=True)\nsys.stdin.read()\n'
    )
    table = stockpot.Table("soup", 3, seed=1)
    with pytest.raises(ProgramFailed, match="not among"):
        ProgramBot("soup", script(tmp_path, wrong)).choose(table, 0)
    sleepy = ProgramBot("soup", script(tmp_path, READY + "sys.stdin.read()\n"))
    sleepy.patience = 0.2
    with pytest.raises(ProgramFailed, match="said nothing"):
        sleepy.choose(table, 0)


# -------------------------------------------------------------------------------------------------------------- commands


def test_own_bots_at_the_commands(code: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    done = run(app, ["arena", "soup", "--bots", f"{code}:Last,policy:{code}:highest", "--games", "4", "--cores", "1"])
    assert done.exit_code == 0, done.output
    assert "policy:" in done.output


def test_a_saved_game_cannot_name_code(code: Path, tmp_path: Path) -> None:
    from stockpot.cli.saves import load_save

    assert is_own(f"{code}:Last")
    assert not is_own("search:1000:explore=0.7")
    save = {
        "stockpot_save": 1, "record": stockpot.Table("soup", 2, seed=1).record(),
        "seats": [["Ada", None], ["Bo", f"{code}:Last"]],
    }  # fmt: skip
    file = tmp_path / "save.json"
    file.write_text(json.dumps(save), encoding="utf-8")
    with pytest.raises(BadRecord, match="which programs to run"):
        load_save(file)
