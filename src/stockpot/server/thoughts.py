"""What is thought about in other processes: the questions that cross over, and the program that answers them there.

Only plain data crosses: a game's name, its options, the bytes of a state. Everything that searches, or guesses hidden cards
(`redeal`), is done here, where it can be killed. This module is all that a worker process of `thinkers.py` runs.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
import traceback
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from msgspec import Struct

from stockpot.bots import Bot, bot
from stockpot.bots.analysis import ANALYSIS, Judged, judge, thinking
from stockpot.bots.warm import search_step
from stockpot.core.game import game
from stockpot.core.table import Move, Table
from stockpot.core.undo import shown_to_any
from stockpot.core.warm import steps
from stockpot.server import protocol as p
from stockpot.server import questions
from stockpot.server.protocol import Refusal

BOTS_KEPT = 32
"""Bots that a worker remembers: one may go on from what it thought before. At any decision it may be made anew."""
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
    """Nothing: be there."""


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
    """What a person wants to know, from what their seat may know: a `protocol.Reply`."""

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
SEARCHES = {"novice", "cook", "expert"}


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
    """Whoever thought failed, and how."""

    error: str
    trace: str


encode = msgspec.msgpack.Encoder().encode
decode_thought = msgspec.msgpack.Decoder(AnyThought).decode
decode_end = msgspec.msgpack.Decoder(Found | Declined | Failed).decode

# -------------------------------------------------------------------------------------------------------------- there


_bots: OrderedDict[tuple[str, ...], Bot] = OrderedDict()


def think(thought: AnyThought) -> Any:
    """What comes of a thought."""
    match thought:
        case Begin():
            return None
        case Load():
            return load(thought)
        case Choose(at=at, seat=seat):
            return bot_of(thought).choose(at.table(), seat).id
        case Answer(at=at, seat=seat, question=question):
            return questions.answer(at.table(), seat, question)
        case Shown(before=before, after=after, move=move):
            return shown_to_any(before.table(), before.table(after), move)
        case Judge():
            return judge_on(thought)


def load(thought: Load) -> None:
    for _, step in steps(thought.game, simulation=False):
        step()
    if thought.search:
        search_step(thought.game)[1]()


def bot_of(thought: Choose) -> Bot:
    """The bot that sits there, as it is remembered or made anew."""
    key = thought.table, str(thought.seat), thought.at.game, thought.level, thought.temperament or ""
    found = _bots.pop(key, None) or bot(thought.at.game, thought.level, temperament=thought.temperament)
    _bots[key] = found
    while len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    return found


def judge_on(thought: Judge) -> Progress:
    """Judge moves until a slice of time is used up, but at least one."""
    table, settings, began = thought.at.table(), thinking(thought.at.game, ANALYSIS), time.monotonic()
    judged, done = [], 0
    for move in thought.moves:
        one = judge(table, thought.number + done, move, settings)
        judged += [one] if one else []
        done += 1
        if time.monotonic() - began > SLICE:
            break
    return Progress(done, table.state.to_bytes(), judged)


def end_of(data: bytes) -> bytes:
    """How the thought in a message ended, as a message."""
    try:
        return encode(Found(msgspec.Raw(encode(think(decode_thought(data))))))
    except Refusal as refusal:
        return encode(Declined(refusal.code, refusal.text, refusal.rule, refusal.status))
    except BaseException as error:  # whatever a bot of somebody else's does
        return encode(Failed(repr(error), traceback.format_exc()))


def work(pipe: Connection) -> None:
    """The whole life of a worker: answer until the server closes the pipe or dies. Only the server ends a worker."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(end_of(pipe.recv_bytes()))


def end_with_server() -> None:
    """No orphans: a worker that thinks, even for ever, ends when its server has."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
