"""A server for each test file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served
