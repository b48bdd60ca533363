"""The script that fits competitive Feurio!: its games, its positions, and its networks' layers."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio.kernel_record import FIREBREAKS, HOTTER, OVER

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

networks: Any = import_module("feurio_networks")
play: Any = import_module("feurio_play")
scenes: Any = import_module("feurio_scenes")
choices: Any = import_module("feurio_choices")
searched: Any = import_module("feurio_searched")
survival: Any = import_module("feurio_survival")

Array = npt.NDArray[Any]

WEIGHTS = networks.read()
LOTS = [play.Lot(2, 0, 3, 1), play.Lot(3, HOTTER, 2, 2), play.Lot(4, FIREBREAKS, 2, 3)]

every_lot = pytest.mark.parametrize("lot", LOTS, ids=lambda lot: f"{lot.players} players")


def positions(lot: Any) -> tuple[Any, Array]:
    """Some positions of a lot, and what the kernel expects of them."""
    games, d = play.played(WEIGHTS, lot), play.desk()
    room = scenes.scenes_of(lot.players, 12, np.float32)
    expected = np.zeros((12, lot.players))
    n, moves = 0, 9
    while n < 12:
        play.go_to(d, games, n % lot.count, moves)
        if scenes.is_still(d):
            scenes.look(d, WEIGHTS, room, n)
            advice.evaluate(d.state[0], WEIGHTS, d.out)
            expected[n] = d.out[: lot.players]
            n += 1
        moves += 5
    return room, expected


def chances(figures: Array) -> Array:
    odds = np.exp(figures - figures.max(-1, keepdims=True))
    found: Array = odds / odds.sum(-1, keepdims=True)
    return found


# Games and positions


def test_lots_have_all_games_once() -> None:
    lots = play.lots(3, 1000, 64, 7)
    assert play.count_of(lots) == 1000
    assert {lot.variants for lot in lots} == {0, HOTTER, FIREBREAKS, HOTTER | FIREBREAKS}
    luck = [lot.luck + game for lot in lots for game in range(lot.count)]
    assert len(set(luck)) == 1000


@every_lot
def test_games_can_be_gone_through_again(lot: Any) -> None:
    games, d = play.played(WEIGHTS, lot), play.desk()
    for game in range(lot.count):
        length = int(games.lengths[game])
        play.go_to(d, games, game, length - 1)
        assert d.state[0].phase != OVER
        play.go_to(d, games, game, length)
        assert d.state[0].phase == OVER
        kernel.winners(d.state[0], d.out)
        assert games.won[game].tolist() == pytest.approx(d.out[: lot.players].tolist())


@every_lot
def test_positions_are_described_with_who_won(lot: Any) -> None:
    found = scenes.scenes_of_lot(WEIGHTS, lot)
    assert found.seen.dtype == np.float16
    assert 3 * lot.count < len(found.won) < 16 * lot.count
    assert found.won.sum(-1) == pytest.approx(1)
    assert not (found.held & ~found.matter).any()
    assert (found.seen.any(-1) == members(found.matter)).all()


def test_positions_are_gathered_up_to_so_many() -> None:
    part = scenes.scenes_of(2, 5, np.float16)
    part.won[:, 0] = 1
    assert len(scenes.gathered([part, part], 2, 20).won) == 10
    some = scenes.gathered([part, part], 2, 7)
    assert some.won.tolist() == [[1, 0]] * 7


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
    networks.write(WEIGHTS, tmp_path / "weights.json")
    assert (networks.read(tmp_path / "weights.json") == WEIGHTS).all()


def members(tiles: Array) -> Array:
    """Sets of tiles as rows of 0 and 1."""
    found: Array = (tiles[..., None] >> np.arange(36, dtype=np.uint64) & np.uint64(1)).astype(float)
    return found


def pooled(layers: dict[str, Array], room: Any, n: int, colour: int) -> Array:
    """What the posts of a colour come to in one position, by plain sums."""
    beside, told = members(room.beside[n]), room.seen[n, colour]
    held = members(room.held[n, colour])[:, None]
    free = members(room.matter[n, colour])[:, None] - held
    for name, _ in networks.STEPS:
        rows = np.maximum(told @ layers[f"{name}.weight"].T + layers[f"{name}.bias"], 0)
        told = np.hstack([rows, beside @ (rows * held), beside @ (rows * free)])
    mine, others = rows * held, rows * free
    return np.concatenate([mine.sum(0), others.sum(0), others.max(0)])


@every_lot
def test_layers_and_positions_say_what_the_kernel_says(lot: Any) -> None:
    layers = networks.unpacked(WEIGHTS[networks.figures_at(lot.players)])
    room, expected = positions(lot)
    colours = room.held.shape[1]
    for n, shares in enumerate(expected):
        found = [pooled(layers, room, n, colour) for colour in range(colours)]
        by_seat = np.reshape(found, (lot.players, colours // lot.players, -1)).sum(1) / 8
        told = np.hstack([room.plain[n], by_seat])
        units = np.maximum(told @ layers["hidden.weight"].T + layers["hidden.bias"], 0)
        assert chances(units @ layers["figure.weight"][0]) == pytest.approx(shares, abs=1e-4)


@every_lot
def test_pytorch_says_what_the_kernel_says(lot: Any) -> None:
    torch: Any = pytest.importorskip("torch")
    figures: Any = import_module("feurio_figures")
    room, expected = positions(lot)
    data = figures.on_device(room)
    net = figures.net_of(WEIGHTS, lot.players).to(figures.DEVICE)
    with torch.no_grad():
        found = net(figures.batch(data, torch.arange(12, device=figures.DEVICE))).cpu().numpy()
    assert chances(found) == pytest.approx(expected, abs=1e-4)


def test_pytorch_learns_from_where_it_is() -> None:
    pytest.importorskip("torch")
    figures: Any = import_module("feurio_figures")
    room, w = scenes.scenes_of_lot(WEIGHTS, LOTS[0]), WEIGHTS.copy()
    loss = figures.fit(w, 2, room, networks.Plan(2, 8, 1e-6), anew=False)
    assert 0 < loss < 5
    assert 0 < np.abs(w - WEIGHTS).max() < 1e-4
    changed = np.flatnonzero(w != WEIGHTS)
    at = networks.figures_at(2)
    assert at.start <= changed.min() <= changed.max() < at.stop


# Choices and survival


@pytest.mark.parametrize("iterations", [0, 20])
def test_choices_have_parts_that_add_up(iterations: int) -> None:
    found = choices.choices_of_lot(WEIGHTS, iterations, LOTS[0]._replace(count=1))
    assert len(found.count) > 3
    assert found.parts.sum(-1) == pytest.approx(1)
    assert all(
        n > 1 and not parts[n:].any() for n, parts in zip(found.count, found.parts, strict=True)
    )


def test_choices_learn_which_is_best() -> None:
    room, rng, w = choices.choices_of(200), np.random.default_rng(3), WEIGHTS.copy()
    room.told[:] = rng.random(room.told.shape)
    room.count[:] = 5
    room.parts[np.arange(200), room.told[:, :5, 0].argmax(-1)] = 1
    assert choices.fit(w, 3, room, networks.Plan(12, 16, 2e-2), anew=True) < 0.5
    changed = np.flatnonzero(w != WEIGHTS)
    at = networks.choices_at(3)
    assert at.start <= changed.min() <= changed.max() < at.stop


def test_what_a_search_expects_and_who_won_make_a_share_of_the_win() -> None:
    one = searched.Seen(None, None, 1, np.array([0.5, 0.3, 0.2]), 0.4)
    shares = searched._target(one, np.array([0.0, 1.0, 0.0]))
    assert shares.sum() == pytest.approx(1)
    assert shares[1] == pytest.approx(0.75 * 0.4 + 0.25)
    assert shares[0] / shares[2] == pytest.approx(0.5 / 0.2)


def test_survival_finds_odds() -> None:
    rng = np.random.default_rng(4)
    x = np.column_stack([np.ones(20_000), rng.normal(size=20_000)])
    y = (rng.random(20_000) < 1 / (1 + np.exp(-(x @ [0.5, -2.0])))).astype(float)
    found, _ = survival.logistic(x, y)
    assert found == pytest.approx([0.5, -2.0], abs=0.1)
