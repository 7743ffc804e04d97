"""Games between bots as Parquet files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import duckdb
import minari
import numpy as np
import polars
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

import stockpot
from stockpot.cli.app import app
from stockpot.lab import dataset
from tests.support.processes import ROOT


def plan(**changes: object) -> dataset.Plan:
    given: dict = {
        "name": "soup",
        "players": 3,
        "options": {},
        "bots": ("thumb", "random"),
        "games": 5,
        "seed": "x",
        "shard": 2,
    }
    return dataset.Plan(**(given | changes))


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("dataset")
    dataset.write(plan(shown="both"), made)
    return made


def test_every_game_can_be_replayed_from_its_record(folder: Path) -> None:
    games = parquet.read_table(sorted(folder.glob("games-*.parquet"))).to_pylist()
    assert [one["game"] for one in games] == [0, 1, 2, 3, 4]
    for one in games:
        table = stockpot.replay(json.loads(one["record"]))
        assert table.over
        assert (list(table.outcome), list(table.scores)) == (one["outcomes"], one["scores"])
        assert len(table.moves) == one["moves"]
    assert games[0]["bots"] == ["thumb", "random", "thumb"]
    assert games[1]["bots"] == ["random", "thumb", "random"]


def test_rows_are_what_the_seats_saw_and_did(folder: Path) -> None:
    games = parquet.read_table(sorted(folder.glob("games-*.parquet"))).to_pylist()
    rows = [row for row in parquet.read_table(sorted(folder.glob("moves-*.parquet"))).to_pylist() if row["game"] == 3]
    table = stockpot.replay(json.loads(games[3]["record"]))
    shown = table.undo(len(table.moves))
    assert len(rows) == len(table.moves)
    for row, move in zip(rows, table.history, strict=True):
        assert (row["seat"], row["action"], row["text"]) == (move.seat, move.action, move.text)
        assert json.loads(row["view"]) == shown.view(move.seat)
        assert np.flatnonzero(row["mask"]).tolist() == shown.legal_actions(move.seat)
        assert len(row["observation"]) == table.game.n_features
        assert row["outcome"] == table.outcome[move.seat]
        assert row["reward"] == pytest.approx(3 * row["outcome"] - 1)
        shown.play(move.seat, move.action)
    assert sum(row["last"] for row in rows) == 3


def test_the_files_do_not_depend_on_where_they_were_made(tmp_path: Path) -> None:
    dataset.write(plan(), tmp_path / "one", cores=1)
    dataset.write(plan(), tmp_path / "two", cores=2)
    (tmp_path / "two" / "games-00001.parquet").unlink()
    dataset.write(plan(), tmp_path / "two", cores=1)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    with pytest.raises(ValueError, match="another dataset"):
        dataset.write(plan(seed="y"), tmp_path / "one")


def test_what_cannot_be_played_is_refused_before_anything_is(tmp_path: Path) -> None:
    for wrong in ({"bots": ("nobody",)}, {"bots": ()}, {"games": 0}, {"shown": "all"}, {"options": {"full_pot": -1}}):
        with pytest.raises(ValueError):  # noqa: PT011 - each says what is wrong in its own words
            plan(**wrong)


def test_episodes_are_what_one_seat_went_through(folder: Path) -> None:
    found = list(dataset.episodes(folder))
    assert len(found) == 5 * 3
    for one in found:
        steps = len(one["actions"])
        assert one["observations"].shape == (steps + 1, stockpot.game("soup").n_features)
        assert one["masks"][np.arange(steps), one["actions"]].all()
        assert one["terminations"].tolist() == [False] * (steps - 1) + [True]
        assert (one["rewards"][:-1] == 0).all()
    by_game = {}
    for one in found:
        by_game[one["infos"]["game"]] = by_game.get(one["infos"]["game"], 0) + one["rewards"][-1]
    assert list(by_game.values()) == pytest.approx([0] * 5, abs=1e-5)


def test_polars_and_duckdb_read_them(folder: Path) -> None:
    wins = (
        polars.scan_parquet(folder / "moves-*.parquet")
        .filter(polars.col("last"))
        .group_by("bot")
        .agg(polars.col("outcome").mean())
    )
    assert set(wins.collect()["bot"].to_list()) == {"thumb", "random"}
    assert duckdb.sql(f"select count(distinct game) from '{folder}/moves-*.parquet'").fetchall() == [(5,)]


def examples(kind: str) -> list[str]:
    """The blocks of a kind on the page about datasets; `py`: those that need what is large."""
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)


@pytest.mark.filterwarnings(
    "ignore::UserWarning:minari"
)  # it asks for an author and an address, which examples have not
def test_polars_duckdb_and_minari_read_them_as_the_docs_say(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "soup-games").symlink_to(folder)
    for example in examples("python"):
        exec(compile(example, "docs/datasets.md", "exec"), {})
    assert capsys.readouterr().out.count("thumb") == 2
    kept = minari.load_dataset("stockpot/soup/mine-v0")
    assert (kept.total_episodes, kept.total_steps) == (
        5 * 3,
        sum(len(one["actions"]) for one in dataset.episodes(folder)),
    )
    first = next(iter(kept.iterate_episodes()))
    assert (first.observations == next(dataset.episodes(folder))["observations"]).all()


@pytest.mark.needs("pytorch")
def test_pytorch_reads_them_as_the_docs_say(folder: Path) -> None:
    (example,) = examples("py")
    read: dict = {}
    exec(compile(example.replace("soup-games", str(folder)), "docs/datasets.md", "exec"), read)
    soup = stockpot.game("soup")
    rows = len(read["actions"])
    assert read["observations"].shape == (rows, soup.n_features)
    assert read["masks"].shape == (rows, soup.n_actions)
    assert read["masks"][range(rows), read["actions"]].all()


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "games"
    done = CliRunner().invoke(
        app, ["dataset", "soup", "--bots", "random", "--games", "2", "--cores", "1", "-o", str(out)]
    )
    assert done.exit_code == 0, done.output
    assert json.loads((out / "dataset.json").read_text(encoding="utf-8"))["bots"] == ["random"]
    assert {file.name for file in out.iterdir()} == {"dataset.json", "games-00000.parquet", "moves-00000.parquet"}
