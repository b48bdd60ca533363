"""Ratings: places from winners and points, fair to ties, and readable."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embertide.host.places import places
from embertide.server.people.ratings import fresh, rate, shown
from embertide.store.store import Rating

PEOPLE = ["ann", "bob", "cid", "dan"]


def test_places() -> None:
    assert places([5, 9, 7, 7], [1]) == [4, 1, 2, 2]
    assert places([9, 9, 7, 9], [0, 1]) == [1, 1, 4, 3]
    assert places([9, 9], [1]) == [2, 1]
    assert places([3, 3, 3], [0, 1, 2]) == [1, 1, 1]
    assert places([9, 1], [0, 1]) == [1, 1]


def test_a_first_game() -> None:
    ann, bob = rate("g", ["ann", "bob"], places([10, 3], [0]), {})
    assert (ann.person, ann.game, ann.games) == ("ann", "g", 1)
    assert shown(ann) > 1000 > shown(bob)
    assert shown(ann) - 1000 == 1000 - shown(bob)
    assert ann.sigma < fresh("ann", "g").sigma
    assert shown(fresh("ann", "g")) == 1000


def test_old_ratings_count() -> None:
    old = {"ann": Rating("ann", "g", 35, 3, 40), "bob": Rating("bob", "g", 15, 3, 40)}
    ann, bob = rate("g", ["ann", "bob"], places([10, 3], [0]), old)
    assert ann.games == 41
    assert 0 < ann.mu - 35 < 0.2
    ann, bob = rate("g", ["ann", "bob"], places([3, 10], [1]), old)
    assert bob.mu - 15 > 1


def test_shared_winners_gain_alike_and_more_than_the_third() -> None:
    new = rate("g", PEOPLE, places([9, 9, 5, 2], [0, 1]), {})
    assert new[0].mu == pytest.approx(new[1].mu)
    assert new[1].mu > 25
    assert new[1].mu > new[2].mu + 1 > new[3].mu + 1


@given(st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_among_equals_a_better_place_gains_more(points: list[int]) -> None:
    winners = [seat for seat, p in enumerate(points) if p == max(points)]
    new = rate("g", PEOPLE[: len(points)], places(points, winners), {})
    for mine, p in zip(new, points, strict=True):
        for other, q in zip(new, points, strict=True):
            assert (mine.mu > other.mu + 1e-6) == (p > q)
    assert sum(one.mu for one in new) == pytest.approx(25 * len(new))


def test_seats_do_not_matter() -> None:
    one = rate("g", PEOPLE, places([9, 7, 5, 2], [0]), {})
    turned = rate("g", PEOPLE[::-1], places([2, 5, 7, 9], [3]), {})
    for mine, same in zip(one, turned[::-1], strict=True):
        assert mine.mu == pytest.approx(same.mu)
        assert mine.sigma == pytest.approx(same.sigma)


def test_two_hundred_more_win_three_of_four() -> None:
    """The scale is as documented, by the model's formula, for two players of known strength."""
    sigma, beta = 1.0, 25 / 6
    lead = 200 / 30
    chance = 1 / (1 + 2.718281828 ** (-lead / (2 * sigma**2 + 2 * beta**2) ** 0.5))
    assert 0.73 < chance < 0.78
