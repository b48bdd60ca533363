"""A made-up offline edition: its worker answers what a server has answered before."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.support.patience import PATIENCE
from tests.support.processes import ServerLauncher
from tests.support.server_process import ME, ServerProcess, order

WORKER = Path(__file__).with_name("edition.js")
PYTHON = 2_300_000
"""Bytes of the largest file, so that there is a size to state."""


class MadeEdition:
    """An edition in a folder, which can be replaced by a newer one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "pyodide").mkdir(parents=True)
        (folder / "pyodide/python.wasm").write_bytes(b"\0" * PYTHON)
        shutil.copy(WORKER, folder / "worker.js")
        self.write("v1", {})

    def write(self, version: str, calls: dict[str, Any]) -> None:
        """Write what the worker answers, and the manifest."""
        answers = json.dumps({"version": version, "calls": calls})
        (self.folder / "answers.json").write_text(answers, "utf-8")
        files = [
            {
                "path": path,
                "bytes": len(content := (self.folder / path).read_bytes()),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
            for path in ("answers.json", "pyodide/python.wasm", "worker.js")
        ]
        manifest = {"version": version, "rooms": ["feurio"], "files": files}
        (self.folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")


@contextmanager
def house_with(
    edition: MadeEdition, folder: Path, servers: ServerLauncher | None = None
) -> Iterator[ServerProcess]:
    """Open a server that hands out an edition, whose worker answers what this server does."""
    with ServerProcess(folder, servers, EMBERTIDE_POCKET=str(edition.folder)) as house:
        edition.write("v1", answers_of(house))
        house.kill()
        # The version is read at the start.
        house.start()
        yield house


def answers_of(house: ServerProcess) -> dict[str, Any]:
    """Return what a host of one person would say who has a game of their own and one finished."""
    with httpx.Client(base_url=f"{house.url}/api", timeout=PATIENCE) as http:
        me = http.get("/me").json()
        table = http.post("/tables", json=order("feurio", ME, mode="solitaire")).json()["id"]
        entropy = {"type": "entropy", "id": "e", "value": "0" * 64}
        http.post(f"/tables/{table}/requests", json=entropy).raise_for_status()
        lists = http.get("/tables").json()
        start = http.get("/start?since=0").json()
        game = http.get(f"/tables/{table}").json()
        said = {
            "GET /me": me | {"name": "You"},
            "GET /games": http.get("/games").json(),
            "GET /readiness": http.get("/readiness").json(),
            "GET /tables": lists,
            "GET /start": start | {"progress": _progress()},
            "GET /results": _progress(),
            "GET /tables/local-game": game,
        }
    text = json.dumps(said).replace(json.dumps(table), '"local-game"')
    found: dict[str, Any] = json.loads(text)
    return found


def _progress() -> dict[str, Any]:
    """Return one game that was won on this device."""
    person = {"kind": "person", "name": "You", "level": None, "mine": True, "registered": False}
    result = {
        "table": "local-finished",
        "game": "feurio",
        "mode": "solitaire",
        "variants": [],
        "at": 1_700_000_000,
        "moves": 40,
        "outcome": "won",
        "early": False,
        "seat": 0,
        "points": [],
        "seats": [person],
        "counts": True,
        "level": None,
        "daily": None,
        "feats": {},
        "kept": True,
    }
    return {
        "tag": "local",
        "account": False,
        "total": 1,
        "results": [result],
        "days": [],
        "tries": [],
    }
