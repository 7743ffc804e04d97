"""Push messages reach a browser that is not open: through a real push service on loopback, read as a browser reads them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from stockpot.server.people.push import PushMessage, fitting
from stockpot.server.people.push_encryption import CURVE, MOST, encrypted
from tests.server.people.test_notices import Place, PostOffice, move, place_at
from tests.support.client import Refused
from tests.support.push_service import Browser, PushService, push_service, unb64
from tests.support.server import HandSetTime, Person, run, serving

Rows = list[tuple[Any, ...]]


@pytest.fixture(scope="module")
def shared_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with place_at(tmp_path_factory.mktemp("push"), PostOffice(), HandSetTime()) as place:
        yield place


@pytest.fixture
def place(shared_place: Place) -> Place:
    return shared_place


def rows(place: Place, query: str, *values: Any) -> Rows:
    """What a query finds in the server's database."""
    store = place.server.service.store
    return [
        tuple(row)
        for row in place.server.wait_for(store.database.read(lambda c: c.exec_driver_sql(query, values).all()))
    ]


def id_of(person: Person) -> str:
    return person.http.cookies["stockpot"].partition(".")[0]


async def subscriber(place: Place, service: PushService, name: str, **more: Any) -> tuple[Person, Browser]:
    """A person with a browser that takes messages."""
    person, browser = await Person.named(place.server.url, name), service.browser()
    await person.post("/api/me/push", browser.subscription(**more))
    return person, browser


# -------------------------------------------------------------------------------------------------------------- encryption


