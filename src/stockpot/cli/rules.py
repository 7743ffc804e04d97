"""`stockpot rules`: a rulebook in the terminal."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from stockpot.cli.console import console, language

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def show(name: str, lang: str, rule: str) -> None:
    from stockpot.core.game import game

    book = game(name).rulebook(language(lang))
    if rule:
        book = find(book, rule)
    console.print(Markdown(ANCHOR.sub("", book)))


def find(book: str, rule: str) -> str:
    """The one paragraph or list item that a rule id marks."""
    ids = ANCHOR.findall(book)
    if rule not in ids:
        near = [i for i in ids if rule.split(".")[-1] in i or rule in i]
        raise ValueError(f"There is no rule {rule!r}" + (f"; did you mean {', '.join(near[:5])}?" if near else "."))
    after = book[book.index(f'<a id="{rule}"></a>') :]
    end = re.search(r"\n\s*\n|\n\s*[-*|] |\n#", after)
    return after[: end.start()] if end else after
