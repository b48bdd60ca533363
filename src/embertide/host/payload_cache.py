"""Payloads of one table as bytes: what several readers share is encoded once."""

from collections.abc import Callable, Sequence

from embertide.core.actor import Seat
from embertide.play.table.log import LogEntry
from embertide.play.table.payload import (
    Reader,
    SharedPayload,
    log_payload,
    own_payload,
    render,
    table_payload,
)
from embertide.play.table.wire import TableJson

Encode = Callable[[object], bytes]
"""Writes JSON; a server has a faster one than the standard library's."""


class PayloadCache:
    """The payloads of a table for any number of readers, until something about it changes."""

    def __init__(self, shared: SharedPayload, encode: Encode) -> None:
        self._shared, self._encode = shared, encode
        self._shared_bytes = encode(shared.json)
        self._hides = shared.json["hides"]
        self._views: dict[Seat | None, bytes] = {}
        self._logs: dict[tuple[int, Seat | None], bytes] = {}

    def payload(self, reader: Reader, entries: Sequence[LogEntry]) -> TableJson:
        """Return what a reader is sent, with these entries of the log."""
        return table_payload(self._shared, reader, entries)

    def encoded(self, reader: Reader, entries: Sequence[LogEntry]) -> bytes:
        """Return the same as bytes."""
        own = own_payload(self._shared, reader)
        view = b'{"view":' + self._view(own["eyes"]) + b"}"
        log = b'{"log":' + self._log(entries, own["eyes"]) + b"}"
        return _joined(self._shared_bytes, self._encode(own), view, log)

    def _view(self, viewer: Seat | None) -> bytes:
        """Return the view of a seat as JSON; where nothing is hidden, all seats share it."""
        key = viewer if self._hides else None
        if key not in self._views:
            view = render(self._shared.table, key)
            if view is None:
                return b"null"
            del view["seat"]
            self._views[key] = self._encode(view)
        return _joined(self._encode({"seat": viewer}), self._views[key])

    def _log(self, entries: Sequence[LogEntry], viewer: Seat | None) -> bytes:
        """Return log entries as JSON; readers who may read the same share them."""
        alike = all(len(entry.texts) == 1 for entry in entries)
        key = (len(entries), None if alike else viewer)
        if key not in self._logs:
            self._logs[key] = self._encode(log_payload(entries, viewer))
        return self._logs[key]


def _joined(*objects: bytes) -> bytes:
    """Return one JSON object with the fields of all these, none of which is empty."""
    return b"{" + b",".join(text[1:-1] for text in objects) + b"}"
