"""Laws of Fire & Water only, over random games; tests/house has those of every game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove
from embertide.games.firewater import ROOM
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.box import BOXES, ELEMENTALS, MARKERS
from embertide.games.firewater.rules.field import Elemental, Half, Leader, Piece, Token
from embertide.games.firewater.rules.state import Fate, State
from tests.support.firewater_table import GAME, legal

seeds = st.integers(0, 2**32)
tables = st.sampled_from([(players, name) for players in (2, 3, 4) for name in ROOM.menu.boards(2)])


def walk(players: int, board: str, seed: int) -> list[State]:
    """Return all states of a random game in which tokens and claims are as likely as markers."""
    dice = Dice(seed)
    states = [GAME.start(ROOM.menu.order(players, board=ROOM.menu.board(board, players)))]
    while GAME.actor(states[-1]) != NOBODY:
        moves = GAME.moves(states[-1])
        kind = dice.choose(sorted({type(move).__name__ for move in moves}))
        move = dice.choose([move for move in moves if type(move).__name__ == kind])
        states.append(GAME.play(states[-1], move))
    return states


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_every_piece_is_somewhere_exactly_once(table: tuple[int, str], seed: int) -> None:
    states = walk(*table, seed)
    for state in (*states[:: len(states) // 10], states[-1]):
        _assert_whole_box(state, table[0])


def _assert_whole_box(state: State, players: int) -> None:
    pieces = list(_pieces(state))
    assert pieces.count(Elemental()) == len(state.field.elementals) <= ELEMENTALS
    for seat, hand in enumerate(state.hands):
        placed = [p for p in pieces if isinstance(p, Half) and p.seat == seat]
        assert len(placed) // 2 + len(hand.open) + hand.stack.size() == len(BOXES[players].markers)
        tokens = sum(p.count for p in pieces if isinstance(p, Token) and p.seat == seat)
        assert tokens + hand.tokens == BOXES[players].tokens
        assert pieces.count(Leader(seat)) == (hand.leader is not Fate.WAITING)


def _pieces(state: State) -> list[Piece]:
    """Return the pieces on the board, including those under tokens."""
    tops = [top for top in state.field.tops if top is not None]
    covered = [top.covered for top in tops if isinstance(top, Token)]
    return [*tops, *(piece for piece in covered if piece is not None)]


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_three_markers_lie_open_while_the_stack_lasts(table: tuple[int, str], seed: int) -> None:
    for state in walk(*table, seed)[3:]:
        if GAME.actor(state) != NATURE:
            assert all(len(hand.open) == 3 or not hand.stack.size() for hand in state.hands)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_is_accepted_exactly_if_it_is_listed(players: int) -> None:
    states = walk(players, "default", players)
    for number, state in enumerate(states):
        if number % 7 == 0:
            _assert_accepts_what_is_listed(state, number)


def _assert_accepts_what_is_listed(state: State, number: int) -> None:
    listed = legal(state)
    assert max(Counter(listed).values(), default=1) == 1
    accepted = [text for text in _universe(number) if _accepts(state, text)]
    assert sorted(accepted) == sorted(text for text in listed if text in _universe(number))


def _accepts(state: State, text: str) -> bool:
    try:
        GAME.play(state, GAME.read(text))
    except IllegalMove:
        return False
    return True


def _universe(number: int) -> set[str]:
    """Return every text that is a move, with only a sample of the markers' places."""
    places = {f"{kind}:{name}" for kind in "eltc" for name in NAMES}
    reveals = {f"+{seat}:{marker}" for seat in range(4) for marker in MARKERS}
    dice = Dice(number)
    markers = {
        f"m{marker}:{one}{NAMES[(at + step) % len(NAMES)]}"
        for at, one in enumerate(NAMES)
        for step in (1, -1, 12, -12)
        for marker in (dice.choose(MARKERS), dice.choose(MARKERS))
    }
    return places | reveals | markers | {"-"}
