"""`embertide simulate`: random games, written as records."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from embertide.cli.progress import Bar
from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.record import record


def simulate(
    room: AnyRoom, options: Options, games: int, seed: int | None, out: Path | None
) -> None:
    """Write that number of games; with the same seed, a longer run begins with the same games."""
    if seed is None:
        seed = fresh_seed()
        sys.stderr.write(f"--seed {seed}\n")
    dice = Dice(seed)
    # Records on the same screen would break up the progress bar.
    watched = out is not None or not sys.stdout.isatty()
    with _open(out) as file, Bar(games, watched) as bar:
        for number in range(games):
            match = random_match(room, options, dice.split(number))
            file.write(record(match, checks=True).write() + "\n")
            bar.advance()


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
