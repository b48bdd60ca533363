"""Views of Nim as arrays and moves as numbers, for research.

An observation is a stack of planes of one row. Plane `taken` has a column for each turn; the others
are the same in all columns.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.core.bag import Bag
from embertide.core.plane import Plane
from embertide_nim.present import draw
from embertide_nim.rules import CARDS, HEAPS, MOST, Deal, Move, Roll, Show, State, Take, View

Planes = npt.NDArray[np.uint8]

_SEATS: Final = range(4)
_LONGEST: Final = max(HEAPS)

PLANES: Final = (
    Plane("taken", MOST, "N-3: stones taken in each turn, 0 for turns to come"),
    Plane("heap", _LONGEST, "N-1: stones at the start"),
    *(Plane(f"unseen {n}", 2, f"N-2: cards of {n} whose place is unknown") for n in CARDS.kinds),
    *(Plane(f"number {s}", 3, f"N-2: the number of seat {s}, if known") for s in _SEATS),
    Plane("dealt", 4, "N-2: seats that have a card"),
    Plane("players", 4, "how many play"),
    Plane("shown", 1, "N-5: whether the cards are turned over"),
    Plane("viewer", 4, "1 + the viewer's seat; 0 for a spectator"),
)
SHAPE: Final = (len(PLANES), 1, _LONGEST)
AT: Final = {plane.name: index for index, plane in enumerate(PLANES)}
ACTIONS: Final = MOST
"""Action n takes n + 1 stones."""
OUTCOMES: Final = _LONGEST + 1
"""An outcome is the size of the heap, the number on a card, or 0 for showing all cards."""


def observe(view: View) -> Planes:
    """Return the planes of a view."""
    planes = np.zeros(SHAPE, np.uint8)
    planes[AT["taken"], 0, : len(view.taken)] = view.taken
    for number, count in zip(view.unseen.kinds, view.unseen.counts, strict=True):
        planes[AT[f"unseen {number}"]] = count
    for seat, number in enumerate(view.numbers):
        planes[AT[f"number {seat}"]] = number
    planes[AT["heap"]] = view.heap
    planes[AT["dealt"]] = len(view.numbers)
    planes[AT["players"]] = view.players
    planes[AT["shown"]] = view.shown
    planes[AT["viewer"]] = 0 if view.seat is None else 1 + view.seat
    return planes


def look_back(planes: Planes) -> View:
    """Return the view of these planes."""
    known = {name: int(planes[index, 0, 0]) for name, index in AT.items()}
    taken = planes[AT["taken"], 0].tolist()
    return View(
        known["viewer"] - 1 if known["viewer"] else None,
        known["players"],
        known["heap"],
        Bag(CARDS.kinds, tuple(known[f"unseen {number}"] for number in CARDS.kinds)),
        tuple(known[f"number {seat}"] for seat in range(known["dealt"])),
        tuple(count for count in taken if count),
        bool(known["shown"]),
    )


def draw_back(planes: Planes) -> str:
    """Draw the table of these planes as text."""
    lines = ("".join(span.text for span in line).rstrip() for line in draw(look_back(planes)))
    return "\n".join(lines)


def action_of(state: State, move: Move) -> int:
    """Return the number of a move."""
    match move:
        case Roll(outcome) | Deal(outcome):
            return outcome
        case Take(count):
            return count - 1
        case Show():
            return 0


def move_of(state: State, action: int) -> Move:
    """Return the move of that number."""
    if not state.heap:
        return Roll(action)
    if len(state.numbers) < state.players:
        return Deal(action)
    return Take(action + 1) if state.left else Show()


def secrets(state: State) -> dict[int, int]:
    """N-2: the numbers, which Nature deals after the heap, until all are shown."""
    return {} if state.shown else dict(enumerate(state.numbers, 1))
