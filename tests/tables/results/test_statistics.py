"""Sums of a person's matches: many matches of all games, counted once more from the matches themselves."""

import random
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.statistics import Results, Rival, statistics
from bot.store import Placing, Store, Table
from bot.tables import tenures
from bot.tables.results import placings, ranking
from bot.tables.tenures import Progress
from engine.simulate import play_on
from tests.matches import SHORT
from tests.samples import samples
from tests.tables.people import EIGHT, HALL, a_table

GAMES = {game: samples(16, 66) if game in SHORT else 2 for game in engine.games()}
MATCHES = sum(GAMES.values())
SEATS = {game: one.seats[: 2 if game in SHORT else 1] for game, one in engine.games().items()}
HERE, THERE = HALL.guild, 2
USERS = [one.user for one in EIGHT]
GONE = USERS[-1]
"""Somebody whose data have been deleted."""


class Played(NamedTuple):
    """The events of a match: who sat where in the end, who left which seat before, whose time was up."""

    table: Table
    match: engine.Match
    result: engine.Result
    sides: tuple[str, ...]
    stayed: dict[int, int]
    left: dict[int, int]
    late: set[int]

    @property
    def people(self) -> dict[int, int]:
        return self.stayed | self.left

    def place(self, user: int) -> int:
        """Return the place in which a person ended; a lower place is better."""
        return ranking(self.result)[self.stayed[user]] if user in self.stayed else len(self.table.sitters) + 1


def a_match(number: int, game: str) -> Played:
    """Some people and computer players; now and then somebody is late, leaves, or takes a seat over."""
    chance = random.Random(f"statistics {number}")
    seats, users = chance.choice(SEATS[game]), chance.sample(USERS, 5)
    table = a_table(f"statistics {number}", game=game, seats=seats)
    sitters = [replace(one, user=user) for one, user in zip(table.sitters, users, strict=False)]
    for seat in range(1, seats):
        if chance.random() < 0.3:
            sitters[seat] = replace(sitters[seat], user=None, player="thumb")
    table = replace(table, id=number, guild=chance.choice((HERE, HERE, THERE)), sitters=tuple(sitters))
    table = tenures.dealt(table)
    people = {one.user: seat for seat, one in enumerate(sitters) if one.user is not None}
    left: dict[int, int] = {}
    if len(people) > 1 and chance.random() < 0.2:
        user = chance.choice(list(people))
        left[user] = people.pop(user)
        table = tenures.leave(table, Progress(9, 9, 1), user, "Stand-in")
        if chance.random() < 0.5:
            newcomer = next(one for one in USERS if not table.has_sat_here(one))
            table = tenures.take(table, Progress(19, 19, 2), left[user], replace(sitters[0], user=newcomer))
            people[newcomer] = left[user]
    late = {user for user in people if chance.random() < 0.1}
    sitters = [replace(one, timeouts=1) if one.user in late else one for one in table.sitters]
    table = replace(table, sitters=tuple(sitters), state="finished", ended=1_700_000_000.0 + number)
    match = play_on(engine.replay(table.record(())), ["chance"] * seats, bytes(32))
    assert match.result is not None
    return Played(table, match, match.result, match.reveal().sides, people, left, late)


def all_played() -> list[Played]:
    games = [game for game, times in GAMES.items() for _ in range(times)]
    random.Random("order").shuffle(games)
    return [a_match(number, game) for number, game in enumerate(games, 1)]


def rows(one: Played) -> list[Placing]:
    """The match's results, as they are kept after somebody was deleted."""
    kept = placings(one.table, one.match)
    return [replace(row, user=None, player="former") if row.user == GONE else row for row in kept]


def won(one: Played, user: int) -> bool:
    return user in one.stayed and one.stayed[user] in one.result.winners


def streaks(wins: list[bool]) -> list[int]:
    """Return the number of wins in a row until each match."""
    found = [0]
    for win in wins:
        found.append(found[-1] + 1 if win else 0)
    return found


async def test_they_add_up_over_many_matches(store: Store) -> None:
    played, results = all_played(), Results(store)
    for one in played:
        await store.results.replace(one.table.id, rows(one))
    assert len(played) == MATCHES
    assert len([one for one in played if one.left]) > MATCHES / 10
    assert any(len(one.result.winners) > 1 for one in played)
    assert (await results.statistics(HERE, GONE)).total == (0, 0, 0)
    for user in USERS[:-1]:
        for game in (None, *GAMES):
            found = await results.statistics(HERE, user, game)
            mine = [
                one
                for one in played
                if one.table.guild == HERE and user in one.people and game in (None, one.table.game)
            ]
            wins = [won(one, user) for one in mine]
            shared = sum(won(one, user) and len(one.result.winners) > 1 for one in mine)
            assert found.total == (len(mine), sum(wins), shared)
            alone = [one for one in mine if set(one.people) == {user}]
            assert (found.alone.matches, found.alone.wins) == (len(alone), sum(won(one, user) for one in alone))
            assert found.reliable == sum(user in one.stayed and user not in one.late for one in mine)
            assert (found.longest, found.streak) == (max(streaks(wins)), streaks(wins)[-1])
            assert [one.outcome in ("won", "shared") for one in found.scores] == wins
            assert {one.game for one in found.scores} == set(found.games) == {one.table.game for one in mine}
            assert set(found.rivals) == rivals(user, mine)
            assert all(one.matches >= other.matches for one, other in pairwise(found.rivals))
            for key, of_game in found.games.items():
                check_game(user, key, of_game, [one for one in mine if one.table.game == key])


def rivals(user: int, mine: list[Played]) -> set[Rival]:
    """Return everybody else who has not been deleted, and sat in another seat."""
    found = set()
    for other in USERS[:-1]:
        common = [one for one in mine if other in one.people and one.people[other] != one.people[user]]
        if other != user and common:
            better = sum(one.place(user) < one.place(other) for one in common)
            worse = sum(one.place(user) > one.place(other) for one in common)
            found.add(Rival(other, len(common), better, worse))
    return found


def check_game(user: int, game: str, found: object, mine: list[Played]) -> None:
    """The points of those that were not left, and the wins by side."""
    points = [one.result.scores[one.stayed[user]] for one in mine if user in one.stayed]
    sides = Counter(one.sides[one.people[user]] for one in mine)
    wins = Counter(one.sides[one.people[user]] for one in mine if won(one, user))
    assert isinstance(found, tuple)
    tally, average, by_side = found
    assert (tally.matches, tally.wins) == (len(mine), sum(won(one, user) for one in mine))
    assert average == (pytest.approx(sum(points) / len(points)) if points else None)
    told = {side: (one.matches, one.wins) for side, one in by_side.items()}
    assert told == ({} if game == "het_verraad" else {side: (sides[side], wins[side]) for side in sides})


def test_without_matches_there_is_nothing() -> None:
    none = statistics(11, [])
    assert (none.total, none.longest, none.streak, none.games, none.rivals) == ((0, 0, 0), 0, 0, {}, ())
