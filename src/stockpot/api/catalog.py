"""The games as they are offered: what a person wants to know before choosing one."""

from __future__ import annotations

import functools
import re

from stockpot.api import rest
from stockpot.api.feats import feats_of
from stockpot.bots import LEVELS
from stockpot.components import layout_of
from stockpot.core import options
from stockpot.core.fluent import HOUSE
from stockpot.core.game import Game, game, game_names
from stockpot.core.personas import TEXTS as BOTS
from stockpot.room.refusal import Refusal

MARKS = re.compile(r'<a id="[^"]*"></a>|\*\*|`|^\*[^*]+\*\s*')
"""What is not text in a rule of a rulebook: anchors, bold, code, and the word "Ruling" before a ruling."""


def check_game(name: str) -> str:
    """The name of a game on the shelf."""
    if name not in game_names():
        raise Refusal("unknown_game", f"The games are: {', '.join(game_names())}.", status=404)
    return name


@functools.cache
def game_info(name: str, lang: str) -> rest.GameInfo:
    """A game with all that can be chosen about it, in a language."""
    found = game(name)
    return rest.GameInfo(
        name, found.title[lang], found.summary[lang], found.designer, found.minutes, found.weight, found.rules_version,
        list(found.players), [option_info(found, option, lang) for option in found.options],
        [preset_info(found, preset, lang) for preset in found.presets],
        [rest.BotInfo(level, about_level(level, lang)) for level in LEVELS],
        [rest.LessonInfo(lesson, begun.players, begun.seat) for lesson, begun in found.lessons.items()],
        {kind: found.speech.texts.message(f"feat-{kind}")[lang] for kind in feats_of(found)},
    )  # fmt: skip


@functools.cache
def game_speech(name: str, lang: str) -> rest.GameSpeech:
    """What writes a game's sentences in a language: later texts stand in for what earlier ones lack."""
    speech = game(name).speech
    files = [texts.file(one) for one in (lang, "en") for texts in (speech.texts, HOUSE)]
    return rest.GameSpeech(
        [file.read_text(encoding="utf-8") for file in dict.fromkeys(files) if file.is_file()],
        speech.described(),
        layout_of(game(name)),
    )


def about_level(level: str, lang: str) -> str:
    """What people should know of a level of bots; those that other packages bring have no words here."""
    key = f"level-{level}"
    return BOTS[lang].say(key) if key in BOTS[lang] else ""


def option_info(found: Game, option: options.Option, lang: str) -> rest.OptionInfo:
    about = rule_text(found.rulebook(lang), option.rule)
    info = rest.OptionInfo(option.name, kind_of(option), option.default, option.title[lang], about, option.rule)
    match option:
        case options.Number() | options.Numbers():
            info.low, info.high = option.low, option.high
        case options.Choice():
            info.choices = list(option.choices)
            info.labels = {name: label[lang] for name, label in option.labels.items()} if option.labels else None
    return info


def preset_info(found: Game, name: str, lang: str) -> rest.PresetInfo:
    title, about = (found.speech.texts.message(f"preset-{name}{part}")[lang] for part in ("", "-about"))
    return rest.PresetInfo(name, title, about, dict(found.presets[name]))


def kind_of(option: options.Option) -> rest.OptionKind:
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
