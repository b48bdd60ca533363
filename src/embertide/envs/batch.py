"""Many games in step on kernel records, on the threads of a processor or on a GPU.

    batch = Batch(room, options, n=4096)
    while training:
        batch.step(policy(batch.records, batch.actor, batch.mask))

Nature is played inside, by the luck of each record, so that a seat is to act in every game. A game
that ends is followed by another at once: `done`, `rewards` and `scores` tell of the one that ended,
`actor`, `legal` and `mask` of the one that began. The same seed and actions give the same games,
whatever the number of threads, on a processor and on a GPU.

All arrays stay where they are and change in place with every step. On a processor they are NumPy's
(`torch.from_numpy` shares them), on a GPU those of Numba, which `torch.as_tensor`, CuPy and JAX
share through `__cuda_array_interface__`; their `copy_to_host()` gives NumPy's.
"""

from typing import Any, Protocol

import numpy as np

from embertide.core.options import Options
from embertide.core.room import Room
from embertide.envs.loop import Report
from embertide.envs.threads import Threads

DEVICES = ("cpu", "cuda")


class Engine(Protocol):
    """Where a batch is played."""

    games: Any
    report: Report

    def put(self, actions: Any) -> Any:
        """Actions where the games are."""

    def begin(self) -> None:
        """Begins all games."""

    def refused(self, chosen: Any) -> int:
        """The first game whose action is not legal, or -1."""

    def play(self, chosen: Any) -> None:
        """Plays a legal action in every game."""

    def pick(self, out: Any) -> None:
        """Picks a legal action in every game."""

    def mark(self, mask: Any) -> None:
        """Marks the legal actions of every game."""

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array where the games are."""


class Batch:
    """N games of a room in step."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        room: Room,
        options: Options,
        n: int,
        device: str = "cpu",
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        """The games have begun; see `reset`."""
        _check(n, device, threads)
        self.room, self.options, self.n, self.device = room, options, n, device
        self.seats, self.actions = options.players, int(room.kernel().ACTIONS)
        self._engine = _engine(room, options, n, device, threads)
        self._mask = self._picked = None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew; game i has the luck of number seed · 2³² + i, its successors + n.

        Batches with the same seed begin with the same games; those of different seeds share none.
        """
        if not 0 <= seed < 2**31:
            raise ValueError(f"A batch's seed is from 0 to 2147483647, not {seed}.")
        report, where = self._engine.report, self._engine.put
        report.seeds[:] = where(np.arange(self.n, dtype=np.int64) + (seed << 32))
        for told in (report.rewards, report.scores, report.done):
            told[:] = where(np.zeros(told.shape, told.dtype))
        self._engine.begin()
        self._stale = True

    def step(self, actions: Any, check: bool = True) -> None:
        """Plays an action in every game, an array of n numbers.

        One illegal action refuses the whole step: nothing is played. Who is sure may leave out the
        check; an illegal action then breaks its game, and nothing says so.
        """
        chosen = self._engine.put(actions)
        if chosen.shape != (self.n,) or np.dtype(chosen.dtype).kind not in "iu":
            raise ValueError(f"A step takes {self.n} whole numbers, an action for each game.")
        if check and (i := self._engine.refused(chosen)) >= 0:
            raise ValueError(f"Game {i}: action {chosen[i]} is not legal there.")
        self._engine.play(chosen)
        self._stale = True

    def sample(self) -> Any:
        """A legal action for each game, all equally likely, by the luck of the games' own records.

        Luck is used up: a game goes on differently after it. int16[n], written anew by every call.
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
        """The legal actions, in the order of the law, the compact form of `mask`.

        int16[n, MAX_ACTIONS], of which `counts` say how many count.
        """
        return self._engine.report.legal

    @property
    def counts(self) -> Any:
        """How many legal actions there are in each game: int16[n]."""
        return self._engine.report.counts

    @property
    def mask(self) -> Any:
        """Whether an action is legal: bool[n, ACTIONS]; made when it is asked for."""
        if self._mask is None:
            self._mask = self._engine.empty((self.n, self.actions), np.bool_)
        if self._stale:
            self._engine.mark(self._mask)
            self._stale = False
        return self._mask

    @property
    def rewards(self) -> Any:
        """Each seat's share of the win where a game just ended, elsewhere 0: float32[n, seats].

        With a common goal, 1 for everybody who reached it.
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
        """The numbers with which the luck of the games on the table began: int64[n]."""
        return self._engine.report.seeds


def _check(n: int, device: str, threads: int) -> None:
    if device not in DEVICES:
        raise ValueError(f"A batch plays on {' or '.join(DEVICES)}, not on {device!r}.")
    if n < 1 or not 1 <= threads <= n:
        raise ValueError("A batch has at least one game, and a game at least for each thread.")


def _engine(room: Room, options: Options, n: int, device: str, threads: int) -> Engine:
    if device == "cpu":
        return Threads(room, options, n, threads)
    from embertide.envs.cuda import Gpu  # noqa: PLC0415 — a GPU's part only where one is asked for

    return Gpu(room, options, n)
