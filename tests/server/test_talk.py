"""Talking: asides of those who look on, blocks of one's own, and words that a host wants masked."""

from __future__ import annotations

import pytest

from stockpot.room.swear_words import masked
from tests.support.client import Client, Refused
from tests.support.server import Person, Served, run, seated


def said(client: Client) -> list[str]:
    return [one["text"] for one in client.news if one["kind"] == "said"]


def test_what_spectators_say_to_each_other_is_news_to_them_alone(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (first, second)):
            eve, dan = [await Person.named(server.url, name) for name in ("Eve", "Dan")]
            async with eve.at(table) as watching, dan.at(table) as beside:
                before = first.seq
                await watching.ask("chat", text="She bluffs", aside=True)
                await watching.ask("chat", text="Good luck")
                await beside.until(lambda: len(said(beside)) == 2)
                await first.until(lambda: bool(said(first)))
                assert said(beside) == ["She bluffs", "Good luck"]
                assert said(first) == ["Good luck"]
                assert first.seq == before + 1, "what is not told leaves no gap"
                with pytest.raises(Refused, match="no_aside"):
                    await first.ask("chat", text="psst", aside=True)
            async with dan.at(table) as again:
                assert said(again) == ["She bluffs", "Good luck"]
            async with Person(server.url).at(table) as anybody:
                assert len(said(anybody)) == 2
            for person, news in ((dan, 0), (eve, 0)):
                update = await person.get(f"/api/tables/{table}")
                assert update["seq"] > news
            await second.until(lambda: bool(said(second)))
            async with eve.at(table) as late:
                assert said(late)[0] == "She bluffs"

    run(story())


def test_before_the_start_everybody_talks_together(server: Served) -> None:
    async def story() -> None:
        ana, eve = await Person.named(server.url, "Ana"), await Person.named(server.url, "Eve")
        table = await ana.create("soup", ["me", "free"], open=True)
        async with eve.at(table) as watching:
            with pytest.raises(Refused, match="no_aside"):
                await watching.ask("chat", text="psst", aside=True)

    run(story())


def test_who_has_no_name_is_told_so_before_they_try_to_talk(server: Served) -> None:
    async def story() -> None:
        ana, nobody = await Person.named(server.url, "Ana"), Person(server.url)
        table = await ana.create("soup", ["me", "free"], open=True)
        async with ana.at(table) as hers, nobody.at(table) as watching:
            assert "nameless" not in hers.table
            assert watching.table["nameless"]
            with pytest.raises(Refused, match="no_identity"):
                await watching.ask("chat", text="Hello")
        await nobody.put("/api/me", {"name": "Eve"})
        async with nobody.at(table) as watching:
            assert "nameless" not in watching.table
            await watching.ask("chat", text="Hello")

    run(story())


def test_blocking_somebody_is_for_good_and_can_be_taken_back(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (ana, ben), (first, second)):
            await second.ask("chat", text="Hello")
            await first.until(lambda: bool(said(first)))
            (word,) = [one for one in first.news if one["kind"] == "said"]
            assert (await ana.get(f"/api/tables/{table}/blocked"))["persons"] == []
            await ana.post("/api/me/blocks", {"table": table, "person": word["person"]})
            assert (await ana.get(f"/api/tables/{table}/blocked"))["persons"] == [word["person"]]
            assert (await ben.get(f"/api/tables/{table}/blocked"))["persons"] == [], "who is blocked is not told"
            (blocked,) = (await ana.get("/api/me/blocks"))["people"]
            assert blocked["name"] == "P1"
            hers = await ana.create("soup", ["me", "free"], open=True)
            with pytest.raises(Refused, match="unknown_table"):
                await ben.get(f"/api/tables/{hers}")
            await ben.get(f"/api/tables/{table}")  # nobody is thrown out of a game that they play
            assert (await ana.http.delete(f"/api/me/blocks/{blocked['person']}")).json() == {"count": 1}
            await ben.get(f"/api/tables/{hers}")

    run(story())


def test_nobody_blocks_themselves_or_somebody_they_have_not_met(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (ana, _), (first, _)):
            await first.ask("chat", text="Hello")
            (word,) = [one for one in first.news if one["kind"] == "said"]
            with pytest.raises(Refused, match="bad_block"):
                await ana.post("/api/me/blocks", {"table": table, "person": word["person"]})
            with pytest.raises(Refused, match="no_guest"):
                await ana.post("/api/me/blocks", {"table": table, "person": "0" * 16})
            private = await ana.create("soup", ["me", "free"])
            eve = await Person.named(server.url, "Eve")
            with pytest.raises(Refused, match="unknown_table"):
                await eve.post("/api/me/blocks", {"table": private, "person": word["person"]})

    run(story())


def test_blocks_go_with_either_of_the_two(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (ana, ben), (first, second)):
            who, whom = [one.http.cookies["stockpot"].partition(".")[0] for one in (ana, ben)]
            await second.ask("chat", text="Hello")
            await first.until(lambda: bool(said(first)))
            (word,) = [one for one in first.news if one["kind"] == "said"]
            await ana.post("/api/me/blocks", {"table": table, "person": word["person"]})
            read = server.service.store.blocks.of(who)
            assert server.wait_for(read) == {whom}
            assert (await ben.http.delete("/api/me")).status_code == 200
            assert server.wait_for(server.service.store.blocks.of(who)) == set()

    run(story())


def test_a_host_may_have_swear_words_masked(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2, polite=True) as (_, _, (first, second)):
            await second.ask("chat", text="What the FUUUCK, Scheiße, putain! Nigeria, Scunthorpe")
            await first.until(lambda: bool(said(first)))
            assert said(first) == ["What the F•••••, S••••••, p•••••! Nigeria, Scunthorpe"]
            assert first.table["polite"]
        async with seated(server, "soup", 2) as (_, _, (first, _)):
            await first.ask("chat", text="shit")
            assert said(first) == ["shit"]

    run(story())


@pytest.mark.parametrize("text", ["sh1t", "Sh!t", "merde", "MERDA", "coño", "cono", "arschloch", "stronzate"])
def test_a_swear_word_is_masked_however_it_is_written(text: str) -> None:
    assert masked(f"a {text} b") == f"a {text[0]}{'•' * (len(text) - 1)} b"


@pytest.mark.parametrize("text", ["Niger", "Scunthorpe", "salopette", "fickle", "computer", "negro", "class", "hello"])
def test_words_that_only_look_alike_stay(text: str) -> None:
    assert masked(text) == text
