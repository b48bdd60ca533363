"""Games of competitive Feurio! played by searches, as training data of the choices."""

import numpy as np

from embertide.compiled.records import Floats
from embertide.core.level import Level
from embertide.games.feurio.advice import advice
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import DRAWING, OVER
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher, SearchResult
from tools.train.feurio.choices import Choices, choices_of, note, options, together
from tools.train.feurio.workspace import workspace
from tools.train.lots import Lot

ITERATIONS = 800
EARLY = 20
"""With fewer tiles on the table, half of the moves are drawn by their share of visits."""


def searched_lot(w: Floats, lot: Lot) -> Choices:
    """Play a lot; return its deployments with the shares of visits as targets."""
    searcher = Searcher(kernel, advice, Level(ITERATIONS, explore=0.7), weights=w)
    return together(
        _searched(w, searcher, lot, seed)
        for seed in range(lot.first_seed, lot.first_seed + lot.games)
    )


def _searched(w: Floats, searcher: Searcher, lot: Lot, seed: int) -> Choices:
    """Play one game; return its deployments."""
    d, rng, found = workspace(), np.random.default_rng(seed), [choices_of(0)]
    d.state[0] = lot.root[0]
    kernel.seed(d.state[0], seed)
    while d.state[0].phase != OVER:
        if d.state[0].phase <= DRAWING:
            kernel.draw(d.state[0])
            continue
        searcher.begin(int(rng.integers(1 << 20)))
        result = searcher.search(d.state[:1], int(d.state[0].turn), Budget(ITERATIONS))
        if options(d):
            visits = {choice.action: float(choice.visits) for choice in result.choices}
            note(d, w, visits, one := choices_of(1), 0)
            found.append(one)
        kernel.apply(d.state[0], _chosen(result, rng, early=d.state[0].tiles < EARLY))
    return together(found)


def _chosen(result: SearchResult, rng: np.random.Generator, *, early: bool) -> int:
    """Return the best action or, early in half of the cases, one drawn by its visits."""
    visits = np.array([choice.visits for choice in result.choices], np.float64)
    if early and visits.any() and rng.random() < 0.5:
        return result.choices[rng.choice(len(visits), p=visits / visits.sum())].action
    return result.best.action
