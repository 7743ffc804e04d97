"""The table of SaPotage as a picture, drawn from a view alone: the judges, every dish beside its cook, the hand.

Every flavor has a picture besides its colour, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.fluent.catalogue import figure, signed
from stockpot.games.sapotage.picture.faces import face
from stockpot.games.sapotage.picture.larder import FLAVORS, art_of
from stockpot.games.sapotage.state import INGREDIENT, JUDGE_CARD
from stockpot.pictures.colors import (
    BAD,
    BOARD,
    GOOD,
    GROUND,
    INK,
    INK_2,
    LINE,
    LINE_2,
    LIT,
    ORANGE,
    PAPER,
    Color,
    both,
    mix,
    oklch,
    pair,
)
from stockpot.pictures.sheet import GAP, TABLE, WIDTH, Box, Sheet
from stockpot.pictures.text_width import lines_of

VELVET, ON_VELVET = pair((0.46, 0.15, 12), (0.33, 0.11, 12)), both(oklch(0.98, 0.015, 60))
SILVER, SILVER_2 = pair((0.83, 0.01, 250), (0.7, 0.012, 250)), pair((0.63, 0.014, 250), (0.52, 0.014, 250))
CLOTH = pair((0.985, 0.008, 20), (0.27, 0.022, 15))
SHINE = both("#ffffff")
TASTES = {
    "Sweet": (0.86, 0.09, 350), "Sour": (0.92, 0.15, 108), "Salty": (0.93, 0.01, 240), "Bitter": (0.79, 0.07, 65),
    "Umami": (0.84, 0.08, 25), "Starchy": (0.9, 0.07, 85), "Oleo": (0.94, 0.1, 98), "Spicy": (0.8, 0.13, 35),
    "Earthy": (0.83, 0.09, 135),
}  # fmt: skip
TASTE = {flavor: both(oklch(*color)) for flavor, color in TASTES.items()}
FLAT = both(oklch(0.88, 0.06, 300))
BACK = VELVET
REACTIONS = {"laugh": "M-3.2 1a3.2 3.2 0 0 0 6.4 0z", "quiet": "M-2.6 2.2H2.6", "unfit": "M-2.6 3.2q2.6-3 5.2 0"}
"""Mouths."""
FACES = 34
"""How high a seat's box must be for a row of faces."""

HAND = 98
JUDGE = 132
"""How wide a judge is."""


def draw(sheet: Sheet) -> None:
    view = sheet.view
    sheet.frame(sheet.say("table-round", n=view["round"]))
    low = HAND if view["hand"] else 0
    dishes = Box(TABLE.x, TABLE.y, WIDTH - TABLE.x - JUDGE - 2 * GAP, TABLE.h - low)
    for seat, player, box in sheet.seats(most=104, room=dishes.h, gap=5):
        draw_seat(sheet, seat, player, box)
        draw_dish(sheet, player, Box(dishes.x, box.y - 26, dishes.w, box.h + 30))
    judges = view["judges"] or []
    high = (TABLE.h - low - GAP * (len(judges) - 1)) / max(1, len(judges))
    for n, judge in enumerate(judges):
        draw_judge(sheet, judge, Box(WIDTH - JUDGE - GAP, TABLE.y + n * (high + GAP), JUDGE, high))
    if view["hand"]:
        draw_hand(sheet, TABLE.bottom - low + 10)


# ----------------------------------------------------------------------------------------------------------------- cards


def draw_card(sheet: Sheet, card: Mapping[str, Any], x: float, y: float, wide: float, high: float) -> None:
    """An ingredient: its picture, its flavors, and its name where there is room."""
    sheet.card(x, y, wide, high)
    named = wide > 56
    foot = min(wide * 0.3, 18)
    size = min(wide * 0.62, high - foot - (26 if named else 5))
    sheet.art(art_of(card), x + (wide - size) / 2, y + 3, size)
    if named:
        name = INGREDIENT.name(card["name"], sheet.texts)
        lines = lines_of(name, 10.5, wide - 6, 2)
        for n, line in enumerate(lines):
            at = y + high - foot - 4 - 11 * (len(lines) - 1 - n)
            sheet.text(x + wide / 2, at, line, 10.5, INK, bold=True, anchor="middle", within=wide - 6)
    top = y + high - foot - 1.5
    if card["flavors"]:
        each = (wide - 4) / 3
        for n, flavor in enumerate(card["flavors"]):
            sheet.rect(x + 2 + n * each, top, each - 0.8, foot, TASTE[flavor], 2.5)
            icon = min(each - 2, foot - 2)
            sheet.art(FLAVORS[flavor], x + 2 + n * each + (each - 0.8 - icon) / 2, top + (foot - icon) / 2, icon)
    else:
        sheet.rect(x + 2, top, wide - 4, foot, FLAT, 2.5)
        words = signed(sheet.texts, card["flat"])
        sheet.text(x + wide / 2, top + foot * 0.78, words, foot * 0.82, dark(), bold=True, anchor="middle")


