"""A small graph network over the posts of each colour.

Every tile that a colour holds or may still take is a post. A first layer turns the inputs of a post
into features; two rounds of message passing combine them with those of adjacent posts; then they
are pooled by colour. Arrays have a row for each feature and a column for each post of all colours,
so that the compiler vectorizes over posts.
"""

from typing import Final

from embertide.compiled.bitset import NONE, ONE, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import (
    Floats,
    Record,
    Records,
    Singles,
    float32,
    int64,
    record,
    uint64,
)
from embertide.games.feurio.advice.inputs import post_input, rival_post_input
from embertide.games.feurio.advice.outlook import Outlook, share
from embertide.games.feurio.kernel.board import heat_of, held
from embertide.games.feurio.kernel.record import DEPLOYING
from embertide.games.feurio.rules.box import TILES

PostsRecord = Records
"""An array of one record of posts_t."""

SEEN: Final = post_input.COUNT
"""Inputs of a post."""
UNITS: Final = 32
"""Features of a post after each layer."""
ROUNDS: Final = 2
"""Rounds of message passing."""
POOLED: Final = 3 * UNITS
"""Features of a colour: sums over held tiles, sums over free ones, maxima over free ones."""
LOOK: Final = UNITS * (1 + SEEN)
"""Weights of the first layer."""
PASS_ON: Final = UNITS * (1 + 3 * UNITS)
"""Weights of a round of message passing."""
NET: Final = LOOK + ROUNDS * PASS_ON
"""All weights of the network: for each feature a bias, then one for each input."""

_POSTS: Final = 4 * TILES
_1, _2, _3, _4 = (uint64(n) for n in range(1, 5))
_ZERO: Final = float32(0.0)

posts_t: Final = record(
    [
        ("hot", uint64),  # tiles beside a hottest spot
        ("count", int64),  # number of posts
        ("colour", int64, (_POSTS,)),  # of each post
        ("tile", int64, (_POSTS,)),  # of each post
        ("holds", int64, (_POSTS,)),  # 1 if the colour is there
        ("mine", uint64, (4,)),  # the tiles that a colour holds
        ("matter", uint64, (4,)),  # the tiles that a colour holds or may take
        ("which", int64, (4, TILES)),  # the post of a colour on a tile
        ("seen", float32, (SEEN, _POSTS)),  # inputs
        (
            "messages",
            float32,
            (3 * UNITS, _POSTS),
        ),  # own features, sums of adjacent ones
        ("next", float32, (UNITS, _POSTS)),  # features after the last layer
        ("pooled", float32, (4, POOLED)),  # features of each colour
    ]
)


# Inputs


@jit
def see_posts(s: Record, o: Outlook, best: Floats, p: PostsRecord) -> None:
    """Set the inputs of each post; `best` has each seat's highest gain on a tile."""
    see_heat(s, o, p)
    p[0].count = 0
    for colour in range(s.players * s.colours):
        find_posts(s, o, p, colour, whole(s.supply[colour]))
    see_nothing(p)
    for k in range(p[0].count):
        see_tile(s, o, p, k)
        _see_colour(s, o, p, k)
        _see_people(s, best, p, k)
    for colour in range(s.players * s.colours):
        for number in range(o[0].regions[colour]):
            _see_region(o, colour, number, p)


@jit
def see_nothing(p: PostsRecord) -> None:
    """Clear the inputs of as many posts as there are now."""
    seen = p[0].seen
    for i in range(SEEN):
        for k in range(_rounded(p[0].count)):
            seen[i, k] = 0.0


@jit
def see_heat(s: Record, o: Outlook, p: PostsRecord) -> None:
    """Set the tiles beside the hottest spots."""
    p[0].hot = NONE
    n = 0
    rest = s.spots
    while rest and n < o[0].spots:
        if heat_of(s, lowest(rest)) == o[0].hottest:
            p[0].hot |= o[0].around[n]
        rest &= rest - ONE
        n += 1


