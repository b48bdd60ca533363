"""Every refusal of the room: its rule, its key, and the sentence a person reads."""

import ast
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from embertide.core.errors import IllegalMove, Malformed, Refusal
from embertide.games import feurio
from embertide.games.feurio import ROOM
from embertide.games.feurio.advice.solver import read_deal, solve
from embertide.play.match.record import Record
from embertide.play.match.replay import replay
from tests.support.feurio_table import Table, sentence, table, whole


class Case(NamedTuple):
    """A refusal: the situation, its rule, key and sentence, and how to provoke it."""

    situation: str
    rule: str
    key: str
    sentence: str
    attempt: Callable[[], object]
    where: str = ""


def playing(at: Callable[[], Table], move: str) -> Callable[[], object]:
    return lambda: at().play(move)


def reading(text: str) -> Callable[[], object]:
    return lambda: ROOM.game.read(text)


def dealing(deck: object, moves: str, variants: str = "") -> Callable[[], object]:
    options = ROOM.menu.order(2, variants=variants.split())
    return lambda: replay(Record("feurio", options, {"deck": deck}, tuple(moves.split())), ROOM)


# Positions


def opened(variants: str = "") -> Table:
    """Green has a 2 to lay, on 2,0 or 0,2."""
    return table("34662", "a3664", variants=variants)


def laid() -> Table:
    """Green has laid the 2 on 2,0."""
    return opened().play("s2,0")


def closing() -> Table:
    """Two players, all tiles laid, nobody deployed; blue and yellow are to act."""
    return table(whole("11"), players=2).lay_all()


def alone_over() -> Table:
    return table(whole("1"), players=1).lay_all()


def auxiliaries(count: int) -> Table:
    """Three players; green deployed that number of auxiliaries first and now has its next turn."""
    moves = f"s-1,1 d0,0:yellow:{count} s1,1 - s2,0 - s-1,0"
    return table("6666655", moves, players=3)


def green_spent() -> Table:
    """Three players with firebreaks; green has no green firefighters left and draws a tile."""
    moves = (
        "s-1,1 d0,0:green:3 s-1,0 - s-2,1 - s-2,0 d1,0:green:3 s-2,2 - s-1,2 - "
        "s0,-1 d-2,0:green:3 s1,-1 - s-1,-1 - s1,1 d-2,2:green:3"
    )
    deck = whole("666666555555")
    return table(deck, moves, players=3, variants="firebreak").lay_all(2)


# Moves against the rules


ENCLOSING = "s1,-1 - s0,-1 - s2,-1 - s2,-2 - s1,-2"
NO_TILES_LEFT = "There are no tiles left to lay: send firefighters or pass."
OVER = "The game is over: no more moves can be made."
LIES_ALREADY = (
    "The opening tiles are already in place; they are arranged only once, before the first turn."
)
LAY_FIRST = "First lay the 2 you drew, then send firefighters or pass."
ONE_TILE = "You’ve laid this turn’s tile: now send firefighters or pass."

