"""The pantry: Michael Schacht's game of jars that must never be lifted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.pantry import advice, features, knowledge, position, rules, screen, words
from stockpot.games.pantry.lists import ListsOption
from stockpot.games.pantry.pieces import MAX_ROWS
from stockpot.games.pantry.players import PLAYERS
from stockpot.games.pantry.state import MAX_PLAYERS, MIN_PLAYERS, N_ACTIONS, OPTIONS, Event, State

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
    """Refuse a doctor who does not sit at the table, and jars that do not fill the columns."""
    doctor = options["doctor"]
    if doctor != "random" and int(doctor) >= players:
        raise BadOption(f"Option doctor: with {players} players there is no seat {doctor}.")
    lists = OPTIONS["lists"]
    assert isinstance(lists, ListsOption)
    jars, columns = lists.lists(options["lists"]).jars, options["columns"]
    if jars % columns or jars // columns > MAX_ROWS:
        raise BadOption(f"Option columns: {jars} jars do not make {columns} equal columns of at most {MAX_ROWS}.")


GAME = Game(
    name="pantry",
    title={"en": "The Pantry", "fr": "Le Garde-manger"},
    summary={
        "en": "Shift the jars, never upwards, until your secret recipe stands in line.",
        "fr": "Déplacez les bocaux, jamais vers le haut, jusqu’à aligner votre recette secrète.",
    },
    designer="Michael Schacht",
    minutes=30,
    weight="medium",
    rules_version=1,
    state=State,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    n_actions=N_ACTIONS,
    n_features=features.N_FEATURES,
    options=OPTIONS,
    folder=Path(__file__).parent,
    knowledge=knowledge,
    words=cast(Any, words),
    speech=None,  # its words room still writes its sentences
    position=position,
    screen=screen,
    bots=PLAYERS,
    shows=frozenset({Event.COMPLETED, Event.DREW, Event.EXCHANGED}),
    figures="solvability",
    check_options=check_options,
)
