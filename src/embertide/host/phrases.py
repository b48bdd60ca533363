"""Reactions and ready phrases: sent to the readers of a table as they come, and stored nowhere."""

from typing import NamedTuple, get_args

from embertide.core.actor import Seat
from embertide.core.wire import Phrase

PREFIX = "said "
"""The first word of a broadcast about a phrase."""

_PHRASES: dict[str, Phrase] = {phrase: phrase for phrase in get_args(Phrase)}


class Said(NamedTuple):
    """A phrase, and the seat that said it."""

    seat: Seat
    phrase: Phrase


def write_said(table: str, said: Said) -> str:
    """Return a broadcast for the other nodes."""
    return f"{PREFIX}{table} {said.seat} {said.phrase}"


def read_said(text: str) -> tuple[str, Said] | None:
    """Return the table of a broadcast and what was said there; None for a phrase unknown here."""
    table, seat, phrase = text.removeprefix(PREFIX).split(" ")
    # A newer version of this program may run on another node.
    known = _PHRASES.get(phrase)
    return None if known is None else (table, Said(int(seat), known))
