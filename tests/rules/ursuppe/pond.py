"""Help for the tests of Ursuppe: situations with chosen dice, and short ways to look at them.

Unless a test says otherwise red is the lowest marker and yellow the highest: phase 1 goes red, blue, green, yellow; the other
phases go the other way round. Every cell has two cubes of each colour. The environment card in force is the one without drift.
"""

from __future__ import annotations

from typing import Any

import stockpot
from stockpot.core.bits import members
from stockpot.games.ursuppe.decisions import Todo
from stockpot.games.ursuppe.pieces import AMOEBA, CELL, COLOR, GENE

CALM = "514"
"""The card without drift."""


def pond(
    decision: str = "movement", *, dice: tuple[int, ...] = (), card: str = CALM, **position: Any
) -> stockpot.Table:
    """A table where this is to be decided."""
    position.setdefault("players", 4)
    if decision in ("movement", "meal", "attack", "victim"):
        position.setdefault("amoeba", "red 1")
    position.setdefault("drawn", 1)
    if "deck" not in position:
        position["card"] = card
    two = dict.fromkeys(COLOR.ids[: position["players"]], 2)
    position["cubes"] = dict.fromkeys(CELL.ids, two) | position.get("cubes", {})
    if dice:
        position["dice"] = list(dice)
    else:
        position.setdefault("rng", "7")
    return stockpot.Table.from_position("ursuppe", {"decision": decision, **position})


def seats(players: int, **values: Any) -> list[Any]:
    """One entry a seat: `seats(4, red=["SPD"])` gives red a gene and the others nothing."""
    colors = ("red", "blue", "green", "yellow")[:players]
    default: Any = 0 if all(isinstance(value, int) for value in values.values()) else []
    return [values.get(color, default) for color in colors]


def genes(players: int = 4, **hands: str) -> list[list[str]]:
    """`genes(red="SPD TEN")`."""
    return seats(players, **{color: hand.split() for color, hand in hands.items()}) if hands else [[]] * players


def choices(table: stockpot.Table) -> list[str]:
    """What may be done now, as text."""
    return [action.text for action in table.legal(table.to_act[0])]


def play(table: stockpot.Table, *texts: str) -> list[str]:
    """Play moves by whoever is to act; returns the kinds of events that followed the last."""
    events: list[str] = []
    for text in texts:
        told = [event.seen() for event in table.play(table.to_act[0], text)]
        events = [event.kind for event in told if event]
    return events


def refused(table: stockpot.Table, text: str) -> str:
    """The rule that forbids a move of the seat to act."""
    reason = table.why_not(table.to_act[0], text)
    assert reason is not None, f"{text} is allowed"
    return reason.rule


def asked(table: stockpot.Table) -> str:
    """The decision that is owed."""
    return Todo(table.state.todo).name.lower()  # type: ignore[attr-defined]


def where(table: stockpot.Table, amoeba: str) -> str | None:
    cell = table.state.cell[AMOEBA.number[amoeba]]  # type: ignore[attr-defined]
    return None if cell < 0 else CELL.ids[cell]


def hurt(table: stockpot.Table, amoeba: str) -> int:
    return int(table.state.damage[AMOEBA.number[amoeba]])  # type: ignore[attr-defined]


def cubes(table: stockpot.Table, cell: str) -> list[int]:
    return list(table.view()["cells"][CELL.number[cell]]["cubes"])


def bp(table: stockpot.Table) -> list[int]:
    return [seat["bp"] for seat in table.view()["seats"]]


def markers(table: stockpot.Table) -> list[int]:
    return [seat["marker"] for seat in table.view()["seats"]]


def hand(table: stockpot.Table, seat: int) -> list[str]:
    return [GENE.ids[gene] for gene in members(table.state.genes[seat])]  # type: ignore[attr-defined]


PASSIVE = ("buy nothing", "stop", "no aggression", "no attack", "yield", "follow no", "second move no", "carry no more")


def pass_on(table: stockpot.Table, until: str = "movement", limit: int = 60) -> None:
    """Do nothing much until this is to be decided or the game is over."""
    for _ in range(limit):
        if table.over or asked(table) == until:
            return
        may = choices(table)
        play(table, next((text for text in PASSIVE if text in may), may[0]))
