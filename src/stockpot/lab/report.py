"""A study as one page of HTML that needs nothing else, as JSON, and as rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from stockpot.core.game import game
from stockpot.lab import charts
from stockpot.lab.charts import VARIANTS
from stockpot.lab.extremes import Extreme, extremes, measures_of
from stockpot.lab.formatting import signed, spanned, written
from stockpot.lab.lists import CardChange, card_changes
from stockpot.lab.parts import Plan
from stockpot.lab.ratings import Challenge
from stockpot.lab.report_page import FOOT, document, interval, scrolled, section, strikes
from stockpot.lab.skill import decisiveness
from stockpot.lab.tally import SINGLE, Figure, Tallies, Tally, figure_json

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
STRIKING = 12
"""Figures named at the top."""
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
        before = plan.variants[0] if options is not plan.variants[0] else {}
        lines += [cards_said(name, found) for name, found in card_changes(game(plan.name), before, options).items()]
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


def cards_said(name: str, found: Sequence[CardChange]) -> str:
    """What differs in a list, card by card."""
    items = "".join(f"<li>{escape(str(change))}</li>" for change in found)
    return f"<details open><summary>{escape(name)}: {len(found)} cards differ</summary><ul>{items}</ul></details>"


def striking(tallies: Tallies, two: bool) -> str:
    """What stands out, or differs, in sentences."""
    items = [f"<li>{sentence(*found, two)}</li>" for found in most_striking(tallies, two)]
    title = "What differs" if two else "What stands out"
    if not items:
        return f"<section><h2>{title}</h2><p>Nothing beyond chance.</p></section>"
    return f"<section><h2>{title}</h2><ul>{''.join(items)}</ul></section>"


def most_striking(tallies: Tallies, two: bool) -> list[tuple[Tally, str, str]]:
    """The figures that are farthest from fair, or that differ most between two variants, in standard errors."""
    found = []
    for tally in tallies.values():
        if not two and (tally.meta["chart"] in ("shares", "lines") or tally.labels == SINGLE):
            continue
        for row, column in tally.labels:
            figure, away = strikes(tally, row, column, two)
            if figure and figure.wide > 0 and abs(away) > figure.wide and figure.count >= 50:
                found.append((abs(away) / figure.wide, tally, row, column))
    found.sort(key=lambda entry: -entry[0])
    chosen: list[tuple[Tally, str, str]] = []
    seen: dict[str, int] = {}
    for _, tally, row, column in found:
        name = tally.meta["name"]
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= 3 and len(chosen) < STRIKING:
            chosen.append((tally, row, column))
    return chosen


def sentence(tally: Tally, row: str, column: str, two: bool) -> str:
    unit = tally.meta["unit"]
    figure, _ = strikes(tally, row, column, two)
    if figure is None:
        return ""
    where = ", ".join(part for part in (row, column) if part)
    words = escape(tally.meta["title"] + (f": {where}" if where else ""))
    if two:
        a, b = (tally.figure(row, column, i) for i in range(2))
        both = f"{written(a.value, unit)} → {written(b.value, unit)}, " if a and b else ""
        return f"{words}: {both}<b>{signed(figure.value, unit)}</b> {interval(figure, unit)}"
    fair = f", fair {written(tally.meta['fair'], unit)}" if tally.meta["fair"] is not None else ""
    return f"{words}: <b>{written(figure.value, unit)}</b> {interval(figure, unit)}{fair}"


SKILL = "Wins of one stronger player among weaker ones"


def skill_chart(skill: Skill) -> str:
    if not skill:
        return '<p class="note">Stronger bots play when asked: <code>--skill 100</code>.</p>'
    figures = [(title, challenge_figure(one)) for title, _, one in skill]
    rows = [(title, [figure]) for title, figure in figures]
    fair = skill[0][1]
    lines = "".join(
        f'<tr><th scope="row">{escape(title)}</th><td>{written(figure.value, "%")}</td>'
        f"<td>{spanned(figure, '%')}, {figure.count:.0f} games</td><td>{written(decisiveness(figure.value, fair), '%')}</td></tr>"
        for title, figure in figures
    )
    table = (
        "<table><thead><tr><th scope='col'>who</th><th scope='col'>wins</th><th scope='col'>95 % interval</th>"
        f"<th scope='col'>skill decides</th></tr></thead><tbody>{lines}</tbody></table>"
    )
    return (
        f"<h3>{SKILL}</h3>"
        f'<p class="note">Every seat once on each shuffle; the fair share is {written(fair, "%")}. Skill decides: 0 % where the '
        "stronger player wins no more than that, 100 % where always.</p>"
        f"{charts.bars('Wins of one stronger player', rows, '%', fair)}{scrolled(SKILL, table)}"
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
