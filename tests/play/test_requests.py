"""The checks of every request at a table: the issuer, the phase and the ply."""

from collections.abc import Callable

import pytest

from embertide.catalog import ROOMS
from embertide.core.errors import IllegalMove, Refusal
from embertide.play.table.absence import come_back, stand_in
from embertide.play.table.agreement import Chair, ChairKind
from embertide.play.table.command import Decision, Issuer
from embertide.play.table.ending import leave
from embertide.play.table.events import Returned, StoodIn
from embertide.play.table.moving import can_be_undone, move, try_move, why
from embertide.play.table.payload import Reader, SharedPayload, table_payload
from embertide.play.table.seating import (
    add_entropy,
    commit_seat,
    free_seat,
    link_rematch,
    sit,
)
from embertide.play.table.table import Table
from embertide.play.table.takeback import answer_undo, ask_undo, take_back
from tests.support.seated import Seated, computer, entropy, person, same, seated

Ask = Callable[[Table, Issuer], object]

MINE: dict[str, Ask] = {
    "move": lambda table, by: move(table, by, "x"),
    "why": lambda table, by: why(table, by, "x"),
    "preview": lambda table, by: try_move(table, by, "x"),
    "undo": take_back,
    "ask_undo": ask_undo,
    "answer_undo": lambda table, by: answer_undo(table, by, True),
    "entropy": lambda table, by: add_entropy(table, by, entropy(0)),
    "commit": lambda table, by: commit_seat(table, by, 0, entropy(0)),
    "free_seat": lambda table, by: free_seat(table, by, 0),
    "stand_in": lambda table, by: stand_in(table, by, 0),
    "return": come_back,
    "leave": leave,
}
TURN = ("move", "why", "preview")


