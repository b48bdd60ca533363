"""The command line: puts rooms, house and terminal together."""

from embertide.cli.app import main

__all__ = ["main"]
