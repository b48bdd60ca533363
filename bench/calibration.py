"""Of positions that a search calls 70 %, how many are won? Games between computer players.

`python -m bench calibration [--game feurio] [--players 2] [--mode M] [--level blaze] [--games N]`.
A level plays on all seats. At one decision of eight, the chance of the seat to move is searched as
hints and analyses search it, and compared with its share of the win in the end.
"""

import argparse
from functools import partial
from typing import NamedTuple

from bench.table import table
from embertide.catalog import ROOMS, find_room
from embertide.cli.interval import wilson
from embertide.cli.spread import spread
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import Match, fated
from embertide.search.bots import bot
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher

EVERY = 8
"""One decision of this many is judged, since those of one game are similar."""
BINS = 10


class Call(NamedTuple):
    """A judged position."""

    called: float
    """The chance that the search called."""
    won: float
    """The seat's share of the win."""


def main(args: list[str]) -> None:
    """Play games and print a table."""
    parser = argparse.ArgumentParser("bench calibration", description=__doc__)
    parser.add_argument("--game", choices=sorted(ROOMS), default="feurio")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode")
    parser.add_argument("--level", default="blaze", help="who plays")
    parser.add_argument("--iterations", type=int, default=2000, help="of the search that judges")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--seed", default="calibration")
    given = parser.parse_args(args)
    options = find_room(given.game).menu.order(given.players, given.mode)
    task = partial(calls_of_game, given.game, options, given.level, given.iterations)
    seeds = [f"{given.seed}/{number}" for number in range(given.games)]
    calls = [call for _, found in spread(task, seeds, processes=given.processes) for call in found]
    name = f"{given.game}, {options.players} players, {options.mode}"
    heads = ("called", "positions", "mean call", "won", "95 %")
    title = f"Calibration: {name} ({given.games} games of {given.level})"
    print(table(title, heads, rows(calls)))  # noqa: T201


def calls_of_game(
    game: str, options: Options, level: str, iterations: int, seed: str
) -> list[Call]:
    """Play a game; return some of its positions as a search judges them, and how they ended."""
    room = find_room(game)
    nature, dice = fated(room, seed), Dice(seed)
    player, kernel = bot(level, room, options), room.kernel()
    judge = Searcher(kernel, room.advice(), room.advice().levels(options)[-1])
    called: list[tuple[int, float]] = []
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        seat = match.actor
        if dice.below(EVERY) == 0:
            judge.begin(dice.below(1 << 20))
            root = kernel.from_view(room.game.view(match.state, seat))
            called.append((seat, judge.prospect(root, seat, Budget(iterations))))
        match = take_turn(player, match, dice).settle(nature)
    score = room.game.scores(match.state)
    if score.won is not None:
        return [Call(chance, float(score.won)) for _, chance in called]
    share = 1 / len(score.winners)
    return [Call(chance, share if seat in score.winners else 0.0) for seat, chance in called]


def rows(calls: list[Call]) -> list[tuple[object, ...]]:
    """Return a row for each tenth of the chances."""
    found: list[tuple[object, ...]] = []
    for at in range(BINS):
        some = [call for call in calls if min(BINS - 1, int(call.called * BINS)) == at]
        if some:
            won = sum(call.won for call in some) / len(some)
            low, high = wilson(won, len(some))
            mean = sum(call.called for call in some) / len(some)
            name = f"{100 * at // BINS} to {100 * (at + 1) // BINS} %"
            interval = f"{100 * low:.0f} to {100 * high:.0f} %"
            found.append((name, len(some), f"{100 * mean:.1f} %", f"{100 * won:.1f} %", interval))
    return found
