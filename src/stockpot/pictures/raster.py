"""Pictures as pixels (rasterised by resvg): the same on every machine, since it writes with the fonts that lie beside.

resvg-py is one wheel of 1.4 MB without dependencies. CairoSVG needs Cairo from the system, takes that system's fonts and no
`font-family` list; skia-python has 15 MB and draws no text of SVG files with fonts of one's own.
"""

from __future__ import annotations

import importlib
import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FONTS = sorted(str(file) for file in (Path(__file__).parent / "fonts").glob("*.ttf"))
MISSING = "pip install 'stockpot[pictures]'"


def png(svg: str, width: int) -> bytes:
    """A picture as a PNG file of this width."""
    return bytes(
        _need("resvg_py").svg_to_bytes(svg_string=svg, width=width, font_files=FONTS, sans_serif_family="Inter")
    )


def pixels(svg: str, width: int) -> NDArray[np.uint8]:
    """A picture as rows of dots, three numbers each."""
    import numpy as np

    return np.asarray(image(svg, width), dtype=np.uint8)


def image(svg: str, width: int) -> Any:
    """A picture as Pillow has them."""
    return _need("PIL.Image").open(io.BytesIO(png(svg, width))).convert("RGB")


def one_below_the_other(images: list[Any]) -> Any:
    """Pictures of one size as a single one."""
    width, height = images[0].size
    whole = _need("PIL.Image").new("RGB", (width, height * len(images)))
    for n, one in enumerate(images):
        whole.paste(one, (0, height * n))
    return whole


def _need(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"Pictures in dots need {module}: {MISSING}.", name=error.name) from None
