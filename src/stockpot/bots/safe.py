"""A bot's choice with a timeout and a fallback: `thumb` stands in for a bot that fails or takes too long."""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass

from stockpot.bots.interface import Bot, owed
from stockpot.bots.random import RandomBot
from stockpot.bots.thumb import ThumbBot
from stockpot.core.table import Action, Table

PATIENCE = 20.0
"""The timeout in seconds, after which `thumb` chooses: far more than any level takes on a busy machine."""

_late: weakref.WeakSet[Bot] = weakref.WeakSet()
"""Bots that are still thinking about a move that was already made for them."""


@dataclass(frozen=True)
class Choice:
    """What a bot, or `thumb` in its place, decided."""

    action: Action
    failure: str = ""
    """Why `thumb` had to choose; empty when the bot chose itself."""
    error: BaseException | None = None


def choose_safely(bot: Bot, table: Table, seat: int, seconds: float = PATIENCE) -> Choice:
    """The bot's choice; that of `thumb`, with the reason, when the bot fails, breaks a rule or takes too long.

    The bot thinks in a thread of its own, about a copy of the table: whatever it does, this answers in time. While a bot
    that was late still thinks, `thumb` plays for it. A seat that owes no decision is the caller's mistake: `ValueError`.
    """
    legal = owed(table, seat)
    if bot in _late:
        return _stand_in(table, seat, f"{bot.name} still thinks about an earlier move")
    thought = _Thought(bot, table.copy(), seat)
    thought.start()
    thought.join(seconds)
    if thought.is_alive():
        _late.add(bot)
        return _stand_in(table, seat, f"{bot.name} took more than {seconds:g} s")
    if thought.error is not None:
        return _stand_in(table, seat, f"{bot.name} failed: {thought.error!r}", thought.error)
    if thought.action not in legal:
        return _stand_in(table, seat, f"{bot.name} chose {thought.action}, which the rules do not allow")
    return Choice(thought.action)


def _stand_in(table: Table, seat: int, failure: str, error: BaseException | None = None) -> Choice:
    """The choice of `thumb`; if even that fails, any legal action."""
    try:
        action = ThumbBot().choose(table, seat)
    except Exception as second:
        return Choice(RandomBot().choose(table, seat), f"{failure}; thumb failed too: {second!r}", error or second)
    return Choice(action, failure, error)


class _Thought(threading.Thread):
    """One decision of a bot; nobody waits for it when the program ends."""

    def __init__(self, bot: Bot, table: Table, seat: int) -> None:
        super().__init__(name=f"{bot.name} at seat {seat}", daemon=True)
        self.bot, self.table, self.seat = bot, table, seat
        self.action: Action | None = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.action = self.bot.choose(self.table, self.seat)
        except BaseException as error:  # whatever a bot of somebody else's does
            self.error = error
        finally:
            _late.discard(self.bot)
