"""Fits the weights of competitive Feurio! on games that it plays against itself.

    python tools/fit_feurio.py                   all of it, from nothing (never timed as a whole)
    python tools/fit_feurio.py --players 2       both networks for two players, anew
    python tools/fit_feurio.py --keep            all networks, from where they are
    python tools/fit_feurio.py --only figures    one step alone
    python tools/fit_feurio.py --searched 1000   goes on from so many games of searches each

1. Survival (feurio_survival.py): random games, cut at any moment; which spots burn and which tiles
   stay open in the end (logistic regression, Newton's method).
2. Figures (feurio_play.py, feurio_scenes.py, feurio_figures.py): games in which each player takes
   what looks best one move ahead, with a little noise; one position in nine is described, and the
   network of a seat's figure learns who won (cross entropy over all seats, PyTorch's AdamW in one
   cycle). A twentieth of the positions is kept back for the check. From nothing, the first games
   are random, and there are four rounds of games and figures; else there is one, with the weights
   on file.
3. Choices (feurio_choices.py): the network of deployments learns what one ply says of each, in
   positions of such games; then the share of visits in searches. One that goes on has no use for
   the former.
4. Searched (feurio_searched.py): games in which searches of 800 iterations choose, half of the
   first moves by their share of the visits. The figures learn what the searches expected (three
   parts of four) and who won (one part), the choices where the searches looked.

Processes play, search and describe, --processes at a time; the networks learn in this one, figures
on a GPU where there is one. A position takes 8 kB there: 4 colours, 36 tiles and 28 numbers of 16
bits. Figures need PyTorch, survival and choices do not.

The weights on file were not made by one such run but in stages (2026-11-15), survival and choices
with the functions of steps 1, 3 and 4. Choices: from 20,000 (three and four players: 6,000)
positions at one ply and 5,000 (1,500) searches of 300 (200) iterations, then from games as in step
4: 1,733 for two players, 565 for three and 607 for four (a third of them with variants, the
settings of the searches varied at random; 7 minutes on 16 cores), 24,000, 22,000 and 22,000
positions in 10 to 14 rounds of PyTorch's AdamW instead of `train`. In 396 games with 100 iterations
a move the weights for two players that came of it, choices and figures of that time, won 57.6 %
(52.7 to 62.3) against the ones before.

Those figures were networks of the plain inputs alone: for two players from 25,000 games of an
earlier fit, then 7,600, mostly plain, then 12,000 plain ones; for three and four players 3,500 each
in that mix, from the networks for two, then 7,000 and 8,000 without variants; for two and three
then 77,000 and 25,000 positions of the searched games in 25 rounds. They played the games from
which the figures on file were fitted anew:

    players     games   positions   10 rounds on a GPU   loss on positions kept back
    2          96,000     836,000                 16 s   0.489
    3          48,000     425,000                  8 s   0.668
    4          48,000     416,000                  7 s   0.944

With scripts that these files were made from; `--only figures --players 2 --games 96000` does the
same, with the weights on file to play. On similar data networks of the plain inputs alone came to
0.494, 0.682 and 0.947, those with 16 units and one round of passing on to 0.487 (two players, from
1,026,000 positions, where 32 units and two rounds came to 0.483), 0.676 and 0.940. In 535 games for
two with 100 iterations a move the new weights won 58.8 % (54.6 to 63.0) against the ones before;
for four 26.6 % (22.6 to 30.6) of 463 games, where 25 is even: no proven gain.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

import feurio_choices as choices
import feurio_survival as survival
import numpy as np
from feurio_networks import Floats, Plan, figures_at, read, write
from feurio_play import Lot, count_of, lots
from feurio_scenes import gathered, scenes_of_lot
from feurio_searched import searched_lot

from embertide.games.feurio import advice_rivals as rivals

Found = TypeVar("Found")

LOT = 100
"""Games that a process plays and describes in one go,"""
SMALL_LOT = 4
"""and those with searches."""
POSITIONS = 12
"""There are hardly more of one game among one in nine."""
ROUNDS_FROM_NOTHING = 4
SHARPNESS = 12.0
FIGURES = Plan(10, 2048, 4e-3)
FIGURES_SEARCHED = Plan(25, 256, 2e-3)
CHOICES = Plan(12, 128, 3e-3)
CHOICES_SEARCHED = Plan(10, 256, 3e-3)
ONE_PLY_GAMES, SEARCH_GAMES, SEARCH_ITERATIONS = 2000, 700, 400
"""About eight positions of each of these games teach choices."""


def say(text: str) -> None:
    """Reports what was done, with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


