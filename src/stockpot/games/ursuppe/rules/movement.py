"""Phase 1, movement: an amoeba drifts, moves or stays; others may follow; cubes may be taken along.

A *step* is one attempt to leave a cell. Drifts, moves, second moves and escapes all go through the same steps, in the
order of ursuppe.follow.sequence: claims (cubes, followers), direction, and then all change cell together.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import DRIFT, MOVE, NO_MORE, STAY, YES, Phase, Todo
from stockpot.games.ursuppe.pieces import (
    CARD_DRIFT,
    COMPASS,
    FAST,
    FOUR_WAYS,
    MIN_PLAYERS,
    N_NUMBERS,
    NEIGHBOR,
    NONE,
    Direction,
    Gene,
    owner,
)
from stockpot.games.ursuppe.rules.tribe import has_gene, in_event, move_price, seat_above
from stockpot.games.ursuppe.state import CAPACITY, CLAIMED, HOLDING, Event, State, Way


@rule
def next_amoeba(s: State, trail: Any) -> None:
    """ursuppe.round.numbers ursuppe.shortage.no-amoebas: the next amoeba of the tribe, or of the next tribe, or phase 2.

    ursuppe.follow.turn ursuppe.ruling.own-turn: each amoeba once, wherever it was taken in between.
    """
    for amoeba in range(s.amoeba + 1, N_NUMBERS * (s.active + 1)):
        if s.cell[amoeba] != NONE:
            s.amoeba = amoeba
            s.turn = s.active
            s.todo = Todo.MOVEMENT
            return
    following = seat_above(s, s.marker[s.active])
    if following != NONE:
        s.active = following
        s.amoeba = N_NUMBERS * following - 1
    else:
        s.amoeba = NONE
        s.phase = Phase.ENVIRONMENT
        s.todo = Todo.ENVIRONMENT


# ----------------------------------------------------------- drift, move or stay: the owner of each amoeba, in phase 1


@rule
def legal_movement(s: State) -> int:
    """ursuppe.move.choice ursuppe.move.power ursuppe.gene.hol: a move must be paid for, staying needs Holding."""
    choices = 1 << DRIFT
    if s.bp[s.turn] >= move_price(s, s.turn):
        choices |= 1 << MOVE
    if has_gene(s, s.turn, Gene.HOL):
        choices |= 1 << STAY
    return choices


@rule
def play_movement(s: State, choice: int, trail: Any) -> None:
    """ursuppe.move.drift ursuppe.move.power ursuppe.gene.hol: begin the step; a move is paid now."""
    if choice == STAY:
        note(trail, Event.STAYED, s.amoeba)
        s.todo = Todo.FEED
    elif choice == MOVE:
        price = move_price(s, s.turn)
        s.bp[s.turn] -= price
        note(trail, Event.ANNOUNCED, s.amoeba, Way.MOVE, price)
        begin_move(s, s.amoeba, Way.MOVE)
    else:
        begin_drift(s, trail)


@rule
def step_end(cell: int, direction: int) -> int:
    """ursuppe.move.obstacle: where a step ends, the same cell where it is blocked."""
    there = NEIGHBOR[cell, direction]
    return cell if there == NONE else there


@rule
def drift(s: State) -> int:
    """ursuppe.env.card: the direction of the card in force."""
    return CARD_DRIFT[s.deck[s.drawn - 1]]


@rule
def drift_end(s: State, cell: int) -> int:
    """ursuppe.move.drift: where the current carries an amoeba from a cell."""
    return step_end(cell, drift(s))


@rule
def begin_drift(s: State, trail: Any) -> None:
    """ursuppe.move.drift ursuppe.follow.blocked: one step with the current; a blocked one is no occasion for anybody."""
    direction = drift(s)
    cell = s.cell[s.amoeba]
    if drift_end(s, cell) == cell:
        note(trail, Event.STEPPED, s.amoeba, cell, cell, direction, Way.DRIFT, 0 if direction == Direction.REST else 1)
        s.todo = Todo.FEED
        return
    s.mover = s.amoeba
    s.way = Way.DRIFT
    s.direction = direction
    s.todo = Todo.CLAIM


@rule
def begin_move(s: State, amoeba: int, way: int) -> None:
    """ursuppe.follow.sequence ursuppe.variant.holding: an own-power step; claims come before the direction, or after."""
    s.mover = amoeba
    s.way = way
    s.todo = Todo.CLAIM if s.options[HOLDING] == 0 else Todo.ROLL


# ------------------------------------------------------------------------------------------------------------ the claims


@rule
def next_claim(s: State, trail: Any) -> None:
    """ursuppe.follow.sequence: the mover names its cubes, then each follower in number order answers; then on."""
    first = 0
    if s.claimant == NONE:
        s.claimant = s.mover
        if may_carry(s, owner(s.mover)):
            s.turn = owner(s.mover)
            s.todo = Todo.CARRY
            return
    elif s.claimant != s.mover:
        first = s.claimant + 1
    for seat in range(s.players):
        if has_gene(s, seat, Gene.HOL):
            for amoeba in range(max(first, N_NUMBERS * seat), N_NUMBERS * (seat + 1)):
                if amoeba != s.mover and s.cell[amoeba] == s.cell[s.mover]:
                    s.claimant = amoeba
                    s.turn = seat
                    s.todo = Todo.FOLLOW
                    return
    s.claimant = CLAIMED
    s.todo = Todo.ROLL if s.direction == NONE else Todo.STEP


@rule
def unclaimed(s: State, color: int) -> int:
    """ursuppe.ruling.claims: cubes of a colour on the mover's cell that nobody has claimed yet."""
    return s.cubes[s.cell[s.mover], color] - s.carried[color] - s.naming[color]


