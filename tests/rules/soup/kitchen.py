"""What the tests of soup have in common: short ways to set a deal up, play cards, and look at what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import stockpot
from stockpot.games.soup.pieces import DECK, FACE

WHOLE_DECK = [FACE.ids[face] for face in DECK]
RECIPES = ["bug soup", "vegetable soup", "fruit soup", "trash soup", "clear water"]


def cards(text: str) -> list[str]:
    """Cards written down as "bug 3, fruit reset"."""
    return [card.strip() for card in text.split(",") if card.strip()]


def rest(*parts: Iterable[str]) -> list[str]:
    """The cards of the deck that are in none of these parts."""
    left = Counter(WHOLE_DECK)
    for part in parts:
        left.subtract(part)
    return list(left.elements())


def deal(*hands: str, recipes: Sequence[str] | None = None, piles: Sequence[str] = (), **more: Any) -> stockpot.Table:
    """A table whose recipes are shown and where seat 0 leads."""
    players = len(hands)
    position = {
        "players": players,
        "dealer": players - 1,
        "hands": [cards(hand) for hand in hands],
        "recipes": recipes or ["clear water"] * players,
        "taken": [cards(pile) for pile in piles] + [[]] * (players - len(piles)),
        **more,
    }
    return stockpot.Table.from_position("soup", position)


def last_deal(*hands: str, **more: Any) -> stockpot.Table:
    """The same in deal 5: everybody cooks clear water, the other recipes are used."""
    return deal(*hands, deal=5, used=[RECIPES[:4]] * len(hands), **more)


def choosing(players: int, dealer: int | None = None, **more: Any) -> stockpot.Table:
    """A table where recipes are chosen; seat 0 is to the left of the dealer unless a dealer is given."""
    hands = [WHOLE_DECK[10 * seat : 10 * seat + 10] for seat in range(players)]
    where = {"players": players, "dealer": players - 1 if dealer is None else dealer, "phase": "recipe", "hands": hands}
    return stockpot.Table.from_position("soup", {**where, **more})


def play(table: stockpot.Table, *moves: str) -> list[stockpot.Told]:
    """Let whoever is to act play these, one after the other; returns what happened, as told to everybody at once."""
    return [event.seen() for move in moves for event in table.play(table.to_act[0], move)]


def told(events: Iterable[stockpot.Told], kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind."""
    return [dict(event.data) for event in events if event.kind == kind]


def totals(events: Iterable[stockpot.Told]) -> list[int]:
    return [data["total"] for data in told(events, "played")]


def required(events: Iterable[stockpot.Told]) -> list[str | None]:
    return [data["required"] for data in told(events, "played")]


def may(table: stockpot.Table, seat: int) -> list[str]:
    """What a seat may do now."""
    return [action.text for action in table.legal(seat)]


def gain(recipe: str, pile: str, points: int = 5) -> tuple[int, int]:
    """What a pile is worth for a recipe at the end of a deal, and the points after it."""
    last = rest(cards(pile))[0]
    table = deal(last, "", recipes=[recipe, "clear water"], piles=[pile], points=[points, 5])
    scored = told(play(table, last), "scored")[0]
    seat = table.view(None)["seats"][0]
    assert (
        (scored["gain"], scored["points"]) == (seat["gained"][0], seat["points"]) == (scored["gain"], table.scores[0])
    )
    return scored["gain"], scored["points"]


def plain(text: str) -> str:
    """A text with ordinary spaces: tests do not care which kind of space French puts before a colon."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
