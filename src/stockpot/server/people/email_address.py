"""E-mail addresses, read strictly: one plain mailbox (RFC 5321 dot-string, without what routes or hides), or nothing.

What is refused here cannot reach a letter: encoded words (RFC 2047), comments, quoted local parts, lists, source routes, line
ends (header injection), address literals. The domain is brought into its one form (IDNA, small letters), so that the same mailbox
is not counted under many names.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import idna

from stockpot.room.refusal import Refusal

LOCAL_SIZE, DOMAIN_SIZE, SIZE = 64, 253, 254
LOCAL = re.compile(r"[A-Za-z0-9_+'&~-]+(\.[A-Za-z0-9_+'&~-]+)*")
"""Letters, digits and the few signs that people have in their addresses; `=?` begins an encoded word, `%` and `!` route."""
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])")
"""Two labels at least; the last one is no number, so this is no IP address."""


class Mailbox(NamedTuple):
    """Where a letter goes."""

    local: str
    domain: str

    def __str__(self) -> str:
        return f"{self.local}@{self.domain}"

    @property
    def counted_as(self) -> str:
        """What limits count: most servers deliver sub-addresses (`+tag`), dots and capital letters to the same box."""
        name = self.local.lower().replace(".", "")
        return f"{name.partition('+')[0] or name}@{self.domain}"


def read_mailbox(address: str) -> Mailbox:
    """An address as a mailbox; `Refusal` when it is not exactly one."""
    local, _, domain = address.rpartition("@")
    domain = _one_form(domain)
    mailbox = Mailbox(local, domain)
    fits = len(local) <= LOCAL_SIZE and len(domain) <= DOMAIN_SIZE and len(str(mailbox)) <= SIZE
    if not (fits and LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain)):
        raise bad_address()
    return mailbox


def _one_form(domain: str) -> str:
    """A domain as the DNS knows it."""
    if len(domain) > DOMAIN_SIZE:
        raise bad_address()
    try:
        return idna.encode(domain, uts46=True).decode("ascii").lower()
    except (idna.IDNAError, UnicodeError):
        raise bad_address() from None


def bad_address() -> Refusal:
    return Refusal("bad_address", "This is no e-mail address.", status=400)
