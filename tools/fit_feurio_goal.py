"""Fits the weights for the common goal of Feurio! by games of the quick policy.

python tools/fit_feurio_goal.py policy --players 1 --seconds 300
python tools/fit_feurio_goal.py worth --players 1

`policy` looks for the weights with which the policy wins most (an evolution strategy, CMA with a
diagonal covariance); `worth` then fits the worth of positions to how the policy's games ended.
Both write weights_goal.json.
"""

import argparse
import math
import time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.games.feurio import kernel
from embertide.games.feurio.advice_goal import playout, quick, weights_of
from embertide.games.feurio.advice_goal_ones import left_of
from embertide.games.feurio.advice_goal_table import survey
from embertide.games.feurio.advice_goal_weights import (
    FILE,
    LATE,
    LUCK,
    ONE_QUEUE,
    SURE,
    WEIGHTS,
    WIDTH,
    Floats,
    write,
)
from embertide.games.feurio.advice_goal_worth import gather, is_lost
from embertide.games.feurio.kernel_record import COOPERATIVE, DEPLOYING, OVER, SOLITAIRE
from embertide.games.feurio.kernel_table import divisor, held, region
from embertide.jit import jit

POPULATION = 28
PARENTS = POPULATION // 2


class Room(NamedTuple):
    """What games are played on, made once."""

    state: npt.NDArray[Any]
    legal: npt.NDArray[np.int32]
    room: Floats
    out: Floats


def make_room() -> Room:
    """Room for one game."""
    most = kernel.MAX_ACTIONS
    return Room(np.zeros(1, kernel.state_t), np.zeros(most, np.int32), np.zeros(most), np.zeros(4))


# The policy


@jit
def success(room: Room, w: Floats, players: int, games: int, luck: int) -> tuple[float, float]:
    """The shares of games won, and of colours that did their part."""
    won, part = 0.0, 0.0
    for game in range(games):
        kernel.start(room.state[0], players, SOLITAIRE if players == 1 else COOPERATIVE, 0)
        kernel.seed(room.state[0], luck + game)
        playout(room.state[0], w, 99, room.legal, room.room)
        kernel.winners(room.state[0], room.out)
        won += room.out[0]
        for colour in range(4):
            tiles = held(room.state[0], colour)
            alone = left_of(room.state[0], colour) == 0 and region(room.state[0], tiles) == tiles
            part += 0.25 if alone and divisor(room.state[0], tiles) == 1 else 0.0
    return won / games, part / games


def evolve(players: int, seconds: float, games: int, sigma: float) -> Floats:
    """The policy's weights for a number of players, better than those on file."""
    room, weights = make_room(), WEIGHTS.copy()
    mine = weights[(players - 1) * WIDTH : players * WIDTH]
    mean, rng, luck = mine.copy(), np.random.default_rng(players), 10**9 * players
    scale = np.ones(WIDTH)
    scale[: ONE_QUEUE + 1], scale[SURE : LATE + 1], scale[LUCK] = 0.5, 1e-9, 0.1
    path = Path(WIDTH, sigma)
    end, generation = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        luck, generation = luck + games, generation + 1
        steps = rng.standard_normal((POPULATION, WIDTH))
        tries = mean + path.sigma * steps * np.sqrt(path.spread) * scale
        tries[:, LUCK] = np.abs(tries[:, LUCK])
        fitness = []
        for row in tries:
            mine[:] = row
            won, part = success(room, weights, players, games, luck)
            fitness.append(0.85 * won + 0.15 * part)
        best = np.argsort(fitness)[::-1][:PARENTS]
        offs = (tries[best] - mean) / (path.sigma * scale)
        mean = mean + path.sigma * scale * path.learn(steps[best], offs, generation)
        print(generation, f"{max(fitness):.3f}", f"{path.sigma:.3f}", flush=True)  # noqa: T201
    mine[:] = mean
    return weights


