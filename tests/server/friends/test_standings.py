"""What finished games add up to: standings, head-to-head, streaks, records; and what a group page may not tell."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import stockpot
from stockpot.api.feats import feats_of, found_in
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.room import rebuild
from stockpot.room.views import latest, listing
from stockpot.server.friends.score_keeper import places
from stockpot.server.friends.standings import points, records, standings
from stockpot.server.store.results import Feat, Placed, Result
from tests.server.friends.support import befriend, id_of, played, put, random_log
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated


def ended(table: str, order: str, at: int, game: str = "soup", feats: tuple[Feat, ...] = ()) -> Result:
    """A game that ended in this order; letters in brackets share a place."""
    seats, place = [], 1
    for tied in order.split():
        seats += [Placed("" if who == "@" else who, "cook" if who == "@" else "", 10 - place, place) for who in tied]
        place += len(tied)
    return Result(table, game, at, seats, feats)


def test_a_game_is_worth_one_point_however_many_play() -> None:
    three = ended("1", "a bc d", 1).seats
    assert [points(three, seat) for seat in three] == [1, 0.5, 0.5, 0]
    assert sum(points(three, seat) for seat in three) == 2
    two = ended("2", "ab", 1).seats
    assert [points(two, seat) for seat in two] == [0.5, 0.5]


def test_standings_head_to_head_and_streaks() -> None:
    games = [ended("4", "a b @", 4), ended("3", "a c", 3, "pantry"), ended("2", "b a c", 2), ended("1", "ab c", 1)]
    found = standings(games, ["a", "b", "c"], "b", str.upper, lambda who: f"n{who}")
    assert [(one.key, one.games, one.wins, one.points, one.streak, one.longest) for one in found.overall] == [
        ("A", 4, 3, 3.25, 2, 2), ("B", 3, 2, 2.25, 0, 2), ("C", 3, 0, 0, 0, 0),
    ]  # fmt: skip
    assert [one.you for one in found.overall] == [False, True, False]
    assert {one.game: [row.key for row in one.rows] for one in found.games} == {
        "soup": ["A", "B", "C"],
        "pantry": ["A", "C"],
    }
    assert {(one.first, one.second): (one.ahead, one.behind, one.level) for one in found.encounters} == {
        ("A", "B"): (1, 1, 1), ("A", "C"): (3, 0, 0), ("B", "C"): (2, 0, 0),
    }  # fmt: skip


def test_a_record_is_held_by_the_first_and_never_by_a_bot_or_by_nobody() -> None:
    names = {"a": "Ana", "b": "Ben"}.get
    games = [
        ended("1", "a b @", 1, feats=(Feat("longest-pot", 0, 9), Feat("longest-pot", 2, 20), Feat("unheard-of", 0, 1))),
        ended("2", "b a", 2, feats=(Feat("longest-pot", 0, 9),)),
    ]
    (record,) = records("soup", games, lambda who: names(who, ""))
    assert (record.kind, record.name, record.amount, record.table) == ("longest-pot", "Ana", 9, "1")
    judged = [ended(str(n), "a b", n, "sapotage", (Feat("harshest-judge", 0, -n),)) for n in (1, 3, 2)]
    (harshest,) = records("sapotage", judged, lambda who: names(who, ""))
    assert harshest.amount == -3


@pytest.mark.parametrize("game", stockpot.game_names())
def test_every_game_tells_its_feats_from_its_own_events_and_has_a_name_for_each(game: str) -> None:
    room, kinds = stockpot.game(game), set()
    for seed in range(4):
        entries = random_log(game, [log.Chair(f"p{n}") for n in range(room.players[0])], f"{seed}", 1)
        assert found_in(rebuild(entries[:-1]).playing()) == [], "nothing is told before the end"
        table = rebuild(entries).playing()
        found = found_in(table)
        assert all(0 <= feat.seat < table.players for feat in found)
        kinds |= {feat.kind for feat in found}
    assert kinds <= set(feats_of(room))
    assert kinds, "random games show some of them"
    for kind in feats_of(room):
        assert all(room.speech.texts.message(f"feat-{kind}").values())


def test_a_game_without_such_a_room_has_none() -> None:
    stranger: Any = SimpleNamespace(package="stockpot.texts")
    assert feats_of(stranger) == {}


def test_winners_come_first_though_points_are_level() -> None:
    over: Any = SimpleNamespace(winners=(2,), scores=(5, 7, 7, 5))
    assert places(over) == [3, 2, 1, 3]
    assert places(over, resigned={2}) == [2, 1, 4, 2], "who resigns comes last, however well the bot did"
    assert places(over, resigned={0, 2}) == [4, 1, 3, 2]


# ------------------------------------------------------------------------------------------------------- over the wire


def test_history_standings_and_records_of_a_group(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        who, where = [id_of(ana), id_of(ben)], f"/api/groups/{group['id']}"
        first = played(server, "soup", [*who, "@random"], group["id"], seed="7", at=1_700_000_000_000)
        second = played(server, "pantry", who, group["id"], seed="8", at=1_700_000_900_000)
        played(server, "soup", who, "", seed="9")  # not the group's
        played(server, "soup", who, group["id"], seed="10", lesson=True)  # no game between players
        history = await ben.get(f"{where}/history")
        assert [one["table"] for one in history["games"]] == [second, first]
        assert {seat.get("level", "") for seat in history["games"][1]["seats"]} == {"", "random"}
        found = await ben.get(f"{where}/standings")
        assert [one["games"] for one in found["overall"]] == [2, 2]
        assert {one["game"] for one in found["games"]} == {"soup", "pantry"}
        assert {one["name"] for one in found["records"]} <= {"Ana", "Ben"}
        assert "tallest-block" in {one["kind"] for one in found["records"]}
        replay = history["games"][1]
        cy = await Person.named(server.url, "Cy")
        with pytest.raises(Refused, match="unknown_table"):
            await cy.get(f"/api/tables/{replay['table']}/replay")
        await cy.post(f"{where}/members", {"code": group["code"]})
        assert await cy.get(f"/api/tables/{replay['table']}/replay", code=replay["code"])
        everything = await ben.get(f"{where}/export")
        assert everything["history"] == history["games"]
        assert everything["standings"]["overall"] == found["overall"]
        assert not any(one in json.dumps(everything) for one in who)

    run(story())


def test_your_finished_tables_say_place_and_score_and_can_be_put_away(server: Served) -> None:
    async def story() -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        who = [id_of(ana), id_of(ben)]
        table = played(server, "soup", [*who, "@random"])
        (mine,) = (await ana.get("/api/tables"))["yours"]
        (his,) = (await ben.get("/api/tables"))["yours"]
        assert (mine["names"], mine["bots"], mine["of"]) == (["Ben"], 1, 3)
        scores = server.wait_for(server.service.tables.read(table)).playing().scores
        assert (mine.get("score", 0), his.get("score", 0)) == scores[:2]
        assert {mine["place"], his["place"]} <= {1, 2, 3}
        await ana.put(f"/api/tables/{table}/away", None)
        after = await ana.get("/api/tables")
        assert (after["yours"], [one["id"] for one in after["away"]]) == ([], [table])
        assert (await ben.get("/api/tables"))["yours"] == [his]
        await ana.delete(f"/api/tables/{table}/away")
        assert (await ana.get("/api/tables"))["yours"] == [mine]
        eve = await Person.named(server.url, "Eve")
        for way in (eve.put(f"/api/tables/{table}/away", None), eve.delete(f"/api/tables/{table}/away")):
            with pytest.raises(Refused, match="unknown_table"):
                await way

    run(story())


def test_your_tables_say_what_happened_last_in_memory_and_from_the_lists(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "pantry", 2, bots=1, pace="own") as (table, (ana, ben), clients):
            await clients[0].until(lambda: clients[0].to_act in ([0], [1]))
            mover = clients[clients[0].to_act[0]]
            await mover.until(lambda: mover.legal)
            await mover.ask("play", move=mover.legal[0]["text"])
            tables = server.service.tables
            with server.still(table) as live:
                (mine,), (his,) = [(await one.get("/api/tables"))["yours"] for one in (ana, ben)]
                assert mine["last"] == his["last"] == json.loads(p.encode(latest(live.room)))
                assert mine["seats"] == his["seats"] == ["P0", "P1", ""]
                while server.wait_for(server.service.store.lists.of(id_of(ana)))[0].last != listing(live.room).last:
                    await asyncio.sleep(0.01)
                server.call(tables.live.pop, table)
                try:
                    assert (await ana.get("/api/tables"))["yours"][0]["last"] == mine["last"]
                finally:
                    server.call(tables.live.setdefault, table, live)
            assert "last" not in json.dumps((await Person(server.url).get("/api/tables"))["open"])

    run(story())


@pytest.mark.parametrize("game", stockpot.game_names())
def test_a_group_page_is_the_same_whatever_is_hidden_at_its_tables(server: Served, game: str) -> None:
    """All that members are shown of it and of themselves, byte for byte, before and after every card at a running table became
    another one."""

    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        bots = [log.Chair(level="random")] * (stockpot.game(game).players[0] - 2)
        begun = random_log(game, [log.Chair(id_of(ana)), log.Chair(id_of(ben)), *bots], "one", 1)[:2]
        begins = beginning(begun[0])
        another = next(seed for seed in map(str, range(100)) if begins(seed) == begins("one"))
        table = put(server, begun, group["id"])
        await ana.post(f"/api/groups/{group['id']}/tournaments", {"name": "Cup", "game": "soup", "kind": "robin"})
        before = await read_all(ben, group["id"])
        assert table in before[1]
        await server_does(server, server.service.store.log.rewrite(table, dealt_anew(another)))
        await server_does(server, server.service.tables.reload(table))
        room = await server_does(server, server.service.tables.read(table))
        assert room.created.seed == another
        assert await read_all(ben, group["id"]) == before

    run(story())


def test_a_group_page_is_the_same_whatever_was_chosen_in_secret(server: Served) -> None:
    """A recipe of Soup lies face down until all have chosen: neither who sits there nor another member reads which it is."""

    async def story() -> None:
        (ana, ben, cy), group = await befriend(server, "Ana", "Ben", "Cy")
        begun = random_log("soup", [log.Chair(id_of(ana)), log.Chair(id_of(ben))], "one", 1)[:2]
        table = put(server, begun, group["id"])
        move = {"type": "play", "id": "secret", "move": "fruit soup"}
        await ana.post(f"/api/tables/{table}/requests", move)
        before = [await read_all(one, group["id"]) for one in (ben, cy)]
        await server_does(server, server.service.store.log.rewrite(table, chosen_instead("bug soup")))
        await server_does(server, server.service.tables.reload(table))
        room = await server_does(server, server.service.tables.read(table))
        assert room.past[-1].entry.move == "bug soup"
        assert [await read_all(one, group["id"]) for one in (ben, cy)] == before

    run(story())


def chosen_instead(move: str) -> Callable[[log.AnyEntry], log.AnyEntry]:
    return lambda entry: replace(entry, move=move) if isinstance(entry, log.Moved) else entry


def dealt_anew(seed: str) -> Callable[[log.AnyEntry], log.AnyEntry]:
    return lambda entry: replace(entry, seed=seed) if isinstance(entry, log.Created) else entry


def beginning(made: log.Created) -> Callable[[str], tuple[int, ...]]:
    """Who begins, by the seed: that is drawn by lot in some games, and everybody may know it."""
    return lambda seed: stockpot.Table(made.game, len(made.seats), seed, made.options).to_act


async def server_does(server: Served, work: Any) -> Any:
    return server.wait_for(work)


async def read_all(person: Person, group: str) -> list[str]:
    """What a member may read, as it comes."""
    parts = [f"/{group}{part}" for part in ("", "/history", "/standings", "/export", "/tournaments")]
    paths = [f"/api/groups{part}" for part in ("", *parts)]
    return [(await person.http.get(path)).text for path in (*paths, "/api/tables", "/api/me/record")]
