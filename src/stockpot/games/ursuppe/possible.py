"""What can be: the invariants of a situation of Ursuppe, each refused in the name of the field that breaks it.

The machine of the game is `todo` with a few fields for what is half done: an amoeba at its meal, a step, an attack, a
settlement. Each decision has its phase, its seat, and exactly the fields that it needs.
"""

from __future__ import annotations

from stockpot.core.bits import members
from stockpot.core.errors import BadPosition
from stockpot.games.ursuppe.decisions import OWED, Phase, Todo
from stockpot.games.ursuppe.pieces import (
    AMOEBA,
    CARD_DRIFT,
    FAST,
    FIERCE,
    N_AMOEBAS,
    N_CARDS,
    NEIGHBOR,
    NONE,
    PARASITIC,
    Gene,
    owner,
)
from stockpot.games.ursuppe.rules import choices, sound
from stockpot.games.ursuppe.rules.attack import may_retry, targets
from stockpot.games.ursuppe.rules.defects import worth
from stockpot.games.ursuppe.rules.division import legal_divide
from stockpot.games.ursuppe.rules.feeding import may_struggle
from stockpot.games.ursuppe.rules.meals import meals
from stockpot.games.ursuppe.rules.movement import may_carry
from stockpot.games.ursuppe.rules.scoring import finished
from stockpot.games.ursuppe.rules.start import legal_place
from stockpot.games.ursuppe.rules.tribe import has_gene, leader, living
from stockpot.games.ursuppe.state import (
    CLAIMED,
    DEFENSE_USED,
    ESCAPE_USED,
    FINISH,
    FOUGHT_TWICE,
    FULL_GAME,
    HOLDING,
    State,
    Way,
)

STEPS = (Todo.CARRY, Todo.FOLLOW, Todo.DIRECTION, Todo.SECOND)
FIGHTS = (Todo.RESPONSE, Todo.RETRY, Todo.TARGET)


def check(s: State) -> None:
    """Refuse what cannot be, with `BadPosition`."""
    check_needed(s)
    check_course(s)
    check_pieces(s)
    check_seats(s)
    check_pending(s)
    if s.phase == Phase.SETUP:
        check_start(s)
    if s.mover != NONE:
        check_step(s)
    if s.attacker != NONE:
        check_attack(s)
    if s.todo == Todo.SETTLE:
        check_debt(s)
    if s.todo != Todo.OVER and choices(s) == 0:
        raise BadPosition(f"{decision(s)}: nothing can be chosen here.")


def decision(s: State) -> str:
    return Todo(s.todo).name.lower()


def check_needed(s: State) -> None:
    """All that a decision is about is there, and on the board."""
    needed = OWED[Todo(s.todo)].needs if s.todo != Todo.OVER else ()
    for field in needed:
        if getattr(s, field) == NONE:
            raise BadPosition(f"{decision(s)}: this decision needs a known {field}.")
    for field in ("amoeba", "mover", "attacker", "target", "claimant"):
        amoeba = getattr(s, field)
        if 0 <= amoeba < N_AMOEBAS and s.cell[amoeba] == NONE:
            raise BadPosition(f"{field}: {AMOEBA.ids[amoeba]} is not on the board.")


def check_course(s: State) -> None:
    """Phase, round and card go together, and the game is over when it is."""
    phases = OWED[Todo(s.todo)].phases if s.todo != Todo.OVER else (Phase.SCORING,)
    if s.phase not in phases:
        raise BadPosition(f"phase: there is no {decision(s)} in {Phase(s.phase).name.lower()}.")
    if (s.round == 0) != (s.phase == Phase.SETUP):
        raise BadPosition("round: 0 in the set-up, and only then.")
    if s.round > s.drawn + 1 + (s.phase <= Phase.FEEDING):
        raise BadPosition("drawn: every round turns a card up.")
    if s.todo != Todo.OVER and s.drawn + (s.phase < Phase.ENVIRONMENT) > N_CARDS:
        raise BadPosition("drawn: no environment card is left for phase 2.")
    at_finish = not s.options[FULL_GAME] and s.marker[leader(s)] >= s.options[FINISH]
    if s.todo != Todo.OVER and at_finish and s.phase != Phase.SETUP:
        raise BadPosition("markers: the finish zone is reached, so the game is over.")
    if s.todo == Todo.OVER and not finished(s):
        raise BadPosition("markers: nobody has reached the finish zone, and there are cards left.")


def check_pieces(s: State) -> None:
    """Markers apart, cubes, genes and cards complete."""
    spaces = [s.marker[seat] for seat in range(s.players)]
    placed = spaces if s.todo != Todo.SPACE else [space for space in spaces if space]
    if len(set(placed)) < len(placed) or 0 in placed:
        raise BadPosition("markers: each on a space, and no two on the same.")
    if sorted(s.picks[i] for i in range(s.players)) != list(range(s.players)):
        raise BadPosition("picks: every seat once.")
    if not sound(s):
        raise BadPosition("The pieces do not add up.")


