"""The record of a game: the value that `embertide/1` writes down."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from embertide.core.actor import NATURE, Seat
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.core.seal import Seal
from embertide.play.check import Check, check
from embertide.play.match import Match

FORMAT = "embertide/1"
RULES = "1"
"""The version of the rules that this program plays."""


@dataclass(frozen=True)
class Record:
    """One game, finished or not, as text would hold it.

    `luck` are the fields of the room (a deck, stacks), `headers` the optional ones.
    """

    game: str
    options: Options
    luck: Mapping[str, object]
    moves: tuple[str, ...]
    checks: tuple[Check, ...] | None = None
    result: Mapping[str, object] | None = None
    headers: Mapping[str, object] = field(default_factory=dict)

    def seal(self) -> Seal | None:
        """The seal of its luck, if it has one."""
        header: Any = self.headers.get("seal")
        if header is None:
            return None
        entropy = tuple(header.get("entropy", ()))
        return Seal(header["commitment"], entropy, header.get("secret", ""))

    def write(self) -> str:
        """One line of JSON."""
        return json.dumps(self.fields(), ensure_ascii=False)

    def fields(self) -> dict[str, object]:
        """The fields in the order of the format."""
        options = self.options
        fields: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "players": options.players,
            "mode": options.mode,
            "variants": list(options.variants),
            **self.headers,
        }
        if options.board:
            fields["board"] = list(options.board)
        fields |= {**self.luck, "moves": list(self.moves)}
        if self.checks is not None:
            fields["checks"] = [check._asdict() for check in self.checks]
        if self.result is not None:
            fields["result"] = dict(self.result)
        return fields


def record(
    match: Match, checks: bool = False, headers: Mapping[str, object] | None = None
) -> Record:
    """The record of a match."""
    room, game = match.room, match.room.game
    return Record(
        room.name,
        match.options,
        room.luck.write(match.options, match.draws()),
        tuple(match.texts()),
        _checks(match) if checks else None,
        game.scores(match.state).result() if match.over else None,
        headers or {},
    )


def seen_by(full: Record, room: Room, seat: Seat | None) -> Record:
    """The record as a seat (None: a spectator) may have it: a finished game hides nothing."""
    if full.result is not None:
        return full
    return replace(full, luck=room.luck.hide(full.options, full.luck, full.moves, seat))


def _checks(match: Match) -> tuple[Check, ...]:
    game = match.room.game
    return tuple(check(game, at.state) for at in match.past() if at.actor != NATURE)
