"""SaPotage: cook for a picky judge, spoil the others' dishes, present your own with a straight face."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.generic import register
from stockpot.games.sapotage import advice, features, knowledge, parts, position, rules, words
from stockpot.games.sapotage.lists import CardListOption
from stockpot.games.sapotage.players import PLAYERS
from stockpot.games.sapotage.state import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_ACTIONS,
    OPTIONS,
    TEXTS,
    Event,
    State,
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


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """sapotage.ruling.list-size: refuse a dealer who does not sit here, and card lists that are too short."""
    dealer = options["first_dealer"]
    if dealer != "random" and int(dealer) >= players:
        raise BadOption(f"Option first_dealer: with {players} players there is no seat {dealer}.")
    needed = 4 * players + 3 if options["shared"] else 5 * players
    cards = cards_in(options, "ingredient_cards")
    if cards < needed:
        with_shared = " and shared ingredients" if options["shared"] else ""
        raise BadOption(f"Option ingredient_cards: {players} players{with_shared} need {needed} cards, not {cards}.")
    judges = cards_in(options, "judge_cards")
    if judges < options["judges"]:
        raise BadOption(f"Option judge_cards: {options['judges']} judges in a round need as many cards, not {judges}.")


def cards_in(options: Mapping[str, Any], name: str) -> int:
    """How many cards a list has."""
    option = OPTIONS[name]
    assert isinstance(option, CardListOption)
    return len(option.load(options[name]).cards)


GAME = Game(
    name="sapotage",
    title=TEXTS.message("title"),
    summary=TEXTS.message("summary"),
    minutes=30,
    weight="light",
    rules_version=1,
    opening=words.opening,
    why_unread=words.why_unread,
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
    figures="balance",
    check_options=check_options,
    declines=words.declines,
    unforeseen=Event.unforeseen(),
    row_width=Event.row_width(),
)
