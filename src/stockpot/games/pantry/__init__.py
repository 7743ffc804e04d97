"""The pantry: Michael Schacht's game of jars that must never be lifted."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.pantry import advice, features, knowledge, parts, position, rules, words
from stockpot.games.pantry.decisions import DECISIONS, TEXTS
from stockpot.games.pantry.players import PLAYERS
from stockpot.games.pantry.state import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_ACTIONS,
    OPTIONS,
    Event,
    State,
    check_options,
    most_decisions,
)

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
    name="pantry",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    designer="Michael Schacht",
    minutes=30,
    weight="medium",
    rules_version=1,
    state=State,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    n_actions=N_ACTIONS,
    n_features=features.N_FEATURES,
    observation_parts=parts.PARTS,
    most_decisions=most_decisions,
    options=OPTIONS,
    folder=Path(__file__).parent,
    knowledge=knowledge,
    words=words,
    speech=words.SPEECH,
    position=position,
    bots=PLAYERS,
    shows=frozenset({Event.COMPLETED, Event.DREW, Event.EXCHANGED}),
    figures="solvability",
    check_options=check_options,
    declines=DECISIONS.declines,
    unforeseen=Event.unforeseen(),
    previewed=DECISIONS.previewed,
    why_unread=words.why_unread,
    row_width=Event.row_width(),
)
