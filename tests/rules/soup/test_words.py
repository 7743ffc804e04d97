"""Moves, questions, refusals and events in words, English and French."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.games.soup.pieces import N_FACES

from .kitchen import RECIPES, choosing, deal, last_deal, may, plain, play

# ---------------------------------------------------------------------------------------------------------------- moves


def labels(table: stockpot.Table, lang: str) -> list[str]:
    return [table.game.label(table.state, 0, action, lang) for action in range(table.game.n_actions)]


@pytest.mark.rule("soup.ruling.copies", "soup.cards.deck")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_name_that_is_read_back(lang):
    table = deal("bug 1", "bug 2")
    names = labels(table, lang)
    assert len(set(names)) == table.game.n_actions == N_FACES + 5
    for action, name in enumerate(names):
        assert table.game.words.read(table.state, 0, name) == action
        assert table.game.words.read(table.state, 0, f"  {name.upper()} ") == action
        assert table.game.words.read(table.state, 0, table.game.words.write(table.state, 0, action)) == action


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("insecte 3", "bug 3"),
        ("légume remise à zéro", "vegetable reset"),
        ("LEGUME  remise a zero", "vegetable reset"),
        ("fruit herbe", "fruit herb"),
        ("déchet 5", "trash 5"),
        ("fruit 10", "fruit 10"),
        ("3 of bug", "bug 3"),
        ("fruit-herb", "fruit herb"),
        ("play fruit 10", "fruit 10"),
        ("spiele Käfer 3", "bug 3"),
        ("l’herbe de fruit", "fruit herb"),
    ],
)
def test_a_card_may_be_typed_in_either_language(typed, meant):
    table = deal(f"{meant}, bug 1", "bug 2")
    table.play(0, typed)
    assert table.moves == [(0, meant, None)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("soupe aux légumes", "vegetable soup"), ("eau claire", "clear water"), ("Trash Soup", "trash soup")],
)
def test_a_recipe_may_be_typed_in_either_language(typed, meant):
    table = choosing(3)
    table.play(2, typed)
    assert table.moves == [(2, meant, None)]


def test_actions_carry_their_name_in_the_language_asked_for():
    (action,) = deal("vegetable reset", "bug 2").legal(0, "fr")
    assert (action.text, action.label, str(action)) == (
        "vegetable reset",
        "légume remise à zéro",
        "légume remise à zéro",
    )
    assert [action.label for action in choosing(2).legal(0, "fr")] == labels(choosing(2), "fr")[N_FACES:]


@pytest.mark.parametrize("nonsense", ["bug 6", "trash 10", "trash herb", "soup", "", 34, -1])
def test_what_is_no_move_is_named_so(nonsense):
    table = deal("bug 1", "bug 2")
    with pytest.raises(stockpot.UnknownMove):
        table.play(0, nonsense)


def test_a_name_may_be_cut_short_where_one_card_alone_has_it():
    deal("bug 1, fruit 3", "bug 2").play(0, "fruit")
    deal("bug 1, fruit 3", "bug 2").play(0, "Obst")
    with pytest.raises(stockpot.UnknownMove):
        deal("bug 1, bug 3", "bug 2").play(0, "bug")


@pytest.mark.parametrize("word", ["pass", "passe", "ich passe", "no"])
@pytest.mark.rule("soup.play.turn", "soup.recipe.choose")
def test_nobody_passes(word):
    table = deal("bug 1", "bug 2")
    assert table.why_not(0, word) == stockpot.Reason("soup.play.turn", "You can’t pass: play a card.")
    assert table.why_not(1, word).text == "It’s not your turn."
    assert choosing(2).why_not(0, word).rule == "soup.recipe.choose"


def test_no_note_rides_along_with_a_move():
    with pytest.raises(stockpot.BadNote):
        deal("bug 1", "bug 2").play(0, "bug 1", note="Delicious!")


# ------------------------------------------------------------------------------------------------------------ questions


@pytest.mark.rule("soup.play.follow", "soup.recipe.choose", "soup.play.lead")
def test_what_is_asked():
    table = choosing(2)
    assert table.asks(0) == "Choose your recipe for this deal."
    assert plain(table.asks(0, "fr")) == "Choisissez votre recette pour cette donne."
    table = deal("vegetable 1, fruit 1", "vegetable 2, fruit 2", "bug 3, bug 5")
    assert (table.asks(0), table.asks(0, "fr")) == ("Lead a card.", "Entamez avec une carte.")
    assert table.asks(1) is None
    play(table, "vegetable 1")
    assert (table.asks(1), plain(table.asks(1, "fr"))) == ("Follow with a vegetable card.", "Fournissez : légume.")
    play(table, "vegetable 2")
    assert table.asks(2) == "No vegetable in hand: play any card."
    assert plain(table.asks(2, "fr")) == "Aucun légume en main : jouez n’importe quelle carte."


# ------------------------------------------------------------------------------------------------------------- refusals


def following() -> stockpot.Table:
    table = deal("bug 1, fruit 1", "bug 2, fruit 2", "bug 3")
    play(table, "bug 1")
    return table


def over() -> stockpot.Table:
    table = last_deal("bug 1", "", "bug 2")
    play(table, "bug 1")
    return table


def chosen() -> stockpot.Table:
    return choosing(3, recipes=["bug soup", None, None], deal=2, used=[["clear water"]] * 3)


def in_turn() -> stockpot.Table:
    return choosing(2, recipes=["bug soup", None], turn=1, options={"open_recipes": True})


@pytest.mark.rule(
    "soup.end.winner",
    "soup.play.turn",
    "soup.recipe.secret",
    "soup.recipe.choose",
    "soup.score.discard",
    "soup.variant.dealer",
    "soup.recipe.reveal",
    "soup.play.hand",
    "soup.play.follow",
)
@pytest.mark.parametrize(
    ("table", "seat", "move", "rule", "en", "fr"),
    [
        (over(), 2, "bug 2", "soup.end.winner", "The game is over.", "La partie est terminée."),
        (following(), 2, "bug 3", "soup.play.turn", "It’s not your turn.", "Ce n’est pas votre tour."),
        (in_turn(), 0, "fruit soup", "soup.play.turn", "It’s not your turn.", "Ce n’est pas votre tour."),
        (chosen(), 0, "fruit soup", "soup.recipe.secret", "You’ve chosen. Wait for the others.",
         "Vous avez choisi ; les autres pas encore."),
        (chosen(), 1, "bug 1", "soup.recipe.choose", "Choose a recipe first.", "Choisissez d’abord une recette."),
        (chosen(), 1, "clear water", "soup.score.discard", "You’ve already used that recipe.",
         "Vous avez déjà utilisé cette recette."),
        (in_turn(), 1, "bug soup", "soup.variant.dealer",
         "The dealer must choose a different recipe from the player on their left.",
         "Qui donne doit choisir une autre recette que la personne à sa gauche."),
        (following(), 1, "bug soup", "soup.recipe.reveal", "All recipes are chosen: play a card.",
         "Les recettes sont choisies ; jouez une carte."),
        (following(), 1, "bug 4", "soup.play.hand", "You don’t hold that card.", "Vous n’avez pas cette carte."),
        (following(), 1, "fruit 2", "soup.play.follow", "You must follow: you hold a bug.",
         "Vous devez fournir : vous avez la couleur « insecte »."),
    ],
)  # fmt: skip
def test_every_refusal_cites_its_rule_in_english_and_french(table, seat, move, rule, en, fr):
    reason = table.why_not(seat, move)
    assert (reason.rule, reason.text) == (rule, en)
    french = table.why_not(seat, move, "fr")
    assert (french.rule, plain(french.text)) == (rule, fr)
    before = table.state.to_bytes()
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(seat, move)
    assert refused.value.reason == reason
    assert str(refused.value) == f"{en} [{rule}]"
    assert table.state.to_bytes() == before


@pytest.mark.rule("soup.ruling.revoke")
@pytest.mark.parametrize("table", [following(), over(), chosen(), in_turn()])
def test_whatever_is_not_legal_is_refused_with_a_reason(table):
    for seat in range(table.players):
        legal = {action.id for action in table.legal(seat)}
        for action in range(table.game.n_actions):
            reason = table.why_not(seat, action)
            assert (reason is None) == (action in legal)
            assert reason is None or reason.said.key == "refused-" + reason.rule.removeprefix("soup.").replace(".", "-")


# --------------------------------------------------------------------------------------------------------------- events


def texts(events: list, viewer: int | None, lang: str) -> list[str]:
    return [plain(event.seen(viewer, lang).text) for event in events]


@pytest.mark.rule("soup.recipe.secret", "soup.recipe.reveal")
def test_a_recipe_chosen_face_down_is_told_to_its_seat_alone():
    table = choosing(2)
    events = table.play(1, "trash soup")
    assert texts(events, 1, "en") == ["{1} chooses trash soup, face down."]
    assert texts(events, 1, "fr") == ["{1} choisit, face cachée : soupe aux déchets."]
    assert texts(events, stockpot.ALL_OPEN, "en") == texts(events, 1, "en")
    for viewer in (0, None):
        assert texts(events, viewer, "en") == ["{1} has chosen a recipe."]
        assert texts(events, viewer, "fr") == ["{1} a choisi une recette."]
        assert events[0].seen(viewer).data == {"seat": 1}
    events = table.play(0, "clear water")[1:]
    for viewer in (0, 1, None):
        assert texts(events, viewer, "en") == ["{0} cooks clear water.", "{1} cooks trash soup."]
        assert texts(events, viewer, "fr") == ["{0} cuisine : eau claire.", "{1} cuisine : soupe aux déchets."]


@pytest.mark.rule("soup.play.full", "soup.ruling.announce")
def test_cards_and_full_pots_are_told_to_all():
    table = deal(
        "vegetable 5, bug 1", "vegetable 5, bug 2", "fruit 1", recipes=["clear water", "vegetable soup", "bug soup"]
    )
    first, last = table.play(0, "vegetable 5"), table.play(1, "vegetable 5")
    for viewer in (0, 1, 2, None):
        assert texts(first, viewer, "en") == ["{0} plays vegetable 5 → 5 in the pot."]
        assert texts(first, viewer, "fr") == ["{0} joue légume 5 → 5 dans la marmite."]
        assert texts(last, viewer, "en")[1:] == ["The pot is full: {1} takes 2 cards, worth +2."]
        assert texts(last, viewer, "fr")[1:] == ["La marmite est pleine : {1} prend 2 cartes, valeur +2."]
    single = deal("bug 1, bug 2", "bug 3", options={"full_pot": 1}).play(0, "bug 1")
    assert texts(single, None, "en")[1:] == ["The pot is full: {0} takes 1 card, worth −1."]
    assert texts(single, None, "fr")[1:] == ["La marmite est pleine : {0} prend 1 carte, valeur −1."]


@pytest.mark.rule("soup.play.out", "soup.score.floor", "soup.deal.next")
def test_the_end_of_a_deal_is_told_to_all():
    events = deal("bug 1", "", recipes=["bug soup", "clear water"]).play(0, "bug 1")
    for viewer in (0, 1, None):
        assert texts(events, viewer, "en")[1:] == [
            "{1} has no cards left: the deal ends, 1 card left in the pot.",
            "{0} has taken nothing.",
            "{1} has taken nothing.",
            "{0}: 0, now 5.",
            "{1}: +5, now 10.",
            "Deal 2; {0} is the dealer.",
        ]
        assert texts(events, viewer, "fr")[1:] == [
            "{1} n’a plus de carte : la donne est finie, 1 carte dans la marmite.",
            "{0} n’a rien pris.",
            "{1} n’a rien pris.",
            "{0} : 0, total 5.",
            "{1} : +5, total 10.",
            "Donne 2 ; {0} distribue.",
        ]
    filled = deal("bug 5, bug 1", "bug 5").play(0, "bug 5")
    assert len(filled) == 1


@pytest.mark.rule("soup.ruling.last-card")
def test_an_empty_pot_is_not_mentioned():
    table = deal("bug 5, bug 1", "bug 5")
    play(table, "bug 5")
    events = table.play(1, "bug 5")
    assert texts(events, None, "en")[2] == "{1} has no cards left: the deal ends."
    assert texts(events, None, "fr")[2] == "{1} n’a plus de carte : la donne est finie."


@pytest.mark.rule("soup.end.winner")
@pytest.mark.parametrize(
    ("points", "en", "fr"),
    [
        ([1, 2, 0], "{1} wins.", "{1} gagne."),
        ([2, 2, 0], "{0} and {1} share the victory.", "{0} et {1} se partagent la victoire."),
        ([2, 2, 2], "{0}, {1} and {2} share the victory.", "{0}, {1} et {2} se partagent la victoire."),
    ],
)
def test_the_victory_is_told_to_all(points, en, fr):
    events = last_deal("bug 1", "", "", points=points).play(0, "bug 1")
    for viewer in (0, 1, 2, None):
        assert texts(events, viewer, "en")[-1] == en
        assert texts(events, viewer, "fr")[-1] == fr


def test_the_log_of_a_whole_game_names_the_players():
    table = stockpot.Table("soup", players=2, seed=4)
    while not table.over:
        play(table, may(table, table.to_act[0])[0])
    for lang in ("en", "fr"):
        log = table.log(None, lang, ["Ana", "Bo"])
        assert not any("{" in line for line in log)
        assert sum(("pot is full" in line or "marmite est pleine" in line) for line in log) > 5
    assert [text for _, text, _ in table.moves if text in RECIPES]
