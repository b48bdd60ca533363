"""What an extra installs is named where it is missing."""

from pathlib import Path

import pytest

from embertide.core.extras import EXTRAS, IMPORTED_AS, MissingExtra, required

ROOT = Path(__file__).parents[2]


def test_a_foreign_module_that_is_missing_is_not_explained() -> None:
    with pytest.raises(ModuleNotFoundError) as other, required():
        raise ModuleNotFoundError("No module named 'x'", name="x.y")
    assert not isinstance(other.value, MissingExtra)


@pytest.mark.parametrize(("module", "package"), [("numba", "numba"), *IMPORTED_AS.items()])
def test_a_missing_package_is_named_with_its_extra(module: str, package: str) -> None:
    with pytest.raises(MissingExtra) as missing, required():
        raise ModuleNotFoundError(name=f"{module}.part")
    extra = next(extra for extra, packages in EXTRAS.items() if package in packages)
    assert str(missing.value) == f'This needs {package}: pip install "embertide[{extra}]"'
