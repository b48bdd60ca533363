"""The network of the common goal in PyTorch, equal to net.py.

It has the structure of a seat's network (figures.py), with colours in place of seats.
"""

from embertide.compiled.records import Floats
from embertide.games.feurio.advice.goal import net
from tools.train.feurio.figures import Batch, Net, SeatLearner, batch, load
from tools.train.pytorch import Tensor, binary_cross_entropy_with_logits, logsigmoid, torch

COLOURS = 0.15
"""The weight of the colours' losses, relative to the loss of the chance to win."""


class GoalLearner(SeatLearner):
    """Trains the network of the common goal."""

    def net(self, weights: Floats) -> Net:
        """Return the network with these weights; a new one if all of them are 0."""
        new = Net(net.INPUTS, net.UNITS)
        return load(new, weights) if weights.any() else new

    def losses(self, net: Net, data: Batch, at: Tensor) -> Tensor:
        """Return the training losses: of the chance to win and, weighted, of the colours."""
        some = batch(data, at)
        found = net(some)
        colours = binary_cross_entropy_with_logits(found, some.won, reduction="none").sum(-1)
        return _of_all(found, some.won) + COLOURS * colours

    def check(self, net: Net, data: Batch, at: Tensor) -> Tensor:
        """Return the cross entropy of the chance to win alone."""
        some = batch(data, at)
        return _of_all(net(some), some.won)


def _of_all(found: Tensor, done: Tensor) -> Tensor:
    """F-17: return the loss of the chance to win, the product of the colours' chances."""
    won, sure = done.prod(-1), logsigmoid(found).sum(-1)
    lost = torch.log(-torch.expm1(sure.clamp(max=-1e-7)))
    return -(won * sure + (1 - won) * lost)
