"""Who somebody is, and how they take it to another device."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stockpot.server.people.identity import CARRIES, CARRY_SECONDS, COOKIE_SECONDS
from tests.support.client import Client, Refused
from tests.support.server import Person, Served, run, serving


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


def test_who_comes_back_is_not_forgotten_after_the_longest_time_that_browsers_keep_a_cookie(server: Served) -> None:
    async def story() -> None:
        ada = await Person.named(server.url, "Ada")
        renewed = (await ada.http.get("/api/me")).headers.get_list("set-cookie")
        assert [one.partition("=")[0] for one in renewed] == ["stockpot", "stockpot_named"]
        assert all(f"Max-Age={COOKIE_SECONDS}" in one for one in renewed)
        assert "httponly" in renewed[0].lower()
        assert "stockpot_named=1;" in renewed[1]  # the page may read it, and reads nothing in it
        assert "httponly" not in renewed[1].lower()
        token = (await ada.post("/api/me/bots", {"name": "Zed"}))["token"]
        program = Person(server.url)
        program.http.headers["authorization"] = f"Bearer {token}"
        assert (await program.http.get("/api/me")).headers.get_list("set-cookie") == []
        gone = (await ada.http.delete("/api/me")).headers.get_list("set-cookie")
        assert any(one.startswith("stockpot_named=") and "Max-Age=0" in one for one in gone)

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


# ------------------------------------------------------------------------------------------- asked first, and the way back


async def link_to(person: Person) -> str:
    """A token that makes another device this person."""
    return str((await person.post("/api/me/carry"))["token"])


def test_looking_where_a_link_leads_spends_nothing_and_changes_nobody(server: Served) -> None:
    async def story() -> None:
        ada, bob, nobody = (
            await Person.named(server.url, "Ada"),
            await Person.named(server.url, "Bob"),
            Person(server.url),
        )
        token = await link_to(ada)
        for _ in range(3):
            assert await bob.post("/api/me/carried", {"token": token}) == {"name": "Ada", "you": False, "now": "Bob"}
            assert await nobody.post("/api/me/carried", {"token": token}) == {"name": "Ada", "you": False, "now": ""}
            assert (await ada.post("/api/me/carried", {"token": token}))["you"]
        for path in ("/", "/api/me/claim", "/api/me/carried", "/api/me/back", f"/api/me/claim?token={token}"):
            for method in ("GET", "HEAD", "OPTIONS"):  # what programs do that show what is behind a link
                await bob.http.request(method, path)
        assert (await bob.get("/api/me"))["name"] == "Bob"
        assert (await bob.post("/api/me/claim", {"token": token}))["name"] == "Ada"
        with pytest.raises(Refused, match="bad_token"):
            await nobody.post("/api/me/carried", {"token": token})

    run(story())


def test_who_was_here_before_can_come_back(server: Served) -> None:
    async def story() -> None:
        ada, bob = await Person.named(server.url, "Ada"), await Person.named(server.url, "Bob")
        table = await bob.create("soup", ["me", "free"])
        claimed = await bob.http.post("/api/me/claim", json={"token": await link_to(ada)})
        assert claimed.json()["before"] == "Bob"
        (kept,) = [one for one in claimed.headers.get_list("set-cookie") if one.startswith("stockpot_before=")]
        assert {"httponly", "samesite=strict", "path=/api/me"} <= {part.strip().lower() for part in kept.split(";")}
        assert (await bob.get("/api/tables"))["yours"] == []
        assert (await bob.get("/api/me"))["before"] == "Bob"
        assert await bob.post("/api/me/back") | {"since": 0} == {"name": "Bob", "since": 0, "before": ""}
        assert [one["id"] for one in (await bob.get("/api/tables"))["yours"]] == [table]
        with pytest.raises(Refused, match="no_way_back"):
            await bob.post("/api/me/back")

    run(story())


def test_the_way_back_cannot_be_forged(server: Served) -> None:
    async def story() -> None:
        eve = await Person.named(server.url, "Eve")
        who = eve.http.cookies["stockpot"].partition(".")[0]
        numbers = ("", "1.", "0.", "-1.", "٣.", "1.1.", f"{'9' * 5000}.")
        for forged in ("", who, "a.b.c.d", "é.1.x", *(f"{who}.{number}x" for number in numbers)):
            response = await eve.http.post("/api/me/back", headers={"cookie": f"stockpot_before={forged}".encode()})
            assert response.json()["code"] == "no_way_back"

    run(story())


def test_other_sites_can_neither_claim_nor_go_back_nor_sign_out(server: Served) -> None:
    async def story() -> None:
        bob = await Person.named(server.url, "Bob")
        token = await link_to(await Person.named(server.url, "Eve"))
        posts, deletes = ("claim", "back", "carry", "carried"), ("carry", "devices")
        for method, path in [*(("POST", path) for path in posts), *(("DELETE", path) for path in deletes)]:
            for origin in ("https://evil.example", "null"):
                forged = await bob.http.request(
                    method, f"/api/me/{path}", json={"token": token}, headers={"origin": origin}
                )
                assert forged.json()["code"] == "bad_origin"
        assert (await bob.get("/api/me"))["name"] == "Bob"

    run(story())


# ---------------------------------------------------------------------------------------------------------- revocation


def test_links_that_were_not_used_can_be_cancelled(server: Served) -> None:
    async def story() -> None:
        ada, eve = await Person.named(server.url, "Ada"), Person(server.url)
        tokens = [await link_to(ada) for _ in range(3)]
        assert len((await ada.get("/api/me/carry"))["expires"]) == 3
        assert (await ada.http.delete("/api/me/carry")).json() == {"count": 3}
        assert (await ada.get("/api/me/carry"))["expires"] == []
        for token in tokens:
            with pytest.raises(Refused, match="bad_token"):
                await eve.post("/api/me/claim", {"token": token})

    run(story())


def test_only_so_many_links_wait_at_once(server: Served) -> None:
    async def story() -> None:
        ada = await Person.named(server.url, "Ada")
        tokens = [await link_to(ada) for _ in range(CARRIES + 3)]
        assert len((await ada.get("/api/me/carry"))["expires"]) == CARRIES
        assert (await Person(server.url).post("/api/me/claim", {"token": tokens[-1]}))["name"] == "Ada"

    run(story())


async def other_device(person: Person) -> Person:
    device = Person(person.url)
    await device.post("/api/me/claim", {"token": await link_to(person)})
    return device


async def closed_with(client: Client) -> int | None:
    """With which code the server ends a socket."""
    with pytest.raises(ConnectionClosed) as ended:
        await client.until(lambda: False)
    return ended.value.rcvd.code if ended.value.rcvd else None


def test_other_devices_are_signed_out(server: Served) -> None:
    async def story() -> None:
        ada = await Person.named(server.url, "Ada")
        lost, token = await other_device(ada), await link_to(ada)
        table = await ada.create("soup", ["me", "free"])
        async with ada.at(table) as here, lost.at(table) as there:
            assert there.seat == 0
            async with lost.http.stream("GET", "/api/me/turns") as stream:
                lines = stream.aiter_lines()
                await anext(lines)
                assert (await ada.http.delete("/api/me/devices")).json()["name"] == "Ada"
                assert await closed_with(there) == 4401
                assert await closed_with(here) == 4401, "it comes back with the new cookie"
                async for _ in lines:  # until the stream ends
                    pass
        for call in (lost.get("/api/me"), lost.post("/api/me/carry"), lost.get("/api/me/settings")):
            with pytest.raises(Refused, match="no_identity"):
                await call
        async with lost.at(table, code=(await ada.get(f"/api/tables/{table}"))["table"]["code"]) as client:
            assert client.seat is None
        with pytest.raises(Refused, match="bad_token"):
            await Person(server.url).post("/api/me/claim", {"token": token})
        assert (await ada.get("/api/me"))["name"] == "Ada"
        async with ada.at(table) as client:
            assert client.seat == 0
        again = await other_device(ada)
        assert (await ada.http.delete("/api/me/devices")).status_code == 200
        with pytest.raises(Refused, match="no_identity"):
            await again.get("/api/me")

    run(story())


def test_signed_out_devices_stay_so_after_a_restart_and_cannot_go_back(tmp_path: Path) -> None:
    cookies: dict[str, str] = {}

    async def before(server: Served) -> None:
        bob = await Person.named(server.url, "Bob")
        shared = await other_device(bob)
        await shared.post("/api/me/claim", {"token": await link_to(await Person.named(server.url, "Ada"))})
        cookies["way back"] = shared.http.cookies["stockpot_before"]
        cookies["old"] = bob.http.cookies["stockpot"]
        await bob.http.delete("/api/me/devices")
        with pytest.raises(Refused, match="no_way_back"):
            await shared.post("/api/me/back")
        cookies["new"] = bob.http.cookies["stockpot"]

    async def after(server: Served) -> None:
        for name, cookie in cookies.items():
            person = Person(server.url)
            person.http.cookies.set("stockpot", cookie)
            response = await person.http.get("/api/me")
            assert response.status_code == (200 if name == "new" else 401), name

    for story in (before, after):
        with serving(tmp_path) as server:
            run(story(server))


def test_a_deleted_person_is_signed_out_everywhere(server: Served) -> None:
    async def story() -> None:
        ada = await Person.named(server.url, "Ada")
        other = await other_device(ada)
        table = await ada.create("soup", ["me", "free"])
        async with other.at(table) as there:
            await ada.http.delete("/api/me")
            assert await closed_with(there) == 4401
        with pytest.raises(Refused, match="no_identity"):
            await other.get("/api/me/settings")

    run(story())
