"""People are told that it is their turn at a table at their own pace: real letters to a real SMTP server, real webhooks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from stockpot.server.protocol import Refusal
from stockpot.server.webhook import Guard, Hooks, public
from tests.support.server import HandSetTime, Person, Refused, Served, free_port, run, seated, serving


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
        self.server.call(self.time.pass_by, seconds)
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
def place_at(folder: Path, office: PostOffice, time: HandSetTime) -> Iterator[Place]:
    controller = Controller(office, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        smtp = f"smtp://127.0.0.1:{controller.port}?tls=no"
        more = {"smtp": smtp, "sender": "Stockpot <soup@soup.example>", "address": "https://soup.example"}
        with serving(folder, time=time, hooks_inside=True, **more) as server:
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
        assert letter["Subject"] == "À vous de jouer : Soupe"
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
        assert [letter["Subject"] for letter in place.office.letters] == ["Notices from Stockpot"]
        old_link = re.findall(r"https://soup\.example(/\S+)", place.office.texts()[0])[0]
        await ana.put("/api/me/settings", {"notices": "email", "email": "ana@soup.example"})
        assert (await ana.http.post(old_link)).status_code == 403
        for bad in ("nobody", "a@b\r\nBcc: c@d", "a b@c", "<a@b>", "a@b,c@d"):
            with pytest.raises(Refused, match="bad_address"):
                await ana.put("/api/me/settings", {"notices": "email", "email": bad})

    run(story())


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
        inside = [
            "http://127.0.0.1/", "http://localhost/", "http://10.1.2.3/", "http://192.168.1.1/", "http://172.16.0.1/",
            "http://169.254.169.254/latest/meta-data", "http://[::1]/", "http://[fe80::1]/", "http://[fd00::1]/",
            "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "http://2130706433/", "http://100.64.0.1/",
        ]  # fmt: skip
        wrong = ["ftp://example.org/", "http:///", "http://user@example.org/", "nonsense", "http://1.1.1.1:22/"]
        for hook in inside + wrong:
            with pytest.raises(Refused, match="bad_webhook"):
                await ana.put("/api/me/settings", {"notices": "webhook", "webhook": hook})

    run(story())


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


@pytest.mark.parametrize(
    ("number", "expected"),
    [("93.184.216.34", True), ("2606:2800:220:1::1", True), ("224.0.0.1", False), ("64:ff9b::7f00:1", False),
     ("2002:7f00:1::", False), ("::ffff:8.8.8.8", True), ("fe80::1%eth0", False), ("255.255.255.255", False)],
)  # fmt: skip
def test_which_numbers_are_public(number: str, expected: bool) -> None:
    assert public(number) is expected
