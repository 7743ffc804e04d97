"""The law of Ursuppe.

Each module has one phase or one subject; each decision in it is a pair of neighbours, `legal_x` (the set of choices) and
`play_x`. Here they are put together: `legal` and `play` look the pair up, `advance` runs what needs no decision.

| module | rules |
| --- | --- |
| `tribe` | what all phases use |
| `start` | the set-up, the start of a round |
| `movement` | phase 1: drift, moves, followers, cubes carried along |
| `meals`, `feeding` | phase 1: meals, hunger |
| `attack` | attacks and answers, in phases 1 and 5 |
| `defects` | phase 2: environment card and mutation debts |
| `market` | phase 3: new genes |
| `division` | phase 4: income and division |
| `scoring` | phases 5 and 6: deaths, the ladder, the end |
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.rule import rule
from stockpot.games.ursuppe.decisions import BASE, Phase, Todo
from stockpot.games.ursuppe.pieces import (
    BARRED_BY,
    COPIES,
    CUBES,
    MIN_PLAYERS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_NUMBERS,
    NONE,
    Gene,
)
from stockpot.games.ursuppe.rules.attack import (
    escaped,
    failed,
    legal_aggressor,
    legal_attack,
    legal_response,
    legal_retry,
    legal_target,
    play_aggressor,
    play_attack,
    play_response,
    play_retry,
    play_target,
    respond,
)
from stockpot.games.ursuppe.rules.defects import legal_settle, new_environment, next_settler, play_settle
from stockpot.games.ursuppe.rules.division import (
    legal_divide,
    legal_number,
    next_divider,
    play_divide,
    play_number,
)
from stockpot.games.ursuppe.rules.feeding import feed, legal_meal, legal_victim, play_meal, play_victim
from stockpot.games.ursuppe.rules.market import legal_buy, next_buyer, play_buy
from stockpot.games.ursuppe.rules.movement import (
    legal_carry,
    legal_direction,
    legal_follow,
    legal_movement,
    legal_second,
    next_amoeba,
    next_claim,
    play_carry,
    play_direction,
    play_follow,
    play_movement,
    play_second,
    roll,
    step,
)
from stockpot.games.ursuppe.rules.scoring import deaths, score_all
from stockpot.games.ursuppe.rules.start import legal_place, legal_space, play_place, play_space, setup
from stockpot.games.ursuppe.state import State

__all__ = ["advance", "choices", "legal", "play", "scores", "setup", "sound", "stage", "waiting"]


@rule
def waiting(s: State) -> int:
    """The seat that owes a decision; none when the game is over."""
    return 0 if s.todo == Todo.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the actions open to the seat that owes a decision; return how many."""
    left = choices(s)
    base = BASE[s.todo]
    n = 0
    while left != 0:
        out[n] = base + lowest(left)
        left &= left - 1
        n += 1
    return n


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    choose(s, action - BASE[s.todo], trail)
    advance(s, trail)


@rule
def advance(s: State, trail: Any) -> None:
    """Go on to the next decision where there is something to decide, or to the end."""
    while s.todo != Todo.OVER:
        if s.todo > Todo.OVER:
            go_on(s, trail)
        else:
            left = choices(s)
            if left & (left - 1) != 0:
                return
            choose(s, lowest(left), trail)


@rule
def choices(s: State) -> int:
    """The set of choices of the decision that is owed."""
    todo = s.todo
    if todo == Todo.MOVEMENT:
        return legal_movement(s)
    if todo == Todo.MEAL:
        return legal_meal(s)
    if todo == Todo.DIRECTION:
        return legal_direction(s)
    if todo == Todo.BUY:
        return legal_buy(s)
    if todo == Todo.DIVIDE:
        return legal_divide(s)
    if todo == Todo.NUMBER:
        return legal_number(s)
    if todo == Todo.CARRY:
        return legal_carry(s)
    if todo == Todo.FOLLOW:
        return legal_follow(s)
    if todo == Todo.SECOND:
        return legal_second(s)
    if todo == Todo.VICTIM:
        return legal_victim(s)
    if todo == Todo.SETTLE:
        return legal_settle(s)
    if todo == Todo.ATTACK:
        return legal_attack(s)
    if todo == Todo.RESPONSE:
        return legal_response(s)
    if todo == Todo.RETRY:
        return legal_retry(s)
    if todo == Todo.AGGRESSOR:
        return legal_aggressor(s)
    if todo == Todo.TARGET:
        return legal_target(s)
    if todo == Todo.PLACE:
        return legal_place(s)
    return legal_space(s)


