"""Finished games move by move, through any eyes: the seed is public by then, so nothing is hidden any more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import Executor

from stockpot.bots.personas import in_language
from stockpot.core.game import ALL_OPEN
from stockpot.core.table import Event, Table
from stockpot.server import protocol as p
from stockpot.server.protocol import Refusal
from stockpot.server.questions import told

KEPT = 16
"""Finished games whose states are kept in memory."""
FRAMES_AT_ONCE = 200


def viewer_named(name: str, players: int) -> int | None:
    """`open` sees everything, `spectator` what a spectator saw, a number what that seat saw."""
    if name in ("open", "spectator"):
        return ALL_OPEN if name == "open" else None
    if not name.isdecimal() or int(name) >= players:
        raise Refusal("bad_viewer", f"Viewers are: open, spectator, and the seats 0 to {players - 1}.", status=400)
    return int(name)


class Unrolled:
    """A finished game with the state before and after each of its moves."""

    def __init__(self, finished: Table) -> None:
        self.game, self.moves = finished.game, finished.history
        table = finished.undo(len(self.moves))
        self.states = [table.state.copy()]
        for move in self.moves:
            table.play(move.seat, move.action, move.note)
            self.states.append(table.state.copy())

    def page(self, viewer: int | None, first: int, count: int, lang: p.Lang) -> list[p.Frame]:
        return [self.frame(number, viewer, lang) for number in range(len(self.states))[first : first + count]]

    def frame(self, number: int, viewer: int | None, lang: p.Lang) -> p.Frame:
        """The game after so many moves."""
        table = Table.from_state(self.game, self.states[number])
        frame = p.Frame(number, table.view(viewer), list(table.to_act), list(table.scores))
        if number:
            move, before = self.moves[number - 1], self.states[number - 1]
            note = move.note_for(viewer)
            frame.seat, frame.text, frame.note = move.seat, move.text, note and in_language(note, lang)
            frame.label = self.game.words.write(before, move.seat, move.action, lang)
            frame.events = told([Event(self.game, row) for row in move.events], viewer, lang)
        return frame


class Replays:
    """Finished games that people look at again."""

    def __init__(self, thinkers: Executor) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[str, Unrolled] = OrderedDict()

    async def page(self, table: str, finished: Table, viewer: str, first: int, count: int, lang: p.Lang) -> p.Replay:
        """Some frames of a finished game."""
        eyes = viewer_named(viewer, finished.players)
        loop = asyncio.get_running_loop()
        unrolled = self.kept.get(table)
        if unrolled is None:
            unrolled = await loop.run_in_executor(self.thinkers, Unrolled, finished)
            self.kept[table] = unrolled
        self.kept.move_to_end(table)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        frames = await loop.run_in_executor(self.thinkers, unrolled.page, eyes, first, count, lang)
        return p.Replay(finished.name, viewer, len(unrolled.moves), frames)
