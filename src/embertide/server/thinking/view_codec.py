"""Views as JSON and back, for searches on other machines.

A view is built of named tuples, data classes, enums, tuples, mappings and plain values. The reader
constructs only classes that the type hints of the room's own view name, so that a message cannot
make it run anything else.
"""

import dataclasses
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import orjson

from embertide.core.errors import Malformed
from embertide.core.room import AnyRoom

Classes = Mapping[str, Callable[..., Any]]
"""Constructors by the name of their class."""

Json = None | bool | int | float | str | list["Json"]

_TUPLE, _MAPPING, _SET = 0, 1, 2
"""The first item of a list that stands for a collection; for an object, it is its class name."""


def write_view(view: Any) -> bytes:
    """Return a view as JSON; views that are equal, in the same order, give the same bytes."""
    return orjson.dumps(_written(view))


def read_view(text: bytes, classes: Classes) -> Any:
    """Return a view made of these classes from JSON; raise Malformed if it is none."""
    try:
        return _read(orjson.loads(text), classes)
    except (ValueError, TypeError, KeyError, IndexError):
        raise Malformed("request-json") from None


def _written(value: Any) -> Json:
    match value:
        case Enum():
            return [type(value).__name__, _written(value.value)]
        case None | bool() | int() | float() | str():
            return value
        case tuple():
            head: Json = type(value).__name__ if hasattr(value, "_fields") else _TUPLE
            return [head, *map(_written, value)]
        case Mapping():
            return [_MAPPING, *(_written(part) for item in value.items() for part in item)]
        case frozenset():
            return [_SET, *map(_written, sorted(value))]
    if not dataclasses.is_dataclass(value):
        raise TypeError(f"a view cannot hold {type(value)}")
    fields = [_written(getattr(value, field.name)) for field in dataclasses.fields(value)]
    return [type(value).__name__, *fields]


def _read(json: Json, classes: Classes) -> Any:
    if not isinstance(json, list):
        return json
    head, *rest = json
    parts = [_read(part, classes) for part in rest]
    if head == _TUPLE:
        return tuple(parts)
    if head == _MAPPING:
        return dict(zip(parts[::2], parts[1::2], strict=True))
    return frozenset(parts) if head == _SET else classes[str(head)](*parts)


def view_classes(room: AnyRoom) -> Classes:
    """Return the classes that a view of a room may hold, by name."""
    found: dict[str, Callable[..., Any]] = {}
    start = room.game.start(room.menu.order())
    _add_classes(type(room.game.view(start, None)), found)
    return found


def _add_classes(hint: Any, found: dict[str, Callable[..., Any]]) -> None:
    for argument in typing.get_args(hint):
        _add_classes(argument, found)
    own = typing.get_origin(hint) or hint
    if not isinstance(own, type) or found.get(own.__name__) is own:
        return
    if issubclass(own, Enum) or hasattr(own, "_fields") or dataclasses.is_dataclass(own):
        found[own.__name__] = own
        for part in () if issubclass(own, Enum) else typing.get_type_hints(own).values():
            _add_classes(part, found)
