"""The row of the pantry once more, written as plainly as the rules say it, to hold the compiled one against."""

from __future__ import annotations

from collections.abc import Iterator

Row = dict[int, tuple[str, ...]]
"""Stacks from the bottom up by position; empty positions are left out."""

Move = tuple[int, int, int]
"""Position, how many jars, -1 or 1."""


def moves(row: Row) -> Iterator[Move]:
    for p, stack in row.items():
        for k in range(1, len(stack) + 1):
            for side in (-1, 1):
                if len(row.get(p + side, ())) <= len(stack) - k:
                    yield p, k, side


def moved(row: Row, move: Move) -> Row:
    p, k, side = move
    after = dict(row)
    after[p] = row[p][: len(row[p]) - k]
    after[p + side] = row.get(p + side, ()) + row[p][len(row[p]) - k :]
    return {q: stack for q, stack in after.items() if stack}


def places(row: Row, recipe: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The positions whose jars complete the recipe: one position for a column, three for a line."""
    found: list[tuple[int, ...]] = []
    for p, stack in sorted(row.items()):
        if len(stack) >= 3 and recipe in (stack[-3:], stack[-3:][::-1]):
            found.append((p,))
        tops = tuple(row.get(q, ("",))[-1] for q in (p, p + 1, p + 2))
        if recipe in (tops, tops[::-1]):
            found.append((p, p + 1, p + 2))
    return found


def moves_needed(row: Row, recipe: tuple[str, ...], most: int) -> int | None:
    """The fewest moves after which the recipe can be completed, by trying everything."""
    rows, seen = [row], {tuple(sorted(row.items()))}
    for n in range(most + 1):
        if any(places(r, recipe) for r in rows):
            return n
        following = []
        if n < most:
            for r in rows:
                for move in moves(r):
                    after = moved(r, move)
                    key = tuple(sorted(after.items()))
                    if key not in seen:
                        seen.add(key)
                        following.append(after)
        rows = following
    return None
