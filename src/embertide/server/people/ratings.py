"""Ratings of people, changed by the places reached in rated games.

The model is openskill's Bradley-Terry with partial pairing, which treats ties evenly. Its
Plackett-Luce model, tried first, gives the third of four players as much as two shared winners.
"""

from collections.abc import Mapping, Sequence

from openskill.models import BradleyTerryPart

from embertide.store.store import Rating

_MODEL = BradleyTerryPart()

BEGIN, STEP = 1000, 30
"""The scale of displayed ratings: new players have 1000, and a unit of the model is 30 points.

A difference of 200 then means what it means in chess: between two players of well-known strength,
the stronger one wins about three games of four.
"""


def rate(
    game: str,
    people: Sequence[str],
    reached: Sequence[int],
    old: Mapping[str, Rating],
) -> list[Rating]:
    """Return the new ratings of all players, by seat.

    Args:
        game: The name of the game.
        people: The players by seat.
        reached: The places by seat, from 1.
        old: The ratings before the game, of those who have one.
    """
    before = [old.get(person) or fresh(person, game) for person in people]
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in reached])
    return [
        one._replace(mu=team[0].mu, sigma=team[0].sigma, games=one.games + 1)
        for one, team in zip(before, after, strict=True)
    ]


def fresh(person: str, game: str) -> Rating:
    """Return the rating of a person without rated games."""
    return Rating(person, game, _MODEL.mu, _MODEL.sigma, 0)


def shown(rating: Rating) -> int:
    """Return a rating on the displayed scale."""
    return round(BEGIN + STEP * (rating.mu - _MODEL.mu))
