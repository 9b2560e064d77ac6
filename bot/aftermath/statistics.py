"""The statistics of somebody's results: how often they have won, as what, how reliably, against whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from bot.store import Placing, Store

Outcome = Literal["won", "shared", "lost", "left"]
"""The outcome of a match for somebody: they won alone or with others, did not win, or left."""


class Tally(NamedTuple):
    """So many matches, of them so many won, and of these so many shared with others."""

    matches: int
    wins: int
    shared: int


class Score(NamedTuple):
    """The outcome of a match."""

    game: str
    outcome: Outcome
    points: int


class OfGame(NamedTuple):
    """The sum of somebody's matches of one game.

    ``points`` are the average of the matches that they did not leave, if there are any. ``sides`` says how often they
    have won by which role or house, if the game has them.
    """

    tally: Tally
    points: float | None
    sides: dict[str, Tally]


class Rival(NamedTuple):
    """Somebody with whom one has played: in how many matches, and in how many one ranked better, or worse."""

    user: int
    matches: int
    better: int
    worse: int


class Statistics(NamedTuple):
    """The sum of somebody's matches.

    ``alone`` are the matches in which all others were computer players. ``reliable`` are the matches, of all, that they
    finished without a time-out. ``longest`` and ``streak`` are the wins in a row, at most and now. ``games`` and
    ``rivals`` begin with the games most often played, and the rivals most often played with. ``scores`` are in the
    order of the matches' ends.
    """

    total: Tally
    alone: Tally
    reliable: int
    longest: int
    streak: int
    games: dict[str, OfGame]
    scores: tuple[Score, ...]
    rivals: tuple[Rival, ...]


class _Match(NamedTuple):
    """A match of somebody: how they came out, and how the others did."""

    own: Placing
    others: tuple[Placing, ...]
    score: Score


def statistics(user: int, placings: Iterable[Placing]) -> Statistics:
    """Return the statistics of somebody's matches.

    ``placings`` are all placings of each match, one match after the other, by their end.

    >>> anna = Placing(1, 0, 7, "traitor", "2026-4", 9.0, 0, 11, "", 1, 5, "loyal", "")
    >>> ben = Placing(1, 1, 7, "traitor", "2026-4", 9.0, 1, 12, "", 2, 3, "traitor", "")
    >>> found = statistics(11, [anna, ben])
    >>> found.total, found.streak, found.rivals
    (Tally(matches=1, wins=1, shared=0), 1, (Rival(user=12, matches=1, better=1, worse=0),))
    """
    matches = [_match(user, tuple(rows)) for _, rows in groupby(placings, lambda placing: placing.table)]
    scores = tuple(match.score for match in matches)
    games = Counter(score.game for score in scores)
    wins = [score.outcome in ("won", "shared") for score in scores]
    streaks = [len(list(row)) for won, row in groupby(wins) if won]
    return Statistics(
        total=_tally(scores),
        alone=_tally(match.score for match in matches if all(other.why == "computer" for other in match.others)),
        reliable=sum(not match.own.lapse for match in matches),
        longest=max(streaks, default=0),
        streak=streaks[-1] if wins and wins[-1] else 0,
        games={game: _of_game([one for one in matches if one.own.game == game]) for game, _ in games.most_common()},
        scores=scores,
        rivals=_rivals(matches),
    )


def _match(user: int, rows: Sequence[Placing]) -> _Match:
    own = next(one for one in rows if one.user == user)
    return _Match(own, tuple(one for one in rows if one is not own), Score(own.game, _outcome(own, rows), own.points))


def _outcome(own: Placing, rows: Iterable[Placing]) -> Outcome:
    if own.lapse == "left":
        return "left"
    if own.rank > 1:
        return "lost"
    return "won" if all(one.rank > 1 for one in rows if one.seat != own.seat) else "shared"


def _tally(scores: Iterable[Score]) -> Tally:
    outcomes = Counter(one.outcome for one in scores)
    return Tally(outcomes.total(), outcomes["won"] + outcomes["shared"], outcomes["shared"])


def _of_game(matches: Sequence[_Match]) -> OfGame:
    points = [one.score.points for one in matches if one.score.outcome != "left"]
    sides = sorted({one.own.side for one in matches if one.own.side})
    return OfGame(
        tally=_tally(one.score for one in matches),
        points=sum(points) / len(points) if points else None,
        sides={side: _tally(one.score for one in matches if one.own.side == side) for side in sides},
    )


def _rivals(matches: Iterable[_Match]) -> tuple[Rival, ...]:
    """Return all other people, the most frequent first; somebody who had the same seat was no rival."""
    played, better, worse = Counter[int](), Counter[int](), Counter[int]()
    for match in matches:
        for other in match.others:
            if other.user is not None and other.seat != match.own.seat:
                played[other.user] += 1
                better[other.user] += match.own.rank < other.rank
                worse[other.user] += match.own.rank > other.rank
    return tuple(Rival(user, number, better[user], worse[user]) for user, number in played.most_common())


PAST = 50
"""So many of somebody's last matches are looked at."""


class Results:
    """The results of somebody's matches on a server, as they are stored."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def history(self, guild: int, user: int, game: str | None = None) -> list[Placing]:
        """Return the results of somebody's last matches on a server, the latest first; of one game, or of all."""
        return await self._store.results.history(guild, user, game, PAST)

    async def statistics(self, guild: int | None, user: int, game: str | None = None) -> Statistics:
        """Return statistics of somebody's matches on a server or (``None``) on all, of one game, or of all."""
        return statistics(user, await self._store.results.of_matches(guild, user, game))
