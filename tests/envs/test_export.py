"""Records exported, and read back exactly."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from embertide.catalog import ROOMS
from embertide.cli.app import app
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.envs.data_files import load, load_parts
from embertide.play.match import Match
from embertide.play.playthrough import random_match
from embertide.play.record import record


def matches(name: str) -> list[Match]:
    room = ROOMS[name]
    tables = room.menu.order(2), room.menu.order(3)
    return [random_match(room, options, Dice(i)) for i, options in enumerate(tables)]


def written(folder: Path, played: list[Match]) -> Path:
    file = folder / "games.jsonl"
    file.write_text("".join(record(match).write() + "\n" for match in played), "utf-8")
    return file


def export(file: Path, out: Path) -> str:
    result = CliRunner().invoke(app, ["export", str(file), "--out", str(out), "--language", "en"])
    if result.exception is not None:
        raise result.exception
    return result.output


@pytest.mark.parametrize("suffix", [".parquet", ".npz"])
def test_round_trip(name: str, suffix: str, tmp_path: Path) -> None:
    played = matches(name)
    out = tmp_path / f"data{suffix}"
    said = export(written(tmp_path, played), out)
    data, row = load(out), 0
    room, kernel = ROOMS[name], ROOMS[name].kernel()
    for number, match in enumerate(played):
        score = room.game.scores(match.state)
        decisions = [step for step in match.steps() if step[0].actor != NATURE]
        for ply, (at, move) in enumerate(decisions):
            assert (data["game"][row], data["ply"][row], data["seat"][row]) == (
                number,
                ply,
                at.actor,
            )
            legal = sorted(kernel.action_of(at.state, other) for other in room.game.moves(at.state))
            assert np.flatnonzero(data["legal"][row]).tolist() == legal
            assert data["action"][row] == kernel.action_of(at.state, move)
            assert data["move"][row] == room.game.write(move)
            view = room.game.view(at.state, at.actor)
            assert (data["observation"][row] == room.features().observe(view)).all()
            assert data["points"][row] == score.points[at.actor]
            assert (data["reward"][row] == 1) == (score.winners == (at.actor,))
            row += 1
    assert len(data["game"]) == row
    assert f"{row} decisions of 2 games" in said
    assert data["legal"].shape == (row, kernel.ACTIONS)
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"data{suffix}", "games.jsonl"]


def test_reading_in_parts(tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    export(written(tmp_path, matches("firewater")), out)
    whole = load(out)
    parts = list(load_parts(out, size=50))
    assert max(len(part["action"]) for part in parts) <= 50
    for field, column in whole.items():
        joined = np.concatenate([part[field] for part in parts])
        assert np.array_equal(joined, column)


def test_an_unfinished_game_has_no_outcome(tmp_path: Path) -> None:
    match = matches("feurio")[0].past()[30]
    export(written(tmp_path, [match]), tmp_path / "data.npz")
    data = load(tmp_path / "data.npz")
    assert np.isnan(data["reward"]).all()
    assert len(data["action"]) == len(match.texts())


def test_refusals(tmp_path: Path) -> None:
    both = [*matches("feurio"), *matches("firewater")]
    with pytest.raises(Malformed, match="One file holds one game"):
        export(written(tmp_path, both), tmp_path / "data.npz")
    with pytest.raises(Malformed, match=r"must end in \.parquet or \.npz"):
        export(written(tmp_path, both), tmp_path / "data.csv")
    (tmp_path / "games.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(Malformed, match=r"games\.jsonl:1: format"):
        export(tmp_path / "games.jsonl", tmp_path / "data.npz")
    with pytest.raises(Malformed, match="cannot be written"):
        export(written(tmp_path, matches("feurio")), tmp_path / "nowhere" / "data.npz")
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
