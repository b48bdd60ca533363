"""How well a computer player plays: the settings of its search."""

from typing import NamedTuple

from embertide.core.wire import LevelName


class Level(NamedTuple):
    """One setting of a search."""

    iterations: int
    """Simulated games for each decision; 0 decides by priors, or by look-ahead, alone."""
    blur: float = 0.0
    """How widely the choice spreads over moves that look nearly as good; 0 takes the best."""
    turns: int = 0
    """Turns of the quick policy before a leaf is evaluated."""
    explore: float = 1.0
    """Weight of priors and of rarely tried actions against results so far."""
    unvisited_penalty: float = 0.1
    """How far below its siblings an action starts that was not tried yet."""
    initial_width: float = 8.0
    """Actions that a node considers at its first visit."""
    widening: float = 1.0
    """Further actions for each square root of the visits."""
    lookahead: int = 0
    """With a common goal: turns of look-ahead that choose the actions to be tried in games."""


NAMES: tuple[LevelName, ...] = ("spark", "ember", "flame", "blaze", "inferno")
"""The five levels, the weakest first."""
