"""Advice for the common goal of Feurio!, and the solver that knows the deck."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from operator import mul
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.feurio import ROOM
from embertide.games.feurio.advice import advice, rivals
from embertide.games.feurio.advice.goal import goal as advice_goal
from embertide.games.feurio.advice.goal.net import AT_EASE, goal_t, see_goal
from embertide.games.feurio.advice.goal.weights import LUCK
from embertide.games.feurio.advice.outlook import outlook_t
from embertide.games.feurio.advice.posts import posts_t
from embertide.games.feurio.advice.solver import read_deal, solve
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.rules import rules, scoring
from embertide.games.feurio.rules.box import CREWS, EACH, VALUES
from embertide.games.feurio.rules.state import Deploying, Drawing, Spreading, State
from embertide.play.match.record import Record
from embertide.play.match.replay import replay
from embertide.search.bots import Partner
from embertide.search.budget import Budget
from embertide.search.halving_searcher import Halving, HalvingSearcher
from embertide.search.lookahead import FAR
from embertide.search.searcher import SearchResult
from tests.support.patience import PATIENCE

TABLES = [Options(1, "solitaire"), *(Options(n, "cooperative") for n in (2, 3, 4))]
every_table = pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: f"{options.players}-{options.mode}"
)

LEGAL = np.zeros(kernel.MAX_ACTIONS, np.int32)
SCRATCH = np.zeros(kernel.MAX_ACTIONS)


def shuffled(seed: int) -> str:
    dice, left, deck = Dice(seed), [str(v) for v in VALUES for _ in range(EACH)], ""
    while left:
        deck += left.pop(dice.below(len(left)))
    return deck


def random_game(options: Options, seed: int) -> Iterator[State]:
    """Yield every state of a random game in which a seat acts, and the last one."""
    dice, state = Dice(seed), rules.start(options)
    while (who := rules.actor(state)) != NOBODY:
        if who != NATURE:
            yield state
        moves = rules.moves(state)
        at = dice.weigh(rules.weights(state)) if who == NATURE else dice.below(len(moves))
        state = rules.play(state, moves[at])
    yield state


def worth(state: State) -> float:
    """Return the expected share, which is the same for all seats."""
    out = np.zeros(4)
    advice.evaluate(kernel.from_state(state)[0], advice.WEIGHTS, out)
    assert len(set(out[: state.options.players])) == 1
    return float(out[0])


def policy_game(options: Options, seed: int) -> tuple[list[State], list[str]]:
    """Play a game of the quick policy, every move also by the rules."""
    record = kernel.from_state(rules.start(options))
    kernel.seed(record[0], seed)
    states, texts = [rules.start(options)], []
    while kernel.actor(record[0]) != NOBODY:
        state = states[-1]
        if kernel.actor(record[0]) == NATURE:
            before = record[0].bag.copy()
            kernel.draw(record[0])
            action = 1 + int(np.flatnonzero(before != record[0].bag)[0])
        else:
            action = advice_goal.quick(record[0], advice_goal.WEIGHTS, LEGAL, 1.0)
            kernel.apply(record[0], action)
        move = kernel.move_of(state, action)
        assert move in rules.moves(state)
        states.append(rules.play(state, move))
        texts.append(ROOM.game.write(move))
    assert kernel.to_state(record) == states[-1]
    return states, texts


# The solver


@every_table
@pytest.mark.parametrize("seed", range(6))
def test_solved_deals_are_won_by_the_rules(options: Options, seed: int) -> None:
    deck = shuffled(seed)
    moves = solve(options, read_deal(deck), seed, seconds=PATIENCE)
    assert moves is not None
    result = {"won": True}
    match = replay(Record("feurio", options, {"deck": deck}, tuple(moves), None, result), ROOM)
    assert match.over


def test_solver_is_repeatable() -> None:
    options, deck = TABLES[3], shuffled(77)
    deal = read_deal(deck)
    assert solve(options, deal, 5) == solve(options, deal, 5)


def test_solver_gives_up_in_time() -> None:
    assert solve(TABLES[0], read_deal(shuffled(1)), seconds=0.0) is None


# The worth of a position


@every_table
def test_worth_is_a_share(options: Options) -> None:
    for seed in range(5):
        assert all(0.0 <= worth(state) <= 1.0 for state in random_game(options, seed))


@every_table
def test_worth_of_the_end_is_the_result(options: Options) -> None:
    for seed in range(20):
        states, _ = policy_game(options, seed)
        assert (worth(states[-1]) == 1.0) == bool(scoring.scores(states[-1]).won)


@every_table
def test_a_lost_game_is_worth_the_less_the_more_colours_failed(options: Options) -> None:
    """F-17: one failed colour leaves a fifth."""
    for seed in range(20):
        end = policy_game(options, seed)[0][-1]
        goals = [goal for goal in scoring.scores(end).breakdown if isinstance(goal, scoring.Goal)]
        done = sum(goal.left == 0 and goal.together and goal.watered for goal in goals)
        assert worth(end) == pytest.approx(0.2 ** (4 - done))


@every_table
def test_a_hopeless_position_is_worth_nothing(options: Options) -> None:
    """Without deployments, more firefighters are soon left than all turns can send."""
    state, dice = rules.start(options), Dice(3)
    while rules.actor(state) != NOBODY:
        moves = rules.moves(state)
        state = rules.play(state, moves[dice.below(len(moves))] if len(moves) < 7 else moves[-1])
        if state.bag.size() < 8 and rules.actor(state) not in (NATURE, NOBODY):
            assert worth(state) == 0.0


@every_table
def test_good_play_is_worth_more_than_random_play(options: Options) -> None:
    def middle(states: list[State]) -> float:
        decisions = [state for state in states if rules.actor(state) not in (NATURE, NOBODY)]
        return worth(decisions[len(decisions) // 2])

    good = sum(middle(policy_game(options, seed)[0]) for seed in range(10))
    poor = sum(middle(list(random_game(options, seed))) for seed in range(10))
    assert good > 5 * poor


# The quick policy


@every_table
def test_playout_is_the_policy_and_legal(options: Options) -> None:
    """One turn at a time or all at once: the same game, with legal moves."""
    for seed in range(10):
        states, _ = policy_game(options, seed)
        for step in (1, 99):
            record = kernel.from_state(rules.start(options))
            kernel.seed(record[0], seed)
            while kernel.actor(record[0]) != NOBODY:
                advice_goal.playout(record[0], advice_goal.WEIGHTS, step, LEGAL, SCRATCH)
                assert kernel.actor(record[0]) in (NATURE, NOBODY)
            assert kernel.to_state(record) == states[-1]


@every_table
def test_policy_keeps_each_colour_together(options: Options) -> None:
    for seed in range(10):
        states, _ = policy_game(options, seed)
        for goal in scoring.scores(states[-1]).breakdown:
            assert isinstance(goal, scoring.Goal)
            assert len(goal.regions) <= 1


@every_table
def test_priors_are_positive(options: Options) -> None:
    for state in random_game(options, 9):
        if rules.actor(state) == NOBODY:
            continue
        record, out = kernel.from_state(state), np.zeros(kernel.MAX_ACTIONS)
        count = kernel.actions(record[0], LEGAL)
        advice_goal.priors(record[0], advice_goal.WEIGHTS, LEGAL, count, out)
        assert count == len(rules.moves(state))
        assert np.isfinite(out).all()
        assert (out[:count] > 0).all()


@every_table
def test_inputs_count_the_turns_and_load_of_a_colour(options: Options) -> None:
    """F-6, F-16: compared with turns and supplies counted by the rules."""
    seen = 0
    for state in policy_game(options, 5)[0]:
        if isinstance(state.phase, Deploying | Drawing):
            turns = state.bag.size() + isinstance(state.phase, Deploying)
            seats = [(state.turn + i) % options.players for i in range(turns)]
            found = see(state)
            for colour in range(4):
                load = (found.wait[colour], found.excess[colour], found.own[colour])
                assert load == load_of(state, seats, colour)
                seen += load != (3, -AT_EASE, 0)
    assert seen


def see(state: State) -> Any:
    """Return the inputs of the colours."""
    o, g = np.zeros(1, outlook_t), np.zeros(1, goal_t)
    see_goal(kernel.from_state(state)[0], advice.WEIGHTS, o, g, np.zeros(1, posts_t))
    return g[0]


def load_of(state: State, seats: list[int], colour: int) -> tuple[int, int, int]:
    """Return a colour's wait, and the highest excess of a seat with its turns."""
    crews = list(zip(CREWS[state.options.players], state.supply, strict=True))
    wait, most = 3, (-AT_EASE, 0)
    for seat in range(state.options.players):
        if any(left for crew, left in crews if (crew.seat, crew.colour) == (seat, colour)):
            supply = sum(left for crew, left in crews if crew.seat == seat)
            own = seats.count(seat)
            wait = min(wait, (seat - state.turn) % state.options.players)
            most = (supply - own, own) if supply - own >= most[0] else most
    return wait, *most


