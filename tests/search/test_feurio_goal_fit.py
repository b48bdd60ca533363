"""The script that fits the network of Feurio!'s common goal: its games, positions and rounds."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_goal_net as net
from embertide.games.feurio.kernel_record import DEPLOYING, DRAWING, OVER

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

networks: Any = import_module("feurio_networks")
play: Any = import_module("feurio_goal_play")
program: Any = import_module("fit_feurio_goal_net")
views: Any = import_module("feurio_goal_views")
Lot: Any = import_module("feurio_play").Lot

Array = npt.NDArray[Any]

WEIGHTS = advice.WEIGHTS
WAY = play.Way(3, 0.02)
LOTS = [Lot(players, 0, 3, 10 * players) for players in (1, 2, 3, 4)]

every_lot = pytest.mark.parametrize("lot", LOTS, ids=lambda lot: f"{lot.players} players")


def members(tiles: Array) -> Array:
    """Sets of tiles as rows of 0 and 1."""
    found: Array = tiles[..., None] >> np.arange(36, dtype=np.uint64) & np.uint64(1)
    return found


def positions(lot: Any, count: int) -> tuple[Any, Array]:
    """Some positions of a lot, and the chances to win that the kernel sees."""
    d, e, room = play.desk(), views.eyes(), views.views_of(count)
    chances, n, game = np.zeros(count), 0, 0
    while n < count:
        astray = play.begin(d, lot, game, WAY)
        while n < count and play.play_on(d, WEIGHTS, WAY, astray):
            views.look(e, d.state, WEIGHTS, room, n)
            chances[n] = net.chance_to_win(d.state[0], WEIGHTS, play.NET)
            n += 1
        game += 1
    return room, chances


# Games and positions


@every_lot
def test_games_stop_where_the_network_judges(lot: Any) -> None:
    d, stops = play.desk(), 0
    for game in range(lot.count):
        astray = play.begin(d, lot, game, WAY)
        assert 0 <= astray < play.ASTRAY
        while play.play_on(d, WEIGHTS, WAY, astray):
            assert d.state[0].phase in {DRAWING, DEPLOYING}
            assert d.state[0].tiles > play.OPENING
            assert d.state[0].tiles >= astray
            stops += 1
        assert d.state[0].phase == OVER
        kernel.winners(d.state[0], out := np.zeros(4))
        assert play.parts(d).all() == (out[0] == 1)
    assert stops


@every_lot
def test_positions_are_described_with_what_came_of_them(lot: Any) -> None:
    found, wins = views.views_of_lot(WEIGHTS, WAY, lot)
    count = len(found.won)
    assert 0 <= wins <= lot.count < count
    assert found.seen.shape == (count, 4, 36, 28)
    assert found.seen.dtype == np.float16
    assert found.plain.shape == (count, 4, net.PLAIN)
    assert not (found.held & ~found.matter).any()
    assert (found.seen.any(-1) == members(found.matter)).all()
    assert set(found.won.ravel().tolist()) <= {0, 1}
    assert found.won.any()


def test_a_lot_is_the_same_for_the_same_luck() -> None:
    one, again = (views.views_of_lot(WEIGHTS, WAY, LOTS[1]) for _ in range(2))
    assert one[1] == again[1]
    assert (one[0].won == again[0].won).all()
    assert all((a == b).all() for a, b in zip(one[0], again[0], strict=True))
    other, _ = views.views_of_lot(WEIGHTS, WAY, LOTS[1]._replace(luck=7))
    assert not np.array_equal(one[0].held, other.held)


def test_positions_come_together_in_their_order() -> None:
    parts = [views.views_of(count) for count in (2, 0, 3)]
    parts[2].won[:] = 1
    parts[2].plain[:] = 5
    found = views.together(parts)
    assert found.won[:, 3].tolist() == [0, 0, 1, 1, 1]
    assert found.plain[:, 0, 0].tolist() == [0, 0, 5, 5, 5]


# The network


def test_the_network_is_the_last_of_the_weights() -> None:
    assert play.NET_AT.stop == len(WEIGHTS)


def test_layers_go_back_into_the_weights() -> None:
    w = WEIGHTS[play.NET_AT]
    assert (networks.packed(networks.unpacked(w, net.UNITS)) == w).all()


def test_the_file_says_which_program_fitted_it(tmp_path: Path) -> None:
    w = WEIGHTS[play.NET_AT]
    networks.write(w, tmp_path / "weights.json", "fit_feurio_goal_net.py")
    assert (tmp_path / "weights.json").read_text("utf-8") == program.FILE.read_text("utf-8")
    assert (networks.read(tmp_path / "weights.json") == w).all()


@every_lot
def test_pytorch_says_what_the_kernel_says(lot: Any) -> None:
    torch: Any = pytest.importorskip("torch")
    figures: Any = import_module("feurio_figures")
    room, expected = positions(lot, 12)
    data = figures.on_device(room)
    goal_net = import_module("feurio_goal_figures").net_of(WEIGHTS).to(figures.DEVICE)
    with torch.no_grad():
        found = goal_net(figures.batch(data, torch.arange(12, device=figures.DEVICE)))
    assert torch.sigmoid(found).prod(-1).cpu().numpy() == pytest.approx(expected, abs=1e-4)


def test_pytorch_learns_from_where_it_is() -> None:
    pytest.importorskip("torch")
    figures: Any = import_module("feurio_goal_figures")
    room, w = views.views_of_lot(WEIGHTS, WAY, LOTS[0])[0], WEIGHTS.copy()
    loss = figures.fit(w, room, networks.Plan(2, 8, 1e-6))
    assert 0 < loss < 5
    assert 0 < np.abs(w - WEIGHTS).max() < 1e-4
    assert np.flatnonzero(w != WEIGHTS).min() >= play.NET


def test_pytorch_learns_from_nothing() -> None:
    pytest.importorskip("torch")
    figures: Any = import_module("feurio_goal_figures")
    room, w = views.views_of_lot(WEIGHTS, WAY, LOTS[0])[0], WEIGHTS.copy()
    w[play.NET_AT] = 0.0
    assert 0 < figures.fit(w, room, networks.Plan(2, 8, 1e-3)) < 5
    assert w[play.NET_AT].all()


@pytest.mark.parametrize("count", [2, 9, 30, 20_000, 60_000])
def test_about_a_twentieth_is_kept_back(count: int) -> None:
    pytest.importorskip("torch")
    figures: Any = import_module("feurio_goal_figures")
    kept = np.flatnonzero(figures.kept_back(count).cpu().numpy())
    assert 0 < len(kept) <= max(count / 10, 1)


def test_whole_stretches_are_kept_back() -> None:
    pytest.importorskip("torch")
    figures: Any = import_module("feurio_goal_figures")
    kept = np.flatnonzero(figures.kept_back(80_000).cpu().numpy()).tolist()
    assert kept == [*range(14_000, 16_000), *range(54_000, 56_000)]


# Rounds


def test_rounds_look_at_more_and_learn_more_slowly() -> None:
    rounds = program.rounds_from_nothing(15)
    assert [way.top for way, _ in rounds] == [play.ALL, 3, 8, *[play.ALL] * 12]
    assert [way.whim for way, _ in rounds] == [1.0, *[0.02] * 14]
    assert [plan.pace for _, plan in rounds] == [4e-3, *[3e-3] * 3, *[2e-3] * 6, *[1e-3] * 5]
    again = program.rounds_again(12)
    assert {way for way, _ in again} == {play.Way(play.ALL, 0.01)}
    assert [plan.rounds for _, plan in again] == [*[2] * 11, 8]


@pytest.mark.parametrize("count", range(1, 20))
def test_there_are_as_many_rounds_as_asked_for(count: int) -> None:
    assert len(program.rounds_from_nothing(count)) == count
    assert len(program.rounds_again(count)) == count


def test_when_the_time_is_up_only_the_last_round_is_played() -> None:
    rounds = program.rounds_again(4)
    assert list(program.in_time(rounds, 1000.0)) == rounds
    assert list(program.in_time(rounds, -1.0)) == rounds[-1:]
    assert not list(program.in_time([], 1000.0))


def test_lots_have_all_games_once() -> None:
    lots = [lot for players in program.PLAYERS for lot in program.lots(players, 130, 5)]
    assert sum(lot.count for lot in lots) == 4 * 130
    luck = {lot.luck + game for lot in lots for game in range(lot.count)}
    assert len(luck) == 4 * 130
