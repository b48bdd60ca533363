"""What the pipeline needs to know about a network of a room."""

from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from tools.train.lots import Played
from tools.train.selfplay import Way
from tools.train.tables import Table

Array = npt.NDArray[Any]
Weights = npt.NDArray[np.float64]


class Plan(NamedTuple):
    """How a network is trained."""

    rounds: int
    """Passes over all positions."""
    batch: int
    """Positions in a batch."""
    pace: float
    """The highest learning rate."""


class Examples(NamedTuple):
    """Positions as inputs of a network, with results."""

    inputs: Any
    """A named tuple of arrays, a row for each position; its field `won` is the result."""
    target: Array
    """What training aims at in place of `won`: the same, or mixed with points."""
    games: Array
    """The number of each position's game."""


class Learner(Protocol):
    """The part of a network that needs PyTorch."""

    def net(self, weights: Weights) -> Any:
        """Return the network with these weights; a new one if all of them are 0."""
        ...

    def put(self, inputs: Any) -> Any:
        """Return inputs on the device."""
        ...

    def losses(self, net: Any, data: Any, at: Any) -> Any:
        """Return the losses for training of the positions at some indices."""
        ...

    def check(self, net: Any, data: Any, at: Any) -> Any:
        """Return the losses for validation."""
        ...

    def weights(self, net: Any) -> Weights:
        """Return the weights of a network, in the kernel's order."""
        ...


class Network(Protocol):
    """One network of a room: a slice of the weights of its advice."""

    @property
    def game(self) -> str:
        """The name of the room."""
        ...

    @property
    def tables(self) -> list[Table]:
        """The tables that it learns from, with their shares of the games."""
        ...

    @property
    def way(self) -> Way:
        """How games are played for it."""
        ...

    @property
    def plan(self) -> Plan:
        """How it is trained."""
        ...

    @property
    def at(self) -> slice:
        """The slice of the network in the room's weights."""
        ...

    def examples(self, played: Played, moves: Array, games: Array, share: float) -> Examples:
        """Return the positions after some moves that the network values.

        The target has this share of points, and the winners make up the rest.
        """
        ...

    def learner(self) -> Learner:
        """Import PyTorch and return the learner."""
        ...

    def write(self, weights: Weights, about: str) -> Path:
        """Write all weights of the room to the file of this network; return the file."""
        ...
