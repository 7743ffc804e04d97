"""How wide a text is, estimated without a font file: sans-serif letters are much alike."""

from __future__ import annotations

from unicodedata import normalize

WIDTHS = {
    **dict.fromkeys("ijlI|", 27), **dict.fromkeys("!',.:;’", 30), **dict.fromkeys("ftr()[]/ ", 37),
    **dict.fromkeys("cksvxyzJL1", 57), **dict.fromkeys("mwMW", 92), **dict.fromkeys("%@—…", 100),
    **dict.fromkeys("ABCDEFGHKNOPQRSTUVXYZ&", 70), " ": 27,
}  # fmt: skip
"""Hundredths of the size, of letters that are not as wide as most."""
USUAL = 61
ELLIPSIS = "…"


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text of a size is."""
    letters = normalize("NFD", text)
    units = sum(0 if "\u0300" <= c <= "\u036f" else WIDTHS.get(c, USUAL if c < "\u1100" else 100) for c in letters)
    return units * size * (1.05 if bold else 1.0) / 100


def fitted(text: str, size: float, room: float, bold: bool = False, smallest: float = 0.7) -> tuple[str, float]:
    """A text and a size that fit into the room: smaller letters first, then fewer."""
    wide = width_of(text, size, bold)
    if wide <= room:
        return text, size
    smaller = max(size * room / wide, size * smallest)
    if width_of(text, smaller, bold) <= room * 1.001:
        return text, smaller
    while text and width_of(text + ELLIPSIS, smaller, bold) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, smaller


def lines_of(text: str, size: float, room: float, most: int, bold: bool = False) -> list[str]:
    """A text broken between words, in a few lines at most; the last one may be too long, and is then `fitted`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and width_of(longer, size, bold) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
