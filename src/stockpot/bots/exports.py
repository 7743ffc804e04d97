"""What bots add to the module of a game: the search, and what a network says. Needs Numba."""

from __future__ import annotations

from stockpot.bots.net.network import Activations, Network
from stockpot.bots.net.priors import write_priors
from stockpot.bots.net.think import consider
from stockpot.bots.plans.judge import Judge, Thoughts
from stockpot.bots.plans.judged import judge_plans
from stockpot.bots.plans.tries import list_plans, try_plans
from stockpot.bots.tree import Parameters, Root, Scratch, grow
from stockpot.bots.tree.node import Node
from stockpot.core import engine, generic
from stockpot.core.game import Game
from stockpot.core.generic import MAX_PLANS, PLAN
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument
from stockpot.core.rule import buffer
from stockpot.engine.build import Export
from stockpot.engine.ground import Here


def thinking_exports(game: Game) -> list[Export]:
    """As `engine.exports.rule_exports`."""
    here, table, seat = Here(), game.state().handle, 0
    root = Root(table, seat, seed_argument(1), buffer("f", 0))
    how, scratch = Parameters.of(Settings()), Scratch.for_game(game, here)
    net = Network(*(buffer("f", 1, 1) for _ in Network._fields))
    units = Activations.for_table(net, game, game.players[0], here)
    plans, order, totals = buffer("i", MAX_PLANS, PLAN), buffer("i", MAX_PLANS), buffer("d", MAX_PLANS)
    weighing = [
        Export(list_plans, (table, seat, scratch, plans, order)),
        Export(try_plans, (plans, order, 0, totals, root, how, scratch, 0, 1)),
    ]
    judge = Judge(*(buffer("f", 1, 1) for _ in Judge._fields))
    judging = [Export(judge_plans, (plans, order, 0, totals, root, 0, scratch, judge, Thoughts.of(judge, here), 0, 1))]
    return [
        *(weighing if generic.has_plans(game.state) else []),
        *(judging if generic.has_outlook(game.state) else []),
        Export(grow, (here.records(Node, 1), 0, root, how, scratch, 0, 1)),
        Export(consider, (table, seat, net, units)),
        Export(write_priors, (table, seat, engine.legal_buffer(), net, units, 0.5)),
    ]