@rule
def may_carry(s: State, seat: int) -> bool:
    """ursuppe.gene.ten: is there a Tentacle with room left, and a cube for it?"""
    if not has_gene(s, seat, Gene.TEN):
        return False
    named = 0
    left = 0
    for color in range(s.players):
        named += s.naming[color]
        left += unclaimed(s, color)
    return left > 0 and named < capacity(s)


@rule
def capacity(s: State) -> int:
    """ursuppe.gene.ten: how many cubes one amoeba may take along."""
    return s.options[CAPACITY + s.players - MIN_PLAYERS]


# ------------------------------------------------------- a cube to take along: the owner of a moving or following amoeba


@rule
def legal_carry(s: State) -> int:
    """ursuppe.gene.ten: any colour that is left, the own one too, or no more."""
    choices = 1 << NO_MORE
    for color in range(s.players):
        if unclaimed(s, color) > 0:
            choices |= 1 << color
    return choices


@rule
def play_carry(s: State, choice: int, trail: Any) -> None:
    """ursuppe.gene.ten: take one more while there is room; then the next has its say."""
    if choice != NO_MORE:
        s.naming[choice] += 1
        if may_carry(s, s.turn):
            return
    note(trail, Event.CARRIES, s.claimant, s.naming[0], s.naming[1], s.naming[2], in_event(s, 3, s.naming[3]))
    for color in range(s.players):
        s.carried[color] += s.naming[color]
        s.naming[color] = 0
    s.todo = Todo.CLAIM


# ------------------------------------------------------ follow or not: the owner of Holding, for each amoeba on the cell


@rule
def legal_follow(s: State) -> int:
    """ursuppe.follow.who: yes or no."""
    return 0b11


@rule
def play_follow(s: State, choice: int, trail: Any) -> None:
    """ursuppe.follow.who ursuppe.follow.sequence: a follower names its cubes at once."""
    note(trail, Event.FOLLOWS, s.claimant, s.mover, choice)
    s.todo = Todo.CLAIM
    if choice == YES:
        s.followers |= 1 << s.claimant
        if may_carry(s, s.turn):
            s.todo = Todo.CARRY


# --------------------------------------------------------------------------------------------------------- the direction


@rule
def dice_to_roll(s: State, seat: int) -> int:
    """ursuppe.move.compass ursuppe.gene.mo1 ursuppe.gene.mo2: one die, two to choose from, or none and a free choice."""
    if has_gene(s, seat, Gene.MO2):
        return 0
    return 2 if has_gene(s, seat, Gene.MO1) else 1


@rule
def roll(s: State, trail: Any) -> None:
    """ursuppe.move.compass: the dice say which ways there are."""
    seat = owner(s.mover)
    dice = dice_to_roll(s, seat)
    if dice == 0:
        s.ways = FOUR_WAYS
    else:
        s.dice[0] = draw(s, 6) + 1
        s.dice[1] = draw(s, 6) + 1 if dice == 2 else 0
        s.ties = 0
        s.ways = COMPASS[s.dice[0]] | COMPASS[s.dice[1]]
        note(trail, Event.ROLLED, seat, s.mover, s.dice[0], s.dice[1])
    s.turn = seat
    s.todo = Todo.DIRECTION


