"""What a designer asks of ladle: which cards bring points?"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stockpot.core.study import Measure, Watched

from .pieces import CARD, N_CARDS
from .state import Event


def study(seen: Watched) -> Iterator[Measure]:
    """All questions; `stockpot lab ladle` answers them."""
    yield from worth_of_cards(seen)


def worth_of_cards(seen: Watched) -> Iterator[Measure]:
    """ladle.round.score: of the times a card is shown, how often it takes the point."""
    game, shown = seen.of_kind(Event.SHOWED)
    _, scored = seen.of_kind(Event.SCORED)
    took = np.repeat(scored[:, 1], seen.players) == shown[:, 1]
    yield Measure(
        "card_worth", "How often each card takes the point", *seen.means(game, shown[:, 2], N_CARDS, took), rows=CARD.ids,
        unit="%", fair=1 / seen.players,
    )  # fmt: skip
