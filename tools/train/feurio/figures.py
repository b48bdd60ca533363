"""The network of a seat in PyTorch, equal to posts.py and rivals.py."""

from typing import NamedTuple

import numpy as np

from embertide.compiled.records import Floats
from embertide.games.feurio.advice import posts, seats
from embertide.games.feurio.rules.box import TILES
from tools.train.feurio.networks import STEPS, packed, unpacked
from tools.train.feurio.scenes import Scenes
from tools.train.pytorch import DEVICE, Tensor, torch


class Batch(NamedTuple):
    """Scenes as tensors; see Scenes for the fields."""

    seen: Tensor
    matter: Tensor
    held: Tensor
    beside: Tensor
    plain: Tensor
    won: Tensor


class Net(torch.nn.Module):
    """Computes one figure for each seat from its inputs and its posts."""

    def __init__(self, inputs: int = seats.INPUTS, units: int = seats.UNITS) -> None:
        super().__init__()
        self.look = torch.nn.Linear(posts.SEEN, posts.UNITS)
        self.steps = torch.nn.ModuleList(
            torch.nn.Linear(width, posts.UNITS) for _, width in STEPS[1:]
        )
        self.hidden = torch.nn.Linear(inputs, units)
        self.figure = torch.nn.Linear(units, 1, bias=False)

    def forward(self, scenes: Batch) -> Tensor:
        """Return the figures of all seats."""
        plain = scenes.plain
        pooled = self._pooled(scenes)
        by_seat = pooled.view(*plain.shape[:2], -1, posts.POOLED).sum(2) / 8.0
        features = torch.cat([plain, by_seat], -1)
        found: Tensor = self.figure(torch.relu(self.hidden(features)))
        return found.squeeze(-1)

    def _pooled(self, scenes: Batch) -> Tensor:
        """Return the pooled features of all colours, after message passing between posts."""
        held, free = scenes.held.unsqueeze(-1), (scenes.matter - scenes.held).unsqueeze(-1)
        beside = scenes.beside.unsqueeze(1)
        rows = torch.relu(self.look(scenes.seen))
        for step in self.steps:
            messages = torch.cat([rows, beside @ (rows * held), beside @ (rows * free)], -1)
            rows = torch.relu(step(messages))
        mine, others = rows * held, rows * free
        return torch.cat([mine.sum(2), others.sum(2), others.amax(2)], -1)


# Scenes as tensors


def on_device(scenes: Scenes) -> Batch:
    """Move scenes to the device; sets of tiles stay words."""
    words = {name: getattr(scenes, name).view(np.int64) for name in ("matter", "held", "beside")}
    return Batch(*(torch.as_tensor(part).to(DEVICE) for part in scenes._replace(**words)))


def batch(data: Batch, at: Tensor) -> Batch:
    """Return the scenes at some indices, with sets of tiles as rows of 0 and 1."""
    some = Batch(*(part[at] for part in data))
    tiles = torch.arange(TILES, device=DEVICE)
    words = {
        name: ((getattr(some, name).unsqueeze(-1) >> tiles) & 1).float()
        for name in ("matter", "held", "beside")
    }
    return some._replace(seen=some.seen.float(), **words)


# Training


class SeatLearner:
    """Trains the network of a seat."""

    def net(self, weights: Floats) -> Net:
        """Return the network with these weights; a new one if all of them are 0."""
        return load(Net(), weights) if weights.any() else Net()

    def put(self, scenes: Scenes) -> Batch:
        """Return scenes on the device."""
        return on_device(scenes)

    def losses(self, net: Net, data: Batch, at: Tensor) -> Tensor:
        """Return the cross entropy of each position."""
        scenes = batch(data, at)
        return -(scenes.won * torch.log_softmax(net(scenes), -1)).sum(-1)

    check = losses

    def weights(self, net: Net) -> Floats:
        """Return the weights of a network in the kernel's order."""
        return packed({name: part.cpu().numpy() for name, part in net.state_dict().items()})


def load(net: Net, w: Floats) -> Net:
    """Load weights into a network; return it."""
    layers = unpacked(w, net.figure.in_features)
    net.load_state_dict({name: torch.tensor(part) for name, part in layers.items()})
    return net
