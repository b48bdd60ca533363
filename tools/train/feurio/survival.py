"""The chances of spots to burn and of tiles to stay open, fitted on random games."""

from typing import NamedTuple

import numpy as np

from embertide.compiled.bitset import ONE, bit, lowest
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats
from embertide.games.feurio.advice import outlook
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.board import find
from embertide.games.feurio.kernel.record import (
    CLOSING,
    COMPETITIVE,
    DRAWING,
    FIREBREAKS,
    HOTTER,
    OVER,
    SPOT,
)
from tools.train.feurio.workspace import Array, Workspace, workspace

SPOTS = slice(outlook.SPOT_TERMS)
TILES = slice(outlook.SPOT_TERMS, outlook.SURVIVAL)

MIX = ((0, 0.7), (HOTTER, 0.1), (FIREBREAKS, 0.1), (HOTTER | FIREBREAKS, 0.1))
"""The variants of the games, and their shares."""


class Sample(NamedTuple):
    """Spots or tiles at random moments."""

    terms: Floats
    """Their inputs."""
    which: Array
    """The cell of a spot, or the number of a tile."""
    truth: Floats
    """1 if the spot burned, or the tile stayed open; else 0."""


def sample(count: int, terms: int) -> Sample:
    """Allocate a sample."""
    return Sample(np.zeros((count, terms)), np.zeros(count, np.int64), np.zeros(count))


# Random games


@jit
def watch(d: Workspace, w: Floats, table: Array, spots: Sample, tiles: Sample) -> tuple[int, int]:
    """Play random games; store one moment of each and its outcome; return the sample sizes."""
    players, variants, games, first_seed = table
    n, m = 0, 0
    for game in range(games):
        kernel.start(d.state[0], players, COMPETITIVE, variants)
        kernel.seed(d.state[0], first_seed + game)
        moment = players + 1 + kernel.choose(d.state[0], 35 - players)
        while d.state[0].tiles < moment:
            _random_move(d)
        if d.state[0].pile == 0:
            continue
        outlook.look_ahead(d.state[0], w, d.outlook)
        before, below = n, m
        n = _watch_spots(d, spots, n)
        m = _watch_tiles(d, tiles, m)
        while d.state[0].phase != OVER and d.state[0].phase != CLOSING:
            _random_move(d)
        for i in range(before, n):
            what = d.state[0].slots[find(d.state[0], spots.which[i])]
            spots.truth[i] = 1.0 if 0 < what < SPOT else 0.0
        free = d.state[0].edges[0] | d.state[0].edges[1] | d.state[0].edges[2]
        for i in range(below, m):
            tiles.truth[i] = 1.0 if free & bit(tiles.which[i]) else 0.0
    return n, m


@jit
def _random_move(d: Workspace) -> None:
    if d.state[0].phase <= DRAWING:
        kernel.draw(d.state[0])
    else:
        n = kernel.actions(d.state[0], d.legal)
        kernel.apply(d.state[0], d.legal[kernel.choose(d.state[0], n)])


@jit
def _watch_spots(d: Workspace, spots: Sample, n: int) -> int:
    rest = d.state[0].spots
    while rest:
        spot = lowest(rest)
        rest &= rest - ONE
        outlook.spot_terms(d.state[0], d.outlook, spot, d.outlook[0].terms)
        for k in range(outlook.SPOT_TERMS):
            spots.terms[n, k] = d.outlook[0].terms[k]
        spots.which[n] = d.state[0].cell[SPOT + spot]
        n += 1
    return n


@jit
def _watch_tiles(d: Workspace, tiles: Sample, n: int) -> int:
    for tile in range(d.state[0].tiles):
        if d.outlook[0].open[tile] > 0.0 and d.outlook[0].value[tile] > 0:
            outlook.tile_terms(d.state[0], d.outlook, tile, d.outlook[0].terms)
            for k in range(outlook.TILE_TERMS):
                tiles.terms[n, k] = d.outlook[0].terms[k]
            tiles.which[n] = tile
            n += 1
    return n


# Regression


def fit(w: Floats, games: int = 2000) -> tuple[float, float]:
    """Fit spots, then tiles, whose inputs depend on spots; return both losses."""
    w[SPOTS], of_spots = logistic(*_watched(w, games)[0])
    w[TILES], of_tiles = logistic(*_watched(w, games)[1])
    return of_spots, of_tiles


def _watched(w: Floats, games: int) -> list[tuple[Floats, Floats]]:
    """Return inputs and outcomes of spots and of tiles, for all player counts and variants."""
    found: tuple[list[Sample], list[Sample]] = ([], [])
    for players in (2, 3, 4):
        for variants, share in MIX:
            spots = sample(64 * games, outlook.SPOT_TERMS)
            tiles = sample(36 * games, outlook.TILE_TERMS)
            table = np.array([players, variants, int(share * games), 1000 * players])
            n, m = watch(workspace(), w, table, spots, tiles)
            found[0].append(Sample(*(part[:n] for part in spots)))
            found[1].append(Sample(*(part[:m] for part in tiles)))
    return [_terms_and_truth(samples) for samples in found]


def _terms_and_truth(samples: list[Sample]) -> tuple[Floats, Floats]:
    terms = np.concatenate([one.terms for one in samples])
    return terms, np.concatenate([one.truth for one in samples])


def logistic(x: Floats, y: Floats) -> tuple[Floats, float]:
    """Fit a logistic regression by Newton's method; return the weights and the loss."""
    b = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ b))
        slope = (x * (p * (1 - p))[:, None]).T @ x + 1e-3 * np.eye(len(b))
        b += np.linalg.solve(slope, x.T @ (y - p))
    p = np.clip(1 / (1 + np.exp(-x @ b)), 1e-9, 1 - 1e-9)
    return b, float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
