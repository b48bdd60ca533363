"""What rivals may expect in a competitive game, and which moves look promising to them.

Every seat's prospects are some numbers from the outlook (advice_outlook.py); a small network makes
one figure of them, and the odds of the win go by these figures. Another network rates deployments.
Both are fitted on games (tools/fit_feurio.py).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY
from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio.advice_outlook import (
    POINTS,
    SURVIVAL,
    Outlook,
    gain_of_two,
    growth,
    look_ahead,
    outlook_t,
    see_gains,
    share,
)
from embertide.games.feurio.box import TILES
from embertide.games.feurio.kernel import actions, actor, apply, choose, draw, winners
from embertide.games.feurio.kernel_record import (
    ARRANGE,
    ARRANGING,
    CLOSING,
    DEALING,
    DEPLOY,
    DEPLOYING,
    FIREBREAK,
    FIREBREAKS,
    HOTTER,
    OVER,
    PASS,
    SPREADING,
    state_t,
)
from embertide.games.feurio.kernel_table import divisor, held
from embertide.jit import NONE, ONE, Word, bit, bits, jit, lowest, whole

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.signedinteger]

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
CHOICE: Final = 23
"""Numbers that describe a deployment."""
CHOICE_UNITS: Final = 32

NET: Final = posts.NET + INPUTS * UNITS + 2 * UNITS
"""The weights of a network that judges a seat; there is one for each number of players."""
CHOICE_NET: Final = CHOICE * CHOICE_UNITS + 2 * CHOICE_UNITS
SHARPNESS: Final = SURVIVAL + 3 * NET + 3 * CHOICE_NET
"""Where the weight is by which a better outlook makes a spread more promising."""
WEIGHTS: Final = SHARPNESS + 1
"""So many weights in all."""

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
def evaluate(s: np.record, w: Floats, out: Floats) -> None:
    """Fills in each seat's expected share of the win."""
    if s.phase == OVER:
        winners(s, out)
    elif s.phase in (DEALING, ARRANGING):
        for seat in range(s.players):
            out[seat] = 1.0 / s.players
    elif s.phase == SPREADING:
        _evaluate_spread(s, w, out)
    else:
        _evaluate_still(s, w, out)


@jit
def _evaluate_spread(s: np.record, w: Floats, out: Floats) -> None:
    """What the best spot for the drawn tile promises to the player who lays it."""
    after = np.empty(1, state_t)
    shares = np.empty(4)
    spots = np.empty(64 * 3, np.int32)
    n = actions(s, spots)
    most = -1.0
    for i in range(n):
        if spots[i] < FIREBREAK:
            after[0] = s
            apply(after[0], spots[i])
            _evaluate_still(after[0], w, shares)
            if shares[s.turn] > most:
                most = shares[s.turn]
                for seat in range(s.players):
                    out[seat] = shares[seat]


