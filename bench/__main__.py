"""Runs one measurement: `python -m bench rules`; `--save rules` also keeps what it prints."""

import importlib
import io
import pkgutil
import sys
from collections.abc import Callable
from contextlib import redirect_stdout

import bench
from bench.table import file_of, save


def main() -> None:
    """Run the measurement named first with the other arguments; with --save, keep its tables."""
    keep = sys.argv[1:2] == ["--save"]
    if keep:
        del sys.argv[1]  # a table shows the command without it
    names = sorted(m.name for m in pkgutil.iter_modules(bench.__path__) if m.name != "__main__")
    if len(sys.argv) < 2 or sys.argv[1] not in names:
        sys.exit(f"Name a measurement: python -m bench [--save] {'|'.join(names)}")
    measure = importlib.import_module(f"bench.{sys.argv[1]}").main
    if keep:
        _save(sys.argv[1], measure)
    else:
        measure(sys.argv[2:])


def _save(name: str, measure: Callable[[list[str]], None]) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        measure(sys.argv[2:])
    sys.stdout.write(printed.getvalue())
    save(file_of(name), printed.getvalue())


main()