ILLEGAL = [
    Case("after the end", "F-12", "feurio-over", OVER, playing(lambda: closing().play("- -"), "-")),
    Case("after the end", "F-16", "feurio-over", OVER, playing(alone_over, "-")),
    Case(
        "before the opening tiles",
        "F-4",
        "feurio-deal-due",
        "The opening tiles have to be turned up before anyone can play.",
        playing(lambda: table("34"), "-"),
    ),
    Case(
        "before the draw",
        "F-7",
        "feurio-draw-due",
        "A tile has to be drawn before anyone can play.",
        playing(lambda: table("3466", "a3664"), "s2,0"),
    ),
    Case(
        "before the layout",
        "F-4",
        "feurio-arrange-due",
        "First arrange the opening tiles 6 · 3 · 4 · 6, for example as a3466.",
        playing(lambda: table("6346"), "s2,0"),
    ),
    Case("a second layout", "F-4", "feurio-arranged", LIES_ALREADY, playing(opened, "a3664")),
    Case("a second layout", "F-4", "feurio-arranged", LIES_ALREADY, playing(laid, "a3664")),
    Case("a second layout", "F-4", "feurio-arranged", LIES_ALREADY, playing(closing, "a1111")),
    Case(
        "a draw with a tile in hand",
        "F-7",
        "feurio-drawn",
        "A 2 has already been drawn: lay it before another tile is drawn.",
        playing(opened, "+1"),
    ),
    Case("deploying first", "F-7", "feurio-spread-due", LAY_FIRST, playing(opened, "d0,1:green:1")),
    Case("deploying first", "F-7", "feurio-spread-due", LAY_FIRST, playing(opened, "-")),
    Case(
        "a second draw",
        "F-7",
        "feurio-one-draw",
        "This turn’s tile has been laid: send firefighters or pass. The next tile is for the "
        "next turn.",
        playing(laid, "+1"),
    ),
    Case("a second tile", "F-7", "feurio-one-tile", ONE_TILE, playing(laid, "s0,2")),
    Case("a second tile", "F-7", "feurio-one-tile", ONE_TILE, playing(laid, "x0,2:green")),
    Case("the pile is empty", "F-12", "feurio-no-tiles", NO_TILES_LEFT, playing(closing, "s9,9")),
    Case("the pile is empty", "F-12", "feurio-no-tiles", NO_TILES_LEFT, playing(closing, "+1")),
    Case(
        "a draw of what is used up",
        "F-1",
        "feurio-none-left",
        "There’s no 6 left in the pile.",
        playing(lambda: table("666666", "a6666 s-1,1 - s0,2 -"), "+6"),
    ),
    Case(
        "a layout of other tiles",
        "F-4",
        "feurio-other-tiles",
        "The opening tiles are 6 · 3 · 4 · 6: arrange exactly these.",
        playing(lambda: table("6346"), "a3665"),
    ),
    Case(
        "a layout by its wrong name",
        "F-4",
        "feurio-same-layout",
        "That’s a3664 turned or mirrored: write a3664.",
        playing(lambda: table("6346"), "a4663"),
    ),
    Case(
        "a tile on a tile",
        "F-7",
        "feurio-occupied",
        "There’s already a tile on 1,1: a new one goes on an empty spot.",
        playing(opened, "s1,1"),
    ),
    Case(
        "a tile far from the fire",
        "F-7",
        "feurio-apart",
        "4,4 touches no tile: the fire spreads to 0,2 · 2,0.",
        playing(opened, "s4,4"),
    ),
    Case(
        "a cooler spot",
        "F-7",
        "feurio-cooler",
        "1,-1 has a heat of 9, but the hottest spots have 10: choose one of 0,2 · 2,0.",
        playing(opened, "s1,-1"),
    ),
    Case(
        "a cooler spot",
        "F-7",
        "feurio-cooler",
        "-1,1 has a heat of 9, but the hottest spot, 0,2, has 10: lay the tile there.",
        playing(lambda: table("346621", "a3664 s2,0 -"), "s-1,1"),
    ),
    Case(
        "a firebreak without the variant",
        "F-19",
        "feurio-no-firebreaks",
        "This table plays without firebreaks: lay the tile face up.",
        playing(opened, "x2,0:green"),
    ),
    Case(
        "paying with another's colour",
        "F-19",
        "feurio-price-not-yours",
        "You pay for a firebreak with a firefighter of your own: red isn’t yours, but green is.",
        playing(lambda: opened("firebreak"), "x2,0:red"),
    ),
    Case(
        "paying with an auxiliary",
        "F-19",
        "feurio-price-auxiliary",
        "Auxiliaries can’t pay for a firebreak: give up a firefighter of your own colour.",
        playing(lambda: table("6665", players=3, variants="firebreak"), "x1,1:yellow"),
    ),
    Case(
        "nobody left to pay with",
        "F-19",
        "feurio-price-none",
        "You have no green firefighter left to pay for a firebreak: lay the tile face up.",
        playing(green_spent, "x-3,2:green"),
    ),
    Case(
        "deploying on an empty cell",
        "F-8",
        "feurio-no-tile",
        "There’s no tile on 0,2: send firefighters to a tile on the table.",
        playing(laid, "d0,2:green:1"),
    ),
    Case(
        "deploying on a firebreak",
        "F-19",
        "feurio-on-firebreak",
        "0,1 is a firebreak: no one can stand on it.",
        playing(
            lambda: table("6654", "x0,1:blue s1,-1", players=2, variants="firebreak"), "d0,1:red:1"
        ),
    ),
    Case(
        "deploying too many or none",
        "F-8",
        "feurio-count",
        "You can send 1 to 3 firefighters, not 0. To send no one, pass with “-”.",
        playing(laid, "d0,1:green:0"),
    ),
    Case(
        "deploying too many or none",
        "F-8",
        "feurio-count",
        "You can send 1 to 3 firefighters, not 4. To send no one, pass with “-”.",
        playing(laid, "d0,1:green:4"),
    ),
    Case(
        "deploying another's colour",
        "F-8",
        "feurio-not-yours",
        "The red firefighters aren’t yours to send; you have green.",
        playing(laid, "d0,1:red:1"),
    ),
    Case(
        "more than the supply holds",
        "F-6",
        "feurio-supply",
        "You have 2 yellow firefighters left, not 3.",
        playing(lambda: auxiliaries(2), "d1,0:yellow:3"),
    ),
    Case(
        "more than the supply holds",
        "F-6",
        "feurio-supply",
        "You have one yellow firefighter left, not 2.",
        playing(lambda: auxiliaries(3), "d1,0:yellow:2"),
    ),
    Case(
        "more than the supply holds",
        "F-6",
        "feurio-supply",
        "You have no green firefighters left.",
        playing(lambda: green_spent().play("s-3,2"), "d-3,2:green:1"),
    ),
    Case(
        "deploying on an enclosed tile",
        "F-9",
        "feurio-enclosed",
        "1,-1 is enclosed: without a free edge, no one can get there any more.",
        playing(lambda: table("2231335", ENCLOSING, players=2), "d1,-1:blue:1"),
    ),
    Case(
        "too few free edges",
        "F-9",
        "feurio-edges",
        "0,1 holds 1 firefighter and has 2 free edges: room for 1 more, not 2.",
        playing(lambda: table("346621", "a3664 s2,0 d0,1:green:1 s0,2"), "d0,1:blue:2"),
    ),
    Case(
        "too few free edges",
        "F-9",
        "feurio-edges",
        "0,1 holds 3 firefighters and has 1 free edge: no room for anyone else.",
        playing(lambda: table("3466212", "a3664 s2,0 d0,1:green:3 s0,2 - s-1,1"), "d0,1:yellow:1"),
    ),
    Case(
        "too few spaces",
        "F-9",
        "feurio-spaces",
        "1,1 holds 0 firefighters and has 2 spaces: room for 2 more, not 3.",
        # The free edges are as many as the spaces.
        playing(lambda: table("346621", "a3664 s2,0 - s0,2"), "d1,1:blue:3"),
    ),
    Case(
        "too few spaces",
        "F-9",
        "feurio-spaces",
        "0,0 holds 1 firefighter and has 2 spaces: room for 1 more, not 2.",
        playing(lambda: table("346621", "a3664 s2,0 d0,0:green:1 s0,2"), "d0,0:blue:2"),
    ),
    Case(
        "too few spaces",
        "F-9",
        "feurio-spaces",
        "2,0 holds 1 firefighter and has 1 space: no room for anyone else.",
        playing(lambda: table("346621", "a3664 s2,0 d2,0:green:1 s0,2"), "d2,0:blue:1"),
    ),
]

