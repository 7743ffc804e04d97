"""The pantry in a terminal, drawn from a view alone: the columns at their heights, standing on the ground.

Every kind has two letters of its own, so that nothing depends on seeing colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.kinds import Pieces
from stockpot.games.pantry.decisions import TEXTS
from stockpot.games.pantry.pieces import JAR, ROLE

SHORT = Pieces("short", JAR.ids)
STYLES = (
    "#e69f00", "#56b4e9", "#d55e00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "grey62", "#e69f00", "grey82", "#cc79a7",
    "#009e73",
)  # fmt: skip
CELL = 4
CELLS = 18
"""Positions side by side; a longer row goes on below."""
WIDE = 2
"""Gaps wider than this are drawn as one cell; the number of the next column tells how wide they are."""


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """Whose turn it is, the players, the row of columns, and the own recipe."""
    say, text = TEXTS[lang].say, Text()
    draw_turn(text, view, names, lang)
    draw_players(text, view, names, lang)
    text.append("\n")
    cells = row_cells(view)
    for start in range(0, len(cells), CELLS):
        draw_row(text, cells[start : start + CELLS], lang)
    draw_legend(text, view["kinds"], lang)
    if view["hand"]:
        text.append(f"\n{say('screen-hand'):<12}", style="bold")
        draw_recipe(text, view["hand"], lang)
    for i, card in enumerate(view["under"] or ()):
        text.append(f"\n{say('screen-under') if i == 0 else '':<12}", style="bold")
        draw_recipe(text, card, lang)
    text.append("\n")
    return text


def draw_turn(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    say, name = TEXTS[lang].say, names[view["turn"]]
    if view["phase"] == "over":
        text.append(say("screen-over"), style="bold")
    elif view["phase"] == "offer":
        text.append(say("screen-offer", name=name), style="bold")
    else:
        text.append(say("screen-turn", name=name), style="bold")
        text.append(f" · {say('screen-actions', actions=view['actions'])}")
    if view["last_round"]:
        text.append(f" · {say('screen-last')}", style="bold")
    elif view["idle"]:
        text.append(f" · {say('screen-idle', idle=view['idle'], limit=view['idle_limit'])}", style="dim")
    text.append("\n\n")


def draw_players(text: Text, view: Mapping[str, Any], names: list[str], lang: str) -> None:
    say = TEXTS[lang].say
    titles = [say(f"screen-{title}") for title in ("player", "role", "done", "points", "deck")]
    text.append("  {:<16} {:<17} {:>9} {:>7} {:>7}\n".format(*titles), style="dim")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        role = ROLE.name(player["role"], TEXTS[lang])
        done = f"{player['completed']}/{view['target']}"
        line = f"{mark} {names[seat][:16]:<16} {role:<17} {done:>9} {player['points']:>7} {player['deck']:>7}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
        left = [recipe for card, recipe in enumerate(player["recipes"]) if card not in player["done"]]
        text.append(f"    {say('screen-recipes')} ", style="dim")
        for i, recipe in enumerate(left):
            text.append("  " if i else "")
            text.append("-".join(short(kind, lang) for kind in recipe["ingredients"]), style="dim")
        text.append("\n" if left else f"{say('screen-none')}\n")


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
                style = STYLES[JAR.number[kind]]
                text.append(f"{short(kind, lang):>{CELL}}", style=f"bold {style}" if level == len(jars) else style)
            else:
                text.append(" " * CELL)
        text.append("\n")
    text.append("  " + "─" * (CELL * len(cells)) + "──\n", style="dim")
    text.append("  " + "".join(f"{number:>{CELL}}" for number, _ in cells) + "\n\n", style="dim")


def draw_legend(text: Text, kinds: list[str], lang: str) -> None:
    """The two letters of each kind, four a line."""
    for i, kind in enumerate(kinds):
        text.append(f"{short(kind, lang):>4} ", style=STYLES[JAR.number[kind]])
        last = i % 4 == 3 or i == len(kinds) - 1
        text.append(long(kind, lang) + "\n" if last else f"{long(kind, lang):<14}")


def draw_recipe(text: Text, recipe: Mapping[str, Any], lang: str) -> None:
    text.append(" – ".join(long(kind, lang) for kind in recipe["ingredients"]), style="bold")
    text.append(f" ({TEXTS[lang].say('points', points=recipe['points'])})")


def short(kind: str, lang: str) -> str:
    return SHORT.name(kind, TEXTS[lang])


def long(kind: str, lang: str) -> str:
    return JAR.name(kind, TEXTS[lang])
