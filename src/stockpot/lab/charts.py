"""Charts of a report: Vega-Lite by altair, drawn in the browser by Vega, which stands in the page itself.

A chart goes into the page as its specification; one script at the end draws them all, in the colours of day or night. Each can be
looked at closely (a tip at every mark) and saved as a picture. Who cannot see it has its title, and the table beside it.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import altair as alt

from stockpot.lab.formatting import spanned, written
from stockpot.lab.tally import Figure

VARIANTS = ("A", "B")
COLUMNS = 24
"""Columns of a distribution at most."""
LINE, HALF = 26, 14
"""Height of a row of dots, and of each variant's part of it where there are two."""
LABEL = 170
"""Pixels that a label may take."""
CHART = '<figure class="chart">'
"""How a chart begins in a page."""
EMPTY = ("$schema", "config")
"""What altair adds, and the page says for all charts."""

Bars = Sequence[tuple[str, Sequence[Figure | None]]]
"""Rows of a chart: a name, and its figure in each variant."""


def bars(title: str, rows: Bars, unit: str, fair: float | None) -> str:
    """One line a row: a dot with its interval, two where two variants are compared; a dashed line at the fair value."""
    values = [
        {"name": name, "variant": VARIANTS[i], **marks(figure, unit)}
        for name, each in rows for i, figure in enumerate(each) if figure
    ]  # fmt: skip
    if not values:
        return ""
    two = len(rows[0][1]) > 1
    base = alt.Chart(data(values)).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=LABEL)),
        color=variant_colour() if two else alt.value("first"),
        tooltip=tips("name", *(["variant"] if two else [])),
    )
    if two:
        base = base.encode(yOffset=alt.YOffset("variant:N"))
    layers = [
        base.mark_rule(strokeWidth=2).encode(x=amount("low", unit), x2="high:Q"),
        base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q"),
    ]
    return drawn(title, [*layers, *fair_line(fair, "x")], alt.Step(HALF if two else LINE))


def level() -> alt.Axis:
    """Columns with their names below them, as many as have room."""
    return alt.Axis(labelAngle=0, labelOverlap=True, labelSeparation=6)


def lines(title: str, columns: Sequence[str], rows: Bars, unit: str, fair: float | None, axis: str) -> str:
    """A line for each row over the columns, with intervals; `rows` has a figure for each column."""
    values = [
        {"series": name, "column": column, **marks(figure, unit)}
        for name, each in rows for column, figure in zip(columns, each, strict=True) if figure
    ]  # fmt: skip
    if not values:
        return ""
    many = len(rows) > 1
    names = [name for name, _ in rows]
    colour = alt.Color("series:N", sort=names, title=None, legend=alt.Legend(orient="top", columns=3, labelLimit=LABEL))
    base = alt.Chart(data(values)).encode(
        x=alt.X("column:O", sort=list(columns), title=axis or None, axis=level()),
        color=colour if many else alt.value("first"),
        tooltip=tips("column", *(["series"] if many else [])),
    )
    layers = [
        base.mark_rule().encode(y=amount("low", unit), y2="high:Q"),
        base.mark_line(point=alt.OverlayMarkDef(size=30)).encode(y="value:Q"),
    ]
    return drawn(title, [*layers, *fair_line(fair, "y")], 200)


def distribution(title: str, shares: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """Columns that add up to the whole, of one variant or two side by side."""
    joined = join_columns(shares)
    values = [
        {"column": name, "variant": VARIANTS[i], "value": share, "figure": written(share, "%")}
        for name, each in joined for i, share in enumerate(each)
    ]  # fmt: skip
    if not values:
        return ""
    two = len(joined[0][1]) > 1
    chart = alt.Chart(data(values)).mark_bar().encode(
        x=alt.X("column:O", sort=None, title=axis or None, axis=level()),
        y=amount("value", "%", zero=True),
        color=variant_colour() if two else alt.value("first"),
        tooltip=["column:N", *(["variant:N"] if two else []), "figure:N"],
    )  # fmt: skip
    if two:
        chart = chart.encode(xOffset=alt.XOffset("variant:N"))
    return drawn(title, [chart], 170)


def scatter(
    title: str, points: Sequence[tuple[str, str, float, float]], across: tuple[str, str], up: tuple[str, str]
) -> str:
    """Points with a name and a kind, by two figures; `across` and `up`: what they are, and their units."""
    values = [
        {"name": name, "kind": kind, "x": x, "y": y, across[0]: written(x, across[1]), up[0]: written(y, up[1])}
        for name, kind, x, y in points
    ]
    kinds = list(dict.fromkeys(kind for _, kind, _, _ in points))
    legend = alt.Legend(orient="top", columns=2, labelLimit=LABEL)
    chart = alt.Chart(data(values)).mark_point(filled=True, size=70, opacity=1).encode(
        x=amount("x", across[1], title=across[0]), y=amount("y", up[1], title=up[0]),
        color=alt.Color("kind:N", sort=kinds, title=None, legend=legend), shape=alt.Shape("kind:N", sort=kinds, legend=None),
        tooltip=["name:N", f"{across[0]}:N", f"{up[0]}:N"],
    )  # fmt: skip
    return drawn(title, [chart], 300)


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


# ---------------------------------------------------------------------------------------------------------------- pieces


def data(values: list[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=values)


def marks(figure: Figure, unit: str) -> dict[str, Any]:
    """A figure as a chart needs it: where it stands, and what its tip says."""
    return {
        "value": short(figure.value), "low": short(figure.low), "high": short(figure.high), "figure": written(figure.value, unit),
        "interval": spanned(figure, unit),
    }  # fmt: skip


def short(value: float) -> float:
    """Digits that nobody sees make a page long."""
    return float(f"{value:.5g}")


def tips(*names: str) -> list[str]:
    return [*(f"{name}:N" for name in names), "figure:N", "interval:N"]


def amount(name: str, unit: str, zero: bool = False, title: str | None = None) -> Any:
    """An axis of figures. Altair takes the same channel for both directions."""
    axis = alt.Axis(format=".0%") if unit == "%" else alt.Axis()
    return {
        "field": name,
        "type": "quantitative",
        "title": title,
        "scale": {"zero": zero, "padding": 0 if zero else 8},
        "axis": axis.to_dict(),
    }


def variant_colour() -> alt.Color:
    return alt.Color("variant:N", title=None, sort=list(VARIANTS), legend=alt.Legend(orient="top"))


def fair_line(fair: float | None, way: str) -> list[alt.Chart]:
    """A dashed line where everything would be if nothing mattered."""
    if fair is None:
        return []
    rule = alt.Chart(data([{"fair": fair}])).mark_rule(strokeDash=[4, 3], color="soft")
    return [rule.encode(x="fair:Q") if way == "x" else rule.encode(y="fair:Q")]


def drawn(title: str, layers: Sequence[Any], height: Any) -> str:
    """A chart as a part of a page: its specification, and the place where it is drawn."""
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    chart = alt.layer(*layers).properties(description=title, width="container", height=height, autosize=fit)
    specification = chart.to_dict()
    plain = {key: value for key, value in specification.items() if key not in EMPTY}
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return (
        f'{CHART}<div role="img" aria-label="{escape(title)}"></div>'
        f'<script type="application/json">{text}</script></figure>'
    )


@functools.cache
def script() -> str:
    """Vega and what draws all charts of a page with it, as the content of a script element."""
    import vl_convert

    drawing = (Path(__file__).parent / "charts.js").read_text(encoding="utf-8")
    return str(vl_convert.javascript_bundle(drawing)).replace("</script", "<\\/script")
