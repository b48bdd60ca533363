"""Reasons why a move is better than another: each is true of the position, and not said if not."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.message import Message
from embertide.core.position import Position
from embertide.games.feurio.rules.box import COLOURS, CREWS
from embertide.games.feurio.rules.moves import Deploy, Move, Spread
from embertide.games.feurio.rules.scoring import Region
from embertide.games.feurio.rules.state import Closing, Spreading, State
from embertide.play.match.automatic import random_match
from embertide.words import say

ROOM = ROOMS["feurio"]
GAME = ROOM.game

RED_ON_SIX = "s0,0=6 s1,0=3 s0,1=1 s-1,1=4 d0,0:red:1"
BLUE_ON_SIX = "s0,0=6 s1,0=3 s0,1=1 s-1,1=4 d0,0:blue:1"
TWO_REDS = "s0,0=6 s1,0=3 s0,1=1 s-1,1=4 d1,0:red:1 d-1,1:red:1"
GREEN_BESIDE_SIX = "s0,0=6 s0,-1=6 s1,-1=5 s-1,0=6 s1,-2=3 d0,-1:green:1"


@pytest.mark.parametrize(
    ("key", "placed", "hand", "played", "better"),
    [
        ("divisor", RED_ON_SIX, "", "d1,0:red:1", "d0,1:red:1"),
        ("joins", TWO_REDS, "", "-", "d0,0:red:1"),
        ("begins", RED_ON_SIX, "", "d1,0:green:1", "d0,1:red:1"),
        ("points", RED_ON_SIX, "", "d1,0:green:1", "d0,1:red:1"),
        ("early", RED_ON_SIX, "", "d1,0:green:1", "-"),
        ("nobody", RED_ON_SIX, "", "-", "d0,1:red:1"),
        ("fewer", RED_ON_SIX, "", "d0,0:red:2", "d0,0:red:1"),
        ("cuts", BLUE_ON_SIX, "", "d1,0:red:1", "d0,1:red:1"),
        ("cut-off", GREEN_BESIDE_SIX, "4", "s-1,-1", "s-1,1"),
        ("heat", GREEN_BESIDE_SIX, "4", "s-1,-1", "s-1,1"),
        (
            "open",
            "s0,0=4 s0,-1=6 s1,0=6 s1,-1=3 s2,-1=2 s2,-2=1 d1,-1:green:1",
            "1",
            "s1,-2",
            "s-1,0",
        ),
        (
            "spaces",
            "s0,0=1 s-1,0=6 s-1,-1=3 s0,-1=6 d-1,0:red:1 d-1,0:green:1",
            "6",
            "s-2,0",
            "s0,-2",
        ),
        (
            "encloses",
            "s0,0=2 s0,-1=4 s1,-2=4 s1,-1=1 s2,-2=2 s1,0=5 d1,-1:blue:1",
            "6",
            "s0,-2",
            "s2,-1",
        ),
        (
            "closes",
            "s0,0=2 s1,0=3 s1,-1=4 s0,1=2 s0,-1=4 s-1,0=4 d0,0:yellow:1 d0,-1:yellow:1",
            "4",
            "s-1,-1",
            "s-1,1",
        ),
        ("aims", "s0,0=6 s1,0=2 s1,-1=3 s0,1=6 s-1,1=3 d0,0:blue:1", "3", "s-1,2", "s-1,0"),
    ],
)
def test_each_reason_where_it_holds_and_not_the_other_way_round(
    key: str, placed: str, hand: str, played: str, better: str
) -> None:
    hands = (hand,) if hand else ()
    state = ROOM.arrange(ROOM.menu.order(2), Position(tuple(placed.split()), 0, hands))
    one, other = GAME.read(played), GAME.read(better)
    found = [text for text in ROOM.reasons(state, one, other) if text.key == f"feurio-reason-{key}"]
    assert found
    assert all(holds(Decision(state, one, other), text) for text in found)
    back = [text.key for text in ROOM.reasons(state, other, one)]
    assert f"feurio-reason-{key}" not in back


def test_a_goal_is_compared_by_steps() -> None:
    placed = Position(tuple(TWO_REDS.split()), 0, ())
    state = ROOM.arrange(ROOM.menu.order(2, "cooperative"), placed)
    found = ROOM.reasons(state, GAME.read("-"), GAME.read("d0,0:red:1"))
    assert "Brings the red firefighters together" in say(found[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_true_in_games(players: int) -> None:
    dice, checked = Dice(players), 0
    for seed in range(4):
        for at, move in random_match(ROOM, ROOM.menu.order(players), Dice(seed)).steps():
            if at.actor < 0:
                continue
            better = dice.choose(GAME.moves(at.state))
            for text in ROOM.reasons(at.state, move, better) if better != move else ():
                assert holds(Decision(at.state, move, better), text), say(text)
                checked += 1
    assert checked > 50


# Recomputed from the score and the rules


class Decision(NamedTuple):
    """A position and two moves."""

    state: State
    played: Move
    better: Move

    @property
    def less(self) -> State:
        after: State = GAME.play(self.state, self.played)
        return after

    @property
    def more(self) -> State:
        after: State = GAME.play(self.state, self.better)
        return after


def holds(at: Decision, text: Message) -> bool:
    """Return whether a reason is true."""
    args = {
        name: COLOURS.index(value.key.removeprefix("colour-"))
        if isinstance(value, Message)
        else value
        for name, value in text.args.items()
    }
    return CHECKS[text.key.removeprefix("feurio-reason-")](at, args)


def regions(state: State, colour: int) -> list[Region]:
    return [one for one in GAME.scores(state).breakdown if one.colour == colour]


def worth(state: State, colour: int) -> int:
    return sum(one.value for one in regions(state, colour))


def points(state: State, seat: Seat) -> int:
    return int(GAME.scores(state).points[seat])


def gain(at: Decision, after: State) -> int:
    return points(after, at.state.turn) - points(at.state, at.state.turn)


def divides(at: Decision, has: Mapping[str, Any]) -> bool:
    now = [(one.divisor, one.value) for one in regions(at.more, has["colour"])]
    other = [(one.divisor, one.value) for one in regions(at.less, has["colour"])]
    return (has["after"], has["value"]) in now and (has["before"], has["other"]) in other


def stays_open(at: Decision, has: Mapping[str, Any]) -> bool:
    shut = [set(one.cells) for one in regions(at.less, has["colour"]) if not one.divisor]
    return any(
        one.value == has["value"] > 0 and any(cells & set(one.cells) for cells in shut)
        for one in regions(at.more, has["colour"])
    )


def joins(at: Decision, has: Mapping[str, Any]) -> bool:
    for one in regions(at.more, has["colour"]):
        parts = [part for part in regions(at.less, has["colour"]) if set(part.cells) & {*one.cells}]
        if len(parts) > 1 and one.value == has["value"]:
            return bool(sum(part.value for part in parts) == has["other"])
    return False


def begins(at: Decision, has: Mapping[str, Any]) -> bool:
    before = {cell for one in regions(at.state, has["colour"]) for cell in one.cells}
    new = [one for one in regions(at.less, has["colour"]) if before.isdisjoint(one.cells)]
    grown = worth(at.more, has["grown"]) - worth(at.state, has["grown"])
    return bool([one.value for one in new] == [has["value"]] and grown == has["gain"])


def brings(at: Decision, has: Mapping[str, Any]) -> bool:
    return bool((gain(at, at.more), gain(at, at.less)) == (has["gain"], has["other"]))


def early(at: Decision, has: Mapping[str, Any]) -> bool:
    tiles = 36 - len(at.state.fire.tiles)
    return bool(gain(at, at.less) == has["gain"] and tiles == has["tiles"] > 0)


def nobody(at: Decision, has: Mapping[str, Any]) -> bool:
    return bool(GAME.write(at.played) == "-" and gain(at, at.more) == has["gain"])


def fewer(at: Decision, has: Mapping[str, Any]) -> bool:
    assert isinstance(at.played, Deploy)
    same = gain(at, at.more) == gain(at, at.less)
    return bool(same and at.played.count == has["count"] + has["spare"])


def shut_to(before: State, after: State, has: Mapping[str, Any]) -> bool:
    """Return whether a crew could gain that much on a tile that has no room afterwards."""
    colour = has["colour"]
    seats = [crew.seat for crew in CREWS[before.options.players] if crew.colour == colour]
    free = before._replace(turn=seats[0], phase=Closing(0))
    for cell, tile in before.fire.tiles.items():
        if tile.room and not after.fire.tiles[cell].room and tile.value == has["tile"]:
            sent = GAME.play(free, Deploy(cell, colour, 1))
            if worth(sent, colour) - worth(before, colour) == has["gain"]:
                return True
    return False


def wasted(at: Decision, has: Mapping[str, Any]) -> bool:
    tiles = at.less.fire.tiles
    return any(
        tile.value == has["tile"] and tile.room == has["spaces"] and not tiles[cell].room
        for cell, tile in at.more.fire.tiles.items()
    )


def loses(at: Decision, has: Mapping[str, Any]) -> bool:
    rival = next(one.owner for one in GAME.scores(at.more).breakdown if one.colour == has["colour"])
    lost = worth(at.less, has["colour"]) - worth(at.more, has["colour"])
    divisors = {one.divisor for one in regions(at.more, has["colour"])}
    return bool(
        rival != at.state.turn and lost >= has["points"] and has.get("after", 0) in divisors
    )


def costs(state: State, colour: int) -> list[int]:
    """Return what the next tile can cost a colour, spot by spot."""
    due = state._replace(phase=Spreading(1))
    spots = [move for move in GAME.moves(due) if isinstance(move, Spread)]
    return [worth(due, colour) - worth(GAME.play(due, spot), colour) for spot in spots]


def heats(at: Decision, has: Mapping[str, Any]) -> bool:
    return bool(
        max(costs(at.less, has["colour"])) == has["points"] > max(costs(at.more, has["colour"]))
    )


def aims(at: Decision, has: Mapping[str, Any]) -> bool:
    return bool(
        min(costs(at.more, has["colour"])) == has["points"] > min(costs(at.less, has["colour"]))
    )


CHECKS: dict[str, Callable[[Decision, Mapping[str, Any]], bool]] = {
    "divisor": divides,
    "open": stays_open,
    "joins": joins,
    "begins": begins,
    "points": brings,
    "early": early,
    "nobody": nobody,
    "fewer": fewer,
    "cuts": lambda at, has: shut_to(at.less, at.more, has),
    "cut-off": lambda at, has: shut_to(at.more, at.less, has),
    "spaces": wasted,
    "encloses": loses,
    "closes": loses,
    "heat": heats,
    "aims": aims,
}
