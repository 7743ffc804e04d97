"""How bots play Sapone, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stockpot.core.players import ADVISED, Level, Players, always, turned
from stockpot.core.table import Action, Table
from stockpot.games.sapone.features import OWN
from stockpot.games.sapone.state import Verb

NEAR = replace(ADVISED, chance_percent=2, horizon=60)


def declares_another(table: Table, seat: int, action: Action) -> bool:
    """Does the seller say that the card put down is another?"""
    said, sale = table.parts(seat, action)["card"], table.view(seat)["sale"]
    return bool(said != sale["card"])


def claims_another(table: Table, seat: int, action: Action) -> bool:
    """Does a bidder say that the card just put down is another? To say nothing is no lie."""
    said, own = table.parts(seat, action)["card"], table.view(seat)["seats"][seat]
    return said is not None and bool(said != own["holding"])


def wished(seen: Mapping[str, Any]) -> str:
    """An offer is praised, a request says what is missing."""
    return "more" if seen["phase"] == "request" else "offer"


def counted(action: int, seat: int, players: int) -> int:
    """Whose bid is accepted, and who is asked for more."""
    return turned(turned(action, seat, players, Verb.ACCEPT), seat, players, Verb.ASK)


PLAYERS = Players(
    levels={
        "novice": Level(replace(NEAR, iterations=30, chance_percent=20), 0.6),
        "cook": Level(replace(NEAR, iterations=40, trust=0.06), 0.96),
        "expert": Level(replace(NEAR, iterations=200, trust=0.06, modelled=True), learned=True),
    },
    fond_of={"greedy": ("buy", "ask"), "grumpy": ("doubt", "refuse")},
    claims={"declare": declares_another, "claim": claims_another},
    says={"wish": wished},
    remarks={
        "sold": always("deal"), "refused": always("refuse"), "bought": always("soap"), "caught": always("caught"),
    },
    counted=counted,
    private=(0, OWN),
    variants=({"doubt": True},),
)  # fmt: skip
