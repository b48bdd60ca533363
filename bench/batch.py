"""Steps a second of batches on a CPU: random play on one and two threads, compared with peers.

A step is one decision of a seat with Nature's moves after it; it includes listing the legal actions
and beginning the next game where one ended. Peers are measured if they are installed (pgx,
PettingZoo, OpenSpiel), each by its own way to play at random. All are measured in turn, so that
noise of the machine affects all of them; each number is the best of its rounds. A `median` far
below it means that the machine was busy. `--json` prints one object of best and median.
"""

import json
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from bench.table import table
from embertide.catalog import ROOMS
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs.batch import Batch

SIZE = 4096
SECONDS = 0.3
ROUNDS = 12
TABLES = {"feurio": (2, 4), "firewater": (2, 4)}

Steps = Callable[[], int]
"""Plays for a moment and returns the number of steps."""


def main(args: list[str]) -> None:
    """Print the measurements as a table, or with --json as an object."""
    rates = race(dict((*_ours(), *_peers())))
    if "--json" in args:
        print(json.dumps(rates))  # noqa: T201
        return
    peers = [name for name in rates if "@" not in name]
    rows = [
        (name, best, median, *(f"{best / rates[peer][0]:.1f} ×" for peer in peers))
        for name, (best, median) in rates.items()
    ]
    heads = ("table @ threads", "steps a second", "median", *(f"times {peer}" for peer in peers))
    load = "" if not hasattr(os, "getloadavg") else f"Load {os.getloadavg()[0]:.1f}"
    notes = f"{load} on {os.cpu_count()} cores." + ("" if peers else " No peer is installed here.")
    print(table(f"Batches of {SIZE}: random steps", heads, rows, notes))  # noqa: T201


def race(players: dict[str, Steps]) -> dict[str, tuple[int, int]]:
    """Return the best and the median rate of each, in turn over some rounds after a warm-up."""
    for steps in players.values():
        steps()
    rounds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, steps in players.items():
            rounds[name].append(_round(steps))
    return {name: (round(max(r)), round(statistics.median(r))) for name, r in rounds.items()}


def _round(steps: Steps) -> float:
    made, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        made += steps()
    return made / spent


# Ours


def _ours() -> Iterator[tuple[str, Steps]]:
    for name, counts in TABLES.items():
        for players in counts:
            options = ROOMS[name].menu.order(players)
            for threads in (1, 2):
                yield f"{name}-{players} @ {threads}", _stepper(ROOMS[name], options, threads)
            yield f"{name}-{players} @ 1, masks", _stepper(ROOMS[name], options, 1, masks=True)


def _stepper(room: AnyRoom, options: Options, threads: int, masks: bool = False) -> Steps:
    batch = Batch(room, options, SIZE, threads=threads, seed=1)

    def steps() -> int:
        batch.step(batch.sample())
        assert not masks or batch.mask.shape
        return SIZE

    return steps


# Peers


def _peers() -> Iterator[tuple[str, Steps]]:
    for name, peer in (("pgx hex", pgx_hex), ("PettingZoo", pettingzoo), ("OpenSpiel", _spiel)):
        try:
            yield name, peer()
        except ImportError:
            continue


def pgx_hex() -> Steps:
    """Hex in a batch of the same size, uniform over legal moves, all of it compiled."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make("hex")
    auto_reset = import_module("pgx.experimental").auto_reset
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), SIZE))
    again = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        picking, going = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        chosen = jax.random.categorical(picking, odds, axis=-1)
        return again(state, chosen, jax.random.split(going, SIZE))

    step = jax.jit(one)
    at: list[Any] = [state, jax.random.PRNGKey(1)]

    def steps() -> int:
        key, at[1] = jax.random.split(at[1])
        at[0] = jax.block_until_ready(step(at[0], key))
        return SIZE

    return steps


def pettingzoo() -> Steps:
    """Connect Four, the fastest of the classic games."""
    return agent_loop(import_module("pettingzoo.classic.connect_four_v3").env())


def agent_loop(env: Any) -> Steps:
    """Return what plays a game of PettingZoo's turns with random moves, and counts them."""

    def steps() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            chosen = None if ended or cut else env.action_space(agent).sample(seen["action_mask"])
            env.step(chosen)
            made += 1
        return made

    return steps


def _spiel() -> Steps:
    """Hex, one state at a time."""
    game, dice = import_module("pyspiel").load_game("hex"), random.Random(1)

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
        return made

    return steps
