"""Every input of a network of Feurio! has one name."""

from types import ModuleType

import pytest

from embertide.games.feurio.advice.inputs import (
    choice_input,
    goal_input,
    goal_post_input,
    post_input,
    rival_post_input,
    seat_input,
    spot_input,
    tile_input,
)

SEVERAL = {"VALUE": 6, "CHANCE": 4, "PLAYERS": 4}
"""The sizes of inputs that have several places."""


def places(module: ModuleType) -> list[int]:
    found: list[int] = []
    for name, first in vars(module).items():
        if name.isupper() and name not in ("COUNT", "OWN"):
            wide = SEVERAL.get(name, 1) if module in (post_input, seat_input, goal_input) else 1
            found += range(first, first + wide)
    return found


@pytest.mark.parametrize(
    "modules",
    [
        [post_input, rival_post_input],
        [post_input, goal_post_input],
        [seat_input],
        [choice_input],
        [goal_input],
        [spot_input],
        [tile_input],
    ],
    ids=lambda modules: modules[-1].__name__.rpartition(".")[2],
)
def test_the_names_fill_the_vector(modules: list[ModuleType]) -> None:
    count = modules[0].COUNT
    assert sorted(place for module in modules for place in places(module)) == list(range(count))


def test_a_seat_comes_before_its_rivals() -> None:
    assert seat_input.OWN == seat_input.RIVAL_WORTH == seat_input.NEXT + 1
