"""Number formatting: digits, signs, units and intervals, as people read them."""

from __future__ import annotations

from stockpot.lab.tally import Figure


def written(value: float, unit: str) -> str:
    """A figure with as many digits as say something, a true minus, and a unit that stays on its line."""
    if unit == "%":
        return f"{100 * value:.1f}\N{NO-BREAK SPACE}%".replace("-", "−")
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2
    return f"{value:.{digits}f}".replace("-", "−")


def signed(value: float, unit: str) -> str:
    """A difference, with its sign."""
    return ("+" if value > 0 else "") + written(value, unit)


def spanned(figure: Figure, unit: str, between: str = " to ") -> str:
    """An interval."""
    return f"{written(figure.low, unit)}{between}{written(figure.high, unit)}"
