"""The law of SaPotage: setting up, the decisions of a round, the end.

Rule ids in the docstrings are those of the rulebook. Choices that players make at the same time are kept hidden until the
last is in (`owing` is empty); only then does anything follow from them, always in the same order.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, lowest
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.sapotage.dealing import (
    all_seats,
    begin_round,
    clean_up,
    left_of,
    prepare,
    put_on_pile,
    right_of,
    tell_round,
)
from stockpot.games.sapotage.pieces import (
    DISH_OF_4,
    DISH_OF_5,
    N_DISHES_OF_4,
    N_DISHES_OF_5,
    REST_OF_4,
    REST_OF_5,
)
from stockpot.games.sapotage.scoring import (
    best_dishes,
    dish_word,
    fitting,
    keep_best,
    laughs,
    most_judges,
    most_voted,
    presentation_points,
    taste,
    winners,
    with_reaction,
)
from stockpot.games.sapotage.state import (
    COOK,
    COOK_SHARED,
    DISCARD,
    DISH,
    END,
    FACE_DOWN,
    GIVE,
    GIVE_WIDTH,
    HAND,
    IN_PLAY,
    INGREDIENT_KEY,
    JUDGE_KEY,
    JUDGES_TO_WIN,
    N_INGREDIENTS,
    N_JUDGES,
    N_OPTIONS,
    N_SHARED,
    NEXT_DISH,
    NONE,
    PEEK,
    PEEKING,
    PILE,
    PRESENT,
    PRESENTATION,
    REACT,
    SCORE,
    SETTLE,
    SHARED,
    TOKEN,
    VOTE,
    Event,
    How,
    Mode,
    Phase,
    Reaction,
    State,
)


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """sapotage.setup.players sapotage.setup.decks: start a game on a record of zeros, first deal included."""
    s.rng = seed
    s.players = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    prepare(s)
    begin_round(s)


@rule
def waiting(s: State) -> int:
    """The seats that owe a decision."""
    return s.owing


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the actions open to a seat that owes a decision; return how many."""
    if s.phase == Phase.COOK:
        return legal_cook(s, seat, out)
    if s.phase == Phase.PEEK:
        return legal_peek(s, seat, out)
    if s.phase == Phase.GIVE:
        return legal_give(s, seat, out)
    if s.phase == Phase.PRESENT:
        return legal_present(s, seat, out)
    if s.phase == Phase.REACT:
        return legal_react(s, seat, out)
    if s.phase == Phase.TOKEN:
        return legal_token(s, seat, out)
    return legal_vote(s, seat, out)


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.round.together: carry out a legal action of a seat that owes a decision; when it was the last, go on."""
    if s.phase == Phase.COOK:
        play_cook(s, seat, action, trail)
    elif s.phase == Phase.PEEK:
        play_peek(s, seat, action, trail)
    elif s.phase == Phase.GIVE:
        play_give(s, seat, action, trail)
    elif s.phase == Phase.PRESENT:
        play_present(s, seat, action, trail)
    elif s.phase == Phase.REACT:
        play_react(s, seat, action, trail)
    elif s.phase == Phase.TOKEN:
        play_token(s, seat, action, trail)
    else:
        play_vote(s, seat, action, trail)
    s.owing ^= 1 << seat
    if s.owing == 0:
        go_on(s, trail)


@rule
def go_on(s: State, trail: Any) -> None:
    """What follows when nobody owes a choice any more.

    Every consequence has one place here, none calls another: that keeps the compiled code small.
    """
    if s.phase == Phase.COOK:
        lock_dishes(s, trail)
    elif s.phase == Phase.PEEK:
        next_peek(s)
    elif s.phase == Phase.GIVE:
        show_gifts(s, trail)
    elif s.phase == Phase.PRESENT:
        heard(s)
    elif s.phase == Phase.REACT:
        show_reactions(s, trail)
    elif s.phase == Phase.TOKEN:
        show_tokens(s, trail)
    else:
        count_votes(s, trail)
    if s.phase == NEXT_DISH:
        next_dish(s, trail)
    if s.phase == SCORE:
        score(s, trail)
    if s.phase == SETTLE:
        settle(s, trail)
    if s.phase == END:
        end_round(s, trail)


# ------------------------------------------------------------------------------------------- a dish: all, at the same time


@rule
def legal_cook(s: State, seat: int, out: Any) -> int:
    """sapotage.cook.dish: any 3 of 5 cards; sapotage.variant.shared: any 2 of 4 and a shared one."""
    if s.options[SHARED] == 0:
        for i in range(N_DISHES_OF_5):
            out[i] = COOK + i
        return N_DISHES_OF_5
    for i in range(N_DISHES_OF_4 * N_SHARED):
        out[i] = COOK_SHARED + i
    return N_DISHES_OF_4 * N_SHARED


@rule
def play_cook(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.cook.dish sapotage.cook.secret: put the cards face down; the next step comes when all have."""
    if s.options[SHARED] == 0:
        which = action - COOK
        first = s.hand[seat, REST_OF_5[which, 0]]
        second = s.hand[seat, REST_OF_5[which, 1]]
        for i in range(DISH):
            s.dish[seat, i] = s.hand[seat, DISH_OF_5[which, i]]
    else:
        which = (action - COOK_SHARED) // N_SHARED
        s.uses[seat] = (action - COOK_SHARED) % N_SHARED
        first = s.hand[seat, REST_OF_4[which, 0]]
        second = s.hand[seat, REST_OF_4[which, 1]]
        for i in range(DISH - 1):
            s.dish[seat, i] = s.hand[seat, DISH_OF_4[which, i]]
    s.hand[seat, 0] = first
    s.hand[seat, 1] = second
    for i in range(2, HAND):
        s.hand[seat, i] = NONE
    tell_dish(s, seat, Event.COOKED, trail)


