"""Positions set up by hand: all positions of a game, and none that the box cannot give."""

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.position import Position
from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.box import COLOURS
from embertide.games.feurio.rules.state import Closing, Deploying, Spreading, State
from embertide.play.match.automatic import random_match

ROOM = ROOMS["feurio"]


def written(state: State) -> Position:
    tiles = [f"s{NAMES[cell]}={tile.value}" for cell, tile in state.fire.tiles.items()]
    crews = [
        f"d{NAMES[cell]}:{COLOURS[colour]}:{count}"
        for cell, tile in state.fire.tiles.items()
        for colour, count in enumerate(tile.posted)
        if count
    ]
    hand = (str(state.phase.tile),) if isinstance(state.phase, Spreading) else ()
    return Position((*tiles, *crews), state.turn, hand)


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_can_be_set_up(players: int) -> None:
    options = ROOM.menu.order(players)
    for at in random_match(ROOM, options, Dice(players)).past():
        if isinstance(at.state.phase, Spreading | Deploying | Closing):
            made = ROOM.arrange(options, written(at.state))
            if isinstance(at.state.phase, Deploying | Closing):
                made = made._replace(phase=at.state.phase)
            assert made == at.state


def test_with_three_auxiliaries_are_counted_together() -> None:
    options = ROOM.menu.order(3)
    for at in random_match(ROOM, options, Dice(3)).past():
        if isinstance(at.state.phase, Spreading):
            made = ROOM.arrange(options, written(at.state))
            assert made.supply[:3] == at.state.supply[:3]
            assert sum(made.supply[3:]) == sum(at.state.supply[3:])
            assert list(ROOM.game.moves(made)) == list(ROOM.game.moves(at.state))


def test_a_face_down_tile_counts_as_a_back() -> None:
    options = ROOM.menu.order(2, variants=["firebreak"])
    state = ROOM.arrange(options, Position(("s0,0=6", "s1,0=3", "x0,1:red")))
    assert [tile.value for tile in state.fire.tiles.values()] == [6, 3, 0]
    assert state.paid == (1, 0, 0, 0)
    assert state.supply == (11, 12, 12, 12)
    assert sum(state.bag.counts) == 33


def test_a_face_down_tile_hides_none_that_is_seen() -> None:
    options = ROOM.menu.order(2, variants=["firebreak"])
    ones = tuple(f"s{q},0=1" for q in range(5))
    state = ROOM.arrange(options, Position(("x0,1:red", *ones), hands=("1",)))
    assert [covered.value for covered in state.covered.values()] == [2]


def test_a_tile_may_still_be_drawn() -> None:
    state = ROOM.arrange(ROOM.menu.order(2), Position(("s0,0=6", "s1,0=3"), hands=("?",)))
    assert ROOM.game.actor(state) == NATURE
    assert len(ROOM.game.moves(state)) == 6


@pytest.mark.parametrize(
    ("placed", "key"),
    [
        (("s0,0=6", "s0,0=5"), "feurio-position-taken"),
        (("s0,0=6", "s2,0=5"), "feurio-position-apart"),
        (tuple(f"s{q},0=6" for q in range(7)), "feurio-position-tiles"),
        (("s0,0=6", "s1,0=1", "d1,0:red:2"), "feurio-position-spaces"),
        (("s0,0=6", "s1,0=1", "d5,0:red:1"), "feurio-position-nothing"),
        (("s0,0=6", "x1,0:red"), "feurio-position-firebreak"),
        (("s0,0=6", "s1,0=1", "-"), "feurio-position-piece"),
        (("s0,0=6", "nonsense"), "feurio-unreadable"),
        (("s0,0=6",), "feurio-position-few"),
        (
            (*(f"s{q},0=6" for q in range(6)), *(f"d{q},0:red:3" for q in range(5))),
            "feurio-position-crew",
        ),
    ],
)
def test_what_the_box_cannot_give_is_refused(placed: tuple[str, ...], key: str) -> None:
    with pytest.raises(Malformed) as no:
        ROOM.arrange(ROOM.menu.order(2), Position(placed))
    assert no.value.message.key == key


def test_wrong_turns_and_hands_are_refused() -> None:
    tiles = ("s0,0=6", "s1,0=1")
    with pytest.raises(Malformed, match="numbered from 0"):
        ROOM.arrange(ROOM.menu.order(2), Position(tiles, turn=2))
    with pytest.raises(Malformed, match="from 1 to 6"):
        ROOM.arrange(ROOM.menu.order(2), Position(tiles, hands=("7",)))
