"""The compiled functions that Python calls for a room, with arguments of the types that it passes.

A browser has no compiler, so exactly these are compiled ahead of time for it. A test compares them
with what is compiled here when computer players play.
"""

from typing import Any

from embertide.compiled.dispatch import register
from embertide.compiled.records import int32, int64, zeros
from embertide.core.advice import Advice
from embertide.core.kernel import AnyKernel
from embertide.core.level import Level
from embertide.core.room import AnyRoom
from embertide.search import halving, mcts, one_ply, tree, uct
from embertide.search.exact import line_of, work_out
from embertide.search.halving_searcher import Halving, make_contest
from embertide.search.mcts import MAX_SEATS
from embertide.search.searcher import make_work

Calls = dict[Any, tuple[Any, ...]]


def search_calls(room: AnyRoom) -> Calls:
    """Return the functions of searches, and those of the kernel that all rooms have."""
    kernel, advice = room.kernel(), room.advice()
    register(kernel, advice)
    return _kernel_calls(kernel) | _tree_calls(kernel, advice) | _halving_calls(kernel, advice)


def _kernel_calls(kernel: AnyKernel) -> Calls:
    s, legal = zeros(1, kernel.state_t)[0], zeros(kernel.MAX_ACTIONS, int32)
    return {
        kernel.actor: (s,),
        kernel.actions: (s, legal),
        kernel.apply: (s, 0),
        kernel.chances: (s, legal, legal),
        kernel.happen: (s, 0),
        kernel.draw: (s,),
        kernel.returns: (s, zeros(MAX_SEATS, int64)),
        kernel.winners: (s, zeros(MAX_SEATS)),
        kernel.imagine: (s, 0),
        kernel.seed: (s, 0),
        kernel.choose: (s, 0),
        kernel.rollout: (s, legal),
    }


def _tree_calls(kernel: AnyKernel, advice: Advice) -> Calls:
    work, root = make_work(kernel, Level(0), advice.WEIGHTS), zeros(1, kernel.state_t)
    return {
        mcts.search: (work, root, 0, 0, 0),
        uct.uct: (work, root, 0, 0, 0),
        one_ply.impressions: (work, root),
        one_ply.one_ply: (work, root, 0, 0),
        tree.find: (work.nodes, 0, 0),
    }


def _halving_calls(kernel: AnyKernel, advice: Advice) -> Calls:
    root = zeros(1, kernel.state_t)
    contest = make_contest(kernel, Halving(), advice.attempt_weights(advice.WEIGHTS, 1))
    return {
        halving.enter: (contest, root, 0, 0, 0, 0),
        halving.compete: (contest, root, 0, 0, 0, 0, 0.0),
        halving.rank: (contest, 0),
        work_out: (line_of(root, kernel.MAX_ACTIONS), 0),
    }
