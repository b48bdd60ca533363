"""What rivals may expect in a competitive game, and which moves look promising to them.

A small network makes one figure of what is seen of a seat (advice_seats.py) and what its posts come
to (advice_posts.py), and the odds of the win go by these figures. Another network rates
deployments. Both are fitted on games (tools/fit_feurio.py).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY
from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio.advice_outlook import SURVIVAL, Floats, Outlook, look_ahead, outlook_t
from embertide.games.feurio.advice_seats import (
    INPUTS,
    PLAIN,
    UNITS,
    rivals_best,
    see_inputs,
    see_seats,
    view_t,
)
from embertide.games.feurio.kernel import actions, actor, apply, choose, draw, winners
from embertide.games.feurio.kernel_record import (
    ARRANGE,
    ARRANGING,
    CLOSING,
    DEALING,
    DEPLOY,
    FIREBREAK,
    OVER,
    PASS,
    SPREADING,
    state_t,
)
from embertide.games.feurio.kernel_table import held
from embertide.jit import bit, jit, whole

Ints = npt.NDArray[np.signedinteger]

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
    at = SURVIVAL + (whole(s.players) - 2) * NET
    posts.judge_posts(s, w, at, whole(s.players * s.colours), p)
    top = -np.inf
    for seat in range(s.players):
        see_inputs(s, o, v, seat)
        _see_pooled(s, v, p, seat)
        out[seat] = posts.figure(w, at + posts.NET, v[0].inputs, v[0].units)
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
    theirs = rivals_best(s, v, seat, tile)
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
