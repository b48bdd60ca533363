"""What all forms of an environment let their user choose, checked in one place."""

from dataclasses import dataclass
from typing import Any

from embertide.envs.picture import MODES
from embertide.envs.setting import Setting

OBSERVATIONS = ("planes", "inputs")
"""Planes of the table, or the same as a vector of named numbers."""

REWARDS = ("win", "score", "goals")
"""At the end for the win; or at each step for a change of the lead in points, or of parts done."""

ILLEGAL_ACTIONS = ("replace", "end")
"""An illegal action costs 1 and is replaced by a legal one, or it ends the game."""


@dataclass(frozen=True)
class Form:
    """How an environment shows and rewards a game, the same in all forms.

    Raises:
        ValueError: if a value is none of those that there are.
    """

    observation: str = "planes"
    reward: str = "win"
    illegal: str = "replace"
    max_cycles: int | None = None
    render_mode: str | None = None

    def __post_init__(self) -> None:
        _one_of("observation", self.observation, OBSERVATIONS)
        _one_of("reward", self.reward, REWARDS)
        _one_of("illegal", self.illegal, ILLEGAL_ACTIONS)
        if self.render_mode is not None:
            _one_of("render_mode", self.render_mode, MODES)
        if self.max_cycles is not None:
            check_count("max_cycles", self.max_cycles)

    def check(self, setting: Setting) -> None:
        """Raise ValueError if the game has no such observations or rewards."""
        room, name = setting.room, setting.room.name
        if self.observation == "inputs" and room.load_sketches is None:
            raise ValueError(f'{name} has no compact observations: use observation="planes".')
        if self.reward == "score" and setting.common:
            raise ValueError('A common goal has no points: use reward="win" or "goals".')
        if self.reward == "goals":
            parts = 0 if room.load_sketches is None else room.sketches().GOALS
            if not (setting.common and parts):
                raise ValueError('Only a common goal has parts: use reward="win" or "score".')


def _one_of(name: str, given: Any, allowed: Any) -> None:
    if given not in allowed:
        *most, last = (repr(value) for value in allowed)
        raise ValueError(f"{name} is {', '.join(most)} or {last}, not {given!r}.")


def check_count(name: str, given: Any) -> None:
    """Raise ValueError if this is not a whole number from 1."""
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise ValueError(f"{name} is a whole number from 1, not {given!r}.")
