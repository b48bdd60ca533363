"""The buffers in which positions of competitive Feurio! are described."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.games.feurio.advice import outlook, posts, seats
from embertide.games.feurio.kernel import kernel

Array = npt.NDArray[Any]

# Workspace


class Workspace(NamedTuple):
    """The buffers of one game."""

    state: Array
    """The position, and one for trying moves."""
    outlook: Array
    view: Array
    posts: Array
    legal: Array
    out: npt.NDArray[np.float64]


def workspace() -> Workspace:
    """Allocate a workspace."""
    return Workspace(
        np.zeros(2, kernel.state_t),
        np.zeros(1, outlook.outlook_t),
        np.zeros(1, seats.view_t),
        np.zeros(1, posts.posts_t),
        np.zeros(kernel.MAX_ACTIONS, np.int32),
        np.zeros(4),
    )
