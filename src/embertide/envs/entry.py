"""The constructors that every module of environments offers."""

from collections.abc import Iterable
from typing import Any, TypedDict, Unpack

from embertide.core.actor import Seat
from embertide.envs import aec
from embertide.envs.aec import SeatsEnv
from embertide.envs.form import Form
from embertide.envs.parallel import TogetherEnv
from embertide.envs.setting import Setting, setting
from embertide.envs.single import Bots, SeatEnv


class Wish(TypedDict, total=False):
    """The arguments of all forms of an environment; docs/research.md says what they do."""

    players: int | None
    mode: str | None
    variants: Iterable[str]
    board: str | None
    observation: str
    reward: str
    illegal: str
    max_cycles: int | None
    render_mode: str | None


class Entry:
    """The environments of one game; modes, variants and boards as in `embertide play`.

    Raises:
        Refusal: if the options do not go together; a ValueError names any other wrong value.
        TypeError: if there is no such argument.
    """

    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, **wish: Unpack[Wish]) -> Any:
        """PettingZoo AEC, in the wrappers that detect wrong use."""
        return aec.guarded(self.raw_env(**wish))

    def raw_env(self, **wish: Unpack[Wish]) -> SeatsEnv:
        """PettingZoo AEC without the wrappers that detect wrong use."""
        return SeatsEnv(*_chosen(self._game, **wish))

    def parallel_env(self, **wish: Unpack[Wish]) -> TogetherEnv:
        """PettingZoo's parallel form: all agents act; only the seat to move counts."""
        return TogetherEnv(*_chosen(self._game, **wish))

    def single_env(
        self, *, seat: Seat = 0, bots: Bots = ("random",), **wish: Unpack[Wish]
    ) -> SeatEnv:
        """Gymnasium: a solitaire game, or one seat against bots."""
        where, form = _chosen(self._game, **wish)
        return SeatEnv(where, seat, bots, form)


def _chosen(  # noqa: PLR0913 - a parameter for each option
    game: str,
    *,
    players: int | None = None,
    mode: str | None = None,
    variants: Iterable[str] = (),
    board: str | None = None,
    observation: str = "planes",
    reward: str = "win",
    illegal: str = "replace",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> tuple[Setting, Form]:
    """Return the table and the form asked for."""
    form = Form(observation, reward, illegal, max_cycles, render_mode)
    return setting(game, players, mode, tuple(variants), board), form
