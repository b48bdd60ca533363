"""A game that goes on in place: on its kernel record, or by the rules in a room without one."""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from embertide.compiled.dispatch import register
from embertide.core.actor import NOBODY, Actor, Seat
from embertide.core.dice import Dice
from embertide.envs import single_game
from embertide.envs.position import EnvPosition
from embertide.envs.setting import Mask, Planes, Setting

Bytes = npt.NDArray[np.uint8]


class RunningGame(Protocol):
    """One game after another at the same table; Nature moves by itself."""

    @property
    def actor(self) -> Actor:
        """Who acts: a seat, or NOBODY at the end."""

    def begin(self, dice: Dice) -> None:
        """Begin a game, with the luck of these dice."""

    def act(self, action: int, replace: bool) -> bool:
        """Play an action of the acting seat; return whether it was legal.

        An illegal one is replaced by the legal action with the lowest number, or not played at all.
        """

    def legal(self) -> "npt.NDArray[np.int32]":
        """Return the legal actions, in the order of the rules."""

    def mask(self) -> Mask:
        """Return a 1 for each legal action of the acting seat."""

    def observe(self, seat: Seat) -> Planes:
        """Return what a seat sees as planes, in a new array."""

    def inputs(self, seat: Seat) -> Bytes:
        """Return what a seat sees in the compact form, in a new array."""

    def standing(self) -> list[int]:
        """Return each seat's points, as if the game ended now."""

    def reached(self) -> int:
        """Return how many parts of the common goal are done."""

    def state(self) -> Any:
        """Return the state of the rules."""

    def shares(self) -> list[float]:
        """Return each seat's share of the win of a finished game; with a common goal, 1 if won."""

    def result(self) -> dict[str, object]:
        """Return the result of a finished game as a record states it."""

    def position(self) -> EnvPosition:
        """Return the position with its history."""


def running_game(setting: Setting) -> RunningGame:
    """Return the faster form that the room allows."""
    room = setting.room
    if room.load_kernel is None or room.load_sketches is None:
        return RulesGame(setting)
    return RecordGame(setting)


class RecordGame:
    """A game on one kernel record; values of Python are made only when they are asked for."""

    def __init__(self, setting: Setting) -> None:
        kernel, sketches = setting.room.kernel(), setting.room.sketches()
        register(kernel, sketches=sketches)
        self.actor: Actor = NOBODY
        self._setting, self._kernel = setting, kernel
        self._root = setting.opening
        self._record = self._root.copy()
        self._legal = np.zeros(kernel.MAX_ACTIONS, np.int32)
        self._odds = np.zeros(kernel.MAX_ACTIONS, np.int32)
        self._path = np.zeros(setting.room.length, np.int32)
        self._count = 0
        self._actions: list[int] = []
        rows, columns = setting.shape[1:]
        self._size = setting.shape[0] * rows * columns
        self._first = sketches.UNIFORM * rows * columns
        self._numbers = np.zeros(setting.shape[0] - sketches.UNIFORM, np.uint8)
        self._marks = np.zeros(sketches.MARKS, np.int32)
        self._inputs = len(sketches.INPUTS)
        self._reached = sketches.reached

    def begin(self, dice: Dice) -> None:
        """Begin a game, with the luck of these dice."""
        number, arrays = dice.below(1 << 62), (self._legal, self._path, self._odds)
        self.actor, self._count, n = single_game.begin(self._record, self._root, number, *arrays)
        self._actions = self._path[:n].tolist()

    def act(self, action: int, replace: bool) -> bool:
        """Play an action of the acting seat; return whether it was legal."""
        inside = action if 0 <= action < self._setting.actions else -1
        who, self._count, n, found = single_game.play(
            self._record, self._legal, self._count, inside, replace, self._path, self._odds
        )
        if who == single_game.REFUSED:
            return False
        self.actor = who
        self._actions += self._path[:n].tolist()
        return bool(found)

    def legal(self) -> "npt.NDArray[np.int32]":
        """Return the legal actions, in the order of the rules; the next move overwrites them."""
        return self._legal[: self._count]

    def mask(self) -> Mask:
        """Return a 1 for each legal action of the acting seat."""
        mask = np.zeros(self._setting.actions, np.int8)
        single_game.mark(self._legal, self._count, mask)
        return mask

    def observe(self, seat: Seat) -> Planes:
        """Return what a seat sees as planes, in a new array."""
        flat = np.zeros(self._size, np.uint8)
        sketched = self._numbers, self._marks
        single_game.observe(self._record, seat, flat, self._first, *sketched)
        return flat.reshape(self._setting.shape)

    def inputs(self, seat: Seat) -> Bytes:
        """Return what a seat sees in the compact form, in a new array."""
        out = np.zeros(self._inputs, np.uint8)
        single_game.observe_inputs(self._record, seat, out)
        return out

    def standing(self) -> list[int]:
        """Return each seat's points, as if the game ended now."""
        points = np.zeros(self._setting.players, np.int32)
        self._kernel.returns(self._record[0], points)
        standing: list[int] = points.tolist()
        return standing

    def reached(self) -> int:
        """Return how many parts of the common goal are done."""
        return int(self._reached(self._record[0]))

    def state(self) -> Any:
        """Return the state of the rules."""
        return self._kernel.to_state(self._record)

    def shares(self) -> list[float]:
        """Return each seat's share of the win of a finished game; with a common goal, 1 if won."""
        out = np.zeros(self._setting.players)
        self._kernel.winners(self._record[0], out)
        shares: list[float] = out.tolist()
        return shares

    def result(self) -> dict[str, object]:
        """Return the result of a finished game as a record states it."""
        shares = self.shares()
        if self._setting.common:
            return {"won": shares[0] == 1}
        winners = [seat for seat, share in enumerate(shares) if share]
        return {"scores": self.standing(), "winners": winners}

    def position(self) -> EnvPosition:
        """Return the position with its history, played anew."""
        position = EnvPosition.start(self._setting)
        for action in self._actions:
            position = position.after(action)
        return position


