"""Tables that begin after moves of another game, with luck laid down, or set up by hand."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.agreement import read_agreement
from embertide.play.match import Match
from embertide.play.playthrough import random_match
from embertide.server.opening import rematch_of, start_after
from tests.play.seated import PEOPLE, Seated, computer, person, same


def played_on(match: Match, moves: int, scripted: bool = False) -> Seated:
    chairs = [person(name) for name in PEOPLE[: match.options.players]]
    start = start_after(match, moves, scripted)
    table = Seated(match.room, match.options, chairs, **start.write())
    table.give_entropy()
    return table


def old_game(room: Room, options: Options) -> Match:
    return random_match(room, options, Dice(5))


def test_playing_on_from_any_move(room: Room, options: Options) -> None:
    match = old_game(room, options)
    for moves in (0, 1, len(match.texts()) // 2):
        table = played_on(match, moves)
        assert table.table.moved == moves
        assert table.story().texts() == match.texts()[:moves]
        assert table.table.phase == "playing"
        table.move()
        assert same(table.again()[0], table.table)


def test_luck_laid_down_goes_on_as_it_was(room: Room, options: Options) -> None:
    """A lesson: the moves of the record meet the draws of the record."""
    match = old_game(room, options)
    table = played_on(match, 1, scripted=True)
    for text in match.texts()[1:]:
        table.move(text)
    assert table.table.phase == "over"
    assert table.table.match.state == match.state


def test_luck_laid_down_ends_where_it_does_not_fit() -> None:
    """Whoever leaves the path of a lesson meets draws that are possible still."""
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
    name, first = rematch_of(table.table, 2000.0)
    assert name == rematch_of(table.table, 3000.0)[0]
    seats = [chair.get("person") or chair["level"] for chair in first.data["chairs"]]
    assert seats == ["bob", "ann", "blaze"]
    assert first.data["secret"] != table.events[0].data["secret"]
    assert read_agreement(first.data["agreement"]) == table.table.agreement


def test_the_day_is_not_played_again() -> None:
    """The deal of the day has one attempt: a rematch is a game like any other."""
    room = ROOMS["feurio"]
    table = Seated(room, room.menu.order(mode="solitaire"), [person("ann")]).table
    daily = table._replace(agreement=table.agreement._replace(daily="2026-11-15"))
    assert rematch_of(daily, 1.0)[1].data["agreement"]["daily"] is None


def test_tables_with_the_same_luck_have_rematches_of_their_own() -> None:
    """All deals of a day share their secret; what follows them is nobody else's."""
    room = ROOMS["feurio"]
    table = Seated(room, room.menu.order(mode="solitaire"), [person("ann")]).table
    assert rematch_of(table, 1.0)[0] != rematch_of(table._replace(id="other"), 1.0)[0]
