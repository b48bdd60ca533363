"""A program of a user, read by type checkers in test_typing.py; lines marked `wrong` are errors."""

from collections.abc import Sequence
from typing import assert_type

import embertide as et

match = et.feurio.new(players=2, mode="competitive", variants=["firebreak"], seed=1)
assert_type(match, et.Match[et.feurio.State, et.feurio.Move, et.feurio.View])
assert_type(match.play("s0,1"), et.Match[et.feurio.State, et.feurio.Move, et.feurio.View])
assert_type(match.moves(), Sequence[et.feurio.Move])
assert_type(match.state, et.feurio.State)
assert_type(match.view(0), et.feurio.View)
assert_type(match.legal(), list[str])
assert_type(et.Engine("ember").choose(match), et.feurio.Move)
assert_type(et.Engine("ember").analyse(match), list[et.Candidate[et.feurio.Move]])
for position, move in match.decisions():
    assert_type(position, et.Match[et.feurio.State, et.feurio.Move, et.feurio.View])
    assert_type(move, et.feurio.Move)
for water in et.firewater.read("games.jsonl"):
    assert_type(water, et.Match[et.firewater.State, et.firewater.Move, et.firewater.View])
assert_type(et.find_room("feurio").game.moves(match.state), Sequence[et.feurio.Move])
for any_match in et.read("games.jsonl"):
    any_match.play("s0,1").board()
assert_type(et.__version__, str)

match.play("nonsense", 42)  # wrong
match.play(42)  # wrong
match.play(et.firewater.PlaceToken(3))  # wrong
et.find_room("feurio").game.play("nonsense", 42)  # wrong
et.feurio.ROOM.game.play("nonsense", 42)  # wrong
et.feurio.new(mode="chess")  # wrong
et.feurio.new(variants=["colder"])  # wrong
et.firewater.new(variants=["hotter"])  # wrong
match.view("zero")  # wrong
et.Engine("ember", seconds="long")  # wrong
unknown = et.nonsense  # wrong
