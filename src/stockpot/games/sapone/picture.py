"""The table of Sapone as a picture, drawn from a view alone: the decks, the counter with what is on sale, the bids, the hands.

Every category has a shape of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.fluent.catalogue import signed
from stockpot.games.sapone.pieces import AMOUNT, CARD, CATEGORIES, CATEGORY, RARITY, WISH
from stockpot.pictures.colors import (
    BAD,
    BOARD,
    BOARD_2,
    GOOD,
    GREEN,
    GREEN_INK,
    GREY,
    GREY_INK,
    INK,
    INK_2,
    LINE,
    LINE_2,
    ORANGE,
    PAPER,
    PURPLE,
    PURPLE_INK,
    Color,
    both,
    mix,
    pair,
)
from stockpot.pictures.sheet import GAP, TABLE, Box, Sheet
from stockpot.pictures.text_width import lines_of, width_of

BANDS = {
    "coins": ORANGE, "vegetables": GREEN, "tools": pair((0.55, 0.05, 245), (0.7, 0.05, 240)), "soap": PURPLE, None: GREY,
}  # fmt: skip
INKS = {
    "coins": pair((0.5, 0.11, 75), (0.85, 0.14, 85)), "vegetables": GREEN_INK,
    "tools": pair((0.45, 0.04, 245), (0.82, 0.04, 240)), "soap": PURPLE_INK, None: GREY_INK,
}  # fmt: skip
SHAPES = {"coins": "disc", "vegetables": "triangle", "tools": "square", "soap": "diamond", None: "star"}
ART = {
    "coin": "coin", "two coins": "coin", "three coins": "coin", "four coins": "coin", "soap": "soap", "double soap": "soap",
    "diamond": "gem-stone",
}  # fmt: skip
KIND: dict[str, str | None] = {card: CATEGORIES.data(int(CATEGORY[n])) for n, card in enumerate(CARD.ids)}
PIECES: dict[str, int] = {card: int(AMOUNT[n]) for n, card in enumerate(CARD.ids)}
RANK: dict[str, int] = {card: int(RARITY[n]) for n, card in enumerate(CARD.ids)}
"""What is printed on the cards: their category, the amount, how rare they are."""
PLACES: dict[int, list[tuple[float, float, float]]] = {
    1: [(0, 0, 1)], 2: [(0, 0, 0.66), (0.34, 0.34, 0.66)], 3: [(0.25, 0, 0.5), (0, 0.5, 0.5), (0.5, 0.5, 0.5)],
    4: [(0, 0, 0.5), (0.5, 0, 0.5), (0, 0.5, 0.5), (0.5, 0.5, 0.5)],
}  # fmt: skip
"""Where so many pieces lie on a card, and how large they are."""
GOODS = {"coins": "coin", "vegetables": "broccoli", "tools": "pick", "soap": "soap"}
"""A card that stands for its category."""
BACK, SOAP_BACK = pair((0.58, 0.09, 215), (0.42, 0.07, 220)), pair((0.66, 0.13, 350), (0.48, 0.11, 350))
FOAM = both("#ffffff")
AWNING = (pair((0.6, 0.15, 30), (0.45, 0.11, 30)), pair((0.97, 0.01, 80), (0.8, 0.02, 80)))

ROW = 27
"""How high the row of a hand is where all are open."""
HAND = 84
DECKS = 104


def draw(sheet: Sheet) -> None:
    view = sheet.view
    sheet.frame(sheet.say("table-round", n=view["round"], target=view["target"]))
    for seat, player, box in sheet.seats(most=80):
        draw_seat(sheet, seat, player, box)
    draw_decks(sheet)
    low = ROW * len(view["seats"]) + 4 if sheet.all_open else HAND if view["hand"] else 0
    stall = Box(TABLE.x, TABLE.y + DECKS, TABLE.w, TABLE.h - DECKS - low - (GAP if low else 0))
    draw_stall(sheet, stall)
    if sheet.all_open:
        for seat, player in enumerate(view["seats"]):
            draw_row(sheet, seat, player["hand"], TABLE.bottom - low + 4 + ROW * seat)
    elif view["hand"]:
        draw_hand(sheet, view["hand"], TABLE.bottom - low + 8)


# ----------------------------------------------------------------------------------------------------------------- seats


def draw_seat(sheet: Sheet, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """Points, cards, soap bought, and what the last round brought."""
    sheet.score(box, str(player["points"]))
    draw_back(sheet, box.x + 2, box.y + 2, 11, 15, False)
    sheet.text(box.x + 18, box.y + 14, str(player["cards"]), 12.5, INK, bold=True)
    sheet.art("soap", box.x + 46, box.y + 1, 16)
    sheet.text(box.x + 65, box.y + 14, str(player["bought"]), 12.5, INK, bold=True)
    if player["won"] or player["gained"]:
        ink = GOOD if player["gained"] > 0 else BAD if player["gained"] < 0 else INK_2
        sheet.text(box.right, box.y + 14, signed(sheet.texts, player["gained"]), 12.5, ink, bold=True, anchor="end")
        for n, category in enumerate(player["won"]):
            sheet.sign(SHAPES[category], box.x + 8 + 16 * n, box.y + 31, 5, INKS[category])


# ----------------------------------------------------------------------------------------------------------------- cards


def draw_good(sheet: Sheet, good: str, x: float, y: float, size: float) -> None:
    """What a card shows: amounts as so many pieces."""
    for dx, dy, share in PLACES[max(1, PIECES[good])]:
        sheet.art(ART.get(good, good), x + dx * size, y + dy * size, share * size)


def draw_card(sheet: Sheet, good: str, x: float, y: float, wide: float, named: bool = True) -> None:
    """A card face up."""
    kind, high = KIND[good], wide * 1.36
    sheet.card(x, y, wide, high, mix(BANDS[kind], LINE_2, 0.5), mix(BANDS[kind], PAPER, 0.14))
    sheet.sign(SHAPES[kind], x + wide * 0.16, y + wide * 0.17, wide * 0.085, INKS[kind])
    corner = RANK[good] or PIECES[good]
    if corner:
        sheet.text(x + wide * 0.28, y + wide * 0.24, str(corner), wide * 0.21, INKS[kind], bold=True)
    draw_good(sheet, good, x + wide * 0.22, y + wide * 0.3, wide * 0.58)
    if named:
        sheet.line(x + 2, y + high * 0.76, x + wide - 2, y + high * 0.76, INKS[kind], 1)
        name = CARD.name(good, sheet.texts)
        lines = lines_of(name, wide * 0.14, wide - 4, 2, bold=True)
        size, first = (wide * 0.2, 0.92) if len(lines) == 1 else (wide * 0.15, 0.86)
        for n, line in enumerate(lines):
            at = y + high * (first + 0.11 * n)
            sheet.text(x + wide / 2, at, line, size, INK, bold=True, anchor="middle", within=wide - 4)


def draw_back(sheet: Sheet, x: float, y: float, wide: float, high: float, soap: bool | None) -> None:
    """A card face down; those of the soap deck may have a back of their own."""
    sheet.card(x, y, wide, high, LINE_2, SOAP_BACK if soap else BACK)
    for dx, dy, r in ((0.27, 0.22, 0.1), (0.75, 0.34, 0.07), (0.68, 0.8, 0.11), (0.25, 0.72, 0.08)):
        sheet.circle(x + dx * wide, y + dy * high, r * wide, FOAM, opacity=0.35)
    if wide > 24:
        sheet.art("soap", x + wide * 0.27, y + high * 0.34, wide * 0.46)


def draw_decks(sheet: Sheet) -> None:
    """The market with what can be seen of it, the soap, the discard."""
    view, say = sheet.view, sheet.say
    decks = (("table-market", view["market"]), ("table-soap-deck", view["soap"]), ("table-discard", view["discard"]))
    for n, (title, left) in enumerate(decks):
        x, y, wide, high = TABLE.x + 150 * n, TABLE.y, 54.0, 73.0
        if left == 0:
            sheet.rect(x, y, wide, high, None, 6, LINE_2, 1.5, dashed=True)
        else:
            if left > 1:
                sheet.card(x + 3, y + 3, wide, high)
            if n == 0 and view["top"]:
                draw_card(sheet, view["top"], x, y, wide)
            else:
                draw_back(sheet, x, y, wide, high, n == 1)
        sheet.text(x + 66, y + 26, say(title), 13, INK, bold=True, within=82)
        sheet.text(x + 66, y + 48, str(left), 18, INK)
        if n == 0 and left:
            sheet.text(x + 66, y + 66, say("table-up-left", n=view["face_up_left"]), 11, INK_2, within=82)


# ----------------------------------------------------------------------------------------------------------------- stall


def draw_stall(sheet: Sheet, room: Box) -> None:
    """The counter: a sale, or who is about to do what, and how the last round ended."""
    view = sheet.view
    sheet.rect(room.x, room.y, room.w, room.h, BOARD, 8, LINE)
    stripes = 19
    for n in range(stripes):
        wide = room.w / stripes
        x = room.x + n * wide
        sheet.path(f"M{x:.1f} {room.y}h{wide:.1f}v7a{wide / 2:.1f} 6 0 0 1-{wide:.1f} 0Z", AWNING[n % 2], LINE, 0.6)
    inside = Box(room.x + 10, room.y + 22, room.w - 20, room.h - 28)
    if view["sale"]:
        draw_sale(sheet, Box(inside.x, inside.y, inside.w * 0.44, inside.h))
        draw_bids(sheet, Box(inside.x + inside.w * 0.46, inside.y, inside.w * 0.54, inside.h))
        return
    who = view["namer"] if view["phase"] == "diamond" and view["namer"] is not None else view["turn"]
    keys = {"over": "table-game-over", "pay": "table-paying", "offer": "table-offering", "diamond": "table-naming"}
    words = sheet.say(keys.get(view["phase"], "table-picking"), name=sheet.names[who])
    if view["phase"] != "over":
        sheet.badge(who, inside.x + 9, inside.y + 12, 9)
    left = inside.x if view["phase"] == "over" else inside.x + 26
    sheet.text(left, inside.y + 16.5, words, 13.5, INK, bold=True, within=inside.right - left)
    below = Box(inside.x, inside.y + 32, inside.w, inside.h - 32)
    if view["last_round"]:
        draw_verdicts(sheet, below)
    else:
        draw_aims(sheet, below)


def draw_sale(sheet: Sheet, room: Box) -> None:
    """The card on sale, who sells it, and what is said about it."""
    sale, say = sheet.view["sale"], sheet.say
    wide = 54.0
    if sale["card"]:
        draw_card(sheet, sale["card"], room.x, room.y + 4, wide)
        if not sale["face_up"]:
            sheet.rect(room.x - 2, room.y + 2, wide + 4, wide * 1.36 + 4, None, 8, BACK, 2, dashed=True)
    else:
        draw_back(sheet, room.x, room.y + 4, wide, wide * 1.36, sale["soap_back"])
    left = room.x + wide + 12
    sheet.badge(sale["seller"], left + 8, room.y + 13, 8)
    sheet.text(left + 21, room.y + 17.5, sheet.names[sale["seller"]], 13, INK, bold=True, within=room.right - left - 21)
    declared = sale["declared"]
    words = say("table-says", good=CARD.name(declared, sheet.texts)) if declared else say("table-thinks-up")
    y = bubble(sheet, Box(left, room.y + 28, room.right - left, 0), words, 13, INK if declared else INK_2)
    if sale["wish"]:
        wish = WISH.name(sale["wish"], sheet.texts)
        y = bubble(sheet, Box(room.x, max(y, room.y + 84) + 5, room.w, 0), say("table-wants", wish=wish), 12, INK)
    if sale["requests"] and sale["request_to"] is not None:
        to = say("table-everybody") if sale["request_to"] == "all" else sheet.names[sale["request_to"]]
        more = sale["request_wish"]
        asked = (
            say("table-wants-more-of", name=to, wish=WISH.name(more, sheet.texts))
            if more
            else say("table-wants-more", name=to)
        )
        if y + 40 < room.bottom:
            bubble(sheet, Box(room.x, y + 5, room.w, 0), asked, 12, INK)


def bubble(sheet: Sheet, at: Box, words: str, size: float, ink: Color) -> float:
    """Something said; where it ends below."""
    lines = lines_of(words, size, at.w - 18, 2, bold=True)
    wide = min(at.w, max(width_of(line, size, bold=True) for line in lines) + 18)
    high = len(lines) * size * 1.25 + 8
    sheet.rect(at.x, at.y, wide, high, PAPER, 9, LINE_2, 1.3)
    sheet.path(f"M{at.x + 14} {at.y + 0.8}l5-6 5 6", PAPER, LINE_2, 1.3)
    for n, line in enumerate(lines):
        sheet.text(at.x + 9, at.y + 4 + size * (1 + 1.25 * n), line, size, ink, bold=True, within=wide - 14)
    return at.y + high


def draw_bids(sheet: Sheet, room: Box) -> None:
    """What has been put down: faces where the viewer sees them, and what the cards are said to be."""
    bids = [(seat, player) for seat, player in enumerate(sheet.view["seats"]) if laid(player)]
    step = min(42.0, room.h / max(1, len(bids)))
    for n, (seat, player) in enumerate(bids):
        y = room.y + n * step
        sheet.badge(seat, room.x + 9, y + step / 2, 8)
        cards = laid(player)
        wide = min(26.0, (room.w - 26) / len(cards) - 9, (step - 4) / 1.36)
        apart = min(wide + 16, (room.w - 26) / len(cards))
        for i, (good, claim, soap) in enumerate(cards):
            x = room.x + 24 + i * apart
            if good:
                draw_card(sheet, good, x, y + 2, wide, named=False)
            else:
                draw_back(sheet, x, y + 2, wide, wide * 1.36, soap)
            if claim:
                r = wide * 0.36
                sheet.circle(x + wide, y + 4 + r, r + 1.5, PAPER, LINE_2, 1)
                draw_good(sheet, claim, x + wide - r * 0.75, y + 4 + r * 0.25, r * 1.5)


Laid = tuple[str | None, str | None, bool]
"""A card of a bid: its face where it is seen, what it is said to be, and whether its back is the soap deck's."""


