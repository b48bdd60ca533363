"""A game in progress for environments: chance is hidden inside, and the play never gets stuck."""

from typing import Any

from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.envs.position import Position
from embertide.envs.setting import Mask, Setting

ILLEGAL = -1.0
"""The reward of an action that no rule allows; the lowest legal number is played instead."""

Observation = dict[str, Any]


class Session:
    """One game after another at the same table."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.position = Position.start(setting)
        self._dice = Dice(0)

    def begin(self, dice: Dice) -> None:
        """A new game, by these dice."""
        self._dice = dice
        self.position = Position.start(self.setting).settle(dice)

    def act(self, action: int) -> bool:
        """Plays for the seat whose turn it is; returns whether the action was legal.

        In place of an illegal one the legal action with the lowest number is played: a pass where
        passing is possible.
        """
        legal = self.position.legal
        allowed = int(action) in legal
        number = int(action) if allowed else legal[0]
        self.position = self.position.after(number).settle(self._dice)
        return allowed

    def mask(self, seat: Seat) -> Mask:
        """A one for each legal action of a seat; zeros when it is not its turn."""
        here = self.position.actor == seat
        return self.setting.mask(self.position.legal if here else ())

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, and what it may do."""
        return {"observation": self.position.observe(seat), "action_mask": self.mask(seat)}

    def result(self) -> dict[str, object]:
        """How the game ended, as a record says it; nothing before."""
        return self.position.score().result() if self.position.over else {}
