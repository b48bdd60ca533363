"""Fits the network of the chance to win a common goal of Feurio!, on games that it plays itself.

    python tools/fit_feurio_goal_net.py            from nothing
    python tools/fit_feurio_goal_net.py --keep     from the weights on file

1. Games (feurio_goal_play.py) with 1 to 4 players, who take what the network likes best of all
   moves, and now and then the quick policy's own: a network that was only asked about moves that
   the policy finds promising takes some of the others for better than they are. Half of the games
   are led astray for a while, so that the network knows bad positions as well.
2. Positions (feurio_goal_views.py): one in five is kept, with which colours did their part in the
   end (F-17).
3. Figures (feurio_goal_figures.py): from the positions of the latest rounds the network learns the
   chance to win and the chances of the colours (cross entropy, PyTorch's AdamW in one cycle). A
   twentieth, whole stretches of games, is kept back for the check.

From nothing the first round's games are the quick policy's alone; then the 3 and the 8 moves that
it finds most promising are looked at, at last all, and the network learns ever more slowly. There
is no other data than the games. Processes play, --processes at a time; the network learns in this
one, on a GPU where there is one. A position takes 8 kB there. Needs PyTorch. The weights are put on
file after each round; after --seconds only the last round begins.

The weights on file were made on an H200 with 16 cores (2026-11-15 and 16). A prototype of these
files played 15 rounds of 4,000 games at each of the four tables, the last of 6,000 to 8,000, and
then 12 rounds of 1,500 to 2,200. Then the network was shown how soon a colour is sent again and how
many more are left than there are turns, and went on with --keep: 12 rounds, then 9, in 7 minutes
each. All these games looked at 8 moves. Then it learned from those that look at all: for an hour on
two cores, in rounds of 1,500 to 2,500 games at each table, and with `--keep --seconds 850` on the
H200, 15 rounds in 16 minutes, the last fit learning 8 times from 1.93 million positions. The loss
of the chance to win on positions kept back was 0.321; stretches are counted anew in each round, so
that earlier rounds may have learned from some of these positions. Of all moves the one it likes
best wins then 90, 81, 79 and 37 of 100 games with 1 to 4 players (400 games each), where the quick
policy wins 57, 54, 31 and 13.

Tried before, with games that look at 8 moves, and no better: a fit of 20 times after two rounds of
12,000 games, the mean of two networks, learning what a look ahead expected instead of who won.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from feurio_goal_play import ALL, NET_AT, Way
from feurio_goal_views import together, views_of_lot
from feurio_networks import Plan, write
from feurio_play import Lot
from feurio_scenes import Scenes
from fit_feurio import all_of, say

from embertide.games.feurio import advice
from embertide.games.feurio.advice_outlook import Floats

FILE = Path(advice.__file__).parent / "weights_goal_net.json"
PLAYERS = (1, 2, 3, 4)
LOT = 40
"""Games that a process plays in one go."""
LATEST = 12
"""The positions of so many rounds are learned from together."""
BATCH = 1024
CHECK_LUCK, LUCK, LUCK_AGAIN = 77, 100, 1000
"""Where the luck begins: of games that only count who wins, of the rounds, of those with --keep."""
CHECK_WAY = Way(ALL, 0.0)
CHECK_GAMES, LAST_CHECK_GAMES = 200, 400


# Rounds


class Round(NamedTuple):
    """How a round's games are played, and how the network learns then."""

    way: Way
    plan: Plan


def rounds_from_nothing(count: int) -> list[Round]:
    """So many rounds: the quick policy's, then with more moves looked at; the last third slow."""
    begin = [
        Round(Way(ALL, 1.0), Plan(3, BATCH, 4e-3)),
        *(Round(Way(top, 0.02), Plan(2, BATCH, 3e-3)) for top in (3, 8, ALL)),
    ]
    go_on, end = (Round(Way(ALL, 0.02), Plan(2, BATCH, pace)) for pace in (2e-3, 1e-3))
    slow = count // 3
    return [*begin, *[go_on] * (count - slow - len(begin)), *[end] * slow][:count]


def rounds_again(count: int) -> list[Round]:
    """So many rounds of a network that knows something already; the last is slow and thorough."""
    way = Way(ALL, 0.01)
    go_on, end = Round(way, Plan(2, BATCH, 1.5e-3)), Round(way, Plan(8, BATCH, 1e-3))
    return [*[go_on] * (count - 1), end]


def in_time(rounds: list[Round], seconds: float) -> Iterator[Round]:
    """Round after round; when the time is up, the last of all."""
    end = time.monotonic() + seconds
    for one in rounds[:-1]:
        if time.monotonic() > end:
            break
        yield one
    yield from rounds[-1:]


# Games


def lots(players: int, games: int, luck: int) -> list[Lot]:
    """So many games at a table, each with its own luck."""
    first = luck * 10**9 + players * 10**8
    return [Lot(players, 0, min(LOT, games - done), first + done) for done in range(0, games, LOT)]


def played(
    pool: ProcessPoolExecutor, w: Floats, way: Way, games: int, luck: int
) -> Iterator[Scenes]:
    """Positions of so many games at each table."""
    for players in PLAYERS:
        found = list(all_of(pool, partial(views_of_lot, w, way), lots(players, games, luck)))
        won = 100 * sum(wins for _, wins in found) / games
        say(f"{players} players: {games} games, {won:.1f} % won")
        yield from (views for views, _ in found)


def check(pool: ProcessPoolExecutor, w: Floats, games: int) -> None:
    """Reports how many games the network wins; their positions are of no use."""
    say("one move ahead by the network:")
    for _ in played(pool, w, CHECK_WAY, games, CHECK_LUCK):
        pass


# All of it


def asked() -> argparse.Namespace:
    """What is to be fitted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=4000, help="at each table and round")
    parser.add_argument("--keep", action="store_true", help="goes on from the network on file")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="then the last round begins"
    )
    parser.add_argument("--out", type=Path, default=FILE)
    return parser.parse_args()


def fit(pool: ProcessPoolExecutor, w: Floats, figures: Any, given: argparse.Namespace) -> None:
    """Plays and learns, round after round."""
    luck = LUCK_AGAIN if given.keep else LUCK
    latest: list[Scenes] = []
    rounds = (rounds_again if given.keep else rounds_from_nothing)(given.rounds)
    for number, (way, plan) in enumerate(in_time(rounds, given.seconds)):
        latest = [*latest, together(played(pool, w, way, given.games, luck + number))][-LATEST:]
        views = together(latest)
        loss = figures.fit(w, views, plan)
        say(f"round {number}: {len(views.won)} positions, loss {loss:.4f}")
        write(w[NET_AT], given.out, Path(__file__).name)
        check(pool, w, CHECK_GAMES)


def main() -> None:
    """Fits what is asked for."""
    given, w = asked(), advice.WEIGHTS.copy()
    # Needs PyTorch; imported above, that would come into every process.
    figures = import_module("feurio_goal_figures")
    if not given.keep:
        w[NET_AT] = 0.0
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        fit(pool, w, figures, given)
        check(pool, w, LAST_CHECK_GAMES)


if __name__ == "__main__":
    main()
