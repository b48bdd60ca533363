"""The kernel of Fire & Water compared with its rules, move for move."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar

import numpy as np
import pytest

from embertide.core.dice import Dice
from embertide.core.kernel import AnyKernel
from embertide.core.options import Options, Rows
from embertide.games.firewater import ROOM
from embertide.games.firewater.kernel import kernel
from embertide.games.firewater.kernel.record import place
from embertide.games.firewater.rules import rules
from embertide.games.firewater.rules.board import grid
from embertide.games.firewater.rules.field import Leader, influence
from embertide.games.firewater.rules.moves import (
    CLAIM,
    PASS,
    PLACE_ELEMENTAL,
    PLACE_LEADER,
    PLACE_TOKEN,
    Claim,
    Move,
    Pass,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    place_marker,
)
from embertide.games.firewater.rules.notation import read
from embertide.games.firewater.rules.scoring import scores
from embertide.games.firewater.rules.state import Acting, LastRound, Over, Revealing, State
from embertide.games.firewater.rules.view import view
from tests.support.kernel_walk import Chooser, Twins, evenly, fingerprint, run_without_numba

GAMES = 500
"""Games on every board that are compared in actors, moves, odds and result."""

WHOLE_GAMES = 20
"""Games on every board that are also compared in state, record and score, on every step."""

EVENTS = {
    *("W-6", "W-7", "W-8", "W-9", "W-10", "W-11", "W-12", "W-12, in the last round"),
    *("W-13, a leader", "W-13, a token", "W-13, declined"),
}
"""Events that must have occurred in these games."""


def chessboard(players: int) -> Rows:
    return ROOM.menu.board("chessboard", players)


def random_board(players: int) -> Rows:
    dice, columns = Dice(f"b {players}"), len(ROOM.menu.order(players).board[0])
    return tuple("".join(dice.choose("FW") for _ in range(columns)) for _ in range(8))


TABLES = {
    **{f"{options.players}-default": options for options in ROOM.menu.every()},
    **{f"{n}-chessboard": ROOM.menu.order(n, board=chessboard(n)) for n in (2, 3)},
    **{f"{n}-random": ROOM.menu.order(n, board=random_board(n)) for n in (2, 4)},
}
every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
usual_tables = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def known_numbers(columns: int) -> dict[int, int]:
    """Return the numbers of moves that exist only once, by identity."""
    state = rules.start(ROOM.menu.order(2 if columns == 8 else 4))
    moves: list[Move] = [PASS, *PLACE_ELEMENTAL, *PLACE_LEADER, *PLACE_TOKEN, *CLAIM]
    moves += [move for ways in place_marker(columns).values() for move in ways]
    return {id(move): kernel.action_of(state, move) for move in moves}


class Pair(Twins):
    """A state of the rules and a record of the kernel of Fire & Water."""

    room = ROOM
    kernel: ClassVar[AnyKernel] = kernel
    state: State
    news: Sequence[str] = ()

    def numbers_of(self, moves: Sequence[Move]) -> list[int]:
        """Return what kernel.action_of returns, faster for long lists."""
        if isinstance(self.state.phase, Revealing):
            return super().numbers_of(moves)
        known = known_numbers(self.state.field.board.grid.columns)
        return list(map(known.__getitem__, map(id, moves)))

    def play(self, move: Move, number: int) -> None:
        """Play the same move on both sides, and note its events."""
        before = self.state
        super().play(move, number)
        self.news = list(happened(before, move, self.state))

    def compare_states(self) -> None:
        """Compare the record made by moves with the record of its state, byte for byte."""
        super().compare_states()
        assert fingerprint(self.record) == fingerprint(kernel.from_state(self.state))

    def compare_influence(self) -> None:
        """W-5: compare the influence that the record keeps."""
        players, digits = len(self.state.hands), self.record[0].influence
        for square in self.state.field.board.grid.squares:
            word, bit = divmod(place(square), 64)
            kept = [
                sum((int(digits[seat, i, word]) >> bit & 1) << i for i in range(5))
                for seat in range(players)
            ]
            assert kept == influence(self.state.field, square, players)


def keenly(state: State, moves: Sequence[Move], dice: Dice) -> int:
    """Choose mostly tokens and claims, sometimes the leader, for games that random play misses."""
    if dice.below(8):
        kinds: list[type[Move]] = [Claim, PlaceToken]
        if dice.below(8) == 0:
            kinds.append(PlaceLeader)
        for kind in kinds:
            found = [i for i, move in enumerate(moves) if type(move) is kind]
            if found:
                return dice.choose(found)
    return dice.below(len(moves))


def chooser(seed: int) -> Chooser:
    return keenly if seed % 2 else evenly


def happened(state: State, move: Move, after: State) -> Iterator[str]:
    """Yield the rarer events of a move."""
    match state.phase, move:
        case Acting(seat) | LastRound(seat), PlaceToken(square):
            conquest = isinstance(state.field.tops[square], Leader)
            yield "W-8" if conquest else "W-7"
            if conquest and state.hands[seat].tokens == 1:
                yield "W-10"
        case Acting(seat), Claim():
            yield "W-10" if state.hands[seat].tokens == 1 else "W-9"
        case Acting(), Pass():
            yield "W-11"
        case Acting(), PlaceLeader():
            yield "W-13, a leader" if isinstance(after.phase, LastRound) else "W-6"
    if isinstance(state.phase, LastRound):
        yield "W-13, declined" if isinstance(move, Pass) else "W-13, a token"
    if isinstance(after.phase, Over) and after.phase.master is not None:
        yield "W-12, in the last round" if isinstance(state.phase, LastRound) else "W-12"


# Move for move


@every_table
def test_states_agree_on_every_step(options: Options) -> None:
    for seed in range(WHOLE_GAMES):
        for twins in Pair.walk(options, seed, chooser(seed)):
            twins.compare_states()


@every_table
def test_influence_agrees(options: Options) -> None:
    for seed in range(8):
        for step, twins in enumerate(Pair.walk(options, seed, chooser(seed))):
            if step % 4 == 0:
                twins.compare_influence()


@every_table
def test_moves_odds_and_results_agree(options: Options) -> None:
    seen = Counter[str]()
    for seed in range(WHOLE_GAMES, GAMES):
        for twins in Pair.walk(options, seed, chooser(seed)):
            seen.update(twins.news)
        assert isinstance(twins.state.phase, Over)
        twins.compare_scores()
    assert set(seen) >= EVENTS, seen


@every_table
def test_moves_and_numbers_translate_both_ways(options: Options) -> None:
    for seed in (1, 2):
        for twins in Pair.walk(options, seed, chooser(seed)):
            twins.compare_numbers()


@every_table
def test_a_record_made_in_mid_game_plays_on(options: Options) -> None:
    for seed, state in enumerate(Pair.positions(options, 3, every=11)):
        twins, dice = Pair(state), Dice(seed)
        while twins.step(dice, chooser(seed)):
            pass
        twins.compare_states()


def test_start_needs_no_clean_record_and_lays_the_usual_board() -> None:
    record = np.zeros(1, kernel.state_t)
    for options in ROOM.menu.every():
        record.view(np.uint8)[:] = 255
        kernel.start(record[0], options.players, 0, 0)
        kernel.seed(record[0], 0)
        assert kernel.to_state(record) == rules.start(options)
        assert record == kernel.from_state(rules.start(options))


# Action numbers


NUMBERS = {
    "-": 0,
    "e:b2": 1 + 13,
    "m11:a1b1": 97 + 2,
    "m11:b1a1": 97 + 4 + 1,
    "m23:c3c4": 97 + (6 * 96 + 26) * 4 + 3,
    "m23:c4c3": 97 + (6 * 96 + 38) * 4,
    "m44:h8g8": 97 + (15 * 96 + 91) * 4 + 1,
    "l:a2": 6241 + 12,
    "t:a1": 6337,
    "c:d4": 6433 + 39,
}


@usual_tables
@pytest.mark.parametrize("text", NUMBERS)
def test_numbers_are_the_same_on_every_board(players: int, text: str) -> None:
    state = rules.start(ROOM.menu.order(players))
    assert kernel.action_of(state, read(text)) == NUMBERS[text]
    assert kernel.move_of(state, NUMBERS[text]) == read(text)


def test_every_number_is_one_move() -> None:
    narrow, wide = known_numbers(8).values(), known_numbers(12).values()
    assert len(set(wide)) == len(wide) == 1 + 4 * 96 + 16 * len(grid(12).pairs)
    assert set(narrow) < set(wide)
    assert max(wide) == kernel.ACTIONS - 1 == 6528


# What a seat may know


@usual_tables
def test_nothing_is_hidden(players: int) -> None:
    for state in Pair.positions(ROOM.menu.order(players), 5, every=7):
        for seat in (None, *range(players)):
            record = kernel.from_view(view(state, seat))
            kernel.imagine(record[0], -1 if seat is None else seat)
            assert kernel.to_state(record) == state


# Random numbers


def offers(state: State, *kinds: type[Move]) -> bool:
    """Return whether all these kinds of move are legal."""
    return set(kinds) <= {type(move) for move in rules.moves(state)}


@usual_tables
def test_random_games_choose_evenly(players: int) -> None:
    """One position of each kind; among the turns, some with every kind of action."""
    sorts: list[Callable[[State], bool]] = [
        lambda state: len(state.field.elementals) == 1,
        lambda state: isinstance(state.phase, Revealing),
        lambda state: offers(state, PlaceMarker, PlaceLeader),
        lambda state: offers(state, PlaceMarker, PlaceLeader, PlaceToken),
        lambda state: offers(state, PlaceMarker, PlaceToken, Claim),
        lambda state: isinstance(state.phase, LastRound) and offers(state, PlaceToken),
    ]
    walks = (Pair.walk(ROOM.menu.order(players), seed, keenly) for seed in range(60))
    states = (twins.state for walk in walks for twins in walk)
    for sort in sorts:
        Pair(next(filter(sort, states))).compare_odds(each=40)


@every_table
def test_rollouts_end_in_a_state_of_the_rules(options: Options) -> None:
    for seed, state in enumerate(Pair.positions(options, 7, every=5)):
        twins = Pair(state)
        twins.roll_out(seed)
        assert twins.state.field.board == state.field.board


@usual_tables
def test_random_games_of_both_have_the_same_scores(players: int) -> None:
    """Compare the average points of seat 0 over whole random games, by rules and by kernel."""
    options = ROOM.menu.order(players)
    start = rules.start(options)
    fast, slow = [], []
    twins = Pair(start)
    blank = twins.record.copy()
    for seed in range(20_000):
        twins.record[:] = blank
        kernel.seed(twins.record[0], seed)
        kernel.rollout(twins.record[0], twins.numbers)
        fast.append(twins.returns()[0])
    for seed in range(400):
        state, dice = start, Dice(seed)
        while moves := rules.moves(state):
            state = rules.play(state, dice.choose(moves))
        slow.append(scores(state).points[0])
    error = (np.var(slow) / len(slow) + np.var(fast) / len(fast)) ** 0.5
    assert abs(np.mean(fast) - np.mean(slow)) < 4 * error


def test_the_same_seed_gives_the_same_game() -> None:
    def end(seed: int) -> State:
        twins = Pair(rules.start(ROOM.menu.order(4)))
        twins.roll_out(seed)
        return twins.state

    assert end(1) == end(1) != end(2)


# Compilation


def test_without_numba_it_is_the_same_game() -> None:
    run_without_numba("tests.kernels.test_firewater", "play_a_little")


def play_a_little() -> None:
    """Run everything once, on every board."""
    assert not hasattr(kernel.apply, "py_func"), "compiled after all"
    for options in TABLES.values():
        *_, end = Pair.walk(options, 8, keenly)
        end.compare_states()
        end.compare_influence()
        Pair(rules.start(options)).roll_out(9)
    test_nothing_is_hidden(3)
