"""Setting positions of Sapone up and playing them, for tests that read like the rules."""

from __future__ import annotations

from typing import Any

import stockpot

ADA, BOB, CARL, DANA = range(4)


def cards(text: str) -> list[str]:
    """“coin ×3, leek”: four cards."""
    found = []
    for part in filter(None, text.split(", ")):
        name, _, times = part.partition(" ×")
        found += [name] * int(times or 1)
    return found


def table(*hands: str, **more: Any) -> stockpot.Table:
    """Seat 0 has picked and chooses between selling and buying, unless more is said."""
    options = {key: more.pop(key) for key in list(more) if key in stockpot.game("sapone").options._by_name}
    position = {"players": len(hands), "hands": [cards(hand) for hand in hands], "options": options, **more}
    return stockpot.Table.from_position("sapone", position)


def play(where: stockpot.Table, *moves: str) -> list[str]:
    """Moves as “0 sell leek”; returns what everybody who sees all cards is told."""
    told = []
    for move in moves:
        seat, _, text = move.partition(" ")
        told += [str(event) for event in where.play(int(seat), text)]
    return told


def offer(where: stockpot.Table, card: str, declared: str | None = None, wish: str = "no wish") -> list[str]:
    """The seat to act sells a card."""
    (seat,) = where.to_act
    if where.state.phase == 0:
        play(where, f"{seat} sell")
    if len(where.legal(seat)) and where.legal(seat)[0].text.startswith("sell"):
        play(where, f"{seat} sell {card}")
    return play(where, f"{seat} declare {declared or card}", f"{seat} {wish}")


def bid(where: stockpot.Table, seat: int, *parts: str) -> list[str]:
    """“leek as coin” claims a coin, “leek” claims nothing; then the seat is done."""
    for part in parts:
        card, _, claim = part.partition(" as ")
        play(where, f"{seat} bid {card}", f"{seat} claim {claim}" if claim else f"{seat} no claim")
    return play(where, f"{seat} {'done' if parts else 'pass'}")


def all_pass(where: stockpot.Table) -> list[str]:
    told = []
    for seat in where.to_act:
        told += play(where, f"{seat} pass")
    return told


def believe(where: stockpot.Table, *doubters: int) -> list[str]:
    """All who are asked answer; those named doubt."""
    told = []
    for seat in where.to_act:
        told += play(where, f"{seat} {'doubt' if seat in doubters else 'believe'}")
    return told


def texts(where: stockpot.Table, seat: int) -> list[str]:
    return [action.text for action in where.legal(seat)]


def held(where: stockpot.Table, seat: int) -> list[str]:
    """The free cards of a seat."""
    return where.view(seat)["hand"]


def last_turn(*hands: str, diamond: str | None = None, **more: Any) -> stockpot.Table:
    """The market is empty and seat 0 sells to nobody: the round is scored."""
    where = table(*hands, market=[], phase="offer", **more)
    before = where.state.round
    while not where.over and where.state.round == before:
        seat = where.to_act[0]
        choices = texts(where, seat)
        if choices[0].startswith("name"):
            play(where, f"{seat} name {diamond}")
        else:
            where.play(seat, "pass" if "pass" in choices else choices[0])
    return where


def scored(*hands: str, **more: Any) -> list[tuple[str, int]]:
    """For each seat the categories won, by their first letters, and the points."""
    seats = last_turn(*hands, **more).view()["seats"]
    return [("".join(category[0].upper() for category in seat["won"]), seat["gained"]) for seat in seats]


def winners(category: str, *hands: str, **more: Any) -> list[int]:
    """Who wins a category."""
    return [seat for seat, (won, _) in enumerate(scored(*hands, **more)) if category in won]
