"""The law of the pantry: setting up, a turn, an offer to end the game, the end.

Rule ids in the docstrings are those of the rulebook. How jars move in the row is in `row.py`.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, lowest
from stockpot.core.random import draw, shuffle
from stockpot.core.rule import inlined, rule
from stockpot.core.trail import note
from stockpot.games.pantry.pieces import (
    ACROSS,
    DECK,
    DOWN,
    N_KINDS,
    RIGHT,
    THREE,
    backwards,
    forwards,
    height,
    kind_at,
    needs,
    points_of,
)
from stockpot.games.pantry.row import (
    beside,
    clear_places,
    column_number,
    leftmost_without,
    list_moves,
    located,
    next_tops,
    shift,
    stands,
)
from stockpot.games.pantry.state import (
    ACTION_POINTS,
    AGREE,
    AGREEMENT,
    COLUMNS,
    COMPLETE,
    COPIES,
    DOCTOR,
    EXCHANGE,
    EXCHANGE_COST,
    N_OPTIONS,
    NONE,
    OFFER,
    RECIPES,
    REFUSE,
    STALL_TURNS,
    STOP,
    TARGETS,
    Event,
    Phase,
    State,
    Why,
)

# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """pantry.setup.players pantry.ruling.doctor: start a game on a record of zeros."""
    s.rng = seed
    s.players = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    if s.options[DOCTOR] == 0:
        s.doctor = draw(s, players)
    else:
        s.doctor = s.options[DOCTOR] - 1
    lay_jars(s)
    for seat in range(players):
        deal_deck(s, seat)
    begin_turn(s, s.doctor)


@rule
def lay_jars(s: State) -> None:
    """pantry.setup.jars: shuffle all jars and stack them in equal columns.

    `gap` serves as the table for shuffling, and is left all zero: the columns stand side by side.
    """
    jars = 0
    for kind in range(1, N_KINDS + 1):
        for _ in range(s.options[COPIES + kind - 1]):
            s.gap[jars] = kind
            jars += 1
    shuffle(s, s.gap, jars)
    s.width = s.options[COLUMNS]
    rows = jars // s.width
    for c in range(s.width):
        stack = 0
        for i in range(c * rows, (c + 1) * rows):
            stack = (stack << 4) | s.gap[i]
        s.stack[c] = stack
    for i in range(jars):
        s.gap[i] = 0


@rule
def deal_deck(s: State, seat: int) -> None:
    """pantry.setup.decks: shuffle the five cards of the seat's role; the top one is its first card.

    `gap` serves as the table for shuffling again.
    """
    for card in range(DECK):
        s.gap[card] = card
    shuffle(s, s.gap, DECK)
    s.hand[seat] = s.gap[0]
    for i in range(DECK - 1):
        s.deck[seat, i] = s.gap[i + 1]
    s.cards[seat] = DECK - 1
    for i in range(DECK):
        s.gap[i] = 0


@rule
def begin_turn(s: State, seat: int) -> None:
    """pantry.turn.actions: a fresh turn."""
    s.phase = Phase.TURN
    s.turn = seat
    s.actions = s.options[ACTION_POINTS]
    s.offered = 0


# -------------------------------------------------------------------------------------------------- seats, roles, cards


@rule
def left_of(s: State, seat: int) -> int:
    """pantry.turn.order: the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def role_of(s: State, seat: int) -> int:
    """pantry.setup.roles: the doctor, then Igor, Greta and Fritz clockwise."""
    return seat - s.doctor if seat >= s.doctor else seat - s.doctor + s.players


@rule
def recipe_of(s: State, seat: int, card: int) -> int:
    """What is written on a card of the seat's deck."""
    return s.options[RECIPES + DECK * role_of(s, seat) + card]


@rule
def target(s: State) -> int:
    """pantry.end.target: how many recipes must be completed."""
    return s.options[TARGETS + s.players - 2]


@rule
def completed(s: State, seat: int) -> int:
    """How many recipes a seat has completed."""
    return count(s.done[seat])


@rule
def points(s: State, seat: int) -> int:
    """pantry.end.points: the sum on the seat's completed recipes."""
    total = 0
    for card in range(DECK):
        if (s.done[seat] >> card) & 1 != 0:
            total += points_of(recipe_of(s, seat, card))
    return total


