"""Attacks: Struggle for Survival and Aggression in phase 1, Aggression in phase 5.

One *attempt* is one attack on one target. Its owner may answer with Escape and Defense; Persistence gives attacker and
defender one more try each.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import DEFEND, ESCAPE, NO_AGGRESSION, NO_ATTACK, YIELD, Phase, Todo
from stockpot.games.ursuppe.pieces import N_NUMBERS, NONE, Gene, owner
from stockpot.games.ursuppe.rules.meals import meals
from stockpot.games.ursuppe.rules.movement import begin_move
from stockpot.games.ursuppe.rules.tribe import (
    has_gene,
    move_price,
    on_cell,
    put_all_colors,
    remove_amoeba,
    to_put,
    tribe,
)
from stockpot.games.ursuppe.state import (
    ATTACK_PRICE,
    DEFENSE_PRICE,
    DEFENSE_USED,
    ESCAPE_USED,
    FOUGHT_TWICE,
    Event,
    State,
    Way,
)

MOST_TIES = 99
"""Equal rolls after which the attacker wins a fight: one in 6^99 gets there."""


@rule
def targets(s: State, attacker: int) -> int:
    """ursuppe.attack.struggle ursuppe.attack.aggression ursuppe.gene.arm: whom an amoeba may attack where it is.

    In phase 1 anybody, own ones too, but nobody with Armor; in phase 5 any amoeba of another player.
    """
    found = on_cell(s, s.cell[attacker]) & ~(1 << attacker)
    if s.phase == Phase.DEATHS:
        return found & ~tribe(owner(attacker))
    for seat in range(s.players):
        if has_gene(s, seat, Gene.ARM):
            found &= ~tribe(seat)
    return found


# ------------------------------------------------------- a target or hunger: the owner of a hungry, fierce amoeba, phase 1


@rule
def legal_attack(s: State) -> int:
    """ursuppe.attack.struggle: any target on the cell, or starve."""
    return targets(s, s.amoeba) | (1 << NO_ATTACK)


@rule
def play_attack(s: State, choice: int, trail: Any) -> None:
    """ursuppe.attack.struggle: pay and attack; who does not attack starves."""
    s.attempt = 1
    if choice == NO_ATTACK:
        s.todo = Todo.FEED  # which finds no meal and no second chance to attack
    else:
        s.attacker = s.amoeba
        attack(s, choice, s.options[ATTACK_PRICE], trail)


@rule
def attack(s: State, target: int, price: int, trail: Any) -> None:
    """ursuppe.attack.attempt: one attempt on one target."""
    s.bp[owner(s.attacker)] -= price
    s.target = target
    s.arena = s.cell[s.attacker]
    s.used = 0
    s.chased = 0
    note(trail, Event.ATTACKED, s.attacker, target, price, s.attempt)
    s.todo = Todo.RESPOND


# ----------------------------------------------------------------- an answer: the owner of the target of an attack


@rule
def respond(s: State, trail: Any) -> None:
    """ursuppe.attack.response ursuppe.ruling.no-self-defense: who can answer is asked; else the attack succeeds."""
    s.turn = owner(s.target)
    s.todo = Todo.RESPONSE
    if legal_response(s) == 1 << YIELD:
        succeed(s, trail)


@rule
def legal_response(s: State) -> int:
    """ursuppe.attack.escape ursuppe.attack.defense ursuppe.ruling.once-per-attempt ursuppe.gene.per: each once and paid.

    With Persistence a lost fight may be fought once more, free of charge.
    ursuppe.gene.esc ursuppe.gene.def ursuppe.ruling.armor-defense: Armor does not keep its owner from using them.
    """
    choices = 1 << YIELD
    seat = owner(s.target)
    if seat == owner(s.attacker):
        return choices
    if has_gene(s, seat, Gene.ESC) and s.used & ESCAPE_USED == 0 and s.bp[seat] >= move_price(s, seat):
        choices |= 1 << ESCAPE
    if s.used & DEFENSE_USED == 0:
        if has_gene(s, seat, Gene.DEF) and s.bp[seat] >= s.options[DEFENSE_PRICE]:
            choices |= 1 << DEFEND
    elif has_gene(s, seat, Gene.PER) and s.used & FOUGHT_TWICE == 0:
        choices |= 1 << DEFEND
    return choices


@rule
def play_response(s: State, choice: int, trail: Any) -> None:
    """ursuppe.attack.response: run, fight or give in."""
    if choice == ESCAPE:
        price = move_price(s, s.turn)
        s.bp[s.turn] -= price
        s.used |= ESCAPE_USED
        note(trail, Event.ANNOUNCED, s.target, Way.ESCAPE, price)
        begin_move(s, s.target, Way.ESCAPE)
    elif choice == DEFEND:
        price = 0 if s.used & DEFENSE_USED != 0 else s.options[DEFENSE_PRICE]
        s.bp[s.turn] -= price
        s.used |= FOUGHT_TWICE if s.used & DEFENSE_USED != 0 else DEFENSE_USED
        note(trail, Event.DEFENDED, s.target, price)
        fight(s, trail)
    else:
        note(trail, Event.YIELDED, s.target)
        succeed(s, trail)


@rule
def fight(s: State, trail: Any) -> None:
    """ursuppe.attack.defense ursuppe.ruling.fight-then-escape: a die each, ties again; the defender must be higher."""
    ties = -1
    s.dice[1] = s.dice[0]
    while s.dice[0] == s.dice[1] and ties < MOST_TIES:
        s.dice[0] = draw(s, 6) + 1
        s.dice[1] = draw(s, 6) + 1
        ties += 1
    s.ties = ties
    note(trail, Event.FOUGHT, s.attacker, s.target, s.dice[0], s.dice[1], s.ties)
    s.todo = Todo.FAILED if s.dice[1] > s.dice[0] else Todo.RESPOND


@rule
def escaped(s: State, trail: Any) -> None:
    """ursuppe.attack.escape ursuppe.ruling.escape-return ursuppe.attack.chase: away means away; a chase ends it anyway."""
    if s.cell[s.target] != s.arena or s.chased == 1:
        s.todo = Todo.FAILED
    else:
        note(trail, Event.CAUGHT, s.target)
        s.todo = Todo.RESPOND


# ----------------------------------------------------------------------------------------------------------- how it ends


@rule
def succeed(s: State, trail: Any) -> None:
    """ursuppe.attack.success ursuppe.attack.killed ursuppe.gene.arm ursuppe.ruling.fight-won: what a success brings."""
    if s.phase == Phase.FEEDING:
        kill(s, 1, trail)
        clear_attack(s)
        s.todo = Todo.NEXT_AMOEBA
        return
    if has_gene(s, owner(s.target), Gene.ARM):
        s.damage[s.target] += 1
        note(trail, Event.WOUNDED, s.target, s.attacker, s.damage[s.target])
        if s.damage[s.target] >= fatal(s, owner(s.target)):
            die(s, s.target, trail)
    else:
        kill(s, 2, trail)
    clear_attack(s)
    s.todo = Todo.SCORING


@rule
def kill(s: State, cubes: int, trail: Any) -> None:
    """ursuppe.attack.success ursuppe.attack.killed: the target goes to its owner's supply, cubes of all colours appear."""
    cell = s.cell[s.target]
    remove_amoeba(s, s.target)
    note(trail, Event.KILLED, s.target, s.attacker, cell,
         to_put(s, 0, cubes), to_put(s, 1, cubes), to_put(s, 2, cubes), to_put(s, 3, cubes))  # fmt: skip
    put_all_colors(s, cell, cubes)


