"""Every sentence that people read stands in a catalogue: fails where one is written into a program.

What is no sentence for players is left alone: docstrings, what exceptions and refusals say to programmers, the help of commands,
and the rooms in `ELSEWHERE`, each with its reason.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "stockpot"
WEB = ROOT / "web" / "src"

ELSEWHERE = {
    "lab/": "reports for designers, in English",
    "games/*/lab.py": "reports for designers, in English",
    "games/pantry/solvability.py": "figures for designers",
    "games/sapotage/balance.py": "figures for designers",
    "envs/": "for programmers",
    "bench/load/": "for programmers",
    "server/wire/http.py": "what no browser sends",
    "server/net/app.py": "the description of the interface",
    "testing/": "for programmers",
    "cli/doctor.py": "for who runs a server",
    "cli/sweep.py": "a report of the lab",
    "cli/tune.py": "a report of the lab",
    "cli/upgrade.py": "for who runs a server",
    "cli/verify.py": "for who runs a server",
    "cli/welcome.py": "for who runs a server",
}
"""Where sentences may stand, and why."""

TO_PROGRAMMERS = re.compile(
    r"(Refusal|Refused|problem|Error|refuse|fail|Bad\w+|logger\.\w+|warn|Option|Argument|Typer)$"
)


def main() -> int:
    wrong = [*in_python(), *in_svelte()]
    for problem in wrong:
        print(problem)
    print(f"{len(wrong)} sentences outside the catalogues.")
    return 1 if wrong else 0


def is_sentence(text: str) -> bool:
    """Does it end with three words and a full stop? Some texts are long, and a regular expression would backtrack for minutes."""
    text = text.rstrip()
    last = re.split("[ ’']", text)[-3:]
    return text.endswith((".", "!", "?", "…")) and len(last) == 3 and all(word[:1].isalpha() for word in last)


# ----------------------------------------------------------------------------------------------------------------- Python


def in_python() -> Iterator[str]:
    for file in sorted(SOURCE.rglob("*.py")):
        if not is_elsewhere(file):
            yield from sentences_of(file)


def is_elsewhere(file: Path) -> bool:
    place = file.relative_to(SOURCE)
    return any(place.match(room) or place.as_posix().startswith(room) for room in ELSEWHERE)


def sentences_of(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    known = {id(part) for node in ast.walk(tree) if is_no_text(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in known:
            continue
        if is_sentence(node.value):
            yield f"{file.relative_to(ROOT)}:{node.lineno}: {node.value.strip()[:80]}"


def is_no_text(node: ast.AST) -> bool:
    """A docstring, or something said to programmers."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Raise) or (
        isinstance(node, ast.Call) and TO_PROGRAMMERS.search(ast.unparse(node.func)) is not None
    )


# ---------------------------------------------------------------------------------------------------------------- browser

SCRIPT = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
SPOKEN = re.compile(r'\b(?:aria-label|title|placeholder|alt)="([^"{]*[a-z]{2}[^"{]*)"')
STRING = re.compile(r"'([^'\n]*)'|`([^`]*)`")
PROPER_NAMES = ("Stockpot", "– Stockpot")


def in_svelte() -> Iterator[str]:
    for file in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        if "generated" in file.parts:
            continue
        text = file.read_text(encoding="utf-8")
        found = [*words_of_markup(text)] if file.suffix == ".svelte" else []
        found += [one or other for one, other in STRING.findall(text) if is_sentence(one or other)]
        yield from (f"{file.relative_to(ROOT)}: {one.strip()[:80]}" for one in found)


def words_of_markup(text: str) -> Iterator[str]:
    """Words between the tags of a component, and in attributes that are read aloud."""
    markup = SCRIPT.sub("", text).replace("&nbsp;", " ")
    yield from SPOKEN.findall(markup)
    for words in re.sub(r"<[^>]*>", "\n", without_expressions(markup)).split("\n"):
        if re.search(r"[^\W\d_]{2}", words) and words.strip() not in PROPER_NAMES:
            yield words


def without_expressions(markup: str) -> str:
    """Without what stands in braces: it is a program's affair."""
    kept, depth = [], 0
    for c in markup:
        depth += (c == "{") - (c == "}")
        if depth == 0 and c != "}":
            kept.append(c)
    return "".join(kept)


if __name__ == "__main__":
    sys.exit(main())
