"""Ladle: choose in secret, and be the highest that nobody else has chosen."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.game import Game
from stockpot.core.generic import register

from . import advice, features, knowledge, parts, position, rules, words
from .state import DECISIONS, MAX_PLAYERS, MIN_PLAYERS, OPTIONS, TEXTS, Event, State

register(
    State,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    play=rules.play,
    outcome=advice.outcome,
    scores=rules.scores,
    redeal=knowledge.redeal,
    observe=features.observe,
    stage=rules.stage,
    secret=knowledge.secret,
    thumb=advice.thumb,
    sound=rules.sound,
)

GAME = Game(
    name="ladle",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    minutes=5,
    weight="light",
    rules_version=1,
    state=State,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    n_actions=DECISIONS.size,
    n_features=features.N_FEATURES,
    observation_parts=parts.PARTS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    knowledge=knowledge,
    words=words,
    speech=words.SPEECH,
    declines=DECISIONS.declines,
    unforeseen=Event.unforeseen(),
    previewed=DECISIONS.previewed,
    row_width=Event.row_width(),
    position=position,
)
