"""Games of competitive Feurio! that play themselves one move ahead, kept as moves and draws."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from feurio_networks import figures_at

from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_outlook as outlook
from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio import advice_seats as seats
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.kernel_record import (
    ARRANGING,
    COMPETITIVE,
    DRAWING,
    FIREBREAKS,
    HOTTER,
    OVER,
    SPREADING,
)
from embertide.jit import jit

Array = npt.NDArray[Any]

LONGEST = 320
"""The most moves and draws of a game."""
NOISE = 0.012
"""So much of the win, or thereabouts, is overlooked by chance,"""
WHIM = 0.02
"""and so many moves are made without looking."""
MIX = ((0, 0.7), (HOTTER, 0.1), (FIREBREAKS, 0.1), (HOTTER | FIREBREAKS, 0.1))
"""The variants of the games, and their parts."""


# Room to work


class Desk(NamedTuple):
    """Room to work on."""

    state: Array
    outlook: Array
    view: Array
    posts: Array
    legal: Array
    out: npt.NDArray[np.float64]


def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros(2, kernel.state_t),
        np.zeros(1, outlook.outlook_t),
        np.zeros(1, seats.view_t),
        np.zeros(1, posts.posts_t),
        np.zeros(kernel.MAX_ACTIONS, np.int32),
        np.zeros(4),
    )


class Lot(NamedTuple):
    """Some games of one kind, and the luck of the first."""

    players: int
    variants: int
    count: int
    luck: int


def lots(players: int, games: int, size: int, luck: int) -> list[Lot]:
    """So many games, or a few more, in lots of a size, all variants among them, well mixed."""
    found: list[Lot] = []
    for variants, share in MIX:
        left = max(1, round(games * share))
        found += (
            Lot(players, variants, min(size, left - done), luck * 10**8 + variants * 10**7 + done)
            for done in range(0, left, size)
        )
    np.random.default_rng(luck).shuffle(found)
    return found


def count_of(parts: list[Lot]) -> int:
    """How many games they are."""
    return sum(lot.count for lot in parts)


# Games


class Games(NamedTuple):
    """Games as moves and draws, with their lengths and who won."""

    table: Array
    """Their lot."""
    moves: Array
    lengths: Array
    won: Array


def played(w: Floats, lot: Lot) -> Games:
    """The games of a lot; by whim alone while there are no weights."""
    games = Games(
        np.array(lot),
        np.zeros((lot.count, LONGEST), np.int16),
        np.zeros(lot.count, np.int64),
        np.zeros((lot.count, lot.players), np.float32),
    )
    play(desk(), w, games, NOISE, WHIM if w[figures_at(lot.players)].any() else 1.0)
    return games


@jit
def play(d: Desk, w: Floats, games: Games, noise: float, whim: float) -> None:
    """Plays games by looking one move ahead: with noise on what is seen, now and then at whim."""
    players, variants, count, luck = games.table
    for game in range(count):
        kernel.start(d.state[0], players, COMPETITIVE, variants)
        kernel.seed(d.state[0], luck + game)
        k = 0
        while d.state[0].phase != OVER:
            games.moves[game, k] = (
                _draw(d) if d.state[0].phase <= DRAWING else _choose(d, w, noise, whim)
            )
            k += 1
        games.lengths[game] = k
        kernel.winners(d.state[0], d.out)
        for seat in range(players):
            games.won[game, seat] = d.out[seat]


@jit
def _draw(d: Desk) -> int:
    kernel.draw(d.state[0])
    if d.state[0].phase == SPREADING:
        return int(d.state[0].hand)
    return int(d.state[0].dealt[35 - d.state[0].pile])


@jit
def _choose(d: Desk, w: Floats, noise: float, whim: float) -> int:
    n = kernel.actions(d.state[0], d.legal)
    pick = 0
    if d.state[0].phase == ARRANGING or kernel.choose(d.state[0], 1000) < 1000 * whim:
        pick = kernel.choose(d.state[0], n)
    elif n > 1:
        most = -np.inf
        for i in range(n):
            d.state[1] = d.state[0]
            kernel.apply(d.state[1], d.legal[i])
            advice.evaluate(d.state[1], w, d.out)
            luck = (kernel.choose(d.state[0], 1 << 30) + 0.5) / (1 << 30)
            worth = d.out[d.state[0].turn] - noise * np.log(-np.log(luck))
            if worth > most:
                most = worth
                pick = i
    kernel.apply(d.state[0], d.legal[pick])
    return int(d.legal[pick])


# Called from Python only: compiled code on disk does not notice a callee edited in another file.
@jit
def go_to(d: Desk, games: Games, game: int, moves: int) -> None:
    """Lays out a game as it stood after so many moves and draws."""
    kernel.start(d.state[0], games.table[0], COMPETITIVE, games.table[1])
    kernel.seed(d.state[0], games.table[3] + game)
    for k in range(moves):
        if d.state[0].phase <= DRAWING:
            kernel.happen(d.state[0], games.moves[game, k])
        else:
            kernel.apply(d.state[0], games.moves[game, k])
