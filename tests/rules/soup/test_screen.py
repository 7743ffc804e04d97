"""The table in a terminal: drawn from a view alone, at most 80 columns wide, readable without colour."""

from __future__ import annotations

import re

import pytest

import stockpot

from .kitchen import RECIPES, choosing, deal, last_deal, play

NAMES = ["Ana", "Bo", "Chloé with a very long name", "Dmitri", "Eve"]
EVERY_FRUIT = "fruit 10, fruit reset, fruit herb, fruit herb, " + ", ".join(
    f"fruit {n}, fruit {n}" for n in range(1, 6)
)


def screen(table: stockpot.Table, viewer: int | None, lang: str = "en") -> str:
    drawn = table.game.screen.draw(table.view(viewer), NAMES[: table.players], lang).plain
    assert max(map(len, drawn.splitlines())) <= 80
    assert not re.search(r"-\d", drawn), "numbers have a true minus"
    return drawn


def trick() -> stockpot.Table:
    table = deal(
        "bug 3, trash 1", "vegetable reset, vegetable 2", "bug 2, bug herb", recipes=RECIPES[:3], piles=[EVERY_FRUIT]
    )
    play(table, "bug 3", "vegetable reset")
    return table


@pytest.mark.rule("soup.hidden.public", "soup.ruling.announce")
def test_a_trick_shows_pot_total_required_colour_and_players():
    drawn = screen(trick(), 2)
    for part in (
        "Deal 1 of 5",
        "dealer Chloé",
        "total 0 of 10",
        "follow ◆ bug",
        "◆ bug 3  Ana",
        "▲ vegetable reset  Bo",
    ):
        assert part in drawn
    assert "▸ Chloé" in drawn
    assert "void in bug" in drawn
    assert "bug soup" in drawn
    assert "Hand    ◆ bug       2  herb" in drawn


@pytest.mark.rule("soup.hidden.hands", "soup.ruling.piles")
def test_the_screen_shows_the_own_hand_and_pile_only():
    table = trick()
    assert "Taken   ● fruit     1  1  2  2  3  3  4  4  5  5  10  herb  herb  reset" in screen(table, 0)
    assert "✖ trash     1" in screen(table, 0)
    for viewer in (1, 2, None):
        assert "Taken" not in screen(table, viewer)
        assert "✖" not in screen(table, viewer)
    assert "Hand" not in screen(table, None)


def test_the_screen_in_french():
    drawn = screen(trick(), 0, "fr")
    for part in (
        "Donne 1 sur 5",
        "total 0 sur 10",
        "à fournir ◆ insecte",
        "soupe aux insectes",
        "remise à zéro",
        "Main",
    ):
        assert part in drawn


@pytest.mark.rule("soup.recipe.secret")
@pytest.mark.parametrize(
    ("lang", "secret", "own"), [("en", "chosen", "fruit soup"), ("fr", "choisie", "soupe aux fruits")]
)
def test_a_recipe_chosen_face_down_is_shown_as_chosen(lang, secret, own):
    table = choosing(5, recipes=[None, "fruit soup", None, None, None])
    assert own in screen(table, 1, lang)
    assert own not in screen(table, 0, lang)
    assert secret in screen(table, None, lang)


@pytest.mark.rule("soup.play.trash")
def test_a_freed_trick_and_the_end_can_be_drawn():
    table = deal("trash 5, bug 1", "bug 2")
    assert "any colour" in screen(table, 0)
    play(table, "trash 5")
    assert "█████░░░░░ total 5 of 10 · any colour" in screen(table, 1)
    table = last_deal("bug 1", "", "")
    play(table, "bug 1")
    assert "▸" not in screen(table, None)
