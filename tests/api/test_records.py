"""Records that the server gives out, and how anybody checks them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.api.records import imported, record_file, verify
from stockpot.bots import LEVELS
from stockpot.cli import verify as command
from stockpot.cli.saves import load_save
from stockpot.core.random import DEALING
from stockpot.room import log, requests
from stockpot.room import protocol as p
from stockpot.room.room import Room, rebuild


def finished(dealing: int = DEALING) -> Room:
    seats = [log.Chair(who="ana"), log.Chair(level="random")]
    made = log.Created(
        game="soup", rules=stockpot.game("soup").rules_version, options={"open_recipes": True}, seats=seats, open=True,
        undo="none", code="", seed="00ff", dealing=dealing,
    )  # fmt: skip
    room, chance = Room(made), random.Random(1)
    room.apply(log.Started())
    while room.status != "over":
        table = room.playing()
        seat = chance.choice(table.to_act)
        room.apply(log.Moved(seat=seat, move=chance.choice(table.legal(seat)).text))
    return room


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    room = finished()
    return json.loads(json.dumps(record_file("t", room, {"ana": "Ana"}.get)))


def test_a_record_from_the_server_is_verified(given: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(given))
    command.run(file, "")
    command.run(file, given["seed_hash"].upper())
    assert verify(given["record"], given["seed_hash"]).over
    assert load_save(file).names[0] == "Ana"


def test_a_table_goes_on_as_it_was_dealt() -> None:
    """The log of an older version says nothing about dealing; its table, record and import are dealt as they were."""
    old = finished(dealing=1)
    assert b"dealing" not in log.encode(old.created)
    assert old.playing().record()["stockpot"] == 1
    file = record_file("t", old, {"ana": "Ana"}.get)
    assert verify(file).state == old.playing().state
    again = rebuild(imported(file, "another", ""))
    assert again.playing().record() == old.playing().record()


def test_a_new_table_and_a_rematch_are_dealt_from_the_whole_seed() -> None:
    new = p.NewTable(game="soup", seats=["me", "random"])
    seed = "0123456789abcdef" * 2
    assert requests.create(new, "ana", seed, "", LEVELS).dealing == DEALING
    assert requests.rematch(finished(dealing=1), "ana", seed, "").dealing == DEALING


def test_another_seed_is_found_out(given: dict[str, Any]) -> None:
    with pytest.raises(stockpot.BadRecord, match="does not fit the hash"):
        verify(given, "0" * 64)
    with pytest.raises(stockpot.BadRecord):
        verify({**given, "record": {**given["record"], "seed": "00fe"}})
    with pytest.raises(stockpot.BadRecord, match="--hash"):
        verify(given["record"])


@pytest.mark.parametrize("nonsense", [[], 3, None, "x", {}, {"record": 3}])
def test_what_is_no_record_is_refused(nonsense: object) -> None:
    with pytest.raises(stockpot.BadRecord):
        verify(nonsense)


def test_a_file_that_was_cut_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"stockpot_save": 1, "rec')
    with pytest.raises(stockpot.BadRecord, match="cut"):
        command.run(file, "")
