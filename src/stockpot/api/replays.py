"""Finished games move by move, through any eyes: the seed is public by then, so nothing is hidden any more.

A long game is played once from its start to note its state now and then (checkpoints) and its scores; a frame is played again
from the checkpoint before it.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from typing import Any

from stockpot.api import rest
from stockpot.core.game import ALL_OPEN
from stockpot.core.personas import remark_key
from stockpot.core.struct import replace
from stockpot.core.table import Move, Table
from stockpot.room.news import told
from stockpot.room.refusal import Refusal
from stockpot.room.views import choices

EVERY = 64
"""Moves between two checkpoints: as many are played again at most to show a frame."""
FRAMES_AT_ONCE = 200


def viewer_named(name: str, players: int) -> int | None:
    """`open` sees everything, `spectator` what a spectator saw, a number what that seat saw."""
    if name in ("open", "spectator"):
        return ALL_OPEN if name == "open" else None
    if not name.isdecimal() or int(name) >= players:
        raise Refusal("bad_viewer", f"Viewers are: open, spectator, and the seats 0 to {players - 1}.", status=400)
    return int(name)


class Unrolled:
    """A finished game as it stood now and then, and its scores after every move. It does not hold on to the moves."""

    def __init__(self, finished: Table) -> None:
        self.players, self.marks, self.points = finished.players, list[bytes](), array("i")

    @classmethod
    def of(cls, finished: Table) -> Unrolled:
        """A finished game, unrolled to its end."""
        unrolled = cls(finished)
        for _ in unrolled.slices(finished):
            pass
        return unrolled

    def slices(self, finished: Table) -> Generator[None, None, None]:
        """Unroll a finished game to its end; others may have their turn at every checkpoint."""
        table = finished.undo(len(finished.history))
        self.marks.append(table.state.to_bytes())
        self.points.extend(table.scores)
        for number, move in enumerate(finished.history, 1):
            table.make_move(move.seat, move.action, move.note)
            self.points.extend(table.scores)
            if number % EVERY == 0:
                self.marks.append(table.state.to_bytes())
                table = Table.from_state(table.game, table.state)  # without a past
                yield

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return sum(map(len, self.marks)) + self.points.itemsize * len(self.points)

    def at(self, finished: Table, number: int) -> Table:
        """The game after so many moves."""
        mark = number // EVERY
        table = Table.from_state(finished.game, finished.game.state.from_bytes(self.marks[mark]))
        for move in finished.history[mark * EVERY : number]:
            table.make_move(move.seat, move.action, move.note)
        return table

    def page(self, finished: Table, viewer: str, first: int, count: int) -> rest.Replay:
        """Some frames of the game, from a number on; with the first of them all its scores."""
        frames = self.frames(finished, viewer_named(viewer, finished.players), first, count)
        return rest.Replay(finished.name, viewer, len(finished.history), frames, [] if first else self.scores())

    def frames(self, finished: Table, viewer: int | None, first: int, count: int) -> list[rest.Frame]:
        """Frames from a number on."""
        moves = finished.history[: first + count - 1]
        table = self.at(finished, min(max(0, first - 1), len(moves)))
        frames = []
        if first == 0:
            frames.append(self._frame(0, table, viewer))
            frames[0].events = told(finished.game, [event.row for event in finished.opening], viewer)
        for number, move in enumerate(moves[max(0, first - 1) :], max(1, first)):
            parts = table.game.words.parts(table.state, move.seat, move.action)
            table.make_move(move.seat, move.action, move.note)
            frames.append(self._after(self._frame(number, table, viewer), table, move, parts, viewer))
        return frames

    def _frame(self, number: int, table: Table, viewer: int | None) -> rest.Frame:
        return rest.Frame(number, table.view(viewer), list(table.to_act), list(table.scores))

    def _after(
        self, frame: rest.Frame, table: Table, move: Move, parts: dict[str, Any], viewer: int | None
    ) -> rest.Frame:  # fmt: skip
        """A frame with the move that led to it."""
        frame.seat, frame.text, frame.parts, frame.note = move.seat, move.text, parts, move.note_for(viewer)
        frame.remark = remark_key(table.game, frame.note or "")
        frame.events = told(table.game, move.events, viewer)
        return frame

    def scores(self) -> list[list[int]]:
        """How the scores went, from the beginning to the end."""
        points, players = self.points.tolist(), self.players
        return [points[start : start + players] for start in range(0, len(points), players)]

    def taken_apart(self, finished: Table, judged: rest.Judged) -> rest.Judged:
        """A decision with what was played and what was better, ready to be put into words."""
        before = self.at(finished, judged.number - 1)
        parts = {one.text: one.parts for one in choices(before, judged.seat)}
        return replace(judged, played_parts=parts.get(judged.played), best_parts=parts.get(judged.best))

    def explained(self, finished: Table, analysis: rest.Analysis) -> rest.Analysis:
        """An analysis with its costliest moves taken apart."""
        judged = [
            self.taken_apart(finished, one) if one.number in analysis.costliest else one for one in analysis.judged
        ]
        return replace(analysis, judged=judged)
