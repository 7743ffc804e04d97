"""Personas: who the bots are, what they say, and that their words give nothing away."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.core.game import game
from stockpot.core.options import LANGUAGES
from stockpot.core.personas import (
    ANYBODY,
    PERSONAS,
    TALKS,
    TEMPERAMENTS,
    TEXTS,
    Voice,
    in_language,
    lines,
    persona_at,
    remark_key,
)
from stockpot.core.table import Table

every_game = pytest.mark.parametrize("name", stockpot.game_names())

LONGEST = 60
"""What fits where a game has a place for words."""
TALKATIVE = next(persona for persona in PERSONAS if persona.temperament == "jolly")


def played(table: Table, seed: int, moves: int, lang: str = "en") -> list[tuple[int, str]]:
    """Random moves with the words of a persona at each seat; seats and words where something was said."""
    chance, said = random.Random(seed), []
    voices = [Voice(persona_at("table", seat), "table") for seat in range(table.players)]
    for _ in range(moves):
        if table.over:
            break
        seat = chance.choice(table.to_act)
        action = chance.choice(table.legal(seat))
        note = voices[seat].note(table, seat, action)
        table.play(seat, action, note and in_language(table.game, note, lang))
        if note:
            said.append((seat, note))
    return said


def said_at(name: str, *occasions: str) -> set[str]:
    """What can be said on these occasions, in English."""
    return {en for occasion in occasions for _, en in lines(game(name))[occasion]}


@every_game
def test_every_line_fits_in_every_language(name: str) -> None:
    played = game(name)
    for some in lines(played).values():
        for temperament, english in some:
            assert temperament == ANYBODY or temperament in TEMPERAMENTS
            for text in (in_language(played, english, lang) for lang in LANGUAGES):
                assert 0 < len(text) <= LONGEST
                assert text == text.strip()


@every_game
def test_a_line_is_said_on_one_occasion_and_has_one_translation(name: str) -> None:
    played = game(name)
    everything = [line for some in lines(played).values() for line in some]
    english = [text for _, text in everything]
    assert len(english) == len(set(english))
    assert all(in_language(played, text, "fr") != in_language(played, text, "en") == text for text in english)
    assert all(remark_key(played, text) in played.speech.texts["fr"] for text in english)
    assert remark_key(played, "Words of a person") == ""
    assert in_language(played, "Words of a person", "fr") == "Words of a person"


@every_game
def test_on_every_occasion_every_temperament_has_something_to_say(name: str) -> None:
    for occasion, some in lines(game(name)).items():
        assert any(temperament == ANYBODY for temperament, _ in some), occasion
    assert set(TALKS) == set(TEMPERAMENTS) == {persona.temperament for persona in PERSONAS}


@pytest.mark.parametrize("kind", ["persona", "motto"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_personas_have_names_and_mottos_of_their_own(lang: str, kind: str) -> None:
    texts = TEXTS[lang]
    assert len({texts.say(f"{kind}-{persona.key}") for persona in PERSONAS}) == len(PERSONAS)


def test_no_two_seats_of_a_table_share_a_persona() -> None:
    for seed in ("a", "b", "c"):
        assert len({persona_at(seed, seat).key for seat in range(6)}) == 6
    assert persona_at("a", 2) == persona_at("a", 2)
    assert len({persona_at(str(seed), 0).key for seed in range(60)}) == len(PERSONAS)


def test_every_dish_gets_a_name() -> None:
    table = Table("sapotage", 3, seed=5)
    played(table, 5, 400)
    notes = [note for _, text, note in table.moves if text == "present"]
    assert notes
    assert all(note in said_at("sapotage", "dish") for note in notes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_dishes_of_a_round_have_the_same_name(lang: str) -> None:
    for seed in range(5):
        table = Table("sapotage", 6, seed=seed)
        played(table, seed, 2000, lang)
        names = [note for _, text, note in table.moves if text == "present"]
        assert len(names) > 12
        for first in range(0, len(names), 6):
            assert len(set(names[first : first + 6])) == len(names[first : first + 6])


def test_offers_and_requests_are_praised_in_their_own_words() -> None:
    table = Table("sapone", 4, seed=5)
    said = {note for _, note in played(table, 5, 1200)}
    assert said & said_at("sapone", "offer")
    assert said & said_at("sapone", "more")
    assert said <= said_at("sapone", "offer", "more")


def test_the_same_seed_and_move_number_give_the_same_words() -> None:
    one, other = Table("sapone", 3, seed=8), Table("sapone", 3, seed=8)
    assert played(one, 2, 500) == played(other, 2, 500) != []


def test_words_change_from_move_to_move() -> None:
    voice, table = Voice(TALKATIVE, "x"), Table("sapotage", 3, seed=1)
    said = {voice.words(table.game, table.view(None), {"kind": "present"}, number) for number in range(40)}
    assert len(said) > 10


def test_words_give_nothing_away() -> None:
    """Whatever the others hold, and whatever is really on sale: the words are the same."""
    table, chance, compared = Table("sapone", 4, seed=9), random.Random(9), 0
    voice = Voice(TALKATIVE, "table")
    for number in range(300):
        seat = chance.choice(table.to_act)
        action = chance.choice(table.legal(seat))
        spoken = table.parts(seat, action)
        said = voice.words(table.game, table.view(None), spoken, number)
        if said:
            other = table.redeal(None, seed=number)
            assert other.state.to_bytes() != table.state.to_bytes()
            assert voice.words(table.game, other.view(None), spoken, number) == said
            compared += 1
        table.play(seat, action)
    assert compared > 3


@every_game
def test_bots_remark_on_what_all_have_seen_them_do(name: str) -> None:
    table, bot, said = Table(name, 3, seed=4), stockpot.bot(name, "thumb", seed=4), []
    voice = Voice(TALKATIVE, "table")
    for number in range(600):
        if table.over:
            break
        seat = table.to_act[0]
        told = [event.seen(None) for event in table.play(seat, bot.choose(table, seat))]
        remark = voice.remark(table.game, seat, [one for one in told if one], number)
        said += [remark] if remark else []
    assert said
    assert all(in_language(table.game, words, "fr") != words for words in said)


def test_nobody_remarks_on_what_others_do() -> None:
    table, voice = Table("soup", 3, seed=4), Voice(TALKATIVE, "table")
    bot = stockpot.bot("soup", "thumb", seed=4)
    while not table.over:
        seat = table.to_act[0]
        told = [event.seen(None) for event in table.play(seat, bot.choose(table, seat))]
        events = [one for one in told if one and one.data.get("seat") != seat]
        assert voice.remark(table.game, seat, events, 1) is None