@rule
def fatal(s: State, seat: int) -> int:
    """ursuppe.death.natural ursuppe.gene.lon: the damage at which a tribe's amoebas die."""
    return 3 if has_gene(s, seat, Gene.LON) else 2


@rule
def is_dying(s: State, amoeba: int) -> bool:
    """ursuppe.death.natural: is it on the board with so much damage that it dies in phase 5?"""
    return s.cell[amoeba] != NONE and s.damage[amoeba] >= fatal(s, owner(amoeba))


@rule
def die(s: State, amoeba: int, trail: Any) -> None:
    """ursuppe.death.natural ursuppe.death.cubes ursuppe.ruling.armor-death: a natural death."""
    cell = s.cell[amoeba]
    remove_amoeba(s, amoeba)
    note(trail, Event.DIED, amoeba, cell, to_put(s, 0, 2), to_put(s, 1, 2), to_put(s, 2, 2), to_put(s, 3, 2))
    put_all_colors(s, cell, 2)


@rule
def clear_attack(s: State) -> None:
    """No attack is under way."""
    s.attacker = NONE
    s.target = NONE
    s.arena = NONE
    s.attempt = 0
    s.used = 0
    s.chased = 0
    s.followed = 0


@rule
def failed(s: State, trail: Any) -> None:
    """ursuppe.attack.failure ursuppe.attack.retry ursuppe.ruling.retry-meal: a retry if there may be one, else the end."""
    note(trail, Event.FAILED, s.attacker, s.target)
    if may_retry(s):
        s.turn = owner(s.attacker)
        s.todo = Todo.RETRY
    else:
        end_attack(s)


