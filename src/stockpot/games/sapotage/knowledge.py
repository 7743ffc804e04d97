"""Who knows what in SaPotage: the view of a seat, and the redeal that a seat cannot tell from the truth.

Hidden are hands, the order of the decks, own dish cards until they are shown, the card put into a dish (its giver alone
knows it) and cards discarded face down. Everything on the open discard pile has been seen by all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members
from stockpot.core.game import ALL_OPEN
from stockpot.core.rule import rule
from stockpot.games.sapotage.dealing import cards_in_hand
from stockpot.games.sapotage.guessing import redeal
from stockpot.games.sapotage.pieces import FIRST_SPECIAL, FLAVORS, TEXTS, face_flat, face_flavors
from stockpot.games.sapotage.scoring import card_word, reaction_of, taste, winners
from stockpot.games.sapotage.state import (
    DISH,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    INGREDIENT,
    INGREDIENTS,
    JUDGE_CARD,
    JUDGE_CARDS,
    JUDGES_TO_WIN,
    N_INGREDIENTS,
    N_SHARED,
    NONE,
    OPTIONS,
    PILE,
    PRESENTATION,
    Mode,
    Phase,
    Reaction,
    State,
)
from stockpot.games.sapotage.view import (
    Card,
    Foreign,
    Gift,
    JudgeView,
    LastRound,
    Own,
    PastSeat,
    PrintedJudge,
    SeatView,
    View,
)

__all__ = ["own", "public", "redeal", "secret"]


def public(s: State) -> View:
    """sapotage.hidden.public sapotage.hidden.spectator: what everybody may know."""
    return {
        "game": "sapotage",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": Phase(s.phase).name.lower(),
        "to_act": members(s.owing),
        "round": s.round + 1,
        "dealer": s.dealer,
        "turn": s.turn if s.phase in (Phase.PEEK, Phase.PRESENT, Phase.REACT) else None,
        "judges_to_win": s.options[JUDGES_TO_WIN],
        "judges": [_judge_view(s, i) for i in range(s.n_up)],
        "shared": [_card_view(s, s.shared[i]) for i in range(N_SHARED) if s.shared[i] != NONE],
        "seats": [_seat_view(s, other, None) for other in range(s.players)],
        "tied": members(s.tied),
        "deck": s.n_deck,
        "judge_deck": s.n_judges,
        "discard": s.n_pile,
        "open_discard": _pile(s, range(IN_PLAY + 1, FACE_DOWN)),
        "hand": None,
        "own_discards": None,
        "choice": None,
        "last_round": _last_round(s),
        "winners": members(winners(s)) if s.phase == Phase.OVER else [],
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> Own:
    """sapotage.hidden.cards: a seat knows its hand, what it discarded, its dish, and the card it put into another's."""
    if viewer == ALL_OPEN:
        return {"seats": [_seat_view(s, seat, ALL_OPEN) for seat in range(s.players)]}
    seats: list[SeatView] = known["seats"].copy()
    for seat in {viewer, s.target[viewer]} - {NONE}:
        seats[seat] = _seat_view(s, seat, viewer)
    return {
        "seat": viewer,
        "seats": seats,
        "hand": [_card_view(s, card) for card in _hand(s, viewer)],
        "own_discards": _pile(s, [FACE_DOWN + viewer]),
        "choice": _choice(s, viewer),
    }


def _hand(s: State, seat: int) -> list[int]:
    return [s.hand[seat, place] for place in range(HAND) if s.hand[seat, place] != NONE]


def _pile(s: State, fates: Any) -> list[str]:
    """The names of the cards that lie in the discard pile in one of these ways."""
    cards = range(s.options[N_INGREDIENTS])
    return [INGREDIENT.name_of(s, card) for card in cards if s.fate[card] & PILE in fates]


