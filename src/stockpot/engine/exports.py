"""What the rules of a game offer in its module: the entry points of `core/engine.py`. Needs Numba."""

from __future__ import annotations

from stockpot.core import engine
from stockpot.core.game import Game
from stockpot.core.random import seed_argument
from stockpot.core.rule import buffer
from stockpot.core.trail import new_trail
from stockpot.engine.build import Export


def rule_exports(game: Game) -> list[Export]:
    """Every entry point with the arguments of a call: values mean nothing here, types do."""
    players = game.players[0]
    table, seat, action, seed = game.state().handle, 0, 0, seed_argument(1)
    options, legal, trail = game.encode_options(players, {}), engine.legal_buffer(), new_trail(game.row_width)
    shares, points = buffer("d", players), buffer("i", players)
    series = buffer("d", 1, players), buffer("i", 1, players), buffer("q", 1)
    return [
        Export(engine.begin, (table, players, options, seed, seed)),
        Export(engine.to_act, (table,)),
        Export(engine.list_legal, (table, seat, legal)),
        Export(engine.allows, (table, seat, action, legal)),
        Export(engine.act, (table, seat, action, trail)),
        Export(engine.attempt, (table, seat, action, legal, trail)),
        Export(engine.guess, (table, seat, seed)),
        Export(engine.results, (table, shares, points)),
        Export(engine.features, (table, seat, buffer("f", game.n_features))),
        Export(engine.advise, (table, seat)),
        Export(engine.is_secret, (table, seat)),
        Export(engine.is_sound, (table,)),
        Export(engine.playout_series, (table, players, options, seed, 0, engine.RANDOM, 1, legal, trail, *series)),
    ]
