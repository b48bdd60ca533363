"""The network of the common goal in PyTorch, as advice_goal_net.py computes it.

It is that of a seat's figure (feurio_figures.py) with a colour in the place of a seat.
"""

from functools import partial

import feurio_figures as figures
import torch
from feurio_figures import DEVICE, Batch, Net, Tensor, batch
from feurio_goal_play import NET_AT
from feurio_networks import Plan
from feurio_scenes import Scenes
from torch.nn.functional import binary_cross_entropy_with_logits, logsigmoid

from embertide.games.feurio import advice_goal_net as net
from embertide.games.feurio.advice_outlook import Floats

COLOURS = 0.15
"""So much the chances of the colours count in learning, where the chance to win counts 1."""
STRETCH = 2000
"""So many positions in a row are learned from, or kept back for the check."""
PARTS, KEPT = 20, 7
"""Of so many such stretches that one is kept back."""


def fit(w: Floats, views: Scenes, plan: Plan) -> float:
    """Fits the network from where it is, or anew where all is 0; the loss of the chance to win."""
    torch.manual_seed(1)
    goal_net = (net_of(w) if w[NET_AT].any() else Net(net.INPUTS, net.UNITS)).to(DEVICE)
    data, kept = figures.on_device(views), kept_back(len(views.won))
    figures.learn(goal_net, partial(_losses, goal_net, data), torch.nonzero(~kept)[:, 0], plan)
    w[NET_AT] = figures.weights_of(goal_net)
    return figures.mean_of(partial(_losses_of_all, goal_net, data), torch.nonzero(kept)[:, 0])


def net_of(w: Floats) -> Net:
    """The network among the weights."""
    return figures.load(Net(net.INPUTS, net.UNITS), w[NET_AT])


def kept_back(count: int) -> Tensor:
    """Which of so many positions are for the check.

    They lie game by game, and those of one game are much alike: so these are whole stretches.
    """
    stretch = max(1, min(STRETCH, count // PARTS))
    return torch.arange(count, device=DEVICE) // stretch % PARTS == min(KEPT, count - 1)


# Losses


def _losses(goal_net: Net, data: Batch, at: Tensor) -> Tensor:
    """What is learned from: the chance to win and, for less, the chances of the colours."""
    some = batch(data, at)
    found = goal_net(some)
    colours = binary_cross_entropy_with_logits(found, some.won, reduction="none").sum(-1)
    return _of_all(found, some.won) + COLOURS * colours


def _losses_of_all(goal_net: Net, data: Batch, at: Tensor) -> Tensor:
    """The cross entropy of the chance to win alone."""
    some = batch(data, at)
    return _of_all(goal_net(some), some.won)


def _of_all(found: Tensor, done: Tensor) -> Tensor:
    """F-17: the game is won when every colour does its part, so the chances are multiplied."""
    won, sure = done.prod(-1), logsigmoid(found).sum(-1)
    lost = torch.log(-torch.expm1(sure.clamp(max=-1e-7)))
    return -(won * sure + (1 - won) * lost)
