"""Many games in lockstep on kernel records, on CPU threads or on a GPU.

    batch = Batch(room, options, n=4096)
    while training:
        batch.step(policy(batch.planes, batch.mask))

Nature's moves are played inside, by the random generator of each record, so that in every game a
seat is to act. A game that ends is followed by another at once: `done`, `rewards` and `scores`
describe the one that ended, `actor`, `legal` and `mask` the one that began. The same seed and
actions give the same games, whatever the number of threads, on a CPU and on a GPU.

All arrays keep their address and change in place with every step. On a CPU they are NumPy arrays
(`torch.from_numpy` shares them), on a GPU Numba device arrays: `torch.as_tensor`, CuPy and JAX
share them through `__cuda_array_interface__`, and `copy_to_host()` returns a NumPy array.
"""

from typing import Any, Protocol

import numpy as np

from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.loop import Report
from embertide.envs.threads import Threads

DEVICES = ("cpu", "cuda")


class BatchEngine(Protocol):
    """The device that plays a batch."""

    games: Any
    report: Report

    def put(self, actions: Any) -> Any:
        """Return the actions as an array of the device."""

    def begin(self) -> None:
        """Begin all games."""

    def refused(self, chosen: Any) -> int:
        """Return the first game whose action is not legal, or -1."""

    def play(self, chosen: Any) -> None:
        """Play a legal action in every game."""

    def pick(self, out: Any) -> None:
        """Pick a legal action in every game."""

    def mark(self, mask: Any) -> None:
        """Mark the legal actions of every game."""

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return a new array of the device, all zeros."""

    def planes(self, seats: Any) -> Any:
        """Draw the planes of what a seat sees, for every game."""

    def inputs(self, seats: Any) -> Any:
        """Fill in the compact form of what a seat sees, for every game."""


class Batch:
    """N games of a room in lockstep."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        room: AnyRoom,
        options: Options,
        n: int,
        device: str = "cpu",
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        """Begin the games; see `reset`."""
        _check(n, device, threads)
        self.room, self.options, self.n, self.device = room, options, n, device
        self.seats, self.actions = options.players, int(room.kernel().ACTIONS)
        self._engine = _engine(room, options, n, device, threads)
        self._mask = self._picked = None
        self._fresh: dict[str, Any] = {}
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; game i has the seed `seed · 2³² + i`, each later game there n more.

        Batches with the same seed begin with the same games; those of different seeds share none.
        """
        if not 0 <= seed < 2**31:
            raise ValueError(f"A batch's seed is from 0 to 2147483647, not {seed}.")
        report, where = self._engine.report, self._engine.put
        report.seeds[:] = where(np.arange(self.n, dtype=np.int64) + (seed << 32))
        for array in (report.rewards, report.scores, report.done):
            array[:] = where(np.zeros(array.shape, array.dtype))
        self._engine.begin()
        self._fresh.clear()

    def step(self, actions: Any, check: bool = True) -> None:
        """Play an action in every game, given as an array of n integers.

        Raises ValueError, and plays nothing, if any action is illegal. `check=False` skips that
        check; an illegal action then corrupts its game without an error.
        """
        chosen = self._engine.put(actions)
        if chosen.shape != (self.n,) or np.dtype(chosen.dtype).kind not in "iu":
            raise ValueError(f"A step takes {self.n} whole numbers, an action for each game.")
        if check and (i := self._engine.refused(chosen)) >= 0:
            raise ValueError(f"Game {i}: action {chosen[i]} is not legal there.")
        self._engine.play(chosen)
        self._fresh.clear()

    def sample(self) -> Any:
        """Return a legal action for each game, uniformly at random: int16[n].

        It uses the generators of the records, so the games continue differently after it. Each call
        overwrites the array.
        """
        if self._picked is None:
            self._picked = self._engine.empty((self.n,), np.int16)
        self._engine.pick(self._picked)
        return self._picked

    @property
    def records(self) -> Any:
        """The records of all games, as the room's kernel describes them."""
        return self._engine.games

    @property
    def actor(self) -> Any:
        """The seat to act in each game: int8[n]."""
        return self._engine.report.actor

    @property
    def legal(self) -> Any:
        """The legal actions in the order of the rules, the compact form of `mask`.

        int16[n, MAX_ACTIONS]; only the first `counts` entries of a row are valid.
        """
        return self._engine.report.legal

    @property
    def counts(self) -> Any:
        """The number of legal actions in each game: int16[n]."""
        return self._engine.report.counts

    @property
    def mask(self) -> Any:
        """Whether each action is legal: bool[n, ACTIONS]; computed on first access after a step."""
        if self._mask is None:
            self._mask = self._engine.empty((self.n, self.actions), np.bool_)
        if "mask" not in self._fresh:
            self._engine.mark(self._mask)
            self._fresh["mask"] = self._mask
        return self._mask

    @property
    def planes(self) -> Any:
        """What the seat to act sees: uint8[n, planes, rows, columns], as the room's features say.

        Computed on first access after a step. Only read it: the next one writes what has changed.
        """
        return self._seen("planes")

    @property
    def inputs(self) -> Any:
        """The same in a compact form: uint8[n, numbers], a number for each of `input_names`.

        Computed on first access after a step.
        """
        return self._seen("inputs")

    @property
    def input_names(self) -> tuple[str, ...]:
        """The name of each number of `inputs`; the room's sketches say what they mean."""
        return tuple(plane.name for plane in self.room.sketches().INPUTS)

    def _seen(self, form: str) -> Any:
        if self.room.load_sketches is None:
            raise ValueError(f"{self.room.name} has no observations of records.")
        if form not in self._fresh:
            self._fresh[form] = getattr(self._engine, form)(self.actor)
        return self._fresh[form]

    @property
    def rewards(self) -> Any:
        """Each seat's share of the win where a game just ended, elsewhere 0: float32[n, seats].

        With a common goal, 1 for every seat if it was reached.
        """
        return self._engine.report.rewards

    @property
    def scores(self) -> Any:
        """Each seat's points in the game that ended last: int32[n, seats]."""
        return self._engine.report.scores

    @property
    def done(self) -> Any:
        """Whether a game ended with the last step: bool[n]."""
        return self._engine.report.done

    @property
    def seeds(self) -> Any:
        """The seeds of the games in progress: int64[n]."""
        return self._engine.report.seeds


def _check(n: int, device: str, threads: int) -> None:
    if device not in DEVICES:
        raise ValueError(f"A batch plays on {' or '.join(DEVICES)}, not on {device!r}.")
    if n < 1 or not 1 <= threads <= n:
        raise ValueError("A batch has at least one game, and a game at least for each thread.")


def _engine(room: AnyRoom, options: Options, n: int, device: str, threads: int) -> BatchEngine:
    if device == "cpu":
        return Threads(room, options, n, threads)
    from embertide.envs.cuda import Gpu  # noqa: PLC0415 - needs CUDA

    return Gpu(room, options, n)