# ------------------------------------------------------------ a direction: the mover's owner, when the dice leave a choice


@rule
def legal_direction(s: State) -> int:
    """ursuppe.move.compass ursuppe.ruling.name-obstacle: what the dice allow; one way where all lead to the same cell."""
    cell = s.cell[s.mover]
    place = NONE
    same = True
    first = True
    for direction in range(5):
        if (s.ways >> direction) & 1 != 0:
            if first:
                place = NEIGHBOR[cell, direction]
                first = False
            elif NEIGHBOR[cell, direction] != place:
                same = False
    return s.ways & -s.ways if same else s.ways


@rule
def play_direction(s: State, choice: int, trail: Any) -> None:
    """ursuppe.variant.holding: the step, or first the claims where these come after; a blocked step has none."""
    s.direction = choice
    if s.claimant == CLAIMED or NEIGHBOR[s.cell[s.mover], choice] == NONE:
        s.todo = Todo.STEP
    else:
        s.todo = Todo.CLAIM


# -------------------------------------------------------------------------------------------------------------- the step


@rule
def step(s: State, trail: Any) -> None:
    """ursuppe.move.obstacle ursuppe.follow.sequence: mover, followers and cubes change cell together, or nothing does."""
    here = s.cell[s.mover]
    there = step_end(here, s.direction)
    blocked = 1 if there == here and s.direction != Direction.REST else 0
    note(trail, Event.STEPPED, s.mover, here, there, s.direction, s.way, blocked)
    if there != here:
        s.cell[s.mover] = there
        move_followers(s, there, trail)
        move_cubes(s, here, there, trail)
    clear_step(s)
    seat = owner(s.mover)
    if s.way != Way.DRIFT and s.second == 0 and s.genes[seat] & FAST != 0:
        s.turn = seat
        s.todo = Todo.SECOND
    else:
        end_move(s)


@rule
def move_followers(s: State, there: int, trail: Any) -> None:
    """ursuppe.follow.who ursuppe.attack.chase: all who said yes go along; an attacker who does ends its attempt."""
    if s.followers == 0:
        return
    for amoeba in range(N_NUMBERS * s.players):
        if (s.followers >> amoeba) & 1 != 0:
            s.cell[amoeba] = there
            note(trail, Event.WENT_ALONG, amoeba, there)
            if amoeba == s.attacker:
                s.chased = 1
                s.followed = 1


@rule
def move_cubes(s: State, here: int, there: int, trail: Any) -> None:
    """ursuppe.gene.ten: the cubes named change cell."""
    total = 0
    for color in range(s.players):
        total += s.carried[color]
        s.cubes[here, color] -= s.carried[color]
        s.cubes[there, color] += s.carried[color]
    if total > 0:
        note(trail, Event.TOOK_ALONG, there, s.carried[0], s.carried[1], s.carried[2], in_event(s, 3, s.carried[3]))


@rule
def clear_step(s: State) -> None:
    """Nothing is claimed, nobody follows, no direction is known."""
    s.direction = NONE
    s.ways = 0
    s.claimant = NONE
    s.followers = 0
    for color in range(s.players):
        s.carried[color] = 0


# -------------------------------------------------------------- a second move: the owner of Speed or Persistence, after a move


@rule
def legal_second(s: State) -> int:
    """ursuppe.gene.spd: yes or no."""
    return 0b11


@rule
def play_second(s: State, choice: int, trail: Any) -> None:
    """ursuppe.gene.spd ursuppe.gene.per: a free second step from where the amoeba stands, a new occasion for followers.

    ursuppe.ruling.tentacle-steps: and for tentacles.
    """
    if choice == YES:
        note(trail, Event.SECOND, s.mover)
        s.second = 1
        begin_move(s, s.mover, s.way)
    else:
        end_move(s)


@rule
def end_move(s: State) -> None:
    """The amoeba feeds, or the attack it tried to escape goes on."""
    s.todo = Todo.ESCAPED if s.way == Way.ESCAPE else Todo.FEED
    s.mover = NONE
    s.way = Way.DRIFT
    s.second = 0
