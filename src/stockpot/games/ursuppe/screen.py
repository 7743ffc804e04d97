"""The table of Ursuppe in a terminal, drawn from a view alone.

Colours are letters: cubes small (`r2`), amoebas and markers capital (`R3`), an exclamation mark for each damage point.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.kinds import Pieces
from stockpot.games.ursuppe.decisions import TEXTS, Phase
from stockpot.games.ursuppe.pieces import AMOEBA, COLOR, DIRECTION, LADDER_END, LADDER_START, MAP

WIDTH = 78
CELL = 14
LINES = 3
"""Inside a cell: its width, and its lines below the name."""

STYLES = ("red", "blue", "green", "yellow")
PHASE = Pieces("phase", [phase.name.lower() for phase in Phase])


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """Board, ladder, tribes, genes for sale."""
    lines = [headline(view, lang), "", *board(view, lang), *ladder(view, lang), "", *tribes(view, names, lang), ""]
    lines += shelves(view, lang)
    return painted("\n".join(line.rstrip() for line in lines), lang)


def letter(seat: int, lang: str) -> str:
    return COLOR.names(TEXTS[lang])[seat][0]


def cube_counts(cubes: list[int], lang: str) -> str:
    return " ".join(f"{letter(color, lang)}{n}" for color, n in enumerate(cubes) if n) or "-"


def headline(view: Mapping[str, Any], lang: str) -> str:
    texts = TEXTS[lang]
    parts = [texts.say("screen-round", round=view["round"])]
    parts.append(texts.say("screen-phase", phase=PHASE.name(view["phase"], texts)))
    if view["amoeba"]:
        seat, number = view["amoeba"]["seat"], view["amoeba"]["number"]
        parts.append(AMOEBA.name(f"{COLOR.ids[seat]} {number}", texts))
    if any(view["dice"]):
        parts.append(texts.say("screen-dice", dice=" ".join(str(die) for die in view["dice"] if die)))
    if view["debt"]:
        parts.append(texts.say("screen-debt", debt=view["debt"]))
    return "  ".join(parts)


# ----------------------------------------------------------------------------------------------------------------- board


def board(view: Mapping[str, Any], lang: str) -> list[str]:
    """Five rows of five places: cells, the island with the card, nothing."""
    cells = {(cell["row"], cell["column"]): cell for cell in view["cells"]}
    rule = "+" + "+".join(["-" * CELL] * len(MAP[0])) + "+"
    lines = [rule]
    for r, signs in enumerate(MAP, 1):
        places = []
        for c, sign in enumerate(signs, 1):
            if sign == "#":
                places.append(cell_lines(cells[r, c], view, lang))
            else:
                places.append(island(view, lang) if sign == "X" else [""] * (LINES + 1))
        lines += ["|" + "|".join(place[i].ljust(CELL) for place in places) + "|" for i in range(LINES + 1)]
        lines.append(rule)
    return lines


def cell_lines(cell: Mapping[str, Any], view: Mapping[str, Any], lang: str) -> list[str]:
    """The name, the cubes, the amoebas; the one that acts has an asterisk."""
    acting = view["amoeba"]
    pieces = []
    for amoeba in cell["amoebas"]:
        star = "*" if acting == {"seat": amoeba["seat"], "number": amoeba["number"]} else ""
        pieces.append(f"{star}{letter(amoeba['seat'], lang).upper()}{amoeba['number']}{'!' * amoeba['damage']}")
    rows = textwrap.wrap(" ".join(pieces), CELL - 1) or [""]
    if len(rows) > LINES - 1:
        shown = " ".join(rows[: LINES - 1]).split()
        while len(textwrap.wrap(" ".join([*shown, f"+{len(pieces) - len(shown)}"]), CELL - 1)) > LINES - 1:
            shown.pop()
        rows = textwrap.wrap(" ".join([*shown, f"+{len(pieces) - len(shown)}"]), CELL - 1)
    rows += [""] * (LINES - 1 - len(rows))
    cubes = cube_counts(cell["cubes"], lang)
    return [cell["name"], cubes if len(cubes) <= CELL else cubes.replace(" ", ""), *rows]


def island(view: Mapping[str, Any], lang: str) -> list[str]:
    """The compass with the environment card."""
    texts, card = TEXTS[lang], view["card"]
    if card["drift"] is None:
        drift = texts.say("screen-calm")
    else:
        drift = texts.say("screen-drift", drift=DIRECTION.name(card["drift"], texts))
    return ["#" * CELL, f" {drift}", f" {texts.say('screen-ozone', ozone=card['ozone'])}", "#" * CELL]


# ---------------------------------------------------------------------------------------------------------------- ladder


def ladder(view: Mapping[str, Any], lang: str) -> list[str]:
    """One sign a space: a marker's letter, a dot, an equals sign in the finish zone."""
    spaces = {seat["marker"]: letter(i, lang).upper() for i, seat in enumerate(view["seats"])}
    finish = view["finish"] or LADDER_END + 1
    signs = [
        spaces.get(space, "=" if space >= finish else ":" if space % 10 == 0 else ".")
        for space in range(LADDER_START, LADDER_END + 1)
    ]
    label = TEXTS[lang].say("screen-ladder")
    tens = "".join(f"{ten:>10}" for ten in range(10, LADDER_END, 10))
    return [f"{'':{len(label)}} {tens}", f"{label} {''.join(signs)}"]


