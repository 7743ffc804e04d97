"""Passkeys: who has one is the same person on any device; what is forged, sent twice, too old or from elsewhere is nobody's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.authenticator import Authenticator
from tests.support.client import Refused
from tests.support.server import HandSetTime, Person, Served, run, serving

ORIGIN = "https://soup.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("passkeys"), time=HandSetTime(), address=ORIGIN, origins=(ORIGIN,)) as served:
        yield served


def at(person: Person, origin: str = ORIGIN) -> Person:
    """A person on a page of the site."""
    person.http.headers["origin"] = origin
    return person


async def with_passkey(server: Served, name: str, **more: Any) -> tuple[Person, Authenticator]:
    person, key = at(await Person.named(server.url, name)), Authenticator(ORIGIN, **more)
    await person.post("/api/me/passkeys", key.make(await person.post("/api/me/passkeys/options", {})))
    return person, key


def keys_of(server: Served, who: str) -> list[Any]:
    database = server.service.store.database
    return list(
        server.wait_for(
            database.read(lambda c: c.exec_driver_sql("SELECT id FROM passkeys WHERE who = ?", (who,)).all())
        )
    )


def id_of(person: Person) -> str:
    return person.http.cookies["stockpot"].partition(".")[0]


def test_a_passkey_makes_another_device_the_same_person_and_there_is_a_way_back(server: Served) -> None:
    async def story() -> None:
        ana, key = await with_passkey(server, "Ana")
        other = at(await Person.named(server.url, "Guest"))
        for _ in range(2):
            me = await other.post("/api/passkeys", key.sign(await other.post("/api/passkeys/options", {})))
            assert (me["name"], me["before"]) == ("Ana", "Guest")
            assert (await other.post("/api/me/back"))["name"] == "Guest"
        (info,) = (await ana.get("/api/me/passkeys"))["keys"]
        assert (await ana.http.delete(f"/api/me/passkeys/{info['id']}")).json() == {"count": 1}
        with pytest.raises(Refused, match="unknown_passkey"):
            await other.post("/api/passkeys", key.sign(await other.post("/api/passkeys/options", {})))

    run(story())


def test_what_was_signed_once_counts_once_and_not_for_long(server: Served) -> None:
    async def story() -> None:
        ana, key = await with_passkey(server, "Ana", counts=False)
        signed = key.sign(await ana.post("/api/passkeys/options", {}))
        await ana.post("/api/passkeys", signed)
        with pytest.raises(Refused, match="bad_token"):
            await ana.post("/api/passkeys", signed)
        late = key.sign(await ana.post("/api/passkeys/options", {}))
        server.pass_by(301)
        with pytest.raises(Refused, match="bad_token"):
            await ana.post("/api/passkeys", late)
        made = Authenticator(ORIGIN).make(await ana.post("/api/me/passkeys/options", {}))
        with pytest.raises(Refused, match="bad_token"):  # asked for to make one, not to be recognised
            await ana.post("/api/passkeys", made)
        eve = at(await Person.named(server.url, "Eve"))
        for_ana = Authenticator(ORIGIN).make(await ana.post("/api/me/passkeys/options", {}))
        with pytest.raises(Refused, match="bad_token"):  # asked for by somebody else
            await eve.post("/api/me/passkeys", for_ana)

    run(story())


@pytest.mark.parametrize("changed", [{"origin": "https://evil.example"}, {"type": "webauthn.create"}])
def test_what_was_signed_elsewhere_or_for_something_else_counts_for_nothing(server: Served, changed: Any) -> None:
    async def story() -> None:
        ana, key = await with_passkey(server, "Ana")
        with pytest.raises(Refused, match="bad_passkey"):
            await ana.post("/api/passkeys", key.sign(await ana.post("/api/passkeys/options", {}), **changed))

    run(story())


def test_another_key_a_copy_and_nonsense_are_nobody(server: Served) -> None:
    async def story() -> None:
        ana, key = await with_passkey(server, "Ana")
        forged = Authenticator(ORIGIN)
        forged.id = key.id
        nobody = at(Person(server.url))
        with pytest.raises(Refused, match="bad_passkey"):
            await nobody.post("/api/passkeys", forged.sign(await nobody.post("/api/passkeys/options", {})))
        await nobody.post("/api/passkeys", key.sign(await nobody.post("/api/passkeys/options", {})))
        key.count -= 1  # a copy made before counts what was counted already
        with pytest.raises(Refused, match="bad_passkey"):
            await ana.post("/api/passkeys", key.sign(await ana.post("/api/passkeys/options", {})))
        whole = key.sign(await ana.post("/api/passkeys/options", {}))
        for wrong in (
            {},
            {"response": 1},
            {"id": 5, "response": {}},
            {**whole, "response": {}},
            {"response": {"clientDataJSON": "é"}},
        ):
            with pytest.raises(Refused, match=r"bad_passkey|bad_request"):
                await ana.post("/api/passkeys", wrong)
        with pytest.raises(Refused, match=r"bad_request|too_long"):
            await ana.post("/api/passkeys", {"id": "x" * 70_000})

    run(story())


def test_two_devices_at_once_are_both_the_person_and_nothing_is_lost(server: Served) -> None:
    async def story() -> None:
        _, key = await with_passkey(server, "Ana", counts=False)
        devices = [at(Person(server.url)) for _ in range(2)]
        signed = [key.sign(await one.post("/api/passkeys/options", {})) for one in devices]
        both = await asyncio.gather(
            *(one.post("/api/passkeys", what) for one, what in zip(devices, signed, strict=True))
        )
        assert [one["name"] for one in both] == ["Ana", "Ana"]

    run(story())


def test_a_passkey_belongs_to_the_address_of_the_server(server: Served) -> None:
    async def story() -> None:
        ana = at(await Person.named(server.url, "Ana"), server.url)  # the server's own page, under another name
        with pytest.raises(Refused, match="no_passkeys"):
            await ana.post("/api/me/passkeys/options", {})
        with pytest.raises(Refused, match="bad_origin"):
            await at(ana, "https://evil.example").post("/api/passkeys/options", {})

    run(story())


def test_one_passkey_is_one_person_s_and_goes_with_them(server: Served) -> None:
    async def story() -> None:
        ana, key = await with_passkey(server, "Ana")
        eve, who = at(await Person.named(server.url, "Eve")), id_of(ana)
        with pytest.raises(Refused, match="known_passkey"):
            await eve.post("/api/me/passkeys", key.make(await eve.post("/api/me/passkeys/options", {})))
        (kept,) = keys_of(server, who)
        assert (await eve.http.delete(f"/api/me/passkeys/{kept[0]}")).json() == {"count": 0}, "nobody removes another's"
        assert len(keys_of(server, who)) == 1
        assert (await ana.http.delete("/api/me")).status_code == 200
        assert keys_of(server, who) == []
        with pytest.raises(Refused, match="unknown_passkey"):
            await eve.post("/api/passkeys", key.sign(await eve.post("/api/passkeys/options", {})))

    run(story())