def dark() -> Color:
    return both(oklch(0.25, 0.05, 300))


def draw_back(sheet: Sheet, x: float, y: float, wide: float, high: float) -> None:
    """A card face down."""
    sheet.card(x, y, wide, high, LINE_2, BACK)
    size = wide * 0.34
    sheet.sign("diamond", x + wide / 2, y + high / 2, size, mix(ON_VELVET, VELVET, 0.35))


def draw_cloche(sheet: Sheet, x: float, y: float, wide: float) -> None:
    """A dish that nobody may see yet."""
    with sheet.group(f"translate({x:.1f} {y:.1f}) scale({wide / 100:.3f})"):
        sheet.circle(50, 8, 5, SILVER_2)
        sheet.path("M12 52C12 26 28 12 50 12s38 14 38 40z", SILVER)
        sheet.path("M24 46c1-15 9-24 20-27", None, SHINE, 3, 0.7, rounded=True)
        sheet.rect(4, 51, 92, 7, SILVER_2, 3.5)


# ----------------------------------------------------------------------------------------------------------------- seats


def draw_seat(sheet: Sheet, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """Judges won, cards in hand, and whether it is done."""
    view, say = sheet.view, sheet.say
    room = box.w - 90 if player["reactions"] and box.h < FACES else box.w
    step = min(17.0, room / view["judges_to_win"])
    for n in range(view["judges_to_win"]):
        won = n < len(player["judges"])
        fill, edge = (ORANGE, LINE_2) if won else (mix(INK, BOARD, 0.3), None)
        sheet.sign("star", box.x + 8 + step * n, box.y + 7, min(7.0, step * 0.45), fill, edge)
    if player["reactions"]:
        draw_reactions(sheet, player["reactions"], box)
    elif box.h > 30:
        facts = [say("table-hand-size", n=player["cards"])]
        if seat == view["dealer"]:
            facts.append(say("table-dealer"))
        if player["locked"] and view["phase"] == "cook":
            facts.append(say("table-ready"))
        sheet.text(box.x + 2, box.y + 28, " · ".join(facts), 11, INK_2, within=box.w - 2)


def draw_reactions(sheet: Sheet, reactions: Mapping[str, str], box: Box) -> None:
    """The faces of all others below the stars; where that is too low, beside them."""
    for n, (who, what) in enumerate(reactions.items()):
        if box.h < FACES:
            draw_reaction(sheet, int(who), what, box.right - 9 - 17 * (len(reactions) - 1 - n), box.y + 8, 1.05)
        else:
            draw_reaction(sheet, int(who), what, box.x + 10 + 24 * n, box.y + 26, 1.3)


def draw_reaction(sheet: Sheet, seat: int, what: str, x: float, y: float, size: float) -> None:
    """A face of who laughs, keeps still or protests."""
    color = sheet.color(seat)
    with sheet.group(f"translate({x:.1f} {y:.1f}) scale({size})"):
        sheet.circle(0, 0, 6.5, color, mix(color, INK, 0.6))
        for eye in (-2.2, 2.2):
            sheet.circle(eye, -1.6, 0.9, dark())
        sheet.path(REACTIONS[what], dark() if what == "laugh" else None, dark(), 1.1, rounded=True)


def draw_dish(sheet: Sheet, player: Mapping[str, Any], box: Box) -> None:
    """The dish beside its cook: cards that the viewer sees, backs, or the cloche; at the right, what it is worth."""
    on_stage = sheet.view["turn"] is not None and sheet.view["seats"].index(player) == sheet.view["turn"]
    staged = on_stage and sheet.view["phase"] in ("present", "react")
    sheet.rect(box.x, box.y, box.w, box.h, CLOTH, 8, LIT if staged else LINE, 2.5 if staged else 1)
    cards = lying(sheet, player)
    points = player["totals"] or player["points"]
    room = box.w - (48 if points else 8)
    if any(card for card, _ in cards):
        step = min(60.0, (box.h - 6) * 0.78 + 5, room / len(cards))
        for n, (card, giver) in enumerate(cards):
            x, high = box.x + 6 + n * step, min(box.h - 10, 1.35 * (step - 5))
            y = box.y + (box.h - high) / 2
            if card:
                draw_card(sheet, card, x, y, step - 5, high)
            else:
                draw_back(sheet, x, y, step - 5, high)
            if giver is not None:
                sheet.badge(giver, x + step - 8, y + 4, 7)
    elif (player["dish"] and sheet.view["phase"] != "cook") or player["locked"]:
        draw_cloche(sheet, box.x + 8, box.y + (box.h - 54) / 2, 84)
        for n, foreign in enumerate(player["foreign"]):
            sheet.badge(foreign["from"], box.x + 112 + 22 * n, box.y + box.h / 2, 8.5)
    else:
        sheet.text(box.x + 12, box.y + box.h / 2 + 4, sheet.say("table-cooking"), 12, INK_2)
    if points:
        words = " / ".join(figure(sheet.texts, one) for one in points)
        sheet.text(box.right - 8, box.y + box.h / 2 + 7, words, 20, INK, bold=True, anchor="end", within=42)


Lying = tuple[Mapping[str, Any] | None, int | None]
"""A card of a dish, where it is seen, and who gave it."""


def lying(sheet: Sheet, player: Mapping[str, Any]) -> list[Lying]:
    """The cards of a dish, those of others behind; where everything is open, the cook's hand after them."""
    cards: list[Lying] = [(card, None) for card in player["dish"]]
    cards += [(card, None) for card in sheet.view["shared"] if card["name"] == player["uses"]]
    cards += [(foreign["card"], foreign["from"]) for foreign in player["foreign"]]
    return cards + [(card, None) for card in player.get("hand") or []]


# ---------------------------------------------------------------------------------------------------------------- judges


def draw_judge(sheet: Sheet, judge: Mapping[str, Any], box: Box) -> None:
    """A judge's face and tastes, and who has won the judge."""
    view, say = sheet.view, sheet.say
    sheet.rect(box.x, box.y, box.w, box.h, VELVET, 8, LINE_2)
    size = min(76.0, box.h * 0.3)
    sheet.circle(box.x + box.w / 2, box.y + size / 2 + 8, size / 2 + 3, mix(ON_VELVET, VELVET, 0.22))
    with sheet.group(f"translate({box.x + (box.w - size) / 2:.1f} {box.y + 8:.1f}) scale({size / 64:.3f})"):
        for d, fill, stroke, width in face(judge["name"]):
            sheet.path(d, both(fill) if fill else None, both(stroke) if stroke else None, width, rounded=True)
    y = box.y + size + 24
    name = JUDGE_CARD.name(judge["name"], sheet.texts)
    sheet.text(box.x + box.w / 2, y, name, 13, ON_VELVET, bold=True, anchor="middle", within=box.w - 10)
    worth = view["worth"]
    groups = (("favorite", [judge["favorite"]]), ("liked", judge["likes"]), ("disliked", judge["dislikes"]))
    step = min(48.0, (box.bottom - y - 26) / 3)
    for n, (kind, flavors) in enumerate(groups):
        draw_tastes(sheet, worth[kind], flavors, box.x + 8, y + 10 + n * step, box.w - 16, step - 5)
    if judge["winner"] is not None:
        sheet.badge(judge["winner"], box.x + 18, box.bottom - 13, 8)
        words = say("table-won", name=sheet.names[judge["winner"]])
        sheet.text(box.x + 30, box.bottom - 9, words, 11, ON_VELVET, bold=True, within=box.w - 36)


def draw_tastes(sheet: Sheet, points: int, flavors: list[str], x: float, y: float, wide: float, high: float) -> None:
    """What some flavors bring each time."""
    sheet.rect(x, y, wide, high, PAPER, 5)
    ink = GOOD if points > 0 else BAD
    sheet.text(x + 6, y + high / 2 + 5, signed(sheet.texts, points), 14, ink, bold=True)
    each = min(30.0, (wide - 34) / max(1, len(flavors)))
    for n, flavor in enumerate(flavors):
        size = min(each - 2, high - 6)
        left, top = x + 34 + n * each, y + (high - size) / 2
        sheet.rect(left, top, size, size, TASTE[flavor], 4)
        sheet.art(FLAVORS[flavor], left + 2, top + 2, size - 4)


def draw_hand(sheet: Sheet, y: float) -> None:
    """The own cards, with their names; shared ones in front."""
    cards = [*sheet.view["shared"], *sheet.view["hand"]]
    wide = min(84.0, (WIDTH - 2 * GAP) / len(cards) - 7)
    left = (WIDTH - (wide + 7) * len(cards)) / 2
    for n, card in enumerate(cards):
        x = left + n * (wide + 7)
        if n < len(sheet.view["shared"]):
            sheet.rect(x - 3, y - 3, wide + 6, HAND - 10, mix(LIT, GROUND, 0.35), 8)
        draw_card(sheet, card, x, y, wide, HAND - 16)
