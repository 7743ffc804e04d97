"""All commands with their options; what they do stands in a file of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, Optional

import typer

from stockpot import __version__

app = typer.Typer(
    name="stockpot",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PLAY, STUDY, SERVE, BUILD = "Play", "Study", "Serve", "Set up and extend"
"""How `stockpot --help` groups the commands."""

OptionalGame = Annotated[Optional[str], typer.Argument(help="The game; see `stockpot games`.")]  # noqa: UP045
GameName = Annotated[str, typer.Argument(help="The game; see `stockpot games`.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr, …; else by the system's language.")]
Database = Annotated[
    str, typer.Option("--db", envvar="STOCKPOT_DB", help="The database; else the file that `stockpot serve` uses.")
]
Bus = Annotated[
    str, typer.Option("--bus", envvar="STOCKPOT_BUS", help="redis://…, where several processes serve the same tables.")
]
Setting = Annotated[list[str], typer.Option("--set", "-s", help="An option of the game: open_recipes=on")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stockpot {__version__}")
        raise typer.Exit


@app.callback()
def stockpot(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Five tabletop games about soup."""


@app.command(rich_help_panel=PLAY)
def play(
    game: OptionalGame = None,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    bots: Annotated[
        str, typer.Option(help="Bots from left to right: novice, cook, expert, my_bots.py:Bot, …")
    ] = "cook",
    names: Annotated[str, typer.Option(help="The people's names, with commas.")] = "",
    seed: Annotated[Optional[str], typer.Option(help="Plays the same cards again.")] = None,  # noqa: UP045
    settings: Setting = [],  # noqa: B006
    load: Annotated[Optional[Path], typer.Option(help="Go on with a saved game.")] = None,  # noqa: UP045
    lang: Language = "",
) -> None:
    """Play in the terminal, against bots or several people at one keyboard."""
    from stockpot.cli.backend import use_modules_for

    use_modules_for(game)
    from stockpot.cli.play import start

    start(game, players, people, bots, names, seed, settings, load, lang)


@app.command(rich_help_panel=PLAY)
def games(lang: Language = "") -> None:
    """Which games there are, with their options."""
    from stockpot.cli.games import show

    show(lang)


@app.command(rich_help_panel=PLAY)
def rules(
    game: GameName, lang: Language = "", rule: Annotated[str, typer.Option(help="Only this rule, by its id.")] = ""
) -> None:
    """Read the rulebook of a game."""
    from stockpot.cli.rules import show

    show(game, lang, rule)


@app.command(rich_help_panel=PLAY)
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[Optional[int], typer.Option(help="Through the eyes of this seat; else all open.")] = None,  # noqa: UP045
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every move.")] = False,
    svg: Annotated[Optional[Path], typer.Option(help="Write it as an SVG file that plays by itself.")] = None,  # noqa: UP045
    gif: Annotated[Optional[Path], typer.Option(help="Write it as a GIF (needs stockpot[pictures]).")] = None,  # noqa: UP045
    pace: Annotated[float, typer.Option(help="Seconds a move, in these.", min=0.05)] = 0.8,
    theme: Annotated[Literal["light", "dark", "auto"], typer.Option(help="Colours of these.")] = "light",
    lang: Language = "",
) -> None:
    """Watch a recorded game, or make a film of it."""
    from stockpot.cli.backend import use_modules_for

    use_modules_for(None)
    if svg or gif:
        from stockpot.cli.film import write

        write(file, seat, svg, gif, pace, theme, lang)
        return
    from stockpot.cli.replay import show

    show(file, seat, step, boards, lang)


@app.command(rich_help_panel=STUDY)
def check(
    game: OptionalGame = None,
    count: Annotated[int, typer.Option("--games", help="Games for each number of players.")] = 1_000_000,
    seed: Annotated[int, typer.Option(help="Seed of the series.")] = 1,
    twice: Annotated[int, typer.Option(help="How many of them to play interpreted too, comparing all bytes.")] = 0,
    look: Annotated[
        Literal["end", "able", "sound", "position"],
        typer.Option(
            help="Look at the end (end), before every decision also at whether it can be taken (able), at all pieces (sound), "
            "or at whether it can be written down and read back (position: much slower)."
        ),
    ] = "end",
) -> None:
    """Play random games on all cores: all end, all pieces add up."""
    from stockpot.cli.check import run

    run(game, count, seed, twice, look)


