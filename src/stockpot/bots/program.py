"""Bots in other languages: programs that read and write lines of JSON.

    us    {"type": "hello", "protocol": 1, "game": "soup", "rules": 1, "n_actions": 34}
    them  {"type": "ready", "protocol": 1, "name": "my bot"}
    us    {"type": "decide", "id": 1, "seat": 2, "view": {…}, "legal": [{"id": 17, "text": "fruit 2", "parts": {…}}, …]}
    them  {"type": "move", "id": 1, "action": 17}
    us    {"type": "bye"}

A view is what the seat may know and nothing else (`docs/interface.md`). A program plays one seat of one game; what it writes to
its standard error is shown as it is. What is added to messages later may be ignored; `protocol` goes up when it may not.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from stockpot.bots.interface import owed
from stockpot.core.game import game
from stockpot.core.table import Action, Table

PROTOCOL = 1
PATIENCE = 30.0
"""Seconds for an answer."""
LINE = 1_000_000
"""The longest answer that is read, in characters."""


class ProgramFailed(RuntimeError):  # noqa: N818
    """The program ended, said something else, or nothing in time."""


class ProgramBot:
    """A player that is another program."""

    def __init__(self, name: str, command: str, called: str = "", patience: float = PATIENCE) -> None:
        words = shlex.split(command)
        if not words:
            raise ValueError("Name the program and its arguments: program:node my_bot.mjs")
        self.name, self.patience = called or command, patience
        self._asked = 0
        self._answers: queue.Queue[str] = queue.Queue()
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", bufsize=1
            )
        except OSError as error:
            raise ValueError(f"{words[0]} cannot be started: {error.strerror}.") from error
        self._end = weakref.finalize(self, _end, self._process)
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()
        found = game(name)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": name,
            "rules": found.rules_version,
            "n_actions": found.n_actions,
        }
        ready = self._ask(hello, "ready")
        if ready.get("protocol") != PROTOCOL:
            raise ProgramFailed(f"{self.name} speaks protocol {ready.get('protocol')!r}, not {PROTOCOL}.")

    def choose(self, table: Table, seat: int) -> Action:
        actions = owed(table, seat)
        legal = [{"id": one.id, "text": one.text, "parts": table.parts(seat, one)} for one in actions]
        chosen = self.decide(seat, table.view(seat), legal)
        return next(one for one in actions if one.id == chosen)

    def decide(self, seat: int, view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]]) -> int:
        """The id of one of the legal actions, from what the seat knows: at a table here, or at a server."""
        self._asked += 1
        question = {"type": "decide", "id": self._asked, "seat": seat, "view": view, "legal": legal}
        answer = self._ask(question, "move")
        action = answer.get("action")
        if answer.get("id") != self._asked or not isinstance(action, int) or action not in [one["id"] for one in legal]:
            raise ProgramFailed(f"{self.name} chose {answer!r}, which was not among what it was asked.")
        return action

    def close(self) -> None:
        """Say goodbye."""
        self._end()

    def _ask(self, message: Mapping[str, Any], wanted: str) -> dict[str, Any]:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            stdin.flush()
            line = self._answers.get(timeout=self.patience)
        except queue.Empty:
            raise ProgramFailed(f"{self.name} said nothing for {self.patience:g} s.") from None
        except OSError:
            line = ""
        if not line:
            raise ProgramFailed(f"{self.name} has ended.")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise ProgramFailed(f"{self.name} said {line[:200]!r}, not a message {wanted!r}.")
        return answer


def _read(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Lines as they come; an empty one when there are no more."""
    assert process.stdout is not None
    with contextlib.suppress(ValueError):
        while line := process.stdout.readline(LINE):
            answers.put(line)
    answers.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """Ask the program to end, and kill it if it does not."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write('{"type":"bye"}\n')
    with contextlib.suppress(OSError):  # one that has ended hears nothing
        process.stdin.close()
    try:
        process.wait(timeout=2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        process.stdout.close()
