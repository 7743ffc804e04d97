"""E-mail addresses: one plain mailbox or nothing, whatever is written; and what really leaves for it over SMTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from email.utils import getaddresses

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpot.room.refusal import Refusal
from stockpot.server.people.email_address import Mailbox, read_mailbox
from stockpot.server.people.mail import Letter, Mailer
from stockpot.server.people.mail_limits import Postage, PostageRates
from stockpot.server.rate_limits import Rate
from tests.support.server import PLENTY, free_port

REFUSED = (
    "", "@", "a", "a@", "@b.example", "a@b", "a@localhost", "a b@c.example", "a@b.example,c@d.example",
    "a@b.example;c@d.example", "<a@b.example>", "Ann <a@b.example>", "a@b.example>", '"a"@b.example', '"a b"@c.example',
    '"a@b"@c.example', "a(x)@b.example", "a@(x)b.example", "a@b.example (x)", "=?utf-8?q?vic=74im?=@b.example",
    "=?utf-8?b?dmljdGlt?=@b.example", "a=?b@c.example", "a@=?utf-8?q?b?=.example", "a@b.example\r\nBcc: c@d.example",
    "a@b.example\n", "\na@b.example", "a\0@b.example", "a@b\0.example", "a%c.example@b.example", "c.example!a@b.example",
    "@c.example:a@b.example", "a@c.example@b.example", "a@[127.0.0.1]", "a@127.0.0.1", "a@[IPv6:::1]", "a@0x7f.1",
    "a@b..example", "a@.b.example", "a@b.example.", "a@-b.example", "a@b-.example", "a@b_c.example", ".a@b.example",
    "a.@b.example", "a..c@b.example", "é@b.example", "a@b.example ", " a@b.example", "a\\@b.example", "a:b@c.example",
    "group:a@b.example;", f"{'a' * 65}@b.example", f"a@{'b' * 64}.example", f"a@{'b.' * 130}example", "a@b.example\u2028",
    "a\u200b@b.example", "a@b.example?cc=c@d",
)  # fmt: skip


@pytest.mark.parametrize("address", REFUSED)
def test_what_is_not_exactly_one_mailbox_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="no e-mail address"):
        read_mailbox(address)


@pytest.mark.parametrize(
    ("address", "mailbox"),
    [("ana@soup.example", "ana@soup.example"), ("Ana.B+c@Soup.EXAMPLE", "Ana.B+c@soup.example"),
     ("o'neill_1@a-b.example", "o'neill_1@a-b.example"), ("ana@BÜCHER.example", "ana@xn--bcher-kva.example"),
     ("ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"), ("ana@soup。example", "ana@soup.example"),
     ("ana@ｓｏｕｐ.example", "ana@soup.example")],
)  # fmt: skip
def test_a_domain_has_one_form(address: str, mailbox: str) -> None:
    assert str(read_mailbox(address)) == mailbox


@pytest.mark.parametrize(
    "address", ["ana@soup.example", "ANA@SOUP.example", "a.n.a@soup.example", "Ana+x+y@soup.example"]
)
def test_limits_count_the_mailbox_not_its_spelling(address: str) -> None:
    assert read_mailbox(address).counted_as == "ana@soup.example"


PARTS = st.sampled_from(
    ["ana", "b", ".", "@", "soup.example", "=?utf-8?q?", "?=", "=74", "(", ")", '"', "\\", "<", ">", ",", ";", ":", "%", "!",
     "\r\n", "Bcc: x@y.example", "\0", " ", "\t", "+tag", "é", "ß", "xn--", "[", "]", "127.0.0.1", "\u3002", "\uff20", "\u200d",
     "\u202e"]
)  # fmt: skip
ADDRESSES = st.one_of(
    st.text(max_size=40),
    st.lists(PARTS, max_size=8).map("".join),
    st.tuples(st.lists(PARTS, max_size=4).map("".join), st.lists(PARTS, max_size=3).map("".join)).map(
        lambda two: f"{two[0]}@{two[1]}.example"
    ),
    st.from_regex(r"[A-Za-z0-9_+'&~.-]{1,12}@[a-zA-Zéü0-9.-]{1,12}\.[a-z]{2,4}", fullmatch=True),
)


def accepted(address: str) -> Mailbox | None:
    try:
        return read_mailbox(address)
    except Refusal:
        return None


@settings(max_examples=500, deadline=None)
@given(ADDRESSES)
def test_whatever_is_accepted_is_plain_and_reads_the_same_for_everybody(address: str) -> None:
    mailbox = accepted(address)
    if mailbox is None:
        return
    text = str(mailbox)
    assert text.isascii()
    assert text.isprintable()
    assert not set(text) & set(' "(),:;<>[\\]=?%!')
    assert text.count("@") == 1
    assert mailbox.domain == mailbox.domain.lower()
    assert read_mailbox(text) == mailbox
    assert getaddresses([text]) == [("", text)]


class PostOffice:
    """Notes to whom letters really go, and what stands in them."""

    def __init__(self) -> None:
        self.taken: list[tuple[list[str], bytes]] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.taken.append((envelope.rcpt_tos, envelope.content))
        return "250 Taken"


class Street:
    """A post office and a mailer that knows it."""

    def __init__(self, office: PostOffice, port: int) -> None:
        self.office = office
        self.mailer = Mailer(f"smtp://127.0.0.1:{port}?tls=no", "Stockpot <soup@soup.example>")

    def send(self, address: str) -> tuple[list[str], bytes]:
        """What leaves for an address."""
        self.office.taken.clear()
        asyncio.run(self.mailer.send(Letter(address, "Subject", "Text", "name")))
        (taken,) = self.office.taken
        return taken


@pytest.fixture(scope="module")
def street() -> Iterator[Street]:
    office = PostOffice()
    controller = Controller(office, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield Street(office, controller.port)
    controller.stop()


@settings(max_examples=50, deadline=None)
@given(address=ADDRESSES.filter(accepted))
def test_a_letter_leaves_for_the_one_mailbox_that_was_checked(street: Street, address: str) -> None:
    mailbox = str(read_mailbox(address))
    recipients, content = street.send(address)
    assert recipients == [mailbox]
    letter = message_from_bytes(content, policy=default)
    assert [one.addr_spec for one in letter["To"].addresses] == [mailbox]
    assert letter.get_all("Bcc") is None
    assert letter.get_all("Cc") is None
    assert sorted(letter.keys()) == sorted(
        [
            "From",
            "To",
            "Subject",
            "Message-ID",
            "Auto-Submitted",
            "Content-Type",
            "Content-Transfer-Encoding",
            "MIME-Version",
        ]
    )


@pytest.mark.parametrize("address", REFUSED)
def test_nothing_leaves_for_what_is_no_mailbox(street: Street, address: str) -> None:
    with pytest.raises(Refusal):
        street.send(address)
    assert street.office.taken == []


# ------------------------------------------------------------------------------------------------------------- limits


def paid(postage: Postage, who: str, address: str, to: str) -> bool:
    try:
        postage.pay(who, address, read_mailbox(to))
    except Refusal:
        return False
    return True


def test_letters_are_limited_in_every_direction() -> None:
    few = Rate(1e-9, 2)
    for name, letters in {
        "person": [("p", f"{n}", f"a{n}@b{n}.example") for n in range(3)],
        "address": [(f"p{n}", "here", f"a{n}@b{n}.example") for n in range(3)],
        "mailbox": [(f"p{n}", f"{n}", f"{'Vv'[n % 2]}ictim+{n}@b.example") for n in range(3)],
        "domain": [(f"p{n}", f"{n}", f"a{n}@b.example") for n in range(3)],
        "server": [(f"p{n}", f"{n}", f"a{n}@b{n}.example") for n in range(3)],
    }.items():
        plenty = dict.fromkeys(("person", "address", "mailbox", "domain", "server"), PLENTY)
        postage = Postage(PostageRates(**plenty | {name: few}))
        assert [paid(postage, *letter) for letter in letters] == [True, True, False], name


def test_what_a_narrow_limit_refuses_takes_nothing_from_the_others() -> None:
    postage = Postage(PostageRates(Rate(1e-9, 1), PLENTY, PLENTY, PLENTY, Rate(1e-9, 2)))
    assert [paid(postage, "eve", "there", f"a{n}@b.example") for n in range(10)] == [True] + [False] * 9
    assert paid(postage, "ana", "here", "ana@soup.example")
