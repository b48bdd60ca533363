"""The rules of Feurio!: who acts, which moves are legal, and what they do."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.bag import Bag
from embertide.core.options import Options
from embertide.games.feurio.rules import refusals
from embertide.games.feurio.rules.board import LAYOUTS, OPENING, Cell
from embertide.games.feurio.rules.box import BACK, CREWS, EACH, OWN, VALUES, Colour
from embertide.games.feurio.rules.fire import (
    NOBODY_POSTED,
    UNLIT,
    add,
    hottest,
    lay,
    post,
)
from embertide.games.feurio.rules.moves import (
    PASS,
    Arrange,
    Deploy,
    Draw,
    Firebreak,
    Move,
    Pass,
    Spread,
)
from embertide.games.feurio.rules.state import (
    Arranging,
    Closing,
    Covered,
    Dealing,
    Deploying,
    Drawing,
    Over,
    Phase,
    Spreading,
    State,
)

# Set-up


def start(options: Options) -> State:
    """F-4, F-6: a full pile and full supplies; the opening tiles are still to be turned up."""
    supply = tuple(crew.size for crew in CREWS[options.players])
    pile = Bag.of(VALUES, EACH)
    return State(options, UNLIT, pile, supply, NOBODY_POSTED, {}, 0, Dealing(()))


@cache
def layouts(drawn: tuple[int, ...]) -> tuple[Arrange, ...]:
    """F-4: the layouts of the rhombus; of those equal by symmetry the smallest."""
    smallest = {
        min(tuple(layout[i] for i in order) for order in LAYOUTS) for layout in permutations(drawn)
    }
    return tuple(Arrange(layout) for layout in sorted(smallest))


def first_turn(players: int) -> Seat:
    """F-5: the player left of the oldest begins; a player alone is seat 0."""
    return 1 % players


# Who acts, and which moves are legal


def actor(state: State) -> Actor:
    """Whose move it is."""
    match state.phase:
        case Dealing() | Drawing():
            return NATURE
        case Over():
            return NOBODY
        case _:
            return state.turn


def moves(state: State) -> Sequence[Move]:
    """All moves of the actor: spots by coordinates, tiles in laying order, the pass last."""
    match state.phase:
        case Deploying() | Closing():
            return [*deployments(state), PASS]
        case Spreading():
            spots = hottest(state.fire)
            return [*map(_spread, spots), *firebreaks(state, spots)]
        case Dealing() | Drawing():
            return [DRAWS[value] for value, _ in state.bag.left()]
        case Arranging(drawn):
            return layouts(tuple(sorted(drawn)))
        case Over():
            return []


def weights(state: State) -> Sequence[int]:
    """The odds of each draw: the number of tiles of that value in the pile."""
    return state.bag.odds()


def firebreaks(state: State, spots: list[Cell]) -> list[Firebreak]:
    """F-19: face down on a hottest spot, for one of the player's firefighters, no auxiliary."""
    if "firebreak" not in state.options.variants:
        return []
    players = state.options.players
    crews = [(crew, CREWS[players][crew]) for crew in OWN[players][state.turn]]
    prices = [crew.colour for i, crew in crews if state.supply[i] and not crew.auxiliary]
    return [Firebreak(cell, colour) for cell in spots for colour in prices]


def deployments(state: State) -> list[Deploy]:
    """F-8, F-9, F-11: one of the player's colours on one tile, limited by room and supply."""
    players = state.options.players
    room = [(cell, tile.room) for cell, tile in state.fire.tiles.items() if tile.room]
    found: list[Deploy] = []
    for crew in OWN[players][state.turn]:
        left = state.supply[crew]
        colour = CREWS[players][crew].colour
        for cell, most in room:
            found += _deploy(cell, colour)[: most if most < left else left]
    return found


# Moves are immutable: each is created once, because long lists of them are made often.

DRAWS = {value: Draw(value) for value in VALUES}


@cache
def _spread(cell: Cell) -> Spread:
    return Spread(cell)


@cache
def _deploy(cell: Cell, colour: Colour) -> tuple[Deploy, Deploy, Deploy]:
    """One, two or three firefighters."""
    return Deploy(cell, colour, 1), Deploy(cell, colour, 2), Deploy(cell, colour, 3)


def reveals(state: State, move: Move) -> bool:
    """F-5, F-7: whether a tile is drawn right after a legal move of a seat."""
    if isinstance(state.phase, Arranging):
        return True
    return not isinstance(move, Spread) and any(state.bag.counts)


