"""PettingZoo's own tests, unchanged, and agreement of its environments with the rules."""

from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.aec import SeatsEnv, guarded
from embertide.envs.picture import SIZE
from embertide.envs.setting import setting_of

# PettingZoo warns about observations that are not plain arrays, except in its own games, which also
# contain a mask; and about agents without a legal action, as all are when a game is over.
MASKED = [
    pytest.mark.filterwarnings(f"ignore:{text}:UserWarning")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def masked(test: Any) -> Any:
    for mark in MASKED:
        test = mark(test)
    return test


@masked
def test_api(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=60)
    api_test(module.raw_env(players=3), num_cycles=20)


@masked
def test_api_where_games_end_at_an_illegal_action(module: ModuleType) -> None:
    api_test(module.env(illegal="end"), num_cycles=10)


@masked
def test_api_at_every_table(room: AnyRoom, options: Options) -> None:
    api_test(guarded(SeatsEnv(setting_of(room.name, options))), num_cycles=4)


def test_seeds(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=12)


def test_max_cycles(module: ModuleType) -> None:
    max_cycles_test(module)
    for players in (3, 4):
        max_cycles_test(
            SimpleNamespace(
                env=lambda max_cycles, n=players: module.env(players=n, max_cycles=max_cycles),
                parallel_env=lambda max_cycles, n=players: module.parallel_env(
                    players=n, max_cycles=max_cycles
                ),
            )
        )


@masked
def test_parallel_api(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=20)


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; return the total reward of each agent."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, broken, _ = env.last()
        got[agent] += reward
        done = over or broken
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_a_whole_game_is_zero_sum(module: ModuleType) -> None:
    got = play(module.env(players=3), 5)
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0
    assert play(module.env(players=3), 5) == got


def test_games_after_a_seeded_one_differ_and_repeat(module: ModuleType) -> None:
    def two() -> list[bytes]:
        env = module.env()
        env.reset(seed=3)
        first = env.last()[0]["observation"].tobytes()
        _ = [env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0])) for _ in range(4)]
        env.reset()
        _ = [env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0])) for _ in range(4)]
        return [first, env.last()[0]["observation"].tobytes()]

    assert two() == two()
    assert len(set(two())) == 2


def test_an_illegal_action_costs_and_is_replaced(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[-1]))
    assert env.rewards[agent] == -1
    assert env.infos[agent] == {"illegal": True}
    (lowest, *_) = np.flatnonzero(mask)
    assert lowest in env.session.position.actions()
    assert not any(env.terminations.values())


def test_rendering(module: ModuleType) -> None:
    text = module.env(render_mode="ansi")
    text.reset(seed=1)
    assert len(text.render().splitlines()) > 5
    picture = module.env(render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert pixels.shape == (*SIZE[::-1], 3)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5


def test_wrong_options_are_refused(module: ModuleType) -> None:
    with pytest.raises(Exception, match="players"):
        module.env(players=9)
