"""Runs inside Pyodide: finds which modules a host in a browser uses, and compiles them.

It plays, thinks and asks as pages do; what was imported by then is what an edition holds. The
result are folders of compiled modules beside this file, and `modules.json`, their names.
"""

import ast
import importlib
import json
import marshal
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

HERE = Path("/here")


def file_of(module: object) -> str:
    """Return the file of a module, if it has one in Python."""
    found = getattr(getattr(module, "__spec__", None), "origin", None) or ""
    return found if found.endswith(".py") else ""


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """Return a module as byte code without docstrings, never compared with its source."""
    tree = undocumented(ast.parse(source))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    # A header of 16 bytes: the format, that it is never compared, and a digest of the source.
    flags = (1).to_bytes(4, "little")
    return MAGIC_NUMBER + flags + source_hash(source) + marshal.dumps(code)


def undocumented(tree: ast.Module) -> ast.Module:
    """Remove the docstrings of a module: they are a part of it that nobody reads there."""
    for node in ast.walk(tree):
        documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def write(folder: str, path: str, name: str) -> None:
    """Compile a module to a file of the same name in a folder."""
    loader = sys.modules[name].__spec__.loader  # type: ignore[union-attr]
    source: bytes = loader.get_data(file_of(sys.modules[name]))  # type: ignore[union-attr]
    target = HERE / folder / Path(path).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    # Our own assertions stay.
    target.write_bytes(compiled(source, path, 2 if folder == "stdlib" else 0))


def pack() -> None:
    """Compile everything that is imported now."""
    names: dict[str, list[str]] = {"stdlib": [], "app": []}
    for name, module in sorted(sys.modules.items()):
        file = file_of(module)
        for folder, root in (("stdlib", "/lib/python314.zip/"), ("app", "/here/src/")):
            if file.startswith(root):
                write(folder, file.removeprefix(root), name)
                names[folder].append(name)
    (HERE / "modules.json").write_text(json.dumps(names))


async def use() -> None:
    """Do what pages let a host do."""
    sys.path[:0] = ["/here/src", "/here/walk"]
    from memory_database import MemoryDatabase  # type: ignore[import-not-found]
    from pocket_walk import (  # type: ignore[import-not-found]
        NOW,
        PERSON,
        OwnHelper,
        ask_everything,
        think,
        walk,
        ways,
    )

    importlib.import_module("embertide.pocket.browser")
    from embertide.catalog import OURS
    from embertide.pocket.helper import Helper
    from embertide.pocket.host import PocketHost
    from embertide.pocket.players import RoomPlayers
    from embertide.pocket.thinkers import PocketThinkers

    async def library(room: str) -> str:
        return f"/here/{room}.so"

    helper = OwnHelper(Helper(library))
    thinkers = PocketThinkers(OURS, RoomPlayers(OURS, library).load, helper)
    for game, room in OURS.items():
        await think(thinkers, room)
        await walk(game, ways(room)[0], MemoryDatabase())
    host = PocketHost(MemoryDatabase(), OURS, thinkers, PERSON, lambda: NOW)
    await host.open()
    await ask_everything(host)
    await host.close()
