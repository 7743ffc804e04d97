"""The two pictures of docs/architecture.md: the house, layer by layer as `import-linter` keeps it, and a move's way through it.

`python -m tools.house_pictures` writes them; a test compares (`tests/docs/test_pictures.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
WORDS = {
    "cli": "one file a command",
    "testing": "tests every game must pass",
    "bench": "load on a server",
    "workshop": "the designers' page",
    "lab": "arena, balance, training",
    "local": "the house in a browser's worker",
    "server": "sockets, database, people",
    "api": "what server and browser answer alike",
    "room": "a table with people: no input, no output",
    "envs": "PettingZoo, Gymnasium, OpenSpiel, arrays of tables",
    "bots": "rules of thumb, tree search, networks, coach",
    "engine": "the compiled rules as WebAssembly",
    "games": "soup · sapotage · ursuppe · pantry · sapone: the same rooms in each",
    "components": "cards, boards and tokens as declared",
    "pictures": "tables as SVG",
    "core": "record, rule, decisions, events, options, texts, Table",
}
STYLE = """
  text{font:15px system-ui,sans-serif;fill:#2b2118}.s{font-size:12.5px;fill:#5c4b3b}.b{font-weight:600}
  .box{fill:#fbf3e4;stroke:#8a6d4b;stroke-width:1.5}.dark{fill:#f3dcc0}.line{stroke:#8a6d4b;stroke-width:1.8;fill:none;marker-end:url(#a)}
"""
ARROW = (
    '<marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    '<path d="M0 0 8 4 0 8z" fill="#8a6d4b"/></marker>'
)
WIDTH, HEIGHT, STEP, LEFT = 720, 46, 56, 40
"""Of a layer, from one to the next, and how far from the edge."""


def main() -> None:
    for name, svg in drawn().items():
        (PICTURES / name).write_text(svg, encoding="utf-8")


def drawn() -> dict[str, str]:
    """Every picture, by its file."""
    return {"house.svg": house(), "move.svg": move()}


def layers() -> list[list[str]]:
    """The packages of the house, those that may import all others first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (rows,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"][:1]
    return [[name.strip().removeprefix("stockpot.") for name in row.split("|")] for row in rows]


def house() -> str:
    rows = layers()
    shapes = [shape for at, row in enumerate(rows) for shape in layer(row, 20 + at * STEP)]
    height = 20 + len(rows) * STEP + 10
    middle = height / 2
    shapes += [
        line(f"M785 40V{height - 40}"),
        f'<g transform="rotate(90 797 {middle:g})">{note(797, middle, "imports go one way")}</g>',
    ]
    return picture("The house: imports go one way, from cli down to core", 830, height, shapes)


def layer(names: Sequence[str], y: float) -> Iterator[str]:
    """Packages that stand side by side."""
    gap = 12
    width = (WIDTH - gap * (len(names) - 1)) / len(names)
    for at, name in enumerate(names):
        yield box(LEFT + at * (width + gap), y, width, name, WORDS[name], height=HEIGHT, dark=name in ("games", "room"))


def move() -> str:
    """What `tests/server/test_way.py` records function by function, at a glance."""
    top, middle, low = 32, 172, 272
    columns = [20, 225, 430, 635]
    shapes = [
        box(columns[0], top, 165, "browser", "a click"),
        box(columns[1], top, 165, "net/socket.py", "a message"),
        box(columns[2], top, 165, "room/door.py", "may it be?"),
        box(columns[3], top, 175, "games/…/rules.py", "tried on a copy, once", dark=True),
        box(columns[0], middle, 165, "every client", "shows what happened"),
        box(columns[1], middle, 165, "room/views.py", "what each may know"),
        box(columns[2], middle, 165, "room/room.py", "takes effect"),
        box(columns[3], middle, 175, "store/event_log.py", "written to disk", dark=True),
        box(columns[2], low, 165, "bots", "think on a redealt copy"),
        line("M185 64H223"),
        line("M390 64H428"),
        line("M595 54H633"),
        line("M635 74H597"),
        line("M512 96V120H102V98"),
        note(307, 114, "refused: the rule, in the reader's language"),
        line("M560 96V140H722V170"),
        note(641, 134, "the entry"),
        line("M635 204H597"),
        line("M430 204H392"),
        line("M225 204H187"),
        line("M512 236V270"),
        line("M595 304H824V12H512V30"),
        note(710, 298, "a move like any other"),
    ]
    return picture("From a click through the rules and the log to every client", 840, 352, shapes)


def box(x: float, y: float, width: float, title: str, words: str, *, height: float = 64, dark: bool = False) -> str:
    middle = x + width / 2
    return (
        f'<rect class="box{" dark" * dark}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8"/>'
        f'<text class="b" x="{middle:g}" y="{y + height / 2 - 4:g}" text-anchor="middle">{escape(title)}</text>'
        f'<text class="s" x="{middle:g}" y="{y + height / 2 + 14:g}" text-anchor="middle">{escape(words)}</text>'
    )


def line(path: str) -> str:
    return f'<path class="line" d="{path}"/>'


def note(x: float, y: float, words: str) -> str:
    return f'<text class="s" x="{x:g}" y="{y:g}" text-anchor="middle">{escape(words)}</text>'


def picture(title: str, width: float, height: float, shapes: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="t">'
        f'<title id="t">{escape(title)}</title><style>{STYLE}</style><defs>{ARROW}</defs>'
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="#fffdf8"/>{"".join(shapes)}</svg>\n'
    )


if __name__ == "__main__":
    main()
