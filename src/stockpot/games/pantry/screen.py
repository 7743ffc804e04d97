"""The pantry in a terminal, drawn from a view alone: the columns at their heights, standing on the ground.

Every kind has two letters of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.text import plural
from stockpot.games.pantry.pieces import KINDS, ROLES
from stockpot.games.pantry.words import KIND_NAMES, ROLE_NAMES

SHORT = {
    "en": ("Ha", "Fi", "He", "In", "Br", "Ey", "To", "Ba", "Ea", "Bo", "Sp", "Te"),
    "fr": ("Ma", "Po", "Cœ", "Bo", "Ce", "Œi", "La", "Ai", "Or", "Os", "Ar", "Te"),
}
STYLES = (
    "#e69f00", "#56b4e9", "#d55e00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "grey62", "#e69f00", "grey82", "#cc79a7",
    "#009e73",
)  # fmt: skip
CELL = 4
CELLS = 18
"""Positions side by side; a longer row goes on below."""
WIDE = 2
"""Gaps wider than this are drawn as one cell; the number of the next column tells how wide they are."""

WORDS = {
    "en": {
        "turn": "{name} to play", "points": "{n} action {word} left", "over": "The game is over",
        "offer": "{name} offers to end the game",
        "player": "player", "role": "role", "done": "completed", "sum": "points", "deck": "deck", "hand": "Recipe",
        "under": "Under deck",
        "last": "last round", "idle": "{idle} of {limit} turns without a recipe", "recipes": "still to complete", "none": "–",
    },
    "fr": {
        "turn": "À {name} de jouer", "points": "il reste {n} {word} d’action", "over": "La partie est terminée",
        "offer": "{name} propose d’arrêter la partie", "player": "joueur", "role": "rôle", "done": "réalisées", "sum": "points",
        "deck": "pioche", "hand": "Recette", "under": "Sous pioche", "last": "dernière manche",
        "idle": "{idle} tours sur {limit} sans recette", "recipes": "encore à réaliser", "none": "–",
    },
}  # fmt: skip


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """Whose turn it is, the players, the row of columns, and the own recipe."""
    text = Text()
    draw_turn(text, view, names, lang)
    draw_players(text, view, names, lang)
    text.append("\n")
    cells = row_cells(view)
    for start in range(0, len(cells), CELLS):
        draw_row(text, cells[start : start + CELLS], lang)
    draw_legend(text, view["kinds"], lang)
    if view["hand"]:
        text.append(f"\n{WORDS[lang]['hand']:<12}", style="bold")
        draw_recipe(text, view["hand"], lang)
    for i, card in enumerate(view["under"] or ()):
        text.append(f"\n{WORDS[lang]['under'] if i == 0 else '':<12}", style="bold")
        draw_recipe(text, card, lang)
    text.append("\n")
    return text


def draw_turn(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    words, name = WORDS[lang], names[view["turn"]]
    if view["phase"] == "over":
        text.append(words["over"], style="bold")
    elif view["phase"] == "offer":
        text.append(words["offer"].format(name=name), style="bold")
    else:
        n = view["actions"]
        text.append(words["turn"].format(name=name), style="bold")
        text.append(f" · {words['points'].format(n=n, word=plural(n, 'point', 'points', lang))}")
    if view["last_round"]:
        text.append(f" · {words['last']}", style="bold")
    elif view["idle"]:
        text.append(f" · {words['idle'].format(idle=view['idle'], limit=view['idle_limit'])}", style="dim")
    text.append("\n\n")


def draw_players(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    words = WORDS[lang]
    titles = (words["player"], words["role"], words["done"], words["sum"], words["deck"])
    text.append("  {:<16} {:<17} {:>9} {:>7} {:>7}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        role = ROLE_NAMES[lang][ROLES.index(player["role"])]
        done = f"{player['completed']}/{view['target']}"
        line = f"{mark} {names[seat][:16]:<16} {role:<17} {done:>9} {player['points']:>7} {player['deck']:>7}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
        left = [recipe for card, recipe in enumerate(player["recipes"]) if card not in player["done"]]
        text.append(f"    {words['recipes']} : " if lang == "fr" else f"    {words['recipes']}: ", style="dim")
        for i, recipe in enumerate(left):
            text.append("  " if i else "")
            text.append("-".join(short(kind, lang) for kind in recipe["ingredients"]), style="dim")
        text.append("\n" if left else f"{words['none']}\n")


Cell = tuple[str, list[str]]
"""What is written under a position, and its jars from the bottom up."""


def row_cells(view: Mapping[str, Any]) -> list[Cell]:
    """The positions from the leftmost jar to the rightmost; a wide gap takes one cell."""
    cells: list[Cell] = []
    number = 1
    for column in view["pantry"]:
        gap = column["column"] - number
        if gap > WIDE:
            cells.append(("…", []))
        else:
            cells += [(str(number + i), []) for i in range(gap)]
        cells.append((str(column["column"]), column["jars"]))
        number = column["column"] + 1
    return cells


def draw_row(text: Text, cells: list[Cell], lang: str) -> None:
    """Some columns side by side, from the highest level down to the ground, and their numbers."""
    for level in range(max(len(jars) for _, jars in cells), 0, -1):
        text.append("  ")
        for _, jars in cells:
            if len(jars) >= level:
                kind = jars[level - 1]
                style = STYLES[KINDS.index(kind)]
                text.append(f"{short(kind, lang):>{CELL}}", style=f"bold {style}" if level == len(jars) else style)
            else:
                text.append(" " * CELL)
        text.append("\n")
    text.append("  " + "─" * (CELL * len(cells)) + "──\n", style="dim")
    text.append("  " + "".join(f"{number:>{CELL}}" for number, _ in cells) + "\n\n", style="dim")


def draw_legend(text: Text, kinds: list[str], lang: str) -> None:
    """The two letters of each kind, four a line."""
    for i, kind in enumerate(kinds):
        text.append(f"{short(kind, lang):>4} ", style=STYLES[KINDS.index(kind)])
        last = i % 4 == 3 or i == len(kinds) - 1
        text.append(long(kind, lang) + "\n" if last else f"{long(kind, lang):<14}")


def draw_recipe(text: Text, recipe: Mapping[str, Any], lang: str) -> None:
    text.append(" – ".join(long(kind, lang) for kind in recipe["ingredients"]), style="bold")
    n = recipe["points"]
    text.append(f" ({n} {plural(n, 'point', 'points', lang)})")


def short(kind: str, lang: str) -> str:
    return SHORT[lang][KINDS.index(kind)]


def long(kind: str, lang: str) -> str:
    return KIND_NAMES[lang][KINDS.index(kind)]
