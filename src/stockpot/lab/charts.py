"""Charts of a report as inline SVG: narrow enough for a phone, coloured by the page's own style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stockpot.lab.tally import Figure
from stockpot.lab.written import written

WIDTH = 360
LINE = 24
TOP, BOTTOM = 6, 34
LABEL = 15
"""Characters of a label that fit on the left of a bar."""
COLUMNS = 24
"""Columns of a distribution at most."""

Bars = Sequence[tuple[str, Sequence[Figure | None]]]
"""Rows of a chart: a name, and its figure in each variant."""


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">' + "".join(parts) + "</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def round_steps(low: float, high: float) -> list[float]:
    """Three to six round numbers between two bounds."""
    span = (high - low) or 1.0
    step = 10.0 ** int(f"{span:e}".split("e")[1])
    while span / step < 3:
        step /= 2
    while span / step > 6:
        step *= 2
    first = int(low / step) - 1
    return [step * i for i in range(first, first + 12) if low - 1e-9 <= step * i <= high + 1e-9]


def short(label: str, most: int = LABEL) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def bars(title: str, rows: Bars, unit: str, fair: float | None) -> str:
    """One line a row: a dot with its interval, two where two variants are compared; a dashed line at the fair value."""
    figures = [figure for _, each in rows for figure in each if figure]
    if not figures:
        return ""
    ends = [end for figure in figures for end in (figure.low, figure.high)] + ([fair] if fair is not None else [])
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0
    longest = max(len(label) for label, _ in rows)
    left = 18 + 6.6 * min(longest, LABEL + 5)
    right = WIDTH - 58

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / span

    bottom = TOP + LINE * len(rows)
    parts = [line(x(tick), TOP, x(tick), bottom, "grid") for tick in round_steps(low, high)]
    parts += [text(x(tick), bottom + 15, written(tick, unit), "middle", "tick") for tick in round_steps(low, high)[::2]]
    if fair is not None:
        parts.append(line(x(fair), TOP, x(fair), bottom, "fair"))
    for i, (label, each) in enumerate(rows):
        middle = TOP + LINE * (i + 0.5)
        parts.append(f"<g><title>{escape(label)}</title>{text(4, middle + 4, short(label, LABEL + 5))}</g>")
        for j, figure in enumerate(each):
            if figure:
                y = middle + (0 if len(each) == 1 else 8 * j - 4)
                parts.append(line(x(figure.low), y, x(figure.high), y, f"wide v{j}"))
                parts.append(f'<circle cx="{x(figure.value):.1f}" cy="{y:.1f}" r="4" class="dot v{j}"/>')
        last = each[-1]
        if last:
            parts.append(text(WIDTH - 2, middle + 4, written(last.value, unit), "end", "value"))
    return picture(bottom + 22, title, parts)


def lines(title: str, columns: Sequence[str], rows: Bars, unit: str, fair: float | None, axis: str) -> str:
    """A line for each row over the columns, with intervals; `rows` has a figure for each column."""
    figures = [figure for _, each in rows for figure in each if figure]
    if not figures:
        return ""
    ends = [end for figure in figures for end in (figure.low, figure.high)] + ([fair] if fair is not None else [])
    low, high = min(0.0 if unit == "%" else min(ends), *ends), max(ends)
    span = (high - low) or 1.0
    left, right, bottom = 48, WIDTH - 10, 190

    def x(column: int) -> float:
        return left + (right - left) * (column + 0.5) / len(columns)

    def y(value: float) -> float:
        return bottom - (bottom - TOP) * (value - low) / span

    parts = []
    for tick in round_steps(low, high):
        parts += [
            line(left, y(tick), right, y(tick), "grid"),
            text(left - 5, y(tick) + 4, written(tick, unit), "end", "tick"),
        ]
    if fair is not None:
        parts.append(line(left, y(fair), right, y(fair), "fair"))
    step = -(-len(columns) // 6)
    for i, column in enumerate(columns):
        if i % step == 0:
            parts.append(
                text(x(i), bottom + 15, short(column.removeprefix("round ").removeprefix("deal "), 9), "middle", "tick")
            )
    for j, (_, each) in enumerate(rows):
        points = [(x(i), figure) for i, figure in enumerate(each) if figure]
        path = " ".join(f"{at:.1f},{y(figure.value):.1f}" for at, figure in points)
        parts.append(f'<polyline points="{path}" class="line v{j % 6}"/>')
        for at, figure in points:
            parts.append(line(at, y(figure.low), at, y(figure.high), f"wide v{j % 6}"))
            parts.append(f'<circle cx="{at:.1f}" cy="{y(figure.value):.1f}" r="2.5" class="dot v{j % 6}"/>')
    parts.append(text((left + right) / 2, bottom + 31, axis, "middle", "tick"))
    drawn = picture(bottom + 38, title, parts)
    if len(rows) == 1:
        return drawn
    keys = "".join(f'<li class="v{j % 6}">{escape(name)}</li>' for j, (name, _) in enumerate(rows))
    return f'<ul class="keys">{keys}</ul>{drawn}'


def distribution(title: str, shares: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """Columns that add up to the whole, of one variant or two side by side."""
    joined = join_columns(shares)
    most = max((share for _, each in joined for share in each), default=0.0) or 1.0
    left, right, bottom = 48, WIDTH - 6, 150
    room = (right - left) / max(1, len(joined))

    def y(share: float) -> float:
        return bottom - (bottom - TOP) * share / most

    parts = []
    for tick in round_steps(0, most):
        parts += [
            line(left, y(tick), right, y(tick), "grid"),
            text(left - 5, y(tick) + 4, written(tick, "%"), "end", "tick"),
        ]
    step = -(-len(joined) // 7)
    for i, (label, each) in enumerate(joined):
        for j, share in enumerate(each):
            wide = 0.84 * room / len(each)
            at = left + room * i + 0.08 * room + wide * j
            tip = f"<title>{escape(label)}: {written(share, '%')}</title>"
            parts.append(
                f'<rect x="{at:.1f}" y="{y(share):.1f}" width="{wide:.1f}" height="{bottom - y(share):.1f}" class="column v{j}">'
                f"{tip}</rect>"
            )
        if i % step == 0:
            parts.append(text(left + room * (i + 0.5), bottom + 15, short(label, 12), "middle", "tick"))
    parts.append(text((left + right) / 2, bottom + 31, axis, "middle", "tick"))
    return picture(bottom + 38, title, parts)


def join_columns(shares: Sequence[tuple[str, Sequence[float]]]) -> list[tuple[str, list[float]]]:
    """Whole numbers in columns of equal width where there are too many of them; names stay as they are."""
    if not all(label.lstrip("-").isdigit() for label, _ in shares) or not shares:
        return [(label, list(each)) for label, each in shares]
    found = {int(label): each for label, each in shares}
    low, high = min(found), max(found)
    width = -(-(high - low + 1) // COLUMNS)
    joined = []
    for start in range(low - low % width, high + 1, width):
        inside = [found[value] for value in range(start, start + width) if value in found]
        name = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        joined.append((name.replace("-", "−"), [sum(each[j] for each in inside) for j in range(len(shares[0][1]))]))
    return joined
