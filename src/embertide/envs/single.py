"""Gymnasium: alone, or one seat against computer players."""

from collections.abc import Sequence
from typing import Any

from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.player import Player
from embertide.envs import spaces
from embertide.envs.extra import Missing
from embertide.envs.picture import MODES, render
from embertide.envs.session import ILLEGAL, Observation, Session
from embertide.envs.setting import Mask, Setting, setting
from embertide.search.bots import bot

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise Missing("gymnasium") from None

Bots = Sequence[str | Player]
"""Names as in `embertide arena`, or players of one's own, clockwise and again from the first."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are played by bots, and chance is hidden inside.

    A step is one decision. The reward comes at the end (see `Setting.rewards`). An illegal action
    costs 1, and the legal one with the lowest number is played instead; the info says `illegal`.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        setting: Setting,
        seat: Seat = 0,
        bots: Bots = ("random",),
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < setting.players:
            raise Malformed("option-seat", seat=seat, last=setting.players - 1)
        self.render_mode = render_mode
        self.observation_space = spaces.observations(setting)
        self.action_space = spaces.actions(setting)
        self._seat = seat
        self._session = Session(setting)
        self._bots = _seated(setting, seat, bots)
        self._dice = Dice(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(1 << 62)))
        self._session.begin(self._dice.split("nature"))
        self._wait()
        return self._session.observe(self._seat), {}

    def step(self, action: Any) -> Step:
        """The seat's move, and all others' up to its next decision."""
        legal = self._session.act(int(action))
        self._wait()
        reward = self._session.position.rewards()[self._seat] + (0.0 if legal else ILLEGAL)
        info: dict[str, Any] = dict(self._session.result())
        if not legal:
            info["illegal"] = True
        over = self._session.position.over
        return self._session.observe(self._seat), reward, over, False, info

    def _wait(self) -> None:
        """The bots move until it is the seat's turn, or the end."""
        while not (self._session.position.over or self._session.position.actor == self._seat):
            position = self._session.position
            state, actor = position.state, position.actor
            game, kernel = position.setting.game, position.setting.kernel
            view, moves = game.view(state, actor), game.moves(state)
            move = self._bots[actor].choose(view, moves, self._dice)
            self._session.act(kernel.action_of(state, move))

    def action_masks(self) -> Mask:
        """A one for each legal action, as learners that ask for masks expect it."""
        return self._session.mask(self._seat)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self._session.position, self.render_mode)


def _seated(setting: Setting, seat: Seat, bots: Bots) -> dict[Seat, Player]:
    """A player for every other seat."""
    others = [(seat + step) % setting.players for step in range(1, setting.players)]
    if others and not bots:
        raise Malformed("option-no-bots")
    given = [bots[i % len(bots)] for i in range(len(others))]
    room, options = setting.room, setting.options
    players = (bot(one, room, options) if isinstance(one, str) else one for one in given)
    return dict(zip(others, players, strict=True))


def make(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: str,
    players: int | None = None,
    mode: str | None = None,
    variants: Sequence[str] = (),
    board: str | None = None,
    seat: Seat = 0,
    bots: Bots = ("random",),
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of the game of that name."""
    return SeatEnv(setting(game, players, mode, tuple(variants), board), seat, bots, render_mode)


for _name in ROOMS:
    gymnasium.register(f"embertide/{_name}-v0", f"{__name__}:make", kwargs={"game": _name})
