"""What stays the same in all positions of a game: the room, the options, its numbers."""

from collections.abc import Iterable
from functools import cache, cached_property
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.core.actor import Seat
from embertide.core.options import Options
from embertide.core.room import Room

Planes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Setting:
    """A room and the options of one table."""

    def __init__(self, room: Room, options: Options) -> None:
        self.room = room
        self.game = room.game
        self.options = options
        self.players = options.players
        self.kernel: ModuleType = room.kernel()
        self.features: ModuleType = room.features()
        self.actions: int = self.kernel.ACTIONS
        self.shape: tuple[int, int, int] = self.features.SHAPE

    @cached_property
    def opening(self) -> npt.NDArray[Any]:
        """The record before anything was drawn."""
        record: npt.NDArray[Any] = self.kernel.from_state(self.game.start(self.options))
        return record

    @cached_property
    def common(self) -> bool:
        """Whether all win or lose together."""
        return self.game.scores(self.game.start(self.options)).won is not None

    @property
    def least(self) -> float:
        """The lowest reward."""
        return 0.0 if self.common else -1 / (self.players - 1)

    def observe(self, view: Any) -> Planes:
        """The planes of a view."""
        planes: Planes = self.features.observe(view)
        return planes

    def mask(self, legal: Iterable[int]) -> Mask:
        """A one for each legal action, else zeros."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def rewards(self, winners: tuple[Seat, ...], won: bool | None) -> tuple[float, ...]:
        """1 for a win, else less: the rewards of opponents sum to 0, those who share a win share.

        With a common goal 1 for all or 0 for all.
        """
        seats, players = range(self.players), self.players
        if won is not None:
            return tuple(float(won) for _ in seats)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        return tuple((players * share - 1) / (players - 1) for share in shares)


@cache
def setting(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    variants: tuple[str, ...] = (),
    board: str | None = None,
) -> Setting:
    """The setting asked for; refuses what does not go together."""
    room = find_room(game)
    options = room.menu.order(players, mode, variants)
    if board is not None:
        options = options._replace(board=room.menu.board(board, options.players))
    return Setting(room, options)


@cache
def setting_of(game: str, options: Options) -> Setting:
    """The setting of options known to go together."""
    return Setting(find_room(game), options)
