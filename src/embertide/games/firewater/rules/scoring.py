"""The score of Fire & Water: points, their sources, and the winner (W-12 to W-14)."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.score import Score
from embertide.games.firewater.rules.board import Square
from embertide.games.firewater.rules.box import ELEMENTALS
from embertide.games.firewater.rules.field import Token
from embertide.games.firewater.rules.state import (
    Acting,
    Fate,
    LastRound,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)

LEADERLESS = -2
"""W-14: the points for a leader never placed, or conquered."""


class Possession(NamedTuple):
    """W-14: the tokens on one square, a point each."""

    seat: Seat
    square: Square
    tokens: int


class Leadership(NamedTuple):
    """W-14: the fate of a leader, and what it costs."""

    seat: Seat
    fate: Fate
    points: int


class Allegiance(NamedTuple):
    """W-9: an elemental, and the seat that claimed it, if any."""

    square: Square
    seat: Seat | None


class Verdict(Enum):
    """Why the winner wins."""

    LAST_TOKEN = "last-token"  # noqa: S105 - a piece of wood, not a password
    POINTS = "points"
    TIE = "tie"


Item = Possession | Leadership | Allegiance | Verdict


def scores(state: State) -> Score[Item]:
    """W-14: the score as if the game ended now: always one winner, with the reason last."""
    held = possessions(state)
    led = leaderships(state)
    points = tuple(
        sum(item.tokens for item in held if item.seat == seat) + led[seat].points
        for seat in range(len(state.hands))
    )
    winner, verdict = decide(state.phase, points)
    return Score(points, (winner,), None, (*held, *led, *allegiances(state), verdict))


def possessions(state: State) -> list[Possession]:
    """W-14: every square with tokens on it."""
    tops = enumerate(state.field.tops)
    return [Possession(top.seat, at, top.count) for at, top in tops if isinstance(top, Token)]


def leaderships(state: State) -> list[Leadership]:
    """W-14: every seat's leader; W-8: a conquered one counts as never placed."""
    fates = [hand.leader for hand in state.hands]
    return [
        Leadership(seat, fate, 0 if fate is Fate.PLACED else LEADERLESS)
        for seat, fate in enumerate(fates)
    ]


def allegiances(state: State) -> list[Allegiance]:
    """W-9: every elemental on the board."""
    tops = [(square, state.field.tops[square]) for square in sorted(state.field.elementals)]
    return [Allegiance(at, top.seat if isinstance(top, Token) else None) for at, top in tops]


def decide(phase: Phase, points: tuple[int, ...]) -> tuple[Seat, Verdict]:
    """W-12, W-14: the seat that placed its last token; else most points; ties go clockwise."""
    if isinstance(phase, Over) and phase.master is not None:
        return phase.master, Verdict.LAST_TOKEN
    last, players = last_turn(phase, len(points)), len(points)
    clockwise = [(last + step) % players for step in range(players)]
    winner = max(clockwise, key=points.__getitem__)
    return winner, Verdict.TIE if points.count(points[winner]) > 1 else Verdict.POINTS


def last_turn(phase: Phase, players: int) -> Seat:
    """W-14: the seat that had the last regular turn; before the first, the last of the set-up."""
    match phase:
        case Revealing(_, then):
            return last_turn(then, players)
        case LastRound(_, last) | Over(last):
            return last
        case Acting(seat):
            return (seat - 1) % players
        case Summoning():
            return (ELEMENTALS - 1) % players


def feats(state: State, seat: Seat) -> Mapping[str, int]:
    """Return the tokens and the elementals of a player at the end."""
    return {
        "firewater-feat-tokens": sum(i.tokens for i in possessions(state) if i.seat == seat),
        "firewater-feat-elementals": sum(i.seat == seat for i in allegiances(state)),
    }
