"""Conversion between the rules and the kernel: states, views and moves, records and actions."""

from collections.abc import Iterable

from embertide.compiled.records import Record, Records, uint64, zeros
from embertide.compiled.rng import seed
from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.options import Rows
from embertide.games.firewater.kernel import record as kernel_record
from embertide.games.firewater.kernel.board import cover, enthrone, lay, start, summon
from embertide.games.firewater.kernel.record import (
    ACTING,
    CHIEF,
    CLAIM,
    CONQUERED,
    ELEMENTAL,
    HALF,
    LAST_ROUND,
    LEADER,
    MARKER,
    NONE_YET,
    OVER,
    PASS,
    REVEALING,
    SPIRIT,
    SUMMONING,
    TOKEN,
    WAITING,
    WAYS,
    place,
    printed,
    square_at,
    state_t,
)
from embertide.games.firewater.rules.board import NAMES, RANKS, STRIDE, Square, lay_out
from embertide.games.firewater.rules.box import BOXES, FIRE, MARKERS, OPEN, WATER, Marker
from embertide.games.firewater.rules.field import (
    ELEMENTAL as AN_ELEMENTAL,
)
from embertide.games.firewater.rules.field import (
    Elemental,
    Field,
    Half,
    Leader,
    Piece,
    Token,
    survey,
)
from embertide.games.firewater.rules.moves import PASS as PASSING
from embertide.games.firewater.rules.moves import (
    Claim,
    Move,
    Pass,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
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
from embertide.games.firewater.rules.view import View, imagine

# Records from states


def from_state(state: State) -> Records:
    """Return the record of a state; its generator has seed 0 until the caller seeds it."""
    record = zeros(1, state_t)
    s = record[0]
    start(s, len(state.hands), 0, 0)
    seed(s, 0)
    elements = state.field.board.elements
    s.fire[:] = printed(elements, FIRE)
    s.water[:] = printed(elements, WATER)
    _set_pieces(s, state.field)
    for seat, hand in enumerate(state.hands):
        _set_hand(s, seat, hand)
    _set_phase(s, state.phase)
    return record


def _set_pieces(s: Record, field: Field) -> None:
    for square in field.elementals:
        summon(s, place(square))
    below = [top.covered if isinstance(top, Token) else top for top in field.tops]
    for square, piece in enumerate(below):
        match piece:
            case Half(seat, element, value, twin) if element == FIRE:
                water = below[twin]
                assert isinstance(water, Half)
                marker = MARKERS.index(Marker(value, water.value))
                lay(s, seat, marker, place(square), _way(square, twin))
            case Leader(seat):
                enthrone(s, seat, place(square))
    for square, top in enumerate(field.tops):
        if isinstance(top, Token):
            cover(s, top.seat, place(square), top.count)


def _way(square: Square, twin: Square) -> int:
    return WAYS.index(place(twin) - place(square))


def _set_hand(s: Record, seat: Seat, hand: Hand) -> None:
    s.stack[seat] = _set(marker for marker, _ in hand.stack.left())
    s.open[seat] = _set(hand.open)
    s.tokens[seat] = hand.tokens
    if hand.leader is Fate.CONQUERED:
        s.leader[seat] = CONQUERED


def _set(markers: Iterable[Marker]) -> int:
    return sum(1 << MARKERS.index(marker) for marker in markers)


def _set_phase(s: Record, phase: Phase) -> None:
    match phase:
        case Summoning(seat):
            s.phase, s.turn = SUMMONING, seat
        case Revealing(due, then):
            _set_phase(s, then)
            s.phase, s.due, s.revealer = REVEALING, len(due), due[0]
        case Acting(seat):
            s.phase, s.turn = ACTING, seat
        case LastRound(seat, last):
            s.phase, s.turn, s.last = LAST_ROUND, seat, last
        case Over(last, None):
            s.phase, s.turn, s.last = OVER, last, last
        case Over(last, int(master)):
            s.phase, s.turn, s.last, s.master = OVER, master, last, master


def from_view(view: View) -> Records:
    """Return a record of a view; this game hides nothing."""
    return from_state(imagine(view, Dice(0)))


# States from records


def to_state(record: Records) -> State:
    """Return the state of a record."""
    s = record[0]
    hands = tuple(_hand(s, seat) for seat in range(s.players))
    return State(_field(s), hands, _phase(s))


def _field(s: Record) -> Field:
    tops = tuple(_top(s, square) for square in range(len(NAMES)))
    elementals = tuple(square_at(int(at)) for at in s.elemental[: s.elementals])
    return survey(lay_out(_rows(s), int(s.players)), elementals, tops)


def _rows(s: Record) -> Rows:
    """W-1: return the printed board, top row first."""
    fire = int(s.fire[0]) | int(s.fire[1]) << 64
    squares = range(BOXES[int(s.players)].columns)
    ranks = (range(rank * STRIDE, rank * STRIDE + len(squares)) for rank in range(RANKS))
    rows = ["".join(FIRE if fire >> place(at) & 1 else WATER for at in rank) for rank in ranks]
    return tuple(reversed(rows))


def _top(s: Record, square: Square) -> Piece | None:
    at = place(square)
    below, token = _piece(int(s.piece[at]), at), int(s.token[at])
    return Token(token & 3, token >> 2, below) if token else below


def _piece(piece: int, at: int) -> Half | Leader | Elemental | None:
    if piece >= HALF:
        element = WATER if piece & 16 else FIRE
        return Half(piece & 3, element, (piece >> 2 & 3) + 1, square_at(at + WAYS[piece >> 5 & 3]))
    if piece >= CHIEF:
        return Leader(piece - CHIEF)
    return AN_ELEMENTAL if piece == SPIRIT else None


def _hand(s: Record, seat: Seat) -> Hand:
    kinds = BOXES[int(s.players)].markers
    stack, leader = _markers(s.stack[seat]), int(s.leader[seat])
    fate = {WAITING: Fate.WAITING, CONQUERED: Fate.CONQUERED}.get(leader, Fate.PLACED)
    left = Bag(kinds, tuple(int(marker in stack) for marker in kinds))
    return Hand(left, tuple(_markers(s.open[seat])), int(s.tokens[seat]), fate)


def _markers(members: uint64) -> list[Marker]:
    return [marker for i, marker in enumerate(MARKERS) if int(members) >> i & 1]


def _phase(s: Record) -> Phase:
    turn, last, master = int(s.turn), int(s.last), int(s.master)
    match int(s.phase):
        case kernel_record.REVEALING:
            then = Acting(turn) if last == NONE_YET else LastRound(turn, last)
            return Revealing(_due(s), then)
        case kernel_record.SUMMONING:
            return Summoning(turn)
        case kernel_record.ACTING:
            return Acting(turn)
        case kernel_record.LAST_ROUND:
            return LastRound(turn, last)
        case _:
            return Over(last, None if master == NONE_YET else master)


def _due(s: Record) -> tuple[Seat, ...]:
    """W-3, W-4: return the seats that reveal next: one seat once, or each seat three times."""
    if s.due == 1:
        return (int(s.revealer),)
    return tuple(int(s.players) - 1 - i // OPEN for i in reversed(range(int(s.due))))


# Moves


def action_of(state: State, move: Move) -> int:
    """Return the action of a move; for Nature, the index of the marker."""
    match move:
        case Reveal(_, marker):
            return MARKERS.index(marker)
        case Pass():
            return PASS
        case PlaceElemental(square):
            return ELEMENTAL + square
        case PlaceMarker(marker, fire, water):
            kind = MARKERS.index(marker)
            return MARKER + (kind * len(NAMES) + fire) * len(WAYS) + _way(fire, water)
        case PlaceLeader(square):
            return LEADER + square
        case PlaceToken(square):
            return TOKEN + square
        case Claim(square):
            return CLAIM + square


def move_of(state: State, action: int) -> Move:
    """Return the move of an action; on Nature's turn, of an outcome."""
    if isinstance(state.phase, Revealing):
        return Reveal(state.phase.due[0], MARKERS[action])
    if action == PASS:
        return PASSING
    if action < MARKER:
        return PlaceElemental(action - ELEMENTAL)
    if action < LEADER:
        kind, where = divmod(action - MARKER, len(NAMES) * len(WAYS))
        fire, way = divmod(where, len(WAYS))
        return PlaceMarker(MARKERS[kind], fire, square_at(place(fire) + WAYS[way]))
    if action < TOKEN:
        return PlaceLeader(action - LEADER)
    if action < CLAIM:
        return PlaceToken(action - TOKEN)
    return Claim(action - CLAIM)
