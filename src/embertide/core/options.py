"""The options of a game, and the menu of a room."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from embertide.core.errors import Malformed

Rows = tuple[str, ...]
"""A printed board as text, top row first; no rows for a game without one."""


class Options(NamedTuple):
    """One way to play one game."""

    players: int
    mode: str = "competitive"
    variants: tuple[str, ...] = ()
    board: Rows = ()


def _no_boards(players: int) -> Mapping[str, Rows]:
    return {}


def _no_board(text: str, players: int) -> Rows:
    raise Malformed("option-no-boards")


@dataclass(frozen=True)
class Menu:
    """All options of one room."""

    game: str
    """The name of the room."""
    modes: Mapping[str, tuple[int, ...]]
    """The player counts of each mode, the usual mode first."""
    variants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The variants that each mode allows."""
    boards: Callable[[int], Mapping[str, Rows]] = _no_boards
    """The named layouts for a number of players, the usual one first."""
    read_board: Callable[[str, int], Rows] = _no_board
    """Reads a layout of one's own from the text of a file, for a number of players."""

    def order(
        self,
        players: int | None = None,
        mode: str | None = None,
        variants: Iterable[str] = (),
        board: Rows | None = None,
    ) -> Options:
        """Return valid options, with defaults for what is not given; raise Malformed for others."""
        mode = self._mode(players, mode)
        players = self.modes[mode][0] if players is None else players
        self._check_players(players, mode)
        chosen = self._variants(mode, variants)
        if board is None:
            board = next(iter(self.boards(players).values()), ())
        return Options(players, mode, chosen, board)

    def every(self) -> list[Options]:
        """Return each combination of mode, player count and variants, on the usual board."""
        return [
            self.order(players, mode, subset)
            for mode, counts in self.modes.items()
            for players in counts
            for subset in _subsets(self.variants.get(mode, ()))
        ]

    def board(self, name: str, players: int) -> Rows:
        """Return the layout of that name; raise Malformed if there is none."""
        boards = self.boards(players)
        if not boards:
            raise Malformed("option-no-boards").at("board")
        if name not in boards:
            raise Malformed("option-board", board=name, boards=", ".join(boards)).at("board")
        return boards[name]

    def _mode(self, players: int | None, mode: str | None) -> str:
        if mode is None:
            fits = [m for m, counts in self.modes.items() if players is None or players in counts]
            return fits[0] if fits else next(iter(self.modes))
        if mode not in self.modes:
            raise Malformed("option-mode", mode=mode, modes=", ".join(self.modes)).at("mode")
        return mode

    def _check_players(self, players: int, mode: str) -> None:
        counts = self.modes[mode]
        if players in counts:
            return
        everywhere = sorted({n for counts in self.modes.values() for n in counts})
        if players not in everywhere:
            least, most = everywhere[0], everywhere[-1]
            raise Malformed("option-players", players=players, least=least, most=most).at("players")
        least, most = counts[0], counts[-1]
        raise Malformed(
            "option-mode-players", mode=mode, players=players, least=least, most=most
        ).at("players")

    def _variants(self, mode: str, variants: Iterable[str]) -> tuple[str, ...]:
        chosen = tuple(sorted(set(variants)))
        known = sorted({v for allowed in self.variants.values() for v in allowed})
        for variant in chosen:
            if variant not in known:
                if not known:
                    raise Malformed("option-no-variants", variant=variant).at("variants")
                raise Malformed("option-variant", variant=variant, variants=", ".join(known)).at(
                    "variants"
                )
            if variant not in self.variants.get(mode, ()):
                modes = [m for m, allowed in self.variants.items() if variant in allowed]
                raise Malformed(
                    "option-variant-mode", variant=variant, mode=mode, modes=", ".join(modes)
                ).at("variants")
        return chosen


def _subsets(items: tuple[str, ...]) -> list[tuple[str, ...]]:
    subsets: list[tuple[str, ...]] = [()]
    for item in items:
        subsets += [(*subset, item) for subset in subsets]
    return subsets
