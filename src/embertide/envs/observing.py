"""Observations of the games of a batch: written once, compiled for CPUs and for GPUs.

Planes stay where they are from step to step, and only what differs is written: each game keeps the
sketch that its planes show, and the sketch of the new position is compared with it. That needs a
row of scratch memory: one for each thread of a CPU, where it stays in the cache, and one for each
game on a GPU. There, `lane` of `lanes` threads share the work for one game.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.compiled.dispatch import Function, fill_inputs, sketch
from embertide.compiled.jit import jit, whole
from embertide.core.features import AnyFeatures, Sketches

Array = npt.NDArray[Any]
Span = tuple[int, int]


class Canvas(NamedTuple):
    """The planes of n games, and the sketches that they show; arrays of the CPU or of the GPU."""

    planes: Any  # uint8[n, planes, rows, columns]
    flat: Any  # the same, a row of numbers for each game
    numbers: Any  # uint8[n, uniform planes]
    marks: Any  # int32[n, MARKS]
    new_numbers: Any  # scratch: the sketch of a new position
    new_marks: Any


def make_canvas(
    empty: Function, n: int, rows: int, features: AnyFeatures, sketches: Sketches
) -> Canvas:
    """Return empty planes for n games, with rows of scratch memory; `empty` allocates zeros."""
    planes = empty((n, *features.SHAPE), np.uint8)
    uniform, marks = features.SHAPE[0] - sketches.UNIFORM, sketches.MARKS
    return Canvas(
        planes=planes,
        flat=planes.reshape(n, int(np.prod(features.SHAPE))),
        numbers=empty((n, uniform), np.uint8),
        marks=empty((n, marks), np.int32),
        new_numbers=empty((rows, uniform), np.uint8),
        new_marks=empty((rows, marks), np.int32),
    )


# One game


@jit
def look(games: Array, seats: Array, canvas: Canvas, i: int, row: int) -> None:
    """Sketch what a seat sees of a game."""
    sketch(games[i], whole(seats[i]), canvas.new_numbers[row], canvas.new_marks[row])


@jit
def erase(canvas: Canvas, i: int, row: int, lane: int, lanes: int) -> None:
    """Erase the marks that the new sketch does not have."""
    flat, marks, new = canvas.flat[i], canvas.marks[i], canvas.new_marks[row]
    for at in range(lane, marks.shape[0], lanes):
        if marks[at] and marks[at] != new[at]:
            flat[marks[at] >> 8] = 0


@jit
def paint(canvas: Canvas, i: int, row: int, lane: int, lanes: int) -> None:
    """Draw the marks and numbers that are new; erased marks are gone before any of them is."""
    flat, marks, new = canvas.flat[i], canvas.marks[i], canvas.new_marks[row]
    for at in range(lane, marks.shape[0], lanes):
        mark = new[at]
        if marks[at] != mark:
            marks[at] = mark
            if mark:
                flat[mark >> 8] = mark & 255


@jit
def fill(canvas: Canvas, i: int, row: int, lane: int, lanes: int) -> None:
    """Fill the uniform planes whose number is new."""
    numbers, new = canvas.numbers[i], canvas.new_numbers[row]
    size = canvas.planes.shape[2] * canvas.planes.shape[3]
    first = (canvas.planes.shape[1] - numbers.shape[0]) * size
    flat = canvas.flat[i]
    for number in range(numbers.shape[0]):
        if numbers[number] != new[number]:
            start = first + number * size
            for at in range(start + lane, start + size, lanes):
                flat[at] = new[number]


@jit
def keep(canvas: Canvas, i: int, row: int, lane: int, lanes: int) -> None:
    """Remember the numbers that the planes show now."""
    numbers, new = canvas.numbers[i], canvas.new_numbers[row]
    for at in range(lane, numbers.shape[0], lanes):
        numbers[at] = new[at]


@jit
def fill_one(games: Array, seats: Array, inputs: Array, i: int) -> None:
    """Fill in the compact form of what a seat sees of a game."""
    fill_inputs(games[i], whole(seats[i]), inputs[i])


# Many games


@jit
def draw_all(games: Array, seats: Array, canvas: Canvas, span: Span, row: int) -> None:
    """Draw the planes of a range of games, each for the seat given."""
    for i in range(span[0], span[1]):
        look(games, seats, canvas, i, row)
        erase(canvas, i, row, 0, 1)
        paint(canvas, i, row, 0, 1)
        fill(canvas, i, row, 0, 1)
        keep(canvas, i, row, 0, 1)


@jit
def fill_all(games: Array, seats: Array, inputs: Array, span: Span) -> None:
    """Fill in the compact form of a range of games, each for the seat given."""
    for i in range(span[0], span[1]):
        fill_one(games, seats, inputs, i)
