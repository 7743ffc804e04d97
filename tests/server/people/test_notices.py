"""People are told that it is their turn at a table at their own pace: real letters to a real SMTP server, real webhooks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import httpcore
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from stockpot.room.absence import NUDGE_AFTER_MS
from stockpot.room.refusal import Refusal
from stockpot.server.people.mail_limits import PostageRates
from stockpot.server.people.webhook import Guard, Hooks
from tests.support.client import PATIENCE, Refused
from tests.support.server import PLENTY, HandSetTime, Person, Served, free_port, run, seated, serving


class PostOffice:
    """Takes letters, or refuses them for a while."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.closed = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.closed:
            return "451 Come back later"
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 Taken"

    def texts(self) -> list[str]:
        return [letter.get_content() for letter in self.letters]


class Place:
    """A server with its post office and its clock."""

    def __init__(self, server: Served, office: PostOffice, time: HandSetTime) -> None:
        self.server, self.office, self.time = server, office, time

    async def later(self, seconds: float) -> None:
        """Let time pass, and everything be sent that is due."""
        self.server.pass_by(seconds)
        await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(self.server.service.notices.send_due(), self.server.loop)
        )

    async def somebody(self, name: str, **settings: Any) -> Person:
        """A person who wants to be told, by an address that is confirmed."""
        person = await Person.named(self.server.url, name)
        await person.put("/api/me/settings", settings)
        if settings.get("notices") == "email":
            letter = self.office.letters.pop()
            (path,) = re.findall(r"https://soup\.example(/\S+)", letter.get_content())
            assert (await person.http.post(path)).status_code == 200
        return person

    async def table(self, *persons: Person, **more: Any) -> str:
        """A started table at their own pace."""
        table = await persons[0].create("soup", ["me", *["free"] * (len(persons) - 1)], open=True, pace="own", **more)
        for person in persons[1:]:
            await person.post(f"/api/tables/{table}/seats", {})
        await persons[0].post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
        return table


