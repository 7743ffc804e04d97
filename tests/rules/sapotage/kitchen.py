"""What the tests of SaPotage have in common: short ways to set a round up, play it, and look at what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import stockpot
from stockpot.games.sapotage.lists import CardListOption
from stockpot.games.sapotage.state import OPTIONS, Phase

LISTS: dict[str, CardListOption] = {name: OPTIONS[name] for name in ("ingredient_cards", "judge_cards")}  # type: ignore[misc]
INGREDIENTS = [card.name for card in LISTS["ingredient_cards"].load("standard").cards]
JUDGES = [card.name for card in LISTS["judge_cards"].load("standard").cards]

J01, J09, J16 = "Candy Cassidy", "Professor Dashi", "Inferno Ian"
NOTHING = "Capers, Tahini, Radicchio"
"""A dish that Candy Cassidy gives −6."""


Gifts = Mapping[int, tuple[str, int | None]]
"""By seat: the card, and whose dish it goes into."""


def cards(text: str) -> list[str]:
    """Cards written down as "Lemon, Honey"."""
    return [card.strip() for card in text.split(",") if card.strip()]


def unused(*parts: Iterable[str]) -> list[str]:
    """The ingredients that are in none of these parts, special cards last."""
    used = {card for part in parts for card in part}
    return [card for card in INGREDIENTS if card not in used]


def start(players: int = 3, seed: int = 1, **options: Any) -> stockpot.Table:
    return stockpot.Table("sapotage", players, seed, options)


def cooking(*hands: str, judges: Sequence[str] = (J01,), **more: Any) -> stockpot.Table:
    """A round in which the dishes are to be made; empty hands are filled up. Seat 0 deals."""
    held = [cards(hand) for hand in hands]
    size = 4 if more.get("options", {}).get("shared") else 5
    named = [card for hand in held for card in hand] + list(more.get("shared", [])) + list(more.get("deck", []))
    free = iter(unused(named, *[[str(card) for card in part] for part in (more.get("discard", []),)]))
    for hand in held:
        hand += [next(free) for _ in range(size - len(hand))]
    return stockpot.Table.from_position(
        "sapotage", {"players": len(hands), "judges": list(judges), "hands": held, **more}
    )


def serving(*dishes: str, judges: Sequence[str] = (J01,), gifts: Gifts | None = None, **more: Any) -> stockpot.Table:
    """All dishes are made; everybody holds two cards, one as named by the gifts, and owes a gift. Seat 0 deals."""
    cooked = [cards(dish) for dish in dishes]
    gifts = gifts or {}
    named = [card for dish in cooked for card in dish] + [card for card, _ in gifts.values()]
    named += [*more.get("shared", []), *more.get("deck", []), *[str(card) for card in more.get("discard", [])]]
    free = iter(unused(named))
    hands = [[gifts[seat][0] if seat in gifts else next(free), next(free)] for seat in range(len(dishes))]
    position = {
        "players": len(dishes), "judges": list(judges), "phase": "give", "dishes": cooked, "hands": hands, **more,
    }  # fmt: skip
    return stockpot.Table.from_position("sapotage", position)


def hand(table: stockpot.Table, seat: int) -> list[str]:
    return [card["name"] for card in table.view(seat)["hand"]]


def phase(table: stockpot.Table) -> str:
    return Phase(table.state.phase).name.lower()  # type: ignore[attr-defined]


def may(table: stockpot.Table, seat: int) -> list[str]:
    """What a seat may do now."""
    return [action.text for action in table.legal(seat)]


def told(events: Iterable[stockpot.Told], kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind."""
    return [dict(event.data) for event in events if event.kind == kind]


def play(table: stockpot.Table, seat: int, move: str, note: str | None = None) -> list[stockpot.Told]:
    return [told for event in table.play(seat, move, note) if (told := event.seen())]


def cook_any(table: stockpot.Table) -> list[stockpot.Told]:
    """Everybody who owes a dish makes the first there is."""
    return [event for seat in table.to_act for event in play(table, seat, may(table, seat)[0])]


def give(table: stockpot.Table, gifts: Gifts | None = None) -> list[stockpot.Told]:
    """Seats give a card to the dish of another, or discard it; those not named discard one of theirs."""
    events = []
    for seat in table.to_act:
        card, target = (gifts or {}).get(seat, (hand(table, seat)[0], None))
        events += play(table, seat, f"discard {card}" if target is None else f"give {card} to seat {target}")
    return events


def serve(
    table: stockpot.Table,
    laughs: Mapping[int, Sequence[int]] | None = None,
    unfit: Mapping[int, Sequence[int]] | None = None,
    tokens: Mapping[int, int] | None = None,
    votes: Mapping[int, int] | None = None,
) -> list[stockpot.Told]:
    """Present, react, give tokens and vote until the round is over. Reactions by the seat that presents."""
    events: list[stockpot.Told] = []
    while phase(table) in ("present", "react", "token", "vote"):
        seat, step = table.to_act[0], phase(table)
        presenter = table.state.turn  # type: ignore[attr-defined]
        if step == "present":
            move = "present"
        elif step == "react":
            laughed = seat in (laughs or {}).get(presenter, ())
            move = "laugh" if laughed else "not fitting" if seat in (unfit or {}).get(presenter, ()) else "no reaction"
        elif step == "token":
            move = f"token to seat {(tokens or {}).get(seat, (seat + 1) % table.players)}"
        elif votes is None:
            break
        else:
            move = f"vote for seat {votes[seat]}"
        events += play(table, seat, move)
    return events


def whole_round(table: stockpot.Table, gifts: Gifts | None = None, **how: Any) -> list[stockpot.Told]:
    """Gifts, then everything to the end of the round."""
    return give(table, gifts) + serve(table, **how)


def totals(events: Iterable[stockpot.Told], judge: str = J01) -> list[int]:
    return [data["total"] for data in told(events, "scored") if data["judge"] == judge]


def ingredients(events: Iterable[stockpot.Told], judge: str = J01) -> list[int]:
    """Points without the presentation."""
    return [data["ingredients"] for data in told(events, "scored") if data["judge"] == judge]


def owners(events: Iterable[stockpot.Told]) -> dict[str, int]:
    """Who has won which judge."""
    return {data["judge"]: data["seat"] for data in told(events, "judge_won")}


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


class Last(dict[int, int]):
    """Votes for the last of those tied."""

    def __init__(self, table: stockpot.Table) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, seat: int) -> int:
        return int(self.table.view()["tied"][-1])


def one_round(table: stockpot.Table) -> list[stockpot.Told]:
    """A whole round, whatever happens in it."""
    events = cook_any(table)
    while phase(table) == "peek":
        events += play(table, table.to_act[0], may(table, table.to_act[0])[0])
    return events + whole_round(table, votes=Last(table))
