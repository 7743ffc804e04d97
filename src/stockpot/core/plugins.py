"""What other packages bring: games and bots, found by their entry points.

A package says in its `pyproject.toml` what it has:

    [project.entry-points."stockpot.games"]
    stew = "my_package.stew:GAME"
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@functools.cache
def brought(group: str) -> dict[str, EntryPoint]:
    """What the installed packages name in a group, in the order of names."""
    from importlib.metadata import entry_points  # takes longer to load than all that a table of the house needs

    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def load_brought(group: str, name: str) -> Any:
    """The thing itself; `ValueError` says which package is at fault when it cannot be loaded."""
    entry = brought(group)[name]
    try:
        return entry.load()
    except (ImportError, AttributeError) as error:
        package = entry.dist.name if entry.dist else "a package"
        raise ValueError(f"{name} ({entry.value}, from {package}) cannot be loaded: {error}") from error
