"""What happened, in words, English and French. Nothing that happens at this table is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.core.game import Row, Told, Viewer
from stockpot.core.text import plural
from stockpot.games.ursuppe.names import (
    DIRECTIONS,
    GENE_IDS,
    amoeba_name,
    card_name,
    cell_name,
    cubes_of,
    gene_name,
    in_play,
    in_words,
    unpack,
)
from stockpot.games.ursuppe.pieces import N_NUMBERS, NONE, Direction, owner
from stockpot.games.ursuppe.state import Event, Todo, Way

Telling = tuple[dict[str, Any], dict[str, str]]


def tell(event: Row, viewer: Viewer, lang: str = "en") -> Told | None:
    kind = Event(event[0])
    data, texts = TELLERS[kind](*event[1:])
    return Told(kind.name.lower(), data, texts[lang])


def who(amoeba: int) -> dict[str, Any]:
    """An amoeba as data."""
    return {"seat": owner(amoeba), "number": amoeba % N_NUMBERS + 1}


def player(amoeba: int) -> str:
    """The placeholder for the owner's name."""
    return f"{{{owner(amoeba)}}}"


def name(amoeba: int, lang: str) -> str:
    """“red 3” with a capital, as a sentence begins."""
    return amoeba_name(amoeba, lang).capitalize()


def price_of(price: int) -> dict[str, str]:
    """“ for 1 BP”, or nothing when it is free."""
    return {"en": f" for {price} BP" if price else "", "fr": f" pour {price} PE" if price else ""}


def damage_of(damage: int) -> dict[str, str]:
    return {"en": f"{damage} DP", "fr": f"{damage} PB"}


# ------------------------------------------------------------------------------------------------------------ the set-up


def tell_space(seat: int, space: int, *_: int) -> Telling:
    return {"seat": seat, "space": space}, {
        "en": f"{{{seat}}} takes start space {space}.",
        "fr": f"{{{seat}}} prend la case de départ {space}.",
    }


def tell_placed(amoeba: int, cell: int, damage: int, *_: int) -> Telling:
    hurt = damage_of(damage)
    return {**who(amoeba), "cell": cell_name(cell), "damage": damage}, {
        "en": f"{player(amoeba)} places {amoeba_name(amoeba)} in {cell_name(cell)}" + (f" with {hurt['en']}." if damage else "."),
        "fr": f"{player(amoeba)} place {amoeba_name(amoeba, 'fr')} en {cell_name(cell)}"
        + (f" avec {hurt['fr']}." if damage else "."),
    }  # fmt: skip


def tell_round(number: int, *_: int) -> Telling:
    return {"round": number}, {"en": f"Round {number}.", "fr": f"Tour {number}."}


# -------------------------------------------------------------------------------------------------------------- movement


def tell_announced(amoeba: int, way: int, price: int, *_: int) -> Telling:
    paid = price_of(price)
    verb = (
        {"en": "tries to escape", "fr": "tente de fuir"} if way == Way.ESCAPE else {"en": "moves", "fr": "se déplace"}
    )
    return {**who(amoeba), "way": Way(way).name.lower(), "price": price}, {
        lang: f"{name(amoeba, lang)} {verb[lang]}{paid[lang]}." for lang in ("en", "fr")
    }


def tell_stayed(amoeba: int, *_: int) -> Telling:
    return who(amoeba), {"en": f"{name(amoeba, 'en')} holds on.", "fr": f"{name(amoeba, 'fr')} s’agrippe."}


def tell_carries(amoeba: int, *counts: int) -> Telling:
    cubes = in_play(counts)
    any_cubes = any(cubes)
    return {**who(amoeba), "cubes": cubes}, {
        "en": f"{name(amoeba, 'en')} will take along {in_words(cubes, 'en') if any_cubes else 'nothing'}.",
        "fr": f"{name(amoeba, 'fr')} "
        + (f"emportera {in_words(cubes, 'fr')}." if any_cubes else "n’emportera rien."),
    }  # fmt: skip


def tell_follows(amoeba: int, mover: int, whether: int, *_: int) -> Telling:
    return {**who(amoeba), "mover": who(mover), "follows": bool(whether)}, {
        "en": f"{name(amoeba, 'en')} {'will follow' if whether else 'does not follow'} {amoeba_name(mover)}.",
        "fr": f"{name(amoeba, 'fr')} "
        + (f"suivra {amoeba_name(mover, 'fr')}." if whether else f"ne suit pas {amoeba_name(mover, 'fr')}."),
    }


