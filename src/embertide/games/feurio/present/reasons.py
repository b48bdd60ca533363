"""Why one move is better than another: what differs between the positions they lead to."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.message import Message, message
from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.box import CREWS, OWN, Colour, colour_word
from embertide.games.feurio.rules.fire import hottest, lay, post
from embertide.games.feurio.rules.moves import Arrange, Deploy, Move, Pass
from embertide.games.feurio.rules.rules import play
from embertide.games.feurio.rules.scoring import OWNERS, Region, wooded
from embertide.games.feurio.rules.state import State

Weighed = tuple[float, Message]
"""A sentence with the points it is about: the heaviest one is said first."""

_EARLY = 3.0
"""The weight of a firefighter sent too early: as much as a small region."""


class TwoMoves(NamedTuple):
    """A decision in a competitive game: the move played, a better one, and where both lead."""

    state: State
    played: Move
    better: Move
    less: State
    """After the move played."""
    more: State
    """After the better one."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.state.turn


def reasons(state: State, played: Move, better: Move) -> list[Message]:
    """Return why a move is better than the one played, the weightiest reason first."""
    if isinstance(better, Arrange):
        return []
    choice = TwoMoves(state, played, better, play(state, played), play(state, better))
    found = [fact for kind in _KINDS for fact in kind(choice)]
    return [text for _, text in sorted(found, key=lambda fact: -fact[0])]


def threats(state: State, move: Move) -> Iterator[Weighed]:
    """Yield what a move does to rivals beyond their regions as they are."""
    choice = TwoMoves(state, move, move, state, play(state, move))
    yield from _cuts(choice)
    yield from _aims(choice)


# Regions of the seat that decides


def _own(choice: TwoMoves) -> Iterator[Weighed]:
    """Compare each region with those it would be after the move played."""
    for region in _regions(choice.more, choice.seat):
        parts = _counterparts(choice.less, region)
        lead = region.value - sum(part.value for part in parts)
        if lead <= 0:
            continue
        colour = colour_word(region.colour)
        if len(parts) > 1:
            other = sum(part.value for part in parts)
            args = {"value": region.value, "other": other}
            yield lead + 0.5, message("feurio-reason-joins", colour=colour, **args)
        elif parts and not parts[0].divisor:
            yield lead + 0.5, message("feurio-reason-open", colour=colour, value=region.value)
        elif parts and parts[0].divisor > region.divisor:
            change = {"before": parts[0].divisor, "after": region.divisor}
            values = {"value": region.value, "other": parts[0].value}
            yield lead + 0.5, message("feurio-reason-divisor", colour=colour, **change, **values)


def _begins(choice: TwoMoves) -> Iterator[Weighed]:
    """Compare a region that the move played begins with one that would have grown."""
    if not (isinstance(choice.played, Deploy) and isinstance(choice.better, Deploy)):
        return
    begun = _region_at(choice.less, choice.played.cell, choice.played.colour)
    grown = _region_at(choice.more, choice.better.cell, choice.better.colour)
    if not begun.owner == grown.owner == choice.seat:
        return
    parts = _counterparts(choice.state, grown)
    gain = grown.value - sum(part.value for part in parts)
    if not _counterparts(choice.state, begun) and parts and gain > begun.value:
        colours = {"colour": colour_word(begun.colour), "grown": colour_word(grown.colour)}
        yield (
            gain - begun.value,
            message("feurio-reason-begins", value=begun.value, gain=gain, **colours),
        )


def _points(choice: TwoMoves) -> Iterator[Weighed]:
    """Compare the points that both moves bring at once; weight below any closer reason."""
    before = _total(choice.state, choice.seat)
    gain, other = (_total(after, choice.seat) - before for after in (choice.more, choice.less))
    if gain > max(other, 0):
        yield 0.5, message("feurio-reason-points", gain=gain, other=other)


# Firefighters


def _early(choice: TwoMoves) -> Iterator[Weighed]:
    """A firefighter sent now that is worth more later, while tiles are still to come."""
    tiles = sum(choice.state.bag.counts)
    if tiles and isinstance(choice.played, Deploy) and isinstance(choice.better, Pass):
        gain = _total(choice.less, choice.seat) - _total(choice.state, choice.seat)
        yield _EARLY, message("feurio-reason-early", gain=gain, tiles=tiles)


def _nobody(choice: TwoMoves) -> Iterator[Weighed]:
    """Nobody sent, where a firefighter would have brought points."""
    if isinstance(choice.played, Pass) and isinstance(choice.better, Deploy):
        gain = _total(choice.more, choice.seat) - _total(choice.state, choice.seat)
        if gain > 0:
            tile = choice.state.fire.tiles[choice.better.cell].value
            yield gain, message("feurio-reason-nobody", tile=tile, gain=gain)


def _fewer(choice: TwoMoves) -> Iterator[Weighed]:
    """More firefighters than the tile needs."""
    played, better = choice.played, choice.better
    if not (isinstance(played, Deploy) and isinstance(better, Deploy)):
        return
    spare = played.count - better.count
    if spare > 0 and (played.cell, played.colour) == (better.cell, better.colour):
        yield 1.0, message("feurio-reason-fewer", count=better.count, spare=spare)


# Rivals


def _cuts(choice: TwoMoves) -> Iterator[Weighed]:
    """Tiles that the better move closes to a rival who could gain there."""
    for cell in _closed(choice.less, choice.more):
        gain, colour = _most(choice.less, cell, _rivals(choice))
        if gain > 0:
            tile = choice.less.fire.tiles[cell].value
            about = {"tile": tile, "gain": gain}
            yield 0.8 * gain, message("feurio-reason-cuts", colour=colour_word(colour), **about)


