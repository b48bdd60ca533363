"""Batches of games: they follow the rules, on any number of threads and on a GPU."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE, NOBODY
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.batch import Batch
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
Way = tuple[AnyRoom, Options]
ARRAYS = ("actor", "counts", "rewards", "scores", "done", "seeds")

TABLES = [
    pytest.param((room, options), id=f"{name}-{options.players}-{options.mode}")
    for name, room in ROOMS.items()
    for options in room.menu.every()
    if options.variants in ((), ("firebreak",))
]


def legal(batch: Batch, i: int) -> list[int]:
    actions: list[int] = batch.legal[i, : batch.counts[i]].tolist()
    return actions


def same(one: Batch, other: Batch) -> None:
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    names = one.records.dtype.names
    assert all(np.array_equal(one.records[name], other.records[name]) for name in names)


def expected_rewards(room: AnyRoom, state: Any, players: int) -> list[float]:
    score = room.game.scores(state)
    if score.won is not None:
        return [float(score.won)] * players
    share = 1 / len(score.winners)
    return [share if seat in score.winners else 0.0 for seat in range(players)]


@pytest.mark.parametrize("way", TABLES)
def test_a_batch_plays_by_the_rules(way: Way) -> None:
    """The rules, with the same random numbers, give the same seats, moves and results."""
    room, options = way
    kernel, game = room.kernel(), room.game
    batch, ended = Batch(room, options, 2, seed=1), 0
    while ended < 3:
        states = [kernel.to_state(batch.records[i : i + 1]) for i in range(batch.n)]
        for i, state in enumerate(states):
            assert game.actor(state) == batch.actor[i]
            assert [kernel.action_of(state, move) for move in game.moves(state)] == legal(batch, i)
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(legal(batch, i))
        chosen = batch.sample().copy()
        rng = batch.records["rng"].copy()
        batch.step(chosen)
        for i, state in enumerate(states):
            after = game.play(state, kernel.move_of(state, int(chosen[i])))
            assert batch.done[i] == (game.actor(after) == NOBODY)
            if not batch.done[i]:
                assert not batch.rewards[i].any()
                now = kernel.to_state(batch.records[i : i + 1])
                assert settled(room, after, rng[i]) == now
                continue
            ended += 1
            won = expected_rewards(room, after, options.players)
            assert np.allclose(batch.rewards[i], won)
            if game.scores(after).won is None:
                assert tuple(batch.scores[i]) == game.scores(after).points


def settled(room: AnyRoom, state: Any, rng: np.uint64) -> Any:
    """Return the state after Nature's moves, with the generator in that state."""
    record = room.kernel().from_state(state)
    record["rng"] = rng
    while room.kernel().actor(record[0]) == NATURE:
        room.kernel().draw(record[0])
    return room.kernel().to_state(record)


def first_tables() -> list[Any]:
    return [
        pytest.param((room, room.menu.every()[-1]), id=name)  # the most players
        for name, room in ROOMS.items()
    ]


@pytest.mark.parametrize("way", first_tables())
def test_games_follow_each_other(way: Way) -> None:
    """A game that ended is followed by the game of the next seed, as if it had begun alone."""
    room, options = way
    n, seed = 8, 2
    batch = Batch(room, options, n, seed=seed)
    first = (seed << 32) + np.arange(n)
    assert np.array_equal(batch.seeds, first)
    games = np.zeros(n, np.int64)
    while games.min() < 2:
        batch.step(batch.sample())
        games += batch.done
        assert np.array_equal(batch.seeds, first + n * games)
        fresh = np.flatnonzero(batch.done)
        if fresh.size and games.max() < 3:
            i = int(fresh[0])
            other = Batch(room, options, 1)
            other.seeds[0] = batch.seeds[i]
            other._engine.begin()
            assert other.records[0].tobytes()[8:] == batch.records[i].tobytes()[8:]
            assert legal(other, 0) == legal(batch, i)


@pytest.mark.parametrize("way", first_tables())
def test_threads_make_no_difference(way: Way) -> None:
    room, options = way
    one, three = Batch(room, options, 50, seed=7), Batch(room, options, 50, threads=3, seed=7)
    for _ in range(150):
        one.step(one.sample())
        three.step(three.sample())
    same(one, three)
    assert np.array_equal(one.mask, three.mask)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("way", first_tables())
def test_planes_show_what_the_seat_to_act_sees(way: Way, threads: int) -> None:
    """Also after the next game has begun, and when some positions were never looked at."""
    room, options = way
    batch, ended = Batch(room, options, 3, threads=threads, seed=3), 0
    first = batch.planes
    for step in range(400):
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        if step % 3 == 0 or batch.done.any():
            assert batch.planes is first
            expect_observations(batch)
    assert ended > 3


def expect_observations(batch: Batch) -> None:
    room = batch.room
    for i in range(batch.n):
        state = room.kernel().to_state(batch.records[i : i + 1])
        seat = int(batch.actor[i])
        assert np.array_equal(batch.planes[i], room.features().observe(room.game.view(state, seat)))
        numbers = np.zeros(len(batch.input_names), np.uint8)
        room.sketches().fill_inputs(batch.records[i], seat, numbers)
        assert np.array_equal(batch.inputs[i], numbers)


