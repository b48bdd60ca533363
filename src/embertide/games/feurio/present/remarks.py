"""The effects of a move on the regions, as sentences."""

from collections.abc import Iterator

from embertide.core.actor import Seat
from embertide.core.message import Message, message
from embertide.games.feurio.present.reasons import reasons as compared
from embertide.games.feurio.present.reasons import threats
from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.box import SPACES, Colour, colour_word
from embertide.games.feurio.rules.moves import Arrange, Deploy, Firebreak, Move, Spread
from embertide.games.feurio.rules.rules import play
from embertide.games.feurio.rules.scoring import Region, wooded
from embertide.games.feurio.rules.state import State


def remarks(state: State, move: Move) -> list[Message]:
    """Return the effects of a move, the one first that matters most to its player."""
    if isinstance(move, Arrange):
        return []
    facts_of = _facts if state.options.mode == "competitive" else _steps
    return [text for _, text in sorted(facts_of(state, move), key=lambda fact: -fact[0])]


def reasons(state: State, played: Move, better: Move) -> list[Message]:
    """Return why a move is better than the one played, the weightiest reason first."""
    if state.options.mode == "competitive":
        return compared(state, played, better)
    said = remarks(state, played)
    return [text for text in remarks(state, better) if text not in said]


def _facts(state: State, move: Move) -> Iterator[tuple[float, Message]]:
    """Yield each change of a region, with the points it is worth."""
    after = play(state, move)
    before, now = _regions(state), _regions(after)
    for region in now:
        parts = [old for old in before if old.colour == region.colour and _overlap(old, region)]
        yield from _change(state.turn, parts, region)
    yield from threats(state, move)
    yield from _place(state, move)


def _steps(state: State, move: Move) -> Iterator[tuple[int, Message]]:
    """F-17: yield the steps towards the common goal, where regions are worth no points."""
    after = play(state, move)
    for colour in range(4):
        before, now = list(wooded(state, colour)), list(wooded(after, colour))
        yield from _gathers(colour, len(before), len(now))
        wet, still_wet = any(map(_watered, before)), any(map(_watered, now))
        if wet != still_wet:
            key = "feurio-remark-watered" if still_wet else "feurio-remark-dried"
            yield 2, message(key, colour=colour_word(colour))
    yield from _place(state, move)


def _gathers(colour: Colour, before: int, now: int) -> Iterator[tuple[int, Message]]:
    """Yield a message if the regions of a colour become fewer or more."""
    name = colour_word(colour)
    if now == 1 < before:
        yield 4, message("feurio-remark-together", colour=name)
    elif now < before:
        yield 3, message("feurio-remark-nearer", colour=name, left=now)
    elif now > before > 0:
        yield 1, message("feurio-remark-apart", colour=name)


def _watered(region: Region) -> bool:
    return region.divisor == 1


def _regions(state: State) -> list[Region]:
    """Return all regions, those of auxiliaries included: they can be enclosed like any other."""
    return [region for colour in range(4) for region in wooded(state, colour)]


def _overlap(one: Region, other: Region) -> bool:
    return not set(one.cells).isdisjoint(other.cells)


def _change(seat: Seat, parts: list[Region], region: Region) -> Iterator[tuple[int, Message]]:
    """Yield the changes from the former regions to the one they became."""
    gain = region.value - sum(part.value for part in parts)
    own = region.owner == seat
    if not own and gain >= 0:
        return
    colour = colour_word(region.colour)
    if len(parts) == 1 and parts[0].divisor != region.divisor and gain < 0:
        yield abs(gain), _closed(parts[0], region, own, abs(gain))
    elif len(parts) > 1:
        yield gain, message("feurio-remark-joins", colour=colour, value=region.value, gain=gain)
    elif len(parts) == 1 and parts[0].divisor > region.divisor > 0:
        change = {"before": parts[0].divisor, "after": region.divisor}
        yield gain, message("feurio-remark-waters", colour=colour, gain=gain, **change)
    elif parts and gain:
        sign = "more" if gain > 0 else "less"
        text = message(
            "feurio-remark-grows", colour=colour, value=region.value, gain=abs(gain), change=sign
        )
        yield gain, text
    elif not parts:
        yield gain, message("feurio-remark-begins", colour=colour, value=region.value)


def _closed(part: Region, region: Region, own: bool, points: int) -> Message:
    """Describe a region whose lowest tile lost its last free edge."""
    whose = "yours" if own else "theirs"
    colour = colour_word(region.colour)
    if not region.divisor:
        return message("feurio-remark-locks", whose=whose, colour=colour, points=points)
    return message(
        "feurio-remark-closes",
        whose=whose,
        colour=colour,
        before=part.divisor,
        after=region.divisor,
        points=points,
    )


def _place(state: State, move: Move) -> Iterator[tuple[int, Message]]:
    """Describe a move by where it is made; weight 0, so that any other effect comes first."""
    match move:
        case Deploy(cell, _, count) if count == state.fire.tiles[cell].room:
            yield 0, message("feurio-remark-full", tile=state.fire.tiles[cell].value)
        case Spread(cell) | Firebreak(cell, _):
            shut = [near for near in _enclosed(state, move) if near != cell]
            if shut:
                tiles = " · ".join(str(state.fire.tiles[near].value) for near in shut)
                yield 0, message("feurio-remark-closed-off", tiles=tiles)


def _enclosed(state: State, move: Move) -> list[Cell]:
    """Return the tiles with free spaces that a move encloses."""
    before, after = state.fire.tiles, play(state, move).fire.tiles
    return [
        cell
        for cell, tile in after.items()
        if not tile.edges and cell in before and before[cell].room and SPACES[tile.value]
    ]
