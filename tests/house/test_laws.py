"""Laws that hold in every position of every game, over random walks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove
from embertide.core.options import Options
from embertide.core.room import AIDS, AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch, Match

WALKS = settings(max_examples=12)
seeds = st.integers(0, 2**32)


def seats(options: Options) -> list[int | None]:
    return [*range(options.players), None]


def positions(room: AnyRoom, options: Options, seed: int) -> list[AnyMatch]:
    end = random_match(room, options, Dice(seed))
    return [*end.past(), end]


@WALKS
@given(seed=seeds)
def test_games_end_within_their_stated_length(room: AnyRoom, options: Options, seed: int) -> None:
    walked = positions(room, options, seed)
    assert len(walked) <= room.length
    assert [match.over for match in walked] == [False] * (len(walked) - 1) + [True]


@WALKS
@given(seed=seeds)
def test_the_actor_has_distinct_moves(room: AnyRoom, options: Options, seed: int) -> None:
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
def test_an_imagined_state_looks_the_same(room: AnyRoom, options: Options, seed: int) -> None:
    game, dice = room.game, Dice(seed)
    for match in positions(room, options, seed)[::5]:
        for seat in seats(options):
            view = game.view(match.state, seat)
            imagined = game.imagine(view, dice)
            assert game.view(imagined, seat) == view
            if match.actor == seat:
                # The legal moves of a player never depend on what they cannot know.
                assert game.moves(imagined) == game.moves(match.state)


@WALKS
@given(seed=seeds)
def test_equal_witness_gives_equal_views(room: AnyRoom, options: Options, seed: int) -> None:
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
def test_states_are_values(room: AnyRoom, options: Options, seed: int) -> None:
    """Playing a move changes nothing in the state it was made in."""
    for match in positions(room, options, seed):
        before = repr(match.state)
        for move in room.game.moves(match.state)[:3]:
            room.game.play(match.state, move)
        assert repr(match.state) == before


def test_play_refuses_whatever_is_not_listed(room: AnyRoom, options: Options) -> None:
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


@WALKS
@given(seed=seeds)
def test_what_is_hidden_is_declared(room: AnyRoom, options: Options, seed: int) -> None:
    """A room that declares that nothing is hidden shows all seats the same; any other does not."""
    game, everybody = room.game, seats(options)
    end = random_match(room, options, Dice(seed))
    differing = 0
    for at, move in end.steps():
        witnessed = {game.witness(at.state, move, seat) for seat in everybody}
        views = [game.view(at.state, seat)._replace(seat=None) for seat in everybody]
        differing += len(witnessed) > 1 or any(view != views[0] for view in views)
    assert bool(differing) == room.hides(options)


@WALKS
@given(seed=seeds)
def test_what_is_shown_depends_on_the_seat_by_one_key(
    room: AnyRoom, options: Options, seed: int
) -> None:
    """Views that differ only in their seat are rendered alike except for `seat`."""
    for match in positions(room, options, seed)[::5]:
        for seat in seats(options):
            view = room.game.view(match.state, seat)
            shown = room.show(view, AIDS)
            assert shown["seat"] == seat
            for other in seats(options):
                assert room.show(view._replace(seat=other), AIDS) == shown | {"seat": other}


@WALKS
@given(seed=seeds)
def test_a_count_gives_no_secret_away(room: AnyRoom, options: Options, seed: int) -> None:
    """Before the end all seats see the same score, so it must not depend on hidden values."""
    game, dice = room.game, Dice(seed)
    for match in positions(room, options, seed)[:-1:5]:
        for seat in seats(options):
            imagined = game.imagine(game.view(match.state, seat), dice)
            assert game.scores(imagined) == game.scores(match.state)


@WALKS
@given(seed=seeds)
def test_a_move_tells_its_maker_nothing(room: AnyRoom, options: Options, seed: int) -> None:
    """Moves are previewed, so a move must not reveal anything: Nature's next move does."""
    game, dice = room.game, Dice(seed)
    for at, move in random_match(room, options, Dice(seed)).steps():
        if at.actor == NATURE:
            continue
        imagined = game.imagine(game.view(at.state, at.actor), dice)
        then, other = game.play(at.state, move), game.play(imagined, move)
        assert game.view(then, at.actor) == game.view(other, at.actor)
