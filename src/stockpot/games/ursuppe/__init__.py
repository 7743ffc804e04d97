"""Ursuppe (Primordial Soup): Doris Matthäus and Frank Nestel's game of amoebas that eat what the others leave."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.ursuppe import advice, features, knowledge, parts, position, rules, words
from stockpot.games.ursuppe.decisions import DECISIONS, N_ACTIONS, TEXTS
from stockpot.games.ursuppe.pieces import MAX_PLAYERS, MIN_PLAYERS, MUTATION, Gene
from stockpot.games.ursuppe.players import PLAYERS
from stockpot.games.ursuppe.state import OPTIONS, Event, State

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


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """Refuse two answers to how many mutation points Defense has, and debts that no cards could settle."""
    if options["defense_mp"] == "4" and options["gene_points"][Gene.DEF] != MUTATION[Gene.DEF]:
        raise BadOption("Option defense_mp: gene_points sets the mutation points of Defense already.")
    if options["ray_worth"] < options["gene_points"][Gene.RAY]:
        raise BadOption("Option ray_worth: Ray Protection must settle at least its own mutation points.")


GAME = Game(
    name="ursuppe",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    designer="Doris Matthäus and Frank Nestel",
    minutes=120,
    weight="heavy",
    rules_version=1,
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
    check_options=check_options,
    declines=DECISIONS.declines,
    why_unread=words.why_unread,
    unforeseen=Event.unforeseen(),
    previewed=DECISIONS.previewed,
    row_width=Event.row_width(),
)
