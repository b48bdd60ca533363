"""Runs one measurement: `python -m bench rules`."""

import importlib
import pkgutil
import sys

import bench


def main() -> None:
    """Runs the measurement named first, with the other arguments."""
    names = sorted(m.name for m in pkgutil.iter_modules(bench.__path__) if m.name != "__main__")
    if len(sys.argv) < 2 or sys.argv[1] not in names:
        sys.exit(f"Name a measurement: python -m bench {'|'.join(names)}")
    importlib.import_module(f"bench.{sys.argv[1]}").main(sys.argv[2:])


main()
