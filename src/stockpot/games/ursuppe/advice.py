"""Rules of thumb for Ursuppe, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, lowest
from stockpot.core.elementary import exp
from stockpot.core.rule import rule, table
from stockpot.games.ursuppe.decisions import (
    ARMOR_FOR_ESCAPE,
    BASE,
    BUY_NOTHING,
    DEFEND,
    DRIFT,
    ESCAPE,
    MOVE,
    NO,
    NO_AGGRESSION,
    NO_ATTACK,
    NO_MORE,
    PAY,
    STARVE,
    STAY,
    STOP,
    YES,
    YIELD,
    Phase,
    Todo,
)
from stockpot.games.ursuppe.pieces import (
    ADJACENT,
    CARD_DRIFT,
    EATEN,
    MAX_PLAYERS,
    N_CELLS,
    N_GENES,
    N_NUMBERS,
    NEIGHBOR,
    NONE,
    PARASITIC,
    WORTH,
    Gene,
    foreign,
    owner,
)
from stockpot.games.ursuppe.rules import choices
from stockpot.games.ursuppe.rules.attack import fatal
from stockpot.games.ursuppe.rules.defects import total_mutation, worth
from stockpot.games.ursuppe.rules.division import division_price
from stockpot.games.ursuppe.rules.market import lower_gene
from stockpot.games.ursuppe.rules.meals import meals, meals_at
from stockpot.games.ursuppe.rules.scoring import gene_count
from stockpot.games.ursuppe.rules.tribe import (
    has_gene,
    leader,
    move_price,
    mutation_points,
    on_cell,
    settlement_worth,
)
from stockpot.games.ursuppe.state import GENE_PRICES, State

#             INT MO1 SPO SPD DEF ESC SUB RAY STR TEN HOL LON FRU SFS PAR DIV PER MO2 AGG ARM
LIKING = table([4, 12,  7, 10,  5,  5, 12,  6, 15, 10,  9, 14, 15,  8, 12, 16, 10, 14,  9, 10])  # fmt: skip
"""How much a gene is liked, in the coin of prices. Found by hill-climbing: liking any gene of attack more loses games."""

LAST_ROUND = 9
"""Games between thumb players end then at the latest, with few exceptions."""
# marker, living amoebas, worth of the genes, biological points, damage points
EARLY = table([0, 88, 83, 27, -39])
LATE = table([87, 81, 45, 27, -57])
"""What the chances of victory hang on in the first and in the last round, in hundredths of a power of e. A place on the
ladder is worth nothing at first, and more and more in the last rounds: what feeds the tribe brings more places later."""
#                  INT  MO1  SPO  SPD  DEF  ESC  SUB  RAY STR  TEN HOL LON  FRU SFS  PAR  DIV  PER MO2 AGG ARM
BETTER = table([   -28,  39,  -7,   5, -24, -59,  48, 111, 66,  -3, 14, 125, 33, -34, -8,  -3,  30, -48, 0,  0])  # fmt: skip
"""How much better than others a gene is, likewise. All three fit 3,000 games between thumb players with a whim."""


@rule
def thumb(s: State, seat: int) -> int:
    """The action a good amateur would take."""
    return BASE[s.todo] + thumb_choice(s, seat, choices(s))


@rule
def thumb_choice(s: State, seat: int, legal: int) -> int:
    """Look the decision up."""
    todo = s.todo
    if todo == Todo.MOVEMENT:
        return thumb_movement(s, seat, legal)
    if todo == Todo.MEAL:
        return thumb_meal(s, seat, legal)
    if todo == Todo.DIRECTION:
        return thumb_direction(s, seat, legal)
    if todo == Todo.SECOND:
        return thumb_second(s, seat)
    if todo == Todo.CARRY:
        return thumb_carry(s, seat, legal)
    if todo == Todo.FOLLOW:
        return NO if meals(s, s.claimant) != 0 else YES
    if todo == Todo.BUY:
        return thumb_buy(s, seat, legal)
    if todo == Todo.DIVIDE or todo == Todo.PLACE:
        return thumb_cell(s, seat, legal)
    if todo == Todo.SETTLE:
        return thumb_settle(s, legal)
    if todo == Todo.RESPONSE:
        return thumb_response(s, legal)
    if todo == Todo.ATTACK or todo == Todo.RETRY or todo == Todo.TARGET:
        return thumb_target(s, seat, legal)
    if todo == Todo.AGGRESSOR:
        return lowest(legal) if s.bp[seat] > 1 else NO_AGGRESSION
    if todo == Todo.VICTIM:
        return thumb_victim(s, legal)
    if todo == Todo.SPACE:
        return highest(legal)
    return lowest(legal)  # Todo.NUMBER


@rule
def highest(choices: int) -> int:
    """The last of several choices."""
    last = lowest(choices)
    while choices != 0:
        last = lowest(choices)
        choices &= choices - 1
    return last


# -------------------------------------------------------------------------------------------------------------- movement


@rule
def portions(s: State, seat: int, cell: int) -> int:
    """Roughly how many plain meals a cell holds for a seat."""
    total = 0
    least = 99
    for slot in range(s.players - 1):
        n = s.cubes[cell, foreign(seat, slot)]
        total += n
        least = min(least, n)
    return least if s.players == MAX_PLAYERS else total // 3


@rule
def appeal(s: State, seat: int, cell: int, newcomer: int) -> int:
    """How good a cell is for an amoeba of this seat: food now, food later, not too much company."""
    score = 2 * min(3, portions(s, seat, cell))
    if meals_at(s, seat, cell) != 0:
        score += 12
    crowd = on_cell(s, cell)
    while crowd != 0:
        other = lowest(crowd)
        crowd &= crowd - 1
        if other != newcomer:
            score -= 2 if owner(other) == seat else 1
    return score


@rule
def reached(s: State, cell: int, direction: int) -> int:
    """Where a step in a direction ends."""
    there = NEIGHBOR[cell, direction]
    return cell if there == NONE else there


@rule
def hope(s: State, seat: int, amoeba: int) -> int:
    """Six times the appeal that a move by own power may expect."""
    cell = s.cell[amoeba]
    best = appeal(s, seat, cell, amoeba)
    total = best
    if has_gene(s, seat, Gene.MO2):
        best = -99
        total = 0
    for direction in range(4):
        there = appeal(s, seat, reached(s, cell, direction), amoeba)
        total += there
        best = max(best, there)
    if has_gene(s, seat, Gene.MO2):
        return 6 * best
    if has_gene(s, seat, Gene.MO1):
        return (total + best + 6 * best) // 2
    return total + best


@rule
def thumb_movement(s: State, seat: int, legal: int) -> int:
    """The way with the best outlook; a point is worth something, and more when the amoeba is in no danger."""
    amoeba = s.amoeba
    cell = s.cell[amoeba]
    choice = DRIFT
    most = 6 * appeal(s, seat, reached(s, cell, CARD_DRIFT[s.deck[s.drawn - 1]]), amoeba)
    if (legal >> STAY) & 1 != 0:
        score = 6 * appeal(s, seat, cell, amoeba)
        if score > most:
            choice = STAY
            most = score
    if (legal >> MOVE) & 1 != 0:
        thrift = 30 if s.damage[amoeba] + 1 < fatal(s, seat) else 15
        score = hope(s, seat, amoeba) - thrift * move_price(s, seat)
        if score > most:
            choice = MOVE
    return choice


@rule
def thumb_direction(s: State, seat: int, legal: int) -> int:
    """The cell with the most appeal."""
    best = NONE
    most = 0
    while legal != 0:
        direction = lowest(legal)
        legal &= legal - 1
        score = appeal(s, seat, reached(s, s.cell[s.mover], direction), s.mover)
        if best == NONE or score > most:
            best = direction
            most = score
    return best


@rule
def thumb_second(s: State, seat: int) -> int:
    """Move once more when that promises more than this cell."""
    return YES if hope(s, seat, s.mover) > 6 * appeal(s, seat, s.cell[s.mover], s.mover) else NO


@rule
def thumb_carry(s: State, seat: int, legal: int) -> int:
    """A foreign cube of each colour, the rarest named first; then no more."""
    best = NO_MORE
    most = 0
    for slot in range(s.players - 1):
        color = foreign(seat, slot)
        if (legal >> color) & 1 != 0:
            score = 10 - 8 * s.naming[color] + min(3, s.cubes[s.cell[s.mover], color])
            if score > most and (s.naming[color] == 0 or s.players < MAX_PLAYERS):
                best = color
                most = score
    return best


# --------------------------------------------------------------------------------------------------- feeding and attacks


@rule
def thumb_meal(s: State, seat: int, legal: int) -> int:
    """Few cubes, of what there is most, in doubt of the next seat's; at somebody else's cost if possible."""
    best = STARVE
    most = 0
    legal &= ~(1 << STARVE)
    cell = s.cell[s.amoeba]
    following = (seat + 1) % s.players
    while legal != 0:
        meal = lowest(legal)
        legal &= legal - 1
        score = 400
        for slot in range(s.players - 1):
            color = foreign(seat, slot)
            score += EATEN[meal, slot] * (4 * s.cubes[cell, color] - 24 + (1 if color == following else 0))
        if (PARASITIC >> meal) & 1 != 0:
            score += 16
        if best == STARVE or score > most:
            best = meal
            most = score
    return best


@rule
def thumb_victim(s: State, legal: int) -> int:
    """Whoever is furthest on the ladder."""
    best = NONE
    for seat in range(s.players):
        if (legal >> seat) & 1 != 0 and (best == NONE or s.marker[seat] > s.marker[best]):
            best = seat
    return best


@rule
def thumb_target(s: State, seat: int, legal: int) -> int:
    """An amoeba of another tribe, best a defenceless one of the leader's; never one's own."""
    best = NO_ATTACK
    most = 0
    for amoeba in range(N_NUMBERS * s.players):
        if (legal >> amoeba) & 1 != 0 and owner(amoeba) != seat:
            other = owner(amoeba)
            score = 100 + s.marker[other]
            if s.bp[other] > 0 and s.genes[other] & ((1 << Gene.DEF) | (1 << Gene.ESC)) != 0:
                score -= 30
            if has_gene(s, other, Gene.ARM):
                score -= 60
            if score > most:
                best = amoeba
                most = score
    return best


@rule
def thumb_response(s: State, legal: int) -> int:
    """Run, else fight; but not for an amoeba that dies anyway."""
    if s.phase == Phase.FEEDING and s.damage[s.target] >= fatal(s, owner(s.target)):
        return YIELD
    if (legal >> ESCAPE) & 1 != 0:
        return ESCAPE
    return DEFEND if (legal >> DEFEND) & 1 != 0 else YIELD


# --------------------------------------------------------------------------------------------------------------- phases 2-4


@rule
def thumb_settle(s: State, legal: int) -> int:
    """Pay small debts; else return the gene that is missed least."""
    rest = s.debt - worth(s, s.given)
    best = PAY
    least = 3 * rest if (legal >> PAY) & 1 != 0 else 999
    for gene in range(N_GENES):
        if (legal >> gene) & 1 != 0:
            value = settlement_worth(s, gene)
            loss = LIKING[gene] + 3 * max(0, rest - value) + 2 * WORTH[gene]
            if loss < least:
                best = gene
                least = loss
    return best


@rule
def thumb_buy(s: State, seat: int, legal: int) -> int:
    """The gene that is liked most for its price, as long as the mutation points stay bearable."""
    best = BUY_NOTHING
    most = 0
    total = total_mutation(s, seat)
    for choice in range(BUY_NOTHING):
        if (legal >> choice) & 1 != 0:
            gene = Gene.ARM if choice == ARMOR_FOR_ESCAPE else choice
            lower = lower_gene(choice)
            after = total + mutation_points(s, gene)
            score = LIKING[gene] + 3 * WORTH[gene] - s.options[GENE_PRICES + gene]
            if lower != NONE:
                after -= mutation_points(s, lower)
                score -= LIKING[lower] + 3 * WORTH[lower] - 6
            if gene == Gene.RAY:
                score = 2 * total - 16
            score -= 2 * max(0, after - 12)
            if score > most:
                best = choice
                most = score
    return best


@rule
def thumb_cell(s: State, seat: int, legal: int) -> int:
    """The cell with the most appeal for a new amoeba, open to many others; stop when none looks good enough."""
    best = STOP
    most = -99
    if s.todo == Todo.DIVIDE and s.bp[seat] - division_price(s, seat) < 0:
        return STOP
    for cell in range(N_CELLS):
        if (legal >> cell) & 1 != 0:
            score = 4 * appeal(s, seat, cell, NONE) - 2 * count(on_near(s, cell)) + count(ADJACENT[cell])
            if score > most:
                best = cell
                most = score
    return best


@rule
def on_near(s: State, cell: int) -> int:
    """The amoebas on the cells next to a cell."""
    found = 0
    for direction in range(4):
        if NEIGHBOR[cell, direction] != NONE:
            found |= on_cell(s, NEIGHBOR[cell, direction])
    return found


# --------------------------------------------------------------------------------------------------------------- outlook


@rule
def outcome(s: State, out: Any) -> None:
    """ursuppe.end.winner: the winner's victory; before the end, the chance of it by marker, tribe, genes and points."""
    if s.todo == Todo.OVER:
        for seat in range(s.players):
            out[seat] = 1.0 if seat == leader(s) else 0.0
        return
    for seat in range(s.players):
        out[seat] = standing(s, seat)
    most = out[0]
    for seat in range(1, s.players):
        most = max(most, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((out[seat] - most) / 100)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule
def standing(s: State, seat: int) -> float:
    """What the marker is worth, and what tribe, genes and points will bring in the rounds to come."""
    past = min(LAST_ROUND, s.round) / LAST_ROUND
    late = (past * past) * (past * past)  # a power would be rounded in other ways elsewhere
    found = weigh(0, late) * s.marker[seat] + weigh(2, late) * gene_count(s, seat) + weigh(3, late) * s.bp[seat]
    for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)):
        if s.cell[amoeba] != NONE:
            found += weigh(1, late) + weigh(4, late) * s.damage[amoeba]
    genes = s.genes[seat]
    while genes != 0:
        found += BETTER[lowest(genes)]
        genes &= genes - 1
    return found


@rule
def weigh(feature: int, late: float) -> float:
    """What one more of a feature is worth at a time of the game."""
    return (1.0 - late) * EARLY[feature] + late * LATE[feature]
