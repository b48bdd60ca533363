"""Positions as inputs of a seat's network: posts of each colour, seats, the table."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Records
from embertide.games.feurio.advice import outlook, posts, seats
from embertide.games.feurio.rules.box import TILES
from tools.train.feurio.workspace import Array, Workspace

PART = 4096
"""Positions described at once, to bound the memory."""


MakeScenes = Callable[[int, type[np.floating[Any]]], "Scenes"]
"""Allocates a number of scenes; the inputs of posts, by far the largest part, have that dtype."""


class Scenes(NamedTuple):
    """Positions as inputs of the network, with their results."""

    seen: Array
    """The inputs of each post, by colour and tile."""
    matter: Array
    """The tiles that a colour holds or may take."""
    held: Array
    """The tiles that a colour holds."""
    beside: Array
    """The tiles adjacent to each tile."""
    plain: Array
    """The plain inputs of each seat."""
    won: Array
    """Each seat's share of the win, known or expected."""


def scenes_of(players: int, count: int, kind: type[np.floating]) -> Scenes:
    """Allocate scenes; the inputs of posts, by far the largest part, have that dtype."""
    colours = players * (4 // players)
    return Scenes(
        np.zeros((count, colours, TILES, posts.SEEN), kind),
        np.zeros((count, colours), np.uint64),
        np.zeros((count, colours), np.uint64),
        np.zeros((count, TILES), np.uint64),
        np.zeros((count, players, seats.PLAIN), np.float32),
        np.zeros((count, players), np.float32),
    )


@jit
def look(d: Workspace, w: Floats, c: Scenes, n: int) -> None:
    """Store the inputs of the workspace's position as number n."""
    outlook.look_ahead(d.state[0], w, d.outlook)
    seats.see_seats(d.state[0], d.outlook, d.view)
    posts.see_posts(d.state[0], d.outlook, d.view[0].best, d.posts)
    for colour in range(d.state[0].players * d.state[0].colours):
        c.matter[n, colour] = d.posts[0].matter[colour]
        c.held[n, colour] = d.posts[0].mine[colour]
    for k in range(d.posts[0].count):
        for i in range(posts.SEEN):
            c.seen[n, d.posts[0].colour[k], d.posts[0].tile[k], i] = d.posts[0].seen[i, k]
    for tile in range(d.state[0].tiles):
        c.beside[n, tile] = d.state[0].beside[tile]
    for seat in range(d.state[0].players):
        seats.see_inputs(d.state[0], d.outlook, d.view, seat)
        for i in range(seats.PLAIN):
            c.plain[n, seat, i] = d.view[0].inputs[i]


def described(
    records: Records, make: MakeScenes, look_at: Callable[[Records, Scenes], None]
) -> Scenes:
    """Return the scenes of positions, described in parts: the compiled code needs 32 bits."""
    room = make(len(records), np.float16)
    for first in range(0, len(records), PART):
        some = records[first : first + PART]
        look_at(some, part := make(len(some), np.float32))
        for here, new in zip(room, part, strict=True):
            here[first : first + len(some)] = new
    return room
