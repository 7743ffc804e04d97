"""Who knows what in SaPotage: the view of a seat, and the redeal that a seat cannot tell from the truth.

Hidden are hands, the order of the decks, own dish cards until they are shown, the card put into a dish (its giver alone
knows it) and cards discarded face down. Everything on the open discard pile has been seen by all.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from stockpot.core.bits import members
from stockpot.core.game import ALL_OPEN
from stockpot.core.rule import rule
from stockpot.games.sapotage.dealing import cards_in_hand
from stockpot.games.sapotage.guessing import redeal
from stockpot.games.sapotage.lists import known_list
from stockpot.games.sapotage.pieces import (
    DISHES_OF_4,
    DISHES_OF_5,
    FIRST_SPECIAL,
    FLAVORS,
    WORD,
    face_flat,
    face_flavors,
)
from stockpot.games.sapotage.scoring import card_word, reaction_of, winners
from stockpot.games.sapotage.sheet import Lying, Palate, palate, palates, points, sheet, worth
from stockpot.games.sapotage.state import (
    COOK,
    COOK_SHARED,
    DISH,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    INGREDIENT,
    INGREDIENTS,
    JUDGE_CARD,
    JUDGE_CARDS,
    JUDGES_TO_WIN,
    MAX_PLAYERS,
    N_INGREDIENTS,
    N_SHARED,
    NONE,
    OPTIONS,
    PILE,
    PRESENTATION,
    SHARED,
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
        "order": _presenting_order(s),
        "turn": s.turn if s.phase in (Phase.PEEK, Phase.PRESENT, Phase.REACT) else None,
        "judges_to_win": s.options[JUDGES_TO_WIN],
        "worth": worth(s),
        "judges": [_judge_view(s, i) for i in range(s.n_up)],
        "shared": [_card_view(s, s.shared[i]) for i in range(N_SHARED) if s.shared[i] != NONE],
        "seats": [_seat_view(s, other, None) for other in range(s.players)],
        "tied": members(s.tied),
        "deck": s.n_deck,
        "judge_deck": s.n_judges,
        "discard": s.n_pile,
        "open_discard": _pile(s, range(IN_PLAY + 1, FACE_DOWN)),
        "hand": None,
        "dishes": None,
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
        "dishes": _dishes(s, viewer) if s.phase == Phase.COOK and s.owing >> viewer & 1 else None,
        "own_discards": _pile(s, [FACE_DOWN + viewer]),
        "choice": _choice(s, viewer),
    }


def _hand(s: State, seat: int) -> list[int]:
    return [s.hand[seat, place] for place in range(HAND) if s.hand[seat, place] != NONE]


def _dishes(s: State, seat: int) -> dict[str, list[int]]:
    """What each dish that a seat may cook would bring with each judge; keys are text, as JSON wants it."""
    tastes = palates(s)
    hand = _words(s, _hand(s, seat))
    own = [sum(hand[place] for place in dish) for dish in (DISHES_OF_4 if s.options[SHARED] else DISHES_OF_5)]
    if not s.options[SHARED]:
        return {str(COOK + i): [points(taste, dish) for taste in tastes] for i, dish in enumerate(own)}
    shared = _words(s, s.shared.tolist())
    whole = [dish + extra for dish in own for extra in shared]
    return {str(COOK_SHARED + i): [points(taste, dish) for taste in tastes] for i, dish in enumerate(whole)}


def _own_cards(s: State, seat: int) -> list[int]:
    """The cards of a dish that come from its cook's hand."""
    return [s.dish[seat, place] for place in range(DISH) if s.dish[seat, place] != NONE]


def _dish(s: State, seat: int) -> tuple[Lying, ...]:
    """All cards that count in a dish: own, shared and foreign ones."""
    used = [s.shared[s.uses[seat]]] if s.uses[seat] != NONE else []
    givers = [giver for giver in range(s.players) if giver != seat and s.target[giver] == seat]
    return _lying(s, _own_cards(s, seat) + used, {giver: s.gift[giver] for giver in givers})


def _lying(s: State, chosen: list[int], foreign: dict[int, int]) -> tuple[Lying, ...]:
    """The cards of a dish: those that its cook chose, and those that others slipped in."""
    cards = [(card, None) for card in chosen] + [(card, giver) for giver, card in foreign.items()]
    return tuple(Lying(int(card_word(s, card)), INGREDIENT.name_of(s, card), giver) for card, giver in cards)


