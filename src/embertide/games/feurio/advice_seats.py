"""What is seen of a rival at the table: his regions, chances and supply, as numbers.

They come from the outlook (advice_outlook.py); a network makes one figure of them
(advice_rivals.py).
"""

from typing import Final

import numpy as np

from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio.advice_outlook import (
    POINTS,
    Floats,
    Outlook,
    gain_of_two,
    growth,
    see_gains,
    share,
)
from embertide.games.feurio.box import TILES
from embertide.games.feurio.kernel_record import CLOSING, DEPLOYING, FIREBREAKS, HOTTER
from embertide.games.feurio.kernel_table import divisor, held
from embertide.jit import NONE, ONE, Word, bit, bits, jit, lowest, whole

OWN: Final = 27
"""Numbers that describe a seat by itself,"""
RIVAL: Final = 7
"""against its strongest rival,"""
TABLE: Final = 12
"""and the table as a whole."""
PLAIN: Final = OWN + RIVAL + TABLE
INPUTS: Final = PLAIN + posts.POOLED
"""All that the network of a seat is told; last, what its posts come to (advice_posts.py)."""
UNITS: Final = 64

view_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("best", np.float64, (4, TILES)),  # the most a seat may gain on a tile
                ("own", np.float64, (4, OWN)),
                ("inputs", np.float64, (INPUTS,)),
                ("units", np.float64, (UNITS,)),
                ("top", np.float64, (4,)),
                ("taken", np.uint64, (4,)),
            ],
            align=True,
        ),
    )
)


@jit
def see_seats(s: np.record, o: Outlook, v: Outlook) -> None:
    """Fills in what describes each seat by itself."""
    for seat in range(s.players):
        _see_best(s, o, v, seat)
    for seat in range(s.players):
        own = v[0].own[seat]
        for i in range(OWN):
            own[i] = 0.0
        _see_regions(s, o, v, seat)
        _see_chances(s, o, v, seat)
        _see_supply(s, v, seat)
    _share_out(s, o, v)


@jit
def _see_best(s: np.record, o: Outlook, v: Outlook, seat: int) -> None:
    """The most that a seat may gain on each tile with room."""
    for tile in range(s.tiles):
        v[0].best[seat, tile] = 0.0
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        see_gains(s, o, colour)
        rest = o[0].one
        while rest and s.supply[colour]:
            tile = lowest(rest)
            rest &= rest - ONE
            v[0].best[seat, tile] = max(v[0].best[seat, tile], o[0].gain[colour, tile])


@jit
def _see_regions(s: np.record, o: Outlook, v: Outlook, seat: int) -> None:
    """F-14: what a seat holds and may grow to hold."""
    own = v[0].own[seat]
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        for n in range(o[0].regions[colour]):
            worth = o[0].worth[colour, n]
            by = divisor(s, o[0].tiles[colour, n])
            if by:
                down = 1 if s.variants & HOTTER else 0
                own[1] += POINTS[down, o[0].sums[colour, n], by - 1] / 20.0
            own[0] += worth / 20.0
            if worth / 20.0 > own[2]:
                own[25] = own[2]
                own[2] = worth / 20.0
                own[3] = share(o[0].closed[colour, n])
                own[4] = o[0].sums[colour, n] / 30.0
            else:
                own[25] = max(own[25], worth / 20.0)
        own[16] += o[0].regions[colour] / 8.0
        tiles, points = growth(o, colour)
        own[12] += tiles / 10.0
        own[13] += points / 20.0
        _see_water(s, o, own, held(s, colour))


@jit
def _see_water(s: np.record, o: Outlook, own: Floats, tiles: Word) -> None:
    """How many low tiles of a seat are expected to stay open."""
    low = tiles & ~s.value[2]
    ones = low & s.value[0] & ~s.value[1]
    twos = low & s.value[1] & ~s.value[0]
    while ones:
        own[19] += o[0].open[lowest(ones)] / 2.0
        ones &= ones - ONE
    while twos:
        own[20] += o[0].open[lowest(twos)] / 2.0
        twos &= twos - ONE


@jit
def _see_chances(s: np.record, o: Outlook, v: Outlook, seat: int) -> None:
    """What a seat may gain: its best chances, all of them, the safe ones and those of its own."""
    own = v[0].own[seat]
    top = v[0].top
    for i in range(4):
        top[i] = 0.0
    rest = o[0].one
    while rest:
        tile = lowest(rest)
        rest &= rest - ONE
        mine = v[0].best[seat, tile]
        if mine <= 0.0:
            continue
        own[9] += mine / 20.0
        if o[0].two & bit(tile):
            own[10] += mine / 20.0
        own[11] += max(0.0, mine - rivals_best(s, v, seat, tile)) / 20.0
        at = 3
        if mine > top[3]:
            while at > 0 and top[at - 1] < mine:
                top[at] = top[at - 1]
                at -= 1
            top[at] = mine
    for i in range(4):
        own[5 + i] = top[i] / 8.0
    _see_next(s, o, v, seat)


