"""Who knows what in ladle: hidden are the cards chosen in this round, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, nth
from stockpot.core.game import ALL_OPEN
from stockpot.core.hands import as_set
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.view import common

from .pieces import CARD, N_CARDS
from .rules import number_of, waiting, winners
from .state import NONE, OPTIONS, ROUNDS, State


def public(s: State) -> dict[str, Any]:
    """ladle.round.choose: what everybody may know. `components.py` says how it is drawn."""
    rounds = s.options[ROUNDS]
    return {
        **common("ladle", s, OPTIONS, waiting(s), winners(s) if s.round == rounds else 0),
        "numbers": {CARD.ids[card]: number_of(s, card) for card in range(N_CARDS)},
        "round": min(s.round + 1, rounds),
        "rounds": rounds,
        "seats": [{"points": s.points[seat], "cards": CARD.of_set(s.hand[seat])} for seat in range(s.players)],
        "chosen": [{"seat": seat, "piece": None} for seat in range(s.players) if s.chosen[seat] != NONE],
        "last": [{"seat": seat, "piece": CARD.data(s.last[seat])} for seat in range(s.players)] if s.round else [],
        "hand": None,
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> dict[str, Any]:
    """ladle.round.choose: a card chosen face down is known to who chose it."""
    chosen = [
        {**one, "piece": CARD.data(s.chosen[one["seat"]])} if viewer in (one["seat"], ALL_OPEN) else one
        for one in known["chosen"]
    ]
    if viewer == ALL_OPEN:
        return {"chosen": chosen}
    return {"seat": viewer, "chosen": chosen, "hand": CARD.of_set(s.hand[viewer] & ~as_set(s.chosen[viewer]))}


@rule
def secret(s: State, seat: int) -> bool:
    """ladle.round.choose: what others choose now stays hidden."""
    return True


@rule
def redeal(s: State, seat: int) -> None:
    """ladle.round.choose: guess what the others have chosen, every card of their hands as likely as any."""
    for other in range(s.players):
        if other != seat and s.chosen[other] != NONE:
            s.chosen[other] = nth(s.hand[other], draw(s, count(s.hand[other])))
