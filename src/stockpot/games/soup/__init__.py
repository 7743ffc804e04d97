"""Soup: Reiner Knizia's trick-taking game of pots that must not, or must, run full."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.soup import advice, features, knowledge, parts, position, rules, words
from stockpot.games.soup.players import PLAYERS
from stockpot.games.soup.state import (
    DECISIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_ACTIONS,
    OPTIONS,
    TEXTS,
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
    belief=advice.belief,
    sound=rules.sound,
)


GAME = Game(
    name="soup",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    designer="Reiner Knizia",
    minutes=30,
    weight="light",
    rules_version=1,
    opening=words.opening,
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
    check_options=check_options,
    declines=DECISIONS.declines,
    why_unread=words.why_unread,
    unforeseen=Event.unforeseen(),
    previewed=DECISIONS.previewed,
    row_width=Event.row_width(),
)
