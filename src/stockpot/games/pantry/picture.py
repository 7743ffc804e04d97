"""The pantry as a picture, drawn from a view alone: the jars from the front, standing on the ground, and the recipes.

Every kind has two letters on its lid, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.kinds import key_of
from stockpot.games.pantry.pieces import JAR, ROLE
from stockpot.pictures.colors import GOOD, INK, INK_2, LINE_2, LIT, Color, both, mix, oklch, on, pair
from stockpot.pictures.sheet import GAP, TABLE, Box, Sheet

STONE, SEAM = pair((0.9, 0.018, 165), (0.235, 0.022, 175)), pair((0.8, 0.025, 165), (0.32, 0.026, 175))
PLANK, PLANK_2 = pair((0.52, 0.07, 60), (0.42, 0.06, 58)), pair((0.43, 0.065, 55), (0.34, 0.05, 55))
ON_PLANK = pair((0.99, 0.01, 80), (0.96, 0.015, 80))
GLASS, GLASS_EDGE = pair((0.955, 0.03, 165), (0.83, 0.035, 165)), pair((0.58, 0.06, 170), (0.62, 0.06, 170))
CARD = pair((0.985, 0.02, 95), (0.33, 0.03, 85))
SEAL = pair((0.44, 0.13, 20), (0.78, 0.1, 25))
LAMP_OFF = mix(INK, STONE, 0.25)
LIDS = [
    both(oklch(*lid))
    for lid in (
        (0.47, 0.13, 255), (0.83, 0.09, 215), (0.48, 0.17, 25), (0.79, 0.15, 70), (0.8, 0.1, 345), (0.4, 0.07, 165),
        (0.5, 0.2, 350), (0.33, 0.03, 290), (0.85, 0.06, 80), (0.96, 0.01, 90), (0.42, 0.09, 55), (0.45, 0.17, 300),
    )
]  # fmt: skip
ART = dict(zip(JAR.ids, (
    "hand-with-fingers-splayed", "fish-head", "anatomical-heart", "intestines", "brain", "eyeball", "tongue", "bat", "ear",
    "bone", "spider", "octopus",
), strict=True))  # fmt: skip

SHELF = 92
"""How high the recipes below the jars are."""
WIDE = 3
"""Gaps wider than this are drawn as one."""

Slot = tuple[str, list[str], int]
"""What is written under a place, its jars from the bottom up, and the number of its column; 0 for a wide gap."""


def draw(sheet: Sheet) -> None:
    sheet.frame(status(sheet))
    for seat, player, box in sheet.seats(most=100):
        draw_seat(sheet, seat, player, box)
    recipes = seen_recipes(sheet)
    draw_wall(sheet, Box(TABLE.x, TABLE.y, TABLE.w, TABLE.h - (SHELF if recipes else 0)))
    wide = min(220.0, (TABLE.w - GAP * (len(recipes) - 1)) / len(recipes)) if recipes else 0
    for n, (title, seat, recipe) in enumerate(recipes):
        box = Box(TABLE.x + n * (wide + GAP), TABLE.bottom - SHELF + GAP, wide, SHELF - GAP)
        draw_recipe(sheet, title, seat, recipe, box)


def status(sheet: Sheet) -> str:
    """Whose turn it is, and what is left of the game."""
    view, say, name = sheet.view, sheet.say, sheet.names[sheet.view["turn"]]
    if view["phase"] == "over":
        return say("screen-over")
    parts = [say("screen-offer" if view["phase"] == "offer" else "screen-turn", name=name)]
    if view["phase"] != "offer":
        parts.append(say("screen-actions", actions=view["actions"]))
    if view["last_round"]:
        parts.append(say("screen-last"))
    elif view["idle"]:
        parts.append(say("screen-idle", idle=view["idle"], limit=view["idle_limit"]))
    return " · ".join(parts)


def seen_recipes(sheet: Sheet) -> list[tuple[str, int, Mapping[str, Any]]]:
    """The cards that the viewer sees: with a title, and whose they are."""
    view, say = sheet.view, sheet.say
    if view["seat"] is None:
        hands = [(seat, player.get("hand")) for seat, player in enumerate(view["seats"])]
        return [(sheet.names[seat], seat, recipe) for seat, recipe in hands if recipe]
    own = [(say("table-your-recipe"), view["seat"], view["hand"])] if view["hand"] else []
    return own + [(say("screen-under"), view["seat"], recipe) for recipe in (view["under"] or ())[:1]]


def draw_seat(sheet: Sheet, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """How many recipes are done, of how many, and what they bring."""
    view, say = sheet.view, sheet.say
    sheet.score(box, f"{player['completed']}/{view['target']}")
    role = ROLE.name(player["role"], sheet.texts)
    sheet.text(box.x + 2, box.y + 12, role, 12, INK_2, within=box.w)
    facts = f"{say('table-points', n=player['points'])} · {say('table-deck', n=player['deck'])}"
    sheet.text(box.x + 2, box.y + 28, facts, 11, INK_2, within=box.w)
    for n, recipe in enumerate(player["recipes"]):
        x, done = box.x + 2 + n * 28, n in player["done"]
        if box.h < 52:
            continue
        sheet.rect(x, box.y + 36, 25, 22, CARD, 3, GOOD if done else LINE_2, 1.8 if done else 1)
        for i, kind in enumerate(recipe["ingredients"]):
            sheet.rect(x + 3 + 7 * i, box.y + 40, 5, 14, LIDS[JAR.number[kind]], 1.5, mix(INK, CARD, 0.4), 0.5)
        if done:
            sheet.sign("tick", x + 20, box.y + 38, 5, GOOD)


# ------------------------------------------------------------------------------------------------------------------ jars


def slots(view: Mapping[str, Any]) -> list[Slot]:
    """The places from the leftmost jar to the rightmost."""
    found: list[Slot] = []
    number = 1
    for column in view["pantry"]:
        gap = column["column"] - number
        found += [("…", [], 0)] if gap > WIDE else [(str(number + i), [], number + i) for i in range(gap)]
        found.append((str(column["column"]), column["jars"], column["column"]))
        number = column["column"] + 1
    return found


def draw_wall(sheet: Sheet, room: Box) -> None:
    """The stones, the ground, and the jars on it; lamps for the actions that are left."""
    sheet.rect(room.x, room.y, room.w, room.h, STONE, 8, SEAM)
    for row in range(1, 8):
        y = room.y + row * room.h / 8
        sheet.line(room.x, y, room.right, y, SEAM, 0.8)
        for brick in range(6):
            x = room.x + (brick + (0.5 if row % 2 else 0.15)) * room.w / 6
            if x < room.right:
                sheet.line(x, y, x, y + room.h / 8, SEAM, 0.8)
    ground = room.bottom - 24
    sheet.rect(room.x, ground, room.w, 24, PLANK, 4)
    sheet.rect(room.x, ground, room.w, 5, PLANK_2)
    places = slots(sheet.view)
    tallest = max([6, *(len(jars) for _, jars, _ in places)])
    wide = min(44.0, (room.w - 12) / max(1, len(places)))
    high = min(wide * 1.25, (ground - room.y - 26) / tallest)
    left = room.x + (room.w - wide * len(places)) / 2
    found = {(spot["column"], spot["level"]) for spot in sheet.view["nearest"] if spot["found"]}
    for n, (label, jars, column) in enumerate(places):
        sheet.text(left + (n + 0.5) * wide, ground + 18, label, min(11, wide * 0.6), ON_PLANK, anchor="middle")
        for level, kind in enumerate(jars):
            box = Box(left + n * wide + 1, ground - (level + 1) * high, wide - 2, high - 1)
            draw_jar(sheet, kind, box, (column, level) in found)
    if sheet.view["phase"] != "over":
        for lamp in range(max(3, sheet.view["actions"])):
            lit = lamp < sheet.view["actions"]
            sheet.circle(room.right - 14 - 18 * lamp, room.y + 14, 6, LIT if lit else LAMP_OFF, INK, 1)


def draw_jar(sheet: Sheet, kind: str, box: Box, right: bool = False) -> None:
    """A lid with two letters, glass, and the thing itself; a ring where it stands right for the recipe."""
    lid = LIDS[JAR.number[kind]]
    top = box.h * 0.32
    sheet.rect(
        box.x + box.w * 0.03, box.y + top * 0.6, box.w * 0.94, box.h - top * 0.6, GLASS, box.w * 0.14, GLASS_EDGE, 1
    )
    size = min(box.w * 0.8, box.h - top - 2)
    sheet.art(ART[kind], box.x + (box.w - size) / 2, box.y + top + (box.h - top - size) / 2, size)
    sheet.rect(box.x, box.y, box.w, top, lid, box.w * 0.08, mix(lid, INK, 0.6), 0.8)
    letters = sheet.say(f"short-{key_of(kind)}")
    sheet.text(box.x + box.w / 2, box.y + top * 0.82, letters, top * 0.86, on(lid), bold=True, anchor="middle")
    if right:
        sheet.rect(box.x - 0.5, box.y - 0.5, box.w + 1, box.h + 1, None, box.w * 0.14, LIT, 3)


# --------------------------------------------------------------------------------------------------------------- recipes


def draw_recipe(sheet: Sheet, title: str, seat: int, recipe: Mapping[str, Any], box: Box) -> None:
    """Three jars in their order, and the points."""
    sheet.card(box.x, box.y, box.w, box.h, LINE_2, CARD)
    sheet.badge(seat, box.x + 14, box.y + 13, 8)
    sheet.text(box.x + 27, box.y + 17, title, 12, INK, bold=True, within=box.w - 56)
    sheet.circle(box.right - 15, box.y + 14, 10, SEAL)
    sheet.text(box.right - 15, box.y + 18.5, str(recipe["points"]), 12.5, seal_ink(), bold=True, anchor="middle")
    wide = min(42.0, (box.w - 24) / 3)
    high = min(50.0, box.h - 32)
    left = box.x + (box.w - 3 * wide - 8) / 2
    for n, kind in enumerate(recipe["ingredients"]):
        draw_jar(sheet, kind, Box(left + n * (wide + 4), box.y + 28, wide, high))


def seal_ink() -> Color:
    return pair((0.99, 0.01, 80), (0.2, 0.03, 30))
