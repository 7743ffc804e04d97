"""The table of Ursuppe as a picture, drawn from a view alone: the soup with its amoebas, the ladder around it, tribes, genes.

Every tribe has a shape for its cubes and a silhouette for its amoebas, so that nothing depends on seeing colours.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stockpot.core.kinds import Pieces
from stockpot.games.ursuppe.decisions import Phase
from stockpot.games.ursuppe.pieces import LADDER_END, MAP
from stockpot.games.ursuppe.view import COMPASS, PHASES
from stockpot.pictures.canvas import number
from stockpot.pictures.colors import (
    ACCENT_SOFT,
    BOARD,
    BOARD_2,
    DARK,
    INK,
    INK_2,
    LIGHT,
    LINE,
    LIT,
    PAPER,
    Color,
    both,
    mix,
    on,
    pair,
)
from stockpot.pictures.sheet import GAP, TABLE, WIDTH, Box, Sheet
from stockpot.pictures.text_width import lines_of

COLORS = (both("#cc3311"), both("#0072b2"), both("#009e73"), both("#f0e442"))
WATER, WATER_2 = pair((0.9, 0.045, 190), (0.31, 0.045, 205)), pair((0.84, 0.06, 187), (0.36, 0.05, 200))
ON_WATER = pair((0.28, 0.05, 210), (0.95, 0.02, 190))
ROCK, ROCK_2 = pair((0.5, 0.035, 60), (0.44, 0.03, 55)), pair((0.42, 0.035, 55), (0.36, 0.03, 50))
SHORE = pair((0.9, 0.03, 80), (0.24, 0.02, 60))
CURRENT, CURRENT_EDGE = pair((0.88, 0.1, 190), (0.88, 0.1, 190)), pair((0.25, 0.04, 210), (0.25, 0.04, 210))
MUTATION, ENERGY = pair((0.47, 0.16, 320), (0.82, 0.11, 320)), pair((0.5, 0.12, 75), (0.85, 0.14, 88))
WHITE = both("#ffffff")

PELLETS = (
    "M10 .5 19.5 10 10 19.5 .5 10Z",
    "M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
    "M10 1 19.5 18.5H.5Z",
    "M2 2H18V18H2Z",
)
GENES = {
    "INT": "brain", "MO1": "dice-six-faces-two", "SPO": "plant-seed", "SPD": "sprint", "DEF": "shield", "ESC": "fish-escape",
    "SUB": "back-forth", "RAY": "sunglasses", "STR": "dolphin", "TEN": "tentacle-strike", "HOL": "hook", "LON": "hourglass",
    "FRU": "apple-core", "SFS": "shark-jaws", "PAR": "leeching-worm", "DIV": "split-body", "PER": "muscle-up",
    "MO2": "compass", "AGG": "piranha", "ARM": "turtle-shell",
}  # fmt: skip
SIGNS = {
    "feeding": "meal", "environment": "sunbeams", "genes": "dna1", "division": "split-body", "deaths": "death-skull",
    "scoring": "podium",
}  # fmt: skip
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}

PHASE = Pieces("phase", [phase.name.lower() for phase in Phase])

SIDE = 366.0
RIM = SIDE * 0.05
CELL = SIDE * 0.18
BELOW = Box(TABLE.x, TABLE.y + SIDE + GAP, SIDE, TABLE.h - SIDE - GAP)
MARKET = Box(TABLE.x + SIDE + GAP, TABLE.y, WIDTH - GAP - TABLE.x - SIDE - GAP, TABLE.h)


def _outline(radius: Callable[[float], float]) -> str:
    """A closed curve through points on a circle that swells and shrinks."""
    n = 36
    around = [2 * math.pi * i / n for i in range(-1, n + 3)]
    at = [(radius(angle) * math.cos(angle), radius(angle) * math.sin(angle)) for angle in around]
    path = f"M{at[1][0]:.1f} {at[1][1]:.1f}"
    for before, start, end, after in zip(at, at[1:], at[2:], at[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        path += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, end))
    return path + "Z"


BLOBS = (
    _outline(lambda a: 38 + 8 * math.cos(3 * a + 1.6) + 2 * math.cos(5 * a)),
    _outline(lambda a: 39 + 6.5 * math.cos(2 * a + 0.5) + 2.5 * math.cos(3 * a + 1)),
    _outline(lambda a: 40 + 5 * math.cos(7 * a + 0.4) + 2 * math.cos(2 * a)),
    _outline(lambda a: 39 + 7 * math.cos(4 * a + 0.8) + 1.5 * math.cos(3 * a)),
)
"""Amoebas in a box of 100 around the middle: three arms, a bean, many small arms, four arms."""


def draw(sheet: Sheet) -> None:
    view = sheet.view
    sheet.colors = COLORS
    sheet.frame(status(sheet))
    for seat, player, box in sheet.seats(most=112):
        draw_tribe(sheet, seat, player, box)
    draw_board(sheet)
    draw_ladder(sheet)
    draw_phases(sheet)
    draw_market(sheet)
    for cell in view["cells"]:
        draw_cell(sheet, cell)


def status(sheet: Sheet) -> str:
    view, say = sheet.view, sheet.say
    parts = [
        say("screen-round", round=view["round"]),
        say("screen-phase", phase=PHASE.name(view["phase"], sheet.texts)),
    ]
    if view["debt"]:
        parts.append(say("screen-debt", debt=view["debt"]))
    return " · ".join(parts)


# ---------------------------------------------------------------------------------------------------------------- tribes


def draw_tribe(sheet: Sheet, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """Space on the ladder, biological points, amoebas, mutation points, genes."""
    say = sheet.say
    sheet.score(box, str(player["marker"]))
    sheet.text(box.x + 2, box.y + 12, say("table-bp", n=player["bp"]), 12.5, ENERGY, bold=True)
    draw_blob(sheet, seat, 0, 0, box.x + 68, box.y + 8, 17)
    sheet.text(box.x + 80, box.y + 12, str(player["amoebas"]), 12.5, INK, bold=True)
    sheet.text(box.right, box.y + 12, say("table-mp", n=player["mutation"]), 12.5, MUTATION, bold=True, anchor="end")
    each = 20.0
    for n, gene in enumerate(player["genes"]):
        row, column = divmod(n, 7)
        x, y = box.x + 1 + column * each, box.y + 20 + row * each
        fresh = gene in player["fresh"]
        sheet.rect(x, y, each - 2, each - 2, mix(MUTATION, PAPER, 0.14), 4, INK_2 if fresh else None, 1.4)
        sheet.art(f"{GENES[gene]} sign", x + 2, y + 2, each - 6, INK)


def draw_blob(
    sheet: Sheet, seat: int, name: int, damage: int, x: float, y: float, size: float, acts: bool = False
) -> None:
    """An amoeba by colour and silhouette, its number, and a wound for every damage point."""
    color = COLORS[seat]
    with sheet.group(f"translate({number(x)} {number(y)}) scale({size / 100:.3f})"):
        if acts:
            sheet.circle(0, 0, 56, None, ON_WATER, 5, dashed=True)
        sheet.path(BLOBS[seat], mix(color, WHITE, 0.8), mix(color, Color("#000000", "#ffffff"), 0.5), 4)
        sheet.path(BLOBS[seat], color, move="scale(.84)")
        for cx, cy, r in ((-22, -18, 5), (24, 12, 3.5), (-14, 27, 3)):
            sheet.circle(cx, cy, r, mix(color, WHITE, 0.55))
        if name:
            sheet.text(0, 7 if damage else 14, str(name), 42, on(color), bold=True, anchor="middle")
        for n in range(damage):
            left = 25 * (n - (damage - 1) / 2)
            sheet.circle(left, 34, 12, LIGHT, DARK, 3)
            sheet.path(f"M{left - 5} 29l10 10m0-10l-10 10", None, DARK, 4, rounded=True)


# ----------------------------------------------------------------------------------------------------------------- board


def corner(row: int, column: int) -> tuple[float, float]:
    """Where a place of the pool begins, counted from 0."""
    return TABLE.x + RIM + column * CELL, TABLE.y + RIM + row * CELL


def draw_board(sheet: Sheet) -> None:
    """Shore, water, the island with the compass, the environment card, the dice."""
    view = sheet.view
    sheet.rect(TABLE.x, TABLE.y, SIDE, SIDE, SHORE, 8, LINE)
    for r, line in enumerate(MAP):
        for c, sign in enumerate(line):
            x, y = corner(r, c)
            if sign == "#":
                sheet.rect(x + 1, y + 1, CELL - 2, CELL - 2, WATER if (r + c) % 2 else WATER_2, 12)
            elif sign == "X":
                draw_island(sheet, x, y)
    draw_environment(sheet)
    dice = [die for die in view["dice"] if die]
    x, y = corner(4, 4)
    for n, die in enumerate(dice):
        draw_die(sheet, die, x + CELL / 2 + (n - (len(dice) - 1) / 2) * 30, y + CELL / 2)


def draw_island(sheet: Sheet, x: float, y: float) -> None:
    drift = sheet.view["card"]["drift"]
    with sheet.group(f"translate({number(x)} {number(y)}) scale({CELL / 100:.3f})"):
        sheet.path("M14 24 34 6 66 4 90 20 97 52 88 80 64 97 32 95 8 78 3 46Z", ROCK, ROCK_2, 3)
        sheet.path("M14 24 34 6 66 4 90 20 70 30 40 26 22 42Z", mix(ROCK, WHITE, 0.88))
        draw_arrow(sheet, drift)
        for way, at in (("north", (50, 23)), ("east", (80, 57)), ("south", (50, 92)), ("west", (20, 57))):
            sheet.text(*at, str(COMPASS[way]), 20, LIGHT, bold=True, anchor="middle")


def draw_arrow(sheet: Sheet, drift: str | None) -> None:
    """Where the soup drifts, in a box of 100; a ring where it does not."""
    if drift:
        arrow = "M50 30 64 50H56V68H44V50H36Z"
        sheet.path(arrow, CURRENT, CURRENT_EDGE, 2.5, move=f"rotate({TURNS[drift]} 50 50)", rounded=True)
    else:
        sheet.circle(50, 50, 11, CURRENT, CURRENT_EDGE, 2.5)


def draw_environment(sheet: Sheet) -> None:
    """The card in force, in the corner where there is no soup."""
    card, say = sheet.view["card"], sheet.say
    x, y = corner(0, 2)
    wide = 3 * CELL - 12
    sheet.card(x + 8, y + 8, wide, CELL - 18)
    with sheet.group(f"translate({number(x + 4)} {number(y + 2)}) scale(.56)"):
        draw_arrow(sheet, card["drift"])
    drift = say("screen-drift", drift=say(f"direction-{card['drift']}")) if card["drift"] else say("screen-calm")
    sheet.text(x + 52, y + 30, drift, 12.5, INK, bold=True, within=wide - 52)
    ozone = f"{say('screen-ozone', ozone=card['ozone'])} · {say('table-to-come', n=len(sheet.view['coming_cards']))}"
    sheet.text(x + 52, y + 47, ozone, 11.5, INK_2, within=wide - 52)


PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}


def draw_die(sheet: Sheet, die: int, x: float, y: float) -> None:
    sheet.rect(x - 13, y - 13, 26, 26, LIGHT, 6, DARK, 1.2)
    for pip in PIPS[die]:
        row, column = divmod(int(pip), 3)
        sheet.circle(x + 7 * (column - 1), y + 7 * (row - 1), 2.5, DARK)


def draw_cell(sheet: Sheet, cell: Mapping[str, Any]) -> None:
    """The amoebas above, the cubes below, by colour with their counts."""
    x, y = corner(cell["row"] - 1, cell["column"] - 1)
    sheet.text(x + 5, y + 11, cell["name"], 8, ON_WATER, opacity=0.75)
    acting = sheet.view["amoeba"]
    for amoeba, (left, top, size) in zip(cell["amoebas"], arrange(len(cell["amoebas"])), strict=True):
        acts = acting == {"seat": amoeba["seat"], "number": amoeba["number"]}
        draw_blob(sheet, amoeba["seat"], amoeba["number"], amoeba["damage"], x + left, y + top, size, acts)
    held = [(seat, n) for seat, n in enumerate(cell["cubes"]) if n]
    each = CELL / 4
    for i, (seat, n) in enumerate(held):
        left = x + CELL / 2 + (i - (len(held) - 1) / 2) * each
        color = COLORS[seat]
        edge = mix(color, Color("#000000", "#ffffff"), 0.55)
        sheet.path(PELLETS[seat], color, edge, 1.8, move=f"translate({left - 5.5:.1f} {y + CELL - 23:.1f}) scale(.55)")
        sheet.text(left, y + CELL - 3.5, str(n), 8.5, ON_WATER, bold=True, anchor="middle")


def arrange(n: int) -> list[tuple[float, float, float]]:
    """Middles and size of n amoebas in the upper part of a cell."""
    unit = CELL / 18
    if n == 1:
        return [(9.4 * unit, 5.9 * unit, 9.6 * unit)]
    if n == 2:
        return [(x * unit, 6 * unit, 8 * unit) for x in (5, 13)]
    if n == 3:
        return [(x * unit, y * unit, 6.6 * unit) for x, y in ((3.8, 6.8), (9.1, 4.4), (14.4, 6.8))]
    columns = max(1, -(-n // 2))
    step = 16 / columns
    size = min(5.6, step * 1.1) * unit
    return [((1 + step * (i % columns + 0.5)) * unit, (3.6 if i < columns else 8.6) * unit, size) for i in range(n)]


# ---------------------------------------------------------------------------------------------------------------- ladder


def spaces() -> Iterator[tuple[int, Box]]:
    """The ladder of evolution around the pool: clockwise from the south-west corner."""
    long = (SIDE - 2 * RIM) / 12
    for at in range(LADDER_END):
        side, n = min(at // 13, 3), at - 13 * min(at // 13, 3)
        start, size = (0.0, RIM) if n == 0 else (SIDE - RIM, RIM) if n == 13 else (RIM + long * (n - 1), long)
        back = SIDE - start - size
        x, y, w, h = (
            (0.0, back, RIM, size), (start, 0.0, size, RIM), (SIDE - RIM, start, RIM, size), (back, SIDE - RIM, size, RIM),
        )[side]  # fmt: skip
        yield at + 1, Box(TABLE.x + x, TABLE.y + y, w, h)


def draw_ladder(sheet: Sheet) -> None:
    view = sheet.view
    markers = {min(seat["marker"], LADDER_END): i for i, seat in enumerate(view["seats"]) if seat["marker"]}
    for space, box in spaces():
        finish = view["finish"] is not None and space >= view["finish"]
        sheet.rect(box.x, box.y, box.w, box.h, ACCENT_SOFT if finish else BOARD, 0, LINE, 0.7)
        x, y = box.middle
        if space in markers:
            sheet.badge(markers[space], x, y, RIM * 0.48)
        elif space % 5 == 0 or space == 1:
            sheet.text(x, y + 3, str(space), 8.5, INK_2, anchor="middle")


# -------------------------------------------------------------------------------------------------------- phases, market


def draw_phases(sheet: Sheet) -> None:
    """The six phases of a round, the one that is on lit."""
    each = BELOW.w / len(PHASES)
    for n, phase in enumerate(PHASES):
        now = phase == sheet.view["phase"]
        x, y, h = BELOW.x + n * each, BELOW.y, min(BELOW.h, 50.0)
        sheet.rect(x, y, each - 5, h, BOARD, 6, LIT if now else LINE, 2 if now else 1)
        sheet.art(f"{SIGNS[phase]} sign", x + (each - 5) / 2 - 10, y + 5, 20, INK if now else INK_2)
        sheet.text(x + (each - 5) / 2, y + 41, str(n + 1), 12, INK if now else INK_2, now, "middle")


def draw_market(sheet: Sheet) -> None:
    """The genes for sale: picture, price, and a second card behind where there are two."""
    view = sheet.view
    sheet.rect(MARKET.x, MARKET.y, MARKET.w, MARKET.h, BOARD_2, 8, LINE)
    lines = lines_of(sheet.say("table-pool"), 11, MARKET.w - 8, 2, bold=True)
    for n, line in enumerate(lines):
        sheet.text(MARKET.x + MARKET.w / 2, MARKET.y + 16 + 12 * n, line, 11, INK, True, "middle", MARKET.w - 8)
    top = MARKET.y + 11 + 12 * len(lines)
    wide, high = (MARKET.w - 12) / 2, (MARKET.bottom - 5 - top) / 10
    for n, (gene, copies) in enumerate((gene, copies) for gene, copies in view["pool"].items() if copies):
        row, column = divmod(n, 2)
        x, y = MARKET.x + 5 + column * (wide + 2), top + row * high
        if copies > 1:
            sheet.rect(x + 2.5, y + 2.5, wide - 3, high - 6, PAPER, 5, LINE)
        sheet.rect(x, y, wide - 3, high - 6, PAPER, 5, LINE)
        sheet.art(f"{GENES[gene]} sign", x + 3, y + (high - 6) / 2 - 9, 18, INK)
        sheet.text(x + wide - 7, y + (high - 6) / 2 + 4.5, str(view["prices"][gene]), 13, ENERGY, True, "end")
