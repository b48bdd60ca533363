"""What a fire may come to: spots that will burn, tiles that stay open, regions and their growth.

An outlook is a record of chances and expectations over one state; its weights are fitted on games
(tools/fit_feurio.py). The fire hardly heeds firefighters, so that it is the same for every player.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.games.feurio.box import CREW, TILES
from embertide.games.feurio.kernel_record import HOTTER, SPOT, SPOTS, SPREADING, STEPS
from embertide.games.feurio.kernel_table import find, held, region, room, total
from embertide.jit import NONE, ONE, Word, bit, bits, jit, lowest, whole

Floats = npt.NDArray[np.float64]
Outlook = npt.NDArray[np.void]

SPOT_TERMS: Final = 14
TILE_TERMS: Final = 12
SURVIVAL: Final = SPOT_TERMS + TILE_TERMS
"""So many weights tell which spots burn and which tiles stay open."""

outlook_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("coming", np.int64),  # tiles still to be laid
                ("average", np.float64),  # value of those
                ("hottest", np.int64),
                ("one", np.uint64),  # tiles with room for one firefighter more, for two, for three
                ("two", np.uint64),
                ("three", np.uint64),
                ("value", np.int64, (TILES,)),
                ("open", np.float64, (TILES,)),  # chance of a free edge at the end
                ("spots", np.int64),
                ("around", np.uint64, (SPOTS,)),  # the tiles next to each spot
                ("burns", np.float64, (SPOTS,)),  # chance that a tile comes there
                ("terms", np.float64, (16,)),
                ("hotter", np.int64, (64,)),  # how many spots are hotter, by heat
                ("coldest", np.float64, (TILES,)),  # log odds of the spot least likely to burn
                ("second", np.float64, (TILES,)),  # of the next
                ("near", np.float64, (TILES,)),  # how many tiles are expected to come beside it
                ("others", np.float64, (TILES,)),  # logarithm of the chance that all others burn
                ("regions", np.int64, (4,)),  # how many, by colour
                ("tiles", np.uint64, (4, CREW)),
                ("sums", np.int64, (4, CREW)),
                ("closed", np.float64, (4, CREW, 6)),  # chance that no tile of a value stays open
                ("worth", np.float64, (4, CREW)),  # expected points
                ("merged", np.float64, (6,)),
                ("gain", np.float64, (4, TILES)),  # expected points by posting a firefighter
            ],
            align=True,
        ),
    )
)

_SUMS: Final = 128
POINTS: Final = np.array(
    [
        [[(total + by - 1) // by for by in range(1, 7)] for total in range(_SUMS)],
        [[total // by for by in range(1, 7)] for total in range(_SUMS)],
    ],
    np.float64,
)
"""F-14, F-20: the points of a sum by its divisor; rounded up, then down."""


@jit
def look_ahead(s: np.record, w: Floats, o: Outlook) -> None:
    """Fills in the outlook of a state with tiles on the table."""
    o[0].coming = s.pile + (1 if s.phase == SPREADING else 0)
    o[0].average = _mean(s)
    o[0].hottest = 0
    o[0].spots = 0
    _see_tiles(s, o)
    if o[0].coming:
        _see_spots(s, w, o)
        _see_survivors(s, w, o)
    for colour in range(4):
        _see_regions(s, o, colour)


@jit
def _mean(s: np.record) -> float:
    """The mean value of the tiles in the pile."""
    found = 0
    for i in range(6):
        found += (i + 1) * s.bag[i]
    return found / s.pile if s.pile else 0.0


@jit
def _see_tiles(s: np.record, o: Outlook) -> None:
    """The tiles' values, which are open now, and where there is room."""
    free = s.edges[0] | s.edges[1] | s.edges[2]
    for tile in range(s.tiles):
        t = np.uint64(tile)
        o[0].value[tile] = whole(
            ((s.value[0] >> t) & ONE)
            + (((s.value[1] >> t) & ONE) << ONE)
            + (((s.value[2] >> t) & ONE) << np.uint64(2))
        )
        o[0].open[tile] = 1.0 if free & bit(tile) else 0.0
        o[0].near[tile] = 0.0
    one, two, three = room(s)
    o[0].one = one
    o[0].two = two
    o[0].three = three


# Which spots burn


