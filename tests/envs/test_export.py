"""Exported records are read back exactly."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from embertide.catalog import ROOMS
from embertide.cli.app import app
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.envs.data_files import load, load_parts
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import record


def matches(name: str) -> list[AnyMatch]:
    room = ROOMS[name]
    tables = room.menu.order(2), room.menu.order(3)
    return [random_match(room, options, Dice(i)) for i, options in enumerate(tables)]


def written(folder: Path, played: list[AnyMatch]) -> Path:
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
    assert f"{row} decisions from 2 games" in said
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
    with pytest.raises(Malformed, match="A file holds records of one game only"):
        export(written(tmp_path, both), tmp_path / "data.npz")
    with pytest.raises(Malformed, match=r"must end in \.parquet or \.npz"):
        export(written(tmp_path, both), tmp_path / "data.csv")
    (tmp_path / "games.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(Malformed, match=r"games\.jsonl:1: format"):
        export(tmp_path / "games.jsonl", tmp_path / "data.npz")
    with pytest.raises(Malformed, match="can’t be written"):
        export(written(tmp_path, matches("feurio")), tmp_path / "nowhere" / "data.npz")
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]


def test_other_programs_read_the_columns(name: str, tmp_path: Path) -> None:
    """Parquet has lists of numbers, documented in the file: PyArrow alone reads all of it."""
    out = tmp_path / "data.parquet"
    export(written(tmp_path, matches(name)), out)
    table = pq.read_table(out)
    notes = {key.decode(): text.decode() for key, text in table.schema.metadata.items()}
    assert notes["format"] == "embertide-data/2"
    assert all(field.metadata[b"description"] for field in table.schema)
    shape = tuple(map(int, notes["shape"].split(",")))
    assert len(notes["planes"].split(",")) == shape[0]
    data = load(out)
    flat = table["observation"].combine_chunks().flatten().to_numpy()
    assert np.array_equal(flat.reshape(-1, *shape), data["observation"])
    for row, actions in enumerate(table["legal"].to_pylist()):
        assert actions == np.flatnonzero(data["legal"][row]).tolist()
        assert data["action"][row] in actions
    assert table["move"].to_pylist() == data["move"].tolist()


def test_files_of_version_0_1_are_read(name: str, tmp_path: Path) -> None:
    """They held observations and legal actions as bytes."""
    out, old = tmp_path / "data.parquet", tmp_path / "old.parquet"
    export(written(tmp_path, matches(name)), out)
    data, table = load(out), pq.read_table(out)
    planes = [row.tobytes() for row in data["observation"]]
    bits = [row.tobytes() for row in np.packbits(data["legal"], axis=1)]
    for field, rows in (("observation", planes), ("legal", bits)):
        column = pa.array(rows, pa.binary(len(rows[0])))
        table = table.set_column(table.schema.get_field_index(field), field, column)
    pq.write_table(table, old)
    again = load(old)
    assert all(np.array_equal(again[field], data[field]) for field in data)
