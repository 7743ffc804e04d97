"""The table of SaPotage in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.text import plural
from stockpot.games.sapotage.names import FLAVOR_NAMES, translated
from stockpot.games.sapotage.pieces import FLAVORS

WIDTH = 80
COLORS = (
    "bright_magenta", "bright_yellow", "bright_white", "green", "red", "yellow", "bright_cyan", "bright_red",
    "bright_green",
)  # fmt: skip

TEXTS = {
    "en": {
        "round": "Round {round} · dealer {dealer} · deck {deck} · discards {discard} · judges left {judge_deck}",
        "judge": "Judge", "favorite": "favorite", "likes": "likes", "dislikes": "dislikes", "won by": "won by",
        "shared": "Shared", "hand": "Your hand", "hidden": "face down", "from": "from", "uses": "shared",
        "presentation": "presentation", "points": "points", "judges": ("judge", "judges"),
        "turn": "▶", "waiting": "…", "locked": "✓", "tied": "tied", "winners": "Winners", "laugh": ("laugh", "laughs"),
        "unfit": "unfitting", "colon": ":", "gave": "card to", "discarded": "discarded",
    },
    "fr": {
        "round": "Manche {round} · donneur {dealer} · pioche {deck} · défausse {discard} · juges restants {judge_deck}",
        "judge": "Juge", "favorite": "favori", "likes": "aime", "dislikes": "déteste", "won by": "remporté par",
        "shared": "Partagés", "hand": "Votre main", "hidden": "face cachée", "from": "de", "uses": "partagé",
        "presentation": "présentation", "points": "points", "judges": ("juge", "juges"),
        "turn": "▶", "waiting": "…", "locked": "✓", "tied": "à égalité", "winners": "Gagnants", "laugh": ("rire", "rires"),
        "unfit": "mal nommé", "colon": " :", "gave": "carte à", "discarded": "défausse",
    },
}  # fmt: skip


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """Judges, shared cards, every dish, the own hand."""
    texts: dict[str, Any] = TEXTS[lang]
    short = [clip(name, 16) for name in names]
    out = Text(no_wrap=True)
    line(out, texts["round"].format(**{**view, "dealer": short[view["dealer"]]}), "bold")
    for judge in view["judges"]:
        draw_judge(out, judge, short, texts, lang)
    if view["shared"]:
        line(out, texts["shared"] + texts["colon"])
        for card in view["shared"]:
            draw_card(out, card, "   ", lang)
    for seat, part in enumerate(view["seats"]):
        draw_seat(out, view, seat, part, short, texts, lang)
    if view["hand"]:
        line(out, texts["hand"] + texts["colon"], "bold")
        for card in view["hand"]:
            draw_card(out, card, "   ", lang)
    if view["winners"]:
        line(out, f"{texts['winners']}{texts['colon']} {', '.join(short[seat] for seat in view['winners'])}", "bold")
    return out


def clip(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


def counted(n: int, forms: tuple[str, str], lang: str) -> str:
    return f"{n} {plural(n, forms[0], forms[1], lang)}"


def line(out: Text, text: str, style: str = "") -> None:
    out.append(clip(text, WIDTH) + "\n", style)


def flavors(names: list[str], lang: str) -> str:
    return ", ".join(FLAVOR_NAMES[lang][FLAVORS.index(name)] for name in names)


def draw_judge(out: Text, judge: Mapping[str, Any], names: list[str], texts: Mapping[str, Any], lang: str) -> None:
    won = "" if judge["winner"] is None else f" ({texts['won by']} {names[judge['winner']]})"
    title = translated("title", judge["title"], lang)
    name = translated("judge", judge["name"], lang)
    line(out, f"{texts['judge']} {name}{won}" + (f", {title}" if title else ""), "bold")
    line(out, f"   {texts['favorite']} ++ {flavors([judge['favorite']], lang)}", "green")
    line(out, f"   {texts['likes']} + {flavors(judge['likes'], lang)}", "green")
    line(out, f"   {texts['dislikes']} - {flavors(judge['dislikes'], lang)}", "red")


def draw_card(out: Text, card: Mapping[str, Any], before: str, lang: str) -> None:
    """A card, its flavors in their colors."""
    out.append(clip(before + translated("ingredient", card["name"], lang), 44))
    if not card["flavors"]:
        out.append(f" {card['flat']:+d}", "green" if card["flat"] > 0 else "red")
    for name in card["flavors"]:
        place = FLAVORS.index(name)
        out.append(" " + FLAVOR_NAMES[lang][place], COLORS[place])
    out.append("\n")


def draw_seat(
    out: Text, view: Mapping[str, Any], seat: int, part: Mapping[str, Any], names: list[str], texts: Mapping[str, Any],
    lang: str,
) -> None:  # fmt: skip
    """A seat: judges, dish, what is known of the cards others put in."""
    sign = texts["waiting"] if seat in view["to_act"] else texts["turn"] if seat == view["turn"] else texts["locked"]
    judges = len(part["judges"])
    head = f"{sign} {seat} {names[seat]} · {'★' * judges} {counted(judges, texts['judges'], lang)}"
    if part["gave"]:
        to = part["gave"]["to"]
        head += f" · {texts['discarded'] if to is None else texts['gave'] + ' ' + names[to]}"
    if seat in view["tied"]:
        head += f" · {texts['tied']}"
    line(out, head, "bold" if seat == view["seat"] else "")
    for card in part["dish"]:
        if card is None:
            line(out, f"   [{texts['hidden']}]", "dim")
        else:
            draw_card(out, card, "   ", lang)
    if part["uses"]:
        line(out, f"   {translated('ingredient', part['uses'], lang)} ({texts['uses']})")
    for foreign in part["foreign"]:
        if foreign["card"] is None:
            line(out, f"   [{texts['hidden']}] {texts['from']} {names[foreign['from']]}", "dim")
        else:
            draw_card(out, foreign["card"], f"   {texts['from']} {names[foreign['from']]}{texts['colon']} ", lang)
    draw_points(out, part, texts, lang)


def draw_points(out: Text, part: Mapping[str, Any], texts: Mapping[str, Any], lang: str) -> None:
    """Points of a dish that is turned up, and how its presentation was received."""
    if part["points"] is None:
        return
    kinds = list(part["reactions"].values())
    laughed, unfit = kinds.count("laugh"), kinds.count("unfit")
    said = f"   {texts['points']} {' / '.join(str(points) for points in part['points'])}"
    if laughed:
        said += f" · {counted(laughed, texts['laugh'], lang)}"
    if unfit:
        said += f" · {unfit} {texts['unfit']}"
    if part["presentation"] is not None:
        said += f" · {texts['presentation']} {part['presentation']:+d}"
    line(out, said)
