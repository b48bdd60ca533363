"""The weights of Fire & Water's prospects: positions as lists, and their sums."""

from typing import Any

import numpy as np
import pytest

from embertide.catalog import ROOMS
from embertide.games.firewater.advice import advice
from embertide.games.firewater.advice.weights import BLOCK, POINT, PROSPECTS
from embertide.games.firewater.kernel.record import OVER
from tests.search.test_selfplay import played
from tools.train.firewater.network import ProspectNetwork
from tools.train.firewater.prospects import Prospects
from tools.train.lots import Lot
from tools.train.positions import positions_after, some_moves


def positions(players: int) -> tuple[Prospects, Any]:
    """Return some positions, and the kernel's sums."""
    found = played(Lot("firewater", ROOMS["firewater"].menu.order(players), 1, 3))
    moves, games = some_moves(found, 3, 1)
    inputs, _, of_games = ProspectNetwork(players).examples(found, moves, games, 0.0)
    assert (inputs.won == found.shares[of_games]).all()
    records = positions_after("firewater", found, moves)
    expected = np.zeros((len(records), 4))
    for record, out in zip(records, expected, strict=True):
        advice.prospects(record, advice.WEIGHTS, out)
    return inputs, expected[records["phase"] != OVER, :players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_add_up_to_the_kernels_sums(players: int) -> None:
    inputs, expected = positions(players)
    assert len(expected) > 20
    block = advice.WEIGHTS[ProspectNetwork(players).at].reshape(-1, PROSPECTS)
    assert block.size == BLOCK
    for n, sums in enumerate(expected):
        now = (
            block[inputs.begin[n]] * (1 - inputs.far[n])
            + block[inputs.begin[n] + 1] * inputs.far[n]
        )
        found = [
            now[row[row >= 0]].sum() + now[POINT] * placed
            for row, placed in zip(inputs.listed[n], inputs.placed[n], strict=True)
        ]
        assert found == pytest.approx(sums, abs=1e-4)


@pytest.mark.parametrize("players", [2, 4])
def test_pytorch_agrees_with_the_kernel(players: int) -> None:
    torch: Any = pytest.importorskip("torch")
    learner: Any = ProspectNetwork(players).learner()
    inputs, expected = positions(players)
    net = learner.net(advice.WEIGHTS[ProspectNetwork(players).at])
    with torch.no_grad():
        found = net(learner.put(inputs)).numpy()
    assert found == pytest.approx(expected, abs=1e-3)
    assert learner.weights(net) == pytest.approx(
        advice.WEIGHTS[ProspectNetwork(players).at], abs=1e-5
    )
