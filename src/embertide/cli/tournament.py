"""Results of a tournament between computer players: shares with intervals, and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from embertide.cli.deals import Played
from embertide.cli.interval import wilson


@dataclass
class Standing:
    """The results of one player so far."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    seconds: float = 0.0
    decisions: int = 0

    @property
    def share(self) -> float:
        """The share of games won; a shared victory counts in part."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        return wilson(self.share, self.games)


@dataclass
class Tournament:
    """Counts games in the order of the deals, and rates players by OpenSkill."""

    bots: Sequence[str]
    standings: dict[str, Standing] = field(default_factory=dict)
    _model: PlackettLuce = field(default_factory=PlackettLuce)

    def __post_init__(self) -> None:
        self.standings = {name: Standing(name) for name in self.bots}
        self._ratings = {name: self._model.rating() for name in self.bots}

    def add(self, games: Iterable[Played]) -> None:
        """Count the games of a deal."""
        for game in games:
            self._count(game)
            if len(set(game.bots)) > 1:
                self._rate(game)

    def rating(self, name: str) -> tuple[float, float]:
        """Return a player's strength and its uncertainty."""
        rating = self._ratings[name]
        return float(rating.mu), float(rating.sigma)

    def _count(self, game: Played) -> None:
        for seat, name in enumerate(game.bots):
            standing = self.standings[name]
            standing.games += 1
            standing.wins += game.shares[seat]
            standing.points += game.points[seat] if game.points else 0
            standing.seconds += game.seconds[seat]
            standing.decisions += game.decisions[seat]

    def _rate(self, game: Played) -> None:
        """Rate each name once: a player with two seats is rated by the better one."""
        best = {
            n: max(s for s, m in zip(game.shares, game.bots, strict=True) if m == n)
            for n in game.bots
        }
        teams = [[self._ratings[name]] for name in best]
        rated = self._model.rate(teams, scores=[best[name] for name in best])
        self._ratings.update({name: team[0] for name, team in zip(best, rated, strict=True)})
