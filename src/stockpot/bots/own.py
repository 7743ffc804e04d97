"""User-supplied bots, named by where they are: a class in a file, a network, a program in any language.

| written | is |
| --- | --- |
| `my_bots.py:Bot` | what this file has under this name: called with the game's name and a seed, it answers with a `Bot` |
| `policy:my_net.py:scores` | a callable, NumPy or PyTorch: observations and masks of many tables in, scores of actions out |
| `onnx:my_net.onnx` | the same as a file of a network (`pip install onnxruntime`) |
| `program:node my_bot.mjs` | a program that speaks in lines of JSON (`program.py`) |

They run code, so only who types a command may name them: no saved game, no record and no request to a server can.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

from stockpot.bots.guest import GuestBot
from stockpot.bots.interface import Bot
from stockpot.bots.levels import CODE
from stockpot.bots.policy import Policy, PolicyBot, as_policy, onnx_policy
from stockpot.bots.program import ProgramBot

IN_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>[^\W\d]\w*)")

_policies: dict[str, Policy] = {}
"""Those that were loaded: a network is read once."""


def is_own(level: str) -> bool:
    """Does this name a user-supplied bot?"""
    return level.startswith(CODE) or IN_FILE.fullmatch(level) is not None


def is_batched(level: str) -> bool:
    """Does it decide for many tables at once?"""
    return level.startswith(("policy:", "onnx:"))


def own_bot(game: str, level: str, seed: int | str | None = None) -> Bot:
    """The bot that is meant; `ValueError` when there is none."""
    if is_batched(level):
        return PolicyBot(level, policy_of(level))
    if level.startswith("program:"):
        return ProgramBot(game, level.removeprefix("program:"), level)
    made = in_file(level)
    try:
        return GuestBot(level, made(game, seed), seed)
    except TypeError as error:
        raise ValueError(f"{level} is called with the game's name and a seed: {error}.") from error


def policy_of(level: str) -> Policy:
    """What decides for many tables at once."""
    found = _policies.get(level)
    if found is None:
        kind, _, where = level.partition(":")
        found = _policies[level] = onnx_policy(Path(where)) if kind == "onnx" else as_policy(in_file(where))
    return found


def in_file(text: str) -> Any:
    """Load an object from a Python file by its name: `my_bots.py:Bot`."""
    match = IN_FILE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} names nothing in a file: write FILE.py:NAME.")
    file = Path(match["file"]).expanduser().resolve()
    if not file.is_file():
        raise ValueError(f"There is no file {match['file']}.")
    name = f"stockpot_own_{hashlib.blake2b(str(file).encode(), digest_size=6).hexdigest()}"
    module = sys.modules.get(name)
    if module is None:
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    if not hasattr(module, match["name"]):
        raise ValueError(f"{match['file']} has no {match['name']}.")
    return getattr(module, match["name"])
