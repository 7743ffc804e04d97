"""Fair queueing: who waits is served in turns (round robin), not first come, first served.

Everything waits in lines within lines: those of addresses, in them those of people, in them those of tables. Whoever was served
goes to the end, so a thousand wishes of one address hold nobody else up by more than one of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")
Path = tuple[str, ...]
"""The names of lines, from the outermost on."""


class FairQueue(Generic[Item]):
    """Lines within lines."""

    def __init__(self) -> None:
        self.items: deque[Item] = deque()
        self.lines: dict[str, FairQueue[Item]] = {}
        """The lines, in the order in which they will be served."""

    def __len__(self) -> int:
        return len(self.items) + sum(map(len, self.lines.values()))

    def put(self, path: Path, item: Item) -> None:
        if path:
            self.lines.setdefault(path[0], FairQueue()).put(path[1:], item)
        else:
            self.items.append(item)

    def waiting(self, name: str) -> int:
        """How much waits in one of the outermost lines."""
        return len(self.lines.get(name, ()))

    def take(self, may: Callable[[Path], bool] = lambda _: True, above: Path = ()) -> Item | None:
        """Take the next item from the lines that may be served now; `None` when there is none."""
        if self.items:
            return self.items.popleft()
        for name in tuple(self.lines):
            path = (*above, name)
            item = self.lines[name].take(may, path) if may(path) else None
            if item is not None:
                line = self.lines.pop(name)
                if line.items or line.lines:
                    self.lines[name] = line
                return item
        return None
