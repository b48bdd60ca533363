"""One current table a subject, in a file that says when and how it was made."""

import re
from pathlib import Path

import pytest

from bench.table import TABLES, file_of, save


def test_a_section_is_replaced_and_the_history_stays_last(tmp_path: Path) -> None:
    path = tmp_path / "speed.md"
    path.write_text("# Speed\n\nold\n\n## Memory\n\nkept\n\n## History\n\nolder\n", "utf-8")
    save(path, "# Speed\n\nnew\n\n# Disk\n\nadded")
    headings = ["# Speed", "## Memory", "## Disk", "## History"]
    bodies = ["new", "kept", "added", "older"]
    parts = [f"{head}\n\n{body}\n" for head, body in zip(headings, bodies, strict=True)]
    assert path.read_text("utf-8") == "\n".join(parts)


def test_a_new_subject_begins_with_its_title(tmp_path: Path) -> None:
    save(tmp_path / "new.md", "# New\n\n| a |\n")
    assert (tmp_path / "new.md").read_text("utf-8") == "# New\n\n| a |\n"


def test_measurements_of_one_subject_share_a_file() -> None:
    assert file_of("faults") == file_of("server") == TABLES / "server.md"


@pytest.mark.parametrize("path", sorted(TABLES.iterdir()), ids=lambda path: path.name)
def test_a_table_says_inside_when_it_was_made(path: Path) -> None:
    assert re.fullmatch(r"[a-z-]+\.md", path.name)
    assert re.search(r"^20\d\d-\d\d-\d\d.* · ", path.read_text("utf-8"), re.MULTILINE)