@jit
def _evaluate_still(s: np.record, w: Floats, out: Floats) -> None:
    """The odds by the figures of all seats."""
    o = np.empty(1, outlook_t)
    v = np.empty(1, view_t)
    p = np.empty(1, posts.posts_t)
    look_ahead(s, w, o)
    see_seats(s, o, v)
    posts.see_posts(s, o, v[0].best, p)
    posts.judge_posts(s, w, SURVIVAL + (whole(s.players) - 2) * NET, p)
    top = -np.inf
    for seat in range(s.players):
        see_inputs(s, o, v, seat)
        _see_pooled(s, v, p, seat)
        out[seat] = _figure(s, w, v)
        top = max(top, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = np.exp(out[seat] - top)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@jit
def _see_pooled(s: np.record, v: Outlook, p: Outlook, seat: int) -> None:
    """The last part of what the network is told of a seat."""
    x = v[0].inputs
    for j in range(posts.POOLED):
        x[PLAIN + j] = 0.0
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        for j in range(posts.POOLED):
            x[PLAIN + j] += np.float64(p[0].pooled[colour, j]) / 8.0


@jit
def _figure(s: np.record, w: Floats, v: Outlook) -> float:
    """One figure from a seat's inputs, by the network for that many players."""
    at = np.uint64(SURVIVAL + (whole(s.players) - 2) * NET + posts.NET)
    units, x = v[0].units, v[0].inputs
    for j in range(UNITS):
        units[j] = w[at + np.uint64(j)]
    for i in range(INPUTS):
        at += np.uint64(UNITS)
        if x[i] != 0.0:
            for j in range(UNITS):
                units[j] += x[i] * w[at + np.uint64(j)]
    at += np.uint64(UNITS)
    figure = 0.0
    for j in range(UNITS):
        figure += max(units[j], 0.0) * w[at + np.uint64(j)]
    return figure


# What is seen of a seat


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
        own[11] += max(0.0, mine - _rivals_best(s, v, seat, tile)) / 20.0
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
        best = _best_tile(o, colour, free)
        if best < 0:
            continue
        rest = s.beside[best] & free
        single = o[0].gain[colour, best]
        while rest:
            tile = lowest(rest)
            rest &= rest - ONE
            own[22] = max(own[22], (gain_of_two(s, o, colour, best, tile) - single) / 8.0)


@jit
def _best_tile(o: Outlook, colour: int, tiles: Word) -> int:
    """Where a firefighter of a colour brings most; -1 for nowhere."""
    best, most = -1, 0.0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        if o[0].gain[colour, tile] > most:
            most = o[0].gain[colour, tile]
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
        best, most = -1, 0.0
        rest = one & ~v[0].taken[seat] if i < own[14] * 12.0 * s.players else NONE
        while rest:
            tile = lowest(rest)
            rest &= rest - ONE
            if v[0].best[seat, tile] > most:
                most = v[0].best[seat, tile]
                best = tile
        if best < 0:
            idle += 1
            if idle == s.players:
                return
        else:
            idle = 0
            own[23] += most / 20.0
            if i < 3 * s.players:
                own[24] += most / 20.0
            here = bit(best)
            v[0].taken[seat] |= here
            one, two, three = one & ~(here & ~two), two & ~(here & ~three), three & ~here
        seat = seat + 1 if seat + 1 < s.players else 0


@jit
def _rivals_best(s: np.record, v: Outlook, seat: int, tile: int) -> float:
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


# Promising moves


@jit
def priors(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Fills in how promising each legal action looks, as chances that add up to 1."""
    if s.phase == SPREADING:
        _rate_spreads(s, w, legal, n, out)
        _soften(n, out)
    elif s.phase == ARRANGING:
        for i in range(n):
            out[i] = 1.0 / n
    else:
        _rate_deployments(s, w, legal, n, out)
        _soften(n, out)


@jit
def _soften(n: int, out: Floats) -> None:
    """Chances from ratings; none is nil."""
    top = -np.inf
    for i in range(n):
        top = max(top, out[i])
    total = 0.0
    for i in range(n):
        out[i] = np.exp(out[i] - top)
        total += out[i]
    for i in range(n):
        out[i] = out[i] / total + 1e-4


@jit
def _rate_spreads(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """By what the player expects after each."""
    after = np.empty(1, state_t)
    shares = np.empty(4)
    for i in range(n):
        after[0] = s
        apply(after[0], legal[i])
        _evaluate_still(after[0], w, shares)
        out[i] = w[SHARPNESS] * shares[s.turn]


@jit
def _rate_deployments(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """By the network for choices."""
    o = np.empty(1, outlook_t)
    v = np.empty(1, view_t)
    look_ahead(s, w, o)
    see_seats(s, o, v)
    for i in range(n):
        see_choice(s, o, v, legal[i])
        out[i] = _rating(s, w, v)


@jit
def _rating(s: np.record, w: Floats, v: Outlook) -> float:
    """One figure from what describes a deployment."""
    at = SURVIVAL + 3 * NET + (whole(s.players) - 2) * CHOICE_NET
    units = v[0].units
    x = v[0].inputs
    for j in range(CHOICE_UNITS):
        units[j] = w[at + j]
    at += CHOICE_UNITS
    for i in range(CHOICE):
        if x[i] != 0.0:
            for j in range(CHOICE_UNITS):
                units[j] += x[i] * w[at + j]
        at += CHOICE_UNITS
    figure = 0.0
    for j in range(CHOICE_UNITS):
        figure += max(units[j], 0.0) * w[at + j]
    return figure


@jit
def see_choice(s: np.record, o: Outlook, v: Outlook, action: int) -> None:
    """Fills in what the network is told of a deployment or a pass."""
    x = v[0].inputs
    seat = whole(s.turn)
    own = v[0].own[seat]
    for i in range(CHOICE):
        x[i] = 0.0
    x[12] = o[0].coming / 36.0
    x[13] = 1.0 if s.phase == CLOSING else 0.0
    x[15] = own[5]
    x[16] = own[6]
    for rival in range(s.players):
        if rival != seat:
            x[17] = max(x[17], v[0].own[rival, 5])
    if action == PASS:
        x[18] = 1.0
        x[1] = own[5]
        return
    _see_post(s, o, v, action - DEPLOY)


@jit
def _see_post(s: np.record, o: Outlook, v: Outlook, what: int) -> None:
    """The part of a choice that tells of the tile and the firefighters."""
    tile, colour, count = what // 12, what // 3 % 4, what % 3 + 1
    x = v[0].inputs
    seat = whole(s.turn)
    here = bit(tile)
    auxiliary = s.players == 3 and colour == 3
    there = (held(s, colour) & here) != 0
    mine = 0.0 if auxiliary else o[0].gain[colour, tile]
    places = 1 + (1 if o[0].two & here else 0) + (1 if o[0].three & here else 0)
    theirs = _rivals_best(s, v, seat, tile)
    x[0] = mine / 8.0
    x[1] = v[0].own[seat, 5] - mine / 8.0
    x[2] = theirs / 8.0
    x[3] = theirs / 8.0 if places == count else 0.0
    x[4] = 1.0 if places == count else 0.0
    x[5] = (places - count) / 3.0
    x[6] = (count - 1) / 2.0
    x[7] = 1.0 if there else 0.0
    x[8] = 1.0 if auxiliary else 0.0
    x[9] = s.supply[colour + seat if auxiliary else colour] / 12.0
    x[10] = o[0].value[tile] / 6.0
    x[11] = o[0].open[tile]
    if s.players == 2:
        x[14] = o[0].gain[colour ^ 1, tile] / 8.0
    x[19] = v[0].best[(seat + 1) % s.players, tile] / 8.0
    x[20] = o[0].near[tile] / 3.0
    x[21] = 1.0 if s.beside[tile] & held(s, colour) else 0.0
    x[22] = 1.0 / (1 + o[0].value[tile]) if not there and not auxiliary else 0.0


# Quick play


@jit
def playout(s: np.record, w: Floats, turns: int, legal: Ints, room: Floats) -> None:
    """Plays so many turns: the most promising deployment, any spot."""
    while turns > 0:
        who = actor(s)
        if who == NOBODY:
            return
        if who == NATURE:
            draw(s)
            continue
        n = actions(s, legal)
        if legal[0] >= ARRANGE:
            apply(s, legal[choose(s, n)])
            continue
        apply(s, legal[_most_promising(s, w, legal, n, room)])
        turns -= 1


@jit
def _most_promising(s: np.record, w: Floats, legal: Ints, n: int, room: Floats) -> int:
    if n == 1:
        return 0
    _rate_deployments(s, w, legal, n, room)
    best = 0
    for i in range(n):
        if room[i] > room[best]:
            best = i
    return best
