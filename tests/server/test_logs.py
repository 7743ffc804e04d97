"""What the log says, and above all what it does not: secrets, the same thing for ever, more than a disk can hold."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stockpot.server.json_logging import FRAMES, JsonLines, Lines, redacted, write_to
from stockpot.server.rate_limits import Rate
from stockpot.server.store.store import Store
from tests.support.client import PATIENCE
from tests.support.server import PLAIN, PLENTY, Person, Served, run, serving

MARK = "Mark7secret9word"
"""Stands wherever a request has room for something that nobody else may know."""


@contextlib.contextmanager
def written(level: str = "debug", **rates: Rate) -> Iterator[io.StringIO]:
    """All that is logged meanwhile, at the most talkative level."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, before = root.handlers[:], root.level
    lines = Lines(stream, **({"routine": PLENTY, "trouble": PLENTY} | rates))
    root.handlers = []  # basicConfig would close those of others
    write_to(lines, level)
    try:
        yield stream
    finally:
        lines.close()
        root.handlers, root.level = handlers, before


def lines_of(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


# ------------------------------------------------------------------------------------------------------------- secrets


def everywhere(server: Served) -> Iterator[tuple[str, str]]:
    """Every route of the application with every method, its parameters filled in."""
    for route in server.app.routes:
        if isinstance(route, HTTPRoute):
            path = re.sub(r"\{[^}]*\}", MARK, route.path)
            for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
                yield method, path


def test_no_route_writes_what_it_is_given_into_the_log(tmp_path: Path) -> None:
    long_secret = f"{MARK}-{MARK}"

    async def story(server: Served) -> None:
        stranger = Person(server.url)
        stranger.http.cookies.set("stockpot", f"{long_secret}.{long_secret}")
        ana = await Person.named(server.url, "Ana")
        heads = {"authorization": MARK, "x-secret": MARK, "referer": f"http://x/{MARK}", "user-agent": MARK}
        for person in (stranger, ana):
            for method, path in everywhere(server):
                if (method, path) == ("DELETE", "/api/me") or path.startswith("/api/me/turns"):
                    continue
                path = path.replace(MARK, long_secret if "notices" in path else MARK)
                body = json.dumps(
                    {"name": MARK, "token": MARK, "email": f"{MARK}@x.example", "text": MARK, "type": MARK}
                )
                await person.http.request(method, f"{path}?code={MARK}&x={MARK}", content=body, headers=heads)
        for odd in (
            f"/notices/stop/{long_secret}/{long_secret}/more",
            f"/notices/{MARK}",
            f"/t/{MARK}/{MARK}",
            f"/x/{MARK}",
        ):
            await stranger.http.get(odd)

    with written() as log, serving(tmp_path) as server:
        run(story(server))
        run(open_sockets(server))
    said = [line for line in log.getvalue().splitlines() if MARK in line.replace(f'"table":"{MARK}"', "")]
    assert said == []
    assert '"path":"/notices/…"' in log.getvalue()


async def open_sockets(server: Served) -> None:
    """Sockets with secrets in their addresses, let in and refused."""
    url = server.url.replace("http", "ws")
    with contextlib.suppress(InvalidStatus):
        async with connect(f"{url}/ws/tables/x?code={MARK}", origin="http://other.example", **PLAIN):  # type: ignore[arg-type]
            pass
    async with connect(f"{url}/ws/tables/x?code={MARK}", **PLAIN) as socket:
        await socket.send(json.dumps({"type": "hello", "v": 2, "code": MARK}))
        await socket.recv()


def test_who_somebody_is_and_what_they_were_sent_is_not_in_the_log(tmp_path: Path) -> None:
    """Real ids, cookies, links and codes, at requests that go well and at requests that fail in the middle."""
    secrets: list[str] = []

    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        cookie = ana.http.cookies["stockpot"]
        who = cookie.partition(".")[0]
        carry = await ana.post("/api/me/carry")
        made = await ana.post("/api/tables", {"game": "soup", "seats": ["me", "free"]})
        links = [server.service.notices.link(what, who) for what in ("stop", "confirm")]
        secrets.extend(
            [who, *cookie.split("."), carry["token"], made["table"]["code"], *(link[-40:] for link in links)]
        )
        for link in links:
            path = link.removeprefix(server.service.notices.address)
            await ana.http.get(path)
            await ana.http.post(path)
        await ana.get(f"/api/tables/{made['table']['id']}", code=made["table"]["code"])
        await ana.post("/api/me/claim", {"token": carry["token"]})
        async with ana.at(made["table"]["id"], code=made["table"]["code"]) as client:
            await client.ask("chat", text="hello")

        async def fail(*_: Any, **__: Any) -> Any:
            raise RuntimeError(
                f"nothing for {who} with {cookie} at {links[0]} or ana@soup.example?code={carry['token']}"
            )

        server.service.store.settings.of = fail  # type: ignore[method-assign]
        assert (await ana.http.get("/api/me/settings")).status_code == 500
        assert (await ana.http.get(links[0].removeprefix(server.service.notices.address))).status_code == 500

    with written() as log, serving(tmp_path) as server:
        run(story(server))
    text = log.getvalue()
    assert "RuntimeError: nothing for …" in text
    for secret in [*secrets, "ana@soup.example"]:
        assert secret not in text


def test_a_failing_statement_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.database.write(lambda connection: connection.execute(sa.text("DROP TABLE preferences")))
        try:
            await store.settings.of("short id")
        except Exception as error:
            logging.getLogger("stockpot.test").error("failed", exc_info=error.__cause__)
        await store.close()

    with written() as log:
        asyncio.run(story())
    assert "preferences" in log.getvalue()
    assert "short id" not in log.getvalue()


@given(st.binary(min_size=16, max_size=32), st.text(max_size=30))
def test_whatever_is_drawn_by_chance_is_redacted(data: bytes, around: str) -> None:
    """Ids and tokens are drawn from 64 characters; what a person of evil will writes around them does not bring them out."""
    drawn = data.hex()
    assert drawn not in redacted(f"{around} {drawn} {around}")
    assert drawn not in redacted(f"{around}?{drawn}")
    assert drawn not in redacted(f"/notices/stop/{drawn}/{around}")


def test_names_of_the_program_are_not_redacted() -> None:
    text = "the database failed: SMTPRecipientsRefused in stockpot.server.store.migrations.create_all_tables at 0123456789abcdef"
    assert redacted(text) == text


# ---------------------------------------------------------------------------------------------------- faults and sizes


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [("GET", "/" + "a" * 60_000, None, 414), ("GET", "/t/" + "a" * 60_000, None, 414), ("GET", "/assets/%00", None, 400),
     ("GET", "/%0a%0d%00", None, 400), ("GET", "/api/tables/" + "a" * 60_000, None, 414), ("PATCH", "/api/tables", None, 405),
     ("POST", "/api/tables", b'{"options":' + b"[" * 60_000, 400), ("PUT", "/api/me", b"[" * 60_000, 400),
     ("PUT", "/api/me", b"\xff\xfe", 400), ("GET", "/api/tables?x=" + "a" * 60_000, None, 414)],
)  # fmt: skip
def test_a_clients_error_is_one_short_line(
    server: Served, method: str, path: str, body: bytes | None, status: int
) -> None:
    with written() as log, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ana"})
        assert http.request(method, path, content=body).status_code == status
    requests = [line for line in lines_of(log) if line["message"] == "request"]
    assert [line["status"] for line in requests] == [200, status]
    assert len(log.getvalue()) < 2_000
    assert "Traceback" not in log.getvalue()
    assert not [line for line in lines_of(log) if line["level"] == "error"]


