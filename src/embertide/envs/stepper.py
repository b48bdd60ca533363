"""The step from one position to the next: on kernel records, or by the rules without a kernel."""

from typing import Any, Protocol

import numpy as np

from embertide.core.actor import NATURE, Actor
from embertide.core.features import AnyFeatures
from embertide.core.kernel import AnyKernel
from embertide.core.room import AnyRoom


class Stepper(Protocol):
    """Actions on a form of the state: a kernel record, or the state itself."""

    def enter(self, state: Any) -> Any:
        """Return the stepper's form of a state."""

    def state(self, at: Any) -> Any:
        """Return the state of that form."""

    def actor(self, at: Any) -> Actor:
        """Return who acts."""

    def legal(self, at: Any) -> list[int]:
        """Return the legal actions of the acting seat, ascending."""

    def chances(self, at: Any) -> list[tuple[int, int]]:
        """Return Nature's outcomes with their weights."""

    def after(self, at: Any, actor: Actor, action: int) -> Any:
        """Return the form of the state after an action, or an outcome."""


def stepper_for(room: AnyRoom, features: AnyFeatures) -> Stepper:
    """Return the faster stepper that the room allows."""
    if room.load_kernel is None:
        return RulesStepper(room, features)
    return KernelStepper(room.kernel(), features.OUTCOMES)


class KernelStepper:
    """Steps on arrays of one record."""

    def __init__(self, kernel: AnyKernel, outcomes: int) -> None:
        self._kernel = kernel
        self._outcomes = outcomes

    def enter(self, state: Any) -> Any:
        """Return the record of a state."""
        return self._kernel.from_state(state)

    def state(self, at: Any) -> Any:
        """Return the state of a record."""
        return self._kernel.to_state(at)

    def actor(self, at: Any) -> Actor:
        """Return who acts."""
        return int(self._kernel.actor(at[0]))

    def legal(self, at: Any) -> list[int]:
        """Return the legal actions, ascending."""
        out = np.empty(self._kernel.MAX_ACTIONS, np.int32)
        n = self._kernel.actions(at[0], out)
        numbers: list[int] = np.sort(out[:n]).tolist()
        return numbers

    def chances(self, at: Any) -> list[tuple[int, int]]:
        """Return Nature's outcomes with their weights."""
        out, odds = np.empty(self._outcomes, np.int32), np.empty(self._outcomes, np.int32)
        n = self._kernel.chances(at[0], out, odds)
        return list(zip(out[:n].tolist(), odds[:n].tolist(), strict=True))

    def after(self, at: Any, actor: Actor, action: int) -> Any:
        """Return the record after an action, or an outcome."""
        record = at.copy()
        if actor == NATURE:
            self._kernel.happen(record[0], action)
        else:
            self._kernel.apply(record[0], action)
        return record


class RulesStepper:
    """Steps on the states of the rules."""

    def __init__(self, room: AnyRoom, features: AnyFeatures) -> None:
        self._game = room.game
        self._features = features

    def enter(self, state: Any) -> Any:
        """Return the state itself."""
        return state

    def state(self, at: Any) -> Any:
        """Return the state itself."""
        return at

    def actor(self, at: Any) -> Actor:
        """Return who acts."""
        return self._game.actor(at)

    def legal(self, at: Any) -> list[int]:
        """Return the legal actions, ascending."""
        return sorted(self._features.action_of(at, move) for move in self._game.moves(at))

    def chances(self, at: Any) -> list[tuple[int, int]]:
        """Return Nature's outcomes with their weights."""
        outcomes = (self._features.action_of(at, move) for move in self._game.moves(at))
        return list(zip(outcomes, self._game.weights(at), strict=True))

    def after(self, at: Any, actor: Actor, action: int) -> Any:
        """Return the state after an action, or an outcome."""
        return self._game.play(at, self._features.move_of(at, action))
