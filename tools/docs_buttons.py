"""Buttons of the documentation that lead to the games, where these stand beside it: a hook of MkDocs (`mkdocs.yml`)."""

from __future__ import annotations

import re
from typing import Any

PLAY = re.compile(r"\[Play\]\((?:\.\./)?play\.md\)\{ \.md-button \.md-button--primary(?: data-at=\"([^\"]+)\")? \}")
"""A button that leads to how one plays, and on a site to the games themselves; `data-at` is the place there."""


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """Where the games can be played beside the documentation (`make site`), its buttons lead there."""
    application = config.extra["application"]
    if not application:
        return markdown
    home = "../" * page.url.count("/") + application
    return PLAY.sub(
        lambda found: f'<a class="md-button md-button--primary" href="{home}{found[1] or ""}">Play now</a>', markdown
    )
