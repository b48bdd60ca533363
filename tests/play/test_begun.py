"""Tables that begin after moves of another game, with scripted draws, or from a position."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.opening import rematch_of, start_after
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch
from embertide.play.table.events import Opened
from tests.support.seated import PEOPLE, Seated, computer, person, same


def played_on(match: AnyMatch, moves: int, scripted: bool = False) -> Seated:
    chairs = [person(name) for name in PEOPLE[: match.options.players]]
    start = start_after(match, moves, scripted)
    table = Seated(match.room, match.options, chairs, start=start)
    table.give_entropy()
    return table


def old_game(room: AnyRoom, options: Options) -> AnyMatch:
    return random_match(room, options, Dice(5))


def test_playing_on_from_any_move(room: AnyRoom, options: Options) -> None:
    match = old_game(room, options)
    for moves in (0, 1, len(match.texts()) // 2):
        table = played_on(match, moves)
        assert table.table.moved == moves
        assert table.story().texts() == match.texts()[:moves]
        assert table.table.phase == "playing"
        table.move()
        assert same(table.again()[0], table.table)


def test_scripted_draws_continue_as_recorded(room: AnyRoom, options: Options) -> None:
    """In a lesson the moves of the record are followed by the draws of the record."""
    match = old_game(room, options)
    table = played_on(match, 1, scripted=True)
    for text in match.texts()[1:]:
        table.move(text)
    assert table.table.phase == "over"
    assert table.table.match.state == match.state


def test_the_next_decision_can_be_the_same(room: AnyRoom, options: Options) -> None:
    """What Nature answered to the last move that is kept stays as it was; what follows is new."""
    match = old_game(room, options)
    for moves in (0, 1, len(match.texts()) // 2):
        start = start_after(match, moves, answered=True)
        table = Seated(
            room, options, [person(name) for name in PEOPLE[: options.players]], start=start
        )
        table.give_entropy()
        decision = [at for at in match.past() if at.actor != NATURE][moves]
        assert table.table.match.state == decision.state
        assert len(start.script) < sum(at.actor == NATURE for at in match.past())


def test_scripted_draws_end_where_they_do_not_fit() -> None:
    """After other moves than those of the lesson, draws are still possible ones."""
    room = ROOMS["feurio"]
    match = old_game(room, room.menu.order(2))
    table = played_on(match, 3, scripted=True)
    dice = Dice(1)
    while table.table.phase == "playing":
        table.move(dice.choose(table.legal()))
    drawn = sum(at.actor == NATURE for at in table.story().past())
    assert drawn == sum(at.actor == NATURE for at in match.past())


def test_what_is_not_whole_is_not_rated_or_sealed() -> None:
    room = ROOMS["firewater"]
    match = old_game(room, room.menu.order(2))
    assert not played_on(match, 4).table.whole
    assert not played_on(match, 4).table.rated
    assert played_on(match, 0).table.whole
    assert played_on(match, 0).table.rated


def test_more_moves_than_there_were() -> None:
    room = ROOMS["firewater"]
    match = old_game(room, room.menu.order(2))
    with pytest.raises(Refusal) as no:
        start_after(match, len(match.texts()) + 1)
    assert no.value.message.key == "table-from-moves"


def test_a_rematch_turns_the_seats_by_one() -> None:
    room = ROOMS["firewater"]
    chairs = [person("ann"), computer("blaze"), person("bob")]
    table = Seated(room, room.menu.order(3), chairs)
    name, first = rematch_of(table.table, "bob", 2000.0)
    assert name == rematch_of(table.table, "ann", 3000.0)[0]
    change = first.change
    assert isinstance(change, Opened)
    assert [chair.person or chair.level for chair in change.chairs] == ["bob", "ann", "blaze"]
    assert change.secret != table.table.secret
    assert change.agreement == table.table.agreement


def test_a_rematch_of_the_daily_deal_is_an_ordinary_game() -> None:
    """The deal of the day has one attempt, so its rematch is not a daily deal."""
    room = ROOMS["feurio"]
    table = Seated(room, room.menu.order(mode="solitaire"), [person("ann")]).table
    daily = table._replace(agreement=table.agreement._replace(daily="2026-11-15"))
    change = rematch_of(daily, "ann", 1.0)[1].change
    assert isinstance(change, Opened)
    assert change.agreement.daily is None


def test_tables_with_the_same_secret_have_different_rematches() -> None:
    """All tables of a daily deal share their secret, but their rematches have different ids."""
    room = ROOMS["feurio"]
    table = Seated(room, room.menu.order(mode="solitaire"), [person("ann")]).table
    assert rematch_of(table, "ann", 1.0)[0] != rematch_of(table._replace(id="other"), "ann", 1.0)[0]
