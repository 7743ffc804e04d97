"""Small plots as SVG files, Vega-Lite by altair: they open in any browser and stand in any page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import altair as alt

from stockpot.lab.calibration import Bin
from stockpot.lab.charts import data
from stockpot.lab.ratings import Challenge, Rating

WIDTH, LINE, HEIGHT, SQUARE = 480, 30, 240, 320
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9")
LINE_COLOUR, DOT_COLOUR = COLOURS[:2]
NIGHT = "<style>@media (prefers-color-scheme: dark) { svg > * { filter: invert(0.88) hue-rotate(180deg) } }</style>"
"""In a dark page a plot is dark too: light and dark change places, and colours stay what they are."""


def rating_plot(title: str, ratings: Sequence[Rating]) -> str:
    """Ratings with their intervals, one line a bot."""
    base = alt.Chart(data([{"name": r.name, "elo": r.elo, "low": r.low, "high": r.high} for r in ratings])).encode(
        y=alt.Y("name:N", sort=None, title=None)
    )
    return svg(
        title,
        base.mark_rule(color=LINE_COLOUR, strokeWidth=3).encode(
            x=alt.X("low:Q", title=None, scale=alt.Scale(zero=False, padding=8), axis=alt.Axis(format="+d")),
            x2="high:Q",
        ),
        base.mark_point(filled=True, size=90, opacity=1, color=DOT_COLOUR).encode(x="elo:Q"),
        height=alt.Step(LINE),
    )


def challenge_plot(title: str, found: Sequence[Challenge], fair: float) -> str:
    """How often each bot won, with its interval, one column a bot; a dashed line shows the fair share."""
    values = [
        {"name": one.name, "share": one.share, "low": max(0.0, one.share - one.wide), "high": min(1.0, one.share + one.wide)}
        for one in found
    ]  # fmt: skip
    base = alt.Chart(data(values)).encode(x=alt.X("name:N", sort=None, title=None, axis=alt.Axis(labelAngle=0)))
    line = alt.Chart(data([{"fair": fair, "name": "fair share"}])).encode(y="fair:Q")
    whole = alt.Y("low:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=".0%"))
    return svg(
        title,
        line.mark_rule(strokeDash=[5, 4], color="#555"),
        line.mark_text(align="left", dy=-6, color="#555").encode(x=alt.value(4), text="name:N"),
        base.mark_line(color=LINE_COLOUR).encode(y="share:Q"),
        base.mark_rule(color=LINE_COLOUR, strokeWidth=3).encode(y=whole, y2="high:Q"),
        base.mark_point(filled=True, size=90, opacity=1, color=DOT_COLOUR).encode(y="share:Q"),
        height=HEIGHT,
    )


def reliability_plot(title: str, bins: Sequence[Bin]) -> str:
    """What was said across, how often it came true upwards, with intervals; on the dashed line both are the same."""
    values = [
        {"said": one.said, "won": one.won, "low": max(0.0, one.won - one.wide), "high": min(1.0, one.won + one.wide)}
        for one in bins
    ]  # fmt: skip
    whole, percent = alt.Scale(domain=[0, 1]), alt.Axis(format=".0%")
    base = alt.Chart(data(values)).encode(x=alt.X("said:Q", title="chance told", scale=whole, axis=percent))
    same = alt.Chart(data([{"said": 0, "won": 0}, {"said": 1, "won": 1}])).encode(x="said:Q", y="won:Q")
    return svg(
        title,
        same.mark_line(strokeDash=[5, 4], color="#555"),
        base.mark_rule(color=LINE_COLOUR, strokeWidth=3).encode(
            y=alt.Y("low:Q", title="won", scale=whole, axis=percent), y2="high:Q"
        ),
        base.mark_point(filled=True, size=70, opacity=1, color=DOT_COLOUR).encode(y="won:Q"),
        width=SQUARE,
        height=SQUARE,
    )


Curves = Mapping[str, Sequence[tuple[float, float]]]
"""Points of lines that have names."""


def growth_plot(title: str, curves: Curves, across: str, fair: float) -> str:
    """Shares that grow, one colour a line; a dashed line shows the fair share."""
    even = alt.Chart(data([{"y": fair}])).mark_rule(strokeDash=[5, 4], color="#555").encode(y="y:Q")
    up = alt.Y("y:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=".0%"))
    return svg(title, even, lines(curves, alt.X("x:Q", title=across), up), height=HEIGHT)


def decline_plot(title: str, curves: Curves, across: str) -> str:
    """What goes towards 0, one colour a line; both axes are logarithmic."""
    scale = alt.Scale(type="log")
    few = alt.Axis(tickCount=4)
    axes = alt.X("x:Q", title=across, scale=scale, axis=few), alt.Y("y:Q", title=None, scale=scale, axis=few)
    return svg(title, lines(curves, *axes), height=HEIGHT)


def lines(curves: Curves, across: alt.X, up: alt.Y) -> Any:
    values = [{"name": name, "x": x, "y": y} for name, curve in curves.items() for x, y in curve]
    return alt.Chart(data(values)).mark_line(point=alt.OverlayMarkDef(size=30)).encode(
        x=across, y=up,
        color=alt.Color("name:N", sort=list(curves), title=None, scale=alt.Scale(range=list(COLOURS)),
                        legend=alt.Legend(orient="top")),
    )  # fmt: skip


def svg(title: str, *layers: Any, height: Any, width: int = WIDTH) -> str:
    """The layers of a plot, drawn upon each other."""
    import vl_convert

    chart = alt.layer(*layers).properties(
        title=alt.Title(title, anchor="start"), width=width, height=height, background="white"
    )
    head, drawn = str(vl_convert.vegalite_to_svg(chart.to_dict())).split(">", 1)
    return f"{head}>{NIGHT}{drawn}"