@app.command(rich_help_panel=STUDY)
def bench(
    games: Annotated[Optional[list[str]], typer.Argument(help="Games to measure; all if none is named.")] = None,  # noqa: UP045
    seconds: Annotated[float, typer.Option(help="Time for each measurement.")] = 3.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside OpenSpiel, RLCard, PettingZoo, Gymnasium and Pgx, in the same run.")
    ] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Iterations of the search, beside OpenSpiel's, and nothing else.")
    ] = False,
    hearts: Annotated[
        bool,
        typer.Option("--hearts", help="The example Hearts beside OpenSpiel's, decisions and search, and nothing else."),
    ] = False,
    wasm: Annotated[
        bool, typer.Option("--wasm", help="Compiled code beside WebAssembly, by wasmtime and Node, and nothing else.")
    ] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Many tables stepped on a GPU, and nothing else.")] = False,
    interfaces: Annotated[
        bool,
        typer.Option(
            "--interfaces", help="Through PettingZoo, Gymnasium, OpenSpiel and VectorTable, and nothing else."
        ),
    ] = False,
    output: Annotated[Optional[Path], typer.Option("--json", help="Write the figures too.")] = None,  # noqa: UP045
) -> None:
    """Measure decisions and games per second."""
    from stockpot.cli.bench import run

    run(games, seconds, peers, search, hearts, wasm, gpu, interfaces, output)


@app.command(rich_help_panel=BUILD)
def warm(
    games: Annotated[Optional[list[str]], typer.Argument(help="Games to compile; all if none is named.")] = None,  # noqa: UP045
) -> None:
    """Compile the rules of games ahead of play."""
    from stockpot.cli.warm import run

    run(games or [])


@app.command(rich_help_panel=BUILD)
def wasm(
    games: Annotated[Optional[list[str]], typer.Argument(help="Games; all if none is named.")] = None,  # noqa: UP045
    check: Annotated[bool, typer.Option("--check", help="Only say which modules do not fit the sources.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Build also what fits.")] = False,
) -> None:
    """Build the WebAssembly modules of games whose rules have changed."""
    from stockpot.cli.wasm import run

    run(games or [], check, everything)


@app.command(rich_help_panel=PLAY)
def analyse(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    iterations: Annotated[int, typer.Option(help="How often each move is tried.", min=1)] = 400,
    worst: Annotated[int, typer.Option(help="How many costly decisions to show.")] = 8,
    output: Annotated[Optional[Path], typer.Option("--json", help="Write every decision's judgement.")] = None,  # noqa: UP045
    lang: Language = "",
) -> None:
    """Look back at a game with an expert's eyes: winning chances and the moves that cost most."""
    from stockpot.cli.backend import use_modules_for

    use_modules_for(None)
    from stockpot.cli.analyse import run

    run(file, iterations, worst, output, lang)


@app.command(rich_help_panel=STUDY)
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Levels, with commas; search:N is a search with N iterations, search:0.1s one with so much time; "
            "of your own: FILE.py:NAME, policy:FILE.py:NAME, onnx:FILE, program:COMMAND."
        ),
    ] = "expert,cook,thumb,random",
    games: Annotated[int, typer.Option(help="How many games; every line-up is rotated through all seats.")] = 400,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option(help="Seed of the series.")] = "arena",
    settings: Setting = [],  # noqa: B006
    hero: Annotated[bool, typer.Option(help="The first bot alone against copies of the others in turn.")] = False,
    against: Annotated[str, typer.Option(help="Each bot alone against copies of this one, --games each.")] = "",
    file: Annotated[Optional[Path], typer.Option(help="Keep results here and go on from them.")] = None,  # noqa: UP045
    output: Annotated[Optional[Path], typer.Option("--json", help="Write the ratings.")] = None,  # noqa: UP045
    plot: Annotated[Optional[Path], typer.Option(help="Draw the ratings, as SVG.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or auto.")] = "",
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Only random and thumb, in compiled code: thousands of games a second.")
    ] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="The same on a GPU.")] = False,
) -> None:
    """Let bots play against each other and rate them."""
    from stockpot.cli.arena import run

    run(game, bots, games, players, seed, settings, hero, against, file, output, plot, cores, ray, compiled, gpu)


