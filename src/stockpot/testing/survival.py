"""What is accepted must play: everybody looks, guesses, asks and moves, for as long as it is asked for."""

from __future__ import annotations

import json
import random

import stockpot
from stockpot.core import engine
from stockpot.core.options import LANGUAGES
from stockpot.testing.settings import viewers

ANSWERS = 12
"""Questions why a move is not allowed, for each seat."""


def play_on(table: stockpot.Table, chance: random.Random, moves: int) -> None:
    """Random moves, with everything that a table is asked for before each; nothing may fail."""
    look_round(table, chance)
    for _ in range(moves):
        if table.over:
            break
        seat = chance.choice(table.to_act)
        actions = table.legal(seat)
        assert actions, f"seat {seat} owes a decision and can do nothing"
        table.play(seat, chance.choice(actions))
        look_round(table, chance)
    for viewer in viewers(table):
        for lang in LANGUAGES:
            table.log(viewer, lang)


def look_round(table: stockpot.Table, chance: random.Random) -> None:
    """Results, views, questions and guesses of everybody."""
    assert abs(sum(table.outcome) - 1) < 1e-6
    assert len(table.scores) == table.players
    position = json.loads(json.dumps(table.position()))
    assert stockpot.Table.from_position(table.name, position).state == table.state
    lang = chance.choice(LANGUAGES)
    for viewer in viewers(table):
        table.view(viewer)
    for seat in range(table.players):
        legal = {action.id for action in table.legal(seat, lang)}
        assert bool(legal) == (seat in table.to_act)
        table.asks(seat, lang)
        for action in chance.sample(range(table.game.n_actions), min(ANSWERS, table.game.n_actions)):
            assert (table.why_not(seat, action, lang) is None) == (action in legal)
    guess(table, chance)


def guess(table: stockpot.Table, chance: random.Random) -> None:
    """One viewer cannot tell a guess from the table; it can be played, and written down."""
    viewer = chance.choice(viewers(table))
    guessed = table.redeal(viewer, seed=chance.randrange(2**32))
    assert guessed.view(viewer) == table.view(viewer), f"viewer {viewer} can tell a guess from the table"
    assert guessed.to_act == table.to_act
    assert stockpot.Table.from_position(table.name, guessed.position()).state == guessed.state
    for seat in guessed.to_act:
        if viewer == seat:
            assert guessed.legal_actions(seat) == table.legal_actions(seat)
        engine.advise(guessed.state.handle, seat)
        guessed.copy().play(seat, chance.choice(guessed.legal(seat)))
