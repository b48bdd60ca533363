"""Games as data for training: one row for each decision of a seat (docs/research.md)."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE
from embertide.envs.setting import Setting, setting_of
from embertide.play.match.match import AnyMatch

FIELDS: Mapping[str, str] = {
    "game": "int32",
    "ply": "int32",
    "seat": "int8",
    "observation": "uint8",
    "legal": "uint8",
    "action": "int32",
    "move": "str",
    "reward": "float32",
    "points": "float32",
}

MEANINGS: Mapping[str, str] = {
    "game": "number of the game in the file, from 0",
    "ply": "number of the decision in the game, from 0",
    "seat": "who decided",
    "observation": "planes of what that seat saw, flat; metadata `shape`: planes, rows, columns",
    "legal": "numbers of the legal actions, ascending",
    "action": "number of the move",
    "move": "the move in notation",
    "reward": "what the seat got in the end; NaN if the game was not finished",
    "points": "its points in the end; NaN if the game was not finished or has no points",
}
"""What each column holds, as it is written into Parquet files."""

Bytes = npt.NDArray[np.uint8]


class Row(NamedTuple):
    """One decision: the observation, the legal actions (one bit each), the action, the result."""

    game: int
    ply: int
    seat: int
    observation: Bytes
    legal: Bytes
    action: int
    move: str
    reward: float
    points: float


def rows(match: AnyMatch, game: int) -> Iterator[Row]:
    """Yield the decisions of a game, in order."""
    table = setting_of(match.room.name, match.options)
    rewards, points = _outcome(table, match)
    decisions = (step for step in match.steps() if step[0].actor != NATURE)
    for ply, (at, move) in enumerate(decisions):
        seat = at.actor
        legal, action = _numbers(table, at.state, move)
        yield Row(
            game,
            ply,
            seat,
            table.observe(table.game.view(at.state, seat)),
            np.packbits(table.mask(legal)),
            action,
            table.game.write(move),
            rewards[seat],
            points[seat],
        )


def _numbers(table: Setting, state: Any, move: Any) -> tuple[list[int], int]:
    """Return the legal actions, and the one that was played."""
    moves = table.game.moves(state)
    legal = [int(table.features.action_of(state, other)) for other in moves]
    return legal, legal[list(moves).index(move)]


def _outcome(table: Setting, match: AnyMatch) -> tuple[list[float], list[float]]:
    """Return rewards and points by seat; NaN for a game that is not over."""
    unknown = [float("nan")] * table.players
    if not match.over:
        return unknown, unknown
    score = table.game.scores(match.state)
    rewards = list(table.rewards(score.winners, score.won))
    return rewards, [float(n) for n in score.points] or unknown


def about(table: Setting) -> dict[str, str]:
    """Return the metadata that a reader of the data needs."""
    return {
        "format": "embertide-data/2",
        "game": table.room.name,
        "actions": str(table.actions),
        "shape": ",".join(map(str, table.shape)),
        "planes": ",".join(plane.name for plane in table.features.PLANES),
    }
