"""The pictures of the architecture show the house as it is."""

from __future__ import annotations

import re

import pytest

from tests.support.processes import ROOT
from tools import house_pictures


@pytest.mark.parametrize("name", house_pictures.drawn())
def test_pictures_are_those_of_today(name: str) -> None:
    assert (house_pictures.PICTURES / name).read_text(encoding="utf-8") == house_pictures.drawn()[name]


def test_every_package_has_its_place_in_the_house() -> None:
    packages = {path.parent.name for path in (ROOT / "src/stockpot").glob("*/__init__.py")}
    assert {name for row in house_pictures.layers() for name in row} == packages


def test_files_on_a_moves_way_exist() -> None:
    files = re.findall(r">(?:games/…/)?([a-z_/]+\.py)<", house_pictures.move())
    assert len(files) == 6
    assert [name for name in files if not list((ROOT / "src/stockpot").rglob(name))] == []
