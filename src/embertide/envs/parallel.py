"""PettingZoo's parallel form: all agents answer at every step, and the one on turn is heard."""

from typing import Any

from embertide.envs.aec import SeatsEnv
from embertide.envs.extra import Missing
from embertide.envs.session import Observation
from embertide.envs.setting import Setting

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import ParallelEnv
except ImportError:
    raise Missing("pettingzoo") from None

By = dict[str, Any]
"""Something for each agent."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The same game: a step is one decision; the actions of those not on turn are ignored.

    With `max_cycles` a game is broken off after that many steps.
    """

    def __init__(
        self, setting: Setting, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        self._env = SeatsEnv(setting, render_mode=render_mode)
        self.metadata = self._env.metadata
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Dict:
        """Planes and a mask, the same for all; the mask is zeros for those not on turn."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        """The action numbers of the game, the same for all."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], By]:
        """A new game."""
        self._env.reset(seed, options)
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observe(), {**self._env.infos}

    def step(self, actions: By) -> tuple[dict[str, Observation], By, By, By, By]:
        """The move of the agent on turn."""
        env = self._env
        env.step(actions[env.agent_selection])
        self._steps += 1
        over = all(env.terminations.values())
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        rewards, infos, observations = {**env.rewards}, {**env.infos}, self._observe()
        if over or cut:
            self.agents = []
        every = self.possible_agents
        return observations, rewards, dict.fromkeys(every, over), dict.fromkeys(every, cut), infos

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._env.observe(agent) for agent in self.possible_agents}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._env.render()

    def close(self) -> None:
        """There is nothing to close."""
