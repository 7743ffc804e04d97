"""The examples for researchers run as they stand, each on its own."""

from __future__ import annotations

import re

import pytest

from tests.support.processes import ROOT

PAGES = ("bots", "envs", "learned", "researchers")
EXAMPLES = [
    pytest.param(example, id=f"{page}-{number}")
    for page in PAGES
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_runs(example: str) -> None:
    exec(compile(example, "docs", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 7
