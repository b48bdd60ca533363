"""Leaving, closing and resigning in every mode, and how the players are placed then."""

from collections.abc import Sequence

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import NOBODY
from embertide.core.errors import Refusal
from embertide.play.match.replay import replay
from embertide.play.table.absence import come_back, pause, set_back, stand_in, time_up
from embertide.play.table.agreement import Chair, ChairKind
from embertide.play.table.clock import Clock, ClockKind
from embertide.play.table.command import Decision
from embertide.play.table.early_end import people_left, placed_last
from embertide.play.table.ending import close, end_by_host, leave, resign
from embertide.play.table.events import Closed, Ended, EndKind
from embertide.play.table.moving import move
from embertide.play.table.payload import Reader, SharedPayload, table_payload
from embertide.play.table.seating import add_entropy, sit
from embertide.play.table.takeback import ask_undo
from embertide.play.table.wire import TableJson
from tests.play.test_clocks import left, refused
from tests.support.seated import Seated, computer, entropy, person, seated

BANK, TURN = Clock(ClockKind.BANK, 90, 5), Clock(ClockKind.TURN, 30)
ANN, BOB, CID = person("ann"), person("bob"), person("cid")


def seen(table: Seated, who: str) -> TableJson:
    return table_payload(SharedPayload(table.table, {}, frozenset()), Reader(who, table.now), [])


def verdict(table: Seated) -> tuple[str, dict[str, object]] | None:
    told = seen(table, "ann")["verdict"]
    return None if told is None else (told["key"], dict(told["args"]))


def waiting(*chairs: Chair) -> Seated:
    """Return a table whose game has not begun."""
    room = ROOMS["firewater"]
    return Seated(room, room.menu.order(len(chairs)), chairs)


def feurio(*chairs: Chair, mode: str | None = None, variants: Sequence[str] = ()) -> Seated:
    """Return a table of Feurio on which all people are ready."""
    room = ROOMS["feurio"]
    table = Seated(room, room.menu.order(len(chairs), mode, variants), chairs)
    table.give_entropy()
    return table


def test_who_leaves_frees_the_seat_as_it_was() -> None:
    table = waiting(ANN, Chair(ChairKind.OPEN, key="k"), Chair(ChairKind.PUBLIC))
    table.do(sit(table.table, table.by("bob"), "", 1, "k"))
    table.do(sit(table.table, table.by("cid"), "", 2))
    for who in ("bob", "cid"):
        table.do(leave(table.table, table.by(who)))
    assert [chair.kind for chair in table.table.chairs[1:]] == ["open", "public"]
    assert table.table.phase == "gathering"
    refused("table-not-sitting", leave, table.table, table.by("bob"))


def test_a_table_without_people_closes_when_its_owner_leaves() -> None:
    table = waiting(ANN, Chair(ChairKind.PUBLIC))
    table.do(leave(table.table, table.by("ann")))
    assert isinstance(table.events[-1].change, Closed)
    assert table.table.phase == "closed"
    assert not table.table.lobby
    again, _ = table.again()
    assert again.phase == "closed"


def test_a_table_with_people_stays_when_its_owner_leaves() -> None:
    table = waiting(ANN, Chair(ChairKind.PUBLIC), Chair(ChairKind.PUBLIC))
    table.do(sit(table.table, table.by("bob"), ""))
    table.do(leave(table.table, table.by("ann")))
    assert table.table.phase == "gathering"
    table.do(close(table.table, table.by("ann")))
    assert table.table.phase == "closed"


def test_the_owner_closes_a_table_that_has_not_begun() -> None:
    table = waiting(ANN, Chair(ChairKind.PUBLIC))
    for who in ("bob", "dot"):
        refused("table-not-owner", close, table.table, table.by(who))
    table.do(close(table.table, table.by("ann", "r1")))
    assert "r1" in table.table.done
    refused("table-closed", close, table.table, table.by("ann"))
    refused("table-closed", sit, table.table, table.by("bob"), entropy(1))
    refused("table-closed", leave, table.table, table.by("ann"))


def test_a_closed_table_never_begins() -> None:
    table = waiting(ANN, computer())
    table.do(close(table.table, table.by("ann")))
    table.do(add_entropy(table.table, table.by("ann"), entropy(1)))
    assert table.table.phase == "closed"


def test_a_running_game_is_neither_left_nor_closed() -> None:
    table = seated("firewater", [ANN, BOB])
    refused("table-begun", leave, table.table, table.by("bob"))
    refused("table-begun", close, table.table, table.by("ann"))
    table = waiting(ANN, BOB)
    refused("table-not-begun", resign, table.table, table.by("ann"))


