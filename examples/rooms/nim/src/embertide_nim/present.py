"""Nim as people and clients see it: drawings, JSON and sentences."""

from collections.abc import Collection, Sequence

from embertide.core.actor import NOBODY, Seat
from embertide.core.drawing import Drawing, Span, spans
from embertide.core.message import Message, message, player
from embertide.core.score import Score
from embertide_nim.rules import Deal, Move, Roll, Show, State, Take, Tally, View, actor


def draw(view: View) -> Drawing:
    """Draw the heap, and a line for each seat: its card and what it took."""
    left = view.heap - sum(view.taken)
    return [[Span("● " * left, "stone"), Span(f"({left})", "dim")], *_seats(view)]


def _seats(view: View) -> list[list[Span]]:
    lines = []
    for seat in range(view.players):
        number = view.numbers[seat] if seat < len(view.numbers) else 0
        taken = " ".join(map(str, view.taken[seat :: view.players]))
        card = Span(f" [{number or '?'}] ", "bold" if number else "dim")
        lines.append([Span(f"{seat + 1}", f"seat{seat}"), card, Span(taken)])
    return lines


def show(view: View, aids: Collection[str]) -> dict[str, object]:
    """Render the view as JSON; clients that do not know the game draw the picture."""
    shown: dict[str, object] = {
        "game": "nim",
        "seat": view.seat,
        "heap": view.heap - sum(view.taken),
        "numbers": list(view.numbers),
        "taken": list(view.taken),
        "picture": spans(draw(view)),
    }
    if "counts" in aids:
        shown["unseen"] = list(view.unseen.counts)
    return shown


def tell(state: State, move: Move, seat: Seat | None) -> Message:
    """Describe a move as a seat sees it."""
    match move:
        case Roll(size):
            return message("nim-rolls", count=size)
        case Deal(number):
            dealt = len(state.numbers)
            if seat != dealt:
                return message("nim-deals-hidden", player=player(dealt))
            return message("nim-deals", player=player(dealt), number=number)
        case Take(count):
            mover = player(len(state.taken) % state.players)
            return message("nim-takes", player=mover, count=count, left=state.left - count)
        case Show():
            return message("nim-shows", numbers=", ".join(map(str, state.numbers)))


def ask(view: View) -> Message:
    """Return what the viewer, whose turn it is, has to do."""
    number = 0 if view.seat is None else view.numbers[view.seat]
    return message("nim-ask", number=number, left=view.heap - sum(view.taken))


def count(score: Score[Tally]) -> Sequence[Sequence[Message]]:
    """Return a line for each seat; before the end nothing is counted."""
    return [
        (
            message("nim-points", player=player(seat), points=points),
            *([message("nim-number", number=number, hits=hits)] if number else ()),
            *([message("nim-last")] if last else ()),
        )
        for points, (seat, number, hits, last) in zip(score.points, score.breakdown, strict=True)
    ]


def verdict(score: Score[Tally]) -> Message:
    """Return who has won."""
    winners = tuple(player(seat) for seat in score.winners)
    return message("nim-wins", players=winners, points=max(score.points))


def remarks(state: State, move: Move) -> list[Message]:
    """Return a message if the move ends the game."""
    ends = isinstance(move, Take) and move.stones == state.left and actor(state) != NOBODY
    return [message("nim-ends")] if ends else []
