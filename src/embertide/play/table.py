"""A table: an agreement, who sits where, and the game between them; a pure value."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.position import Position
from embertide.core.room import Room
from embertide.core.seal import Seal, commit, sealed_draw
from embertide.play.agreement import Agreement, Chair, Seats
from embertide.play.match import Match, fated

Asked = tuple[Seat, int, Seats]
"""Who asks to take back how many moves, and who has not agreed yet."""


class Table(NamedTuple):
    """A table at one moment.

    `match` reaches back only to the last draw: what came before can never be taken back. `ply`
    numbers positions and never repeats, `moved` counts the moves on the table, `drawn` the draws of
    the seal. `since` is when the turn began, `done` which requests were granted by which event,
    `begun` the moves the game had when it came here, `script` the draws of a lesson, as far as they
    go, `position` what was set up by hand. `lent`: the computer has stood in for somebody.
    """

    id: str
    room: Room
    agreement: Agreement
    chairs: tuple[Chair, ...]
    owner: str
    watch: str
    secret: bytes
    match: Match
    begun: tuple[str, ...] = ()
    script: tuple[str, ...] = ()
    position: Position | None = None
    dealt: bool = False
    seq: int = 0
    ply: int = 0
    moved: int = 0
    drawn: int = 0
    since: float = 0.0
    asked: Asked | None = None
    lent: bool = False
    rematch: str | None = None
    done: Mapping[str, int] | None = None

    @property
    def actor(self) -> Actor:
        """Whose turn it is: NOBODY's before the game has begun and after its end."""
        return self.match.actor if self.dealt else NOBODY

    @property
    def phase(self) -> str:
        """`gathering`, `playing` or `over`."""
        if not self.dealt:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def lobby(self) -> bool:
        """Whether anybody may still sit down."""
        return not self.dealt and any(chair.kind == "public" for chair in self.chairs)

    @property
    def thinks(self) -> bool:
        """Whether it is a computer's turn."""
        return self.phase == "playing" and self.chairs[self.actor].thinks

    @property
    def due(self) -> float | None:
        """When the time of whoever's turn it is will be up, if a clock runs."""
        if self.phase != "playing" or self.agreement.clock is None or self.thinks:
            return None
        return self.since + (self.chairs[self.actor].left or 0.0)

    @property
    def whole(self) -> bool:
        """Whether the game began here, from nothing, with luck that nobody laid down."""
        return not (self.begun or self.script or self.position or self.agreement.daily)

    @property
    def rated(self) -> bool:
        """Whether the result counts: people against each other, none twice, nobody helped."""
        people = {chair.person for chair in self.chairs if chair.kind != "computer"}
        return (
            self.agreement.options.mode == "competitive"
            and len(people) == len(self.chairs)
            and self.whole
            and not (self.lent or "hints" in self.agreement.aids)
        )

    @property
    def seal(self) -> Seal:
        """What may be known of the table's luck."""
        entropy = tuple(chair.entropy for chair in self.chairs)
        secret = self.secret.hex() if self.phase == "over" else ""
        return Seal(commit(self.secret), entropy, secret)

    def seats_of(self, person: str | None) -> Seats:
        """Where somebody sits."""
        if person is None:
            return frozenset()
        return frozenset([at for at, chair in enumerate(self.chairs) if chair.person == person])

    def with_chair(self, seat: Seat, **changes: Any) -> "Table":
        """The table with one chair changed."""
        chair = self.chairs[seat]._replace(**changes)
        return self._replace(chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def draws(self, match: Match) -> list[str]:
        """What Nature does now, as text: as the seal has it, or the deal of the day."""
        game = self.room.game
        texts: list[str] = []
        while match.actor == NATURE:
            move = self._draw(match, self.drawn + len(texts))
            match = match.play(move)
            texts.append(game.write(move))
        return texts

    def _draw(self, match: Match, number: int) -> Any:
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
