"""The examples of docs/envs.md run."""

from __future__ import annotations

import re

import pytest

from tests.support.processes import ROOT

EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "envs.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_example_runs(example: str) -> None:
    exec(compile(example, "docs/envs.md", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 5
