"""The moving picture of README: a game of Soup in eight moments. `python -m tools.moving_picture`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.support.server import serving
from tools.filmstrips import filmed
from tools.screenshots import launched

OUT = Path("docs/pictures/moving.webp")
WIDTH = 960
SHOWN = 1800
"""Milliseconds of each moment."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), seeds=lambda: "film") as served,
        sync_playwright() as playwright,
    ):
        by_day = [small(pictures[0]) for pictures in filmed(launched(playwright), served.url, "soup", "desk")]
    first, *others = by_day
    first.save(OUT, save_all=True, append_images=others, duration=SHOWN, loop=0, quality=72, method=6)
    print(f"{OUT}: {OUT.stat().st_size:,} bytes")


def small(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
