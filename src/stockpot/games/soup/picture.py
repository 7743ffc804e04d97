"""The table of soup as a picture, drawn from a view alone: the pot from above, the recipes, the hand.

Every colour has a shape of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from stockpot.games.soup.view import COLLECTS
from stockpot.pictures.colors import (
    BAD,
    BOARD,
    GOOD,
    GREEN,
    GREEN_INK,
    GREY,
    GREY_INK,
    INK,
    INK_2,
    LINE_2,
    LIT,
    PURPLE,
    PURPLE_INK,
    SKY,
    VERMILION,
    VERMILION_INK,
    Color,
    both,
    oklch,
    pair,
)
from stockpot.pictures.colors import BLUE_INK as WATER_INK
from stockpot.pictures.sheet import TABLE, Box, Sheet

SUITS = {"bug": VERMILION, "vegetable": GREEN, "fruit": PURPLE, "trash": GREY, "water": SKY}
INKS = {"bug": VERMILION_INK, "vegetable": GREEN_INK, "fruit": PURPLE_INK, "trash": GREY_INK, "water": WATER_INK}
SHAPES = {"bug": "diamond", "vegetable": "triangle", "fruit": "disc", "trash": "cross", "water": "waves"}
ART = {"bug": "lady-beetle", "vegetable": "carrot", "fruit": "strawberry", "trash": "bone", "water": "droplet"}
BROTHS = {
    None: pair((0.8, 0.07, 75), (0.42, 0.06, 65)), "bug": pair((0.78, 0.11, 48), (0.45, 0.1, 45)),
    "vegetable": pair((0.8, 0.08, 160), (0.42, 0.07, 165)), "fruit": pair((0.8, 0.08, 345), (0.44, 0.09, 345)),
    "trash": pair((0.8, 0.07, 75), (0.42, 0.06, 65)),
}  # fmt: skip
RIM, TRACK = pair((0.4, 0.03, 50), (0.48, 0.025, 55)), pair((0.3, 0.03, 50), (0.28, 0.02, 55))
BUBBLE = both("#ffffff")
BOWL, BOWL_EDGE = pair((0.96, 0.01, 85), (0.86, 0.02, 80)), pair((0.55, 0.03, 60), (0.35, 0.03, 60))
DISC = both(oklch(0.93, 0.02, 85))
"""Behind pictures at night."""

AGAIN = "M5 12a7 7 0 1 0 2-5M4 4v5h5"
"""The sign of the cards that empty the count, in a box of 24."""

HAND = 76
"""How high the cards of a hand are, with their title."""


def draw(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.frame(f"{say('screen-deal', deal=view['deal'], deals=view['deals'])} · {dealer(sheet)}")
    for seat, player, box in sheet.seats():
        draw_seat(sheet, seat, player, box)
    rows = hands(sheet)
    small = sheet.all_open or view["phase"] == "over"
    low = len(rows) * 29 + 6 if small else HAND if rows else 0
    draw_pot(sheet, Box(TABLE.x, TABLE.y, TABLE.w, TABLE.h - low))
    for row, (seat, cards) in enumerate(rows):
        if small:
            draw_row(sheet, seat, cards, TABLE.bottom - low + 8 + 29 * row)
        else:
            draw_hand(sheet, cards, TABLE.bottom - low + 12)


def dealer(sheet: Sheet) -> str:
    return sheet.say("screen-dealer", name=sheet.names[sheet.view["dealer"]])


def hands(sheet: Sheet) -> list[tuple[int, list[str]]]:
    """The hands that the viewer sees: all of them, its own, or none. At the end, what everybody has taken."""
    if sheet.view["phase"] == "over":
        return [(seat, player["pile"]) for seat, player in enumerate(sheet.view["seats"])]
    if sheet.all_open:
        return [(seat, player["hand"]) for seat, player in enumerate(sheet.view["seats"])]
    return [(sheet.view["seat"], sheet.view["hand"])] if sheet.view["hand"] else []


# ----------------------------------------------------------------------------------------------------------------- seats


def draw_seat(sheet: Sheet, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """Points, recipe, hand and pile."""
    say = sheet.say
    sheet.score(box, str(player["points"]))
    recipe = player["recipe"]
    if recipe:
        draw_bowl(sheet, COLLECTS[recipe] or "water", box.x - 2, box.y + 1, 30)
        name = say(f"table-short-{recipe.replace(' ', '-')}")
        sheet.text(box.x + 33, box.y + 13, name, 12.5, INKS[COLLECTS[recipe] or "water"], bold=True, within=box.w - 33)
    elif sheet.view["phase"] == "recipe":
        words = say("table-secret") if player["chosen"] else say("table-choosing")
        sheet.text(box.x + 2, box.y + 13, words, 12, INK_2, within=box.w)
    left = box.x + (33 if recipe else 2)
    if player["cards"] or player["taken"] or recipe:
        facts = f"{say('table-cards', n=player['cards'])} · {say('table-taken', n=player['taken'])}"
        sheet.text(left, box.y + 29, facts, 11, INK_2, within=box.right - left)
    if player["worth"] is not None:
        ink = GOOD if player["worth"] > 0 else BAD if player["worth"] < 0 else INK_2
        sheet.text(left, box.y + 43, say("table-worth", n=player["worth"]), 11, ink, bold=True, within=74)
    if sheet.view["phase"] == "tricks":
        for i, color in enumerate(player["lacks"]):
            x, y = box.right - 8 - 17 * i, box.y + 40
            sheet.sign(SHAPES[color], x, y, 5, INKS[color])
            sheet.path(f"M{x - 6} {y + 6}L{x + 6} {y - 6}", None, INK, 1.4)


def draw_bowl(sheet: Sheet, what: str, x: float, y: float, wide: float) -> None:
    """A bowl of the soup that a recipe cooks."""
    with sheet.group(f"translate({x} {y}) scale({wide / 48:.3f})"):
        if what == "water":
            sheet.art(ART[what], 16, 0, 16)
        else:
            for left, top, size in ((4, 2, 15), (17, -1, 16), (30, 3, 14)):
                sheet.art(ART[what], left, top, size)
        sheet.path("M3 17a21 5 0 0 0 42 0a21 5 0 0 0-42 0z", SUITS[what], opacity=0.85)
        sheet.path("M2 17a22 5.6 0 0 0 44 0c0 11-7 18-13 20H15C9 35 2 28 2 17z", BOWL, BOWL_EDGE, 1.2)
        sheet.path("M4.5 25c4 3 11 4.6 19.5 4.6S39.5 28 43.5 25", None, SUITS[what], 2.4)


# ------------------------------------------------------------------------------------------------------------------- pot


def draw_pot(sheet: Sheet, room: Box) -> None:
    """The running total, what must be followed, and the cards in the order played."""
    view, say = sheet.view, sheet.say
    r = min(room.w * 0.5 - 24, room.h * 0.5 - 12, 164)
    x, y = room.middle
    for side in (-1, 1):
        sheet.path(
            f"M{x + side * r * 0.95} {y - r * 0.2}h{side * r * 0.14}v{r * 0.4}h{-side * r * 0.14}", None, RIM, r * 0.06
        )
    sheet.circle(x, y, r, RIM)
    sheet.circle(x, y, r * 0.955, None, TRACK, r * 0.075)
    filled = min(1.0, view["total"] / view["full_pot"])
    if filled > 0:
        sheet.arc(x, y, r * 0.955, filled, VERMILION if filled >= 0.7 else LIT, r * 0.075)
    sheet.circle(x, y, r * 0.89, BROTHS[view["required"]])
    for dx, dy, size in ((-0.32, 0.36, 0.05), (0.34, -0.3, 0.035), (0.22, 0.42, 0.04), (-0.4, -0.3, 0.03)):
        sheet.circle(x + dx * r, y + dy * r, size * r, BUBBLE, opacity=0.35)
    wide = min(46.0, r * (0.34 if len(view["pot"]) > 3 else 0.4))
    spots = [(played, spot(n, (x, y), r)) for n, played in enumerate(view["pot"])]
    for played, place in spots:
        with sheet.group(place):
            draw_card(sheet, played["card"], -wide / 2, -wide * 0.68, wide)
    for played, place in spots:
        with sheet.group(place):
            sheet.badge(played["seat"], wide * 0.42, wide * 0.6, wide * 0.21)
    sheet.pill(x, y - r * 0.97, f"{view['total']} / {view['full_pot']}", 17, LIT)
    if view["phase"] == "tricks":
        color = view["required"]
        if color:
            words = say("table-follow", color=say(f"color-{color}"))
        else:
            words = say("table-any-color") if view["pot"] else say("table-lead")
        sheet.pill(x, y + r * 0.97, words, 12.5, INKS[color] if color else LINE_2, BOARD, INKS[color] if color else INK)


def spot(n: int, middle: tuple[float, float], r: float) -> str:
    """Where the n-th card lies: the first one in the middle, the next six around it, then a wider ring."""
    ring = math.ceil(n / 6)
    angle = -math.pi / 2 + (n - 1) * math.pi / 3 + (math.pi / 6 if ring > 1 else 0)
    away = 0 if n == 0 else min(0.5 + 0.14 * (ring - 1), 0.66) * r
    x, y = middle[0] + away * math.cos(angle), middle[1] + away * math.sin(angle)
    return f"translate({x:.1f} {y:.1f}) rotate({(n * 47) % 24 - 12})"


# ----------------------------------------------------------------------------------------------------------------- cards


def draw_card(sheet: Sheet, card: str, x: float, y: float, wide: float) -> None:
    """A card by its number or sign, its picture, and the shape of its colour."""
    color, sign = card.split(" ")
    high = wide * 1.36
    sheet.card(x, y, wide, high)
    sheet.rect(x + wide * 0.06, y + wide * 0.05, wide * 0.88, wide * 0.09, SUITS[color], wide * 0.045)
    value = {"herb": "+0", "reset": "0"}.get(sign, sign)
    sheet.text(x + wide * 0.09, y + wide * 0.52, value, wide * 0.36, INKS[color], bold=True)
    sheet.sign(SHAPES[color], x + wide * 0.22, y + wide * 0.72, wide * 0.115, INKS[color])
    size = wide * (0.42 if sign in ("herb", "reset") else 0.52)
    left, top = x + wide * 0.94 - size, y + high - wide * (0.84 if sign in ("herb", "reset") else 0.62)
    sheet.circle(left + size / 2, top + size / 2, size * 0.58, Color("#ffffff", DISC.dark), opacity=0.25)
    sheet.art(ART[color], left, top, size)
    if sign == "herb":
        sheet.art("herb", x + wide * 0.56, y + high - wide * 0.42, wide * 0.36)
    if sign == "reset":
        move = f"translate({x + wide * 0.54:.1f} {y + high - wide * 0.42:.1f}) scale({wide * 0.016:.3f})"
        sheet.path(AGAIN, None, INKS[color], 3, move=move, rounded=True)


def draw_hand(sheet: Sheet, cards: list[str], y: float) -> None:
    """The own cards side by side, closer where there are many."""
    wide = min(42.0, max(32.0, TABLE.w / len(cards) - 2))
    step = min(wide + 4, (TABLE.w - wide) / max(1, len(cards) - 1))
    left = TABLE.x + (TABLE.w - wide - step * (len(cards) - 1)) / 2
    for n, card in enumerate(cards):
        draw_card(sheet, card, left + n * step, y, wide)


def draw_row(sheet: Sheet, seat: int, cards: list[str], y: float) -> None:
    """The hand or the pile of one of several seats, small."""
    sheet.badge(seat, TABLE.x + 9, y + 11, 8)
    wide = min(30.0, (TABLE.w - 26) / max(1, len(cards)) - 1.5)
    for n, card in enumerate(cards):
        draw_small(sheet, card, TABLE.x + 24 + n * (wide + 2), y, wide)


def draw_small(sheet: Sheet, card: str, x: float, y: float, wide: float) -> None:
    """A card as its shape and its number or sign alone: beside each other, or where it is narrow one below the other."""
    color, sign = card.split(" ")
    narrow = wide < 26
    sheet.card(x, y, wide, 24)
    if narrow:
        left, low, size = x + wide / 2, y + 21, min(10.0, wide * 0.62)
        sheet.sign(SHAPES[color], left, y + 7, 3.6, INKS[color])
    else:
        left, low, size = x + 21, y + 19, 12.0
        sheet.rect(x + 2, y + 1.5, wide - 4, 2.5, SUITS[color], 1.2)
        sheet.sign(SHAPES[color], x + 8, y + 14.5, 4, INKS[color])
    if sign == "herb":
        sheet.art("herb", left - size * 0.55, low - size, size * 1.1)
    elif sign == "reset":
        move = f"translate({left - size * 0.55:.1f} {low - size:.1f}) scale({size * 0.046:.3f})"
        sheet.path(AGAIN, None, INKS[color], 3, move=move, rounded=True)
    else:
        sheet.text(left, low, sign, size, INKS[color], bold=True, anchor="middle")