@jit
def _see_next(s: np.record, o: Outlook, v: Outlook, seat: int) -> None:
    """What one more post beside the best one would add."""
    own = v[0].own[seat]
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        if s.supply[colour] < 2:
            continue
        free = o[0].one & ~held(s, colour)
        best = _best_tile(o[0].gain[colour], free)
        if best < 0:
            continue
        rest = s.beside[best] & free
        single = o[0].gain[colour, best]
        while rest:
            tile = lowest(rest)
            rest &= rest - ONE
            own[22] = max(own[22], (gain_of_two(s, o, colour, best, tile) - single) / 8.0)


@jit
def _best_tile(gains: Floats, tiles: Word) -> int:
    """Where most is gained; -1 for nowhere."""
    best, most = -1, 0.0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        if gains[tile] > most:
            most = gains[tile]
            best = tile
    return best


@jit
def _share_out(s: np.record, o: Outlook, v: Outlook) -> None:
    """Lets all seats in turn take their best chances, while there is room and supply."""
    one, two, three = o[0].one, o[0].two, o[0].three
    v[0].taken[0] = v[0].taken[1] = v[0].taken[2] = v[0].taken[3] = NONE
    idle = 0
    seat = whole(s.turn)
    for i in range(10 * s.players):
        own = v[0].own[seat]
        free = one & ~v[0].taken[seat] if i < own[14] * 12.0 * s.players else NONE
        best = _best_tile(v[0].best[seat], free)
        if best < 0:
            idle += 1
            if idle == s.players:
                return
        else:
            idle, most = 0, v[0].best[seat, best]
            own[23] += most / 20.0
            if i < 3 * s.players:
                own[24] += most / 20.0
            here = bit(best)
            v[0].taken[seat] |= here
            one, two, three = one & ~(here & ~two), two & ~(here & ~three), three & ~here
        seat = seat + 1 if seat + 1 < s.players else 0


@jit
def rivals_best(s: np.record, v: Outlook, seat: int, tile: int) -> float:
    """The most that any rival may gain on a tile."""
    found = 0.0
    for rival in range(s.players):
        if rival != seat:
            found = max(found, v[0].best[rival, tile])
    return found


@jit
def _see_supply(s: np.record, v: Outlook, seat: int) -> None:
    """Who is left to deploy, and when."""
    own = v[0].own[seat]
    least = 12
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        own[14] += s.supply[colour] / 12.0
        least = min(least, whole(s.supply[colour]))
    own[15] = least / 12.0
    wait = (seat - s.turn + s.players) % s.players
    own[17] = 1.0 if wait == 0 else 0.0
    own[18] = wait / s.players
    own[26] = 1.0 if wait == 1 else 0.0
    own[21] = s.supply[3 + seat] / 4.0 if s.players == 3 else 0.0


@jit
def see_inputs(s: np.record, o: Outlook, v: Outlook, seat: int) -> None:
    """Fills in what the network is told of a seat."""
    x = v[0].inputs
    own = v[0].own
    for i in range(OWN):
        x[i] = own[seat, i]
    for i in range(RIVAL):
        x[OWN + i] = -10.0
    for rival in range(s.players):
        if rival != seat:
            x[OWN] = max(x[OWN], own[rival, 0])
            x[OWN + 1] = max(x[OWN + 1], own[rival, 1])
            x[OWN + 2] = max(x[OWN + 2], own[rival, 5])
            x[OWN + 3] = max(x[OWN + 3], own[rival, 9])
            x[OWN + 4] = max(x[OWN + 4], own[rival, 13])
            x[OWN + 5] = max(x[OWN + 5], own[rival, 14])
            x[OWN + 6] = max(x[OWN + 6], own[rival, 23])
    _see_table(s, o, x)


@jit
def _see_table(s: np.record, o: Outlook, x: Floats) -> None:
    """The part that is the same for all seats."""
    at = OWN + RIVAL
    x[at] = o[0].coming / 36.0
    x[at + 1] = np.log(o[0].coming + 1.0) / 3.6
    x[at + 2] = 1.0 if s.phase == DEPLOYING else 0.0
    x[at + 3] = 1.0 if s.phase == CLOSING else 0.0
    x[at + 4] = 1.0 if s.variants & HOTTER else 0.0
    x[at + 5] = 1.0 if s.variants & FIREBREAKS else 0.0
    x[at + 6] = bits(o[0].one) / 20.0
    x[at + 7] = bits(o[0].two) / 20.0
    x[at + 8] = o[0].hottest / 20.0
    x[at + 9] = s.bag[0] / 6.0
    x[at + 10] = s.bag[1] / 6.0
    x[at + 11] = s.passes / 4.0
