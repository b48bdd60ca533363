"""Checks of moves in Fire & Water: each refusal names the rule that a move breaks, and why."""

from collections.abc import Iterable, Sequence
from typing import Never

from embertide.core.actor import Seat
from embertide.core.errors import IllegalMove
from embertide.core.message import player
from embertide.games.firewater.rules.board import NAMES, Square
from embertide.games.firewater.rules.box import Marker
from embertide.games.firewater.rules.field import (
    Elemental,
    Field,
    Leader,
    Token,
    influence,
    most_lenient,
    presence,
    prevails,
)
from embertide.games.firewater.rules.moves import Move, PlaceElemental, PlaceMarker, Reveal
from embertide.games.firewater.rules.names import kind, piece
from embertide.games.firewater.rules.state import (
    Fate,
    Hand,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)


def out_of_turn(phase: Phase, move: Move) -> Never:
    """Refuse a kind of move that is not due now, saying what is."""
    match phase, move:
        case Over(_, None), _:
            raise IllegalMove("W-13", "firewater-over")
        case Over(_, int(master)), _:
            raise IllegalMove("W-12", "firewater-over-master", player=player(master))
        case Revealing(due), _:
            raise IllegalMove("W-4", "firewater-reveal-due", player=player(due[0]))
        case Summoning(), _:
            raise IllegalMove("W-3", "firewater-elemental-due", kind=kind(move))
        case _, Reveal():
            raise IllegalMove("W-4", "firewater-reveal-undue")
        case _, PlaceElemental():
            raise IllegalMove("W-3", "firewater-elementals-placed")
        case _:
            raise IllegalMove("W-13", "firewater-last-round", kind=kind(move))


def check_elemental(field: Field, square: Square) -> None:
    """W-3: not on the edge, and not beside an earlier one, diagonals included."""
    _check_on_board(field, square)
    if square not in field.board.grid.inner:
        raise IllegalMove("W-3", "firewater-elemental-edge", square=NAMES[square])
    _check_empty("W-3", field, square)
    for other in field.elementals:
        if other in field.board.grid.around[square]:
            raise IllegalMove(
                "W-3", "firewater-elemental-near", square=NAMES[square], other=NAMES[other]
            )


def check_reveal(state: State, due: Seat, move: Reveal) -> None:
    """W-3, W-4: the next marker comes from the stack of the player it is due to."""
    if move.seat != due:
        raise IllegalMove(
            "W-4", "firewater-reveal-other", player=player(move.seat), due=player(due)
        )
    if not state.hands[due].stack.count(move.marker):
        raise IllegalMove(
            "W-4", "firewater-reveal-gone", player=player(due), **_values(move.marker)
        )


def check_marker(state: State, seat: Seat, move: PlaceMarker) -> None:
    """W-4: one of the player's open markers, on two adjacent empty squares."""
    _check_open(state.hands[seat], move.marker)
    field, one, other = state.field, NAMES[move.fire], NAMES[move.water]
    _check_on_board(field, move.fire)
    _check_on_board(field, move.water)
    if move.fire == move.water:
        raise IllegalMove("W-4", "firewater-marker-one-square", square=one)
    if move.water not in field.board.grid.beside[move.fire]:
        raise IllegalMove("W-4", "firewater-marker-apart", one=one, other=other)
    _check_empty("W-4", field, move.fire)
    _check_empty("W-4", field, move.water)


def _check_open(hand: Hand, marker: Marker) -> None:
    if marker in hand.open:
        return
    if marker not in hand.stack.kinds:
        raise IllegalMove("W-2", "firewater-marker-not-in-box", **_values(marker))
    if not hand.stack.count(marker):
        raise IllegalMove("W-4", "firewater-marker-placed", **_values(marker))
    shown = " · ".join(f"{fire}/{water}" for fire, water in hand.open)
    raise IllegalMove("W-4", "firewater-marker-face-down", open=shown, **_values(marker))


def check_leader(state: State, seat: Seat, square: Square) -> None:
    """W-6, W-8: once a game, on an empty square, not in a corner, not beside an elemental."""
    field = state.field
    if state.hands[seat].leader is Fate.PLACED:
        raise IllegalMove("W-6", "firewater-leader-placed")
    if state.hands[seat].leader is Fate.CONQUERED:
        raise IllegalMove("W-8", "firewater-leader-conquered")
    _check_on_board(field, square)
    _check_empty("W-6", field, square)
    if square in field.board.grid.corners:
        raise IllegalMove("W-6", "firewater-leader-corner", square=NAMES[square])
    for other in field.elementals:
        if other in field.board.grid.beside[square]:
            raise IllegalMove(
                "W-6", "firewater-leader-near", square=NAMES[square], other=NAMES[other]
            )


