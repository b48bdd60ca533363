"""Forecasts for a position: spots that burn, tiles that stay open, regions and their growth.

An outlook is a record of chances and expectations for one state; its weights are fitted on games
(tools/train/feurio/survival.py). Firefighters hardly influence the fire, so all players share it.
"""

from typing import Final

from embertide.compiled.arithmetic import exp, log
from embertide.compiled.bitset import NONE, ONE, Word, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import (
    Floats,
    Record,
    Records,
    array,
    float64,
    int64,
    record,
    uint64,
)
from embertide.games.feurio.advice.inputs import spot_input, tile_input
from embertide.games.feurio.kernel.board import find, heat_of, held, region, room, total
from embertide.games.feurio.kernel.record import HOTTER, SPOT, SPOTS, SPREADING, STEPS
from embertide.games.feurio.rules.box import CREW, TILES

Outlook = Records
"""An array of one record of outlook_t."""

SPOT_TERMS: Final = spot_input.COUNT
TILE_TERMS: Final = tile_input.COUNT
SURVIVAL: Final = SPOT_TERMS + TILE_TERMS
"""The number of weights for spots that burn and tiles that stay open."""

outlook_t: Final = record(
    [
        ("coming", int64),  # tiles still to be laid
        ("average", float64),  # mean value of the tiles in the pile
        ("hottest", int64),  # the highest heat
        ("one", uint64),  # tiles with room for a firefighter
        ("two", uint64),  # tiles with room for two
        ("three", uint64),  # tiles with room for three
        ("value", int64, (TILES,)),
        ("open", float64, (TILES,)),  # chance of a free edge at the end
        ("spots", int64),  # number of spots
        ("around", uint64, (SPOTS,)),  # the tiles next to each spot
        ("burns", float64, (SPOTS,)),  # chance of each spot to burn
        ("terms", float64, (16,)),  # inputs of one spot or tile
        ("hotter", int64, (64,)),  # number of hotter spots, by heat
        ("coldest", float64, (TILES,)),  # log odds of the spot least likely to burn
        ("second", float64, (TILES,)),  # log odds of the second of these
        ("near", float64, (TILES,)),  # tiles expected to come beside each tile
        (
            "others",
            float64,
            (TILES,),
        ),  # logarithm of the chance that all adjacent spots burn
        ("regions", int64, (4,)),  # number of regions, by colour
        ("tiles", uint64, (4, CREW)),  # the tiles of each region
        ("sums", int64, (4, CREW)),  # the sum of values of each region
        ("closed", float64, (4, CREW, 6)),  # chance that no tile of a value stays open
        ("worth", float64, (4, CREW)),  # expected points of each region
        ("merged", float64, (6,)),  # `closed` of a region that posts would make
        ("gain", float64, (4, TILES)),  # expected points of a new post
    ]
)

