"""Research environments of a room without a kernel, from another package."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.test_features import (
    test_equal_views_give_equal_bytes,
    test_every_view_comes_back,
    test_pictures_come_back,
    test_planes_have_names,
)
from tests.support.third_room import environment, install

from embertide_nim import ROOM  # isort: skip - found by tests.support.third_room

__all__ = [
    "test_equal_views_give_equal_bytes",
    "test_every_view_comes_back",
    "test_pictures_come_back",
    "test_planes_have_names",
]

ROOMS_UNDER_TEST = (ROOM,)

PROGRAMS = {
    "pettingzoo": """
from pettingzoo.test import api_test, parallel_api_test, seed_test
from embertide.envs.entry import Entry
nim = Entry("nim")
api_test(nim.env(players=3), num_cycles=100)
seed_test(nim.env, num_cycles=50)
parallel_api_test(nim.parallel_env(), num_cycles=50)
""",
    "gymnasium": """
import gymnasium, embertide.envs.single
from gymnasium.utils.env_checker import check_env
check_env(gymnasium.make("embertide/nim-v0", bots=["playouts:2"]).unwrapped, skip_render_check=True)
""",
    "openspiel": """
import pyspiel, embertide.envs.spiel
game = pyspiel.load_game("embertide_nim(players=3)")
pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
""",
}


@pytest.mark.parametrize("library", PROGRAMS)
def test_libraries_accept_it(library: str, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAMS[library]],
        env=environment(install(tmp_path)),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
