"""How often and how fast a deal of Feurio! is proved winnable with the deck known.

`python -m bench solve [--decks N] [--seconds S]` tries new decks, alone and together; a deck for
which no won game is found in that time counts as unsolved.
"""

import argparse
import time

from bench.table import table
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.games.feurio.advice.solver import read_deal, solve


def main(args: list[str]) -> None:
    """Solve decks for each number of players and print a table."""
    parser = argparse.ArgumentParser("python -m bench solve", description=__doc__)
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each deck at most")
    given = parser.parse_args(args)
    rows = [_row(players, given.decks, given.seconds) for players in (1, 2, 3, 4)]
    heads = ("players", "decks", "solved", "seconds a deck", "longest")
    print(table("Feurio!: deals solved with the deck known", heads, rows))  # noqa: T201


def _row(players: int, decks: int, seconds: float) -> tuple[object, ...]:
    options = Options(players, "solitaire" if players == 1 else "cooperative")
    dice, solved, times = Dice(f"solve {players}"), 0, list[float]()
    solve(options, read_deal(_deck(Dice(0))), 0, 0.1)  # compiles
    for luck in range(decks):
        deck, begun = _deck(dice), time.perf_counter()
        solved += solve(options, read_deal(deck), luck, seconds) is not None
        times.append(time.perf_counter() - begun)
    return players, decks, solved, f"{sum(times) / decks:.3f}", max(times)


def _deck(dice: Dice) -> str:
    """Return all tiles of the box in random order."""
    tiles = sorted("123456" * 6)
    return "".join(tiles.pop(dice.below(len(tiles))) for _ in range(36))
