"""All that a house says in the course of a game, as lines: for interpreters with and without the packages that make it fast."""

from __future__ import annotations

import asyncio
import random
import sys

import stockpot
from stockpot.api.bots import Bots
from stockpot.core.table import Table
from tests.support.client import SEEDS
from tests.support.local import Here

MOVES = 12


class Plain(Bots):
    """Bots that take the first thing they may do."""

    def choose(self, at: str, table: Table, seat: int, level: str, temperament: str | None) -> int:
        return table.legal_actions(seat)[0]


async def said(game: str) -> list[str]:
    """What is posted, without what is made up anew each time."""
    SEEDS.append("a seed")
    here, chance = await Here.named("Ana", bots=Plain(), now=lambda: 1_800_000_000_000), random.Random(2)
    players = min(stockpot.game(game).players)
    table = await here.create(game, ["me", *["thumb"] * (players - 1)])
    async with here.at(table, previews=True) as ana:
        await ana.ask("start", key="start")
        for number in range(MOVES):
            await ana.until(lambda: ana.to_act == [0] or ana.status == "over")
            if ana.status == "over":
                break
            await ana.ask("play", key=f"move {number}", move=chance.choice(ana.legal)["id"])
        names = {table: "TABLE", ana.table["code"]: "CODE", ana.table["card"]: "CARD"}
        lines = [replaced(data.decode(), names) for data in ana.raw]
    answer = await here.house.call("GET", f"/api/games/{game}?lang=fr")
    return [*lines, answer.body]


def replaced(text: str, names: dict[str, str]) -> str:
    for name, instead in names.items():
        text = text.replace(name, instead)
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(*asyncio.run(said(name)), sep="\n")
