"""The network that rates deployments: what it is told of them, and how it learns from searches."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from feurio_networks import Plan, choices_at
from feurio_play import Array, Desk, Lot, desk, go_to, played

from embertide.core.level import Level
from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_outlook as outlook
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio import advice_seats as seats
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.jit import jit
from embertide.search.budget import Budget
from embertide.search.thinker import Thinker

Net = Array
"""Where the units start from, a row for each number they are made of, and what the figure is."""

MOST = 100
"""Positions with more choices are left out."""
TRIES = 24
"""Looks at one game; at about one of three there are deployments to choose from."""
SHARP = 0.025
"""So much less of the win makes a choice look a third as good."""


class Choices(NamedTuple):
    """Positions: what is told of each choice, how good each is, and how many there are."""

    told: Array
    parts: Array
    count: Array


def choices_of(positions: int) -> Choices:
    """Room for so many."""
    return Choices(
        np.zeros((positions, MOST, rivals.CHOICE), np.float32),
        np.zeros((positions, MOST), np.float32),
        np.zeros(positions, np.int64),
    )


def together(found: Iterable[Choices]) -> Choices:
    """All of them."""
    return Choices(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


# What is told


@jit
def see_choices(d: Desk, w: Floats, n: int, told: Array) -> None:
    """What the network is told of each legal deployment on the desk."""
    outlook.look_ahead(d.state[0], w, d.outlook)
    seats.see_seats(d.state[0], d.outlook, d.view)
    for i in range(n):
        rivals.see_choice(d.state[0], d.outlook, d.view, d.legal[i])
        for k in range(rivals.CHOICE):
            told[i, k] = d.view[0].inputs[k]


def options(d: Desk) -> int:
    """How many deployments there are to choose from; none when there is nothing to learn."""
    n = int(kernel.actions(d.state[0], d.legal)) if d.state[0].phase >= DEPLOYING else 0
    return n if 1 < n <= MOST else 0


def note(d: Desk, w: Floats, parts: dict[int, float], room: Choices, n: int) -> None:
    """Writes down the choices on the desk, as number n."""
    count = int(kernel.actions(d.state[0], d.legal))
    see_choices(d, w, count, room.told[n])
    room.parts[n, :count] = [parts.get(action, 0.0) for action in d.legal[:count].tolist()]
    room.parts[n] /= room.parts[n].sum()
    room.count[n] = count


def choices_of_lot(w: Floats, iterations: int, lot: Lot) -> Choices:
    """Plays a lot and searches some positions; without iterations, looks one ply ahead."""
    games, rng = played(w, lot), np.random.default_rng(lot.luck)
    thinker = Thinker(kernel, advice, Level(iterations), weights=w)
    room, d, n = choices_of(TRIES * lot.count), desk(), 0
    for game in np.repeat(np.arange(lot.count), TRIES):
        go_to(d, games, int(game), int(rng.integers(lot.players, games.lengths[game])))
        if options(d):
            thinker.begin(n)
            note(d, w, _judged(thinker, d.state[:1], iterations), room, n)
            n += 1
    return Choices(*(part[:n] for part in room))


def _judged(thinker: Thinker, root: Array, iterations: int) -> dict[int, float]:
    """The visits of a search to each action; or what one ply says, sharpened."""
    seat = int(root[0].turn)
    if iterations:
        thought = thinker.think(root, seat, Budget(iterations))
        return {choice.action: float(choice.visits) for choice in thought.choices}
    thought = thinker.greedy(root, seat)
    best = thought.best.expected
    return {c.action: float(np.exp((c.expected - best) / SHARP)) for c in thought.choices}


# What is learned


def fit(w: Floats, players: int, choices: Choices, plan: Plan, *, anew: bool) -> float:
    """Fits the network for that many players, from where it is or anew; the loss in the end."""
    at = choices_at(players)
    net = new_net() if anew or not w[at].any() else w[at].reshape(-1, rivals.CHOICE_UNITS).copy()
    kept = len(choices.count) * 9 // 10
    train(net, Choices(*(part[:kept] for part in choices)), plan)
    w[at] = net.ravel()
    return loss(net, Choices(*(part[kept:] for part in choices)))


def new_net() -> Net:
    """A network that knows nothing."""
    rng, units = np.random.default_rng(0), rivals.CHOICE_UNITS
    net = rng.normal(size=(rivals.CHOICE + 2, units)) / np.sqrt(rivals.CHOICE)
    net[0], net[-1] = 0.0, rng.normal(size=units) * 0.1
    return net.astype(np.float32)


def ratings(net: Net, choices: Choices) -> tuple[Array, Array]:
    """The chances of all choices by their figures; and the units that these come from."""
    units = np.maximum(choices.told @ net[1:-1] + net[0], 0)
    figures = units @ net[-1]
    figures[np.arange(MOST) >= choices.count[:, None]] = -np.inf
    figures = np.exp(figures - figures.max(-1, keepdims=True))
    return figures / figures.sum(-1, keepdims=True), units


def loss(net: Net, choices: Choices) -> float:
    """The cross entropy of what it says."""
    chances = np.maximum(ratings(net, choices)[0], 1e-9)
    return float(-(choices.parts * np.log(chances)).sum(-1).mean())


def train(net: Net, choices: Choices, plan: Plan) -> None:
    """Teaches a network by Adam, ever slower."""
    speed, spread = np.zeros_like(net), np.zeros_like(net)
    batches = _batches(len(choices.count), plan)
    for step, at in enumerate(batches, 1):
        slope = _slope(net, Choices(*(part[at] for part in choices)))
        speed = 0.9 * speed + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope * slope
        pace = plan.pace * (1 - step / len(batches)) + 1e-5
        bounded = np.sqrt(spread / (1 - 0.999**step)) + 1e-8
        net -= pace * (speed / (1 - 0.9**step)) / bounded


def _batches(positions: int, plan: Plan) -> list[Array]:
    """All positions in any order, as many times as planned, so many at once."""
    rng, each = np.random.default_rng(1), max(1, positions // plan.batch)
    orders = (rng.permutation(positions) for _ in range(plan.rounds))
    return [batch for order in orders for batch in np.array_split(order, each)]


def _slope(net: Net, choices: Choices) -> Net:
    """Where a lesser loss lies."""
    chances, units = ratings(net, choices)
    miss = (chances - choices.parts) / len(chances)
    bend = ((miss[..., None] * net[-1]) * (units > 0)).reshape(-1, units.shape[-1])
    told = choices.told.reshape(len(bend), -1)
    return np.vstack([bend.sum(0), told.T @ bend, units.reshape(bend.shape).T @ miss.ravel()])