@jit
def find_posts(s: Record, o: Outlook, p: PostsRecord, colour: int, left: int) -> None:
    """Add the posts of a colour: tiles that it holds or, if any are left, may take."""
    mine = held(s, colour)
    matter = mine | (o[0].one if left else NONE)
    p[0].mine[colour] = mine
    p[0].matter[colour] = matter
    n = p[0].count
    while matter:
        tile = lowest(matter)
        matter &= matter - ONE
        p[0].colour[n] = colour
        p[0].tile[n] = tile
        p[0].holds[n] = 1 if mine & bit(tile) else 0
        p[0].which[colour, tile] = n
        n += 1
    p[0].count = n


@jit
def see_tile(s: Record, o: Outlook, p: PostsRecord, k: int) -> None:
    """Set the inputs that are the same for all colours."""
    tile = p[0].tile[k]
    here = bit(tile)
    x = p[0].seen
    x[post_input.VALUE + o[0].value[tile] - 1, k] = 1.0
    x[post_input.OPEN, k] = o[0].open[tile]
    x[post_input.ROOM_FOR_ONE, k] = 1.0 if o[0].one & here else 0.0
    x[post_input.ROOM_FOR_TWO, k] = 1.0 if o[0].two & here else 0.0
    x[post_input.ROOM_FOR_THREE, k] = 1.0 if o[0].three & here else 0.0
    x[post_input.EMPTY_BESIDE, k] = (6 - bits(s.beside[tile])) / 6.0
    x[post_input.NEAR, k] = o[0].near[tile] / 3.0
    x[post_input.TO_COME, k] = o[0].coming / 36.0
    if o[0].coming:
        x[post_input.COLDEST, k] = max(-8.0, min(8.0, o[0].coldest[tile])) / 8.0
        x[post_input.SECOND_COLDEST, k] = max(-8.0, min(8.0, o[0].second[tile])) / 8.0
    x[post_input.HOT, k] = 1.0 if p[0].hot & here else 0.0


@jit
def _see_colour(s: Record, o: Outlook, p: PostsRecord, k: int) -> None:
    """Set the inputs that depend on the colour."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    x = p[0].seen
    if p[0].holds[k]:
        x[post_input.HELD, k] = 1.0
    else:
        x[rival_post_input.GAIN, k] = o[0].gain[colour, tile] / 8.0
        x[rival_post_input.INVERSE_VALUE, k] = 1.0 / o[0].value[tile]
    x[rival_post_input.SUPPLY, k] = s.supply[colour] / 12.0
    x[post_input.HELD_BESIDE, k] = bits(s.beside[tile] & p[0].mine[colour]) / 3.0


@jit
def _see_people(s: Record, best: Floats, p: PostsRecord, k: int) -> None:
    """Set the inputs that depend on rivals, the seat's other colour, and the turn."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    seat = colour // s.colours
    x = p[0].seen
    for rival in range(s.players):
        if rival != seat:
            theirs = float32(best[rival, tile] / 8.0)
            x[rival_post_input.RIVALS_GAIN, k] = max(x[rival_post_input.RIVALS_GAIN, k], theirs)
    if s.colours == 2 and p[0].mine[colour ^ 1] & bit(tile):
        x[rival_post_input.OTHER_COLOUR, k] = 1.0
    if s.turn == seat:
        x[rival_post_input.TURN, k] = 1.0
        x[rival_post_input.DEPLOYING, k] = 1.0 if s.phase == DEPLOYING else 0.0


@jit
def _see_region(o: Outlook, colour: int, number: int, p: PostsRecord) -> None:
    """Set the inputs that describe the region of a held tile."""
    rest = o[0].tiles[colour, number]
    part = share(o[0].closed[colour, number])
    x = p[0].seen
    while rest:
        k = p[0].which[colour, lowest(rest)]
        rest &= rest - ONE
        x[rival_post_input.REGION_WORTH, k] = o[0].worth[colour, number] / 20.0
        x[rival_post_input.REGION_SHARE, k] = part
        x[rival_post_input.REGION_SUM, k] = o[0].sums[colour, number] / 30.0


# Layers


