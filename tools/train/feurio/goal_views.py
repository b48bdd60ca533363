"""Positions of the common goal of Feurio! as inputs of its network."""

from typing import Any, NamedTuple

import numpy as np

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats
from embertide.games.feurio.advice import outlook, posts
from embertide.games.feurio.advice.goal import net
from embertide.games.feurio.rules.box import TILES
from tools.train.feurio.scenes import Scenes
from tools.train.feurio.workspace import Array


def views_of(count: int, kind: type[np.floating[Any]]) -> Scenes:
    """Allocate scenes with colours in place of seats; `won` says which colours did their part."""
    return Scenes(
        np.zeros((count, 4, TILES, posts.SEEN), kind),
        np.zeros((count, 4), np.uint64),
        np.zeros((count, 4), np.uint64),
        np.zeros((count, TILES), np.uint64),
        np.zeros((count, 4, net.PLAIN), np.float32),
        np.zeros((count, 4), np.float32),
    )


# Inputs


class InputBuffers(NamedTuple):
    """The records that advice computes inputs in."""

    outlook: Array
    goal: Array
    posts: Array


def make_input_buffers() -> InputBuffers:
    """Allocate the records."""
    return InputBuffers(
        np.zeros(1, outlook.outlook_t), np.zeros(1, net.goal_t), np.zeros(1, posts.posts_t)
    )


# Call from Python only: the cache of a compiled caller in another file does not notice changes.
@jit
def look(e: InputBuffers, state: Array, w: Floats, c: Scenes, n: int) -> None:
    """Store the inputs of the first state as number n."""
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
