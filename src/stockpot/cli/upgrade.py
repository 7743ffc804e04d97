"""`stockpot upgrade`: is it safe to go on with this version?"""

from __future__ import annotations

import asyncio
import sys

from rich.table import Table

from stockpot.cli.console import console
from stockpot.cli.database import address, answering
from stockpot.server.store.upgrade import Report, check, upgrade


def run(db: str, only_check: bool) -> None:
    url = address(db)
    with answering():
        report = asyncio.run(check(url))
    show(report)
    if report.stuck:
        sys.exit(1)
    if not only_check:
        with answering():
            steps = asyncio.run(upgrade(url))
        for step in steps:
            console.print(f"Database: step {step} taken.")


def show(report: Report) -> None:
    """Say what stands in the way, and what does not."""
    going = len(report.unfinished) - len(report.stuck)
    console.print(f"{going} unfinished tables go on under this version.")
    if report.steps:
        console.print(f"The database has steps to take: {', '.join(report.steps)}.")
    if report.stuck:
        console.print(f"{len(report.stuck)} tables were begun under other rules and cannot go on:")
        table = Table("table", "game", "begun under", "this version knows", "status", box=None)
        for one in report.stuck:
            table.add_row(one.table, one.game, str(one.rules), str(one.known or "not this game"), one.status)
        console.print(table)
        console.print("Finish them with the version they began with, or let them be: they stay, and are refused.")
