"""A study as one page of HTML that needs nothing else, as JSON, and as rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path
from typing import Any

from stockpot.core.game import game
from stockpot.lab import charts
from stockpot.lab.extremes import Extreme, extremes, measures_of
from stockpot.lab.parts import Plan
from stockpot.lab.ratings import Challenge
from stockpot.lab.skill import decisiveness
from stockpot.lab.tally import SINGLE, Figure, Tallies, Tally, figure_json
from stockpot.lab.written import signed, spanned, written

SECTIONS = (
    ("Seats", ("seats", "shared")),
    ("Length", ("decisions", "minutes", "stages", "lengths")),
    ("Choices", ("choices", "real_choices", "forced", "branching", "branching_by_time")),
    ("Drama", ("drama", "comeback", "surprise", "uncertainty")),
    (
        "Leads, and when the winner is decided",
        ("lead_changes", "led_by_winner", "decided_at", "runaway", "favourite_wins", "leader_wins"),
    ),
    ("What decisions do", ("dead_decisions", "turning", "agency", "kingmaking")),
    ("Luck and skill", ("players", "lone_thumb", "lone_random")),
    ("Points", ("score", "winning_score", "margin", "scores", "winning_scores")),
)
"""What every game is asked; all else is the game's own."""
FEW = 24
"""Rows that a chart shows; of more, the highest and the lowest."""
AS_THEY_COME = 8
"""Rows that a chart leaves in their order."""
RARE = 30
"""Of what happens more rarely a chart of many rows says nothing; the figures stand in the table."""
STRIKING = 12
"""Figures named at the top."""
VARIANTS = ("A", "B")
WHO = {"thumb": "players who go by rules of thumb", "random": "players who choose at random"}

Skill = list[tuple[str, float, Challenge]]
"""Who played against whom, the fair share, and how it went."""


def as_json(plan: Plan, tallies: Tallies, skill: Skill, command: str) -> dict[str, Any]:
    """All figures with their intervals."""
    found = {
        "game": plan.name, "players": plan.players, "games": plan.games, "seed": plan.seed,
        "policy": plan.policy, "whim": plan.whim,
        "options": list(plan.variants), "command": command,
        "figures": {name: figures_json(tally, len(plan.variants)) for name, tally in tallies.items()},
    }  # fmt: skip
    if skill:
        found["skill"] = [
            {"title": title, "fair": fair, **asdict(one), "decisiveness": decisiveness(one.share, fair)}
            for title, fair, one in skill
        ]
    found["extremes"] = [
        {"verdict": one.verdict, "option": one.name, "taken": figure_json(one.taken), "wins": figure_json(one.wins)}
        for one in extremes(tallies)
    ]
    return found


def figures_json(tally: Tally, variants: int) -> dict[str, Any]:
    entries = []
    for row, column in tally.labels:
        entry: dict[str, Any] = {"row": row, "column": column}
        if variants == 1:
            entry |= figure_json(tally.figure(row, column)) or {}
        else:
            entry |= {name: figure_json(tally.figure(row, column, i)) for i, name in enumerate(VARIANTS)}
            entry["difference"] = figure_json(tally.difference(row, column))
        entries.append(entry)
    return {"title": tally.meta["title"], "unit": tally.meta["unit"], "fair": tally.meta["fair"], "entries": entries}


@dataclass(frozen=True)
class Line:
    """A figure as a row of a table for other programs."""

    measure: str
    row: str
    column: str
    title: str
    unit: str
    variant: str
    """`A`, `B`, or `B-A` for what differs; nothing where there is one variant."""
    value: float
    low: float
    high: float
    count: float


def lines(tallies: Tallies, skill: Skill, variants: int) -> Iterator[Line]:
    """All figures, the ladder of bots, and the options that stand out."""
    for name, tally in tallies.items():
        for row, column in tally.labels:
            figures: list[tuple[str, Figure | None]] = [
                (VARIANTS[i] if variants > 1 else "", tally.figure(row, column, i)) for i in range(variants)
            ]
            if variants > 1:
                figures.append(("B-A", tally.difference(row, column)))
            yield from (
                Line(name, row, column, tally.meta["title"], tally.meta["unit"], which, one.value, one.low, one.high, one.count)
                for which, one in figures if one
            )  # fmt: skip
    for title, _, one in skill:
        figure = challenge_figure(one)
        yield Line("skill", title, "", SKILL, "%", "", figure.value, figure.low, figure.high, figure.count)
    for each in extremes(tallies):
        unit = measures_of(tallies)[0].meta["unit"]  # type: ignore[index]  # there are extremes, so there are measures
        taken = each.taken
        yield Line(
            each.verdict, each.name, "", f"{each.verdict} option: how often it is taken", unit, "", taken.value, taken.low,
            taken.high, taken.count,
        )  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------- page


