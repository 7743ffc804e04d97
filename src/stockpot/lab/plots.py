"""Small plots as SVG, without a plotting library: they open in any browser and stand in any page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from stockpot.lab.calibration import Bin
from stockpot.lab.ratings import Challenge, Rating

WIDTH, LEFT, RIGHT, TOP, LINE = 640, 110, 30, 50, 30
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")


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


def challenge_plot(title: str, found: Sequence[Challenge], fair: float) -> str:
    """How often each bot won, with its interval, one column a bot; a dashed line shows the fair share."""
    height, bottom = 320, 280
    step = (WIDTH - LEFT - RIGHT) / len(found)

    def y(share: float) -> float:
        return bottom - (bottom - TOP) * min(1.0, max(0.0, share))

    def across(share: float, stroke: str) -> str:
        return f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}" {stroke}/>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        parts.append(across(percent / 100, 'stroke="#ddd"'))
        parts.append(
            f'<text x="{LEFT - 10}" y="{y(percent / 100) + 4:.1f}" text-anchor="end" fill="#555">{percent} %</text>'
        )
    parts.append(across(fair, 'stroke="#555" stroke-dasharray="5 4"'))
    parts.append(f'<text x="12" y="{y(fair) - 6:.1f}" fill="#555">fair share</text>')
    middles = [LEFT + step * (i + 0.5) for i in range(len(found))]
    line = " ".join(f"{x:.1f},{y(one.share):.1f}" for x, one in zip(middles, found, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0072b2"/>')
    for x, one in zip(middles, found, strict=True):
        high, low = y(one.share + one.wide), y(one.share - one.wide)
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{high:.1f}" y2="{low:.1f}" stroke="#0072b2" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{x:.1f}" cy="{y(one.share):.1f}" r="5" fill="#d55e00"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 24}" text-anchor="middle">{escape(one.name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def reliability_plot(title: str, bins: Sequence[Bin]) -> str:
    """What was said across, how often it came true upwards, with intervals; on the dashed line both are the same."""
    size, bottom = 400, 420
    left = 70

    def place(said: float, won: float) -> tuple[float, float]:
        return left + (size - left - RIGHT) * said, bottom - (bottom - TOP) * min(1.0, max(0.0, won))

    def line(start: tuple[float, float], end: tuple[float, float], stroke: str) -> str:
        return f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" {stroke}/>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {bottom + 50}" font-family="sans-serif" font-size="13">',
        f'<rect width="{size}" height="{bottom + 50}" fill="white"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        (across, _), (_, up) = place(percent / 100, 0), place(0, percent / 100)
        parts.append(line(place(0, percent / 100), place(1, percent / 100), 'stroke="#ddd"'))
        parts.append(f'<text x="{left - 8}" y="{up + 4:.1f}" text-anchor="end" fill="#555">{percent} %</text>')
        parts.append(f'<text x="{across:.1f}" y="{bottom + 18}" text-anchor="middle" fill="#555">{percent} %</text>')
    parts.append(f'<text x="{left}" y="{TOP - 10}" fill="#555">won</text>')
    parts.append(f'<text x="{size - RIGHT}" y="{bottom + 38}" text-anchor="end" fill="#555">chance told</text>')
    parts.append(line(place(0, 0), place(1, 1), 'stroke="#555" stroke-dasharray="5 4"'))
    for one in bins:
        x, y = place(one.said, one.won)
        ends = place(one.said, one.won - one.wide), place(one.said, one.won + one.wide)
        parts.append(line(*ends, 'stroke="#0072b2" stroke-width="3"'))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#d55e00"/>')
    return "\n".join([*parts, "</svg>", ""])


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two bounds, about five of them."""
    step = 10.0
    while (high - low) / step > 6:
        step *= 2.5 if str(step)[0] == "2" else 2
    first = int(low // step) + 1
    return [step * i for i in range(first, int(high // step) + 1)]


def curves_plot(title: str, curves: Mapping[str, Sequence[tuple[float, float]]], across: str, logarithmic: bool) -> str:
    """Lines of points, one colour a line; with `logarithmic` both axes are, and powers of ten are marked."""
    height, bottom = 360, 310
    scale = log10 if logarithmic else float
    points = {name: [(scale(x), scale(y)) for x, y in curve] for name, curve in curves.items()}
    xs, ys = ([point[axis] for curve in points.values() for point in curve] for axis in (0, 1))
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            LEFT + (WIDTH - LEFT - RIGHT) * (x - left) / (right - left or 1),
            bottom - (bottom - TOP) * (y - low) / (high - low or 1),
        )

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        f'<text x="{WIDTH - RIGHT}" y="{height - 8}" text-anchor="end" fill="#555">{escape(across)}</text>',
    ]
    for tick in _marks(low, high, logarithmic):
        _, y = place(left, tick)
        label = f"{10**tick:g}" if logarithmic else f"{tick:g}"
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{label}</text>')
    for tick in _marks(left, right, logarithmic):
        x, _ = place(tick, low)
        label = f"{10**tick:g}" if logarithmic else f"{tick:g}"
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle" fill="#555">{label}</text>')
    for i, (name, curve) in enumerate(points.items()):
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in curve))
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 110 * i}" y="{TOP - 8}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _marks(low: float, high: float, logarithmic: bool) -> list[float]:
    """Where an axis is marked: at powers of ten, or at about five round numbers."""
    if logarithmic:
        return [float(power) for power in range(ceil(low), floor(high) + 1)]
    step = 10.0 ** floor(log10(max(high - low, 1e-9)))
    step *= next(size for size in (0.1, 0.2, 0.5, 1.0, 2.0) if (high - low) / (step * size) <= 6)
    return [step * i for i in range(ceil(low / step), floor(high / step) + 1)]
