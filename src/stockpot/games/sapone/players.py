"""How bots play Sapone, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from stockpot.core.players import ADVISED, SECOND, Calibration, Level, Players, Prospect, always, turned
from stockpot.core.table import Action, Table
from stockpot.games.sapone.features import OWN
from stockpot.games.sapone.pieces import AMOUNT, CATEGORY, N_TYPES, Category
from stockpot.games.sapone.state import MAX_PLAYERS, TARGET, State, Verb
from stockpot.games.sapone.words import BECAUSE

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


def progress(s: State) -> float:
    """By the points of who has most."""
    return min(1.0, max(s.points[seat] for seat in range(s.players)) / int(s.options[TARGET]))


def whose_turn(s: State) -> int:
    """Sales and purchases end with the turn."""
    return int(s.round * MAX_PLAYERS + s.turn)


def held(s: State, seat: int, card: int) -> int:
    """Cards of a type, bids included."""
    return int(s.hand[seat, card] + s.bid[seat, card])


def amount(category: Category) -> Callable[[State, State, int], float]:
    """How much a seat has of coins or soap."""
    of = [card for card in range(N_TYPES) if CATEGORY[card] == category]
    return lambda _, after, seat: float(sum(AMOUNT[card] * held(after, seat, card) for card in of))


def kinds(category: Category) -> Callable[[State, State, int], float]:
    """How many kinds of vegetables or tools a seat has."""
    of = [card for card in range(N_TYPES) if CATEGORY[card] == category]
    return lambda _, after, seat: float(sum(held(after, seat, card) > 0 for card in of))


def cards(_: State, after: State, seat: int) -> float:
    return float(after.n_hand[seat] + after.n_bid[seat])


PLAYERS = Players(
    levels={
        "novice": Level(replace(NEAR, iterations=30, chance_percent=20), 0.6),
        "cook": Level(replace(NEAR, iterations=40, trust=0.06), 0.96),
        "expert": Level(replace(NEAR, iterations=200, trust=0.06, modelled=True), learned=True),
        "master": Level(replace(NEAR, iterations=2000, seconds=SECOND, trust=0.06, modelled=True), learned=True),
    },
    fond_of={"greedy": ("buy", "ask"), "grumpy": ("doubt", "refuse")},
    claims={"declare": declares_another, "claim": claims_another},
    says={"wish": wished},
    remarks={
        "sold": always("deal"), "refused": always("refuse"), "bought": always("soap"), "caught": always("caught"),
    },
    counted=counted,
    prospects=(
        Prospect("coins", amount(Category.COINS), 0.5), Prospect("vegetables", kinds(Category.VEGETABLES), 0.25),
        Prospect("tools", kinds(Category.TOOLS), 0.25), Prospect("soap", amount(Category.SOAP), 0.25),
        Prospect("cards", cards, 0.5),
    ),
    because=BECAUSE,
    chapter=whose_turn,
    progress=progress,
    calibration=Calibration(early=0.55, late=1.17, shift=-0.21),
    private=(0, OWN),
    variants=({"doubt": True},),
)  # fmt: skip
