"""A game of self-play: written once, compiled for processors and for GPUs.

Every seat looks one move ahead: it values the positions after its actions by advice, with weights
that it draws from a pool of players. What it may not know, it imagines first. Games are stored as
actions and outcomes, which are a hundredth of the size of what networks see of their positions.

The functions of the room's kernel and advice come by name from compiled/dispatch.py.
"""

from typing import Any, NamedTuple

import numpy as np

from embertide.compiled.arithmetic import log
from embertide.compiled.dispatch import (
    actions,
    actor,
    apply,
    chances,
    choose,
    evaluate,
    happen,
    imagine,
    priors,
    returns,
    seed,
    winners,
)
from embertide.compiled.jit import jit
from embertide.compiled.records import Records
from embertide.core.actor import NATURE, NOBODY
from embertide.search.halving import next_best

SEATS = 4
"""The most seats of a table."""
CARELESS_SHARE = 0.25
"""The share of random actions during a careless beginning."""
_SCALE = 1 << 30


class Way(NamedTuple):
    """How games are played."""

    noise: float = 0.012
    """The scale of the random error (Gumbel) on the value of each action, as a share of the win."""
    random_share: float = 0.02
    """The share of random actions."""
    careless: int = 0
    """Half of the games begin carelessly, for at most this number of decisions."""
    top: int = 1 << 30
    """Only this number of actions is valued, those with the highest priors."""
    newest: float = 0.5
    """The share of seats that play with the newest weights; the others draw from the pool."""


class Buffers(NamedTuple):
    """What one game needs while it is played."""

    state: Records
    """The position, the same as the seat to move imagines it, and one for trying actions."""
    legal: Any  # int32[MAX_ACTIONS]
    odds: Any  # int32[MAX_ACTIONS]
    promise: Any  # float64[MAX_ACTIONS]
    out: Any  # float64[SEATS]


class Games(NamedTuple):
    """Played games: arrays of the processor or of the GPU."""

    moves: Any  # int16[n, longest]: actions of seats and outcomes of Nature, in order
    lengths: Any  # int32[n]: their number
    shares: Any  # float32[n, SEATS]: each seat's share of the win
    points: Any  # int32[n, SEATS]
    drawn: Any  # int8[n, SEATS]: whose weights a seat played with, as a row of the pool


@jit
def play(  # noqa: PLR0913, PLR0917 - the parameters of a game
    b: Buffers, root: Records, pool: Any, way: Way, first_seed: int, games: Games, i: int
) -> None:
    """Play game number i from the root, with the seed `first_seed + i`."""
    b.state[0] = root[0]
    seed(b.state[0], first_seed + i)
    for seat in range(SEATS):
        games.drawn[i, seat] = _draw_player(b, len(pool), way.newest)
    careless = 0
    if way.careless and choose(b.state[0], 2):
        careless = 1 + choose(b.state[0], way.careless)
    length = 0
    decisions = 0
    while True:
        who = actor(b.state[0])
        if who == NOBODY:
            break
        if who == NATURE:
            games.moves[i, length] = _draw(b)
        else:
            share = CARELESS_SHARE if decisions < careless else way.random_share
            games.moves[i, length] = _act(b, who, pool[games.drawn[i, who]], way, share)
            decisions += 1
        length += 1
    games.lengths[i] = length
    _count(b, games, i)


@jit
def _draw_player(b: Buffers, size: int, newest: float) -> int:
    """Return the row of a player: often the last one."""
    if size == 1 or choose(b.state[0], _SCALE) < newest * _SCALE:
        return size - 1
    return choose(b.state[0], size)


@jit
def _draw(b: Buffers) -> int:
    """Let Nature act; return the outcome."""
    n = chances(b.state[0], b.legal, b.odds)
    total = 0
    for k in range(n):
        total += b.odds[k]
    left = choose(b.state[0], total)
    at = 0
    while left >= b.odds[at]:
        left -= b.odds[at]
        at += 1
    outcome = int(b.legal[at])
    happen(b.state[0], outcome)
    return outcome


@jit
def _act(b: Buffers, who: int, w: Any, way: Way, random_share: float) -> int:
    """Let a seat act; return the action."""
    n = actions(b.state[0], b.legal)
    pick = 0
    if n > 1:
        if choose(b.state[0], _SCALE) < random_share * _SCALE:
            pick = choose(b.state[0], n)
        else:
            pick = _best(b, who, w, way, n)
    action = int(b.legal[pick])
    apply(b.state[0], action)
    return action


@jit
def _best(b: Buffers, who: int, w: Any, way: Way, n: int) -> int:
    """Return the index of the action with the highest value, by advice and some noise."""
    b.state[1] = b.state[0]
    imagine(b.state[1], who)
    offers = min(n, way.top)
    if offers < n:
        priors(b.state[1], w, b.legal, n, b.promise)
    best, most = 0, -1e30
    for k in range(offers):
        at = next_best(b.promise, n) if offers < n else k
        b.state[2] = b.state[1]
        apply(b.state[2], b.legal[at])
        evaluate(b.state[2], w, b.out)
        worth = b.out[who] + way.noise * _gumbel(b)
        if worth > most:
            best, most = at, worth
    return best


@jit
def _gumbel(b: Buffers) -> float:
    """Return a random number of the Gumbel distribution."""
    return -log(-log((choose(b.state[0], _SCALE) + 0.5) / _SCALE))


@jit
def _count(b: Buffers, games: Games, i: int) -> None:
    """Store the result of a game."""
    for seat in range(SEATS):
        b.out[seat] = 0.0
    winners(b.state[0], b.out)
    returns(b.state[0], games.points[i])
    for seat in range(SEATS):
        games.shares[i, seat] = b.out[seat]


@jit
def play_range(  # noqa: PLR0913, PLR0917 - the parameters of a game, and which ones
    b: Buffers,
    root: Records,
    pool: Any,
    way: Way,
    first_seed: int,
    games: Games,
    first: int,
    last: int,
) -> None:
    """Play the games from number `first` to `last - 1`."""
    for i in range(first, last):
        play(b, root, pool, way, first_seed, games, i)


def make_games(empty: Any, n: int, longest: int) -> Games:
    """Return the arrays for n games; `empty` allocates an array of zeros."""
    return Games(
        moves=empty((n, longest), np.int16),
        lengths=empty((n,), np.int32),
        shares=empty((n, SEATS), np.float32),
        points=empty((n, SEATS), np.int32),
        drawn=empty((n, SEATS), np.int8),
    )
