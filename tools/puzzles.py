"""Cuts puzzles from games of computer players: decisions where one move is clearly ahead.

Run it as `python tools/puzzles.py ROOM --games N`; it writes the file that the room ships. Games
are played by the middle level, whose mistakes lead to rich positions. Every decision is searched
quickly; where one move seems ahead, the position after each move is searched for long, with several
seeds, and the puzzle is kept only if all of them agree.
"""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from embertide.core.dice import Dice
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import AnyMatch, Match, rolled
from embertide.play.match.record import record
from embertide.search.bots import bot
from embertide.search.budget import Budget
from embertide.search.precompile import compile_room
from embertide.search.searcher import Searcher

FORMAT = "embertide-puzzles/1"
AHEAD = 0.15
"""By how much of the win the best move must be ahead of the second."""
HOPE = 0.2
"""What the best move must promise at least: the rest of a lost game is no puzzle."""
LEVEL = "flame"

QUICK, EACH, DEEP = 500, 300, 4000
"""Iterations for a first look, for every move, and for each of the likely ones."""
LIKELY = 5
"""How many moves are searched deeply."""
SEEDS = (11, 23, 37)
"""The seeds of the deep searches, all of which must agree."""
A_GAME = 2
"""The most puzzles from one game, so that they differ."""


class Found(NamedTuple):
    """A puzzle: the position, the best move, and the worth of every move in the order of rules."""

    match: AnyMatch
    best: str
    worth: list[float]


def room_of(name: str) -> AnyRoom:
    """Return the room, without the words that other parts of the program need."""
    room: AnyRoom = import_module(f"embertide.games.{name}").ROOM
    return room


def decisions(room: AnyRoom, seed: int) -> Iterator[AnyMatch]:
    """Yield the positions of a game between two computers in which a seat has a choice."""
    options = room.menu.order(2)
    dice = Dice(f"puzzles {room.name} {seed}")
    nature, moving = rolled(room, dice.split("nature")), dice.split("seats")
    player = bot(LEVEL, room, options)
    match: AnyMatch = Match.begin(room, options).settle(nature)
    while not match.over:
        if len(room.game.moves(match.state)) > 2:
            yield match
        match = take_turn(player, match, moving).settle(nature)


def judge(room: AnyRoom, searcher: Searcher, match: AnyMatch) -> Found | None:
    """Return a puzzle of this position; None if no move is far enough ahead."""
    kernel, seat = room.kernel(), match.actor
    moves = room.game.moves(match.state)
    root = kernel.from_view(room.game.view(match.state, seat))
    searcher.begin(1)
    choices = searcher.search(root, seat, Budget(QUICK)).choices
    tried = [choice.expected for choice in choices if choice.visits > 4]
    if not tried or max(tried) < HOPE - 0.05 or _lead(tried) < AHEAD - 0.05:
        return None
    actions = np.zeros(kernel.MAX_ACTIONS, np.int32)  # in the order of the moves
    kernel.actions(root[0], actions)

    def after(at: int, iterations: int, seed: int) -> float:
        state = root.copy()
        kernel.apply(state[0], int(actions[at]))
        searcher.begin(seed)
        return searcher.prospect(state, seat, Budget(iterations))

    worth = [after(at, EACH, SEEDS[0]) for at in range(len(moves))]
    likely = sorted(range(len(moves)), key=lambda at: -worth[at])[:LIKELY]
    if worth[likely[0]] - worth[likely[1]] < AHEAD - 0.05:
        return None
    deep = [{at: after(at, DEEP, seed) for at in likely} for seed in SEEDS]
    for values in deep:
        others = [value for at, value in values.items() if at != likely[0]]
        if values[likely[0]] < HOPE or values[likely[0]] - max(others) < AHEAD:
            return None
    for at in likely:
        worth[at] = sum(values[at] for values in deep) / len(SEEDS)
    top = worth[likely[0]] - AHEAD
    worth = [value if at == likely[0] else min(value, top) for at, value in enumerate(worth)]
    return Found(match, room.game.write(moves[likely[0]]), worth)


def _lead(values: Sequence[float]) -> float:
    first, second = sorted(values, reverse=True)[:2] if len(values) > 1 else (values[0], 0.0)
    return first - second


def cut(name: str, seed: int) -> list[dict[str, Any]]:
    """Return the puzzles of one game as JSON."""
    room = room_of(name)
    level = room.advice().levels(room.menu.order(2))[-1]
    searcher = Searcher(room.kernel(), room.advice(), level)
    found: list[Found] = []
    for match in decisions(room, seed):
        # A decision and the next one of the same turn would ask nearly the same.
        if found and len(match.texts()) - len(found[-1].match.texts()) < 6:
            continue
        puzzle = judge(room, searcher, match)
        if puzzle is not None:
            found.append(puzzle)
    found.sort(key=lambda one: _lead(one.worth))
    return [as_json(one) for one in found[-A_GAME:]]


def as_json(found: Found) -> dict[str, Any]:
    """Return a puzzle as the room ships it; its id follows from the position."""
    fields = record(found.match).fields()
    text = json.dumps(fields, sort_keys=True)
    return {
        "id": hashlib.sha256(text.encode()).hexdigest()[:8],
        "record": fields,
        "best": found.best,
        "worth": [round(value, 3) for value in found.worth],
    }


def main() -> None:
    """Cut puzzles from many games, in as many processes as there are cores."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("room")
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--first", type=int, default=0, help="the seed of the first game")
    ask.add_argument("--most", type=int, default=120, help="how many puzzles to keep")
    ask.add_argument("--processes", type=int, default=os.cpu_count())
    ask.add_argument("--file", type=Path)
    asked = ask.parse_args()
    compile_room(room_of(asked.room).package)
    seeds = range(asked.first, asked.first + asked.games)
    puzzles: dict[str, dict[str, Any]] = {}
    with ProcessPoolExecutor(asked.processes) as pool:
        for number, cut_now in enumerate(pool.map(cut, [asked.room] * len(seeds), seeds)):
            puzzles |= {puzzle["id"]: puzzle for puzzle in cut_now}
            sys.stderr.write(f"{number + 1} games, {len(puzzles)} puzzles\n")
    kept = sorted(puzzles.values(), key=lambda puzzle: puzzle["id"])[: asked.most]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in kept)
    text = f'{{"format":"{FORMAT}","puzzles":[\n{lines}\n]}}\n'
    home = Path(__file__).parent.parent / "src/embertide/games" / asked.room
    (asked.file or home / "puzzles.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
