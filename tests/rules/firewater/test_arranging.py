"""Positions set up by hand: all positions of a game, and none that the box cannot give."""

from collections.abc import Iterator

import pytest

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.position import Position
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.box import FIRE
from embertide.games.firewater.rules.field import Half, Leader, Piece, Token
from embertide.games.firewater.rules.state import Acting, State, Summoning
from embertide.play.match.automatic import random_match

ROOM = ROOMS["firewater"]
SET_UP = ("e:d4", "e:e6", "e:c2")
MANY_TOKENS = tuple(f"0:t:{NAMES[at]}" for at in (*range(8), *range(12, 20), *range(24, 32)))


def written(state: State) -> Position:
    assert isinstance(state.phase, Acting | Summoning)
    hands = tuple(" ".join(map(str, hand.open)) for hand in state.hands)
    elementals = [f"e:{NAMES[at]}" for at in state.field.elementals]
    return Position((*elementals, *_bases(state), *_tokens(state)), state.phase.seat, hands)


def _bases(state: State) -> Iterator[str]:
    bases: dict[int, Piece | None] = {
        at: top.covered if isinstance(top, Token) else top
        for at, top in enumerate(state.field.tops)
    }
    for at, base in bases.items():
        if isinstance(base, Leader):
            yield f"{base.seat}:l:{NAMES[at]}"
        if isinstance(base, Half) and base.element == FIRE:
            water = bases[base.twin]
            assert isinstance(water, Half)
            yield f"{base.seat}:m{base.value}{water.value}:{NAMES[at]}{NAMES[base.twin]}"


def _tokens(state: State) -> Iterator[str]:
    for at, top in enumerate(state.field.tops):
        if isinstance(top, Token):
            yield f"{top.seat}:t:{NAMES[at]}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_can_be_set_up(players: int) -> None:
    options = ROOM.menu.order(players)
    for at in random_match(ROOM, options, Dice(players)).past():
        if isinstance(at.state.phase, Acting | Summoning):
            assert ROOM.arrange(options, written(at.state)) == at.state


@pytest.mark.parametrize(
    ("placed", "key"),
    [
        (("e:d4", "e:d4"), "firewater-position-taken"),
        (("e:l8",), "firewater-position-off"),
        ((*SET_UP, "e:a1"), "firewater-position-elementals"),
        (("0:m23:a1a3",), "firewater-position-apart"),
        (("0:m23:a1a2", "0:m23:b1b2"), "firewater-position-marker"),
        (("0:l:a1", "0:l:b1"), "firewater-position-leader"),
        (("0:t:a1", "1:t:a1"), "firewater-position-taken"),
        (("t:a1",), "firewater-position-piece"),
        (("2:t:a1",), "position-turn"),
        (MANY_TOKENS, "firewater-position-tokens"),
        (("nonsense",), "firewater-move"),
    ],
)
def test_what_the_box_cannot_give_is_refused(placed: tuple[str, ...], key: str) -> None:
    with pytest.raises(Malformed) as no:
        ROOM.arrange(ROOM.menu.order(2), Position(placed))
    assert no.value.message.key == key


def test_hands_are_from_the_box() -> None:
    options = ROOM.menu.order(2)
    for hand, words in (("11 12 13 14", "at most 3 open"), ("99", "99"), ("11 11", "no marker 11")):
        with pytest.raises(Malformed, match=words):
            ROOM.arrange(options, Position(SET_UP, hands=(hand,)))
