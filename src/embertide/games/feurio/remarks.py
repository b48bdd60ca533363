"""What a move does to the regions on the table, in a sentence: the largest change it makes."""

from collections.abc import Iterator

from embertide.core.actor import Seat
from embertide.core.message import Message, message
from embertide.games.feurio.board import NAMES, Cell
from embertide.games.feurio.box import SPACES, Colour
from embertide.games.feurio.moves import Arrange, Deploy, Firebreak, Move, Spread
from embertide.games.feurio.rules import Region, play, wooded
from embertide.games.feurio.state import State
from embertide.games.feurio.telling import colour_word


def remark(state: State, move: Move) -> Message | None:
    """The fact about a move that matters most to the player who makes it, if any does."""
    if isinstance(move, Arrange):
        return None
    told = _facts if state.options.mode == "competitive" else _steps
    facts = sorted(told(state, move), key=lambda fact: -fact[0])
    return facts[0][1] if facts else None


def _facts(state: State, move: Move) -> Iterator[tuple[int, Message]]:
    """What changes for regions, with the points it is about."""
    after = play(state, move)
    before, now = _regions(state), _regions(after)
    for region in now:
        parts = [old for old in before if old.colour == region.colour and _overlap(old, region)]
        yield from _change(state.turn, parts, region)
    yield from _place(state, move)


def _steps(state: State, move: Move) -> Iterator[tuple[int, Message]]:
    """F-17: what changes for the goal that all share, where regions have no worth."""
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
    """Whether the firefighters of a colour come nearer to standing in one region."""
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
    """All regions, those of auxiliaries too: they can be closed in like any other."""
    return [region for colour in range(4) for region in wooded(state, colour)]


def _overlap(one: Region, other: Region) -> bool:
    return not set(one.cells).isdisjoint(other.cells)


def _change(seat: Seat, parts: list[Region], region: Region) -> Iterator[tuple[int, Message]]:
    """How one region came out of its parts."""
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
        yield gain, message("feurio-remark-grows", colour=colour, value=region.value, gain=gain)
    elif not parts:
        yield gain, message("feurio-remark-begins", colour=colour, value=region.value)


def _closed(part: Region, region: Region, own: bool, points: int) -> Message:
    """The lowest tile of a region lost its last free edge."""
    owner = message("feurio-yours" if own else "feurio-theirs")
    colour = colour_word(region.colour)
    if not region.divisor:
        return message("feurio-remark-locks", whose=owner, colour=colour, points=points)
    return message(
        "feurio-remark-closes",
        whose=owner,
        colour=colour,
        before=part.divisor,
        after=region.divisor,
        points=points,
    )


def _place(state: State, move: Move) -> Iterator[tuple[int, Message]]:
    """What a move does where it is made, if nothing weightier can be said."""
    match move:
        case Deploy(cell, _, count) if count == state.fire.tiles[cell].room:
            yield 0, message("feurio-remark-fills", cell=NAMES[cell])
        case Spread(cell) | Firebreak(cell, _):
            shut = [near for near in _enclosed(state, move) if near != cell]
            if shut:
                yield 0, message("feurio-remark-shuts", cells=" · ".join(NAMES[c] for c in shut))


def _enclosed(state: State, move: Move) -> list[Cell]:
    """The tiles with free spaces that a move closes in for good."""
    before, after = state.fire.tiles, play(state, move).fire.tiles
    return [
        cell
        for cell, tile in after.items()
        if not tile.edges and cell in before and before[cell].room and SPACES[tile.value]
    ]
