"""Pages of the documentation that are made, not written: the games, from their rulebooks and code; the changelog; what draws
the charts of the reports in docs/lab.

MkDocs calls this as a hook (`mkdocs.yml`). Rules run interpreted here, so that nothing has to be compiled for a page.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"
ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from mkdocs.structure.files import File, Files  # noqa: E402

import stockpot  # noqa: E402
from stockpot.core.game import SHELF  # noqa: E402
from stockpot.core.options import Option  # noqa: E402
from stockpot.core.parts import Part  # noqa: E402
from stockpot.lab import charts  # noqa: E402

RULEBOOKS = {"en": "rules", "fr": "regles", "de": "regeln", "it": "regole", "es": "reglas"}
"""What the page of a rulebook is called."""
MOVES_TRIED = 400
"""How far a game is played to find an example of every kind of move."""


def on_files(files: Files, config: Any) -> Files:
    for name, text in pages():
        files.append(File.generated(config, name, content=text))
    return files


def pages() -> Iterator[tuple[str, str]]:
    """Every made file: its name and its text."""
    for page in ("changelog", "contributing"):
        yield f"{page}.md", (ROOT / f"{page.upper()}.md").read_text(encoding="utf-8")
    yield "lab/charts.js", charts.script()
    games = [stockpot.game(name) for name in SHELF]
    yield "games/index.md", shelf(games)
    for game in games:
        yield f"games/{game.name}.md", portrait(game)
        for lang, word in RULEBOOKS.items():
            yield f"games/{game.name}-{word}.md", game.rulebook(lang)


def shelf(games: list[stockpot.Game]) -> str:
    """All games at a glance."""
    rows = [
        (
            f"[{game.title['en']}]({game.name}.md)",
            players(game),
            f"{game.minutes} min",
            game.designer,
            game.summary["en"],
        )
        for game in games
    ]
    return "# The games\n\n" + table(("game", "players", "time", "by", "what it is"), rows)


def portrait(game: stockpot.Game) -> str:
    """What there is to know about a game beside its rules."""
    facts = [f"{players(game)} players", f"{game.minutes} minutes", game.weight]
    if game.designer:
        facts.append(f"by {game.designer}")
    return "\n\n".join(
        [
            f"# {game.title['en']}",
            game.summary["en"],
            " · ".join([*facts, *(f"[{word}]({game.name}-{word}.md)" for word in RULEBOOKS.values())]),
            f'[Play](../play.md){{ .md-button .md-button--primary data-at="#/new/{game.name}" }}',
            f"`stockpot play {game.name}` · `stockpot rules {game.name}` · `stockpot arena {game.name}`",
            f"![A table of {game.title['en']} in the browser](../pictures/{game.name}-middle-desk.webp)",
            "## Options",
            "Set with `--set name=value` on the command line, `options={…}` in Python, or when a table is made in the browser.",
            table(
                ("option", "printed value", "what it is", "rule"), [option_row(game, option) for option in game.options]
            ),
            "## Notation",
            "How moves are written in records and read by `Table.play`; one example of each kind, from a random game.",
            table(("kind", "example", "en français"), notation(game)),
            "## Bots",
            "How much of the victory a bot alone wins against copies of another, and how long it thinks; "
            "[Bots](../bots.md) says how that was measured, and with which caution to read it.",
            *bot_tables(game.name),
            "## In the lab",
            f"[A report from 20,000 games](../lab/{game.name}.html) between bots: seats, length, choices, points, and what is "
            "asked of this game alone. [For designers](../designers.md#the-lab) says how to make one with other rules.",
            "## For programs",
            f"{game.n_actions} actions, {game.n_features} features, {game.state.dtype.itemsize} bytes of state, "
            f"version {game.rules_version} of the rules.",
            "### Observations",
            "`game.observation_parts`: every part by its name. Seats are counted from the own one.",
            table(
                ("part", "place", "shape", "what it tells"),
                [part_row(part) for part in game.observation_parts.values()],
            ),
            "### Actions",
            "`game.action_names` and `game.action_parts`. Places of a hand, jars and columns are counted from 0.",
            table(("actions", "kind", "first", "last"), action_rows(game)),
        ]
    )


def bot_tables(name: str) -> list[str]:
    """The rows of a game from the tables about bots."""
    text = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    chosen = [(lines[:2], [line for line in lines[2:] if line.startswith(f"| {name}, ")]) for lines in tables]
    return ["\n".join([*head, *rows]) for head, rows in chosen if rows]


def players(game: stockpot.Game) -> str:
    return f"{game.players[0]}–{game.players[-1]}"


def option_row(game: stockpot.Game, option: Option) -> tuple[str, ...]:
    value = option.default
    if isinstance(value, bool):
        value = "on" if value else "off"
    elif isinstance(value, tuple):
        value = ",".join(map(str, value))
    return f"`{option.name}`", f"`{value}`", option.title["en"], f"[{option.rule}]({game.name}-rules.md#{option.rule})"


def part_row(part: Part) -> tuple[str, ...]:
    """A part of an observation: slices where it lies evenly, else where it begins."""
    place = part.slice
    if place is None:
        where = f"{part.indices[0]} …"
    elif place.step:
        where = f"{place.start}:{place.stop}:{place.step}"
    else:
        where = f"{place.start}:{place.stop}" if part.shape else str(place.start)
    return f"`{part.name}`", f"`{where}`", " × ".join(map(str, part.shape)) or "1", part.meaning


def action_rows(game: stockpot.Game) -> list[tuple[str, ...]]:
    """The actions of each decision: their numbers, the first and the last name."""
    return [
        (
            f"{one.base}–{one.base + one.size - 1}" if one.size > 1 else f"{one.base}",
            one.name,
            f"`{one.called(0)}`",
            f"`{one.called(one.size - 1)}`" if one.size > 1 else "",
        )
        for one in game.decisions
    ]


def notation(game: stockpot.Game) -> list[tuple[str, ...]]:
    """One example of each kind of move that a random game comes by."""
    found: dict[str, tuple[str, ...]] = {}
    chance, now = random.Random(1), stockpot.Table(game.name, game.players[-1], seed=1)
    for _ in range(MOVES_TRIED):
        if now.over:
            break
        seat = chance.choice(now.to_act)
        legal = now.legal(seat, lang="fr")
        for action in legal:
            kind = now.parts(seat, action)["kind"]
            found.setdefault(kind, (kind, f"`{action.text}`", action.label))
        now.play(seat, chance.choice(legal))
    return [found[kind] for kind in sorted(found)]


def table(head: tuple[str, ...], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