def test_encryption_is_that_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    private = ec.derive_private_key(int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        unb64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        private,
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert made == unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_that_is_too_long_loses_the_end_of_its_text() -> None:
    message = PushMessage("Title", "é" * 5000, "/t/x", "tag", "/stop", "Stop")
    data = fitting(message)
    assert len(data) <= MOST
    assert len(encrypted(data, Browser("").public, bytes(16))) <= 4096


# --------------------------------------------------------------------------------------------------------------- delivery


def test_a_turn_reaches_a_sleeping_browser_and_only_that_one(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana = await Person.named(place.server.url, "Ana")
            ben, his = await subscriber(place, service, "Ben", lang="fr")
            table = await place.table(ana, ben)
            await move(ana, table)
            await place.later(61)
            (told,) = service.to(his)
            assert told["title"] == "À vous de jouer\xa0: Soupe"
            assert told["link"] == f"/t/{table}"
            assert told["body"]
            (pushed,) = service.pushed
            assert (pushed.headers["content-encoding"], pushed.headers["ttl"]) == ("aes128gcm", "86400")
            assert len(pushed.headers["topic"]) == 32
            key = (await ben.get("/api/me/settings"))["push_key"]
            claims = pushed.check_signature(key, service.origin)
            assert claims["sub"] == "https://soup.example"
            with pytest.raises(InvalidTag):
                service.browser().read(pushed.body)
            await place.later(86_400)
            assert len(service.pushed) == 1

    run(story())


def test_who_is_away_from_a_live_table_is_told_while_others_wait_and_who_is_there_is_not(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            (ana, hers), (ben, his) = [await subscriber(place, service, name) for name in ("Ana", "Ben")]
            table = await ana.create("soup", ["me", "free"], open=True)
            async with ana.at(table) as first:
                async with ben.at(table) as second:
                    await second.ask("sit")
                    await first.ask("start")
                    await second.until(lambda: bool(second.game))
                    while 1 in second.game["to_act"]:
                        known = second.seq
                        await second.ask("play", move=second.game["legal"][0]["id"])
                        await second.until(lambda known=known: second.seq > known)
                await first.until(lambda: not first.table["seats"][1].get("here"))
                while 1 not in first.game["to_act"]:
                    known = first.seq
                    await first.ask("play", move=first.game["legal"][0]["id"])
                    await first.until(lambda known=known: first.seq > known)
                await place.later(19)
                assert service.pushed == []
                await place.later(2)
                (told,) = service.to(his)
                assert (told["link"], told["title"]) == (f"/t/{table}", "Your turn: Soup")
                await place.later(30)
                await first.ask("nudge", seat=1)
                await place.later(1)
                assert [one["title"] for one in service.to(his)][1:] == ["Ana is waiting for you: Soup"]
                assert {one["tag"] for one in service.to(his)} == {f"table {table}"}, "one takes the place of the other"
                assert service.to(hers) == []

    run(story())


def test_nobody_is_told_of_a_game_against_bots_that_they_have_left(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, _ = await subscriber(place, service, "Ana")
            table = await ana.create("soup", ["me", "random"])
            await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
            await move(ana, table)
            await place.later(3600)
            assert service.pushed == []
            assert rows(place, "SELECT * FROM outbox WHERE who = ?", id_of(ana)) == []

    run(story())


def test_a_rematch_and_an_invitation_reach_who_is_away(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            (ana, hers), (ben, his) = [await subscriber(place, service, name) for name in ("Ana", "Ben")]
            table = await place.table(ana, ben, stand_in="random")
            for person in (ana, ben):
                await person.post(f"/api/tables/{table}/requests", {"type": "resign", "id": "resign"})
            async with ana.at(table) as first:
                await first.until(lambda: first.table["status"] == "over")
                again = (await ana.post(f"/api/tables/{table}/requests", {"type": "rematch", "id": "again"}))["table"]
                await place.later(1)
            rematch = service.to(his)[-1]
            assert (rematch["title"], rematch["link"]) == ("Ana wants a rematch: Soup", f"/t/{again}")
            assert all("rematch" not in one["tag"] for one in service.to(hers)), (
                "who asks for it, or sees it, is not told"
            )

            other = await ana.create("soup", ["me", "free"])
            (friend,) = (await ana.get("/api/me/friends"))["people"]
            assert friend["name"] == "Ben"
            assert await ana.post(f"/api/tables/{other}/invitations", {"person": friend["person"]}) == {"told": True}
            await place.later(1)
            invited = service.to(his)[-1]
            assert invited["title"] == "Ana invites you to a game of Soup"
            code = (await ana.get(f"/api/tables/{other}"))["table"]["code"]
            assert invited["link"].partition("#")[2] == code
            await ben.post(f"/api/tables/{other}/seats", {"code": code})

    run(story())


def test_quiet_hours_are_those_of_the_person_s_own_clock(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, hers = await subscriber(place, service, "Ana")
            hour = 60 * ((place.time.now() // 3_600_000 + 1) % 24)  # in Lagos it is one hour later than in UTC
            await ana.put("/api/me/settings", {"quiet": [hour, (hour + 120) % 1440], "zone": "Africa/Lagos"})
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(3600)
            assert service.pushed == []
            await place.later(7200)
            assert len(service.to(hers)) == 1

    run(story())


def test_what_is_due_at_once_does_not_wait_for_the_next_look(tmp_path: Path) -> None:
    """The server looks for notices once a minute, and sooner when there is one."""

    async def story(url: str) -> None:
        async with push_service() as service:
            ana, ben, his = await Person.named(url, "Ana"), await Person.named(url, "Ben"), service.browser()
            await ben.post("/api/me/push", his.subscription())
            table = await ana.create("soup", ["me", "free"], open=True)
            await ben.post(f"/api/tables/{table}/seats", {})
            await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
            other = await ana.create("soup", ["me", "free"], open=True)
            (friend,) = (await ana.get("/api/me/friends"))["people"]
            await ana.post(f"/api/tables/{other}/invitations", {"person": friend["person"]})
            await service.came.wait()
            assert service.to(his)[0]["title"].startswith("Ana invites you")

    with serving(tmp_path, hooks_inside=True, time=HandSetTime()) as server:  # whose clock stands still
        run(story(server.url))


# ---------------------------------------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_browser_that_takes_nothing_any_more_is_forgotten(place: Place, status: int) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, gone = await subscriber(place, service, "Ana")
            await ana.post("/api/me/push", (here := service.browser()).subscription())
            service.answers["/" + gone.endpoint.split("/", 3)[3]] = status
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            assert len(service.to(here)) == 1
            left = rows(place, "SELECT endpoint FROM subscriptions WHERE who = ?", id_of(ana))
            assert left == [(here.endpoint,)]
            assert rows(place, "SELECT * FROM outbox WHERE who = ?", id_of(ana)) == []

    run(story())


def test_a_push_service_that_is_busy_is_tried_again(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, hers = await subscriber(place, service, "Ana")
            path = "/" + hers.endpoint.split("/", 3)[3]
            service.answers[path] = 503
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            del service.answers[path]
            assert service.pushed == []
            await place.later(61)
            assert len(service.to(hers)) == 1

    run(story())


def test_one_tap_ends_it_for_this_browser_and_a_forged_link_does_not(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, hers = await subscriber(place, service, "Ana")
            await ana.post("/api/me/push", (other := service.browser()).subscription())
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            stop = service.to(hers)[0]["stop"]
            nobody = Person(place.server.url)  # the service worker may have no cookie any more
            assert (await nobody.http.delete(stop[:-4] + "0000")).status_code == 403
            assert (await nobody.http.delete("/api/push/" + "0" * 64 + "/" + stop[-40:])).status_code == 403
            assert len(rows(place, "SELECT * FROM subscriptions WHERE who = ?", id_of(ana))) == 2
            assert (await nobody.http.delete(stop)).json() == {"count": 1}
            assert (await nobody.http.delete(stop)).json() == {"count": 0}, "once more does no harm"
            assert rows(place, "SELECT endpoint FROM subscriptions WHERE who = ?", id_of(ana)) == [(other.endpoint,)]

    run(story())


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "0x7f.1", "[::1]", "169.254.169.254", "[::ffff:a9fe:a9fe]", "10.1.2.3"]
)
def test_no_inner_address_is_taken_for_a_push_service(outside: str, host: str) -> None:
    async def story() -> None:
        ana = await Person.named(outside, "Ana")
        for scheme in ("http", "https"):
            body = Browser(f"{scheme}://{host}/push/1").subscription()
            with pytest.raises(Refused, match="bad_subscription"):
                await ana.post("/api/me/push", body)

    run(story())


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as operators run it: nothing in its own network is connected to."""
    with serving(tmp_path_factory.mktemp("outside")) as server:
        yield server.url


def test_what_is_no_subscription_is_refused(place: Place) -> None:
    async def story() -> None:
        ana = await Person.named(place.server.url, "Ana")
        good = Browser("http://127.0.0.1:1/push").subscription()
        for wrong in (
            {"p256dh": "AAAA"},
            {"p256dh": good["auth"]},
            {"p256dh": "B" + "A" * 86},  # as long as a key, and no point of the curve
            {"auth": "AAAA"},
            {"auth": "ü"},
            {"endpoint": "ftp://127.0.0.1/"},
            {"endpoint": "javascript:alert(1)"},
        ):
            with pytest.raises(Refused, match="bad_subscription"):
                await ana.post("/api/me/push", {**good, **wrong})
        for wrong in ({"endpoint": "http://127.0.0.1/" + "x" * 1000}, {"lang": "xx"}, {"more": 1}):
            with pytest.raises(Refused, match="bad_request"):
                await ana.post("/api/me/push", {**good, **wrong})
        with pytest.raises(Refused, match="no_identity"):
            await Person(place.server.url).post("/api/me/push", good)
        assert rows(place, "SELECT * FROM subscriptions WHERE who = ?", id_of(ana)) == []
        for quiet, zone in (([0, 1440], "UTC"), ([-1, 5], "UTC"), ([1], "UTC")):
            with pytest.raises(Refused, match="bad_request"):
                await ana.put("/api/me/settings", {"quiet": quiet, "zone": zone})
        for zone in ("Nowhere/Land", "../../etc/passwd", "/etc/localtime"):
            with pytest.raises(Refused, match="bad_zone"):
                await ana.put("/api/me/settings", {"quiet": [0, 5], "zone": zone})

    run(story())


def test_nobody_takes_over_another_s_browser_without_its_secret(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, hers = await subscriber(place, service, "Ana")
            eve = await Person.named(place.server.url, "Eve")
            with pytest.raises(Refused, match="not_your_browser"):
                await eve.post("/api/me/push", Browser(hers.endpoint).subscription())
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            assert len(service.to(hers)) == 1
            # The same browser, when somebody else is at home there now, is theirs.
            await eve.post("/api/me/push", hers.subscription())
            assert rows(place, "SELECT who FROM subscriptions WHERE endpoint = ?", hers.endpoint) == [(id_of(eve),)]

    run(story())


def test_signing_out_other_devices_ends_their_messages_and_forgetting_a_person_all(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, _ = await subscriber(place, service, "Ana")
            await ana.http.delete("/api/me/devices")
            assert rows(place, "SELECT * FROM subscriptions WHERE who = ?", id_of(ana)) == []
            await ana.post("/api/me/push", service.browser().subscription())
            who = id_of(ana)
            assert len(rows(place, "SELECT * FROM subscriptions WHERE who = ?", who)) == 1
            assert (await ana.http.delete("/api/me")).status_code == 200
            assert rows(place, "SELECT * FROM subscriptions WHERE who = ?", who) == []

    run(story())


def test_eleven_browsers_are_ten(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            ana, first = await subscriber(place, service, "Ana")
            for _ in range(10):
                place.server.pass_by(1)
                await ana.post("/api/me/push", service.browser().subscription())
            left = rows(place, "SELECT endpoint FROM subscriptions WHERE who = ?", id_of(ana))
            assert len(left) == 10
            assert (first.endpoint,) not in left

    run(story())


# ------------------------------------------------------------------------------------------------------------ invitations


def test_only_people_one_has_played_with_can_be_invited_and_not_who_has_blocked_one(place: Place) -> None:
    async def story() -> None:
        async with push_service() as service:
            (ana, _), (ben, his), (eve, _) = [await subscriber(place, service, name) for name in ("Ana", "Ben", "Eve")]
            table = await place.table(ana, ben)
            other = await ana.create("soup", ["me", "free"])
            (friend,) = (await ana.get("/api/me/friends"))["people"]
            assert (await eve.get("/api/me/friends"))["people"] == []
            hers = await eve.create("soup", ["me", "free"])
            with pytest.raises(Refused, match="no_guest"):
                await eve.post(f"/api/tables/{hers}/invitations", {"person": friend["person"]})
            with pytest.raises(Refused, match="unknown_table"):
                await eve.post(f"/api/tables/{other}/invitations", {"person": friend["person"]})
            with pytest.raises(Refused, match="not_seated"):
                await ana.post(f"/api/tables/{table}/invitations", {"person": friend["person"]})
            await ana.post(f"/api/tables/{table}/requests", {"type": "chat", "id": "hello", "text": "Hello"})
            async with ben.at(table) as at:
                (said,) = [one for one in at.news if one["kind"] == "said"]
            assert await ben.post("/api/me/blocks", {"table": table, "person": said["person"]}) == {"count": 1}
            assert await ana.post(f"/api/tables/{other}/invitations", {"person": friend["person"]}) == {"told": False}
            await place.later(1)
            assert not any("invites" in one["title"] for one in service.to(his))

    run(story())
