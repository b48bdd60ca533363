"""The command line: composes rooms, tables and the terminal."""


def main() -> None:
    """Run the `embertide` command."""
    # Imported on call: other modules of this package work without typer and a terminal.
    from embertide.cli.app import main as run  # noqa: PLC0415

    run()
