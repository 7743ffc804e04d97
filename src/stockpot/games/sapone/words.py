"""Moves, events and refusals of Sapone in words, English and French.

The notation of a move is a verb and a card: "sell leek", "declare broom", "bid coin", "claim soap", "no claim", "done".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.core.bits import members
from stockpot.core.errors import Reason
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.text import fold, listed, plural, signed, victory
from stockpot.games.sapone.history import Step, card_of, one_of
from stockpot.games.sapone.pieces import N_TYPES
from stockpot.games.sapone.rounds import unpack_hand
from stockpot.games.sapone.rules import waiting
from stockpot.games.sapone.sale import unpack_claims
from stockpot.games.sapone.state import (
    MAX_PLAYERS,
    NO_WISH,
    NONE,
    PRICE,
    REQUESTS,
    SILENT,
    TO_ALL,
    Event,
    Phase,
    State,
    Verb,
)

CARDS = {
    "en": (
        "coin", "watermelon", "leek", "broccoli", "cucumber", "artichoke", "broom", "scythe", "rake", "pick", "shovel",
        "soap", "double soap", "four coins", "three coins", "two coins", "diamond",
    ),
    "fr": (
        "pièce", "pastèque", "poireau", "brocoli", "concombre", "artichaut", "balai", "faux", "râteau", "pioche", "pelle",
        "savon", "double savon", "quatre pièces", "trois pièces", "deux pièces", "diamant",
    ),
}  # fmt: skip
WISHES = {
    "en": ("coins", "vegetables", "tools", "soap", "anything"),
    "fr": ("des pièces", "des légumes", "des outils", "du savon", "n’importe quoi"),
}
CATEGORIES = {
    "en": ("most coins", "best vegetables", "best tools", "most soap"),
    "fr": ("le plus de pièces", "les meilleurs légumes", "les meilleurs outils", "le plus de savon"),
}
CATEGORY_KEYS = ("coins", "vegetables", "tools", "soap")

NOTE_SIZE = 60

# ------------------------------------------------------------------------------------------------------------- the moves


def card_name(card: int, lang: str = "en") -> str:
    return CARDS[lang][card]


def wish_name(wish: int, lang: str = "en") -> str:
    return WISHES[lang][wish]


def category_names(won: int) -> list[str]:
    """A set of categories for views and data."""
    return [CATEGORY_KEYS[category] for category in members(won)]


def all_actions(lang: str) -> tuple[str, ...]:
    """The names of all actions in order."""
    fr = lang == "fr"
    cards, wishes = CARDS[lang], WISHES[lang]
    names = [f"{'vendre' if fr else 'sell'} {card}" for card in cards]
    names += [f"{'annoncer' if fr else 'declare'} {card}" for card in cards]
    names += [f"{'miser' if fr else 'bid'} {card}" for card in cards]
    names += [f"{'prétendre' if fr else 'claim'} {card}" for card in cards]
    names += ["ne rien dire" if fr else "no claim"]
    names += [f"{'payer' if fr else 'pay'} {card}" for card in cards]
    names += [f"{'donner' if fr else 'give'} {card}" for card in cards]
    names += [f"{'nommer' if fr else 'name'} {card}" for card in cards]
    names += ["vendre", "acheter"] if fr else ["sell", "buy"]
    names += [f"{'souhaiter' if fr else 'wish for'} {wish}" for wish in wishes] + ["sans souhait" if fr else "no wish"]
    names += ["terminé" if fr else "done", "refuser" if fr else "refuse"]
    names += [f"{'accepter place' if fr else 'accept seat'} {seat}" for seat in range(MAX_PLAYERS)]
    names += [f"{'demander à place' if fr else 'ask seat'} {seat}" for seat in range(MAX_PLAYERS)]
    names += ["demander à tous" if fr else "ask all"]
    names += ["croire", "douter"] if fr else ["believe", "doubt"]
    return tuple(names)


ACTIONS = {lang: all_actions(lang) for lang in CARDS}
NUMBERS = {fold(name): action for names in ACTIONS.values() for action, name in enumerate(names)}
PASS = {"en": "pass", "fr": "passer"}
NUMBERS |= {fold(name): int(Verb.DONE) for name in PASS.values()}


def write(s: State, seat: int, action: int, lang: str = "en") -> str:
    """A bid that adds nothing is called a pass."""
    if action == Verb.DONE and s.n_bid[seat] == s.n_shown[seat]:
        return PASS[lang]
    return ACTIONS[lang][action]


def read(s: State, seat: int, text: str) -> int | None:
    return NUMBERS.get(fold(text))


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    verb = max(verb for verb in Verb if verb <= action)
    choice = action - verb
    kind = verb.name.lower()
    if verb == Verb.CLAIM:
        return {"kind": kind, "card": None if choice == SILENT else card_name(choice)}
    if verb <= Verb.NAME:
        return {"kind": kind, "card": card_name(choice)}
    if verb == Verb.WISH:
        return {"kind": kind, "wish": None if choice == NO_WISH else wish_name(choice)}
    if verb in (Verb.ACCEPT, Verb.ASK):
        return {"kind": kind, "seat": None if choice == TO_ALL else choice}
    return {"kind": kind.removeprefix("choose_")}


def note_size(s: State, seat: int, action: int) -> int:
    """sapone.sell.words: free text rides along with offers, bids and requests."""
    spoken = action == Verb.DONE and s.n_bid[seat] > s.n_shown[seat]
    return NOTE_SIZE if spoken or Verb.WISH <= action <= Verb.WISH + NO_WISH else 0


def asks(s: State, seat: int, lang: str) -> str:
    phase = Phase(s.phase)
    if phase == Phase.PAY:
        left = s.options[PRICE] - s.n_bid[seat]
        return {"en": f"Pay for the soap card: {left} more.", "fr": f"Payez la carte savon : encore {left}."}[lang]
    if phase == Phase.BID and s.holding[seat] != NONE:
        card = card_name(s.holding[seat], lang)
        return {"en": f"What do you say your {card} is?", "fr": f"Que dites-vous de cette carte ({card}) ?"}[lang]
    if phase == Phase.BID and s.n_bid[seat]:
        return {"en": "Add a card to your bid, or be done.", "fr": "Ajoutez une carte à votre mise, ou terminez."}[lang]
    if phase == Phase.DOUBT:
        card = card_name(s.declared, lang)
        return {"en": f"Do you doubt that it is a {card}?", "fr": f"Doutez-vous de l’annonce « {card} » ?"}[lang]
    return ASKS[phase][lang]


ASKS = {
    Phase.CHOICE: {"en": "Sell a card, or buy from the soap deck?", "fr": "Vendre une carte, ou acheter du savon ?"},
    Phase.OFFER: {"en": "Choose a card to sell.", "fr": "Choisissez une carte à vendre."},
    Phase.DECLARE: {"en": "What do you say it is?", "fr": "Qu’annoncez-vous ?"},
    Phase.WISH: {"en": "What would you like for it?", "fr": "Que souhaitez-vous en échange ?"},
    Phase.BID: {"en": "Bid a card, or pass.", "fr": "Misez une carte, ou passez."},
    Phase.GIVE: {"en": "The seller told the truth: give a card.", "fr": "Le vendeur disait vrai : donnez une carte."},
    Phase.ANSWER: {"en": "Accept a bid, refuse, or ask for more.",
                   "fr": "Acceptez une mise, refusez, ou demandez davantage."},
    Phase.REQUEST: {"en": "What more would you like?", "fr": "Que souhaitez-vous de plus ?"},
    Phase.DIAMOND: {"en": "Name what your Diamond counts as.", "fr": "Dites pour quelle carte compte votre diamant."},
}  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- the refusals

REFUSALS: dict[str, dict[str, str]] = {
    "sapone.end.target": {"en": "The game is over.", "fr": "La partie est terminée."},
    "sapone.turn.order": {"en": "It is not your turn.", "fr": "Ce n’est pas votre tour."},
    "sapone.sell.bids": {"en": "You sell; the others bid now.", "fr": "Vous vendez ; les autres misent maintenant."},
    "sapone.sell.hidden": {"en": "You are done; the others are not.", "fr": "Vous avez terminé ; les autres pas encore."},
    "sapone.sell.asked": {"en": "You have no free card to bid.", "fr": "Vous n’avez plus de carte libre à miser."},
    "sapone.sell.locked": {
        "en": "Cards put down stay until the sale ends; a bid may only grow.",
        "fr": "Les cartes posées le restent jusqu’à la fin de la vente ; une mise ne peut que grandir.",
    },
    "sapone.sell.claim": {
        "en": "First say what the card is, or say nothing about it.",
        "fr": "Dites d’abord ce qu’est la carte, ou ne dites rien.",
    },
    "sapone.sell.answer": {
        "en": "Accept a bid that lies there, refuse, or ask for more.",
        "fr": "Acceptez une mise posée, refusez, ou demandez davantage.",
    },
    "sapone.sell.more": {
        "en": "You have asked for more as often as you may: accept or refuse.",
        "fr": "Vous avez demandé davantage autant que permis : acceptez ou refusez.",
    },
    "sapone.sell.offer": {"en": "Choose the card to sell.", "fr": "Choisissez la carte à vendre."},
    "sapone.sell.declare": {"en": "Declare what the card is.", "fr": "Annoncez ce qu’est la carte."},
    "sapone.sell.wish": {"en": "Say what you would like, or nothing.", "fr": "Dites ce que vous souhaitez, ou rien."},
    "sapone.turn.hand": {"en": "You do not hold that card.", "fr": "Vous n’avez pas cette carte."},
    "sapone.turn.choice": {"en": "Choose: sell or buy.", "fr": "Choisissez : vendre ou acheter."},
    "sapone.ruling.few": {
        "en": "Buying takes {price} cards and a soap deck that is not empty: you must sell.",
        "fr": "Il faut {price} cartes et un paquet savon non vide pour acheter : vous devez vendre.",
    },
    "sapone.buy.price": {"en": "Pay the price of the soap card first.", "fr": "Payez d’abord la carte savon."},
    "sapone.doubt.ask": {"en": "Say whether you doubt.", "fr": "Dites si vous doutez."},
    "sapone.doubt.once": {"en": "This sale has had its doubt.", "fr": "Cette vente a déjà eu son doute."},
    "sapone.doubt.option": {"en": "There is no doubting in this game.", "fr": "Cette partie se joue sans le doute."},
    "sapone.doubt.true": {"en": "Give the seller one of your free cards.", "fr": "Donnez au vendeur une de vos cartes libres."},
    "sapone.diamond.name": {
        "en": "Name one of the other sixteen types for your Diamond.",
        "fr": "Nommez pour le diamant un des seize autres types.",
    },
}  # fmt: skip


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    rule = refusal(s, seat, action)
    return Reason(rule, REFUSALS[rule][lang].format(price=s.options[PRICE]))


OWES = {
    Phase.CHOICE: "sapone.turn.choice",
    Phase.PAY: "sapone.buy.price",
    Phase.OFFER: "sapone.sell.offer",
    Phase.DECLARE: "sapone.sell.declare",
    Phase.WISH: "sapone.sell.wish",
    Phase.BID: "sapone.sell.locked",
    Phase.DOUBT: "sapone.doubt.ask",
    Phase.GIVE: "sapone.doubt.true",
    Phase.ANSWER: "sapone.sell.answer",
    Phase.REQUEST: "sapone.sell.wish",
    Phase.DIAMOND: "sapone.diamond.name",
}
FROM_HAND = {Phase.PAY: Verb.PAY, Phase.OFFER: Verb.SELL, Phase.BID: Verb.BID, Phase.GIVE: Verb.GIVE}


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    phase = Phase(s.phase)
    if phase == Phase.OVER:
        return "sapone.end.target"
    if waiting(s) >> seat & 1 == 0:
        return _not_asked(s, seat, phase)
    verb = FROM_HAND.get(phase)
    if phase == Phase.BID and s.holding[seat] != NONE:
        return "sapone.sell.claim"
    if verb is not None and verb <= action < verb + N_TYPES:
        return "sapone.turn.hand"
    if phase == Phase.OFFER and action == Verb.CHOOSE_BUY:
        return "sapone.ruling.few"
    if phase == Phase.ANSWER and Verb.ASK <= action <= Verb.ASK + TO_ALL and s.asked >= s.options[REQUESTS]:
        return "sapone.sell.more"
    if action in (Verb.DOUBT, Verb.BELIEVE):
        return "sapone.doubt.once" if s.doubter != NONE else "sapone.doubt.option"
    return OWES[phase]


def _not_asked(s: State, seat: int, phase: Phase) -> str:
    """Why a seat owes no decision now."""
    if phase in (Phase.BID, Phase.DOUBT) and seat != s.turn:
        pending = s.n_hand[seat] + s.n_bid[seat] - s.n_shown[seat]
        return "sapone.sell.hidden" if pending else "sapone.sell.asked"
    return "sapone.sell.bids" if phase == Phase.BID else "sapone.turn.order"


# ------------------------------------------------------------------------------------------------------------ the events

Telling = tuple[dict[str, Any], dict[str, str]]


def tell(event: Row, viewer: Viewer, lang: str = "en") -> Told | None:
    """sapone.hidden.sales sapone.hidden.public: an event with what the viewer may know of it."""
    kind = Event(event[0])
    told = TELLERS[kind](event, viewer)
    if told is None:
        return None
    data, texts = told
    return Told(kind.name.lower(), data, texts[lang])


def cards_text(n: int, lang: str) -> str:
    return f"{n} " + (plural(n, "card", "cards") if lang == "en" else plural(n, "carte", "cartes", "fr"))


def names(cards: list[int], lang: str) -> str:
    return listed([card_name(card, lang) for card in cards], lang)


def sees(viewer: Viewer, *seats: int) -> bool:
    return viewer == ALL_OPEN or viewer in seats


def opening(s: State) -> list[Row]:
    """sapone.setup.start sapone.turn.pick: who starts the first round, and the card that is picked for them."""
    first = s.steps[0]
    picked = (int(Event.PICKED), one_of(first), card_of(first), int(first & 7 == Step.PICKED_UP), 0, 0)
    return [(int(Event.ROUND), s.round, s.first, 0, 0, 0), picked]


def tell_round(event: Row, viewer: Viewer) -> Telling:
    _, number, first, *_ = event
    return {"round": number + 1, "first": first}, {
        "en": f"Round {number + 1}; {{{first}}} starts.",
        "fr": f"Manche {number + 1} ; {{{first}}} commence.",
    }


def tell_picked(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, up, compensation, *_ = event
    data: dict[str, Any] = {"seat": seat, "face_up": bool(up), "compensation": bool(compensation)}
    verb = {"en": "draws", "fr": "tire"} if compensation else {"en": "picks", "fr": "prend"}
    extra = {"en": " in compensation", "fr": " en compensation"} if compensation else {"en": "", "fr": ""}
    if not up and not sees(viewer, seat):
        return data, {
            "en": f"{{{seat}}} {verb['en']} a card face down{extra['en']}.",
            "fr": f"{{{seat}}} {verb['fr']} une carte face cachée{extra['fr']}.",
        }
    side = {"en": "" if up else ", face down", "fr": "" if up else ", face cachée"}
    return {**data, "card": card_name(card)}, {
        lang: f"{{{seat}}} {verb[lang]} {card_name(card, lang)}{extra[lang]}{side[lang]}." for lang in CARDS
    }


def tell_put(event: Row, viewer: Viewer) -> Telling | None:
    _, seat, card, claim, *_ = event
    if not sees(viewer, seat):
        return None
    claimed = None if claim == SILENT else card_name(claim)
    says = {"en": "says nothing", "fr": "ne dit rien"}
    if claim != SILENT:
        says = {"en": f"says {card_name(claim)}", "fr": f"dit {card_name(claim, 'fr')}"}
    return {"seat": seat, "card": card_name(card), "claim": claimed}, {
        "en": f"{{{seat}}} puts down {card_name(card)}, {says['en']}.",
        "fr": f"{{{seat}}} pose {card_name(card, 'fr')}, {says['fr']}.",
    }


def tell_paid(event: Row, viewer: Viewer) -> Telling | None:
    _, seat, card, *_ = event
    if not sees(viewer, seat):
        return None
    return {"seat": seat, "card": card_name(card)}, {
        "en": f"{{{seat}}} pays {card_name(card)}.",
        "fr": f"{{{seat}}} paie {card_name(card, 'fr')}.",
    }


def tell_bought(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, price, *_ = event
    if not sees(viewer, seat):
        return {"seat": seat, "price": price}, {
            "en": f"{{{seat}}} pays {cards_text(price, 'en')} and draws a soap card.",
            "fr": f"{{{seat}}} paie {cards_text(price, 'fr')} et tire une carte savon.",
        }
    return {"seat": seat, "price": price, "card": card_name(card)}, {
        "en": f"{{{seat}}} pays {cards_text(price, 'en')} and draws {card_name(card)}.",
        "fr": f"{{{seat}}} paie {cards_text(price, 'fr')} et tire {card_name(card, 'fr')}.",
    }


def tell_offered(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, declared, wish, *_ = event
    data: dict[str, Any] = {"seat": seat, "declared": card_name(declared)}
    data["wish"] = None if wish == NO_WISH else wish_name(wish)
    wants = {"en": "", "fr": ""}
    if wish != NO_WISH:
        wants = {"en": f", wants {wish_name(wish)}", "fr": f", souhaite {wish_name(wish, 'fr')}"}
    truth = {"en": "", "fr": ""}
    if sees(viewer, seat):
        data["card"] = card_name(card)
        if card != declared:
            truth = {"en": f" (it is {card_name(card)})", "fr": f" (c’est {card_name(card, 'fr')})"}
    return data, {
        "en": f"{{{seat}}} sells a card, says {card_name(declared)}{truth['en']}{wants['en']}.",
        "fr": f"{{{seat}}} vend une carte, annonce {card_name(declared, 'fr')}{truth['fr']}{wants['fr']}.",
    }


def tell_passed(event: Row, viewer: Viewer) -> Telling:
    _, seat, lying, *_ = event
    if lying:
        return {"seat": seat, "cards": lying}, {
            "en": f"{{{seat}}} adds nothing.", "fr": f"{{{seat}}} n’ajoute rien.",
        }  # fmt: skip
    return {"seat": seat, "cards": 0}, {"en": f"{{{seat}}} passes.", "fr": f"{{{seat}}} passe."}


def tell_bid(event: Row, viewer: Viewer) -> Telling:
    _, seat, added, *packed = event
    claims = [word - 1 for word in unpack_claims(tuple(packed))]
    data = {"seat": seat, "cards": added, "claims": [card_name(claim) for claim in claims]}
    says = {"en": "", "fr": ""}
    if claims:
        says = {"en": f", says {names(claims, 'en')}", "fr": f", dit {names(claims, 'fr')}"}
    return data, {
        "en": f"{{{seat}}} offers {cards_text(added, 'en')}{says['en']}.",
        "fr": f"{{{seat}}} offre {cards_text(added, 'fr')}{says['fr']}.",
    }


def tell_claimed(event: Row, viewer: Viewer) -> Telling:
    _, seat, *packed = event
    claims = [word - 1 for word in unpack_claims(tuple(packed))]
    return {"seat": seat, "claims": [card_name(claim) for claim in claims]}, {
        "en": f"{{{seat}}} also says {names(claims, 'en')}.",
        "fr": f"{{{seat}}} dit aussi {names(claims, 'fr')}.",
    }


def tell_doubted(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {"en": f"{{{seat}}} doubts.", "fr": f"{{{seat}}} doute."}


def tell_believed(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {"en": f"Nobody doubts {{{seat}}}.", "fr": f"Personne ne doute de {{{seat}}}."}


def tell_turned(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, declared, *_ = event
    verdict = {"en": "true", "fr": "c’était vrai"} if card == declared else {"en": "a lie", "fr": "c’était faux"}
    return {"seat": seat, "card": card_name(card), "declared": card_name(declared), "true": card == declared}, {
        lang: ("The card of {%d} is turned up: %s, %s." if lang == "en" else "La carte de {%d} est retournée : %s, %s.")
        % (seat, card_name(card, lang), verdict[lang])
        for lang in CARDS
    }


def tell_gave(event: Row, viewer: Viewer) -> Telling:
    _, doubter, seller, card, *_ = event
    data: dict[str, Any] = {"seat": doubter, "to": seller}
    if not sees(viewer, doubter, seller):
        return data, {
            "en": f"{{{doubter}}} gives {{{seller}}} a card.",
            "fr": f"{{{doubter}}} donne une carte à {{{seller}}}.",
        }
    return {**data, "card": card_name(card)}, {
        "en": f"{{{doubter}}} gives {{{seller}}} {card_name(card)}.",
        "fr": f"{{{doubter}}} donne {card_name(card, 'fr')} à {{{seller}}}.",
    }


def tell_caught(event: Row, viewer: Viewer) -> Telling:
    _, doubter, seller, card, *_ = event
    return {"seat": doubter, "from": seller, "card": card_name(card)}, {
        "en": f"{{{doubter}}} takes {card_name(card)} from {{{seller}}} for nothing; the sale is over.",
        "fr": f"{{{doubter}}} prend {card_name(card, 'fr')} à {{{seller}}} pour rien ; la vente est finie.",
    }


def tell_asked(event: Row, viewer: Viewer) -> Telling:
    _, seat, to, wish, *_ = event
    whom = {"en": "everybody", "fr": "tous"} if to == TO_ALL else {"en": f"{{{to}}}", "fr": f"{{{to}}}"}
    wants = {"en": "", "fr": ""}
    if wish != NO_WISH:
        wants = {"en": f": {wish_name(wish)}", "fr": f" : {wish_name(wish, 'fr')}"}
    data = {"seat": seat, "to": "all" if to == TO_ALL else to, "wish": None if wish == NO_WISH else wish_name(wish)}
    return data, {
        "en": f"{{{seat}}} asks {whom['en']} for more{wants['en']}.",
        "fr": f"{{{seat}}} demande davantage à {whom['fr']}{wants['fr']}.",
    }


def tell_refused(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {"en": f"{{{seat}}} refuses all bids.", "fr": f"{{{seat}}} refuse toutes les mises."}


def tell_unsold(event: Row, viewer: Viewer) -> Telling:
    seat = event[1]
    return {"seat": seat}, {
        "en": f"Nobody bids: {{{seat}}} takes the card back.",
        "fr": f"Personne ne mise : {{{seat}}} reprend la carte.",
    }


def tell_sold(event: Row, viewer: Viewer) -> Telling:
    _, seller, buyer, card, paid, face_up, *_ = event
    data: dict[str, Any] = {"seat": seller, "to": buyer, "cards": paid}
    what = {"en": "the card", "fr": "la carte"}
    if face_up or sees(viewer, seller, buyer):
        data["card"] = card_name(card)
        what = {lang: card_name(card, lang) for lang in CARDS}
    return data, {
        "en": f"{{{seller}}} sells {what['en']} to {{{buyer}}} for {cards_text(paid, 'en')}.",
        "fr": f"{{{seller}}} vend {what['fr']} à {{{buyer}}} pour {cards_text(paid, 'fr')}.",
    }


def tell_received(event: Row, viewer: Viewer) -> Telling | None:
    _, seller, buyer, card, *_ = event
    if not sees(viewer, seller, buyer):
        return None
    return {"seat": seller, "from": buyer, "card": card_name(card)}, {
        "en": f"{{{seller}}} gets {card_name(card)} from {{{buyer}}}.",
        "fr": f"{{{seller}}} reçoit {card_name(card, 'fr')} de {{{buyer}}}.",
    }


def tell_named(event: Row, viewer: Viewer) -> Telling:
    _, seat, card, *_ = event
    return {"seat": seat, "card": card_name(card)}, {
        "en": f"{{{seat}}} holds the Diamond and names {card_name(card)}.",
        "fr": f"{{{seat}}} a le diamant et nomme {card_name(card, 'fr')}.",
    }


def tell_revealed(event: Row, viewer: Viewer) -> Telling:
    _, seat, *packed = event
    hand = unpack_hand(*packed[:4])
    cards = [card_name(card) for card, n in enumerate(hand) for _ in range(n)]

    def text(lang: str) -> str:
        parts = [card_name(card, lang) + (f" ×{n}" if n > 1 else "") for card, n in enumerate(hand) if n]
        return ", ".join(parts) or {"en": "nothing", "fr": "rien"}[lang]

    return {"seat": seat, "hand": cards}, {
        "en": f"{{{seat}}} shows {text('en')}.",
        "fr": f"{{{seat}}} montre : {text('fr')}.",
    }


def tell_category(event: Row, viewer: Viewer) -> Telling:
    _, category, seats, *_ = event
    who = [f"{{{seat}}}" for seat in members(seats)]
    data = {"category": CATEGORY_KEYS[category], "seats": members(seats)}
    return data, {
        "en": f"{CATEGORIES['en'][category].capitalize()}: {listed(who, 'en') or 'nobody'}.",
        "fr": f"{CATEGORIES['fr'][category].capitalize()} : {listed(who, 'fr') or 'personne'}.",
    }


def tell_scored(event: Row, viewer: Viewer) -> Telling:
    _, seat, won, gain, points, *_ = event
    return {"seat": seat, "won": category_names(won), "gain": gain, "points": points}, {
        "en": f"{{{seat}}}: {signed(gain)}, now {points}.",
        "fr": f"{{{seat}}} : {signed(gain)}, total {points}.",
    }


def tell_won(event: Row, viewer: Viewer) -> Telling:
    winners = members(event[1])
    return {"seats": winners}, victory(winners)


TELLERS: dict[Event, Callable[[Row, Viewer], Telling | None]] = {
    Event.ROUND: tell_round,
    Event.PICKED: tell_picked,
    Event.PUT: tell_put,
    Event.PAID: tell_paid,
    Event.BOUGHT: tell_bought,
    Event.OFFERED: tell_offered,
    Event.PASSED: tell_passed,
    Event.BID: tell_bid,
    Event.CLAIMED: tell_claimed,
    Event.DOUBTED: tell_doubted,
    Event.BELIEVED: tell_believed,
    Event.TURNED: tell_turned,
    Event.GAVE: tell_gave,
    Event.CAUGHT: tell_caught,
    Event.ASKED: tell_asked,
    Event.REFUSED: tell_refused,
    Event.UNSOLD: tell_unsold,
    Event.SOLD: tell_sold,
    Event.RECEIVED: tell_received,
    Event.NAMED: tell_named,
    Event.REVEALED: tell_revealed,
    Event.CATEGORY: tell_category,
    Event.SCORED: tell_scored,
    Event.WON: tell_won,
}
