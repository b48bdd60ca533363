"""Engines of the library choose, analyse and review, by what a seat may know."""

import pytest

import embertide as et
from embertide.core.dice import Dice
from embertide.core.player import AnyPlayer
from embertide.play.match.automatic import random_match


def test_a_level_chooses_a_legal_move_and_the_seed_decides() -> None:
    match = et.firewater.new(players=2, seed=1)
    chosen = {match.room.game.write(et.Engine("spark", seed=3).choose(match)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(match.legal())


def test_analysis_gives_the_best_moves_first() -> None:
    match = et.feurio.new(players=2, seed=1).play("s0,1")
    found = et.Engine("ember", iterations=50, language="de").analyse(match, most=2)
    assert [one.text for one in found] == [match.room.game.write(one.move) for one in found]
    assert len(found) == 2
    assert 1 >= found[0].expected >= found[1].expected >= 0


def test_a_review_has_every_decision_with_a_choice() -> None:
    match = et.feurio.new(players=2, seed=1)
    for _ in range(4):
        match = match.play(match.moves()[0])
    reviewed = list(et.Engine("spark", iterations=20).review(match))
    choices = [n for n, (at, _) in enumerate(match.decisions(), 1) if len(at.moves()) > 1]
    assert [one.number for one in reviewed] == choices
    assert all(one.best.expected >= one.played.expected - one.loss for one in reviewed)
    played = [match.texts()[one.number - 1] for one in reviewed]
    assert [one.played.text for one in reviewed] == played


def test_an_engine_sees_views_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """F-19: whoever chooses is given the view of the seat to move."""
    match = et.feurio.new(players=2, variants=["firebreak"], seed=4)
    engine = et.Engine("random", seed=1)
    seen = []

    class Watcher:
        def choose(self, view: object, moves: object, dice: object) -> object:
            seen.append(view)
            return match.moves()[0]

    watcher: AnyPlayer = Watcher()
    monkeypatch.setattr(engine, "_bot", lambda _: watcher)
    engine.choose(match)
    assert seen == [match.view(match.actor)]


def test_refusals() -> None:
    with pytest.raises(et.Malformed, match="spark, ember"):
        et.Engine("tepid").choose(et.feurio.new())
    with pytest.raises(et.Malformed, match="en, fr, it, nl, de"):
        et.Engine(language="xx")
    feurio = et.feurio.ROOM
    over = random_match(feurio, feurio.menu.order(2), Dice(1))
    with pytest.raises(et.Malformed):
        et.Engine("random").choose(over)
    with pytest.raises(et.Malformed):
        et.Engine("random").choose(et.feurio.new(draws=False))