@rule
def choose(s: State, choice: int, trail: Any) -> None:
    """Carry out one of the choices."""
    todo = s.todo
    if todo == Todo.MOVEMENT:
        play_movement(s, choice, trail)
    elif todo == Todo.MEAL:
        play_meal(s, choice, trail)
    elif todo == Todo.DIRECTION:
        play_direction(s, choice, trail)
    elif todo == Todo.BUY:
        play_buy(s, choice, trail)
    elif todo == Todo.DIVIDE:
        play_divide(s, choice, trail)
    elif todo == Todo.NUMBER:
        play_number(s, choice, trail)
    elif todo == Todo.CARRY:
        play_carry(s, choice, trail)
    elif todo == Todo.FOLLOW:
        play_follow(s, choice, trail)
    elif todo == Todo.SECOND:
        play_second(s, choice, trail)
    elif todo == Todo.VICTIM:
        play_victim(s, choice, trail)
    elif todo == Todo.SETTLE:
        play_settle(s, choice, trail)
    elif todo == Todo.ATTACK:
        play_attack(s, choice, trail)
    elif todo == Todo.RESPONSE:
        play_response(s, choice, trail)
    elif todo == Todo.RETRY:
        play_retry(s, choice, trail)
    elif todo == Todo.AGGRESSOR:
        play_aggressor(s, choice, trail)
    elif todo == Todo.TARGET:
        play_target(s, choice, trail)
    elif todo == Todo.PLACE:
        play_place(s, choice, trail)
    else:
        play_space(s, choice, trail)


@rule
def go_on(s: State, trail: Any) -> None:
    """Carry out one automatic step."""
    todo = s.todo
    if todo == Todo.NEXT_AMOEBA:
        next_amoeba(s, trail)
    elif todo == Todo.CLAIM:
        next_claim(s, trail)
    elif todo == Todo.ROLL:
        roll(s, trail)
    elif todo == Todo.STEP:
        step(s, trail)
    elif todo == Todo.FEED:
        feed(s, trail)
    elif todo == Todo.RESPOND:
        respond(s, trail)
    elif todo == Todo.ESCAPED:
        escaped(s, trail)
    elif todo == Todo.FAILED:
        failed(s, trail)
    elif todo == Todo.ENVIRONMENT:
        new_environment(s, trail)
    elif todo == Todo.NEXT_SETTLER:
        next_settler(s, trail)
    elif todo == Todo.NEXT_BUYER:
        next_buyer(s, trail)
    elif todo == Todo.NEXT_DIVIDER:
        next_divider(s, trail)
    elif todo == Todo.DEATHS:
        deaths(s, trail)
    else:
        score_all(s, trail)


@rule
def scores(s: State, out: Any) -> None:
    """ursuppe.end.winner: each seat's space on the ladder."""
    for seat in range(s.players):
        out[seat] = s.marker[seat]


@rule
def stage(s: State) -> int:
    """The round: a rollout may stop where it changes."""
    return s.round if s.todo != Todo.OVER else N_CARDS


@rule
def sound(s: State) -> bool:
    """Do cubes, gene cards, markers, points and amoebas add up?"""
    if s.drawn > N_CARDS or s.round > s.drawn + 2:
        return False
    cards = 0
    for i in range(N_CARDS):
        cards |= 1 << s.deck[i]
    if cards != (1 << N_CARDS) - 1:
        return False
    for seat in range(s.players):
        if not sound_seat(s, seat):
            return False
    for gene in range(N_GENES):
        cards = s.pool[gene]
        for seat in range(s.players):
            cards += (s.genes[seat] >> gene) & 1
        if s.pool[gene] < 0 or cards != COPIES[s.players - MIN_PLAYERS, gene]:
            return False
    return True


@rule
def sound_seat(s: State, seat: int) -> bool:
    """One seat's cubes, points, marker, genes and amoebas."""
    cubes = s.reserve[seat]
    for cell in range(N_CELLS):
        cubes += s.cubes[cell, seat]
        if s.cubes[cell, seat] < 0:
            return False
    if cubes != CUBES or s.reserve[seat] < 0 or s.bp[seat] < 0:
        return False
    for other in range(seat):
        if s.phase != Phase.SETUP and s.marker[other] == s.marker[seat]:
            return False
    for gene in range(N_GENES):
        if (s.genes[seat] >> gene) & 1 != 0 and BARRED_BY[gene] & ~(1 << Gene.ARM) & s.genes[seat] != 0:
            return False
    for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)):
        if s.cell[amoeba] < NONE or s.cell[amoeba] >= N_CELLS or s.damage[amoeba] < 0:
            return False
        if s.cell[amoeba] == NONE and s.damage[amoeba] != 0:
            return False
    return True
