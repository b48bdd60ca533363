"""A run: a folder that goes on where it was when it was killed.

    settings.json          what the run does
    start.npy              the weights on file when it began
    rounds/0/lots/*.npz    games, in lots
    rounds/0/games.json    how many: the games of this round are complete
    rounds/0/weights.npy   all weights of the room, with the trained network
    rounds/0/training.json its validation loss, for each doubling of the data
    rounds/0/contest.json  its games against the weights on file

A file appears whole or not at all, and a step whose last file is there is not done again; a contest
that is undecided goes on after its last deal.
"""

import queue
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from embertide.catalog import find_room
from tools.train.contest import Contest, Outcome, compare, outcome_of
from tools.train.files import forget_unfinished, load_json, save_array, save_json
from tools.train.lots import Device, Lot, compact, load, save
from tools.train.network import Examples, Network, Weights
from tools.train.positions import some_moves
from tools.train.rooms import NETWORKS
from tools.train.sequential import SequentialTest
from tools.train.settings import Settings
from tools.train.tables import SEEDS, lots_of


class Means(NamedTuple):
    """What a machine offers to a run."""

    devices: Sequence[Device]
    """Each plays lots of its own."""
    seconds: float = float("inf")
    """After this time no lot of a round begins."""
    threads: int = 1
    """Threads that describe positions."""
    processes: int | None = None
    """Processes for evaluations."""
    ray: str | None = None
    """The address of a Ray cluster for evaluations."""
    contest_seconds: float = float("inf")
    """After this time an evaluation ends undecided."""