def tell_rolled(amoeba: int, die: int, other: int, *_: int) -> Telling:
    dice = [die] + ([other] if other else [])
    return {**who(amoeba), "dice": dice}, {
        "en": f"{player(amoeba)} rolls {' and '.join(map(str, dice))}.",
        "fr": f"{player(amoeba)} obtient {' et '.join(map(str, dice))}.",
    }


def tell_stepped(amoeba: int, start: int, end: int, direction: int, way: int) -> Telling:
    data = {
        **who(amoeba),
        "from": cell_name(start),
        "to": cell_name(end),
        "direction": DIRECTIONS["en"][direction],
        "way": Way(way).name.lower(),
    }
    if start == end:
        reason = {"en": "" if direction == Direction.REST else ": an obstacle",
                  "fr": "" if direction == Direction.REST else " : un obstacle"}  # fmt: skip
        return data, {
            "en": f"{name(amoeba, 'en')} stays in {cell_name(start)}{reason['en']}.",
            "fr": f"{name(amoeba, 'fr')} reste en {cell_name(start)}{reason['fr']}.",
        }
    verb = {"en": "drifts", "fr": "dérive"} if way == Way.DRIFT else {"en": "goes", "fr": "va"}
    return data, {
        "en": f"{name(amoeba, 'en')} {verb['en']} {DIRECTIONS['en'][direction]} to {cell_name(end)}.",
        "fr": f"{name(amoeba, 'fr')} {verb['fr']} vers {DIRECTIONS['fr'][direction]} en {cell_name(end)}.",
    }


def tell_went_along(amoeba: int, cell: int, *_: int) -> Telling:
    return {**who(amoeba), "to": cell_name(cell)}, {
        "en": f"{name(amoeba, 'en')} goes along to {cell_name(cell)}.",
        "fr": f"{name(amoeba, 'fr')} suit en {cell_name(cell)}.",
    }


def tell_took_along(cell: int, *counts: int) -> Telling:
    cubes = in_play(counts)
    return {"to": cell_name(cell), "cubes": cubes}, {
        "en": f"Carried to {cell_name(cell)}: {in_words(cubes, 'en')}.",
        "fr": f"Emporté en {cell_name(cell)} : {in_words(cubes, 'fr')}.",
    }


def tell_second(amoeba: int, *_: int) -> Telling:
    return who(amoeba), {
        "en": f"{name(amoeba, 'en')} moves once more.",
        "fr": f"{name(amoeba, 'fr')} se déplace encore.",
    }


# --------------------------------------------------------------------------------------------------- feeding and attacks


def tell_ate(amoeba: int, packed: int, excreted: int, victim: int, *_: int) -> Telling:
    cubes = unpack(packed)
    data: dict[str, Any] = {
        **who(amoeba),
        "cubes": cubes,
        "excreted": excreted,
        "victim": None if victim == NONE else victim,
    }
    guest = {"en": "", "fr": ""}
    if victim != NONE:
        guest = {"en": f" at the cost of {{{victim}}} (1 BP)", "fr": f" aux dépens de {{{victim}}} (1 PE)"}
    left = {lang: cubes_of(excreted, owner(amoeba), lang) for lang in ("en", "fr")}
    return data, {
        "en": f"{name(amoeba, 'en')} eats {in_words(cubes, 'en')}{guest['en']}, and leaves {left['en']}.",
        "fr": f"{name(amoeba, 'fr')} mange {in_words(cubes, 'fr')}{guest['fr']}, et laisse {left['fr']}.",
    }


def tell_starved(amoeba: int, damage: int, *_: int) -> Telling:
    now = damage_of(damage)
    return {**who(amoeba), "damage": damage}, {
        "en": f"{name(amoeba, 'en')} starves: {now['en']}.",
        "fr": f"{name(amoeba, 'fr')} souffre de la faim : {now['fr']}.",
    }


def tell_attacked(attacker: int, target: int, price: int, attempt: int, *_: int) -> Telling:
    paid = price_of(price)
    again = {"en": " again", "fr": " encore"} if attempt == 2 else {"en": "", "fr": ""}
    return {**who(attacker), "target": who(target), "price": price, "attempt": attempt}, {
        "en": f"{name(attacker, 'en')} attacks{again['en']}: {amoeba_name(target)}{paid['en']}.",
        "fr": f"{name(attacker, 'fr')} attaque{again['fr']} : {amoeba_name(target, 'fr')}{paid['fr']}.",
    }


def tell_defended(target: int, price: int, *_: int) -> Telling:
    paid = price_of(price)
    return {**who(target), "price": price}, {
        "en": f"{name(target, 'en')} defends itself{paid['en']}.",
        "fr": f"{name(target, 'fr')} se défend{paid['fr']}.",
    }


