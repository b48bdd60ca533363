"""Scores of spreads for a common goal, by the quick policy (F-7, F-17)."""

from typing import NamedTuple

from embertide.compiled.bitset import ONE, Word, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.feurio.advice.goal.ones import best_chance, chance, open_ones
from embertide.games.feurio.advice.goal.spots import spots_beside, tiles_beside
from embertide.games.feurio.advice.goal.survey import Prospect, Survey, plight
from embertide.games.feurio.advice.goal.weights import (
    CLOSE_FREE,
    CLOSE_HELD,
    COMPACT,
    COMPACT_EARLY,
    COMPACT_VALUE,
    LAY_BRIDGE,
    LAY_EDGES,
    LAY_HEAT,
    LAY_LACKING,
    LAY_LINK,
    LAY_MINE,
    LAY_WATERED,
    LOSE_ROOM,
    NEAR,
    NEAR_HELD,
    NEAR_HELD_VALUE,
    NEAR_VALUE,
    REACH,
    REACH_MINE,
    REACH_VALUE,
    RELIEF,
    TOUCH,
    WARM,
    WARM_LACKING,
    Weights,
)
from embertide.games.feurio.kernel.board import find, heat_of
from embertide.games.feurio.kernel.record import SPOT, STEPS
from embertide.games.feurio.rules.box import SPACES


class Spot(NamedTuple):
    """A hottest spot, as the place of the drawn tile."""

    cell: int
    value: int
    """The value of the drawn tile."""
    beside: Word
    """The adjacent tiles."""
    lost: Word
    """The adjacent tiles that lose room."""
    closed: Word
    """The open 1-tiles that the new tile closes."""
    fits: float
    """The firefighters that fit on the new tile."""
    around: Word
    """The adjacent spots."""


@jit
def score_spread(s: Record, w: Weights, table: Survey, cell: int) -> float:
    """Return the score of laying the drawn tile on a spot."""
    spot = _spot(s, table, cell)
    around = bits(spot.beside)
    compact = w[COMPACT] + w[COMPACT_VALUE] * spot.value / 6.0 + w[COMPACT_EARLY] * table.early
    x = compact * around
    x += w[LOSE_ROOM] * bits(spot.lost)
    for colour in range(4):
        own = table.prospects[colour]
        x += _score_colour(s, w, table, own, spot)
        x += _score_continuing(w, table, own, spot, _is_mine(s, colour)) if own.left > 0.0 else 0.0
    if spot.value == 1:
        x += w[LAY_EDGES] * (6 - around) + w[LAY_HEAT] * 0.1 * _coolest_around(s, cell)
    return x + _score_ones(s, w, table, spot)


@jit
def _spot(s: Record, table: Survey, cell: int) -> Spot:
    beside = tiles_beside(s, cell)
    value = whole(s.hand)
    closed = beside & open_ones(s) & _with_edges(s, 1)
    fits = float(min(SPACES[value], 6 - bits(beside)))
    return Spot(cell, value, beside, beside & _tight(s, table), closed, fits, spots_beside(s, cell))


@jit
def _is_mine(s: Record, colour: int) -> bool:
    """Return whether the acting seat may deploy that colour."""
    if s.players == 3:
        return bool(colour == s.turn or (colour == 3 and s.supply[3 + s.turn] > 0))
    return bool(colour // s.colours == s.turn)


@jit
def _with_edges(s: Record, count: int) -> Word:
    """Return the tiles with exactly `count` free edges, 1 to 3."""
    low = s.edges[0] if count & 1 else ~s.edges[0]
    high = s.edges[1] if count & 2 else ~s.edges[1]
    tiles: Word = low & high & ~s.edges[2]
    return tiles


@jit
def _tight(s: Record, table: Survey) -> Word:
    """F-9: return the tiles with room that lose some of it with the next edge closed."""
    value = s.value
    three = _with_edges(s, 3) & value[2] & (value[1] | value[0])
    two = _with_edges(s, 2) & (value[2] | (value[1] & value[0]))
    tiles: Word = table.scene.one & (three | two | _with_edges(s, 1))
    return tiles


@jit
def _score_colour(s: Record, w: Weights, table: Survey, own: Prospect, spot: Spot) -> float:
    """Score what a colour gains by the new tile, and what the tile closes."""
    x, need = 0.0, own.left / 12.0
    gain = -float(bits(own.wanted & spot.lost)) if own.held else 0.0
    if own.held & spot.beside:
        x += need * (w[REACH] + w[REACH_VALUE] * spot.value / 6.0)
        gain += spot.fits
        if spot.value == 1:
            x += w[LAY_LACKING] * own.lacking if need > 0.0 else 0.0
            x += w[LAY_WATERED] * need if own.lacking < 1.0 else 0.0
    elif spot.value == 1 and own.held and own.wanted & spot.beside and own.left > 1.0:
        x += w[LAY_BRIDGE] * own.lacking
    x += w[RELIEF] * (plight(w, own.left, own.space) - plight(w, own.left, own.space + gain))
    if own.held & spot.closed:
        rest = best_chance(table.chances, own.held & open_ones(s) & ~spot.closed)
        x += w[CLOSE_HELD] * (1.0 - own.lacking - rest)
    return x


@jit
def _score_continuing(w: Weights, table: Survey, own: Prospect, spot: Spot, mine: bool) -> float:
    """Score what a colour with firefighters left can do next: hotter spots, room, a new link."""
    warmed = bits(spot.around & own.front) * spot.value / 6.0
    x = warmed * (w[WARM] * own.left / 12.0 + w[WARM_LACKING] * own.lacking)
    if not own.held & spot.beside:
        return x
    if mine:
        x += w[REACH_MINE] * min(spot.fits, own.left)
        x += w[LAY_MINE] * own.lacking if spot.value == 1 else 0.0
    if spot.beside & table.ways.free & ~spot.closed and not own.wanted & table.ways.free:
        x += w[LAY_LINK] * own.lacking
    return x


@jit
def _score_ones(s: Record, w: Weights, table: Survey, spot: Spot) -> float:
    """Score open 1-tiles beside the new tile, and those whose spots it heats."""
    x = w[CLOSE_FREE] * bits(spot.closed & table.ways.free)
    opened = open_ones(s)
    touched = opened & spot.beside
    while touched:
        x += w[TOUCH] * chance(table.chances, lowest(touched))
        touched &= touched - ONE
    near = w[NEAR] + w[NEAR_VALUE] * spot.value / 6.0
    watered = w[NEAR_HELD] + w[NEAR_HELD_VALUE] * spot.value / 6.0
    if opened:
        for step in STEPS:
            if whole(s.slots[find(s, spot.cell + step)]) >= SPOT:
                ones = tiles_beside(s, spot.cell + step) & opened
                x += near * bits(ones) + watered * bits(ones & ~table.ways.free)
    return x


@jit
def _coolest_around(s: Record, cell: int) -> int:
    """Return the lowest heat of the empty cells beside a cell; 0 if no tile heats one yet."""
    least = 63
    for step in STEPS:
        what = whole(s.slots[find(s, cell + step)])
        if what == 0:
            least = 0
        elif what >= SPOT:
            least = min(least, heat_of(s, what - SPOT))
    return least
