"""What people ask about a table without changing it: what to play, why not this, what would become of a plan.

Whether it may be asked is checked here at once; the answer is thought out in another process (`thinkers.py`), on a table that is
redealt first, so it can hold nothing that the seat may not know.
"""

from __future__ import annotations

import secrets

from stockpot.bots.analysis import hint
from stockpot.core.errors import Reason, UnknownMove
from stockpot.core.table import Event, Table
from stockpot.core.undo import shown
from stockpot.server import protocol as p
from stockpot.server.protocol import Refusal
from stockpot.server.requests import active_seat, held_seat, somebody
from stockpot.server.room import Room
from stockpot.server.views import choices


def seat_that_asks(room: Room, who: str, question: p.Question) -> int:
    """The seat that a question comes from, if it may be asked."""
    somebody(who)
    room.playing()
    if isinstance(question, p.Why):
        return held_seat(room, who, question.seat)
    seat = active_seat(room, who, question.seat)
    if seat not in room.to_act:
        raise Refusal("not_your_turn", "You owe no decision now.")
    if isinstance(question, p.Hint) and not room.created.hints:
        raise Refusal("no_hints", "This table plays without hints.")
    return seat


def answer(table: Table, seat: int, question: p.Question, lang: p.Lang) -> p.Reply:
    """What a seat wants to know, from what it may know."""
    guess = table.redeal(seat)
    match question:
        case p.Why():
            return why(guess, seat, question, lang)
        case p.Plan():
            return plan(guess, seat, question, lang)
        case p.Hint():
            return hints(guess, seat, question, lang)


def hints(guess: Table, seat: int, question: p.Hint, lang: p.Lang) -> p.Hints:
    found = hint(guess, seat, seed=secrets.randbits(64))
    labels = {action.id: action.label for action in guess.legal(seat, lang)}
    best = [
        p.Advice(one.action.id, one.action.text, labels[one.action.id], round(one.share, 4), one.simulations)
        for one in found[: question.count]
    ]
    return p.Hints(question.id, best, sum(one.simulations for one in found))


def why(guess: Table, seat: int, question: p.Why, lang: p.Lang) -> p.Reason:
    reason = against(guess, seat, question.move, lang)
    if reason is None:
        return p.Reason(question.id, legal=True)
    return p.Reason(question.id, legal=False, rule=reason.rule, text=reason.text)


def against(table: Table, seat: int, move: str | int, lang: str) -> Reason | None:
    """The rule against a move; refused when it is no move at all."""
    try:
        return table.why_not(seat, move, lang)
    except UnknownMove as error:
        raise Refusal("bad_move", str(error), status=400) from None


def plan(guess: Table, seat: int, question: p.Plan, lang: p.Lang) -> p.Planned:
    """Play the moves as far as nothing would be shown that the seat does not know now."""
    planned = p.Planned(question.id, [], "done")
    for move in question.moves:
        if seat not in guess.to_act:
            planned.end = "over" if guess.over else "turn"
            break
        reason = against(guess, seat, move, lang)
        if reason is not None:
            planned.end, planned.rule, planned.text = "illegal", reason.rule, reason.text
            break
        before = guess.copy()
        label = labelled(before, seat, move, lang)
        events = guess.play(seat, move)
        if shown(before, guess, guess.last_move, seat):
            planned.end = "shown"
            break
        planned.steps.append(
            p.PlanStep(guess.history[-1].text, label, told(events, seat, lang), seen(guess, seat, lang))
        )
    return planned


def labelled(table: Table, seat: int, move: str | int, lang: str) -> str:
    """The name of a move in a language."""
    return table.game.label(table.state, seat, table.read_move(seat, move), lang)


def told(events: list[Event], viewer: int | None, lang: str) -> list[p.Happening]:
    """Events as a viewer may know them."""
    known = [event.seen(viewer, lang) for event in events]
    return [p.Happening(one.kind, dict(one.data), one.text) for one in known if one is not None]


def seen(table: Table, seat: int, lang: str) -> p.Situation:
    """A table in thought, as the seat would see it."""
    asks = table.game.asks(table.state, seat, lang)
    return p.Situation(list(table.to_act), asks, choices(table, seat, lang), view=table.view(seat))
