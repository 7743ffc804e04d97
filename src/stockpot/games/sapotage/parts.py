"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.sapotage.pieces import FLAVOR
from stockpot.games.sapotage.state import DISH, HAND, MAX_PLAYERS, MAX_UP, N_SHARED, Phase


def card(count_meaning: str = "1 where there is a card") -> tuple[Part, ...]:
    """How a card, or several together, is told."""
    return (
        Part("there", count_meaning),
        Part("flat", "flat points / 3"),
        Part("flavors", "how often each flavour / 3", FLAVOR),
        Part("worth", "what each judge gives for it / 6", MAX_UP),
    )


PARTS = Parts(
    Part("judges", "what each judge gives for a flavour / 2", MAX_UP, FLAVOR),
    Each("hand", HAND, *card()),
    Each("dish", DISH, *card()),
    Each("shared", N_SHARED, *card()),
    Each("gift", 1, *card("1 where one has given a card")),
    Part("unseen_flavors", "cards not on the open discard pile: share of the list with each flavour", FLAVOR),
    Part("unseen_bonus", "of them: share of the list that adds points"),
    Part("unseen_sabotage", "of them: share of the list that takes points away"),
    Part("phase", "the step of the round: 1", tuple(phase.name.lower() for phase in Phase)),
    Part("presentation", "the option: number of the choice / 3"),
    Part("peeking", "1 where the variant is played"),
    Part("shared_variant", "1 where the variant is played"),
    Part("players", "number of players / 6"),
    Part("deck", "cards in the deck: share of the list"),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("won", "judges won, as a share of those needed"),
        Part("owing", "1 where it owes a decision"),
        Part("shown", "1 where its dish is open"),
        Part("tied", "1 for a seat that a vote is about"),
        Part("dealer", "1 for the dealer"),
        Part("turn", "1 for whose turn it is"),
        Part("cards", "cards in hand / 5"),
        Part("uses", "which shared card it uses, from 1, as a share; 0 for none or not known"),
        Part("target", "whose dish it has given to, counted from the own seat: 1", MAX_PLAYERS),
        Each("dish", 1, *card("1 where cards of its own in its dish are known")),
        Each("gifts", 1, *card("1 where cards that others gave it are known")),
        Part("extra", "points for the presentation / 3"),
        Part("laughs", "who laughed / 6"),
        Part("unfit", "who found the name not fitting / 6"),
    ),
)