def page(plan: Plan, tallies: Tallies, skill: Skill, command: str) -> str:
    """The report."""
    two = len(plan.variants) == 2
    title = f"{game(plan.name).title['en']} in the lab"
    body = [head(plan, title, command), striking(tallies, two)]
    asked: set[str] = set()
    for name, names in SECTIONS:
        asked.update(names)
        extra = skill_chart(skill) if name == "Luck and skill" else ""
        body.append(section(name, [tallies[each] for each in names if each in tallies], two, extra))
    body.append(extremes_section(tallies))
    own = [tally for name, tally in tallies.items() if name not in asked]
    if own:
        body.append(section(f"Questions about {game(plan.name).title['en']}", own, two))
    body.append(FOOT)
    return document(title, body)


def document(title: str, body: Sequence[str]) -> str:
    """A page that needs nothing else."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style></head>\n<body><main>\n'
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def head(plan: Plan, title: str, command: str) -> str:
    who = WHO.get(plan.policy, f"bots: {plan.policy}")
    if plan.whim:
        who += f" but take {plan.whim} of 100 decisions at random"
    lines = [f"<h1>{escape(title)}</h1>"]
    lines.append(
        f"<p>{plan.games:,} games, {plan.players} players, {who}, seed <code>{escape(plan.seed)}</code>. "
        "Every figure stands with its 95 % interval.</p>"
    )
    for name, options in zip(VARIANTS, plan.variants, strict=False):
        mark = f'<b class="key v{VARIANTS.index(name)}">{name}</b>: ' if len(plan.variants) == 2 else "Options: "
        lines.append(f"<p>{mark}{escape(said_of(options))}</p>")
    if len(plan.variants) == 2:
        lines.append("<p>Both were played on the same seeds; differences are B − A, game by game.</p>")
    lines.append(f"<pre>{escape(command)}</pre>")
    return "<header>" + "\n".join(lines) + "</header>"


def said_of(options: Mapping[str, Any]) -> str:
    """Options in a line."""
    return ", ".join(f"{key} = {setting(value)}" for key, value in options.items()) or "the printed rules"


def setting(value: Any) -> str:
    """An option's value in a few words: a card list by how many lines it has."""
    if isinstance(value, str) and "\n" in value:
        return f"a list of {len(value.strip().splitlines()) - 1} cards"
    if isinstance(value, dict):
        return "lists of one’s own"
    return str(value)


def striking(tallies: Tallies, two: bool) -> str:
    """The figures that are farthest from fair, or that differ most between two variants, in standard errors."""
    found = []
    for tally in tallies.values():
        if not two and (tally.meta["chart"] in ("shares", "lines") or tally.labels == SINGLE):
            continue
        for row, column in tally.labels:
            figure, away = strikes(tally, row, column, two)
            if figure and figure.wide > 0 and abs(away) > figure.wide and figure.count >= 50:
                found.append((abs(away) / figure.wide, tally, row, column, figure))
    found.sort(key=lambda entry: -entry[0])
    items: list[str] = []
    seen: dict[str, int] = {}
    for _, tally, row, column, figure in found:
        name = tally.meta["name"]
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= 3 and len(items) < STRIKING:
            items.append(f"<li>{sentence(tally, row, column, figure, two)}</li>")
    title = "What differs" if two else "What stands out"
    if not items:
        return f"<section><h2>{title}</h2><p>Nothing beyond chance.</p></section>"
    return f"<section><h2>{title}</h2><ul>{''.join(items)}</ul></section>"


def strikes(tally: Tally, row: str, column: str, two: bool) -> tuple[Figure | None, float]:
    """A figure, and how far it is from where it would be if nothing mattered."""
    if two:
        difference = tally.difference(row, column)
        return difference, difference.value if difference else 0.0
    figure, fair = tally.figure(row, column), tally.meta["fair"]
    return figure, figure.value - fair if figure and fair is not None else 0.0


def sentence(tally: Tally, row: str, column: str, figure: Figure, two: bool) -> str:
    unit = tally.meta["unit"]
    where = ", ".join(part for part in (row, column) if part)
    words = escape(tally.meta["title"] + (f": {where}" if where else ""))
    if two:
        a, b = (tally.figure(row, column, i) for i in range(2))
        both = f"{written(a.value, unit)} → {written(b.value, unit)}, " if a and b else ""
        return f"{words}: {both}<b>{signed(figure.value, unit)}</b> {interval(figure, unit)}"
    fair = f", fair {written(tally.meta['fair'], unit)}" if tally.meta["fair"] is not None else ""
    return f"{words}: <b>{written(figure.value, unit)}</b> {interval(figure, unit)}{fair}"


def interval(figure: Figure, unit: str) -> str:
    return f'<span class="interval">({spanned(figure, unit)})</span>'


