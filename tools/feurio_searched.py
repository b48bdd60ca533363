"""Games of competitive Feurio! in which searches choose, and what both networks learn from them."""

from typing import NamedTuple

import numpy as np
from feurio_choices import Choices, choices_of, note, options, together
from feurio_play import Array, Desk, Lot, desk
from feurio_scenes import Scenes, gathered, look, scenes_of

from embertide.core.level import Level
from embertide.games.feurio import advice, kernel
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.kernel_record import COMPETITIVE, DRAWING, OVER
from embertide.search.budget import Budget
from embertide.search.thinker import Thinker, Thought

ITERATIONS = 800
EARLY = 20
"""With fewer tiles on the table, searches choose by their visits half of the time."""
TRUST = 0.75
"""How much a search's expectation counts beside who won."""


class Seen(NamedTuple):
    """A deployment: how the networks see it, and what was expected, at sight and by a search."""

    scene: Scenes
    choices: Choices
    seat: int
    shares: Array
    expected: float


def searched_lot(w: Floats, lot: Lot) -> tuple[Scenes, Choices]:
    """Plays a lot; the deployments as both networks are to judge them."""
    thinker = Thinker(kernel, advice, Level(ITERATIONS, explore=0.7), weights=w)
    scenes, choices = list[Scenes](), [choices_of(0)]
    for luck in range(lot.luck, lot.luck + lot.count):
        seen, won = _searched(w, thinker, lot._replace(luck=luck))
        scenes += (one.scene._replace(won=_target(one, won)[None]) for one in seen)
        choices += (one.choices for one in seen)
    return gathered(scenes, lot.players, len(scenes)), together(choices)


def _searched(w: Floats, thinker: Thinker, game: Lot) -> tuple[list[Seen], Array]:
    """One game: its deployments, and who won."""
    d, rng, seen = desk(), np.random.default_rng(game.luck), list[Seen]()
    kernel.start(d.state[0], game.players, COMPETITIVE, game.variants)
    kernel.seed(d.state[0], game.luck)
    while d.state[0].phase != OVER:
        if d.state[0].phase <= DRAWING:
            kernel.draw(d.state[0])
            continue
        thinker.begin(int(rng.integers(1 << 20)))
        thought = thinker.think(d.state[:1], int(d.state[0].turn), Budget(ITERATIONS))
        if options(d):
            seen.append(_seen(w, d, thought))
        kernel.apply(d.state[0], _chosen(thought, rng, early=d.state[0].tiles < EARLY))
    kernel.winners(d.state[0], d.out)
    return seen, d.out[: game.players].copy()


def _seen(w: Floats, d: Desk, thought: Thought) -> Seen:
    """What there is to learn from a deployment that was searched."""
    players, seat = int(d.state[0].players), int(d.state[0].turn)
    scene, choices = scenes_of(players, 1, np.float32), choices_of(1)
    look(d, w, scene, 0)
    visits = {choice.action: float(choice.visits) for choice in thought.choices}
    note(d, w, visits, choices, 0)
    advice.evaluate(d.state[0], w, d.out)
    expected = sum(c.visits * c.expected for c in thought.choices) / sum(visits.values())
    return Seen(scene, choices, seat, d.out[:players].copy(), expected)


def _chosen(thought: Thought, rng: np.random.Generator, *, early: bool) -> int:
    """The best action; early, every second time one by the share of its visits."""
    visits = np.array([choice.visits for choice in thought.choices], np.float64)
    if early and visits.any() and rng.random() < 0.5:
        return thought.choices[rng.choice(len(visits), p=visits / visits.sum())].action
    return thought.best.action


def _target(one: Seen, won: Array) -> Array:
    """What the figures should say: of the others, who won and what was thought of them before."""
    shares = TRUST * one.shares + (1 - TRUST) * won
    shares[one.seat] = 0.0
    mine = TRUST * one.expected + (1 - TRUST) * won[one.seat]
    shares *= (1 - mine) / max(float(shares.sum()), 1e-9)
    shares[one.seat] = mine
    return shares
