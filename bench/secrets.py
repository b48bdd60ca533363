"""Searches for leaks: compares, byte by byte, tables that differ only in what is hidden.

`python -m bench secrets --pairs 100000` compares that number of differing pairs for each game that
hides something, over all ways to play it, seats, spectators, and people who play several seats at
one device. A game that hides nothing is compared once for each viewer.
"""

import argparse
import sys
import time

from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tests.support.twins import Found, search

Viewer = tuple[Options, Seat | None, bool]


def main(args: list[str]) -> None:
    """Print how many pairs were compared; exit with an error at the first leak."""
    parser = argparse.ArgumentParser(prog="bench secrets")
    parser.add_argument("--pairs", type=int, default=10_000)
    asked = parser.parse_args(args)
    rows = [(room.name, *_look(room, asked.pairs)) for room in ROOMS.values()]
    heads = ("game", "games", "pairs", "of them differing", "leaks", "pairs a second")
    print(table("Secrets: what a viewer is sent", heads, rows))  # noqa: T201


def _look(room: AnyRoom, wanted: int) -> tuple[int, int, int, int, float]:
    """Return games, pairs, differing pairs, leaks, and pairs a second."""
    begun = time.perf_counter()
    found = [_compare(room, viewer, 0) for viewer in _viewers(room)]
    # A viewer from whom nothing is hidden is compared only once.
    blind = [at for at, one in zip(_viewers(room), found, strict=True) if one.differing]
    number = 0
    while blind and sum(one.differing for one in found) < wanted:
        number += 1
        found += [_compare(room, viewer, number) for viewer in blind]
    pairs = sum(one.pairs for one in found)
    differing = sum(one.differing for one in found)
    return len(found), pairs, differing, 0, pairs / (time.perf_counter() - begun)


def _compare(room: AnyRoom, viewer: Viewer, number: int) -> Found:
    options, seat, hot = viewer
    found = search(room, options, seat, Dice(f"{viewer}/{number}"), hot=hot)
    if found.leak:
        sys.exit(f"{room.name}, {viewer}, game {number}: {found.leak}")
    return found


def _viewers(room: AnyRoom) -> list[Viewer]:
    return [
        (options, seat, hot)
        for options in room.menu.every()
        for seat in (*range(options.players), None)
        for hot in (False, True)
    ]
