"""Moves, tasks and scores of Feurio! as messages for any language."""

from embertide.core.actor import Seat
from embertide.core.message import Message, message, player
from embertide.core.score import Score
from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.box import colour_word
from embertide.games.feurio.rules.moves import Arrange, Deploy, Draw, Firebreak, Move, Pass, Spread
from embertide.games.feurio.rules.scoring import Goal, Region
from embertide.games.feurio.rules.state import Arranging, Closing, Dealing, Spreading, State
from embertide.games.feurio.rules.view import View


def tell(state: State, move: Move, seat: Seat | None) -> Message:
    """Describe a move as a seat sees it."""
    mover = player(state.turn)
    match move, state.phase:
        case Draw(value), Dealing():
            return message("feurio-turns-up", tile=value)
        case Draw(), _ if "firebreak" in state.options.variants and seat != state.turn:
            return message("feurio-draws-hidden", player=mover)
        case Draw(value), _:
            return message("feurio-draws", player=mover, tile=value)
        case Arrange(values), _:
            return message("feurio-arranges", player=mover, tiles=" · ".join(map(str, values)))
        case Spread(cell), Spreading(tile):
            # Laid face up, the tile is known to all.
            heat = state.fire.heat[cell]
            return message("feurio-spreads", player=mover, tile=tile, cell=NAMES[cell], heat=heat)
        case Pass(), _:
            return message("feurio-passes", player=mover)
        case _:
            return _tell_crew(state, move, mover)


def _tell_crew(state: State, move: Move, mover: Message) -> Message:
    assert isinstance(move, Firebreak | Deploy)
    cell, colour = NAMES[move.cell], colour_word(move.colour)
    if isinstance(move, Firebreak):
        return message("feurio-firebreaks", player=mover, cell=cell, colour=colour)
    tile = state.fire.tiles[move.cell].value
    return message(
        "feurio-deploys", player=mover, cell=cell, colour=colour, tile=tile, count=move.count
    )


def ask(view: View) -> Message:
    """Return what the player to move has to do."""
    match view.phase:
        case Arranging(drawn):
            return message("feurio-ask-arrange", tiles=" · ".join(map(str, drawn)))
        case Spreading(tile) if "firebreak" in view.options.variants:
            return message("feurio-ask-firebreak", tile=tile)
        case Spreading(tile):
            return message("feurio-ask-spread", tile=tile)
        case Closing():
            return message("feurio-ask-close")
        case _:
            return message("feurio-ask-deploy")


def count(score: Score[Region] | Score[Goal]) -> list[tuple[Message, ...]]:
    """Return a line for each player with their regions, or for each colour with its own."""
    goals = [goal for goal in score.breakdown if isinstance(goal, Goal)]
    if goals:
        return [_goal(goal) for goal in goals]
    regions = [region for region in score.breakdown if isinstance(region, Region)]
    return [
        (
            message("score-line", player=player(seat), points=points),
            *(count_region(region) for region in regions if region.owner == seat),
        )
        for seat, points in enumerate(score.points)
    ]


def _goal(goal: Goal) -> tuple[Message, ...]:
    left = message("feurio-goal", colour=colour_word(goal.colour), left=goal.left)
    return (left, *map(count_region, goal.regions))


def verdict(score: Score[Region] | Score[Goal]) -> Message:
    """Return who won and by what, or whether the goal was reached and what was missing."""
    goals = [goal for goal in score.breakdown if isinstance(goal, Goal)]
    if goals:
        return _goal_verdict(goals)
    points = max(score.points)
    tied = tuple(player(seat) for seat, own in enumerate(score.points) if own == points)
    if len(tied) == 1:
        return message("feurio-verdict-points", winner=tied[0], points=points)
    if len(score.winners) > 1:
        shared = tuple(map(player, score.winners))
        return message("feurio-verdict-shared", tied=shared)
    (winner,) = score.winners
    best = max(r.value for r in score.breakdown if isinstance(r, Region) and r.owner == winner)
    return message(
        "feurio-verdict-region", tied=tied, points=points, winner=player(winner), value=best
    )


def _goal_verdict(goals: list[Goal]) -> Message:
    left = sum(goal.left for goal in goals)
    if left:
        return message("feurio-verdict-left", left=left)
    apart = tuple(colour_word(goal.colour) for goal in goals if not goal.together)
    if apart:
        return message("feurio-verdict-apart", colours=apart)
    dry = tuple(colour_word(goal.colour) for goal in goals if not goal.watered)
    if dry:
        return message("feurio-verdict-dry", colours=dry)
    return message("feurio-verdict-won")


def count_region(region: Region) -> Message:
    """Return `(5 + 6 + 1) ÷ 1 → 12`, or that the region is enclosed and worth nothing."""
    total = " + ".join(map(str, region.values))
    return message(
        "feurio-region" if region.divisor else "feurio-region-enclosed",
        colour=colour_word(region.colour),
        sum=f"({total})" if len(region.values) > 1 else total,
        divisor=region.divisor,
        value=region.value,
    )
