"""What people ask about a table without changing it: what to play, why not this, what would become of a plan.

Whether it may be asked is checked at once; the answer is thought out on a table that is redealt first, so it can hold nothing
that the seat may not know. A server does that in another process (`server/live/worker_pool.py`).
"""

from __future__ import annotations

from stockpot.bots.coach import hint
from stockpot.core.errors import Reason, UnknownMove
from stockpot.core.table import Table
from stockpot.core.undo import shown
from stockpot.room import protocol as p
from stockpot.room.news import told
from stockpot.room.refusal import Refusal
from stockpot.room.requests import active_seat, held_seat, somebody
from stockpot.room.room import Room
from stockpot.room.views import asked, choices, sentence


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


def reply_to(room: Room, who: str, question: p.Question) -> p.Reply:
    """The answer to a person's question, thought out here and now."""
    return answer(room.playing(), seat_that_asks(room, who, question), question)


def answer(table: Table, seat: int, question: p.Question) -> p.Reply:
    """What a seat wants to know, from what it may know."""
    guess = table.redeal(seat)
    match question:
        case p.Why():
            return why(guess, seat, question)
        case p.Plan():
            return plan(guess, seat, question)
        case p.Hint():
            return hints(guess, seat, question)


def hints(guess: Table, seat: int, question: p.Hint) -> p.Hints:
    found = hint(guess, seat)
    best = [
        p.Advice(
            one.action.id, one.action.text, guess.parts(seat, one.action), round(one.share, 4), one.simulations,
            sentence(one.because) if one.because else None,
        )
        for one in found[: question.count]
    ]  # fmt: skip
    return p.Hints(question.id, best, sum(one.simulations for one in found))


def why(guess: Table, seat: int, question: p.Why) -> p.Reason:
    reason = against(guess, seat, question.move)
    if reason is None:
        return p.Reason(question.id, legal=True)
    return p.Reason(question.id, legal=False, rule=reason.rule, said=sentence(reason.said))


def against(table: Table, seat: int, move: str | int) -> Reason | None:
    """The rule against a move; refused when it is no move at all."""
    try:
        return table.why_not(seat, move)
    except UnknownMove as error:
        raise Refusal("bad_move", str(error), status=400) from None


def plan(guess: Table, seat: int, question: p.Plan) -> p.Planned:
    """Play the moves as far as nothing would be shown that the seat does not know now."""
    planned = p.Planned(question.id, [], "done")
    for move in question.moves:
        if seat not in guess.to_act:
            planned.end = "over" if guess.over else "turn"
            break
        reason = against(guess, seat, move)
        if reason is not None:
            planned.end, planned.rule, planned.said = "illegal", reason.rule, sentence(reason.said)
            break
        before = guess.copy()
        made = guess.make_move(seat, move)
        if shown(before, guess, made, seat):
            planned.end = "shown"
            break
        parts = guess.game.words.parts(before.state, seat, made.action)
        planned.steps.append(p.PlanStep(made.text, parts, told(guess.game, made.events, seat), seen(guess, seat)))
    return planned


def seen(table: Table, seat: int) -> p.Situation:
    """A table in thought, as the seat would see it."""
    question = asked(table, seat) if seat in table.to_act else None
    return p.Situation(list(table.to_act), question, choices(table, seat), view=table.view(seat))