# Texts that mean nothing


MALFORMED = [
    Case(
        "a text that is no move",
        "",
        "feurio-unreadable",
        "“hello” isn’t a move: write s1,-1 to lay a tile, x1,-1:red to lay it as a firebreak, "
        "d0,1:green:2 to send firefighters, a1234 to arrange the opening tiles, or - to pass.",
        reading("hello"),
    ),
    Case(
        "a cell beyond the table",
        "",
        "feurio-far",
        "37,0 is farther out than 36 tiles can reach: coordinates run from -36 to 36.",
        reading("s37,0"),
    ),
    Case(
        "a colour that does not exist",
        "",
        "feurio-colour",
        "“pink” isn’t a colour of firefighters: use one of red, green, blue, yellow.",
        reading("d0,0:pink:1"),
    ),
]

# Impossible decks


LETTERS = "The deck is written with the digits 1 to 6, and ? for a hidden value."

MISDEALT = [
    Case("a deck of other signs", "", "feurio-deck-letters", LETTERS, dealing("660", ""), "deck"),
    Case("a deck of other signs", "", "feurio-deck-letters", LETTERS, dealing(665, ""), "deck"),
    Case(
        "a deck larger than the box",
        "",
        "feurio-deck-size",
        "The deck holds 37 tiles, but the box has 36.",
        dealing("123456" * 6 + "1", ""),
        "deck",
    ),
    Case(
        "a deck with too many of a value",
        "",
        "feurio-deck-value",
        "The deck holds 7 tiles of value 6, but the box has 6.",
        dealing("6666666", ""),
        "deck",
    ),
    Case(
        "solving with half a deck",
        "",
        "feurio-solve-deck",
        "To look for a win, the whole deck must be known: 36 digits from 1 to 6.",
        lambda: solve(ROOM.menu.order(1), read_deal("123")),
        where="deck",
    ),
    Case(
        "a deck that ends too early",
        "",
        "feurio-deck-short",
        "The deck ends after one tile, but the moves need another.",
        dealing("6", ""),
        "deck",
    ),
    Case(
        "a deck that ends too early",
        "",
        "feurio-deck-short",
        "The deck ends after 3 tiles, but the moves need another.",
        dealing("665", "s0,1 -"),
        "deck",
    ),
    Case(
        "a deck that goes on too long",
        "",
        "feurio-deck-long",
        "The deck holds 5 tiles, but the moves have drawn only 4.",
        dealing("66543", "s0,1 -"),
        "deck",
    ),
    Case(
        "a secret that all have seen",
        "",
        "feurio-deck-hidden",
        "Tile 3 of the deck is hidden, but it lies face up for everyone to see.",
        dealing("66?4", "s0,1 -", "firebreak"),
        "deck",
    ),
]

