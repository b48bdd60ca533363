"""Gymnasium's vector form plays by the rules, in every autoreset mode."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from embertide.core.actor import NOBODY
from embertide.core.dice import Dice
from embertide.envs.vector import SeatVectorEnv, make

MODES = list(AutoresetMode)


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> np.ndarray:
    """Return a legal action for each game, any where none is legal."""
    masks = seen["action_mask"]
    return np.array([int(rng.choice(np.flatnonzero(row))) if row.any() else 0 for row in masks])


def expect_seen(env: SeatVectorEnv, seen: dict[str, Any]) -> None:
    """Compare the observations with those of the rules."""
    room, games = env._setting.room, env._games.games
    for i in range(env.num_envs):
        state = room.kernel().to_state(games[i : i + 1])
        view = room.game.view(state, env._seat)
        assert np.array_equal(seen["observation"][i], room.features().observe(view))
        actor = room.game.actor(state)
        moves = room.game.moves(state) if actor == env._seat else ()
        legal = sorted(room.kernel().action_of(state, move) for move in moves)
        assert np.flatnonzero(seen["action_mask"][i]).tolist() == legal
        assert actor in (env._seat, NOBODY)


@pytest.mark.parametrize("mode", MODES)
def test_games_end_as_gymnasium_says(name: str, mode: AutoresetMode) -> None:
    env = make(name, 3, players=3, seat=1, autoreset_mode=mode)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    over, ended = np.zeros(3, bool), 0
    while ended < 4:
        if mode == AutoresetMode.DISABLED and over.any():
            seen, _ = env.reset(options={"reset_mask": over})
            over = np.zeros(3, bool)
        expect_seen(env, seen)
        seen, rewards, terminated, truncated, infos = env.step(chosen(seen, rng))
        assert not truncated.any()
        if mode == AutoresetMode.NEXT_STEP:
            assert not (terminated & over).any(), "the step after the end begins a game"
            assert not rewards[over].any()
        assert not rewards[~terminated].any()
        over, ended = terminated, ended + int(terminated.sum())
        for i in np.flatnonzero(terminated).tolist():
            expect_end(mode, infos, i, rewards[i])


def expect_end(mode: AutoresetMode, infos: dict[str, Any], i: int, reward: float) -> None:
    if mode == AutoresetMode.SAME_STEP:
        assert infos["_final_obs"][i]
        assert not infos["final_obs"][i]["action_mask"].any()
        infos = infos["final_info"]
    assert infos["_winners"][i]
    winners = infos["winners"][i]
    share = winners[1] / winners.sum()
    assert reward == pytest.approx((3 * share - 1) / 2)


def test_the_last_observation_is_that_of_the_end(name: str) -> None:
    """It is the same whether the next game begins at once or a step later."""
    ends: list[list[bytes]] = []
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        env, rng = make(name, 1, autoreset_mode=mode), np.random.default_rng(2)
        seen, _ = env.reset(seed=5)
        last: list[bytes] = []
        terminated = np.zeros(1, bool)
        while not terminated.any():
            seen, _, terminated, _, infos = env.step(chosen(seen, rng))
        final = (
            infos["final_obs"][0] if "final_obs" in infos else {k: v[0] for k, v in seen.items()}
        )
        last += [final["observation"].tobytes(), final["action_mask"].tobytes()]
        if mode == AutoresetMode.NEXT_STEP:
            seen, *_ = env.step(np.zeros(1, int))
        last.append(seen["observation"].tobytes())
        ends.append(last)
    assert ends[0] == ends[1]


def play(env: SeatVectorEnv, steps: int) -> list[bytes]:
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=6)
    heard = []
    for _ in range(steps):
        seen, rewards, *_ = env.step(chosen(seen, rng))
        heard += [seen["observation"].tobytes(), rewards.tobytes()]
    return heard


def test_seeds_threads_and_copies(name: str) -> None:
    one = play(make(name, 5, players=2), 40)
    assert one == play(make(name, 5, players=2), 40)
    assert one == play(make(name, 5, players=2, threads=3), 40)
    assert one == play(make(name, 5, players=2, copy=False), 40)
    env = make(name, 2)
    luck = []
    for seed in (1, [1, 1], 2):
        env.reset(seed=seed)
        luck.append(env._games.games["rng"].tolist())
    assert luck[0] == luck[1] != luck[2]


class Last:
    """A player that always chooses its last move."""

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        return moves[-1]


def test_bots_play_the_other_seats(name: str) -> None:
    env = make(name, 2, players=3, seat=1, bots=[Last(), "random"])
    assert play(env, 30) == play(env, 30)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    for _ in range(20):
        expect_seen(env, seen)
        seen, *_ = env.step(chosen(seen, rng))


@pytest.mark.parametrize("illegal", ["replace", "end"])
def test_an_illegal_action_costs(name: str, illegal: str) -> None:
    env = make(name, 2, illegal=illegal, autoreset_mode="Disabled")
    seen, _ = env.reset(seed=1)
    actions = [
        int(np.flatnonzero(row == wanted)[0])
        for row, wanted in zip(seen["action_mask"], (0, 1), strict=True)
    ]
    seen, rewards, terminated, _, infos = env.step(np.array(actions))
    assert rewards.tolist() == [-1, 0]
    assert infos["illegal"].tolist() == [True, False]
    assert terminated.tolist() == [illegal == "end", False]
    assert seen["action_mask"][0].any() == (illegal == "replace")


def test_a_game_is_cut_off(name: str) -> None:
    env = make(name, 2, max_cycles=3, observation="inputs")
    rng, cut = np.random.default_rng(1), []
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, _, terminated, truncated, _ = env.step(chosen(seen, rng))
        assert not terminated.any()
        cut.append(bool(truncated.all()))
    assert cut == [False, False, True, False, False]
    assert seen["observation"].shape == env.observation_space["observation"].shape


def test_shaped_rewards_add_up(name: str) -> None:
    """What a game brings is the lead in points at its end."""
    env = make(name, 4, players=2, reward="score", autoreset_mode="SameStep")
    rng, total, ended = np.random.default_rng(1), np.zeros(4), 0
    seen, _ = env.reset(seed=1)
    while ended < 4:
        seen, rewards, terminated, _, infos = env.step(chosen(seen, rng))
        total += rewards
        for i in np.flatnonzero(terminated).tolist():
            own, other = infos["final_info"]["scores"][i]
            assert total[i] == own - other
            total[i], ended = 0, ended + 1


def test_parts_of_a_common_goal_are_rewarded() -> None:
    env = make("feurio", 64, players=1, reward="goals", autoreset_mode="SameStep")
    rng, total = np.random.default_rng(1), np.zeros(64)
    seen, _ = env.reset(seed=1)
    for _ in range(75):
        seen, rewards, terminated, _, infos = env.step(chosen(seen, rng))
        total += rewards
        for i in np.flatnonzero(terminated).tolist():
            state = {0, 1, 2, 3, 4}
            assert total[i] in state
            assert infos["final_info"]["won"][i] == (total[i] == 4)
            total[i] = 0


def test_gymnasium_makes_it(name: str) -> None:
    env = gymnasium.make_vec(f"embertide/{name}-v0", num_envs=2, seat=1, render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert len(env.unwrapped.render() or ()) == 2
    env.close()


def test_wrong_values_are_named(name: str) -> None:
    for wrong, said in (
        ({"num_envs": 0}, "num_envs is a whole number from 1, not 0"),
        ({"threads": "two"}, "threads is a whole number from 1, not 'two'"),
        ({"autoreset_mode": "Later"}, "autoreset_mode is one of NextStep, SameStep, Disabled"),
        ({"reward": "gold"}, "reward is 'win', 'score' or 'goals', not 'gold'"),
    ):
        with pytest.raises(ValueError, match=said):
            make(name, **wrong)
    env = make(name, 2, autoreset_mode="Disabled", illegal="end")
    with pytest.raises(ValueError, match="from 0 to 2147483647"):
        env.reset(seed=-1)
    with pytest.raises(ValueError, match="Reset all games before"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="array of 2 bools"):
        env.reset(options={"reset_mask": [True, False]})
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step([0.5, 0.5])
    env.step([-1, -1])
    with pytest.raises(ValueError, match="Game 0 is over: reset it first"):
        env.step([0, 0])
