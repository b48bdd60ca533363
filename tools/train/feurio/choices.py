"""The network that rates deployments: its inputs, and training on the results of searches."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats
from embertide.core.level import Level
from embertide.games.feurio.advice import advice, outlook, rivals, seats
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import DEPLOYING, OVER
from embertide.search.budget import Budget
from embertide.search.searcher import Searcher
from tools.train.feurio.networks import choices_at
from tools.train.feurio.workspace import Array, Workspace, workspace
from tools.train.lots import Lot, compact
from tools.train.network import Plan
from tools.train.positions import positions_after
from tools.train.processor import Processor
from tools.train.selfplay import Way

Net = Array
"""The layers: a row of biases, a row for each input, and the weights of the output."""

MOST = 100
"""Positions with more choices are skipped, to bound the arrays."""
TRIES = 24
"""Positions tried in each game; about one of three has deployments to choose from."""
SHARP = 0.025
"""The share of the win by which a choice must be worse to get 1/e of the target."""


class Choices(NamedTuple):
    """Positions with their choices."""

    inputs: Array
    """The inputs of each choice."""
    parts: Array
    """The target of each choice; targets of a position add up to 1."""
    sizes: Array
    """The number of choices of each position."""


def choices_of(positions: int) -> Choices:
    """Allocate that number of positions."""
    return Choices(
        np.zeros((positions, MOST, rivals.CHOICE), np.float32),
        np.zeros((positions, MOST), np.float32),
        np.zeros(positions, np.int64),
    )


def together(found: Iterable[Choices]) -> Choices:
    """Concatenate positions."""
    return Choices(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


# Inputs


@jit
def see_choices(d: Workspace, w: Floats, n: int, inputs: Array) -> None:
    """Set the inputs of each legal deployment of the workspace's position."""
    outlook.look_ahead(d.state[0], w, d.outlook)
    seats.see_seats(d.state[0], d.outlook, d.view)
    for i in range(n):
        rivals.see_choice(d.state[0], d.outlook, d.view, d.legal[i])
        for k in range(rivals.CHOICE):
            inputs[i, k] = d.view[0].inputs[k]


def options(d: Workspace) -> int:
    """Return the number of deployments; 0 if there is no choice, or too many."""
    n = int(kernel.actions(d.state[0], d.legal)) if DEPLOYING <= d.state[0].phase < OVER else 0
    return n if 1 < n <= MOST else 0


def note(d: Workspace, w: Floats, parts: dict[int, float], room: Choices, n: int) -> None:
    """Store the choices of the workspace's position as number n."""
    count = int(kernel.actions(d.state[0], d.legal))
    see_choices(d, w, count, room.inputs[n])
    room.parts[n, :count] = [parts.get(action, 0.0) for action in d.legal[:count].tolist()]
    room.parts[n] /= room.parts[n].sum()
    room.sizes[n] = count


def choices_of_lot(w: Floats, iterations: int, lot: Lot) -> Choices:
    """Play a lot and search some positions; with 0 iterations, evaluate one ply ahead."""
    played = compact(lot, Processor(1).play(lot, w[None], Way()))
    rng = np.random.default_rng(lot.first_seed)
    moves = np.sort(rng.integers(len(played.moves), size=TRIES * lot.games))
    searcher = Searcher(kernel, advice, Level(iterations), weights=w)
    room, d, n = choices_of(len(moves)), workspace(), 0
    for record in positions_after(lot.game, played, moves):
        d.state[0] = record
        if options(d):
            searcher.begin(n)
            note(d, w, _targets(searcher, d.state[:1], iterations), room, n)
            n += 1
    return Choices(*(part[:n] for part in room))


def _targets(searcher: Searcher, root: Array, iterations: int) -> dict[int, float]:
    """Return the visits of a search to each action, or the sharpened values one ply ahead."""
    seat = int(root[0].turn)
    if iterations:
        result = searcher.search(root, seat, Budget(iterations))
        return {choice.action: float(choice.visits) for choice in result.choices}
    result = searcher.greedy(root, seat)
    best = result.best.expected
    return {c.action: float(np.exp((c.expected - best) / SHARP)) for c in result.choices}


# Training


def fit(w: Floats, players: int, choices: Choices, plan: Plan, *, anew: bool) -> float:
    """Fit the network for that number of players, or a new one; return the validation loss."""
    at = choices_at(players)
    net = new_net() if anew or not w[at].any() else w[at].reshape(-1, rivals.CHOICE_UNITS).copy()
    kept = len(choices.sizes) * 9 // 10
    train(net, Choices(*(part[:kept] for part in choices)), plan)
    w[at] = net.ravel()
    return loss(net, Choices(*(part[kept:] for part in choices)))


def new_net() -> Net:
    """Return a network with random weights."""
    rng, units = np.random.default_rng(0), rivals.CHOICE_UNITS
    net: Net = rng.normal(size=(rivals.CHOICE + 2, units)) / np.sqrt(rivals.CHOICE)
    net[0], net[-1] = 0.0, rng.normal(size=units) * 0.1
    return net.astype(np.float32)


def ratings(net: Net, choices: Choices) -> tuple[Array, Array]:
    """Return the softmax of the outputs of all choices, and the hidden units."""
    units = np.maximum(choices.inputs @ net[1:-1] + net[0], 0)
    figures = units @ net[-1]
    figures[np.arange(MOST) >= choices.sizes[:, None]] = -np.inf
    odds: Array = np.exp(figures - figures.max(-1, keepdims=True))
    return odds / odds.sum(-1, keepdims=True), units


def loss(net: Net, choices: Choices) -> float:
    """Return the cross entropy of the network's output."""
    chances = np.maximum(ratings(net, choices)[0], 1e-9)
    return float(-(choices.parts * np.log(chances)).sum(-1).mean())


def train(net: Net, choices: Choices, plan: Plan) -> None:
    """Train a network by Adam with a falling rate."""
    speed, spread = np.zeros_like(net), np.zeros_like(net)
    batches = _batches(len(choices.sizes), plan)
    for step, at in enumerate(batches, 1):
        slope = _slope(net, Choices(*(part[at] for part in choices)))
        speed = 0.9 * speed + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope * slope
        pace = plan.pace * (1 - step / len(batches)) + 1e-5
        bounded = np.sqrt(spread / (1 - 0.999**step)) + 1e-8
        net -= pace * (speed / (1 - 0.9**step)) / bounded


def _batches(positions: int, plan: Plan) -> list[Array]:
    """Return batches of all positions in random order, `plan.rounds` times."""
    rng, each = np.random.default_rng(1), max(1, positions // plan.batch)
    orders = (rng.permutation(positions) for _ in range(plan.rounds))
    return [batch for order in orders for batch in np.array_split(order, each)]


def _slope(net: Net, choices: Choices) -> Net:
    """Return the gradient of the loss."""
    chances, units = ratings(net, choices)
    miss = (chances - choices.parts) / len(chances)
    bend = ((miss[..., None] * net[-1]) * (units > 0)).reshape(-1, units.shape[-1])
    inputs = choices.inputs.reshape(len(bend), -1)
    return np.vstack([bend.sum(0), inputs.T @ bend, units.reshape(bend.shape).T @ miss.ravel()])
