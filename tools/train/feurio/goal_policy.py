"""Fits the weights of the quick policy for the common goal of Feurio! by its games.

python -m tools.train.feurio.goal_policy --players 1 --seconds 60 --population 128 --gpu

It searches the weights with which the policy wins most games (an evolution strategy, CMA with a
diagonal covariance), on the processor or, with --gpu, on a GPU, which plays at least ten times as
many games. It starts from weights.json and overwrites it; add a new weight there by hand, as 0.
goal_net.py fits the value of positions.

There is no other data than the games. The weights on file are from an earlier fit on one core, then
two minutes a table on an H200 (2026-11-15): first populations of 256 with 1,024 to 8,192 games for
each try, steps of 0.35 and a full covariance, then of 128 with 1,024 games and steps of 0.15. The
policy alone wins with them 57, 54, 31 and 13 of 100 games with 1 to 4 players (200,000 games each).
"""

import argparse
import math
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.compiled.jit import jit
from embertide.compiled.records import Floats
from embertide.games.feurio.advice.goal.goal import first_weight, playout
from embertide.games.feurio.advice.goal.weights import FILE, LUCK, ONE_QUEUE, WEIGHTS, WIDTH, write
from embertide.games.feurio.advice.goal.worth import parts_done
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import COOPERATIVE, SOLITAIRE

Fitness = Callable[[Floats, int, int, int], Floats]
"""Returns the fitness of rows of weights, given players, games for each row, and first seed."""


def fitness_of(won: Any, part: Any) -> Any:
    """Combine the shares of games won and of colours done; the latter smooths the objective."""
    return 0.9 * won + 0.1 * part


class Buffers(NamedTuple):
    """The buffers of one game, allocated once."""

    state: npt.NDArray[Any]
    legal: npt.NDArray[np.int32]
    scores: Floats
    out: Floats


def make_buffers() -> Buffers:
    """Allocate buffers."""
    most = kernel.MAX_ACTIONS
    return Buffers(
        np.zeros(1, kernel.state_t), np.zeros(most, np.int32), np.zeros(most), np.zeros(4)
    )


# The policy


@jit
def success(
    buffers: Buffers, w: Floats, players: int, games: int, first_seed: int
) -> tuple[float, float]:
    """Return the shares of games won, and of colours that did their part."""
    won, part = 0.0, 0.0
    for game in range(games):
        kernel.start(buffers.state[0], players, SOLITAIRE if players == 1 else COOPERATIVE, 0)
        kernel.seed(buffers.state[0], first_seed + game)
        playout(buffers.state[0], w, 99, buffers.legal, buffers.scores)
        kernel.winners(buffers.state[0], buffers.out)
        won += buffers.out[0]
        part += parts_done(buffers.state[0]) / 4.0
    return won / games, part / games


def on_processor(rows: Floats, players: int, games: int, first_seed: int) -> Floats:
    """Return the fitness of rows of weights by games on one core."""
    buffers, weights, fitness = make_buffers(), WEIGHTS.copy(), np.zeros(len(rows))
    for i, row in enumerate(rows):
        weights[(players - 1) * WIDTH : players * WIDTH] = row
        fitness[i] = fitness_of(*success(buffers, weights, players, games, first_seed))
    return fitness


def on_gpu() -> Fitness:
    """Return a fitness function that plays on a GPU, one thread for each game."""
    cuda: Any = import_module("embertide.envs.cuda").cuda
    run = cuda.jit(_gpu_source())

    def evaluate(rows: Floats, players: int, games: int, first_seed: int) -> Floats:
        found = cuda.to_device(np.zeros((len(rows), 2), np.int64))
        blocks, mode = len(rows) * games // 32, SOLITAIRE if players == 1 else COOPERATIVE
        run[blocks, 32](cuda.to_device(rows), players, mode, games, first_seed, found)
        won, part = found.copy_to_host().T / games
        fitness: Floats = fitness_of(won, part / 4)
        return fitness

    return evaluate


def _gpu_source() -> Callable[..., None]:
    """Return the source of a thread: one game with a row of weights; games are a multiple of 32."""
    gpu: Any = import_module("embertide.envs.cuda")
    cuda: Any = gpu.cuda

    def none(s):  # type: ignore[no-untyped-def]
        return 0

    # A row of weights is for one number of players.
    twins = gpu.Twins({**gpu.BY_INSTRUCTION, first_weight: cuda.jit(device=True)(none)})
    start, seed, play = map(twins.of, (kernel.start, kernel.seed, playout))
    won_by, done_by = map(twins.of, (kernel.winners, parts_done))
    kind = kernel.state_t

    def game(rows, players, mode, games, first_seed, found):  # type: ignore[no-untyped-def] # noqa: PLR0913, PLR0917
        i = cuda.grid(1)
        states = cuda.local.array(1, kind)
        legal, scores = cuda.local.array(1, np.int32), cuda.local.array(1, np.float64)
        out = cuda.local.array(4, np.float64)
        start(states[0], players, mode, 0)
        seed(states[0], first_seed + i % games)
        play(states[0], rows[i // games], 99, legal, scores)
        won_by(states[0], out)
        cuda.atomic.add(found, (i // games, 0), np.int64(out[0]))
        cuda.atomic.add(found, (i // games, 1), done_by(states[0]))

    return game


def evolve(asked: argparse.Namespace, evaluate: Fitness) -> Floats:
    """Return all weights, with improved ones for a number of players."""
    weights, players, games = WEIGHTS.copy(), asked.players, asked.games
    mine = weights[(players - 1) * WIDTH : players * WIDTH]
    mean, rng, first_seed = mine.copy(), np.random.default_rng(players), 10**9 * players
    scale = np.ones(WIDTH)
    scale[: ONE_QUEUE + 1], scale[LUCK] = 0.5, 0.1
    parents = asked.population // 2
    path = Path(WIDTH, asked.sigma, parents)
    end, generation = time.monotonic() + asked.seconds, 0
    while time.monotonic() < end:
        first_seed, generation = first_seed + games, generation + 1
        steps = rng.standard_normal((asked.population, WIDTH))
        tries = mean + path.sigma * steps * np.sqrt(path.spread) * scale
        tries[:, LUCK] = np.abs(tries[:, LUCK])
        fitness = evaluate(tries, players, games, first_seed)
        best = np.argsort(fitness)[::-1][:parents]
        offs = (tries[best] - mean) / (path.sigma * scale)
        mean = mean + path.sigma * scale * path.learn(steps[best], offs, generation)
        print(generation, f"{fitness.mean():.4f} {path.sigma:.3f}", flush=True)  # noqa: T201
    mine[:] = mean
    return weights


class Path:
    """Step size and covariance of the evolution (Ros and Hansen 2008, separable CMA)."""

    def __init__(self, width: int, sigma: float, parents: int) -> None:
        self.sigma, self.spread = sigma, np.ones(width)
        self._drift, self._push = np.zeros(width), np.zeros(width)
        shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
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
        """Update from the best tries; return the step of the mean."""
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


def main() -> None:
    """Fit the weights as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, default=1024, help="for each candidate")
    parser.add_argument("--sigma", type=float, default=0.4)
    parser.add_argument("--population", type=int, default=28, help="tries in each generation")
    parser.add_argument("--gpu", action="store_true", help="games: a multiple of 32")
    asked = parser.parse_args()
    weights = evolve(asked, on_gpu() if asked.gpu else on_processor)
    FILE.write_text(write(weights), "utf-8")
    buffers = make_buffers()
    for players in range(1, 5):
        won, _ = success(buffers, weights, players, 4000, 7 * 10**8)
        print(players, f"{won:.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
