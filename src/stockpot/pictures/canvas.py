"""A drawing in SVG: shapes, texts and pieces of art, put down one after the other.

Nothing that we draw has an id, so that any number of drawings can stand in one page.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

from stockpot.pictures.art import art
from stockpot.pictures.colors import INK, Color, Theme
from stockpot.pictures.text_width import fitted

TEXT_FACE = "Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif"
HEAD_FACE = "Fraunces, Georgia, 'Times New Roman', serif"
MONO_FACE = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

SPACES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2068": None, "\u2069": None})
"""Not every font has these."""

SHAPES = {
    "diamond": "M0-1 1 0 0 1-1 0Z", "triangle": "M0-.95 1 .8H-1Z", "disc": "M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z",
    "square": "M-.82-.82H.82V.82H-.82Z", "cross": "M-.9-.5-.5-.9 0-.4.5-.9.9-.5.4 0 .9.5.5.9 0 .4-.5.9-.9.5-.4 0Z",
    "star": "M0-1 .29-.35 1-.28.47.2.63.9 0 .53-.63.9-.47.2-1-.28-.29-.35Z",
    "waves": "M-1-.5Q-.5-1 0-.5T1-.5V-.1Q.5.4 0-.1T-1-.1ZM-1 .4Q-.5-.1 0 .4T1 .4V.8Q.5 1.3 0 .8T-1 .8Z",
    "play": "M-.6-.9 .95 0-.6 .9Z", "tick": "M-.95 .1-.6-.3-.2 .15 .65-.8 1-.45-.2 .9Z",
}  # fmt: skip
"""Signs in a box from -1 to 1: second signs of colours, for who does not see them."""


def number(value: float) -> str:
    """A coordinate, no longer than needed."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


class Canvas:
    """What is drawn so far."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.parts: list[str] = []

    def _put(
        self, tag: str, shape: dict[str, str], fill: Color | None, stroke: Color | None, width: float, opacity: float
    ) -> None:
        attributes = dict(shape)
        attributes["fill"] = fill.on(self.theme) if fill else "none"
        if stroke:
            attributes |= {"stroke": stroke.on(self.theme), "stroke-width": number(width)}
        if opacity < 1:
            attributes["opacity"] = number(opacity)
        self.parts.append(f"<{tag} {' '.join(f'{name}={quoteattr(value)}' for name, value in attributes.items())}/>")

    def rect(
        self, x: float, y: float, w: float, h: float, fill: Color | None, round_by: float = 0, stroke: Color | None = None,
        width: float = 1, opacity: float = 1, dashed: bool = False,
    ) -> None:  # fmt: skip
        shape = {"x": number(x), "y": number(y), "width": number(w), "height": number(h)}
        if round_by:
            shape["rx"] = number(round_by)
        if dashed:
            shape["stroke-dasharray"] = "4 3"
        self._put("rect", shape, fill, stroke, width, opacity)

    def circle(
        self, x: float, y: float, r: float, fill: Color | None, stroke: Color | None = None, width: float = 1,
        opacity: float = 1, dashed: bool = False,
    ) -> None:  # fmt: skip
        shape = {"cx": number(x), "cy": number(y), "r": number(r)}
        if dashed:
            shape["stroke-dasharray"] = "3 2"
        self._put("circle", shape, fill, stroke, width, opacity)

    def path(
        self, d: str, fill: Color | None, stroke: Color | None = None, width: float = 1, opacity: float = 1,
        move: str = "", rounded: bool = False,
    ) -> None:  # fmt: skip
        """`move`: a transformation."""
        shape = {"d": d}
        if move:
            shape["transform"] = move
        if rounded:
            shape |= {"stroke-linecap": "round", "stroke-linejoin": "round"}
        self._put("path", shape, fill, stroke, width, opacity)

    def line(
        self, x: float, y: float, to_x: float, to_y: float, stroke: Color, width: float = 1, dashes: str = ""
    ) -> None:
        shape = {"x1": number(x), "y1": number(y), "x2": number(to_x), "y2": number(to_y)}
        if dashes:
            shape["stroke-dasharray"] = dashes
        self._put("line", shape, None, stroke, width, 1)

    def arc(self, x: float, y: float, r: float, share: float, stroke: Color, width: float) -> None:
        """A share of a circle, clockwise from the top."""
        around = 2 * 3.14159265 * r
        shape = {"cx": number(x), "cy": number(y), "r": number(r), "transform": f"rotate(-90 {number(x)} {number(y)})"}
        shape |= {"stroke-dasharray": f"{number(around * share)} {number(around)}", "stroke-linecap": "round"}
        self._put("circle", shape, None, stroke, width, 1)

    def sign(self, shape: str, x: float, y: float, r: float, fill: Color, stroke: Color | None = None) -> None:
        """One of `SHAPES`."""
        self.path(SHAPES[shape], fill, stroke, 0.2, move=f"translate({number(x)} {number(y)}) scale({number(r)})")

    def text(
        self, x: float, y: float, words: str, size: float, fill: Color = INK, bold: bool = False, anchor: str = "start",
        within: float = 0, face: str = "", opacity: float = 1,
    ) -> None:  # fmt: skip
        """A line of text; `y` is where its letters stand. `within`: so much room, smaller or shorter if it takes more."""
        words = words.translate(SPACES)
        if within:
            words, size = fitted(words, size, within, bold)
        shape = {"x": number(x), "y": number(y), "font-size": number(size), "fill": fill.on(self.theme)}
        if anchor != "start":
            shape["text-anchor"] = anchor
        if bold:
            shape["font-weight"] = "700"
        if face:
            shape |= {"font-family": face, "xml:space": "preserve"} if face == MONO_FACE else {"font-family": face}
        if opacity < 1:
            shape["opacity"] = number(opacity)
        attributes = " ".join(f"{name}={quoteattr(value)}" for name, value in shape.items())
        self.parts.append(f"<text {attributes}>{escape(words)}</text>")

    def art(self, name: str, x: float, y: float, size: float, color: Color | None = None, opacity: float = 1) -> None:
        """A piece of art with its upper left corner here; symbols of one colour are given it."""
        box, body = art(name)
        place = f"translate({number(x)} {number(y)}) scale({size / box:.4f})"
        tint = f" color={quoteattr(color.on(self.theme))}" if color else ""
        faint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        self.parts.append(f'<g transform="{place}"{tint}{faint}>{body}</g>')

    @contextmanager
    def group(self, move: str = "", opacity: float = 1) -> Iterator[None]:
        """What is drawn inside is moved, or shines through, together."""
        attributes = (f' transform="{move}"' if move else "") + (f' opacity="{number(opacity)}"' if opacity < 1 else "")
        self.parts.append(f"<g{attributes}>")
        yield
        self.parts.append("</g>")

    def svg(self, width: int, height: int, title: str) -> str:
        """The whole drawing."""
        scheme = ' style="color-scheme:light dark"' if self.theme == "auto" else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'role="img" font-family={quoteattr(TEXT_FACE)}{scheme}>'
        )
        return f"{head}<title>{escape(title)}</title>{''.join(self.parts)}</svg>"
