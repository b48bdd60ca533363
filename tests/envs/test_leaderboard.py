"""The leaderboard rates players, also those of files and of earlier runs."""

from pathlib import Path

import pytest

from bench.leaderboard import Result, main, rate

MINE = """
class Last:
    def choose(self, view, moves, dice):
        return moves[-1]

def player(word=""):
    assert word == "given"
    return Last()
"""


def test_who_wins_more_is_rated_higher() -> None:
    played = [Result("strong", "weak", 1.0), Result("weak", "strong", 0.0)] * 30
    played += [Result("weak", "strong", 1.0), Result("middle", "weak", 0.5)] * 5
    ratings = rate(played)
    assert ratings["strong"][0] > ratings["middle"][0] > 0
    assert ratings["strong"][0] - ratings["strong"][1] > ratings["weak"][0] + ratings["weak"][1]
    assert ratings["middle"][1] > ratings["strong"][1], "fewer games, a wider interval"


def test_anybody_can_add_a_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    results = tmp_path / "results.csv"
    results.write_text("random,champion,0.0\n" * 4, "utf-8")
    players = f"random,mine={tmp_path / 'mine.py'}:given"
    options = ["--games", "4", "--minutes", "5", "--results", str(results)]
    main(["--players", players, *options])
    said = capsys.readouterr().out
    assert said.startswith("# Leaderboard of feurio")
    assert [line.split(" | ")[0] for line in said.splitlines() if " champion" in line] == [
        "| champion"
    ]
    assert len(results.read_text("utf-8").splitlines()) == 8
    assert "| mine | " in said
