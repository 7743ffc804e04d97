"""What takes long in plain Python is left out of the coverage run."""

from __future__ import annotations

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mixtures of options cover no line that single ones do not."""
    for item in items:
        setting = (
            item.callspec.params.get("setting")
            if isinstance(item, pytest.Function) and hasattr(item, "callspec")
            else None
        )
        if setting is not None and len(setting.options) > 1:
            item.add_marker(pytest.mark.compiled)
