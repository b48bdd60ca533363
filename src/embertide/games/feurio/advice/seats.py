"""Inputs that describe a seat of a competitive game: regions, gains, supply, rivals, table.

They are computed from the outlook (outlook.py); a network turns them into one figure (rivals.py).
"""

from typing import Final

from embertide.compiled.arithmetic import log
from embertide.compiled.bitset import NONE, ONE, Word, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Record, Records, float64, record, uint64
from embertide.games.feurio.advice import posts
from embertide.games.feurio.advice.inputs import seat_input
from embertide.games.feurio.advice.outlook import (
    POINTS,
    Outlook,
    gain_of_two,
    growth,
    see_gains,
    share,
)
from embertide.games.feurio.kernel.board import divisor, held
from embertide.games.feurio.kernel.record import CLOSING, DEPLOYING, FIREBREAKS, HOTTER
from embertide.games.feurio.rules.box import TILES

SeatsRecord = Records
"""An array of one record of view_t."""

PLAIN: Final = seat_input.COUNT
"""Inputs that describe a seat by itself, its strongest rivals, and the table."""
INPUTS: Final = PLAIN + posts.POOLED
"""All inputs of a seat's network; the last ones are the pooled posts (posts.py)."""
UNITS: Final = 64
"""Units of the hidden layer."""

view_t: Final = record(
    [
        ("best", float64, (4, TILES)),  # each seat's highest gain on a tile
        ("own", float64, (4, seat_input.OWN)),  # inputs of each seat by itself
        ("inputs", float64, (INPUTS,)),  # of one seat, or of one deployment
        ("units", float64, (UNITS,)),  # the hidden layer
        ("top", float64, (4,)),  # the four highest gains of a seat
        ("taken", uint64, (4,)),  # tiles taken in `_share_out`, by seat
    ]
)


@jit
def see_seats(s: Record, o: Outlook, v: SeatsRecord) -> None:
    """Set the inputs of each seat by itself."""
    for seat in range(s.players):
        _see_best(s, o, v, seat)
    for seat in range(s.players):
        own = v[0].own[seat]
        for i in range(seat_input.OWN):
            own[i] = 0.0
        _see_regions(s, o, v, seat)
        _see_chances(s, o, v, seat)
        _see_supply(s, v, seat)
    _share_out(s, o, v)


@jit
def _see_best(s: Record, o: Outlook, v: SeatsRecord, seat: int) -> None:
    """Set a seat's highest gain on each tile with room."""
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
def _see_regions(s: Record, o: Outlook, v: SeatsRecord, seat: int) -> None:
    """F-14: set the inputs of a seat's regions and their growth."""
    own = v[0].own[seat]
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        for n in range(o[0].regions[colour]):
            worth = o[0].worth[colour, n]
            by = divisor(s, o[0].tiles[colour, n])
            if by:
                down = 1 if s.variants & HOTTER else 0
                own[seat_input.POINTS] += POINTS[down, o[0].sums[colour, n], by - 1] / 20.0
            own[seat_input.WORTH] += worth / 20.0
            if worth / 20.0 > own[seat_input.BEST_WORTH]:
                own[seat_input.SECOND_WORTH] = own[seat_input.BEST_WORTH]
                own[seat_input.BEST_WORTH] = worth / 20.0
                own[seat_input.BEST_SHARE] = share(o[0].closed[colour, n])
                own[seat_input.BEST_SUM] = o[0].sums[colour, n] / 30.0
            else:
                own[seat_input.SECOND_WORTH] = max(own[seat_input.SECOND_WORTH], worth / 20.0)
        own[seat_input.REGIONS] += o[0].regions[colour] / 8.0
        tiles, points = growth(o, colour)
        own[seat_input.GROWTH_TILES] += tiles / 10.0
        own[seat_input.GROWTH_POINTS] += points / 20.0
        _see_water(s, o, own, held(s, colour))


@jit
def _see_water(s: Record, o: Outlook, own: Floats, tiles: Word) -> None:
    """Set how many 1-tiles and 2-tiles of a seat are expected to stay open."""
    low = tiles & ~s.value[2]
    ones = low & s.value[0] & ~s.value[1]
    twos = low & s.value[1] & ~s.value[0]
    while ones:
        own[seat_input.OPEN_ONES] += o[0].open[lowest(ones)] / 2.0
        ones &= ones - ONE
    while twos:
        own[seat_input.OPEN_TWOS] += o[0].open[lowest(twos)] / 2.0
        twos &= twos - ONE


@jit
def _see_chances(s: Record, o: Outlook, v: SeatsRecord, seat: int) -> None:
    """Set the inputs of a seat's gains: the highest, all, with room for two, above its rivals'."""
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
        own[seat_input.CHANCES] += mine / 20.0
        if o[0].two & bit(tile):
            own[seat_input.CHANCES_FOR_TWO] += mine / 20.0
        own[seat_input.CHANCES_AHEAD] += max(0.0, mine - rivals_best(s, v, seat, tile)) / 20.0
        at = 3
        if mine > top[3]:
            while at > 0 and top[at - 1] < mine:
                top[at] = top[at - 1]
                at -= 1
            top[at] = mine
    for i in range(4):
        own[seat_input.CHANCE + i] = top[i] / 8.0
    _see_next(s, o, v, seat)


