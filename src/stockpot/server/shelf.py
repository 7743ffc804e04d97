"""The games as they are offered: what a person wants to know before choosing one."""

from __future__ import annotations

import functools
import re

from stockpot.bots import LEVELS
from stockpot.bots.personas import TEXTS as BOTS
from stockpot.core import options
from stockpot.core.game import Game, game
from stockpot.core.options import LANGUAGES
from stockpot.server import protocol as p

MARKS = re.compile(r'<a id="[^"]*"></a>|\*\*|`|^\*[^*]+\*\s*')
"""What is not text in a rule of a rulebook: anchors, bold, code, and the word "Ruling" before a ruling."""


@functools.cache
def game_info(name: str) -> p.GameInfo:
    """A game with all that can be chosen about it."""
    found = game(name)
    return p.GameInfo(
        name, dict(found.title), dict(found.summary), found.designer, found.minutes, found.weight, found.rules_version,
        list(found.players), [option_info(found, option) for option in found.options],
        [p.BotInfo(level, about_level(level)) for level in LEVELS],
        [p.LessonInfo(lesson, begun.players, begun.seat) for lesson, begun in found.lessons.items()],
    )  # fmt: skip


def about_level(level: str) -> dict[str, str]:
    """What people should know of a level of bots; those that other packages bring have no words here."""
    key = f"level-{level}"
    return {lang: BOTS[lang].say(key) if key in BOTS[lang] else "" for lang in LANGUAGES}


def option_info(found: Game, option: options.Option) -> p.OptionInfo:
    info = p.OptionInfo(
        option.name, kind_of(option), option.default, dict(option.title),
        {lang: rule_text(found.rulebook(lang), option.rule) for lang in LANGUAGES}, option.rule,
    )  # fmt: skip
    match option:
        case options.Number() | options.Numbers():
            info.low, info.high = option.low, option.high
        case options.Choice():
            info.choices = list(option.choices)
            info.labels = {name: dict(label) for name, label in option.labels.items()} if option.labels else None
    return info


def kind_of(option: options.Option) -> p.OptionKind:
    """How an option can be set: a game's own kinds of option count as what they derive from, all others are text."""
    match option:
        case options.Switch():
            return "switch"
        case options.Number():
            return "number"
        case options.Numbers():
            return "numbers"
        case options.Choice():
            return "choice"
        case _:
            return "text"


def rule_text(book: str, rule: str) -> str:
    """A rule of a rulebook as plain text: the paragraph or list item that its id marks."""
    after = book.partition(f'<a id="{rule}"></a>')[2]
    end = re.search(r"\n\s*\n|\n\s*[-*|] |\n#", after)
    text = MARKS.sub("", after[: end.start()] if end else after)
    return " ".join(text.replace("*", "").split())
