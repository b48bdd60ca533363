"""Positions of Feurio! in notation: the options, the deck, and the moves that lead there."""

from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from embertide import words
from embertide.core.actor import NATURE, Actor, Seat
from embertide.core.errors import IllegalMove, Refusal
from embertide.core.score import Score
from embertide.games.feurio import ROOM
from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.box import COLOURS, CREWS
from embertide.games.feurio.rules.fire import Tile
from embertide.games.feurio.rules.scoring import Goal, Region
from embertide.games.feurio.rules.state import State
from embertide.games.feurio.rules.view import View
from embertide.play.match.match import AnyMatch, Match

GAME = ROOM.game


@dataclass(frozen=True)
class Table:
    """A match, and the tiles that will be drawn next; without any it waits for Nature."""

    match: AnyMatch
    deck: str

    def play(self, texts: str) -> "Table":
        """Return the table after these moves, separated by spaces."""
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
        """Return the table after at most that number of turns with the first spot and a pass."""
        table = self
        for _ in range(at_most):
            spots = table.legal("s")
            if not spots:
                break
            table = table.play(f"{spots[0]} -")
        return table

    def why_not(self, text: str) -> Refusal:
        """Return the refusal of a move."""
        try:
            self.match.play(GAME.read(text))
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{text} is not refused")

    def rule_against(self, text: str) -> str:
        """Return the rule that a move would break."""
        refusal = self.why_not(text)
        assert isinstance(refusal, IllegalMove), refusal
        return refusal.rule

    def legal(self, begins: str = "") -> list[str]:
        """Return the legal moves with that prefix."""
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
        """Return the values on the table, by cell."""
        return {NAMES[cell]: tile.value for cell, tile in self.state.fire.tiles.items()}

    def tile(self, cell: str) -> Tile:
        return self.state.fire.tiles[NAMES.index(cell)]

    def posted(self, cell: str) -> dict[str, int]:
        """Return the firefighters on a tile, by colour."""
        counts = zip(COLOURS, self.tile(cell).posted, strict=True)
        return {colour: count for colour, count in counts if count}

    def supply(self, seat: Seat) -> dict[str, int]:
        """Return a seat's supply, by colour."""
        crews = zip(CREWS[self.state.options.players], self.state.supply, strict=True)
        return {COLOURS[crew.colour]: left for crew, left in crews if crew.seat == seat}

    def score(self) -> Score[Any]:
        """Return the score as if the game ended now."""
        return GAME.scores(self.state)

    def counted(self) -> list[Region]:
        """Return the regions of the score."""
        parts = self.score().breakdown
        goals = [goal.regions for goal in parts if isinstance(goal, Goal)]
        return [region for part in goals for region in part] if goals else list(parts)

    def regions(self, colour: str) -> dict[str, int]:
        """Return the value of each region of a colour, by its cells."""
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
    """Return a table where the tiles were drawn in that order and these moves made."""
    options = ROOM.menu.order(players, mode, variants.split())
    return Table(Match.begin(ROOM, options), deck).play(moves)


def around_3(*deployments: str, variants: str = "") -> Table:
    """Two players: the 3 on 1,-1 is enclosed by 2, 2, 1, 3, 3 and, laid last, a 5 on 1,-2.

    Blue and yellow begin; `deployments` are played turn by turn, passes after them.
    """
    spots = ("s1,-1", "s0,-1", "s2,-1", "s2,-2", "s1,-2")
    turns = zip_longest(spots, deployments, fillvalue="-")
    moves = " ".join(f"{spot} {deploy}" for spot, deploy in turns)
    return table("2231335", moves, players=2, variants=variants)


def whole(deck: str) -> str:
    """Return a deck of all 36 tiles: first these, then the others from the lowest."""
    return deck + "".join(v * (6 - deck.count(v)) for v in "123456")


def counts(bag_of: str) -> tuple[int, ...]:
    """Return how many tiles of each value from 1 to 6 are among these."""
    return tuple(bag_of.count(v) for v in "123456")


def sentence(refusal: Refusal) -> str:
    """Return the reason in English."""
    return words.say(refusal.message)
