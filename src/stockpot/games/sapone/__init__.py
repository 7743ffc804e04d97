"""Sapone: Marko Kolombo's game of picking, bluffing and trading for coins, vegetables, tools and soap."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.sapone import advice, features, guessing, knowledge, parts, position, rules, words
from stockpot.games.sapone.players import PLAYERS
from stockpot.games.sapone.state import DECISIONS, MAX_PLAYERS, MIN_PLAYERS, N_ACTIONS, OPTIONS, TEXTS, Event, State

register(
    State,
    setup=rules.setup,
    waiting=rules.waiting,
    legal=rules.legal,
    play=rules.play,
    outcome=advice.outcome,
    scores=rules.scores,
    redeal=guessing.redeal,
    observe=features.observe,
    stage=rules.stage,
    secret=knowledge.secret,
    thumb=advice.thumb,
    belief=advice.belief,
    able=rules.able,
    sound=rules.sound,
)

GAME = Game(
    name="sapone",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    designer="Marko Kolombo",
    minutes=40,
    weight="medium",
    rules_version=2,
    opening=words.opening,
    state=State,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    n_actions=N_ACTIONS,
    n_features=features.N_FEATURES,
    observation_parts=parts.PARTS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    knowledge=knowledge,
    words=words,
    speech=words.SPEECH,
    position=position,
    bots=PLAYERS,
    declines=DECISIONS.declines,
    why_unread=words.why_unread,
    unforeseen=Event.unforeseen(),
    previewed=DECISIONS.previewed,
    row_width=Event.row_width(),
)
