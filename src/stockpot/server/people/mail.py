"""Letters: e-mail in plain text over SMTP."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from stockpot.server.people.email_address import read_mailbox

SECONDS = 20


@dataclass(frozen=True)
class Letter:
    """To one person. `name` tells letters about the same thing from others: a mailbox keeps one of each."""

    to: str
    subject: str
    text: str
    name: str
    stop: str = ""
    """A link that ends letters of this kind."""


class Mailer:
    """An SMTP server: `smtp://user:password@host:587` (`?tls=no` for one without), `smtps://…:465`."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("The SMTP address is smtp://host:port or smtps://host:port.")
        self.host, self.sender = parts.hostname, sender
        self.implicit_tls = parts.scheme == "smtps"
        self.start_tls = not self.implicit_tls and parse_qs(parts.query).get("tls") != ["no"]
        self.port = parts.port or (465 if self.implicit_tls else 587)
        self.user = unquote(parts.username) if parts.username else None
        self.password = unquote(parts.password) if parts.password else None

    async def send(self, letter: Letter) -> None:
        """Goes to one mailbox, whatever the letter's head may be read as."""
        to = str(read_mailbox(letter.to))
        await aiosmtplib.send(
            self._message(letter, to), recipients=[to], hostname=self.host, port=self.port,
            username=self.user, password=self.password, use_tls=self.implicit_tls, start_tls=self.start_tls, timeout=SECONDS,
        )  # fmt: skip

    def _message(self, letter: Letter, to: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, letter.subject
        message["Message-ID"] = f"<{letter.name}@{self.sender.rpartition('@')[2].rstrip('>')}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