@rule
def may_retry(s: State) -> bool:
    """ursuppe.attack.retry ursuppe.ruling.retry-meal: once, with Persistence, on somebody; in phase 1 only in hunger."""
    if s.attempt != 1 or not has_gene(s, owner(s.attacker), Gene.PER) or targets(s, s.attacker) == 0:
        return False
    return s.phase == Phase.DEATHS or meals(s, s.attacker) == 0


# ------------------------------------------- a retry: the owner of Persistence, after the first attempt of an amoeba failed


@rule
def legal_retry(s: State) -> int:
    """ursuppe.attack.retry ursuppe.ruling.retry-target: any target now on the cell, or let go."""
    return targets(s, s.attacker) | (1 << NO_ATTACK)


@rule
def play_retry(s: State, choice: int, trail: Any) -> None:
    """ursuppe.attack.retry: free of charge, once."""
    s.attempt = 2
    if choice == NO_ATTACK:
        end_attack(s)
    else:
        attack(s, choice, 0, trail)


@rule
def end_attack(s: State) -> None:
    """ursuppe.attack.failure ursuppe.attack.chase: in phase 1 a beaten attacker starves, unless it followed and eats."""
    if s.phase == Phase.DEATHS:
        clear_attack(s)
        s.todo = Todo.SCORING
    else:
        s.todo = Todo.FEED


# ------------------------------------------------- an attacker and its target: the owner of Aggression, once in phase 5


@rule
def legal_aggressor(s: State) -> int:
    """ursuppe.attack.aggression: each own amoeba with somebody to attack, or none."""
    choices = 1 << NO_AGGRESSION
    if s.bp[s.turn] < s.options[ATTACK_PRICE]:
        return choices
    for number in range(N_NUMBERS):
        amoeba = N_NUMBERS * s.turn + number
        if s.cell[amoeba] != NONE and targets(s, amoeba) != 0:
            choices |= 1 << number
    return choices


@rule
def play_aggressor(s: State, choice: int, trail: Any) -> None:
    """ursuppe.attack.aggression ursuppe.gene.agg: once a round for the whole tribe."""
    if choice == NO_AGGRESSION:
        s.todo = Todo.SCORING
    else:
        s.attacker = N_NUMBERS * s.turn + choice
        s.attempt = 1
        s.todo = Todo.TARGET


@rule
def legal_target(s: State) -> int:
    """ursuppe.attack.aggression: an amoeba of another player on the same cell."""
    return targets(s, s.attacker)


@rule
def play_target(s: State, choice: int, trail: Any) -> None:
    """ursuppe.attack.aggression: pay and attack."""
    attack(s, choice, s.options[ATTACK_PRICE], trail)
