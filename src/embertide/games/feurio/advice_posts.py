"""What the posts of a colour may come to: a small network that looks at tiles beside each other.

Every tile that a colour holds or may still take is one post. What is seen of it makes some figures;
twice these are passed on to the posts beside it; then they are added up by colour. Numbers lie in
rows, a column for each post of all colours, so that the compiler works on many posts at once.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.games.feurio.advice_outlook import Floats, Outlook, heat_of, share
from embertide.games.feurio.box import TILES
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.games.feurio.kernel_table import held
from embertide.jit import NONE, ONE, bit, bits, jit, lowest, whole

Numbers = npt.NDArray[np.float32]

SEEN: Final = 28
"""Numbers that describe a tile to a colour."""
UNITS: Final = 32
"""Figures of a post after each step."""
ROUNDS: Final = 2
"""So many times they are passed on."""
POOLED: Final = 3 * UNITS
"""Figures of a colour: of the tiles it holds, of those it may take, and the highest of these."""
LOOK: Final = UNITS * (1 + SEEN)
PASS_ON: Final = UNITS * (1 + 3 * UNITS)
NET: Final = LOOK + ROUNDS * PASS_ON
"""The weights: for each figure where it starts from, then one for each number it is made of."""

_POSTS: Final = 4 * TILES
_1, _2, _3, _4 = (np.uint64(n) for n in range(1, 5))
_ZERO: Final = np.float32(0.0)

posts_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hot", np.uint64),  # tiles beside a hottest spot
                ("count", np.int64),
                ("colour", np.int64, (_POSTS,)),
                ("tile", np.int64, (_POSTS,)),
                ("holds", np.int64, (_POSTS,)),  # whether the colour is there
                ("mine", np.uint64, (4,)),  # the tiles a colour holds
                ("matter", np.uint64, (4,)),  # and all that matter to it
                ("which", np.int64, (4, TILES)),  # the post of a colour on a tile
                ("seen", np.float32, (SEEN, _POSTS)),
                ("told", np.float32, (3 * UNITS, _POSTS)),  # its figures, and those beside it
                ("next", np.float32, (UNITS, _POSTS)),
                ("pooled", np.float32, (4, POOLED)),
            ],
            align=True,
        ),
    )
)


# What is seen


@jit
def see_posts(s: np.record, o: Outlook, best: Floats, p: Outlook) -> None:
    """Fills in what is seen of each post."""
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
def see_nothing(p: Outlook) -> None:
    """Clears what was seen of as many posts as there are now."""
    seen = p[0].seen
    for i in range(SEEN):
        for k in range(_rounded(p[0].count)):
            seen[i, k] = 0.0


@jit
def see_heat(s: np.record, o: Outlook, p: Outlook) -> None:
    """Which tiles the next one may come beside."""
    p[0].hot = NONE
    n = 0
    rest = s.spots
    while rest and n < o[0].spots:
        if heat_of(s, lowest(rest)) == o[0].hottest:
            p[0].hot |= o[0].around[n]
        rest &= rest - ONE
        n += 1


@jit
def find_posts(s: np.record, o: Outlook, p: Outlook, colour: int, left: int) -> None:
    """The tiles that a colour holds or, with so many left, may take."""
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
def see_tile(s: np.record, o: Outlook, p: Outlook, k: int) -> None:
    """What is the same for all colours."""
    tile = p[0].tile[k]
    here = bit(tile)
    x = p[0].seen
    x[o[0].value[tile] - 1, k] = 1.0
    x[6, k] = o[0].open[tile]
    x[8, k] = 1.0 if o[0].one & here else 0.0
    x[9, k] = 1.0 if o[0].two & here else 0.0
    x[10, k] = 1.0 if o[0].three & here else 0.0
    x[11, k] = (6 - bits(s.beside[tile])) / 6.0
    x[12, k] = o[0].near[tile] / 3.0
    x[20, k] = o[0].coming / 36.0
    if o[0].coming:
        x[23, k] = max(-8.0, min(8.0, o[0].coldest[tile])) / 8.0
        x[24, k] = max(-8.0, min(8.0, o[0].second[tile])) / 8.0
    x[25, k] = 1.0 if p[0].hot & here else 0.0


@jit
def _see_colour(s: np.record, o: Outlook, p: Outlook, k: int) -> None:
    """What a colour makes of it."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    x = p[0].seen
    if p[0].holds[k]:
        x[7, k] = 1.0
    else:
        x[13, k] = o[0].gain[colour, tile] / 8.0
        x[14, k] = 1.0 / o[0].value[tile]
    x[19, k] = s.supply[colour] / 12.0
    x[22, k] = bits(s.beside[tile] & p[0].mine[colour]) / 3.0


