"""Trains a small convolutional network by playing Feurio! against itself, in batches.

    python examples/train_policy.py [--seconds 100] [--device cuda] [--out folder]

It learns by proximal policy optimization (Schulman et al., 2017) for two players. All games are
observed and played on the device, so that nothing is copied; after seven minutes on a GPU it is
as strong as Ember, our second computer player (bench/tables/training.md). On a
processor everything is the same but slow: try it with `--games 128 --width 16 --blocks 2`. The
folder gets `curve.csv` and the network, `policy.pt`.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from embertide.envs import vector
from embertide.envs.batch import Batch

try:
    import torch
    from torch import Tensor, nn
except ImportError:
    sys.exit("This example needs PyTorch: pip install torch")

from feurio_network import FIREBREAKS, ROOM, Policy, choices, look  # beside this file

SIZES = (
    ("games", 4096, "games in step"),
    ("steps", 32, "decisions in each before a lesson"),
    ("width", 64, "channels of the network"),
    ("blocks", 5, "of two convolutions each"),
    ("threads", 2, "of the games on a processor"),
    ("measures", 6, "points of the curve"),
    ("trials", 200, "games of each measurement"),
)


class Games:
    """A batch of games with its arrays as tensors, which share their memory."""

    def __init__(self, n: int, device: str, threads: int) -> None:
        self.batch = Batch(ROOM, ROOM.menu.order(2), n, device, threads=threads, seed=1)
        self._device = device

    def tensor(self, name: str) -> Tensor:
        """Return an array of the batch; `planes` and `mask` are made on first access."""
        array = getattr(self.batch, name)
        return torch.as_tensor(array, device=self._device)

    def play(self, policy: Policy, steps: int) -> dict[str, Tensor]:
        """Play on and return all decisions, with how much better than expected each turned out."""
        kept: dict[str, list[Tensor]] = {}
        for _ in range(steps):
            seen = look(self.tensor("planes"))
            mask = self.tensor("mask")[:, :FIREBREAKS].clone()
            with torch.no_grad():
                log, value = choices(policy, seen, mask)
            action = torch.multinomial(log.exp(), 1)
            seat = self.tensor("actor").long().clone()
            self.batch.step(action[:, 0] if action.is_cuda else action[:, 0].numpy(), check=False)
            step = {"table": seen[0], "beside": seen[1].clone(), "mask": mask, "action": action}
            step |= {"log": log.gather(1, action)[:, 0], "value": value, "seat": seat}
            step |= {"reward": self.won(seat), "done": self.tensor("done").clone()}
            for name, part in step.items():
                kept.setdefault(name, []).append(part)
        with torch.no_grad():
            mask = self.tensor("mask")[:, :FIREBREAKS]
            _, last = choices(policy, look(self.tensor("planes")), mask)
        played = {name: torch.stack(parts) for name, parts in kept.items()}
        return expect(played, last, self.tensor("actor").long())

    def won(self, seat: Tensor) -> Tensor:
        """Return what the end of a game brings the seat that moved: half for the win, half lead."""
        share = self.tensor("rewards").gather(1, seat[:, None])[:, 0]
        points = self.tensor("scores").float()
        lead = points.gather(1, seat[:, None])[:, 0] - points.gather(1, 1 - seat[:, None])[:, 0]
        won = (2 * share - 1 + torch.tanh(lead / 8)) / 2
        return torch.where(self.tensor("done"), won, 0.0)


def expect(played: dict[str, Tensor], last: Tensor, actor: Tensor) -> dict[str, Tensor]:
    """Add advantages (generalized, 0.95); what is good for one seat is bad for the other."""
    value, seat = played["value"], played["seat"]
    gain = torch.zeros_like(last)
    gains = []
    for t in reversed(range(len(value))):
        then, who = (last, actor) if t + 1 == len(value) else (value[t + 1], seat[t + 1])
        sign = torch.where(who == seat[t], 1.0, -1.0) * (~played["done"][t])
        gain = played["reward"][t] + sign * (then + 0.95 * gain) - value[t]
        gains.append(gain)
    played["gain"] = torch.stack(gains[::-1])
    played["target"] = played["gain"] + value
    return {name: part.flatten(0, 1) for name, part in played.items()}


def learn(policy: Policy, optimizer: Any, played: dict[str, Tensor], size: int) -> None:
    """Go over the decisions twice, in parts of that size."""
    gains = played["gain"] / (played["gain"].std() + 1e-6)
    for _ in range(2):
        for part in torch.randperm(len(gains), device=gains.device).split(size):
            at = {name: values[part] for name, values in played.items()}
            log, value = choices(policy, (at["table"], at["beside"]), at["mask"])
            ratio = (log.gather(1, at["action"])[:, 0] - at["log"]).exp()
            gain = gains[part]
            won = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            unsure = -(log.exp() * log).sum(1).mean()
            loss = (value - at["target"]).square().mean() - won - 0.01 * unsure
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()


def measure(policy: Policy, device: str, bot: str, games: int) -> float:
    """Return the share of games won against a bot, half of them in each seat."""
    won = 0.0
    for seat in (0, 1):
        envs = vector.make("feurio", games // 2, players=2, seat=seat, bots=[bot], copy=False)
        seen, _ = envs.reset(seed=seat)
        running = np.ones(games // 2, np.bool_)
        while running.any():
            planes = torch.as_tensor(seen["observation"]).to(device)
            mask = torch.as_tensor(seen["action_mask"][:, :FIREBREAKS]).to(device) > 0
            with torch.no_grad():
                log, _ = choices(policy, look(planes), mask)
            seen, reward, ended, _, _ = envs.step(log.argmax(1).cpu().numpy())
            won += float(((1 + reward[running & ended]) / 2).sum())
            running &= ~ended
    return won / (2 * (games // 2))


def main() -> None:
    """Train for a while; measure the network now and then, with the clock stopped."""
    parser = argparse.ArgumentParser(description="Train a network to play Feurio! for two.")
    parser.add_argument("--seconds", type=float, default=100)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for name, default, meaning in SIZES:
        parser.add_argument(f"--{name}", type=int, default=default, help=meaning)
    parser.add_argument("--against", default="ember", help="the bot to be measured against")
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    torch.manual_seed(1)
    policy = Policy(given.width, given.blocks).to(given.device)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    games = Games(given.games, given.device, given.threads)
    given.out.mkdir(parents=True, exist_ok=True)
    spent, decisions, curve = 0.0, 0, []
    for point in range(given.measures + 1):
        while spent < given.seconds * point / given.measures:
            begun = time.perf_counter()
            optimizer.param_groups[0]["lr"] = 1e-3 * (1 - spent / given.seconds) + 1e-5
            played = games.play(policy, given.steps)
            learn(policy, optimizer, played, size=max(64, given.games))
            decisions += int(played["value"].isfinite().sum())  # waits for the GPU
            spent += time.perf_counter() - begun
        share = measure(policy, given.device, given.against, given.trials)
        curve.append((round(spent, 1), decisions, round(share, 3)))
        print(f"{spent:6.1f} s, {decisions:>11,} decisions: wins {share:.1%}", flush=True)
    with (given.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows(
            [("seconds", "decisions", f"wins against {given.against}"), *curve]
        )
    about = {"width": given.width, "blocks": given.blocks}
    torch.save({"about": about, "weights": policy.state_dict()}, given.out / "policy.pt")


if __name__ == "__main__":
    main()