def test_only_players_resign() -> None:
    table = seated("firewater", [ANN, BOB])
    refused("table-not-sitting", resign, table.table, table.by("dot"))
    table.do(resign(table.table, table.by("ann")))
    refused("table-over", resign, table.table, table.by("bob"))


def test_the_last_opponent_wins_by_resignation() -> None:
    table = seated("firewater", [ANN, BOB])
    table.move()
    assert verdict(table) is None
    first, last = table.do(resign(table.table, table.by("bob", "r1")))
    assert (first.texts[0].told.key, last.texts[0].told.key) == (
        "table-resigned",
        "table-won-resigned",
    )
    assert table.table.phase == "over"
    assert table.table.actor == NOBODY
    assert table.table.ended == Ended(EndKind.RESIGNED, 1)
    assert "r1" in table.table.done
    key, args = verdict(table) or ("", {})
    assert key == "table-won-resigned"
    assert args["winner"] == {"key": "player", "args": {"number": 1}}
    told = seen(table, "bob")
    assert (told["ended"], told["resigned"], told["count"]) == ("resigned", [1], [])
    assert (told["moves"], told["actor"], told["seal"]["secret"]) == ([], None, "5e" * 32)
    assert list(placed_last(table.table)) == [1]


def test_with_three_people_the_computer_plays_on_for_good() -> None:
    table = seated("firewater", [ANN, BOB, CID])
    table.do(resign(table.table, table.by("ann")))
    assert table.table.phase == "playing"
    assert table.table.thinks
    assert people_left(table.table) == {"bob", "cid"}
    refused("table-not-sitting", come_back, table.table, table.by("ann"))
    refused("table-not-sitting", move, table.table, table.by("ann"), table.legal()[0])
    refused("table-not-sitting", resign, table.table, table.by("ann"))
    refused("table-stand-in-whom", stand_in, table.table, table.by("bob"), 0)
    table.move()
    table.do(resign(table.table, table.by("cid")))
    assert table.table.ended == Ended(EndKind.RESIGNED, 2)
    assert list(placed_last(table.table)) == [0, 2]
    assert people_left(table.table) == {"bob"}


def test_who_resigned_watches_as_a_spectator() -> None:
    table = seated("firewater", [ANN, BOB, CID])
    table.do(resign(table.table, table.by("ann")))
    mine = seen(table, "ann")
    assert mine["eyes"] is None
    assert not any(place["mine"] for place in mine["seats"])
    assert mine["moves"] == []
    assert mine["seats"][0]["away"]


def test_against_computers_the_game_just_ends() -> None:
    for chairs in ([ANN, computer()], [ANN, person("ann")], [computer(), ANN, computer()]):
        table = seated("firewater", chairs)
        seat = min(table.table.seats_of("ann"))
        table.do(resign(table.table, table.by("ann")))
        assert table.table.ended == Ended(EndKind.CLOSED, seat)
        assert (verdict(table) or [""])[0] == "table-ended-closed"


def test_with_a_common_goal_one_person_is_enough() -> None:
    table = feurio(ANN, BOB, mode="cooperative")
    table.do(resign(table.table, table.by("ann")))
    assert table.table.phase == "playing"
    table.do(resign(table.table, table.by("bob")))
    assert table.table.ended == Ended(EndKind.CLOSED, 1)
    table = feurio(ANN, mode="solitaire")
    table.do(resign(table.table, table.by("ann")))
    assert table.table.ended == Ended(EndKind.CLOSED, 0)


def test_an_absent_person_who_may_return_still_plays() -> None:
    """Otherwise one could call the computer for an opponent, resign and be placed first."""
    table = seated("firewater", [ANN, BOB])
    table.now += 99
    table.do(stand_in(table.table, table.by("bob"), 0))
    table.do(resign(table.table, table.by("bob")))
    assert table.table.ended == Ended(EndKind.RESIGNED, 1)
    assert list(placed_last(table.table)) == [1]


def test_a_person_without_time_is_placed_behind_who_resigns_later() -> None:
    table = seated("firewater", [ANN, BOB], BANK)
    table.now += 90
    table.do(time_up(table.table, table.now))
    table.do(resign(table.table, table.by("bob")))
    assert table.table.ended == Ended(EndKind.CLOSED, 1)
    assert list(placed_last(table.table)) == [0, 1]


