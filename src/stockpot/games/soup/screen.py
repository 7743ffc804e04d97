"""The table of soup in a terminal, drawn from a view alone.

Every colour has a shape of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.games.soup.words import COLORS, FACES, RECIPE_OF_NAME, SIGNS, face_name, recipe_name

SHAPES = {"bug": "◆", "vegetable": "▲", "fruit": "●", "trash": "✖"}
STYLES = {"bug": "#d55e00", "vegetable": "#009e73", "fruit": "#cc79a7", "trash": "grey62"}

WORDS = {
    "en": {
        "deal": "Deal {deal} of {deals}", "dealer": "dealer {name}",
        "pot": "Pot", "total": "total {total} of {full}", "required": "follow", "free": "any colour",
        "hand": "Hand", "pile": "Taken",
        "player": "player", "points": "points", "recipe": "recipe", "cards": "hand", "taken": "taken", "worth": "worth",
        "secret": "chosen", "none": "–", "lacks": "shown to have no",
    },
    "fr": {
        "deal": "Donne {deal} sur {deals}", "dealer": "donneur {name}",
        "pot": "Marmite", "total": "total {total} sur {full}", "required": "à fournir", "free": "toute couleur",
        "hand": "Main", "pile": "Pris",
        "player": "joueur", "points": "points", "recipe": "recette", "cards": "main", "taken": "pris", "worth": "valeur",
        "secret": "choisie", "none": "–", "lacks": "n’a plus de",
    },
}  # fmt: skip


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """The state of the deal, all players, the pot, and the own hand."""
    words = WORDS[lang]
    text = Text()
    text.append(words["deal"].format(**view), style="bold")
    text.append(f" · {words['dealer'].format(name=names[view['dealer']])}\n\n")
    draw_players(text, view, names, lang)
    text.append("\n")
    draw_pot(text, view, names, lang)
    if view["pile"]:
        draw_cards(text, words["pile"], view["pile"], lang)
    if view["hand"] is not None:
        draw_cards(text, words["hand"], view["hand"], lang)
    return text


def draw_players(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    words = WORDS[lang]
    titles = (words["player"], words["points"], words["recipe"], words["cards"], words["taken"], words["worth"])
    text.append("  {:<16} {:>6}  {:<18} {:>5} {:>6} {:>6}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        recipe = words["none"]
        if player["recipe"]:
            recipe = recipe_name(RECIPE_OF_NAME[player["recipe"]], lang)
        elif player["chosen"]:
            recipe = words["secret"]
        worth = "" if player["worth"] is None else f"{player['worth']:+d}"
        line = f"{mark} {names[seat][:16]:<16} {player['points']:>6}  {recipe:<18}"
        line += f" {player['cards']:>5} {player['taken']:>6} {worth:>6}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
        lacks = ", ".join(translated(color, lang) for color in player["lacks"])
        if lacks and view["phase"] == "tricks":
            text.append(f"{'':19}{words['lacks']} {lacks}\n", style="dim")


def draw_pot(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    """The running total, what must be followed, and the cards in the order played."""
    words = WORDS[lang]
    full = view["full_pot"]
    filled = round(10 * view["total"] / full)
    text.append(f"{words['pot']:<8}", style="bold")
    text.append("█" * filled + "░" * (10 - filled) + " ")
    text.append(words["total"].format(total=view["total"], full=full), style="bold")
    text.append(" · ")
    if view["required"]:
        color = view["required"]
        text.append(f"{words['required']} {SHAPES[color]} {translated(color, lang)}", style=STYLES[color])
    else:
        text.append(words["free"])
    text.append("\n")
    for entry in view["pot"]:
        text.append(" " * 8)
        text.append_text(card_text(entry["card"], lang))
        text.append(f"  {names[entry['seat']]}\n", style="dim")
    text.append("\n")


def draw_cards(text: Text, title: str, cards: list[str], lang: str) -> None:
    """Cards by colour, one line a colour."""
    width = max(map(len, COLORS[lang]))  # all 14 cards of a colour just fit into 80 columns
    for color, shape in SHAPES.items():
        signs = [SIGNS[lang][FACES[card] % 8] for card in cards if card.startswith(color + " ")]
        if signs:
            text.append(f"{title:<8}", style="bold")
            text.append(f"{shape} {translated(color, lang):<{width}} {'  '.join(signs)}\n", style=STYLES[color])
            title = ""


def translated(color: str, lang: str) -> str:
    """What a colour of the view is called."""
    return COLORS[lang][COLORS["en"].index(color)]


def card_text(card: str, lang: str) -> Text:
    color = card.split(" ")[0]
    return Text(f"{SHAPES[color]} {face_name(FACES[card], lang)}", style=STYLES[color])
