"""Every sum that is shown follows from the rules: in lessons, on chips, in the README and docs."""

import json
from functools import cache
from pathlib import Path

import pytest

from embertide.catalog import ROOMS, find_room
from embertide.core.actor import NATURE
from embertide.games.feurio.present.telling import count_region
from embertide.games.feurio.rules import fire
from embertide.games.feurio.rules.board import NEIGHBOURS
from embertide.games.feurio.rules.box import COLOURS
from embertide.games.feurio.rules.scoring import Region, scores, wooded
from embertide.games.feurio.rules.state import State as Forest
from embertide.games.firewater.rules.board import SQUARES
from embertide.games.firewater.rules.field import influence, presence
from embertide.games.firewater.rules.scoring import scores as count
from embertide.games.firewater.rules.state import State as Squares
from embertide.play.match.match import AnyMatch
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay
from embertide.words import LANGUAGES, say
from tests.rules.feurio.test_example import after as example_after
from tests.words.sentences import sentences
from tests.words.sums import Formula, formula, formulas, states

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web/src/games"
SUMS = GAMES / "feurio/sums.fixture.json"
PAGES = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md")))

LEARNER, OTHER = 0, 1
RED, GREEN, BLUE, YELLOW = range(4)


@cache
def lesson(game: str) -> tuple[AnyMatch, ...]:
    """Return the positions of a lesson: the one with index n follows n moves of seats."""
    text = (GAMES / game / "lesson.record.json").read_text("utf-8")
    record = read_record(text, ROOMS)
    match = replay(record, find_room(game))
    return (*(at for at, _ in match.steps() if at.actor != NATURE), match)


def forest(moves: int) -> Forest:
    state = lesson("feurio")[moves].state
    assert isinstance(state, Forest)
    return state


def squares(moves: int) -> Squares:
    state = lesson("firewater")[moves].state
    assert isinstance(state, Squares)
    return state


def region(state: Forest, colour: int, *values: int) -> Region:
    """Return the region of a colour with these values."""
    (found,) = (r for r in wooded(state, colour) if sorted(r.values) == sorted(values))
    return found


def step(game: str, name: str, language: str) -> str:
    """Return the sentence of a step of a lesson."""
    (sentence,) = (s for s in sentences(language) if s.key == f"web-{game}-lesson-{name}")
    (text,) = sentence.texts
    return text


def numbers(text: str) -> set[str]:
    return {word.strip("().,;:!?…«»\u00a0\u202f") for word in text.replace("\u00a0", " ").split()}


# The lesson of Feurio!.


@pytest.mark.parametrize("language", LANGUAGES)
def test_feurio_lesson_heat(language: str) -> None:
    state = forest(2)
    spots = fire.hottest(state.fire)
    assert len(spots) == 2
    (total,) = {state.fire.heat[spot] for spot in spots}
    (around,) = [f for f in formulas(step("feurio", "heat", language)) if f.result is not None]
    assert (sum(around.values), around.result) == (total, total)
    for spot in spots:
        tiles = (state.fire.tiles.get(near) for near in NEIGHBOURS[spot])
        assert sorted(around.values) == sorted(tile.value for tile in tiles if tile)