def check_token(state: State, seat: Seat, square: Square) -> None:
    """W-7: no token, elemental or own leader there, no gap beside it, and the most influence."""
    field, name = state.field, NAMES[square]
    _check_on_board(field, square)
    match field.tops[square]:
        case Token(owner):
            raise IllegalMove("W-7", "firewater-token-on-token", square=name, player=player(owner))
        case Elemental():
            raise IllegalMove("W-7", "firewater-token-on-elemental", square=name)
        case Leader(owner) if owner == seat:
            raise IllegalMove("W-7", "firewater-token-on-leader", square=name)
    if gaps := _empty_beside(field, square):
        raise IllegalMove("W-7", "firewater-token-gap", square=name, **_list(gaps))
    _check_influence(name, influence(field, square, len(state.hands)), seat)


def _check_influence(square: str, sums: list[int], seat: Seat) -> None:
    if prevails(sums, seat):
        return
    if not sums[seat]:
        raise IllegalMove("W-7", "firewater-token-no-influence", square=square)
    rival = max((other for other in range(len(sums)) if other != seat), key=sums.__getitem__)
    raise IllegalMove(
        "W-7",
        "firewater-token-influence",
        square=square,
        mine=sums[seat],
        theirs=sums[rival],
        player=player(rival),
    )


def check_claim(state: State, seat: Seat, square: Square) -> None:
    """W-9: a free elemental without gaps beside it, a leader in play, and the lowest presence."""
    field, name = state.field, NAMES[square]
    _check_on_board(field, square)
    match field.tops[square]:
        case Token(owner, _, Elemental()):
            raise IllegalMove("W-9", "firewater-claim-taken", square=name, player=player(owner))
        case top if not isinstance(top, Elemental):
            raise IllegalMove("W-9", "firewater-claim-nothing", square=name)
    if state.hands[seat].leader is Fate.WAITING:
        raise IllegalMove("W-9", "firewater-claim-leaderless", square=name)
    if state.hands[seat].leader is Fate.CONQUERED:
        raise IllegalMove("W-9", "firewater-claim-conquered", square=name)
    if gaps := _empty_beside(field, square):
        raise IllegalMove("W-9", "firewater-claim-gap", square=name, **_list(gaps))
    _check_presence(name, presence(field, square, len(state.hands)), seat)


def _check_presence(square: str, sums: list[int], seat: Seat) -> None:
    if most_lenient(sums, seat):
        return
    if not sums[seat]:
        raise IllegalMove("W-9", "firewater-claim-absent", square=square)
    present = [other for other, total in enumerate(sums) if total and other != seat]
    rival = min(present, key=sums.__getitem__)
    raise IllegalMove(
        "W-9",
        "firewater-claim-presence",
        square=square,
        mine=sums[seat],
        theirs=sums[rival],
        player=player(rival),
    )


def check_pass(actions: Sequence[Move]) -> None:
    """W-11: only a player without a legal action passes."""
    if actions:
        raise IllegalMove("W-11", "firewater-pass", kind=kind(actions[0]))


def _check_on_board(field: Field, square: Square) -> None:
    grid = field.board.grid
    if not grid.beside[square]:
        far = NAMES[grid.squares[-1]]
        raise IllegalMove("W-1", "firewater-off-board", square=NAMES[square], far=far)


def _check_empty(rule: str, field: Field, square: Square) -> None:
    top = field.tops[square]
    if top is not None:
        raise IllegalMove(rule, "firewater-occupied", square=NAMES[square], piece=piece(top))


def _empty_beside(field: Field, square: Square) -> list[Square]:
    return [near for near in field.board.grid.beside[square] if near in field.empty]


def _list(squares: Iterable[Square]) -> dict[str, str | int]:
    names = [NAMES[square] for square in squares]
    return {"gaps": " · ".join(names), "count": len(names)}


def _values(marker: Marker) -> dict[str, int]:
    return {"fire": marker.fire, "water": marker.water}
