"""Gymnasium: a solitaire game, or one seat against computer players."""

from collections.abc import Iterable, Sequence
from typing import Any

from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.extras import MissingExtra
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.envs import spaces
from embertide.envs.form import Form
from embertide.envs.picture import MODES, render
from embertide.envs.session import Observation, Session
from embertide.envs.setting import Mask, Setting, setting
from embertide.search.bots import bot

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise MissingExtra("gymnasium") from None

Bots = Sequence[str | AnyPlayer]
"""Names as in `embertide arena`, or own players; clockwise, repeated if there are too few."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


DEFAULT = Form()


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots play the others, and Nature moves by itself.

    A step is one decision of the seat; its reward includes what the moves of the others bring it.
    `form` says how the game is observed and rewarded, and what an illegal action leads to; the
    `info` of one has `illegal`. With `max_cycles` a game is truncated after that number of steps.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        setting: Setting,
        seat: Seat = 0,
        bots: Bots = ("random",),
        form: Form = DEFAULT,
    ) -> None:
        check_seat(setting, seat)
        self.render_mode = form.render_mode
        self.observation_space = spaces.observations(setting, form)
        self.action_space = spaces.actions(setting)
        self._seat = seat
        self._session = Session(setting, form)
        self._steps = 0
        self._owed = 0.0  # what the moves before the seat's first decision brought
        self._bots = seated(setting, seat, bots)
        self._dice = Dice(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and advance it to the seat's first decision."""
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(1 << 62)))
        self._session.begin(self._dice.split("nature"))
        self._steps = 0
        self._owed = self._wait()
        return self._session.observe(self._seat), {}

    def step(self, action: Any) -> Step:
        """Play the seat's move, and all others up to its next decision."""
        session = self._session
        legal = session.act(action)
        reward = self._owed + session.rewards[self._seat] + self._wait()
        self._owed = 0.0
        self._steps += 1
        info: dict[str, Any] = session.result()
        if not legal:
            info["illegal"] = True
        most = session.form.max_cycles
        cut = not session.over and most is not None and self._steps >= most
        return session.observe(self._seat), reward, session.over, cut, info

    def _wait(self) -> float:
        """Let the bots move until the seat's turn, or the end; return what it brings the seat."""
        session, brought = self._session, 0.0
        while not (session.over or session.game.actor == self._seat):
            session.act(self._chosen(session.game.actor))
            brought += session.rewards[self._seat]
        return brought

    def _chosen(self, actor: Seat) -> int:
        """Return the action of a bot; a random one needs no view for it."""
        game, player = self._session.game, self._bots[actor]
        if isinstance(player, RandomPlayer):
            legal = game.legal()
            return int(legal[self._dice.below(len(legal))])
        setting, state = self._session.setting, game.state()
        view, moves = setting.game.view(state, actor), setting.game.moves(state)
        move = player.choose(view, moves, self._dice)
        return setting.features.action_of(state, move)

    def action_masks(self) -> Mask:
        """Return a 1 for each legal action, as learners with masks expect it."""
        return self._session.mask(self._seat)

    def render(self) -> Any:
        """Render the table as a spectator sees it."""
        return render(self._session.position, self.render_mode)


def check_seat(setting: Setting, seat: Any) -> None:
    """Raise a Refusal if there is no such seat."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < setting.players:
        raise Malformed("option-seat", seat=seat, last=setting.players - 1)


def seated(setting: Setting, seat: Seat, bots: Bots) -> dict[Seat, AnyPlayer]:
    """Return a player for every other seat."""
    others = [(seat + step) % setting.players for step in range(1, setting.players)]
    check_bots(bots, len(others))
    given = [bots[i % len(bots)] for i in range(len(others))]
    room, options = setting.room, setting.options
    players = (bot(one, room, options) if isinstance(one, str) else one for one in given)
    return dict(zip(others, players, strict=True))


def check_bots(bots: Any, others: int) -> None:
    """Raise a Refusal or a ValueError unless these are players for the other seats."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError(f"bots is a list of names or players, not {bots!r}.")
    if others and not bots:
        raise Malformed("option-no-bots")
    for one in bots:
        if not isinstance(one, str) and not callable(getattr(one, "choose", None)):
            raise ValueError(f"A bot is a name or has choose(view, moves, dice); {one!r} has not.")


def make(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: str,
    players: int | None = None,
    mode: str | None = None,
    variants: Iterable[str] = (),
    board: str | None = None,
    seat: Seat = 0,
    bots: Bots = ("random",),
    observation: str = "planes",
    reward: str = "win",
    illegal: str = "replace",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """Return the environment of one seat of the game of that name."""
    form = Form(observation, reward, illegal, max_cycles, render_mode)
    return SeatEnv(setting(game, players, mode, tuple(variants), board), seat, bots, form)


for _name, _room in ROOMS.items():
    if _room.load_features is None:
        continue
    gymnasium.register(
        f"embertide/{_name}-v0",
        f"{__name__}:make",
        vector_entry_point="embertide.envs.vector:make",
        kwargs={"game": _name},
    )
