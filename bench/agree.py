"""Kernel against law: whole random games, compared at every step.

`python -m bench agree [--games N] [--only TEXT]`: who acts, the list of moves in order, the odds,
and at the end points and winners. One difference ends the run.
"""

import argparse

import numpy as np

from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import Room


def main(args: list[str]) -> None:
    """Plays so many games at every kind of table."""
    parser = argparse.ArgumentParser("bench agree")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--only", default="")
    given = parser.parse_args(args)
    rows = []
    for room in ROOMS.values():
        for options in room.menu.every():
            name = "-".join([room.name, str(options.players), options.mode, *options.variants])
            if given.only in name:
                dice = Dice(f"agree {name}")
                steps = sum(_compare(room, options, dice) for _ in range(given.games))
                rows.append((name, given.games, steps))
    print(table("Kernel and law agree", ("table", "games", "positions"), rows))  # noqa: T201


def _compare(room: Room, options: Options, dice: Dice) -> int:
    """One game by both; returns how many positions were compared."""
    game, kernel = room.game, room.kernel()
    state = game.start(options)
    record = kernel.from_state(state)
    steps = 0
    while (actor := game.actor(state)) != NOBODY:
        s, moves = record[0], game.moves(state)
        assert kernel.actor(s) == actor
        at = dice.weigh(game.weights(state)) if actor == NATURE else dice.below(len(moves))
        found, odds = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(kernel.MAX_ACTIONS, np.int32)
        if actor == NATURE:
            n = kernel.chances(s, found, odds)
            assert odds[:n].tolist() == list(game.weights(state))
            kernel.happen(s, found[at])
        else:
            n = kernel.actions(s, found)
            assert [kernel.move_of(state, int(a)) for a in found[:n]] == list(moves)
            kernel.apply(s, found[at])
        state = game.play(state, moves[at])
        steps += 1
    _compare_end(room, state, record)
    return steps


def _compare_end(
    room: Room, state: object, record: np.ndarray[tuple[int], np.dtype[np.void]]
) -> None:
    kernel, score = room.kernel(), room.game.scores(state)
    shares, points = np.zeros(4), np.zeros(4, np.int64)
    assert kernel.actor(record[0]) == NOBODY
    kernel.winners(record[0], shares)
    kernel.returns(record[0], points)
    if score.won is not None:
        assert shares[0] == float(score.won)
        return
    assert points[: len(score.points)].tolist() == list(score.points)
    assert tuple(np.flatnonzero(shares[: len(score.points)]).tolist()) == score.winners
