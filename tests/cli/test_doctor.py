"""`stockpot doctor` finds what is wrong, and says what to do."""

from __future__ import annotations

import re
import socket
from importlib import metadata
from pathlib import Path

import pytest

import stockpot
from stockpot.cli import doctor
from stockpot.cli.doctor import Finding
from stockpot.cli.extras import extras
from stockpot.core import engine
from stockpot.core.cache import kept
from stockpot.server.net import pages
from tests.support import processes


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def test_versions_and_extras_are_told() -> None:
    found = {one.what: one for one in doctor.installed()}
    assert stockpot.__version__ in found["stockpot"].said
    assert f"numba {metadata.version('numba')}" in found["extra fast"].said
    assert found["extra redis"] == Finding("extra redis", "well", f"redis {metadata.version('redis')}")


def test_an_extra_that_is_not_there_comes_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "requires", lambda name: ['no-such-package>=1; extra == "spoons"'])
    spoons = next(one for one in doctor.installed() if one.what == "extra spoons")
    assert spoons == Finding("extra spoons", "without", "no no-such-package", "pip install 'stockpot[spoons]'")


def test_extras_are_those_of_the_project() -> None:
    found = extras()
    assert {"cluster", "envs", "fast", "gpu", "postgresql", "redis", "server"} <= set(found)
    assert found["fast"] == ["numba", "numpy"]
    assert found["postgresql"] == ["asyncpg"], "the rest is the server's"
    assert found["lab"] == ["altair", "optuna", "vl-convert-python"]
    assert "all" not in found, "it brings nothing of its own"


def test_what_is_compiled_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = stockpot.Table("soup", players=2, seed=1).state.handle
    engine.is_sound(handle)
    assert kept(engine.is_sound, handle)
    monkeypatch.setenv("STOCKPOT_CACHE", str(tmp_path))
    assert not kept(engine.is_sound, handle)
    left = next(one for one in doctor.compiled() if one.what == "to compile")
    assert left.remedy == f"stockpot warm {' '.join(stockpot.game_names())}"


def test_a_new_database_is_well(tmp_path: Path) -> None:
    assert doctor.database(sqlite(tmp_path)) == Finding("database", "well", "0 unfinished tables")


def test_a_file_that_is_no_database_is_not(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a shopping list, long enough to be read as the head of a database" * 40)
    found = doctor.database(sqlite(tmp_path))
    assert found.health == "ill"
    assert "--db" in found.remedy


@pytest.mark.parametrize("address", ["redis://127.0.0.1:{port}", "soup://here"])
def test_a_bus_that_does_not_answer_is_not_well(address: str) -> None:
    with socket.socket() as bound:  # bound, but nobody listens
        bound.bind(("127.0.0.1", 0))
        found = doctor.hear(address.format(port=bound.getsockname()[1]))
    assert found.health == "ill"
    assert "--bus" in found.remedy


def test_a_port_that_is_taken_is_found() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert doctor.free(port).said.startswith(f"{port} is taken")
    assert doctor.free(port) == Finding("port", "well", f"{port} is free")


def test_pages_that_are_not_built_are_ill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert doctor.application().health == "ill"
    (tmp_path / "index.html").touch()
    assert doctor.application().health == "well"


def test_the_command_shows_it_all_within_80_columns(tmp_path: Path) -> None:
    done = processes.stockpot("doctor", "--db", sqlite(tmp_path), "--port", "0", NUMBA_DISABLE_JIT="1")
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert any(re.match(r"✓ +database +0 unfinished tables", line) for line in lines), done.stdout + done.stderr
    assert any("→ unset NUMBA_DISABLE_JIT" in line for line in lines)
    assert done.returncode == (0 if (pages.STATIC / "index.html").is_file() else 1)
