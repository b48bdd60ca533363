"""The table of Feurio! as lines of styled text, for terminals."""

from collections.abc import Iterator, Mapping

from embertide.core.drawing import Drawing, Span
from embertide.games.feurio.rules.board import NAMES, Cell, axial
from embertide.games.feurio.rules.box import BACK, CREWS, SPACES
from embertide.games.feurio.rules.fire import Tile, hottest
from embertide.games.feurio.rules.state import Arranging, Dealing, Spreading
from embertide.games.feurio.rules.view import View

# Flat-top hexagons: a column is 9 characters wide and each stands half a hexagon (2 lines) lower
# than the one before it.
_STEP, _HEIGHT = 9, 4
_CREW_MARKS = "●▲■◆"
"""F-3: red, green, blue and yellow differ in shape as well as in colour."""

Canvas = dict[tuple[int, int], Span]
"""Single styled characters by row and column."""


def draw(view: View) -> Drawing:
    """Draw the fire with its coordinates, the hottest spots, and the pieces beside the table."""
    return [*_fire(view), (), _pile(view), *_supplies(view)]


def _fire(view: View) -> Drawing:
    canvas: Canvas = {}
    tiles, heat = view.fire.tiles, view.fire.heat
    spots = hottest(view.fire) if isinstance(view.phase, Spreading) else []
    for cell in sorted(spots, reverse=True):
        _draw_spot(canvas, cell, heat[cell])
    for cell, tile in tiles.items():
        _draw_tile(canvas, cell, tile, view.covered)
    return _lines(canvas)


def _corner(cell: Cell) -> tuple[int, int]:
    """Row and column of the upper left corner of a cell's box."""
    q, r = axial(cell)
    return _HEIGHT * r + _HEIGHT // 2 * q, _STEP * q


def _draw_tile(canvas: Canvas, cell: Cell, tile: Tile, covered: Mapping[Cell, object]) -> None:
    style = f"heat{tile.value}"
    _outline(canvas, cell, "tile")
    _put(canvas, cell, (1, 2), Span(f"{NAMES[cell]:^7}", "dim"))
    _put(canvas, cell, (2, 1), Span(f"{'▒▒▒' if cell in covered else tile.value:^9}", style))
    _draw_crew(canvas, cell, tile)


def _draw_crew(canvas: Canvas, cell: Cell, tile: Tile) -> None:
    """Draw the firefighters on a tile, then a small circle for each free space (F-9)."""
    crew = [(mark, f"seat{c}") for c, mark in enumerate(_CREW_MARKS) for _ in range(tile.posted[c])]
    crew += [("·", "dim")] * (SPACES[tile.value] - len(crew))
    free = tile.room
    column = 6 - len(crew)
    for mark, style in crew:
        shown = mark
        if mark == "·":
            shown, free = ("○", free - 1) if free else ("×", 0)
        _put(canvas, cell, (3, column), Span(shown, style))
        column += 2


def _draw_spot(canvas: Canvas, cell: Cell, heat: int) -> None:
    _outline(canvas, cell, "hot")
    _put(canvas, cell, (1, 2), Span(f"{NAMES[cell]:^7}", "hot"))
    _put(canvas, cell, (2, 1), Span(f"{f'({heat})':^9}", "hot"))


def _outline(canvas: Canvas, cell: Cell, style: str) -> None:
    _put(canvas, cell, (0, 2), Span("_______", style))
    _put(canvas, cell, (1, 1), Span("/", style))
    _put(canvas, cell, (1, 9), Span("\\", style))
    _put(canvas, cell, (2, 0), Span("/", style))
    _put(canvas, cell, (2, 10), Span("\\", style))
    _put(canvas, cell, (3, 0), Span("\\", style))
    _put(canvas, cell, (3, 10), Span("/", style))
    _put(canvas, cell, (4, 1), Span("\\", style))
    _put(canvas, cell, (4, 2), Span("_______", style))
    _put(canvas, cell, (4, 9), Span("/", style))


def _put(canvas: Canvas, cell: Cell, at: tuple[int, int], span: Span) -> None:
    top, left = _corner(cell)
    row, column = at
    for offset, letter in enumerate(span.text):
        canvas[top + row, left + column + offset] = Span(letter, span.style)


def _lines(canvas: Canvas) -> Drawing:
    rows = [row for row, _ in canvas]
    columns = [column for _, column in canvas]
    blank = Span(" ")
    return [
        [canvas.get((row, column), blank) for column in range(min(columns), max(columns) + 1)]
        for row in range(min(rows, default=0), max(rows, default=-1) + 1)
    ]


def _pile(view: View) -> list[Span]:
    """Return the number of unseen tiles of each value, and the tiles to be laid."""
    spans = [Span("▒ ", "dim")]
    for value, number in zip(view.unseen.kinds, view.unseen.counts, strict=True):
        spans += [Span(f" {value}", f"heat{value}"), Span(f"×{number} ", "dim")]
    return spans + [Span(f"   → {tile}", "bold") for tile in _to_lay(view)]


def _to_lay(view: View) -> Iterator[str]:
    match view.phase:
        case Spreading(tile):
            yield "?" if tile == BACK else str(tile)
        case Arranging(drawn) | Dealing(drawn):
            yield from map(str, drawn)


def _supplies(view: View) -> Iterator[list[Span]]:
    """Yield a line for each seat: its number, and the firefighters left of each colour."""
    crews = CREWS[view.options.players]
    for seat in range(view.options.players):
        spans = [Span(f"{'▶' if seat == view.turn else ' '} {seat + 1} ", "bold")]
        for index, crew in enumerate(crews):
            if crew.seat == seat:
                mark = _CREW_MARKS[crew.colour]
                spans += [Span(f" {mark} ", f"seat{crew.colour}"), Span(str(view.supply[index]))]
        yield spans
