"""Inference, what a network says, by a few compiled loops: nothing of a deep-learning framework is needed to play."""

from __future__ import annotations

from typing import Any

from stockpot.core import generic
from stockpot.core.elementary import single
from stockpot.core.rule import rule


@rule
def consider(tables: Any, seat: int, net: Any, units: Any) -> None:
    """`look` for a call from Python."""
    look(tables[0], seat, net, units)


@rule
def look(s: Any, seat: int, net: Any, units: Any) -> None:
    """Leave in `units` the logits of the seat's actions, and of everybody's victory."""
    generic.observe(s, seat, units.inputs)
    features = len(units.inputs) - len(units.policy)
    lots = s.rng
    advised = units.columns[seat, generic.thumb(s, seat)]
    s.rng = lots
    for column in range(len(units.policy)):
        units.inputs[features + column] = 1.0 if column == advised else 0.0
    layer(net.first, units.inputs, units.first)
    rectify(units.first)
    layer(net.second, units.first, units.second)
    rectify(units.second)
    layer(net.third, units.second, units.third)
    rectify(units.third)
    layer(net.value, units.third, units.seats)
    layer(net.policy, units.third, units.policy)
    units.policy[advised] += net.trust[0, advised]
    for action in range(len(units.actions)):
        units.actions[action] = units.policy[units.columns[seat, action]]


@rule
def layer(weights: Any, x: Any, out: Any) -> None:
    """out = x · weights + biases. Most features are 0, as are half of the rectified units, and those cost nothing.

    Every product and every sum is rounded to single precision, in this order.
    """
    inputs = len(x)
    for j in range(len(out)):
        out[j] = weights[inputs, j]
    for i in range(inputs):
        amount = x[i]
        if amount != 0:
            for j in range(len(out)):
                out[j] += single(amount * weights[i, j])


@rule
def rectify(x: Any) -> None:
    for i in range(len(x)):
        if x[i] < 0:
            x[i] = 0
