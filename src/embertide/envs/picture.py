"""Rendering: the drawing of a room as text, or painted letter by letter into a picture."""

from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.room import Drawing
from embertide.envs.extra import Missing
from embertide.envs.position import Position

MODES = ["ansi", "rgb_array"]

SIZE = (960, 720)
"""Width and height of a picture, whatever it shows."""

_LETTER = (6, 11)
_PAPER, _INK = (24, 26, 28), (222, 222, 214)

_COLOURS = {
    "dim": (138, 143, 145),
    "tile": (110, 143, 107),
    "hot": (255, 122, 26),
    "fire": (255, 122, 26),
    "water": (42, 157, 200),
    "heat0": (138, 143, 145),
    "heat1": (42, 157, 200),
    "heat2": (143, 211, 214),
    "heat3": (169, 191, 154),
    "heat4": (255, 179, 71),
    "heat5": (255, 122, 26),
    "heat6": (226, 69, 43),
    "seat0": (209, 73, 91),
    "seat1": (46, 139, 87),
    "seat2": (47, 109, 181),
    "seat3": (224, 165, 38),
}

_SHAPES = {
    "▲": [(3, 1), (5, 8), (0, 8)],
    "▴": [(3, 4), (5, 8), (1, 8)],
    "■": [(0, 3), (5, 3), (5, 8), (0, 8)],
    "◆": [(3, 1), (5, 5), (3, 9), (0, 5)],
    "▶": [(0, 2), (5, 5), (0, 8)],
    "▸": [(1, 3), (4, 5), (1, 7)],
    "→": [(0, 5), (3, 5), (3, 3), (5, 5), (3, 7), (3, 5)],
    "♛": [(0, 8), (0, 2), (2, 5), (3, 1), (4, 5), (5, 2), (5, 8)],
    "✶": [(3, 1), (4, 4), (5, 5), (4, 6), (3, 9), (2, 6), (0, 5), (2, 4)],
    "▒": [(0, 1), (5, 1), (5, 9), (0, 9)],
    "═": [(0, 4), (6, 4), (6, 6), (0, 6)],
    "║": [(2, 0), (4, 0), (4, 11), (2, 11)],
}
"""Symbols that plain fonts lack, as polygons in the box of a letter."""

_SPELT = {"≈": "~"}


def render(position: Position, mode: str | None) -> Any:
    """The table as a spectator sees it: a text, an array of pixels, or nothing."""
    drawing = position.setting.room.draw(position.view(None))
    match mode:
        case "ansi":
            return as_text(drawing)
        case "rgb_array":
            return as_pixels(drawing)
        case _:
            return None


def as_text(drawing: Drawing) -> str:
    """The drawing without its colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing) + "\n"


def as_pixels(drawing: Drawing) -> npt.NDArray[np.uint8]:
    """The drawing as a picture of rows, columns and red, green, blue."""
    try:
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only pictures need it
    except ImportError:
        raise Missing("pillow") from None
    width, height = _LETTER
    columns = max(sum(len(span.text) for span in line) for line in drawing)
    paper = Image.new("RGB", (columns * width, len(drawing) * height), _PAPER)
    pen, font = ImageDraw.Draw(paper), ImageFont.load_default_imagefont()
    for row, line in enumerate(drawing):
        column = 0
        for span in line:
            for letter in span.text:
                at = (column * width, row * height)
                _paint(pen, font, at, letter, span.style)
                column += 1
    return _framed(paper, Image)


def _paint(pen: Any, font: Any, at: tuple[int, int], letter: str, style: str) -> None:
    colour = next((_COLOURS[name] for name in style.split() if name in _COLOURS), _INK)
    x, y = at
    if letter in _SHAPES:
        pen.polygon([(x + dx, y + dy) for dx, dy in _SHAPES[letter]], fill=colour)
    elif letter in "●○":
        filled = {"fill": colour} if letter == "●" else {}
        pen.ellipse((x, y + 3, x + 5, y + 8), outline=colour, **filled)
    elif letter != " ":
        pen.text(at, _SPELT.get(letter, letter), fill=colour, font=font)


def _framed(paper: Any, image: Any) -> npt.NDArray[np.uint8]:
    """The picture in the middle of a frame that is always the same."""
    scale = min(SIZE[0] / paper.width, SIZE[1] / paper.height, 2.0)
    paper = paper.resize((int(paper.width * scale), int(paper.height * scale)))
    frame = image.new("RGB", SIZE, _PAPER)
    frame.paste(paper, ((SIZE[0] - paper.width) // 2, (SIZE[1] - paper.height) // 2))
    return np.array(frame, np.uint8)
