"""Text from people, by one rule wherever it is written."""

from __future__ import annotations

import random
import unicodedata

import pytest

from stockpot.room.refusal import Refusal
from stockpot.room.text import clean, readable, tidy
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated

HIDDEN = "\u200b\u200d\u202e\u2066\u00ad\ufeff\x00\u3164"
"""Zero width space and joiner, directions, a soft hyphen, a byte order mark, a control character, a blank letter."""


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Zoe\u0308  ", "Zoë"),
        ("a\tb\r\n c", "a b c"),
        (f"A{HIDDEN}da", "Ada"),
        ("x\ufe0fy", "xy"),
        ("a\u00a0\u2003b", "a b"),
        ("e\u200b\u0301", "é"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(written: str, kept: str) -> None:
    assert tidy(written) == kept


@pytest.mark.parametrize(
    "written", ["👩‍👩‍👧", "👩🏽‍🚀", "🏳️‍🌈", "❤️", "1️⃣", "می‌خواهم", "क्‍ष", "Ελένη", "小明", "it’s 5 × 3 – fine!"]
)
def test_emoji_and_scripts_that_need_joiners_keep_them(written: str) -> None:
    assert tidy(written) == written


def test_tidying_once_is_enough() -> None:
    chance = random.Random(1)
    signs = [*HIDDEN, *"aé क्میा ‌️👩🏽🚀1⃣#", "\u0301", "\u0308", "\ufe0e"]
    for _ in range(5000):
        once = tidy("".join(chance.choices(signs, k=12)))
        assert tidy(once) == once == unicodedata.normalize("NFC", once)


@pytest.mark.parametrize("written", ["", "  ", HIDDEN, "x" * 25])
def test_too_little_and_too_much_is_refused(written: str) -> None:
    with pytest.raises(Refusal, match=r"Write something|At most 24"):
        clean(written, 24)


def test_length_is_measured_of_what_is_kept() -> None:
    assert clean("\u200b".join("x" * 24), 24) == "x" * 24
    assert readable("x" * 20 + " " * 9 + "y" * 9, 21) == "x" * 20
    assert readable(7, 24) == ""


def test_names_chat_and_notes_follow_it(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, f"A{HIDDEN}na")
        assert (await ana.get("/api/me"))["name"] == "Ana"
        table = await ana.create("soup", ["me", "me"], hotseat=True, names=[f"B{HIDDEN}ob", f"Ci{HIDDEN}d"])
        seats = (await ana.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Bob", "Cid"]
        with pytest.raises(Refused, match="bad_text"):
            await Person(server.url).put("/api/me", {"name": HIDDEN})
        async with ana.at(table) as client:
            await client.ask("chat", text=f"hel{HIDDEN}lo \n there")
            assert client.news[-1]["text"] == "hello there"
            with pytest.raises(Refused, match="bad_text"):
                await client.ask("chat", text=HIDDEN)

    run(story())


def test_a_note_that_rides_on_a_move_follows_it(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "sapotage", 1, bots=2) as (_, _, (cook,)):
            while not any(one["text"].startswith("present") for one in cook.legal):
                await cook.play_on(random.Random(1), moves=1)
                await cook.until(lambda: cook.legal)
            (present,) = [one["text"] for one in cook.legal if one["text"].startswith("present")]
            with pytest.raises(Refused, match="bad_text"):
                await cook.ask("play", move=present, note=HIDDEN)
            await cook.ask("play", move=present, note=f"Soupe{HIDDEN} du jour")
            assert next(one["note"] for one in cook.news if one.get("note") and one["seat"] == 0) == "Soupe du jour"

    run(story())