class Path:
    """How far and which way an evolution steps (Ros and Hansen 2008, separable CMA)."""

    def __init__(self, width: int, sigma: float) -> None:
        self.sigma, self.spread = sigma, np.ones(width)
        self._drift, self._push = np.zeros(width), np.zeros(width)
        shares = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
        self._shares = shares / shares.sum()
        mass, n = 1.0 / float((self._shares**2).sum()), width
        self._mass, self._chi = mass, math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self._slow = (mass + 2) / (n + mass + 5)
        self._damp = 1 + self._slow + 2 * max(0.0, math.sqrt((mass - 1) / (n + 1)) - 1)
        self._turn = (4 + mass / n) / (n + 4 + 2 * mass / n)
        self._one = 2 / ((n + 1.3) ** 2 + mass) * (n + 2) / 3
        many = 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass) * (n + 2) / 3
        self._many = min(1 - self._one, many)

    def learn(self, steps: Floats, offs: Floats, generation: int) -> Floats:
        """Learns from the best; returns the step of the mean."""
        slow, turn, mass = self._slow, self._turn, self._mass
        step: Floats = self._shares @ offs
        self._push = (1 - slow) * self._push
        self._push += math.sqrt(slow * (2 - slow) * mass) * (self._shares @ steps)
        length = float(np.linalg.norm(self._push))
        steady = length / math.sqrt(1 - (1 - slow) ** (2 * generation)) < 1.5 * self._chi
        self._drift = (1 - turn) * self._drift
        self._drift += steady * math.sqrt(turn * (2 - turn) * mass) * step
        self.spread = (1 - self._one - self._many) * self.spread
        self.spread += self._one * self._drift**2 + self._many * (self._shares @ offs**2)
        self.sigma *= math.exp(slow / self._damp * (length / self._chi - 1))
        return step


# The worth of a position


@jit
def observe(room: Room, w: Floats, players: int, luck: int, facts: Floats) -> int:
    """Plays a game and writes down the facts on every turn not yet lost; returns how many."""
    kernel.start(room.state[0], players, SOLITAIRE if players == 1 else COOPERATIVE, 0)
    kernel.seed(room.state[0], luck)
    n = 0
    while room.state[0].phase != OVER:
        if kernel.actor(room.state[0]) < 0:
            kernel.draw(room.state[0])
            continue
        if room.state[0].phase == DEPLOYING:
            mine = weights_of(room.state[0], w)
            table = survey(room.state[0], mine)
            if not is_lost(room.state[0], table):
                found = gather(room.state[0], mine, table)
                for i in range(len(found)):
                    facts[n, i] = found[i]
                n += 1
        kernel.apply(room.state[0], quick(room.state[0], w, room.legal, 1.0))
    return n


def fit_worth(players: int, games: int) -> Floats:
    """The weights with the worth of positions fitted: logistic, by Newton's steps."""
    room, weights, known = make_room(), WEIGHTS.copy(), LATE + 1 - SURE
    page, facts, ends = np.zeros((36, known)), [], []
    for game in range(games):
        n = observe(room, weights, players, 6 * 10**8 + game, page)
        kernel.winners(room.state[0], room.out)
        facts.append(page[:n].copy())
        ends.append(np.full(n, room.out[0]))
    x, y, beta = np.concatenate(facts), np.concatenate(ends), np.zeros(known)
    for _ in range(12):
        p = 1 / (1 + np.exp(-x @ beta))
        slope = x.T @ (y - p) - 0.1 * beta
        curve = (x * (p * (1 - p))[:, None]).T @ x + 0.1 * np.eye(known)
        beta += np.linalg.solve(curve, slope)
    loss = -np.mean(y * np.log(p + 1e-9) + (1 - y) * np.log(1 - p + 1e-9))
    plain = -y.mean() * np.log(y.mean()) - (1 - y.mean()) * np.log(1 - y.mean())
    print(f"log loss {loss:.3f}, without facts {plain:.3f}")  # noqa: T201
    weights[(players - 1) * WIDTH + SURE : (players - 1) * WIDTH + LATE + 1] = beta
    return weights


def main() -> None:
    """Fits what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("policy", "worth"))
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, default=1000, help="for each candidate, or in all")
    parser.add_argument("--sigma", type=float, default=0.4)
    asked = parser.parse_args()
    if asked.what == "policy":
        weights = evolve(asked.players, asked.seconds, asked.games, asked.sigma)
    else:
        weights = fit_worth(asked.players, asked.games)
    FILE.write_text(write(weights), "utf-8")
    room = make_room()
    for players in range(1, 5):
        won, _ = success(room, weights, players, 4000, 7 * 10**8)
        print(players, f"{won:.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
