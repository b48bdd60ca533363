"""Draws the terminal pictures of the README from real games: `python tools/pictures.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from embertide.catalog import find_room
from embertide.cli.console import picture
from embertide.core.dice import Dice
from embertide.play.match.automatic import random_match

FOLDER = Path(__file__).parent.parent / "docs" / "images"


def main() -> None:
    """Draw a position of each game."""
    draw("feurio", 4, 70)
    draw("firewater", 2, 62)


def draw(name: str, players: int, ply: int) -> None:
    """Draw a position of a random game as the terminal shows it."""
    room = find_room(name)
    end = random_match(room, room.menu.order(players), Dice("picture"))
    match = end.past()[ply]
    page = Console(record=True, width=80, file=io.StringIO(), highlight=False)
    page.print(picture(room.draw(room.game.view(match.state, None)), room.palette))
    svg = page.export_svg(title=f"embertide play {name}")
    # The picture must look the same without a network, so it loads no fonts.
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    (FOLDER / f"terminal-{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
