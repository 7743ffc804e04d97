"""Questions and refusals that follow from declared decisions."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked, Decision, Decisions, Question
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import NUMBER, Pieces
from stockpot.core.speech import Refusal, Refusals, Said

COLOR = Pieces("color", ("red", "green"))
TURN = Question("turn", "stew.turn", left=NUMBER)
TAKE, PUT, AGREE, DOUBT = 0, 2, 3, 4

REFUSED = Refusals({"stew.turn": {"left": NUMBER}})


def decisions(folder: Path) -> Decisions:
    return Decisions(
        texts_of("stew", folder),
        Decision("take", "take {color}", asks=TURN, color=COLOR),
        Decision("put", "put", asks=TURN),
        Decision("agree", "agree", asks=(Question("end", "stew.end"), Question("draw", "stew.end"))),
        Decision("doubt", "doubt", rule="stew.doubt", asks=Question("doubt")),
    )


@pytest.fixture
def asking(tmp_path: Path) -> Asking:
    declared = decisions(tmp_path)

    def asked(s: Any, seat: int) -> Asked:
        return declared.ask(s.asked, left=s.left)

    def not_asked(s: Any, seat: int) -> Refusal:
        return REFUSED.by("stew.order")

    def illegal(s: Any, seat: int, action: int) -> Refusal:
        return REFUSED.by("stew.color")

    return Asking(
        declared, REFUSED, lambda s: s.waiting, asked, not_asked, illegal, over=REFUSED.by("stew.over")
    )  # fmt: skip


def situation(asked: str, waiting: int = 0b01) -> Any:
    return SimpleNamespace(asked=asked, waiting=waiting, left=2)


def test_a_question_has_the_numbers_of_what_it_mentions(asking: Asking) -> None:
    assert asking.asks(situation("turn"), 0) == Said("asks-turn", {"left": 2})
    assert asking.asks(situation("draw"), 0) == Said("asks-draw")
    assert asking.decisions.messages()["asks-turn"] == {"left": NUMBER}


def test_a_question_is_answered_by_every_decision_that_names_it(asking: Asking) -> None:
    assert [decision.name for decision in asking.decisions.answers(TURN)] == ["take", "put"]
    assert asking.decisions.actions(TURN) == [TAKE, TAKE + 1, PUT]


@pytest.mark.parametrize(
    ("asked", "waiting", "action", "rule"),
    [
        ("turn", 0b00, TAKE, "stew.over"),
        ("turn", 0b10, TAKE, "stew.order"),
        ("turn", 0b10, DOUBT, "stew.order"),
        ("turn", 0b01, TAKE, "stew.color"),
        ("turn", 0b01, AGREE, "stew.turn"),
        ("end", 0b01, PUT, "stew.end"),
        ("turn", 0b01, DOUBT, "stew.doubt"),
        ("doubt", 0b01, DOUBT, "stew.color"),
    ],
)
def test_what_is_refused_cites_the_rule_of_what_is_tried_or_of_what_is_asked(
    asking: Asking, asked: str, waiting: int, action: int, rule: str
) -> None:
    assert asking.why_not(situation(asked, waiting), 0, action).rule == rule


def test_who_does_no_action_at_all_hears_what_is_asked(asking: Asking) -> None:
    assert asking.not_now(situation("turn"), 0) == Refusal("stew.turn", Said("refused-turn", {"left": 2}))
    assert asking.not_now(situation("doubt"), 0).rule == "stew.doubt"
    assert asking.not_now(situation("turn", 0b10), 0).rule == "stew.order"
    assert asking.not_now(situation("turn", 0b00), 0).rule == "stew.over"


def test_two_questions_have_two_names(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'turn'"):
        Decisions(
            texts_of("stew", tmp_path),
            Decision("take", "take", asks=TURN),
            Decision("put", "put", asks=Question("turn")),
        )
