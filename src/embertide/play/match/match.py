"""A game in progress: the state, and the moves that led to it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.dice import Dice
from embertide.core.drawing import plain_text
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.core.score import Score
from embertide.core.view import View

if TYPE_CHECKING:
    from embertide.play.match.record import Record

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)

Nature = Callable[[S], M]
"""A function that chooses Nature's move in a state."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Match(Generic[S, M, V]):
    """A position with the moves that led to it, as an immutable linked list.

    Examples:
        >>> import embertide as et
        >>> match = et.feurio.new(players=2, seed=1)
        >>> match
        <Match of feurio: players 2, moves 0, seat 1 to move>
        >>> match.legal()
        ['s0,1', 's1,-1']
        >>> match.play("s0,1").texts()
        ['s0,1']
    """

    room: Room[S, M, V]
    """The game that is played."""
    options: Options
    """The way it is played."""
    state: S
    """The position."""
    before: "Match[S, M, V] | None" = None
    """The match one move ago; None at the start."""
    move: M | None = None
    """The move made in `before`; None at the start."""
    nature: "Nature[S, M] | None" = None
    """Moves Nature after every move of a seat; with None that is left to the caller."""
    actor: Actor = field(init=False)
    """Who acts now: a seat, NATURE or NOBODY; computed once, since it is read often."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "actor", self.room.game.actor(self.state))

    @classmethod
    def begin(
        cls, room: Room[S, M, V], options: Options, nature: "Nature[S, M] | None" = None
    ) -> "Match[S, M, V]":
        """Return the match at its start; with a Nature, after its first moves."""
        match = cls(room, options, room.game.start(options), nature=nature)
        return match if nature is None else match.settle(nature)

    def __repr__(self) -> str:
        """Say which game it is and how far it has come."""
        names = {NATURE: "Nature to move", NOBODY: "over"}
        whose = names.get(self.actor, f"seat {self.actor} to move")
        counts = f"players {self.options.players}, moves {len(self.decisions())}"
        return f"<Match of {self.room.name}: {counts}, {whose}>"

    def __str__(self) -> str:
        """Draw the board as everybody may see it."""
        return self.board()

    # The position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def moves(self) -> Sequence[M]:
        """Return the legal moves of whoever acts, in a fixed order; none when the game is over."""
        return self.room.game.moves(self.state)

    def legal(self) -> list[str]:
        """Return the legal moves as text, in the order of `moves`."""
        return [self.room.game.write(move) for move in self.moves()]

    def weights(self) -> Sequence[int]:
        """Return the odds of Nature's moves as exact integers, in the order of `moves`."""
        return self.room.game.weights(self.state)

    def view(self, seat: Seat | None) -> V:
        """Return all that a seat (None: a spectator) may know; `str` of it is the board."""
        return self.room.game.view(self.state, seat)

    def board(self, seat: Seat | None = None) -> str:
        """Return the board as text, as a seat (None: a spectator) may see it."""
        return plain_text(self.room.draw(self.view(seat)))

    def scores(self) -> Score[Any]:
        """Return the score as if the game ended now, with its breakdown."""
        return self.room.game.scores(self.state)

    # Moves

    def play(self, move: M | str) -> "Match[S, M, V]":
        """Return the match after a move of whoever acts, and what Nature does after it.

        Args:
            move: A move, or its text.

        Raises:
            Malformed: if the text means no move.
            IllegalMove: if a rule forbids the move; it has the number of the rule.
        """
        after = self._after(self.room.game.read(move) if isinstance(move, str) else move)
        return after if self.nature is None else after.settle(self.nature)

    def _after(self, move: M) -> "Match[S, M, V]":
        state = self.room.game.play(self.state, move)
        return Match(self.room, self.options, state, self, move, self.nature)

    def settle(self, nature: Nature[S, M]) -> "Match[S, M, V]":
        """Return the match after Nature has moved until a seat acts or the game is over."""
        match = self
        while match.actor == NATURE:
            match = match._after(nature(match.state))
        return match

    def with_nature(self, nature: "Nature[S, M]") -> "Match[S, M, V]":
        """Return the same match, in all its positions, with a Nature that moves by itself."""
        again: Match[S, M, V] | None = None
        for at in self.past():
            again = Match(at.room, at.options, at.state, again, at.move, nature)
        return Match(self.room, self.options, self.state, again, self.move, nature)

    # The past

    def __iter__(self) -> Iterator["Match[S, M, V]"]:
        """Yield the positions in which a seat acted, and then the present one."""
        yield from (at for at, _ in self.decisions())
        yield self

    def past(self) -> list["Match[S, M, V]"]:
        """Return all earlier positions, the first one first."""
        positions: list[Match[S, M, V]] = []
        match = self
        while match.before is not None:
            match = match.before
            positions.append(match)
        return positions[::-1]

    def steps(self) -> list[tuple["Match[S, M, V]", M]]:
        """Return all moves in order, each with the position in which it was made."""
        path = [*self.past(), self]
        return [(at, then.move) for at, then in pairwise(path) if then.move is not None]

    def decisions(self) -> list[tuple["Match[S, M, V]", M]]:
        """Return the moves of the seats in order, each with the position in which it was made."""
        return [(at, move) for at, move in self.steps() if at.actor != NATURE]

    def texts(self) -> list[str]:
        """Return the moves of the seats as text, in order."""
        write = self.room.game.write
        return [write(move) for _, move in self.decisions()]

    def draws(self) -> list[M]:
        """Return the moves of Nature, in order."""
        return [move for at, move in self.steps() if at.actor == NATURE]

    def record(self, checks: bool = False) -> "Record":
        """Return the record of the match; its `write` is one line of JSON.

        Args:
            checks: Whether to add a digest of the legal moves for each move.
        """
        # Records are made from matches, so their module imports this one.
        from embertide.play.match.record import record  # noqa: PLC0415

        return record(self, checks)


AnyMatch = Match[Any, Any, Any]
"""A match of any room, whose types are not known."""


def rolled(room: Room[S, M, V], dice: Dice) -> Nature[S, M]:
    """Return a Nature that moves at random, with the weights of the game."""
    game = room.game

    def move(state: S) -> M:
        return game.moves(state)[dice.weigh(game.weights(state))]

    return move


def fated(room: Room[S, M, V], seed: int | str) -> Nature[S, M]:
    """Return a Nature whose moves depend only on the seed and on the moves left to it.

    The same piles give the same draws whatever the seats play, so that several people can play the
    same deal.
    """
    game = room.game

    def move(state: S) -> M:
        moves, odds = game.moves(state), game.weights(state)
        left = " ".join(f"{game.write(m)}*{n}" for m, n in zip(moves, odds, strict=True))
        return moves[Dice(f"{seed}/{left}").weigh(odds)]

    return move
