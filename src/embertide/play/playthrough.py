"""A game told move by move: who acts, what could be done, what each seat saw, how it stood.

Kept as golden files: a change of any rule, view or order of moves shows up as a difference.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from embertide.core.actor import NATURE, Seat
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.player import RandomPlayer
from embertide.core.room import Room
from embertide.play.check import digest
from embertide.play.match import Match, rolled
from embertide.play.turn import let

_LISTED = 24
"""So many legal moves are written out; of a longer list the first ones and a digest."""

_PICTURE_EVERY = 16


def random_match(room: Room, options: Options, dice: Dice) -> Match:
    """A whole game of random moves."""
    nature, player = rolled(room, dice.split("nature")), RandomPlayer()
    moving = dice.split("seats")
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        match = let(player, match, moving).settle(nature)
    return match


def playthrough(match: Match) -> str:
    """The whole story of a match."""
    lines = [f"game: {match.room.name}", f"options: {match.options}", ""]
    steps = match.steps()
    for ply, (at, move) in enumerate(steps):
        lines += [*_position(at, ply), *_step(at, move)]
    lines += [*_position(match, len(steps)), *_picture(match)]
    return "\n".join(lines) + "\n"


def _position(match: Match, ply: int) -> Iterator[str]:
    game = match.room.game
    yield f"# {ply}, actor {match.actor}"
    yield f"state {_short(match.state)}"
    views = [f"{_name(s)} {_short(game.view(match.state, s))}" for s in _seats(match)]
    yield f"views {', '.join(views)}"
    yield f"score {game.scores(match.state).result()}"
    yield from _moves(match)
    if ply % _PICTURE_EVERY == 0:
        yield from _picture(match)


def _moves(match: Match) -> Iterator[str]:
    game = match.room.game
    texts = [game.write(move) for move in game.moves(match.state)]
    yield f"moves {len(texts)} {digest(texts)}: {' '.join(texts[:_LISTED])}"
    if match.actor == NATURE:
        yield f"odds {' '.join(map(str, game.weights(match.state)))}"


def _step(at: Match, move: Any) -> Iterator[str]:
    game = at.room.game
    seen = [f"{_name(seat)} {game.witness(at.state, move, seat)}" for seat in _seats(at)]
    yield f"plays {game.write(move)}"
    yield f"seen {', '.join(seen)}"
    yield ""


def _picture(match: Match) -> Iterator[str]:
    """The table as a spectator sees it."""
    for line in match.room.draw(match.room.game.view(match.state, None)):
        yield ("| " + "".join(span.text for span in line)).rstrip()


def _seats(match: Match) -> list[Seat | None]:
    return [*range(match.options.players), None]


def _name(seat: Seat | None) -> str:
    return "spectator" if seat is None else str(seat)


def _short(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]
