"""The weights of prospects in PyTorch, equal to advice.py."""

import numpy as np

from embertide.games.firewater.advice.weights import MOMENTS, POINT, PROSPECTS
from tools.train.firewater.prospects import Prospects
from tools.train.network import Weights
from tools.train.pytorch import DEVICE, Tensor, torch


class Sums(torch.nn.Module):
    """Sums up the weights of each seat's prospects."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        shape = MOMENTS, PROSPECTS
        self.weights = torch.nn.Parameter(torch.tensor(weights.reshape(shape)).float())

    def forward(self, some: Prospects) -> Tensor:
        """Return the sum of each seat, in log-odds."""
        listed = some.listed.long()
        used = (listed >= 0).float()
        begin = some.begin.long()[:, None, None]
        at = listed.clamp(min=0)
        far = some.far[:, None]
        near_sum = (self.weights[begin, at] * used).sum(-1)
        far_sum = (self.weights[begin + 1, at] * used).sum(-1)
        point = self.weights[:, POINT]
        each = point[begin[:, :, 0]] * (1 - far) + point[begin[:, :, 0] + 1] * far
        found: Tensor = near_sum * (1 - far) + far_sum * far + each * some.placed
        return found


class ProspectLearner:
    """Trains a block of weights."""

    def net(self, weights: Weights) -> Sums:
        """Return the sums with these weights."""
        return Sums(weights)

    def put(self, inputs: Prospects) -> Prospects:
        """Return positions on the device."""
        return Prospects(*(torch.as_tensor(part).to(DEVICE) for part in inputs))

    def losses(self, net: Sums, data: Prospects, at: Tensor) -> Tensor:
        """Return the cross entropy of each position."""
        some = Prospects(*(part[at] for part in data))
        return -(some.won * torch.log_softmax(net(some), -1)).sum(-1)

    check = losses

    def weights(self, net: Sums) -> Weights:
        """Return the weights in the kernel's order."""
        found: Weights = net.weights.detach().cpu().numpy().astype(np.float64).ravel()
        return found
