"""Records: those of an independent implementation verify; broken ones are refused in place."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import record, seen_by
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay, resume

GAMES = (Path(__file__).parent.parent / "data" / "games.jsonl").read_text("utf-8").splitlines()
Fields = dict[str, Any]


def verify(fields: Fields | str) -> AnyMatch:
    text = fields if isinstance(fields, str) else json.dumps(fields)
    read = read_record(text, ROOMS)
    return replay(read, ROOMS[read.game])


def refusal(fields: Fields | str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        verify(fields)
    assert caught.value.sentence
    return caught.value


def game(number: int) -> Fields:
    fields: Fields = json.loads(GAMES[number])
    return fields


FEURIO, FIREBREAK, FOUR, SOLITAIRE, FIREWATER = 0, 2, 16, 24, 32


@pytest.mark.parametrize("line", GAMES, ids=range(len(GAMES)))
def test_independent_games_verify(line: str) -> None:
    match = verify(line)
    assert match.over
    assert json.loads(record(match, checks=True).write()) == json.loads(line)


@pytest.mark.parametrize("line", GAMES, ids=range(len(GAMES)))
def test_an_illegal_move_is_found_where_it_is(line: str) -> None:
    """In the middle of each game, a move of another position is refused at its place."""
    fields: Fields = json.loads(line)
    del fields["checks"]
    at = len(fields["moves"]) // 2
    # A move of these kinds cannot be repeated: its tile, square or spot is taken.
    again = next(i for i in range(at, 0, -1) if fields["moves"][i - 1][0] in "sxmtce")
    fields["moves"].insert(again, fields["moves"][again - 1])
    no = refusal(fields)
    assert no.where == f"move {again + 1}"
    assert no.rule


@pytest.mark.parametrize("line", GAMES, ids=range(len(GAMES)))
def test_a_wrong_check_is_found_where_it_is(line: str) -> None:
    wrong = (("seat", 3, 9), ("legal", 5, 999), ("digest", 7, "0" * 16))
    for name, at, value in wrong:
        fields: Fields = json.loads(line)
        fields["checks"][at][name] = value
        assert refusal(fields).where == f"move {at + 1}"


def test_every_prefix_of_a_game_is_a_record(room: AnyRoom, options: Options) -> None:
    end = random_match(room, options, Dice(4))
    for then in end.past()[::9]:
        if then.actor >= 0:
            written = record(then, checks=True).write()
            assert replay(read_record(written, ROOMS), room).state == then.state


@pytest.mark.parametrize(
    ("number", "change", "where", "key"),
    [
        (FEURIO, {"format": "embertide/2"}, "format", "record-format"),
        (FEURIO, {"format": 1}, "format", "record-kind-str"),
        (FEURIO, {"game": "chess"}, "game", "option-game"),
        (FEURIO, {"players": 5}, "players", "option-players"),
        (FEURIO, {"players": True}, "players", "record-kind-int"),
        (FEURIO, {"players": 1}, "players", "option-mode-players"),
        (FEURIO, {"mode": "blitz"}, "mode", "option-mode"),
        (FEURIO, {"variants": ["wet"]}, "variants", "option-variant"),
        (FEURIO, {"variants": ["hotter", "firebreak"]}, "variants", "record-unsorted"),
        (FEURIO, {"variants": ["hotter", "hotter"]}, "variants", "record-unsorted"),
        (FEURIO, {"variants": [1]}, "variants", "record-strings"),
        (SOLITAIRE, {"variants": ["hotter"]}, "variants", "option-variant-mode"),
        (FIREWATER, {"variants": ["hotter"]}, "variants", "option-no-variants"),
        (FIREWATER, {"mode": "cooperative"}, "mode", "option-mode"),
        (FEURIO, {"stacks": []}, "stacks", "record-unknown"),
        (FEURIO, {"board": ["FW"]}, "board", "record-unknown"),
        (FIREWATER, {"deck": "1"}, "deck", "record-unknown"),
        (FIREWATER, {"board": []}, "board: line 1", "firewater-board-rows"),
        (FIREWATER, {"board": ["WFWFWFWF"] * 8 + [""]}, "board: line 9", "firewater-board-rows"),
        (FIREWATER, {"board": ["WFWFWFWF "] * 8}, "board: line 1", "firewater-board-row"),
        (
            FIREWATER,
            {"board": ["WFWFWFWF"] * 7 + ["WFWFWFWw"]},
            "board: line 8",
            "firewater-board-letter",
        ),
        (FIREWATER, {"board": "WF"}, "board", "record-kind-list"),
        (FEURIO, {"comment": "hi"}, "comment", "record-unknown"),
        (FEURIO, {"moves": "s1,-1"}, "moves", "record-kind-list"),
        (FEURIO, {"moves": [1]}, "moves", "record-strings"),
        (FEURIO, {"checks": []}, "checks", "record-checks"),
        (FEURIO, {"checks": {}}, "checks", "record-kind-list"),
        (FEURIO, {"result": None}, "result", "record-kind-dict"),
        (FEURIO, {"result": {"scores": [20, 22], "winners": [1]}}, "result", "record-result-wrong"),
        (FEURIO, {"result": {"scores": [20, 21], "winners": [0]}}, "result", "record-result-wrong"),
        (
            FEURIO,
            {"result": {"scores": [20.0, 21], "winners": [1]}},
            "result",
            "record-result-wrong",
        ),
        (SOLITAIRE, {"result": {"won": True}}, "result", "record-result-wrong"),
        (SOLITAIRE, {"result": {"won": 0}}, "result", "record-result-wrong"),
        (FEURIO, {"rules": "2"}, "rules", "record-rules"),
        (FEURIO, {"names": ["Ann"]}, "names", "record-names"),
        (FEURIO, {"names": "Ann"}, "names", "record-kind-list"),
        (FEURIO, {"date": "yesterday"}, "date", "record-date"),
        (FEURIO, {"date": 2026}, "date", "record-kind-str"),
        (FEURIO, {"aids": [1]}, "aids", "record-strings"),
        (FEURIO, {"seal": "x"}, "seal", "record-kind-dict"),
        (FEURIO, {"seal": {"commitment": "0"}}, "seal", "record-seal"),
        (FEURIO, {"seal": {}}, "seal", "record-seal"),
        (FEURIO, {"seal": {"commitment": "0" * 64, "more": ""}}, "seal", "record-seal"),
        (FEURIO, {"seal": {"commitment": "0" * 64, "entropy": [""]}}, "seal", "record-seal"),
        (FEURIO, {"seal": {"commitment": "0" * 64, "entropy": ["", "x"]}}, "seal", "record-seal"),
        (
            FEURIO,
            {"seal": {"commitment": "0" * 64, "secret": "0" * 64}},
            "seal",
            "record-seal-broken",
        ),
    ],
)
def test_broken_fields(number: int, change: Fields, where: str, key: str) -> None:
    no = refusal(game(number) | change)
    assert (no.where, no.message.key) == (where, key)


@pytest.mark.parametrize("field", ["format", "game", "players", "mode", "variants", "moves"])
def test_missing_fields(field: str) -> None:
    fields = game(FEURIO)
    del fields[field]
    no = refusal(fields)
    assert (no.where, no.message.key) == (field, "record-missing")


@pytest.mark.parametrize(
    ("check", "key"),
    [
        ({"seat": 1, "legal": 2}, "record-check"),
        ({"seat": 1, "legal": 2, "digest": "0" * 16, "more": 1}, "record-check"),
        ({"seat": "1", "legal": 2, "digest": "0" * 16}, "record-kind-int"),
        ({"seat": 1, "legal": 2, "digest": "0" * 15}, "record-digest"),
        ({"seat": 1, "legal": 2, "digest": "A" * 16}, "record-digest"),
        ([], "record-check"),
    ],
)
def test_malformed_checks(check: object, key: str) -> None:
    fields = game(FEURIO)
    fields["checks"][4] = check
    no = refusal(fields)
    assert no.where.startswith("check 5")
    assert no.message.key == key


def test_result_and_end_go_together() -> None:
    early = game(FEURIO)
    early["moves"].pop()
    early["checks"].pop()
    assert refusal(early).message.key == "record-result-early"
    late = game(FEURIO)
    del late["result"]
    assert refusal(late).message.key == "record-result-missing"
    after = game(FEURIO)
    after["moves"].append("-")
    del after["checks"]
    no = refusal(after)
    assert (no.where, no.rule) == (f"move {len(after['moves'])}", "F-12")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-json"),
        ("{", "record-json"),
        ("[]", "record-object"),
        ("1", "record-object"),
        ("null", "record-object"),
        ('{"players": NaN}', "record-constant"),
        ('{"players": 1, "players": 2}', "record-twice"),
        ("[" * 100_000, "record-deep"),
        ('{"players": ' + "9" * 5000 + "}", "record-number"),
    ],
)
def test_text_that_is_no_record(text: str, key: str) -> None:
    assert refusal(text).message.key == key


def test_headers_are_kept() -> None:
    fields = game(FEURIO) | {
        "rules": "1",
        "names": ["Ann", "Zoë"],
        "date": "2026-11-15T20:30:00+01:00",
        "aids": ["hints"],
        "seal": {"commitment": "0" * 64, "entropy": ["ab", ""]},
    }
    read = read_record(json.dumps(fields), ROOMS)
    assert json.loads(read.write()) == fields


def test_a_running_record_hides_secrets() -> None:
    """As another seat sees it, a running firebreak game verifies but cannot be resumed."""
    match = verify(game(FIREBREAK))
    then = next(m for m in match.past()[20:] if m.actor >= 0 and "x" in "".join(m.texts()))
    full, room = record(then), then.room
    hidden = seen_by(full, room, None)
    assert "?" in str(hidden.luck["deck"])
    assert replay(read_record(hidden.write(), ROOMS), room).texts() == then.texts()
    with pytest.raises(Refusal, match="hidden"):
        resume(hidden, room)
    assert resume(full, room).state == then.state
    assert seen_by(record(match), room, None) == record(match)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(
    number=st.sampled_from([FEURIO, FIREBREAK, FOUR, SOLITAIRE, FIREWATER]),
    data=st.data(),
)
def test_any_field_may_hold_any_nonsense(number: int, data: st.DataObject) -> None:
    """Whatever a field holds, the result is a refusal or a verified record, never a traceback."""
    fields = game(number)
    field = data.draw(st.sampled_from(sorted(fields)))
    fields[field] = data.draw(json_values)
    try:
        verify(fields)
    except Refusal as no:
        assert no.sentence


@given(data=st.data())
def test_any_move_may_be_nonsense(data: st.DataObject) -> None:
    fields = game(data.draw(st.sampled_from([FEURIO, FIREBREAK, FOUR, FIREWATER])))
    at = data.draw(st.integers(0, len(fields["moves"]) - 1))
    text = data.draw(st.text(max_size=8) | st.sampled_from(fields["moves"]))
    fields["moves"][at] = text
    try:
        verify(fields)
    except Refusal as no:
        assert no.sentence
