"""Why one move is better than another: what differs between the positions they lead to."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.message import Arg, Message, message, player
from embertide.games.firewater.rules.board import NAMES, Square
from embertide.games.firewater.rules.field import (
    Elemental,
    Half,
    Leader,
    Token,
    influence,
    prevails,
)
from embertide.games.firewater.rules.moves import Claim, Move
from embertide.games.firewater.rules.rules import actor, claims, play, tokens
from embertide.games.firewater.rules.state import Over, State

Weighed = tuple[float, Message]
"""A sentence with the points it is about: the heaviest one is said first."""

_WINS = 100.0
_LEADER = 10.0
_CLAIM = 6.0

_FEW = 4
"""From that number of tokens on, the last one is in sight."""

_NAMED = 3
"""The most squares that a sentence names."""


class MovePair(NamedTuple):
    """A decision: the seat, the two moves, and where they lead (before Nature answers)."""

    seat: Seat
    played: Move
    better: Move
    less: State
    """After the move played."""
    more: State
    """After the better one."""

    @property
    def rival(self) -> Seat:
        """The seat that moves next."""
        return (self.seat + 1) % len(self.less.hands)


def reasons(state: State, played: Move, better: Move) -> list[Message]:
    """Return why a move is better than the one played, the weightiest reason first."""
    seat = actor(state)
    choice = MovePair(seat, played, better, play(state, played), play(state, better))
    found = [fact for kind in _KINDS for fact in kind(choice)]
    return [text for _, text in sorted(found, key=lambda fact: -fact[0])]


def gains(state: State, move: Move) -> list[Message]:
    """Return what a move brings its player beyond the squares it takes or opens."""
    choice = MovePair(actor(state), move, move, state, play(state, move))
    found = [fact for kind in (_readies, _hems, _leads) for fact in kind(choice)]
    return [text for _, text in sorted(found, key=lambda fact: -fact[0])]


# Tokens


def _lets_win(choice: MovePair) -> Iterator[Weighed]:
    """W-12: the next player can place the last token after the move played."""
    if choice.less.hands[choice.rival].tokens > 1 or isinstance(choice.less.phase, Over):
        return
    if _takes(choice.less, choice.rival) and not _takes(choice.more, choice.rival):
        yield _WINS, message("firewater-reason-lets-win", player=player(choice.rival))


def _tokens(choice: MovePair) -> Iterator[Weighed]:
    """The last tokens: fewer are left after the better move."""
    left, other = (after.hands[choice.seat].tokens for after in (choice.more, choice.less))
    if left < other and left < _FEW:
        yield _FEW - left + 2.0, message("firewater-reason-tokens", count=left, other=other)


def _covers(choice: MovePair) -> Iterator[Weighed]:
    """Markers of the seat that the next player can cover only after the move played."""
    safe = _takes(choice.more, choice.rival)
    for square in _takes(choice.less, choice.rival):
        top = choice.less.field.tops[square]
        if isinstance(top, Half) and top.seat == choice.seat and square not in safe:
            about: dict[str, Arg] = {"square": NAMES[square], "value": top.value}
            yield (
                top.value + 1.0,
                message("firewater-reason-covers", player=player(choice.rival), **about),
            )


def _gives(choice: MovePair) -> Iterator[Weighed]:
    """W-7: squares that the next player can take only after the move played."""
    given = _takes(choice.less, choice.rival) - _takes(choice.more, choice.rival)
    tops = choice.less.field.tops
    bare = {square for square in given if not isinstance(tops[square], Half | Leader)}
    if bare:
        yield 2.2 * len(bare), _named("firewater-reason-gives", bare, player=player(choice.rival))


# Leaders and elementals


def _leader(choice: MovePair) -> Iterator[Weighed]:
    """W-8: the own leader can be conquered after the move played, or nearly so."""
    for square, top in enumerate(choice.less.field.tops):
        if not (isinstance(top, Leader) and top.seat == choice.seat):
            continue
        about: dict[str, Arg] = {"square": NAMES[square], "player": player(choice.rival)}
        if square in _takes(choice.less, choice.rival):
            if square not in _takes(choice.more, choice.rival):
                yield _LEADER, message("firewater-reason-leader", **about)
        elif _nearly(choice.less, square, choice.rival) and not _nearly(
            choice.more, square, choice.rival
        ):
            yield _LEADER / 2, message("firewater-reason-leader-soon", **about)


def _lets_claim(choice: MovePair) -> Iterator[Weighed]:
    """W-9: the next player can claim an elemental only after the move played."""
    for square in set(_claimed(choice.less, choice.rival)) - set(
        _claimed(choice.more, choice.rival)
    ):
        about: dict[str, Arg] = {"square": NAMES[square], "player": player(choice.rival)}
        yield _CLAIM, message("firewater-reason-lets-claim", **about)


def _readies(choice: MovePair) -> Iterator[Weighed]:
    """W-9: the seat could claim an elemental in its next turn."""
    if isinstance(choice.better, Claim):
        return
    for square in set(_claimed(choice.more, choice.seat)) - set(_claimed(choice.less, choice.seat)):
        yield _CLAIM - 1, message("firewater-reason-readies", square=NAMES[square])


# Influence


def _hems(choice: MovePair) -> Iterator[Weighed]:
    """W-7: squares that the seat leads on and that lack a single piece around them."""
    for square in _almost(choice.more, choice.seat) - _almost(choice.less, choice.seat):
        if not _led(choice.less, square, choice.seat):
            yield 2.0, message("firewater-reason-hems", square=NAMES[square])


def _lets_hem(choice: MovePair) -> Iterator[Weighed]:
    """W-7: squares that the next player nearly has after the move played."""
    for square in _almost(choice.less, choice.rival) - _almost(choice.more, choice.rival):
        if not _led(choice.more, square, choice.rival):
            about: dict[str, Arg] = {"square": NAMES[square], "player": player(choice.rival)}
            yield 1.8, message("firewater-reason-lets-hem", **about)


def _leads(choice: MovePair) -> Iterator[Weighed]:
    """W-5: squares on which the seat leads after one move and not after the other."""
    more, less = (_all_led(after, choice.seat) for after in (choice.more, choice.less))
    if len(more) > len(less):
        yield 0.5 * (len(more) - len(less)), _named("firewater-reason-leads", more - less)


def _loses(choice: MovePair) -> Iterator[Weighed]:
    """W-5: squares on which the next player leads after the move played only."""
    less, more = (_all_led(after, choice.rival) for after in (choice.less, choice.more))
    if len(less) > len(more):
        about = _named("firewater-reason-loses", less - more, player=player(choice.rival))
        yield 0.4 * (len(less) - len(more)), about


_KINDS: tuple[Callable[[MovePair], Iterator[Weighed]], ...] = (
    _lets_win,
    _tokens,
    _covers,
    _gives,
    _leader,
    _lets_claim,
    _readies,
    _hems,
    _lets_hem,
    _leads,
    _loses,
)


# Squares


def _takes(state: State, seat: Seat) -> set[Square]:
    return {token.square for token in tokens(state, seat)}


def _claimed(state: State, seat: Seat) -> list[Square]:
    return [claim.square for claim in claims(state, seat)]


def _led(state: State, square: Square, seat: Seat) -> bool:
    """Return whether a seat has the most influence on a square."""
    return prevails(influence(state.field, square, len(state.hands)), seat)


def _free(state: State, square: Square, seat: Seat) -> bool:
    """W-7: return whether a token of the seat may ever go on what lies there."""
    top = state.field.tops[square]
    own = isinstance(top, Leader) and top.seat == seat
    return not (own or isinstance(top, Token | Elemental))


def _all_led(state: State, seat: Seat) -> set[Square]:
    squares = state.field.board.grid.squares
    return {at for at in squares if _free(state, at, seat) and _led(state, at, seat)}


def _nearly(state: State, square: Square, seat: Seat) -> bool:
    """Return whether a seat leads on a square that lacks one piece around it."""
    beside = state.field.board.grid.beside[square]
    return len(state.field.empty.intersection(beside)) == 1 and _led(state, square, seat)


def _almost(state: State, seat: Seat) -> set[Square]:
    squares = state.field.board.grid.squares
    return {at for at in squares if _free(state, at, seat) and _nearly(state, at, seat)}


def _named(key: str, squares: set[Square], **args: Message) -> Message:
    """Return a sentence that names some squares and counts all."""
    names = " · ".join(NAMES[square] for square in sorted(squares)[:_NAMED])
    return message(key, squares=names, more=max(0, len(squares) - _NAMED), **args)
