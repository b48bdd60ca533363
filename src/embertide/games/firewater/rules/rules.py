"""The rules of Fire & Water: who acts, which moves are legal, and what they do."""

from collections.abc import Sequence

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.bag import Bag
from embertide.core.options import Options
from embertide.games.firewater.rules import refusals
from embertide.games.firewater.rules.board import Square, lay_out
from embertide.games.firewater.rules.box import BOXES, ELEMENTALS, FIRE, OPEN, WATER
from embertide.games.firewater.rules.field import (
    ELEMENTAL,
    Elemental,
    Field,
    Half,
    Leader,
    Piece,
    Token,
    gaps,
    has_gap,
    influence,
    most_lenient,
    presence,
    prevails,
    put,
    summon,
    surrounded,
    survey,
)
from embertide.games.firewater.rules.moves import (
    CLAIM,
    PASS,
    PLACE_ELEMENTAL,
    PLACE_LEADER,
    PLACE_TOKEN,
    Claim,
    Move,
    Pass,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
    place_marker,
)
from embertide.games.firewater.rules.state import (
    Acting,
    Fate,
    Hand,
    LastRound,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)

CONQUEST = CLAIM_SIZE = 2
"""W-8, W-9: the tokens that go on another player's leader, and on an elemental."""


# Set-up


def start(options: Options) -> State:
    """W-1, W-2: an empty board, and each player's share of the box."""
    box = BOXES[options.players]
    hand = Hand(Bag.of(box.markers), (), box.tokens, Fate.WAITING)
    board = lay_out(options.board, options.players)
    field = survey(board, (), (None,) * len(board.elements))
    return State(field, (hand,) * options.players, Summoning(0))


# Who acts, and which moves are legal


def actor(state: State) -> Actor:
    """Whose move it is."""
    match state.phase:
        case Acting(seat) | LastRound(seat) | Summoning(seat):
            return seat
        case Revealing():
            return NATURE
        case Over():
            return NOBODY


def moves(state: State) -> Sequence[Move]:
    """All moves of the actor: markers, leader, tokens, claims, pass.

    Markers go by fire value, then water value; squares from a1 rank by rank.
    """
    match state.phase:
        case Acting(seat):
            return actions(state, seat) or [PASS]
        case Revealing(due):
            return [Reveal(due[0], marker) for marker, _ in state.hands[due[0]].stack.left()]
        case LastRound(seat):
            return [*tokens(state, seat), PASS]
        case Summoning():
            return elementals(state.field)
        case Over():
            return []


def weights(state: State) -> Sequence[int]:
    """W-15: every marker left in a stack is as likely as any other to be the next."""
    assert isinstance(state.phase, Revealing)
    return state.hands[state.phase.due[0]].stack.odds()


def actions(state: State, seat: Seat) -> list[Move]:
    """W-4 to W-9: the actions of a turn."""
    return [
        *markers(state, seat),
        *leaders(state, seat),
        *tokens(state, seat),
        *claims(state, seat),
    ]


def elementals(field: Field) -> list[PlaceElemental]:
    """W-3: not on the edge, nor on or around an earlier one."""
    grid = field.board.grid
    barred = {near for at in field.elementals for near in (at, *grid.around[at])}
    return [PLACE_ELEMENTAL[square] for square in grid.inner if square not in barred]


def markers(state: State, seat: Seat) -> list[PlaceMarker]:
    """W-4: an open marker on two adjacent empty squares, either way round."""
    ways = place_marker(state.field.board.grid.columns)
    fits = gaps(state.field)
    found: list[PlaceMarker] = []
    for marker in state.hands[seat].open:
        way = ways[marker]
        found += [way[i] for i in fits]
    return found


def leaders(state: State, seat: Seat) -> list[PlaceLeader]:
    """W-6: once, on an empty square, not a corner, not orthogonally beside an elemental."""
    if state.hands[seat].leader is not Fate.WAITING:
        return []
    grid = state.field.board.grid
    barred = {*grid.corners, *(near for at in state.field.elementals for near in grid.beside[at])}
    return [PLACE_LEADER[square] for square in sorted(state.field.empty - barred)]


def tokens(state: State, seat: Seat) -> list[PlaceToken]:
    """W-7: on a square that can be taken, with no gap beside it, where the seat prevails."""
    field, players = state.field, len(state.hands)
    return [
        PLACE_TOKEN[square]
        for square in surrounded(field)
        if _can_be_taken(field.tops[square], seat)
        and prevails(influence(field, square, players), seat)
    ]


def _can_be_taken(top: Piece | None, seat: Seat) -> bool:
    """W-7: an empty square, a marker half, or another player's leader."""
    match top:
        case Token() | Elemental():
            return False
        case Leader(owner):
            return owner != seat
        case _:
            return True


def claims(state: State, seat: Seat) -> list[Claim]:
    """W-9: a free elemental with no gap beside it, for a placed leader with the lowest presence.

    No leader (W-6) and no other elemental (W-3) lies beside an elemental: its neighbours are filled
    by tokens and marker halves.
    """
    if state.hands[seat].leader is not Fate.PLACED:
        return []
    field, players = state.field, len(state.hands)
    return [
        CLAIM[square]
        for square in sorted(field.elementals)
        if field.tops[square] == ELEMENTAL
        and field.empty.isdisjoint(field.board.grid.beside[square])
        and most_lenient(presence(field, square, players), seat)
    ]


