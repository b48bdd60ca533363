"""Links kernels: each function is translated once, and optimized where Python calls it.

Numba optimizes every function together with all that it calls, so that the same code is optimized
again at each level of calls. Here a function that compiled code calls is a `Part`: LLVM's
intermediate representation as Numba wrote it, after a few cheap passes. A function that Python
calls is a `Whole`: all its parts are linked in, and only then is it optimized, made into machine
code and kept on disk. docs/compiling.md has the figures.

This uses private parts of Numba; tests/compiled/test_linker.py fails when a new version changed
them.
"""

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from embertide.compiled.cache import folder, package_key
from embertide.compiled.file_lock import file_lock
from embertide.compiled.overloads import modules_of

core: Any = import_module("numba.core")  # half of it is typed, in its own way
_llvm: Final = core.codegen.ll
_OURS: Final = __package__.partition(".")[0]


# What LLVM compiles


class Piece(core.codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of a function, made small before it is copied or optimized."""

    _linking_libraries: list[Any]
    _shared_module: Any

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        builder = self._codegen._pass_builder(opt=0)
        passes = _llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class Part(Piece):
    """The code of one function for compiled callers; it never becomes machine code by itself."""

    def tidy(self) -> Any:
        """The module of this function, which can be linked into several others."""
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == _llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = self._final_module
        return self._shared_module

    def _get_module_for_linking(self) -> Any:
        """This part and all it calls in one module, for a caller that plain Numba compiles."""
        module = self.tidy().clone()
        for library in list(all_of([self]))[1:]:
            module.link_in(module_of(library), preserve=True)
        core.codegen.JITCodeLibrary._optimize_functions(self, module)
        return module

    def _ensure_finalized(self) -> None:
        """Do nothing: only wholes become machine code."""

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0: there is no machine code to point to."""
        return 0

    @property
    def codegen(self) -> "Part":
        """This object itself: Numba calls nothing but `set_env` on it."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Do nothing: each whole sets the environments of its parts."""


class Whole(Piece):
    """The code of a function that Python calls, with all its parts."""

    def finalize(self) -> None:
        """Link the parts in, optimize the module, make machine code."""
        for library in all_of(self._linking_libraries):
            self._final_module.link_in(module_of(library), preserve=True)
        self._linking_libraries = []
        super().finalize()
        for place in self._final_module.global_variables:
            environment = core.environment.lookup_environment(place.name)
            if environment is not None:
                self._codegen.set_env(place.name, environment)

    def _optimize_final_module(self) -> None:
        """Optimize at level 1: level 3 takes 70 % longer and makes search 1 % faster."""
        first = {"opt": 0, "cost": "cheap", "loop_vectorize": False, "slp_vectorize": False}
        for how in (first, {"opt": 1}):
            passes, builder = self._codegen._module_pass_manager(**how)
            passes.run(self._final_module, builder)

    def _get_module_for_linking(self) -> Any:
        """Names without code, for the cache: no compiled code calls a whole."""
        names = (function.name for function in self.get_defined_functions())
        return _llvm.parse_assembly(
            "".join(f'define void @"{n}"() {{ ret void }}\n' for n in names)
        )


def all_of(libraries: list[Any]) -> dict[Any, None]:
    """The libraries with all that they call, directly or not: each once, in order of discovery."""
    found: dict[Any, None] = {}
    todo = libraries[::-1]
    while todo:
        library = todo.pop()
        if library not in found:
            found[library] = None
            todo += library._linking_libraries if isinstance(library, Part) else []
    return found


def module_of(library: Any) -> Any:
    """The module of a library, which can be linked into several others."""
    return library.tidy() if isinstance(library, Part) else library._get_module_for_linking()


# How Numba compiles

SKIPPED_PASSES: Final = {
    "DumpParforDiagnostics",
    "FindLiterallyCalls",
    "InlineClosureLikes",
    "InlineInlinables",
    "InlineOverloads",
    "LiteralPropagationSubPipelinePass",
    "LiteralUnroll",
    "MakeFunctionToJitFunction",
    "NoPythonSupportedFeatureValidation",
    "NopythonRewrites",
    "RewriteDynamicRaises",
    "WithLifting",
}
"""Numba's passes for what no kernel has: closures, with-blocks, sums of arrays, and so on."""


class QuickFlags(core.compiler.Flags):  # type: ignore[misc]  # Numba has no types
    """Flags that compare fast: Numba compares them for every operator of every function."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, core.compiler.Flags) and bool(self._values == other._values)

    def __hash__(self) -> int:
        return 0


def _compiler(library: type[Piece]) -> type[Any]:
    """Make a compiler whose output is that kind of library."""

    class Lowering(core.typed_passes.NativeLowering):  # type: ignore[misc]  # Numba has no types
        _name = f"lowering_to_{library.__name__.lower()}"

        def run_pass(self, state: Any) -> bool:
            state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
            return bool(super().run_pass(state))

    core.compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)(Lowering)

    class Compiler(core.compiler.CompilerBase):  # type: ignore[misc]  # Numba has no types
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.state.flags = QuickFlags(self.state.flags)

        def define_pipelines(self) -> list[Any]:
            manager = core.compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            steps = [step for step, _ in manager.passes if step.__name__ not in SKIPPED_PASSES]
            steps[steps.index(core.typed_passes.NativeLowering)] = Lowering
            manager.passes = [(step, step.__name__) for step in steps]
            manager.finalize()
            return [manager]

    return Compiler


_COMPILER_OF_PARTS: Final = _compiler(Part)
_COMPILER_OF_WHOLES: Final = _compiler(Whole)

# No code takes pointers to kernel functions, so no C wrappers are compiled.
_OPTIONS: Final = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
}


class OwnLocator(core.caching._CacheLocator):  # type: ignore[misc]  # Numba has no types
    """Where the code of one of our own functions lies.

    The folder is named after all our sources, so neither their place on the disk nor their dates
    matter: every checkout of the same sources finds what another one compiled and marked.
    """

    def __init__(self, function: FunctionType, file: str) -> None:
        self._py_file = file  # Numba names it in warnings
        self._module = function.__module__
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> "OwnLocator | None":
        """Return a locator for a function of ours, None for one of another package."""
        if not function.__module__.startswith(f"{_OURS}."):
            return None
        locator = cls(function, file)
        locator.ensure_cache_path()
        return locator

    def get_cache_path(self) -> str:
        """Return the folder for the functions of this module."""
        return str(folder() / self._module)

    def get_source_stamp(self) -> int:
        """Return a constant: the name of the folder tells of every change."""
        return 0

    def get_disambiguator(self) -> str:
        """Return what tells this function from another of the same name in its module."""
        return str(self._line)


class _CacheFiles(core.caching.CompileResultCacheImpl):  # type: ignore[misc]  # Numba has no types
    _locator_classes = (OwnLocator, *core.caching.CompileResultCacheImpl._locator_classes)


class KernelCache(core.caching.FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Machine code of one function on disk.

    Numba reads the index of what is there, adds to it and writes it back. Two processes that do so
    at once, as when two rooms compile a function they share, would lose an entry or mix up two.

    The folder is named after our own sources; those of other packages are part of the index.
    """

    _impl_class = _CacheFiles

    def __init__(self, function: FunctionType) -> None:
        core.config.CACHE_DIR = str(folder())
        super().__init__(function)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Add what was compiled for one signature."""
        with file_lock(Path(self.cache_path) / "index.lock"):
            super().save_overload(sig, data)

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        modules = {self._py_func.__module__}
        modules.update(*(modules_of(record) for kind in sig for record in _records(kind)))
        packages = {module.partition(".")[0] for module in modules} - {_OURS}
        return (*super()._index_key(sig, codegen), *map(package_key, sorted(packages)))


def _records(kind: Any) -> Iterator[Any]:
    """The types of records in a type of argument."""
    if isinstance(kind, core.types.BaseTuple):
        for part in kind:
            yield from _records(part)
    elif isinstance(kind, core.types.Array):
        yield from _records(kind.dtype)
    elif isinstance(kind, core.types.Record):
        yield kind


class CompiledFunction(core.registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """A compiled function: a whole when Python calls it, a part when compiled code does."""

    _cache: Any
    _is_cached = False

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function, {}, _OPTIONS, _COMPILER_OF_WHOLES)

    def enable_caching(self) -> None:
        """Keep machine code on disk; nothing is read or written before the first call."""
        self._is_cached = True

    def compile(self, sig: Any) -> Any:
        """Load or compile the whole for a signature."""
        if self._is_cached and not isinstance(self._cache, KernelCache):
            self._cache = KernelCache(self.py_func)
        return super().compile(sig)

    @cached_property
    def inside(self) -> "Inside":
        """The function that compiled code calls."""
        return Inside(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The call in compiled code: one part serves all constants and widths of a number."""
        _, kinds = self._compiler.fold_argument_types(args, kws)
        return self.inside.get_call_template([general(kind) for kind in kinds], {})

    def get_overload(self, sig: Any) -> Any:
        """The code that such a call leads to."""
        return self.inside.get_overload(sig)


class Inside(core.registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """The same function for compiled callers; calling it from Python would crash."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function, {}, _OPTIONS | {"no_cpython_wrapper": True}, _COMPILER_OF_PARTS)

    def compile(self, sig: Any) -> Any:
        """Compile without Numba's event timers, which add up over the levels of calls."""
        args, result = core.sigutils.normalize_signature(sig)
        if tuple(args) not in self.overloads:
            with self._compiling_counter:
                self.add_overload(self._compiler.compile(args, result))
        return self.overloads[tuple(args)].entry_point


def general(kind: Any) -> Any:
    """The type to compile for: no literals, one width of signed integers."""
    kind = core.types.unliteral(kind)
    return core.types.int64 if isinstance(kind, core.types.Integer) and kind.signed else kind
