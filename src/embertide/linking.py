"""Kernels compiled in parts: each function translated once, and improved where Python calls it.

Numba has LLVM improve every function together with all that it calls, so that the same code is
worked on again at each level of calls. Here a function that another one calls is a part: left as
Numba wrote it, but for some tidying. One that Python calls is a whole: all its parts are put in,
and only then is it improved, made into machine code and kept on disk.

This leans on Numba's insides. tests/search/test_linking.py tells when a new Numba changed them.
"""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from embertide.alone import alone

core: Any = import_module("numba.core")  # half of it is typed, in its own way
_llvm: Final = core.codegen.ll


# What LLVM is given


class Piece(core.codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of a function, small before it is copied or improved."""

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
    """The code of one function for others to call: never machine code by itself."""

    def tidy(self) -> Any:
        """The module of this function alone, fit to be linked into several others."""
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == _llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = self._final_module
        return self._shared_module

    def _get_module_for_linking(self) -> Any:
        """All in one module, for a caller that Numba compiles in its own way."""
        module = self.tidy().clone()
        for library in list(_all_of([self]))[1:]:
            module.link_in(_module(library), preserve=True)
        core.codegen.JITCodeLibrary._optimize_functions(self, module)
        return module

    def _ensure_finalized(self) -> None:
        """Nothing to do: only wholes are finished."""

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point to."""
        return 0

    @property
    def codegen(self) -> "Part":
        """Numba asks this for `set_env` alone."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing to do: wholes look for the environments of their parts."""


class Whole(Piece):
    """The code of a function that Python calls, with all its parts."""

    def finalize(self) -> None:
        """Puts in the parts, improves it all, makes machine code."""
        found = _all_of(self._linking_libraries)
        for library in found:
            self._final_module.link_in(_module(library), preserve=True)
        self._linking_libraries = []
        super().finalize()
        for place in self._final_module.global_variables:
            environment = core.environment.lookup_environment(place.name)
            if environment is not None:
                self._codegen.set_env(place.name, environment)

    def _optimize_final_module(self) -> None:
        """At LLVM's first level: its third takes 70 % longer and makes search 1 % faster."""
        first = {"opt": 0, "cost": "cheap", "loop_vectorize": False, "slp_vectorize": False}
        for how in (first, {"opt": 1}):
            passes, builder = self._codegen._module_pass_manager(**how)
            passes.run(self._final_module, builder)

    def _get_module_for_linking(self) -> Any:
        """For the disk: names alone, since no compiled code calls a whole."""
        names = (function.name for function in self.get_defined_functions())
        return _llvm.parse_assembly(
            "".join(f'define void @"{n}"() {{ ret void }}\n' for n in names)
        )


def _all_of(libraries: list[Any]) -> dict[Any, None]:
    """These, and all that they call, directly or not: each once, the first ones first."""
    found: dict[Any, None] = {}
    todo = libraries[::-1]
    while todo:
        library = todo.pop()
        if library not in found:
            found[library] = None
            todo += library._linking_libraries if isinstance(library, Part) else []
    return found


def _module(library: Any) -> Any:
    return library.tidy() if isinstance(library, Part) else library._get_module_for_linking()


# What Numba is told

SPARED: Final = {
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
"""Numba's steps for what no kernel has: closures, with-blocks, sums of whole arrays, and so on."""


class QuickFlags(core.compiler.Flags):  # type: ignore[misc]  # Numba has no types
    """Flags that are quick to compare: Numba does so for every operator of every function."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, core.compiler.Flags) and bool(self._values == other._values)

    def __hash__(self) -> int:
        return 0


def _compiler(library: type[Piece]) -> type[Any]:
    """A compiler that writes into that kind of library."""

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
            steps = [step for step, _ in manager.passes if step.__name__ not in SPARED]
            steps[steps.index(core.typed_passes.NativeLowering)] = Lowering
            manager.passes = [(step, step.__name__) for step in steps]
            manager.finalize()
            return [manager]

    return Compiler


_COMPILER_OF_PARTS: Final = _compiler(Part)
_COMPILER_OF_WHOLES: Final = _compiler(Whole)

# Nobody takes pointers to kernel functions; making none saves some of the compiling.
_HOW: Final = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


class Shelf(core.caching.FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Machine code on disk.

    Numba reads the list of what is there, adds to it and writes it back: of two that do so at once,
    as when two rooms compile what they share, one would be forgotten, or found under the other's
    name.
    """

    def save_overload(self, sig: Any, data: Any) -> None:
        """Adds what was compiled for one signature."""
        with alone(Path(self.cache_path) / "list.lock"):
            super().save_overload(sig, data)


class Kernel(core.registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """A compiled function: a whole when Python calls it, a part when compiled code does."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function, {}, _HOW, _COMPILER_OF_WHOLES)

    @cached_property
    def inside(self) -> "Inside":
        """What compiled code calls."""
        return Inside(self.py_func)

    def enable_caching(self) -> None:
        """Looks for machine code on disk, and leaves it there."""
        self._cache = Shelf(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How compiled code calls it: one part serves all constants and widths of a number."""
        _, kinds = self._compiler.fold_argument_types(args, kws)
        return self.inside.get_call_template([_general(kind) for kind in kinds], {})

    def get_overload(self, sig: Any) -> Any:
        """What such a call leads to."""
        return self.inside.get_overload(sig)


class Inside(core.registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """The same function for compiled code; calling it from Python would crash."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function, {}, _HOW | {"no_cpython_wrapper": True}, _COMPILER_OF_PARTS)

    def compile(self, sig: Any) -> Any:
        """Without Numba's clocks, of which every level of calls adds two to all below."""
        args, result = core.sigutils.normalize_signature(sig)
        if tuple(args) not in self.overloads:
            with self._compiling_counter:
                self.add_overload(self._compiler.compile(args, result))
        return self.overloads[tuple(args)].entry_point


def _general(kind: Any) -> Any:
    """The type that stands for all like it."""
    kind = core.types.unliteral(kind)
    return core.types.int64 if isinstance(kind, core.types.Integer) and kind.signed else kind
