"""Advice for the common goal of Feurio!, and the solver that knows the deck."""

from collections.abc import Iterator
from operator import mul
from threading import Timer
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.level import Level
from embertide.core.options import Options
from embertide.games.feurio import ROOM, advice, advice_goal, kernel, rules
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio.advice_goal_net import AT_EASE, goal_t, see_goal
from embertide.games.feurio.advice_goal_weights import LUCK
from embertide.games.feurio.advice_outlook import outlook_t
from embertide.games.feurio.advice_posts import posts_t
from embertide.games.feurio.box import CREWS, EACH, VALUES
from embertide.games.feurio.solve import solve
from embertide.games.feurio.state import Deploying, Drawing, Spreading, State
from embertide.play.record import Record
from embertide.play.replay import replay
from embertide.search.bots import Partner
from embertide.search.budget import Budget
from embertide.search.foresight import FAR
from embertide.search.halver import Halver, Halving
from embertide.search.thinker import Thought

TABLES = [Options(1, "solitaire"), *(Options(n, "cooperative") for n in (2, 3, 4))]
every_table = pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: f"{options.players}-{options.mode}"
)

LEGAL = np.zeros(kernel.MAX_ACTIONS, np.int32)
ROOMY = np.zeros(kernel.MAX_ACTIONS)


def shuffled(seed: int) -> str:
    dice, left, deck = Dice(seed), [str(v) for v in VALUES for _ in range(EACH)], ""
    while left:
        deck += left.pop(dice.below(len(left)))
    return deck


def random_game(options: Options, seed: int) -> Iterator[State]:
    """Every state of a random game in which a seat acts, and the last one."""
    dice, state = Dice(seed), rules.start(options)
    while (who := rules.actor(state)) != NOBODY:
        if who != NATURE:
            yield state
        moves = rules.moves(state)
        at = dice.weigh(rules.weights(state)) if who == NATURE else dice.below(len(moves))
        state = rules.play(state, moves[at])
    yield state


def worth(state: State) -> float:
    """The expected share, the same for all seats."""
    out = np.zeros(4)
    advice.evaluate(kernel.from_state(state)[0], advice.WEIGHTS, out)
    assert len(set(out[: state.options.players])) == 1
    return float(out[0])


def policy_game(options: Options, seed: int) -> tuple[list[State], list[str]]:
    """A game of the quick policy, every move made by the law as well."""
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
def test_solved_deals_are_won_by_the_law(options: Options, seed: int) -> None:
    deck = shuffled(seed)
    moves = solve(options, deck, luck=seed, seconds=10.0)
    assert moves is not None
    result = {"won": True}
    match = replay(Record("feurio", options, {"deck": deck}, tuple(moves), None, result), ROOM)
    assert match.over


def test_solver_is_repeatable() -> None:
    options, deck = TABLES[3], shuffled(77)
    assert solve(options, deck, luck=5) == solve(options, deck, luck=5)


def test_solver_gives_up_in_time() -> None:
    assert solve(TABLES[0], shuffled(1), seconds=0.0) is None


# The worth of a position


@every_table
def test_worth_is_a_share(options: Options) -> None:
    for seed in range(5):
        assert all(0.0 <= worth(state) <= 1.0 for state in random_game(options, seed))


@every_table
def test_worth_of_the_end_is_the_result(options: Options) -> None:
    for seed in range(20):
        states, _ = policy_game(options, seed)
        assert (worth(states[-1]) == 1.0) == bool(rules.scores(states[-1]).won)


@every_table
def test_a_lost_game_is_worth_the_less_the_more_colours_failed(options: Options) -> None:
    """F-17: one failed colour leaves a fifth."""
    for seed in range(20):
        end = policy_game(options, seed)[0][-1]
        goals = [goal for goal in rules.scores(end).breakdown if isinstance(goal, rules.Goal)]
        done = sum(goal.left == 0 and goal.together and goal.watered for goal in goals)
        assert worth(end) == pytest.approx(0.2 ** (4 - done))


