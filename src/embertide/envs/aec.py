"""PettingZoo's turn-based form (AEC): seats as agents, one acting after another."""

from typing import Any

from embertide.core.dice import Dice, fresh_seed
from embertide.core.extras import MissingExtra
from embertide.envs import spaces
from embertide.envs.form import Form
from embertide.envs.picture import MODES, render
from embertide.envs.session import Observation, Session
from embertide.envs.setting import Setting

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingExtra("pettingzoo") from None


DEFAULT = Form()


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game after another; an agent is `seat_0`, `seat_1` and so on.

    `form` says how the game is observed and rewarded, and what an illegal action leads to; the
    `info` of one has `illegal`. With `max_cycles` a game is truncated when every seat has acted
    that number of times.
    """

    def __init__(self, setting: Setting, form: Form = DEFAULT) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{setting.room.name}_v0",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.render_mode = form.render_mode
        self.max_cycles = form.max_cycles
        self.session = Session(setting, form)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: spaces.observations(setting, form) for agent in self._seats}
        self._actions = {agent: spaces.actions(setting) for agent in self._seats}
        self._dice: Dice | None = None
        self._games = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observation and mask, the same for all agents."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of action numbers, the same for all agents."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed fixes it and all games after it."""
        if seed is not None or self._dice is None:
            self._dice, self._games = Dice(fresh_seed() if seed is None else seed), 0
        self.session.begin(self._dice.split(self._games))
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._select()

    def step(self, action: int | None) -> None:
        """Play the move of the current agent, and Nature's after it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos = {agent: {} for agent in self.agents}
        if not self.session.act(action):
            self.infos[agent]["illegal"] = True
        self.rewards = dict(zip(self.agents, self.session.rewards, strict=True))
        self._acted[agent] += 1
        self._look_for_the_end()
        self._accumulate_rewards()
        self._select()

    def _look_for_the_end(self) -> None:
        if self.session.over:
            self.terminations = dict.fromkeys(self.agents, True)
            result = self.session.result()
            for agent in self.agents:
                self.infos[agent] |= result
        elif self._is_too_long():
            self.truncations = dict.fromkeys(self.agents, True)

    def _is_too_long(self) -> bool:
        return self.max_cycles is not None and min(self._acted.values()) >= self.max_cycles

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(self.session.game.actor, 0)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now."""
        return self.session.observe(self._seats[agent])

    def render(self) -> Any:
        """Render the table as a spectator sees it: text or a picture, by `render_mode`."""
        return render(self.session.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def guarded(env: SeatsEnv) -> Any:
    """Return the environment in PettingZoo's wrappers that detect wrong use."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
