"""The picture of an invitation: which game, who invites, which seats are free. Nothing of the game itself is known here.

It is written as SVG and made a PNG by resvg, in a font that comes along: a server may have none. Only a name that this font
cannot write is looked for in those of the system.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import resvg_py

from stockpot.core.fluent import texts_of
from stockpot.room.protocol import Status

TEXTS = texts_of("cards")
FONTS = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
WIDTH, HEIGHT = 1200, 630
"""What messengers show whole."""
LETTERS = 27
"""Of a headline, on a line."""
WRITTEN = 0x250
"""Letters before this one are in our fonts."""
KEPT = 100
FONT = "Fraunces SemiBold"

GROUND, BOARD, LINE, INK, INK_2 = "#f4ebdf", "#fdf9f2", "#d8c8b3", "#33261d", "#675748"
ACCENT, ACCENT_2, BROTH = "#98481a", "#7d3a15", "#e69f00"
SEATS = ("#0072b2", "#e69f00", "#009e73", "#f0e442", "#cc79a7", "#56b4e9")


class Card(NamedTuple):
    """What an invitation says."""

    lang: str
    game: str
    """Its title."""
    minutes: int
    name: str
    """Of who made the table."""
    status: Status
    seats: tuple[bool, ...]
    """Which are taken."""

    @property
    def title(self) -> str:
        return TEXTS[self.lang].say(f"title-{self.status}", name=self.name, game=self.game)

    @property
    def details(self) -> str:
        say = TEXTS[self.lang].say
        free = say("free", n=self.seats.count(False)) if self.status == "waiting" else say(f"now-{self.status}")
        return " · ".join([free, say("players", n=len(self.seats)), say("minutes", n=self.minutes)])


@lru_cache(maxsize=KEPT)
def picture(card: Card) -> bytes:
    """A PNG."""
    ours = all(ord(letter) < WRITTEN or not letter.isalnum() for letter in card.title)
    return resvg_py.svg_to_bytes(drawn(card), font_files=FONTS, skip_system_fonts=ours, font_family=FONT)


def drawn(card: Card) -> str:
    """The picture as SVG."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="{FONT}" font-weight="600">
<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>
<rect x="40" y="40" width="{WIDTH - 80}" height="{HEIGHT - 80}" rx="28" fill="{BOARD}" stroke="{LINE}" stroke-width="3"/>
{pot(88, 84)}{"".join(headline(card.title))}{"".join(chairs(card.seats))}
<text x="96" y="540" font-size="34" fill="{INK_2}">{escape(card.details)}</text></svg>"""


def pot(x: int, y: int) -> str:
    """The mark of the house, and its name."""
    return f"""<g transform="translate({x} {y}) scale(1.5)">
<path d="M22 8c-4 5 4 7 0 12M34 6c-4 5 4 7 0 12M46 8c-4 5 4 7 0 12"
 fill="none" stroke="{LINE}" stroke-width="4" stroke-linecap="round"/>
<path d="M10 28h44v14a14 14 0 0 1-14 14H24a14 14 0 0 1-14-14z" fill="{ACCENT}"/><path d="M2 30h60v6H2z" fill="{ACCENT_2}"/>
<path d="M16 28h32a2 2 0 0 0-2-4H18a2 2 0 0 0-2 4z" fill="{BROTH}"/></g>
<text x="{x + 116}" y="{y + 72}" font-size="44" fill="{INK}">Stockpot</text>"""


def headline(text: str) -> Iterator[str]:
    """At most three lines, as large as the widest allows."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > LETTERS:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    lines = lines[:3]
    size = min(76 if len(lines) < 3 else 62, int((WIDTH - 2 * 96) / max(map(width_of, lines))))
    for number, line in enumerate(lines):
        yield f'<text x="96" y="{290 + number * size * 1.15:.0f}" font-size="{size}" fill="{INK}">{escape(line)}</text>'


def width_of(line: str) -> float:
    """About how wide a line is, in heights of its letters; letters of other scripts are the widest."""
    return sum(1.05 if one in "WMÆŒ@" or ord(one) >= WRITTEN else 0.76 if one.isupper() else 0.57 for one in line)


def chairs(seats: tuple[bool, ...]) -> Iterator[str]:
    """A chair each: full, or to be taken."""
    for number, taken in enumerate(seats):
        x, color = WIDTH - 120 - 76 * (len(seats) - 1 - number), SEATS[number % len(SEATS)]
        look = f'fill="{color}"' if taken else f'fill="none" stroke="{color}" stroke-width="5" stroke-dasharray="9 8"'
        yield f'<circle cx="{x}" cy="132" r="28" {look}/>'
