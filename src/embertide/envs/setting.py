"""What all positions of a game share: the room, the options, and their sizes."""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.stepper import stepper_for

Planes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Setting:
    """A room and the options of one table."""

    def __init__(self, room: AnyRoom, options: Options) -> None:
        self.room = room
        self.game = room.game
        self.options = options
        self.players = options.players
        self.features = room.features()
        self.stepper = stepper_for(room, self.features)
        self.actions = self.features.ACTIONS
        self.shape = self.features.SHAPE

    @cached_property
    def opening(self) -> Any:
        """The start of the game in the form of the Stepper."""
        return self.stepper.enter(self.game.start(self.options))

    @cached_property
    def common(self) -> bool:
        """Whether all seats win or lose together."""
        return self.game.scores(self.game.start(self.options)).won is not None

    @property
    def least(self) -> float:
        """The lowest reward."""
        return 0.0 if self.common else -1 / (self.players - 1)

    def observe(self, view: Any) -> Planes:
        """Return the planes of a view."""
        planes: Planes = self.features.observe(view)
        return planes

    def mask(self, legal: Iterable[int]) -> Mask:
        """Return a 1 for each legal action, else 0."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def rewards(self, winners: tuple[Seat, ...], won: bool | None) -> tuple[float, ...]:
        """Return each seat's reward: 1 for a sole winner; joint winners share; the sum is 0.

        With a common goal, 1 for all or 0 for all.
        """
        seats = range(self.players)
        if won is not None:
            return tuple(float(won) for _ in seats)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        return tuple(self.rewards_of(shares))

    def rewards_of(self, shares: list[float]) -> list[float]:
        """Return each seat's reward for its share of the win; with a common goal, the same."""
        if self.common:
            return shares
        players = self.players
        return [(players * share - 1) / (players - 1) for share in shares]


@cache
def setting(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    variants: tuple[str, ...] = (),
    board: str | None = None,
) -> Setting:
    """Return the setting asked for; raise a Refusal if the options do not go together."""
    room = find_room(game)
    options = room.menu.order(players, mode, variants)
    if board is not None:
        options = options._replace(board=room.menu.board(board, options.players))
    return Setting(room, options)


@cache
def setting_of(game: str, options: Options) -> Setting:
    """Return the setting of options that are known to go together."""
    return Setting(find_room(game), options)
