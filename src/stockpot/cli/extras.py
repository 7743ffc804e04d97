"""The extras of the package: what each of them brings, and which one brings what is missing."""

from __future__ import annotations

import re
from importlib import metadata

OWN = "stockpot"
REQUIREMENT = re.compile(r"([\w.-]+).*;.*\bextra == ['\"](\w+)['\"]")
OTHERWISE = {"PIL": "pillow", "pyspiel": "open_spiel"}
"""Modules that are not called like the package they come with."""


def extras() -> dict[str, list[str]]:
    """What each extra brings, without what it has from a smaller one: `envs` includes `fast`, and `all` brings nothing new."""
    whole: dict[str, list[str]] = {}
    for line in metadata.requires(OWN) or []:
        if match := REQUIREMENT.match(line):
            whole.setdefault(match[2], []).append(match[1])
    found: dict[str, list[str]] = {}
    for extra in sorted(whole, key=lambda extra: (len(whole[extra]), extra)):
        included = {name for smaller in found if set(whole[smaller]) <= set(whole[extra]) for name in whole[smaller]}
        own = [name for name in whole[extra] if name not in included]
        if own:
            found[extra] = own
    return found


def lacking(error: ModuleNotFoundError) -> str | None:
    """What to do about a module that could not be imported, where an extra brings it."""
    module = (error.name or "").partition(".")[0]
    wanted = _normal(OTHERWISE.get(module, module))
    for extra, packages in extras().items():
        if wanted in map(_normal, packages):
            return f"This needs {module}, which is not installed: pip install '{OWN}[{extra}]'"
    return None


def _normal(package: str) -> str:
    return package.lower().replace("_", "-")
