"""Trains a small policy on a batch of games, against players who choose at random.

    python examples/train_policy.py [ROOM] [SECONDS]

Seat 0 learns by REINFORCE: after a generation of games, what it did in games that went better than
usual becomes more likely. It sees the bare record of each game (this table hides nothing), which
its network turns into a vector; an action looks good if its own vector points the same way.
"""

import sys
import time
from typing import Any

import numpy as np

from embertide.catalog import find_room
from embertide.envs.batch import Batch

try:
    import torch
except ImportError:
    sys.exit("This example needs PyTorch: pip install torch")

GAMES = 512
WIDTH = 64
LEARNER = 0


class Policy(torch.nn.Module):
    """Scores the legal actions of a position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = torch.nn.Sequential(
            torch.nn.Linear(size, WIDTH), torch.nn.ReLU(), torch.nn.Linear(WIDTH, WIDTH)
        )
        self.actions = torch.nn.Embedding(actions, WIDTH)
        self.habits = torch.nn.Embedding(actions, 1)
        torch.nn.init.normal_(self.actions.weight, std=0.01)
        torch.nn.init.zeros_(self.habits.weight)

    def forward(self, seen: Any, legal: Any, counts: Any) -> Any:
        """Logarithms of the odds of each legal action; rows are filled up with none."""
        meant = self.body(seen / 255.0)
        scores = torch.einsum("nw,naw->na", meant, self.actions(legal))
        scores = scores + self.habits(legal).squeeze(-1)
        beyond = torch.arange(legal.shape[1]) >= counts[:, None]
        return torch.log_softmax(scores.masked_fill(beyond, -1e9), dim=1)


def look(batch: Batch, rows: Any) -> tuple[Any, Any, Any]:
    """What the learner sees in these games: records without their luck, and legal actions."""
    size = batch.records.dtype.itemsize
    seen = batch.records.view(np.uint8).reshape(batch.n, size)[rows, 8:]
    counts = batch.counts[rows].astype(np.int64)
    legal = batch.legal[rows, : counts.max()].astype(np.int64)
    legal[np.arange(legal.shape[1]) >= counts[:, None]] = 0
    return tuple(torch.from_numpy(a) for a in (seen.astype(np.float32), legal, counts))


def play(batch: Batch, policy: Policy, seed: int) -> tuple[list[Any], Any]:
    """One game for each place of the batch: the learner's decisions, and its rewards."""
    batch.reset(seed)
    running, reward = np.ones(batch.n, bool), np.zeros(batch.n, np.float32)
    decisions = []
    while running.any():
        chosen = batch.sample()
        rows = np.flatnonzero(running & (batch.actor == LEARNER))
        if rows.size:
            position = look(batch, rows)
            with torch.no_grad():
                at = torch.multinomial(policy(*position).exp(), 1).squeeze(1)
            chosen[rows] = batch.legal[rows, at.numpy()]
            decisions.append((rows, position, at))
        batch.step(chosen)
        ended = running & batch.done
        reward[ended] = batch.rewards[ended, LEARNER]
        running &= ~batch.done
    return decisions, reward


def learn(policy: Policy, optimizer: Any, decisions: list[Any], reward: Any) -> None:
    """A step towards what games better than usual were made of."""
    advantage = torch.from_numpy((reward - reward.mean()) / (reward.std() + 1e-6))
    total = sum(len(rows) for rows, _, _ in decisions)
    optimizer.zero_grad()
    for rows, position, at in decisions:
        likely = policy(*position).gather(1, at[:, None]).squeeze(1)
        loss = -(likely * advantage[torch.from_numpy(rows)]).sum() / total
        loss.backward()
    optimizer.step()


def main(name: str = "feurio", seconds: str = "60") -> None:
    """Trains for a while, and says how often the learner wins."""
    torch.manual_seed(1)
    torch.set_num_threads(2)
    room = find_room(name)
    batch = Batch(room, room.menu.order(2), GAMES, threads=2)
    policy = Policy(batch.records.dtype.itemsize - 8, batch.actions)
    optimizer = torch.optim.Adam(policy.parameters(), lr=0.01)
    begun, generation = time.monotonic(), 0
    while time.monotonic() - begun < float(seconds):
        decisions, reward = play(batch, policy, generation)
        print(f"generation {generation}: wins {reward.mean():.0%} of {GAMES} games", flush=True)
        learn(policy, optimizer, decisions, reward)
        generation += 1


if __name__ == "__main__":
    main(*sys.argv[1:])
