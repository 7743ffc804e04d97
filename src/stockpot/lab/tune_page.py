"""A search as a page: what was found and whether it holds, and all points that were tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from stockpot.core.game import game
from stockpot.lab import charts
from stockpot.lab.formatting import signed, written
from stockpot.lab.report import said_of
from stockpot.lab.report_page import FOOT, document, interval, scrolled
from stockpot.lab.targets import Target
from stockpot.lab.tune import Finding, Seen, Try, Tuned


@dataclass(frozen=True)
class Row:
    """One figure of a point that was tried, as a row of a table for other programs."""

    number: int
    point: str
    target: str
    figure: str
    value: float
    loss: float
    """How far it is from its target."""
    change: float
    """How far the point is from the rules as they are."""
    front: bool


def rows(tuned: Tuned) -> Iterator[Row]:
    for one in tuned.tries:
        for target, value, loss in zip(tuned.search.targets, one.figures, one.losses, strict=True):
            yield Row(one.number, one.point.label, target.text, target.figure, value, loss, one.change, one.front)


def page(tuned: Tuned, command: str) -> str:
    """Findings first, then the front, then every point."""
    plan = tuned.search.plan
    title = f"{game(plan.name).title['en']}: a search in the lab"
    aims = "".join(f"<li>{escape(target.text)}</li>" for target in tuned.search.targets)
    varied = ", ".join(axis.name for axis in tuned.search.axes)
    head = (
        f"<header><h1>{escape(title)}</h1><p>{len(tuned.tries)} variants of the rules ({escape(said_of(plan.variants[0]))}), "
        f"{plan.games:,} games of each on the same seeds, {plan.players} players. Varied: {escape(varied)}. Aims:</p>"
        f"<ul>{aims}</ul><pre>{escape(command)}</pre></header>"
    )
    return document(title, [head, findings(tuned), *fronts(tuned), tried(tuned), FOOT])


def findings(tuned: Tuned) -> str:
    """What was found, played anew."""
    if not tuned.findings:
        return "<section><h2>What was found</h2><p>Nothing better than the rules as they are.</p></section>"
    items = "".join(finding(tuned, one) for one in tuned.findings)
    who = f", then by stronger players ({escape(tuned.stronger)})" if tuned.stronger else ""
    note = (
        f"The points of the front that come closest to all aims, played on seeds that the search has not seen{who}. "
        "A finding holds if on fresh seeds every aim is reached or came closer by more than chance."
    )
    return f'<section><h2>What was found</h2><p class="note">{note}</p>{items}</section>'


def finding(tuned: Tuned, one: Finding) -> str:
    holds = "holds" if tuned.holds(one) else "does not hold"
    played = [("fresh seeds", one.fresh), (tuned.stronger, one.stronger)]
    lines = "".join(
        f'<tr><th scope="row">{escape(target.text)}, {escape(name)}</th>{cells(seen[i], target, tuned.units[i])}</tr>'
        for i, target in enumerate(tuned.search.targets)
        for name, seen in played
        if seen
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("aim", "now", "then", "difference")) + "<td></td>"
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
    return f"<h3>{escape(one.tried.point.label)} – {holds}</h3>{scrolled(one.tried.point.label, table)}"


def cells(seen: Seen, target: Target, unit: str) -> str:
    return (
        f"<td>{written(seen.base.value, unit)}</td><td>{written(seen.value.value, unit)}</td>"
        f"<td>{signed(seen.difference.value, unit)} {interval(seen.difference, unit)}</td><td>{seen.verdict(target)}</td>"
    )


def fronts(tuned: Tuned) -> Iterator[str]:
    """The Pareto front, two aims at a time; of one aim alone, beside how much is changed."""
    targets = tuned.search.targets
    pairs = list(pairwise(range(len(targets)))) or [(0, -1)]
    for x, y in pairs:
        points = [
            (one.point.label, kind(one), one.figures[x], one.figures[y] if y >= 0 else one.change) for one in tuned.tries
        ]  # fmt: skip
        up = (targets[y].figure, tuned.units[y]) if y >= 0 else ("how much is changed", "")
        title = f"{targets[x].figure} and {up[0]} of every point"
        drawn = charts.scatter(title, points, (targets[x].figure, tuned.units[x]), up)
        note = "On the front: no other point is better in every aim with as little changed."
        yield f'<section><h2>{escape(title)}</h2><p class="note">{note}</p>{drawn}</section>'


def kind(one: Try) -> str:
    if one.change == 0:
        return "the rules as they are"
    return "on the front" if one.front else "others"


def tried(tuned: Tuned) -> str:
    """All points, those of the front first."""
    heads = ("point", *(target.text for target in tuned.search.targets), "front")
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    ordered: Sequence[Try] = sorted(tuned.tries, key=lambda one: not one.front)
    lines = "".join(
        f'<tr><th scope="row">{escape(one.point.label)}</th>'
        + "".join(f"<td>{written(value, unit)}</td>" for value, unit in zip(one.figures, tuned.units, strict=True))
        + f"<td>{'yes' if one.front else ''}</td></tr>"
        for one in ordered
    )
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
    return f"<section><h2>Every point</h2>{scrolled('Every point', table)}</section>"
