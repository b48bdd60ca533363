"""The tensors and texts that OpenSpiel's algorithms receive for a position."""

from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.actor import Seat
from embertide.core.extras import MissingExtra
from embertide.envs.picture import as_text
from embertide.envs.position import EnvPosition
from embertide.envs.setting import Planes, Setting

try:
    import pyspiel
except ImportError:
    raise MissingExtra("open_spiel") from None


class Observer:
    """A seat's view, as planes and as a drawing; with perfect recall also all moves it has seen.

    The history is two rows: for each move, first to last, the actor (1 Nature, 2 + seat) and the
    action plus 1 (0 where the seat may not know it). Information states as text hold the same in
    notation. Public information is a spectator's view; private information is the difference to it.
    """

    def __init__(self, setting: Setting, kind: Any = None, params: Any = None) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self._draw = setting.room.draw
        self._recall = kind is not None and kind.perfect_recall
        self._public = kind is None or kind.public_info
        self._private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        size = int(np.prod(setting.shape))
        length = setting.room.length if self._recall else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(size + 2 * length, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        self.dict["planes"] = self.tensor[:size].reshape(setting.shape)
        if self._recall:
            self.dict["past"] = self.tensor[size:].reshape(2, length)

    def set_from(self, state: Any, player: Seat) -> None:
        """Fill the tensor with what a seat sees."""
        self.dict["planes"][:] = self._planes(state.position, player)
        if self._recall:
            self.dict["past"].fill(0)
            numbers = state.position.heard(player).numbers
            past = np.reshape(numbers, (-1, 2)) + (2, 1)  # noqa: RUF005 - a sum
            self.dict["past"][:, : len(past)] = past.T

    def _planes(self, position: EnvPosition, player: Seat) -> Planes:
        if not self._private:
            return position.observe(None)
        planes = position.observe(player)
        return planes if self._public else planes * (planes != position.observe(None))

    def string_from(self, state: Any, player: Seat) -> str:
        """Return the same information as text."""
        position = state.position
        if self._recall:
            return f"seat {player}: " + " ".join(position.heard(player).texts)
        everybody = as_text(self._draw(position.view(None)))
        if not self._private:
            return everybody
        own = as_text(self._draw(position.view(player)))
        return own if self._public else _difference(own, everybody)


def _difference(own: str, everybody: str) -> str:
    """Return the lines that differ from the public drawing."""
    lines = zip(own.splitlines(), everybody.splitlines(), strict=True)
    return "\n".join(line for line, other in lines if line != other)
