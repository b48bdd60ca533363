"""How often a searcher wins the common goal of Feurio! without knowing the deck, alone or together.

By default it looks as far ahead and imagines as many games as the highest level. With `--told N` a
player that only looks ahead knows the next N tiles (36: all): yardsticks for what is luck.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from bench.table import table
from bench.told import Told
from embertide.compiled.records import Records
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.games.feurio.advice import advice
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import DEPLOYING
from embertide.games.feurio.rules import rules
from embertide.search.budget import Budget
from embertide.search.halving_searcher import Halving, HalvingSearcher
from embertide.search.lookahead import FAR

Player = Callable[[Records, int], int]
"""Returns the action of a seat."""


class Deal(NamedTuple):
    """The result of one game: whether it was won, the turns, and their times in all and at most."""

    won: bool
    turns: int
    seconds: float
    longest: float


def main(args: list[str]) -> None:
    """Play new deals and print wins with their 95 % interval, and seconds a turn."""
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
    parser.add_argument("--most", type=int, default=Halving.entrants)
    parser.add_argument("--lives", type=int, default=Halving.attempts)
    parser.add_argument("--fade", type=float, default=Halving.discount)
    parser.add_argument("--told", type=int, help="the next tiles that a look-ahead knows")
    parser.add_argument("--json", action="store_true")
    return parser


def _play(chosen: argparse.Namespace, end: float, number: int) -> Deal | None:
    """Play one deal if there is time; tiles are drawn by dice that the searcher does not know."""
    if time.time() > end:
        return None
    options = Options(chosen.players, "solitaire" if chosen.players == 1 else "cooperative")
    top = advice.levels(options)[-1]
    turns = top.lookahead if chosen.turns is None else chosen.turns
    budget = Budget(top.iterations if chosen.iterations is None else chosen.iterations)
    method = Halving(turns=turns, entrants=chosen.most, attempts=chosen.lives, discount=chosen.fade)
    searcher = HalvingSearcher(kernel, advice, method, seed=number)
    record = kernel.from_state(rules.start(options))
    deck = _deck(record, Dice(f"solitaire {chosen.players} {number}"))
    player: Player = lambda root, seat: searcher.search(root, seat, budget).best.action  # noqa: E731
    if chosen.told is not None:
        player = Told(deck, chosen.told, turns).choose
    took: list[float] = []
    while (who := kernel.actor(record[0])) != NOBODY:
        if who == NATURE:
            kernel.happen(record[0], deck.pop(0))
        else:
            took.append(_turn(player, record))
    won = np.zeros(4)
    kernel.winners(record[0], won)
    return Deal(bool(won[0]), len(took), sum(took), max(took))


def _deck(record: Records, dice: Dice) -> list[int]:
    """Return all tiles in the order in which they will come."""
    bag, deck = [int(count) for count in record[0].bag], list[int]()
    while any(bag):
        value = dice.weigh(bag)
        bag[value] -= 1
        deck.append(1 + value)
    return deck


def _turn(player: Player, record: Records) -> float:
    """Play all decisions of a seat until Nature or another seat acts; return the seconds."""
    begun, seat, last = time.perf_counter(), kernel.actor(record[0]), False
    while kernel.actor(record[0]) == seat and not last:
        last = record[0].phase == DEPLOYING
        count = kernel.actions(record[0], legal := np.zeros(kernel.MAX_ACTIONS, np.int32))
        action = legal[0] if count == 1 else player(record, seat)
        kernel.apply(record[0], action)
    return time.perf_counter() - begun


def _row(players: int, deals: list[Deal]) -> tuple[object, ...]:
    won, turns = sum(deal.won for deal in deals), sum(deal.turns for deal in deals)
    seconds = sum(deal.seconds for deal in deals) / turns
    return players, *_share(won, len(deals)), seconds, max(deal.longest for deal in deals)


def _share(won: int, deals: int) -> tuple[object, ...]:
    """Return the number of deals, the wins, their share and its interval."""
    low, high = interval(won, deals)
    return deals, won, f"{100 * won / deals:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"


def interval(won: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z, p = 1.96, won / games
    middle = p + z * z / (2 * games)
    off = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - off) / (1 + z * z / games), (middle + off) / (1 + z * z / games)