# Search


def test_later_attempts_have_more_noise() -> None:
    rows = advice_goal.attempt_weights(advice_goal.WEIGHTS, 3)
    assert (rows[0] == advice_goal.WEIGHTS).all()
    noise = rows.reshape(3, 4, -1)[:, :, LUCK]
    assert (np.diff(noise, axis=0) > 0).all()
    assert (np.diff(rows, axis=0) != 0).sum() == np.diff(noise, axis=0).size


def test_attempts_change_only_the_noise() -> None:
    rows = advice.attempt_weights(advice.WEIGHTS, 2)
    assert (rows[0] == advice.WEIGHTS).all()
    changed = np.flatnonzero(rows[1] != advice.WEIGHTS)
    assert changed.size == 4
    assert changed.min() >= rivals.WEIGHTS
    assert changed.max() < rivals.WEIGHTS + advice_goal.WEIGHTS.size


def contest(root: npt.NDArray[Any], seed: int) -> SearchResult:
    searcher = HalvingSearcher(kernel, advice, Halving(entrants=8), seed=seed)
    return searcher.search(root, kernel.actor(root[0]), Budget(iterations=200))


def test_search_is_repeatable() -> None:
    for state in random_game(TABLES[0], 4):
        if rules.actor(state) == NOBODY or state.bag.size() % 6:
            continue
        root = kernel.from_state(state)
        result = contest(root, 1)
        assert result == contest(root, 1)
        moves = [kernel.move_of(state, choice.action) for choice in result.choices]
        assert set(moves) <= set(rules.moves(state))


