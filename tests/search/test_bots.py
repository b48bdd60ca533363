"""Computer players: five levels for every table, and plain players."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.level import NAMES
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import Match, rolled
from embertide.search.bots import blurred, bot
from embertide.search.searcher import Choice
from embertide.words import LANGUAGES, has


def test_every_table_has_five_levels(room: AnyRoom, options: Options) -> None:
    levels = room.advice().levels(options)
    assert len(levels) == len(NAMES) == 5
    assert levels[0].iterations <= levels[-1].iterations


@pytest.mark.parametrize("spec", ["spark", "ember", "greedy"])
def test_players_finish_games_of_every_kind(room: AnyRoom, options: Options, spec: str) -> None:
    player, nature = bot(spec, room, options), rolled(room, Dice(1))
    match, dice = Match.begin(room, options).settle(nature), Dice(2)
    while not match.over:
        match = take_turn(player, match, dice).settle(nature)
    assert len(list(match.past())) <= room.length


@pytest.mark.parametrize("name", ROOMS)
def test_the_same_dice_give_the_same_choice(name: str) -> None:
    room = ROOMS[name]
    options = room.menu.order(2)
    match = Match.begin(room, options).settle(rolled(room, Dice(1)))
    for spec in ("spark", "flame", "uct:200", "search:200"):
        first = take_turn(bot(spec, room, options), match, Dice(3)).move
        assert take_turn(bot(spec, room, options), match, Dice(3)).move == first


@pytest.mark.parametrize("name", ROOMS)
def test_the_weakest_level_beats_random_play(name: str) -> None:
    """Twenty games against random play, each deal from both seats."""
    room = ROOMS[name]
    options = room.menu.order(2)
    wins = 0
    for number in range(20):
        seats = ["spark", "random"] if number % 2 else ["random", "spark"]
        players = [bot(spec, room, options) for spec in seats]
        nature, dice = rolled(room, Dice(number // 2)), Dice(f"game {number}")
        match = Match.begin(room, options).settle(nature)
        while not match.over:
            match = take_turn(players[match.actor], match, dice).settle(nature)
        wins += room.game.scores(match.state).winners == (seats.index("spark"),)
    assert wins >= 14


@pytest.mark.parametrize("spec", ["sparkle", "uct", "uct:0", "uct:x", "search:-1s", "", "uct:1e9"])
def test_unknown_players_are_refused(spec: str) -> None:
    room = ROOMS["feurio"]
    with pytest.raises(Malformed, match="spark, ember, flame, blaze, inferno"):
        bot(spec, room, room.menu.order(2))


def test_a_blur_prefers_what_is_better() -> None:
    choices = [Choice(1, 80, 0.6), Choice(2, 20, 0.5)]
    assert {blurred(choices, 0.0, Dice(seed)) for seed in range(20)} == {1}
    drawn = [blurred(choices, 1.0, Dice(seed)) for seed in range(400)]
    assert 280 < drawn.count(1) < 360


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names(language: str) -> None:
    assert all(has(f"level-{name}", language) for name in NAMES)