class Run:
    """A run in a folder."""

    def __init__(self, folder: Path, settings: Settings, means: Means) -> None:
        self._folder, self._settings, self._means = folder, settings, means
        self._network: Network = NETWORKS[settings.network]
        self._room = find_room(self._network.game)
        folder.mkdir(parents=True, exist_ok=True)
        forget_unfinished(folder)
        save_json(folder / "settings.json", asdict(settings))
        if not (start := folder / "start.npy").exists():
            save_array(start, self._room.advice().WEIGHTS)
        self._start: Weights = np.load(start)

    def go_on(self) -> None:
        """Do what is left of all rounds."""
        for number in range(self._settings.rounds):
            self.play(number)
            self._train(number)
            self._compare(number)

    def promote(self) -> Path | None:
        """Write the network of the last round to the room if it is proven better; return the file.

        Returns None if it is not.
        """
        folder, at = self._round(self._settings.rounds - 1), self._network.at
        contest = load_json(folder / "contest.json")
        if contest["better"] is not True:
            return None
        weights = self._room.advice().WEIGHTS.copy()
        if not np.array_equal(weights[at], self._start[at]):
            sys.exit("The network on file has changed since this run began: begin another run.")
        weights[at] = np.load(folder / "weights.npy")[at]
        training = load_json(folder / "training.json")
        about = (
            f"trained on {training['positions']} positions of {training['games']} "
            f"games, validation loss {training['before']:.4f} before and "
            f"{training['curve'][-1]['loss']:.4f} after; in {contest['games']} games with "
            f"{contest['iterations']} iterations {contest['mean']:+.4f} of the win a game "
            f"({contest['low']:+.4f} to {contest['high']:+.4f}) against the weights before"
        )
        return self._network.write(weights, about)

    def _round(self, number: int) -> Path:
        return self._folder / "rounds" / str(number)

    # Games

    def play(self, number: int) -> None:
        """Play the games of a round."""
        folder, settings, network = self._round(number), self._settings, self._network
        if (folder / "games.json").exists():
            return
        first_seed = (settings.seed * 1000 + number) * SEEDS
        lots = lots_of(network.game, network.tables, settings.games, settings.lot, first_seed)
        waiting: queue.SimpleQueue[tuple[Path, Lot]] = queue.SimpleQueue()
        for place, lot in enumerate(lots):
            if not (file := folder / "lots" / f"{place:05}.npz").exists():
                waiting.put((file, lot))
        pool, end = self._pool(number), time.monotonic() + self._means.seconds

        def work(device: Device) -> None:
            while time.monotonic() < end:
                try:
                    file, lot = waiting.get_nowait()
                except queue.Empty:
                    return
                begun = time.monotonic()
                save(compact(lot, device.play(lot, pool, network.way)), file)
                seconds = time.monotonic() - begun
                say(f"{lot.games} games in {seconds:.1f} s on a {type(device).__name__}")

        begun = time.monotonic()
        with ThreadPoolExecutor(len(self._means.devices)) as threads:
            list(threads.map(work, self._means.devices))
        games = sum(len(one.ends) for one in self._lots([number]))
        seconds = round(time.monotonic() - begun, 1)
        save_json(folder / "games.json", {"games": games, "seconds": seconds})
        say(f"round {number}: {games} games in {seconds} s")

    def _pool(self, number: int) -> Any:
        """Return the weights of the players of a round: the start, then each trained network."""
        past = [np.load(self._round(one) / "weights.npy") for one in range(number)]
        return np.stack([self._start, *past])

    def _lots(self, rounds: Iterable[int]) -> Iterable[Any]:
        for number in rounds:
            for file in sorted((self._round(number) / "lots").glob("*.npz")):
                yield load(file, self._room)

    # Training

    def _train(self, number: int) -> None:
        """Train the network on the games of the latest rounds."""
        folder, settings = self._round(number), self._settings
        if (folder / "training.json").exists():
            return
        learning = import_module("tools.train.learning")
        examples, games = self._examples(number)
        weights = np.load(self._round(number - 1) / "weights.npy") if number else self._start
        begin = weights[self._network.at]
        plan = self._network.plan
        if settings.passes:
            plan = plan._replace(rounds=settings.passes)
        found = learning.learned(
            self._network.learner(),
            examples,
            np.zeros_like(begin) if settings.anew and not number else begin,
            plan,
            settings.doublings,
        )
        full = weights.copy()
        full[self._network.at] = rounded(found.weights)
        save_array(folder / "weights.npy", full)
        curve = [point._asdict() for point in found.curve]
        about = {"games": games, "positions": len(examples.games), "checked": found.checked}
        save_json(folder / "training.json", {**about, "before": found.before, "curve": curve})
        say(f"round {number}: loss {found.before:.4f} before, {curve}")

    def _examples(self, number: int) -> tuple[Examples, int]:
        """Return the positions of the latest rounds, and the number of games."""
        settings, network = self._settings, self._network
        rounds = range(max(0, number + 1 - settings.latest), number + 1)

        def described(item: tuple[int, Any]) -> tuple[Examples, int]:
            place, played = item
            moves, games = some_moves(played, settings.every, place)
            return network.examples(played, moves, games, settings.points), played.games

        if not any((self._round(one) / "lots").glob("*.npz") for one in rounds):
            sys.exit("No games were played: give the games of a round more --seconds.")
        with ThreadPoolExecutor(self._means.threads) as threads:
            parts = list(threads.map(described, enumerate(self._lots(rounds))))
        return joined(parts), sum(games for _, games in parts)

    # Evaluation

    def _compare(self, number: int) -> None:
        """Let the network play against the weights on file when the run began."""
        folder, settings = self._round(number), self._settings
        file, found = folder / "contest.json", Outcome(SequentialTest(settings.gain))
        if file.exists():
            found = outcome_of(load_json(file))

        def keep(outcome: Outcome) -> None:
            save_json(file, {"iterations": settings.iterations, **outcome.as_json()})

        new = np.load(folder / "weights.npy")
        network = self._network
        compare(
            Contest(network.game, tuple(network.tables), settings.iterations, new, self._start),
            (settings.seed * 1000 + number) * 10**6,
            settings.deals,
            found,
            keep=keep,
            processes=self._means.processes,
            ray=self._means.ray,
            seconds=self._means.contest_seconds,
        )
        keep(found)
        say(f"round {number}: {found.as_json()}")


def joined(parts: list[tuple[Examples, int]]) -> Examples:
    """Concatenate positions; each game keeps a number of its own."""
    first, numbers = 0, []
    for examples, games in parts:
        numbers.append(examples.games + first)
        first += games
    kind = type(parts[0][0].inputs)
    inputs = [examples.inputs for examples, _ in parts]
    return Examples(
        kind(*(np.concatenate(fields) for fields in zip(*inputs, strict=True))),
        np.concatenate([examples.target for examples, _ in parts]),
        np.concatenate(numbers),
    )


def rounded(weights: Weights) -> Weights:
    """Return weights with four digits, as files hold them."""
    return np.array([float(f"{weight:.4g}") for weight in weights])


def say(text: str) -> None:
    """Print a progress message with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()
