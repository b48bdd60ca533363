"""What compiled kernels call and do not contain: counted memory, for one thread, and sqrt.

Numba's own functions count with atomic operations and keep statistics, which made games three times
slower. Here freed blocks wait in lists by the power of two of their size, and are used again.
"""

from typing import Any, Final

from llvmlite import ir

_WORD: Final = ir.IntType(64)
_INT: Final = ir.IntType(32)
_POINTER: Final = ir.IntType(8).as_pointer()

# References, the next free block or (as in Numba) a destructor, its argument, the data; then the
# power of two of the size. Numba reads the data only.
_HEAD: Final = ir.LiteralStructType([_WORD, _POINTER, _POINTER, _POINTER, _INT])
_COUNT, _NEXT, _DATA, _SIZE = 0, 1, 3, 4
_HEAD_BYTES: Final = 32
"""Space for the head, so that the data is aligned as the block is."""

_LISTS: Final = 40
"""More than the powers of two that fit a memory of 4 GB."""


def runtime_module(module: ir.Module) -> ir.Module:
    """Add the functions to an empty module."""
    lists_type = ir.ArrayType(_POINTER, _LISTS)
    lists = ir.GlobalVariable(module, lists_type, "free_blocks")
    lists.initializer, lists.linkage = ir.Constant(lists_type, None), "internal"
    _allocate(module, lists)
    _count_up(module)
    _count_down(module, lists)
    _find_data(module)
    _take_root(module)
    return module


def _function(module: ir.Module, name: str, result: Any, *args: Any) -> tuple[ir.Function, Any]:
    function = ir.Function(module, ir.FunctionType(result, args), name)
    function.attributes.add("noinline")  # Numba's pass that removes needless counting needs calls
    return function, ir.IRBuilder(function.append_basic_block())


def _field(builder: Any, head: Any, field: int) -> Any:
    typed = builder.bitcast(head, _HEAD.as_pointer())
    return builder.gep(typed, [_INT(0), _INT(field)], inbounds=True)


def _list(builder: Any, lists: Any, size: Any) -> Any:
    return builder.gep(lists, [_INT(0), size], inbounds=True)


def _allocate(module: ir.Module, lists: Any) -> None:
    """Return a block from the list of its size, or else from malloc, with one reference."""
    malloc = ir.Function(module, ir.FunctionType(_POINTER, [_INT]), "malloc")
    name = "NRT_MemInfo_alloc_aligned"
    function, builder = _function(module, name, _POINTER, _WORD, _INT)
    more = builder.add(function.args[0], _WORD(_HEAD_BYTES - 1))
    zeros = builder.ctlz(more, ir.IntType(1)(0))
    size = builder.trunc(builder.sub(_WORD(64), zeros), _INT)
    first = _list(builder, lists, size)
    old = builder.load(first)
    block = builder.alloca(_POINTER)
    with builder.if_else(builder.icmp_unsigned("==", old, _POINTER(None))) as (none, some):
        with none:
            builder.store(builder.call(malloc, [builder.shl(_INT(1), size)]), block)
        with some:
            builder.store(builder.load(_field(builder, old, _NEXT)), first)
            builder.store(old, block)
    head = builder.load(block)
    builder.store(_WORD(1), _field(builder, head, _COUNT))
    data = builder.gep(head, [_INT(_HEAD_BYTES)], inbounds=True)
    builder.store(data, _field(builder, head, _DATA))
    builder.store(size, _field(builder, head, _SIZE))
    builder.ret(head)


def _count_up(module: ir.Module) -> None:
    function, builder = _function(module, "NRT_incref", ir.VoidType(), _POINTER)
    head = function.args[0]
    with builder.if_then(builder.icmp_unsigned("!=", head, _POINTER(None))):
        count = _field(builder, head, _COUNT)
        builder.store(builder.add(builder.load(count), _WORD(1)), count)
    builder.ret_void()


def _count_down(module: ir.Module, lists: Any) -> None:
    """Put a block without references into the list of its size."""
    function, builder = _function(module, "NRT_decref", ir.VoidType(), _POINTER)
    head = function.args[0]
    with builder.if_then(builder.icmp_unsigned("!=", head, _POINTER(None))):
        count = _field(builder, head, _COUNT)
        left = builder.sub(builder.load(count), _WORD(1))
        builder.store(left, count)
        with builder.if_then(builder.icmp_unsigned("==", left, _WORD(0))):
            first = _list(builder, lists, builder.load(_field(builder, head, _SIZE)))
            builder.store(builder.load(first), _field(builder, head, _NEXT))
            builder.store(head, first)
    builder.ret_void()


def _find_data(module: ir.Module) -> None:
    function, builder = _function(module, "NRT_MemInfo_data_fast", _POINTER, _POINTER)
    function.attributes.discard("noinline")
    builder.ret(builder.load(_field(builder, function.args[0], _DATA)))


def _take_root(module: ir.Module) -> None:
    """Define C's sqrt by the instruction, which rounds correctly as C's does."""
    double = ir.DoubleType()
    function, builder = _function(module, "sqrt", double, double)
    function.attributes.discard("noinline")
    root = module.declare_intrinsic("llvm.sqrt", [double])
    builder.ret(builder.call(root, [function.args[0]]))
