"""What `import embertide` offers: all names, loaded when they are used, with running examples."""

import doctest
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version

import pytest

import embertide as et

EXAMPLES = ("feurio", "firewater", "library.opening", "library.reading", "play.match.match")


def test_every_public_name_exists() -> None:
    for name in et.__all__:
        assert getattr(et, name) is not None
    assert et.__version__ == version("embertide")
    assert set(et.__all__) <= set(dir(et))
    for room in (et.feurio, et.firewater):
        assert all(hasattr(room, name) for name in room.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        et.nonsense  # type: ignore[attr-defined]  # noqa: B018 - it is looked up


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_docstrings_run(name: str) -> None:
    module = import_module(f"embertide.{name}")
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def _loaded(code: str) -> set[str]:
    report = f"{code}\nimport sys; print(*sys.modules)"
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", report], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_importing_it_loads_little() -> None:
    """Each part is loaded at its first use; sentences, catalog and numbers are not needed yet."""
    heavy = {"numpy", "numba", "fluent.runtime", "babel", "rich", "typer", "pydantic"}
    assert not _loaded("import embertide") & {*heavy, "embertide.words", "embertide.catalog"}
    play = "import embertide as et; m = et.feurio.new(); print(m.play(m.legal()[0]))"
    assert not _loaded(play) & heavy
