"""Secrets of every game, tested by indistinguishability: what a seat is shown is the same at all tables that it cannot
tell apart."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
from hypothesis import given

import stockpot
from stockpot.core import engine
from stockpot.core.game import ALL_OPEN
from stockpot.core.options import LANGUAGES
from stockpot.core.table import Event
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, few, one_move, seeds, some_way_in, viewers


class SecretTests(OfGames):
    """What a seat is shown is the same at all tables that it cannot tell apart."""

    @few
    @given(seed=seeds)
    def test_a_redealt_table_looks_the_same_to_its_seat(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for viewer in viewers(table):
            other = table.redeal(viewer, seed=seed)
            assert engine.is_sound(other.state.handle)
            assert other.view(viewer) == table.view(viewer)
            assert json.loads(json.dumps(table.view(viewer))) == table.view(viewer)
            assert other.to_act == table.to_act
            if viewer is not None:
                assert other.legal(viewer, "fr") == table.legal(viewer, "fr")
                assert other.asks(viewer) == table.asks(viewer)
                assert (features(other, viewer) == features(table, viewer)).all()

    @few
    @given(seed=seeds)
    def test_a_view_belongs_to_who_asked_for_it(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for viewer in [*viewers(table), ALL_OPEN]:
            known = json.dumps(table.view(viewer))
            spoil(table.view(viewer))
            assert json.dumps(table.view(viewer)) == known

    @few
    @given(seed=seeds)
    def test_a_redeal_does_not_depend_on_what_the_seat_cannot_know(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for viewer in viewers(table):
            guessed = table.redeal(viewer, seed=1)
            assert guessed.redeal(viewer, seed=2).state == table.redeal(viewer, seed=2).state

    @few
    @given(seed=seeds)
    def test_play_goes_on_to_the_end_from_a_redealt_table(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        viewer = random.Random(seed).choice(viewers(table))
        other = table.redeal(viewer, seed=seed)
        chance = random.Random(seed)
        for _ in range(30):
            if other.over:
                break
            one_move(other, chance)
            assert engine.is_sound(other.state.handle)

    @few
    @given(seed=seeds)
    def test_what_is_told_of_a_move_gives_nothing_away_that_the_view_does_not(
        self, setting: Setting, seed: int
    ) -> None:
        """A move after which a viewer sees the same, whatever is hidden, is told to that viewer in the same words.

        Where the move itself is secret, that holds for all moves that may be made.
        """
        table, chance = some_way_in(setting, seed), random.Random(seed)
        seat = chance.choice(table.to_act)
        for viewer in viewers(table):
            told: dict[tuple[int, str], str] = {}
            hidden = viewer is not None and viewer != seat and is_secret(table, viewer)
            actions = table.legal(seat)
            for action in chance.sample(actions, min(6, len(actions))):
                for start in (table, table.redeal(viewer, seed=seed)):
                    after = start.copy()
                    if after.why_not(seat, action.id) is not None:
                        continue
                    events = [event.seen(viewer) for event in after.play(seat, action.id)]
                    words = [(event.kind, event.data, event.text) for event in events if event]
                    seen = (0 if hidden else action.id, json.dumps(after.view(viewer), sort_keys=True))
                    assert told.setdefault(seen, json.dumps(words)) == json.dumps(words)

    @few
    @given(seed=seeds)
    def test_every_event_can_be_told_to_everybody_in_every_language(self, setting: Setting, seed: int) -> None:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        for _ in range(10):
            if table.over:
                break
            one_move(table, chance)
        names = [f"player {seat}" for seat in range(table.players)]
        for viewer in viewers(table):
            english, *others = (table.log(viewer, lang, names) for lang in LANGUAGES)
            assert all(len(lines) == len(english) for lines in others)
            assert all(line and "{" not in line for lines in (english, *others) for line in lines)

    @few
    @given(seed=seeds)
    def test_an_event_that_hides_nothing_from_a_spectator_is_told_to_all_alike(
        self, setting: Setting, seed: int
    ) -> None:
        """The server writes such an event once for everybody."""
        table = some_way_in(setting, seed)
        for event in (Event(table.game, row) for move in table.history for row in move.events):
            for lang in LANGUAGES:
                told = event.seen(None, lang)
                if told == event.seen(ALL_OPEN, lang):
                    assert all(event.seen(seat, lang) == told for seat in range(table.players))

    @few
    @given(seed=seeds)
    def test_a_secret_move_looks_the_same_whatever_it_is(self, setting: Setting, seed: int) -> None:
        """While a viewer still owes a choice of its own, it cannot tell what another has secretly chosen."""
        table, chance = some_way_in(setting, seed), random.Random(seed)
        for _ in range(40):
            if table.over:
                return
            seat = chance.choice(table.to_act)
            for viewer in set(table.to_act) - {seat}:
                if is_secret(table, viewer):
                    sights = set()
                    for action in table.legal(seat)[:8]:
                        after = table.copy()
                        after.play(seat, action)
                        sights.add((seat in after.to_act, json.dumps(after.view(viewer), sort_keys=True)))
                    assert len(sights) <= 2, "one sight while the seat is still choosing, one when it is done"
                    assert len({done for done, _ in sights}) == len(sights)
            one_move(table, chance)


def spoil(thing: Any) -> None:
    """Change everything in it that can be changed."""
    if isinstance(thing, dict | list):
        for part in thing.values() if isinstance(thing, dict) else thing:
            spoil(part)
        thing.clear()


def features(table: stockpot.Table, seat: int) -> np.ndarray:
    out = np.full(table.game.n_features + 1, np.nan, np.float32)
    engine.features(table.state.handle, seat, out)
    assert not np.isnan(out[:-1]).any()
    assert np.isnan(out[-1])
    return out[:-1]


def is_secret(table: stockpot.Table, viewer: int) -> bool:
    return bool(engine.is_secret(table.state.handle, viewer))