@jit
def _see_spots(s: np.record, w: Floats, o: Outlook) -> None:
    """How likely every spot burns, and what that means for the tiles around it."""
    _rank_heat(s, o)
    for tile in range(s.tiles):
        o[0].coldest[tile] = 50.0
        o[0].second[tile] = 50.0
        o[0].others[tile] = 0.0
    n = 0
    rest = s.spots
    while rest:
        spot = lowest(rest)
        rest &= rest - ONE
        spot_terms(s, o, spot, o[0].terms)
        odds = 0.0
        for i in range(SPOT_TERMS):
            odds += w[i] * o[0].terms[i]
        o[0].burns[n] = 1.0 / (1.0 + np.exp(-odds))
        o[0].around[n] = _touch(s, o, spot, odds, o[0].burns[n])
        n += 1
    o[0].spots = n


@jit
def heat_of(s: np.record, spot: int) -> int:
    """The heat of a spot."""
    at = np.uint64(spot)
    heat = 0
    for digit in range(6):
        heat += whole((s.heat[digit] >> at) & ONE) << digit
    return heat


@jit
def _rank_heat(s: np.record, o: Outlook) -> None:
    """How many spots are hotter than each heat, and which heat is the highest."""
    for heat in range(64):
        o[0].hotter[heat] = 0
    rest = s.spots
    top = 0
    while rest:
        heat = heat_of(s, lowest(rest))
        rest &= rest - ONE
        o[0].hotter[heat] += 1
        top = max(top, heat)
    o[0].hottest = top
    above = 0
    for heat in range(top, -1, -1):
        here = o[0].hotter[heat]
        o[0].hotter[heat] = above
        above += here


@jit
def spot_terms(s: np.record, o: Outlook, spot: int, out: Floats) -> None:
    """What tells whether a spot burns."""
    heat = heat_of(s, spot)
    left = np.log(o[0].coming + 1.0) / 3.6
    colder = (o[0].hottest - heat) / 10.0
    tiles, hot, warmth = _around_spot(s, o, spot)
    out[0] = 1.0
    out[1] = left
    out[2] = colder
    out[3] = colder * left
    out[4] = o[0].hotter[heat] / 10.0
    out[5] = o[0].hotter[heat] / (o[0].coming + 3.0)
    out[6] = heat / 10.0
    out[7] = tiles / 6.0
    out[8] = tiles / 6.0 * left
    out[9] = hot
    out[10] = hot * left
    out[11] = warmth
    out[12] = warmth * left
    out[13] = min(colder * 10.0 / (o[0].coming + 1.0), 5.0)


@jit
def _around_spot(s: np.record, o: Outlook, spot: int) -> tuple[int, float, float]:
    """How many tiles lie around a spot, how hot the hottest spot is there, and all of them."""
    cell = whole(s.cell[SPOT + spot])
    tiles, hot, warmth = 0, -3.0, 0.0
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if what >= SPOT:
            heat = (heat_of(s, what - SPOT) - o[0].hottest) / 10.0
            hot = max(hot, heat)
            warmth += max(0.0, 1.0 + heat)
        elif what:
            tiles += 1
    return tiles, hot, warmth


@jit
def _touch(s: np.record, o: Outlook, spot: int, odds: float, chance: float) -> Word:
    """Lets the tiles around a spot know its odds; returns them."""
    cell = whole(s.cell[SPOT + spot])
    around = NONE
    loss = np.log(max(chance, 1e-9))
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if 0 < what < SPOT:
            tile = what - 1
            around |= bit(tile)
            o[0].others[tile] += loss
            o[0].near[tile] += chance
            if odds < o[0].coldest[tile]:
                o[0].second[tile] = o[0].coldest[tile]
                o[0].coldest[tile] = odds
            elif odds < o[0].second[tile]:
                o[0].second[tile] = odds
    return around


# Which tiles stay open


@jit
def _see_survivors(s: np.record, w: Floats, o: Outlook) -> None:
    """How likely each open tile stays so."""
    for tile in range(s.tiles):
        if o[0].open[tile] == 0.0:
            continue
        tile_terms(s, o, tile, o[0].terms)
        odds = 0.0
        for i in range(TILE_TERMS):
            odds += w[SPOT_TERMS + i] * o[0].terms[i]
        o[0].open[tile] = 1.0 / (1.0 + np.exp(-odds))


@jit
def tile_terms(s: np.record, o: Outlook, tile: int, out: Floats) -> None:
    """What tells whether an open tile stays open."""
    left = np.log(o[0].coming + 1.0) / 3.6
    coldest = max(-8.0, min(8.0, o[0].coldest[tile]))
    second = max(-8.0, min(8.0, o[0].second[tile]))
    edges = 6 - bits(s.beside[tile])
    out[0] = 1.0
    out[1] = left
    out[2] = coldest
    out[3] = second
    out[4] = max(-10.0, o[0].others[tile])
    out[5] = o[0].value[tile] / 6.0
    out[6] = min(coldest, 0.0) * left
    out[7] = 1.0 if edges == 1 else 0.0
    out[8] = edges / 6.0
    out[9] = edges / 6.0 * left
    out[10] = coldest * left
    out[11] = o[0].value[tile] / 6.0 * left


