"""What happened, as each viewer may know it, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.core.bits import members
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.text import listed, plural, signed
from stockpot.core.trail import new_trail, rows
from stockpot.games.sapotage.dealing import tell_round as write_round
from stockpot.games.sapotage.names import dish_name, told_ingredient, told_judge
from stockpot.games.sapotage.state import Event, How, Reaction, State

Telling = tuple[dict[str, Any], dict[str, str]]

CRITERIA = {
    How.BEST: {"en": "", "fr": ""},
    How.VOTES: {"en": " by votes", "fr": " grâce aux votes"},
    How.INGREDIENTS: {"en": " by the points of the ingredients", "fr": " grâce aux points des ingrédients"},
    How.FAVORITE: {"en": " by the favorite flavor", "fr": " grâce à la saveur favorite"},
    How.FEWER: {"en": " with fewer judges", "fr": ", ayant moins de juges"},
    How.SEAT: {"en": " by seat order", "fr": " par l’ordre des places"},
}


def tell(event: Row, viewer: Viewer, lang: str = "en") -> Told | None:
    """sapotage.hidden.cards sapotage.round.together: choices not yet shown are told in full to their owner alone."""
    kind = Event(event[0])
    data, texts = TELLERS[kind](event, viewer)
    return Told(kind.name.lower(), data, texts[lang])


def sees(viewer: Viewer, seat: int) -> bool:
    return viewer in (seat, ALL_OPEN)


def seats(bits: int, lang: str) -> str:
    return listed([f"{{{seat}}}" for seat in members(bits)], lang)


# ------------------------------------------------------------------------------------------------------- the round begins


def opening(s: State) -> list[Row]:
    """sapotage.setup.decks: what the first round begins with."""
    trail = new_trail()
    write_round(s, False, trail)
    return rows(trail)


def tell_round(event: Row, viewer: Viewer) -> Telling:
    _, number, dealer, *_ = event
    return {"round": number + 1, "dealer": dealer}, {
        "en": f"Round {number + 1}; {{{dealer}}} deals.",
        "fr": f"Manche {number + 1} ; donneur : {{{dealer}}}.",
    }


def tell_reshuffled(event: Row, viewer: Viewer) -> Telling:
    return {}, {
        "en": "The deck was empty: the discard pile is the new deck.",
        "fr": "La pioche était vide : la défausse devient la nouvelle pioche.",
    }


def tell_judge(event: Row, viewer: Viewer) -> Telling:
    _, judge, *key = event
    return {"judge": told_judge(judge, key)}, {
        "en": f"The judge is {told_judge(judge, key)}.",
        "fr": f"Juge : {told_judge(judge, key, 'fr')}.",
    }


def tell_shared(event: Row, viewer: Viewer) -> Telling:
    _, card, *key = event
    return {"card": told_ingredient(card, key)}, {
        "en": f"Shared by all: {told_ingredient(card, key)}.",
        "fr": f"Ingrédient partagé : {told_ingredient(card, key, 'fr')}.",
    }


# ------------------------------------------------------------------------------------------------- dishes and sabotage


def dish_cards(pair: int, third: int, key: list[int], lang: str = "en") -> list[str]:
    """The names of the cards of a dish; a third of 128 and more is a shared one."""
    return [told_ingredient(card, key, lang) for card in (pair >> 7, pair & 127, third & 127)]


def tell_cooked(event: Row, viewer: Viewer) -> Telling:
    _, seat, pair, third, *key = event
    if not sees(viewer, seat):
        return {"seat": seat}, {"en": f"{{{seat}}} has a dish ready.", "fr": f"Le plat de {{{seat}}} est prêt."}
    cards = dish_cards(pair, third, key)
    return {"seat": seat, "cards": cards[: 2 + (third < 128)], "shared": None if third < 128 else cards[2]}, {
        "en": f"{{{seat}}} cooks {listed(cards, 'en')}.",
        "fr": f"{{{seat}}} cuisine : {listed(dish_cards(pair, third, key, 'fr'), 'fr')}.",
    }


def tell_uses(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, *key = event
    return {"seat": seat, "card": told_ingredient(card, key)}, {
        "en": f"{{{seat}}} uses the shared {told_ingredient(card, key)}.",
        "fr": f"{{{seat}}} utilise l’ingrédient partagé : {told_ingredient(card, key, 'fr')}.",
    }


def tell_turned_up(event: Row, viewer: Viewer) -> Telling:
    _, seat, where, card, *key = event
    owner, place = where >> 2, where & 3
    return {"seat": seat, "owner": owner, "place": place + 1, "card": told_ingredient(card, key)}, {
        "en": f"{{{seat}}} turns up {told_ingredient(card, key)} in the dish of {{{owner}}}.",
        "fr": f"{{{seat}}} retourne {told_ingredient(card, key, 'fr')} dans le plat de {{{owner}}}.",
    }


def tell_chose_gift(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, target, *key = event
    if not sees(viewer, seat):
        return {"seat": seat}, {"en": f"{{{seat}}} has decided.", "fr": f"{{{seat}}} a décidé."}
    name, nom = told_ingredient(card, key), told_ingredient(card, key, "fr")
    if target == seat:
        return {"seat": seat, "card": name, "to": None}, {
            "en": f"{{{seat}}} discards {name}, face down.",
            "fr": f"{{{seat}}} défausse {nom}, face cachée.",
        }
    return {"seat": seat, "card": name, "to": target}, {
        "en": f"{{{seat}}} picks {name} for the dish of {{{target}}}, face down.",
        "fr": f"{{{seat}}} choisit {nom} pour le plat de {{{target}}}, face cachée.",
    }


def tell_gave(event: Row, viewer: Viewer) -> Telling:
    _, seat, target, *_ = event
    if target == seat:
        return {"seat": seat, "to": None}, {
            "en": f"{{{seat}}} has discarded a card.",
            "fr": f"{{{seat}}} a défaussé une carte.",
        }
    return {"seat": seat, "to": target}, {
        "en": f"{{{seat}}} has put a card into the dish of {{{target}}}.",
        "fr": f"{{{seat}}} a mis une carte dans le plat de {{{target}}}.",
    }


# --------------------------------------------------------------------------------------------------------- presentations


def tell_revealed(event: Row, viewer: Viewer) -> Telling:
    _, seat, pair, third, *key = event
    cards = dish_cards(pair, third, key)
    return {"seat": seat, "cards": cards[: 2 + (third < 128)], "shared": None if third < 128 else cards[2]}, {
        "en": f"The dish of {{{seat}}}: {listed(cards, 'en')}.",
        "fr": f"Le plat de {{{seat}}} : {listed(dish_cards(pair, third, key, 'fr'), 'fr')}.",
    }


def tell_foreign(event: Row, viewer: Viewer) -> Telling:
    _, owner, giver, card, *key = event
    return {"owner": owner, "giver": giver, "card": told_ingredient(card, key)}, {
        "en": f"In it, from {{{giver}}}: {told_ingredient(card, key)}.",
        "fr": f"Dedans, de la part de {{{giver}}} : {told_ingredient(card, key, 'fr')}.",
    }


def tell_presented(event: Row, viewer: Viewer) -> Telling:
    _, seat, first, second, *key = event
    name = dish_name(told_ingredient(first, key), told_ingredient(second, key))
    nom = dish_name(told_ingredient(first, key, "fr"), told_ingredient(second, key, "fr"))
    return {"seat": seat, "name": name}, {
        "en": f"{{{seat}}} presents: “{name}”.",
        "fr": f"{{{seat}}} présente : « {nom} ».",
    }


REACTED = {
    Reaction.LAUGH: {"en": "laughs", "fr": "rit"},
    Reaction.QUIET: {"en": "does not react", "fr": "ne réagit pas"},
    Reaction.UNFIT: {"en": "finds it unfitting", "fr": "trouve cela mal nommé"},
}


def tell_chose_reaction(event: Row, viewer: Viewer) -> Telling:
    _, seat, reaction, *_ = event
    data = {"seat": seat, "reaction": Reaction(reaction).name.lower()} if sees(viewer, seat) else {"seat": seat}
    return data, {"en": f"{{{seat}}} has reacted.", "fr": f"{{{seat}}} a réagi."}


def tell_reacted(event: Row, viewer: Viewer) -> Telling:
    _, presenter, seat, reaction, *_ = event
    kind = Reaction(reaction)
    return {"presenter": presenter, "seat": seat, "reaction": kind.name.lower()}, {
        lang: f"{{{seat}}} {REACTED[kind][lang]}." for lang in ("en", "fr")
    }


def tell_chose_token(event: Row, viewer: Viewer) -> Telling:
    _, seat, owner, *_ = event
    data = {"seat": seat, "to": owner} if sees(viewer, seat) else {"seat": seat}
    return data, {"en": f"{{{seat}}} has chosen a dish.", "fr": f"{{{seat}}} a choisi un plat."}


def tell_token(event: Row, viewer: Viewer) -> Telling:
    _, seat, owner, *_ = event
    return {"seat": seat, "to": owner}, {
        "en": f"{{{seat}}} gives the laugh token to {{{owner}}}.",
        "fr": f"{{{seat}}} donne son jeton de rire à {{{owner}}}.",
    }


def tell_presentation(event: Row, viewer: Viewer) -> Telling:
    _, seat, points, laughs, fitting, *_ = event
    data = {"seat": seat, "points": points, "laughs": laughs, "fitting": bool(fitting)}
    if not fitting:
        return data, {
            "en": f"The presentation of {{{seat}}} was found unfitting: no points.",
            "fr": f"La présentation de {{{seat}}} est jugée ratée : aucun point.",
        }
    return data, {
        "en": f"The presentation of {{{seat}}}: {laughs} {plural(laughs, 'laugh', 'laughs')}, {signed(points)}.",
        "fr": f"La présentation de {{{seat}}} : {laughs} {plural(laughs, 'rire', 'rires', 'fr')}, {signed(points)}.",
    }


# ------------------------------------------------------------------------------------------------------ scores and judges


def added(points: int, extra: int) -> str:
    """The points of a dish and of its presentation: “4 + 2 = 6”."""
    first = str(points) if points >= 0 else signed(points)
    total = points + extra
    return f"{first} {'−' if extra < 0 else '+'} {abs(extra)} = {total if total >= 0 else signed(total)}"


def tell_scored(event: Row, viewer: Viewer) -> Telling:
    _, what, points, extra, *key = event
    judge, seat = what >> 3, what & 7
    data = {
        "seat": seat,
        "judge": told_judge(judge, key),
        "ingredients": points,
        "presentation": extra,
        "total": points + extra,
    }
    return data, {
        "en": f"{told_judge(judge, key)} gives {{{seat}}} {added(points, extra)}.",
        "fr": f"{told_judge(judge, key, 'fr')} donne à {{{seat}}} {added(points, extra)}.",
    }


def tell_tied(event: Row, viewer: Viewer) -> Telling:
    _, judge, tied, *key = event
    return {"judge": told_judge(judge, key), "seats": members(tied)}, {
        "en": f"A tie for {told_judge(judge, key)}: {seats(tied, 'en')}.",
        "fr": f"Égalité pour {told_judge(judge, key, 'fr')} : {seats(tied, 'fr')}.",
    }


def tell_chose_vote(event: Row, viewer: Viewer) -> Telling:
    _, seat, owner, *_ = event
    data = {"seat": seat, "for": owner} if sees(viewer, seat) else {"seat": seat}
    return data, {"en": f"{{{seat}}} has voted.", "fr": f"{{{seat}}} a voté."}


def tell_voted(event: Row, viewer: Viewer) -> Telling:
    _, seat, owner, *_ = event
    return {"seat": seat, "for": owner}, {
        "en": f"{{{seat}}} votes for {{{owner}}}.",
        "fr": f"{{{seat}}} vote pour {{{owner}}}.",
    }


def tell_judge_won(event: Row, viewer: Viewer) -> Telling:
    _, judge, seat, how, *key = event
    kind = How(how)
    return {"judge": told_judge(judge, key), "seat": seat, "how": kind.name.lower()}, {
        "en": f"{{{seat}}} wins {told_judge(judge, key)}{CRITERIA[kind]['en']}.",
        "fr": f"{{{seat}}} remporte {told_judge(judge, key, 'fr')}{CRITERIA[kind]['fr']}.",
    }


def tell_won(event: Row, viewer: Viewer) -> Telling:
    winners = members(event[1])
    if len(winners) == 1:
        return {"seats": winners}, {
            "en": f"{{{winners[0]}}} wins the game.",
            "fr": f"{{{winners[0]}}} gagne la partie.",
        }
    return {"seats": winners}, {
        "en": f"{seats(event[1], 'en')} share the victory.",
        "fr": f"{seats(event[1], 'fr')} se partagent la victoire.",
    }


TELLERS: dict[Event, Callable[[Row, Viewer], Telling]] = {
    Event.ROUND: tell_round,
    Event.RESHUFFLED: tell_reshuffled,
    Event.JUDGE: tell_judge,
    Event.SHARED: tell_shared,
    Event.COOKED: tell_cooked,
    Event.USES: tell_uses,
    Event.TURNED_UP: tell_turned_up,
    Event.CHOSE_GIFT: tell_chose_gift,
    Event.GAVE: tell_gave,
    Event.REVEALED: tell_revealed,
    Event.FOREIGN: tell_foreign,
    Event.PRESENTED: tell_presented,
    Event.CHOSE_REACTION: tell_chose_reaction,
    Event.REACTED: tell_reacted,
    Event.CHOSE_TOKEN: tell_chose_token,
    Event.TOKEN: tell_token,
    Event.PRESENTATION: tell_presentation,
    Event.SCORED: tell_scored,
    Event.TIED: tell_tied,
    Event.CHOSE_VOTE: tell_chose_vote,
    Event.VOTED: tell_voted,
    Event.JUDGE_WON: tell_judge_won,
    Event.WON: tell_won,
}
