"""Gymnasium's own test, unchanged, and one seat against others."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.envs import feurio_v0

TABLES = [
    ("feurio", {"players": 1}),
    ("feurio", {"players": 4, "seat": 2}),
    ("feurio", {"variants": ("firebreak",)}),
    ("firewater", {"seat": 1}),
    ("firewater", {"players": 4, "render_mode": "rgb_array"}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_check_env(game: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"embertide/{game}-v0", **options)
    check_env(env.unwrapped)


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        legal = np.flatnonzero(env.action_masks())
        assert seen["action_mask"].sum() == len(legal) > 0
        seen, reward, over, _, info = env.step(int(rng.choice(legal)))
        total += reward
    return total, info


def test_alone() -> None:
    total, info = finish(feurio_v0.single_env(players=1), 1)
    assert (total, info) == (0.0, {"won": False})


def test_one_seat_against_bots(module: ModuleType) -> None:
    env = module.single_env(players=3, seat=1)
    total, info = finish(env, 2)
    assert total == (1.0 if info["winners"] == [1] else -0.5)
    assert finish(env, 2) == (total, info)


class Last:
    """A player that always chooses its last move."""

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        return moves[-1]


def test_a_player_of_ones_own(module: ModuleType) -> None:
    assert finish(module.single_env(bots=[Last()]), 3) == finish(
        module.single_env(bots=[Last()]), 3
    )


def test_refusals(module: ModuleType) -> None:
    with pytest.raises(Malformed, match="no seat 2"):
        module.single_env(players=2, seat=2)
    with pytest.raises(Malformed, match="at least one"):
        module.single_env(players=2, bots=[])
    with pytest.raises(Malformed, match="no computer player"):
        module.single_env(players=2, bots=["nobody"])
