"""Training in PyTorch, with the validation loss for each doubling of the data."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tools.train.network import Examples, Learner, Plan, Weights
from tools.train.pytorch import DEVICE, Tensor, torch

Losses = Callable[[Tensor], Tensor]
"""Returns the losses of the positions at given indices."""

CHECKED, OUT_OF = 7, 20
"""Of OUT_OF games in a row, the one with this index is used for validation."""
AT_ONCE = 4096
"""Positions validated at once, to bound the memory."""


class Point(NamedTuple):
    """The validation loss of a network trained on some positions."""

    positions: int
    loss: float


class Learned(NamedTuple):
    """A trained network."""

    weights: Weights
    before: float
    """The validation loss of the weights it began with."""
    curve: tuple[Point, ...]
    """The validation loss for each doubling of the data; the last one is that of the network."""
    checked: int
    """The positions used for validation."""


def learned(
    learner: Learner, examples: Examples, begin: Weights, plan: Plan, doublings: int
) -> Learned:
    """Train on all positions and, for the curve, on a half, a quarter and so on."""
    torch.manual_seed(1)
    data = learner.put(examples.inputs)
    aims = data._replace(won=torch.as_tensor(examples.target).to(DEVICE))
    kept = checked(examples.games)
    check = torch.as_tensor(np.flatnonzero(kept), device=DEVICE)
    rest = np.random.default_rng(1).permutation(np.flatnonzero(~kept))
    places = torch.as_tensor(rest, device=DEVICE)
    first = learner.net(begin).to(DEVICE)
    before = mean_of(partial(learner.check, first, data), check)
    curve, net = list[Point](), first
    for half in reversed(range(doublings + 1)):
        net = learner.net(begin).to(DEVICE)
        some = places[: max(1, len(places) >> half)]
        learn(net, partial(learner.losses, net, aims), some, plan)
        curve.append(Point(len(some), mean_of(partial(learner.check, net, data), check)))
    return Learned(learner.weights(net), before, tuple(curve), len(check))


def checked(games: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """Return a mask of the positions for validation: those of whole games."""
    numbers = np.unique(games)
    kept = numbers[np.arange(len(numbers)) % OUT_OF == min(CHECKED, len(numbers) - 1)]
    return np.isin(games, kept)


def learn(net: Any, losses: Losses, places: Tensor, plan: Plan) -> None:
    """Train by AdamW in one cycle, on the positions at these indices."""
    torch.set_float32_matmul_precision("high")
    each = max(1, len(places) // plan.batch)
    adam = torch.optim.AdamW(net.parameters(), lr=plan.pace, weight_decay=1e-4)
    cycle = torch.optim.lr_scheduler.OneCycleLR(
        adam, plan.pace, total_steps=plan.rounds * each + 1, pct_start=0.1
    )
    for _ in range(plan.rounds):
        for at in places[torch.randperm(len(places), device=places.device)].tensor_split(each):
            adam.zero_grad()
            torch.autograd.backward(losses(at).mean())
            adam.step()
            cycle.step()


def mean_of(losses: Losses, places: Tensor) -> float:
    """Return the mean loss of the positions at these indices."""
    with torch.no_grad():
        return float(torch.cat([losses(at) for at in torch.split(places, AT_ONCE)]).mean())
