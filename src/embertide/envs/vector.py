"""Gymnasium's vector form: one seat in each of many games in step, on kernel records."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NOBODY, Seat
from embertide.core.dice import Dice, fresh_seed
from embertide.core.extras import MissingExtra
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.envs import seat_loop, spaces
from embertide.envs.form import REWARDS, Form, check_count
from embertide.envs.picture import MODES, render_view
from embertide.envs.seat_loop import Conditions, make_course
from embertide.envs.session import ILLEGAL
from embertide.envs.setting import Setting, setting
from embertide.envs.single import DEFAULT, Bots, check_seat, seated
from embertide.envs.threads import Threads

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("gymnasium") from None

Bools = npt.NDArray[np.bool_]
Seen = dict[str, npt.NDArray[Any]]
Infos = dict[str, Any]
Step = tuple[Seen, npt.NDArray[np.float64], Bools, Bools, Infos]


class SeatVectorEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat of each of n games; bots play the others.

    Everything is as in `SeatEnv`, for n games at once, in the autoreset modes of Gymnasium. Random
    opponents are compiled; other bots are asked one by one. With `copy=False` observations are
    arrays that the next step overwrites.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a parameter for each option
        self,
        setting: Setting,
        num_envs: int,
        seat: Seat = 0,
        bots: Bots = ("random",),
        form: Form = DEFAULT,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        check_count("num_envs", num_envs)
        check_count("threads", threads)
        check_seat(setting, seat)
        form.check(setting)
        if setting.room.load_sketches is None:
            raise ValueError(f"{setting.room.name} has no vector form; use single environments.")
        self.num_envs, self.render_mode = num_envs, form.render_mode
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {
            "render_modes": MODES,
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = spaces.observations(setting, form)
        self.single_action_space = spaces.actions(setting)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._setting, self._form, self._seat, self._copy = setting, form, seat, copy
        self._games = Threads(setting.room, setting.options, num_envs, min(threads, num_envs))
        self._bots = seated(setting, seat, bots)
        self._table = _table(setting, seat, self._bots, form, self._games)
        self._course = make_course(num_envs, setting.players)
        self._seats = np.full(num_envs, seat, np.int8)
        self._mask = np.zeros((num_envs, setting.actions), np.bool_)
        self._steps = np.zeros(num_envs, np.int64)
        self._over = np.ones(num_envs, np.bool_)  # whether a game has ended and waits for the next
        self._dice: list[Dice] = []

    @cached_property
    def observation_space(self) -> Any:  # type: ignore[override]  # made when asked for
        """The space of the observations of all games; its bounds are as large as those."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, Infos]:
        """Begin all games, or those of `options["reset_mask"]`; a seed fixes them and later ones.

        Game i has the seed `seed · 2³² + i`, each later one there n more; a list has a seed for
        each.
        """
        which = self._asked(options)
        seeds = self._seeds(seed, begun=bool(self._dice))
        if seeds is not None:
            given = self._games.report.seeds
            given[which] = np.array([(one << 32) + i for i, one in enumerate(seeds)])[which]
            fresh = [Dice(f"{one}/{i}") for i, one in enumerate(seeds)]
            old = self._dice or fresh
            self._dice = [fresh[i] if which[i] else old[i] for i in range(self.num_envs)]
        else:
            self._games.report.seeds[which] += self.num_envs
        self._begin(which)
        return self._observe(), {}

    def _asked(self, options: dict[str, Any] | None) -> Bools:
        """Return the games that a reset is about."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        wrong = not isinstance(mask, np.ndarray) or mask.dtype != np.bool_
        if wrong or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(
                f"reset_mask is an array of {self.num_envs} bools, not all of them no."
            )
        if not self._dice and not mask.all():
            raise ValueError("Reset all games before some of them.")
        found: Bools = mask
        return found

    def _seeds(self, seed: int | Sequence[int | None] | None, begun: bool) -> list[int] | None:
        """Return a seed for each game, or None if the games follow those before them."""
        if seed is None and begun:
            return None
        given = [seed] * self.num_envs if seed is None or isinstance(seed, int) else list(seed)
        if len(given) != self.num_envs:
            raise ValueError(f"A list of seeds has {self.num_envs} of them, not {len(given)}.")
        seeds = [fresh_seed() >> 33 if one is None else one for one in given]
        if not all(isinstance(one, int) and 0 <= one < 2**31 for one in seeds):
            raise ValueError(f"A seed is from 0 to 2147483647, not {seed!r}.")
        return seeds

    def _begin(self, which: Bools) -> None:
        self._course.acting[:] = which
        self._run(seat_loop.begin_all)
        self._wait()
        self._steps[which] = 0
        self._over[which] = False

    def step(self, actions: Any) -> Step:
        """Play the seat's move in each game, and all others up to its next decision."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"A step takes {self.num_envs} whole numbers, an action for each game."
            )
        ended = self._over.copy()
        if ended.any() and self.autoreset_mode != AutoresetMode.NEXT_STEP:
            raise ValueError(f"Game {int(np.argmax(ended))} is over: reset it first.")
        rewards, terminated = self._play(chosen, ~ended)
        if ended.any():  # NEXT_STEP: the step after the last one begins the next game
            self._games.report.seeds[ended] += self.num_envs
            self._begin(ended)
        truncated = self._is_cut() & ~terminated
        self._over = terminated | truncated
        infos = self._infos(terminated)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._over.any():
            infos = self._final(infos)
            self._games.report.seeds[self._over] += self.num_envs
            self._begin(self._over.copy())
        return self._observe(), rewards, terminated, truncated, infos

    def _play(self, chosen: npt.NDArray[Any], playing: Bools) -> tuple[Any, Bools]:
        """Play the actions; return the rewards, and the games that have ended."""
        course, actor = self._course, self._games.report.actor
        course.acting[:], course.chosen[:], course.illegal[:] = playing, chosen, False
        self._run(seat_loop.act_all)
        illegal = course.illegal.copy()
        self._wait()
        course.illegal[:] = illegal
        self._run(seat_loop.reward_all)
        rewards = course.rewards.copy()
        ended: Bools = playing & (actor == NOBODY)
        if self._form.reward == "win" and not self._setting.common:
            players = self._setting.players
            rewards[ended] = (players * rewards[ended] - 1) / (players - 1)
        rewards += np.where(illegal, ILLEGAL, 0.0)
        rewards[~playing] = 0.0
        self._steps += playing
        if self._form.illegal == "end":
            ended = ended | illegal
        return rewards, ended

    def _is_cut(self) -> Bools:
        most = self._form.max_cycles
        none = np.zeros(self.num_envs, np.bool_)
        return none if most is None else np.asarray(self._steps >= most)

    def _wait(self) -> None:
        """Ask the bots that are not compiled until the seat is to act in all games."""
        actor, course = self._games.report.actor, self._course
        while True:
            waiting = (actor != NOBODY) & (actor != self._seat) & ~self._stopped()
            if not waiting.any():
                return
            for i in np.flatnonzero(waiting).tolist():
                course.chosen[i] = self._chosen(i, int(actor[i]))
            course.acting[:] = waiting
            self._run(seat_loop.act_all)

    def _stopped(self) -> Bools:
        """Return the games that an illegal action has ended."""
        stopped: Bools = self._course.illegal & (self._form.illegal == "end")
        return stopped

    def _chosen(self, i: int, actor: Seat) -> int:
        """Return the action of a bot in a game."""
        at = self._setting
        state = at.room.kernel().to_state(self._games.games[i : i + 1])
        view, moves = at.game.view(state, actor), at.game.moves(state)
        return at.features.action_of(state, self._bots[actor].choose(view, moves, self._dice[i]))

    def _run(self, work: Callable[..., None]) -> None:
        games, table, course = self._games, self._table, self._course
        games.share(lambda span: work(games.games, games.report, table, course, span))

    def _observe(self) -> Seen:
        inputs = self._form.observation == "inputs"
        seen = self._games.inputs(self._seats) if inputs else self._games.planes(self._seats)
        masks = self.action_masks()
        both = {"observation": seen, "action_mask": masks.view(np.int8)}
        return {name: array.copy() for name, array in both.items()} if self._copy else both

    def action_masks(self) -> Bools:
        """Return whether each action is legal in each game; none where the game is over."""
        mask: Bools = self._mask
        self._games.mark(mask)
        mask[self._games.report.actor != self._seat] = False
        if self._form.illegal == "end":
            mask[self._course.illegal] = False
        return mask

    def _infos(self, terminated: Bools) -> Infos:
        """Return the results of the games that have ended, and where an action was illegal."""
        infos: Infos = {}
        if self._course.illegal.any():
            infos |= {
                "illegal": self._course.illegal.copy(),
                "_illegal": self._course.illegal.copy(),
            }
        ended = terminated & (self._games.report.actor == NOBODY)
        if not ended.any():
            return infos
        if self._setting.common:
            return infos | {"won": self._course.shares[:, 0] == 1, "_won": ended}
        infos |= {"scores": self._course.points.copy(), "_scores": ended}
        return infos | {"winners": self._course.shares > 0, "_winners": ended.copy()}

    def _final(self, infos: Infos) -> Infos:
        """Return the infos with the last observation of each game that has ended."""
        seen, final = self._observe(), np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(self._over).tolist():
            final[i] = {name: array[i].copy() for name, array in seen.items()}
        over = self._over.copy()
        return {"final_obs": final, "_final_obs": over, "final_info": infos, "_final_info": over}

    def render(self) -> tuple[Any, ...]:
        """Render every table as a spectator sees it."""
        at, games = self._setting, self._games.games
        states = [at.room.kernel().to_state(games[i : i + 1]) for i in range(self.num_envs)]
        views = (at.game.view(state, None) for state in states)
        return tuple(render_view(at.room, view, self.render_mode) for view in views)


def _mode(given: Any) -> AutoresetMode:
    by_name = {mode.value: mode for mode in AutoresetMode}
    mode = by_name.get(given, given) if isinstance(given, str) else given
    if not isinstance(mode, AutoresetMode):
        raise ValueError(f"autoreset_mode is one of {', '.join(by_name)}, not {given!r}.")
    return mode


def _table(
    at: Setting, seat: Seat, bots: dict[Seat, AnyPlayer], form: Form, games: Threads
) -> Conditions:
    """Return what all games share, for compiled code."""
    random = [isinstance(bots.get(one), RandomPlayer) for one in range(at.players)]
    counted = REWARDS.index(form.reward)
    return Conditions(games.root, seat, np.array(random), form.illegal == "replace", counted)


def make(  # noqa: PLR0913, PLR0917 - a parameter for each option
    game: str,
    num_envs: int = 1,
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
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    threads: int = 1,
    copy: bool = True,
) -> SeatVectorEnv:
    """Return the vector environment of one seat of the game of that name."""
    form = Form(observation, reward, illegal, max_cycles, render_mode)
    table = setting(game, players, mode, tuple(variants), board)
    return SeatVectorEnv(table, num_envs, seat, bots, form, autoreset_mode, threads, copy)
