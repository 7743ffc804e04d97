"""Phase 1, feeding: an amoeba eats, attacks or starves."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import STARVE, Todo
from stockpot.games.ursuppe.pieces import EATEN, FIERCE, NONE, PARASITIC, foreign
from stockpot.games.ursuppe.rules.attack import clear_attack, targets
from stockpot.games.ursuppe.rules.meals import meals, menu, victims
from stockpot.games.ursuppe.rules.tribe import in_event, put_cubes
from stockpot.games.ursuppe.state import ATTACK_PRICE, Event, State


@rule
def feed(s: State, trail: Any) -> None:
    """ursuppe.feed.starve ursuppe.ruling.must-eat: a meal if there is one, else an attack, else hunger.

    ursuppe.attack.failure ursuppe.attack.chase: after an attack there is hunger only, unless the attacker followed.
    """
    s.turn = s.active
    if s.attempt > 0 and s.followed == 0:
        starve(s, trail)
    elif meals(s, s.amoeba) != 0:
        s.todo = Todo.MEAL
    elif s.attempt == 0 and may_struggle(s):
        s.todo = Todo.ATTACK
    else:
        starve(s, trail)


@rule
def may_struggle(s: State) -> bool:
    """ursuppe.attack.struggle ursuppe.gene.sfs ursuppe.gene.agg: the gene, the point to pay, and somebody to attack."""
    seat = s.active
    if s.genes[seat] & FIERCE == 0 or s.bp[seat] < s.options[ATTACK_PRICE]:
        return False
    return targets(s, s.amoeba) != 0


# ------------------------------------------------------------------------- a meal: the owner of each amoeba, in phase 1


@rule
def legal_meal(s: State) -> int:
    """ursuppe.ruling.must-eat: the meals there are; only where all of them need a gene, hunger instead."""
    found = meals(s, s.amoeba)
    if found & menu(s, 0) == 0:
        found |= 1 << STARVE
    return found


@rule
def play_meal(s: State, choice: int, trail: Any) -> None:
    """ursuppe.feed.whole ursuppe.gene.par: eat, or starve, or name the victim first."""
    if choice == STARVE:
        starve(s, trail)
    elif (PARASITIC >> choice) & 1 != 0:
        s.meal = choice
        s.todo = Todo.VICTIM
    else:
        eat(s, choice, NONE, trail)


# ---------------------------------------------------------------------- a victim: the owner of Parasitism, with its meal


@rule
def legal_victim(s: State) -> int:
    """ursuppe.gene.par: one of those on the cell."""
    return victims(s, s.active, s.cell[s.amoeba])


@rule
def play_victim(s: State, choice: int, trail: Any) -> None:
    """ursuppe.gene.par: the victim pays one point to the bank."""
    meal = s.meal
    s.meal = NONE
    s.bp[choice] -= 1
    eat(s, meal, choice, trail)


@rule
def eat(s: State, meal: int, victim: int, trail: Any) -> None:
    """ursuppe.feed.whole ursuppe.feed.excrete: cubes to the reserve, then up to two of the own colour on the cell."""
    seat = s.active
    cell = s.cell[s.amoeba]
    excreted = min(2, s.reserve[seat])
    note(trail, Event.ATE, s.amoeba, eaten(s, meal, 0), eaten(s, meal, 1), eaten(s, meal, 2), eaten(s, meal, 3),
         excreted, seat, victim)  # fmt: skip
    for slot in range(s.players - 1):
        color = foreign(seat, slot)
        n = EATEN[meal, slot]
        s.cubes[cell, color] -= n
        s.reserve[color] += n
    put_cubes(s, cell, seat, excreted)
    end_turn(s)


@rule
def eaten(s: State, meal: int, color: int) -> int:
    """How many cubes of a colour a meal has, for an event."""
    if color == s.active:
        return 0
    return in_event(s, color, EATEN[meal, color if color < s.active else color - 1])


@rule
def starve(s: State, trail: Any) -> None:
    """ursuppe.feed.starve: one damage point, nothing eaten, nothing excreted."""
    s.damage[s.amoeba] += 1
    note(trail, Event.STARVED, s.amoeba, s.damage[s.amoeba])
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The amoeba is done."""
    clear_attack(s)
    s.todo = Todo.NEXT_AMOEBA
