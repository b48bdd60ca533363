"""Steps a second with observations: batches beside pgx, and single environments beside PettingZoo.

`python -m bench observations` measures on one and two threads. A step is one decision with Nature's
moves after it, the legal actions, and the planes (or the compact form) of what the next seat sees.
pgx's Hex computes its observations, too. Peers are measured if they are installed; each number is
the best of its rounds, in turn. `--json` prints one object.

`python -m bench observations --device cuda` first compares batches on the GPU with those on the
processor, observations included, and then measures larger and larger ones.
"""

import argparse
import json
import platform
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from bench.batch import SIZE, Steps, agent_loop, pettingzoo, pgx_hex, race
from bench.table import table
from embertide.catalog import find_room
from embertide.envs.batch import Batch

TABLES = {"feurio": 2, "firewater": 2}
"""The players of each game's table."""

FORMS = ("planes", "inputs")
PEERS = ("jax", "pgx", "pettingzoo", "gymnasium", "numba", "numba-cuda", "numpy")


def main(args: list[str]) -> None:
    """Print the measurements as tables, or with --json as an object."""
    parser = argparse.ArgumentParser("bench observations")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--sizes", default="4096,16384,65536", help="of batches on a GPU")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(args)
    if given.device == "cuda":
        _on_gpu([int(size) for size in given.sizes.split(",")], given.json)
        return
    batches, singles = race(dict(_batches())), race(dict(_singles()))
    if given.json:
        print(json.dumps({"batches": batches, "singles": singles}))  # noqa: T201
        return
    _print(f"Batches of {SIZE} with observations", batches)
    print()  # noqa: T201
    _print("Single environments", singles)


def _print(title: str, rates: dict[str, tuple[int, int]]) -> None:
    peers = [name for name in rates if not name.startswith(tuple(TABLES))]
    rows = [
        (name, best, median, *(f"{best / rates[peer][0]:.1f} ×" for peer in peers))
        for name, (best, median) in rates.items()
    ]
    heads = ("what", "steps a second", "median", *(f"times {peer}" for peer in peers))
    print(table(title, heads, rows, _versions()))  # noqa: T201


def _versions() -> str:
    found = []
    for package in PEERS:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return f"Python {platform.python_version()}, {', '.join(found)}."


# Batches


def _batches() -> Iterator[tuple[str, Steps]]:
    for name in TABLES:
        for form in FORMS:
            for threads in (1, 2):
                yield f"{name} @ {threads}, {form}", _stepper(_batch(name, SIZE, threads), form)
    for name, peer in (("pgx hex", pgx_hex), ("PettingZoo Connect Four", pettingzoo)):
        try:
            yield name, peer()
        except ImportError:
            continue


def _batch(name: str, size: int, threads: int = 1, device: str = "cpu") -> Batch:
    room = find_room(name)
    options = room.menu.order(TABLES[name])
    return Batch(room, options, size, device, threads=threads, seed=1)


def _stepper(batch: Batch, form: str) -> Steps:
    def steps() -> int:
        batch.step(batch.sample(), check=False)
        assert getattr(batch, form).shape
        return batch.n

    return steps


# Single environments


def _singles() -> Iterator[tuple[str, Steps]]:
    """Random play by PettingZoo's own loop, raw and in the usual wrappers."""
    for name in TABLES:
        module = import_module(f"embertide.envs.{name}_v0")
        for form in FORMS:
            yield f"{name}, AEC, {form}", agent_loop(module.env(observation=form))
        yield f"{name}, AEC without wrappers", agent_loop(module.raw_env())
        yield f"{name}, parallel", _together(module.parallel_env())
        yield f"{name}, Gymnasium", _alone(module.single_env())
    try:
        four = import_module("pettingzoo.classic.connect_four_v3")
    except ImportError:
        return
    yield "Connect Four", agent_loop(four.env())
    yield "Connect Four without wrappers", agent_loop(four.raw_env())


def _together(env: Any) -> Steps:
    def steps() -> int:
        seen, _ = env.reset()
        made = 0
        while env.agents:
            chosen = {
                agent: env.action_space(agent).sample(seen[agent]["action_mask"])
                for agent in env.agents
            }
            seen, *_ = env.step(chosen)
            made += 1
        return made

    return steps


def _alone(env: Any) -> Steps:
    """One seat against a random one, whose moves are not counted."""

    def steps() -> int:
        seen, _ = env.reset()
        made, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
            made += 1
        return made

    return steps


# On a GPU


def _on_gpu(sizes: list[int], as_json: bool) -> None:
    rows = []
    for name in TABLES:
        _compare(name, 2048, 120)
        for size in sizes:
            for form in ("", *FORMS):
                rows.append((name, size, form or "none", round(_gpu_rate(name, size, form))))
    if as_json:
        print(json.dumps(rows))  # noqa: T201
        return
    heads = ("game", "games in a batch", "observations", "steps a second")
    equal = "The observations of 120 steps of 2,048 games equal those of the processor."
    print(table("Batches on a GPU with observations", heads, rows, f"{equal} {_versions()}"))  # noqa: T201


def _compare(name: str, size: int, steps: int) -> None:
    """Raise AssertionError if the GPU sees anything else than the processor."""
    here, there = _batch(name, size, threads=2), _batch(name, size, device="cuda")
    for step in range(steps):
        chosen = here.sample().copy()
        assert np.array_equal(chosen, there.sample().copy_to_host())
        here.step(chosen)
        there.step(chosen)
        if step % 10 and step < steps - 1:
            continue
        for form in (*FORMS, "mask", "actor", "rewards", "done"):
            same = np.array_equal(getattr(here, form), getattr(there, form).copy_to_host())
            assert same, f"{name}: {form} differ at step {step}"


def _gpu_rate(name: str, size: int, form: str) -> float:
    cuda: Any = import_module("numba.cuda")
    batch = _batch(name, size, device="cuda")
    steps = _stepper(batch, form or "actor")
    for _ in range(3):
        steps()
    cuda.synchronize()
    made, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < 1:
        for _ in range(20):
            made += steps()
        cuda.synchronize()
    return made / (time.perf_counter() - begun)