def test_methods_that_somebody_makes_up_are_counted_together(server: Served) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for method in ("TRACE", "LOCK", "REPORT"):
            http.request(method, "/api/me")
    figures = server.service.metrics.text().decode()
    assert 'method="other"' in figures
    assert "LOCK" not in figures


def fail_deeply(depth: int) -> None:
    if depth:
        fail_deeply(depth - 1)
    raise ValueError("x" * 100_000)


def test_the_same_traceback_is_written_once_and_then_counted() -> None:
    with written() as log:
        for _ in range(25):
            try:
                fail_deeply(200)
            except ValueError:
                logging.getLogger("stockpot.test").exception("failed")
    lines = lines_of(log)
    assert [line.get("times", 1) for line in lines] == [*range(1, 26)]
    assert [line["times"] for line in lines[1:] if "traceback" in line] == [10]
    assert lines[0]["traceback"].count("fail_deeply") <= 2 * FRAMES
    assert lines[0]["error"].startswith("ValueError: xxx")
    assert max(map(len, log.getvalue().splitlines())) < 10_000


def test_other_tracebacks_are_told_apart_and_causes_are_told() -> None:
    formatter = JsonLines()

    def line(depth: int) -> dict[str, Any]:
        try:
            try:
                fail_deeply(depth)
            except ValueError as error:
                raise KeyError("outer") from error
        except KeyError as error:
            exc_info = (type(error), error, error.__traceback__)
            record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), exc_info)
        told: dict[str, Any] = json.loads(formatter.format(record))
        return told

    first, other, again = line(1), line(2), line(1)
    assert "traceback" in first
    assert "ValueError" in first["traceback"]
    assert "traceback" in other
    assert again["times"] == 2


def test_more_lines_than_anybody_can_read_are_counted_and_left_out() -> None:
    few = Rate(1e-9, 5)
    with written(routine=few, trouble=few) as log:
        for number in range(1000):
            logging.getLogger("stockpot.test").info("something %d", number)
        logging.getLogger("stockpot.test").warning("something else")
    lines = lines_of(log)
    assert [line["message"] for line in lines if line["from"] == "stockpot.test"] == [
        *(f"something {number}" for number in range(5)), "something else",
    ]  # fmt: skip
    left_out = [int(line["message"].split()[0]) for line in lines if "were left out" in line["message"]]
    assert sum(left_out) == 995


def test_a_field_is_never_long() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "m" * 10_000, (), None)
    record.table = "t" * 60_000
    assert len(JsonLines().format(record)) < 1_000
