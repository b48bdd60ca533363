"""The rules of Nim with secret numbers: states, moves, scores, and what each seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove
from embertide.core.options import Options
from embertide.core.score import Score

HEAPS = {12: 1, 13: 2, 14: 3, 15: 2, 16: 1}
"""N-1: the possible sizes of a heap, and the sides of the die for each."""

CARDS = Bag.of((1, 2, 3), each=2)
"""N-2: the numbers on the cards."""

MOST = 3
"""N-3: the most stones that a turn takes."""

LAST = 3
"""N-4: the points for the last stone."""


@dataclass(frozen=True)
class Roll:
    """Nature decides how many stones the heap has (N-1)."""

    size: int


@dataclass(frozen=True)
class Deal:
    """Nature deals the next seat its number (N-2)."""

    number: int


@dataclass(frozen=True)
class Take:
    """A seat takes stones (N-3)."""

    stones: int


@dataclass(frozen=True)
class Show:
    """Nature turns all cards over (N-5); a move of a seat must not, since it could be previewed."""


Move = Roll | Deal | Take | Show
"""Dataclasses, because NamedTuples of different types with the same numbers are equal."""


class State(NamedTuple):
    """The whole position, hidden things included."""

    players: int
    heap: int = 0
    """Stones at the start; 0 before the die was rolled."""
    cards: Bag[int] = CARDS
    """Cards that were not dealt."""
    numbers: tuple[int, ...] = ()
    """The secret numbers dealt so far, by seat."""
    taken: tuple[int, ...] = ()
    """Stones taken, turn by turn from seat 0."""
    shown: bool = False
    """Whether the cards are turned over."""

    @property
    def left(self) -> int:
        """The stones left."""
        return self.heap - sum(self.taken)


class View(NamedTuple):
    """A game as one seat (None: a spectator) knows it."""

    seat: Seat | None
    players: int
    heap: int
    unseen: Bag[int]
    """Cards whose place the viewer does not know."""
    numbers: tuple[int, ...]
    """Dealt numbers; 0 for one that is secret."""
    taken: tuple[int, ...]
    shown: bool


class Tally(NamedTuple):
    """The sources of one seat's points."""

    seat: Seat
    number: int
    hits: int
    last: bool


def start(options: Options) -> State:
    """An empty table."""
    return State(options.players)


def actor(state: State) -> Actor:
    """Nature until all is dealt, then the seats in turn; at the end Nature shows the cards."""
    if state.shown:
        return NOBODY
    dealt = len(state.numbers) == state.players
    return len(state.taken) % state.players if dealt and state.left else NATURE


def moves(state: State) -> Sequence[Move]:
    """All moves of the actor."""
    if not state.heap:
        return [Roll(size) for size in HEAPS]
    if len(state.numbers) < state.players:
        return [Deal(number) for number, _ in state.cards.left()]
    if not state.left:
        return [] if state.shown else [Show()]
    return [Take(count) for count in range(1, min(MOST, state.left) + 1)]


def weights(state: State) -> Sequence[int]:
    """N-1, N-2: sides of the die, or cards left; the cards are shown for certain."""
    if not state.heap:
        return tuple(HEAPS.values())
    return state.cards.odds() if len(state.numbers) < state.players else (1,)


def reveals(state: State, move: Move) -> bool:
    """N-5: Nature shows the cards after the last stone."""
    return isinstance(move, Take) and move.stones == state.left


def play(state: State, move: Move) -> State:
    """The state after a move; raise IllegalMove with the rule that it breaks."""
    if move not in moves(state):
        raise _refusal(state, move)
    match move:
        case Roll(size):
            return state._replace(heap=size)
        case Deal(number):
            dealt = (*state.numbers, number)
            return state._replace(cards=state.cards.without(number), numbers=dealt)
        case Take(count):
            return state._replace(taken=(*state.taken, count))
        case Show():
            return state._replace(shown=True)


def _refusal(state: State, move: Move) -> IllegalMove:
    if actor(state) == NOBODY:
        return IllegalMove("N-4", "nim-over")
    if not isinstance(move, Take) or actor(state) == NATURE:
        return IllegalMove("N-2", "nim-nature")
    return IllegalMove("N-3", "nim-count", most=min(MOST, state.left))


def scores(state: State) -> Score[Tally]:
    """N-4, N-5: nothing is counted before the numbers are shown."""
    tallies = tuple(_tally(state, seat) for seat in range(state.players))
    points = tuple(tally.hits + LAST * tally.last for tally in tallies)
    best = tuple(seat for seat, n in enumerate(points) if n == max(points))
    return Score(points, best, None, tallies)


def _tally(state: State, seat: Seat) -> Tally:
    if not state.shown:
        return Tally(seat, 0, 0, last=False)
    number = state.numbers[seat]
    hits = state.taken[seat :: state.players].count(number)
    return Tally(seat, number, hits, (len(state.taken) - 1) % state.players == seat)


# What each seat may know


def view(state: State, seat: Seat | None) -> View:
    """N-2, N-5: a number is known only to its seat until all are shown."""
    unseen, shown = state.cards, []
    for owner, number in enumerate(state.numbers):
        known = state.shown or owner == seat
        shown.append(number if known else 0)
        unseen = unseen if known else unseen.with_(number)
    return View(seat, state.players, state.heap, unseen, tuple(shown), state.taken, state.shown)


def witness(state: State, move: Move, seat: Seat | None) -> str:
    """What a seat sees of a move."""
    match move:
        case Deal() if seat != len(state.numbers):
            return "+?"
        case Show():
            return f"{write(move)}{state.numbers}"
        case _:
            return write(move)


def imagine(view: View, dice: Dice) -> State:
    """A state that the viewer cannot tell from the true one, every card equally likely."""
    cards, numbers = view.unseen, list(view.numbers)
    for seat, number in enumerate(numbers):
        if not number:
            numbers[seat], cards = cards.draw(dice)
    return State(view.players, view.heap, cards, tuple(numbers), view.taken, view.shown)


def write(move: Move) -> str:
    """A move as text; `luck.read` reads it back."""
    match move:
        case Roll(size):
            return f"h{size}"
        case Deal(number):
            return f"+{number}"
        case Take(count):
            return f"t{count}"
        case Show():
            return "="
