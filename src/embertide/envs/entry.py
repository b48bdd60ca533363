"""What a named module of environments offers, whichever the game."""

from collections.abc import Iterable
from typing import Any

from embertide.core.actor import Seat
from embertide.envs import aec
from embertide.envs.aec import SeatsEnv
from embertide.envs.parallel import TogetherEnv
from embertide.envs.setting import setting
from embertide.envs.single import Bots, SeatEnv


class Entry:
    """The environments of one game; modes, variants and boards as in `embertide play`."""

    def __init__(self, game: str) -> None:
        self._game = game

    def env(  # noqa: PLR0913 - a parameter for each option
        self,
        *,
        players: int | None = None,
        mode: str | None = None,
        variants: Iterable[str] = (),
        board: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "replace",
    ) -> Any:
        """PettingZoo AEC; `illegal="end"` ends a game at an illegal action, as other games do."""
        raw = self.raw_env(
            players=players,
            mode=mode,
            variants=variants,
            board=board,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        return aec.guarded(raw, illegal)

    def raw_env(  # noqa: PLR0913 - a parameter for each option
        self,
        *,
        players: int | None = None,
        mode: str | None = None,
        variants: Iterable[str] = (),
        board: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> SeatsEnv:
        """The same without PettingZoo's guards against wrong use."""
        chosen = setting(self._game, players, mode, tuple(variants), board)
        return SeatsEnv(chosen, max_cycles, render_mode)

    def parallel_env(  # noqa: PLR0913 - a parameter for each option
        self,
        *,
        players: int | None = None,
        mode: str | None = None,
        variants: Iterable[str] = (),
        board: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> TogetherEnv:
        """PettingZoo's parallel form: all answer, the one on turn is heard."""
        chosen = setting(self._game, players, mode, tuple(variants), board)
        return TogetherEnv(chosen, max_cycles, render_mode)

    def single_env(  # noqa: PLR0913 - a parameter for each option
        self,
        *,
        players: int | None = None,
        mode: str | None = None,
        variants: Iterable[str] = (),
        board: str | None = None,
        seat: Seat = 0,
        bots: Bots = ("random",),
        render_mode: str | None = None,
    ) -> SeatEnv:
        """Gymnasium: alone, or one seat against bots."""
        chosen = setting(self._game, players, mode, tuple(variants), board)
        return SeatEnv(chosen, seat, bots, render_mode)