def _words(s: State, cards: list[int]) -> tuple[int, ...]:
    """Flavors and flat points of each of these cards."""
    return tuple(int(card_word(s, card)) for card in cards)


def _pile(s: State, fates: Any) -> list[str]:
    """The names of the cards that lie in the discard pile in one of these ways."""
    found, fate = known_list(INGREDIENT.key(s)), s.fate.tolist()
    return [INGREDIENT.called(found, card) for card in range(s.options[N_INGREDIENTS]) if fate[card] & PILE in fates]


def _card_view(s: State, card: int) -> Card:
    """A card with all that is printed on it, and what it brings with each of the judges turned up."""
    found = known_list(INGREDIENT.key(s))
    group = found.cards[card].group if found else None
    return _printed(INGREDIENT.called(found, card), group, s.options[INGREDIENTS + card] >> 4, palates(s))


@lru_cache(maxsize=4_000)
def _printed(name: str, group: str | None, face: int, judges: tuple[Palate, ...]) -> Card:
    flat = face_flat(face)
    return {
        "name": name,
        "kind": "basic" if face < FIRST_SPECIAL else "bonus" if flat > 0 else "sabotage",
        "group": group,
        "flavors": [FLAVORS[flavor] for flavor in face_flavors(face)],
        "flat": flat,
        "points": [points(judge, int(WORD[face])) for judge in judges],
    }


def _judge_view(s: State, i: int) -> JudgeView:
    """A judge with all that is printed on it, and who has won it."""
    judge = s.up[i]
    likes, dislikes = s.options[JUDGE_CARDS + 2 * judge], s.options[JUDGE_CARDS + 2 * judge + 1]
    found = JUDGE_CARD.card(s, judge)
    return {
        "name": JUDGE_CARD.name_of(s, judge),
        "title": found.title if found else "",
        "favorite": FLAVORS[likes & 15],
        "likes": [FLAVORS[flavor] for flavor in members(likes >> 4)],
        "dislikes": [FLAVORS[flavor] for flavor in members(dislikes)],
        "winner": _winner(s, judge),
        "votes": _votes(s, s.vote, i),
    }


def _winner(s: State, judge: int) -> int | None:
    return next((seat for seat in range(s.players) if s.won[seat] >> judge & 1), None)


def _seat_view(s: State, other: int, viewer: int | None) -> SeatView:
    """One seat as the viewer may know it."""
    shown = s.shown >> other & 1 != 0
    own = viewer in (other, ALL_OPEN)
    tastes = palates(s) if shown else ()
    brought = [points(taste, s.word[other]) for taste in tastes]
    presentation = s.extra[other] if _scored(s) else None
    result: SeatView = {
        "judges": [JUDGE_CARD.name_of(s, judge) for judge in members(s.won[other])],
        "cards": cards_in_hand(s, other),
        "locked": s.owing >> other & 1 == 0,
        "dish": _dish_view(s, other, viewer, shown or own),
        "uses": _used(s, other, own),
        "shown": shown,
        "gave": _gift_view(s, other, viewer),
        "foreign": _foreign_view(s, other, viewer, shown),
        "named_after": _named_after(s, _own_cards(s, other)) if _presented(s, other) else None,
        "reactions": _reactions(s.reaction[other]),
        "presentation": presentation,
        "points": brought if shown else None,
        "sheets": [sheet(taste, _dish(s, other)) for taste in tastes] if shown else None,
        "totals": [ingredients + (presentation or 0) for ingredients in brought] if shown else None,
    }
    if viewer == ALL_OPEN:
        result["hand"] = [_card_view(s, card) for card in _hand(s, other)]
        result["own_discards"] = _pile(s, [FACE_DOWN + other])
        result["choice"] = _choice(s, other)
    return result


@lru_cache(maxsize=1_000)
def _reactions(reactions: int) -> dict[str, str]:
    """Reactions by seat; keys are text, as JSON wants it."""
    known = {seat: reaction_of(reactions, seat) for seat in range(MAX_PLAYERS)}
    return {str(seat): Reaction(kind).name.lower() for seat, kind in known.items() if kind != NONE}


def _votes(s: State, votes: Any, i: int) -> dict[str, int]:
    return {str(seat): votes[i, seat] for seat in range(s.players) if votes[i, seat] != NONE}


