"""Who knows what in the pantry: the view of a seat, and the redeal that a seat cannot tell from the truth.

Hidden are the card in hand (from others) and the order of the decks (from everybody, but for the cards that the owner has put
underneath). All jars, all completed recipes and the lists of recipes are open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, members
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.pantry.nearest import nearest
from stockpot.games.pantry.pieces import DECK, JAR, N_KINDS, ROLE, ingredients, jars_of, points_of
from stockpot.games.pantry.row import column_number
from stockpot.games.pantry.rules import completed, points, reached, recipe_of, role_of, target, waiting, winners
from stockpot.games.pantry.state import COPIES, EXCHANGE_COST, NONE, OPTIONS, STALL_TURNS, Phase, State
from stockpot.games.pantry.view import Column, Ending, Own, Recipe, SeatView, Spot, View

# ------------------------------------------------------------------------------------------------------------------ view


def public(s: State) -> View:
    """pantry.hidden.public: what everybody may know."""
    kinds = [k for k in range(N_KINDS) if s.options[COPIES + k]]
    pantry: list[Column] = [
        {"column": column_number(s, c), "jars": [JAR.ids[kind - 1] for kind in jars_of(s.stack[c])]}
        for c in range(s.width)
    ]
    left = {JAR.ids[k]: sum(column["jars"].count(JAR.ids[k]) for column in pantry) for k in kinds}
    return {
        "game": "pantry",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": Phase(s.phase).name.lower(),
        "to_act": members(waiting(s)),
        "doctor": s.doctor,
        "turn": s.turn,
        "actions": s.actions,
        "exchange_cost": s.options[EXCHANGE_COST],
        "target": target(s),
        "last_round": reached(s) != 0,
        "idle": s.idle,
        "idle_limit": s.options[STALL_TURNS] * s.players,
        "offered": bool(s.offered),
        "agreed": members(s.agreed),
        "pantry": pantry,
        "kinds": [JAR.ids[k] for k in kinds],
        "left": left,
        "removed": {JAR.ids[k]: s.gone[k] for k in kinds},
        "stock": {JAR.ids[k]: left[JAR.ids[k]] + s.gone[k] for k in kinds},
        "seats": [_seat_view(s, seat) for seat in range(s.players)],
        "hand": None,
        "nearest": [],
        "under": None,
        "ending": ending_view(s) if s.phase == Phase.OVER else None,
        "winners": members(winners(s)) if s.phase == Phase.OVER else [],
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> Own:
    """pantry.hidden.hand pantry.hidden.decks: a seat knows its card in hand, and what it has put under its deck."""
    if viewer == ALL_OPEN:
        seats: list[SeatView] = known["seats"]
        return {
            "seats": [_open_seat(s, number, seat) for number, seat in enumerate(seats)],
            "nearest": nearest_view(s, s.turn),
        }
    return {
        "seat": viewer,
        "hand": hand_view(s, viewer),
        "nearest": nearest_view(s, viewer),
        "under": [card_view(s, viewer, card) for card in known_cards(s, viewer)],
    }


def hand_view(s: State, seat: int) -> Recipe | None:
    """The card in hand, if there is one."""
    return None if s.hand[seat] == NONE else card_view(s, seat, s.hand[seat])


def nearest_view(s: State, seat: int) -> list[Spot]:
    """Where the card in hand is nearest to being completed."""
    if s.hand[seat] == NONE or s.phase == Phase.OVER:
        return []
    return nearest(s, recipe_of(s, seat, s.hand[seat]))


def ending_view(s: State) -> Ending:
    """What decided who has won."""
    there = count(reached(s))
    if there == 0:
        return {"by": "stopped", "rule": "pantry.ruling.stall-winner"}
    if s.players > 2:
        if there == 1:
            return {"by": "alone", "rule": "pantry.end.points"}
        shared = count(winners(s)) > 1
        return (
            {"by": "shared", "rule": "pantry.end.shared"} if shared else {"by": "points", "rule": "pantry.end.points"}
        )
    if winners(s) == 1 << s.doctor:
        return {"by": "doctor-held", "rule": "pantry.end.doctor"}
    if there == 1:
        return {"by": "assistant-first", "rule": "pantry.end.assistant"}
    return {"by": "assistant-last", "rule": "pantry.ruling.final-turn"}


def card_view(s: State, seat: int, card: int) -> Recipe:
    """A recipe card."""
    recipe = recipe_of(s, seat, card)
    return {"ingredients": [JAR.ids[kind - 1] for kind in ingredients(recipe)], "points": points_of(recipe)}


def known_cards(s: State, seat: int) -> list[int]:
    """pantry.hidden.decks: the cards that the owner knows to lie at the bottom of the deck, from the top down."""
    n = s.cards[seat]
    return [s.deck[seat, i] for i in range(n - s.under[seat], n)]


def _seat_view(s: State, seat: int) -> SeatView:
    """One seat: its role, its list of recipes and which of them are completed."""
    return {
        "role": ROLE.ids[role_of(s, seat)],
        "recipes": [card_view(s, seat, card) for card in range(DECK)],
        "done": members(s.done[seat]),
        "completed": completed(s, seat),
        "points": points(s, seat),
        "deck": s.cards[seat],
        "exchanged": s.under[seat],
    }


def _open_seat(s: State, seat: int, known: SeatView) -> SeatView:
    """A seat with the card in hand, and the deck in its order."""
    order = [card_view(s, seat, s.deck[seat, i]) for i in range(s.cards[seat])]
    return {**known, "hand": hand_view(s, seat), "order": order}


# ---------------------------------------------------------------------------------------------------------------- redeal


@rule
def secret(s: State, seat: int) -> bool:
    """pantry.hidden.public: every move is seen by all; only the cards drawn are hidden."""
    return False


@rule
def redeal(s: State, seat: int) -> None:
    """pantry.hidden.hand pantry.hidden.decks: guess anew all that `seat` cannot know; -1 is a spectator.

    The cards of others that are not completed lie in any order; of the own ones the card in hand and those put under the
    deck are known.
    """
    for other in range(s.players):
        known = 0
        if other == seat:
            known = s.under[other]
        unseen = unseen_cards(s, other, other == seat)
        for i in range(s.cards[other] - known):
            card = draw_member(s, unseen)
            unseen ^= 1 << card
            s.deck[other, i] = card
        if other == seat:
            continue
        if s.hand[other] != NONE:
            s.hand[other] = draw_member(s, unseen)


@rule
def unseen_cards(s: State, seat: int, own: bool) -> int:
    """The set of a seat's cards that may lie anywhere, for the seat itself or for others."""
    unseen = ((1 << DECK) - 1) & ~s.done[seat]
    if own:
        if s.hand[seat] != NONE:
            unseen &= ~(1 << s.hand[seat])
        for i in range(s.cards[seat] - s.under[seat], s.cards[seat]):
            unseen &= ~(1 << s.deck[seat, i])
    return unseen


@rule
def draw_member(s: State, cards: int) -> int:
    """One card of a set that is not empty."""
    n = draw(s, count(cards))
    for card in range(DECK):
        if (cards >> card) & 1 != 0:
            if n == 0:
                return card
            n -= 1
    return NONE  # not reached: n is below the number of cards