@every_table
def test_hopeless_is_worth_nothing(options: Options) -> None:
    """Nobody deploys: before long more are left than all turns can send."""
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
    """One turn at a time or all at once: the same game, every move in the law's list."""
    for seed in range(10):
        states, _ = policy_game(options, seed)
        for step in (1, 99):
            record = kernel.from_state(rules.start(options))
            kernel.seed(record[0], seed)
            while kernel.actor(record[0]) != NOBODY:
                advice_goal.playout(record[0], advice_goal.WEIGHTS, step, LEGAL, ROOMY)
                assert kernel.actor(record[0]) in (NATURE, NOBODY)
            assert kernel.to_state(record) == states[-1]


@every_table
def test_policy_keeps_each_colour_together(options: Options) -> None:
    for seed in range(10):
        states, _ = policy_game(options, seed)
        for goal in rules.scores(states[-1]).breakdown:
            assert isinstance(goal, rules.Goal)
            assert len(goal.regions) <= 1


@every_table
def test_priors_are_above_nothing(options: Options) -> None:
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
def test_the_network_sees_how_soon_and_how_many_a_colour_must_send(options: Options) -> None:
    """F-6, F-16: by counting turns and supplies of the law."""
    seen = 0
    for state in policy_game(options, 5)[0]:
        if isinstance(state.phase, Deploying | Drawing):
            turns = state.bag.size() + isinstance(state.phase, Deploying)
            seats = [(state.turn + i) % options.players for i in range(turns)]
            found = see(state)
            for colour in range(4):
                told = (found.wait[colour], found.excess[colour], found.own[colour])
                assert told == duties(state, seats, colour)
                seen += told != (3, -AT_EASE, 0)
    assert seen


def see(state: State) -> Any:
    """What the network sees of the colours."""
    o, g = np.zeros(1, outlook_t), np.zeros(1, goal_t)
    see_goal(kernel.from_state(state)[0], advice.WEIGHTS, o, g, np.zeros(1, posts_t))
    return g[0]


def duties(state: State, seats: list[int], colour: int) -> tuple[int, int, int]:
    """Turns before a colour's next, and the most that a seat has beyond its turns, with these."""
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


def test_later_lives_try_their_luck_more() -> None:
    rows = advice_goal.lives(advice_goal.WEIGHTS, 3)
    assert (rows[0] == advice_goal.WEIGHTS).all()
    lucks = rows.reshape(3, 4, -1)[:, :, LUCK]
    assert (np.diff(lucks, axis=0) > 0).all()
    assert (np.diff(rows, axis=0) != 0).sum() == np.diff(lucks, axis=0).size


def test_lives_leave_other_advice_alone() -> None:
    rows = advice.lives(advice.WEIGHTS, 2)
    assert (rows[0] == advice.WEIGHTS).all()
    changed = np.flatnonzero(rows[1] != advice.WEIGHTS)
    assert changed.size == 4
    assert changed.min() >= rivals.WEIGHTS
    assert changed.max() < rivals.WEIGHTS + advice_goal.WEIGHTS.size


def contest(root: npt.NDArray[Any], seed: int) -> Thought:
    mind = Halver(kernel, advice, Halving(most=8), seed=seed)
    return mind.think(root, kernel.actor(root[0]), Budget(iterations=200))


def test_search_is_repeatable() -> None:
    for state in random_game(TABLES[0], 4):
        if rules.actor(state) == NOBODY or state.bag.size() % 6:
            continue
        root = kernel.from_state(state)
        thought = contest(root, 1)
        assert thought == contest(root, 1)
        moves = [kernel.move_of(state, choice.action) for choice in thought.choices]
        assert set(moves) <= set(rules.moves(state))


