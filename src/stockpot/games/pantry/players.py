"""How bots play the pantry, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.bits import count
from stockpot.core.players import ADVISED, SECOND, Calibration, Level, Players, Prospect, always
from stockpot.games.pantry.state import MIN_PLAYERS, TARGETS, State
from stockpot.games.pantry.words import BECAUSE

TO_THE_END = replace(ADVISED, chance_percent=0, stages=50)


def progress(s: State) -> float:
    """By the recipes of who has completed most."""
    most = max(count(s.done[seat]) for seat in range(s.players))
    return most / int(s.options[TARGETS + s.players - MIN_PLAYERS])


def recipes(s: State) -> int:
    """How many are completed: somebody's next one ends the chapter."""
    return sum(count(s.done[seat]) for seat in range(s.players))


def completes(before: State, after: State, seat: int) -> float:
    """Is the next recipe this seat's?"""
    return float(count(after.done[seat]) - count(before.done[seat]))


PLAYERS = Players(
    levels={
        "novice": Level(replace(ADVISED, iterations=30, chance_percent=60), 0.6),
        "cook": Level(replace(TO_THE_END, iterations=60)),
        "expert": Level(replace(TO_THE_END, iterations=5000), plans=True, learned=True),
        "master": Level(replace(TO_THE_END, iterations=None, seconds=SECOND), plans=True, learned=True),
    },
    fond_of={"greedy": ("complete",)},
    prospects=(Prospect("complete", completes, 0.05), Prospect("rival", completes, 0.08, others=True)),
    because=BECAUSE,
    chapter=recipes,
    progress=progress,
    calibration=Calibration(early=0.92, late=1.05, shift=-0.75),
    variants=({"lists": "expert"},),
    remarks={"completed": always("done"), "exchanged": always("exchange")},
)