@jit
def _see_next(s: Record, o: Outlook, v: SeatsRecord, seat: int) -> None:
    """Set the gain of a second post beside the best one."""
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
            more = (gain_of_two(s, o, colour, best, tile) - single) / 8.0
            keep_highest(own, seat_input.SECOND_POST, more)


@jit
def _best_tile(gains: Floats, tiles: Word) -> int:
    """Return the tile with the highest gain; -1 if none is above 0."""
    best, most = -1, 0.0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        if gains[tile] > most:
            most = gains[tile]
            best = tile
    return best


@jit
def _share_out(s: Record, o: Outlook, v: SeatsRecord) -> None:
    """Let all seats in turn take their best tile while room and supply last; sum up the gains."""
    one, two, three = o[0].one, o[0].two, o[0].three
    v[0].taken[0] = v[0].taken[1] = v[0].taken[2] = v[0].taken[3] = NONE
    idle = 0
    seat = whole(s.turn)
    for i in range(10 * s.players):
        own = v[0].own[seat]
        free = one & ~v[0].taken[seat] if i < own[seat_input.SUPPLY] * 12.0 * s.players else NONE
        best = _best_tile(v[0].best[seat], free)
        if best < 0:
            idle += 1
            if idle == s.players:
                return
        else:
            idle, most = 0, v[0].best[seat, best]
            own[seat_input.SHARED_OUT] += most / 20.0
            if i < 3 * s.players:
                own[seat_input.SHARED_OUT_SOON] += most / 20.0
            here = bit(best)
            v[0].taken[seat] |= here
            one, two, three = one & ~(here & ~two), two & ~(here & ~three), three & ~here
        seat = seat + 1 if seat + 1 < s.players else 0


@jit
def rivals_best(s: Record, v: SeatsRecord, seat: int, tile: int) -> float:
    """Return the highest gain of a rival on a tile."""
    found = 0.0
    for rival in range(s.players):
        if rival != seat:
            found = max(found, v[0].best[rival, tile])
    return found


@jit
def _see_supply(s: Record, v: SeatsRecord, seat: int) -> None:
    """Set the inputs of a seat's supply and turn."""
    own = v[0].own[seat]
    least = 12
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        own[seat_input.SUPPLY] += s.supply[colour] / 12.0
        least = min(least, whole(s.supply[colour]))
    own[seat_input.LEAST_SUPPLY] = least / 12.0
    wait = (seat - s.turn + s.players) % s.players
    own[seat_input.TURN] = 1.0 if wait == 0 else 0.0
    own[seat_input.WAIT] = wait / s.players
    own[seat_input.NEXT] = 1.0 if wait == 1 else 0.0
    own[seat_input.AUXILIARY] = s.supply[3 + seat] / 4.0 if s.players == 3 else 0.0


@jit
def see_inputs(s: Record, o: Outlook, v: SeatsRecord, seat: int) -> None:
    """Set the plain inputs of a seat: itself, its rivals, the table."""
    x = v[0].inputs
    own = v[0].own
    for i in range(seat_input.OWN):
        x[i] = own[seat, i]
    for i in range(seat_input.RIVAL_WORTH, seat_input.TO_COME):
        x[i] = -10.0
    for rival in range(s.players):
        if rival != seat:
            theirs = own[rival]
            keep_highest(x, seat_input.RIVAL_WORTH, theirs[seat_input.WORTH])
            keep_highest(x, seat_input.RIVAL_POINTS, theirs[seat_input.POINTS])
            keep_highest(x, seat_input.RIVAL_CHANCE, theirs[seat_input.CHANCE])
            keep_highest(x, seat_input.RIVAL_CHANCES, theirs[seat_input.CHANCES])
            keep_highest(x, seat_input.RIVAL_GROWTH_POINTS, theirs[seat_input.GROWTH_POINTS])
            keep_highest(x, seat_input.RIVAL_SUPPLY, theirs[seat_input.SUPPLY])
            keep_highest(x, seat_input.RIVAL_SHARED_OUT, theirs[seat_input.SHARED_OUT])
    _see_table(s, o, x)


@jit
def keep_highest(x: Floats, i: int, value: float) -> None:
    """Raise an input to a value if it is lower."""
    x[i] = max(x[i], value)


@jit
def _see_table(s: Record, o: Outlook, x: Floats) -> None:
    """Set the inputs that are the same for all seats."""
    x[seat_input.TO_COME] = o[0].coming / 36.0
    x[seat_input.LOG_TO_COME] = log(o[0].coming + 1.0) / 3.6
    x[seat_input.DEPLOYING] = 1.0 if s.phase == DEPLOYING else 0.0
    x[seat_input.CLOSING] = 1.0 if s.phase == CLOSING else 0.0
    x[seat_input.HOTTER] = 1.0 if s.variants & HOTTER else 0.0
    x[seat_input.FIREBREAKS] = 1.0 if s.variants & FIREBREAKS else 0.0
    x[seat_input.ROOM_FOR_ONE] = bits(o[0].one) / 20.0
    x[seat_input.ROOM_FOR_TWO] = bits(o[0].two) / 20.0
    x[seat_input.HEAT] = o[0].hottest / 20.0
    x[seat_input.ONES_LEFT] = s.bag[0] / 6.0
    x[seat_input.TWOS_LEFT] = s.bag[1] / 6.0
    x[seat_input.PASSES] = s.passes / 4.0
