"""Deploying for a common goal: how good each deployment looks (F-8, F-17)."""

from typing import Final, NamedTuple

import numpy as np

from embertide.games.feurio.advice_goal_ones import chance, edges_of
from embertide.games.feurio.advice_goal_spots import spots_beside
from embertide.games.feurio.advice_goal_table import (
    Outlook,
    Scene,
    Table,
    Ways,
    future,
    plight,
    spaces,
    steps,
    ways_to,
)
from embertide.games.feurio.advice_goal_weights import (
    BETTER_ONE,
    BRIDGE,
    CROWDED_GAIN,
    EARLY_1,
    FADING,
    FIRST_ONE,
    FRESH_LACKING,
    LAST,
    LAST_BUT_ONE,
    LAST_EARLY,
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
    SHARED_GAIN,
    SOON_LACKING,
    SPARE_ONE,
    SPOT_BRIDGE,
    START,
    START_EARLY,
    START_ONE,
    STRANDED_1,
    STUCK,
    STUCK_EARLY,
    STUCK_OTHERS,
    STUCK_OTHERS_EARLY,
    TEMPO,
    TO_BETTER,
    TO_ONE,
    TO_ONE_2,
    TO_ONE_3,
    WANING,
    WANING_LIKELY,
    Weights,
)
from embertide.games.feurio.kernel_table import total
from embertide.jit import NONE, Word, bit, bits, jit, whole

NEVER: Final = -1e9
"""The score of a deployment that loses the game."""

TOO_LATE: Final = 30.0
"""What it costs to keep more than can be sent in the turns that are left."""


class Post(NamedTuple):
    """A tile with room, where firefighters may go."""

    tile: int
    here: Word
    beside: Word
    spots: Word
    room: int
    is_one: bool
    waning: int
    """How many places go with the spots that burn soon."""
    waning_likely: int
    """How many go with those that burn likely."""


@jit
def post_at(s: np.record, table: Table, tile: int) -> Post:
    """The post on a tile."""
    here = bit(tile)
    room = 3 if table.scene.three & here else 2 if table.scene.two & here else 1
    is_one = s.value[0] & ~s.value[1] & ~s.value[2] & here != NONE
    spots = spots_beside(s, whole(s.cell[tile + 1]))
    slack = edges_of(s, tile) - total(s.men, 2, here) - room
    soon, likely = spots & table.scene.soon, spots & table.scene.likely
    waning = _waning(room, slack, soon), _waning(room, slack, likely)
    return Post(tile, here, s.beside[tile], spots, room, is_one, *waning)


@jit
def _waning(room: int, slack: int, spots: Word) -> int:
    """F-9: how much of the room goes with tiles on these spots; some edges are to spare."""
    return min(room, max(0, bits(spots) - slack))


@jit
def judge_pass(w: Weights, table: Table) -> float:
    """How good it looks to deploy nobody."""
    return w[PASSING] + w[PASSING_EARLY] * table.early + _tempo(w, table, 0)


@jit
def _tempo(w: Weights, table: Table, count: int) -> float:
    """How hard it was, and gets now that so many went, to send all who are left in time."""
    x = w[PRESSURE] * table.supply / (table.turns + 1.0) * count
    each = (table.supply - count) / (table.turns + 0.1)
    return x + w[TEMPO] * min(9.0, each * each) - (TOO_LATE if each > 3.0 else 0.0)


@jit
def _judge_last(w: Weights, table: Table, left: float) -> float:
    """The last firefighters of a colour, which a 1-tile may need yet."""
    if left == 0.0:
        return w[LAST] + w[LAST_EARLY] * table.early
    return w[LAST_BUT_ONE] if left == 1.0 else 0.0


@jit
def judge_deploy(  # noqa: PLR0913, PLR0917 - who goes where
    s: np.record, w: Weights, table: Table, colour: int, post: Post, count: int
) -> float:
    """How good it looks to deploy so many of a colour on a post."""
    own = table.outlooks[colour]
    left = own.left - count
    if not post.here & own.wanted or (left == 0.0 and own.lacking == 1.0 and not post.is_one):
        return NEVER
    x = w[NEED] * own.left / 12.0 + _tempo(w, table, count)
    x += 0.0 if own.held else w[START] + w[START_EARLY] * table.early
    x += own.lacking * _judge_last(w, table, left)
    x += w[WANING] * min(count, post.waning) + w[WANING_LIKELY] * min(count, post.waning_likely)
    if post.is_one:
        x += _judge_one(w, table, own, post.tile)
    else:
        x += w[MEN_1 + count - 1] + w[EARLY_1 + count - 1] * table.early
        x += _judge_stranded(w, table, own, post, left)
    if not post.here & own.held:
        x += _judge_new(s, w, table, own, post)
    x += (w[STUCK] + w[STUCK_EARLY] * table.early) * _relief(w, table, own, post, left)
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
    hope = w[SOON_LACKING] * soon + w[LIKELY_LACKING] * likely
    hope += w[FRESH_LACKING] * soon / (1.0 + bits(own.front & table.scene.soon))
    if not _known(own) & table.ways.free:
        near = post.beside & table.ways.free
        hope += w[TO_BETTER] if near else w[SPOT_BRIDGE] * bits(fresh & table.links)
    x += own.lacking * hope
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
    gain = 0.0 if post.here & own.held else _gain(w, table.scene, own, post)
    if not own.held:
        return -plight(w, left, gain)
    before = plight(w, own.left, own.space)
    return before - plight(w, left, own.space - own.left + left + gain)


@jit
def _gain(w: Weights, scene: Scene, own: Outlook, post: Post) -> float:
    """How many more could follow a step to another tile."""
    tiles, fresh = post.beside & scene.one & ~_known(own), post.spots & ~own.front
    gain = spaces(w, scene, tiles) + w[SHARED_GAIN] * bits(tiles & scene.claimed)
    gain += future(w, scene, fresh)
    return gain + w[CROWDED_GAIN] * bits(fresh & scene.fronts & scene.likely)


@jit
def _judge_others(  # noqa: PLR0913, PLR0917 - who goes where
    s: np.record, w: Weights, table: Table, colour: int, post: Post, count: int
) -> float:
    """What it takes from the other colours: room, and ways to a 1-tile."""
    x = 0.0
    stuck = w[STUCK_OTHERS] + w[STUCK_OTHERS_EARLY] * table.early
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
            before = plight(w, look.left, look.space)
            x += stuck * (before - plight(w, look.left, look.space - count))
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
