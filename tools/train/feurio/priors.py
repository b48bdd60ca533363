"""Fits what the networks of competitive Feurio! take as given, and the priors of deployments.

    python -m tools.train.feurio.priors                   from nothing
    python -m tools.train.feurio.priors --keep            from the weights on file
    python -m tools.train.feurio.priors --only survival   one step alone
    python -m tools.train.feurio.priors --searched 1000   step 3 with 1000 games for each number

1. Survival (survival.py): random games, stopped at a random moment; which spots burn and which
   tiles stay open in the end (logistic regression, Newton's method).
2. Choices (choices.py): the network of deployments learns values one ply ahead in positions of
   games of self-play, then the shares of visits in searches. With --keep only the latter.
3. Searched (searched.py): games in which searches of 800 iterations choose the moves, half of the
   early ones by their share of the visits. The choices learn the shares of visits.

Games and searches run in --processes worker processes. The values of positions are trained by the
pipeline (tools/train); after a change of survival, they should be trained anew.

The weights on file were made in stages (2026-11-15) with the functions of these steps. Choices:
from 20,000 (three and four players: 6,000) positions at one ply and 5,000 (1,500) searches of 300
(200) iterations, then from games as in step 3: 1,733 for two players, 565 for three and 607 for
four (a third of them with variants, the settings of the searches varied at random; 7 minutes on 16
cores), 24,000, 22,000 and 22,000 positions in 10 to 14 rounds of PyTorch's AdamW instead of
`train`. In 396 games with 100 iterations a move the resulting weights for two players (choices and
values of that time) won 57.6 % (52.7 to 62.3) against the ones before.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from embertide.catalog import find_room
from embertide.compiled.records import Floats
from embertide.games.feurio.advice import rivals
from tools.train.feurio import choices, survival
from tools.train.feurio.networks import read, write
from tools.train.feurio.searched import searched_lot
from tools.train.lots import Lot
from tools.train.network import Plan
from tools.train.tables import lots_of, tables_of

SMALL_LOT = 4
"""Games of one task with searches."""
SHARPNESS = 12.0
CHOICES = Plan(12, 128, 3e-3)
CHOICES_SEARCHED = Plan(10, 256, 3e-3)
ONE_PLY_GAMES, SEARCH_GAMES, SEARCH_ITERATIONS = 2000, 700, 400
"""Games and iterations for step 2; about eight positions of each game are used."""

Task = Callable[[Lot], choices.Choices]


def say(text: str) -> None:
    """Print a progress message with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


def all_of(pool: ProcessPoolExecutor, task: Task, lots: list[Lot]) -> Iterable[choices.Choices]:
    """Run a task for each lot, after one with a single game, which compiles for all others."""
    pool.submit(task, lots[0]._replace(games=1)).result()
    return pool.map(task, lots)


def lots(players: int, games: int, seed: int) -> list[Lot]:
    """Return small lots of all variants."""
    tables = tables_of(find_room("feurio"), "competitive", players)
    return lots_of("feurio", tables, games, SMALL_LOT, seed << 40)


# The steps


def fit_survival(w: Floats) -> None:
    """Run step 1."""
    spots, tiles = survival.fit(w)
    say(f"survival: loss {spots:.4f} for spots, {tiles:.4f} for tiles")


def fit_choices(pool: ProcessPoolExecutor, w: Floats, players: int, *, anew: bool) -> None:
    """Run step 2."""
    stages = ((0, ONE_PLY_GAMES), (SEARCH_ITERATIONS, SEARCH_GAMES))
    for iterations, games in stages if anew else stages[1:]:
        task = partial(choices.choices_of_lot, w, iterations)
        found = choices.together(all_of(pool, task, lots(players, games, 10)))
        loss = choices.fit(w, players, found, CHOICES, anew=anew and not iterations)
        say(f"{players} players: choices from {len(found.sizes)} positions, loss {loss:.4f}")


def fit_searched(pool: ProcessPoolExecutor, w: Floats, players: int, games: int) -> None:
    """Run step 3."""
    task = partial(searched_lot, w)
    found = choices.together(all_of(pool, task, lots(players, games, 20)))
    loss = choices.fit(w, players, found, CHOICES_SEARCHED, anew=False)
    say(f"{players} players: choices from {len(found.sizes)} positions, loss {loss:.4f}")


# The program


def asked() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="(default: all three)")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--keep", action="store_true", help="goes on from the networks on file")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--only", choices=("survival", "choices"))
    alone.add_argument("--searched", type=int, help="number of games of step 3, which runs alone")
    return parser.parse_args()


def main() -> None:
    """Fit as the command line says."""
    given, w = asked(), read()
    anew = not (given.keep or given.searched)
    if given.only == "survival" or (anew and not given.only and not given.players):
        w[rivals.SHARPNESS] = SHARPNESS
        fit_survival(w)
        write(w)
    if given.only == "survival":
        return
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for players in (given.players,) if given.players else (2, 3, 4):
            if given.searched:
                fit_searched(pool, w, players, given.searched)
            else:
                fit_choices(pool, w, players, anew=anew)
            write(w)


if __name__ == "__main__":
    main()
