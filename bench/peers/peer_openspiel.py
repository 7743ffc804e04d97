"""OpenSpiel, hearts and euchre: from Python, and inside C++ with only a call now and then from Python.

Four rows a game. Only decisions of players are counted: in the rows of whole games dealing costs time but counts for
nothing, and the rows "from the deal" play clones of positions dealt before the clock starts, as a search does.

- "Python API": legal_actions, a random one of them, apply_action, until the game is over. Whole games begin with
  new_initial_state; all chance nodes of these two games are uniform (checked), so legal_actions serves there as well.
- "C++ rollouts, from the deal": RandomRolloutEvaluator does that loop in C++, at its fastest. It cannot be called from
  Python, but MCTSBot.mcts_search with one simulation does nothing else than call it once at the root, for ROLLOUTS
  rollouts, each from a clone of the position.
- "C++ bots, whole games": evaluate_bots plays uniform random bots against each other, chance included, one call a game.
  The bots make it slower than a rollout; but mcts_search crashes the process at a chance node, so a rollout from
  before the deal cannot be had from Python.

How decisions inside C++ are counted. Whole games: move_number at the end less that after the deal, exact. Rollouts:
their number times their mean length. In hearts without passing a game has always 52 decisions. In euchre it varies; the
mean is taken, outside the clock, over LENGTHS games in Python from each of the positions timed (error about 0.1 %).

Hearts is played without passing: "No Pass" is applied at the first chance node, because `pass_cards=False` leaves the
four directions among the chance outcomes (OpenSpiel 2.0.2), and three games in four would pass after all.
"""

import random
from functools import partial

import pyspiel
from peer import Row, Timing, main, pick, repeat

GAMES = ("hearts", "euchre")
NO_PASS = 0
POSITIONS = 100
ROLLOUTS = 200
LENGTHS = 100


def new_game(game: pyspiel.Game) -> pyspiel.State:
    """The start of a game, before the deal; in hearts, one without passing."""
    state = game.new_initial_state()
    if game.get_type().short_name == "hearts":
        state.apply_action(NO_PASS)
    return state


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """A position right after a random deal, where the first player decides. Checks that chance is uniform."""
    state = new_game(game)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        if max(weights) - min(weights) > 1e-9 or list(outcomes) != state.legal_actions():
            raise ValueError(f"{game}: a chance node that is not uniform")
        state.apply_action(pick(outcomes))
    return state


def play_out(state: pyspiel.State) -> int:
    """Play the state to its end at random, in place; returns how many decisions players made."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(pick(state.legal_actions()))
    state.returns()
    return decisions


def python_games(game: pyspiel.Game, seconds: float) -> Timing:
    """Whole games from Python."""
    return repeat(lambda: play_out(new_game(game)), seconds)


def python_rollouts(game: pyspiel.Game, seconds: float) -> Timing:
    """Games from Python, from clones of the same deals."""
    deals = [dealt(game) for _ in range(POSITIONS)]
    timing = repeat(lambda: play_out(pick(deals).clone()), seconds)
    return Timing(timing.decisions, timing.seconds, None)


def cpp_games(game: pyspiel.Game, seconds: float) -> Timing:
    """Whole games between C++ bots."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    deal = dealt(game).move_number()

    def play() -> int:
        state = new_game(game)
        pyspiel.evaluate_bots(state, bots, random.getrandbits(31))
        return state.move_number() - deal

    return repeat(play, seconds)


def cpp_rollouts(game: pyspiel.Game, seconds: float) -> Timing:
    """Rollouts inside C++, as many from each of the deals."""
    deals = [dealt(game) for _ in range(POSITIONS)]
    lengths = [play_out(state.clone()) for state in deals for _ in range(LENGTHS)]
    mean = sum(lengths) / len(lengths)
    if game.get_type().short_name == "hearts" and mean != 52:
        raise ValueError(f"a game of hearts without passing has 52 decisions, not {mean}")

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )

    def search() -> int:
        for state in deals:
            bot.mcts_search(state)
        return ROLLOUTS * POSITIONS

    timing = repeat(search, seconds)
    note = f"{timing.decisions} rollouts of {mean:.2f} decisions"
    return Timing(round(timing.decisions * mean), timing.seconds, None, note)


def rows() -> list[Row]:
    """Two games, from Python and in C++, with and without the deal."""
    ways = (
        ("Python API, whole games", "python", python_games),
        ("Python API, from the deal", "python", python_rollouts),
        ("C++ bots, whole games", "c++", cpp_games),
        ("C++ rollouts, from the deal", "c++", cpp_rollouts),
    )
    return [
        Row(f"{game}, {words}", game, api, partial(way, pyspiel.load_game(game)))
        for game in GAMES
        for words, api, way in ways
    ]


if __name__ == "__main__":
    main("OpenSpiel", "open_spiel", rows())
