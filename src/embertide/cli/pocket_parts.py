"""The parts of an edition: its modules in one file, and its manifest; and how to keep one room."""

import gzip
import hashlib
import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from embertide.core.errors import Malformed

MODULES = "embertide.pack"
"""All modules and data: an archive compressed as a whole, which is smaller than file by file.

It has no ending that web hosts know: some would decompress it on the way.
"""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same sources give the same bytes."""


def packed(contents: Mapping[str, bytes]) -> bytes:
    """Return files as one pack, the same bytes for the same files."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        # Files of one kind beside each other compress best.
        for name in sorted(contents, key=lambda name: (name.rpartition(".")[2], name)):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), contents[name])
    return gzip.compress(whole.getvalue(), 9, mtime=0)


def unpacked(pack: bytes) -> dict[str, bytes]:
    """Return the files of a pack."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(pack))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def keep_room(folder: Path, room: str) -> None:
    """Leave one room in an edition's folder; raise Malformed if it cannot be alone there."""
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    if room not in manifest["rooms"]:
        raise Malformed("option-game", game=room, games=", ".join(manifest["rooms"]))
    others = [other for other in manifest["rooms"] if other != room]
    for other in others:
        (folder / f"{other}.so").unlink()
    away = tuple(f"embertide/games/{other}/" for other in others)
    files = unpacked((folder / MODULES).read_bytes())
    kept = {name: text for name, text in files.items() if not name.startswith(away)}
    (folder / MODULES).write_bytes(packed(kept))
    write_manifest(folder, [room])


def write_manifest(folder: Path, rooms: Iterable[str]) -> None:
    """Write the list of all files of a folder, with the version that follows from it."""
    files = []
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        if file.name == "manifest.json":
            continue
        content = file.read_bytes()
        digest = hashlib.sha256(content).hexdigest()
        path = file.relative_to(folder).as_posix()
        files.append({"path": path, "bytes": len(content), "sha256": digest})
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()
    manifest = {"version": version, "rooms": list(rooms), "files": files}
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
