"""Ratings: off until somebody wants one, people and bots on one scale, and gone when they are not wanted any more."""

from __future__ import annotations

import math

from stockpot.server.friends.ratings import FIRST, MODEL, SCALE, START, after
from tests.server.friends.support import id_of, played
from tests.support.server import Person, Served, run


def test_who_wins_goes_up_and_everybody_is_surer() -> None:
    (up, surer), (same, _), (down, _) = after([FIRST] * 3, [1, 2, 3])
    assert up > same > down
    assert math.isclose(same, MODEL.mu, rel_tol=0.05)
    assert surer < MODEL.sigma
    tied = after([FIRST] * 2, [1, 1])
    assert math.isclose(tied[0][0], tied[1][0])


def test_four_hundred_more_win_ten_for_each_loss() -> None:
    sure = 1e-6
    better, worse = MODEL.rating(mu=MODEL.mu + 400 / SCALE, sigma=sure), MODEL.rating(mu=MODEL.mu, sigma=sure)
    ahead = math.exp(better.mu / (math.sqrt(2) * MODEL.beta)) / math.exp(worse.mu / (math.sqrt(2) * MODEL.beta))
    assert math.isclose(ahead, 10, rel_tol=1e-6)


def test_only_who_wants_it_is_rated_from_then_on(server: Served) -> None:
    async def story() -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        who, now = [id_of(ana), id_of(ben)], server.service.tables.now()
        assert not (await ana.get("/api/me/record"))["rated"]
        played(server, "soup", [*who, "@random"], seed="r1", at=now - 10**6)
        assert (await ana.put("/api/me/record/rated", {"on": True}))["ratings"] == []
        played(server, "soup", [*who, "@random"], seed="r2", at=now + 10**6)
        mine = await ana.get("/api/me/record")
        (rating,) = mine["ratings"]
        assert (rating["game"], rating["games"]) == ("soup", 1)
        assert rating["rating"] != START
        assert 0 < rating["unsure"] < 2 * SCALE * MODEL.sigma
        assert [one["level"] for one in mine["bots"]] == ["random"]
        assert (mine["overall"]["games"], mine["games"][0]["game"]) == (2, "soup")
        his = await ben.get("/api/me/record")
        assert (his["rated"], his["ratings"], his["overall"]["games"]) == (False, [], 2)
        assert server.wait_for(server.service.store.ratings.of(who)) == server.wait_for(
            server.service.store.ratings.of(who[:1])
        )
        again = await ana.put("/api/me/record/rated", {"on": True})
        assert again["ratings"] == [rating], "asked twice, nothing changes"
        assert (await ana.put("/api/me/record/rated", {"on": False}))["ratings"] == []
        everything = await ben.get("/api/me/record/export")
        assert len(everything["history"]) == 2
        assert (await ben.get("/api/me/record/history"))["games"] == everything["history"]

    run(story())


def test_a_result_is_counted_once_however_often_it_is_looked_at(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        await ana.put("/api/me/record/rated", {"on": True})
        table = played(server, "soup", [id_of(ana), "@random"], seed="r3", at=server.service.tables.now() + 10**6)
        before = await ana.get("/api/me/record")
        for _ in range(3):
            room = server.wait_for(server.service.tables.read(table))
            server.wait_for(server.service.scores.keep(table, room))
        assert await ana.get("/api/me/record") == before

    run(story())