# What a move does


def play(state: State, move: Move) -> State:
    """The state after a move; raise IllegalMove with the rule that it breaks."""
    match state.phase, move:
        case Drawing(), Draw(value):
            return _draw(state, value)
        case Spreading(tile), Spread(cell):
            return _lay_face_up(state, cell, tile)
        case ((Deploying() | Closing()), Deploy()):
            return _send(state, move)
        case ((Deploying() | Closing()), Pass()):
            return _pass(state)
        case Spreading(tile), Firebreak():
            return _lay_face_down(state, move, tile)
        case Dealing(drawn), Draw(value):
            return _deal(state, (*drawn, value))
        case Arranging(drawn), Arrange(values):
            refusals.check_arrange(drawn, values)
            return _open(state, values)
        case _:
            refusals.out_of_turn(state, move)


def _deal(state: State, drawn: tuple[int, ...]) -> State:
    """F-4: as many opening tiles as players; with four, seat 0 chooses where they go."""
    refusals.check_draw(state, drawn[-1])
    state = state._replace(bag=state.bag.without(drawn[-1]), phase=Dealing(drawn))
    if len(drawn) < state.options.players:
        return state
    return state._replace(phase=Arranging(drawn)) if len(drawn) == 4 else _open(state, drawn)


def _open(state: State, values: tuple[int, ...]) -> State:
    """F-4, F-5: the opening tiles lie, and the first turn begins."""
    fire = state.fire
    for cell, value in zip(OPENING, values, strict=False):
        fire = lay(fire, cell, value)
    return state._replace(fire=fire, turn=first_turn(state.options.players), phase=Drawing())


def _draw(state: State, value: int) -> State:
    """F-7: the player draws a tile."""
    refusals.check_draw(state, value)
    return state._replace(bag=state.bag.without(value), phase=Spreading(value))


def _lay_face_up(state: State, cell: Cell, value: int) -> State:
    """F-7: the fire spreads to a hottest spot."""
    refusals.check_spot(state.fire, cell)
    return state._replace(fire=lay(state.fire, cell, value), phase=Deploying())


def _lay_face_down(state: State, move: Firebreak, value: int) -> State:
    """F-19: a firebreak costs a firefighter and ends the turn."""
    refusals.check_firebreak(state, move)
    refusals.check_spot(state.fire, move.cell)
    turn, phase = _next_turn(state, passes=0)
    return state._replace(
        fire=lay(state.fire, move.cell, BACK),
        supply=_less(state, move.colour, 1),
        paid=add(state.paid, move.colour, 1),
        covered={**state.covered, move.cell: Covered(state.turn, value)},
        turn=turn,
        phase=phase,
    )


def _send(state: State, move: Deploy) -> State:
    """F-8: firefighters take their posts."""
    refusals.check_deploy(state, move)
    fire = post(state.fire, move.cell, move.colour, move.count)
    supply = _less(state, move.colour, move.count)
    turn, phase = _next_turn(state, passes=0)
    return state._replace(fire=fire, supply=supply, turn=turn, phase=phase)


def _pass(state: State) -> State:
    """F-12: a pass counts towards the end only on a turn without a tile."""
    passes = state.phase.passes + 1 if isinstance(state.phase, Closing) else 0
    turn, phase = _next_turn(state, passes)
    return state._replace(turn=turn, phase=phase)


def _next_turn(state: State, passes: int) -> tuple[Seat, Phase]:
    """F-5, F-7, F-12, F-16: clockwise; draw while tiles remain, then close, or end together."""
    players = state.options.players
    turn = (state.turn + 1) % players
    if any(state.bag.counts):
        return turn, Drawing()
    if state.options.mode != "competitive" or passes == players:
        return turn, Over()
    return turn, Closing(passes)


def _less(state: State, colour: Colour, count: int) -> tuple[int, ...]:
    """The supplies after the player gave up that number of firefighters of a colour."""
    crew = crew_of(state.options.players, state.turn, colour)
    supply = state.supply
    return (*supply[:crew], supply[crew] - count, *supply[crew + 1 :])


@cache
def crew_of(players: int, seat: Seat, colour: Colour) -> int:
    """A seat's own crew of a colour, as an index into box.CREWS."""
    return next(i for i in OWN[players][seat] if CREWS[players][i].colour == colour)
