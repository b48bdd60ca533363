"""The record of a game, in the format `embertide/1`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from embertide.core.actor import NATURE, Seat
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.core.seal import Seal
from embertide.play.match.legal_digest import Check, check
from embertide.play.match.match import AnyMatch

FORMAT = "embertide/1"
RULES = "1"
"""The version of the rules that this program plays."""


@dataclass(frozen=True)
class Record:
    """One game, finished or not, with moves as text."""

    game: str
    """The name of the room."""
    options: Options
    luck: Mapping[str, object]
    """The room's own fields, which determine the draws (a deck, stacks)."""
    moves: tuple[str, ...]
    """The moves of the seats."""
    checks: tuple[Check, ...] | None = None
    """One for each move, if the record has them."""
    result: Mapping[str, object] | None = None
    """None for an unfinished game."""
    headers: Mapping[str, object] = field(default_factory=dict)
    """Optional fields: rules, names, date, aids, seal."""

    def seal(self) -> Seal | None:
        """Return the seal of the draws, if the record has one."""
        header: Any = self.headers.get("seal")
        if header is None:
            return None
        entropy = tuple(header.get("entropy", ()))
        return Seal(header["commitment"], entropy, header.get("secret", ""))

    def write(self) -> str:
        """Return the record as one line of JSON."""
        return json.dumps(self.fields(), ensure_ascii=False)

    def fields(self) -> dict[str, object]:
        """Return the fields in the order of the format."""
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
    match: AnyMatch, checks: bool = False, headers: Mapping[str, object] | None = None
) -> Record:
    """Return the record of a match.

    Args:
        match: A match from its start.
        checks: Whether to add a check for each move.
        headers: Optional fields.
    """
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


def seen_by(full: Record, room: AnyRoom, seat: Seat | None) -> Record:
    """Return the record as a seat (None: a spectator) may see it; a finished one is complete."""
    if full.result is not None:
        return full
    return replace(full, luck=room.luck.hide(full.options, full.luck, full.moves, seat))


def _checks(match: AnyMatch) -> tuple[Check, ...]:
    game = match.room.game
    return tuple(check(game, at.state) for at in match.past() if at.actor != NATURE)
