"""What happens in Feurio!, and how it stands, as messages for any language."""

from collections.abc import Iterator, Sequence

from embertide.core.actor import Seat
from embertide.core.message import Message, message
from embertide.core.score import Score
from embertide.games.feurio.board import NAMES
from embertide.games.feurio.box import COLOURS, Colour
from embertide.games.feurio.moves import Arrange, Deploy, Draw, Firebreak, Move, Pass, Spread
from embertide.games.feurio.rules import Region
from embertide.games.feurio.state import Dealing, Spreading, State


def tell(state: State, move: Move, seat: Seat | None) -> Message:
    """One sentence of what a seat sees happen."""
    player = _player(state.turn)
    match move, state.phase:
        case Draw(value), Dealing():
            return message("feurio-turns-up", tile=value)
        case Draw(), _ if "firebreak" in state.options.variants and seat != state.turn:
            return message("feurio-draws-hidden", player=player)
        case Draw(value), _:
            return message("feurio-draws", player=player, tile=value)
        case Arrange(values), _:
            return message("feurio-arranges", player=player, tiles=" · ".join(map(str, values)))
        case Spread(cell), Spreading(tile):
            # Face up, the tile is known to everyone.
            heat = state.fire.heat[cell]
            return message("feurio-spreads", player=player, tile=tile, cell=NAMES[cell], heat=heat)
        case Pass(), _:
            return message("feurio-passes", player=player)
        case _:
            return _tell_crew(state, move, player)


def _tell_crew(state: State, move: Move, player: Message) -> Message:
    assert isinstance(move, Firebreak | Deploy)
    cell, colour = NAMES[move.cell], colour_word(move.colour)
    if isinstance(move, Firebreak):
        return message("feurio-firebreaks", player=player, cell=cell, colour=colour)
    tile = state.fire.tiles[move.cell].value
    return message(
        "feurio-deploys", player=player, cell=cell, colour=colour, tile=tile, count=move.count
    )


def count(score: Score[Region]) -> Sequence[Message]:
    """The score: every player's total with his regions, or the goal with all regions."""
    return list(_goal(score) if score.won is not None else _points(score))


def _goal(score: Score[Region]) -> Iterator[Message]:
    yield message("feurio-won" if score.won else "feurio-not-won")
    yield from map(count_region, score.breakdown)


def _points(score: Score[Region]) -> Iterator[Message]:
    for seat, points in enumerate(score.points):
        yield message("score-line", player=_player(seat), points=points)
        yield from (count_region(region) for region in score.breakdown if region.owner == seat)


def count_region(region: Region) -> Message:
    """`5 + 6 + 1 ÷ 1 = 12`, or an enclosed region worth nothing."""
    return message(
        "feurio-region" if region.divisor else "feurio-region-enclosed",
        colour=colour_word(region.colour),
        sum=" + ".join(map(str, region.values)),
        divisor=region.divisor,
        value=region.value,
    )


def colour_word(colour: Colour) -> Message:
    """The name of a colour."""
    return message(f"colour-{COLOURS[colour]}")


def _player(seat: Seat) -> Message:
    return message("player", number=seat + 1)
