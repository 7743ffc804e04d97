"""How many letters may be asked for: nobody can make this server write to strangers over and over (a mail cannon).

Only the first letter to an address counts, the one that asks to confirm it: all others go to people who have agreed. There are
token buckets by person, network address, mailbox, domain and for the whole server, asked in this order: what a narrow one refuses
takes nothing from a wide one.
"""

from __future__ import annotations

from typing import NamedTuple

from stockpot.server.people.email_address import Mailbox
from stockpot.server.rate_limits import Limit, Rate, too_fast


class PostageRates(NamedTuple):
    """All limits of letters."""

    person: Rate = Rate(1 / 600, 3)
    address: Rate = Rate(1 / 120, 10)
    mailbox: Rate = Rate(1 / 3600, 3)
    domain: Rate = Rate(1 / 20, 30)
    server: Rate = Rate(1 / 6, 60)


class Postage:
    """Who may have another letter sent."""

    def __init__(self, rates: PostageRates) -> None:
        self.person, self.address = Limit(rates.person), Limit(rates.address)
        self.mailbox, self.domain, self.server = Limit(rates.mailbox), Limit(rates.domain), Limit(rates.server)

    def pay(self, who: str, address: str, to: Mailbox) -> None:
        """Count a letter that somebody wants sent; `Refusal` when it is one too many."""
        takes = (
            (self.person, who),
            (self.address, address),
            (self.mailbox, to.counted_as),
            (self.domain, to.domain),
            (self.server, ""),
        )
        if not all(limit.take(name) for limit, name in takes):
            raise too_fast()
