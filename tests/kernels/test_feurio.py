"""The kernel of Feurio! compared with its rules, move for move."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import embertide
from embertide.compiled.bitset import bits
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.games.feurio import ROOM
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import DEPLOY, MODES, SPOTS, TORUS, VARIANTS, WIDTH
from embertide.games.feurio.rules import rules
from embertide.games.feurio.rules.board import axial, cell_at
from embertide.games.feurio.rules.box import CREWS, VALUES
from embertide.games.feurio.rules.fire import UNLIT, Fire, lay, post
from embertide.games.feurio.rules.moves import Deploy, Firebreak, Move
from embertide.games.feurio.rules.state import Arranging, Closing, Over, Spreading, State
from embertide.games.feurio.rules.view import view
from tests.support.kernel_walk import Twins, assert_like, run_without_numba

PACKAGE = Path(embertide.__file__).parent

GAMES = 500
"""Games of every kind that are compared in actors, moves, odds and result."""

WHOLE_GAMES = 60
"""Games of every kind that are also compared in the whole state and score, on every step."""

every_table = pytest.mark.parametrize(
    "options",
    ROOM.menu.every(),
    ids=lambda options: "-".join([str(options.players), options.mode, *options.variants]),
)


class Pair(Twins):
    """A state and a record of Feurio!."""

    room: ClassVar[AnyRoom] = ROOM
    kernel: ClassVar[Any] = kernel

    def numbers_of(self, moves: Sequence[Move]) -> list[int]:
        """Return what kernel.action_of returns, faster for long lists of deployments."""
        index = {cell: DEPLOY + 12 * i - 1 for i, cell in enumerate(self.state.fire.tiles)}
        return [
            index[move.cell] + 3 * move.colour + move.count
            if type(move) is Deploy
            else kernel.action_of(self.state, move)
            for move in moves
        ]

    def compare_states(self) -> None:
        """Compare the whole state, the order of its tiles, and the score."""
        back = kernel.to_state(self.record)
        assert back == self.state
        assert list(back.fire.tiles) == list(self.state.fire.tiles)
        assert list(back.covered) == list(self.state.covered)
        self.compare_scores()


# Move for move


@every_table
def test_states_agree_on_every_step(options: Options) -> None:
    for seed in range(WHOLE_GAMES):
        for pair in Pair.walk(options, seed):
            pair.compare_states()


@every_table
def test_moves_odds_and_results_agree(options: Options) -> None:
    for seed in range(WHOLE_GAMES, GAMES):
        *_, end = Pair.walk(options, seed)
        assert isinstance(end.state.phase, Over)
        end.compare_scores()


@every_table
def test_records_and_moves_translate_both_ways(options: Options) -> None:
    for state in Pair.positions(options, 1):
        pair = Pair(state)
        pair.compare_states()
        pair.compare_numbers()


@every_table
def test_a_record_made_in_mid_game_plays_on(options: Options) -> None:
    for seed, state in enumerate(Pair.positions(options, 2, every=9)):
        pair, dice = Pair(state), Dice(seed)
        while pair.step(dice):
            pass
        pair.compare_states()


def test_start_needs_no_clean_record() -> None:
    record = np.zeros(1, kernel.state_t)
    for options in ROOM.menu.every():
        record.view(np.uint8)[:] = 255
        variants = sum(VARIANTS[variant] for variant in options.variants)
        kernel.start(record[0], options.players, MODES.index(options.mode), variants)
        assert kernel.to_state(record) == rules.start(options)


# F-4: every opening


def test_every_opening_lists_the_same_layouts() -> None:
    start = rules.start(ROOM.menu.order(4))
    for a, b, c, d in combinations_with_replacement(VALUES, 4):
        for drawn in ((a, b, c, d), (d, c, b, a), (c, a, d, b)):
            bag = start.bag
            for value in drawn:
                bag = bag.without(value)
            pair = Pair(start._replace(bag=bag, phase=Arranging(drawn)))
            pair.compare_states()
            pair.compare_numbers()


# F-7, F-19: the widest fires

Way = Callable[[State, Firebreak], Any]


def widest_rim(state: State, move: Firebreak) -> int:
    return len(lay(state.fire, move.cell, 0).heat)


def farthest_east(state: State, move: Firebreak) -> tuple[int, int]:
    return axial(move.cell)


def farthest_south(state: State, move: Firebreak) -> tuple[int, int]:
    return axial(move.cell)[::-1]


def firebreaks_only(way: Way) -> Iterator[Pair]:
    """Yield a game of two with all possible tiles as firebreaks, as far that way as it goes."""
    pair, dice = Pair(rules.start(ROOM.menu.order(2, "competitive", ["firebreak"]))), Dice(5)
    while not isinstance(pair.state.phase, Closing):
        yield pair
        moves = [move for move in rules.moves(pair.state) if isinstance(move, Firebreak)]
        if moves:
            move = max(moves, key=lambda move: way(pair.state, move))
            pair.play(move, kernel.action_of(pair.state, move))
        else:
            pair.step(dice)
    yield pair


@pytest.mark.parametrize("way", [widest_rim, farthest_east, farthest_south])
def test_no_fire_is_too_wide(way: Way) -> None:
    rims = []
    for pair in firebreaks_only(way):
        pair.compare_states()
        pair.compare_numbers()
        rims.append(bits(pair.record[0].spots))
    assert max(rims) == SPOTS


def test_cells_of_one_fire_never_share_a_place() -> None:
    reach = 37
    apart = [
        (q, r)
        for q in range(-reach, reach + 1)
        for r in range(-reach, reach + 1)
        if abs(q + r) <= reach and (q * WIDTH + r) % TORUS == 0
    ]
    assert apart == [(0, 0)]


# F-17: won

ROWS = ("211111212",) * 4
"""Twelve firefighters of a colour in each row."""

ONES = ("166666661",) * 4
GAP = ("311101212", *ROWS[1:])


def crowded(values: Sequence[str], counts: Sequence[str]) -> Fire:
    """Return four rows of tiles with that number of firefighters on each, one colour to a row."""
    fire = UNLIT
    for r, row in enumerate(values):
        for q, value in enumerate(row):
            fire = lay(fire, cell_at(q, r), int(value))
    for r, row in enumerate(counts):
        for q, count in enumerate(row):
            fire = post(fire, cell_at(q, r), r, int(count))
    return fire


@pytest.mark.parametrize(
    ("values", "counts", "supply", "won"),
    [
        (ONES, ROWS, 0, True),
        (ONES, ROWS, 1, False),
        (ONES, GAP, 0, False),
        (("266666661", *ONES[1:]), ROWS, 0, True),
        (("266666662", *ONES[1:]), ROWS, 0, False),
        (("666616666", *ONES[1:]), ROWS, 0, True),
        ((ONES[0], "666616666", *ONES[2:]), ROWS, 0, False),
    ],
    ids=["won", "one-at-home", "two-regions", "one-1", "no-1", "open-1", "enclosed-1"],
)
def test_common_goals(values: Sequence[str], counts: Sequence[str], supply: int, won: bool) -> None:
    for players in (1, 2, 3, 4):
        options = ROOM.menu.order(players, "solitaire" if players == 1 else "cooperative")
        state = rules.start(options)._replace(
            fire=crowded(values, counts),
            bag=Bag.of(VALUES, 0),
            supply=(supply,) + (0,) * (len(CREWS[players]) - 1),
            phase=Over(),
        )
        pair = Pair(state)
        pair.compare_states()
        assert pair.returns()[:players] == [won] * players


# F-19: what a seat may know


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_looks_the_same(players: int) -> None:
    options = ROOM.menu.order(players, "competitive", ["firebreak"])
    for state in Pair.positions(options, 4, every=3):
        for seat in (None, *range(players)):
            seen = view(state, seat)
            for record in (kernel.from_state(state), kernel.from_view(seen)):
                kernel.seed(record[0], 17)
                kernel.imagine(record[0], -1 if seat is None else seat)
                assert view(kernel.to_state(record), seat) == seen


def test_without_firebreaks_nothing_is_hidden() -> None:
    for state in Pair.positions(ROOM.menu.order(3), 5, every=7):
        for seat in (None, 0, 1, 2):
            record = kernel.from_view(view(state, seat))
            kernel.imagine(record[0], -1 if seat is None else seat)
            assert kernel.to_state(record) == state


def secrets(state: State, seat: int) -> list[int]:
    """Return the tiles, by laying order, whose values a seat may not know."""
    covered = [state.covered.get(cell) for cell in state.fire.tiles]
    return [i for i, tile in enumerate(covered) if tile and tile.layer != seat]


def test_what_is_imagined_has_the_true_odds() -> None:
    """Compare pairs of hidden tiles, and the tile in another player's hand."""
    options = ROOM.menu.order(4, "competitive", ["firebreak"])
    state = next(
        state
        for seed in range(50)
        for state in Pair.positions(options, seed)
        if isinstance(state.phase, Spreading) and state.turn == 1 and len(secrets(state, 0)) >= 4
    )
    first, second = secrets(state, 0)[:2]
    record, draws = kernel.from_state(state), 40_000
    pairs, hands = Counter[tuple[int, int]](), Counter[int]()
    kernel.seed(record[0], 1)
    for _ in range(draws):
        kernel.imagine(record[0], 0)
        values = record[0].covered >> 2
        pairs[int(values[first]), int(values[second])] += 1
        hands[int(record[0].hand)] += 1
    unseen = view(state, 0).unseen
    each = draws / unseen.size()
    both = each / (unseen.size() - 1)
    assert_like(hands, {value: each * count for value, count in unseen.left()})
    assert_like(
        pairs,
        {(a, b): both * n * (m - (a == b)) for a, n in unseen.left() for b, m in unseen.left()},
    )


