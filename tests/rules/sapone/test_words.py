"""Moves and events in words, English and French."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.core.kinds import counted
from stockpot.core.options import LANGUAGES
from stockpot.games.sapone.pieces import CARD
from stockpot.games.sapone.state import N_ACTIONS, Phase
from stockpot.games.sapone.words import TEXTS, read, write

from .stall import ADA, BOB, CARL, believe, bid, offer, play, table


def test_every_action_has_a_name_of_its_own_in_every_language():
    where = table("coin ×3", "coin", offer="leek", declared="leek")
    for lang in LANGUAGES:
        names = [where.game.label(where.state, 0, action, lang) for action in range(N_ACTIONS)]
        assert len(set(names)) == N_ACTIONS
        for action, name in enumerate(names):
            assert read(where.state, 0, name.upper()) == action
            assert read(where.state, 0, write(where.state, 0, action)) == action
    assert read(where.state, 0, "PASSER") == read(where.state, 0, "done")
    assert read(where.state, 0, "dance") is None


TYPED = {
    "choice": {"Sell": "sell", "vendre": "sell", "ACHETER": "buy", "acheter.": "buy"},
    "pay": {"pay coin": "pay coin", "pièce": "pay coin", "payer un poireau": "pay leek"},
    "offer": {"sell the leek": "sell leek", "leek, sell": "sell leek", "poireau": "sell leek", "soap-double": "sell double soap"},
    "declare": {"four-coins": "declare four coins", "quatre pièces": "declare four coins", "rateau annoncer": "declare rake"},
    "wish": {"soap": "wish for soap", "des outils": "wish for tools", "want tools": "wish for tools", "pass": "no wish"},
    "bid": {"coin": "bid coin", "miser une pièce": "bid coin", "Passer": "pass", "done": "pass", "terminé": "pass"},
    "claim": {"leek": "claim leek", "say leek": "claim leek", "ne rien dire": "no claim", "pass": "no claim"},
    "doubt": {"douter": "doubt", "no doubt": "believe", "pass": "believe", "passer": "believe"},
    "answer": {
        "accept 1": "accept seat 1", "seat 1 accept": "accept seat 1", "accepter la place 1": "accept seat 1",
        "tout refuser": "refuse", "pass": "refuse", "ask for more": "ask all", "demander à tous": "ask all",
        "ask 2": "ask seat 2",
    },
}  # fmt: skip


def situations():
    """A table in the middle of each decision, with who decides."""
    where = table("coin ×3, leek, double soap", "coin ×2", "coin", doubt=True)
    yield "choice", where, ADA
    paying = where.copy()
    play(paying, "0 buy")
    yield "pay", paying, ADA
    for phase, seat, moves in (
        ("offer", ADA, ["0 sell"]),
        ("declare", ADA, ["0 sell leek"]),
        ("wish", ADA, ["0 declare leek"]),
        ("doubt", BOB, ["0 no wish"]),
        ("bid", BOB, ["1 believe", "2 believe"]),
        ("claim", BOB, ["1 bid coin"]),
        ("answer", ADA, ["1 no claim", "1 done", "2 pass", "1 believe", "2 believe"]),
    ):
        play(where, *moves)
        yield phase, where, seat


def test_moves_are_read_in_any_order_and_language_and_by_the_name_alone():
    seen = set()
    for phase, where, seat in situations():
        seen.add(phase)
        for typed, meant in TYPED[phase].items():
            (action,) = [one.id for one in where.legal(seat) if one.text == meant]
            assert where.read_move(seat, typed) == action, (phase, typed)
    assert seen == set(TYPED)


@pytest.mark.rule("sapone.turn.hand", "sapone.turn.choice", "sapone.sell.bids", "sapone.turn.order")
def test_what_is_understood_but_not_allowed_is_refused_by_its_rule():
    against = {
        "choice": {"sell leek": "sapone.turn.choice", "pass": "sapone.turn.choice"},
        "pay": {"pay broom": "sapone.turn.hand", "pass": "sapone.buy.price"},
        "offer": {"balai": "sapone.turn.hand", "pass": "sapone.sell.offer", "sell": "sapone.sell.offer"},
        "bid": {"bid diamond": "sapone.turn.hand", "accept 2": "sapone.sell.locked"},
        "answer": {"accept 2": "sapone.sell.answer", "ask 0": "sapone.sell.answer"},
    }
    for phase, where, seat in situations():
        for typed, rule in against.get(phase, {}).items():
            with pytest.raises(stockpot.IllegalMove) as refused:
                where.play(seat, typed)
            assert refused.value.reason.rule == rule, (phase, typed)
        for typed in ("sell unicorn", "unicorn", "coin coin leek", ""):
            with pytest.raises(stockpot.UnknownMove):
                where.play(seat, typed)
        if phase == "bid":
            assert where.why_not(ADA, "pass").rule == "sapone.sell.bids"
        if phase == "offer":
            assert where.why_not(BOB, "pass").rule == "sapone.turn.order"


def test_a_sale_reads_as_sentences_in_french():
    where = table("coin ×2, leek", "coin ×2, broom", "coin", market=["rake", "pick up", "coin"])
    offer(where, "leek", "broom", "wish for tools")
    bid(where, BOB, "broom as broom", "coin as leek")
    bid(where, CARL)
    play(where, "0 ask seat 2", "0 wish for soap")
    bid(where, BOB)
    bid(where, CARL)
    play(where, "0 accept seat 1")
    assert where.log(None, "fr", ["Ada", "Bob", "Carl"]) == [
        "Ada propose une carte : « balai », et souhaite des outils.",
        "Bob mise 2 cartes : « un poireau et un balai ».",
        "Carl passe.",
        "Ada demande plus à Carl : du savon.",
        "Bob n’ajoute rien.",
        "Carl passe.",
        "Ada vend la carte à Bob pour 2 cartes.",
        "Bob prend une carte face cachée en compensation.",
        "Bob prend une pioche.",
    ]


def told_of(card: str, n: int, lang: str) -> str:
    return counted(CARD, card, n, TEXTS[lang])


def test_cards_have_their_articles_and_plurals():
    assert [told_of(card, 1, "en") for card in ("artichoke", "pick", "soap", "four coins", "diamond")] == [
        "an artichoke", "a pickaxe", "a single soap", "a four-coin card", "the Diamond",
    ]  # fmt: skip
    assert [told_of(card, 2, "en") for card in ("broccoli", "pick", "double soap", "two coins")] == [
        "2 broccoli", "2 pickaxes", "2 double soaps", "2 two-coin cards",
    ]  # fmt: skip
    assert [told_of(card, 1, "fr") for card in ("coin", "scythe", "leek", "three coins", "diamond")] == [
        "une pièce", "une faux", "un poireau", "une carte trois pièces", "le diamant",
    ]  # fmt: skip
    assert [told_of(card, 3, "fr") for card in ("coin", "scythe", "leek", "rake", "three coins")] == [
        "3 pièces", "3 faux", "3 poireaux", "3 râteaux", "3 cartes trois pièces",
    ]  # fmt: skip


def test_everything_can_be_asked_told_and_refused_in_every_language():
    phases, kinds = set(), set()
    for players, options in ((2, {"doubt": True}), (4, {"doubt": True, "target": 10})):
        where, chance = stockpot.Table("sapone", players, seed=5, options=options), random.Random(7)
        while not where.over:
            phases.add(where.state.phase)
            for seat in where.to_act:
                assert where.asks(seat, "en")
                assert where.asks(seat, "fr")
            seat = chance.choice(where.to_act)
            moves = where.legal(seat)
            quiet = [move for move in moves if move.text in ("believe", "done", "buy")]
            move = chance.choice(quiet) if quiet and chance.random() < 0.5 else chance.choice(moves)
            for event in where.play(seat, move):
                for lang in LANGUAGES:
                    told = event.seen(stockpot.ALL_OPEN, lang)
                    assert told
                    assert told.text
                    kinds.add(told.kind)
                    event.seen(0, lang)
                    event.seen(None, lang)
    assert phases >= {p for p in range(Phase.OVER) if p != Phase.DIAMOND}
    assert len(kinds) >= 21


@pytest.mark.rule("sapone.turn.choice", "sapone.sell.offer", "sapone.doubt.ask")
def test_refusals_cite_rules_of_the_rulebook():
    rulebook = stockpot.game("sapone").rulebook("en").replace(".", "-")
    for key in TEXTS["en"]:
        if key.startswith("refused-"):
            assert f'<a id="{key.replace("refused", "sapone", 1)}"></a>' in rulebook


def test_what_a_seat_is_asked():
    where = table("coin ×4, leek", "coin ×2", doubt=True)
    assert where.asks(ADA) == "Sell a card, or buy from the soap deck?"
    play(where, "0 buy", "0 pay coin")
    assert where.asks(ADA) == "Pay 2 more cards for your soap card."
    where = table("coin ×4, leek", "coin ×2", doubt=True)
    offer(where, "coin", "leek")
    assert where.asks(BOB) == "Do you doubt that it is a leek?"
    believe(where)
    assert where.asks(BOB) == "Bid a card, or pass."
    play(where, "1 bid coin")
    assert where.asks(BOB, "fr") == "Vous misez une pièce. Qu’en dites-vous ?"
    play(where, "1 no claim")
    assert where.asks(BOB) == "Add a card to your bid, or finish it."
    assert where.log(BOB, names=["Ada", "Bob"])[-1] == "Bob bids a coin, saying nothing."
    play(where, "1 done")
    believe(where)
    assert where.asks(ADA) == "Accept a bid, ask for more, or refuse."


@pytest.mark.rule("sapone.sell.words")
def test_words_with_a_bid_are_heard_when_the_bids_are_shown():
    where = table("coin ×2, leek", "coin ×2, broom", "coin ×2", market=["rake", "pick up", "coin"])
    offer(where, "leek", "broom")
    play(where, f"{BOB} bid coin", f"{BOB} no claim")
    where.play(BOB, "done", note="My last one")
    words = "Bob: “My last one”"
    names = ["Ada", "Bob", "Carl"]
    assert words in where.log(BOB, names=names)
    for viewer in (ADA, CARL, None):
        assert words not in where.log(viewer, names=names)
    before = where.copy()
    bid(where, CARL)
    for after in (where, stockpot.replay(where.record())):
        for viewer in (ADA, BOB, CARL, None, stockpot.ALL_OPEN):
            assert after.log(viewer, names=names).count(words) == 1
    bid(before, CARL)
    assert before.history[-1].heard == ((BOB, "My last one"),)
