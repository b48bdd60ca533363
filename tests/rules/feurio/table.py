"""Positions of Feurio! in notation: what was agreed, the deck, and the moves that lead there."""

from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from embertide import words
from embertide.core.actor import NATURE, Actor, Seat
from embertide.core.errors import IllegalMove, Refusal
from embertide.core.score import Score
from embertide.games.feurio import ROOM
from embertide.games.feurio.board import NAMES
from embertide.games.feurio.box import COLOURS, CREWS
from embertide.games.feurio.fire import Tile
from embertide.games.feurio.rules import Goal, Region
from embertide.games.feurio.state import State
from embertide.games.feurio.view import View
from embertide.play.match import Match

GAME = ROOM.game


@dataclass(frozen=True)
class Table:
    """A match, and the tiles that will be drawn next; with none left it waits for Nature."""

    match: Match
    deck: str

    def play(self, texts: str) -> "Table":
        """The table after these moves, written one after the other."""
        table = self._draw()
        for text in texts.split():
            table = replace(table, match=table.match.play(GAME.read(text)))._draw()
        return table

    def _draw(self) -> "Table":
        match, deck = self.match, self.deck
        while match.actor == NATURE and deck:
            match, deck = match.play(GAME.read(f"+{deck[0]}")), deck[1:]
        return Table(match, deck)

    def lay_all(self, at_most: int = 36) -> "Table":
        """The table after so many tiles went to the first hottest spot and nobody deployed."""
        table = self
        for _ in range(at_most):
            spots = table.legal("s")
            if not spots:
                break
            table = table.play(f"{spots[0]} -")
        return table

    def why_not(self, text: str) -> Refusal:
        """The refusal of a move."""
        try:
            self.match.play(GAME.read(text))
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{text} is not refused")

    def rule_against(self, text: str) -> str:
        """The rule that a move would break."""
        refusal = self.why_not(text)
        assert isinstance(refusal, IllegalMove), refusal
        return refusal.rule

    def legal(self, begins: str = "") -> list[str]:
        """The legal moves that begin so."""
        texts = [GAME.write(move) for move in GAME.moves(self.state)]
        return [text for text in texts if text.startswith(begins)]

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def actor(self) -> Actor:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.match.over

    def tiles(self) -> dict[str, int]:
        """The values that lie on the table, by cell."""
        return {NAMES[cell]: tile.value for cell, tile in self.state.fire.tiles.items()}

    def tile(self, cell: str) -> Tile:
        return self.state.fire.tiles[NAMES.index(cell)]

    def posted(self, cell: str) -> dict[str, int]:
        """Who stands on a tile."""
        counts = zip(COLOURS, self.tile(cell).posted, strict=True)
        return {colour: count for colour, count in counts if count}

    def supply(self, seat: Seat) -> dict[str, int]:
        """What is left of the colours a seat has."""
        crews = zip(CREWS[self.state.options.players], self.state.supply, strict=True)
        return {COLOURS[crew.colour]: left for crew, left in crews if crew.seat == seat}

    def score(self) -> Score[Any]:
        """The count, as if the game ended now."""
        return GAME.scores(self.state)

    def counted(self) -> list[Region]:
        """The regions that the count speaks of."""
        parts = self.score().breakdown
        goals = [goal.regions for goal in parts if isinstance(goal, Goal)]
        return [region for part in goals for region in part] if goals else list(parts)

    def regions(self, colour: str) -> dict[str, int]:
        """The cells of each region of a colour in the count, and its value."""
        return {
            " ".join(NAMES[cell] for cell in region.cells): region.value
            for region in self.counted()
            if COLOURS[region.colour] == colour
        }

    def view(self, seat: Seat | None) -> View:
        view = GAME.view(self.state, seat)
        assert isinstance(view, View)
        return view


def table(
    deck: str, moves: str = "", *, players: int = 4, mode: str | None = None, variants: str = ""
) -> Table:
    """A table where the tiles were drawn in that order and these moves made."""
    options = ROOM.menu.order(players, mode, variants.split())
    return Table(Match.begin(ROOM, options), deck).play(moves)


def around_3(*deployments: str, variants: str = "") -> Table:
    """Two players: the 3 on 1,-1 is enclosed by 2, 2, 1, 3, 3 and, laid last, a 5 on 1,-2.

    Blue and yellow begin; what the players deployed turn by turn is given, else they passed.
    """
    spots = ("s1,-1", "s0,-1", "s2,-1", "s2,-2", "s1,-2")
    turns = zip_longest(spots, deployments, fillvalue="-")
    moves = " ".join(f"{spot} {deploy}" for spot, deploy in turns)
    return table("2231335", moves, players=2, variants=variants)


def whole(deck: str) -> str:
    """All 36 tiles: first these, then the others from the lowest."""
    return deck + "".join(v * (6 - deck.count(v)) for v in "123456")


def counts(bag_of: str) -> tuple[int, ...]:
    """How many tiles of each value from 1 to 6 are among these."""
    return tuple(bag_of.count(v) for v in "123456")


def sentence(refusal: Refusal) -> str:
    """The reason in English."""
    return words.say(refusal.message)