# Random numbers


@every_table
def test_random_games_choose_evenly(options: Options) -> None:
    states = Pair.positions(options, 6)
    middle = len(states) // 2
    for state in (states[1], *states[middle : middle + 3], states[-3]):
        Pair(state).compare_odds(100)


@every_table
def test_rollouts_end_in_a_state_of_the_rules(options: Options) -> None:
    for seed, state in enumerate(Pair.positions(options, 7, every=5)):
        pair = Pair(state)
        pair.roll_out(seed)
        assert len(pair.state.fire.tiles) == 36


def test_the_same_seed_gives_the_same_game() -> None:
    def end(seed: int) -> State:
        pair = Pair(rules.start(ROOM.menu.order(4)))
        pair.roll_out(seed)
        assert isinstance(pair.state, State)
        return pair.state

    assert end(1) == end(1) != end(2)


# Compilation


def test_without_numba_it_is_the_same_game() -> None:
    run_without_numba("tests.kernels.test_feurio", "play_a_little")


def play_a_little() -> None:
    """Run everything once, in every kind of game."""
    assert not hasattr(kernel.apply, "py_func"), "compiled after all"
    for options in ROOM.menu.every():
        *_, end = Pair.walk(options, 8)
        end.compare_states()
        Pair(rules.start(options)).roll_out(8)
    test_what_is_imagined_looks_the_same(3)
