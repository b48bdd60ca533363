"""The command line: puts rooms, house and terminal together."""


def main() -> None:
    """The `embertide` command."""
    # Loaded only here: parts of this package serve those who have no terminal at all.
    from embertide.cli.app import main as run  # noqa: PLC0415

    run()
