"""The table of SaPotage in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from stockpot.core.fluent.catalogue import figure, signed
from stockpot.core.kinds import Pieces
from stockpot.games.sapotage.pieces import FLAVOR
from stockpot.games.sapotage.state import INGREDIENT, JUDGE_CARD, TEXTS, TITLE

WIDTH = 80
COLORS = (
    "bright_magenta", "bright_yellow", "bright_white", "green", "red", "yellow", "bright_cyan", "bright_red",
    "bright_green",
)  # fmt: skip

TURN, WAITING, LOCKED = "▶", "…", "✓"


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    """Judges, shared cards, every dish, the own hand."""
    return Screen([clip(name, 16) for name in names], lang).draw(view)


def clip(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


class Screen:
    """A drawing, line after line."""

    def __init__(self, names: list[str], lang: str) -> None:
        self.names, self.texts = names, TEXTS[lang]
        self.say = self.texts.say
        self.out = Text(no_wrap=True)

    def line(self, text: str, style: str = "") -> None:
        self.out.append(clip(text, WIDTH) + "\n", style)

    def called(self, pieces: Pieces, *ids: str) -> str:
        """What pieces of the view are called."""
        return ", ".join(pieces.name(one, self.texts) for one in ids)

    def draw(self, view: Mapping[str, Any]) -> Text:
        say, dealer = self.say, self.names[view["dealer"]]
        counts = {"deck": view["deck"], "discard": view["discard"], "judges": view["judge_deck"]}
        self.line(say("screen-round", round=view["round"], dealer=dealer, **counts), "bold")
        for judge in view["judges"]:
            self.judge(judge)
        if view["shared"]:
            self.line(say("screen-shared"))
            for card in view["shared"]:
                self.card(card)
        for seat, part in enumerate(view["seats"]):
            self.seat(view, seat, part)
        if view["hand"]:
            self.line(say("screen-hand"), "bold")
            for card in view["hand"]:
                self.card(card)
        if view["winners"]:
            self.line(say("screen-winners", names=", ".join(self.names[seat] for seat in view["winners"])), "bold")
        return self.out

    def judge(self, judge: Mapping[str, Any]) -> None:
        head = self.say("screen-judge", name=self.called(JUDGE_CARD, judge["name"]))
        if judge["winner"] is not None:
            head += f" ({self.say('screen-won-by', name=self.names[judge['winner']])})"
        if judge["title"]:
            head += f", {self.called(TITLE, judge['title'])}"
        self.line(head, "bold")
        for name, sign, flavors in (
            ("favorite", "++", [judge["favorite"]]), ("likes", "+", judge["likes"]), ("dislikes", "−", judge["dislikes"]),
        ):  # fmt: skip
            style = "red" if sign == "−" else "green"
            self.line(f"   {self.say(f'screen-{name}')} {sign} {self.called(FLAVOR, *flavors)}", style)

    def card(self, card: Mapping[str, Any], before: str = "") -> None:
        """A card, its flavors in their colors."""
        self.out.append(clip(f"   {before}{self.called(INGREDIENT, card['name'])}", 44))
        if not card["flavors"]:
            self.out.append(f" {signed(self.texts, card['flat'])}", "green" if card["flat"] > 0 else "red")
        for flavor in card["flavors"]:
            self.out.append(" " + self.called(FLAVOR, flavor), COLORS[FLAVOR.number[flavor]])
        self.out.append("\n")

    def seat(self, view: Mapping[str, Any], seat: int, part: Mapping[str, Any]) -> None:
        """A seat: judges, dish, what is known of the cards others put in."""
        sign = WAITING if seat in view["to_act"] else TURN if seat == view["turn"] else LOCKED
        judges = len(part["judges"])
        head = f"{sign} {seat} {self.names[seat]} · {'★' * judges} {self.say('screen-judges', count=judges)}"
        if part["gave"]:
            to = part["gave"]["to"]
            gave = self.say("screen-discarded") if to is None else self.say("screen-gave", name=self.names[to])
            head += f" · {gave}"
        if seat in view["tied"]:
            head += f" · {self.say('screen-tied')}"
        self.line(head, "bold" if seat == view["seat"] else "")
        hidden = f"   [{self.say('screen-hidden')}]"
        for card in part["dish"]:
            if card is None:
                self.line(hidden, "dim")
            else:
                self.card(card)
        if part["uses"]:
            self.line(f"   {self.say('screen-uses', card=self.called(INGREDIENT, part['uses']))}")
        for foreign in part["foreign"]:
            name = self.names[foreign["from"]]
            if foreign["card"] is None:
                self.line(f"{hidden} {self.say('screen-from', name=name)}", "dim")
            else:
                self.card(foreign["card"], self.say("screen-from-with", name=name) + " ")
        self.points(part)

    def points(self, part: Mapping[str, Any]) -> None:
        """Points of a dish that is turned up, and how its presentation was received."""
        if part["points"] is None:
            return
        kinds = list(part["reactions"].values())
        laughed, unfit = kinds.count("laugh"), kinds.count("unfit")
        said = [self.say("screen-points", points=" / ".join(figure(self.texts, points) for points in part["points"]))]
        if laughed:
            said.append(self.say("screen-laughs", count=laughed))
        if unfit:
            said.append(self.say("screen-unfit", count=unfit))
        if part["presentation"] is not None:
            said.append(self.say("screen-presentation", points=signed(self.texts, part["presentation"])))
        self.line("   " + " · ".join(said))