def check_seats(s: State) -> None:
    """Whose turn it is, and who decides."""
    feeding = s.phase == Phase.FEEDING
    if (s.amoeba != NONE) != feeding:
        raise BadPosition("amoeba: one is handled in phase 1, and only then.")
    if feeding and owner(s.amoeba) != s.active:
        raise BadPosition(f"amoeba: {AMOEBA.ids[s.amoeba]} is not of seat {s.active}, whose turn it is.")
    decides = decider(s)
    if s.turn != decides:
        raise BadPosition(f"turn: seat {decides} decides here, not {s.turn}.")


def decider(s: State) -> int:
    """The seat that decides."""
    if s.todo in (Todo.CARRY, Todo.FOLLOW):
        return owner(s.claimant) if s.claimant < CLAIMED else NONE
    if s.todo in (Todo.DIRECTION, Todo.SECOND):
        return owner(s.mover)
    if s.todo == Todo.RESPONSE:
        return owner(s.target)
    if s.todo == Todo.RETRY:
        return owner(s.attacker)
    return leader(s) if s.todo == Todo.OVER else s.active


def check_pending(s: State) -> None:
    """Nothing is half done that the decision is not about."""
    if (s.mover != NONE) != (s.todo in STEPS):
        raise BadPosition("step: one is under way when it is decided about, and only then.")
    may_fight = s.todo in FIGHTS or s.todo in (*STEPS, Todo.MEAL, Todo.VICTIM)
    if s.attacker != NONE and not may_fight:
        raise BadPosition("attack: none is under way here.")
    if (s.meal != NONE) != (s.todo == Todo.VICTIM):
        raise BadPosition("meal: one is chosen when its victim is asked for, and only then.")
    if s.todo == Todo.MEAL and meals(s, s.amoeba) == 0:
        raise BadPosition(f"amoeba: {AMOEBA.ids[s.amoeba]} finds no meal.")
    if s.todo == Todo.VICTIM and not meals(s, s.amoeba) & PARASITIC & 1 << s.meal:
        raise BadPosition("meal: there is no such meal with a victim.")
    if s.todo == Todo.ATTACK and (meals(s, s.amoeba) or not may_struggle(s)):
        raise BadPosition(f"amoeba: {AMOEBA.ids[s.amoeba]} may not attack.")
    if (s.spot != NONE) != (s.todo == Todo.NUMBER):
        raise BadPosition("spot: a cell is chosen when the number is asked for, and only then.")
    if s.spot != NONE:
        cells = legal_place(s) if s.phase == Phase.SETUP else legal_divide(s)
        if not cells >> s.spot & 1:
            raise BadPosition("spot: no new amoeba may go to this cell.")
    if s.todo != Todo.SETTLE and (s.debt or s.given):
        raise BadPosition("debt: only who settles one has it.")
    if s.todo == Todo.AGGRESSOR and not has_gene(s, s.turn, Gene.AGG):
        raise BadPosition(f"genes[{s.turn}]: only Aggression attacks in phase 5.")


def check_start(s: State) -> None:
    """The set-up goes by the order of the rolls, then up and down the ladder."""
    seats = range(s.players)
    if s.todo == Todo.SPACE:
        done = [s.marker[s.picks[i]] != 0 for i in seats]
        order = [s.picks[i] for i in seats]
        if all(done):
            raise BadPosition("markers: all have a space, so none is chosen any more.")
        if s.turn != order[sum(done)] or done != sorted(done, reverse=True) or any(living(s, seat) for seat in seats):
            raise BadPosition("markers: in the order of `picks`, those before the seat on turn have a space.")
        if any(s.marker[seat] > s.players for seat in seats):
            raise BadPosition(f"markers: on the spaces 1 to {s.players}.")
        return
    up = sorted(seats, key=lambda seat: s.marker[seat])
    order, placed = [*up, *reversed(up)], sum(living(s, seat) for seat in seats)
    if placed >= len(order) or s.turn != order[placed]:
        raise BadPosition("turn: amoebas are put down from the lowest marker up, then back.")
    if any(living(s, seat) != order[:placed].count(seat) for seat in seats):
        raise BadPosition("amoebas: put down from the lowest marker up, then back, one each.")


def check_step(s: State) -> None:
    """An amoeba about to leave its cell, who goes along, and what they carry."""
    escapes = s.way == Way.ESCAPE
    mover = s.target if escapes else s.amoeba
    if s.mover != mover or escapes != (s.attacker != NONE):
        raise BadPosition("step.mover: the amoeba whose turn it is, or the target of an attack that escapes.")
    if escapes and not s.used & ESCAPE_USED:
        raise BadPosition("attack.used: the target has used its Escape.")
    moves_itself = s.way != Way.DRIFT
    if s.todo in (Todo.DIRECTION, Todo.SECOND) and not moves_itself:
        raise BadPosition("step.way: a drift leaves no choice.")
    if (s.second or s.todo == Todo.SECOND) and not (moves_itself and s.genes[owner(s.mover)] & FAST):
        raise BadPosition("step.second: only Speed and Persistence move twice.")
    if s.second and s.todo == Todo.SECOND:
        raise BadPosition("step.second: there is no third step.")
    check_direction(s)
    check_claims(s)


