"""Positions as the network of a seat's figure sees them: posts of each colour, seats, the table."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from feurio_play import Array, Desk, Games, Lot, desk, go_to, played

from embertide.games.feurio import advice_outlook as outlook
from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio import advice_seats as seats
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.box import TILES
from embertide.games.feurio.kernel_record import SPREADING
from embertide.jit import jit

EVERY = 9
"""One position of so many is kept: those of one game are much alike."""


class Scenes(NamedTuple):
    """Positions: what is seen of tiles by colour; sets of tiles; what is seen of seats; chances."""

    seen: Array
    matter: Array
    """The tiles that a colour holds or may take,"""
    held: Array
    """those it holds,"""
    beside: Array
    """and those beside each tile."""
    plain: Array
    won: Array
    """Each seat's share of the win, known or expected."""


def scenes_of(players: int, count: int, kind: type[np.floating]) -> Scenes:
    """Room for so many; what is seen of tiles, by far the most, in numbers of that kind."""
    colours = players * (4 // players)
    return Scenes(
        np.zeros((count, colours, TILES, posts.SEEN), kind),
        np.zeros((count, colours), np.uint64),
        np.zeros((count, colours), np.uint64),
        np.zeros((count, TILES), np.uint64),
        np.zeros((count, players, seats.PLAIN), np.float32),
        np.zeros((count, players), np.float32),
    )


def some_of(scenes: Scenes, at: slice) -> Scenes:
    """A part of them."""
    return Scenes(*(part[at] for part in scenes))


def gathered(parts: Iterable[Scenes], players: int, most: int) -> Scenes:
    """All of them, up to so many, each put in its place as it comes: they are large."""
    room, n = scenes_of(players, most, np.float16), 0
    for part in parts:
        size = min(len(part.won), most - n)
        for here, new in zip(room, part, strict=True):
            here[n : n + size] = new[:size]
        n += size
    return some_of(room, slice(n))


@jit
def look(d: Desk, w: Floats, c: Scenes, n: int) -> None:
    """Writes down the position on the desk, as number n."""
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


def is_still(d: Desk) -> bool:
    """Whether the network judges such positions: no tile is in the air, and the opening is over."""
    return bool(d.state[0].phase != SPREADING and d.state[0].tiles > 1)


def scenes(w: Floats, games: Games) -> Scenes:
    """Some positions of these games, with who won in the end."""
    picked = _picked(games)
    room, d, n = scenes_of(int(games.table[0]), len(picked), np.float32), desk(), 0
    for game, moves in picked:
        go_to(d, games, game, moves)
        if is_still(d):
            look(d, w, room, n)
            room.won[n] = games.won[game]
            n += 1
    return some_of(room, slice(n))


def _picked(games: Games) -> list[tuple[int, int]]:
    """Moments between the first move and the last."""
    rng = np.random.default_rng(games.table[3])
    return [
        (game, 1 + int(moves))
        for game, length in enumerate(games.lengths)
        for moves in np.flatnonzero(rng.integers(EVERY, size=length - 1) == 0)
    ]


def scenes_of_lot(w: Floats, lot: Lot) -> Scenes:
    """Plays a lot and describes some positions, ready to be sent."""
    found = scenes(w, played(w, lot))
    return found._replace(seen=found.seen.astype(np.float16))
