"""The network of a seat's figure in PyTorch, as advice_posts.py and advice_rivals.py compute it."""

import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from feurio_networks import STEPS, Plan, figures_at, packed, unpacked
from feurio_scenes import Scenes

from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio import advice_seats as seats
from embertide.games.feurio.advice_outlook import Floats
from embertide.games.feurio.box import TILES

try:
    import torch
except ImportError:
    sys.exit("To fit figures takes PyTorch: pip install torch")

Tensor = torch.Tensor
Losses = Callable[[Tensor], Tensor]
"""The losses of the positions at some places."""

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
CHECK = 0.05
"""The part of the positions that is kept back for the check."""
AT_ONCE = 4096
"""So many positions are checked at once."""


class Batch(NamedTuple):
    """Scenes as tensors."""

    seen: Tensor
    matter: Tensor
    held: Tensor
    beside: Tensor
    plain: Tensor
    won: Tensor


class Net(torch.nn.Module):
    """Makes one figure of each seat, by so many units, from what is seen of it and of its posts."""

    def __init__(self, inputs: int = seats.INPUTS, units: int = seats.UNITS) -> None:
        super().__init__()
        self.look = torch.nn.Linear(posts.SEEN, posts.UNITS)
        self.steps = torch.nn.ModuleList(
            torch.nn.Linear(told, posts.UNITS) for _, told in STEPS[1:]
        )
        self.hidden = torch.nn.Linear(inputs, units)
        self.figure = torch.nn.Linear(units, 1, bias=False)

    def forward(self, scenes: Batch) -> Tensor:
        """The figures of all seats."""
        plain = scenes.plain
        pooled = self._pooled(scenes)
        by_seat = pooled.view(*plain.shape[:2], -1, posts.POOLED).sum(2) / 8.0
        told = torch.cat([plain, by_seat], -1)
        found: Tensor = self.figure(torch.relu(self.hidden(told)))
        return found.squeeze(-1)

    def _pooled(self, scenes: Batch) -> Tensor:
        """The figures of all colours: a row for each post, passed on to those beside it."""
        held, free = scenes.held.unsqueeze(-1), (scenes.matter - scenes.held).unsqueeze(-1)
        beside = scenes.beside.unsqueeze(1)
        rows = torch.relu(self.look(scenes.seen))
        for step in self.steps:
            told = torch.cat([rows, beside @ (rows * held), beside @ (rows * free)], -1)
            rows = torch.relu(step(told))
        mine, others = rows * held, rows * free
        return torch.cat([mine.sum(2), others.sum(2), others.amax(2)], -1)


# Scenes as tensors


def on_device(scenes: Scenes) -> Batch:
    """All of them where the network works; sets of tiles are still words."""
    words = {name: getattr(scenes, name).view(np.int64) for name in ("matter", "held", "beside")}
    return Batch(*(torch.as_tensor(part).to(DEVICE) for part in scenes._replace(**words)))


def batch(data: Batch, at: Tensor) -> Batch:
    """Some of them, fit for the network."""
    some = Batch(*(part[at] for part in data))
    tiles = torch.arange(TILES, device=DEVICE)
    words = {
        name: ((getattr(some, name).unsqueeze(-1) >> tiles) & 1).float()
        for name in ("matter", "held", "beside")
    }
    return some._replace(seen=some.seen.float(), **words)


# Learning


def fit(w: Floats, players: int, scenes: Scenes, plan: Plan, *, anew: bool) -> float:
    """Fits the network for that many players, from where it is or anew; the loss in the end."""
    torch.manual_seed(1)
    at = figures_at(players)
    net = (Net() if anew or not w[at].any() else net_of(w, players)).to(DEVICE)
    losses = partial(_losses, net, on_device(scenes))
    places = torch.arange(len(scenes.won), device=DEVICE)
    count = int(len(places) * (1 - CHECK))
    learn(net, losses, places[:count], plan)
    w[at] = weights_of(net)
    return mean_of(losses, places[count:])


def net_of(w: Floats, players: int) -> Net:
    """The network among the weights."""
    return load(Net(), w[figures_at(players)])


def load(net: Net, w: Floats) -> Net:
    """The network with these weights."""
    layers = unpacked(w, net.figure.in_features)
    net.load_state_dict({name: torch.tensor(part) for name, part in layers.items()})
    return net


def weights_of(net: Net) -> Floats:
    """Those weights."""
    return packed({name: part.cpu().numpy() for name, part in net.state_dict().items()})


def learn(net: Net, losses: Losses, places: Tensor, plan: Plan) -> None:
    """AdamW in one cycle, on the positions at these places."""
    torch.set_float32_matmul_precision("high")
    each = max(1, len(places) // plan.batch)
    adam = torch.optim.AdamW(net.parameters(), lr=plan.pace, weight_decay=1e-4)
    cycle = torch.optim.lr_scheduler.OneCycleLR(
        adam, plan.pace, total_steps=plan.rounds * each + 1, pct_start=0.1
    )
    for _ in range(plan.rounds):
        for at in places[torch.randperm(len(places), device=DEVICE)].tensor_split(each):
            adam.zero_grad()
            torch.autograd.backward(losses(at).mean())
            adam.step()
            cycle.step()


@torch.no_grad()
def mean_of(losses: Losses, places: Tensor) -> float:
    """The mean loss of the positions at these places."""
    return float(torch.cat([losses(at) for at in torch.split(places, AT_ONCE)]).mean())


def _losses(net: Net, data: Batch, at: Tensor) -> Tensor:
    """The cross entropy of each position."""
    scenes = batch(data, at)
    return -(scenes.won * torch.log_softmax(net(scenes), -1)).sum(-1)