CASES = [*ILLEGAL, *MALFORMED, *MISDEALT]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.sentence)
def test_refusal(case: Case) -> None:
    with pytest.raises(Refusal) as refused:
        case.attempt()
    refusal = refused.value
    assert type(refusal) is (IllegalMove if case.rule else Malformed)
    assert (refusal.rule, refusal.message.key) == (case.rule, case.key)
    assert sentence(refusal) == case.sentence
    assert refusal.where == case.where


# The table above is whole, and no sentence serves for two things


def raised() -> Iterator[tuple[str, str, ast.expr]]:
    """Yield each place in the room's source that raises a refusal: file and line, type, key.

    Positions set up by hand have their own tests, in test_arranging.py.
    """
    files = sorted(Path(feurio.__file__).parent.glob("**/*.py"))
    for file in (file for file in files if file.name != "arranging.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name = node.func.id
            if name in ("IllegalMove", "Malformed", "Refusal", "Stale"):
                yield f"{file.name}:{node.lineno}", name, node.args[name == "IllegalMove"]


def keys_of(key: ast.expr) -> list[str]:
    """Return the keys that an argument can be: a literal, or one of two literals."""
    match key:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return keys_of(body) + keys_of(orelse)
        case _:
            return []


def test_every_refusal_in_the_source_is_written_out_and_tested() -> None:
    tested = {(("IllegalMove" if case.rule else "Malformed"), case.key) for case in CASES}
    found = set()
    for place, name, key in raised():
        keys = keys_of(key)
        assert keys, f"{place}: the key of a refusal must be written out"
        found |= {(name, one) for one in keys}
    assert len(found) > 30
    assert found == tested


def test_a_key_is_raised_in_one_place() -> None:
    places = Counter(key for _, _, argument in raised() for key in keys_of(argument))
    # Once the opening lies, a layout is wrong in every phase for the same reason.
    assert {key for key, times in places.items() if times > 1} == {"feurio-arranged"}


def test_no_sentence_serves_for_two_situations() -> None:
    situations, keys = defaultdict(set), defaultdict(set)
    for case in CASES:
        situations[case.key].add(case.situation)
        situations[case.sentence].add(case.situation)
        keys[case.situation].add(case.key)
    assert {key: found for key, found in situations.items() if len(found) > 1} == {}
    assert {name: found for name, found in keys.items() if len(found) > 1} == {}


def test_a_key_cites_one_rule_whichever_way_it_comes_about() -> None:
    rules = defaultdict(set)
    for case in ILLEGAL:
        rules[case.key].add(case.rule)
    # A competitive game ends by one rule, one with a common goal by another.
    assert rules.pop("feurio-over") == {"F-12", "F-16"}
    assert all(len(found) == 1 for found in rules.values())