def key_of(ask: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as no:
        ask()
    return no.value.message.key


def two() -> Seated:
    return seated("firewater", [person("ann"), person("bob")])


@pytest.mark.parametrize("name", MINE)
def test_spectators_only_watch(name: str) -> None:
    table = two()
    assert key_of(lambda: MINE[name](table.table, table.by("eve"))) == "table-not-sitting"


@pytest.mark.parametrize("name", TURN)
def test_out_of_turn_the_answer_does_not_depend_on_the_move(name: str) -> None:
    """Out of turn the answer is the same for a legal move, an illegal one and nonsense."""
    table = two()
    assert key_of(lambda: MINE[name](table.table, table.by("bob"))) == "table-not-your-turn"


@pytest.mark.parametrize("name", [*TURN, "undo", "ask_undo", "answer_undo"])
def test_late_answers_are_stale(name: str) -> None:
    """This holds whether it is another player's turn by now, or the issuer's own again."""
    table = two()
    table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann", ply=0))) == "table-stale"
    table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann", ply=0))) == "table-stale"


@pytest.mark.parametrize("name", [*TURN, "undo", "ask_undo", "stand_in"])
def test_before_and_after_the_game(name: str) -> None:
    room = ROOMS["firewater"]
    table = Seated(room, room.menu.order(2), [person("ann"), person("bob")])
    assert key_of(lambda: MINE[name](table.table, table.by("ann"))) == "table-not-begun"
    table.give_entropy()
    while table.table.phase == "playing":
        table.move()
    assert key_of(lambda: MINE[name](table.table, table.by("ann"))) == "table-over"


def test_the_refusal_of_an_illegal_move_names_the_rule() -> None:
    table = two()
    with pytest.raises(IllegalMove) as no:
        move(table.table, table.by("ann"), "e:a1")
    assert no.value.rule == "W-3"
    told = why(table.table, table.by("ann"), "e:a1")
    assert told is not None
    assert (told.rule, told.message.key) == (no.value.rule, no.value.message.key)
    assert why(table.table, table.by("ann"), table.legal()[0]) is None


def test_a_look_ahead_changes_nothing() -> None:
    table = two()
    before = table.table.match.state
    seen = try_move(table.table, table.by("ann"), table.legal()[0])
    assert can_be_undone(seen)
    assert seen.state != before == table.table.match.state


def test_requests_are_remembered() -> None:
    """Requests are remembered by id, up to a number, since an older one would be stale anyway."""
    table = two()
    for number in range(20):
        table.do(move(table.table, table.by("ann", f"m{number}"), table.legal()[0]))
        seq = table.table.seq
        assert table.table.done[f"m{number}"] == seq
        table.do(take_back(table.table, table.by("ann", f"u{number}")))
    done = table.table.done
    assert len(done) == 32
    assert done["u19"] == table.table.seq
    assert "m0" not in done


def test_time_never_runs_backwards() -> None:
    table = two()
    table.now = 10.0
    table.move()
    assert table.events[-1].at == 1000.0


def gathering(*chairs: Chair) -> Seated:
    room = ROOMS["firewater"]
    return Seated(room, room.menu.order(len(chairs)), chairs)


def sits(table: Seated, name: str, seat: int | None = None, key: str = "") -> Decision:
    return sit(table.table, table.by(name), "", seat, key)


def test_sitting_down_by_link_and_in_public() -> None:
    table = gathering(
        person("ann"), Chair(ChairKind.OPEN, key="one"), Chair(ChairKind.PUBLIC), computer()
    )
    assert key_of(lambda: sits(table, "bob", 1)) == "table-key"
    assert key_of(lambda: sits(table, "bob", 1, "two")) == "table-key"
    assert key_of(lambda: sits(table, "bob", 0, "key-ann")) == "table-taken"
    assert key_of(lambda: sits(table, "bob", 3)) == "table-taken"
    assert key_of(lambda: sits(table, "bob", 9)) == "table-no-seat"
    table.do(sits(table, "bob", key="one"))
    table.do(sits(table, "cid"))
    assert [chair.person for chair in table.table.chairs] == ["ann", "bob", "cid", None]
    assert key_of(lambda: sits(table, "dot")) == "table-full"
    assert key_of(lambda: sits(table, "dot", key="one")) == "table-full"
    assert table.table.phase == "gathering"
    table.give_entropy()
    assert table.table.phase == "playing"
    assert key_of(lambda: sits(table, "dot")) == "table-begun"


def test_asking_for_a_seat_again_takes_no_second_one() -> None:
    table = gathering(
        person("ann"),
        Chair(ChairKind.OPEN, key="one"),
        Chair(ChairKind.PUBLIC),
        Chair(ChairKind.PUBLIC),
    )
    table.do(sits(table, "bob", key="one"))
    table.do(sits(table, "cid"))
    before = table.table
    assert not sits(table, "bob", key="one").events
    assert not sits(table, "cid").events
    assert not sits(table, "cid", 2).events
    assert same(before, table.table)
    assert key_of(lambda: sits(table, "cid", 3)) == "table-one-seat"
    assert table.table.seats_of("cid") == {2}


@pytest.mark.parametrize("wrong", ["", "0", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_entropy_out_of_bounds_is_refused(wrong: str) -> None:
    table = gathering(person("ann"), Chair(ChairKind.PUBLIC))
    assert key_of(lambda: add_entropy(table.table, table.by("ann"), wrong)) == "table-entropy"
    assert key_of(lambda: commit_seat(table.table, table.by("ann"), 0, wrong)) == "table-entropy"


def test_entropy_is_added_once() -> None:
    table = gathering(person("ann"), computer())
    table.do(add_entropy(table.table, table.by("ann"), entropy(1)))
    again = key_of(lambda: add_entropy(table.table, table.by("ann"), entropy(2)))
    assert again == "table-entropy-given"
    assert table.table.chairs[0].entropy == entropy(1)


def test_getting_up_frees_all_seats_of_a_person() -> None:
    free = [Chair(ChairKind.OPEN, key="one"), Chair(ChairKind.OPEN, key="two")]
    table = gathering(person("ann"), *free)
    table.do(sits(table, "bob", key="one"))
    table.do(sits(table, "bob", key="two"))
    table.do(leave(table.table, table.by("bob")))
    assert [chair.kind for chair in table.table.chairs] == ["person", "open", "open"]
    assert not any(chair.entropy for chair in table.table.chairs)
    assert key_of(lambda: leave(table.table, table.by("bob"))) == "table-not-sitting"


def test_leaving_during_a_game_is_refused() -> None:
    table = two()
    assert key_of(lambda: leave(table.table, table.by("ann"))) == "table-begun"


def test_a_rematch_is_linked_once() -> None:
    table = two()
    (line,) = table.do(link_rematch(table.table, "next", table.by("bob")))
    assert (line.seat, line.texts[0].told.key) == (1, "table-rematch-asked")
    assert (table.table.rematch, table.table.rematch_seat) == ("next", 1)
    assert not link_rematch(table.table, "other", table.by("ann")).events


def test_a_decision_adds_event_to_event() -> None:
    table = two()
    decision = Decision(table.table, table.now).then(StoodIn(0, 1)).then(Returned(0))
    assert [event.seq for event in decision.events] == [table.table.seq + 1, table.table.seq + 2]
    table.do(decision)
    assert not table.table.chairs[0].away
    assert table.table.lent


def test_the_rules_are_applied_once_to_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command applies them; neither the fold of its events nor the payload does so again."""
    table = two()
    calls: list[object] = []
    game = table.table.room.game
    play = game.play

    def counted(state: object, played: object) -> object:
        calls.append(played)
        return play(state, played)

    monkeypatch.setattr(type(game), "play", staticmethod(counted))
    text = table.legal()[0]
    decision = move(table.table, table.by("ann"), text)
    shared = SharedPayload(decision.table, {}, frozenset())
    for name in ("ann", "bob", None):
        table_payload(shared, Reader(name, table.now), decision.log)
    assert [game.write(played) for played in calls] == [text]
