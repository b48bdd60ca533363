"""The confidence interval of a measured share."""

import math


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the 95 % interval of a share of that number of games (Wilson)."""
    games = max(games, 1)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    width = z / (1 + z * z / games) * math.sqrt(spread)
    return max(0.0, middle - width), min(1.0, middle + width)
