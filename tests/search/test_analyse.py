"""Analysis of games: losses by decision, exact at the end."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.play.match.automatic import random_match
from embertide.search.analysis import Analyst, PastDecision
from embertide.search.budget import Budget


def decisions(name: str, players: int = 2, seed: int = 2) -> list[PastDecision]:
    room = ROOMS[name]
    match = random_match(room, room.menu.order(players), Dice(seed))
    return [PastDecision(at.state, at.actor, move) for at, move in match.steps() if at.actor >= 0]


@pytest.mark.parametrize("name", ROOMS)
def test_findings_compare_what_was_played_with_the_best(name: str) -> None:
    room = ROOMS[name]
    made = decisions(name)
    analyst = Analyst(room, room.menu.order(2), Budget(300))
    found = list(analyst.look_back(made[20:26] + made[-6:]))
    assert found
    for finding in found:
        assert finding.loss == max(0.0, finding.best.expected - finding.played.expected)
        assert 0 <= finding.played.expected <= 1
        legal = room.game.moves(finding.decision.state)
        assert finding.best.move in legal
        assert finding.played.move == finding.decision.move
    assert any(finding.loss > 0 for finding in found)


def test_the_last_round_is_solved_exactly() -> None:
    room = ROOMS["firewater"]
    made = [d for d in decisions("firewater")[-4:] if len(room.game.moves(d.state)) > 1]
    found = list(Analyst(room, room.menu.order(2), Budget(100)).look_back(made))
    assert found
    assert found[-1].exact


@pytest.mark.parametrize("name", ROOMS)
def test_forced_moves_are_skipped(name: str) -> None:
    room = ROOMS[name]
    made = decisions(name)
    forced = [d for d in made if len(room.game.moves(d.state)) == 1]
    assert list(Analyst(room, room.menu.order(2), Budget(50)).look_back(forced)) == []


@pytest.mark.parametrize("name", ROOMS)
def test_hints_are_the_best_three(name: str) -> None:
    room = ROOMS[name]
    decision = next(d for d in decisions(name)[20:] if len(room.game.moves(d.state)) > 5)
    hints = Analyst(room, room.menu.order(2), Budget(400)).hint(decision.state, decision.seat)
    assert len(hints) == 3
    assert [h.expected for h in hints] == sorted((h.expected for h in hints), reverse=True)
    assert len({room.game.write(h.move) for h in hints}) == 3


@pytest.mark.parametrize("name", ROOMS)
def test_a_cancelled_analyst_ends_every_search_early(name: str) -> None:
    """A hint takes several searches: all of them end, and there are still three moves."""
    room = ROOMS[name]
    decision = next(d for d in decisions(name)[20:] if len(room.game.moves(d.state)) > 5)
    analyst = Analyst(room, room.menu.order(2), Budget(100_000_000))
    analyst.cancel()
    assert len(analyst.hint(decision.state, decision.seat)) == 3


def test_analysis_is_repeatable() -> None:
    room = ROOMS["feurio"]
    options = room.menu.order(2)
    made = decisions("feurio")[20:23]
    first = list(Analyst(room, options, Budget(200)).look_back(made))
    assert first == list(Analyst(room, options, Budget(200)).look_back(made))
