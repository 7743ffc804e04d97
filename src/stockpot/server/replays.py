"""Finished games move by move, through any eyes: the seed is public by then, so nothing is hidden any more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import Executor

import msgspec

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
        table, self.opening = finished.undo(len(self.moves)), finished.opening
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
        if not number:
            frame.events = told(self.opening, viewer, lang)
        else:
            move, before = self.moves[number - 1], self.states[number - 1]
            note = move.note_for(viewer)
            frame.seat, frame.text, frame.note = move.seat, move.text, note and in_language(self.game, note, lang)
            frame.label = self.game.words.write(before, move.seat, move.action, lang)
            frame.events = told([Event(self.game, row) for row in move.events], viewer, lang)
        return frame

    def scores(self) -> list[list[int]]:
        """How the scores went, from the beginning to the end."""
        return [list(Table.from_state(self.game, state).scores) for state in self.states]

    def labelled(self, judged: p.Judged, lang: p.Lang) -> p.Judged:
        """A decision with what was played and what was better in words."""
        before = Table.from_state(self.game, self.states[judged.number - 1])
        labels = {action.text: action.label for action in before.legal(judged.seat, lang)}
        return msgspec.structs.replace(
            judged, played_label=labels.get(judged.played, ""), best_label=labels.get(judged.best, "")
        )

    def explained(self, analysis: p.Analysis, lang: p.Lang) -> p.Analysis:
        """An analysis with its costliest moves in words."""
        judged = [self.labelled(one, lang) if one.number in analysis.costliest else one for one in analysis.judged]
        return msgspec.structs.replace(analysis, judged=judged)


class Replays:
    """Finished games that people look at again."""

    def __init__(self, thinkers: Executor) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[str, Unrolled] = OrderedDict()

    async def page(self, table: str, finished: Table, viewer: str, first: int, count: int, lang: p.Lang) -> p.Replay:
        """Some frames of a finished game."""
        eyes = viewer_named(viewer, finished.players)
        loop = asyncio.get_running_loop()
        unrolled = await self._unrolled(table, finished)
        frames = await loop.run_in_executor(self.thinkers, unrolled.page, eyes, first, count, lang)
        scores = [] if first else await loop.run_in_executor(self.thinkers, unrolled.scores)
        return p.Replay(finished.name, viewer, len(unrolled.moves), frames, scores)

    async def explained(self, table: str, finished: Table, analysis: p.Analysis, lang: p.Lang) -> p.Analysis:
        """What an expert thinks of a finished game, with the costliest moves in words."""
        if not analysis.costliest:
            return analysis
        unrolled = await self._unrolled(table, finished)
        return await asyncio.get_running_loop().run_in_executor(self.thinkers, unrolled.explained, analysis, lang)

    async def _unrolled(self, table: str, finished: Table) -> Unrolled:
        unrolled = self.kept.get(table)
        if unrolled is None:
            unrolled = await asyncio.get_running_loop().run_in_executor(self.thinkers, Unrolled, finished)
            self.kept[table] = unrolled
        self.kept.move_to_end(table)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return unrolled
