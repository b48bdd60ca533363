"""How well a computer player plays: what it knows, how far it looks, how steady its hand is."""

from typing import NamedTuple


class Level(NamedTuple):
    """One setting of a search.

    A search of no iterations goes by first impressions alone. `blur` spreads its choice over moves
    that look nearly as good: 0 always takes the best. Where all seek one goal, `ahead` is how many
    turns are looked through before the best choices compete in so many imagined games.
    """

    iterations: int
    blur: float = 0.0
    turns: int = 0
    explore: float = 1.0
    reduction: float = 0.1
    first: float = 8.0
    wider: float = 1.0
    ahead: int = 0


NAMES = ("spark", "ember", "flame", "blaze", "inferno")
"""The five levels, the weakest first."""