@contextlib.contextmanager
def place_at(folder: Path, office: PostOffice, time: HandSetTime, **config: Any) -> Iterator[Place]:
    controller = Controller(office, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        smtp = f"smtp://127.0.0.1:{controller.port}?tls=no"
        more = {"smtp": smtp, "sender": "Stockpot <soup@soup.example>", "address": "https://soup.example"}
        with serving(folder, time=time, hooks_inside=True, **more, **config) as server:
            yield Place(server, office, time)
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def shared_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with place_at(tmp_path_factory.mktemp("notices"), PostOffice(), HandSetTime()) as place:
        yield place


@pytest.fixture
def place(shared_place: Place) -> Place:
    shared_place.office.letters.clear()
    shared_place.office.closed = False
    return shared_place


async def move(person: Person, table: str) -> None:
    """Somebody takes the first decision listed."""
    seen = await person.get(f"/api/tables/{table}")
    choice = seen["game"]["legal"][0]["id"]
    body = {"type": "play", "id": f"move {seen['seq']}", "move": choice}
    await person.post(f"/api/tables/{table}/requests", body)


# -------------------------------------------------------------------------------------------------------------- letters


def test_a_letter_says_whose_turn_it_is_once_a_turn_and_not_to_who_has_played(place: Place) -> None:
    async def story() -> None:
        ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
        ben = await place.somebody("Ben", notices="email", email="ben@soup.example", lang="fr")
        table = await place.table(ana, ben)
        await move(ana, table)
        await place.later(30)
        assert place.office.letters == []
        await place.later(40)
        (letter,) = place.office.letters
        assert letter["To"] == "ben@soup.example"
        assert letter["Subject"] == "À vous de jouer : Soupe"
        assert f"https://soup.example/t/{table}" in letter.get_content()
        await place.later(86_400)
        assert len(place.office.letters) == 1

    run(story())


def test_the_link_in_a_letter_ends_them(place: Place) -> None:
    async def story() -> None:
        ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
        ben = await Person.named(place.server.url, "Ben")
        table = await place.table(ana, ben)
        await place.later(61)
        (letter,) = place.office.letters
        link = letter["List-Unsubscribe"].strip("<>").removeprefix("https://soup.example")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stranger = Person(place.server.url)
        page = await stranger.http.get(link)
        assert "<form" in page.text
        assert (await ana.get("/api/me/settings"))["notices"] == "email"
        assert (await stranger.http.post(link)).status_code == 200
        assert (await ana.get("/api/me/settings"))["notices"] == "none"
        for forged in (link[:-1] + "x", link.replace("stop", "confirm")):
            assert (await stranger.http.post(forged)).status_code == 403
        await move(ana, table)
        await move(ben, table)
        await place.later(61)
        assert len(place.office.letters) == 1

    run(story())


def test_nobody_is_written_to_who_has_not_confirmed_the_address(place: Place) -> None:
    async def story() -> None:
        ana, ben = await Person.named(place.server.url, "Ana"), await Person.named(place.server.url, "Ben")
        settings = await ana.put("/api/me/settings", {"notices": "email", "email": "other@soup.example"})
        assert not settings["confirmed"]
        await place.table(ana, ben)
        await place.later(61)
        assert [letter["Subject"] for letter in place.office.letters] == ["Notifications from Stockpot"]
        old_link = re.findall(r"https://soup\.example(/\S+)", place.office.texts()[0])[0]
        await ana.put("/api/me/settings", {"notices": "email", "email": "ana@soup.example"})
        assert (await ana.http.post(old_link)).status_code == 403
        for bad in ("nobody", "a@b\r\nBcc: c@d", "a b@c", "<a@b>", "a@b,c@d"):
            with pytest.raises(Refused, match="bad_address"):
                await ana.put("/api/me/settings", {"notices": "email", "email": bad})

    run(story())


def test_a_mailbox_is_not_flooded_by_writing_its_address_in_other_ways(tmp_path: Path) -> None:
    """Many people from many addresses, one victim: three letters, and none for what is no plain address."""
    rates = PostageRates(person=PLENTY, address=PLENTY, domain=PLENTY, server=PLENTY)
    spellings = ["victim@soup.example", "Victim@SOUP.example", "victim+1@soup.example", "v.i.c.t.i.m@soup.example"]
    hidden = ["=?utf-8?q?vic=74im?=@soup.example", '"victim"@soup.example', "victim(1)@soup.example"]

    async def story(place: Place) -> None:
        codes = []
        for address in [*hidden, *spellings, *hidden, *spellings]:
            eve = await Person.named(place.server.url, "Eve")
            answer = await eve.http.put("/api/me/settings", json={"notices": "email", "email": address})
            codes.append(answer.json().get("code", "sent"))
        assert codes == ["bad_address"] * 3 + ["sent"] * 3 + ["too_fast"] + ["bad_address"] * 3 + ["too_fast"] * 4
        assert len(place.office.letters) == 3

    with place_at(tmp_path, PostOffice(), HandSetTime(), postage=rates) as place:
        run(story(place))


def test_a_letter_that_is_not_taken_is_tried_again_later_and_later(place: Place) -> None:
    async def story() -> None:
        ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
        await place.table(ana, await Person.named(place.server.url, "Ben"))
        place.office.closed = True
        await place.later(61)
        await place.later(30)
        place.office.closed = False
        await place.later(20)
        assert place.office.letters == []
        await place.later(20)
        assert len(place.office.letters) == 1

    run(story())


def test_a_letter_for_which_the_post_office_stays_closed_is_given_up(place: Place) -> None:
    async def story() -> None:
        ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
        await place.table(ana, await Person.named(place.server.url, "Ben"))
        place.office.closed = True
        for _ in range(8):
            await place.later(86_400)
        place.office.closed = False
        await place.later(86_400)
        assert place.office.letters == []

    run(story())


def test_no_notice_is_lost_when_the_server_stops_before_sending_it(tmp_path: Path) -> None:
    office, time = PostOffice(), HandSetTime()

    async def before(place: Place) -> None:
        ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
        await place.table(ana, await Person.named(place.server.url, "Ben"))

    async def after(place: Place) -> None:
        assert office.letters == []
        await place.later(61)
        assert [letter["To"] for letter in office.letters] == ["ana@soup.example"]

    for story in (before, after):
        with place_at(tmp_path, office, time) as place:
            run(story(place))


def test_live_tables_send_nothing(place: Place) -> None:
    async def story() -> None:
        async with seated(place.server, "soup", 2) as (_, persons, _):
            await persons[0].put("/api/me/settings", {"notices": "webhook", "webhook": "http://127.0.0.1:1/"})
            await place.later(61)
            assert place.office.letters == []

    run(story())


# ------------------------------------------------------------------------------------------------------------- webhooks


class Receiver:
    """A web server that notes what is posted to it."""

    def __init__(self, answer: str) -> None:
        self.answer, self.bodies = answer, list[Any]()
        self.port = 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        (length,) = re.findall(r"content-length: (\d+)", head.lower())
        self.bodies.append(json.loads(await reader.readexactly(int(length))))
        writer.write(f"HTTP/1.1 {self.answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiving(answer: str = "204 No Content") -> AsyncIterator[Receiver]:
    receiver = Receiver(answer)
    listener = await asyncio.start_server(receiver, "127.0.0.1", 0)
    receiver.port = listener.sockets[0].getsockname()[1]
    async with listener:
        yield receiver


def test_a_webhook_is_told_whose_turn_it_is(place: Place) -> None:
    async def story() -> None:
        async with receiving() as receiver:
            hook = f"http://127.0.0.1:{receiver.port}/hook"
            ana = await place.somebody("Ana", notices="webhook", webhook=hook)
            table = await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            (body,) = receiver.bodies
            assert (body["event"], body["table"], body["seat"], body["game"]) == ("turn", table, 0, "soup")
            assert body["link"].endswith(table)

    run(story())


def test_a_nudge_an_invitation_and_a_rematch_come_by_letter_and_webhook_too(place: Place) -> None:
    async def story() -> None:
        async with receiving() as receiver:
            hook = f"http://127.0.0.1:{receiver.port}/hook"
            ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
            ben = await place.somebody("Ben", notices="webhook", webhook=hook)
            table = await place.table(ana, ben, stand_in="random")
            await move(ana, table)
            await move(ben, table)
            first = 0 if (await ana.get(f"/api/tables/{table}"))["game"].get("legal") else 1
            people = [ana, ben]
            await place.later(NUDGE_AFTER_MS["own"] / 1000)
            receiver.bodies.clear()
            place.office.letters.clear()
            nudge = {"type": "nudge", "id": "nudge", "seat": first}
            await people[1 - first].post(f"/api/tables/{table}/requests", nudge)
            await place.later(1)

            for person in people:
                await person.post(f"/api/tables/{table}/requests", {"type": "resign", "id": "resign"})
            async with ana.at(table) as watched:  # bots play on where somebody looks
                await watched.until(lambda: watched.table["status"] == "over")
                await ana.post(f"/api/tables/{table}/requests", {"type": "rematch", "id": "again"})
            other = await ben.create("soup", ["me", "free"])
            (friend,) = (await ben.get("/api/me/friends"))["people"]
            assert await ben.post(f"/api/tables/{other}/invitations", {"person": friend["person"]}) == {"told": True}
            await place.later(1)
            told = [body["text"] for body in receiver.bodies], [str(one["Subject"]) for one in place.office.letters]
            waits = ["Ben is waiting for you: Soup"], ["Ana is waiting for you: Soup"]
            assert told == (
                [*(waits[1] if first else []), "Ana wants a rematch: Soup"],
                [*([] if first else waits[0]), "Ben invites you to a game of Soup"],
            )
            assert f"https://soup.example/t/{other}#" in place.office.letters[-1].get_content()

    run(story())


def test_redirects_of_webhooks_are_not_followed(place: Place) -> None:
    async def story() -> None:
        async with receiving() as goal, receiving(f"307 Moved\r\nlocation: http://127.0.0.1:{goal.port}/") as receiver:
            hook = f"http://127.0.0.1:{receiver.port}/"
            ana = await place.somebody("Ana", notices="webhook", webhook=hook)
            await place.table(ana, await Person.named(place.server.url, "Ben"))
            await place.later(61)
            assert len(receiver.bodies) == 1
            assert goal.bodies == []
            await place.later(61)
            assert len(receiver.bodies) == 2

    run(story())


def test_webhooks_into_the_own_network_are_refused_when_set(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        wrong = [
            "ftp://example.org/", "http:///", "http://user@example.org/", "nonsense", "http://1.1.1.1:22/", "http://1.1.1.1:0/",
            "https://1.1.1.1:80/", "http://1.1.1.1:99999/", "http://1.1.1.1\\@127.0.0.1/", "http://1.1.1.1/\r\nx: y", "http://[::1/",
            "http://1.1.1.1/é", "http://@1.1.1.1/", "file:///etc/passwd", "http://.../", f"http://{'a' * 70}.example/",
        ]  # fmt: skip
        for hook in [*map(hook_to, SPELLINGS), *wrong]:
            with pytest.raises(Refused, match="bad_webhook"):
                await ana.put("/api/me/settings", {"notices": "webhook", "webhook": hook})

    run(story())


def hook_to(host: str) -> str:
    return f"http://{host}/latest/meta-data"


SPELLINGS = (
    "127.0.0.1", "localhost", "LOCALHOST", "10.1.2.3", "192.168.1.1", "172.16.0.1", "[::1]", "[fe80::1]", "[fd00::1]", "0.0.0.0",
    "100.64.0.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "127.0.0.1.", "[::ffff:127.0.0.1]",
    "[::127.0.0.1]",
    "169.254.169.254", "2852039166", "0xa9fea9fe", "0xa9.0xfe.0xa9.0xfe", "0251.0376.0251.0376", "169.254.43518", "169.16689662",
    "[::ffff:169.254.169.254]", "[::ffff:a9fe:a9fe]", "[::169.254.169.254]", "[::ffff:0:169.254.169.254]", "[64:ff9b::a9fe:a9fe]",
    "[64:ff9b:1::a9fe:a9fe]", "[2002:a9fe:a9fe::]", "[fd00:ec2::254]", "168.63.129.16", "0xa83f8110", "[::ffff:168.63.129.16]",
)  # fmt: skip
"""Computers inside a server's own network, as many ways as there are to write them."""


@pytest.mark.parametrize("host", SPELLINGS)
def test_no_spelling_of_an_inner_address_is_connected_to(host: str) -> None:
    async def story() -> None:
        with pytest.raises(Refusal, match=r"not a public one|no host"):
            await Hooks().post(hook_to(host), b"{}")

    asyncio.run(story())


def test_a_name_that_has_moved_into_the_own_network_is_refused_when_connecting() -> None:
    """What is connected to is the number that was checked, not the name looked up once more."""

    class Moved(Guard):
        async def addresses(self, host: str, port: int) -> list[str]:
            return await super().addresses("127.0.0.1", port)

    async def story() -> None:
        async with receiving() as receiver:
            hooks = Hooks(inside=False)
            hooks.guard = Moved()
            with pytest.raises(Refusal, match="not a public one"):
                await hooks.guard.connect_tcp("public.example", receiver.port)
            assert receiver.bodies == []

    asyncio.run(story())


def test_a_name_that_takes_long_to_look_up_is_given_up_and_holds_nobody_up() -> None:
    asked, answered = threading.Event(), threading.Event()

    def slow(*_: Any, **__: Any) -> list[tuple[Any, ...]]:
        asked.set()
        answered.wait(PATIENCE)
        return []

    async def story() -> None:
        hooks = Hooks(seconds=0.2)
        hooks.guard = Guard(lookup=slow)
        with pytest.raises(Refusal, match="cannot be looked up"):
            await hooks.check("http://slow.example/")
        with pytest.raises(TimeoutError):
            await hooks.post("http://slow.example/", b"{}")
        assert asked.is_set()
        assert await asyncio.to_thread(lambda: "others go on") == "others go on"

    try:
        asyncio.run(story())
    finally:
        answered.set()


Talk = Callable[[asyncio.StreamWriter], Coroutine[Any, Any, None]]


@contextlib.asynccontextmanager
async def talking(talk: Talk) -> AsyncIterator[str]:
    """A web server that says what it likes; its address."""
    talks: list[asyncio.Task[None]] = []

    async def served(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.append(asyncio.current_task())  # type: ignore[arg-type]
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            await talk(writer)
        writer.transport.abort()

    listener = await asyncio.start_server(served, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/"
    finally:
        listener.close()
        for one in talks:
            one.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", b""), (b"H", b""), (b"HTTP/1.1 200 OK\r\n", b"x: y\r\n"), (b"", b"HTTP/1.1 100 Continue\r\n\r\n")],
)
def test_an_answer_that_does_not_come_to_its_end_is_given_up(first: bytes, then: bytes) -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(first)
        while True:
            writer.write(then)
            await writer.drain()
            await asyncio.sleep(0.001)

    async def story() -> None:
        async with talking(drip) as hook:
            with pytest.raises((TimeoutError, httpcore.RemoteProtocolError)):
                await Hooks(inside=True, seconds=1).post(hook, b"{}")

    asyncio.run(story())


def test_of_a_long_answer_only_the_status_is_read() -> None:
    written = 0

    async def talk(writer: asyncio.StreamWriter) -> None:
        nonlocal written
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n")
        while written < 10**9:
            writer.write(b"x" * 65_536)
            await writer.drain()
            written += 65_536

    async def story() -> None:
        async with talking(talk) as hook:
            await Hooks(inside=True).post(hook, b"{}")

    asyncio.run(story())
    assert written < 50_000_000


def test_a_webhook_that_does_not_answer_holds_no_other_notice_up(place: Place) -> None:
    """Somebody with many tables and a tarpit for an address: one attempt a round, and others get their letters meanwhile."""
    tried = 0

    async def tarpit(_: asyncio.StreamWriter) -> None:
        nonlocal tried
        tried += 1
        while not place.office.letters:
            await asyncio.sleep(0.01)

    async def story() -> None:
        async with talking(tarpit) as hook:
            eve, ben = (
                await place.somebody("Eve", notices="webhook", webhook=hook),
                await Person.named(place.server.url, "Ben"),
            )
            for _ in range(5):
                await place.table(eve, ben)
            ana = await place.somebody("Ana", notices="email", email="ana@soup.example")
            await place.table(ana, ben)
            await place.later(61)
            assert [letter["To"] for letter in place.office.letters] == ["ana@soup.example"]
            assert tried == 1

    run(story())
