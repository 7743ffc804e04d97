"""The coach: one estimate for hints, chances and costs, and a reason in words."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import stockpot
from stockpot.bots import coach
from stockpot.bots.analysis import Judged, accounts, line_of
from stockpot.bots.coach import hint, ranked, weighed
from stockpot.bots.estimate import chance, estimate, thinking
from stockpot.bots.reasons import differences, reason
from stockpot.bots.thinker import Hint
from stockpot.core.game import SHELF, game
from stockpot.core.options import LANGUAGES
from stockpot.core.players import Calibration
from stockpot.core.speech import BECAUSE
from stockpot.core.table import Action
from stockpot.testing.settings import Setting, some_way_in
from tests.support.settings import every_printed_setting

FEW = 30
"""Tries that are enough to see whether the coach is consistent."""


@every_printed_setting
def test_the_same_view_has_the_same_hint_whoever_asks_and_however_often(setting: Setting) -> None:
    """So no hint can hold anything that the seat does not know."""
    table = some_way_in(setting, 6)
    how = thinking(setting.game, FEW)
    for seat in table.to_act[:2]:
        first = hint(table, seat, how)
        assert [one.action for one in first] == [one.action for one in hint(table.redeal(seat, seed=4), seat, how)]
        assert first == hint(table.redeal(seat, seed=5), seat, how)
        assert first == hint(table, seat, how)
        assert {one.action for one in first} <= set(table.legal(seat))
        shares = [one.share for one in first]
        assert shares == sorted(shares, reverse=True)
        assert all(0 < share < 1 for share in shares)
        assert first[0].because
        assert game(setting.game).speech.write(first[0].because, "en", [f"Player {n}" for n in range(6)])


def finished(name: str, players: int, seed: int, **options: object) -> stockpot.Table:
    """A game between people who play anything."""
    table, chance = stockpot.Table(name, players, seed=seed, options=options), random.Random(seed)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def test_a_decision_had_what_a_hint_would_have_said_and_costs_the_difference() -> None:
    table = finished("soup", 2, 4)
    how = thinking("soup", 15)
    judged = stockpot.analyse(table.record(), how)
    again = table.undo(len(table.history))
    choices = 0
    by_number = {one.number: one for one in judged}
    for number, move in enumerate(table.history, 1):
        choices += len(again.legal(move.seat)) > 1
        if number in by_number and number % 5 == 0:
            one, hints = by_number[number], hint(again, move.seat, how)
            told = {found.action.text: found.share for found in hints}
            assert one.share == max(hints[0].share, one.kept)
            assert told.get(one.played, one.kept) == one.kept
            assert estimate(again, move.seat, move.action, how).chance == one.kept
        again.play(move.seat, move.action, move.note)
    assert len(judged) == choices
    assert all(0 <= one.loss <= one.share for one in judged)
    assert all((one.loss == 0) == (one.played == one.best) for one in judged)


def test_who_follows_the_hint_loses_nothing() -> None:
    table, how = stockpot.Table("soup", 2, seed=8), thinking("soup", FEW)
    while not table.over and len(table.moves) < 20:
        seat = table.to_act[0]
        table.play(seat, weighed(table, seat, how)[0].action)
    judged = stockpot.analyse(table.record(), how)
    assert judged
    assert all(one.loss == 0 for one in judged)


def test_the_line_goes_from_fair_shares_to_the_result_and_every_share_is_accounted_for() -> None:
    judged = [
        Judged(1, 0, "a", "a", 0.5, 0.5), Judged(2, 2, "a", "b", 0.6, 0.2), Judged(5, 0, "c", "b", 0.3, 0.1),
    ]  # fmt: skip
    line = line_of(judged, 7, (0.5, 0.5, 0.0))
    assert line[0] == (0, [1 / 3, 1 / 3, 1 / 3])
    assert line[-1] == (7, [0.5, 0.5, 0.0])
    assert [number for number, _ in line] == sorted(number for number, _ in line)
    assert [chances[0] for _, chances in line] == [1 / 3, 0.5, 0.5, 0.5, 0.5, 0.3, 0.1, 0.5]
    players = accounts(judged, (0.5, 0.5, 0.0))
    assert [one.accuracy for one in players] == pytest.approx([0.6 / 0.8, 1.0, 0.2 / 0.6])
    assert [one.mistakes for one in players] == [1, 0, 1]
    assert [one.given for one in players] == pytest.approx([0.2, 0.0, 0.4])
    assert [one.received for one in players] == pytest.approx([0.2, 0.3, 0.1])
    assert sum(one.luck for one in players) == pytest.approx(0)
    for one, result in zip(players, (0.5, 0.5, 0.0), strict=True):
        assert 1 / 3 - one.given + one.received + one.luck == pytest.approx(result)


def test_mistakes_are_counted_as_they_are_shown() -> None:
    """In whole percent, where a half counts as one."""
    costs = {0.0449: 4, 0.04496: 5, 0.045: 5, 0.0462: 5, 0.05: 5, 0.104: 10}
    judged = [Judged(number, 0, "a", "b", 0.5, 0.5 - loss) for number, loss in enumerate(costs)]
    assert [one.percent for one in judged] == list(costs.values())
    assert accounts(judged, (1.0, 0.0))[0].mistakes == 5


def test_chances_grow_with_what_is_expected_and_fair_stays_fair() -> None:
    even, steep = Calibration(), Calibration(early=0.5, late=2.0)
    assert chance(even, 0.3, 0.25, 0.7) == pytest.approx(0.3)
    for progress in (0.0, 0.4, 1.0):
        assert chance(steep, 0.25, 0.25, progress) == pytest.approx(0.25)
        told = [chance(steep, share / 50, 0.25, progress) for share in range(1, 50)]
        assert told == sorted(told)
    assert chance(steep, 0.6, 0.25, 0.0) < 0.6 < chance(steep, 0.6, 0.25, 1.0)


@pytest.mark.parametrize("name", SHELF)
def test_a_game_knows_how_far_it_has_got(name: str) -> None:
    table, bot = stockpot.Table(name, 3, seed=2), stockpot.bot(name, "thumb", seed=2)
    progress = game(name).bots.progress
    assert progress(table.state) < 0.2
    passed = [0.0]
    while not table.over:
        assert 0 <= passed[-1] <= 1
        assert progress(table.redeal(table.to_act[0]).state) == progress(table.state), "everybody sees it"
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
        passed.append(progress(table.state))
    assert max(passed) > 0.6


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(name: str, lang: str) -> None:
    bots, speech = game(name).bots, game(name).speech
    names = ["Ann", "Bob", "Cem"]
    said = [bots.because(one.name, n=2, seat=1) for one in bots.prospects]
    said += [BECAUSE(key, n=7) for key in ("only", "close", "clear", "usual", "tried")]
    sentences = [speech.write(one, lang, names) for one in said]
    assert len({*sentences}) == len(sentences)
    for one, sentence in zip(said, sentences, strict=True):
        assert ("Bob" in sentence) == ("seat" in one.data)
        assert "{" not in sentence


def test_a_reason_is_something_that_really_differs() -> None:
    """In the pantry: who can complete a recipe now and wanders off has fewer of them."""
    table, bot = stockpot.Table("pantry", 2, seed=1), stockpot.bot("pantry", "thumb", seed=1)
    while not (found := [one for one in table.legal(table.to_act[0]) if one.text.startswith("complete")]):
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    (seat,) = table.to_act
    stop = next(one for one in table.legal(seat) if one.text == "stop")
    more = max(differences(table, seat, found[0], stop), key=lambda one: one.sure)
    assert (more.of.name, more.seat) == ("complete", seat)
    assert not [one for one in differences(table, seat, stop, found[0]) if one.of.name == "complete"]
    assert not [*differences(table, seat, stop, stop)], "nothing differs from itself"
    hints = [Hint(found[0], 0.5, 400), Hint(stop, 0.2, 400)]
    assert reason(table, seat, hints).key == "because-complete"
    assert reason(table, seat, [hints[0], replace(hints[1], share=0.499)]).key == "because-close"


def test_without_prospects_a_reason_says_how_sure_the_choice_is() -> None:
    silent = replace(game("soup"), bots=replace(game("soup").bots, prospects=()))
    table = stockpot.Table.from_state(silent, stockpot.Table("soup", 3, seed=1).state)
    usual = stockpot.bot("soup", "thumb", seed=0).choose(table, 0)
    odd = next(one for one in table.legal(0) if one != usual)
    assert reason(table, 0, [Hint(usual, 0.5, 40), Hint(odd, 0.4, 40)]) == ("because-clear", {"n": 10})
    assert reason(table, 0, [Hint(usual, 0.5, 40), Hint(odd, 0.48, 40)]).key == "because-usual"
    assert reason(table, 0, [Hint(odd, 0.5, 40), Hint(usual, 0.48, 40)]) == ("because-tried", {"n": 40})
    assert reason(table, 0, [Hint(odd, 0.5, 40)]) == ("because-tried", {"n": 40})


def test_a_forced_move_is_the_only_one() -> None:
    table, bot = stockpot.Table("soup", 2, seed=1), stockpot.bot("soup", "thumb", seed=1)
    while len(table.legal(table.to_act[0])) > 1:
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
    (only,) = hint(table, table.to_act[0], thinking("soup", FEW))
    assert only.because == ("because-only", {})
    assert 0 < only.share < 1


def test_what_an_expert_trusts_is_the_best_unless_another_move_promises_clearly_more() -> None:
    a, b, c = (Action(n, name) for n, name in enumerate("abc"))
    found = [Hint(a, 0.30, 9), Hint(b, 0.34, 9), Hint(c, 0.1, 9)]
    assert [one.action for one in ranked(found, None, 0.06)] == [b, a, c]
    trusting = ranked(found, a, 0.06)
    assert [(one.action, one.share) for one in trusting] == [(a, 0.30), (b, 0.30), (c, 0.1)]
    assert [one.action for one in ranked(found, a, 0.03)] == [b, a, c]
    assert [one.action for one in ranked(found, c, 0.06)] == [b, a, c]


def test_hints_do_without_a_network_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser it may not have been fetched."""
    table = stockpot.Table("soup", 3, seed=1)
    settings = thinking("soup", FEW)
    assert coach.expert_choice(table, 0, settings, 1) == stockpot.bot("soup", "net").choose(table, 0)
    monkeypatch.setattr(coach, "trained", list)
    assert coach.expert_choice(table, 0, settings, 1) is None
