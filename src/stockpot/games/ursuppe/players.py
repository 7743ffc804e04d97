"""How bots play Ursuppe, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.players import ADVISED, Level, Players, always

PLAYERS = Players(
    levels={
        "novice": Level(replace(ADVISED, iterations=20, chance_percent=30), 0.6),
        "cook": Level(replace(ADVISED, iterations=40, stages=2)),
        "expert": Level(replace(ADVISED, iterations=800, seconds=2.5, stages=2)),
    },
    fond_of={"greedy": ("buy", "divide"), "grumpy": ("attack",)},
    remarks={"divided": always("family"), "bought": always("gene"), "starved": always("hungry")},
)