def test_the_same_seed_gives_the_same_games() -> None:
    room = next(iter(ROOMS.values()))
    options = room.menu.order()
    batch, other = Batch(room, options, 6, seed=4), Batch(room, options, 6, seed=5)
    begun = batch.records.copy()
    assert not np.array_equal(begun["rng"], other.records["rng"])
    for _ in range(100):
        batch.step(batch.sample())
    batch.reset(4)
    assert np.array_equal(begun, batch.records)
    assert not batch.done.any()
    assert not batch.rewards.any()
    other.reset(4)
    same(batch, other)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("way", first_tables())
def test_an_illegal_action_refuses_the_step(way: Way, threads: int) -> None:
    """Nothing is played, neither in the game of that action nor in any other."""
    room, options = way
    batch = Batch(room, options, 6, threads=threads, seed=1)
    for _ in range(5):
        batch.step(batch.sample())
    chosen = batch.sample().astype(np.int64)
    before, told = batch.records.copy(), batch.legal.copy()
    free = int(np.flatnonzero(~batch.mask[4])[0])
    for wrong in (-1, batch.actions, 2**40, free):
        chosen[4] = wrong
        with pytest.raises(ValueError, match=rf"^Game 4: action {wrong} is not legal there\.$"):
            batch.step(chosen)
        assert np.array_equal(before, batch.records)
        assert np.array_equal(told, batch.legal)


def test_what_is_no_batch_is_refused() -> None:
    room = next(iter(ROOMS.values()))
    options = room.menu.order()
    with pytest.raises(ValueError, match="cpu or cuda"):
        Batch(room, options, 4, device="abacus")
    with pytest.raises(ValueError, match="at least one game"):
        Batch(room, options, 0)
    with pytest.raises(ValueError, match="each thread"):
        Batch(room, options, 2, threads=3)
    with pytest.raises(ValueError, match="seed"):
        Batch(room, options, 2, seed=-1)
    batch = Batch(room, options, 4)
    for actions in ([0, 0], [0.0] * 4, [[0]] * 4, ["pass"] * 4):
        with pytest.raises(ValueError, match="4 whole numbers"):
            batch.step(actions)


# On a GPU, or in Numba's simulator of one


def has_gpu() -> bool:
    script = "from numba import cuda; raise SystemExit(not cuda.is_available())"
    return subprocess.run([sys.executable, "-c", script], check=False).returncode == 0  # noqa: S603 - our own code


def compare_with_gpu(n: int, steps: int) -> None:
    """Compare the same games on the CPU and on the GPU, from the same seed and actions."""
    for room in ROOMS.values():
        options = room.menu.order()
        here, there = Batch(room, options, n, seed=3), Batch(room, options, n, "cuda", seed=3)
        for step in range(steps):
            chosen = here.sample().copy()
            assert np.array_equal(chosen, there.sample().copy_to_host())
            here.step(chosen)
            there.step(chosen if step % 2 else there._picked)
            if step % 4 == 0:
                assert np.array_equal(here.planes, there.planes.copy_to_host())
        compare_arrays(here, there)
        with pytest.raises(ValueError, match=r"^Game 0: action -5 is not legal there\.$"):
            there.step(np.full(n, -5))
        compare_arrays(here, there)


def compare_arrays(here: Batch, there: Batch) -> None:
    for name in (*ARRAYS, "mask", "planes", "inputs"):
        assert np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()), name
    records = there.records.copy_to_host()
    assert all(np.array_equal(here.records[f], records[f]) for f in records.dtype.names)
    for i in range(here.n):
        end = here.counts[i]
        assert np.array_equal(here.legal[i, :end], there.legal.copy_to_host()[i, :end])


def run_on_gpu(n: int, steps: int, environment: dict[str, str]) -> None:
    script = f"from tests.envs.test_batch import compare_with_gpu; compare_with_gpu({n}, {steps})"
    subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-W", "error", "-c", script],
        cwd=ROOT,
        env={**os.environ, **environment, "PYTHONPATH": str(ROOT)},
        check=True,
        timeout=2 * PATIENCE,
    )


def test_the_gpus_code_runs_in_the_simulator() -> None:
    run_on_gpu(2, 12, {"NUMBA_ENABLE_CUDASIM": "1"})


def test_a_gpu_plays_the_same_games() -> None:
    if not has_gpu():
        pytest.skip("no GPU here")
    run_on_gpu(4096, 400, {"NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"})


def test_without_a_gpu_that_is_said() -> None:
    if has_gpu():
        pytest.skip("a GPU is here")
    room = next(iter(ROOMS.values()))
    with pytest.raises(RuntimeError, match="no GPU here"):
        Batch(room, room.menu.order(), 2, device="cuda")


# The example


def test_the_example_says_what_it_needs() -> None:
    """Without PyTorch it prints a sentence instead of a traceback."""
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", _WITHOUT_TORCH],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert done.stderr.strip() == "This example needs PyTorch: pip install torch"


_WITHOUT_TORCH = """
import runpy, sys
sys.modules["torch"] = None
runpy.run_path("examples/train_policy.py", run_name="__main__")
"""
