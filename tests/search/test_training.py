"""The training pipeline: sequential tests, contests, and runs that are killed and go on."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from embertide.catalog import ROOMS
from tests.support.patience import PATIENCE
from tools.train.__main__ import main
from tools.train.contest import Contest, Outcome, compare, outcome_of
from tools.train.files import UNFINISHED, save_array, save_json
from tools.train.firewater import network as prospects
from tools.train.lots import Device, Lot
from tools.train.processor import Processor
from tools.train.rooms import NETWORKS
from tools.train.run import Means, Run, joined, rounded
from tools.train.selfplay import Games, Way
from tools.train.sequential import ALPHA, SequentialTest
from tools.train.settings import Settings
from tools.train.tables import lots_of

ROOT = Path(__file__).parents[2]


# The sequential test


def decided(rng: np.random.Generator, mean: float, most: int = 20_000) -> tuple[bool | None, int]:
    """Test results with that mean, such as those of deals between four."""
    test = SequentialTest()
    for result in rng.choice([-0.25, 0.0, 0.25, 0.5], p=[0.4, 0.3, 0.2, 0.1], size=most):
        test.add(float(result) + mean)
        if test.better is not None:
            break
    return test.better, test.deals


def test_errors_are_as_rare_as_they_should_be() -> None:
    rng = np.random.default_rng(1)
    equal = [decided(rng, 0.0)[0] for _ in range(100)]
    better = [decided(rng, 0.02)[0] for _ in range(100)]
    assert equal.count(True) <= 100 * 2.4 * ALPHA
    assert better.count(True) >= 100 * (1 - 2.4 * ALPHA)


def test_large_differences_are_decided_soon() -> None:
    rng = np.random.default_rng(2)
    assert decided(rng, 0.1)[0] is True
    assert decided(rng, -0.1)[1] < 200


def test_few_equal_results_decide_nothing() -> None:
    test = SequentialTest()
    for _ in range(20):
        test.add(0.5)
    assert test.better is None


# Contests


@pytest.mark.parametrize("network", ["feurio-goal", "firewater-2"])
def test_better_weights_win_a_contest(network: str) -> None:
    kind = NETWORKS[network]
    old = ROOMS[kind.game].advice().WEIGHTS
    contest = Contest(kind.game, tuple(kind.tables), 0, old, -old)
    found = compare(contest, 5, 6, Outcome(SequentialTest()), processes=1)
    assert found.test.deals == 6
    assert found.test.mean > 0
    assert sum(one["test"]["deals"] for one in found.as_json()["tables"]) == 6


def test_results_are_the_same_in_processes() -> None:
    old = ROOMS["firewater"].advice().WEIGHTS
    tables = tuple(NETWORKS["firewater-2"].tables)
    contest = Contest("firewater", tables, 0, old, rounded(old * 0.9))
    here, there = (
        compare(contest, 1, 4, Outcome(SequentialTest()), processes=count) for count in (1, 2)
    )
    assert here.as_json() == there.as_json()


def test_a_contest_goes_on_after_its_last_deal() -> None:
    old = ROOMS["firewater"].advice().WEIGHTS
    contest = Contest("firewater", tuple(NETWORKS["firewater-3"].tables), 0, old, -old)
    whole = compare(contest, 1, 4, Outcome(SequentialTest()), processes=1)
    some = compare(contest, 1, 2, Outcome(SequentialTest()), processes=1)
    assert some.test.deals == 2
    again = outcome_of(json.loads(json.dumps(some.as_json())))
    assert compare(contest, 1, 4, again, processes=1).as_json() == whole.as_json()


class FakeRay(ModuleType):
    """Stands in for Ray, which is large: it runs everything at once, last job first."""

    def init(self, **where: object) -> None:
        """Connect."""
        self.where = where

    def put(self, value: Any) -> Any:
        """Return a reference; here the value itself."""
        return value

    def remote(self, function: Any) -> Any:
        """Return the function with a method that runs it."""
        return SimpleNamespace(remote=lambda *args: (args[1], function(*args)))

    def wait(self, refs: list[Any]) -> tuple[list[Any], list[Any]]:
        """Return what is ready, and the rest."""
        return refs[-1:], refs[:-1]

    def get(self, ref: Any) -> Any:
        """Return the result."""
        return ref[1]

    def shutdown(self) -> None:
        """Disconnect."""
        self.where = {}


def test_a_contest_through_ray_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay("ray"))
    old = ROOMS["firewater"].advice().WEIGHTS
    contest = Contest("firewater", tuple(NETWORKS["firewater-2"].tables), 0, old, -old)
    here = compare(contest, 1, 4, Outcome(SequentialTest()), processes=1)
    assert compare(contest, 1, 4, Outcome(SequentialTest()), ray="auto").as_json() == here.as_json()


# Runs


SETTINGS = Settings("firewater-2", games=24, lot=8, every=5, deals=2, iterations=0)


def test_lots_have_all_games_once() -> None:
    for network in NETWORKS.values():
        lots = lots_of(network.game, network.tables, 1000, 64, 7 << 40)
        seeds = [lot.first_seed + game for lot in lots for game in range(lot.games)]
        assert len(set(seeds)) == len(seeds)
        assert 990 <= len(seeds) <= 1010
        assert {lot.options for lot in lots} == {table.options for table in network.tables}
        assert sum(table.share for table in network.tables) == pytest.approx(1)


class Counting:
    """A device that counts the lots it plays."""

    def __init__(self) -> None:
        self.lots: list[Lot] = []
        self._device = Processor(1)

    def play(self, lot: Lot, pool: Any, way: Way) -> Games:
        """Play a lot."""
        self.lots.append(lot)
        return self._device.play(lot, pool, way)


def means(device: Device) -> Means:
    return Means([device], processes=1)


def play_for_long(folder: str) -> None:
    """Play more games than anybody waits for."""
    Run(Path(folder), replace(SETTINGS, games=10**6), means(Processor(1))).play(0)


def test_a_killed_run_goes_on_and_plays_no_lot_twice(tmp_path: Path) -> None:
    program = "import sys; from tests.search.test_training import *; play_for_long(sys.argv[1])"
    child = subprocess.Popen(  # noqa: S603 - our own code
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    lots, end = tmp_path / "rounds" / "0" / "lots", time.monotonic() + PATIENCE
    while len(list(lots.glob("*.npz"))) < 2 and time.monotonic() < end:
        time.sleep(0.2)
    child.send_signal(signal.SIGKILL)
    child.wait()
    (lots / f"00002.npz{UNFINISHED}").write_bytes(b"cut off")
    before = {file.name: file.read_bytes() for file in lots.glob("*.npz")}
    assert len(before) >= 2
    run = Run(tmp_path, SETTINGS, means(device := Counting()))
    run.play(0)
    assert len(device.lots) == max(0, 3 - len(before))
    assert not list(tmp_path.rglob(f"*{UNFINISHED}"))
    assert all((lots / name).read_bytes() == data for name, data in before.items())
    games = json.loads((tmp_path / "rounds/0/games.json").read_text("utf-8"))["games"]
    assert games >= 24
    run.play(0)
    assert len(device.lots) == max(0, 3 - len(before))


def test_a_run_keeps_its_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path)])
    assert "a new run needs --network, one of feurio-2, " in capsys.readouterr().err
    wish = [str(tmp_path), "--games-only", "--threads", "1"]
    main([*wish, "--network", "firewater-2", "--games", "2", "--lot", "2"])
    main(wish)
    with pytest.raises(SystemExit):
        main([*wish, "--lot", "3"])
    assert "this run has --lot 2; begin another one in a new folder" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="plays on cpu or cuda, not on tpu"):
        main([*wish, "--devices", "tpu"])


def test_a_run_without_games_says_so(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    with pytest.raises(SystemExit, match="No games were played"):
        Run(tmp_path, SETTINGS, Means([Processor(1)], seconds=-1.0)).go_on()


def test_a_run_without_time_plays_nothing_more(tmp_path: Path) -> None:
    Run(tmp_path, SETTINGS, Means([device := Counting()], seconds=-1.0)).play(0)
    assert not device.lots


def test_joined_positions_keep_their_games_apart(tmp_path: Path) -> None:
    run = Run(tmp_path, SETTINGS, means(Processor(1)))
    run.play(0)
    examples, games = run._examples(0)
    assert games == 24
    assert len(examples.games) == len(examples.inputs.won) == len(examples.target)
    assert set(np.diff(examples.games).tolist()) <= {0, 1, 2}
    assert examples.games.max() < 24
    doubled = joined([(examples, 24), (examples, 24)])
    assert doubled.games.max() == examples.games.max() + 24


def test_a_round_trains_and_compares(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    Run(tmp_path, SETTINGS, means(Processor(1))).go_on()
    folder = tmp_path / "rounds" / "0"
    training = json.loads((folder / "training.json").read_text("utf-8"))
    assert [point["positions"] for point in training["curve"]] == sorted(
        point["positions"] for point in training["curve"]
    )
    old, new = np.load(tmp_path / "start.npy"), np.load(folder / "weights.npy")
    changed = np.flatnonzero(old != new)
    at = NETWORKS["firewater-2"].at
    assert at.start <= changed.min() <= changed.max() < at.stop
    contest = json.loads((folder / "contest.json").read_text("utf-8"))
    assert contest["test"]["deals"] == 2
    assert contest["better"] is None
    device = Counting()
    again = Run(tmp_path, SETTINGS, means(device))
    assert again.promote() is None
    again.go_on()
    assert not device.lots


# Promotion


def ended(folder: Path, better: object) -> Run:
    """Return a run whose contest has ended."""
    run = Run(folder, SETTINGS, means(Counting()))
    last = folder / "rounds" / "0"
    numbers = {"positions": 9, "games": 3, "before": 0.5, "curve": [{"loss": 0.4}]}
    save_json(last / "training.json", numbers)
    results = {"games": 8, "iterations": 0, "mean": 0.1, "low": 0.05, "high": 0.15}
    save_json(last / "contest.json", {"better": better, **results})
    save_array(last / "weights.npy", np.load(folder / "start.npy") + 1)
    return run


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the room's files be copies."""
    for name in ("FILE", "ABOUT"):
        file = getattr(prospects, name)
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        monkeypatch.setattr(prospects, name, copy)
    return tmp_path