@rule
def reached(s: State) -> int:
    """pantry.end.target: the set of seats that have completed enough recipes."""
    seats = 0
    for seat in range(s.players):
        if completed(s, seat) >= target(s):
            seats |= 1 << seat
    return seats


@rule
def draw_card(s: State, seat: int) -> None:
    """Take the top card of the own deck, which is not empty, into the hand."""
    s.hand[seat] = s.deck[seat, 0]
    s.cards[seat] -= 1
    for i in range(s.cards[seat]):
        s.deck[seat, i] = s.deck[seat, i + 1]
    s.deck[seat, s.cards[seat]] = NONE
    if s.under[seat] > s.cards[seat]:
        s.under[seat] = s.cards[seat]


# ------------------------------------------------------------------------------------------------------------ decisions


@inlined
def waiting(s: State) -> int:
    """The seats that owe a decision: the one on turn, or all that have not yet answered an offer."""
    if s.phase == Phase.TURN:
        return 1 << s.turn
    if s.phase == Phase.OVER:
        return 0
    return ((1 << s.players) - 1) & ~s.agreed


@inlined
def legal(s: State, seat: int, out: Any) -> int:
    """Write the actions open to a seat that owes a decision; return how many."""
    if s.phase == Phase.TURN:
        return legal_turn(s, seat, out)
    return legal_answer(s, seat, out)


@inlined
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """Carry out a legal action of a seat that owes a decision."""
    if s.phase == Phase.TURN:
        play_turn(s, seat, action, trail)
    else:
        play_answer(s, seat, action, trail)


# -------------------------------------------------------- an action: the seat on turn, while it has action points left


@inlined
def legal_turn(s: State, seat: int, out: Any) -> int:
    """pantry.turn.actions pantry.turn.stop: all moves, all places of the card in hand, exchange, stop, an offer."""
    n = list_moves(s, out)
    n = list_places(s, recipe_of(s, seat, s.hand[seat]), out, n)
    if may_exchange(s, seat):
        out[n] = EXCHANGE
        n += 1
    out[n] = STOP
    n += 1
    if may_offer(s):
        out[n] = OFFER
        n += 1
    return n


@inlined
def play_turn(s: State, seat: int, action: int, trail: Any) -> None:
    """pantry.turn.actions pantry.turn.auto: rearrange, complete, exchange, stop, or offer to end the game.

    Without action points left the turn is over.
    """
    if action < COMPLETE:
        play_move(s, seat, action, trail)
    elif action < EXCHANGE:
        play_complete(s, seat, action - COMPLETE, trail)
    elif action == EXCHANGE:
        play_exchange(s, seat, trail)
    elif action == STOP:
        note(trail, Event.STOPPED, seat, s.actions)
        s.actions = 0
    else:
        play_offer(s, seat, trail)
    if s.actions <= 0:
        end_turn(s, seat, trail)


@inlined
def play_move(s: State, seat: int, action: int, trail: Any) -> None:
    """pantry.move.cost pantry.move.block: the jar and all above it go one position to the left or right."""
    place = located(s, action >> 1)
    c = place >> 8
    k = place & 255
    direction = action & 1
    if trail.shape[0] != 0:
        tell_move(s, seat, c, k, direction, trail)
    shift(s, c, k, direction)
    s.actions -= 1


@rule
def tell_move(s: State, seat: int, c: int, k: int, direction: int, trail: Any) -> None:
    """pantry.hidden.public: which jars go where, by the lowest of them, and what they come to stand on."""
    column = column_number(s, c)
    to = column + 1 if direction == RIGHT else column - 1
    onto = 0
    if direction == RIGHT and beside(s, c):
        onto = kind_at(s.stack[c + 1], 0)
    if direction != RIGHT and c > 0 and s.gap[c] == 0:
        onto = kind_at(s.stack[c - 1], 0)
    first = 1
    if c == 0:
        first = min(to, 1) if k < height(s.stack[c]) else to
    note(trail, Event.MOVED, seat, kind_at(s.stack[c], k - 1) - 1, k - 1, direction, onto - 1, column, to, first)


