"""Computer players for programs: they choose moves, analyse positions and review games."""

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from embertide import words
from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Malformed
from embertide.core.extras import required
from embertide.core.level import NAMES
from embertide.core.message import Message
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.core.room import AnyRoom
from embertide.core.view import View
from embertide.play.match.match import AnyMatch, Match

with required():
    from embertide.search.analysis import Analyst, PastDecision, Suggestion
    from embertide.search.bots import bot
    from embertide.search.budget import Budget
    from embertide.search.precompile import warm

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)

USUAL = 1000
"""Iterations of an analysis where neither a level nor the caller says how many."""


class Candidate(NamedTuple, Generic[M]):
    """A move, and what an engine expects of it."""

    move: M
    text: str
    """The move in notation."""
    expected: float
    """The share of the win that its seat can expect: 1 is a certain win."""
    remark: str
    """A sentence on its effect; empty if there is nothing to say."""


class Reviewed(NamedTuple, Generic[M]):
    """The review of one move that was played."""

    number: int
    """Of the decision in the game, from 1."""
    seat: int
    played: Candidate[M]
    best: Candidate[M]
    exact: bool
    """Whether the values are proven; otherwise they are estimates of a search."""
    reasons: tuple[str, ...]
    """Why the best move is better, the weightiest reason first."""

    @property
    def loss(self) -> float:
        """How much less of the win the move played brings than the best one."""
        return max(0.0, self.best.expected - self.played.expected)


class Engine:
    """A computer player. It sees what the seat to move may see, never the whole state.

    The first use of a game on a machine compiles its kernel, which takes up to a minute.

    Args:
        name: A level (spark, ember, flame, blaze, inferno) or a plain player, as `random`,
            `greedy`, `uct:500` or `search:2s`.
        iterations: Of search for each analysed move; those of the level if not given.
        seconds: Of search for each analysed move.
        seed: The same seed gives the same moves; a fresh one if not given.
        language: Of the sentences: en, fr, it, nl or de.
    """

    def __init__(
        self,
        name: str = "flame",
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> None:
        if language not in words.LANGUAGES:
            known = ", ".join(words.LANGUAGES)
            raise Malformed("option-language", language=language, languages=known)
        self.name = name
        self._given = (iterations, seconds)
        self._dice = Dice(fresh_seed() if seed is None else seed)
        self._language = language
        self._players: dict[Any, AnyPlayer] = {}

    def choose(self, match: Match[S, M, V]) -> M:
        """Return a move for the seat to move.

        Raises:
            Malformed: if the game is over, it is Nature's turn, or there is no such player.
        """
        view = match.view(_seat(match))
        move: M = self._player(match).choose(view, match.moves(), self._dice)
        return move

    def analyse(self, match: Match[S, M, V], most: int = 3) -> list[Candidate[M]]:
        """Return the best moves of the seat to move, the best one first.

        Args:
            match: The position.
            most: The number of moves.

        Raises:
            Malformed: if the game is over, it is Nature's turn, or there is no such player.
        """
        seat = _seat(match)
        found = self._analyst(match).hint(match.state, seat, most)
        return [self._candidate(match.room, one) for one in found]

    def review(self, match: Match[S, M, V]) -> Iterator[Reviewed[M]]:
        """Yield a review of each move of a game at which its seat had a choice."""
        analyst = self._analyst(match)
        for number, (at, move) in enumerate(match.decisions(), 1):
            for found in analyst.look_back([PastDecision(at.state, at.actor, move)]):
                yield Reviewed(
                    number,
                    at.actor,
                    self._candidate(match.room, found.played),
                    self._candidate(match.room, found.best),
                    found.exact,
                    tuple(words.say(reason, self._language) for reason in found.reasons),
                )

    def _player(self, match: AnyMatch) -> AnyPlayer:
        key = match.room.name, match.options
        if key not in self._players:
            self._players[key] = self._bot(match)
        return self._players[key]

    def _bot(self, match: AnyMatch) -> AnyPlayer:
        if self.name == "random":
            return RandomPlayer()
        player = bot(self.name, match.room, match.options)
        warm([match.room])
        return player

    def _analyst(self, match: AnyMatch) -> Analyst:
        self._player(match)  # an unknown name is refused here as well
        room = match.room
        room.kernel()
        warm([room])
        return Analyst(room, match.options, self._budget(match))

    def _budget(self, match: AnyMatch) -> Budget:
        if self._given != (None, None):
            return Budget(*self._given)
        if self.name not in NAMES:
            return Budget(USUAL)
        level = match.room.advice().levels(match.options)[NAMES.index(self.name)]
        return Budget(level.iterations or USUAL)

    def _candidate(self, room: AnyRoom, one: Suggestion) -> Candidate[Any]:
        remark = self._say(one.remark)
        return Candidate(one.move, room.game.write(one.move), one.expected, remark)

    def _say(self, text: Message | None) -> str:
        return "" if text is None else words.say(text, self._language)


def _seat(match: AnyMatch) -> int:
    if match.actor < 0:
        raise Malformed("hint-over")
    return match.actor