def tell_fought(attacker: int, target: int, mine: int, theirs: int, ties: int) -> Telling:
    after = {"en": "", "fr": ""}
    if ties:
        after = {
            "en": f" after {ties} {plural(ties, 'tie', 'ties')}",
            "fr": f" après {ties} {plural(ties, 'égalité', 'égalités', 'fr')}",
        }
    return {**who(attacker), "target": who(target), "dice": [mine, theirs], "ties": ties}, {
        "en": f"Fight: {amoeba_name(attacker)} {mine}, {amoeba_name(target)} {theirs}{after['en']}.",
        "fr": f"Combat : {amoeba_name(attacker, 'fr')} {mine}, {amoeba_name(target, 'fr')} {theirs}{after['fr']}.",
    }


def tell_caught(target: int, *_: int) -> Telling:
    return who(target), {
        "en": f"{name(target, 'en')} does not get away.",
        "fr": f"{name(target, 'fr')} ne s’échappe pas.",
    }


def tell_yielded(target: int, *_: int) -> Telling:
    return who(target), {"en": f"{name(target, 'en')} gives in.", "fr": f"{name(target, 'fr')} cède."}


def tell_killed(target: int, attacker: int, cell: int, packed: int, *_: int) -> Telling:
    cubes = unpack(packed)
    left = {lang: in_words(cubes, lang) or {"en": "nothing", "fr": "rien"}[lang] for lang in ("en", "fr")}
    return {**who(target), "attacker": who(attacker), "cell": cell_name(cell), "cubes": cubes}, {
        "en": f"{name(target, 'en')} is eaten by {amoeba_name(attacker)}; left in {cell_name(cell)}: {left['en']}.",
        "fr": f"{name(target, 'fr')} est mangée par {amoeba_name(attacker, 'fr')} ; reste en {cell_name(cell)} : {left['fr']}.",
    }


def tell_wounded(target: int, attacker: int, damage: int, *_: int) -> Telling:
    now = damage_of(damage)
    return {**who(target), "attacker": who(attacker), "damage": damage}, {
        "en": f"Armor saves {amoeba_name(target)} from {amoeba_name(attacker)}: {now['en']}.",
        "fr": f"Sa carapace sauve {amoeba_name(target, 'fr')} de {amoeba_name(attacker, 'fr')} : {now['fr']}.",
    }


def tell_failed(attacker: int, target: int, *_: int) -> Telling:
    return {**who(attacker), "target": who(target)}, {
        "en": f"{name(target, 'en')} is safe from {amoeba_name(attacker)}.",
        "fr": f"{name(target, 'fr')} échappe à {amoeba_name(attacker, 'fr')}.",
    }


# --------------------------------------------------------------------------------------------------------- phases 2 to 6


def tell_card(drift: int, ozone: int, *_: int) -> Telling:
    calm = drift == Direction.REST
    return {"card": card_name(drift, ozone), "drift": None if calm else DIRECTIONS["en"][drift], "ozone": ozone}, {
        "en": f"New environment: {'no drift' if calm else 'drift ' + DIRECTIONS['en'][drift]}, ozone {ozone}.",
        "fr": f"Nouvel environnement : {'pas de dérive' if calm else 'dérive ' + DIRECTIONS['fr'][drift]}, ozone {ozone}.",
    }


def tell_owes(seat: int, total: int, ozone: int, debt: int, *_: int) -> Telling:
    return {"seat": seat, "mutation": total, "ozone": ozone, "debt": debt}, {
        "en": f"{{{seat}}} has {total} mutation points, ozone {ozone}: {debt} to settle.",
        "fr": f"{{{seat}}} a {total} points de mutation, ozone {ozone} : {debt} à régler.",
    }


def tell_returned(seat: int, gene: int, worth: int, *_: int) -> Telling:
    return {"seat": seat, "gene": GENE_IDS[gene], "worth": worth}, {
        "en": f"{{{seat}}} returns {gene_name(gene)} ({worth}).",
        "fr": f"{{{seat}}} rend {gene_name(gene, 'fr')} ({worth}).",
    }


def tell_paid(seat: int, points: int, *_: int) -> Telling:
    return {"seat": seat, "points": points}, {
        "en": f"{{{seat}}} pays {points} BP.",
        "fr": f"{{{seat}}} paie {points} PE.",
    }


