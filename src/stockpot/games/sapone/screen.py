"""The table of Sapone in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.games.sapone.pieces import CARD, WISH
from stockpot.games.sapone.state import TEXTS

WIDTH = 80
STYLES = ("#e69f00", "#009e73", "#0072b2", "#cc79a7", "bold")
"""Coins, vegetables, tools, soap, the diamond."""
SIGNS = ("●", "▲", "■", "◆", "★")
GROUPS = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 0, 0, 0, 4)


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """The decks, all players, the sale, the cards seen elsewhere, the own hand."""
    say = TEXTS[lang].say
    text = Text()
    top = view["top"]
    shown = card(top, lang) if top else say("screen-down" if view["market"] else "screen-empty")
    text.append(say("screen-round", round=view["round"]), style="bold")
    text.append(f" · {say('screen-target', target=view['target'])}\n")
    text.append(say("screen-market", market=view["market"], top=shown))
    text.append(f" · {say('screen-soap', soap=view['soap'])} · {say('screen-discard', discard=view['discard'])}\n\n")
    draw_players(text, view, names, lang)
    if view["sale"]:
        draw_sale(text, view, names, lang)
    if view["phase"] == "diamond":
        text.append("\n" + say("screen-diamond", name=names[view["namer"]]) + "\n")
    draw_known(text, view, names, lang)
    if view["hand"] is not None:
        text.append("\n")
        lines(text, say("screen-hand"), piles(view["hand"], lang))
    return text


def card(name: str, lang: str) -> str:
    """A card with the sign of its group."""
    return f"{SIGNS[GROUPS[CARD.number[name]]]} {CARD.name(name, TEXTS[lang])}"


def piles(cards: list[str], lang: str) -> list[tuple[str, str]]:
    """Equal cards together, with their styles."""
    found = []
    for number, name in enumerate(CARD.ids):
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
    titles = [TEXTS[lang].say(f"screen-{title}") for title in ("player", "points", "cards", "bought", "last")]
    text.append("  {:<16} {:>6} {:>7} {:>15} {:>16}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        cards = str(player["cards"]) + (f"+{player['bid']}" if player["bid"] else "")
        line = f"{mark} {names[seat][:16]:<16} {player['points']:>6} {cards:>7} {player['bought']:>15} {player['gained']:>+16}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")


def draw_sale(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    say, sale = TEXTS[lang].say, view["sale"]
    name = names[sale["seller"]][:16]
    if sale["declared"] is None:
        text.append("\n" + say("screen-thinking", name=name))
    else:
        text.append("\n" + say("screen-sale", name=name, declared=card(sale["declared"], lang)), style="bold")
    if sale["card"]:
        text.append("\n  " + say("screen-up" if sale["face_up"] else "screen-mine", card=card(sale["card"], lang)))
    text.append("\n")
    wishes = [say("screen-wish", wish=wish(sale["wish"], lang))] if sale["wish"] else []
    if sale["requests"]:
        more = f" ({wish(sale['request_wish'], lang)})" if sale["request_wish"] else ""
        wishes.append(say("screen-asks") + more)
    if wishes:
        text.append("  " + " · ".join(wishes) + "\n")
    for seat, player in enumerate(view["seats"]):
        if player["bid"]:
            title = say("screen-bid", name=names[seat][:16], n=player["bid"])
            lines(text, f"  {title} ", said(player["claims"], lang))
    draw_own_bid(text, view, lang)


def wish(name: str, lang: str) -> str:
    return WISH.name(name, TEXTS[lang])


def said(claims: list[str | None], lang: str) -> list[tuple[str, str]]:
    """What was said about the cards of a bid."""
    spoken = piles([claim for claim in claims if claim], lang)
    silent = claims.count(None)
    return spoken + ([(TEXTS[lang].say("screen-silent", n=silent), "")] if silent else [])


def draw_own_bid(text: Text, view: Mapping[str, Any], lang: str) -> None:
    """What the viewer has put down, shown or not."""
    if view["seat"] is None:
        return
    mine, say = view["seats"][view["seat"]], TEXTS[lang].say
    if mine["own_bid"]:
        lines(text, f"  {say('screen-own')} ", piles(mine["own_bid"], lang))
    if mine["holding"]:
        text.append("  " + say("screen-holding", card=card(mine["holding"], lang)) + "\n")


def draw_known(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    """Cards seen in other hands: place by place those that are sure, then the others."""
    say = TEXTS[lang].say
    either = say("screen-or")
    sure: dict[str, list[str]] = {}
    unsure: list[str] = []
    for entry in view["known"]:
        where = [names[place][:12] if isinstance(place, int) else say("screen-discarded") for place in entry["places"]]
        label = say("screen-deck") if entry["card"] == "soap deck" else card(entry["card"], lang)
        if len(where) == 1:
            sure.setdefault(where[0], []).append(label)
        else:
            unsure.append(f"{label} ({f' {either} '.join(where)})")
    if not view["known"]:
        return
    text.append("\n")
    for place, labels in sure.items():
        lines(text, f"{say('screen-place', place=place)} ", counted(labels))
    if unsure:
        lines(text, say("screen-known"), counted(unsure))


def counted(labels: list[str]) -> list[tuple[str, str]]:
    """Equal entries together."""
    found = {label: labels.count(label) for label in labels}
    return [(label + (f" ×{n}" if n > 1 else ""), "") for label, n in found.items()]
