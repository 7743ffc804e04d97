"""The load test measures what it says."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import httpx
import pytest

from stockpot.bench.load.crowd import Load, OwnCrowd
from stockpot.bench.load.measure import Figures, own_figures
from stockpot.bench.load.processes import Ended, clients
from stockpot.bench.load.servers import PATIENCE, own_servers
from stockpot.cli.load import compared, describe, run, stores
from tests.support.services import Redis

SMALL = Load(tables=4, clients=2, bots=("random",), moves=40)
BRIEF = Load(tables=4, clients=2, bots=("random",), seconds=1)


def check(figures: Figures) -> None:
    assert figures.errors == []
    assert figures.moves > 0
    assert figures.cpu > 0
    assert len(figures.latencies) > 0
    assert 0 < figures.percentile(0.5) <= figures.percentile(0.99) <= figures.percentile(0.999)


def test_tables_are_played_over_real_sockets() -> None:
    check(own_figures(SMALL))


def test_a_run_by_the_clock_takes_its_time() -> None:
    figures = own_figures(BRIEF)  # on a busy machine perhaps before the first move
    assert figures.errors == []
    assert figures.seconds >= BRIEF.seconds


def test_every_table_makes_as_many_moves_as_it_is_told_whichever_process_its_clients_are_in() -> None:
    figures = own_figures(Load(tables=4, clients=3, moves=25, processes=2))
    check(figures)
    assert figures.moves == 4 * 25
    assert figures.finished == 0


def test_tables_of_a_group_are_its_own_and_their_players_are_rated() -> None:
    """What comes with friends is part of the load: the group's tables, and ratings when a game ends."""

    async def story(url: str) -> None:
        crowd = OwnCrowd([url], Load(clients=2, group=True), seed=1)
        await crowd.people()
        for cookie in crowd.cookies:
            async with httpx.AsyncClient(base_url=url, headers={"cookie": cookie}, timeout=PATIENCE) as http:
                (group,) = (await http.get("/api/groups")).json()
                assert crowd.door == f"/api/groups/{group['id']}/tables"
                assert (await http.get("/api/me/record")).json()["rated"]
        await crowd.close()

    with own_servers() as (server,):
        asyncio.run(story(server.url))
    check(own_figures(replace(SMALL, group=True)))


def test_a_server_that_dies_ends_the_measure_in_so_many_words() -> None:
    endless = Load(tables=2, clients=2, moves=10**6)
    with own_servers() as (server,), clients(partial(OwnCrowd, [server.url], endless), endless, [server]) as players:
        players.open(2)
        players.begin()
        server.process.kill()
        with pytest.raises(Ended, match=r"The server has been killed \(signal 9\)"):
            players.played()
        with pytest.raises(Ended, match="The server has been killed"):
            players.watch(60)


def test_more_sockets_than_the_server_may_open_are_refused_with_what_to_do() -> None:
    with pytest.raises(ValueError, match=r"4,000,000,000 sockets, and a process may open .* tables at most"):
        own_figures(Load(tables=10**9))


def test_several_servers_share_the_tables(postgres_db: str, redis: Redis) -> None:
    check(own_figures(SMALL, 2, postgres_db, redis.url))


def test_percentiles_are_those_of_what_was_measured() -> None:
    figures = Figures(1, 1000, 0, 2.0, 0.5, 0.0, [number / 1000 for number in range(1000)], [])
    assert figures.percentile(0.5) == pytest.approx(500)
    assert figures.percentile(0.999) == pytest.approx(999)
    assert figures.moves_per_second == 500
    assert figures.moves_per_cpu_second == 2000


def test_rounds_are_taken_together() -> None:
    one, other = Figures(5, 10, 1, 2.0, 1.0, 7.0, [0.1], ["lost"]), Figures(5, 30, 0, 2.0, 0.6, 9.0, [0.3], [])
    assert one + other == Figures(5, 40, 1, 4.0, 1.6, 9.0, [0.1, 0.3], ["lost"])
    assert (one + other).moves_per_cpu_second == 25


def test_servers_are_compared_where_there_was_enough_to_do() -> None:
    many, few, none = (Figures(4, 600, 0, 1.0, cpu, 0.0, [], []) for cpu in (0.1, 0.5, 0.0))
    assert compared(many, "another", few) == "5.00 times the moves per server CPU-second of another."
    for own, other in ((none, few), (many, none)):
        assert compared(own, "another", other) == "Too few moves to compare with another."


def test_the_load_is_described_in_a_line() -> None:
    assert describe(BRIEF) == "4 tables of soup, 2 clients and 1 bots each, as fast as answered, 1 s"
    assert describe(Load(tables=2, moves=9)) == "2 tables of soup, 4 clients each, as fast as answered, 9 moves at each"
    assert [name for name, _ in stores("boardgame.io", True)] == ["boardgame.io, in memory", "boardgame.io, FlatFile"]


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(ValueError, match=r"peers are: boardgame\.io"):
        run(SMALL, 1, "", "", "chess.com", False)
    with pytest.raises(ValueError, match="need a database and a bus"):
        run(SMALL, 2, "", "", "", False)
    with pytest.raises(ValueError, match="each with a new database"):
        run(SMALL, 1, "sqlite+aiosqlite:///tables.sqlite", "", "", False, group=True)
    for rounds, db in ((0, ""), (2, "sqlite+aiosqlite:///tables.sqlite")):
        with pytest.raises(ValueError, match="Rounds are one or more"):
            run(SMALL, 1, db, "", "", False, rounds)
