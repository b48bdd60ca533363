"""The `embertide` command and its sub-commands."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

import embertide
from embertide import catalog
from embertide.cli import rules as rules_command
from embertide.cli import simulate as simulate_command
from embertide.cli import verify as verify_command
from embertide.cli.console import Speech, language_of
from embertide.cli.options import order
from embertide.cli.play import play_command
from embertide.core.errors import Refusal

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help=embertide.__doc__,
)

Game = Annotated[str, typer.Argument(help=f"One of: {', '.join(catalog.ROOMS)}.")]
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


@app.command()
def verify(
    files: Annotated[list[str], typer.Argument(help="Records: JSON lines, or one JSON object.")],
    language: Language = None,
) -> None:
    """Check records: silent if all hold, else one line for each bad one."""
    sys.exit(verify_command.verify(files, Speech(language_of(language))))


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
    game: Annotated[str | None, typer.Argument(help="Which game; else you are asked.")] = None,
    players: Players = None,
    mode: Mode = None,
    variant: Variants = None,
    board: Board = None,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", min=0, help="How many seats the computer plays.")
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.")
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal: several people at one keyboard, or with random bots."""
    wish = (game, players, mode, variant, board)
    play_command(wish, bots, seed, resume, language_of(language))


@app.command()
def rules(game: Game, language: Language = None) -> None:
    """Print the rules with their numbers, our rulings marked."""
    rules_command.rules(catalog.find_room(game), Speech(language_of(language)))


def main() -> None:
    """Run a command; what is refused is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except Refusal as no:
        sys.stderr.write(no.say(Speech(language_of(None)).say) + "\n")
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has left; so do we, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
