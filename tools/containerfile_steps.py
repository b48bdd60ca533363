"""Runs the steps of deploy/Containerfile in an empty folder, where no container engine is at hand.

`python tools/containerfile_steps.py FOLDER` builds in FOLDER what the image would hold, then starts
the server and runs the health check. Absolute paths of the file are taken as below FOLDER. It needs
the Python of the image's version, PyPI and the npm registry.
"""

import json
import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "deploy/Containerfile"
PATHS = re.compile(r"(?<![\w.$/:])/(opt/embertide|wheel|source|data)\b")
"""The absolute paths of the image."""
START = 120
"""Seconds that the server may take to start."""


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the instructions of a Containerfile with their arguments, without comments."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word:
            yield word, rest.strip()


class Image:
    """A folder that stands for the file system of an image, and its environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environ = dict(os.environ)
        self.entry: list[str] = []
        self.check: list[str] = []
        self.stage = 0
        self.arguments: dict[str, str] = {}

    def inside(self, text: str) -> str:
        """Return text with the paths of the image as those of this folder."""
        return PATHS.sub(lambda found: f"{self.folder}/{found[1]}", text)

    def value(self, text: str, known: Mapping[str, str]) -> str:
        """Return text with its variables replaced."""
        return re.sub(r"\$\{?(\w+)\}?", lambda found: known.get(found[1], ""), text)

    def step(self, word: str, rest: str) -> None:
        """Carry out one instruction."""
        match word:
            case "FROM":
                self.stage += 1
            case "ARG":
                name, _, default = rest.partition("=")
                self.arguments[name] = default
            case "ENV":
                for pair in shlex.split(rest):
                    name, _, value = pair.partition("=")
                    known = self.environ | self.arguments
                    self.environ[name] = self.inside(self.value(value, known))
            case "COPY" if self.stage == 1:
                self._copy(rest)
            case "RUN" if self.stage == 1:
                self._run(rest)
            case "HEALTHCHECK":
                self.check = json.loads(rest.partition(" CMD ")[2])
            case "ENTRYPOINT" | "CMD":
                self.entry += json.loads(rest)

    def _copy(self, rest: str) -> None:
        target = self.folder / "source"
        target.mkdir(exist_ok=True)
        name = rest.split(maxsplit=1)[0]
        archive = subprocess.Popen(  # noqa: S603 - our own file
            ["git", "archive", "HEAD", name],  # noqa: S607
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        subprocess.run(["tar", "x", "-C", str(target)], stdin=archive.stdout, check=True)  # noqa: S603, S607

    def _run(self, rest: str) -> None:
        print("RUN", rest, flush=True)  # noqa: T201 - a tool
        subprocess.run(  # noqa: S603 - our own file
            ["sh", "-euc", self.inside(rest)],  # noqa: S607
            cwd=self.folder / "source",
            env=self.environ,
            check=True,
        )


def serve(image: Image) -> None:
    """Start the server as the image does, and run the health check until it succeeds."""
    (image.folder / "data").mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    environ = image.environ | {"EMBERTIDE_HOST": "127.0.0.1", "EMBERTIDE_PORT": port}
    environ["EMBERTIDE_DATABASE"] = f"sqlite:///{image.folder}/data/embertide.db"
    check = [part.replace("8417", port) for part in image.check]
    before = _compiled(image)
    server = subprocess.Popen(image.entry, env=environ, cwd=image.folder / "data")  # noqa: S603
    try:
        started = time.monotonic()
        while subprocess.run(check, env=environ, check=False, stderr=subprocess.DEVNULL).returncode:  # noqa: S603
            assert server.poll() is None, "the server has stopped"
            assert time.monotonic() - started < START, "the health check fails"
            time.sleep(0.5)
        print(f"healthy after {time.monotonic() - started:.1f} s", flush=True)  # noqa: T201
        time.sleep(15)
        assert _compiled(image) == before, "the server compiles, although the image has the code"
    finally:
        server.terminate()
        server.wait()


def _compiled(image: Image) -> set[str]:
    folder = Path(image.environ["XDG_CACHE_HOME"])
    return {str(file) for file in folder.rglob("*.nbc")} | {str(f) for f in folder.rglob("*.nbi")}


def main() -> None:
    """Carry out all steps, then try the result."""
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir()
    image = Image(folder)
    for word, rest in instructions(FILE.read_text("utf-8")):
        image.step(word, rest)
    serve(image)
    print("all steps succeeded")  # noqa: T201


if __name__ == "__main__":
    main()
