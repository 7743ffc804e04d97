"""Groups: a link that stays, members, one admin, tables, a date; and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stockpot.server.friends.groups import MEMBERS, MEMBERSHIPS
from tests.server.friends.support import befriend, id_of
from tests.support.client import Refused
from tests.support.server import Person, Served, run


def test_a_link_lets_people_in_and_members_see_each_other(server: Served) -> None:
    async def story() -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        group = await ana.post("/api/groups", {"name": "  Tuesday\u200b kitchen "})
        assert group["name"] == "Tuesday kitchen"
        where = f"/api/groups/{group['id']}"
        assert await ben.get(f"{where}/door", code=group["code"]) == {
            "name": "Tuesday kitchen", "members": ["Ana"], "member": False, "next": None,
        }  # fmt: skip
        joined = await ben.post(f"{where}/members", {"code": group["code"]})
        assert [(one["name"], one.get("admin", False)) for one in joined["members"]] == [("Ana", True), ("Ben", False)]
        again = await ben.post(f"{where}/members", {"code": group["code"]})
        assert again == joined, "who is a member already stays one"
        assert [one["name"] for one in await ben.get("/api/groups")] == ["Tuesday kitchen"]
        for person in (ana, ben):
            assert id_of(person) not in str(joined), "ids are given to nobody"

    run(story())


async def everything_about(person: Person, where: str, code: str) -> list[Any]:
    """What comes of all that somebody may try with a group."""
    tries = [
        person.get(where),
        person.get(f"{where}/history"),
        person.get(f"{where}/standings"),
        person.get(f"{where}/export"),
        person.get(f"{where}/date.ics"),
        person.get(f"{where}/door", code=code),
        person.put(where, {"name": "Mine"}),
        person.put(f"{where}/date", {"at": "2027-02-02T20:00", "zone": "Europe/Berlin"}),
        person.delete(f"{where}/date"),
        person.post(f"{where}/tables", {"game": "soup", "seats": ["me", "free"]}),
        person.post(f"{where}/members", {"code": code}),
        person.delete(f"{where}/members"),
        person.post(f"{where}/link"),
        person.post(f"{where}/admin", {"member": "0" * 16}),
        person.delete(f"{where}/members/{'0' * 16}"),
        person.delete(where),
    ]
    return await asyncio.gather(*tries, return_exceptions=True)


@pytest.mark.parametrize("code", ["", "wrong", "x" * 64])
def test_to_a_stranger_a_group_does_not_exist(server: Served, code: str) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        eve = await Person.named(server.url, "Eve")
        for where in (f"/api/groups/{group['id']}", "/api/groups/0123456789abcdef"):
            for came in await everything_about(eve, where, code):
                assert isinstance(came, Refused)
                assert came.code == "unknown_group"
        assert await ana.get(f"/api/groups/{group['id']}") == group

    run(story())


def test_who_was_removed_has_no_way_back_and_sees_nothing(server: Served) -> None:
    async def story() -> None:
        (ana, ben, cy), group = await befriend(server, "Ana", "Ben", "Cy")
        where, old = f"/api/groups/{group['id']}", group["code"]
        key = next(one["key"] for one in group["members"] if one["name"] == "Ben")
        after = await ana.delete(f"{where}/members/{key}")
        assert [one["name"] for one in after["members"]] == ["Ana", "Cy"]
        assert after["code"] != old
        for came in await everything_about(ben, where, old):
            assert isinstance(came, Refused)
            assert came.code == "unknown_group"
        assert (await cy.get(where))["code"] == after["code"]
        with pytest.raises(Refused, match="no_member"):
            await ana.delete(f"{where}/members/{key}")  # sent once more

    run(story())


def test_only_the_admin_has_the_rights_of_one(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        where = f"/api/groups/{group['id']}"
        hers, his = (one["key"] for one in group["members"])
        refused = await asyncio.gather(
            ben.put(where, {"name": "Ben's"}), ben.post(f"{where}/link"), ben.post(f"{where}/admin", {"member": his}),
            ben.delete(f"{where}/members/{hers}"), ben.delete(where), return_exceptions=True,
        )  # fmt: skip
        assert [getattr(one, "code", one) for one in refused] == ["not_admin"] * 5
        assert await ana.get(where) == group
        assert (await ana.put(where, {"name": "Wednesday kitchen"}))["name"] == "Wednesday kitchen"
        await ana.post(f"{where}/admin", {"member": his})
        with pytest.raises(Refused, match="not_admin"):
            await ana.post(f"{where}/admin", {"member": his})
        await ben.delete(where)
        with pytest.raises(Refused, match="unknown_group"):
            await ana.get(where)
        assert await ana.get("/api/groups") == []

    run(story())


def test_a_member_of_another_group_is_none_of_this_one(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        (ana2, eve), other = await befriend(server, "Ana", "Eve")
        where, theirs = f"/api/groups/{group['id']}", f"/api/groups/{other['id']}"
        key = other["members"][1]["key"]
        for way in (ana.delete(f"{where}/members/{key}"), ana.post(f"{where}/admin", {"member": key})):
            with pytest.raises(Refused, match="no_member"):
                await way
        for way in (eve.get(where), eve.post(f"{where}/members", {"code": other["code"]}), ben.post(f"{theirs}/link")):
            with pytest.raises(Refused, match="unknown_group"):
                await way
        assert await ana.get(where) == group
        assert await ana2.get(theirs) == other

    run(story())


def test_a_link_that_was_renewed_has_expired(server: Served) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        where, late = f"/api/groups/{group['id']}", await Person.named(server.url, "Late")
        fresh = await ana.post(f"{where}/link")
        for way in (
            late.get(f"{where}/door", code=group["code"]),
            late.post(f"{where}/members", {"code": group["code"]}),
        ):
            with pytest.raises(Refused, match="unknown_group"):
                await way
        assert len((await late.post(f"{where}/members", {"code": fresh["code"]}))["members"]) == 2

    run(story())


def test_an_admin_who_leaves_leaves_it_to_the_longest_member_and_the_last_takes_it_along(server: Served) -> None:
    async def story() -> None:
        (ana, ben, cy), group = await befriend(server, "Ana", "Ben", "Cy")
        where = f"/api/groups/{group['id']}"
        await ana.delete(f"{where}/members")
        with pytest.raises(Refused, match="unknown_group"):
            await ana.delete(f"{where}/members")
        assert [(one["name"], one.get("admin", False)) for one in (await cy.get(where))["members"]] == [
            ("Ben", True), ("Cy", False),
        ]  # fmt: skip
        await ben.delete(f"{where}/members")
        await cy.delete(f"{where}/members")
        with pytest.raises(Refused, match="unknown_group"):
            await cy.get(f"{where}/door", code=group["code"])

    run(story())


def test_two_devices_at_once_lose_nothing(server: Served) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        where = f"/api/groups/{group['id']}"
        phone, laptop = await Person.named(server.url, "Ben"), Person(server.url)
        laptop.http.cookies.set("stockpot", phone.http.cookies["stockpot"], domain="127.0.0.1")
        both = await asyncio.gather(*(one.post(f"{where}/members", {"code": group["code"]}) for one in (phone, laptop)))
        assert [len(one["members"]) for one in both] == [2, 2]
        links = await asyncio.gather(*(ana.post(f"{where}/link") for _ in range(4)))
        now = (await ana.get(where))["code"]
        assert now in {one["code"] for one in links}
        left = await asyncio.gather(
            *(one.delete(f"{where}/members") for one in (phone, laptop)), return_exceptions=True
        )
        assert sorted(getattr(one, "code", "done") for one in left) == ["done", "unknown_group"]
        assert [one["name"] for one in (await ana.get(where))["members"]] == ["Ana"]

    run(story())


BAD: list[tuple[str, str, Any]] = [
    ("post", "", {"name": ""}), ("post", "", {"name": "x" * 41}), ("post", "", {"name": "x" * 70_000}), ("post", "", {"name": 7}),
    ("post", "", {"name": "\u202e\u200b"}), ("post", "", {"nom": "x"}), ("post", "/GROUP/members", {"code": "x" * 65}),
    ("put", "/GROUP/date", {"at": "tomorrow", "zone": "UTC"}), ("put", "/GROUP/date", {"at": "2027-02-30T20:00", "zone": "UTC"}),
    ("put", "/GROUP/date", {"at": "2027-02-02T20:00", "zone": "../../etc/passwd"}),
    ("put", "/GROUP/date", {"at": "2027-02-02T20:00", "zone": "Mars/Olympus"}),
    ("put", "/GROUP/date", {"at": "2001-02-02T20:00", "zone": "UTC"}),
    ("put", "/GROUP/date", {"at": "9999-12-31T23:59", "zone": "UTC"}),
    ("post", "/GROUP/tables", {"game": "ludo", "seats": ["me"]}), ("post", "/GROUP/admin", {"member": ""}),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "body"), BAD)
def test_bad_input_is_refused_and_changes_nothing(server: Served, method: str, path: str, body: Any) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        with pytest.raises(Refused):
            await getattr(ana, method)("/api/groups" + path.replace("GROUP", group["id"]), body)
        assert await ana.get(f"/api/groups/{group['id']}") == group
        assert len(await ana.get("/api/groups")) == 1

    run(story())


def test_other_sites_and_people_without_a_name_change_nothing(server: Served) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        where = f"/api/groups/{group['id']}"
        for method, path in [("POST", "/link"), ("DELETE", ""), ("DELETE", "/members"), ("DELETE", "/date")]:
            forged = await ana.http.request(method, where + path, headers={"origin": "https://evil.example"})
            assert forged.json()["code"] == "bad_origin"
        with pytest.raises(Refused, match="no_identity"):
            await Person(server.url).post(f"{where}/members", {"code": group["code"]})
        assert await Person(server.url).get("/api/groups") == []
        assert await ana.get(where) == group

    run(story())


def test_groups_and_memberships_have_an_end(server: Served) -> None:
    async def story() -> None:
        (ana,), group = await befriend(server, "Ana")
        for _ in range(MEMBERSHIPS - 1):
            await ana.post("/api/groups", {"name": "one more"})
        with pytest.raises(Refused, match="too_many_groups"):
            await ana.post("/api/groups", {"name": "one too many"})
        stored = server.service.store.groups
        for number in range(MEMBERS - 1):
            server.wait_for(stored.join(group["id"], group["code"], f"p{number}", 1, (MEMBERS, MEMBERSHIPS)))
        late = await Person.named(server.url, "Late")
        with pytest.raises(Refused, match="group_full"):
            await late.post(f"/api/groups/{group['id']}/members", {"code": group["code"]})

    run(story())


# ------------------------------------------------------------------------------------------------------------- tables


def test_a_table_for_the_group_is_joined_with_one_tap_and_its_rematch_is_too(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        where = f"/api/groups/{group['id']}"
        made = await ana.post(f"{where}/tables", {"game": "pantry", "seats": ["me", "free"], "stand_in": "random"})
        (seen,) = (await ben.get(where))["tables"]
        assert (seen["game"], seen["people"], seen["free"], seen.get("seated")) == ("pantry", ["Ana"], 1, None)
        assert (await ben.get("/api/groups"))[0]["waiting"] == [seen], "he is told of it at home"
        assert (await ana.get("/api/groups"))[0]["waiting"] == [], "she sits there"
        async with ana.at(seen["id"]) as hers, ben.at(seen["id"], code=seen["code"]) as his:
            await his.ask("sit", code=seen["code"])
            await hers.ask("start")
            await his.ask("resign")
            await hers.ask("resign")
            await hers.until(lambda: hers.status == "over")
            again = (await hers.ask("rematch"))["table"]
        while not (history := await ben.get(f"{where}/history"))["games"]:
            await asyncio.sleep(0.01)
        assert [(one["table"], {seat["name"] for seat in one["seats"]}) for one in history["games"]] == [
            (made["table"]["id"], {"Ana", "Ben"})
        ]
        yours = (await ben.get("/api/tables"))["yours"]
        assert {one["id"]: one.get("group") for one in yours}[made["table"]["id"]] == group["id"]
        after = await ben.get(where)
        assert [one["id"] for one in after["tables"]] == [again]
        assert (after["last"]["game"], sorted(after["last"]["seats"])) == ("pantry", ["free", "me"])

    run(story())


def test_members_are_invited_before_they_have_played_and_ex_members_are_not(server: Served) -> None:
    async def story() -> None:
        (ana, ben, cy), group = await befriend(server, "Ana", "Ben", "Cy")
        known = (await ana.get("/api/me/friends"))["people"]
        assert [one["name"] for one in known] == ["Ben", "Cy"]
        made = await ana.post(f"/api/groups/{group['id']}/tables", {"game": "soup", "seats": ["me", "free", "free"]})
        invitations = f"/api/tables/{made['table']['id']}/invitations"
        assert await ana.post(invitations, {"person": known[0]["person"]}) == {"told": False}, (
            "he has no way to be told"
        )
        await cy.delete(f"/api/groups/{group['id']}/members")
        with pytest.raises(Refused) as refused:
            await ana.post(invitations, {"person": known[1]["person"]})
        assert refused.value.code == "no_guest"
        for person in (ana, ben):
            assert "Cy" not in str(await person.get("/api/me/friends"))
        assert (await cy.get("/api/me/friends"))["people"] == []

    run(story())


def test_a_table_is_shown_as_the_groups_to_its_members_only(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        made = await ana.post(f"/api/groups/{group['id']}/tables", {"game": "soup", "seats": ["me", "free"]})
        table = made["table"]
        async with ben.at(table["id"], code=table["code"]) as his:
            await his.ask("sit", code=table["code"])
        assert [one.get("group") for one in (await ben.get("/api/tables"))["yours"]] == [group["id"]]
        await ben.delete(f"/api/groups/{group['id']}/members")
        assert [one.get("group") for one in (await ben.get("/api/tables"))["yours"]] == [None], "he has left the group"

    run(story())
