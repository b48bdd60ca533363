"""Positions of the common goal of Feurio! as its network sees them, and what came of them."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from feurio_goal_play import Desk, Way, begin, desk, parts, play_on
from feurio_play import Array, Lot
from feurio_scenes import Scenes, some_of

from embertide.games.feurio import advice_goal_net as net
from embertide.games.feurio import advice_outlook as outlook
from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.box import TILES
from embertide.jit import jit

MOST = 2 * TILES
"""No game has more positions: one after each spread, one after each deployment."""


def views_of(count: int) -> Scenes:
    """Room for so many, with the colours in the place of seats: `won` is who did its part."""
    return Scenes(
        np.zeros((count, 4, TILES, posts.SEEN), np.float32),
        np.zeros((count, 4), np.uint64),
        np.zeros((count, 4), np.uint64),
        np.zeros((count, TILES), np.uint64),
        np.zeros((count, 4, net.PLAIN), np.float32),
        np.zeros((count, 4), np.float32),
    )


def together(found: Iterable[Scenes]) -> Scenes:
    """All of them, in their order."""
    return Scenes(*map(np.concatenate, zip(*found, strict=True)))


# What is seen


class Eyes(NamedTuple):
    """Room for what the kernel sees."""

    outlook: Array
    goal: Array
    posts: Array


def eyes() -> Eyes:
    """Empty room."""
    return Eyes(np.zeros(1, outlook.outlook_t), np.zeros(1, net.goal_t), np.zeros(1, posts.posts_t))


# Called from Python only: compiled code on disk does not notice a callee edited in another file.
@jit
def look(e: Eyes, state: Array, w: Floats, c: Scenes, n: int) -> None:
    """Writes down the first state, as number n."""
    net.see_goal(state[0], w, e.outlook, e.goal, e.posts)
    for colour in range(4):
        c.matter[n, colour] = e.posts[0].matter[colour]
        c.held[n, colour] = e.posts[0].mine[colour]
        for i in range(net.PLAIN):
            c.plain[n, colour, i] = e.goal[0].plain[colour, i]
    for k in range(e.posts[0].count):
        for i in range(posts.SEEN):
            c.seen[n, e.posts[0].colour[k], e.posts[0].tile[k], i] = e.posts[0].seen[i, k]
    for tile in range(state[0].tiles):
        c.beside[n, tile] = state[0].beside[tile]


# Positions of games


def views_of_lot(w: Floats, way: Way, lot: Lot) -> tuple[Scenes, int]:
    """Plays a lot; some of its positions, ready to be sent, and how many games were won."""
    d, room, n, wins = desk(), views_of(lot.count * MOST), 0, 0
    for game in range(lot.count):
        astray = begin(d, lot, game, way)
        count = _noted(d, w, way, astray, some_of(room, slice(n, n + MOST)))
        done = parts(d)
        room.won[n : n + count] = done
        n += count
        wins += int(done.all())
    found = some_of(room, slice(n))
    return found._replace(seen=found.seen.astype(np.float16)), wins


def _noted(d: Desk, w: Floats, way: Way, astray: int, room: Scenes) -> int:
    """Plays a game to its end and notes some positions; how many."""
    e, count = eyes(), 0
    while play_on(d, w, way, astray):
        look(e, d.state, w, room, count)
        count += 1
    return count