# ------------------------------------------------------------------------------------------------------------- sections


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
    note = f'<p class="note">{escape(meta["note"])}</p>' if meta["note"] else ""
    entries = [(row, column, tally, row, column) for row, column in tally.labels]
    if meta["chart"] == "table" and len(tally.columns) > 1:
        return f"<h3>{escape(meta['title'])}</h3>{note}{grid(tally, two)}"
    if meta["chart"] == "table":
        return f"<h3>{escape(meta['title'])}</h3>{note}<details><summary>all figures</summary>{table(entries, two)}</details>"
    figures = (
        "" if meta["chart"] == "shares" else f"<details><summary>all figures</summary>{table(entries, two)}</details>"
    )
    return f"<h3>{escape(meta['title'])}</h3>{note}{chart(tally, two)}{figures}"


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
    heads = ("", *VARIANTS, "B − A") if two else ("", "", "95 % interval")
    lines = []
    for name, more, tally, row, column in entries:
        cells = difference_cells(tally, row, column) if two else figure_cells(tally, row, column)
        if cells:
            label = ", ".join(part for part in (name, more) if part)
            lines.append(f"<tr><th>{escape(label)}</th>{cells}</tr>")
    top = "".join(f"<th>{head}</th>" for head in heads)
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
    heads = "".join(f"<th>{escape(column)}</th>" for column in tally.columns)
    body = "".join(
        f"<tr><th>{escape(row)}</th>{''.join(grid_cell(tally, row, column, two) for column in tally.columns)}</tr>"
        for row in tally.rows
    )
    top = f"<thead><tr><th></th>{heads}</tr></thead>"
    return f'<div class="scroll"><table class="grid">{top}<tbody>{body}</tbody></table></div>'


def grid_cell(tally: Tally, row: str, column: str, two: bool) -> str:
    unit = tally.meta["unit"]
    figure, away = strikes(tally, row, column, two)
    if not figure:
        return "<td></td>"
    sure = abs(away) > figure.wide
    kind = f' class="{"more" if away > 0 else "less"}"' if sure else ""
    told = signed(figure.value, unit) if two else written(figure.value, unit)
    return f"<td{kind}>{told}<small>± {written(figure.wide, unit)}</small></td>"


SKILL = "Wins of one stronger player among weaker ones"


def skill_chart(skill: Skill) -> str:
    if not skill:
        return '<p class="note">Stronger bots play when asked: <code>--skill 100</code>.</p>'
    figures = [(title, challenge_figure(one)) for title, _, one in skill]
    rows = [(title, [figure]) for title, figure in figures]
    fair = skill[0][1]
    lines = "".join(
        f"<tr><th>{escape(title)}</th><td>{written(figure.value, '%')}</td>"
        f"<td>{spanned(figure, '%')}, {figure.count:.0f} games</td><td>{written(decisiveness(figure.value, fair), '%')}</td></tr>"
        for title, figure in figures
    )
    return (
        f"<h3>{SKILL}</h3>"
        f'<p class="note">Every seat once on each shuffle; the fair share is {written(fair, "%")}. Skill decides: 0 % where the '
        "stronger player wins no more than that, 100 % where always.</p>"
        f"{charts.bars('Wins of one stronger player', rows, '%', fair)}<table><thead><tr><th></th><th>wins</th>"
        f"<th>95 % interval</th><th>skill decides</th></tr></thead><tbody>{lines}</tbody></table>"
    )


def challenge_figure(one: Challenge) -> Figure:
    return Figure(one.share, one.wide, one.games, 0.0, 1.0)


def extremes_section(tallies: Tallies) -> str:
    """Options that stand out, where the game says what its options are."""
    measures = measures_of(tallies)
    if not measures:
        return ""
    taken, wins = measures
    found = extremes(tallies)
    told = "".join(f"<li>{extreme(one, taken.meta['unit'])}</li>" for one in found) or "<li>None.</li>"
    return (
        f'<section><h2>Dominant and dead options</h2><p class="note">By “{escape(taken.meta["title"])}” and '
        f"“{escape(wins.meta['title'])}”. Dominant: taken at least as often as is usual, and who takes it wins a quarter more "
        f"often than who takes any. Dead: taken less than a fifth as often as is usual.</p><ul>{told}</ul></section>"
    )


def extreme(one: Extreme, unit: str) -> str:
    """An option that stands out, in a sentence."""
    fare = f"; who takes it wins {written(one.wins.value, '%')} {interval(one.wins, '%')}" if one.wins else ""
    return (
        f"<b>{one.verdict}</b>: {escape(one.name)} – taken {written(one.taken.value, unit)} {interval(one.taken, unit)}, "
        f"usual {written(one.usual, unit)}{fare}"
    )


def summary(tallies: Tallies) -> Iterator[tuple[str, Tally]]:
    """The single figures, for a terminal."""
    for tally in tallies.values():
        if tally.labels == SINGLE:
            yield tally.meta["title"], tally


FOOT = (
    "<footer><p>An interval says how far chance alone may have moved a figure: in 95 of 100 such studies the true value lies "
    "inside. It is made from whole games, since what happens within a game is not independent. Among many figures some lie "
    "outside by chance: ask again with another seed before you believe a surprise. And what is true for these players need not "
    "be true for better ones.</p></footer>"
)

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
