"""Collects the art that pictures in Python draw with (`stockpot/pictures/art.json`) from where the browser application has it.

    python tools/art.py            # after `npm ci` in web/

All of it is in the browser too: pieces of our own from SVG files, the others from the packages of icons.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"
ICONS = ROOT / "web" / "node_modules" / "@iconify-json"
FILE = ROOT / "src" / "stockpot" / "pictures" / "art.json"

IMPORTED = re.compile(r"~icons/([a-z-]+)/([a-z0-9-]+)(?:\?raw)?'")
DRAWN = re.compile(r'<svg xmlns="[^"]+" viewBox="0 0 (\d+) \1"([^>]*)>(.*?)</svg>', re.DOTALL)
OWN = ("pantry/art", "sapone/pictures")
"""Folders with pieces of our own, one a file."""

Piece = tuple[int, str]


def main() -> int:
    found = {**dict(icons()), **dict(own())}
    text = json.dumps(dict(sorted(found.items())), indent=0, ensure_ascii=False) + "\n"
    FILE.write_text(text, encoding="utf-8")
    print(f"{len(found)} pieces of art, {len(text) // 1000} kB")
    return 0


def icons() -> Iterator[tuple[str, Piece]]:
    """What the tables of the browser import."""
    names = {name for file in GAMES.rglob("*") if file.is_file() for name in IMPORTED.findall(file.read_text("utf-8"))}
    for package in sorted({package for package, _ in names}):
        icons = json.loads((ICONS / package / "icons.json").read_text(encoding="utf-8"))
        for name in sorted(name for which, name in names if which == package):
            parent = icons.get("aliases", {}).get(name, {}).get("parent", name)
            body = re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", icons["icons"][parent]["body"])
            yield symbol_name(package, name), (icons["width"], body)


def symbol_name(package: str, name: str) -> str:
    """Two packages may have pictures of the same thing: symbols of one colour are told apart."""
    return f"{name} sign" if package == "game-icons" else name


def own() -> Iterator[tuple[str, Piece]]:
    """The pieces of our own, named like their files."""
    for file in (file for folder in OWN for file in sorted((GAMES / folder).glob("*.svg"))):
        box, inherited, body = DRAWN.search(file.read_text(encoding="utf-8")).groups()  # type: ignore[union-attr]
        body = re.sub(r">\s+<", "><", body.strip())
        yield file.stem, (int(box), f"<g {inherited.strip()}>{body}</g>" if inherited else body)


if __name__ == "__main__":
    sys.exit(main())