@pytest.mark.parametrize("better", [None, False])
def test_only_what_is_proven_is_written(copies: Path, better: object) -> None:
    before = prospects.FILE.read_bytes()
    assert ended(copies / "run", better).promote() is None
    assert prospects.FILE.read_bytes() == before


def test_a_promotion_changes_one_network_and_says_why(copies: Path) -> None:
    old, at = ROOMS["firewater"].advice().WEIGHTS, NETWORKS["firewater-2"].at
    assert ended(copies / "run", better=True).promote() == prospects.FILE
    new = np.load(prospects.FILE)
    assert new[at] == pytest.approx(old[at] + 1, abs=1e-5)
    assert new[at.stop :].tolist() == old[at.stop :].astype(np.float32).tolist()
    origins = json.loads(prospects.ABOUT.read_text("utf-8"))
    assert origins["2 players"].startswith("trained on 9 positions of 3 games, validation loss 0.5")
    assert origins["3 players"] == "see docs/training.md"


def test_a_network_that_has_changed_meanwhile_is_not_overwritten(copies: Path) -> None:
    ended(copies / "run", better=True)
    save_array(copies / "run" / "start.npy", np.load(copies / "run" / "start.npy") + 1)
    with pytest.raises(SystemExit, match="has changed since this run began"):
        Run(copies / "run", SETTINGS, means(Counting())).promote()