class RulesGame:
    """A game as a chain of positions."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._position = EnvPosition.start(setting)
        self._dice = Dice(0)

    @property
    def actor(self) -> Actor:
        """Return who acts."""
        return self._position.actor

    def begin(self, dice: Dice) -> None:
        """Begin a game, with the luck of these dice."""
        self._dice = dice
        self._position = EnvPosition.start(self._setting).settle(dice)

    def act(self, action: int, replace: bool) -> bool:
        """Play an action of the acting seat; return whether it was legal."""
        legal = self._position.legal
        allowed = action in legal
        if allowed or replace:
            number = action if allowed else legal[0]
            self._position = self._position.after(number).settle(self._dice)
        return allowed

    def legal(self) -> "npt.NDArray[np.int32]":
        """Return the legal actions, ascending."""
        return np.array(self._position.legal, np.int32)

    def mask(self) -> Mask:
        """Return a 1 for each legal action of the acting seat."""
        return self._setting.mask(self._position.legal)

    def observe(self, seat: Seat) -> Planes:
        """Return what a seat sees as planes, in a new array."""
        return self._position.observe(seat)

    def inputs(self, seat: Seat) -> Bytes:
        """Raise ValueError: only records have a compact form."""
        raise ValueError(NO_INPUTS.format(game=self._setting.room.name))

    def standing(self) -> list[int]:
        """Return each seat's points, as if the game ended now."""
        return list(self._position.score().points)

    def reached(self) -> int:
        """Return 0: only records count the parts of a goal."""
        return 0

    def state(self) -> Any:
        """Return the state of the rules."""
        return self._position.state

    def shares(self) -> list[float]:
        """Return each seat's share of the win of a finished game; with a common goal, 1 if won."""
        score, seats = self._position.score(), range(self._setting.players)
        if score.won is not None:
            return [float(score.won) for _ in seats]
        return [1 / len(score.winners) if seat in score.winners else 0.0 for seat in seats]

    def result(self) -> dict[str, object]:
        """Return the result of a finished game as a record states it."""
        return self._position.score().result()

    def position(self) -> EnvPosition:
        """Return the position with its history."""
        return self._position


NO_INPUTS = '{game} has no compact observations: use observation="planes".'
