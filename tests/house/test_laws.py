"""Laws that hold in every position of every game, over random walks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.match import Match
from embertide.play.playthrough import random_match

WALKS = settings(max_examples=12)
seeds = st.integers(0, 2**32)


def seats(options: Options) -> list[int | None]:
    return [*range(options.players), None]


def positions(room: Room, options: Options, seed: int) -> list[Match]:
    end = random_match(room, options, Dice(seed))
    return [*end.past(), end]


@WALKS
@given(seed=seeds)
def test_games_end_within_their_stated_length(room: Room, options: Options, seed: int) -> None:
    walked = positions(room, options, seed)
    assert len(walked) <= room.length
    assert [match.over for match in walked] == [False] * (len(walked) - 1) + [True]


@WALKS
@given(seed=seeds)
def test_whoever_acts_has_distinct_moves(room: Room, options: Options, seed: int) -> None:
    game = room.game
    for match in positions(room, options, seed):
        moves = game.moves(match.state)
        texts = [game.write(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert bool(moves) == (match.actor != NOBODY)
        assert [game.read(text) for text in texts] == list(moves)
        if match.actor == NATURE:
            odds = game.weights(match.state)
            assert len(odds) == len(moves)
            assert all(odd > 0 for odd in odds)


@WALKS
@given(seed=seeds)
def test_an_imagined_state_looks_the_same(room: Room, options: Options, seed: int) -> None:
    game, dice = room.game, Dice(seed)
    for match in positions(room, options, seed)[::5]:
        for seat in seats(options):
            view = game.view(match.state, seat)
            imagined = game.imagine(view, dice)
            assert game.view(imagined, seat) == view
            if match.actor == seat:
                # What a player may do never hangs on what he cannot know.
                assert game.moves(imagined) == game.moves(match.state)


@WALKS
@given(seed=seeds)
def test_equal_witness_gives_equal_views(room: Room, options: Options, seed: int) -> None:
    """Two histories that a seat witnessed alike leave it with the same knowledge."""
    game, dice = room.game, Dice(seed)
    for seat in seats(options):
        true = random_match(room, options, Dice(seed))
        other = Match.begin(room, options)
        for then, (at, made) in zip([*true.past()[1:], true], true.steps(), strict=True):
            seen = game.witness(at.state, made, seat)
            twins = [
                move
                for move in game.moves(other.state)
                if game.witness(other.state, move, seat) == seen
            ]
            if not twins:
                break
            other = other.play(dice.choose(twins))
            assert game.view(other.state, seat) == game.view(then.state, seat)


@WALKS
@given(seed=seeds)
def test_states_are_values(room: Room, options: Options, seed: int) -> None:
    """Playing a move changes nothing in the state it was made in."""
    for match in positions(room, options, seed):
        before = repr(match.state)
        for move in room.game.moves(match.state)[:3]:
            room.game.play(match.state, move)
        assert repr(match.state) == before


def test_play_refuses_whatever_is_not_listed(room: Room, options: Options) -> None:
    """Every move seen anywhere in a game is, in any position, either listed or refused."""
    game = room.game
    walked = positions(room, options, 1)
    everything = {
        game.write(move): move
        for match in walked
        for move in game.moves(match.state)[:: max(1, len(game.moves(match.state)) // 8)]
    }
    for match in walked[::7]:
        legal = {game.write(move) for move in game.moves(match.state)}
        for text, move in everything.items():
            try:
                game.play(match.state, move)
            except IllegalMove as no:
                assert text not in legal
                assert no.rule
                assert no.sentence
            else:
                assert text in legal
