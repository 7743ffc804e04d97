"""How bots play the pantry, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.players import ADVISED, Level, Players, always

TO_THE_END = replace(ADVISED, chance_percent=0, stages=50)

PLAYERS = Players(
    levels={
        "novice": Level(replace(ADVISED, iterations=30, chance_percent=60), 0.6),
        "cook": Level(replace(TO_THE_END, iterations=60)),
        "expert": Level(replace(TO_THE_END, iterations=4000)),
    },
    fond_of={"greedy": ("complete",)},
    variants=({"lists": "expert"},),
    remarks={"completed": always("done"), "exchanged": always("exchange")},
)