def tell_bought(seat: int, gene: int, price: int, lower: int, *_: int) -> Telling:
    data = {
        "seat": seat,
        "gene": GENE_IDS[gene],
        "price": price,
        "given_up": None if lower == NONE else GENE_IDS[lower],
    }
    given = {"en": "", "fr": ""}
    if lower != NONE:
        given = {"en": f" and gives up {gene_name(lower)}", "fr": f" et rend {gene_name(lower, 'fr')}"}
    paid = price_of(price)
    return data, {
        "en": f"{{{seat}}} buys {gene_name(gene)}{paid['en']}{given['en']}.",
        "fr": f"{{{seat}}} achète {gene_name(gene, 'fr')}{paid['fr']}{given['fr']}.",
    }


def tell_earned(seat: int, points: int, *_: int) -> Telling:
    return {"seat": seat, "points": points}, {
        "en": f"{{{seat}}} gets {points} BP.",
        "fr": f"{{{seat}}} reçoit {points} PE.",
    }


def tell_divided(amoeba: int, cell: int, price: int, *_: int) -> Telling:
    paid = price_of(price)
    return {**who(amoeba), "cell": cell_name(cell), "price": price}, {
        "en": f"{player(amoeba)} puts {amoeba_name(amoeba)} in {cell_name(cell)}{paid['en']}.",
        "fr": f"{player(amoeba)} pose {amoeba_name(amoeba, 'fr')} en {cell_name(cell)}{paid['fr']}.",
    }


def tell_died(amoeba: int, cell: int, packed: int, *_: int) -> Telling:
    cubes = unpack(packed)
    left = {lang: in_words(cubes, lang) or {"en": "nothing", "fr": "rien"}[lang] for lang in ("en", "fr")}
    return {**who(amoeba), "cell": cell_name(cell), "cubes": cubes}, {
        "en": f"{name(amoeba, 'en')} dies; left in {cell_name(cell)}: {left['en']}.",
        "fr": f"{name(amoeba, 'fr')} meurt ; reste en {cell_name(cell)} : {left['fr']}.",
    }


def tell_scored(seat: int, amoebas: int, genes: int, start: int, end: int) -> Telling:
    return {"seat": seat, "amoebas": amoebas, "genes": genes, "from": start, "to": end}, {
        "en": f"{{{seat}}}: {amoebas} for amoebas, {genes} for genes, from space {start} to {end}.",
        "fr": f"{{{seat}}} : {amoebas} pour les amibes, {genes} pour les gènes, de la case {start} à la case {end}.",
    }


def tell_won(seat: int, *_: int) -> Telling:
    return {"seat": seat}, {"en": f"{{{seat}}} wins.", "fr": f"{{{seat}}} gagne."}


def tell_passed(seat: int, todo: int, *_: int) -> Telling:
    if todo == Todo.BUY:
        return {"seat": seat, "decision": "buy"}, {
            "en": f"{{{seat}}} buys no more.",
            "fr": f"{{{seat}}} n’achète plus rien.",
        }
    return {"seat": seat, "decision": "divide"}, {
        "en": f"{{{seat}}} divides no more.",
        "fr": f"{{{seat}}} ne divise plus.",
    }


TELLERS: dict[Event, Callable[..., Telling]] = {
    Event.SPACE: tell_space,
    Event.PLACED: tell_placed,
    Event.ROUND: tell_round,
    Event.ANNOUNCED: tell_announced,
    Event.STAYED: tell_stayed,
    Event.CARRIES: tell_carries,
    Event.FOLLOWS: tell_follows,
    Event.ROLLED: tell_rolled,
    Event.STEPPED: tell_stepped,
    Event.WENT_ALONG: tell_went_along,
    Event.TOOK_ALONG: tell_took_along,
    Event.SECOND: tell_second,
    Event.ATE: tell_ate,
    Event.STARVED: tell_starved,
    Event.ATTACKED: tell_attacked,
    Event.DEFENDED: tell_defended,
    Event.FOUGHT: tell_fought,
    Event.CAUGHT: tell_caught,
    Event.YIELDED: tell_yielded,
    Event.KILLED: tell_killed,
    Event.WOUNDED: tell_wounded,
    Event.FAILED: tell_failed,
    Event.CARD: tell_card,
    Event.OWES: tell_owes,
    Event.RETURNED: tell_returned,
    Event.PAID: tell_paid,
    Event.BOUGHT: tell_bought,
    Event.EARNED: tell_earned,
    Event.DIVIDED: tell_divided,
    Event.DIED: tell_died,
    Event.SCORED: tell_scored,
    Event.WON: tell_won,
    Event.PASSED: tell_passed,
}
