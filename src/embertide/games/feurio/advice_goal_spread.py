"""Spreading for a common goal: how good each hottest spot looks for the drawn tile (F-7, F-17)."""

from typing import NamedTuple

import numpy as np

from embertide.games.feurio.advice_goal_ones import best_chance, chance, heat_of, open_ones
from embertide.games.feurio.advice_goal_spots import spots_beside, tiles_beside
from embertide.games.feurio.advice_goal_table import Outlook, Table, plight
from embertide.games.feurio.advice_goal_weights import (
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
from embertide.games.feurio.box import SPACES
from embertide.games.feurio.kernel_record import SPOT, STEPS
from embertide.games.feurio.kernel_table import find
from embertide.jit import ONE, Word, bits, jit, lowest, whole


class Spot(NamedTuple):
    """A hottest spot for a tile of that value."""

    cell: int
    value: int
    beside: Word
    """The tiles next to it."""
    lost: Word
    """Those that lose room by it."""
    closed: Word
    """The open 1-tiles that it closes."""
    fits: float
    """Room for so many on the new tile."""
    around: Word
    """The spots next to it."""


@jit
def judge_spread(s: np.record, w: Weights, table: Table, cell: int) -> float:
    """How good it looks to lay the drawn tile on a spot."""
    spot = _spot(s, table, cell)
    around = bits(spot.beside)
    compact = w[COMPACT] + w[COMPACT_VALUE] * spot.value / 6.0 + w[COMPACT_EARLY] * table.early
    x = compact * around
    x += w[LOSE_ROOM] * bits(spot.lost)
    for colour in range(4):
        own = table.outlooks[colour]
        x += _judge_colour(s, w, table, own, spot)
        x += _judge_going(w, table, own, spot, _is_mine(s, colour)) if own.left > 0.0 else 0.0
    if spot.value == 1:
        x += w[LAY_EDGES] * (6 - around) + w[LAY_HEAT] * 0.1 * _coolest_around(s, cell)
    return x + _judge_ones(s, w, table, spot)


@jit
def _spot(s: np.record, table: Table, cell: int) -> Spot:
    beside = tiles_beside(s, cell)
    value = whole(s.hand)
    closed = beside & open_ones(s) & _with_edges(s, 1)
    fits = float(min(SPACES[value], 6 - bits(beside)))
    return Spot(cell, value, beside, beside & _tight(s, table), closed, fits, spots_beside(s, cell))


@jit
def _is_mine(s: np.record, colour: int) -> bool:
    """Whether the acting seat may deploy that colour."""
    if s.players == 3:
        return bool(colour == s.turn or (colour == 3 and s.supply[3 + s.turn] > 0))
    return bool(colour // s.colours == s.turn)


@jit
def _with_edges(s: np.record, count: int) -> Word:
    """The tiles with so many free edges, up to 3."""
    low = s.edges[0] if count & 1 else ~s.edges[0]
    high = s.edges[1] if count & 2 else ~s.edges[1]
    tiles: Word = low & high & ~s.edges[2]
    return tiles


@jit
def _tight(s: np.record, table: Table) -> Word:
    """F-9: the tiles with room that lose some of it with a free edge."""
    value = s.value
    three = _with_edges(s, 3) & value[2] & (value[1] | value[0])
    two = _with_edges(s, 2) & (value[2] | (value[1] & value[0]))
    tiles: Word = table.scene.one & (three | two | _with_edges(s, 1))
    return tiles


@jit
def _judge_colour(s: np.record, w: Weights, table: Table, own: Outlook, spot: Spot) -> float:
    """What a colour gains by the new tile, and what the tile closes to it."""
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
def _judge_going(w: Weights, table: Table, own: Outlook, spot: Spot, mine: bool) -> float:
    """What a colour that goes on can soon do: where it gets hot, at once, or by a new link."""
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
def _judge_ones(s: np.record, w: Weights, table: Table, spot: Spot) -> float:
    """Open 1-tiles beside the new tile, and those whose spots it heats."""
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
            if whole(s.table[find(s, spot.cell + step)]) >= SPOT:
                ones = tiles_beside(s, spot.cell + step) & opened
                x += near * bits(ones) + watered * bits(ones & ~table.ways.free)
    return x


@jit
def _coolest_around(s: np.record, cell: int) -> int:
    """The lowest heat of the empty cells beside a cell: 0 for one that no tile heats yet."""
    least = 63
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if what == 0:
            least = 0
        elif what >= SPOT:
            least = min(least, heat_of(s, what - SPOT))
    return least
