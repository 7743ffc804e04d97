"""The search: sees nothing that its seat cannot know, grows with its budget, refuses nonsense."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import stockpot
from stockpot.bots.careless import CarelessBot
from stockpot.bots.growth import Tree, grown, no_priors
from stockpot.bots.levels import OWN, THINKING, level_of, settings, thinker
from stockpot.bots.plans import PlanBot
from stockpot.bots.search import SearchBot
from stockpot.bots.tree import Root, Scratch, determinize
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument
from stockpot.engine.ground import Here
from stockpot.testing.settings import Setting, some_way_in
from tests.support.settings import every_printed_setting, every_setting

SMALL = Settings(iterations=60)


def thought(table: stockpot.Table, seat: int, settings: Settings = SMALL) -> Tree:
    """The tree of a search."""
    return grown(table, seat, settings, settings.iterations, 7, no_priors)


@every_setting
def test_a_search_grows_the_same_tree_on_tables_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    for seed in range(3):
        table = some_way_in(setting, seed)
        for seat in table.to_act:
            other = table.redeal(seat, seed=seed)
            assert thought(other, seat) == thought(table, seat)


@every_printed_setting
@pytest.mark.parametrize("level", ["random", "thumb"])
def test_quick_levels_play_the_same_where_their_seat_sees_the_same(setting: Setting, level: str) -> None:
    table = some_way_in(setting, 5)
    for seat in table.to_act:
        moves = {stockpot.bot(setting.game, level, seed=3).choose(where, seat).id for where in alike(table, seat)}
        assert len(moves) == 1


@every_printed_setting
@pytest.mark.parametrize("level", THINKING)
def test_levels_that_think_grow_the_same_trees_where_their_seat_sees_the_same(setting: Setting, level: str) -> None:
    """As the level plays this game, but after a short thought."""
    level_here = level_of(setting.game, level)
    brief = replace(level_here, settings=replace(level_here.settings, iterations=60, seconds=None))
    table = some_way_in(setting, 5)
    for seat in table.to_act:
        thoughts = set()
        for where in alike(table, seat):
            bot = thinker(3, level, brief)
            action = bot.choose(where, seat)
            searcher = bot.thinker if isinstance(bot, CarelessBot) else bot
            assert isinstance(searcher, PlanBot if level_here.plans else SearchBot)
            thoughts.add((action.id, *(searcher.trees if isinstance(searcher, SearchBot) else ())))
        assert len(thoughts) == 1


def alike(table: stockpot.Table, seat: int) -> list[stockpot.Table]:
    """A table, and others that the seat cannot tell from it."""
    return [table, table.redeal(seat, seed=1), table.redeal(seat, seed=2)]


@pytest.mark.parametrize("game", ["soup", "sapone"])
def test_guesses_that_explain_what_others_did_are_looked_at_more_often(game: str) -> None:
    """The guesses of a search are believed more, on average, than guesses made blindly."""
    believed = blind = 0.0
    here = Here()
    for start in range(12):
        table = after_some_thought(game, start)
        for seat in range(4):
            root = Root(table.redeal(seat, seed=0).state.handle, seat, seed_argument(0), here.buffer("f", 0))
            scratch = Scratch.for_game(table.game, here)
            for number in range(200):
                fresh = Scratch.for_game(
                    table.game, here
                )  # nothing is believed yet: the new guess is taken as it comes
                determinize(root, fresh, seed_argument(number))
                blind += fresh.belief[0]
                determinize(root, scratch, seed_argument(number))
                believed += scratch.belief[0]
    assert believed > 1.05 * blind


def after_some_thought(game: str, seed: int) -> stockpot.Table:
    """A table some way into a game between players who go by rules of thumb."""
    table, chance = stockpot.Table(game, 4, seed=seed), random.Random(seed)
    bot = stockpot.bot(game, "thumb", seed=seed)
    for _ in range(chance.randrange(6, 20)):
        seat = chance.choice(table.to_act)
        table.play(seat, bot.choose(table, seat))
    return table


def test_looking_twice_at_a_guess_is_still_blind_and_counts_every_iteration() -> None:
    table = soup_tricks()
    seat = table.to_act[0]
    trees = []
    for where in (table, table.redeal(seat, seed=3)):
        trees.append(thought(where, seat, replace(SMALL, looks=4)))
        assert trees[-1][0].visits == 60
    assert trees[0] == trees[1]


@pytest.mark.parametrize("modelled", [True, False])
def test_modelled_others_answer_by_the_rule_of_thumb_in_the_tree(modelled: bool) -> None:
    """The first two choose their spaces in ursuppe, where nothing is hidden."""
    table = stockpot.Table("ursuppe", 4, seed=1)
    (seat,) = table.to_act
    tree = thought(table, seat, replace(SMALL, iterations=200, modelled=modelled, chance_percent=0))
    for child in tree.children(tree[0], seat):
        after = table.copy()
        after.play(seat, child.action)
        (other,) = after.to_act
        answers = {node.action for node in tree.children(child, other)}
        advised = stockpot.bot("ursuppe", "thumb").choose(after, other).id
        assert answers == ({advised} if modelled else {action.id for action in after.legal(other)})


def test_a_trusting_search_leaves_the_rule_of_thumb_only_for_something_clearly_better() -> None:
    table = soup_tricks()
    seat = table.to_act[0]
    advised = stockpot.bot("soup", "thumb").choose(table, seat)
    ranked = {trust: SearchBot(2, replace(SMALL, trust=trust)).ranked(table, seat) for trust in (0.0, 1.0)}
    assert ranked[0.0] == SearchBot(2, SMALL).hints(table, seat)
    assert ranked[1.0][0].action == advised
    assert sorted(hint.action.id for hint in ranked[1.0]) == sorted(hint.action.id for hint in ranked[0.0])


@every_printed_setting
def test_what_a_search_found_is_legal_and_sorted_and_adds_up(setting: Setting) -> None:
    table = some_way_in(setting, 6)
    for seat in table.to_act:
        hints = SearchBot(1, SMALL).hints(table, seat)
        legal = table.legal(seat)
        assert all(hint.action in legal for hint in hints)
        if len(legal) > 1:
            assert [h.simulations for h in hints] == sorted((h.simulations for h in hints), reverse=True)
            assert 0 < sum(h.simulations for h in hints) <= 60
        assert all(0 <= hint.share <= 1 for hint in hints)


def soup_tricks() -> stockpot.Table:
    table = stockpot.Table("soup", 4, seed=2)
    for seat in range(4):
        table.play(seat, table.legal(seat)[seat])
    return table


def test_a_search_leaves_the_table_alone() -> None:
    table = soup_tricks()
    before = table.state.to_bytes()
    SearchBot(1, SMALL).choose(table, table.to_act[0])
    assert table.state.to_bytes() == before


def test_a_search_begins_anew_at_every_decision() -> None:
    """What it thought before changes nothing, so a table may let any process think."""
    table, settings = soup_tricks(), Settings(iterations=300)
    seat = table.to_act[0]
    first, second = SearchBot(1, settings), SearchBot(1, settings)
    first.hints(table, seat)
    second.chance.setstate(first.chance.getstate())
    table.play(seat, table.legal(seat)[0])
    assert first.hints(table, table.to_act[0]) == second.hints(table, table.to_act[0])


def test_several_threads_add_their_visits_up() -> None:
    table = soup_tricks()
    seat = table.to_act[0]
    hints = SearchBot(1, Settings(iterations=200, threads=2)).hints(table, seat)
    assert sum(hint.simulations for hint in hints) == 200


def test_a_time_budget_ends_the_search() -> None:
    table = soup_tricks()
    hints = SearchBot(1, Settings(iterations=None, seconds=0.05)).hints(table, table.to_act[0])
    assert hints


def test_progressive_widening_considers_fewer_moves() -> None:
    table = soup_tricks()
    seat = table.to_act[0]
    all_moves = SearchBot(1, Settings(iterations=100)).hints(table, seat)
    few_moves = SearchBot(1, Settings(iterations=100, widen=0.4)).hints(table, seat)
    assert len(few_moves) <= 5 < len(all_moves)


@pytest.mark.parametrize(
    "wrong",
    [{"iterations": 0}, {"iterations": None}, {"seconds": 0.0}, {"seconds": -1.0}, {"threads": 0}, {"looks": 0}],
)
def test_a_budget_of_nothing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="search needs"):
        Settings(**wrong)


def test_every_level_has_its_settings_in_every_game_and_a_clock() -> None:
    for game in stockpot.game_names():
        for level in THINKING:
            found = level_of(game, level)
            limit = 3 if (game, level) == ("ursuppe", "expert") else 1
            assert found.settings.seconds is not None
            assert found.settings.seconds < limit
            assert stockpot.bot(game, level).name == level


def test_a_search_can_be_named_with_its_settings() -> None:
    named = stockpot.bot("pantry", "search:70:explore=0.5:chance_percent=100:modelled=yes", seed=1)
    assert isinstance(named, SearchBot)
    expert = settings("pantry", "expert")
    assert named.settings == replace(
        expert, iterations=70, seconds=None, explore=0.5, chance_percent=100, modelled=True
    )  # fmt: skip
    timed = stockpot.bot("pantry", "search:0.2s")
    assert isinstance(timed, SearchBot)
    assert (timed.settings.iterations, timed.settings.seconds) == (None, 0.2)


@pytest.mark.parametrize("name", ["search:", "search:many", "search:10:depth=3", "search:10:explore", "search:xs"])
def test_a_search_that_cannot_be_understood_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"There is no bot '{name}'"):
        stockpot.bot("soup", name)


def test_unknown_levels_and_seats_that_owe_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="There is no bot 'chef'"):
        stockpot.bot("soup", "chef")
    for nothing in ("search:0", "search:0s"):
        with pytest.raises(ValueError, match="search needs"):
            stockpot.bot("soup", nothing)
    table = soup_tricks()
    idle = next(seat for seat in range(4) if seat not in table.to_act)
    for level in OWN:
        with pytest.raises(ValueError, match="owes no decision"):
            stockpot.bot("soup", level).choose(table, idle)


def test_search_beats_rules_of_thumb_in_soup() -> None:
    """Ten games against three thumb players each: a fair share would be 2.5."""
    won = 0.0
    for number in range(10):
        table = stockpot.Table("soup", 4, seed=number)
        hero = number % 4
        seated = [stockpot.bot("soup", "search:150" if seat == hero else "thumb", seed=number) for seat in range(4)]
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, seated[seat].choose(table, seat))
        won += table.outcome[hero]
    assert won >= 4
