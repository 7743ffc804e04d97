"""Experts think little in these tests: they also run interpreted."""

from __future__ import annotations

import pytest

from stockpot.api import analyses
from stockpot.bots import analysis


@pytest.fixture(autouse=True, scope="session")
def quick_experts() -> None:
    analyses.ANALYSIS = 4
    analysis.HINT = 20
