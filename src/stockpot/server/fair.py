"""Fair queueing: who waits is served in turns (round robin), not first come, first served.

Everything waits in lines within lines: those of addresses, in them those of people, in them those of tables. Whoever was served
goes to the end, so a thousand wishes of one address hold nobody else up by more than one of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Lines within lines. `path` names them from the outermost to the innermost."""

    def __init__(self) -> None:
        self.items: deque[Item] = deque()
        self.lines: dict[str, FairQueue[Item]] = {}
        """In the order in which they will be served."""

    def __len__(self) -> int:
        return len(self.items) + sum(map(len, self.lines.values()))

    def put(self, path: Sequence[str], item: Item) -> None:
        if path:
            self.lines.setdefault(path[0], FairQueue()).put(path[1:], item)
        else:
            self.items.append(item)

    def waiting(self, name: str) -> int:
        """How much waits in one of the outermost lines."""
        return len(self.lines.get(name, ()))

    def take(self, may: Callable[[str], bool] = lambda _: True) -> Item | None:
        """What is next, of the outermost lines that may be served now; `None` when there is nothing."""
        if self.items:
            return self.items.popleft()
        name = next(filter(may, self.lines), None)
        if name is None:
            return None
        line = self.lines.pop(name)
        item = line.take()
        if line.items or line.lines:
            self.lines[name] = line
        return item
