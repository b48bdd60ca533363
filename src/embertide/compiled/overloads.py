"""The names of dispatch.py in compiled code: Numba resolves each to the function of a room."""

from importlib import import_module
from typing import Any

import numba

from embertide.compiled.dispatch import (
    ADVICE_FUNCTIONS,
    FUNCTIONS,
    KERNEL_FUNCTIONS,
    SKETCH_FUNCTIONS,
    Function,
)

_core: Any = import_module("numba.core")  # only half of it has type hints


_functions: dict[Any, dict[str, Function]] = {}
"""The functions of each record, by Numba's type of it."""


def _functions_of(record: Any) -> dict[str, Function]:
    """The functions of a record, by Numba's type of it; none of a record that is not a state."""
    if record not in _functions:
        _functions.update({numba.from_dtype(kind): found for kind, found in FUNCTIONS.items()})
    return _functions.get(record, {})


def modules_of(record: Any) -> set[str]:
    """The modules that the functions of a record come from, by Numba's type of it."""
    return {function.__module__ for function in _functions_of(record).values()}


def _dispatch(name: str, function: Function) -> None:
    """Let a function stand, in compiled code, for the one of that name of the record's room."""

    class Template(_core.typing.templates.AbstractTemplate):  # type: ignore[misc]  # Numba has no types
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            return _of_record(name, args[0]).get_call_type(self.context, args, kws)

    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        called = context.get_function(_of_record(name, sig.args[0]), sig)
        context.add_linking_libs(called.libs)
        return called(builder, args)

    _core.typing.templates.infer_global(function)(Template)
    _core.imputils.lower_builtin(function, _core.types.VarArg(_core.types.Any))(lower)


def _of_record(name: str, record: Any) -> Any:
    return _core.types.Dispatcher(_functions_of(record)[name])


for _name, _function in (KERNEL_FUNCTIONS | ADVICE_FUNCTIONS | SKETCH_FUNCTIONS).items():
    _dispatch(_name, _function)
