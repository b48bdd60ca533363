"""Results of games, hints that were taken, and tries at puzzles in memory."""

from collections.abc import Sequence

from embertide.store.store import GameResult, PuzzleTry, Tally


class MemoryProgress:
    """The part of the store in memory that concerns what people have reached."""

    def __init__(self) -> None:
        super().__init__()
        self._results: dict[tuple[str, str], GameResult] = {}
        self._hinted: set[tuple[str, str]] = set()
        self._tries: dict[tuple[str, str, str], PuzzleTry] = {}

    async def add_results(self, results: Sequence[GameResult]) -> None:
        """Store results of games; one that is there already stays as it is."""
        for result in results:
            self._results.setdefault((result.person, result.table), result)

    async def results_of(
        self, person: str, since: float = 0.0, most: int = 1000
    ) -> list[GameResult]:
        """Return the results of a person from that time on, the earliest first."""
        own = [r for r in self._results.values() if r.person == person and r.at >= since]
        return sorted(own, key=lambda result: (result.at, result.table))[:most]

    async def count_results(self, person: str) -> int:
        """Return how many results of a person are stored."""
        return sum(result.person == person for result in self._results.values())

    def _has_result(self, person: str, table: str) -> bool:
        return (person, table) in self._results

    async def note_hint(self, table: str, person: str) -> None:
        """Store that a person has asked for a hint at a table."""
        self._hinted.add((table, person))

    async def hinted(self, table: str) -> set[str]:
        """Return who has asked for a hint at a table."""
        return {person for of, person in self._hinted if of == table}

    async def add_try(self, first: PuzzleTry) -> bool:
        """Store a person's first try at a puzzle; false if there was one already."""
        return self._tries.setdefault((first.game, first.puzzle, first.person), first) is first

    async def tries_of(self, person: str) -> list[PuzzleTry]:
        """Return the tries of a person, by time."""
        own = [one for one in self._tries.values() if one.person == person]
        return sorted(own, key=lambda one: (one.at, one.game, one.puzzle))

    async def puzzle_tallies(self, game: str, puzzles: Sequence[str]) -> dict[str, Tally]:
        """Return how often these puzzles were tried and solved; one never tried is left out."""
        tallies: dict[str, Tally] = {}
        for one in self._tries.values():
            if one.game == game and one.puzzle in puzzles:
                so_far = tallies.get(one.puzzle, Tally())
                tallies[one.puzzle] = Tally(so_far.tried + 1, so_far.done + one.solved)
        return tallies

    def _forget_hints(self, table: str) -> None:
        self._hinted = {(of, person) for of, person in self._hinted if of != table}

    def _forget_progress(self, person: str) -> None:
        """Delete what belongs to a person."""
        self._results = {k: r for k, r in self._results.items() if r.person != person}
        self._hinted = {(of, who) for of, who in self._hinted if who != person}
        self._tries = {k: one for k, one in self._tries.items() if one.person != person}
