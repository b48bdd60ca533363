"""Other people's learners, and our example, where they are installed."""

import csv
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*args: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr


def needs(*packages: str) -> pytest.MarkDecorator:
    missing = [package for package in packages if importlib.util.find_spec(package) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


@needs("torch")
def test_the_example_learns_a_little(tmp_path: Path) -> None:
    small = ("--games", "16", "--steps", "8", "--width", "8", "--blocks", "1", "--trials", "4")
    run(
        "examples/train_policy.py",
        *small,
        "--seconds",
        "1",
        "--measures",
        "1",
        "--out",
        f"{tmp_path}",
    )
    with (tmp_path / "curve.csv").open() as file:
        heads, *rows = csv.reader(file)
    assert heads == ["seconds", "decisions", "wins against ember"]
    assert [int(row[1]) > 0 for row in rows] == [False, True]
    assert (tmp_path / "policy.pt").stat().st_size > 1000


MASKABLE = """
from sb3_contrib import MaskablePPO
from embertide.envs import feurio_v0
from embertide.envs.wrappers import MaskApart
env = MaskApart(feurio_v0.single_env(players=1, observation="inputs", reward="goals"))
learner = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, device="cpu")
learner.learn(128)
seen, _ = env.reset(seed=1)
over = False
while not over:
    action, _ = learner.predict(seen, action_masks=env.action_masks())
    seen, _, over, _, info = env.step(int(action))
    assert "illegal" not in info
"""


@needs("torch", "sb3_contrib")
def test_maskable_ppo_learns_and_plays_legal_moves() -> None:
    run("-c", MASKABLE)


SHARED = """
import torch
from embertide.catalog import ROOMS
from embertide.envs.batch import Batch
for room in ROOMS.values():
    batch = Batch(room, room.menu.order(2), 8)
    for name in ("planes", "inputs", "mask", "actor", "rewards", "done"):
        array = getattr(batch, name)
        shared, exchanged = torch.from_numpy(array), torch.from_dlpack(array)
        assert shared.data_ptr() == exchanged.data_ptr() == array.ctypes.data
    seen, before = torch.from_numpy(batch.planes), batch.planes.copy()
    batch.step(torch.from_numpy(batch.sample().copy()).numpy())
    assert (seen.numpy() == batch.planes).all()
    assert (before != batch.planes).any()
"""


@needs("torch")
def test_pytorch_shares_the_arrays_of_a_batch() -> None:
    run("-c", SHARED)
