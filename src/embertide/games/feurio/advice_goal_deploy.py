"""Deploying for a common goal: how good each deployment looks (F-8, F-17)."""

from typing import Final, NamedTuple

import numpy as np

from embertide.games.feurio.advice_goal_ones import chance, edges_of
from embertide.games.feurio.advice_goal_table import (
    Outlook,
    Table,
    Ways,
    future,
    plight,
    spaces,
    spots_beside,
    steps,
    ways_to,
)
from embertide.games.feurio.advice_goal_weights import (
    BETTER_ONE,
    BRIDGE,
    EARLY_1,
    FADING,
    FIRST_ONE,
    LAST,
    LAST_BUT_ONE,
    LIKELY_LACKING,
    MEN_1,
    NEED,
    NEEDED_ONE,
    NEW,
    NEW_EARLY,
    NEW_EDGES,
    PASSING,
    PASSING_EARLY,
    PRESSURE,
    ROOM_LEFT,
    SOON_LACKING,
    SPARE_ONE,
    START,
    START_EARLY,
    START_ONE,
    STRANDED_1,
    STUCK,
    STUCK_OTHERS,
    TO_ONE,
    TO_ONE_2,
    TO_ONE_3,
    Weights,
)
from embertide.jit import NONE, Word, bit, bits, jit, whole

NEVER: Final = -1e9
"""The score of a deployment that loses the game."""


class Post(NamedTuple):
    """A tile with room, where firefighters may go."""

    tile: int
    here: Word
    beside: Word
    spots: Word
    room: int
    is_one: bool


@jit
def post_at(s: np.record, table: Table, tile: int) -> Post:
    """The post on a tile."""
    here = bit(tile)
    room = 3 if table.scene.three & here else 2 if table.scene.two & here else 1
    is_one = s.value[0] & ~s.value[1] & ~s.value[2] & here != NONE
    spots = spots_beside(s, whole(s.cell[tile + 1]))
    return Post(tile, here, s.beside[tile], spots, room, is_one)


@jit
def judge_pass(w: Weights, table: Table) -> float:
    """How good it looks to deploy nobody."""
    return w[PASSING] + w[PASSING_EARLY] * table.early


@jit
def judge_deploy(  # noqa: PLR0913, PLR0917 - who goes where
    s: np.record, w: Weights, table: Table, colour: int, post: Post, count: int
) -> float:
    """How good it looks to deploy so many of a colour on a post."""
    own = table.outlooks[colour]
    left = own.left - count
    if not post.here & own.wanted or (left == 0.0 and own.lacking == 1.0 and not post.is_one):
        return NEVER
    x = w[NEED] * own.left / 12.0 + w[PRESSURE] * table.pressure * count
    x += 0.0 if own.held else w[START] + w[START_EARLY] * table.early
    x += own.lacking * (w[LAST] if left == 0.0 else w[LAST_BUT_ONE] if left == 1.0 else 0.0)
    if post.is_one:
        x += _judge_one(w, table, own, post.tile)
    else:
        x += w[MEN_1 + count - 1] + w[EARLY_1 + count - 1] * table.early
        x += _judge_stranded(w, table, own, post, left)
    if not post.here & own.held:
        x += _judge_new(s, w, table, own, post)
    x += w[STUCK] * _relief(w, table, own, post, left)
    x += w[FADING] * count if table.hot & post.here else 0.0
    x += w[ROOM_LEFT] * (post.room - count)
    return x + _judge_others(s, w, table, colour, post, count)


@jit
def _judge_one(w: Weights, table: Table, own: Outlook, tile: int) -> float:
    """A 1-tile of one's own, the first or a better one."""
    x = 0.0 if own.held else w[START_ONE]
    x += w[BETTER_ONE] * (chance(table.chances, tile) + own.lacking - 1.0)
    return x + (w[FIRST_ONE] if own.lacking == 1.0 else w[SPARE_ONE] * (table.spare - 1.0))


@jit
def _known(own: Outlook) -> Word:
    """The tiles a colour can go to; none before it has begun."""
    return own.wanted if own.held else NONE


@jit
def _judge_stranded(w: Weights, table: Table, own: Outlook, post: Post, left: float) -> float:
    """Too few left to reach a 1-tile."""
    if own.lacking < 1.0 or left > 3.0:
        return 0.0
    if steps(_known(own) | post.beside, table.ways) < left:
        return 0.0
    return w[STRANDED_1 + int(left) - 1]


@jit
def _judge_new(s: np.record, w: Weights, table: Table, own: Outlook, post: Post) -> float:
    """A step to another tile: what comes in reach from there?"""
    x = w[NEW] + w[NEW_EARLY] * table.early + w[NEW_EDGES] * edges_of(s, post.tile)
    fresh = post.spots & ~own.front
    soon, likely = bits(fresh & table.scene.soon), bits(fresh & table.scene.likely)
    x += own.lacking * (w[SOON_LACKING] * soon + w[LIKELY_LACKING] * likely)
    if own.lacking == 1.0:
        ways = Ways(table.ways.free & ~post.here, table.ways.near, table.ways.far)
        x += _away(w, _known(own), table.ways) - _away(w, _known(own) | post.beside, ways)
    return x


@jit
def _away(w: Weights, tiles: Word, ways: Ways) -> float:
    """What the steps to a 1-tile cost."""
    count = steps(tiles, ways)
    x = w[TO_ONE] if count > 0 else 0.0
    x += w[TO_ONE_2] if count > 1 else 0.0
    return x + (w[TO_ONE_3] if count > 2 else 0.0)


@jit
def _relief(w: Weights, table: Table, own: Outlook, post: Post, left: float) -> float:
    """How much better a colour's room to grow becomes."""
    gain = 0.0
    if not post.here & own.held:
        gain = spaces(table.scene, post.beside & table.scene.one & ~_known(own))
        gain += future(w, table.scene, post.spots & ~own.front)
    if not own.held:
        return -plight(w, left, gain)
    before = plight(w, own.left, own.space)
    return before - plight(w, left, own.space - own.left + left + gain)


@jit
def _judge_others(  # noqa: PLR0913, PLR0917 - who goes where
    s: np.record, w: Weights, table: Table, colour: int, post: Post, count: int
) -> float:
    """What it takes from the other colours: room, and ways to a 1-tile."""
    x = 0.0
    full = count == post.room
    ways = _ways_without(s, table, post) if full else table.ways
    for other in range(4):
        look = table.outlooks[other]
        if other == colour or not look.held:
            continue
        dry = look.lacking == 1.0
        if full and dry:
            x -= w[BRIDGE] * (_away(w, look.wanted, ways) - _away(w, look.wanted, table.ways))
        if look.wanted & post.here:
            x += w[STUCK_OTHERS] * plight(w, look.left, look.space)
            x -= w[STUCK_OTHERS] * plight(w, look.left, look.space - count)
            if dry and table.ways.free & post.here and not look.wanted & ways.free:
                x += w[NEEDED_ONE]
    return x


@jit
def _ways_without(s: np.record, table: Table, post: Post) -> Ways:
    """The ways to 1-tiles once a tile is full."""
    ways, others = table.ways, ~post.here
    if ways.free & post.here:
        ways = ways_to(s, ways.free & others, table.scene.one)
    return Ways(ways.free & others, ways.near & others, ways.far & others)
