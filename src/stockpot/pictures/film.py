"""A whole game as moving pictures: one drawing a move, as an SVG that browsers play or as a GIF."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from stockpot.core.game import ALL_OPEN, Viewer
from stockpot.core.table import Table
from stockpot.pictures import Picture, picture
from stockpot.pictures.art import shelf
from stockpot.pictures.canvas import TEXT_FACE, number
from stockpot.pictures.colors import Theme
from stockpot.pictures.sheet import HEIGHT, WIDTH

PACE = 0.8
"""Seconds a move."""
LAST = 4.0
"""Seconds for the end, before it begins again."""

SOME = 8
"""How many pictures are asked for the colours of a GIF."""
SHORT = 30
"""A piece of a picture that is no longer is not worth a name."""

TAG = re.compile(r"<(/?)[^>]*?(/?)>")
INSIDE = re.compile(r"^<svg[^>]*>(<title>[^<]*</title>)?(.*)</svg>$", re.DOTALL)


def frames(
    table: Table,
    viewer: Viewer = ALL_OPEN,
    names: Sequence[str] | None = None,
    lang: str = "en",
    theme: Theme = "light",
) -> Iterator[Picture]:
    """The table before the first move and after each, as a viewer may know it. Where two look the same, once."""
    shown = table.undo(len(table.history))
    last = picture(shown.view(viewer), names, lang, theme)
    yield last
    for move in table.history:
        shown.play(move.seat, move.action, move.note)
        drawn = picture(shown.view(viewer), names, lang, theme)
        if drawn != last:
            yield drawn
        last = drawn


def svg(pictures: Sequence[Picture], pace: float = PACE) -> str:
    """All of them in one SVG file that plays by itself, again and again; what plays nothing shows the last one."""
    whole = pace * (len(pictures) - 1) + LAST
    scheme = ' style="color-scheme:light dark"' if "light-dark(" in pictures[0] else ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'font-family="{TEXT_FACE}"{scheme}>'
    ]
    drawn = [_inside(one) for one in pictures]
    title, used = drawn[-1][0], dict[str, str]()
    scenes = _repeated([list(_pieces(_shared(scene, used))) for _, scene in drawn], used)
    parts += [title, "<defs>", *(f'<g id="{name}">{body}</g>' for body, name in used.items()), "</defs>"]
    for n, scene in enumerate(scenes):
        start, end = pace * n / whole, (1.0 if n == len(scenes) - 1 else pace * (n + 1) / whole)
        parts.append(
            f'<g display="{"inline" if n == len(scenes) - 1 else "none"}">{_animated(start, end, whole)}{scene}</g>'
        )
    return "".join([*parts, "</svg>"])


def _inside(one: Picture) -> tuple[str, str]:
    """The title of a drawing, and all that is drawn."""
    found = INSIDE.match(one)
    assert found is not None
    return found[1] or "", found[2]


def _shared(scene: str, used: dict[str, str]) -> str:
    """A scene that has pieces of art by name; they are written down once."""
    for name, (_, body) in shelf().items():
        if body in scene:
            used.setdefault(body, f"art-{name.replace(' ', '-')}")
            scene = scene.replace(body, f'<use href="#{used[body]}"/>')
    return scene


def _pieces(scene: str) -> Iterator[str]:
    """The outermost elements of a scene, one after the other."""
    start = depth = 0
    for tag in TAG.finditer(scene):
        depth += 0 if tag[2] else -1 if tag[1] else 1
        if depth == 0:
            yield scene[start : tag.end()]
            start = tag.end()


def _repeated(scenes: list[list[str]], used: dict[str, str]) -> list[str]:
    """Scenes of which pieces that come in several of them are written down once."""
    often = Counter(piece for scene in scenes for piece in set(scene))
    for piece, times in often.items():
        if times > 1 and len(piece) > SHORT:
            used[piece] = f"p{len(used)}"
    return ["".join(f'<use href="#{used[piece]}"/>' if piece in used else piece for piece in scene) for scene in scenes]


def _animated(start: float, end: float, whole: float) -> str:
    """Shown from a share of the film to another."""
    values, times = (
        ["none"] * (start > 0) + ["inline"] + ["none"] * (end < 1),
        [0.0] * (start > 0) + [start] + [end] * (end < 1),
    )
    return (
        f'<animate attributeName="display" values="{";".join(values)}" keyTimes="{";".join(f"{time:.5f}" for time in times)}" '
        f'dur="{number(whole)}s" calcMode="discrete" repeatCount="indefinite"/>'
    )


def gif(
    pictures: Sequence[Picture],
    file: Path,
    pace: float = PACE,
    width: int = WIDTH,
    drawn: Callable[[], object] = lambda: None,
) -> None:
    """All of them as a GIF (`pip install 'stockpot[pictures]'`); `drawn` is called after each.

    They share their 256 colours, which some of them are asked for: what does not move stays as it is, and takes no room.
    """
    from stockpot.pictures.raster import image, one_below_the_other

    some = [image(one, width) for one in [*pictures[:: -(-len(pictures) // SOME)], pictures[-1]]]
    colors = one_below_the_other(some).quantize(colors=256, dither=0)
    images = []
    for one in pictures:
        images.append(image(one, width).quantize(palette=colors, dither=0))
        drawn()
    times = [round(1000 * pace)] * (len(images) - 1) + [round(1000 * LAST)]
    images[0].save(file, save_all=True, append_images=images[1:], duration=times, loop=0, optimize=False)