@jit
def run_post_network(s: Record, w: Floats, at: int, colours: int, p: PostsRecord) -> None:
    """Set the pooled features of the first `colours` colours; the weights begin at `at`."""
    n = _rounded(p[0].count)
    combine(w, at, p[0].seen, n, p[0].next)
    at += LOOK
    for _ in range(ROUNDS):
        _pass_messages(s, p)
        combine(w, at, p[0].messages, n, p[0].next)
        at += PASS_ON
    _add_up(colours, p)


@jit
def _rounded(count: int) -> int:
    """Return the number of columns rounded up to a multiple of 16, the width of vector code."""
    return (count + 15) // 16 * 16


@jit
def combine(w: Floats, at: int, x: Singles, n: int, out: Singles) -> None:
    """Compute one layer (linear, then ReLU) for n columns: rows of `out` from rows of `x`.

    Two output rows from four input rows at once, and unsigned indices, make it fast.
    """
    one, two = uint64(at), uint64(at + x.shape[0] + 1)
    for j in range(0, out.shape[0], 2):
        first, second = float32(w[one]), float32(w[two])
        for t in range(n):
            out[j, t], out[j + 1, t] = first, second
        one += ONE
        two += ONE
        for i in range(0, x.shape[0], 4):
            a, b = float32(w[one]), float32(w[one + _1])
            c, d = float32(w[one + _2]), float32(w[one + _3])
            e, f = float32(w[two]), float32(w[two + _1])
            g, h = float32(w[two + _2]), float32(w[two + _3])
            for t in range(n):
                x0, x1, x2, x3 = x[i, t], x[i + 1, t], x[i + 2, t], x[i + 3, t]
                out[j, t] = (((out[j, t] + a * x0) + b * x1) + c * x2) + d * x3
                out[j + 1, t] = (((out[j + 1, t] + e * x0) + f * x1) + g * x2) + h * x3
            one += _4
            two += _4
        one, two = two, two + uint64(x.shape[0] + 1)
        for t in range(n):
            out[j, t] = max(out[j, t], _ZERO)
            out[j + 1, t] = max(out[j + 1, t], _ZERO)


@jit
def _pass_messages(s: Record, p: PostsRecord) -> None:
    """Set the messages of each post: own features, sums over adjacent held and free posts."""
    n = p[0].count
    messages, figures = p[0].messages, p[0].next
    for j in range(UNITS):
        for k in range(_rounded(n)):
            messages[j, k] = figures[j, k]
            messages[UNITS + j, k] = 0.0
            messages[2 * UNITS + j, k] = 0.0
    for k in range(n):
        colour = p[0].colour[k]
        rest = s.beside[p[0].tile[k]] & p[0].matter[colour]
        while rest:
            other = p[0].which[colour, lowest(rest)]
            rest &= rest - ONE
            row = UNITS if p[0].holds[other] else 2 * UNITS
            for j in range(UNITS):
                messages[row + j, k] += figures[j, other]


@jit
def _add_up(colours: int, p: PostsRecord) -> None:
    """Pool the features of all posts by colour."""
    figures = p[0].next
    for colour in range(colours):
        for j in range(POOLED):
            p[0].pooled[colour, j] = 0.0
    for k in range(p[0].count):
        found = p[0].pooled[p[0].colour[k]]
        if p[0].holds[k]:
            for j in range(UNITS):
                found[j] += figures[j, k]
        else:
            for j in range(UNITS):
                found[UNITS + j] += figures[j, k]
                found[2 * UNITS + j] = max(found[2 * UNITS + j], figures[j, k])


@jit
def figure(w: Floats, first: int, x: Floats, units: Floats) -> float:
    """Return the output for a seat or a colour, by one hidden layer of units."""
    at, step = uint64(first), uint64(units.shape[0])
    for j in range(units.shape[0]):
        units[j] = w[at + uint64(j)]
    for i in range(x.shape[0]):
        at += step
        if x[i] != 0.0:
            for j in range(units.shape[0]):
                units[j] += x[i] * w[at + uint64(j)]
    at += step
    found = 0.0
    for j in range(units.shape[0]):
        found += max(units[j], 0.0) * w[at + uint64(j)]
    return found
