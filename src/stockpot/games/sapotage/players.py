"""How bots play SaPotage, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.bits import count
from stockpot.core.game import Told
from stockpot.core.players import SECOND, USUAL, Calibration, Level, Players, Prospect, always, turned
from stockpot.games.sapotage.features import OWN
from stockpot.games.sapotage.state import (
    DISH,
    GIVE,
    GIVE_WIDTH,
    JUDGES_TO_WIN,
    PEEK,
    REACT,
    TOKEN,
    VOTE,
    Reaction,
    State,
)  # fmt: skip
from stockpot.games.sapotage.words import BECAUSE

TRUSTING = replace(USUAL, explore=0.8, chance_percent=0, trust=0.03)
"""Rules of thumb are hard to better here, and chance is strong."""


def reacted(told: Told) -> str | None:
    """Only a laugh is a laugh."""
    return "laugh" if told.data["reaction"] == "laugh" else None


def counted(action: int, seat: int, players: int) -> int:
    """Whose dish is looked at, who gets a card, a token, a vote."""
    action = turned(action, seat, players, PEEK, DISH)
    for first in (GIVE, GIVE + GIVE_WIDTH, TOKEN, VOTE):
        action = turned(action, seat, players, first)
    return action


def progress(s: State) -> float:
    """By the judges of who has most."""
    return max(count(s.won[seat]) for seat in range(s.players)) / int(s.options[JUDGES_TO_WIN])


def cooking(s: State) -> int:
    """The round."""
    return int(s.round)


def judges_won(before: State, after: State, seat: int) -> float:
    return float(count(after.won[seat]) - count(before.won[seat]))


PLAYERS = Players(
    levels={
        "novice": Level(replace(USUAL, iterations=30, widen=0.5, chance_percent=60), 0.6),
        "cook": Level(replace(TRUSTING, iterations=100), 0.75),
        "expert": Level(replace(TRUSTING, iterations=1000, looks=4), learned=True),
        "master": Level(replace(TRUSTING, iterations=10_000, looks=4, seconds=SECOND), learned=True),
    },
    manners=("react",),
    polite=range(REACT, REACT + len(Reaction)),
    fond_of={"greedy": ("discard",), "grumpy": ("give",)},
    says={"present": always("dish")},
    must_say=("dish",),
    prospects=(Prospect("judge", judges_won, 0.04), Prospect("rival", judges_won, 0.06, others=True)),
    because=BECAUSE,
    chapter=cooking,
    progress=progress,
    calibration=Calibration(early=1.57, late=0.96, shift=-0.005),
    remarks={"reacted": reacted, "voted": always("vote")},
    counted=counted,
    private=OWN,
    practice={"presentation": "off"},
    variants=({}, {"presentation": "off", "peeking": True}, {"presentation": "off", "shared": True}),
)
"""sapotage.present.bots: nobody wants to present a dish to a table of stone faces."""
