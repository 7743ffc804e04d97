"""The table of soup in a terminal, drawn from a view alone.

Every colour has a shape of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.fluent.catalogue import signed
from stockpot.core.kinds import Pieces
from stockpot.games.soup.pieces import COLOR, FACE, RECIPE, SIGN, sign_of
from stockpot.games.soup.state import TEXTS

SHAPES = {"bug": "◆", "vegetable": "▲", "fruit": "●", "trash": "✖"}
STYLES = {"bug": "#d55e00", "vegetable": "#009e73", "fruit": "#cc79a7", "trash": "grey62"}


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """The state of the deal, all players, the pot, and the own hand."""
    say = TEXTS[lang].say
    text = Text()
    text.append(say("screen-deal", deal=view["deal"], deals=view["deals"]), style="bold")
    text.append(f" · {say('screen-dealer', name=names[view['dealer']])}\n\n")
    draw_players(text, view, names, lang)
    text.append("\n")
    draw_pot(text, view, names, lang)
    if view["pile"]:
        draw_cards(text, say("screen-pile"), view["pile"], lang)
    if view["hand"] is not None:
        draw_cards(text, say("screen-hand"), view["hand"], lang)
    return text


def draw_players(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    say = TEXTS[lang].say
    titles = [say(f"screen-{title}") for title in ("player", "points", "recipe", "cards", "taken", "worth")]
    text.append("  {:<16} {:>6}  {:<18} {:>5} {:>6} {:>6}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        recipe = say("screen-none")
        if player["recipe"]:
            recipe = named(RECIPE, player["recipe"], lang)
        elif player["chosen"]:
            recipe = say("screen-secret")
        worth = "" if player["worth"] is None else signed(TEXTS[lang], player["worth"])
        line = f"{mark} {names[seat][:16]:<16} {player['points']:>6}  {recipe:<18}"
        line += f" {player['cards']:>5} {player['taken']:>6} {worth:>6}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
        lacks = ", ".join(named(COLOR, color, lang) for color in player["lacks"])
        if lacks and view["phase"] == "tricks":
            text.append(f"{'':19}{say('screen-lacks')} {lacks}\n", style="dim")


def draw_pot(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    """The running total, what must be followed, and the cards in the order played."""
    say = TEXTS[lang].say
    full = view["full_pot"]
    filled = round(10 * view["total"] / full)
    text.append(f"{say('screen-pot'):<8}", style="bold")
    text.append("█" * filled + "░" * (10 - filled) + " ")
    text.append(say("screen-total", total=view["total"], full=full), style="bold")
    text.append(" · ")
    if view["required"]:
        color = view["required"]
        text.append(f"{say('screen-required')} {SHAPES[color]} {named(COLOR, color, lang)}", style=STYLES[color])
    else:
        text.append(say("screen-free"))
    text.append("\n")
    for entry in view["pot"]:
        text.append(" " * 8)
        text.append_text(card_text(entry["card"], lang))
        text.append(f"  {names[entry['seat']]}\n", style="dim")
    text.append("\n")


def draw_cards(text: Text, title: str, cards: list[str], lang: str) -> None:
    """Cards by colour, one line a colour."""
    width = max(map(len, COLOR.names(TEXTS[lang])))  # all 14 cards of a colour just fit into 80 columns
    for color, shape in SHAPES.items():
        signs = [SIGN.names(TEXTS[lang])[sign_of(FACE.number[card])] for card in cards if card.startswith(color + " ")]
        if signs:
            text.append(f"{title:<8}", style="bold")
            text.append(f"{shape} {named(COLOR, color, lang):<{width}} {'  '.join(signs)}\n", style=STYLES[color])
            title = ""


def named(pieces: Pieces, piece: str, lang: str) -> str:
    """What a piece of the view is called."""
    return pieces.name(piece, TEXTS[lang])


def card_text(card: str, lang: str) -> Text:
    color = card.split(" ")[0]
    return Text(f"{SHAPES[color]} {named(FACE, card, lang)}", style=STYLES[color])