def laid(player: Mapping[str, Any]) -> list[Laid]:
    """The cards of a bid. Backs are known by number only, so those of the soap deck come first."""
    own = player.get("own_bid")
    if own:
        claims = [*player["own_claims"], *[None] * len(own)]
        return [(good, claim, False) for good, claim in zip(own, claims, strict=False)]
    soap = player["bid_soap_backs"] or 0
    return [(None, claim, n < soap) for n, claim in enumerate(player["claims"])]


def draw_verdicts(sheet: Sheet, room: Box) -> None:
    """To whom the categories of the last round went."""
    verdicts = sheet.view["last_round"]
    high = min(room.h, 30.0 + 20 * len(sheet.view["seats"]))
    for n, verdict in enumerate(verdicts):
        x = draw_category(sheet, verdict["category"], n, room, high)
        for i, one in enumerate(verdict["contenders"][: int((high - 26) // 20)]):
            y = room.y + 36 + 20 * i
            won = one["seat"] in verdict["winners"]
            sheet.badge(one["seat"], x + 15, y, 8)
            sheet.text(x + 30, y + 4.5, str(one["value"]), 13, GOOD if won else INK_2, bold=won)
            if won:
                sheet.sign("star", x + 54, y, 6, GOOD)
    shown = [(seat, player["shown_hand"]) for seat, player in enumerate(sheet.view["seats"])]
    if room.h - high > ROW * len(shown) + 8:
        for seat, cards in shown:
            draw_row(sheet, seat, cards, room.y + high + 10 + ROW * seat, room.x, room.w)


def draw_category(sheet: Sheet, kind: str, n: int, room: Box, high: float) -> float:
    """The panel of a category; where it begins at the left."""
    wide = (room.w - GAP * 3) / 4
    x = room.x + n * (wide + GAP)
    sheet.rect(x, room.y, wide, high, BOARD_2, 6, mix(BANDS[kind], LINE, 0.6), 1.3)
    sheet.sign(SHAPES[kind], x + 12, room.y + 14, 5.5, INKS[kind])
    sheet.text(x + 23, room.y + 18, sheet.say(f"table-category-{kind}"), 12, INKS[kind], bold=True, within=wide - 28)
    return x


def draw_aims(sheet: Sheet, room: Box) -> None:
    """What is played for, and what the own hand counts for it."""
    worth = sheet.view["worth"]
    wide = (room.w - GAP * 3) / 4
    for n, kind in enumerate(CATEGORIES.ids):
        x = draw_category(sheet, kind, n, room, min(room.h, 96.0))
        draw_good(sheet, GOODS[kind], x + 14, room.y + 32, 44)
        if worth:
            sheet.text(x + wide - 12, room.y + 64, str(worth[n]), 20, INK, bold=True, anchor="end")


# ----------------------------------------------------------------------------------------------------------------- hands


def piles(cards: list[str]) -> list[tuple[str, int]]:
    """Equal cards together, category by category."""
    order = [*CATEGORIES.ids, None]
    goods = sorted(CARD.ids, key=lambda good: (order.index(KIND[good]), PIECES[good]))
    return [(good, cards.count(good)) for good in goods if good in cards]


def draw_hand(sheet: Sheet, cards: list[str], y: float) -> None:
    """The own cards, equal ones as a pile."""
    found = piles(cards)
    wide = min(52.0, TABLE.w / len(found) - 7)
    left = TABLE.x + (TABLE.w - (wide + 6) * len(found)) / 2
    for n, (good, count) in enumerate(found):
        x = left + n * (wide + 6)
        for more in range(min(2, count - 1), 0, -1):
            sheet.card(x + 2.5 * more, y + 2.5 * more, wide, wide * 1.36)
        draw_card(sheet, good, x, y, wide, named=wide > 34)
        if count > 1:
            sheet.pill(x + wide - 4, y + 4, f"×{count}", 11, LINE_2)


def draw_row(sheet: Sheet, seat: int, cards: list[str], y: float, left: float = TABLE.x, room: float = TABLE.w) -> None:
    """The hand of one of several seats, small."""
    sheet.badge(seat, left + 9, y + 12, 8)
    found = piles(cards)
    wide = min(40.0, (room - 24) / max(1, len(found)) - 3)
    for n, (good, count) in enumerate(found):
        x, kind = left + 24 + n * (wide + 3), KIND[good]
        sheet.card(x, y, wide, 24, mix(BANDS[kind], LINE_2, 0.5), mix(BANDS[kind], PAPER, 0.14))
        times = f"×{count}" if count > 1 else ""
        taken = width_of(times, 11, bold=True)
        size = min(20.0, wide - 2 - taken)
        draw_good(sheet, good, x + (1 if times else (wide - size) / 2), y + 12 - size / 2, size)
        if times:
            sheet.text(x + wide - 1, y + 16.5, times, 11, INK, bold=True, anchor="end")
