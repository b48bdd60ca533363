"""Builds the documentation site into dist/docs; warnings and outside resources are errors."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE = ROOT / "dist" / "docs"

_WARNING = re.compile(r"^(?:griffe|mkdocstrings|mkdocs_autorefs): .*$", re.MULTILINE)
"""What the collectors of docstrings log; Zensical's strict mode knows only its own warnings."""

_COLOUR = re.compile(r"\x1b\[[\d;]*m")

_FAULTS = {
    "loads from elsewhere": re.compile(
        r'<(?:script|link|img|iframe)[^>]+(?:src|href)="?(?:https?:)?//[^>]*>'
    ),
    "has a diagram that tools/docs/sequence.py cannot draw": re.compile("sequenceDiagram"),
}
"""What no page may contain, by what is wrong with it."""


def main() -> None:
    """Build the site and exit with what is wrong with it, if anything."""
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    printed = _COLOUR.sub("", done.stdout + done.stderr)
    sys.stdout.write(printed)
    if done.returncode or _WARNING.search(printed):
        sys.exit("The documentation has broken links, references or docstrings; see above.")
    if faults := list(_faults()):
        sys.exit("\n".join(faults))


def _faults() -> Iterator[str]:
    for page in sorted(SITE.rglob("*.html")):
        text = page.read_text("utf-8")
        for fault, pattern in _FAULTS.items():
            for found in pattern.finditer(text):
                yield f"{page.relative_to(SITE)} {fault}: {found[0]}"


main()
