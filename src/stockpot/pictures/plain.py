"""The picture of a game that draws none itself: what a terminal shows, line by line."""

from __future__ import annotations

from stockpot.pictures.canvas import MONO_FACE
from stockpot.pictures.colors import BOARD, INK, LINE
from stockpot.pictures.sheet import GAP, HEAD, HEIGHT, WIDTH, Sheet

COLUMNS = 80
LETTER = 0.602
"""Of its size, how wide a letter of a typewriter is."""
SIZE = (WIDTH - 4 * GAP) / COLUMNS / LETTER


def draw(sheet: Sheet) -> None:
    """As much of it as there is room for."""
    shown = sheet.game.screen.draw(sheet.view, sheet.names, sheet.lang)
    lines = [line.plain for line in shown.split(allow_blank=True)]
    sheet.frame("")
    sheet.rect(GAP, HEAD + GAP, WIDTH - 2 * GAP, HEIGHT - HEAD - 2 * GAP, BOARD, 8, LINE)
    step = min(1.4 * SIZE, (HEIGHT - HEAD - 4 * GAP) / max(1, len(lines)))
    size = min(SIZE, step / 1.15)
    for row, line in enumerate(lines):
        at = HEAD + 2 * GAP + step * row + size
        sheet.text(2 * GAP, at, line[:COLUMNS], size, INK, face=MONO_FACE)