@inlined
def list_places(s: State, recipe: int, out: Any, n: int) -> int:
    """pantry.complete.down pantry.complete.across pantry.ruling.place: where the recipe can be completed now."""
    one = forwards(recipe)
    other = backwards(recipe)
    down = 0
    across = 0
    tops = 0
    for c in range(s.width):
        stack = s.stack[c]
        tops = next_tops(tops, s.gap[c], stack)
        down |= stands(one, other, stack & THREE) << c
        across |= stands(one, other, tops) << c
    either = down | (across >> 2)
    while either != 0:
        c = lowest(either)
        out[n] = COMPLETE + 2 * c + DOWN
        n += (down >> c) & 1
        out[n] = COMPLETE + 2 * c + ACROSS
        n += (across >> (c + 2)) & 1
        either &= either - 1
    return n


@rule
def play_complete(s: State, seat: int, place: int, trail: Any) -> None:
    """pantry.complete.clear pantry.complete.draw pantry.complete.ends: three jars go, the card is laid open, the turn is over."""
    card = s.hand[seat]
    recipe = recipe_of(s, seat, card)
    if trail.shape[0] != 0:
        first = leftmost_without(s, place >> 1, place & 1)
        note(trail, Event.COMPLETED, seat, recipe, column_number(s, place >> 1), place & 1, first)
    clear_places(s, place >> 1, place & 1)
    for slot in range(3):
        s.gone[kind_at(recipe, slot) - 1] += 1
    s.done[seat] |= 1 << card
    s.hand[seat] = NONE
    if s.cards[seat] > 0:
        draw_card(s, seat)
        note(trail, Event.DREW, seat, recipe_of(s, seat, s.hand[seat]), s.cards[seat])
    s.idle = NONE  # this turn does not count
    if completed(s, seat) == target(s) and count(reached(s)) == 1:
        note(trail, Event.LAST_ROUND, seat)
    s.actions = 0


@rule
def may_exchange(s: State, seat: int) -> bool:
    """pantry.exchange.cost pantry.ruling.empty-deck: are there action points and cards for it?"""
    return s.actions >= s.options[EXCHANGE_COST] and s.cards[seat] > 0


@rule
def play_exchange(s: State, seat: int, trail: Any) -> None:
    """pantry.exchange.card: the card in hand goes under the deck, then the top card is drawn."""
    card = s.hand[seat]
    draw_card(s, seat)
    s.deck[seat, s.cards[seat]] = card
    s.cards[seat] += 1
    s.under[seat] += 1
    note(trail, Event.EXCHANGED, seat, recipe_of(s, seat, card), recipe_of(s, seat, s.hand[seat]))
    s.actions -= s.options[EXCHANGE_COST]


# --------------------------------------------------------- an answer: every other seat, after an offer to end the game


@rule
def may_offer(s: State) -> bool:
    """pantry.ruling.agreement: where the table allows it, once a turn, and not when somebody has reached the target."""
    return s.options[AGREEMENT] != 0 and s.offered == 0 and reached(s) == 0


@rule
def play_offer(s: State, seat: int, trail: Any) -> None:
    """pantry.ruling.agreement: the others answer; it costs nothing."""
    s.phase = Phase.OFFER
    s.offered = 1
    s.agreed = 1 << seat
    note(trail, Event.OFFERED, seat)


@rule
def legal_answer(s: State, seat: int, out: Any) -> int:
    """pantry.ruling.agreement: yes or no."""
    out[0] = AGREE
    out[1] = REFUSE
    return 2


@rule
def play_answer(s: State, seat: int, action: int, trail: Any) -> None:
    """pantry.ruling.agreement: one refusal and play goes on; when all have agreed, the game is over.

    Answers are open: while an offer stands, everybody who has answered it has agreed.
    """
    note(trail, Event.ANSWERED, seat, 1 if action == AGREE else 0)
    if action == REFUSE:
        s.agreed = 0
        s.phase = Phase.TURN
        return
    s.agreed |= 1 << seat
    if waiting(s) == 0:
        s.agreed = 0
        end_game(s, Why.AGREED, trail)


# --------------------------------------------------------------------------------------------------------------- the end


