"""A person at a terminal of 80 columns."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import pexpect

from tests.support.processes import environment

CLEAR = "\x1b[2J"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def heed_interrupts() -> None:
    """Tests that run in the background inherit that Ctrl-C is ignored; a person's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`stockpot …` in a real terminal; `asked` keeps what stood on it between two prompts."""

    def __init__(self, state: Path, *arguments: str, **changed: str) -> None:
        self.process: pexpect.spawn[str] = pexpect.spawn(
            sys.executable, ["-m", "stockpot", *arguments],
            env=environment(STOCKPOT_STATE=str(state), **changed), dimensions=(50, 80), encoding="utf-8", timeout=900, echo=False,
            preexec_fn=heed_interrupts,
        )  # fmt: skip
        self.asked: list[str] = []

    def until_prompt(self) -> str:
        """What is printed up to the next prompt, which stands at the start of a line."""
        self.process.expect(r"(?:^|\n)> $|\r\n> ")
        self.asked.append(str(self.process.before))
        return self.asked[-1]

    def type(self, line: str) -> str:
        """Type a line; returns what is printed up to the next prompt."""
        self.process.sendline(line)
        return self.until_prompt()

    def finish(self, line: str | None = None) -> str:
        """Type a last line; returns what is printed until the program ends."""
        if line is not None:
            self.process.sendline(line)
        return self.end()

    def end(self) -> str:
        self.process.expect(pexpect.EOF)
        self.asked.append(str(self.process.before))
        self.process.close()
        assert self.process.exitstatus == 0, self.asked[-1]
        return self.asked[-1]

    def play_first_choices(self, limit: int = 400) -> str:
        """Answer 1 until the game ends; returns the last of what was printed."""
        for _ in range(limit):
            self.process.sendline("1")
            if self.process.expect([r"\r\n> ", pexpect.EOF]) == 1:
                self.asked.append(str(self.process.before))
                self.process.close()
                assert self.process.exitstatus == 0
                return self.asked[-1]
            self.asked.append(str(self.process.before))
        raise AssertionError("the game does not end")


def plain(text: str) -> str:
    """Without escape codes, with plain ends of lines."""
    return ESCAPE.sub("", text).replace("\r\n", "\n")


def widest(text: str) -> int:
    return max(len(line) for line in plain(text).splitlines())
