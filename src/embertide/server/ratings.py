"""How well people play: a rated game moves its players' ratings, by the places they reached.

The model is openskill's Bradley-Terry with partial pairing. Its Plackett-Luce, tried first, gives
the third of four as much as two shared winners; ours treats ties evenly.
"""

from collections.abc import Collection, Mapping, Sequence

from openskill.models import BradleyTerryPart

from embertide.core.actor import Seat
from embertide.store.store import Rating

_MODEL = BradleyTerryPart()

BEGIN, STEP = 1000, 30
"""Everyone begins at 1000. 30 points a step of the model make 200 more mean what it means in chess:
between two people whose strength is well known, the stronger wins about three games of four."""


def rate(
    game: str,
    people: Sequence[str],
    points: Sequence[int],
    winners: Collection[Seat],
    old: Mapping[str, Rating],
) -> list[Rating]:
    """The new ratings of all who played, seat by seat."""
    before = [old.get(person) or fresh(person, game) for person in people]
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places(points, winners)])
    return [
        one._replace(mu=team[0].mu, sigma=team[0].sigma, games=one.games + 1)
        for one, team in zip(before, after, strict=True)
    ]


def places(points: Sequence[int], winners: Collection[Seat]) -> list[int]:
    """Each seat's place: the winners are first, the others follow by points, ties share one."""
    worth = [(seat in winners, 0 if seat in winners else p) for seat, p in enumerate(points)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def fresh(person: str, game: str) -> Rating:
    """The rating of somebody who has not played a rated game yet."""
    return Rating(person, game, _MODEL.mu, _MODEL.sigma, 0)


def shown(rating: Rating) -> int:
    """A rating as people read it: it begins at 1000, a win raises it and a loss lowers it."""
    return round(BEGIN + STEP * (rating.mu - _MODEL.mu))
