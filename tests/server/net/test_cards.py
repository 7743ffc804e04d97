"""Previews of invitations: who has the key of a card sees the card, and nobody learns anything else from it."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape

import pytest

from tests.server.friends.support import befriend
from tests.support.client import SEEDS
from tests.support.server import Person, Served, run, serving

ADDRESS = "https://soup.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("cards"), address=ADDRESS) as served:
        yield served


def tags(page: str) -> dict[str, str]:
    return {name: unescape(text) for name, text in re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page)}


async def card(host: Person, table: str, stranger: Person, lang: str = "en") -> tuple[str, bytes]:
    """What a messenger gets for an invitation, without the table's own name in it: the page, and its picture."""
    key = (await host.get(f"/api/tables/{table}"))["table"]["card"]
    page = (await stranger.http.get(f"/t/{table}", params={"i": key, "lang": lang})).text
    image = tags(page)["image"].removeprefix(ADDRESS)
    picture = await stranger.http.get(image)
    assert picture.headers["content-type"] == "image/png"
    return page.replace(table, "TABLE").replace(key, "KEY"), picture.content


def test_an_invitation_says_who_invites_to_what_and_how_many_seats_are_free(server: Served) -> None:
    async def story() -> None:
        ana, stranger = await Person.named(server.url, 'Ana "<b>'), Person(server.url)
        table = await ana.create("soup", ["me", "free", "novice", "free"])
        page, picture = await card(ana, table, stranger)
        told = tags(page)
        assert told["title"] == 'Ana "<b> invites you to play Soup'
        assert told["description"].startswith("2 seats left · 4 players")
        assert "<b>" not in page
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) < 100_000
        assert tags((await card(ana, table, stranger, "fr"))[0])["title"] == 'Ana "<b> vous invite à jouer à Soupe'
        code = (await ana.get(f"/api/tables/{table}"))["table"]["code"]
        assert code not in page
        assert "url" not in told, "a messenger would leave the invitation out of the link"

    run(story())


def test_without_the_key_all_tables_look_alike_and_those_that_do_not_exist(server: Served) -> None:
    async def story() -> None:
        ana, stranger = await Person.named(server.url, "Ana"), Person(server.url)
        tables = [
            await ana.create("soup", ["me", "free"]),
            await ana.create("sapone", ["me", *["free"] * 3], open=True),
            "f" * 16,
        ]
        keys = ["", "0" * 16, (await ana.get(f"/api/tables/{tables[0]}"))["table"]["card"]]
        pages = {
            (await stranger.http.get(f"/t/{table}", params={"i": key} if key else {})).content
            for table in tables for key in keys if (table, key) != (tables[0], keys[2])
        }  # fmt: skip
        assert len(pages) == 1
        assert tags(pages.pop().decode())["title"] == "Stockpot"
        answers = [await stranger.http.get(f"/cards/{table}/card.png", params={"i": "0" * 16}) for table in tables]
        assert {(one.status_code, one.content) for one in answers} == {(404, answers[0].content)}
        assert (await stranger.get(f"/api/tables/{tables[1]}"))["table"].get("card", "") == "", (
            "not for who only looks on"
        )

    run(story())


def test_of_all_groups_the_same_is_said_in_the_language_of_who_invites(server: Served) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        stranger = Person(server.url)
        asked = [(who, one) for who in (ana, stranger) for one in (group["id"], "0123456789abcdef")]
        for lang, title in (
            ("en", "An invitation to join a group of friends"),
            ("de", "Einladung in eine Gruppe von Freunden"),
        ):
            pages = {(await who.http.get(f"/g/{one}", params={"lang": lang})).content for who, one in asked}
            assert len(pages) == 1
            assert tags(pages.pop().decode())["title"] == title

    run(story())


def test_the_key_of_a_card_opens_nothing(server: Served) -> None:
    async def story() -> None:
        ana, stranger = await Person.named(server.url, "Ana"), await Person.named(server.url, "Eve")
        table = await ana.create("soup", ["me", "free"])
        key = (await ana.get(f"/api/tables/{table}"))["table"]["card"]
        assert (await stranger.http.get(f"/api/tables/{table}", params={"code": key})).status_code == 404
        assert (await stranger.http.post(f"/api/tables/{table}/seats", json={"code": key})).status_code == 404

    run(story())


def test_two_tables_that_a_stranger_cannot_tell_apart_have_the_same_card(server: Served) -> None:
    """Other cards in every hand, other moves, other words said: not a byte of the page or the picture is another."""

    async def story() -> None:
        ana, stranger = await Person.named(server.url, "Ana"), Person(server.url)
        seen = []
        for seed, pick in (("one", 0), ("another", -1)):
            SEEDS.append(seed)
            table = await ana.create("soup", ["me", "random", "random"], stand_in="random")
            before = await card(ana, table, stranger)
            await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
            now = await ana.get(f"/api/tables/{table}")
            await ana.post(
                f"/api/tables/{table}/requests",
                {"type": "play", "id": "play", "move": now["game"]["legal"][pick]["id"]},
            )
            await ana.post(f"/api/tables/{table}/requests", {"type": "chat", "id": "chat", "text": f"I say {seed}"})
            seen.append((before, await card(ana, table, stranger)))
        assert seen[0] == seen[1]
        assert seen[0][0] != seen[0][1], "it has begun, which anybody with the link may know"

    run(story())
