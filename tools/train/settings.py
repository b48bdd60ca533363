"""The settings of a run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What a run does; stored in its folder, and the same whenever it goes on."""

    network: str
    """The name of the network (rooms.py)."""
    rounds: int = 1
    """Rounds of games, training and evaluation."""
    games: int = 50_000
    """Games of a round; fewer if its time is up."""
    lot: int = 2048
    """Games that a device plays in one go."""
    every: int = 6
    """One position of this many is used, since those of one game are similar."""
    latest: int = 3
    """The network is trained on the games of this many latest rounds."""
    doublings: int = 3
    """How many times the positions are halved to measure the loss with fewer."""
    points: float = 0.0
    """The share of points in what the network aims at; winners make up the rest."""
    anew: bool = False
    """Whether the network begins with random weights instead of those on file."""
    passes: int = 0
    """Passes over all positions; 0: as many as the network's plan says."""
    iterations: int = 300
    """Iterations of a decision in evaluations."""
    deals: int = 1000
    """The most deals of an evaluation."""
    gain: float = 0.02
    """The gain that an evaluation looks for (sequential.py)."""
    seed: int = 1
    """Runs with other seeds play other games."""
