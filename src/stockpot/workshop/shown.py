"""Figures and lists as the workshop's page shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockpot.core.errors import BadCell, BadOption, BadPlayers
from stockpot.core.game import Game
from stockpot.core.options import Choice, Option
from stockpot.lab.lists import list_changes
from stockpot.lab.report import SECTIONS, most_striking
from stockpot.lab.tally import Figure, Tally
from stockpot.workshop import bodies
from stockpot.workshop.study import Study

FEW = 8
"""Figures of one name that the page shows; the others stand in the report."""


def bench(game: Game) -> bodies.Bench:
    """The lists of a game."""
    return bodies.Bench([one for option in game.options for one in lists(option)])


def lists(option: Option) -> Iterator[bodies.ListInfo]:
    """The lists of an option: the printed ones, and others that it has names for."""
    names = option.choices if isinstance(option, Choice) else (option.default,)
    for place, sheet in enumerate(option.sheets(option.default)):
        rows = {name: [list(row) for row in option.sheets(name)[place].rows] for name in names}
        words = {column: list(some) for column, some in sheet.words.items()}
        yield bodies.ListInfo(
            option.name,
            sheet.part,
            list(sheet.columns),
            rows,
            words,
            list(sheet.called),
            list(sheet.same),
            sheet.fixed,
        )


def wrong_with(game: Game, change: bodies.Change) -> bodies.Wrong | None:
    """What is wrong with changed rules: an option by itself, or all of them together."""
    for name, value in change.options.items():
        try:
            game.options[name].encode(value)
        except BadCell as refused:
            return bodies.Wrong(refused.reason, name, refused.part, refused.line - 2, refused.column)
        except BadOption as refused:
            return bodies.Wrong(str(refused), name)
    try:
        game.encode_options(game.check_players(change.players), change.options)
    except (BadOption, BadPlayers) as refused:
        return bodies.Wrong(str(refused))
    return None


def cards(game: Game, options: Mapping[str, Any]) -> Iterator[bodies.CardChange]:
    """What differs from the printed lists, card by card."""
    for name, value in options.items():
        option = game.options[name]
        for sheet, changes in list_changes(option, option.default, value):
            for one in changes:
                cells = [bodies.CellChange(*cell) for cell in one.cells]
                yield bodies.CardChange(name, sheet.part, one.kind, one.card, cells)


def counted(study: Study) -> bodies.Counted:
    """What a study has found so far."""
    tallies = study.tallies
    striking = [compared(*found) for found in most_striking(tallies, True)]
    asked = {name for _, names in SECTIONS for name in names}
    own = [name for name in tallies if name not in asked]
    sections = [section(title, [tallies[name] for name in names if name in tallies]) for title, names in SECTIONS]
    sections.append(section("", [tallies[name] for name in own]))
    return bodies.Counted(
        study.games, study.plan.games, study.over, study.failed, striking, [one for one in sections if one.figures]
    )


def section(name: str, tallies: list[Tally]) -> bodies.Section:
    return bodies.Section(
        name,
        [
            compared(tally, *label)
            for tally in tallies if len(tally.labels) <= FEW and tally.meta["chart"] != "shares"
            for label in tally.labels
        ],
    )  # fmt: skip


def compared(tally: Tally, row: str, column: str) -> bodies.Compared:
    a, b, difference = tally.figure(row, column, 0), tally.figure(row, column, 1), tally.difference(row, column)
    return bodies.Compared(
        tally.meta["name"], tally.meta["title"], ", ".join(part for part in (row, column) if part), tally.meta["unit"],
        measured(a), measured(b), measured(difference), difference is not None and abs(difference.value) > difference.wide > 0,
    )  # fmt: skip


def measured(figure: Figure | None) -> bodies.Measured | None:
    return bodies.Measured(figure.value, figure.low, figure.high) if figure else None
