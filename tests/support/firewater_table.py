"""Positions of Fire & Water from moves in notation, and their legal moves."""

from collections.abc import Iterable, Sequence

from embertide.core.actor import NATURE, Seat
from embertide.core.errors import IllegalMove
from embertide.games.firewater import ROOM
from embertide.games.firewater.rules.board import SQUARES
from embertide.games.firewater.rules.field import Piece
from embertide.games.firewater.rules.state import State

GAME = ROOM.game


def begin(players: int = 2, board: str = "default") -> State:
    state: State = GAME.start(
        ROOM.menu.order(players, board=ROOM.menu.board(board, players)),
    )
    return state


def after(
    moves: str, players: int = 2, stacks: Sequence[str] = (), board: str = "default"
) -> State:
    """Return the position after these moves; after the given markers, stacks give the smallest."""
    given = [iter(stack.split()) for stack in stacks] or [iter(())] * players
    state = begin(players, board)
    for text in moves.split():
        state = reveal(play(state, text), given)
    return state


def reveal(state: State, given: Sequence[Iterable[str]] = ()) -> State:
    """Let Nature reveal the due markers."""
    while GAME.actor(state) == NATURE:
        smallest = GAME.write(GAME.moves(state)[0])
        seat = int(smallest[1])
        marker = next(iter(given[seat]), smallest[3:]) if given else smallest[3:]
        state = play(state, f"+{seat}:{marker}")
    return state


def play(state: State, text: str) -> State:
    played: State = GAME.play(state, GAME.read(text))
    return played


def legal(state: State) -> list[str]:
    return [GAME.write(move) for move in GAME.moves(state)]


def with_tokens(state: State, seat: Seat, tokens: int) -> State:
    """Return the position with that number of tokens left to the seat."""
    hands = list(state.hands)
    hands[seat] = hands[seat]._replace(tokens=tokens)
    return state._replace(hands=tuple(hands))


def top(state: State, square: str) -> Piece | None:
    return state.field.tops[SQUARES[square]]


def influence(state: State, square: str) -> tuple[int, ...]:
    found: tuple[int, ...] = GAME.view(state, None).influence[SQUARES[square]]
    return found


def refusal(state: State, text: str) -> IllegalMove:
    """Return why a move is refused, and check that it is not listed."""
    assert text not in legal(state)
    try:
        play(state, text)
    except IllegalMove as no:
        return no
    raise AssertionError(f"{text} was accepted")


def assert_refused(state: State, text: str, rule: str, key: str, *phrases: str) -> None:
    """Check that the move is refused by that rule and message, with these phrases."""
    no = refusal(state, text)
    assert (no.rule, no.message.key) == (rule, key)
    for phrase in phrases:
        assert phrase in no.sentence
