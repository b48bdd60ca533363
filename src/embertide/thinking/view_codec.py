"""Views as JSON and back, for searches elsewhere: on other machines, in other workers of a browser.

A view is built of named tuples, data classes, enums, tuples, mappings and plain values. The reader
constructs only classes that the type hints of the room's own view name, so that a message cannot
make it run anything else.
"""

import dataclasses
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from embertide.core.room import AnyRoom

Classes = Mapping[str, Callable[..., Any]]
"""Constructors by the name of their class."""

Json = None | bool | int | float | str | list["Json"]

_TUPLE, _MAPPING, _SET = 0, 1, 2
"""The first item of a list that stands for a collection; for an object, it is its class name."""


def to_json(value: Any) -> Json:
    """Return a view, or a part of one; views that are equal, in the same order, give the same."""
    match value:
        case Enum():
            return [type(value).__name__, to_json(value.value)]
        case None | bool() | int() | float() | str():
            return value
        case tuple():
            head: Json = type(value).__name__ if hasattr(value, "_fields") else _TUPLE
            return [head, *map(to_json, value)]
        case Mapping():
            return [_MAPPING, *(to_json(part) for item in value.items() for part in item)]
        case frozenset():
            return [_SET, *map(to_json, sorted(value))]
    if not dataclasses.is_dataclass(value):
        raise TypeError(f"a view cannot hold {type(value)}")
    fields = [to_json(getattr(value, field.name)) for field in dataclasses.fields(value)]
    return [type(value).__name__, *fields]


def from_json(found: Json, classes: Classes) -> Any:
    """Return a view, or a part of one, from values of JSON."""
    if not isinstance(found, list):
        return found
    head, *rest = found
    parts = [from_json(part, classes) for part in rest]
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