def _card_view(s: State, card: int) -> Card:
    """A card with all that is printed on it."""
    face = s.options[INGREDIENTS + card] >> 4
    found = INGREDIENT.card(s, card)
    flat = face_flat(face)
    return {
        "name": INGREDIENT.name_of(s, card),
        "kind": "basic" if face < FIRST_SPECIAL else "bonus" if flat > 0 else "sabotage",
        "group": found.group if found else None,
        "flavors": [FLAVORS[flavor] for flavor in face_flavors(face)],
        "flat": flat,
    }


def _judge_view(s: State, i: int) -> JudgeView:
    """A judge turned up, and who has won it."""
    judge = s.up[i]
    return {**_printed_judge(s, judge), "winner": _winner(s, judge), "votes": _votes(s, s.vote, i)}


def _printed_judge(s: State, judge: int) -> PrintedJudge:
    """A judge with all that is printed on it."""
    likes, dislikes = s.options[JUDGE_CARDS + 2 * judge], s.options[JUDGE_CARDS + 2 * judge + 1]
    found = JUDGE_CARD.card(s, judge)
    return {
        "name": JUDGE_CARD.name_of(s, judge),
        "title": found.title if found else "",
        "favorite": FLAVORS[likes & 15],
        "likes": [FLAVORS[flavor] for flavor in members(likes >> 4)],
        "dislikes": [FLAVORS[flavor] for flavor in members(dislikes)],
    }


def _winner(s: State, judge: int) -> int | None:
    return next((seat for seat in range(s.players) if s.won[seat] >> judge & 1), None)


def _seat_view(s: State, other: int, viewer: int | None) -> SeatView:
    """One seat as the viewer may know it."""
    shown = s.shown >> other & 1 != 0
    own = viewer in (other, ALL_OPEN)
    result: SeatView = {
        "judges": [JUDGE_CARD.name_of(s, judge) for judge in members(s.won[other])],
        "cards": cards_in_hand(s, other),
        "locked": s.owing >> other & 1 == 0,
        "dish": _dish_view(s, other, viewer, shown or own),
        "uses": _used(s, other, own),
        "shown": shown,
        "gave": _gift_view(s, other, viewer),
        "foreign": _foreign_view(s, other, viewer, shown),
        "name": _default_name(s, other) if shown else None,
        "reactions": _reactions(s, s.reaction[other]),
        "presentation": s.extra[other] if _scored(s) else None,
        "points": [taste(s, s.up[i], s.word[other]) for i in range(s.n_up)] if shown else None,
    }
    if viewer == ALL_OPEN:
        result["hand"] = [_card_view(s, card) for card in _hand(s, other)]
        result["own_discards"] = _pile(s, [FACE_DOWN + other])
        result["choice"] = _choice(s, other)
    return result


def _reactions(s: State, reactions: int) -> dict[str, str]:
    """Reactions by seat; keys are text, as JSON wants it."""
    known = {seat: reaction_of(reactions, seat) for seat in range(s.players)}
    return {str(seat): Reaction(kind).name.lower() for seat, kind in known.items() if kind != NONE}


def _votes(s: State, votes: Any, i: int) -> dict[str, int]:
    return {str(seat): votes[i, seat] for seat in range(s.players) if votes[i, seat] != NONE}


def _last_round(s: State) -> LastRound | None:
    """sapotage.hidden.public: the dishes, presentations and votes of the round before, as all have seen them."""
    if s.n_last == 0:
        return None
    judges = [s.last_up[i] for i in range(s.n_last)]
    return {
        "judges": [
            {"name": JUDGE_CARD.name_of(s, judge), "winner": _winner(s, judge), "votes": _votes(s, s.last_vote, i)}
            for i, judge in enumerate(judges)
        ],
        "seats": [_last_seat(s, seat, judges) for seat in range(s.players)],
        "printed": {
            "judges": [_printed_judge(s, judge) for judge in judges],
            "cards": [
                _card_view(s, card) for seat in range(s.players) for part in _last_cards(s, seat) for card in part
            ],
        },
    }


def _last_givers(s: State, seat: int) -> list[int]:
    return [giver for giver in range(s.players) if giver != seat and s.last_target[giver] == seat]