@every_table
@pytest.mark.parametrize(("kind", "turns"), [(Deploying, 2), (Deploying, 3), (Spreading, 3)])
def test_what_is_foreseen_is_the_mean_of_the_best_answers(
    options: Options, kind: type, turns: int
) -> None:
    """The same in plain Python, from the law's moves and odds."""
    states = [s for s in policy_game(options, 8)[0] if isinstance(s.phase, kind)]
    for state in states[3 : 30 if turns == 2 else 21 : 9]:
        mind = Halver(kernel, advice, Halving(wide=2, turns=turns))
        root = kernel.from_state(state)
        for choice in mind.think(root, rules.actor(state), Budget(0)).choices:
            after = rules.play(state, kernel.move_of(state, choice.action))
            assert choice.expected == pytest.approx(foreseen(after, turns))


def foreseen(state: State, turns: int) -> float:
    """What a state is worth by so many turns' best answers."""
    if rules.actor(state) != NATURE:
        return answered(state, turns - 1)
    odds, outcomes = rules.weights(state), rules.moves(state)
    found = [answered(rules.play(state, outcome), turns - 1) for outcome in outcomes]
    return float(sum(map(mul, odds, found)) / sum(odds))


def answered(state: State, turns: int) -> float:
    """What the best answers lead to, in the last of the turns by what is seen at once."""
    value = -1.0
    while rules.actor(state) not in (NATURE, NOBODY):
        afters = [rules.play(state, move) for move in rules.moves(state)]
        best = max(afters, key=worth)
        value, state = worth(best) if len(rules.moves(state)) > 1 else -1.0, best
    value = worth(state) if value < 0 else value
    further = turns > 1 and value > 0 and rules.actor(state) == NATURE
    return foreseen(state, turns) if further else value


@every_table
def test_what_looks_best_at_once_is_looked_at_further(options: Options) -> None:
    for state in [s for s in policy_game(options, 8)[0] if isinstance(s.phase, Deploying)][5::6]:
        mind = Halver(kernel, advice, Halving(wide=3, turns=2, most=3))
        thought = mind.think(kernel.from_state(state), rules.actor(state), Budget(0))
        found = [kernel.move_of(state, choice.action) for choice in thought.choices]
        values = {move: worth(rules.play(state, move)) for move in rules.moves(state)}
        best = sorted(values.values(), reverse=True)[:3]
        assert sorted((values[move] for move in found), reverse=True) == pytest.approx(best)


def test_who_looks_further_chooses_among_few() -> None:
    state = first_decision()
    root = kernel.from_state(state)
    mind = Halver(kernel, advice, Halving(wide=9, turns=1, most=4))
    thought = mind.think(root, 0, Budget(0))
    assert thought.iterations == 0
    assert len(thought.choices) == min(4, len(rules.moves(state)))
    values = [choice.expected for choice in thought.choices]
    assert values == sorted(values, reverse=True)


def test_nobody_looks_further_than_there_is_room() -> None:
    states = [s for s in policy_game(TABLES[0], 8)[0] if isinstance(s.phase, Deploying)]
    root = kernel.from_state(next(s for s in states if s.bag.size() == 2 * FAR))
    less, far, further = (
        Halver(kernel, advice, Halving(wide=2, turns=turns)).think(root, 0, Budget(0))
        for turns in (FAR - 1, FAR, 2 * FAR)
    )
    assert less != far == further


def first_decision() -> State:
    """The first state of a game with more than one move."""
    return next(state for state in random_game(TABLES[0], 4) if len(rules.moves(state)) > 1)


def test_a_contest_can_be_cancelled_and_reports_on_the_way() -> None:
    root = kernel.from_state(first_decision())
    mind = Halver(kernel, advice)
    told: list[Thought] = []

    def stop(thought: Thought) -> None:
        told.append(thought)
        mind.cancel()

    thought = mind.think(root, 0, Budget(iterations=600), stop)
    assert told
    assert thought.iterations < 600


def test_a_partner_can_be_cancelled() -> None:
    state, partner = first_decision(), Partner(ROOM, Level(10**9, ahead=2))
    late = Timer(0.2, partner.cancel)
    late.start()
    moves = rules.moves(state)
    assert partner.choose(ROOM.game.view(state, 0), moves, Dice(1)) in moves
    late.join()
