"""The table of Sapone in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.games.sapone.words import CARDS, WISHES

WIDTH = 80
STYLES = ("#e69f00", "#009e73", "#0072b2", "#cc79a7", "bold")
"""Coins, vegetables, tools, soap, the diamond."""
SIGNS = ("●", "▲", "■", "◆", "★")
GROUPS = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 0, 0, 0, 4)

WORDS = {
    "en": {
        "round": "Round {round}", "target": "{target} points win", "market": "Market {market}, top: {top}",
        "down": "face down", "empty": "empty", "soap": "soap {soap}", "discard": "discard {discard}",
        "player": "player", "points": "points", "cards": "cards", "bought": "soap bought", "last": "last round",
        "sale": "{name} sells a card, says {declared}", "thinking": "{name} is putting a card up for sale",
        "up": "it lies face up: {card}", "mine": "it is {card}", "wish": "wants {wish}", "asks": "asks for more",
        "bid": "{name} bids {n}", "silent": "{n} without a word", "own": "your bid", "holding": "in your hand for it: {card}",
        "hand": "Hand", "known": "Seen", "discarded": "discard", "deck": "soap card", "or": " or ", "nothing": "nothing",
        "diamond": "{name} names the diamond", "colon": ": ",
    },
    "fr": {
        "round": "Manche {round}", "target": "victoire à {target} points", "market": "Marché {market}, dessus : {top}",
        "down": "face cachée", "empty": "vide", "soap": "savon {soap}", "discard": "défausse {discard}",
        "player": "joueur", "points": "points", "cards": "cartes", "bought": "savons achetés", "last": "dernière manche",
        "sale": "{name} vend une carte, annonce {declared}", "thinking": "{name} met une carte en vente",
        "up": "elle est retournée : {card}", "mine": "c’est {card}", "wish": "souhaite {wish}", "asks": "demande davantage",
        "bid": "{name} mise {n}", "silent": "{n} sans un mot", "own": "votre mise", "holding": "à miser : {card}",
        "hand": "Main", "known": "Vues", "discarded": "défausse", "deck": "carte savon", "or": " ou ", "nothing": "rien",
        "diamond": "{name} nomme le diamant", "colon": " : ",
    },
}  # fmt: skip


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """The decks, all players, the sale, the cards seen elsewhere, the own hand."""
    words = WORDS[lang]
    text = Text()
    top = view["top"]
    shown = words["empty"] if view["market"] == 0 else card(top, lang) if top else words["down"]
    text.append(words["round"].format(**view), style="bold")
    text.append(f" · {words['target'].format(**view)}\n")
    text.append(words["market"].format(market=view["market"], top=shown))
    text.append(f" · {words['soap'].format(**view)} · {words['discard'].format(**view)}\n\n")
    draw_players(text, view, names, lang)
    if view["sale"]:
        draw_sale(text, view, names, lang)
    if view["phase"] == "diamond":
        text.append("\n" + words["diamond"].format(name=names[view["namer"]]) + "\n")
    draw_known(text, view, names, lang)
    if view["hand"] is not None:
        text.append("\n")
        lines(text, words["hand"], piles(view["hand"], lang))
    return text


def card(name: str, lang: str) -> str:
    """A card with the sign of its group."""
    number = CARDS["en"].index(name)
    return f"{SIGNS[GROUPS[number]]} {CARDS[lang][number]}"


def piles(cards: list[str], lang: str) -> list[tuple[str, str]]:
    """Equal cards together, with their styles."""
    found = []
    for number, name in enumerate(CARDS["en"]):
        n = cards.count(name)
        if n:
            found.append((card(name, lang) + (f" ×{n}" if n > 1 else ""), STYLES[GROUPS[number]]))
    return found


def lines(text: Text, title: str, parts: list[tuple[str, str]]) -> None:
    """A title and its entries, broken before the right edge."""
    text.append(f"{title:<8}", style="bold")
    used = max(8, len(title))
    for i, (part, style) in enumerate(parts):
        size = len(part) + (2 if i else 0)
        if i and used + size > WIDTH:
            text.append("\n" + " " * 8)
            used = 8
        elif i:
            text.append("  ")
        text.append(part[: WIDTH - used], style=style)
        used += size
    text.append("\n")


def draw_players(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    words = WORDS[lang]
    titles = (words["player"], words["points"], words["cards"], words["bought"], words["last"])
    text.append("  {:<16} {:>6} {:>7} {:>15} {:>16}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        cards = str(player["cards"]) + (f"+{player['bid']}" if player["bid"] else "")
        line = f"{mark} {names[seat][:16]:<16} {player['points']:>6} {cards:>7} {player['bought']:>15} {player['gained']:>+16}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")


def draw_sale(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    words, sale = WORDS[lang], view["sale"]
    name = names[sale["seller"]][:16]
    if sale["declared"] is None:
        text.append("\n" + words["thinking"].format(name=name))
    else:
        text.append("\n" + words["sale"].format(name=name, declared=card(sale["declared"], lang)), style="bold")
    if sale["card"]:
        text.append("\n  " + words["up" if sale["face_up"] else "mine"].format(card=card(sale["card"], lang)))
    text.append("\n")
    wishes = [words["wish"].format(wish=wish(sale["wish"], lang))] if sale["wish"] else []
    if sale["requests"]:
        more = f" ({wish(sale['request_wish'], lang)})" if sale["request_wish"] else ""
        wishes.append(words["asks"] + more)
    if wishes:
        text.append("  " + " · ".join(wishes) + "\n")
    for seat, player in enumerate(view["seats"]):
        if player["bid"]:
            title = words["bid"].format(name=names[seat][:16], n=player["bid"])
            lines(text, f"  {title}{words['colon']}", said(player["claims"], lang))
    draw_own_bid(text, view, lang)


def wish(name: str, lang: str) -> str:
    return WISHES[lang][WISHES["en"].index(name)]


def said(claims: list[str | None], lang: str) -> list[tuple[str, str]]:
    """What was said about the cards of a bid."""
    spoken = piles([claim for claim in claims if claim], lang)
    silent = claims.count(None)
    return spoken + ([(WORDS[lang]["silent"].format(n=silent), "")] if silent else [])


def draw_own_bid(text: Text, view: Mapping[str, Any], lang: str) -> None:
    """What the viewer has put down, shown or not."""
    if view["seat"] is None:
        return
    mine, words = view["seats"][view["seat"]], WORDS[lang]
    if mine["own_bid"]:
        lines(text, f"  {words['own']}{words['colon']}", piles(mine["own_bid"], lang))
    if mine["holding"]:
        text.append("  " + words["holding"].format(card=card(mine["holding"], lang)) + "\n")


def draw_known(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    """Cards seen in other hands: place by place those that are sure, then the others."""
    words = WORDS[lang]
    sure: dict[str, list[str]] = {}
    unsure: list[str] = []
    for entry in view["known"]:
        where = [names[place][:12] if isinstance(place, int) else words["discarded"] for place in entry["places"]]
        label = words["deck"] if entry["card"] == "soap deck" else card(entry["card"], lang)
        if len(where) == 1:
            sure.setdefault(where[0], []).append(label)
        else:
            unsure.append(f"{label} ({words['or'].join(where)})")
    if not view["known"]:
        return
    text.append("\n")
    for place, labels in sure.items():
        lines(text, f"{place}{words['colon']}", counted(labels))
    if unsure:
        lines(text, words["known"], counted(unsure))


def counted(labels: list[str]) -> list[tuple[str, str]]:
    """Equal entries together."""
    found = {label: labels.count(label) for label in labels}
    return [(label + (f" ×{n}" if n > 1 else ""), "") for label, n in found.items()]
