"""A table as it is shown just now: what several readers see alike is worked out once."""

from collections.abc import Sequence
from typing import Any

import orjson

from embertide.core.actor import Seat
from embertide.play.glimpse import Reader, glimpse, log_of, own_part
from embertide.play.line import Line
from embertide.play.said import Json
from embertide.play.sketch import Sketch
from embertide.play.table import Table


class Moment:
    """Shows one table to any number of readers, until something about it changes."""

    def __init__(self, sketch: Sketch, changes: tuple[int, int]) -> None:
        self._sketch = sketch
        self._alike = orjson.dumps(sketch.alike)
        self.changes = changes
        """Up to which changes of faces and of presence it knows who is there."""
        self._views: list[tuple[Any, bytes]] = []
        self._logs: dict[tuple[int, Seat | None], orjson.Fragment] = {}

    def show(self, reader: Reader, lines: Sequence[Line]) -> Json:
        """What a reader may see, with these lines of the log."""
        seen = glimpse(self._sketch, reader)
        return seen | {"log": log_of(lines, seen["eyes"])}

    def write(self, reader: Reader, lines: Sequence[Line]) -> bytes:
        """The same, as text."""
        own = own_part(self._sketch, reader, self._draw)
        own["log"] = self._log(lines, own["eyes"])
        return _joined(self._alike, orjson.dumps(own))

    def _draw(self, table: Table, view: Any) -> orjson.Fragment:
        """The view as text; it is the same for all who see the same, but for their seat."""
        bare = view._replace(seat=None)
        text = next((text for seen, text in self._views if seen == bare), None)
        if text is None:
            shown = table.room.show(bare, table.agreement.aids)
            del shown["seat"]
            text = orjson.dumps(shown)
            self._views.append((bare, text))
        return orjson.Fragment(_joined(orjson.dumps({"seat": view.seat}), text))

    def _log(self, lines: Sequence[Line], eyes: Seat | None) -> orjson.Fragment:
        """The log as text; it is the same for all who may read the same."""
        alike = all(len(line.heard) == 1 for line in lines)
        key = (len(lines), None if alike else eyes)
        if key not in self._logs:
            self._logs[key] = orjson.Fragment(orjson.dumps(log_of(lines, eyes)))
        return self._logs[key]


def _joined(one: bytes, other: bytes) -> bytes:
    """Two objects of JSON as one; neither is empty, and they have no key in common."""
    return one[:-1] + b"," + other[1:]
