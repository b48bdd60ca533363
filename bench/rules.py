"""Whole random games a second by the rules, in plain Python on one core."""

import time

from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom

SECONDS = 1.0
ROUNDS = 3


def main(args: list[str]) -> None:
    """Print games a second for every way to play every game: the best of some rounds."""
    rows = []
    for room in ROOMS.values():
        for options in room.menu.every():
            name = "-".join([room.name, str(options.players), options.mode, *options.variants])
            games, moves = max(_round(room, options) for _ in range(ROUNDS))
            rows.append((name, round(games), round(moves)))
    heads = ("table", "games a second", "moves a second")
    print(table("Rules in plain Python: random games", heads, rows))  # noqa: T201


def _round(room: AnyRoom, options: Options) -> tuple[float, float]:
    dice, games, moves = Dice(1), 0, 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        moves += _play(room, options, dice)
        games += 1
    return games / spent, moves / spent


def _play(room: AnyRoom, options: Options, dice: Dice) -> int:
    """Play a random game; return the number of moves, Nature's included."""
    game, state, made = room.game, room.game.start(options), 0
    while (actor := game.actor(state)) != NOBODY:
        moves = game.moves(state)
        at = dice.weigh(game.weights(state)) if actor == NATURE else dice.below(len(moves))
        state = game.play(state, moves[at])
        made += 1
    return made