@app.command(rich_help_panel=STUDY)
def score(
    bots: Annotated[str, typer.Option(help="Who is scored, with commas; levels and bots of your own, as at an arena.")],
    only: Annotated[str, typer.Option(help="One of the five games.")] = "",
    games: Annotated[int, typer.Option(help="Games of each; Stockpot-5 asks for 1,000.", min=8)] = 1000,
    folder: Annotated[Optional[Path], typer.Option(help="Keep results here and go on from them.")] = None,  # noqa: UP045
    output: Annotated[Optional[Path], typer.Option("--json", help="Write the scores too.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Stockpot-5: how a bot does in all five games against fixed opponents."""
    from stockpot.cli.score import run

    run(bots, only, games, folder, output, cores)


@app.command(rich_help_panel=STUDY)
def calibrate(
    game: GameName,
    games: Annotated[
        int, typer.Option(help="How many games; one decision of every player is estimated.", min=2)
    ] = 1000,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    bots: Annotated[str, typer.Option(help="Who plays, with commas; all at a table are of one level.")] = "cook",
    seed: Annotated[str, typer.Option(help="Seed of the series.")] = "calibrate",
    file: Annotated[Optional[Path], typer.Option(help="Keep estimates here and go on from them.")] = None,  # noqa: UP045
    output: Annotated[Optional[Path], typer.Option("--json", help="Write the figures too.")] = None,  # noqa: UP045
    plot: Annotated[Optional[Path], typer.Option(help="Draw the curve, as SVG.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Compare the chances that hints and analyses tell with how games end."""
    from stockpot.cli.calibrate import run

    run(game, games, players, bots, seed, file, output, plot, cores)


@app.command(rich_help_panel=STUDY)
def sit(
    url: Annotated[str, typer.Argument(help="The server: https://…")],
    table: Annotated[str, typer.Argument(help="The table's id, as in its address.")],
    program: Annotated[str, typer.Option(help="The bot: a program and its arguments, 'node my_bot.mjs'.")],
    token: Annotated[str, typer.Option(envvar="STOCKPOT_TOKEN", help="The bot's, from POST /api/me/bots.")],
    code: Annotated[str, typer.Option(help="The invitation that the host gave, where the table is not open.")] = "",
    seat: Annotated[Optional[int], typer.Option(help="Which seat; else a free one.", min=0)] = None,  # noqa: UP045
    every: Annotated[float, typer.Option(help="Seconds between two looks at the table.", min=0.2)] = 1.0,
) -> None:
    """Let a program of your own play at a table server."""
    from stockpot.cli.sit import run

    run(url, table, code, seat, token, program, every)


@app.command(rich_help_panel=STUDY)
def dataset(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Who plays, with commas; they change seats from game to game.")
    ] = "cook,thumb",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option(help="Seed of the series.")] = "dataset",
    settings: Setting = [],  # noqa: B006
    shown: Annotated[
        Literal["observations", "views", "both"],
        typer.Option("--with", help="What seats see: as numbers, as JSON, or both."),
    ] = "observations",
    shard: Annotated[int, typer.Option(help="Games in a file.", min=1)] = 1000,
    output: Annotated[Optional[Path], typer.Option("--output", "-o", help="The folder; GAME-games.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or auto.")] = "",
) -> None:
    """Write games between bots as Parquet files, for learners."""
    from stockpot.cli.dataset import run

    run(game, bots, games, players, seed, settings, shown, shard, output, cores, ray)


@app.command(rich_help_panel=STUDY)
def lab(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 20_000,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option(help="Seed of the series.")] = "lab",
    settings: Setting = [],  # noqa: B006
    compare: Annotated[
        list[str], typer.Option(help="What is different in a second variant, played on the same seeds: full_pot=12")
    ] = [],  # noqa: B006
    sweep: Annotated[
        list[str],
        typer.Option(help="Values tried beside the rules as they are: full_pot=8..14. Several: every combination."),
    ] = [],  # noqa: B006
    sensitivity: Annotated[
        bool, typer.Option("--sensitivity", help="The smallest change of every option, one at a time.")
    ] = False,
    only: Annotated[list[str], typer.Option(help="With --sensitivity: changes of this option.")] = [],  # noqa: B006
    parquet: Annotated[bool, typer.Option("--parquet", help="The figures as Parquet too.")] = False,
    policy: Annotated[
        str,
        typer.Option(help="Who plays: thumb, random, any bot (cook, expert, net, search:100), or one for each seat."),
    ] = "thumb",
    whim: Annotated[
        int, typer.Option(help="Of 100 decisions, so many at random: shows what rules of thumb never try.")
    ] = 0,
    skill: Annotated[
        int, typer.Option(help="Games of expert among cooks and of cook among thumbs: luck against skill. Slow.")
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="For --skill, the strongest first: each alone among copies of the next; my_bots.py:Bot,thumb"
        ),
    ] = "",
    output: Annotated[Optional[Path], typer.Option(help="The report; else GAME.html.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Threads; 0 for all cores.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or auto.")] = "",
    gpu: Annotated[bool, typer.Option("--gpu", help="Play on a GPU; the same games.")] = False,
    serve: Annotated[
        bool, typer.Option("--serve", help="A page instead, on which rules and cards are changed, counted and played.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="With --serve: the port; 0 for any free one.")] = 8000,
) -> None:
    """Play many games and report: seats, length, choices, drama, luck and skill, and the questions of the game."""
    if serve:
        from stockpot.cli.backend import use_modules_until_compiled

        use_modules_until_compiled()
        from stockpot.cli.workshop import run as open_workshop

        open_workshop(game, port)
        return
    if sweep or sensitivity:
        if compare or skill or (sweep and sensitivity):
            raise ValueError("--sweep, --sensitivity, and --compare with --skill are three reports; choose one.")
        from stockpot.cli import sweep as sweeping

        sweeping.run(
            game, games, players, seed, settings, sweep, only, policy, whim, output, cores, ray, gpu, parquet
        )  # fmt: skip
        return
    from stockpot.cli.lab import run

    run(game, games, players, seed, settings, compare, policy, whim, skill, bots, output, cores, ray, gpu, parquet)


@app.command(rich_help_panel=STUDY)
def tune(
    game: GameName,
    target: Annotated[
        list[str], typer.Option(help="What to aim at: 'spread < 1%', 'length 25..35', 'more drama'. Several at once.")
    ] = [],  # noqa: B006
    vary: Annotated[
        list[str], typer.Option(help="What may change: full_pot=8..14, or options by name: full_pot,water_points")
    ] = [],  # noqa: B006
    games: Annotated[int, typer.Option(help="Games of each variant; four times as many of what is found.")] = 2000,
    points: Annotated[int, typer.Option(help="Variants that are tried at most.", min=2)] = 200,
    players: Annotated[Optional[int], typer.Option(help="Seats at the table.")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option(help="Seed of the search.")] = "tune",
    settings: Setting = [],  # noqa: B006
    policy: Annotated[str, typer.Option(help="Who plays: thumb, random, or any bot.")] = "thumb",
    whim: Annotated[int, typer.Option(help="Of 100 decisions, so many at random.")] = 0,
    stronger: Annotated[str, typer.Option(help="Who plays what was found once more.")] = "cook",
    stronger_games: Annotated[int, typer.Option(help="How many games they play of each; 0 for none.")] = 40,
    output: Annotated[Optional[Path], typer.Option(help="The report; else GAME-tune.html.")] = None,  # noqa: UP045
    cores: Annotated[int, typer.Option(help="Threads, or processes where bots think; 0 for all cores.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or auto.")] = "",
    gpu: Annotated[bool, typer.Option("--gpu", help="Play on a GPU; the same games.")] = False,
) -> None:
    """Search for numbers that come closest to several aims at once, and play again what was found."""
    from stockpot.cli.tune import run

    run(
        game, target, vary, games, points, players, seed, settings, policy, whim, stronger, stronger_games, output, cores,
        ray, gpu,
    )  # fmt: skip


@app.command(rich_help_panel=STUDY)
def train(
    game: GameName,
    output: Annotated[Path, typer.Option(help="Where to write the network, at every report.")],
    checkpoint: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="Where to keep all that it takes to go on; a course goes on from it."),
    ] = None,
    curve: Annotated[Optional[Path], typer.Option(help="Where to write the reports, as JSON.")] = None,  # noqa: UP045
    rounds: Annotated[int, typer.Option(help="Rounds of play and learning.")] = 300,
    watch: Annotated[int, typer.Option(help="How many of them only watch rules of thumb.")] = 3,
    minutes: Annotated[Optional[float], typer.Option(help="At most so long.")] = None,  # noqa: UP045
    tables: Annotated[int, typer.Option(help="Tables, shared out among numbers of players and variants.")] = 1024,
    steps: Annotated[int, typer.Option(help="Decisions at each table in a round.")] = 32,
    batch: Annotated[int, typer.Option(help="Decisions that one step of the optimiser looks at.")] = 4096,
    passes: Annotated[int, typer.Option(help="How often a round's decisions are gone over.")] = 2,
    units: Annotated[tuple[int, int, int], typer.Option(help="Of the three hidden layers.")] = (512, 512, 256),
    rate: Annotated[float, typer.Option(help="Size of the steps at the start.")] = 5e-4,
    curiosity: Annotated[float, typer.Option(help="How much surprising moves are liked at the start.")] = 0.005,
    trace: Annotated[float, typer.Option(help="How far later events count: 1 up to the end, 0 not at all.")] = 0.95,
    trust: Annotated[float, typer.Option(help="How much rules of thumb are liked at the start.")] = 4.0,
    thumbs: Annotated[float, typer.Option(help="Share of the tables among rules of thumb.")] = 0.3,
    older: Annotated[float, typer.Option(help="Share of the tables among an older self.")] = 0.2,
    league: Annotated[int, typer.Option(help="How many older selves are kept.")] = 8,
    usual: Annotated[Optional[int], typer.Option(help="The number of players that most tables have.")] = None,  # noqa: UP045
    common: Annotated[float, typer.Option(help="Share of the tables that have it.", min=0, max=1)] = 0.5,
    every: Annotated[int, typer.Option(help="Rounds between two reports.")] = 10,
    duels: Annotated[int, typer.Option(help="Games at the end, for each number of players and variant.")] = 1000,
    seed: Annotated[int, typer.Option(help="On a CPU the same seed gives the same network.")] = 1,
    start: Annotated[Optional[Path], typer.Option(help="A network to go on from.")] = None,  # noqa: UP045
    against: Annotated[
        str, typer.Option(help="Find the best response to copies of this bot: thumb, net or net:FILE.")
    ] = "",
    device: Annotated[str, typer.Option(help="cpu, or cuda: tables and network on the GPU.")] = "cpu",
    cores: Annotated[int, typer.Option(help="Threads that step tables on the CPU; 0 for all cores.")] = 0,
    settle: Annotated[
        int, typer.Option(help="Rounds at first that only teach the critic, where a network goes on.")
    ] = 0,
) -> None:
    """Make a network for a game by self-play."""
    from stockpot.cli.train import run
    from stockpot.lab.train import Files, Training

    training = Training(
        rounds, watch, minutes, tables, steps, batch, passes, units, rate, curiosity, trace, trust, thumbs, older,
        league, usual, common, every, seed, start, against, device, cores, settle,
    )  # fmt: skip
    run(game, training, Files(output, checkpoint, curve), duels)


@app.command(rich_help_panel=STUDY)
def judge(
    game: GameName,
    output: Annotated[Path, typer.Option(help="Where to write the judge, after every round.")],
    minutes: Annotated[float, typer.Option(help="How long games are played.")] = 5.0,
    rounds: Annotated[
        int, typer.Option(help="Times that it learns from games, and then plays by what it has learned.")
    ] = 8,
    cores: Annotated[int, typer.Option(help="Processes that play; 0 for all cores.")] = 0,
    device: Annotated[str, typer.Option(help="Where it learns: cpu or cuda.")] = "cpu",
    seed: Annotated[int, typer.Option(help="Of the games.")] = 1,
) -> None:
    """Make a judge of whole turns for a game, by games of its own."""
    from stockpot.cli.judge import run
    from stockpot.lab.train.judge_plan import Judging

    run(game, output, Judging(minutes, rounds, cores=cores, device=device, seed=seed))


@app.command(
    rich_help_panel=STUDY,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "allow_interspersed_args": False},
)
def figures(context: typer.Context, game: GameName) -> None:
    """What the card lists of a game amount to: balance, solvability (sapotage, pantry).

    Each game has options of its own: `stockpot figures pantry --help`.
    """
    from stockpot.cli.figures import run

    run(game, context.args)


@app.command(rich_help_panel=SERVE)
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for all of the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    db: Annotated[
        str,
        typer.Option(
            envvar="STOCKPOT_DB", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; else a file of yours."
        ),
    ] = "",
    bus: Bus = "",
    origin: Annotated[list[str], typer.Option(help="Another web address whose pages may use this server.")] = [],  # noqa: B006
    secure: Annotated[bool, typer.Option("--secure", help="Behind HTTPS: cookies travel only there.")] = False,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed.")] = "",
    metrics: Annotated[
        str,
        typer.Option(
            envvar="STOCKPOT_METRICS", help="Where Prometheus finds figures, like 127.0.0.1:9100; else nowhere."
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=0, max=1000, help="Processes that think for bots; 0: two more than there are processors.")
    ] = 0,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    browse: Annotated[bool, typer.Option("--open", help="Say where to play, and open the browser there.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from stockpot.cli.backend import use_modules_until_compiled

    use_modules_until_compiled()
    from stockpot.cli.serve import run

    run(host, port, db, bus, origin, secure, proxy, metrics, workers, log, browse)


@app.command(rich_help_panel=BUILD)
def doctor(
    db: Database = "",
    bus: Bus = "",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port that a server would take.")] = 8000,
) -> None:
    """What is installed, compiled and reachable, and what to do about what is not."""
    from stockpot.cli.doctor import run

    run(db, bus, port)


@app.command(rich_help_panel=BUILD)
def new_game(
    name: Annotated[str, typer.Argument(help="What it is called: small letters and digits.")],
    folder: Annotated[Optional[Path], typer.Option(help="Where to write it; else a folder of its name.")] = None,  # noqa: UP045
) -> None:
    """Write a package with a small game in it, complete, to be changed into another."""
    from stockpot.cli.new_game import run

    run(name, folder)


@app.command("print", rich_help_panel=BUILD)
def print_(
    game: GameName,
    paper: Annotated[Literal["A4", "Letter"], typer.Option(help="A4 or Letter.")] = "A4",
    lang: Language = "",
    book: Annotated[bool, typer.Option("--book/--no-book", help="With the rulebook.")] = True,
    settings: Setting = [],  # noqa: B006
    output: Annotated[Optional[Path], typer.Option(help="The file; else named after the game.")] = None,  # noqa: UP045
) -> None:
    """Cards, boards and tokens of a game of your own as PDF, to cut out and play."""
    from stockpot.cli.printing import run

    run(game, paper, lang, book, settings, output)


@app.command(rich_help_panel=SERVE)
def load(
    game: GameName = "soup",
    tables: Annotated[int, typer.Option(help="Tables at the same time.")] = 100,
    clients: Annotated[int, typer.Option(help="Clients at each table, each in a seat, each on a socket.")] = 4,
    bots: Annotated[list[str], typer.Option(help="The level of a bot in a further seat; may be given again.")] = [],  # noqa: B006
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 10,
    rate: Annotated[float, typer.Option(help="Moves a second over all tables; 0: as fast as they are answered.")] = 0,
    servers: Annotated[int, typer.Option(help="Server processes; several need --db and --bus.")] = 1,
    db: Annotated[str, typer.Option(help="An empty database; else a new SQLite file.")] = "",
    bus: Annotated[str, typer.Option(help="redis://…, where there are several servers.")] = "",
    peer: Annotated[str, typer.Option(help="boardgame.io: the same load on it, in the same run.")] = "",
    flat_file: Annotated[bool, typer.Option("--flat-file", help="The peer once more, with its store on disk.")] = False,
    group: Annotated[
        bool, typer.Option("--group", help="Once more at tables of a group, whose members all have a rating.")
    ] = False,
    rounds: Annotated[int, typer.Option(help="Measure so often, server and peer in turns.")] = 1,
    moves: Annotated[int, typer.Option(help="Moves that each table makes, instead of so many seconds.", min=0)] = 0,
    processes: Annotated[
        int, typer.Option(help="Processes of clients; more where one may not open so many files.", min=1)
    ] = 1,
) -> None:
    """Measure a table server of its own: moves a second, time until all have seen a move, memory."""
    from stockpot.bench.load.crowd import Load
    from stockpot.cli.load import run

    shape = Load(game, tables, clients, tuple(bots), seconds, rate, moves=moves, processes=processes)
    run(shape, servers, db, bus, peer, flat_file, rounds, group)


@app.command(rich_help_panel=SERVE)
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Only say what stands in the way; change nothing.")] = False,
    db: Database = "",
) -> None:
    """Which tables were begun under other rules and cannot go on; brings the database up to date if there are none."""
    from stockpot.cli.upgrade import run

    run(db, check)


@app.command(rich_help_panel=PLAY)
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game, from a server.")],
    published: Annotated[str, typer.Option("--hash", help="The hash you noted before the game; else the file's.")] = "",
) -> None:
    """Check that a game followed the rules and that its shuffle was fixed before the first move."""
    from stockpot.cli.verify import run

    run(file, published)
