"""`python -m embertide` is the `embertide` command."""

from embertide.cli import main

main()
