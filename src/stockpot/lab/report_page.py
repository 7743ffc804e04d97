"""Building blocks of a report's HTML page: sections with charts, each with a table for readers and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from stockpot.lab import charts
from stockpot.lab.charts import VARIANTS
from stockpot.lab.formatting import signed, spanned, written
from stockpot.lab.tally import SINGLE, Figure, Tally

FEW = 24
"""Rows that a chart shows; of more, the highest and the lowest."""
AS_THEY_COME = 8
"""Rows that a chart leaves in their order."""
RARE = 30
"""Of what happens more rarely a chart of many rows says nothing; the figures stand in the table."""


def document(title: str, body: Sequence[str]) -> str:
    """A page that needs nothing else: Vega stands in it where there is a chart to draw."""
    content = "\n".join(body)
    script = f"<script>{charts.script()}</script>\n" if charts.CHART in content else ""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n<body><main>\n'
        + content
        + f"\n</main>\n{script}</body></html>\n"
    )


def section(title: str, tallies: Sequence[Tally], two: bool, extra: str = "") -> str:
    """Single figures in one table, then everything else with its chart."""
    single = [tally for tally in tallies if tally.labels == SINGLE]
    parts = [f"<h2>{escape(title)}</h2>"]
    if single:
        parts.append(table([(tally.meta["title"], "", tally, "", "") for tally in single], two))
    parts.append(extra)
    parts += [block(tally, two) for tally in tallies if tally not in single]
    return "<section>" + "\n".join(part for part in parts if part) + "</section>"


def block(tally: Tally, two: bool) -> str:
    """One measure: its chart, its note, and all its figures behind a fold."""
    meta = tally.meta
    head = f"<h3>{escape(meta['title'])}</h3>" + (f'<p class="note">{escape(meta["note"])}</p>' if meta["note"] else "")
    if meta["chart"] == "table" and len(tally.columns) > 1:
        return head + grid(tally, two)
    figures = table([(row, column, tally, row, column) for row, column in tally.labels], two)
    folded = f'<details><summary>all figures<span class="hidden">: {escape(meta["title"])}</span></summary>{figures}</details>'
    return head + ("" if meta["chart"] == "table" else chart(tally, two)) + folded


def chart(tally: Tally, two: bool) -> str:
    """The drawing that its measure asks for."""
    variants = range(2 if two else 1)
    kind = tally.meta["chart"]
    if kind == "shares" and all(row.lstrip("-")[:1].isdigit() for row in tally.rows):
        return shares_chart(tally, variants)
    if kind == "lines":
        return lines_chart(tally, variants)
    bars = [(row, [tally.figure(row, "", i) for i in variants]) for row in tally.rows]
    if kind == "shares":  # names have no order that columns would show
        return charts.bars(tally.meta["title"], bars, tally.meta["unit"], None)
    return bars_chart(tally, bars)


def shares_chart(tally: Tally, variants: range) -> str:
    """A distribution over numbers."""
    shares = [
        (row, [value_of(tally.figure(row, "", i)) for i in variants]) for row in in_order(tally.rows)
    ]  # fmt: skip
    return charts.distribution(tally.meta["title"], shares, tally.meta["axis"])


def lines_chart(tally: Tally, variants: range) -> str:
    """Lines over the columns, one for each row; over the rows, where there are no columns. With two variants, both."""
    across = tally.columns if len(tally.columns) > 1 else tally.rows
    curves = []
    for row in tally.rows if len(tally.columns) > 1 else [""]:
        for i in variants:
            name = ", ".join(part for part in (row, VARIANTS[i] if len(variants) > 1 else "") if part)
            points = [tally.figure(row, place, i) if row else tally.figure(place, "", i) for place in across]
            curves.append((name, points))
    return charts.lines(tally.meta["title"], across, curves, tally.meta["unit"], tally.meta["fair"], tally.meta["axis"])


def bars_chart(tally: Tally, bars: list[tuple[str, list[Figure | None]]]) -> str:
    """Few rows as they come, more from the highest to the lowest, of many only both ends."""
    title, unit, fair = (tally.meta[key] for key in ("title", "unit", "fair"))
    if len(bars) <= AS_THEY_COME:
        return charts.bars(title, bars, unit, fair)
    known = sorted((bar for bar in bars if often(bar[1][0])), key=lambda bar: -value_of(bar[1][0]))
    if len(known) <= FEW:
        return charts.bars(title, known, unit, fair)
    best, worst = known[: FEW // 2], known[-FEW // 2 :]
    return (
        f"<p>The highest of {len(known)}:</p>{charts.bars(title, best, unit, fair)}"
        f"<p>The lowest:</p>{charts.bars(title, worst, unit, fair)}"
    )


def often(figure: Figure | None) -> bool:
    """Is a figure made from enough to be drawn among many others?"""
    return figure is not None and figure.count >= RARE


def value_of(figure: Figure | None) -> float:
    return figure.value if figure else 0.0


def in_order(rows: list[str]) -> list[str]:
    """Whole numbers from the lowest up; names as they are."""
    return sorted(rows, key=int) if all(row.lstrip("-").isdigit() for row in rows) else rows


def table(entries: Sequence[tuple[str, str, Tally, str, str]], two: bool) -> str:
    """Figures line by line."""
    heads = ("figure", *VARIANTS, "B − A") if two else ("figure", "value", "95 % interval")
    lines = []
    for name, more, tally, row, column in entries:
        cells = difference_cells(tally, row, column) if two else figure_cells(tally, row, column)
        if cells:
            label = escape(", ".join(part for part in (name, more) if part))
            note = (
                f"<small>{escape(tally.meta['note'])}</small>" if tally.labels == SINGLE and tally.meta["note"] else ""
            )
            lines.append(f'<tr><th scope="row">{label}{note}</th>{cells}</tr>')
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def figure_cells(tally: Tally, row: str, column: str) -> str:
    figure, unit = tally.figure(row, column), tally.meta["unit"]
    if not figure:
        return ""
    return f"<td>{written(figure.value, unit)}</td><td>{spanned(figure, unit)}</td>"


def difference_cells(tally: Tally, row: str, column: str) -> str:
    unit = tally.meta["unit"]
    a, b, difference = tally.figure(row, column, 0), tally.figure(row, column, 1), tally.difference(row, column)
    cells = "".join(f"<td>{written(figure.value, unit) if figure else '–'}</td>" for figure in (a, b))
    if not a and not b:
        return ""
    if not difference:
        return f"{cells}<td>–</td>"
    strong = "b" if abs(difference.value) > difference.wide else "span"
    return f"{cells}<td><{strong}>{signed(difference.value, unit)}</{strong}> ± {written(difference.wide, unit)}</td>"


def grid(tally: Tally, two: bool) -> str:
    """Rows and columns; cells that differ from fair (or from the other variant) beyond their interval are tinted."""
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in tally.columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row)}</th>{"".join(grid_cell(tally, row, column, two) for column in tally.columns)}</tr>'
        for row in tally.rows
    )
    top = f"<thead><tr><td></td>{heads}</tr></thead>"
    return scrolled(tally.meta["title"], f'<table class="grid">{top}<tbody>{body}</tbody></table>')


def scrolled(title: str, table: str) -> str:
    """A table that can be moved sideways where the page is narrower, by finger and by key."""
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(title)}">{table}</div>'


def grid_cell(tally: Tally, row: str, column: str, two: bool) -> str:
    unit = tally.meta["unit"]
    figure, away = strikes(tally, row, column, two)
    if not figure:
        return "<td></td>"
    sure = abs(away) > figure.wide
    kind = f' class="{"more" if away > 0 else "less"}"' if sure else ""
    told = signed(figure.value, unit) if two else written(figure.value, unit)
    return f"<td{kind}>{told}<small>± {written(figure.wide, unit)}</small></td>"


def interval(figure: Figure, unit: str) -> str:
    return f'<span class="interval">({spanned(figure, unit)})</span>'


def strikes(tally: Tally, row: str, column: str, two: bool) -> tuple[Figure | None, float]:
    """A figure, and how far it is from where it would be if nothing mattered."""
    if two:
        difference = tally.difference(row, column)
        return difference, difference.value if difference else 0.0
    figure, fair = tally.figure(row, column), tally.meta["fair"]
    return figure, figure.value - fair if figure and fair is not None else 0.0


FOOT = (
    "<footer><p>An interval says how far chance alone may have moved a figure: in 95 of 100 such studies the true value lies "
    "inside. It is made from whole games, since what happens within a game is not independent. Among many figures some lie "
    "outside by chance: ask again with another seed before you believe a surprise. And what is true for these players need not "
    "be true for better ones.</p></footer>"
)

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
