"""Reading and writing text files, with refusals instead of tracebacks."""

from pathlib import Path

from embertide.core.errors import Malformed


def read_text(path: Path) -> str:
    """Return the text of a file; raise Malformed if it cannot be read."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as bad:
        raise Malformed("file-unreadable", file=str(path), reason=bad.strerror or "") from None
    except UnicodeDecodeError:
        raise Malformed("file-not-text", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    except OSError as bad:
        part.unlink(missing_ok=True)
        raise Malformed("file-unwritable", file=str(path), reason=bad.strerror or "") from None