@jit
def _see_people(s: np.record, best: Floats, p: Outlook, k: int) -> None:
    """What the seat's other colour, its rivals and its turn have to do with it."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    seat = colour // s.colours
    x = p[0].seen
    for rival in range(s.players):
        if rival != seat:
            x[15, k] = max(x[15, k], np.float32(best[rival, tile] / 8.0))
    if s.colours == 2 and p[0].mine[colour ^ 1] & bit(tile):
        x[21, k] = 1.0
    if s.turn == seat:
        x[26, k] = 1.0
        x[27, k] = 1.0 if s.phase == DEPLOYING else 0.0


@jit
def _see_region(o: Outlook, colour: int, number: int, p: Outlook) -> None:
    """What the region of a held tile is worth."""
    rest = o[0].tiles[colour, number]
    part = share(o[0].closed[colour, number])
    x = p[0].seen
    while rest:
        k = p[0].which[colour, lowest(rest)]
        rest &= rest - ONE
        x[16, k] = o[0].worth[colour, number] / 20.0
        x[17, k] = part
        x[18, k] = o[0].sums[colour, number] / 30.0


# What comes of it


@jit
def judge_posts(s: np.record, w: Floats, at: int, colours: int, p: Outlook) -> None:
    """Fills in the figures of so many colours; the weights begin at a place."""
    n = _rounded(p[0].count)
    combine(w, at, p[0].seen, n, p[0].next)
    at += LOOK
    for _ in range(ROUNDS):
        _ask_around(s, p)
        combine(w, at, p[0].told, n, p[0].next)
        at += PASS_ON
    _add_up(colours, p)


@jit
def _rounded(count: int) -> int:
    """So many columns: processors like them in bundles of 16."""
    return (count + 15) // 16 * 16


@jit
def combine(w: Floats, at: int, x: Numbers, n: int, out: Numbers) -> None:
    """One step of the network for n columns: rows of `out` from rows of `x`; none is below zero.

    Two rows from four at once, and places that cannot be negative: that is what makes it fast.
    """
    one, two = np.uint64(at), np.uint64(at + x.shape[0] + 1)
    for j in range(0, out.shape[0], 2):
        first, second = np.float32(w[one]), np.float32(w[two])
        for t in range(n):
            out[j, t], out[j + 1, t] = first, second
        one += ONE
        two += ONE
        for i in range(0, x.shape[0], 4):
            a, b = np.float32(w[one]), np.float32(w[one + _1])
            c, d = np.float32(w[one + _2]), np.float32(w[one + _3])
            e, f = np.float32(w[two]), np.float32(w[two + _1])
            g, h = np.float32(w[two + _2]), np.float32(w[two + _3])
            for t in range(n):
                x0, x1, x2, x3 = x[i, t], x[i + 1, t], x[i + 2, t], x[i + 3, t]
                out[j, t] = (((out[j, t] + a * x0) + b * x1) + c * x2) + d * x3
                out[j + 1, t] = (((out[j + 1, t] + e * x0) + f * x1) + g * x2) + h * x3
            one += _4
            two += _4
        one, two = two, two + np.uint64(x.shape[0] + 1)
        for t in range(n):
            out[j, t] = max(out[j, t], _ZERO)
            out[j + 1, t] = max(out[j + 1, t], _ZERO)


@jit
def _ask_around(s: np.record, p: Outlook) -> None:
    """Tells each post its own figures, and the sums of those beside it: held, and to be had."""
    n = p[0].count
    told, figures = p[0].told, p[0].next
    for j in range(UNITS):
        for k in range(_rounded(n)):
            told[j, k] = figures[j, k]
            told[UNITS + j, k] = 0.0
            told[2 * UNITS + j, k] = 0.0
    for k in range(n):
        colour = p[0].colour[k]
        rest = s.beside[p[0].tile[k]] & p[0].matter[colour]
        while rest:
            other = p[0].which[colour, lowest(rest)]
            rest &= rest - ONE
            row = UNITS if p[0].holds[other] else 2 * UNITS
            for j in range(UNITS):
                told[row + j, k] += figures[j, other]


@jit
def _add_up(colours: int, p: Outlook) -> None:
    """The figures of the colours."""
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
    """One figure from all that is told of a seat or a colour, by a last layer of units."""
    at, step = np.uint64(first), np.uint64(units.shape[0])
    for j in range(units.shape[0]):
        units[j] = w[at + np.uint64(j)]
    for i in range(x.shape[0]):
        at += step
        if x[i] != 0.0:
            for j in range(units.shape[0]):
                units[j] += x[i] * w[at + np.uint64(j)]
    at += step
    found = 0.0
    for j in range(units.shape[0]):
        found += max(units[j], 0.0) * w[at + np.uint64(j)]
    return found
