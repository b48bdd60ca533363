"""The `embertide` command and its sub-commands."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import embertide
from embertide import catalog
from embertide.cli import rules as rules_command
from embertide.cli import simulate as simulate_command
from embertide.cli import verify as verify_command
from embertide.cli.console import Speech, language_of
from embertide.cli.options import order
from embertide.cli.play import USUAL, Rivals, play_command
from embertide.cli.seal import Own, verify_sealed
from embertide.core.errors import Malformed, Refusal
from embertide.core.extras import required
from embertide.core.level import NAMES

if TYPE_CHECKING:
    from embertide.search.budget import Budget

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help=(embertide.__doc__ or "").partition("\n")[0],
)


def _games() -> list[str]:
    """Return the games, for shells that complete what is typed."""
    return list(catalog.ROOMS)


def _levels() -> list[str]:
    return [*NAMES, "random"]


Game = Annotated[
    str,
    typer.Argument(help=f"One of: {', '.join(catalog.ROOMS)}.", autocompletion=_games),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Mode = Annotated[
    str | None, typer.Option("--mode", "-m", help="competitive, cooperative or solitaire.")
]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", "-v", help="A variant; may be given again.")
]
Board = Annotated[
    str | None, typer.Option("--board", help="The name of a board layout, or the path of a file.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]
Language = Annotated[
    str | None, typer.Option("--language", help="en, fr, it, nl or de; else that of the terminal.")
]

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


Config = Annotated[
    str | None, typer.Option("--config", help="A TOML file with settings; flags come first.")
]
Database = Annotated[
    str | None, typer.Option("--database", help="sqlite:///FILE, or postgresql://…")
]


def _print_version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"embertide {embertide.__version__}\n")
        raise typer.Exit


@app.callback()
def _embertide(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Take the options that belong to no command."""


@app.command()
def serve(  # noqa: PLR0913, PLR0917 - a parameter for each option
    host: Annotated[str | None, typer.Option("--host", help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="0: any that is free.")] = None,
    database: Database = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", help="How many computers think at once.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="How many processes share the port.")
    ] = None,
    pace: Annotated[
        int | None, typer.Option("--pace", help="How long computers take, in percent.")
    ] = None,
    secret_file: Annotated[
        str | None, typer.Option("--secret-file", help="The key that signs cookies.")
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="Open a browser, too.")
    ] = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Run the server: tables in the browser, for friends far away, and for programs."""
    with required("server"):
        from embertide.cli.serve import serve as serve_command  # noqa: PLC0415

    flags = {"host": host, "port": port, "database": database, "thinkers": thinkers, "pace": pace}
    flags |= {"secret_file": secret_file, "browser": browser, "config": config, "workers": workers}
    serve_command(flags, Speech(language_of(language)))


@app.command()
def think(
    nats: Annotated[
        str | None, typer.Option("--nats", help="Servers: nats://HOST:4222, separated by commas.")
    ] = None,
    threads: Annotated[
        int | None, typer.Option("--threads", help="How many searches run at once.")
    ] = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Search for the computer players of servers on other machines, which see views only."""
    with required("server"):
        from embertide.cli.think import think as think_command  # noqa: PLC0415

    flags = {"nats": nats.split(",") if nats else None, "thinkers": threads, "config": config}
    think_command(flags, Speech(language_of(language)))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; must not exist yet.")],
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Copy the embedded database and its key, even while the server runs."""
    with required("server"):
        from embertide.cli.backup import backup_command  # noqa: PLC0415

    flags = {"database": database, "config": config}
    backup_command(file, flags, Speech(language_of(language)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Replace the embedded database by a backup; the old one is kept under another name."""
    with required("server"):
        from embertide.cli.backup import restore_command  # noqa: PLC0415

    flags = {"database": database, "config": config}
    restore_command(file, flags, Speech(language_of(language)))


@app.command(
    context_settings={
        "allow_extra_args": True,
        "ignore_unknown_options": True,
        "help_option_names": [],
        # All arguments are those of the inner commands, also `--`.
        "allow_interspersed_args": False,
    }
)
def admin(context: typer.Context) -> None:
    """Look after a server's tables and people, also while it runs."""
    with required("server"):
        from embertide.cli.admin import app as admin_app  # noqa: PLC0415

    admin_app(context.args, prog_name="embertide admin")


@app.command()
def verify(  # noqa: PLR0913, PLR0917 - a parameter for each option
    files: Annotated[list[str], typer.Argument(help="Records: JSON lines, or one JSON object.")],
    seal: Annotated[
        bool,
        typer.Option("--seal", help="Check the sealed draws of one game, and print each result."),
    ] = False,
    number: Annotated[
        list[str] | None,
        typer.Option(help="With --seal: a number that you sent; may be given again."),
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(help="With --seal: the server's commitment as you noted it.")
    ] = None,
    table: Annotated[
        str | None, typer.Option(help="With --seal-hash: the id of the table.")
    ] = None,
    seal_hash: Annotated[
        list[str] | None, typer.Option(help="With --seal: a seat's commitment as you noted it.")
    ] = None,
    language: Language = None,
) -> None:
    """Check records against every rule: prints a line for each that is wrong, else nothing."""
    speech = Speech(language_of(language))
    own = Own(commitment, number or (), table, seal_hash or ())
    if not seal and own != Own():
        raise Malformed("seal-option")
    if not seal:
        sys.exit(verify_command.verify(files, speech))
    if len(files) > 1:
        raise Malformed("seal-one-record")
    sys.exit(verify_sealed(files[0], own, speech))