@rule
def tell_dish(s: State, seat: int, event: int, trail: Any) -> None:
    """Write the own cards of a dish down."""
    shared = NONE + 0 if s.uses[seat] == NONE else s.shared[s.uses[seat]]
    first, second = s.options[INGREDIENT_KEY], s.options[INGREDIENT_KEY + 1]
    dish = s.dish
    note(trail, event, seat, dish[seat, 0], dish[seat, 1], dish[seat, 2], first, second, shared, first, second)


@rule
def lock_dishes(s: State, trail: Any) -> None:
    """sapotage.cook.locked sapotage.variant.shared sapotage.variant.peeking: show the shared cards; peek, or sabotage."""
    if s.options[SHARED] != 0:
        for seat in range(s.players):
            card = s.shared[s.uses[seat]]
            note(trail, Event.USES, seat, card, s.options[INGREDIENT_KEY], s.options[INGREDIENT_KEY + 1])
    if s.options[PEEKING] != 0:
        for seat in range(s.players):
            mix_dish(s, seat)
        s.phase = Phase.PEEK
        s.turn = s.dealer
        s.owing = 1 << s.turn
    else:
        s.phase = Phase.GIVE
        s.owing = all_seats(s)


@rule
def dish_places(s: State) -> int:
    """Cards that lie face down in a dish of one's own."""
    return DISH - 1 if s.options[SHARED] != 0 else DISH


@rule
def mix_dish(s: State, seat: int) -> None:
    """sapotage.variant.peek-places: the cards of a dish in random order, so that a place tells nothing."""
    for last in range(dish_places(s) - 1, 0, -1):
        other = draw(s, last + 1)
        card = s.dish[seat, last]
        s.dish[seat, last] = s.dish[seat, other]
        s.dish[seat, other] = card


# ------------------------------------------------------------------- a peek: one after the other, from the dealer on


@rule
def legal_peek(s: State, seat: int, out: Any) -> int:
    """sapotage.variant.peeking sapotage.ruling.peek-once: any place of any dish that shows no card yet."""
    n = 0
    places = dish_places(s)
    for owner in range(s.players):
        if s.face_up[owner] == NONE:
            for place in range(places):
                out[n] = PEEK + DISH * owner + place
                n += 1
    return n


