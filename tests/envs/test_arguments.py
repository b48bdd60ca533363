"""All forms take the same arguments, refuse wrong ones in a sentence, and reward the same."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from embertide.core.errors import Malformed
from embertide.core.score import Score
from embertide.envs import feurio_v0, firewater_v0, vector
from embertide.envs.wrappers import MaskApart

FORMS = ("env", "raw_env", "parallel_env", "single_env")

WRONG = [
    ({"render_mode": "human"}, "render_mode is 'ansi' or 'rgb_array', not 'human'."),
    ({"illegal": "bogus"}, "illegal is 'replace' or 'end', not 'bogus'."),
    ({"observation": "pixels"}, "observation is 'planes' or 'inputs', not 'pixels'."),
    ({"reward": "gold"}, "reward is 'win', 'score' or 'goals', not 'gold'."),
    ({"reward": "goals"}, 'Only a common goal has parts: use reward="win" or "score".'),
    ({"max_cycles": 0}, "max_cycles is a whole number from 1, not 0."),
    ({"max_cycles": 2.5}, "max_cycles is a whole number from 1, not 2.5."),
]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("wrong", "said"), WRONG, ids=lambda value: str(value)[:30])
def test_a_wrong_value_is_named(
    module: ModuleType, form: str, wrong: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the text is compared
        getattr(module, form)(**wrong)
    assert str(refused.value) == said


def test_what_does_not_go_together_is_refused(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="bots is a list of names or players, not 'ember'"):
        module.single_env(bots="ember")
    with pytest.raises(ValueError, match=r"A bot is a name or has choose"):
        module.single_env(bots=[7])
    for seat in (-1, "left", True):
        with pytest.raises(Malformed, match="no seat"):
            module.single_env(seat=seat)
    with pytest.raises(TypeError, match="seats"):
        module.parallel_env(seats=2)
    with pytest.raises(ValueError, match="A common goal has no points"):
        feurio_v0.env(mode="cooperative", reward="score")


def test_an_action_is_a_whole_number(module: ModuleType) -> None:
    for env in (module.raw_env(), module.single_env()):
        env.reset(seed=1)
        for action in (None, "pass", 0.5, np.zeros(2)):
            with pytest.raises(ValueError, match="An action is a whole number, not"):
                env.step(action)
        env.step(10**30)  # illegal, and replaced
    together = module.parallel_env()
    together.reset(seed=1)
    with pytest.raises(ValueError, match="A step needs an action of seat_"):
        together.step({})


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def turn_based(module: ModuleType, **wish: Any) -> tuple[list[float], dict[str, Any]]:
    """Play a random game; return what each seat got in all, and the last info."""
    env, rng = module.raw_env(**wish), np.random.default_rng(1)
    env.reset(seed=2)
    got = dict.fromkeys(env.agents, 0.0)
    info: dict[str, Any] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        got[agent] += reward
        env.step(None if over or cut else chosen(seen, rng))
    return list(got.values()), info


def together(module: ModuleType, **wish: Any) -> tuple[list[float], dict[str, Any]]:
    env, rng = module.parallel_env(**wish), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    got = dict.fromkeys(env.agents, 0.0)
    infos: dict[str, Any] = {}
    while env.agents:
        mover = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
        actions = dict.fromkeys(env.agents, 0) | {mover: chosen(seen[mover], rng)}
        seen, rewards, _, _, infos = env.step(actions)
        got = {agent: got[agent] + rewards[agent] for agent in got}
    return list(got.values()), infos["seat_0"]


@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_are_the_same_in_both_forms_of_pettingzoo(module: ModuleType, reward: str) -> None:
    wish = {"players": 3, "reward": reward}
    got, info = turn_based(module, **wish)
    assert (got, info) == together(module, **wish)
    points, winners = info["scores"], info["winners"]
    if reward == "score":
        leads = [own - max(points[:i] + points[i + 1 :]) for i, own in enumerate(points)]
        assert got == leads
    else:
        assert sum(got) == pytest.approx(0)
        assert [seat for seat, reward in enumerate(got) if reward > 0] == winners


def test_parts_of_a_common_goal_are_rewarded() -> None:
    """What a game brings is the number of colours that have done their part."""
    env = feurio_v0.raw_env(players=2, mode="cooperative", reward="goals")
    rng, brought = np.random.default_rng(1), set()
    for seed in range(40):
        env.reset(seed=seed)
        got = 0.0
        for _ in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            got += reward if env.agent_selection == "seat_0" else 0
            if over:
                score: Score[Any] = env.session.position.score()
                assert env.session.game.reached() == sum(goal.reached for goal in score.breakdown)
            env.step(None if over or cut else chosen(seen, rng))
        brought.add(got)
    assert brought <= {0.0, 1.0, 2.0, 3.0, 4.0}


def test_a_seat_against_bots_gets_the_lead_at_the_end(module: ModuleType) -> None:
    env, rng = module.single_env(players=2, seat=1, reward="score"), np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(chosen(seen, rng))
        total += reward
    assert total == info["scores"][1] - info["scores"][0]


def test_an_illegal_action_ends_the_game_in_every_form(module: ModuleType) -> None:
    env = module.raw_env(illegal="end")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(-1)
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0} | {agent: -1.0}
    assert env.infos[agent] == {"illegal": True}
    both = module.parallel_env(illegal="end")
    both.reset(seed=1)
    _, rewards, ended, _, _ = both.step(dict.fromkeys(both.agents, -1))
    assert (sorted(rewards.values()), both.agents) == ([-1.0, 0.0], [])
    assert all(ended.values())
    alone = module.single_env(illegal="end")
    alone.reset(seed=1)
    _, reward, over, cut, info = alone.step(-1)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})


def test_a_game_is_cut_off_in_every_form(module: ModuleType) -> None:
    alone, rng = module.single_env(max_cycles=2), np.random.default_rng(1)
    seen, _ = alone.reset(seed=1)
    seen, _, over, cut, _ = alone.step(chosen(seen, rng))
    assert (over, cut) == (False, False)
    *_, over, cut, _ = alone.step(chosen(seen, rng))
    assert (over, cut) == (False, True)


def test_compact_observations_are_those_of_the_batch(module: ModuleType) -> None:
    """The same numbers in all forms, within the bounds of the space."""
    game = module.__name__.rpartition(".")[2].removesuffix("_v0")
    one = module.raw_env(observation="inputs")
    one.reset(seed=1)
    seen = one.observe("seat_0")
    assert seen in one.observation_space("seat_0")
    many = vector.make(game, 1, observation="inputs")
    at, _ = many.reset(seed=1)
    assert seen["observation"].shape == at["observation"].shape[1:]
    assert {name: array[0] for name, array in at.items()} in many.single_observation_space


def test_the_mask_apart() -> None:
    inside = firewater_v0.single_env(observation="inputs")
    env = MaskApart(inside)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    mask = env.action_masks()
    assert mask is not None
    env.step(int(np.flatnonzero(mask)[0]))
    again = env.action_masks()
    assert again is not None
    assert again.sum() == inside.action_masks().sum()
    with pytest.raises(ValueError, match="observes a dict with action_mask"):
        MaskApart(env)
