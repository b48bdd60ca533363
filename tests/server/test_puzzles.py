"""Puzzles: sound positions, answers that stay on the server until a try, and their counts."""

import json
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.errors import Refusal
from embertide.host.puzzles import PuzzleBook
from tests.support.local_server import Json, local_server, run

BOOK = PuzzleBook(ROOMS)
GAMES = BOOK.games()
LEAST, AHEAD = 60, 0.15


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_sound(game: str) -> None:
    """Every record is a legal game, every move is judged, and one is clearly the best."""
    assert len(BOOK.ids(game)) >= LEAST
    for name in BOOK.ids(game):
        puzzle = BOOK.puzzle(game, name)
        assert puzzle.match.actor >= 0
        assert not puzzle.match.room.hides(puzzle.match.options)
        first, second = sorted(puzzle.worth.values(), reverse=True)[:2]
        assert puzzle.worth[puzzle.best] == first <= 1
        assert first - second > AHEAD - 1e-3


def test_every_game_with_computers_has_puzzles() -> None:
    assert [name for name, room in ROOMS.items() if room.thinks] == GAMES


def test_games_take_turns_in_the_puzzle_of_the_day() -> None:
    found = [BOOK.of_day(number) for number in range(200)]
    assert {pair[0] for pair in found if pair} == set(GAMES)
    assert len(set(found)) > 100
    assert PuzzleBook({}).of_day(1) is None


def wrong(puzzle: Json) -> str:
    """Return a legal move that is not the best."""
    best = BOOK.puzzle(puzzle["game"], puzzle["id"]).best
    return str(next(move for move in puzzle["moves"] if move != best))


def all_values(found: Any) -> list[Any]:
    if isinstance(found, dict):
        return [value for part in found.values() for value in all_values(part)]
    if isinstance(found, list):
        return [value for part in found for value in all_values(part)]
    return [found]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_comes_after_the_try(game: str) -> None:
    async def story() -> None:
        async with local_server() as server:
            ann, bob = server.guest(), server.guest()
            puzzle = await ann.get(f"/puzzles/{game}")
            known = BOOK.puzzle(game, puzzle["id"])
            assert puzzle["moves"] == list(known.worth)
            assert set(puzzle) & {"best", "worth", "record"} == set()
            # The text of the best move is nowhere but in the list of the legal ones.
            rest = {key: value for key, value in puzzle.items() if key not in ("moves", "view")}
            assert known.best not in all_values(rest)
            assert (puzzle["tried"], puzzle["solved"], puzzle["mine"]) == (0, 0, None)
            path = f"/puzzles/{game}/{puzzle['id']}"
            failed = await ann.post(path, {"move": wrong(puzzle)})
            assert (failed["right"], failed["mine"]) == (False, False)
            assert failed["best"]["move"] == known.best
            assert failed["best"]["expected"] - failed["yours"]["expected"] > AHEAD - 1e-3
            again = await ann.post(path, {"move": known.best})
            assert (again["right"], again["mine"]) == (True, False)
            solved = await bob.post(path, {"move": known.best})
            assert (solved["right"], solved["mine"]) == (True, True)
            assert (solved["tried"], solved["solved"]) == (2, 1)
            assert (await ann.get(path))["mine"] is False
            after = await ann.get(f"/puzzles/{game}?after={puzzle['id']}")
            assert after["id"] != puzzle["id"]
            assert after["number"] == 2
            tries = (await ann.get("/results"))["tries"]
            assert tries == [{"game": game, "puzzle": puzzle["id"], "solved": False}]

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_the_view_is_that_of_the_seat_to_move(game: str) -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            puzzle = await ann.get(f"/puzzles/{game}")
            known = BOOK.puzzle(game, puzzle["id"])
            room = known.match.room
            aids = ["spots", "counts", "scores"]
            view = room.show(room.game.view(known.match.state, known.match.actor), aids)
            assert puzzle["view"] == json.loads(json.dumps(view))
            move = puzzle["moves"][0]
            path = f"/puzzles/{game}/{puzzle['id']}"
            assert (await ann.post(f"{path}/preview", {"move": move}))["move"] == move
            assert (await ann.post(f"{path}/why", {"move": move}))["why"] is None
            assert (await ann.post(f"{path}/why", {"move": "?"}))["why"] is not None

    run(story())


def test_unknown_puzzles_and_moves_are_refused() -> None:
    async def story() -> None:
        async with local_server() as server:
            ann = server.guest()
            for path in ("/puzzles/none", "/puzzles/none/x", "/puzzles/feurio/x"):
                assert (await ann.get(path, 404))["why"]["key"] == "puzzle-missing"
            name = BOOK.ids("feurio")[0]
            await ann.post(f"/puzzles/feurio/{name}", {"move": "?"}, 422)
            assert (await ann.get(f"/puzzles/feurio/{name}"))["tried"] == 0

    run(story())
    with pytest.raises(Refusal):
        BOOK.puzzle("feurio", "x")
