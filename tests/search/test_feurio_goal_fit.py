"""The network of Feurio!'s common goal: positions as inputs, and layers."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.catalog import ROOMS
from embertide.games.feurio.advice import advice
from embertide.games.feurio.advice.goal import net
from tests.search.test_selfplay import played
from tools.train.feurio import networks
from tools.train.feurio.goal_network import FILE, NET, NET_AT, GoalNetwork
from tools.train.feurio.scenes import Scenes
from tools.train.lots import Lot
from tools.train.positions import positions_after, some_moves
from tools.train.selfplay import Way

Array = npt.NDArray[Any]

MENU = ROOMS["feurio"].menu
LOTS = [
    Lot("feurio", MENU.order(n, "cooperative" if n > 1 else "solitaire"), n, 3)
    for n in (1, 2, 3, 4)
]

every_lot = pytest.mark.parametrize("lot", LOTS, ids=lambda lot: f"{lot.options.players} players")


def members(tiles: Array) -> Array:
    """Return sets of tiles as rows of 0 and 1."""
    found: Array = tiles[..., None] >> np.arange(36, dtype=np.uint64) & np.uint64(1)
    return found


def positions(lot: Lot) -> tuple[Scenes, Array]:
    """Return some positions of a lot, and the kernel's chances to win."""
    found = played(lot, way=Way(careless=20, top=2))
    moves, games = some_moves(found, 5, 1)
    scenes, _, of_games = GoalNetwork().examples(found, moves, games, 0.0)
    assert (scenes.won.all(-1) == (found.shares[of_games, 0] == 1)).all()
    records = positions_after("feurio", found, moves)
    still = np.isin(records["phase"], [1, 4]) & (records["tiles"] > 4)
    chances = [net.chance_to_win(one, advice.WEIGHTS, NET) for one in records[still]]
    return scenes, np.array(chances)


@every_lot
def test_positions_have_inputs_and_results(lot: Lot) -> None:
    found, chances = positions(lot)
    count = len(found.won)
    assert lot.games < count == len(chances)
    assert found.seen.shape == (count, 4, 36, 28)
    assert found.seen.dtype == np.float16
    assert found.plain.shape == (count, 4, net.PLAIN)
    assert not (found.held & ~found.matter).any()
    assert (found.seen.any(-1) == members(found.matter)).all()
    assert set(found.won.ravel().tolist()) <= {0, 1}
    assert found.won.any()


def test_the_network_is_the_last_of_the_weights() -> None:
    assert NET_AT.stop == len(advice.WEIGHTS)


def test_layers_go_back_into_the_weights() -> None:
    w = advice.WEIGHTS[NET_AT]
    assert (networks.packed(networks.unpacked(w, net.UNITS)) == w).all()


def test_the_file_says_where_its_weights_come_from(tmp_path: Path) -> None:
    w = advice.WEIGHTS[NET_AT]
    file = tmp_path / "weights.json"
    file.write_text('{"about": {"a": "by hand", "b": "by hand"}, "weights": []}', "utf-8")
    networks.write(w, file, {"b": 'by "games"'})
    assert json.loads(file.read_text("utf-8"))["about"] == {"a": "by hand", "b": 'by "games"'}
    assert networks.read(file).tolist() == networks.read(FILE).tolist()


@every_lot
def test_pytorch_agrees_with_the_kernel(lot: Lot) -> None:
    torch: Any = pytest.importorskip("torch")
    learner: Any = GoalNetwork().learner()
    figures: Any = import_module("tools.train.feurio.figures")
    scenes, expected = positions(lot)
    goal_net = learner.net(advice.WEIGHTS[NET_AT]).to(figures.DEVICE)
    with torch.no_grad():
        at = torch.arange(len(expected), device=figures.DEVICE)
        found = goal_net(figures.batch(learner.put(scenes), at))
    assert torch.sigmoid(found).prod(-1).cpu().numpy() == pytest.approx(expected, abs=1e-2)
