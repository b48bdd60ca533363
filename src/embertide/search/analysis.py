"""Analysis of decisions: the best move, the move played, and what the difference cost."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from embertide.compiled.records import Records, copied, int32, zeros
from embertide.core.actor import Seat
from embertide.core.message import Message
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.search.budget import Budget
from embertide.search.exact import line_of, work_out
from embertide.search.halving_searcher import Halving, HalvingSearcher
from embertide.search.searcher import Choice, Searcher, place
from embertide.search.steps import Steps, finished

EXACT = 60_000
"""Steps that the exact solution of a decision may take; if it needs more, it is searched."""

LINE = 5
"""The most moves of a line that is shown."""

NOTABLE = 0.02
"""From this loss on, a finding has a line and reasons; less is within the noise of a search."""


class PastDecision(NamedTuple):
    """A state, the seat that acted in it, and its move."""

    state: Any
    seat: Seat
    move: Any


class Suggestion(NamedTuple):
    """A move, the share of the win expected from it, and a remark on its effect."""

    move: Any
    expected: float
    remark: Message | None


class Finding(NamedTuple):
    """The analysis of one decision."""

    decision: PastDecision
    best: Suggestion
    played: Suggestion
    exact: bool
    lead: float
    """How far the best move is ahead of the second best one; an estimate unless exact."""
    line: tuple[Any, ...]
    """The best move and the replies expected after it, up to the next draw."""
    reasons: tuple[Message, ...]
    """Why the best move is better than the one played, the weightiest reason first."""

    @property
    def loss(self) -> float:
        """How much less of the win the move played brings than the best one."""
        return max(0.0, self.best.expected - self.played.expected)


class _Values(NamedTuple):
    """What a search or a solution says about the moves of a position."""

    ranked: list[tuple[Any, float]]
    """Moves with their values, best first."""
    exact: bool
    lead: float
    """How far the best one is ahead of the second best."""
    lines: tuple[tuple[int, ...], ...]
    """The continuations that the search expects, as actions; none of a solution."""


class Analyst:
    """Analyses the positions of one kind of table, with a budget for each decision."""

    def __init__(self, room: AnyRoom, options: Options, budget: Budget, seed: int = 0) -> None:
        self._room = room
        self._kernel = room.kernel()
        self._budget = budget
        self._seed = seed
        self._hides = room.hides(options)
        level = room.advice().levels(options)[-1]
        self._searcher = Searcher(self._kernel, room.advice(), level)
        self._finder: Searcher | HalvingSearcher = self._searcher
        if level.lookahead:
            self._finder = HalvingSearcher(
                self._kernel, room.advice(), Halving(turns=level.lookahead)
            )
        self._cancelled = False

    def cancel(self) -> None:
        """End this and all later analyses early, with rough values; may be called from any thread.

        An analyst that was cancelled stays so, since one analysis takes several searches.
        """
        self._cancelled = True
        self._finder.cancel()
        self._searcher.cancel()

    def hint(self, state: Any, seat: Seat, most: int = 3) -> list[Suggestion]:
        """Return the best moves of the seat to move, best first, by what it may know."""
        return finished(self.hinting(state, seat, most))

    def hinting(self, state: Any, seat: Seat, most: int) -> Steps[list[Suggestion]]:
        """Find the same moves in steps."""
        ranked = (yield from self._values(state, seat, None, most)).ranked[:most]
        remarks = []
        for move, _ in ranked:
            remarks.append(self._room.remarks(state, move))
            yield
        said = _different(remarks)
        return [Suggestion(m, v, text) for (m, v), text in zip(ranked, said, strict=True)]

    def look_back(self, decisions: Iterable[PastDecision]) -> Iterator[Finding]:
        """Yield a finding for every decision with more than one legal move."""
        for decision in decisions:
            found = finished(self.judging(decision))
            if found is not None:
                yield found

    def judging(self, decision: PastDecision) -> Steps[Finding | None]:
        """Judge one decision in steps; there is no finding if there was only one move."""
        state, seat, move = decision
        if len(self._room.game.moves(state)) == 1:
            return None
        values = yield from self._values(state, seat, move, 1)
        remark = self._room.remark
        best, worth = values.ranked[0]
        played = next(value for other, value in values.ranked if other == move)
        line: tuple[Any, ...] = (best,)
        reasons: tuple[Message, ...] = ()
        if worth - played >= NOTABLE:
            line = yield from self._line(state, best, values)
            reasons = tuple(self._room.reasons(state, move, best))
            yield
        return Finding(
            decision,
            Suggestion(best, worth, remark(state, best)),
            Suggestion(move, played, remark(state, move)),
            values.exact,
            values.lead,
            line,
            reasons,
        )

    def _values(self, state: Any, seat: Seat, played: Any, most: int) -> Steps[_Values]:
        """Return the values of the best moves and of the one played."""
        moves = list(self._room.game.moves(state))
        root = self._kernel.from_view(self._room.game.view(state, seat))
        lead = 0.0
        lines: tuple[tuple[int, ...], ...] = ()
        values = yield from self._solving(seat, root, len(moves))
        exact = values is not None
        if values is None:
            at = None if played is None else moves.index(played)
            values, lead, lines = yield from self._searched(root, seat, at, most)
        ranked = sorted(values.items(), key=lambda item: (-item[1], item[0]))
        if exact and len(ranked) > 1:
            lead = ranked[0][1] - ranked[1][1]
        return _Values([(moves[at], value) for at, value in ranked], exact, lead, lines)

    def _line(self, state: Any, best: Any, values: _Values) -> Steps[tuple[Any, ...]]:
        """Return the best move and the replies expected after it, up to the next draw."""
        game, line = self._room.game, [best]
        first = self._kernel.action_of(state, best)
        foreseen = next((actions[1:] for actions in values.lines if actions[0] == first), ())
        state = game.play(state, best)
        while len(line) < LINE and (seat := game.actor(state)) >= 0:
            reply = yield from self._reply(state, seat, foreseen[len(line) - 1 :], values.exact)
            if reply is None:
                break
            line.append(reply)
            state = game.play(state, reply)
        return tuple(line)

    def _reply(self, state: Any, seat: Seat, foreseen: Sequence[int], exact: bool) -> Steps[Any]:
        """Return the next move of a line: solved like the first one, or the one searched most."""
        root = self._kernel.from_state(state)
        moves = self._room.game.moves(state)
        if exact:
            values = (yield from self._solving(seat, root, len(moves))) or {}
            return moves[max(values, key=lambda at: values[at])] if values else None
        if not foreseen or foreseen[0] not in self._legal(root, len(moves)):
            return None
        return self._kernel.move_of(state, foreseen[0])

    def _solving(self, seat: Seat, root: Records, count: int) -> Steps[dict[int, float] | None]:
        """Return the exact value of every move; None if that takes too long or secrets exist."""
        if self._hides:
            return None
        values = {}
        for at, action in enumerate(self._legal(root, count)):
            line = line_of(root, self._kernel.MAX_ACTIONS)
            self._kernel.apply(line.states[0], action)
            if not work_out(line, EXACT // count):
                return None
            values[at] = float(line.values[0][seat])
            yield
        return values

    def _searched(
        self, root: Records, seat: Seat, played: int | None, most: int
    ) -> Steps[tuple[dict[int, float], float, tuple[tuple[int, ...], ...]]]:
        """Search the values of the best moves and of the one played, each with a full budget.

        Return them with the lead of the best choice, and the lines that the search expects.
        """
        self._finder.begin(self._seed)
        result = yield from self._finder.searching(root, seat, self._budget)
        places = [place(self._kernel, root, choice.action) for choice in result.choices[:most]]
        if played is not None:
            places.append(played)
        count = self._kernel.actions(root[0], zeros(self._kernel.MAX_ACTIONS, int32))
        legal = self._legal(root, count)
        values: dict[int, float] = {}
        for at in dict.fromkeys(places):
            values[at] = yield from self._after(root, seat, legal[at])
        return values, _lead(result.choices), result.lines

    def _after(self, root: Records, seat: Seat, action: int) -> Steps[float]:
        """Return the share of the win that a seat can expect after an action."""
        state = copied(root)
        self._kernel.apply(state[0], action)
        if self._cancelled:
            self._searcher.cancel()
        self._searcher.begin(self._seed)
        return (yield from self._searcher.prospecting(state, seat, self._budget))

    def _legal(self, root: Records, count: int) -> list[int]:
        legal = zeros(self._kernel.MAX_ACTIONS, int32)
        self._kernel.actions(root[0], legal)
        return [int(action) for action in legal[:count]]


def _lead(choices: Sequence[Choice]) -> float:
    """Return how far the first choice of a search is ahead of the second."""
    if len(choices) < 2:
        return 0.0
    return max(0.0, choices[0].expected - choices[1].expected)


def _different(remarks: Sequence[Sequence[Message]]) -> list[Message | None]:
    """Choose a remark for each move, so that no two of them say the same.

    Other words are preferred to the same words about another place.
    """
    chosen: list[Message | None] = []
    for texts in remarks:
        keys = {text.key for text in chosen if text is not None}
        fresh = [text for text in texts if text not in chosen]
        other = [text for text in fresh if text.key not in keys]
        chosen.append(next(iter(other or fresh), None))
    return chosen
