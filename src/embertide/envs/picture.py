"""Rendering: the drawing of a room as text, or painted character by character into an image."""

from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.drawing import HOUSE_PALETTE, Drawing, Palette
from embertide.core.extras import MissingExtra
from embertide.core.room import AnyRoom
from embertide.envs.position import EnvPosition

MODES = ["ansi", "rgb_array"]

SIZE = (960, 720)
"""Width and height of every image, as Gymnasium expects frames of one size."""

Colour = tuple[int, int, int]

_LETTER = (6, 11)
_PAPER, _INK = (24, 26, 28), (222, 222, 214)

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
"""Symbols that plain fonts lack, as polygons in the box of a character."""

_SPELT = {"≈": "~"}


def render(position: EnvPosition, mode: str | None) -> Any:
    """Render the table as a spectator sees it: text, an array of pixels, or None."""
    return render_view(position.setting.room, position.view(None), mode)


def render_view(room: AnyRoom, view: Any, mode: str | None) -> Any:
    """Render a view: text, an array of pixels, or None."""
    match mode:
        case "ansi":
            return as_text(room.draw(view))
        case "rgb_array":
            return as_pixels(room.draw(view), room.palette)
        case _:
            return None


def as_text(drawing: Drawing) -> str:
    """Return the drawing without its colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing) + "\n"


def as_pixels(drawing: Drawing, palette: Palette) -> npt.NDArray[np.uint8]:
    """Return the drawing as an image: rows, columns, and red, green, blue."""
    try:
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only needed for images
    except ImportError:
        raise MissingExtra("pillow") from None
    width, height = _LETTER
    colours = {name: _rgb(ink.colour) for name, ink in {**HOUSE_PALETTE, **palette}.items()}
    columns = max(sum(len(span.text) for span in line) for line in drawing)
    paper = Image.new("RGB", (columns * width, len(drawing) * height), _PAPER)
    pen, font = ImageDraw.Draw(paper), ImageFont.load_default_imagefont()
    for row, line in enumerate(drawing):
        column = 0
        for span in line:
            named = (colours[name] for name in span.style.split() if name in colours)
            colour = next(named, _INK)
            for letter in span.text:
                at = (column * width, row * height)
                _paint(pen, font, at, letter, colour)
                column += 1
    return _framed(paper, Image)


def _rgb(colour: str) -> Colour:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def _paint(pen: Any, font: Any, at: tuple[int, int], letter: str, colour: Colour) -> None:
    x, y = at
    if letter in _SHAPES:
        pen.polygon([(x + dx, y + dy) for dx, dy in _SHAPES[letter]], fill=colour)
    elif letter in "●○":
        filled = {"fill": colour} if letter == "●" else {}
        pen.ellipse((x, y + 3, x + 5, y + 8), outline=colour, **filled)
    elif letter != " ":
        pen.text(at, _SPELT.get(letter, letter), fill=colour, font=font)


def _framed(paper: Any, image: Any) -> npt.NDArray[np.uint8]:
    """Return the image centred in a frame of fixed size."""
    scale = min(SIZE[0] / paper.width, SIZE[1] / paper.height, 2.0)
    paper = paper.resize((int(paper.width * scale), int(paper.height * scale)))
    frame = image.new("RGB", SIZE, _PAPER)
    frame.paste(paper, ((SIZE[0] - paper.width) // 2, (SIZE[1] - paper.height) // 2))
    return np.array(frame, np.uint8)
