"""PettingZoo's parallel form: all agents act at every step; only the seat to move counts."""

from dataclasses import replace
from typing import Any

from embertide.core.extras import MissingExtra
from embertide.envs.aec import DEFAULT, SeatsEnv
from embertide.envs.form import Form
from embertide.envs.session import Observation
from embertide.envs.setting import Setting

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import ParallelEnv
except ImportError:
    raise MissingExtra("pettingzoo") from None

By = dict[str, Any]
"""A value for each agent."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game after another; a step is one decision, and the other agents' actions are ignored.

    With `max_cycles` a game is truncated after that number of steps.
    """

    def __init__(self, setting: Setting, form: Form = DEFAULT) -> None:
        self._env = SeatsEnv(setting, replace(form, max_cycles=None))
        self.metadata = self._env.metadata
        self.render_mode = form.render_mode
        self.max_cycles = form.max_cycles
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observation and mask; the mask is zero for agents not to move."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        """Return the space of action numbers, the same for all agents."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], By]:
        """Begin a new game."""
        self._env.reset(seed, options)
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observe(), {**self._env.infos}

    def step(self, actions: By) -> tuple[dict[str, Observation], By, By, By, By]:
        """Play the move of the agent to move."""
        env = self._env
        mover = env.agent_selection
        if mover not in actions:
            raise ValueError(f"A step needs an action of {mover}, whose turn it is.")
        env.step(actions[mover])
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
        """Render the table as a spectator sees it."""
        return self._env.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
