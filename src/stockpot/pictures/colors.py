"""The colours of the house: those of `web/src/style/tokens.css`, each by day and by night.

Colours are written in OKLCH, as in the style sheets of the browser application, and come out as plain hexadecimal numbers: no
rasteriser knows anything else.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")
"""`auto`: whoever shows the picture decides, as browsers and notebooks can."""


class Color(NamedTuple):
    """A colour by day and by night."""

    light: str
    dark: str

    def on(self, theme: Theme) -> str:
        """As it is written into a picture."""
        if theme == "auto" and self.light != self.dark:
            return f"light-dark({self.light},{self.dark})"
        return self.dark if theme == "dark" else self.light


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """A colour by what the eye sees of it, as `oklch()` of CSS; what no screen shows is cut off."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    return "#" + "".join(f"{round(255 * _curved(min(1.0, max(0.0, part)))):02x}" for part in (red, green, blue))


def _curved(part: float) -> float:
    """From an amount of light to what screens are told."""
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def both(hexadecimal: str) -> Color:
    """The same by day and by night."""
    return Color(hexadecimal, hexadecimal)


def pair(light: tuple[float, float, float], dark: tuple[float, float, float]) -> Color:
    return Color(oklch(*light), oklch(*dark))


def mix(one: Color, other: Color, share: float) -> Color:
    """This share of one colour, the rest of another."""
    return Color(_mixed(one.light, other.light, share), _mixed(one.dark, other.dark, share))


def _mixed(one: str, other: str, share: float) -> str:
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in parts)


GROUND = pair((0.945, 0.022, 78), (0.205, 0.018, 55))
BOARD = pair((0.982, 0.01, 85), (0.25, 0.02, 56))
BOARD_2 = pair((0.955, 0.016, 80), (0.29, 0.022, 57))
PAPER = pair((0.995, 0.005, 90), (0.325, 0.024, 60))
LINE = pair((0.85, 0.025, 75), (0.37, 0.024, 58))
LINE_2 = pair((0.62, 0.035, 65), (0.6, 0.03, 65))
INK = pair((0.26, 0.03, 50), (0.945, 0.014, 82))
INK_2 = pair((0.43, 0.03, 55), (0.79, 0.02, 76))
ACCENT = pair((0.49, 0.13, 42), (0.78, 0.12, 62))
ACCENT_SOFT = pair((0.92, 0.045, 62), (0.34, 0.05, 55))
LIT = pair((0.74, 0.16, 70), (0.82, 0.15, 80))
LIT_SOFT = pair((0.93, 0.07, 82), (0.38, 0.07, 75))
GOOD = pair((0.43, 0.11, 155), (0.8, 0.14, 155))
BAD = pair((0.46, 0.17, 27), (0.77, 0.13, 30))
GOOD_SOFT = pair((0.92, 0.05, 155), (0.33, 0.05, 155))

VERMILION, VERMILION_INK = both("#d55e00"), pair((0.48, 0.15, 42), (0.79, 0.13, 52))
GREEN, GREEN_INK = both("#009e73"), pair((0.44, 0.1, 162), (0.8, 0.12, 165))
PURPLE, PURPLE_INK = both("#cc79a7"), pair((0.47, 0.13, 345), (0.82, 0.1, 345))
BLUE, BLUE_INK = both("#0072b2"), pair((0.45, 0.11, 245), (0.8, 0.09, 240))
YELLOW, YELLOW_INK = both("#f0e442"), pair((0.45, 0.09, 95), (0.88, 0.15, 105))
SKY, ORANGE = both("#56b4e9"), both("#e69f00")
GREY, GREY_INK = pair((0.58, 0.015, 70), (0.68, 0.015, 70)), pair((0.42, 0.015, 70), (0.82, 0.015, 70))
DARK, LIGHT = both(oklch(0.2, 0.02, 55)), both(oklch(0.99, 0.005, 90))

SEATS = (BLUE, ORANGE, GREEN, YELLOW, PURPLE, SKY)
"""The colours of Okabe and Ito; every seat has a number and a pattern besides."""


def on(color: Color) -> Color:
    """What is written on a strong colour."""
    red, green, blue = (int(color.light[i : i + 2], 16) for i in (1, 3, 5))
    return DARK if 0.3 * red + 0.59 * green + 0.11 * blue > 105 else LIGHT