_SUMS: Final = 128
POINTS: Final = array(
    [
        [[(total + by - 1) // by for by in range(1, 7)] for total in range(_SUMS)],
        [[total // by for by in range(1, 7)] for total in range(_SUMS)],
    ],
    float64,
)
"""F-14, F-20: the points of a sum by divisor: rounded up, and (hotter game) rounded down."""


@jit
def look_ahead(s: Record, w: Floats, o: Outlook) -> None:
    """Set the outlook of a state with tiles on the table."""
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
def _mean(s: Record) -> float:
    """Return the mean value of the tiles in the pile."""
    found = 0
    for i in range(6):
        found += (i + 1) * s.bag[i]
    return found / s.pile if s.pile else 0.0


@jit
def _see_tiles(s: Record, o: Outlook) -> None:
    """Set the values of tiles, which are open now, and which have room."""
    free = s.edges[0] | s.edges[1] | s.edges[2]
    for tile in range(s.tiles):
        t = uint64(tile)
        o[0].value[tile] = whole(
            ((s.value[0] >> t) & ONE)
            + (((s.value[1] >> t) & ONE) << ONE)
            + (((s.value[2] >> t) & ONE) << uint64(2))
        )
        o[0].open[tile] = 1.0 if free & bit(tile) else 0.0
        o[0].near[tile] = 0.0
    one, two, three = room(s)
    o[0].one = one
    o[0].two = two
    o[0].three = three


# Spots that burn


@jit
def _see_spots(s: Record, w: Floats, o: Outlook) -> None:
    """Set the chance of every spot to burn, and what depends on it for adjacent tiles."""
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
        o[0].burns[n] = 1.0 / (1.0 + exp(-odds))
        o[0].around[n] = _touch(s, o, spot, odds, o[0].burns[n])
        n += 1
    o[0].spots = n


@jit
def _rank_heat(s: Record, o: Outlook) -> None:
    """Set the number of spots above each heat, and the highest heat."""
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
def spot_terms(s: Record, o: Outlook, spot: int, out: Floats) -> None:
    """Set the inputs of the chance that a spot burns."""
    heat = heat_of(s, spot)
    left = log(o[0].coming + 1.0) / 3.6
    colder = (o[0].hottest - heat) / 10.0
    tiles, hot, warmth = _around_spot(s, o, spot)
    out[spot_input.BIAS] = 1.0
    out[spot_input.LOG_TO_COME] = left
    out[spot_input.COLDER] = colder
    out[spot_input.COLDER_LOG] = colder * left
    out[spot_input.HOTTER] = o[0].hotter[heat] / 10.0
    out[spot_input.HOTTER_A_TILE] = o[0].hotter[heat] / (o[0].coming + 3.0)
    out[spot_input.HEAT] = heat / 10.0
    out[spot_input.TILES] = tiles / 6.0
    out[spot_input.TILES_LOG] = tiles / 6.0 * left
    out[spot_input.HOTTEST_BESIDE] = hot
    out[spot_input.HOTTEST_BESIDE_LOG] = hot * left
    out[spot_input.WARMTH] = warmth
    out[spot_input.WARMTH_LOG] = warmth * left
    out[spot_input.COLDER_A_TILE] = min(colder * 10.0 / (o[0].coming + 1.0), 5.0)


@jit
def _around_spot(s: Record, o: Outlook, spot: int) -> tuple[int, float, float]:
    """Return the number of adjacent tiles, and the highest and summed heat of adjacent spots."""
    cell = whole(s.cell[SPOT + spot])
    tiles, hot, warmth = 0, -3.0, 0.0
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
        if what >= SPOT:
            heat = (heat_of(s, what - SPOT) - o[0].hottest) / 10.0
            hot = max(hot, heat)
            warmth += max(0.0, 1.0 + heat)
        elif what:
            tiles += 1
    return tiles, hot, warmth


@jit
def _touch(s: Record, o: Outlook, spot: int, odds: float, chance: float) -> Word:
    """Add the odds of a spot to its adjacent tiles; return these."""
    cell = whole(s.cell[SPOT + spot])
    around = NONE
    loss = log(max(chance, 1e-9))
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
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


# Tiles that stay open


@jit
def _see_survivors(s: Record, w: Floats, o: Outlook) -> None:
    """Set the chance of each open tile to stay open."""
    for tile in range(s.tiles):
        if o[0].open[tile] == 0.0:
            continue
        tile_terms(s, o, tile, o[0].terms)
        odds = 0.0
        for i in range(TILE_TERMS):
            odds += w[SPOT_TERMS + i] * o[0].terms[i]
        o[0].open[tile] = 1.0 / (1.0 + exp(-odds))


@jit
def tile_terms(s: Record, o: Outlook, tile: int, out: Floats) -> None:
    """Set the inputs of the chance that an open tile stays open."""
    left = log(o[0].coming + 1.0) / 3.6
    coldest = max(-8.0, min(8.0, o[0].coldest[tile]))
    second = max(-8.0, min(8.0, o[0].second[tile]))
    edges = 6 - bits(s.beside[tile])
    out[tile_input.BIAS] = 1.0
    out[tile_input.LOG_TO_COME] = left
    out[tile_input.COLDEST] = coldest
    out[tile_input.SECOND_COLDEST] = second
    out[tile_input.ALL_BURN] = max(-10.0, o[0].others[tile])
    out[tile_input.VALUE] = o[0].value[tile] / 6.0
    out[tile_input.COLD_LOG] = min(coldest, 0.0) * left
    out[tile_input.LAST_EDGE] = 1.0 if edges == 1 else 0.0
    out[tile_input.EDGES] = edges / 6.0
    out[tile_input.EDGES_LOG] = edges / 6.0 * left
    out[tile_input.COLDEST_LOG] = coldest * left
    out[tile_input.VALUE_LOG] = o[0].value[tile] / 6.0 * left


# Regions


@jit
def _see_regions(s: Record, o: Outlook, colour: int) -> None:
    """F-14: set the regions of a colour, and the expected points of each."""
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
def _see_region(s: Record, o: Outlook, colour: int, n: int) -> None:
    """Set the expected points of one region."""
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
def expected(s: Record, value: int, closed: Floats) -> float:
    """F-14: return the expected points of a sum; `closed[v - 1]`: no tile of value v stays open."""
    points = POINTS[1 if s.variants & HOTTER else 0, value]
    found = 0.0
    reach = 1.0
    for i in range(6):
        found += reach * (1.0 - closed[i]) * points[i]
        reach *= closed[i]
    return found


@jit
def share(closed: Floats) -> float:
    """Return the expected 1 / divisor of a region: 1 if a 1-tile is sure to stay open."""
    found = 0.0
    reach = 1.0
    for i in range(6):
        found += reach * (1.0 - closed[i]) / (i + 1)
        reach *= closed[i]
    return found


@jit
def gain(s: Record, o: Outlook, colour: int, tile: int) -> float:
    """Return the expected points of a colour's first firefighter on a tile."""
    merged = o[0].merged
    for i in range(6):
        merged[i] = 1.0
    value = o[0].value[tile]
    merged[value - 1] = 1.0 - o[0].open[tile]
    return _gain_of_merging(s, o, colour, value, s.beside[tile])


@jit
def gain_of_two(s: Record, o: Outlook, colour: int, tile: int, other: int) -> float:
    """Return the expected points of a colour's first firefighters on two adjacent tiles."""
    merged = o[0].merged
    for i in range(6):
        merged[i] = 1.0
    value = o[0].value[tile] + o[0].value[other]
    merged[o[0].value[tile] - 1] = 1.0 - o[0].open[tile]
    merged[o[0].value[other] - 1] *= 1.0 - o[0].open[other]
    return _gain_of_merging(s, o, colour, value, s.beside[tile] | s.beside[other])


@jit
def _gain_of_merging(s: Record, o: Outlook, colour: int, value: int, beside: Word) -> float:
    """Return the gain of new posts joined with adjacent regions; `merged` has their chances."""
    merged = o[0].merged
    before = 0.0
    for n in range(o[0].regions[colour]):
        if beside & o[0].tiles[colour, n]:
            value += o[0].sums[colour, n]
            before += o[0].worth[colour, n]
            for i in range(6):
                merged[i] *= o[0].closed[colour, n, i]
    return expected(s, value, merged) - before


@jit
def see_gains(s: Record, o: Outlook, colour: int) -> None:
    """Set a colour's gain on every tile with room; 0 where it is already."""
    there = held(s, colour)
    rest = o[0].one
    while rest:
        tile = lowest(rest)
        rest &= rest - ONE
        o[0].gain[colour, tile] = 0.0 if there & bit(tile) else gain(s, o, colour, tile)


@jit
def growth(o: Outlook, colour: int) -> tuple[float, float]:
    """Return the tiles expected beside the regions of a colour, and points expected from them."""
    tiles, points = 0.0, 0.0
    for n in range(o[0].regions[colour]):
        near = 0.0
        for i in range(o[0].spots):
            if o[0].around[i] & o[0].tiles[colour, n]:
                near += o[0].burns[i]
        tiles += near
        points += near * share(o[0].closed[colour, n])
    return tiles, points * o[0].average
