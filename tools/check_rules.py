"""Every rule is traceable: fails when a rule of a rulebook has no test, or when something names a rule that is not there.

Rule ids are the anchors of the rulebooks: `<a id="soup.play.follow"></a>`. Tests name them in `@pytest.mark.rule(…)`; rule
functions in their docstrings, refusals and options in their texts.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "stockpot" / "games"
TEXTS = ROOT / "src" / "stockpot" / "texts"
LANGUAGES = ("en", *sorted(path.name for path in TEXTS.iterdir() if path.is_dir() and path.name != "en"))
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
SHAPE = re.compile(r"^[a-z]+\.[a-z0-9-]+\.[a-z0-9-]+$")


def rule_ids(game: Path, lang: str) -> list[str]:
    """The ids of a rulebook, in order."""
    return ANCHOR.findall((TEXTS / lang / f"{game.name}.md").read_text(encoding="utf-8"))


def ids_in_code(game: Path) -> set[str]:
    """Ids named in the strings of a game's source: docstrings, refusals, options."""
    named = re.compile(rf"\b{game.name}\.[a-z0-9-]+\.[a-z0-9-]*[a-z0-9]\b(?!\()")
    found: set[str] = set()
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(named.findall(node.value))
    return found


def ids_in_tests() -> dict[str, int]:
    """Ids named by `pytest.mark.rule`, and how often."""
    found: dict[str, int] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found[argument.value] = found.get(argument.value, 0) + 1
    return found


def check(game: Path, tested: dict[str, int]) -> list[str]:
    """What is wrong with the rules of one game."""
    ids = rule_ids(game, "en")
    wrong = [f"{i}: twice in the rulebook" for i in sorted({i for i in ids if ids.count(i) > 1})]
    wrong += [
        f"{i}: should read {game.name}.section.name"
        for i in ids
        if not SHAPE.match(i) or not i.startswith(game.name + ".")
    ]
    for lang in LANGUAGES[1:]:
        if rule_ids(game, lang) != ids:
            different = sorted(set(ids) ^ set(rule_ids(game, lang))) or ["their order"]
            wrong.append(f"{game.name}: texts/{lang}/{game.name}.md differs from English in {', '.join(different)}")
    wrong += [f"{i}: no test" for i in ids if i not in tested]
    wrong += [
        f"{i}: named in the code of {game.name}, not in the rulebook" for i in sorted(ids_in_code(game) - set(ids))
    ]
    mine = {i for i in tested if i.startswith(game.name + ".")}
    wrong += [f"{i}: named by a test, not in the rulebook" for i in sorted(mine - set(ids))]
    return wrong


def main() -> int:
    tested = ids_in_tests()
    games = [path for path in sorted(GAMES.iterdir()) if (path / "rules.py").exists() or (path / "rules").is_dir()]
    wrong = [problem for game in games for problem in check(game, tested)]
    names = {game.name for game in games}
    wrong += [
        f"{i}: named by a test, but there is no such game" for i in sorted(tested) if i.split(".")[0] not in names
    ]
    for problem in wrong:
        print(problem)
    for game in games:
        ids = rule_ids(game, "en")
        covered = sum(i in tested for i in ids)
        print(
            f"{game.name}: {covered} of {len(ids)} rules tested ({covered / max(1, len(ids)):.0%}), {' = '.join(LANGUAGES)}"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
