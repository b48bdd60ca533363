"""Sets up positions of Fire & Water from moves in notation, and asks what is legal there."""

from collections.abc import Iterable, Sequence

from embertide.core.actor import NATURE, Seat
from embertide.core.errors import IllegalMove
from embertide.games.firewater import ROOM
from embertide.games.firewater.board import SQUARES
from embertide.games.firewater.field import Piece
from embertide.games.firewater.state import State

GAME = ROOM.game


def begin(players: int = 2, board: str = "default") -> State:
    state: State = GAME.start(
        ROOM.menu.order(players, board=ROOM.menu.board(board, players)),
    )
    return state


def after(
    moves: str, players: int = 2, stacks: Sequence[str] = (), board: str = "default"
) -> State:
    """The position after these moves; each stack goes as told, then the smallest marker first."""
    told = [iter(stack.split()) for stack in stacks] or [iter(())] * players
    state = begin(players, board)
    for text in moves.split():
        state = reveal(play(state, text), told)
    return state


def reveal(state: State, told: Sequence[Iterable[str]] = ()) -> State:
    """Lets Nature reveal what is due."""
    while GAME.actor(state) == NATURE:
        smallest = GAME.write(GAME.moves(state)[0])
        seat = int(smallest[1])
        marker = next(iter(told[seat]), smallest[3:]) if told else smallest[3:]
        state = play(state, f"+{seat}:{marker}")
    return state


def play(state: State, text: str) -> State:
    played: State = GAME.play(state, GAME.read(text))
    return played


def legal(state: State) -> list[str]:
    return [GAME.write(move) for move in GAME.moves(state)]


def with_tokens(state: State, seat: Seat, tokens: int) -> State:
    """The position if that seat had so many tokens left."""
    hands = list(state.hands)
    hands[seat] = hands[seat]._replace(tokens=tokens)
    return state._replace(hands=tuple(hands))


def top(state: State, square: str) -> Piece | None:
    return state.field.tops[SQUARES[square]]


def influence(state: State, square: str) -> tuple[int, ...]:
    found: tuple[int, ...] = GAME.view(state, None).influence[SQUARES[square]]
    return found


def refusal(state: State, text: str) -> IllegalMove:
    """Why a move is refused; it is not listed either."""
    assert text not in legal(state)
    try:
        play(state, text)
    except IllegalMove as no:
        return no
    raise AssertionError(f"{text} was accepted")


def assert_refused(state: State, text: str, rule: str, key: str, *said: str) -> None:
    """The move is refused by that rule and message, and its sentence says all that."""
    no = refusal(state, text)
    assert (no.rule, no.message.key) == (rule, key)
    for words in said:
        assert words in no.sentence