def reveals(state: State, move: Move) -> bool:
    """W-3, W-4: whether markers are turned up right after a legal move of a seat."""
    match state.phase, move:
        case Acting(seat), PlaceMarker():
            return any(state.hands[seat].stack.counts)
        case Summoning(), _:
            return len(state.field.elementals) + 1 == ELEMENTALS
        case _:
            return False


# What a move does


def play(state: State, move: Move) -> State:
    """The state after a move; raise IllegalMove with the rule that it breaks."""
    match state.phase, move:
        case Acting(seat), PlaceMarker():
            return _place_marker(state, seat, move)
        case Revealing(due, then), Reveal():
            refusals.check_reveal(state, due[0], move)
            return _reveal(state, move, Revealing(due[1:], then) if due[1:] else then)
        case ((Acting(seat) | LastRound(seat)), PlaceToken(square)):
            return _place_token(state, seat, square)
        case Acting(seat), PlaceLeader(square):
            return _place_leader(state, seat, square)
        case Acting(seat), Claim(square):
            return _claim(state, seat, square)
        case Acting(seat), Pass():
            refusals.check_pass(actions(state, seat))
            return _end_turn(state)
        case LastRound(), Pass():
            return _end_turn(state)
        case Summoning(seat), PlaceElemental(square):
            return _place_elemental(state, seat, square)
        case _:
            refusals.out_of_turn(state.phase, move)


def _place_elemental(state: State, seat: Seat, square: Square) -> State:
    """W-3: three elementals, each by the next seat; then each player reveals the first markers."""
    refusals.check_elemental(state.field, square)
    field, following = summon(state.field, square), _next(state, seat)
    if len(field.elementals) < ELEMENTALS:
        return State(field, state.hands, Summoning(following))
    due = tuple(player for player in range(len(state.hands)) for _ in range(OPEN))
    return State(field, state.hands, Revealing(due, Acting(following)))


def _reveal(state: State, move: Reveal, phase: Phase) -> State:
    """W-4: the marker turned up lies open."""
    hand = state.hands[move.seat]
    shown = tuple(sorted((*hand.open, move.marker)))
    hand = hand._replace(stack=hand.stack.without(move.marker), open=shown)
    return State(state.field, _swap(state.hands, move.seat, hand), phase)


def _place_marker(state: State, seat: Seat, move: PlaceMarker) -> State:
    """W-4: both halves lie on the board, and the next marker of the stack is due."""
    refusals.check_marker(state, seat, move)
    marker, hand = move.marker, state.hands[seat]
    fire = Half(seat, FIRE, marker.fire, move.water)
    water = Half(seat, WATER, marker.water, move.fire)
    field = put(state.field, {move.fire: fire, move.water: water})
    rest = hand._replace(open=tuple(other for other in hand.open if other != marker))
    then = _after_filling(state, field, seat)
    phase = Revealing((seat,), then) if any(hand.stack.counts) else then
    return State(field, _swap(state.hands, seat, rest), phase)


def _place_leader(state: State, seat: Seat, square: Square) -> State:
    """W-6: the leader stands on the square."""
    refusals.check_leader(state, seat, square)
    field = put(state.field, {square: Leader(seat)})
    hand = state.hands[seat]._replace(leader=Fate.PLACED)
    return State(field, _swap(state.hands, seat, hand), _after_filling(state, field, seat))


def _place_token(state: State, seat: Seat, square: Square) -> State:
    """W-7, W-8: a token, or two on another player's leader, which is conquered for good."""
    refusals.check_token(state, seat, square)
    top = state.field.tops[square]
    if not isinstance(top, Leader):
        return _possess(state, seat, square, 1)
    conquered = state.hands[top.seat]._replace(leader=Fate.CONQUERED)
    state = state._replace(hands=_swap(state.hands, top.seat, conquered))
    return _possess(state, seat, square, CONQUEST)


def _claim(state: State, seat: Seat, square: Square) -> State:
    """W-9: two tokens on the elemental."""
    refusals.check_claim(state, seat, square)
    return _possess(state, seat, square, CLAIM_SIZE)


def _possess(state: State, seat: Seat, square: Square, wanted: int) -> State:
    """W-10: the number of tokens wanted, or the last one."""
    hand, covered = state.hands[seat], state.field.tops[square]
    assert hand.tokens > 0
    assert not isinstance(covered, Token)
    count = min(wanted, hand.tokens)
    field = put(state.field, {square: Token(seat, count, covered)})
    hand = hand._replace(tokens=hand.tokens - count)
    state = State(field, _swap(state.hands, seat, hand), state.phase)
    return _end_turn(state) if hand.tokens else _crown(state, seat)


def _crown(state: State, seat: Seat) -> State:
    """W-12: the game is over, in the last round too."""
    last = state.phase.last if isinstance(state.phase, LastRound) else seat
    return state._replace(phase=Over(last, seat))


def _after_filling(state: State, field: Field, seat: Seat) -> Acting | LastRound:
    """W-13: once no two adjacent squares are empty, this was the last regular turn."""
    following = _next(state, seat)
    return Acting(following) if has_gap(field) else LastRound(following, seat)


def _end_turn(state: State) -> State:
    """W-13: clockwise; the last round ends before the seat that had the last regular turn."""
    match state.phase:
        case LastRound(seat, last):
            following = _next(state, seat)
            over = following == last
            return state._replace(phase=Over(last, None) if over else LastRound(following, last))
        case Acting(seat):
            return state._replace(phase=Acting(_next(state, seat)))
        case _:
            raise AssertionError("only turns end")


def _next(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _swap(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
