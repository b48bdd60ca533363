"""A table: an agreement, who sits where, and the game between them; a pure value."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.position import Position
from embertide.core.room import AnyRoom
from embertide.core.seal import Seal, commit, sealed_draw
from embertide.play.match.match import AnyMatch, fated
from embertide.play.table.agreement import Agreement, Chair, ChairKind, Seats
from embertide.play.table.clock import ClockKind
from embertide.play.table.events import Ended


class Phase(StrEnum):
    """How far a table has got."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # before a game began: no reader may see the table any more


class PendingUndo(NamedTuple):
    """A take-back that not all have agreed to yet."""

    seat: Seat  # the seat that asks
    steps: int  # how many moves it takes back
    waiting: Seats  # who has not answered


class Table(NamedTuple):
    """A table after one of its events."""

    id: str
    room: AnyRoom
    agreement: Agreement
    chairs: tuple[Chair, ...]
    owner: str  # the person who opened it
    watch: str  # the key that lets spectators in
    secret: bytes  # what the seal commits to
    match: AnyMatch  # reaches back to the last draw only: nothing before can be taken back
    begun: tuple[str, ...] = ()  # moves and draws that the game had when it came here
    script: tuple[str, ...] = ()  # scripted draws, as far as they go (lessons)
    position: Position | None = None  # what was set up by hand
    dealt: bool = False  # whether the game has begun
    seq: int = 0  # the number of the newest event
    ply: int = 0  # numbers positions; never repeats, even after a take-back
    moved: int = 0  # moves on the table
    drawn: int = 0  # draws made by the seal
    since: float = 0.0  # when the turn began
    pending_undo: PendingUndo | None = None
    stays_rated: bool = False  # the result is rated whoever is replaced by the computer
    lent: bool = False  # the computer has stood in for a person
    ended: Ended | None = None  # how the game ended early
    closed: bool = False  # the table was closed before a game began
    paused: float = 0.0  # the end of the last time in which no clock ran
    rematch: str | None = None  # the table where the same people play again
    rematch_seat: Seat | None = None  # who asked for it
    done: Mapping[str, int] = {}  # the last requests that were granted, with the seq that did
    seal_version: int = 1  # of the seal's protocol

    @property
    def actor(self) -> Actor:
        """The seat to move, Nature, or NOBODY before the game has begun and after its end."""
        return self.match.actor if self.dealt and self.ended is None else NOBODY

    @property
    def phase(self) -> Phase:
        """How far the table has got."""
        if not self.dealt:
            return Phase.CLOSED if self.closed else Phase.GATHERING
        return Phase.OVER if self.actor == NOBODY else Phase.PLAYING

    @property
    def lobby(self) -> bool:
        """Whether anyone may still sit down."""
        public = any(chair.kind is ChairKind.PUBLIC for chair in self.chairs)
        return public and self.phase is Phase.GATHERING

    @property
    def thinks(self) -> bool:
        """Whether it is a computer's turn."""
        return self.phase is Phase.PLAYING and self.chairs[self.actor].thinks

    @property
    def due(self) -> float | None:
        """When the time of the seat to move will be up, if a clock runs."""
        if self.phase is not Phase.PLAYING or self.agreement.clock is None or self.thinks:
            return None
        return self.since + (self.chairs[self.actor].left or 0.0)

    @property
    def whole(self) -> bool:
        """Whether the game began here at its start, with random draws (no daily deal)."""
        return not (self.begun or self.script or self.position or self.agreement.daily)

    @property
    def rated(self) -> bool:
        """Whether the result is rated: whole, between different people, without hints.

        In games begun before version 0.2 a stand-in makes the result unrated.
        """
        people = {chair.person for chair in self.chairs if chair.kind is not ChairKind.COMPUTER}
        return (
            self.agreement.options.mode == "competitive"
            and len(people) == len(self.chairs)
            and self.whole
            and "hints" not in self.agreement.aids
            and (self.stays_rated or not self.lent)
        )

    @property
    def commits(self) -> bool:
        """Whether seats commit to their numbers before they send them: with two people or more."""
        people = {chair.person for chair in self.chairs if chair.kind is not ChairKind.COMPUTER}
        return self.seal_version > 1 and (None in people or len(people) > 1)

    @property
    def awaited(self) -> Seats:
        """The seats that the beginning waits for, all others being ready; none while one is free.

        First each has to commit to its number, then to send it.
        """
        people = [at for at, chair in enumerate(self.chairs) if chair.kind is ChairKind.PERSON]
        if self.dealt or any(chair.free for chair in self.chairs):
            return frozenset()
        if self.commits and not all(self.chairs[at].hash for at in people):
            return frozenset([at for at in people if not self.chairs[at].hash])
        return frozenset([at for at in people if not self.chairs[at].entropy])

    @property
    def seal(self) -> Seal:
        """What may be known of the seal now."""
        entropy = tuple(chair.entropy for chair in self.chairs)
        secret = self.secret.hex() if self.phase is Phase.OVER else ""
        return Seal(commit(self.secret), entropy, secret)

    def seats_of(self, person: str | None) -> Seats:
        """Return the seats of a person; none for None, or while a game goes on without them."""
        if person is None:
            return frozenset()
        watching = self.phase is Phase.PLAYING
        return frozenset(
            at
            for at, chair in enumerate(self.chairs)
            if chair.person == person and not (chair.resigned and watching)
        )

    def has_seated(self, person: str) -> bool:
        """Whether a person sits here, or did until they resigned."""
        return any(chair.person == person for chair in self.chairs)

    def out(self, seat: Seat) -> bool:
        """Whether the player of a seat cannot return: resigned, or without any time left."""
        chair, clock = self.chairs[seat], self.agreement.clock
        timed_out = clock is not None and clock.kind is ClockKind.BANK and not chair.left
        return chair.resigned or (chair.away and timed_out)

    def with_chair(self, seat: Seat, **changes: Any) -> "Table":
        """Return the table with one chair changed."""
        chair = self.chairs[seat]._replace(**changes)
        return self._replace(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def settle(self, match: AnyMatch) -> tuple[AnyMatch, tuple[str, ...]]:
        """Let Nature move as long as it is its turn.

        Returns:
            The match afterwards, and the draws as text.
        """
        texts: list[str] = []
        while match.actor == NATURE:
            move = self._draw(match, self.drawn + len(texts))
            match = match.play(move)
            texts.append(self.room.game.write(move))
        return match, tuple(texts)

    def _draw(self, match: AnyMatch, number: int) -> Any:
        """Return Nature's move: from the script, as the deal of the day has it, or by the seal."""
        game = self.room.game
        if number < len(self.script):
            planned = game.read(self.script[number])
            if planned in game.moves(match.state):
                return planned
        if self.agreement.daily is not None:
            return fated(self.room, self.secret.hex())(match.state)
        odds = game.weights(match.state)
        entropy = [chair.entropy for chair in self.chairs]
        return game.moves(match.state)[sealed_draw(self.secret, entropy, number, odds)]
