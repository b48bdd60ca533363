"""The picture of a table."""

from embertide.core.drawing import Span
from embertide.games.firewater import ROOM
from tests.support.firewater_positions import SUMMONED
from tests.support.firewater_table import GAME, after


def picture(moves: str) -> list[str]:
    drawing = ROOM.draw(GAME.view(after(moves), None))
    return ["".join(span.text for span in line).rstrip() for line in drawing]


def test_a_board_with_everything_on_it() -> None:
    lines = picture(
        SUMMONED + " m13:a1a2 l:b1 m11:c1d1 m12:b3b2 m12:c2d2 m11:h8g8 t:b1 m13:e1e2 l:g2"
    )
    assert lines[0] == lines[17] == "      a     b     c     d     e     f     g     h"
    assert lines[1] == " 8 ▴     ≈     ▴     ≈     ▴     ≈     ▴ A1≈═══A1▴  8"
    assert lines[11:17] == [
        " 3 ≈     ▴ A1▴ ≈  ✶  ▴     ≈     ▴  ✶  ≈     ▴      3",
        "   ≈   b ▴  ║  ≈     ▴     ≈   a ▴     ≈     ▴",
        " 2 ▴ B3≈ ≈ A2≈ ▴ B1▴═══B2≈ ▴ A3≈ ≈     ▴ B♛  ≈      2",
        "   ▴  ║b ≈   b ▴   b ≈   a ▴  ║a ≈   a ▴     ≈",
        " 1 ≈ B1▴ ▴ B●● ≈ B1▴═══B1≈ ≈ A1▴ ▴     ≈     ▴      1",
        "   ≈   b ▴ ♛   ≈   b ▴     ≈   a ▴   a ≈     ▴",
    ]
    assert lines[19:] == [
        " ▸ A ●20  ×  1▴4≈  2▴1≈  2▴2≈  +10",
        "   B ●18     1▴4≈  2▴1≈  2▴2≈  +10",
    ]


def test_seats_differ_in_colour_and_letter() -> None:
    drawing = ROOM.draw(GAME.view(after(SUMMONED + " l:b1 l:g1"), None))
    spans = [span for line in drawing[:18] for span in line]
    assert spans.count(Span("A", "seat0")) == spans.count(Span("B", "seat1")) == 1
    assert spans.count(Span("♛", "seat0")) == spans.count(Span("♛", "seat1")) == 1


def test_printed_elements_are_visible() -> None:
    spans = [span for line in ROOM.draw(GAME.view(after(""), None))[1:17] for span in line]
    assert spans.count(Span("▴", "fire")) == spans.count(Span("≈", "water")) == 64