def all_of(
    pool: ProcessPoolExecutor, task: Callable[[Lot], Found], parts: list[Lot]
) -> Iterator[Found]:
    """What comes of each lot; before, of one game alone, which compiles what all others load."""
    pool.submit(task, parts[0]._replace(count=1)).result()
    return pool.map(task, parts)


def figures() -> Any:
    """The module that needs PyTorch; imported above, it would come into every process."""
    return import_module("feurio_figures")


# The steps


def fit_survival(w: Floats) -> None:
    """Step 1."""
    spots, tiles = survival.fit(w)
    say(f"survival: loss {spots:.4f} for spots, {tiles:.4f} for tiles")


def fit_figures(
    pool: ProcessPoolExecutor, w: Floats, players: int, games: int, *, anew: bool
) -> None:
    """Step 2."""
    rounds = 1 if w[figures_at(players)].any() else ROUNDS_FROM_NOTHING
    for number in range(rounds):
        parts = lots(players, games, LOT, number)
        found = all_of(pool, partial(scenes_of_lot, w), parts)
        scenes = gathered(found, players, count_of(parts) * POSITIONS)
        say(f"{players} players: {count_of(parts)} games, {len(scenes.won)} positions")
        loss = figures().fit(w, players, scenes, FIGURES, anew=anew and number == 0)
        say(f"{players} players: figures, loss {loss:.4f}")


def fit_choices(pool: ProcessPoolExecutor, w: Floats, players: int, *, anew: bool) -> None:
    """Step 3."""
    stages = ((0, ONE_PLY_GAMES), (SEARCH_ITERATIONS, SEARCH_GAMES))
    for iterations, games in stages if anew else stages[1:]:
        task = partial(choices.choices_of_lot, w, iterations)
        found = choices.together(all_of(pool, task, lots(players, games, SMALL_LOT, 10)))
        loss = choices.fit(w, players, found, CHOICES, anew=anew and not iterations)
        say(f"{players} players: choices from {len(found.count)} positions, loss {loss:.4f}")


def fit_searched(pool: ProcessPoolExecutor, w: Floats, players: int, games: int) -> None:
    """Step 4."""
    parts = lots(players, games, SMALL_LOT, 20)
    found = list(all_of(pool, partial(searched_lot, w), parts))
    count = sum(len(scenes.won) for scenes, _ in found)
    say(f"{players} players: {count_of(parts)} games of searches, {count} deployments")
    scenes = gathered((scenes for scenes, _ in found), players, count)
    loss = figures().fit(w, players, scenes, FIGURES_SEARCHED, anew=False)
    say(f"{players} players: figures, loss {loss:.4f}")
    looked_at = choices.together(each for _, each in found)
    loss = choices.fit(w, players, looked_at, CHOICES_SEARCHED, anew=False)
    say(f"{players} players: choices, loss {loss:.4f}")


# All of it


def asked() -> argparse.Namespace:
    """What is to be fitted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="(default: all three)")
    parser.add_argument("--games", type=int, default=48_000, help="for figures, in each round")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--keep", action="store_true", help="goes on from the networks on file")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--only", choices=("survival", "figures", "choices"))
    alone.add_argument("--searched", type=int, help="so many games of searches, and nothing else")
    return parser.parse_args()


def fit_players(
    pool: ProcessPoolExecutor, w: Floats, players: int, given: argparse.Namespace
) -> None:
    """All that is asked for that many players."""
    if given.searched:
        fit_searched(pool, w, players, given.searched)
        return
    if given.only != "choices":
        fit_figures(pool, w, players, given.games, anew=not given.keep)
    if given.only != "figures":
        fit_choices(pool, w, players, anew=not given.keep)


def main() -> None:
    """Fits what is asked for."""
    given = asked()
    from_nothing = not (given.players or given.keep or given.only or given.searched)
    w = np.zeros(rivals.WEIGHTS, np.float64) if from_nothing else read()
    if from_nothing or given.only == "survival":
        w[rivals.SHARPNESS] = SHARPNESS
        fit_survival(w)
    if given.only == "survival":
        write(w)
        return
    if given.only != "choices":
        figures()  # before hours of games, if PyTorch is missing
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for players in (given.players,) if given.players else (2, 3, 4):
            fit_players(pool, w, players, given)
            write(w)


if __name__ == "__main__":
    main()
