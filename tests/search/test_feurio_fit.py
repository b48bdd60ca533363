"""The networks of competitive Feurio!: positions as inputs, layers, priors and survival."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.catalog import ROOMS
from embertide.games.feurio.advice import advice, rivals
from tests.search.test_selfplay import played
from tools.train.feurio import choices, networks, survival
from tools.train.feurio.rival_network import RivalNetwork
from tools.train.feurio.scenes import Scenes
from tools.train.lots import Lot
from tools.train.network import Plan
from tools.train.positions import positions_after, some_moves
from tools.train.selfplay import Way

Array = npt.NDArray[Any]

WEIGHTS = networks.read()
MENU = ROOMS["feurio"].menu
LOTS = [
    Lot("feurio", MENU.order(2), 1, 3),
    Lot("feurio", MENU.order(3, variants=["hotter"]), 2, 2),
    Lot("feurio", MENU.order(4, variants=["firebreak"]), 3, 2),
]

every_lot = pytest.mark.parametrize("lot", LOTS, ids=lambda lot: f"{lot.options.players} players")


def positions(lot: Lot) -> tuple[Scenes, Array]:
    """Return some positions of a lot, and the kernel's evaluations."""
    found = played(lot, way=Way())
    moves, games = some_moves(found, 4, 1)
    scenes, _, of_games = RivalNetwork(lot.options.players).examples(found, moves, games, 0.0)
    assert (scenes.won == found.shares[of_games]).all()
    expected = np.zeros((len(games), 4))
    records = positions_after("feurio", found, moves)
    for record, out in zip(records, expected, strict=True):
        advice.evaluate(record, advice.WEIGHTS, out)
    valued = (records["phase"] > 3) & (records["phase"] < 6) | (records["phase"] == 1)
    valued &= records["tiles"] > 1
    return scenes, expected[valued, : lot.options.players]


def chances(figures: Array) -> Array:
    odds = np.exp(figures - figures.max(-1, keepdims=True))
    found: Array = odds / odds.sum(-1, keepdims=True)
    return found


@every_lot
def test_positions_have_inputs_and_results(lot: Lot) -> None:
    scenes, expected = positions(lot)
    assert len(scenes.won) == len(expected) > 10 * lot.games
    assert scenes.seen.dtype == np.float16
    assert scenes.won.sum(-1) == pytest.approx(1)
    assert not (scenes.held & ~scenes.matter).any()
    assert (scenes.seen.any(-1) == members(scenes.matter)).all()


def test_points_count_in_part() -> None:
    found = played(LOTS[1])
    moves, games = some_moves(found, 6, 1)
    network = RivalNetwork(3)
    whole, half = (network.examples(found, moves, games, share) for share in (0.0, 0.5))
    assert (whole.target == half.inputs.won).all()
    assert half.target.sum(-1) == pytest.approx(1)
    best = found.points[half.games].argmax(-1)
    rows = np.arange(len(best))
    assert (half.target[rows, best] > 0.5).all()
    assert (half.target > 0).all()


# Networks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_layers_go_back_into_the_weights(players: int) -> None:
    w = WEIGHTS[networks.figures_at(players)]
    assert (networks.packed(networks.unpacked(w)) == w).all()


def test_the_networks_fill_the_weights() -> None:
    parts = [
        at(players) for at in (networks.figures_at, networks.choices_at) for players in (2, 3, 4)
    ]
    assert parts[0].start == survival.TILES.stop
    assert [part.stop for part in parts] == [*(part.start for part in parts[1:]), rivals.SHARPNESS]


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(networks.FILE.read_bytes())
    networks.write(WEIGHTS, file)
    assert file.read_bytes() == networks.FILE.read_bytes()


def members(tiles: Array) -> Array:
    """Return sets of tiles as rows of 0 and 1."""
    found: Array = (tiles[..., None] >> np.arange(36, dtype=np.uint64) & np.uint64(1)).astype(float)
    return found


def pooled(layers: dict[str, Array], room: Scenes, n: int, colour: int) -> Array:
    """Return the pooled features of a colour in one position, by plain NumPy."""
    beside, features = members(room.beside[n]), room.seen[n, colour]
    held = members(room.held[n, colour])[:, None]
    free = members(room.matter[n, colour])[:, None] - held
    for name, _ in networks.STEPS:
        rows = np.maximum(features @ layers[f"{name}.weight"].T + layers[f"{name}.bias"], 0)
        features = np.hstack([rows, beside @ (rows * held), beside @ (rows * free)])
    mine, others = rows * held, rows * free
    return np.concatenate([mine.sum(0), others.sum(0), others.max(0)])


@every_lot
def test_layers_and_positions_agree_with_the_kernel(lot: Lot) -> None:
    layers = networks.unpacked(WEIGHTS[networks.figures_at(lot.options.players)])
    room, expected = positions(lot)
    colours = room.held.shape[1]
    for n, shares in enumerate(expected):
        found = [pooled(layers, room, n, colour) for colour in range(colours)]
        by_seat = np.reshape(found, (lot.options.players, -1, len(found[0]))).sum(1) / 8
        inputs = np.hstack([room.plain[n], by_seat])
        units = np.maximum(inputs @ layers["hidden.weight"].T + layers["hidden.bias"], 0)
        assert chances(units @ layers["figure.weight"][0]) == pytest.approx(shares, abs=1e-2)


@every_lot
def test_pytorch_agrees_with_the_kernel(lot: Lot) -> None:
    torch: Any = pytest.importorskip("torch")
    learner: Any = RivalNetwork(lot.options.players).learner()
    figures: Any = import_module("tools.train.feurio.figures")
    scenes, expected = positions(lot)
    net = learner.net(WEIGHTS[networks.figures_at(lot.options.players)]).to(figures.DEVICE)
    with torch.no_grad():
        at = torch.arange(len(expected), device=figures.DEVICE)
        found = net(figures.batch(learner.put(scenes), at)).cpu().numpy()
    assert chances(found) == pytest.approx(expected, abs=1e-2)


# Choices and survival


@pytest.mark.parametrize("iterations", [0, 20])
def test_targets_of_choices_add_up(iterations: int) -> None:
    found = choices.choices_of_lot(advice.WEIGHTS, iterations, LOTS[0]._replace(games=1))
    assert len(found.sizes) > 3
    assert found.parts.sum(-1) == pytest.approx(1)
    assert all(
        n > 1 and not parts[n:].any() for n, parts in zip(found.sizes, found.parts, strict=True)
    )


def test_choices_learn_which_is_best() -> None:
    room, rng, w = choices.choices_of(200), np.random.default_rng(3), WEIGHTS.copy()
    room.inputs[:] = rng.random(room.inputs.shape)
    room.sizes[:] = 5
    room.parts[np.arange(200), room.inputs[:, :5, 0].argmax(-1)] = 1
    assert choices.fit(w, 3, room, Plan(12, 16, 2e-2), anew=True) < 0.5
    changed = np.flatnonzero(w != WEIGHTS)
    at = networks.choices_at(3)
    assert at.start <= changed.min() <= changed.max() < at.stop


def test_survival_finds_odds() -> None:
    rng = np.random.default_rng(4)
    x = np.column_stack([np.ones(20_000), rng.normal(size=20_000)])
    y = (rng.random(20_000) < 1 / (1 + np.exp(-(x @ [0.5, -2.0])))).astype(float)
    found, _ = survival.logistic(x, y)
    assert found == pytest.approx([0.5, -2.0], abs=0.1)
