"""The tasks of the worker pool: what is thought about in other processes, and the program that does it there.

Only plain data crosses: a game's name, its options, the bytes of a state. Everything that searches, or guesses hidden cards
(`redeal`), is done here, where it can be killed. This module is all that a worker process of `server/live/worker_pool.py` runs.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import traceback
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from msgspec import Struct

from stockpot.api import questions
from stockpot.api.analyses import judge_on
from stockpot.api.bots import SEARCHES, Bots
from stockpot.bots.analysis import Judged
from stockpot.bots.warm import search_step
from stockpot.core.game import game
from stockpot.core.table import Move, Table
from stockpot.core.undo import shown_to_any
from stockpot.core.warm import steps
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal

SLICE = 0.5
"""Seconds of a finished game's analysis that are done at once; others have their turn in between."""
NICE = 5
"""Whoever thinks gives way to the server itself."""


class Situation(Struct, frozen=True):
    """A game as it stands, without its past."""

    game: str
    players: int
    options: dict[str, Any]
    state: bytes

    @classmethod
    def of(cls, table: Table) -> Situation:
        return cls(table.name, table.players, table.options, table.state.to_bytes())

    def table(self, state: bytes | None = None) -> Table:
        """The table here. Options are read first: with card lists of somebody's own, the state refers to them."""
        played = game(self.game)
        played.encode_options(self.players, self.options)
        return Table.from_state(played, played.state.from_bytes(state or self.state))


class Thought(Struct, tag=True, frozen=True):
    """Something to think about."""


class Begin(Thought, frozen=True):
    """A no-op: waits until the process is up."""


class Load(Thought, frozen=True):
    """Compile what is thought with, or load what was compiled before: the rules, or the search too."""

    game: str
    search: bool


class Choose(Thought, frozen=True):
    """A bot's decision: the number of an action. `table`: where the bot sits."""

    at: Situation
    seat: int
    level: str
    temperament: str | None = None
    table: str = ""


class Answer(Thought, frozen=True):
    """A person's question, answered from what their seat may know: a `protocol.Reply`."""

    at: Situation
    seat: int
    question: p.Question


class Shown(Thought, frozen=True):
    """Did the last move tell anybody anything? Then it cannot be taken back without asking."""

    before: Situation
    after: bytes
    move: Move


class Judge(Thought, frozen=True):
    """Go on judging a finished game from a state: the next moves, of which the first has this number."""

    at: Situation
    number: int
    moves: list[Move]


class Progress(Struct, frozen=True):
    """How far judging has got: so many moves further, the state there, and the decisions judged."""

    moves: int
    state: bytes
    judged: list[Judged]


AnyThought = Begin | Load | Choose | Answer | Shown | Judge


def needs(thought: AnyThought) -> Load | None:
    """What must be loaded first, so that compiling never counts as thinking."""
    match thought:
        case Begin() | Load():
            return None
        case Choose(at=at, level=level):
            return Load(at.game, level in SEARCHES)
        case Answer(at=at, question=question):
            return Load(at.game, isinstance(question, p.Hint))
        case Shown(before=at):
            return Load(at.game, False)
        case Judge(at=at):
            return Load(at.game, True)


class Thoughtful(Struct, tag=True, frozen=True):
    """How a thought ended."""


class Found(Thoughtful, frozen=True):
    what: msgspec.Raw


class Declined(Thoughtful, frozen=True):
    """A question that is refused."""

    code: str
    text: str
    rule: str
    status: int


class Failed(Thoughtful, frozen=True):
    """A task failed, and how."""

    error: str
    trace: str


encode = msgspec.msgpack.Encoder().encode
decode_thought = msgspec.msgpack.Decoder(AnyThought).decode
decode_end = msgspec.msgpack.Decoder(Found | Declined | Failed).decode

# -------------------------------------------------------------------------------------------------------------- there


_bots = Bots()


def think(thought: AnyThought) -> Any:
    """Run a task."""
    match thought:
        case Begin():
            return None
        case Load():
            return load(thought)
        case Choose(at=at, seat=seat, level=level, temperament=temperament, table=table):
            return _bots.choose(table, at.table(), seat, level, temperament)
        case Answer(at=at, seat=seat, question=question):
            return questions.answer(at.table(), seat, question)
        case Shown(before=before, after=after, move=move):
            return shown_to_any(before.table(), before.table(after), move)
        case Judge(at=at, number=number, moves=moves):
            played = at.table()
            done, judged = judge_on(played, number, moves, SLICE)
            return Progress(done, played.state.to_bytes(), judged)


def load(thought: Load) -> None:
    for _, step in [*steps(thought.game), *([search_step(thought.game)] if thought.search else [])]:
        step()


def end_of(data: bytes) -> bytes:
    """How the thought in a message ended, as a message."""
    try:
        return encode(Found(msgspec.Raw(encode(think(decode_thought(data))))))
    except Refusal as refusal:
        return encode(Declined(refusal.code, refusal.text, refusal.rule, refusal.status))
    except BaseException as error:  # whatever a bot of somebody else's does
        return encode(Failed(repr(error), traceback.format_exc()))


def work(pipe: Connection) -> None:
    """The main loop of a worker: answer until the server closes the pipe or dies. Only the server ends a worker."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(end_of(pipe.recv_bytes()))


def end_with_server() -> None:
    """No orphans: a worker ends when its server has, even in the middle of an endless search."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
