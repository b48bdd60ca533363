"""The puzzles that rooms bring along: positions in which one move is clearly best."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed
from embertide.core.room import AnyRoom
from embertide.host.registry import NotFound
from embertide.play.match.match import AnyMatch
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import resume

FORMAT = "embertide-puzzles/1"


@dataclass(frozen=True)
class Puzzle:
    """A position, its best move, and what each move promises."""

    id: str
    match: AnyMatch
    """The game up to the position."""
    best: str
    worth: Mapping[str, float]
    """The share of the win by move, 0 to 1."""

    def read_move(self, text: str) -> Any:
        """Return a legal move; raise a Refusal for another text."""
        room = self.match.room
        move = room.game.read(text)
        room.game.play(self.match.state, move)
        return move

    def recent(self) -> list[str]:
        """Return the moves since the seat to move moved last."""
        moves: list[str] = []
        for at, move in reversed(self.match.steps()):
            if at.actor == self.match.actor:
                break
            if at.actor != NATURE:
                moves.append(self.match.room.game.write(move))
        return moves[::-1]


class PuzzleBook:
    """The puzzles of all rooms, read when they are first asked for."""

    def __init__(self, rooms: Mapping[str, AnyRoom]) -> None:
        self._rooms = rooms
        self._files: dict[str, dict[str, Any]] = {}
        self._puzzles: dict[tuple[str, str], Puzzle] = {}

    def games(self) -> list[str]:
        """Return the games that have puzzles."""
        return [name for name, room in self._rooms.items() if room.puzzles is not None]

    def ids(self, game: str) -> Sequence[str]:
        """Return the names of a game's puzzles, in a fixed order; raise NotFound if it has none."""
        return list(self._file(game))

    def of_day(self, number: int) -> tuple[str, str] | None:
        """Return game and name of the puzzle of a day, by its number; games take turns."""
        games = self.games()
        if not games:
            return None
        game = games[number % len(games)]
        ids = self.ids(game)
        return game, ids[number // len(games) % len(ids)]

    def puzzle(self, game: str, name: str) -> Puzzle:
        """Return a puzzle, ready to be played; raise NotFound."""
        known = self._puzzles.get((game, name))
        if known is None:
            entry = self._file(game).get(name)
            if entry is None:
                raise NotFound("puzzle-missing")
            known = self._puzzles[game, name] = self._read(entry)
        return known

    def _file(self, game: str) -> dict[str, Any]:
        if game not in self._files:
            room = self._rooms.get(game)
            if room is None or room.puzzles is None:
                raise NotFound("puzzle-missing")
            data = json.loads(room.puzzles.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise Malformed("record-format", format=FORMAT).at("format")
            self._files[game] = {entry["id"]: entry for entry in data["puzzles"]}
        return self._files[game]

    def _read(self, entry: Mapping[str, Any]) -> Puzzle:
        record = read_record(json.dumps(entry["record"]), self._rooms)
        match = resume(record, self._rooms[record.game])
        game = match.room.game
        moves = [game.write(move) for move in game.moves(match.state)]
        return Puzzle(
            entry["id"], match, entry["best"], dict(zip(moves, entry["worth"], strict=True))
        )