@rule
def end_turn(s: State, seat: int, trail: Any) -> None:
    """pantry.turn.order: the next player, or the end of the game."""
    s.idle += 1
    why = ending(s, left_of(s, seat))
    if why != NONE:
        end_game(s, why, trail)
    else:
        begin_turn(s, left_of(s, seat))


@rule
def ending(s: State, following: int) -> int:
    """pantry.end.round pantry.ruling.stall pantry.ruling.shortage: why the game is over before the next turn, or NONE.

    The round is complete with the turn of the player on the doctor's right. With two players this is the same as the
    rulebook's two cases: an assistant who reaches the target ends the game, a doctor who does leaves the assistant one turn.
    """
    if reached(s) != 0:
        return Why.TARGET if following == s.doctor else NONE
    if s.idle == 0:
        return Why.SHORTAGE if shortage(s) else NONE
    return Why.STALL if s.idle >= s.options[STALL_TURNS] * s.players else NONE


@rule
def end_game(s: State, why: int, trail: Any) -> None:
    s.phase = Phase.OVER
    s.actions = 0
    s.offered = 0
    note(trail, Event.WON, winners(s), why)


@rule
def shortage(s: State) -> bool:
    """pantry.ruling.shortage: can no recipe of any player be made from the jars left?"""
    for seat in range(s.players):
        for card in range(DECK):
            if (s.done[seat] >> card) & 1 == 0 and enough_jars(s, recipe_of(s, seat, card)):
                return False
    return True


@rule
def enough_jars(s: State, recipe: int) -> bool:
    """Are the jars of a recipe still in the pantry, wherever they stand?"""
    for slot in range(3):
        kind = kind_at(recipe, slot)
        if needs(recipe, kind) > s.options[COPIES + kind - 1] - s.gone[kind - 1]:
            return False
    return True


@rule
def winners(s: State) -> int:
    """pantry.end.assistant pantry.end.doctor pantry.end.points pantry.end.shared pantry.ruling.stall-winner.

    Those at the target, or when nobody is, those with the most recipes; with two players the assistant where both are at the
    target; else the highest points, shared if equal, but to the assistant in a stalled game of two.
    """
    most = 0
    for seat in range(s.players):
        most = max(most, completed(s, seat))
    two_at_target = s.players == 2 and reached(s) == 3
    best = NONE
    seats = 0
    for i in range(s.players):
        seat = (s.doctor + i) % s.players
        if completed(s, seat) == most:
            mine = 0 if two_at_target else points(s, seat)
            if mine > best or (s.players == 2 and mine == best):
                best = mine
                seats = 0
            if mine == best:
                seats |= 1 << seat
    return seats


@rule
def scores(s: State, out: Any) -> None:
    """Each seat's completed recipes; points only break ties."""
    for seat in range(s.players):
        out[seat] = completed(s, seat)


@rule
def stage(s: State) -> int:
    """How many recipes are completed: a rollout may stop where this changes."""
    total = 0
    for seat in range(s.players):
        total += completed(s, seat)
    return total


@rule
def sound(s: State) -> bool:
    """Is every jar in the pantry or out of the game, is every card in one place, is the row well formed?"""
    for kind in range(1, N_KINDS + 1):
        jars = s.gone[kind - 1]
        for c in range(s.width):
            for depth in range(height(s.stack[c])):
                jars += 1 if kind_at(s.stack[c], depth) == kind else 0
        if jars != s.options[COPIES + kind - 1]:
            return False
    for c in range(s.width):
        if s.stack[c] <= 0 or s.gap[c] < 0:
            return False
    for seat in range(s.players):
        if not sound_cards(s, seat):
            return False
    return s.gap[0] == 0


@rule
def sound_cards(s: State, seat: int) -> bool:
    """Are the five cards of a seat completed, in hand or in the deck, each once?"""
    seen = s.done[seat]
    n = count(seen)
    if s.hand[seat] != NONE:
        seen |= 1 << s.hand[seat]
        n += 1
    for i in range(s.cards[seat]):
        seen |= 1 << s.deck[seat, i]
        n += 1
    return n == DECK and seen == (1 << DECK) - 1 and s.under[seat] <= s.cards[seat]
