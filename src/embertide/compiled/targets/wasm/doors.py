"""Doors: how Python in a browser calls a compiled function; side.py says what they are given."""

from typing import Any, Final

from embertide.compiled.linker import core

_ir: Final = core.codegen.llvmir
_types: Final = core.types
_arrays: Final = __import__("numba.np.arrayobj", fromlist=["populate_array"])

_WORD: Final = _ir.IntType(64)
_INT: Final = _ir.IntType(32)


def add_door(context: Any, module: Any, name: str, code: Any) -> None:
    """Add a door for compiled code to a module; a kernel that fails stops the program."""
    kind = _ir.FunctionType(_ir.VoidType(), [_WORD.as_pointer()])
    door = _ir.Function(module, kind, name)
    builder = _ir.IRBuilder(door.append_basic_block())
    row = _Row(context, builder, door.args[0])
    args = [row.read(each) for each in code.signature.args]
    function = context.declare_function(module, code.fndesc)
    result_type = code.fndesc.restype
    status, result = context.call_conv.call_function(
        builder, function, result_type, code.signature.args, args
    )
    with builder.if_then(status.is_error):
        builder.call(
            module.declare_intrinsic("llvm.trap", fnty=_ir.FunctionType(_ir.VoidType(), [])), []
        )
        builder.unreachable()
    if not isinstance(result_type, _types.NoneType):
        builder.store(_as_word(builder, result_type, result), door.args[0])
    builder.ret_void()


def _as_word(builder: Any, kind: Any, result: Any) -> Any:
    if isinstance(kind, _types.Float):
        return builder.bitcast(result, _WORD)
    if isinstance(kind, _types.Boolean) or not kind.signed:
        return builder.zext(result, _WORD) if result.type.width < 64 else result
    return builder.sext(result, _WORD) if result.type.width < 64 else result


class _Row:
    """Reads the arguments of a door, from the word after that of the result."""

    def __init__(self, context: Any, builder: Any, words: Any) -> None:
        self._context, self._builder, self._words = context, builder, words
        self._at = 0

    def _load(self) -> Any:
        self._at += 1
        return self._builder.load(self._builder.gep(self._words, [_INT(self._at)]))

    def read(self, kind: Any) -> Any:
        """Return the next argument, of that type, as Numba represents it."""
        builder, context = self._builder, self._context
        if isinstance(kind, _types.BaseTuple):
            return context.make_tuple(builder, kind, [self.read(part) for part in kind])
        if isinstance(kind, _types.Array):
            return self._array(kind)
        word = self._load()
        if isinstance(kind, _types.Float):
            return builder.bitcast(word, context.get_value_type(kind))
        if isinstance(kind, _types.Record):
            return builder.inttoptr(word, context.get_value_type(kind))
        assert isinstance(kind, _types.Integer), kind
        assert kind.bitwidth == 64, kind
        return word

    def _array(self, kind: Any) -> Any:
        assert kind.layout == "C", kind
        builder, context = self._builder, self._context
        array = context.make_array(kind)(context, builder)
        data = builder.inttoptr(self._load(), array.data.type)
        shape = [self._load() for _ in range(kind.ndim)]
        size = _WORD(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        strides = [size]
        for length in shape[:0:-1]:
            strides.insert(0, builder.mul(strides[0], length))
        _arrays.populate_array(array, data, shape, strides, size, None)
        return array._getvalue()
