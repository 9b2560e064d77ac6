"""Time tells no secret: whatever somebody cannot know, deadlines, reminders and notices would be the very same."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.messages import absence
from bot.messages.board import board
from bot.messages.truth import Eyes
from bot.store import Clock, Table, Tenure
from bot.tables.time import clock_rules
from bot.tables.time.pace import SLOW, pace_of
from engine import Match
from tests.games.het_verraad.situations import CITY
from tests.kit.cases import Case
from tests.messages import leaks
from tests.messages.leaks import World
from tests.messages.situations import SOME_CASES
from tests.samples import samples

EVERY, SECRETLY = samples(14, 3), samples(5, 1)
A_WHILE = 31.0
"""Seconds from one answer to the next."""


class Moment(NamedTuple):
    """A match after an answer that came at ``at``, as far as everybody knows, with the clock ``before`` it."""

    table: Table
    match: Match
    before: Clock
    at: float


def clock_in(moment: Moment, world: World) -> Clock:
    """The clock that goes on in a world that may be the true one."""
    pace = pace_of(moment.table)
    assert pace is not None
    return clock_rules.advanced(moment.before, pace, world.onlooker.view, moment.at)


def moments(case: Case, pace: str) -> Iterator[Moment]:
    """One answer after the other, ``A_WHILE`` apart; Anna is away and her seat free, somebody has taken the next."""
    table = replace(case.table, pace=pace)
    first, second, *others = table.sitters
    tenures = (
        Tenure(seat=0, step=1, events=1, why="away", name="Anna", before="Anna"),
        Tenure(seat=1, step=1, events=1, why="taken", name="Eva", user=second.user, before="Ben"),
    )
    sitters = (replace(first, away=True, offered=True), second, *others)
    table, clock = replace(table, sitters=sitters, tenures=tenures), Clock(heard=table.started)
    known, at = 0, table.started
    for match in case.played():
        if len(match.onlooker.events) != known:
            known, at = len(match.onlooker.events), table.started + A_WHILE * match.length
            assert match.told == match.length, "everybody knows of this answer"
        assert match.told <= match.length
        moment = Moment(table, match, clock, at)
        yield moment
        clock = clock_in(moment, leaks.true(match, None))


def told(moment: Moment, world: World, viewer: int | None) -> list[object]:
    """Return everything about time that anybody is told, when everybody's time is up, and was reminded."""
    table, clock = moment.table, clock_in(moment, world)
    pace = pace_of(table)
    assert pace is not None
    everybody = range(len(table.sitters))
    due = replace(clock, up=tuple(clock.since), sent=dict.fromkeys(clock.since, 1))
    own = {viewer: world.seat} if world.seat is not None else {}
    seats = tuple(own.get(seat) or world.match.seat(seat) for seat in everybody)
    found: list[object] = [clock, clock_rules.deadlines(clock, pace), clock_rules.dues(clock, pace, everybody)]
    halted = clock_rules.paused(due, moment.at), clock_rules.paused(due, moment.at, until=9e9, by="Dirk")
    for stands in (clock, due, *halted):
        seen = Eyes(world.onlooker, seats, stands)
        found.append(board(table, world.onlooker, max(1, world.onlooker.view.round), clock=stands).text)
        for one in absence.wanted(table, seen, {}):
            is_own = viewer is not None and one.user == table.sitters[viewer].user
            picture = one.content.picture_fingerprint if is_own or one.user is None else ""
            found.append((one.slot, one.user, one.last, one.content.text, one.content.rows, one.content.ping, picture))
    return found


def compare(moment: Moment, viewer: int | None) -> None:
    """Fails if anything about time depends on what the viewer cannot know."""
    worlds = leaks.true(moment.match, viewer), leaks.possible(moment.match, viewer)
    here, there = (told(moment, one, viewer) for one in worlds)
    assert here == there, "time depends on a secret"


@pytest.mark.parametrize("pace", ["live", "post-24"])
@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_time_depends_on_no_secret(case: Case, pace: str) -> None:
    """Every so many answers for an onlooker and a seat, and for all while answers are given in secret."""
    everybody = (None, *range(case.seats))
    for moment in moments(case, pace):
        length, hidden = moment.match.length, moment.match.onlooker.view.hides_answers
        some = (None, everybody[length // EVERY % len(everybody)]) if length % EVERY == 0 else ()
        for viewer in everybody if hidden and pace == "live" and length % SECRETLY == 0 else some:
            compare(moment, viewer)


def test_deadlines_of_who_has_really_to_answer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak made on purpose."""

    def leaky(moment: Moment, world: World) -> Clock:
        view = replace(world.onlooker.view, asked=world.match.awaited)
        return clock_rules.advanced(moment.before, SLOW, view, moment.at)

    monkeypatch.setitem(globals(), "clock_in", leaky)
    with pytest.raises(AssertionError, match="time depends on a secret"):
        for moment in moments(CITY, "live"):
            if moment.match.onlooker.view.hides_answers:
                compare(moment, None)