def test_a_resignation_drops_a_take_back() -> None:
    table = seated("firewater", [ANN, BOB, CID])
    table.move()
    table.do(ask_undo(table.table, table.by("ann")))
    assert table.table.pending_undo is not None
    table.do(resign(table.table, table.by("bob")))
    assert table.table.pending_undo is None


@pytest.mark.parametrize("variants", [(), ("firebreak",)])
def test_the_record_of_a_resigned_game_is_valid(variants: tuple[str, ...]) -> None:
    """It is the record of an unfinished game whose seal is open."""
    table = feurio(ANN, BOB, variants=variants)
    for _ in range(5):
        table.move()
    table.do(resign(table.table, table.by("bob")))
    record = table.record()
    assert record.result is None
    seal = record.seal()
    assert seal is not None
    assert seal.opened()
    assert replay(record, table.table.room).state == table.table.match.state


def test_the_host_ends_what_is_not_over() -> None:
    table = waiting(ANN, Chair(ChairKind.PUBLIC))
    table.do(end_by_host(table.table, table.now))
    assert table.table.phase == "closed"
    assert not end_by_host(table.table, table.now).events
    table = seated("firewater", [ANN, BOB])
    table.do(end_by_host(table.table, table.now))
    assert table.table.ended == Ended(EndKind.CLOSED, None)
    assert verdict(table) == ("table-ended-host", {})
    assert not end_by_host(table.table, table.now).events


def test_a_game_that_began_rated_stays_rated() -> None:
    table = seated("firewater", [ANN, BOB], TURN)
    assert table.table.rated
    table.now += 31
    table.do(time_up(table.table, table.now))
    assert table.table.rated
    assert list(placed_last(table.table)) == [0]
    table.do(come_back(table.table, table.by("ann")))
    assert list(placed_last(table.table)) == []
    table.do(resign(table.table, table.by("bob")))
    assert table.table.rated
    assert not seated("firewater", [ANN, computer()]).table.rated


def test_a_pause_is_credited_once() -> None:
    table = seated("firewater", [ANN, BOB], BANK)
    table.now += 200
    for begin, end in ((1050.0, 1150.0), (1050.0, 1150.0), (1040.0, 1160.0)):
        table.do(pause(Decision(table.table, table.now), begin, end))
    assert left(table) == [0.0, 90.0]
    assert table.table.since == 1110.0
    table.now = 1160.0
    assert left(table) == [40.0, 90.0]
    again, _ = table.again()
    assert again.due == table.table.due == 1200.0


def test_a_turn_that_began_in_the_pause_has_all_its_time() -> None:
    table = seated("firewater", [ANN, BOB], BANK)
    table.do(pause(Decision(table.table, 1100.0), 990.0, 1100.0))
    assert table.table.due == 1190.0


def test_no_pause_without_a_running_clock() -> None:
    for table in (seated("firewater", [ANN, BOB]), seated("firewater", [computer(), BOB], BANK)):
        assert not pause(Decision(table.table, 2000.0), 1000.0, 2000.0).events


def test_a_clock_that_was_set_back_gives_no_more_than_the_turn() -> None:
    table = seated("firewater", [ANN, BOB], BANK)
    assert not set_back(table.table, 950.0).events
    table.now = 500.0
    assert left(table) == [90.0, 90.0]
    table.do(set_back(table.table, 500.0))
    assert table.table.due == 590.0


def test_a_public_table_has_one_seat_for_each() -> None:
    table = waiting(ANN, Chair(ChairKind.PUBLIC), Chair(ChairKind.PUBLIC))
    table.do(sit(table.table, table.by("bob"), "", 1))
    refused("table-one-seat", sit, table.table, table.by("bob"), entropy(1), 2)
    refused("table-one-seat", sit, table.table, table.by("ann"), entropy(1), 2)
    assert not sit(table.table, table.by("bob"), "", 1).events
    friends = waiting(ANN, Chair(ChairKind.OPEN, key="k"), Chair(ChairKind.OPEN, key="l"))
    for seat, key in ((1, "k"), (2, "l")):
        friends.do(sit(friends.table, friends.by("bob"), "", seat, key))
    assert friends.table.seats_of("bob") == {1, 2}


def test_returning_without_having_been_away_is_done_and_changes_nothing() -> None:
    begun = seated("firewater", [ANN, BOB])
    over = seated("firewater", [ANN, BOB])
    over.do(resign(over.table, over.by("bob")))
    for table in (waiting(ANN, Chair(ChairKind.PUBLIC)), begun, over):
        assert not come_back(table.table, table.by("ann")).events
        with pytest.raises(Refusal):
            come_back(table.table, table.by("dot"))