# ---------------------------------------------------------------------------------------------------------------- tribes


FIGURES = {"bp": 3, "amoebas": 1, "marker": 2, "mutation": 2}
"""Of each tribe, and how wide they are."""


def tribes(view: Mapping[str, Any], names: list[str], lang: str) -> list[str]:
    """For each seat: letter, name, points, amoebas, marker, mutation points, genes."""
    say = TEXTS[lang].say
    lines = []
    for i, seat in enumerate(view["seats"]):
        sign = ">" if i in view["to_act"] else " "
        name = names[i] if len(names[i]) <= 14 else names[i][:13] + "…"
        wins = f"  {say('screen-wins')}" if i in view["winners"] else ""
        figures = {key: f"{seat[key]:>{width}}" for key, width in FIGURES.items()}
        lines.append(f"{sign}{letter(i, lang).upper()} {name:<14} {say('screen-tribe', **figures)}{wins}")
        if seat["genes"]:
            lines += textwrap.wrap(" ".join(seat["genes"]), WIDTH, initial_indent="     ", subsequent_indent="     ")
    return lines


def shelves(view: Mapping[str, Any], lang: str) -> list[str]:
    """The reserve, the genes for sale, the cards to come."""
    say = TEXTS[lang].say
    pool = [f"{gene}({view['prices'][gene]})" + ("×2" if n == 2 else "") for gene, n in view["pool"].items()]
    coming = [card["name"] for card in view["coming_cards"]]
    texts = [
        say("screen-reserve", cubes=cube_counts(view["reserve"], lang)),
        say("screen-pool", genes=" ".join(pool) or "-"),
        say("screen-cards", cards=" ".join(coming) or "-"),
    ]
    return [line for text in texts for line in textwrap.wrap(text, WIDTH, subsequent_indent="  ")]


# ----------------------------------------------------------------------------------------------------------------- paint


def painted(text: str, lang: str) -> Text:
    """Letters of colours in their colour."""
    drawn = Text(text)
    for seat, style in enumerate(STYLES):
        sign = letter(seat, lang)
        drawn.highlight_regex(rf"(?<![\w]){sign}\d+", style)
        drawn.highlight_regex(rf"(?<![\w]){sign.upper()}[1-7]!*(?=[ |\n])", f"bold {style}")
        drawn.highlight_regex(rf"(?<=[.:=]){sign.upper()}(?=[.:=\n])", f"bold {style}")
        drawn.highlight_regex(rf"(?m)^[ >]{sign.upper()} ", f"bold {style}")
    return drawn
