"""PettingZoo: seats as agents, one acting after another."""

from typing import Any

from embertide.core.dice import Dice, fresh_seed
from embertide.envs import spaces
from embertide.envs.extra import Missing
from embertide.envs.picture import MODES, render
from embertide.envs.session import ILLEGAL, Observation, Session
from embertide.envs.setting import Setting

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise Missing("pettingzoo") from None


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game after another; an agent is `seat_0`, `seat_1` and so on.

    Rewards come at the end only (see `Setting.rewards`). With `max_cycles` a game is broken off
    when every seat has acted that often. An illegal action costs its seat 1, and the legal one with
    the lowest number is played instead; its info then says `illegal`.
    """

    def __init__(
        self, setting: Setting, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{setting.room.name}_v0",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.session = Session(setting)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: spaces.observations(setting) for agent in self._seats}
        self._actions = {agent: spaces.actions(setting) for agent in self._seats}
        self._dice: Dice | None = None
        self._games = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict:
        """Planes and a mask, the same for all."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """The action numbers of the game, the same for all."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, it and those that follow are always the same."""
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
        """The move of the agent whose turn it is, and Nature's after it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {agent: {} for agent in self.agents}
        if not self.session.act(action):
            self.rewards[agent] = ILLEGAL
            self.infos[agent] = {"illegal": True}
        self._acted[agent] += 1
        self._look_for_the_end()
        self._accumulate_rewards()
        self._select()

    def _look_for_the_end(self) -> None:
        if self.session.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, reward in zip(self.agents, self.session.position.rewards(), strict=True):
                self.rewards[agent] += reward
                self.infos[agent] |= self.session.result()
        elif self._is_too_long():
            self.truncations = dict.fromkeys(self.agents, True)

    def _is_too_long(self) -> bool:
        return self.max_cycles is not None and min(self._acted.values()) >= self.max_cycles

    def _select(self) -> None:
        actor = self.session.position.actor
        self.agent_selection = self.possible_agents[max(actor, 0)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self.session.observe(self._seats[agent])

    def render(self) -> Any:
        """The table as a spectator sees it: text or a picture, by `render_mode`."""
        return render(self.session.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def guarded(env: SeatsEnv, illegal: str = "replace") -> Any:
    """The environment with PettingZoo's guards against wrong use.

    With `illegal="end"` an illegal action ends the game and costs 1.
    """
    wrapped = env
    if illegal == "end":
        wrapped = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
