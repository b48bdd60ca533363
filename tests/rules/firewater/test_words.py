"""Every message of the room has words, and every refusal has a test."""

import ast
from pathlib import Path

import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.games import firewater
from embertide.games.firewater import ROOM, State
from embertide.words import has, say
from tests.support.firewater_positions import CORNER, COURT, FULL, SIEGE, STUCK, SUMMONED
from tests.support.firewater_table import GAME, after, play, with_tokens

ROOM_FILES = sorted(Path(firewater.__file__).parent.rglob("*.py"))
RULINGS = {"W-1", "W-6", "W-7", "W-8", "W-10", "W-11", "W-13"}


def literals(source: str) -> set[str]:
    """Return the message keys that are literals in a source."""
    nodes = ast.walk(ast.parse(source))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and text.startswith("firewater-")}


def refusals() -> set[str]:
    """Return the keys in files that refuse moves, texts and boards."""
    names = ("rules/refusals.py", "rules/notation.py", "rules/board.py")
    sources = [file.read_text() for file in ROOM_FILES if file.as_posix().endswith(names)]
    assert len(sources) == len(names)
    return set().union(*map(literals, sources))


def test_every_refusal_is_tested() -> None:
    tests = [path.read_text() for path in Path(__file__).parent.glob("test_*.py")]
    assert refusals() <= set().union(*map(literals, tests))


def test_every_key_has_words() -> None:
    keys = set().union(*(literals(file.read_text()) for file in ROOM_FILES))
    whole = {key for key in keys if not key.endswith("-")}
    assert len(whole) > 50
    assert not {key for key in whole if not has(key)}


def test_every_rule_has_words_and_every_ruling_says_so() -> None:
    rules = [rule for numbers in ROOM.rules.values() for rule in numbers]
    assert rules == [f"W-{n}" for n in range(1, 16)]
    assert all(has(heading) for heading in ROOM.rules)
    assert all(has(rule) for rule in rules)
    assert {rule for rule in rules if has(f"{rule}.ruling")} == RULINGS


@pytest.mark.parametrize(
    ("moves", "text", "phrase"),
    [
        ("", "e:c3", "Player 1 places an elemental on c3."),
        (SUMMONED, "m13:a3a2", "Player 2 places a marker: fire 1 on a3, water 3 on a2."),
        (SUMMONED, "l:b1", "Player 2 places the leader on b1."),
        (CORNER, "t:a1", "Player 2 takes a1."),
        (SIEGE, "t:b1", "Player 2 conquers Player 1’s leader on b1 with 2 tokens."),
        (COURT + " m22:b7b8", "c:b6", "Player 2 claims the elemental on b6 with 2 tokens."),
        (STUCK, "-", "Player 2 has no possible action and passes."),
        (FULL + "m33:g2g3", "-", "Player 2 places no token in the last round."),
    ],
)
def test_moves_have_sentences(moves: str, text: str, phrase: str) -> None:
    assert say(ROOM.tell(after(moves), GAME.read(text), 0)) == phrase


@pytest.mark.parametrize(
    ("moves", "phrase"),
    [
        ("e:c3", "Place elemental 2 of 3"),
        (SUMMONED, "Place a marker, your leader or a token, or claim an elemental."),
        (FULL + "m33:g2g3", "Last round: place one more token"),
    ],
)
def test_players_are_asked(moves: str, phrase: str) -> None:
    assert say(ROOM.ask(GAME.view(after(moves), 0))).startswith(phrase)


def test_last_tokens_have_sentences() -> None:
    for moves, text in ((SIEGE, "t:b1"), (COURT + " m22:b7b8", "c:b6")):
        state = with_tokens(after(moves), 1, 1)
        assert say(ROOM.tell(state, GAME.read(text), None)).endswith("with the last token.")


def test_reveals_have_sentences() -> None:
    state = play(after(SUMMONED), "m11:a1a2")
    assert say(ROOM.tell(state, GAME.read("+1:44"), None)) == "Player 2 reveals marker 4/4."


def test_the_score_has_sentences() -> None:
    state = after(SIEGE + " t:b1")
    score = GAME.scores(state)
    assert [say(part) for line in ROOM.count(score) for part in line] == [
        "Player 1: -2 points (0 tokens, no elementals, leader conquered: -2)",
        "Player 2: 0 points (2 tokens, no elementals, leader never placed: -2)",
    ]
    verdict = "Player 2 has the most points and becomes Master of the Elements."
    assert say(ROOM.verdict(score)) == verdict


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_described_and_drawn(players: int) -> None:
    dice = Dice(f"told {players}")
    state = GAME.start(ROOM.menu.order(players))
    while GAME.actor(state) != NOBODY:
        move = dice.choose(GAME.moves(state))
        assert say(ROOM.tell(state, move, None))
        state = GAME.play(state, move)
        assert all(say(part) for line in ROOM.count(GAME.scores(state)) for part in line)
        if GAME.actor(state) != NATURE:
            _assert_drawn(state, players)


def _assert_drawn(state: State, players: int) -> None:
    lines = ["".join(span.text for span in line) for line in ROOM.draw(GAME.view(state, 0))]
    assert len(lines) == 1 + 16 + 1 + 1 + players
    assert max(map(len, lines)) <= 80