def _last_cards(s: State, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The own cards, the shared card and the foreign cards of a dish of the round before."""
    dish = [s.last_dish[seat, place] for place in range(DISH) if s.last_dish[seat, place] != NONE]
    used = [s.last_used[seat]] if s.last_used[seat] != NONE else []
    return dish, used, [s.last_gift[giver] for giver in _last_givers(s, seat)]


def _last_seat(s: State, seat: int, judges: list[int]) -> PastSeat:
    dish, used, foreign = _last_cards(s, seat)
    cards = dish + used + foreign
    word = sum(card_word(s, card) for card in cards)
    return {
        "dish": [INGREDIENT.name_of(s, card) for card in dish],
        "uses": INGREDIENT.name_of(s, used[0]) if used else None,
        "foreign": [
            {"from": giver, "card": INGREDIENT.name_of(s, s.last_gift[giver])} for giver in _last_givers(s, seat)
        ],
        "abstained": s.last_target[seat] == seat,
        "reactions": _reactions(s, s.last_reaction[seat]),
        "presentation": s.last_extra[seat],
        "points": [taste(s, judge, word) for judge in judges],
    }


def _scored(s: State) -> bool:
    """Have the presentation points been counted?"""
    return s.phase in (Phase.VOTE, Phase.OVER)


def _dish_view(s: State, owner: int, viewer: int | None, seen: bool) -> list[Card | None]:
    """sapotage.variant.peek-places: the own cards of a dish by place, `None` for one that the viewer cannot see."""
    return [
        _card_view(s, s.dish[owner, place]) if seen or s.face_up[owner] == place else None
        for place in range(DISH)
        if s.dish[owner, place] != NONE
    ]


def _used(s: State, owner: int, own: bool) -> str | None:
    """sapotage.variant.shared: which shared card a dish uses, once all have chosen."""
    if s.uses[owner] == NONE or (s.phase == Phase.COOK and not own):
        return None
    return INGREDIENT.name_of(s, s.shared[s.uses[owner]])


def _gift_view(s: State, giver: int, viewer: int | None) -> Gift | None:
    """sapotage.sabotage.secret sapotage.hidden.gift: where a seat put its card, and which one where that is known."""
    own = viewer in (giver, ALL_OPEN)
    target = s.target[giver]
    if target == NONE or (s.phase == Phase.GIVE and not own):
        return None
    known = s.gift[giver] != NONE and (own or s.shown >> target & 1)
    return {
        "to": None if target == giver else target,
        "card": _card_view(s, s.gift[giver]) if known else None,
    }


def _foreign_view(s: State, owner: int, viewer: int | None, shown: bool) -> list[Foreign]:
    """sapotage.hidden.gift: the cards that others put into a dish; the owner sees them at the reveal, not before."""
    if s.phase == Phase.GIVE:
        return []
    return [
        {"from": giver, "card": _card_view(s, s.gift[giver]) if shown or viewer in (giver, ALL_OPEN) else None}
        for giver in range(s.players)
        if giver != owner and s.target[giver] == owner
    ]


def _default_name(s: State, owner: int) -> str | None:
    """sapotage.present.default-name: what the dish is called when its cook gives no name."""
    if s.options[PRESENTATION] == Mode.OFF:
        return None
    first, second = (INGREDIENT.name_of(s, s.dish[owner, place]) for place in range(2))
    return TEXTS["en"].say("dish-name", first=first, second=second)


def _choice(s: State, seat: int) -> str | int | None:
    """The own reaction, token or vote that the others have not seen yet."""
    if s.choice[seat] == NONE:
        return None
    return Reaction(s.choice[seat]).name.lower() if s.phase == Phase.REACT else s.choice[seat]


@rule
def secret(s: State, seat: int) -> bool:
    """sapotage.round.together: will the moves now owed by other seats stay hidden from this one?"""
    return s.phase != Phase.PEEK and s.phase != Phase.PRESENT
