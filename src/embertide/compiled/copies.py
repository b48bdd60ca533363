"""Copies of compiled functions, made from their own source: nothing exists twice."""

from collections.abc import Iterator, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from embertide.compiled.dispatch import ADVICE_FUNCTIONS, KERNEL_FUNCTIONS, Function
from embertide.core.advice import Advice
from embertide.core.kernel import AnyKernel


class Copies:
    """Functions among globals in which every compiled function is replaced by its copy.

    `instead` maps functions to what replaces them.
    """

    def __init__(self, instead: Mapping[Function, Any]) -> None:
        self._made: dict[Any, Any] = dict(instead)

    def of(self, function: Any) -> Any:
        """Return the copy of a function, made on first use."""
        if function not in self._made:
            plain = getattr(function, "py_func", function)
            around = dict(plain.__globals__)
            copy = FunctionType(plain.__code__, around, plain.__name__, plain.__defaults__)
            copy.__kwdefaults__ = plain.__kwdefaults__
            self._made[function] = self._finished(copy)
            for name in _names(plain.__code__):
                if name in around and self.is_copied(around[name]):
                    around[name] = self.of(around[name])
        return self._made[function]

    def put(self, stands: Function, function: Function) -> None:
        """Use the copy of `function` for `stands` too."""
        self._made[stands] = self.of(function)

    def _finished(self, copy: FunctionType) -> Any:
        """Return what replaces a function, from its copy."""
        return copy

    def is_copied(self, value: Any) -> bool:
        """Return whether a value is to be replaced by its copy."""
        return callable(value) and (hasattr(value, "py_func") or value in self._made)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


class PlainCopies(Copies):
    """Copies that run as plain Python, before anything is compiled, with the same results.

    The names of compiled/dispatch.py are the functions of this kernel and this advice. Functions
    that Python runs anyway and modules are replaced as well, since compiled functions are called
    through them.
    """

    def __init__(self, kernel: AnyKernel, advice: Advice) -> None:
        super().__init__({})
        self._packages = {_package(function) for function in (Copies, kernel.actor)}
        for name, named in KERNEL_FUNCTIONS.items():
            self.put(named, getattr(kernel, name))
        for name, advised in ADVICE_FUNCTIONS.items():
            self.put(advised, getattr(advice, name))
        self.kernel = cast(AnyKernel, _Attributes(kernel, self))
        """The kernel with copies of its functions."""

    def of(self, function: Any) -> Any:
        """Return the copy of a function or of a module, made on first use."""
        if isinstance(function, ModuleType):
            return self._made.setdefault(function, _Attributes(function, self))
        return super().of(function)

    def is_copied(self, value: Any) -> bool:
        """Return whether a value is to be replaced by its copy."""
        if isinstance(value, FunctionType):
            return value.__closure__ is None and _package(value) in self._packages
        if isinstance(value, ModuleType):
            return value.__name__.partition(".")[0] in self._packages
        return super().is_copied(value)


class _Attributes:
    """The attributes of a module, or of a kernel, with copies of the functions."""

    def __init__(self, origin: object, copies: PlainCopies) -> None:
        self._origin, self._copies = origin, copies

    def __getattr__(self, name: str) -> Any:
        """Return the attribute, or its copy if it is a function."""
        value = getattr(self._origin, name)
        return self._copies.of(value) if self._copies.is_copied(value) else value


def _package(function: Any) -> str:
    return str(function.__module__).partition(".")[0]
