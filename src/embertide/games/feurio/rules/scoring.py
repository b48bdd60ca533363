"""The score of Feurio!: regions and points, or the common goal (F-13 to F-17)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.score import Score
from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.box import COLOURS, CREWS, Colour
from embertide.games.feurio.rules.fire import Fire, regions
from embertide.games.feurio.rules.state import State

OWNERS = {
    players: {crew.colour: crew.seat for crew in crews if not crew.auxiliary}
    for players, crews in CREWS.items()
}
"""F-6: the owner of each colour, by number of players; auxiliaries have none."""


class Region(NamedTuple):
    """F-14: a wooded region with its value; the owner is None for auxiliaries."""

    colour: Colour
    owner: Seat | None
    cells: tuple[Cell, ...]
    values: tuple[int, ...]
    divisor: int
    """The smallest value with a free edge; 0 if the region is enclosed."""
    value: int

    @property
    def total(self) -> int:
        """The sum of the tile values."""
        return sum(self.values)


class Goal(NamedTuple):
    """F-17: the progress of a colour: the firefighters left in supply, and its regions."""

    colour: Colour
    left: int
    regions: tuple[Region, ...]

    @property
    def together(self) -> bool:
        """Whether all its firefighters stand in one region."""
        return len(self.regions) == 1

    @property
    def watered(self) -> bool:
        """Whether every region has an open 1-tile."""
        return bool(self.regions) and all(region.divisor == 1 for region in self.regions)

    @property
    def reached(self) -> bool:
        """Whether this colour has done its part."""
        return not self.left and self.together and self.watered


def scores(state: State) -> Score[Region] | Score[Goal]:
    """The score as if the game ended now: by region, or by goal."""
    return _goals(state) if state.options.mode != "competitive" else _points(state)


def _points(state: State) -> Score[Region]:
    """F-13, F-15: each player's regions added up; auxiliaries are off the table."""
    owners = OWNERS[state.options.players]
    counted = tuple(region for colour in owners for region in wooded(state, colour))
    own = [[r.value for r in counted if r.owner == seat] for seat in range(state.options.players)]
    ranks = [(sum(values), max(values, default=0)) for values in own]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Score(tuple(points for points, _ in ranks), winners, None, counted)


def _goals(state: State) -> Score[Goal]:
    """F-17: all firefighters deployed, one region for each colour, each with an open 1-tile."""
    crews = CREWS[state.options.players]
    left = [0] * len(COLOURS)
    for crew, waiting in zip(crews, state.supply, strict=True):
        left[crew.colour] += waiting
    goals = tuple(Goal(c, left[c], tuple(wooded(state, c))) for c in range(len(COLOURS)))
    return Score((), (), all(goal.reached for goal in goals), goals)


def wooded(state: State, colour: Colour) -> Iterator[Region]:
    """F-14: the wooded regions of a colour."""
    owner = OWNERS[state.options.players].get(colour)
    hotter = "hotter" in state.options.variants
    for cells in regions(state.fire, colour):
        values = tuple(state.fire.tiles[cell].value for cell in cells)
        divisor = smallest_open(state.fire, cells)
        yield Region(colour, owner, cells, values, divisor, worth(sum(values), divisor, hotter))


def smallest_open(fire: Fire, cells: Sequence[Cell]) -> int:
    """F-14: the smallest value among the tiles with a free edge; 0 if none has one."""
    return min((fire.tiles[cell].value for cell in cells if fire.tiles[cell].edges), default=0)


def worth(total: int, divisor: int, hotter: bool) -> int:
    """F-14, F-20: the sum divided and rounded up (hotter: down); 0 if enclosed."""
    if not divisor:
        return 0
    return total // divisor if hotter else -(-total // divisor)


def feats(state: State, seat: Seat) -> Mapping[str, int]:
    """Return the best and the largest region of a player at the end."""
    owners = OWNERS[state.options.players]
    colours = [colour for colour, owner in owners.items() if owner == seat]
    own = [region for colour in colours for region in wooded(state, colour)]
    if not own:
        return {}
    return {
        "feurio-feat-worth": max(region.value for region in own),
        "feurio-feat-tiles": max(len(region.cells) for region in own),
    }
