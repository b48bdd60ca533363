"""Self-play for training: games that can be replayed, the same on processors and on GPUs."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NOBODY
from embertide.core.options import Options
from tests.support.patience import PATIENCE
from tools.train.lots import Lot, Played, compact, load, save
from tools.train.processor import Processor
from tools.train.selfplay import Way

ROOT = Path(__file__).parents[2]
WAY = Way(random_share=0.9, careless=6)
"""Nearly all actions are random, so that games are quick even where nothing is compiled."""
TABLES = [(name, options) for name, room in ROOMS.items() for options in room.menu.every()]

every_table = pytest.mark.parametrize(
    ("name", "options"),
    TABLES,
    ids=lambda one: one if isinstance(one, str) else "-".join(map(str, one[:3])),
)


def pool_of(lot: Lot) -> Any:
    """Return two players, the last with the weights on file."""
    weights = lot.room.advice().WEIGHTS
    return np.stack([weights * 0.5, weights])


def played(lot: Lot, threads: int = 1, way: Way = WAY) -> Played:
    return compact(lot, Processor(threads).play(lot, pool_of(lot), way))


@every_table
def test_games_can_be_replayed(name: str, options: Options) -> None:
    lot = Lot(name, options, 7, 3)
    found, kernel = played(lot), lot.room.kernel()
    state, first = found.root.copy(), 0
    legal, shares = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(4)
    for game, end in enumerate(found.ends):
        state[0] = found.root[0]
        for move in found.moves[first:end]:
            n = kernel.actions(state[0], legal)
            if kernel.actor(state[0]) >= 0:
                assert move in legal[:n]
                kernel.apply(state[0], move)
            else:
                kernel.happen(state[0], move)
        assert kernel.actor(state[0]) == NOBODY
        kernel.winners(state[0], shares)
        assert found.shares[game].tolist() == pytest.approx(shares[: options.players].tolist())
        first = end


@every_table
def test_games_do_not_depend_on_the_threads(name: str, options: Options) -> None:
    lot = Lot(name, options, 11, 5)
    for one, other in zip(played(lot), played(lot, threads=3), strict=True):
        assert np.array_equal(one, other)


def test_a_game_depends_on_its_seed_alone() -> None:
    lot = Lot("feurio", ROOMS["feurio"].menu.order(3), 20, 4)
    all_games, last = played(lot), played(lot._replace(first_seed=23, games=1))
    assert all_games.moves[all_games.ends[2] :].tolist() == last.moves.tolist()


def test_most_seats_play_with_the_newest_weights() -> None:
    lot = Lot("firewater", ROOMS["firewater"].menu.order(4), 1, 60)
    drawn = played(lot, way=Way(random_share=1.0, newest=0.5)).drawn
    assert 0.6 < (drawn == 1).mean() < 0.9
    assert not played(lot, way=Way(random_share=1.0, newest=1.0)).drawn.argmin()


def test_weights_decide_moves() -> None:
    lot = Lot("firewater", ROOMS["firewater"].menu.order(2), 1, 2)
    best = played(lot, way=Way(noise=0.0, random_share=0.0, newest=1.0))
    fewer = played(lot, way=Way(noise=0.0, random_share=0.0, newest=1.0, top=4))
    assert best.moves.tolist() != played(lot).moves.tolist()
    assert fewer.moves.tolist() != played(lot).moves.tolist()


def test_a_lot_comes_back_from_its_file(tmp_path: Path) -> None:
    lot = Lot("feurio", ROOMS["feurio"].menu.order(2, variants=["hotter"]), 3, 2)
    save(one := played(lot), tmp_path / "a" / "lot.npz")
    again = load(tmp_path / "a" / "lot.npz", lot.room)
    assert all(np.array_equal(a, b) for a, b in zip(one, again, strict=True))
    assert [file.name for file in (tmp_path / "a").iterdir()] == ["lot.npz"]


# On a GPU

SIMULATED: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("feurio", 2, "competitive", ("hotter",)),
    ("feurio", 4, "cooperative", ()),
    ("firewater", 3, "competitive", ()),
]


def compare_with_gpu(games: int, random_share: float) -> None:
    """Play the same games on the processor and on the GPU."""
    from tools.train.gpu import Gpu  # noqa: PLC0415 - needs CUDA

    for name, players, mode, variants in SIMULATED:
        lot = Lot(name, ROOMS[name].menu.order(players, mode, variants), 5, games)
        way = Way(random_share=random_share, top=4 if name == "firewater" else 1 << 30)
        here, there = played(lot, way=way), compact(lot, Gpu().play(lot, pool_of(lot), way))
        for field, one, other in zip(here._fields, here, there, strict=True):
            assert np.array_equal(one, other), (name, mode, field)


def test_a_simulated_gpu_plays_the_same_games() -> None:
    script = "from tests.search.test_selfplay import *; compare_with_gpu(1, 0.98)"
    subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-W", "error", "-c", script],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(ROOT)},
        check=True,
        timeout=2 * PATIENCE,
    )