@app.command()
def simulate(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: Game,
    players: Players = None,
    mode: Mode = None,
    variant: Variants = None,
    board: Board = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1,
    seed: Seed = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where to write; else standard output.")
    ] = None,
) -> None:
    """Play random games and write their records, with checks."""
    room, options = order(game, players, mode, variant, board)
    simulate_command.simulate(room, options, games, seed, out)


@app.command()
def play(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: Annotated[
        str | None,
        typer.Argument(help="Which game; else you are asked.", autocompletion=_games),
    ] = None,
    players: Players = None,
    mode: Mode = None,
    variant: Variants = None,
    board: Board = None,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", min=0, help="How many seats the computer plays.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            help=f"{', '.join(NAMES)} or random; else {USUAL}.",
            autocompletion=_levels,
        ),
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.")
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal: several people at one keyboard, or with computer players."""
    wish = (game, players, mode, variant, board)
    speech = Speech(language_of(language))
    play_command(wish, Rivals(bots, level), seed, resume, speech)


@app.command()
def arena(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: Game,
    bots: Annotated[str, typer.Option(help="Names, with commas; all sit at one table.")],
    players: Players = None,
    mode: Mode = None,
    variant: Variants = None,
    board: Board = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="About how many games.")] = 100,
    seed: Seed = None,
    processes: Annotated[int | None, typer.Option(min=1, help="Else one for each core.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address.")] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let computer players compete: levels, or simple ones such as random, playouts:N, uct:N."""
    # Imported on demand: search takes noticeable time to load.
    from embertide.cli import arena as arena_command  # noqa: PLC0415

    room, options = order(game, players, mode, variant, board)
    arena_command.arena(
        room,
        options,
        bots,
        games,
        seed=seed,
        processes=processes,
        ray=ray,
        as_json=json,
        speech=Speech(language_of(language)),
    )


Record = Annotated[Path, typer.Argument(help="A record, finished or not.")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", min=1, help="Of search for each decision.")
]
Seconds = Annotated[
    float | None, typer.Option("--seconds", min=0.01, help="Of search for each decision.")
]


@app.command()
def analyse(
    record: Record,
    iterations: Iterations = None,
    seconds: Seconds = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Look back at a game: for each decision the best move, and what the one played cost."""
    from embertide.cli import analyse as analyse_command  # noqa: PLC0415

    speech = Speech(language_of(language))
    analyse_command.analyse(record, _budget(iterations, seconds), json, speech)


@app.command()
def hint(
    record: Record,
    iterations: Iterations = None,
    seconds: Seconds = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Print the best three moves in the position at the end of a record."""
    from embertide.cli import analyse as analyse_command  # noqa: PLC0415

    speech = Speech(language_of(language))
    analyse_command.hint(record, _budget(iterations, seconds), json, speech)


def _budget(iterations: int | None, seconds: float | None) -> "Budget":
    from embertide.search.budget import Budget  # noqa: PLC0415

    return Budget(2000) if iterations is None and seconds is None else Budget(iterations, seconds)


@app.command()
def export(
    records: Annotated[list[Path], typer.Argument(help="Records: JSON lines, or one JSON object.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Where to write: .parquet or .npz.")],
    language: Language = None,
) -> None:
    """Turn records into data for training: what was seen, what was legal, what was done."""
    with required("research"):
        from embertide.cli import export as export_command  # noqa: PLC0415

    export_command.export(records, out, Speech(language_of(language)))


@app.command()
def pocket(
    folder: Annotated[Path, typer.Argument(help="Where to write: a new or empty folder.")],
    serve: Annotated[bool, typer.Option("--serve", help="Serve it here, to try it.")] = False,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Where to serve; 0: any free.")
    ] = 8001,
    room: Annotated[str | None, typer.Option("--room", help="Only this game.")] = None,
    language: Language = None,
) -> None:
    """Write the whole game as a folder that any web host can serve, without a server."""
    from embertide.cli import pocket as pocket_command  # noqa: PLC0415

    speech = Speech(language_of(language))
    pocket_command.write_edition(folder, speech, room=room)
    if serve:
        pocket_command.serve_edition(folder, port, speech)


@app.command()
def solve(  # noqa: PLR0913, PLR0917 - a parameter for each option
    record: Annotated[Path | None, typer.Argument(help="A record whose deck is to be won.")] = None,
    game: Annotated[str, typer.Option(help="Which game the deck is of.")] = next(
        iter(catalog.ROOMS)
    ),
    deck: Annotated[
        str | None, typer.Option(help="The whole deck, in the order of its draws.")
    ] = None,
    players: Players = None,
    mode: Mode = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to try.")] = 30.0,
    seed: Seed = None,
    language: Language = None,
) -> None:
    """Look for a way to win a solitaire or cooperative deal, and print it as a record."""
    from embertide.cli import solve as solve_command  # noqa: PLC0415

    deal = solve_command.deal(record, game, deck, players, mode)
    sys.exit(solve_command.solve(deal, seconds, seed or 0, Speech(language_of(language))))


@app.command()
def rules(game: Game, language: Language = None) -> None:
    """Print the rules with their numbers, our rulings marked."""
    rules_command.rules(catalog.find_room(game), Speech(language_of(language)))


def main() -> None:
    """Run a command; print a refusal as one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    for left_out in catalog.ROOMS.refusals:
        sys.stderr.write(left_out.say(Speech(language_of(None)).say) + "\n")
    try:
        with required():
            app()
    except Refusal as no:
        sys.stderr.write(no.say(Speech(language_of(None)).say) + "\n")
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output has closed the pipe: exit without a message.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
