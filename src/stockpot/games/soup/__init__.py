"""Soup: Reiner Knizia's trick-taking game of pots that must not, or must, run full."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.soup import advice, features, knowledge, position, rules, screen, words
from stockpot.games.soup.pieces import N_CARDS
from stockpot.games.soup.state import MAX_PLAYERS, MIN_PLAYERS, N_ACTIONS, OPTIONS, State

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
    """Refuse a first dealer who does not sit at the table, and hands that the deck cannot fill."""
    dealer = options["first_dealer"]
    if dealer != "random" and int(dealer) >= players:
        raise BadOption(f"Option first_dealer: with {players} players there is no seat {dealer}.")
    each = options["hand_sizes"][players - MIN_PLAYERS]
    if each * players > N_CARDS:
        raise BadOption(f"Option hand_sizes: {players} players cannot get {each} cards each of {N_CARDS}.")


GAME = Game(
    name="soup",
    title={"en": "Soup", "fr": "Soupe"},
    summary={
        "en": "Fill the pot and take it, or better not: a trick-taking game with five recipes.",
        "fr": "Remplir la marmite et la prendre, ou surtout pas : un jeu de plis à cinq recettes.",
    },
    rules_version=1,
    state=State,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    n_actions=N_ACTIONS,
    n_features=features.N_FEATURES,
    options=OPTIONS,
    folder=Path(__file__).parent,
    knowledge=knowledge,
    words=words,
    position=position,
    screen=screen,
    check_options=check_options,
)
