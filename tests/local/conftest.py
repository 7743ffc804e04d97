"""Experts think little in these tests: they also run interpreted."""

from __future__ import annotations

import pytest

from stockpot.bots import estimate, reasons


@pytest.fixture(autouse=True, scope="session")
def quick_experts() -> None:
    estimate.TRIES = 4
    reasons.GUESSES = 2
