"""Who somebody is, and how they take it to another device."""

from __future__ import annotations

import hashlib

import pytest

from stockpot.server.identity import CARRY_SECONDS
from tests.support.server import Person, Refused, Served, run


def test_a_name_makes_an_identity_and_another_name_keeps_it(server: Served) -> None:
    async def story() -> None:
        person = Person(server.url)
        with pytest.raises(Refused, match="no_identity"):
            await person.get("/api/me")
        response = await person.http.put("/api/me", json={"name": " Zoë "})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert response.json()["name"] == "Zoë"
        before = person.http.cookies["stockpot"]
        assert (await person.put("/api/me", {"name": "Zoé"}))["name"] == "Zoé"
        assert person.http.cookies["stockpot"] == before
        assert (await person.get("/api/me"))["name"] == "Zoé"

    run(story())


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "\u202e\x00", 7, None])
def test_names_are_short_and_to_be_seen(server: Served, name: object) -> None:
    async def story() -> None:
        with pytest.raises(Refused):
            await Person(server.url).put("/api/me", {"name": name})

    run(story())


def test_an_identity_is_carried_to_another_device_once(server: Served) -> None:
    async def story() -> None:
        phone, laptop = await Person.named(server.url, "Ana"), Person(server.url)
        table = await phone.create("soup", ["me", "free"])
        carry = await phone.post("/api/me/carry")
        assert carry["path"].endswith(carry["token"])
        assert carry["qr"].startswith("<svg")
        assert (await laptop.post("/api/me/claim", {"token": carry["token"]}))["name"] == "Ana"
        assert [one["id"] for one in (await laptop.get("/api/tables"))["yours"]] == [table]
        async with laptop.at(table) as client:
            assert client.seat == 0
        for used in (carry["token"], "guess", hashlib.sha256(carry["token"].encode()).hexdigest()):
            with pytest.raises(Refused, match="bad_token"):
                await Person(server.url).post("/api/me/claim", {"token": used})

    run(story())


def test_a_token_ends_after_its_time(server: Served) -> None:
    async def story() -> None:
        people = server.service.people
        token, _ = server.wait_for(people.carry("somebody", now=1))
        with pytest.raises(Exception, match="too old"):
            server.wait_for(people.claim(token, now=2 + CARRY_SECONDS * 1000))

    run(story())


def test_nobody_carries_an_identity_without_one(server: Served) -> None:
    async def story() -> None:
        with pytest.raises(Refused, match="no_identity"):
            await Person(server.url).post("/api/me/carry")

    run(story())
