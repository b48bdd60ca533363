"""How often a mind wins the common goal of Feurio! without knowing the deck, alone or together.

Unless told otherwise it looks as far and imagines as many games as the highest level.
"""

import argparse
import json
import math
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from bench.table import table
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.games.feurio import advice, kernel, rules
from embertide.games.feurio.kernel_bridge import Record
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.search.budget import Budget
from embertide.search.foresight import FAR
from embertide.search.halver import Halver, Halving


class Deal(NamedTuple):
    """One game: whether it was won, the turns taken, and how long they took in all and at most."""

    won: bool
    turns: int
    seconds: float
    longest: float


def main(args: list[str]) -> None:
    """Plays fresh deals and prints wins with their 95 % interval, and seconds a turn."""
    chosen = _parser().parse_args(args)
    play = partial(_play, chosen, time.time() + 60 * chosen.minutes)
    numbers = range(chosen.first, chosen.first + chosen.games)
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
        deals = [deal for deal in pool.map(play, numbers) if deal is not None]
    if chosen.json:
        print(json.dumps([deal._asdict() for deal in deals]))  # noqa: T201
        return
    heads = ("players", "deals", "won", "share", "95 %", "seconds a turn", "longest")
    print(table("Feurio!: the common goal", heads, [_row(chosen.players, deals)]))  # noqa: T201


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m bench solitaire", description=__doc__)
    parser.add_argument("--players", type=int, default=1, help="1 alone, 2 to 4 together")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="no deal begins later")
    parser.add_argument("--iterations", type=int, help="for each decision")
    parser.add_argument("--turns", type=int, choices=range(1, FAR + 1), help="looked ahead")
    parser.add_argument("--most", type=int, default=Halving.most)
    parser.add_argument("--lives", type=int, default=Halving.lives)
    parser.add_argument("--fade", type=float, default=Halving.fade)
    parser.add_argument("--json", action="store_true")
    return parser


def _play(chosen: argparse.Namespace, end: float, number: int) -> Deal | None:
    """One deal, if there is time: the tiles come by dice that the mind knows nothing of."""
    if time.time() > end:
        return None
    options = Options(chosen.players, "solitaire" if chosen.players == 1 else "cooperative")
    top = advice.levels(options)[-1]
    turns = top.ahead if chosen.turns is None else chosen.turns
    budget = Budget(top.iterations if chosen.iterations is None else chosen.iterations)
    method = Halving(turns=turns, most=chosen.most, lives=chosen.lives, fade=chosen.fade)
    mind = Halver(kernel, advice, method, seed=number)
    dice = Dice(f"solitaire {chosen.players} {number}")
    record = kernel.from_state(rules.start(options))
    took: list[float] = []
    while (who := kernel.actor(record[0])) != NOBODY:
        if who == NATURE:
            bag = [int(count) for count in record[0].bag]
            kernel.happen(record[0], 1 + dice.weigh(bag))
        else:
            took.append(_turn(mind, record, budget))
    won = np.zeros(4)
    kernel.winners(record[0], won)
    return Deal(bool(won[0]), len(took), sum(took), max(took))


def _turn(mind: Halver, record: Record, budget: Budget) -> float:
    """All decisions of a seat until Nature or another acts."""
    begun, seat, last = time.perf_counter(), kernel.actor(record[0]), False
    while kernel.actor(record[0]) == seat and not last:
        last = record[0].phase == DEPLOYING
        count = kernel.actions(record[0], legal := np.zeros(kernel.MAX_ACTIONS, np.int32))
        action = legal[0] if count == 1 else mind.think(record, seat, budget).best.action
        kernel.apply(record[0], action)
    return time.perf_counter() - begun


def _row(players: int, deals: list[Deal]) -> tuple[object, ...]:
    won, turns = sum(deal.won for deal in deals), sum(deal.turns for deal in deals)
    seconds = sum(deal.seconds for deal in deals) / turns
    return players, *_share(won, len(deals)), seconds, max(deal.longest for deal in deals)


def _share(won: int, deals: int) -> tuple[object, ...]:
    """How many there were, how many were won, and which part that is."""
    low, high = interval(won, deals)
    return deals, won, f"{100 * won / deals:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, p = 1.96, won / games
    middle = p + z * z / (2 * games)
    off = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - off) / (1 + z * z / games), (middle + off) / (1 + z * z / games)