@every_table
@pytest.mark.parametrize(("kind", "turns"), [(Deploying, 2), (Deploying, 3), (Spreading, 3)])
def test_lookahead_values_are_means_of_the_best_answers(
    options: Options, kind: type, turns: int
) -> None:
    """Compared with plain Python over the moves and odds of the rules."""
    states = [s for s in policy_game(options, 8)[0] if isinstance(s.phase, kind)]
    for state in states[3 : 30 if turns == 2 else 21 : 9]:
        searcher = HalvingSearcher(kernel, advice, Halving(candidates=2, turns=turns))
        root = kernel.from_state(state)
        for choice in searcher.search(root, rules.actor(state), Budget(0)).choices:
            after = rules.play(state, kernel.move_of(state, choice.action))
            assert choice.expected == pytest.approx(foreseen(after, turns))


def foreseen(state: State, turns: int) -> float:
    """Return the value of a state, looking `turns` ahead."""
    if rules.actor(state) != NATURE:
        return answered(state, turns - 1)
    odds, outcomes = rules.weights(state), rules.moves(state)
    found = [answered(rules.play(state, outcome), turns - 1) for outcome in outcomes]
    return float(sum(map(mul, odds, found)) / sum(odds))


def answered(state: State, turns: int) -> float:
    """Return the value after the best actions, looking further while turns remain."""
    value = -1.0
    while rules.actor(state) not in (NATURE, NOBODY):
        afters = [rules.play(state, move) for move in rules.moves(state)]
        best = max(afters, key=worth)
        value, state = worth(best) if len(rules.moves(state)) > 1 else -1.0, best
    value = worth(state) if value < 0 else value
    further = turns > 1 and value > 0 and rules.actor(state) == NATURE
    return foreseen(state, turns) if further else value


@every_table
def test_the_best_one_turn_values_become_candidates(options: Options) -> None:
    for state in [s for s in policy_game(options, 8)[0] if isinstance(s.phase, Deploying)][5::6]:
        searcher = HalvingSearcher(kernel, advice, Halving(candidates=3, turns=2, entrants=3))
        result = searcher.search(kernel.from_state(state), rules.actor(state), Budget(0))
        found = [kernel.move_of(state, choice.action) for choice in result.choices]
        values = {move: worth(rules.play(state, move)) for move in rules.moves(state)}
        best = sorted(values.values(), reverse=True)[:3]
        assert sorted((values[move] for move in found), reverse=True) == pytest.approx(best)


def test_only_entrants_are_returned() -> None:
    state = first_decision()
    root = kernel.from_state(state)
    searcher = HalvingSearcher(kernel, advice, Halving(candidates=9, turns=1, entrants=4))
    result = searcher.search(root, 0, Budget(0))
    assert result.iterations == 0
    assert len(result.choices) == min(4, len(rules.moves(state)))
    values = [choice.expected for choice in result.choices]
    assert values == sorted(values, reverse=True)


def test_lookahead_is_bounded() -> None:
    states = [s for s in policy_game(TABLES[0], 8)[0] if isinstance(s.phase, Deploying)]
    root = kernel.from_state(next(s for s in states if s.bag.size() == 2 * FAR))
    less, far, further = (
        HalvingSearcher(kernel, advice, Halving(candidates=2, turns=turns)).search(
            root, 0, Budget(0)
        )
        for turns in (FAR - 1, FAR, 2 * FAR)
    )
    assert less != far == further


def first_decision() -> State:
    """Return the first state of a game with more than one move."""
    return next(state for state in random_game(TABLES[0], 4) if len(rules.moves(state)) > 1)


def test_a_contest_can_be_cancelled_from_another_thread() -> None:
    root = kernel.from_state(first_decision())
    searcher, budget = HalvingSearcher(kernel, advice), Budget(10**9)
    with ThreadPoolExecutor(1) as pool:
        search = pool.submit(searcher.search, root, 0, budget)
        while not searcher.result().iterations:
            time.sleep(0.001)
        searcher.cancel()
        result = search.result()
    assert 0 < result.iterations < 10**9


def test_a_partner_can_be_cancelled() -> None:
    state, partner = first_decision(), Partner(ROOM, Level(10**9, lookahead=2))
    moves = rules.moves(state)
    with ThreadPoolExecutor(1) as pool:
        choice = pool.submit(partner.choose, ROOM.game.view(state, 0), moves, Dice(1))
        # Repeatedly, since a cancellation before the search begins has no effect.
        while not choice.done():
            partner.cancel()
            time.sleep(0.01)
    assert choice.result() in moves