@rule
def play_peek(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.variant.peeking: turn the card up for all."""
    owner = (action - PEEK) // DISH
    place = (action - PEEK) % DISH
    s.face_up[owner] = place
    card = s.dish[owner, place]
    key = INGREDIENT_KEY
    note(trail, Event.TURNED_UP, seat, owner, place, card, s.options[key], s.options[key + 1])


@rule
def next_peek(s: State) -> None:
    """sapotage.variant.peeking: counterclockwise, until it would be the dealer's turn again."""
    s.turn = right_of(s, s.turn)
    s.owing = 1 << s.turn
    if s.turn == s.dealer:
        s.phase = Phase.GIVE
        s.owing = all_seats(s)


# ------------------------------------------------------------------------------- sabotage: all, at the same time


@rule
def legal_give(s: State, seat: int, out: Any) -> int:
    """sapotage.sabotage.give sapotage.sabotage.own sapotage.sabotage.abstain: either card, to any other dish or away."""
    n = 0
    for place in range(2):
        for owner in range(s.players):
            if owner != seat:
                out[n] = GIVE + GIVE_WIDTH * place + owner
                n += 1
        out[n] = GIVE + GIVE_WIDTH * place + DISCARD
        n += 1
    return n


@rule
def play_give(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.sabotage.give sapotage.sabotage.abstain sapotage.sabotage.secret: one card leaves the hand face down."""
    place = (action - GIVE) // GIVE_WIDTH
    owner = (action - GIVE) % GIVE_WIDTH
    s.gift[seat] = s.hand[seat, place]
    s.target[seat] = seat if owner == DISCARD else owner
    if place == 0:
        s.hand[seat, 0] = s.hand[seat, 1]
    s.hand[seat, 1] = NONE
    key = INGREDIENT_KEY
    to = NONE + 0 if owner == DISCARD else owner
    note(trail, Event.CHOSE_GIFT, seat, s.gift[seat], s.options[key], s.options[key + 1], to)


@rule
def show_gifts(s: State, trail: Any) -> None:
    """sapotage.sabotage.shown sapotage.hidden.discard: all see who put a card where; discards stay face down."""
    for seat in range(s.players):
        note(trail, Event.GAVE, seat, NONE if s.target[seat] == seat else s.target[seat])
        if s.target[seat] == seat:
            put_on_pile(s, s.gift[seat], FACE_DOWN + seat)
            s.gift[seat] = NONE
    s.turn = s.dealer
    s.phase = NEXT_DISH


# ---------------------------------------------------------------- presenting: one after the other, the dealer last


@rule
def next_dish(s: State, trail: Any) -> None:
    """sapotage.present.order sapotage.ruling.order sapotage.present.off: turn the next dish up; without names, all.

    `turn` is who presented last, at first the dealer.
    """
    if s.shown == all_seats(s):
        s.phase = Phase.TOKEN if s.options[PRESENTATION] == Mode.TOKENS else SCORE
        s.owing = all_seats(s) if s.phase == Phase.TOKEN else 0
        return
    dishes = s.players if s.options[PRESENTATION] == Mode.OFF else 1
    for _ in range(dishes):
        s.turn = left_of(s, s.turn)
        reveal(s, s.turn, trail)
    if s.options[PRESENTATION] == Mode.OFF:
        s.phase = SCORE
    else:
        s.phase = Phase.PRESENT
        s.owing = 1 << s.turn


@rule
def reveal(s: State, seat: int, trail: Any) -> None:
    """sapotage.present.reveal: all cards of a dish, own and foreign."""
    s.shown |= 1 << seat
    s.word[seat] = dish_word(s, seat)
    key = INGREDIENT_KEY
    tell_dish(s, seat, Event.REVEALED, trail)
    for giver in range(s.players):
        if giver != seat and s.target[giver] == seat:
            note(trail, Event.FOREIGN, seat, giver, s.gift[giver], s.options[key], s.options[key + 1])


@rule
def legal_present(s: State, seat: int, out: Any) -> int:
    """sapotage.present.name: there is no choice but to present; the name rides along as text."""
    out[0] = PRESENT
    return 1


@rule
def play_present(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.present.name sapotage.present.default-name: the dish has a name."""
    key = INGREDIENT_KEY
    first, second = s.options[key], s.options[key + 1]
    note(trail, Event.PRESENTED, seat, s.dish[seat, 0], first, second, s.dish[seat, 1], first, second)


@rule
def heard(s: State) -> None:
    """sapotage.present.honor: now the others react; in the other modes the next dish comes."""
    if s.options[PRESENTATION] == Mode.HONOR:
        s.phase = Phase.REACT
        s.owing = all_seats(s) ^ (1 << s.turn)
    else:
        s.phase = NEXT_DISH


# ------------------------------------------------------------- a reaction: all but the presenter, at the same time


@rule
def legal_react(s: State, seat: int, out: Any) -> int:
    """sapotage.present.honor: laugh, no reaction, not fitting."""
    for i in range(3):
        out[i] = REACT + i
    return 3


@rule
def play_react(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.present.honor sapotage.ruling.one-laugh: react once."""
    s.choice[seat] = action - REACT
    note(trail, Event.CHOSE_REACTION, seat, s.choice[seat])


@rule
def show_reactions(s: State, trail: Any) -> None:
    """sapotage.present.honor: all at once; then the next dish."""
    for other in range(s.players):
        if other != s.turn:
            s.reaction[s.turn] = with_reaction(s.reaction[s.turn], other, s.choice[other])
            note(trail, Event.REACTED, s.turn, other, s.choice[other])
        s.choice[other] = NONE
    s.phase = NEXT_DISH


# ---------------------------------------------------------------------------- a laugh token: all, at the same time


@rule
def legal_token(s: State, seat: int, out: Any) -> int:
    """sapotage.present.tokens: to any dish but the own."""
    n = 0
    for other in range(s.players):
        if other != seat:
            out[n] = TOKEN + other
            n += 1
    return n


@rule
def play_token(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.present.tokens: give the token."""
    s.choice[seat] = action - TOKEN
    note(trail, Event.CHOSE_TOKEN, seat, s.choice[seat])


@rule
def show_tokens(s: State, trail: Any) -> None:
    """sapotage.present.tokens: all at once; then the points."""
    for other in range(s.players):
        owner = s.choice[other]
        s.reaction[owner] = with_reaction(s.reaction[owner], other, Reaction.LAUGH)
        note(trail, Event.TOKEN, other, s.choice[other])
        s.choice[other] = NONE
    s.phase = SCORE


# ---------------------------------------------------------------------------------------------- scores, ties, judges


@rule
def score(s: State, trail: Any) -> None:
    """sapotage.score.total sapotage.ruling.points-for-each-judge: count presentation points; tell all totals."""
    for seat in range(s.players):
        s.extra[seat] = presentation_points(s, seat)
    if trail.shape[0] != 0:
        tell_scores(s, trail)
    s.phase = SETTLE


@rule
def tell_scores(s: State, trail: Any) -> None:
    """Write all points down."""
    for seat in range(s.players):
        if s.options[PRESENTATION] != Mode.OFF:
            note(trail, Event.PRESENTATION, seat, s.extra[seat], laughs(s, seat), 1 if fitting(s, seat) else 0)
    key = JUDGE_KEY
    for i in range(s.n_up):
        for seat in range(s.players):
            points, extra = taste(s, s.up[i], s.word[seat]), s.extra[seat]
            judge, first, second = s.up[i], s.options[key], s.options[key + 1]
            note(trail, Event.SCORED, judge, first, second, seat, points, extra, points + extra)


@rule
def settle(s: State, trail: Any) -> None:
    """sapotage.win.judge sapotage.win.vote sapotage.ruling.judge-order: award judge after judge, or ask for votes.

    `tied` is empty before a vote; after it, it holds the seats with the most votes.
    """
    while s.settled < s.n_up:
        judge = s.up[s.settled]
        leaders = s.tied
        how = How.VOTES + 0
        if leaders == 0:
            leaders = best_dishes(s, judge)
            how = How.BEST + 0
            if count(leaders) > 1:
                note(trail, Event.TIED, judge, s.options[JUDGE_KEY], s.options[JUDGE_KEY + 1], leaders)
                voters = all_seats(s) ^ leaders
                if voters != 0 and s.options[PRESENTATION] != Mode.OFF:
                    s.tied = leaders
                    s.phase = Phase.VOTE
                    s.owing = voters
                    return
        for criterion in range(How.INGREDIENTS, How.SEAT + 1):
            if count(leaders) > 1:
                leaders = keep_best(s, judge, leaders, criterion)
                how = criterion
        award(s, judge, lowest(leaders), how, trail)
    s.phase = END


@rule
def award(s: State, judge: int, seat: int, how: int, trail: Any) -> None:
    """sapotage.win.judge: the judge goes to its winner."""
    s.won[seat] |= 1 << judge
    s.settled += 1
    s.tied = 0
    note(trail, Event.JUDGE_WON, judge, s.options[JUDGE_KEY], s.options[JUDGE_KEY + 1], seat, how)


@rule
def end_round(s: State, trail: Any) -> None:
    """sapotage.win.game sapotage.win.deck sapotage.round.cleanup sapotage.round.dealer: the end, or the next round."""
    if most_judges(s) >= s.options[JUDGES_TO_WIN] or s.n_judges == 0:
        s.phase = Phase.OVER
        note(trail, Event.WON, winners(s))
        return
    clean_up(s)
    s.dealer = left_of(s, s.dealer)
    s.round += 1
    shuffles = s.shuffles
    begin_round(s)
    tell_round(s, s.shuffles != shuffles, trail)


# --------------------------------------------------------------------- a vote: all that are not tied, at the same time


@rule
def legal_vote(s: State, seat: int, out: Any) -> int:
    """sapotage.win.vote sapotage.ruling.voters: for one of the tied dishes."""
    n = 0
    for other in range(s.players):
        if (s.tied >> other) & 1 != 0:
            out[n] = VOTE + other
            n += 1
    return n


@rule
def play_vote(s: State, seat: int, action: int, trail: Any) -> None:
    """sapotage.win.vote: vote for a tied dish."""
    s.choice[seat] = action - VOTE
    note(trail, Event.CHOSE_VOTE, seat, s.choice[seat])


@rule
def count_votes(s: State, trail: Any) -> None:
    """sapotage.win.vote: all at once; those with the most votes are left."""
    leaders = most_voted(s)
    for voter in range(s.players):
        if s.choice[voter] != NONE:
            s.vote[s.settled, voter] = s.choice[voter]
            note(trail, Event.VOTED, voter, s.choice[voter])
            s.choice[voter] = NONE
    s.tied = leaders
    s.phase = SETTLE


# ------------------------------------------------------------------------------------------------------------- the rest


@rule
def scores(s: State, out: Any) -> None:
    """Each seat's judges."""
    for seat in range(s.players):
        out[seat] = count(s.won[seat])


@rule
def stage(s: State) -> int:
    """Changes when all that is cooked and given lies on the table, and with the round: a rollout may stop there."""
    if s.phase == Phase.OVER:
        return 2 * s.round + 2
    return 2 * s.round + (1 if s.phase >= Phase.PRESENT else 0)


@rule
def sound(s: State) -> bool:
    """Is every ingredient in one place, and every judge?"""
    low = 0
    high = 0
    cards = s.n_deck + s.n_pile
    for i in range(s.n_deck):
        low |= bit(s.deck[i], 0)
        high |= bit(s.deck[i], 1)
    pile = 0
    for card in range(s.options[N_INGREDIENTS]):
        if s.fate[card] & PILE != IN_PLAY:
            pile += 1
            low |= bit(card, 0)
            high |= bit(card, 1)
    for i in range(N_SHARED):
        cards += in_place(s.shared[i])
        low |= bit(s.shared[i], 0)
        high |= bit(s.shared[i], 1)
    for seat in range(s.players):
        for place in range(HAND):
            cards += in_place(s.hand[seat, place])
            low |= bit(s.hand[seat, place], 0)
            high |= bit(s.hand[seat, place], 1)
        for place in range(DISH):
            cards += in_place(s.dish[seat, place])
            low |= bit(s.dish[seat, place], 0)
            high |= bit(s.dish[seat, place], 1)
        cards += in_place(s.gift[seat])
        low |= bit(s.gift[seat], 0)
        high |= bit(s.gift[seat], 1)
    everything = s.options[N_INGREDIENTS]
    return pile == s.n_pile and cards == everything and count(low) + count(high) == everything and sound_judges(s)


@rule
def in_place(card: int) -> int:
    """1 when a card lies at this place."""
    return 0 if card == NONE else 1


@rule
def bit(card: int, half: int) -> int:
    """The bit of a card in one of two words."""
    if card == NONE or card >> 6 != half:
        return 0
    return 1 << (card & 63)


@rule
def sound_judges(s: State) -> bool:
    judges = 0
    n = s.n_judges
    for i in range(s.n_judges):
        judges |= 1 << s.judge_deck[i]
    for i in range(s.settled, s.n_up):
        judges |= 1 << s.up[i]
        n += 1
    for seat in range(s.players):
        judges |= s.won[seat]
        n += count(s.won[seat])
    return n == s.options[N_JUDGES] and count(judges) == n