def _cut_off(choice: TwoMoves) -> Iterator[Weighed]:
    """Tiles that the move played closes: to its own player, or with spaces that nobody uses."""
    for cell in _closed(choice.more, choice.less):
        if isinstance(choice.played, Deploy) and choice.played.cell == cell:
            continue
        own = OWN[choice.state.options.players][choice.seat]
        gain, colour = _most(choice.more, cell, own)
        tile = choice.more.fire.tiles[cell]
        if gain > 0:
            about = {"tile": tile.value, "gain": gain}
            yield gain, message("feurio-reason-cut-off", colour=colour_word(colour), **about)
        else:
            about = {"tile": tile.value, "spaces": tile.room}
            yield 0.4, message("feurio-reason-spaces", **about)


def _against(choice: TwoMoves) -> Iterator[Weighed]:
    """Regions of rivals that are worth less after the better move."""
    for region in _regions(choice.more, None):
        if region.owner == choice.seat:
            continue
        for part in _counterparts(choice.less, region):
            points = part.value - region.value
            if points <= 0 or part.divisor == region.divisor:
                continue
            colour = colour_word(region.colour)
            if region.divisor:
                change = {"before": part.divisor, "after": region.divisor, "points": points}
                yield points, message("feurio-reason-closes", colour=colour, **change)
            else:
                yield points, message("feurio-reason-encloses", colour=colour, points=points)


# The next tile


def _heat(choice: TwoMoves) -> Iterator[Weighed]:
    """F-7: what the next tile, on one of the hottest spots, can cost its player."""
    for colour in _crews_of(choice, choice.seat) if _draws(choice) else ():
        worse, better = (max(_costs(after, colour)) for after in (choice.less, choice.more))
        if worse > better:
            about = message("feurio-reason-heat", points=worse, colour=colour_word(colour))
            yield 0.7 * (worse - better), about


def _aims(choice: TwoMoves) -> Iterator[Weighed]:
    """F-7: what the next tile must cost the next player, who chooses among the hottest spots."""
    following = (choice.seat + 1) % choice.state.options.players
    for colour in _crews_of(choice, following) if _draws(choice) else ():
        sure, without = (min(_costs(after, colour)) for after in (choice.more, choice.less))
        if sure > without:
            about = message("feurio-reason-aims", points=sure, colour=colour_word(colour))
            yield 0.7 * (sure - without), about


def _draws(choice: TwoMoves) -> bool:
    """Return whether the two positions differ in heat, and another tile is to come."""
    return any(choice.state.bag.counts) and choice.less.fire.heat != choice.more.fire.heat


def _crews_of(choice: TwoMoves, seat: Seat) -> list[Colour]:
    owners = OWNERS[choice.state.options.players]
    return [colour for colour, owner in owners.items() if owner == seat]


def _costs(state: State, colour: Colour) -> list[int]:
    """Return how many points a tile on each of the hottest spots would cost a colour.

    The value of that tile does not matter: without firefighters it is in no region.
    """
    now = _worth(state, colour)
    fires = (lay(state.fire, spot, 1) for spot in hottest(state.fire))
    return [now - _worth(state._replace(fire=fire), colour) for fire in fires]


_KINDS: tuple[Callable[[TwoMoves], Iterator[Weighed]], ...] = (
    _own,
    _begins,
    _points,
    _early,
    _nobody,
    _fewer,
    _cuts,
    _cut_off,
    _against,
    _heat,
    _aims,
)


# Values


def _regions(state: State, seat: Seat | None) -> list[Region]:
    """Return the regions of a seat, or of all seats; those of auxiliaries count for nobody."""
    found = (region for colour in OWNERS[state.options.players] for region in wooded(state, colour))
    return [region for region in found if seat is None or region.owner == seat]


def _counterparts(state: State, region: Region) -> list[Region]:
    """Return the regions of another position that share cells with this one."""
    cells = set(region.cells)
    return [other for other in wooded(state, region.colour) if not cells.isdisjoint(other.cells)]


def _region_at(state: State, cell: Cell, colour: Colour) -> Region:
    return next(region for region in wooded(state, colour) if cell in region.cells)


def _worth(state: State, colour: Colour) -> int:
    return sum(region.value for region in wooded(state, colour))


def _total(state: State, seat: Seat) -> int:
    """F-15: the points of a seat."""
    return sum(region.value for region in _regions(state, seat))


def _rivals(choice: TwoMoves) -> list[int]:
    """Return the crews of the other seats, as indices into box.CREWS."""
    crews = enumerate(CREWS[choice.state.options.players])
    return [i for i, crew in crews if crew.seat != choice.seat and not crew.auxiliary]


def _closed(before: State, after: State) -> list[Cell]:
    """Return the tiles with room in one position and none in the other."""
    tiles = after.fire.tiles
    open_tiles = (cell for cell, tile in before.fire.tiles.items() if tile.room)
    return [cell for cell in open_tiles if cell in tiles and not tiles[cell].room]


def _most(state: State, cell: Cell, crews: list[int] | tuple[int, ...]) -> tuple[int, Colour]:
    """Return the most points that one firefighter of these crews gains on a tile; its colour."""
    gains = [(0, 0)]
    for crew in crews:
        known = CREWS[state.options.players][crew]
        if state.supply[crew] and not known.auxiliary:
            sent = state._replace(fire=post(state.fire, cell, known.colour, 1))
            gains.append((_worth(sent, known.colour) - _worth(state, known.colour), known.colour))
    return max(gains)