class _Served(NamedTuple):
    """What lay on the table when judges were won: in the round before, or at the end of the game in this one."""

    round: int
    judges: list[int]
    dish: Any
    used: list[int]
    gift: Any
    target: Any
    reaction: Any
    extra: Any
    vote: Any

    def givers(self, seat: int) -> list[int]:
        """Who put a card into a dish."""
        return [giver for giver in range(len(self.used)) if giver != seat and self.target[giver] == seat]


def _served(s: State) -> _Served | None:
    seats = range(s.players)
    if s.phase == Phase.OVER:
        judges = [s.up[i] for i in range(s.n_up)]
        used = [s.shared[s.uses[seat]] if s.uses[seat] != NONE else NONE for seat in seats]
        return _Served(s.round + 1, judges, s.dish, used, s.gift, s.target, s.reaction, s.extra, s.vote)
    judges = [s.last_up[i] for i in range(s.n_last)]
    used = [s.last_used[seat] for seat in seats]
    now = s.round, judges, s.last_dish, used, s.last_gift, s.last_target, s.last_reaction, s.last_extra, s.last_vote
    return _Served(*now) if judges else None


def _last_round(s: State) -> LastRound | None:
    """sapotage.hidden.public: dishes, presentations and votes of the round judged last, as all have seen them."""
    served = _served(s)
    if served is None:
        return None
    seats = [_last_seat(s, seat, served) for seat in range(s.players)]
    return {
        "round": served.round,
        "judges": [
            {"name": JUDGE_CARD.name_of(s, judge), "winner": _winner(s, judge), "votes": _votes(s, served.vote, i)}
            for i, judge in enumerate(served.judges)
        ],
        "seats": seats,
        "order": sorted(range(s.players), key=lambda seat: max(seats[seat]["totals"], default=0)),
    }


def _last_seat(s: State, seat: int, served: _Served) -> PastSeat:
    own = [served.dish[seat, place] for place in range(DISH) if served.dish[seat, place] != NONE]
    used = [served.used[seat]] if served.used[seat] != NONE else []
    givers, extra = served.givers(seat), served.extra[seat]
    dish = _lying(s, own + used, {giver: served.gift[giver] for giver in givers})
    tastes = [palate(s, judge) for judge in served.judges]
    brought = [points(taste, sum(card.word for card in dish)) for taste in tastes]
    return {
        "dish": [INGREDIENT.name_of(s, card) for card in own],
        "named_after": _named_after(s, own),
        "uses": INGREDIENT.name_of(s, used[0]) if used else None,
        "votes": sum(served.vote[i, other] == seat for i in range(len(tastes)) for other in range(s.players)),
        "foreign": [{"from": giver, "card": INGREDIENT.name_of(s, served.gift[giver])} for giver in givers],
        "abstained": served.target[seat] == seat,
        "reactions": _reactions(served.reaction[seat]),
        "presentation": extra,
        "points": brought,
        "sheets": [sheet(taste, dish) for taste in tastes],
        "totals": [ingredients + extra for ingredients in brought],
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


def _presenting_order(s: State) -> list[int]:
    """sapotage.present.order: one after the other from the dealer's left, the dealer last."""
    return [(s.dealer + 1 + n) % s.players for n in range(s.players)]


def _presented(s: State, seat: int) -> bool:
    """Has its cook said how the dish is called?"""
    about_to = s.phase == Phase.PRESENT and s.turn == seat
    return s.shown >> seat & 1 != 0 and not about_to


def _named_after(s: State, own: list[int]) -> list[str] | None:
    """sapotage.present.default-name: after which cards a dish is called when its cook gives it no name."""
    return None if s.options[PRESENTATION] == Mode.OFF else [INGREDIENT.name_of(s, card) for card in own[:2]]


def _choice(s: State, seat: int) -> str | int | None:
    """The own reaction, token or vote that the others have not seen yet."""
    if s.choice[seat] == NONE:
        return None
    return Reaction(s.choice[seat]).name.lower() if s.phase == Phase.REACT else s.choice[seat]


@rule
def secret(s: State, seat: int) -> bool:
    """sapotage.round.together: will the moves now owed by other seats stay hidden from this one?"""
    return s.phase != Phase.PEEK and s.phase != Phase.PRESENT
