"""What people do at a table."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import stockpot
from stockpot.room import log, requests
from stockpot.room.door import outcome
from tests.support.client import SHORT, Client, Refused
from tests.support.server import Person, Served, run, seated

Story = Callable[[Served], Coroutine[Any, Any, None]]


def told(story: Story) -> Callable[[Served], None]:
    """A test written as a coroutine."""

    def test(server: Served) -> None:
        run(story(server))

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test


def choose(client: Client, number: int = 0) -> dict[str, Any]:
    return client.legal[number]


async def one_each(clients: list[Client]) -> None:
    """Everybody who owes a decision takes the first one listed."""
    for client in clients:
        if client.legal:
            await client.ask("play", move=choose(client)["id"])


@told
async def test_simultaneous_decisions_come_in_any_order(server: Served) -> None:
    async with seated(server, "soup", 3) as (_, _, clients):
        assert clients[0].to_act == [0, 1, 2]
        for client in reversed(clients):
            await client.ask("play", move=choose(client)["text"])
        for client in clients:
            await client.until(lambda client=client: client.kinds().count("moved") == 3)
            assert len(client.to_act) == 1


@told
async def test_simultaneous_decisions_may_be_sent_at_once(server: Served) -> None:
    async with seated(server, "soup", 4) as (_, _, clients):
        await asyncio.gather(*(client.ask("play", move=choose(client)["text"]) for client in clients))
        for client in clients:
            await client.until(lambda client=client: client.kinds().count("moved") == len(clients))


@told
async def test_a_choice_in_secret_is_told_without_its_content(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, second)):
        await first.ask("play", move="bug soup")
        await second.until(lambda: "moved" in second.kinds())
        assert b"bug soup" not in second.raw[-1].split(b'"game"')[0]
        (event,) = second.news[-1]["events"]
        assert event["data"] == {"seat": 0}


@told
async def test_a_move_may_be_named_in_any_language(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, _)):
        await first.ask("play", move="Soupe aux Insectes")
        assert first.news[-1]["events"][0]["data"]["recipe"] == "bug soup"


@told
async def test_an_illegal_move_is_refused_with_its_rule(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, _)):
        with pytest.raises(Refused) as refused:
            await first.ask("play", move="bug 3")
        assert refused.value.code == "illegal"
        assert refused.value.rule == "soup.recipe.choose"
        with pytest.raises(Refused, match="bad_move"):
            await first.ask("play", move="potato 99")
        with pytest.raises(Refused, match="bad_move"):
            await first.ask("play", move=10**6)
        with pytest.raises(Refused, match="No text rides along"):
            await first.ask("play", move="bug soup", note="hello")
        assert first.kinds().count("moved") == 0


@told
async def test_a_request_sent_twice_is_carried_out_once(server: Served) -> None:
    async with seated(server, "soup", 2, undo="none") as (table, persons, (first, _)):
        move = choose(first)["text"]
        await first.ask("play", "once", move=move)
        await first.ask("play", "once", move=move)
        async with persons[0].at(table) as again:
            await again.ask("play", "once", move=move)
            assert again.kinds().count("moved") == 1
        with pytest.raises(Refused):
            await first.ask("play", "other", move=move)


@told
async def test_nobody_can_act_for_another(server: Served) -> None:
    async with seated(server, "soup", 2) as (table, persons, (first, _)):
        thief = await Person.named(server.url, "Thief")
        async with thief.at(table) as stranger, Person(server.url).at(table) as nobody:
            for kind in ("play", "undo", "answer", "leave", "return", "resign", "rematch"):
                fields = {"play": {"move": 0}, "answer": {"yes": True}}.get(kind, {})
                with pytest.raises(Refused):
                    await stranger.ask(kind, **fields)
                with pytest.raises(Refused, match="no_identity"):
                    await nobody.ask(kind, **fields)
            with pytest.raises(Refused, match="begun"):
                await stranger.ask("sit", seat=0)
            with pytest.raises(Refused, match="begun"):
                await stranger.ask("start")
            with pytest.raises(Refused, match="begun"):
                await stranger.ask("seat", seat=0, level="random")
        thief.http.cookies.clear()
        genuine = persons[0].http.cookies["stockpot"]
        who, _, signature = genuine.partition(".")
        for forged in (who, who + ".", f"{who}.{signature[:-2]}xx", f"x{genuine}", genuine.replace(".", "..")):
            thief.http.cookies.set("stockpot", forged)
            async with thief.at(table) as stranger:
                assert stranger.seat is None
                with pytest.raises(Refused, match="no_identity"):
                    await stranger.ask("play", move=choose(first)["text"])
            thief.http.cookies.clear()


@told
async def test_seats_before_the_start(server: Served) -> None:
    ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
    table = await ana.create("soup", ["me", "free", "free"], open=True)
    async with ana.at(table) as host, ben.at(table) as guest:
        assert [seat["player"] for seat in guest.table["seats"]] == ["person", "free", "free"]
        with pytest.raises(Refused, match="not_host"):
            await guest.ask("seat", seat=1, level="thumb")
        with pytest.raises(Refused, match="not_full"):
            await host.ask("start")
        with pytest.raises(Refused, match="not_started"):
            await host.ask("play", move=0)
        await guest.ask("sit", seat=2)
        with pytest.raises(Refused, match="seated"):
            await guest.ask("sit")
        with pytest.raises(Refused, match="bad_level"):
            await host.ask("seat", seat=1, level="genius")
        await host.ask("seat", seat=1, level="thumb")
        await guest.ask("leave")
        assert guest.seat is None
        assert host.kinds() == ["sat", "seated"]
        await guest.ask("sit")
        assert guest.seat == 2
        await host.ask("seat", seat=2)
        await guest.until(lambda: guest.seat is None)
        await guest.ask("sit")
        await guest.ask("start")
        assert guest.status == "playing"
        assert guest.game["view"]["seat"] == 2


@told
async def test_a_table_by_invitation(server: Served) -> None:
    ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
    table = await ana.create("soup", ["me", "free"])
    code = (await ana.get(f"/api/tables/{table}"))["table"]["code"]
    assert len(code) >= 20
    with pytest.raises(Refused, match="unknown_table"):
        await ben.get(f"/api/tables/{table}")
    with pytest.raises(Refused, match="unknown_table"):
        await ben.post(f"/api/tables/{table}/seats", {})
    with pytest.raises(Refused, match="unknown_table"):
        await ben.post(f"/api/tables/{table}/seats", {"code": code[:-1] + "?"})
    assert table not in str(await ben.get("/api/tables"))
    assert "code" not in (await ben.get(f"/api/tables/{table}", code=code))["table"]
    await ben.post(f"/api/tables/{table}/seats", {"code": code})
    assert (await ben.get(f"/api/tables/{table}"))["table"]["you"] == 1
    assert [one["id"] for one in (await ben.get("/api/tables"))["yours"]] == [table]


@told
async def test_a_move_that_showed_nothing_is_taken_back_freely(server: Served) -> None:
    async with seated(server, "soup", 3) as (_, _, clients):
        first = clients[0]
        await first.ask("play", move=choose(first)["text"])
        assert not first.legal
        await first.ask("undo")
        assert first.kinds()[-2:] == ["moved", "undone"]
        assert first.legal
        await clients[1].until(lambda: "undone" in clients[1].kinds())
        assert clients[1].to_act == [0, 1, 2]


@told
async def test_a_move_that_showed_something_is_taken_back_by_consent_of_all(server: Served) -> None:
    async with seated(server, "soup", 3) as (_, _, clients):
        await one_each(clients)
        for client in clients:
            await client.until(lambda client=client: client.kinds().count("moved") == 3)
        mover = clients[clients[0].to_act[0]]
        await mover.until(lambda: mover.legal)
        others = [client for client in clients if client is not mover]
        before = mover.game
        await mover.ask("play", move=choose(mover)["text"])
        await mover.ask("undo")
        assert mover.kinds()[-1] == "asked"
        with pytest.raises(Refused, match="not_asked"):
            await mover.ask("answer", yes=True)
        with pytest.raises(Refused, match="proposed"):
            await mover.ask("undo")
        await others[0].ask("answer", yes=True)
        assert others[0].table["proposal"]["waiting"] == [others[1].seat]
        await others[1].ask("answer", yes=True)
        await mover.until(lambda: "undone" in mover.kinds())
        assert mover.game == {**before, "undo": True}
        with pytest.raises(Refused, match="no_proposal"):
            await others[1].ask("answer", yes=True)


@told
async def test_one_who_does_not_agree_settles_it(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, second)):
        await one_each([first, second])
        await first.until(lambda: first.kinds().count("moved") == 2)
        mover, other = (first, second) if first.to_act == [0] else (second, first)
        await mover.until(lambda: mover.legal)
        await mover.ask("play", move=choose(mover)["text"])
        await mover.ask("undo")
        await other.ask("answer", yes=False)
        assert "proposal" not in other.table
        assert other.kinds()[-1] == "answered"
        await mover.ask("undo")
        await other.until(lambda: "proposal" in other.table)
        if other.legal:
            await other.ask("play", move=choose(other)["text"])
            assert "proposal" not in other.table, "a move answers too"


@told
async def test_a_table_without_undo(server: Served) -> None:
    async with seated(server, "soup", 2, undo="none") as (_, _, (first, _)):
        with pytest.raises(Refused, match="no_move"):
            await first.ask("undo")
        await first.ask("play", move=choose(first)["text"])
        with pytest.raises(Refused, match="no_undo"):
            await first.ask("undo")


@told
async def test_alone_against_bots_every_move_may_be_taken_back(server: Served) -> None:
    async with seated(server, "soup", 1, bots=2) as (_, _, (person,)):
        await person.play_on(random.Random(3), moves=6)
        await person.until(lambda: person.legal or person.status == "over")
        for undone in (1, 2, 3):
            await person.ask("undo")
            assert person.kinds().count("undone") == undone
            await person.until(lambda: person.legal)
        await person.play_on(random.Random(4))
        assert person.status == "over"


@told
async def test_a_bot_plays_for_one_who_has_left_until_they_return(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, second)):
        await second.ask("leave")
        assert second.table["seats"][1]["left"]
        assert second.table["seats"][1]["level"]
        with pytest.raises(Refused, match="return first"):
            await second.ask("play", move=0)
        await first.play_on(random.Random(1), moves=5)
        await second.ask("return")
        assert "level" not in second.table["seats"][1]
        with pytest.raises(Refused, match="not_left"):
            await second.ask("return")
        moved = len([one for one in second.news if one["kind"] == "moved" and one["seat"] == 1])
        assert moved >= 3
        await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))


@told
async def test_leaving_returning_and_taking_back_at_any_moment_leaves_the_table_sound(server: Served) -> None:
    chance = random.Random(2)
    async with seated(server, "soup", 1, bots=1) as (_, _, (person,)):
        while person.status != "over":
            kind = chance.choice(["leave", "return", "undo", "play", "play", "play"])
            fields = {"move": chance.choice(person.legal or [{"id": 0}])["id"]} if kind == "play" else {}
            with contextlib.suppress(Refused):
                await person.ask(kind, **fields)
        assert person.game["to_act"] == []


@told
async def test_who_resigns_is_replaced_for_good(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, _, (first, second)):
        await second.ask("resign")
        for kind in ("return", "resign", "leave"):
            with pytest.raises(Refused, match="resigned"):
                await second.ask(kind)
        await first.play_on(random.Random(1))
        await second.until(lambda: second.status == "over")


@told
async def test_a_rematch_is_one_table_for_all(server: Served) -> None:
    async with seated(server, "soup", 2) as (table, persons, (first, second)):
        with pytest.raises(Refused, match="not_over"):
            await first.ask("rematch")
        await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
        answers = await asyncio.gather(first.ask("rematch"), second.ask("rematch"))
        assert answers[0]["table"] == answers[1]["table"] != table
        assert first.table["rematch"] == answers[0]["table"]
        again = await persons[1].get(f"/api/tables/{answers[0]['table']}")
        assert again["table"]["you"] == 0, "everybody sits one seat further on"
        assert again["table"]["seed_hash"] != first.table["seed_hash"]


@told
async def test_chat_and_reactions(server: Served) -> None:
    async with seated(server, "soup", 2) as (table, _, (first, second)):
        eve = await Person.named(server.url, "Ève 🥣")
        async with eve.at(table) as watcher:
            await first.ask("chat", text="  <b>Bon appétit!</b> 👩‍🍳 ")
            await watcher.ask("chat", text="Smells good")
            await second.ask("react", what="yum")
            await first.until(lambda: len(first.kinds()) >= 5)
            said = [one for one in first.news if one["kind"] in ("said", "reacted")]
            assert [one.get("text", one.get("what")) for one in said] == [
                "<b>Bon appétit!</b> 👩‍🍳", "Smells good", "yum",
            ]  # fmt: skip
            assert [one.get("seat") for one in said] == [0, None, 1]
            assert said[1]["name"] == "Ève 🥣"
            for bad in ("", "   ", "\n", "\x00\x07\u202e", "x" * 501):
                with pytest.raises(Refused):
                    await first.ask("chat", text=bad)
            with pytest.raises(Refused, match="Reactions are"):
                await first.ask("react", what="spit")


@told
async def test_talk_does_not_make_a_log_endless(server: Served) -> None:
    async with seated(server, "soup", 2) as (table, persons, (first, second)):
        live = server.service.tables.live[table]
        server.wait_for(live.commit(outcome(live.room, [log.Said(text="again") for _ in range(requests.MAX_TALK)])))
        for request in ({"type": "chat", "text": "and again"}, {"type": "react", "what": "yum"}):
            with pytest.raises(Refused, match="go on at a new one"):
                await persons[0].post(f"/api/tables/{table}/requests", {**request, "id": request["type"]})
        await one_each([first, second])


@told
async def test_presence_is_told(server: Served) -> None:
    async with seated(server, "soup", 2) as (table, persons, (first, second)):
        assert first.table["seats"][1]["here"]
        async with persons[1].at(table):
            await second.connection.close()
        await first.until(lambda: "here" not in first.table["seats"][1])
        async with Person(server.url).at(table):
            await first.until(lambda: first.table.get("spectators") == 1)
        await first.until(lambda: "spectators" not in first.table)


@told
async def test_a_new_name_is_seen_at_once(server: Served) -> None:
    async with seated(server, "soup", 2) as (_, persons, (first, _)):
        await persons[1].put("/api/me", {"name": "Benedict"})
        await first.until(lambda: first.table["seats"][1]["name"] == "Benedict")


@pytest.mark.parametrize("game", stockpot.game_names())
def test_bots_alone_play_to_the_end(server: Served, game: str) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create(
            game, ["random"] * stockpot.game(game).players[0], open=True, options=SHORT.get(game, {})
        )
        async with ana.at(table) as watcher:
            await watcher.ask("start")
            await watcher.until(lambda: watcher.status == "over")

    run(story())


@told
async def test_while_the_search_is_compiled_rules_of_thumb_play_for_who_would_wait_for_it(server: Served) -> None:
    ana = await Person.named(server.url, "Ana")
    table = await ana.create("soup", ["me", "cook"])
    server.service.tables.cold.add("soup")
    try:
        async with ana.at(table) as client:
            await client.ask("start")
            await client.until(lambda: "moved" in client.kinds())
            assert client.news[-1]["seat"] == 1
            live = server.service.tables.live[table]
            assert live.bots.level(live.room, 1) == "thumb"
    finally:
        server.service.tables.cold.clear()
    assert live.bots.level(live.room, 1) == "cook"


@told
async def test_what_a_bot_says_bears_its_seat_and_name(server: Served) -> None:
    async with seated(server, "soup", 1, bots=1, names=["", "Madame Louche"]) as (table, _, (client,)):
        live = server.service.tables.live[table]

        async def say() -> None:
            async with live.lock:  # the bot may be about to move
                await live.commit(outcome(live.room, [log.Said(text="Mon Dieu", seat=1)]))

        server.wait_for(say())
        await client.until(lambda: "said" in client.kinds())
        said = next(one for one in client.news if one["kind"] == "said")
        assert (said["seat"], said["name"], said["text"]) == (1, "Madame Louche", "Mon Dieu")
