"""Numba's code generator, turned to WebAssembly in a process that builds and runs nothing.

The data layout must be that of WebAssembly before the first pass of LLVM runs, since passes write
the offsets of fields into the code. Records hold no pointers, so their layout is as natively.

This uses private parts of Numba; tests/compiled/test_wasm.py fails when a new version changed them.
"""

from importlib import import_module
from typing import Any, Final

from embertide.compiled.linker import core
from embertide.compiled.targets.wasm.runtime import runtime_module

_llvm: Final = core.codegen.ll
_ir: Final = core.codegen.llvmir

TRIPLE: Final = "wasm32-unknown-emscripten"

FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What a browser must have: SIMD is the newest (Chrome 91, Firefox 89, Safari 16.4)."""


class WasmCodegen(core.codegen.JITCPUCodegen):  # type: ignore[misc]  # Numba has no types
    """A code generator whose modules are never run, so none reaches the engine."""

    _data_layout: str | None

    def _init(self, llvm_module: Any) -> None:
        super()._init(llvm_module)
        _llvm.initialize_all_targets()
        _llvm.initialize_all_asmprinters()
        target = _llvm.Target.from_triple(TRIPLE)
        self._tm = target.create_target_machine(features=FEATURES, opt=3, reloc="pic")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        if self._data_layout is None:  # the engine's own module, when this is made
            return super()._create_empty_module(name)
        module = _ir.Module(core.cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        pass

    def _scan_and_fix_unresolved_refs(self, module: Any) -> None:
        pass

    def set_env(self, env_name: str, env: Any) -> None:
        """Do nothing: there is no code that could read an environment."""


def turn_to_wasm() -> Any:
    """Let Numba write WebAssembly from now on in this process; return its target context."""
    context = core.registry.cpu_target.target_context
    codegen = WasmCodegen("embertide")
    context._internal_codegen = codegen
    library = codegen.create_library("runtime")
    with core.compiler_lock.global_compiler_lock:
        library.add_ir_module(runtime_module(codegen._create_empty_module("runtime")))
        library.finalize()
    # As it is: copies that may be left out are left out where what calls them is linked later.
    library._shared_module = library._final_module
    numbas = import_module("numba.core.runtime.nrt").rtsys
    numbas._library, numbas._init = library, True
    return context
