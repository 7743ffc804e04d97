"""The table in a terminal: drawn from a view alone, at most 80 columns wide, readable without colour."""

from __future__ import annotations

import random

import pytest

import stockpot

from .stall import ADA, BOB, CARL, bid, offer, play, table

NAMES = ["Ana", "Bo", "Chloé with a very long name", "Dmitri", "Eve", "Fatima the Great of Marrakech"]


def screen(where: stockpot.Table, viewer: int | None, lang: str = "en") -> str:
    drawn = where.game.screen.draw(where.view(viewer), NAMES[: where.players], lang).plain
    assert max(map(len, drawn.splitlines())) <= 80, drawn
    return drawn


@pytest.mark.rule("sapone.hidden.public", "sapone.hidden.sales")
def test_a_sale_on_the_screen():
    where = table("coin ×3, leek", "soap, coin ×2", "rake, coin", market=["pick up", "coin"])
    offer(where, "leek", "broom", "wish for soap")
    play(where, "1 bid soap", "1 claim double soap", "1 bid coin")
    assert "your bid: ◆ soap" in screen(where, BOB)
    assert "about to bid: ● coin" in screen(where, BOB)
    play(where, "1 no claim", "1 done", "2 pass")
    play(where, "0 ask all", "0 wish for coins")
    for viewer in (ADA, CARL, None):
        drawn = screen(where, viewer)
        for part in (
            "Round 1",
            "20 points to win",
            "top: ■ pickaxe",
            "Ana offers a card: “■ broom”",
            "would like soap",
            "asks for more (coins)",
            "Bo bids 2: ◆ double soap  1 without a word",
            "▸ Bo",
        ):
            assert part in drawn
        assert ("really ▲ leek" in drawn) == (viewer == ADA)
        assert ("Hand" in drawn) == (viewer is not None)
    assert "● coin ×3" in screen(where, ADA)
    french = screen(where, ADA, "fr")
    for part in ("Manche 1", "« ■ balai »", "en fait ▲ poireau", "souhaite du savon", "Main"):
        assert part in french


@pytest.mark.rule("sapone.hidden.memory")
def test_known_cards_on_the_screen():
    where = table("coin ×2, leek", "soap, coin ×2", "rake, coin", market=["pick up", "coin", "coin"])
    offer(where, "leek")
    bid(where, BOB, "coin", "soap")
    bid(where, CARL)
    play(where, "0 accept seat 1")
    drawn = screen(where, ADA)
    assert "Bo: " in drawn
    assert "▲ leek" in drawn
    assert "soap card (Ana or Bo)" in screen(where, CARL)


def test_every_situation_can_be_drawn():
    for players, lang in ((2, "en"), (6, "fr")):
        where, chance = (
            stockpot.Table("sapone", players, seed=3, options={"doubt": True, "target": 5}),
            random.Random(1),
        )
        number = 0
        while not where.over:
            seat = chance.choice(where.to_act)
            where.play(seat, chance.choice(where.legal(seat)))
            number += 1
            if number % 7 == 0 or where.view()["phase"] == "diamond":
                for viewer in (0, 1, None):
                    assert screen(where, viewer, lang)
        assert "▸" not in screen(where, None)


@pytest.mark.rule("sapone.diamond.name")
def test_a_diamond_to_name_and_an_empty_market():
    where = table("coin", "diamond", market=[], phase="offer")
    offer(where, "coin")
    play(where, "1 pass")
    assert "Bo says what the Diamond counts as" in screen(where, ADA)
    assert "top: empty" in screen(where, ADA)
    where = table("coin, leek", "coin", market=["coin"])
    assert "top: face down" in screen(where, ADA)
    play(where, "0 sell leek")
    assert "Ana is putting a card up for sale" in screen(where, BOB)
