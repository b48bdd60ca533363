"""Advice for a competitive game: each seat's expected share of the win, and priors of moves.

A small network computes one figure from the inputs of a seat (seats.py) and its pooled posts
(posts.py); the softmax of these figures is the expected share of the win. Another network rates
deployments. Both are fitted on games (tools/train).
"""

from math import inf
from typing import Final

from embertide.compiled.arithmetic import exp
from embertide.compiled.bitset import bit
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record, empty, float64, int32
from embertide.core.actor import NATURE, NOBODY
from embertide.games.feurio.advice import posts
from embertide.games.feurio.advice.inputs import choice_input, seat_input
from embertide.games.feurio.advice.outlook import SURVIVAL, Outlook, look_ahead, outlook_t
from embertide.games.feurio.advice.seats import (
    INPUTS,
    PLAIN,
    UNITS,
    SeatsRecord,
    keep_highest,
    rivals_best,
    see_inputs,
    see_seats,
    view_t,
)
from embertide.games.feurio.kernel.board import held
from embertide.games.feurio.kernel.kernel import actions, actor, apply, choose, draw, winners
from embertide.games.feurio.kernel.record import (
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

CHOICE: Final = choice_input.COUNT
"""Inputs of the network that rates deployments."""
CHOICE_UNITS: Final = 32
"""Units of its hidden layer."""

NET: Final = posts.NET + INPUTS * UNITS + 2 * UNITS
"""The number of weights of a seat's network; there is one network for each number of players."""
CHOICE_NET: Final = CHOICE * CHOICE_UNITS + 2 * CHOICE_UNITS
"""The number of weights of the network that rates deployments, likewise."""
SHARPNESS: Final = SURVIVAL + 3 * NET + 3 * CHOICE_NET
"""The index of the weight that multiplies the value after a spread to make its rating."""
WEIGHTS: Final = SHARPNESS + 1
"""The number of all weights."""


@jit
def evaluate(s: Record, w: Floats, out: Floats) -> None:
    """Set each seat's expected share of the win."""
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
def _evaluate_spread(s: Record, w: Floats, out: Floats) -> None:
    """Set the shares after the best spread for the acting seat."""
    after = empty(1, state_t)
    shares = empty(4, float64)
    spots = empty(64 * 3, int32)
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
def _evaluate_still(s: Record, w: Floats, out: Floats) -> None:
    """Set the shares of a position without a tile in hand: the softmax of the seats' figures."""
    o = empty(1, outlook_t)
    v = empty(1, view_t)
    p = empty(1, posts.posts_t)
    look_ahead(s, w, o)
    see_seats(s, o, v)
    posts.see_posts(s, o, v[0].best, p)
    at = SURVIVAL + (whole(s.players) - 2) * NET
    posts.run_post_network(s, w, at, whole(s.players * s.colours), p)
    top = -inf
    for seat in range(s.players):
        see_inputs(s, o, v, seat)
        _see_pooled(s, v, p, seat)
        out[seat] = posts.figure(w, at + posts.NET, v[0].inputs, v[0].units)
        top = max(top, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(out[seat] - top)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@jit
def _see_pooled(s: Record, v: SeatsRecord, p: posts.PostsRecord, seat: int) -> None:
    """Set the last inputs of a seat: the pooled features of its colours."""
    x = v[0].inputs
    for j in range(posts.POOLED):
        x[PLAIN + j] = 0.0
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        for j in range(posts.POOLED):
            x[PLAIN + j] += float64(p[0].pooled[colour, j]) / 8.0


# Priors


@jit
def priors(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Set the prior of each legal action; their sum is about 1."""
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
    """Turn ratings into priors by softmax, all above 0."""
    top = -inf
    for i in range(n):
        top = max(top, out[i])
    total = 0.0
    for i in range(n):
        out[i] = exp(out[i] - top)
        total += out[i]
    for i in range(n):
        out[i] = out[i] / total + 1e-4


@jit
def _rate_spreads(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Rate spreads by the acting seat's expected share after each."""
    after = empty(1, state_t)
    shares = empty(4, float64)
    for i in range(n):
        after[0] = s
        apply(after[0], legal[i])
        _evaluate_still(after[0], w, shares)
        out[i] = w[SHARPNESS] * shares[s.turn]


@jit
def _rate_deployments(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Rate deployments by their network."""
    o = empty(1, outlook_t)
    v = empty(1, view_t)
    look_ahead(s, w, o)
    see_seats(s, o, v)
    at = SURVIVAL + 3 * NET + (whole(s.players) - 2) * CHOICE_NET
    x, units = v[0].inputs[:CHOICE], v[0].units[:CHOICE_UNITS]
    for i in range(n):
        see_choice(s, o, v, legal[i])
        out[i] = posts.figure(w, at, x, units)


@jit
def see_choice(s: Record, o: Outlook, v: SeatsRecord, action: int) -> None:
    """Set the inputs of a deployment or a pass."""
    x = v[0].inputs
    seat = whole(s.turn)
    own = v[0].own[seat]
    for i in range(CHOICE):
        x[i] = 0.0
    x[choice_input.TO_COME] = o[0].coming / 36.0
    x[choice_input.CLOSING] = 1.0 if s.phase == CLOSING else 0.0
    x[choice_input.BEST_CHANCE] = own[seat_input.CHANCE]
    x[choice_input.SECOND_CHANCE] = own[seat_input.CHANCE + 1]
    for rival in range(s.players):
        if rival != seat:
            theirs = v[0].own[rival, seat_input.CHANCE]
            keep_highest(x, choice_input.RIVALS_CHANCE, theirs)
    if action == PASS:
        x[choice_input.PASS] = 1.0
        x[choice_input.BELOW_BEST] = own[seat_input.CHANCE]
        return
    _see_post(s, o, v, action - DEPLOY)


@jit
def _see_post(s: Record, o: Outlook, v: SeatsRecord, what: int) -> None:
    """Set the inputs that describe the tile and the firefighters."""
    tile, colour, count = what // 12, what // 3 % 4, what % 3 + 1
    x = v[0].inputs
    seat = whole(s.turn)
    here = bit(tile)
    auxiliary = s.players == 3 and colour == 3
    there = (held(s, colour) & here) != 0
    mine = 0.0 if auxiliary else o[0].gain[colour, tile]
    places = 1 + (1 if o[0].two & here else 0) + (1 if o[0].three & here else 0)
    theirs = rivals_best(s, v, seat, tile)
    x[choice_input.GAIN] = mine / 8.0
    x[choice_input.BELOW_BEST] = v[0].own[seat, seat_input.CHANCE] - mine / 8.0
    x[choice_input.RIVALS_GAIN] = theirs / 8.0
    x[choice_input.DENIED] = theirs / 8.0 if places == count else 0.0
    x[choice_input.FILLS] = 1.0 if places == count else 0.0
    x[choice_input.ROOM_LEFT] = (places - count) / 3.0
    x[choice_input.MORE_THAN_ONE] = (count - 1) / 2.0
    x[choice_input.HELD] = 1.0 if there else 0.0
    x[choice_input.AUXILIARY] = 1.0 if auxiliary else 0.0
    x[choice_input.SUPPLY] = s.supply[colour + seat if auxiliary else colour] / 12.0
    x[choice_input.VALUE] = o[0].value[tile] / 6.0
    x[choice_input.OPEN] = o[0].open[tile]
    if s.players == 2:
        x[choice_input.OTHER_COLOUR_GAIN] = o[0].gain[colour ^ 1, tile] / 8.0
    x[choice_input.NEXT_SEATS_GAIN] = v[0].best[(seat + 1) % s.players, tile] / 8.0
    x[choice_input.NEAR] = o[0].near[tile] / 3.0
    x[choice_input.BESIDE_OWN] = 1.0 if s.beside[tile] & held(s, colour) else 0.0
    x[choice_input.NEW_INVERSE_VALUE] = (
        1.0 / (1 + o[0].value[tile]) if not there and not auxiliary else 0.0
    )


# Quick play


@jit
def playout(s: Record, w: Floats, turns: int, legal: Ints, scores: Floats) -> None:
    """Play `turns` turns: the deployment with the highest rating, a random spread."""
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
        apply(s, legal[_most_promising(s, w, legal, n, scores)])
        turns -= 1


@jit
def _most_promising(s: Record, w: Floats, legal: Ints, n: int, scores: Floats) -> int:
    if n == 1:
        return 0
    _rate_deployments(s, w, legal, n, scores)
    best = 0
    for i in range(n):
        if scores[i] > scores[best]:
            best = i
    return best
