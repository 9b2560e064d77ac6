"""The reckoning of ratings: from results alone, match after match, in the order in which the matches ended.

The rating is openskill's Plackett-Luce: every person is a team of one, ranked as in ``results``. The rating begins
again with each season. For a person of whom much is known already, less has to be found out. In some games the rating
says little. There the share of wins is compared with what the side that somebody plays usually wins
(``docs/ratings.md``).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace
from openskill.models import PlackettLuce

import engine
from bot.store import FORMER, Placing, Rating, Seasons

FOR_EVER = "all"
"""The season of a server that has none."""

MODEL = PlackettLuce(limit_sigma=True)
SURE = 6.0
"""No season begins with less uncertainty."""
START, POINTS = 1000, 40
"""The shown rating of a newcomer, and the shown points for a point of openskill."""
CAUTION = 6
"""So many matches without a surplus are added, so that a few lucky ones do not lead."""

Skill = tuple[float, float]
"""openskill's ``mu`` and ``sigma``."""


def by_side(game: str) -> bool:
    """Return whether a game has no rating, but counts wins above what the dealt side gives.

    The result is false for a game that is not here.
    """
    return game in engine.games() and engine.game(game).by_side


def season_of(seasons: Seasons, quarter: str) -> str:
    """Return the season of a server to which a quarter belongs.

    >>> [season_of(seasons, "2026-4") for seasons in ("off", "quarter", "year")]
    ['all', '2026-4', '2026']
    """
    return {"off": FOR_EVER, "quarter": quarter, "year": quarter.partition("-")[0]}[seasons]


def reckon(newest: Mapping[int, Rating], rows: Sequence[Placing], seasons: Seasons) -> list[Rating]:
    """Return the ratings of all seasons in which these rows of whole matches, in their order, change any.

    ``newest`` are the last ratings of those who played, as far as they have any.
    """
    now, changed = dict(newest), dict[tuple[int, str], Rating]()
    for _, group in groupby(rows, key=lambda one: one.table):
        match = list(group)
        before = [_begun(now.get(_who(one)), one, seasons) for one in match]
        skills = _played(match, [(one.mu, one.sigma) for one in before])
        for one, (mu, sigma) in zip(match, skills, strict=True):
            rating = _counted(_begun(now.get(_who(one)), one, seasons), one)
            if rating.user != FORMER:  # each of those is somebody else, of whom nothing is known
                rating = replace(rating, mu=mu, sigma=sigma)
            now[rating.user] = changed[rating.user, rating.season] = rating
    return list(changed.values())


def _who(one: Placing) -> int:
    return one.user or FORMER


def _begun(rating: Rating | None, one: Placing, seasons: Seasons) -> Rating:
    """Return somebody's rating before a match: their present rating, or that with which they begin the season."""
    season = season_of(seasons, one.season)
    if rating is None:
        return Rating(_who(one), season, MODEL.mu, MODEL.sigma)
    if rating.season != season:
        return Rating(rating.user, season, MODEL.mu, max(rating.sigma, SURE))
    return rating


def _played(match: Sequence[Placing], skills: Sequence[Skill]) -> Sequence[Skill]:
    """Return the skills that the players of a match have after the match."""
    if len(match) < 2 or by_side(match[0].game):
        return skills
    teams = [[MODEL.rating(mu, sigma)] for mu, sigma in skills]
    rated = MODEL.rate(teams, ranks=[float(one.rank) for one in match])
    return [(one.mu, one.sigma) for (one,) in rated]


def _counted(rating: Rating, one: Placing) -> Rating:
    """Return the rating with one more match."""
    matches, wins = rating.sides.get(one.side, (0, 0))
    sides = {**rating.sides, one.side: (matches + 1, wins + (one.rank == 1))}
    return replace(rating, matches=rating.matches + 1, last=one.ended, sides=sides)


def numbers(game: str, ratings: Iterable[Rating]) -> dict[int, int]:
    """Return the number shown for each person, made of the ratings of all in a season: the more the better.

    >>> numbers("verraeter", [Rating(7, "all", 25.0, 25 / 3), Rating(8, "all", 30.0, 6.5)])
    {7: 1000, 8: 1420}

    By side the number says how many wins more than usual somebody has in a hundred matches.

    >>> ben = Rating(8, "all", 25.0, 8.0, matches=10, sides={"traitor": (4, 0), "faithful": (6, 6)})
    >>> numbers("the_traitors", [Rating(7, "all", 25.0, 8.0, matches=4, sides={"traitor": (4, 4)}), ben])
    {7: 20, 8: -12}
    """
    everybody = list(ratings)
    if not by_side(game):
        return {one.user: round(START + POINTS * (one.mu - 3 * one.sigma)) for one in everybody if one.user != FORMER}
    usual = _usual(everybody)
    return {
        one.user: round(100 * _surplus(one, usual) / (one.matches + CAUTION)) for one in everybody if one.user != FORMER
    }


def _usual(ratings: Iterable[Rating]) -> dict[str, float]:
    """Return the share of matches that each side wins."""
    total: dict[str, tuple[int, int]] = {}
    for side, (matches, wins) in (pair for one in ratings for pair in one.sides.items()):
        before = total.get(side, (0, 0))
        total[side] = before[0] + matches, before[1] + wins
    return {side: wins / matches for side, (matches, wins) in total.items()}


def _surplus(rating: Rating, usual: Mapping[str, float]) -> float:
    return sum(wins - matches * usual[side] for side, (matches, wins) in rating.sides.items())
