"""`embertide simulate`: random games, written down."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.playthrough import random_match
from embertide.play.record import record


def simulate(room: Room, options: Options, games: int, seed: int | None, out: Path | None) -> None:
    """Writes so many games; the first ones are the same however many follow."""
    if seed is None:
        seed = fresh_seed()
        sys.stderr.write(f"--seed {seed}\n")
    dice = Dice(seed)
    with _open(out) as file:
        for number in _progress(games, out):
            match = random_match(room, options, dice.split(number))
            file.write(record(match, checks=True).write() + "\n")


@contextmanager
def _open(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    try:
        with out.open("w", encoding="utf-8") as file:
            yield file
    except OSError as bad:
        raise Malformed("file-unwritable", file=str(out), reason=bad.strerror or "") from None


def _progress(games: int, out: Path | None) -> Iterator[int]:
    """The numbers of the games; beside them a bar, if it takes a second and somebody watches."""
    watched = sys.stderr.isatty() and (out is not None or not sys.stdout.isatty())
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not watched,
    )
    task = bar.add_task("", total=games)
    begun = bar.get_time()
    try:
        for number in range(games):
            if not bar.live.is_started and bar.get_time() - begun > 1:
                bar.start()
            yield number
            bar.update(task, completed=number + 1)
    finally:
        bar.stop()
