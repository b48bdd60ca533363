"""Scores of deployments for a common goal, by the quick policy (F-8, F-17)."""

from typing import Final, NamedTuple

from embertide.compiled.bitset import NONE, Word, bit, bits
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.feurio.advice.goal.ones import chance, edges_of
from embertide.games.feurio.advice.goal.spots import spots_beside
from embertide.games.feurio.advice.goal.survey import (
    Prospect,
    Scene,
    Survey,
    Ways,
    future,
    plight,
    spaces,
    steps,
    ways_to,
)
from embertide.games.feurio.advice.goal.weights import (
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
from embertide.games.feurio.kernel.board import total

NEVER: Final = -1e9
"""The score of a deployment that loses the game."""

TOO_LATE: Final = 30.0
"""The penalty for keeping more firefighters than the turns left can deploy."""


class Post(NamedTuple):
    """A tile with room for firefighters."""

    tile: int
    here: Word
    """The set of this tile."""
    beside: Word
    """The adjacent tiles."""
    spots: Word
    """The adjacent spots."""
    room: int
    """The firefighters that fit, 1 to 3."""
    is_one: bool
    """Whether the tile has the value 1."""
    waning: int
    """Places lost if all adjacent spots burn that burn soon."""
    waning_likely: int
    """Places lost if all adjacent spots burn that are likely to."""


@jit
def post_at(s: Record, table: Survey, tile: int) -> Post:
    """Return the post on a tile."""
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
    """F-9: return the room lost by tiles on these spots, beyond the spare edges (`slack`)."""
    return min(room, max(0, bits(spots) - slack))


@jit
def score_pass(w: Weights, table: Survey) -> float:
    """Return the score of deploying nobody."""
    return w[PASSING] + w[PASSING_EARLY] * table.early + _tempo(w, table, 0)


@jit
def _tempo(w: Weights, table: Survey, count: int) -> float:
    """Score how urgent it is to deploy, before and after `count` firefighters are sent."""
    x = w[PRESSURE] * table.supply / (table.turns + 1.0) * count
    each = (table.supply - count) / (table.turns + 0.1)
    return x + w[TEMPO] * min(9.0, each * each) - (TOO_LATE if each > 3.0 else 0.0)


@jit
def _score_last(w: Weights, table: Survey, left: float) -> float:
    """Score the loss of a colour's last firefighters, which a 1-tile may still need."""
    if left == 0.0:
        return w[LAST] + w[LAST_EARLY] * table.early
    return w[LAST_BUT_ONE] if left == 1.0 else 0.0


@jit
def score_deploy(  # noqa: PLR0913, PLR0917 - the parts of a deployment
    s: Record, w: Weights, table: Survey, colour: int, post: Post, count: int
) -> float:
    """Return the score of deploying `count` firefighters of a colour on a post."""
    own = table.prospects[colour]
    left = own.left - count
    if not post.here & own.wanted or (left == 0.0 and own.lacking == 1.0 and not post.is_one):
        return NEVER
    x = w[NEED] * own.left / 12.0 + _tempo(w, table, count)
    x += 0.0 if own.held else w[START] + w[START_EARLY] * table.early
    x += own.lacking * _score_last(w, table, left)
    x += w[WANING] * min(count, post.waning) + w[WANING_LIKELY] * min(count, post.waning_likely)
    if post.is_one:
        x += _score_one(w, table, own, post.tile)
    else:
        x += w[MEN_1 + count - 1] + w[EARLY_1 + count - 1] * table.early
        x += _score_stranded(w, table, own, post, left)
    if not post.here & own.held:
        x += _score_new(s, w, table, own, post)
    x += (w[STUCK] + w[STUCK_EARLY] * table.early) * _relief(w, table, own, post, left)
    x += w[FADING] * count if table.hot & post.here else 0.0
    x += w[ROOM_LEFT] * (post.room - count)
    return x + _score_others(s, w, table, colour, post, count)


@jit
def _score_one(w: Weights, table: Survey, own: Prospect, tile: int) -> float:
    """Score a 1-tile for the colour: its first, or a safer one."""
    x = 0.0 if own.held else w[START_ONE]
    x += w[BETTER_ONE] * (chance(table.chances, tile) + own.lacking - 1.0)
    return x + (w[FIRST_ONE] if own.lacking == 1.0 else w[SPARE_ONE] * (table.spare - 1.0))


@jit
def _known(own: Prospect) -> Word:
    """Return the tiles that a colour can go to; none while it has no firefighter on the table."""
    return own.wanted if own.held else NONE


@jit
def _score_stranded(w: Weights, table: Survey, own: Prospect, post: Post, left: float) -> float:
    """Score a colour with too few firefighters left to reach a 1-tile."""
    if own.lacking < 1.0 or left > 3.0:
        return 0.0
    if steps(_known(own) | post.beside, table.ways) < left:
        return 0.0
    return w[STRANDED_1 + int(left) - 1]


@jit
def _score_new(s: Record, w: Weights, table: Survey, own: Prospect, post: Post) -> float:
    """Score a step to a new tile by what comes within reach."""
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
    """Return the cost of the steps to a 1-tile."""
    count = steps(tiles, ways)
    x = w[TO_ONE] if count > 0 else 0.0
    x += w[TO_ONE_2] if count > 1 else 0.0
    return x + (w[TO_ONE_3] if count > 2 else 0.0)


@jit
def _relief(w: Weights, table: Survey, own: Prospect, post: Post, left: float) -> float:
    """Return by how much a colour's room to grow improves."""
    gain = 0.0 if post.here & own.held else _gain(w, table.scene, own, post)
    if not own.held:
        return -plight(w, left, gain)
    before = plight(w, own.left, own.space)
    return before - plight(w, left, own.space - own.left + left + gain)


@jit
def _gain(w: Weights, scene: Scene, own: Prospect, post: Post) -> float:
    """Return how many more firefighters could follow a step to a new tile."""
    tiles, fresh = post.beside & scene.one & ~_known(own), post.spots & ~own.front
    gain = spaces(w, scene, tiles) + w[SHARED_GAIN] * bits(tiles & scene.claimed)
    gain += future(w, scene, fresh)
    return gain + w[CROWDED_GAIN] * bits(fresh & scene.fronts & scene.likely)


@jit
def _score_others(  # noqa: PLR0913, PLR0917 - the parts of a deployment
    s: Record, w: Weights, table: Survey, colour: int, post: Post, count: int
) -> float:
    """Score what other colours lose: room, and ways to a 1-tile."""
    x = 0.0
    stuck = w[STUCK_OTHERS] + w[STUCK_OTHERS_EARLY] * table.early
    full = count == post.room
    ways = _ways_without(s, table, post) if full else table.ways
    for other in range(4):
        look = table.prospects[other]
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
def _ways_without(s: Record, table: Survey, post: Post) -> Ways:
    """Return the ways to 1-tiles after a tile is full."""
    ways, others = table.ways, ~post.here
    if ways.free & post.here:
        ways = ways_to(s, ways.free & others, table.scene.one)
    return Ways(ways.free & others, ways.near & others, ways.far & others)