def check_direction(s: State) -> None:
    """The direction is known before the claims of a drift, and else after them or before, as the option says."""
    here = s.cell[s.mover]
    asked, known = s.todo == Todo.DIRECTION, s.direction != NONE
    claims = s.todo in (Todo.CARRY, Todo.FOLLOW)
    late = s.options[HOLDING] != 0
    if known != (claims and (late or s.way == Way.DRIFT)):
        raise BadPosition("step.direction: known for a drift, or where followers decide after it.")
    if known and NEIGHBOR[here, s.direction] == NONE:
        raise BadPosition("step.direction: it leads nowhere.")
    if s.way == Way.DRIFT and s.direction != CARD_DRIFT[s.deck[s.drawn - 1]]:
        raise BadPosition("step.direction: a drift goes with the current.")
    rolled = asked or (claims and late and s.way != Way.DRIFT)
    if (s.ways != 0) != rolled or (rolled and known and not s.ways >> s.direction & 1):
        raise BadPosition("step.ways: the directions to choose from, once the dice are rolled.")


def check_claims(s: State) -> None:
    """Who goes along, and the cubes that they take."""
    asked = s.todo in (Todo.CARRY, Todo.FOLLOW)
    claimed = s.todo == Todo.DIRECTION and not s.options[HOLDING]
    if not asked and s.claimant != (CLAIMED if claimed else NONE):
        raise BadPosition("step.claimant: nobody is asked what to take along.")
    here = [amoeba for amoeba in range(N_AMOEBAS) if s.cell[amoeba] == s.cell[s.mover] and amoeba != s.mover]
    holding = {amoeba for amoeba in here if has_gene(s, owner(amoeba), Gene.HOL)}
    followers = set(members(s.followers))
    if not followers <= holding or (followers and not asked and not claimed):
        raise BadPosition("step.followers: amoebas with Holding on the same cell.")
    if asked and s.claimant != s.mover and not followers <= set(range(s.claimant + 1)):
        raise BadPosition("step.followers: those after the claimant are not asked yet.")
    if s.todo == Todo.FOLLOW and (s.claimant not in holding or s.claimant in followers):
        raise BadPosition("step.claimant: an amoeba with Holding on the same cell.")
    if s.todo == Todo.CARRY and s.claimant not in (s.mover, *followers):
        raise BadPosition("step.claimant: the mover, or one that follows.")
    cubes = [(s.naming[color], s.carried[color]) for color in range(len(s.naming))]
    for color, (naming, carried) in enumerate(cubes):
        there = s.cubes[s.cell[s.mover], color] if color < s.players else 0
        if naming + carried > there or (naming and s.todo != Todo.CARRY) or (carried and s.todo == Todo.SECOND):
            raise BadPosition("step.carried, step.naming: cubes that are on the cell.")
    if s.todo == Todo.CARRY and not may_carry(s, s.turn):
        raise BadPosition("step.naming: there is no room, or no cube, for a further one.")


def check_attack(s: State) -> None:
    """Who attacks whom, and what both have used."""
    seat = owner(s.attacker)
    if seat != s.active or (s.phase == Phase.FEEDING and s.attacker != s.amoeba):
        raise BadPosition("attack.attacker: the amoeba whose turn it is.")
    if not (s.genes[seat] & FIERCE if s.phase == Phase.FEEDING else has_gene(s, seat, Gene.AGG)):
        raise BadPosition(f"genes[{seat}]: without a gene for it there is no attack.")
    if s.attempt not in (1, 2) or (s.used & FOUGHT_TWICE and not s.used & DEFENSE_USED):
        raise BadPosition("attack.attempt, attack.used: a first or a second attempt, and one defence before another.")
    if (s.target != NONE) != (s.todo != Todo.TARGET) or (s.target != NONE and s.arena == NONE):
        raise BadPosition("attack.target: known, and where, once it is chosen.")
    if s.todo == Todo.TARGET and (s.arena != NONE or s.attempt != 1 or s.used or s.followed):
        raise BadPosition("attack: it begins with its target.")
    if s.chased and not s.followed:
        raise BadPosition("attack.followed: who chased has followed.")
    if s.todo == Todo.RESPONSE and (
        s.chased or s.arena != s.cell[s.attacker] or not targets(s, s.attacker) >> s.target & 1
    ):
        raise BadPosition("attack.target: not an amoeba that can be attacked there.")
    if s.todo == Todo.RETRY and not may_retry(s):
        raise BadPosition("attack.attempt: there is no further attempt.")
    if s.todo in (Todo.MEAL, Todo.VICTIM) and not s.followed:
        raise BadPosition("attack.followed: only an attacker that followed its target eats.")


def check_debt(s: State) -> None:
    """The debt is not settled yet."""
    if s.given & s.genes[s.turn]:
        raise BadPosition("given: a gene returned is no longer in the hand.")
    if s.debt <= worth(s, s.given):
        raise BadPosition("debt: it is settled.")
