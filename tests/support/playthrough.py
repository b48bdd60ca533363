"""A game as text, move by move: actor, legal moves, what each seat sees, and the score.

Kept as golden files: a change of any rule, view or order of moves shows up as a difference.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from embertide.core.actor import NATURE, Seat
from embertide.play.match.legal_digest import digest
from embertide.play.match.match import AnyMatch

_LISTED = 24
"""Legal moves that are written out; of a longer list the rest is only in its digest."""

_PICTURE_EVERY = 16


def playthrough(match: AnyMatch) -> str:
    """Return the text of a match."""
    lines = [f"game: {match.room.name}", f"options: {match.options}", ""]
    steps = match.steps()
    for ply, (at, move) in enumerate(steps):
        lines += [*_position(at, ply), *_step(at, move)]
    lines += [*_position(match, len(steps)), *_picture(match)]
    return "\n".join(lines) + "\n"


def _position(match: AnyMatch, ply: int) -> Iterator[str]:
    game = match.room.game
    yield f"# {ply}, actor {match.actor}"
    yield f"state {_short(match.state)}"
    views = [f"{_name(s)} {_short(game.view(match.state, s))}" for s in _seats(match)]
    yield f"views {', '.join(views)}"
    yield f"score {game.scores(match.state).result()}"
    yield from _moves(match)
    if ply % _PICTURE_EVERY == 0:
        yield from _picture(match)


def _moves(match: AnyMatch) -> Iterator[str]:
    game = match.room.game
    texts = [game.write(move) for move in game.moves(match.state)]
    yield f"moves {len(texts)} {digest(texts)}: {' '.join(texts[:_LISTED])}"
    if match.actor == NATURE:
        yield f"odds {' '.join(map(str, game.weights(match.state)))}"


def _step(at: AnyMatch, move: Any) -> Iterator[str]:
    game = at.room.game
    seen = [f"{_name(seat)} {game.witness(at.state, move, seat)}" for seat in _seats(at)]
    yield f"plays {game.write(move)}"
    yield f"seen {', '.join(seen)}"
    yield ""


def _picture(match: AnyMatch) -> Iterator[str]:
    """Draw the table as a spectator sees it."""
    for line in match.room.draw(match.room.game.view(match.state, None)):
        yield ("| " + "".join(span.text for span in line)).rstrip()


def _seats(match: AnyMatch) -> list[Seat | None]:
    return [*range(match.options.players), None]


def _name(seat: Seat | None) -> str:
    return "spectator" if seat is None else str(seat)


def _short(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]
