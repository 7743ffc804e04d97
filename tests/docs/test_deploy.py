"""The examples for operators call the server as it wants to be called."""

from __future__ import annotations

import configparser
import re
import shlex
from typing import Any

import pytest
import typer.main
import yaml
from sqlalchemy import make_url

from stockpot.cli.app import app
from stockpot.server.wire import metrics_port
from tests.support.processes import ROOT


def parsed(arguments: list[str]) -> dict[str, Any]:
    """What `stockpot …` takes these arguments for; it complains about those it does not know."""
    command, *rest = arguments
    found = typer.main.get_command(app)
    assert hasattr(found, "commands")
    with found.commands[command].make_context(command, rest) as context:
        params: dict[str, Any] = context.params
        return params


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


def test_the_unit_serves_behind_a_proxy() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read(ROOT / "deploy/stockpot.service", encoding="utf-8")
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/stockpot")
    assert parsed(arguments) | {"host": "127.0.0.1", "proxy": "127.0.0.1", "secure": True} == parsed(arguments)
    assert metrics_port.parse(parsed(arguments)["metrics"])[0] == "127.0.0.1"


def test_figures_are_not_for_visitors(services: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in services["server"]["environment"].items():
        monkeypatch.setenv(name, value)
    _, port = metrics_port.parse(parsed(services["server"]["command"])["metrics"])
    assert not any(str(port) in published for published in services["server"]["ports"])
    assert parsed(["serve"])["metrics"] == services["server"]["environment"]["STOCKPOT_METRICS"]
    monkeypatch.delenv("STOCKPOT_METRICS")
    assert parsed(["serve"])["metrics"] == ""


def test_the_container_serves_everybody(services: dict[str, Any]) -> None:
    assert parsed(services["server"]["command"])["host"] == "0.0.0.0"
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert yaml.safe_load(dockerfile.split("\nCMD ")[-1]) == services["server"]["command"]


def test_the_server_finds_its_database_and_its_bus(services: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    said = services["server"]["environment"]
    for name, value in said.items():
        monkeypatch.setenv(name, value.replace("${POSTGRES_PASSWORD:?choose a password}", "secret"))
    server = parsed(services["server"]["command"])
    database, bus = make_url(server["db"]), make_url(server["bus"])
    assert database.drivername == "postgresql+asyncpg"
    assert database.username == services["database"]["environment"]["POSTGRES_USER"]
    assert {database.host, bus.host} == set(services) - {"server"} == set(services["server"]["depends_on"])


def test_the_server_waits_for_a_database_that_others_reach(services: dict[str, Any]) -> None:
    """While PostgreSQL's image makes a new database, it answers on its local socket only."""
    assert services["server"]["depends_on"]["database"] == {"condition": "service_healthy"}
    program, *arguments = services["database"]["healthcheck"]["test"][1:]
    said = dict(zip(arguments[::2], arguments[1::2], strict=True))
    assert program == "pg_isready"
    assert said == {"--host": "127.0.0.1", "--username": services["database"]["environment"]["POSTGRES_USER"]}


def test_a_password_must_be_chosen_and_stays_out_of_the_repository(services: dict[str, Any]) -> None:
    wanted = "${POSTGRES_PASSWORD:?choose a password}"
    assert services["database"]["environment"]["POSTGRES_PASSWORD"] == wanted
    assert wanted in services["server"]["environment"]["STOCKPOT_DB"]
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_everything_the_image_copies_is_there_and_not_ignored() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from=" not in line]
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    names = [name for line in copied for name in line]
    assert names
    assert all((ROOT / name).exists() and name in kept for name in names)


def test_images_are_built_of_what_is_pinned() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    runs = [part for line in lines for part in line.split("&&") if re.search(r"\bpip (?:install|wheel)\b", part)]
    assert len(runs) >= 3
    pinned = [{"--require-hashes"}, {"--no-deps", "--no-build-isolation"}]
    assert [
        run for run in runs if "/wheels/*.whl" not in run and not any(flags <= set(run.split()) for flags in pinned)
    ] == []
    named = {name for run in runs for name in re.findall(r"requirements/[\w.]+", run)}
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert [
        line for line in lines if line.startswith("FROM ") and ":" in line
    ] == []  # arguments, for who wants digests
