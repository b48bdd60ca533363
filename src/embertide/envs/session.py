"""A game in progress for environments: observations, rewards and illegal actions."""

from typing import Any

from embertide.core.actor import NOBODY, Seat
from embertide.core.dice import Dice
from embertide.envs.form import Form
from embertide.envs.position import EnvPosition
from embertide.envs.running import running_game
from embertide.envs.setting import Mask, Setting

ILLEGAL = -1.0
"""The reward of an illegal action."""

Observation = dict[str, Any]


class Session:
    """One game after another at the same table."""

    def __init__(self, setting: Setting, form: Form) -> None:
        form.check(setting)
        self.setting, self.form = setting, form
        self.game = running_game(setting)
        self.rewards: list[float] = []
        """What each seat got for the last step."""
        self.ended = False
        """Whether an illegal action has ended the game."""
        self._before: list[float] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended or self.game.actor == NOBODY

    @property
    def position(self) -> EnvPosition:
        """The position with its history, made when it is asked for."""
        return self.game.position()

    def begin(self, dice: Dice) -> None:
        """Begin a new game with these dice."""
        self.game.begin(dice)
        self.ended = False
        self.rewards = [0.0] * self.setting.players
        self._before = self.rewards

    def act(self, action: Any) -> bool:
        """Play for the seat to move, and set the rewards; return whether the action was legal."""
        seat = self.game.actor
        legal = self.game.act(_number(action), self.form.illegal == "replace")
        self.ended = not legal and self.form.illegal == "end"
        self.rewards = self._rewards()
        if not legal:
            self.rewards[seat] += ILLEGAL
        return legal

    def _rewards(self) -> list[float]:
        """Return what the last move brought each seat."""
        if self.form.reward == "win":
            if self.game.actor != NOBODY:
                return [0.0] * self.setting.players
            return self.setting.rewards_of(self.game.shares())
        before, self._before = self._before, self._worth()
        return [now - then for now, then in zip(self._before, before, strict=True)]

    def _worth(self) -> list[float]:
        """Return what a shaped reward counts: each seat's lead in points, or the parts done."""
        if self.form.reward == "score":
            return leads(self.game.standing())
        parts = self.game.reached() if self.form.reward == "goals" else 0
        return [float(parts)] * self.setting.players

    def mask(self, seat: Seat) -> Mask:
        """Return a 1 for each legal action of a seat; all 0 when it is not its turn."""
        here = self.game.actor == seat and not self.ended
        return self.game.mask() if here else self.setting.mask(())

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat sees, and its legal actions."""
        planes = self.form.observation == "planes"
        seen = self.game.observe(seat) if planes else self.game.inputs(seat)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def result(self) -> dict[str, object]:
        """Return the result of a finished game as in a record; empty before the end."""
        return self.game.result() if self.game.actor == NOBODY else {}


def leads(points: list[int]) -> list[float]:
    """Return each seat's points less the most of any other seat."""
    others = [max(points[:seat] + points[seat + 1 :]) for seat in range(len(points))]
    return [float(own - most) for own, most in zip(points, others, strict=True)]


def _number(action: Any) -> int:
    """Return an action as a number; raise ValueError if it is none."""
    try:
        number = int(action)
    except (TypeError, ValueError):
        number = None
    if number is None or number != action:
        raise ValueError(f"An action is a whole number, not {action!r}.")
    return number
