"""What is said, as JSON: sentences before they are put into a language, and how a game ended."""

from collections.abc import Sequence
from typing import Any

from embertide.core.message import Arg, Message
from embertide.play.match import Match

Json = dict[str, Any]


def write_message(message: Message) -> Json:
    """A message as JSON."""
    return {"key": message.key, "args": {n: _arg(value) for n, value in message.args.items()}}


def _arg(value: Arg) -> int | str | Json | Sequence[Json]:
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, tuple):
        return [write_message(item) for item in value]
    return value


def outcome(match: Match) -> Json:
    """Who has won, and the count; nothing before the end."""
    if not match.over:
        return {"verdict": None, "count": []}
    room, score = match.room, match.room.game.scores(match.state)
    return {
        "verdict": write_message(room.verdict(score)),
        "count": [[write_message(line) for line in lines] for lines in room.count(score)],
    }
