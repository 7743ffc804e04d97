"""The disk: full, it is said; what lies on it is nobody else's."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from stockpot.server.store.permissions import private_folder
from stockpot.server.store.readiness import REFUSED_FOR
from stockpot.server.store.store import Store
from tests.support.client import PATIENCE, Refused
from tests.support.server import Person, Served, run, seated, serving


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process grows beyond one page: SQLite's writes fail as they do on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def proof_is_old(store: Store) -> None:
    """As if some seconds had gone by."""
    store.database.written -= 1000
    store.readiness.refused -= REFUSED_FOR


def test_it_is_not_ready_while_nothing_can_be_written(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with (
            httpx.AsyncClient(base_url=server.url) as http,
            seated(server, "soup", 2) as (_, _, (ana, _ben)),
        ):
            assert (await http.get("/readyz")).status_code == 200
            with full_disk():
                with pytest.raises(Refused) as refused:
                    await ana.ask("play", move=ana.legal[0]["id"])
                assert refused.value.code == "not_saved"
                for _ in range(3):
                    assert (await http.get("/readyz")).status_code == 503
            proof_is_old(server.service.store)
            assert (await http.get("/readyz")).status_code == 200
            await ana.ask("play", move=ana.legal[0]["id"])

    with serving(tmp_path) as server:
        run(story(server))


def test_a_server_where_nobody_plays_is_proved_by_a_write_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        proof_is_old(server.service.store)
        with full_disk():
            assert http.get("/readyz").status_code == 503
        proof_is_old(server.service.store)
        assert http.get("/readyz").status_code == 200


def proof(file: Path) -> bytes:
    """What was last written to prove that something can be."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return bytes(connection.execute("SELECT value FROM settings WHERE name = 'proof'").fetchone()[0])


def test_asking_often_writes_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        proof_is_old(server.service.store)
        assert http.get("/readyz").status_code == 200
        server.service.store.database.written += 1000  # it stays fresh however slow this machine is
        before = proof(tmp_path / "tables.sqlite")
        for _ in range(50):
            assert http.get("/readyz").status_code == 200
        assert proof(tmp_path / "tables.sqlite") == before


def test_what_is_kept_beside_the_logs_says_503_too(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        settings = {"notices": "none", "lang": "fr"}
        assert await ana.put("/api/me/settings", settings)
        with full_disk():
            answer = await ana.http.put("/api/me/settings", json={**settings, "lang": "en"})
            assert (answer.status_code, answer.json()["code"]) == (503, "no_database")
        assert await ana.put("/api/me/settings", settings)

    with serving(tmp_path) as server:
        run(story(server))


def test_a_table_that_cannot_be_written_down_is_not_made(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        table = {"game": "soup", "seats": ["me", "free"]}
        with full_disk():
            answer = await ana.http.post("/api/tables", json=table)
            assert (answer.status_code, answer.json()["code"]) == (503, "no_database")
        assert await ana.post("/api/tables", table)

    with serving(tmp_path) as server:
        run(story(server))


def test_reading_what_is_kept_says_503_too(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()

    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        server.wait_for(server.service.store.database._engine.dispose())
        folder.rename(tmp_path / "away")
        answer = await ana.http.get("/api/me/settings")
        (tmp_path / "away").rename(folder)
        assert (answer.status_code, answer.json()["code"]) == (503, "no_database")
        assert await ana.get("/api/me/settings")

    with serving(folder) as server:
        run(story(server))


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    with serving(tmp_path):
        for path in tmp_path.iterdir():
            assert rights(path) == 0o600, path
        assert {path.suffix for path in tmp_path.iterdir()} >= {".sqlite", ".sqlite-wal", ".sqlite-shm"}


def test_rights_that_others_have_are_taken_away(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    (tmp_path / "tables.sqlite-wal").touch()
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with serving(tmp_path):
        for path in tmp_path.iterdir():
            assert rights(path) == 0o600, path


def test_a_folder_that_is_made_is_private_and_one_that_is_there_stays(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir(mode=0o755)
    assert rights(private_folder(there)) == 0o755
    assert rights(private_folder(tmp_path / "some" / "where")) == 0o700
