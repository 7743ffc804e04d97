"""Small plots as SVG, without a plotting library: they open in any browser and stand in any page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stockpot.lab.ratings import Rating

WIDTH, LEFT, RIGHT, TOP, LINE = 640, 110, 30, 50, 30


def rating_plot(title: str, ratings: Sequence[Rating]) -> str:
    """Ratings with their intervals, one line a bot."""
    low = min(r.low for r in ratings)
    high = max(r.high for r in ratings)
    span = max(1.0, high - low)
    height = TOP + LINE * len(ratings) + 40

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (elo - low) / span

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for tick in ticks(low, high):
        parts.append(f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{TOP - 8}" y2="{height - 30}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(tick):.1f}" y="{height - 12}" text-anchor="middle" fill="#555">{tick:+.0f}</text>')
    for i, r in enumerate(ratings):
        y = TOP + LINE * i + LINE / 2
        parts.append(f'<text x="12" y="{y + 4:.1f}">{escape(r.name)}</text>')
        parts.append(
            f'<line x1="{x(r.low):.1f}" x2="{x(r.high):.1f}" y1="{y}" y2="{y}" stroke="#0072b2" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{x(r.elo):.1f}" cy="{y}" r="5" fill="#d55e00"/>')
    return "\n".join([*parts, "</svg>", ""])


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two bounds, about five of them."""
    step = 10.0
    while (high - low) / step > 6:
        step *= 2.5 if str(step)[0] == "2" else 2
    first = int(low // step) + 1
    return [step * i for i in range(first, int(high // step) + 1)]
