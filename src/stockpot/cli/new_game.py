"""`stockpot new-game`: a package with a small game in it, complete, to be changed into another."""

from __future__ import annotations

import re
from pathlib import Path

from stockpot.cli.console import console

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile("[a-z][a-z0-9]{1,19}")
HOME = "home"
"""What of the template stands beside the package: how it is built, tests, a page to begin with."""
BESIDE = re.compile("^(.*ladle.*?)( {2,})(?=#)", re.MULTILINE)
"""A line with the name in it and a comment beside it, which stays in its column."""
WRITTEN = {".py", ".md", ".ftl", ".csv", ".toml"}


def run(name: str, folder: Path | None) -> None:
    from stockpot.core.game import game_names

    if not NAME.fullmatch(name) or name in game_names():
        raise ValueError(
            f"A new game is named by 2 to 20 small letters and digits, and no other game so; not {name!r}."
        )
    home = folder or Path(name)
    write(name, home)
    console.print(f"{home} has a small game in it that can be played as it is:\n")
    console.print(f"  pip install --editable '{home}[test]'\n  stockpot play {name}\n  pytest {home}\n", markup=False)
    console.print(f"Where to begin: {home}/README.md")


def write(name: str, home: Path) -> None:
    """Everything under the new name; an existing folder is left alone."""
    package = home / f"stockpot_{name}"
    package.mkdir(parents=True)
    for path in sorted(TEMPLATE.rglob("*.*")):
        if path.suffix in WRITTEN:
            place = path.relative_to(TEMPLATE)
            to = home / place.relative_to(HOME) if place.parts[0] == HOME else package / place
            to = to.with_name(renamed(to.name, name))
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    def moved(line: re.Match[str]) -> str:
        longer = (len(name) - len("ladle")) * line[1].count("ladle")
        return line[1].ljust(len(line[0]) - longer - 2) + "  "

    text = BESIDE.sub(moved, text)
    return text.replace("ladle", name).replace("Ladle", name.capitalize())