def test_feurio_lesson_spots() -> None:
    """Two spots are equally hot for the 1, one for the 6, and four for the last tile."""
    assert [len(fire.hottest(forest(moves).fire)) for moves in (6, 10, 14)] == [2, 1, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_feurio_lesson_count(language: str) -> None:
    red = region(forest(8), RED, 5, 1)
    assert states(step("feurio", "count", language), red.values, red.divisor, red.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_feurio_lesson_enclosed(language: str) -> None:
    yellow = region(forest(11), YELLOW, 5)
    assert (yellow.divisor, yellow.value) == (0, 0)
    assert {"5", "6"} <= numbers(step("feurio", "walled", language))


def test_feurio_lesson_full() -> None:
    (six,) = (tile for tile in forest(12).fire.tiles.values() if tile.value == 6)
    assert (six.posted[RED], six.room) == (3, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_feurio_lesson_join(language: str) -> None:
    text = step("feurio", "join", language)
    alone = region(forest(15), RED, 6)
    assert states(text, alone.values, alone.divisor, alone.value)
    joined = region(forest(16), RED, 1, 5, 3, 6)
    assert states(text, joined.values, joined.divisor, joined.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_feurio_lesson_end(language: str) -> None:
    points = scores(forest(16)).points[LEARNER]
    assert str(points) in numbers(step("feurio", "end", language))


# The lesson of Fire & Water.


@pytest.mark.parametrize(("name", "moves", "square"), [("token", 6, "a1"), ("cover", 12, "a2")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_firewater_lesson_influence(language: str, name: str, moves: int, square: str) -> None:
    own, other = influence(squares(moves).field, SQUARES[square], 2)
    assert own > other
    assert {square, str(own), str(other)} <= numbers(step("firewater", name, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_firewater_lesson_claim(language: str) -> None:
    field = squares(10).field
    own, other = presence(field, SQUARES["b3"], 2)
    text = step("firewater", "claim", language)
    (sums,) = formulas(text)
    assert (sum(sums.values), sums.result) == (other, other)
    halves = [field.tops[near] for near in field.board.grid.beside[SQUARES["b3"]]]
    theirs = [getattr(top, "value", 0) for top in halves if getattr(top, "seat", None) == OTHER]
    assert sorted(sums.values) == sorted(theirs)
    assert str(own) in numbers(text)
    assert own < other


def test_firewater_lesson_end() -> None:
    assert count(squares(13)).points[LEARNER] == 4


# Everything else.


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_in_sentences_are_right(language: str) -> None:
    wrong = [
        f"{sentence.key}: {found.text}: {fault}"
        for sentence in sentences(language)
        for text in sentence.texts
        for found in formulas(text)
        for fault in found.faults()
    ]
    assert wrong == []


def test_sums_in_pages_are_right() -> None:
    wrong = [
        f"{page.name}: {found.text}: {fault}"
        for page in PAGES
        for found in formulas(page.read_text("utf-8"))
        if "÷" in found.text
        for fault in found.faults()
    ]
    assert wrong == []


def example() -> Forest:
    """Return the end of the worked example (RULES.md): its regions are known by their values."""
    state = example_after(21).state
    assert isinstance(state, Forest)
    return state


def test_the_readme_shows_a_region_of_the_worked_example() -> None:
    green = region(example(), GREEN, 5, 6, 1)
    shown = [f for f in formulas((ROOT / "README.md").read_text("utf-8")) if f.divisor]
    assert shown
    for found in shown:
        assert sorted(found.values) == sorted(green.values)
        assert (found.divisor, found.result) == (green.divisor, green.value)


# What the client shows: its own tests use the same file.


def fixture() -> list[dict[str, object]]:
    """Return the regions of the lesson and of the worked example, with their formulas."""
    found = [
        r for state in (forest(16), example()) for colour in range(4) for r in wooded(state, colour)
    ]
    return [
        {
            "colour": COLOURS[r.colour],
            "values": list(r.values),
            "divisor": r.divisor,
            "value": r.value,
            "formula": formula(r) if r.divisor else None,
        }
        for r in found
    ]


def test_the_client_is_tested_with_the_sums_of_the_rules() -> None:
    assert json.loads(SUMS.read_text("utf-8")) == fixture()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_in_words_shows_the_same_sums(language: str) -> None:
    for colour in range(4):
        for r in wooded(example(), colour):
            text = say(count_region(r), language)
            if r.divisor:
                assert text.endswith(formula(r))
            else:
                assert text.endswith("→ 0")


# The checks themselves.


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("5 + 6 + 1 ÷ 1 = 12", ["a sum that is divided needs brackets"]),
        ("(3 + 5 + 6) ÷ 3 = 5", ["a rounded result takes an arrow"]),
        ("(3 + 5 + 6) ÷ 3 → 4", ["this makes 5"]),
        ("3 + 1 + 2 = 7", ["this makes 6"]),
        ("6 ÷ 4 → 1", ["this makes 2"]),
        ("(3 + 5 + 6) ÷ 3 → 5, 6 ÷ 6 = 1, 4 + 5 = 9", []),
    ],
)
def test_wrong_sums_are_found(text: str, faults: list[str]) -> None:
    assert [fault for found in formulas(text) for fault in found.faults()] == faults


def test_sums_are_read() -> None:
    assert list(formulas("36 tiles, (5 + 6) ÷ 5 → 3 for red")) == [
        Formula("(5 + 6) ÷ 5 → 3", (5, 6), 5, "→", 3)
    ]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("(5 + 1) ÷ 1 → 6", True),
        ("1 + 5 = 6, divided by 1, makes 6", True),
        ("Then 5 + 1 = 6, divided by 1.", True),
        ("5 + 1 = 6, divided by 2", False),
        ("5 + 2 = 6, divided by 1", False),
        ("5 and 1", False),
    ],
)
def test_regions_are_recognised(text: str, right: bool) -> None:
    assert states(text, (5, 1), 1, 6) is right


if __name__ == "__main__":
    SUMS.write_text(json.dumps(fixture(), indent=2) + "\n", "utf-8")
