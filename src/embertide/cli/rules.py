"""`embertide rules`: our own summary of a game's rules, number by number."""

from rich.padding import Padding
from rich.text import Text

from embertide.cli.console import Speech, console
from embertide.core.room import AnyRoom
from embertide.words import has


def rules(room: AnyRoom, speech: Speech) -> None:
    """Print headings and rules with their numbers, our rulings marked as such."""
    page = console()
    page.print(Text(speech(room.name), "bold"))
    page.print(speech(f"{room.name}-about"))
    for heading, numbers in room.rules.items():
        page.print()
        page.print(Text(speech(heading), "bold"))
        for number in numbers:
            page.print(Padding(Text.assemble((f"{number}  ", "bold"), speech(number)), (0, 2)))
            if has(f"{number}.ruling"):
                ruling = speech("our-ruling", text=speech(f"{number}.ruling"))
                page.print(Padding(Text(ruling, "italic"), (0, 2, 0, 8)))
    page.print()
    page.print(speech("unofficial"))
