"""The reports in docs/lab, made anew by the commands that docs/designers.md gives: `python -m tools.lab_pages [GAME …]`.

A report needs nothing else; here five of them share the script that draws their charts, which MkDocs writes beside them
(`tools/docs_pages.py`). What was played stays in build/lab: a run that was stopped goes on.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

from stockpot.lab import charts

ROOT = Path(__file__).parent.parent
SHARED = '<script src="charts.js"></script>'


def commands() -> dict[str, str]:
    """By game, how its report is made."""
    text = (ROOT / "docs" / "designers.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| \[[^]]*\]\(lab/(\w+)\.html\) \| `(stockpot lab [^`]*)` \|", text, re.MULTILINE))


def shared(page: str) -> str:
    """A report that takes its script from beside it."""
    whole = f"<script>{charts.script()}</script>"
    if whole not in page:
        raise ValueError("This report was made by another version of the charts: make it anew.")
    return page.replace(whole, SHARED)


def main(names: list[str]) -> None:
    folder = ROOT / "build" / "lab"
    folder.mkdir(parents=True, exist_ok=True)
    for name, command in commands().items():
        if names and name not in names:
            continue
        file = folder / f"{name}.html"
        subprocess.run([sys.executable, "-m", *shlex.split(command), "--output", str(file)], check=True)
        page = shared(file.read_text(encoding="utf-8"))
        (ROOT / "docs" / "lab" / f"{name}.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