# Regions


@jit
def _see_regions(s: np.record, o: Outlook, colour: int) -> None:
    """F-14: the regions of a colour, what each may be worth, and what one more post would add."""
    rest = held(s, colour)
    n = 0
    while rest:
        tiles = region(s, rest)
        rest ^= tiles
        o[0].tiles[colour, n] = tiles
        o[0].sums[colour, n] = total(s.value, 3, tiles)
        _see_region(s, o, colour, n)
        n += 1
    o[0].regions[colour] = n


@jit
def _see_region(s: np.record, o: Outlook, colour: int, n: int) -> None:
    """What one region may be worth in the end."""
    closed = o[0].closed[colour, n]
    for i in range(6):
        closed[i] = 1.0
    rest = o[0].tiles[colour, n]
    while rest:
        tile = lowest(rest)
        rest &= rest - ONE
        closed[o[0].value[tile] - 1] *= 1.0 - o[0].open[tile]
    o[0].worth[colour, n] = expected(s, o[0].sums[colour, n], closed)


@jit
def expected(s: np.record, value: int, closed: Floats) -> float:
    """F-14: the expected points of a sum, by the chances that no tile of a value stays open."""
    points = POINTS[1 if s.variants & HOTTER else 0, value]
    found = 0.0
    reach = 1.0
    for i in range(6):
        found += reach * (1.0 - closed[i]) * points[i]
        reach *= closed[i]
    return found


@jit
def share(closed: Floats) -> float:
    """The part of a region's sum that is expected to count: 1 with a sure 1, less with others."""
    found = 0.0
    reach = 1.0
    for i in range(6):
        found += reach * (1.0 - closed[i]) / (i + 1)
        reach *= closed[i]
    return found


@jit
def gain(s: np.record, o: Outlook, colour: int, tile: int) -> float:
    """The expected points that a firefighter of a colour brings on a tile without one."""
    merged = o[0].merged
    for i in range(6):
        merged[i] = 1.0
    value = o[0].value[tile]
    merged[value - 1] = 1.0 - o[0].open[tile]
    before = 0.0
    beside = s.beside[tile]
    for n in range(o[0].regions[colour]):
        if beside & o[0].tiles[colour, n]:
            value += o[0].sums[colour, n]
            before += o[0].worth[colour, n]
            for i in range(6):
                merged[i] *= o[0].closed[colour, n, i]
    return expected(s, value, merged) - before


@jit
def gain_of_two(s: np.record, o: Outlook, colour: int, tile: int, other: int) -> float:
    """The expected points of two firefighters of a colour on neighbouring tiles without one."""
    merged = o[0].merged
    for i in range(6):
        merged[i] = 1.0
    value = o[0].value[tile] + o[0].value[other]
    merged[o[0].value[tile] - 1] = 1.0 - o[0].open[tile]
    merged[o[0].value[other] - 1] *= 1.0 - o[0].open[other]
    before = 0.0
    beside = s.beside[tile] | s.beside[other]
    for n in range(o[0].regions[colour]):
        if beside & o[0].tiles[colour, n]:
            value += o[0].sums[colour, n]
            before += o[0].worth[colour, n]
            for i in range(6):
                merged[i] *= o[0].closed[colour, n, i]
    return expected(s, value, merged) - before


@jit
def see_gains(s: np.record, o: Outlook, colour: int) -> None:
    """What a firefighter of a colour brings on every tile with room: 0 where there is one."""
    there = held(s, colour)
    rest = o[0].one
    while rest:
        tile = lowest(rest)
        rest &= rest - ONE
        o[0].gain[colour, tile] = 0.0 if there & bit(tile) else gain(s, o, colour, tile)


@jit
def growth(o: Outlook, colour: int) -> tuple[float, float]:
    """How many tiles may come beside the regions of a colour; and the points they may bring."""
    tiles, points = 0.0, 0.0
    for n in range(o[0].regions[colour]):
        near = 0.0
        for i in range(o[0].spots):
            if o[0].around[i] & o[0].tiles[colour, n]:
                near += o[0].burns[i]
        tiles += near
        points += near * share(o[0].closed[colour, n])
    return tiles, points * o[0].average
