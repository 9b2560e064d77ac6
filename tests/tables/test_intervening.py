"""Interventions of hosts and admins in a running match.

They are kept with what they change. They take nobody's seat before that person's time is up.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot import texts
from bot.messages import happened
from bot.store import Store
from bot.tables import Person, Refusal, Sitter
from bot.tables.time.pace import HOUR, MINUTE
from tests.tables.evening import Evening
from tests.tables.people import ANNA, BEN, EVA, HALL, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from bot.tables import Table

ADMIN = Person(99, "Greta", "en")


async def acts(evening: Evening) -> list[tuple[str, str, str, str]]:
    return [(one.what, one.who, one.about, one.reason) for one in (await evening.table).acts]


async def refused(evening: Evening, deed: Awaitable[Table]) -> str:
    """Why it is refused; nothing is kept or told of it."""
    before = await evening.table, await evening.clock, await evening.tables.actions.of(1)
    with pytest.raises(Refusal) as refusal:
        await deed
    assert (await evening.table, await evening.clock, await evening.tables.actions.of(1)) == before
    return refusal.value.key


async def late(evening: Evening) -> int:
    """By post, somebody's time is up, and nobody stands in for them yet."""
    await evening.sit_down(PEOPLE, pace="post-8")
    await evening.passes(8 * HOUR + 48 * HOUR)
    (seat,) = (await evening.clock).up
    return seat


async def test_a_clock_is_stopped_and_runs_again(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    before = await evening.left()
    await evening.tables.referee.pause(1, ADMIN, "Pizza")
    assert await refused(evening, evening.tables.referee.pause(1, ADMIN)) == "paused-already"
    await evening.passes(5 * MINUTE)
    await evening.tables.referee.resume(1, ANNA)
    assert await evening.left() == before
    assert await refused(evening, evening.tables.referee.resume(1, ADMIN)) == "not-paused"
    assert await acts(evening) == [("pause", "Greta", "", "Pizza"), ("resume", "Anna", "", "")]
    told = [(one.what, one.who, one.table, one.reason) for one in await evening.tables.actions.of(1)]
    assert told == [("resume", ANNA.user, 1, ""), ("pause", ADMIN.user, 1, "Pizza")]


async def test_a_pause_begun_by_an_admin_ends_by_itself(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    before = await evening.left()
    await evening.tables.referee.pause(1, ADMIN)
    await evening.passes(30 * MINUTE - 1)
    assert await evening.left() == {}
    await evening.passes(1)
    assert await evening.left() == before


async def test_more_time_is_given_once_a_stage(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.passes(MINUTE)
    (before,) = (await evening.left()).values()
    await evening.tables.referee.give_more(1, ANNA)
    assert set((await evening.left()).values()) == {before + 2 * MINUTE}
    assert await refused(evening, evening.tables.referee.give_more(1, ANNA)) == "more-already"


async def test_act_and_clock_are_kept_together_or_not_at_all(
    evening: Evening, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.sit_down(PEOPLE)
    before = await evening.table, await evening.clock
    monkeypatch.setattr("bot.store.tables.clock_row", lambda *_: ("INSERT INTO nowhere VALUES (1)", ()))
    with pytest.raises(sqlite3.OperationalError):
        await evening.tables.referee.pause(1, ADMIN)
    monkeypatch.undo()
    assert (await evening.table, await evening.clock) == before
    assert await evening.tables.actions.of(1) == []


async def test_nobody_stands_in_before_the_time_is_up(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, pace="post-8")
    (seat,) = (await evening.match).awaited
    await evening.passes(8 * HOUR + 48 * HOUR - 1)
    assert await refused(evening, evening.tables.referee.let_stand_in(1, ADMIN, seat)) == "not-late"
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, seat)) == "offer-present"
    await evening.passes(1)
    await evening.tables.referee.let_stand_in(1, ADMIN, seat, "Asleep")
    table = await evening.table
    assert (table.sitters[seat].away, table.sitters[seat].user) == (True, PEOPLE[seat].user)
    assert await acts(evening) == [("standin", "Greta", PEOPLE[seat].name, "Asleep")]
    assert (await evening.tables.actions.of(1))[0].about == f"<@{PEOPLE[seat].user}>"
    clock = await evening.store.clocks.get(1)
    assert clock is not None
    assert clock.heard == evening.hand.now, "it breaks the silence"
    await evening.look()
    assert await refused(evening, evening.tables.referee.let_stand_in(1, ADMIN, seat)) == "stood-in"
    assert (await evening.match).length == 1


async def test_without_a_clock_there_is_no_time_that_could_be_up(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, pace="none")
    for deed in (
        evening.tables.referee.pause(1, ADMIN),
        evening.tables.referee.resume(1, ADMIN),
        evening.tables.referee.let_stand_in(1, ADMIN, 0),
    ):
        with pytest.raises(Refusal, match="no-clock"):
            await deed
    with pytest.raises(Refusal, match="offer-present"):
        await evening.tables.referee.offer(1, ADMIN, 0)
    await evening.be_away(ANNA)
    assert (await evening.tables.referee.offer(1, ADMIN, 0)).sitters[0].offered


async def test_the_seat_of_who_is_away_is_offered_once(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.be_away(ANNA)
    await evening.tables.referee.offer(1, ADMIN, 0)
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, 0)) == "offered-already"
    assert await acts(evening) == [("offer", "Greta", "Anna", "")]
    assert (await evening.take(0, Sitter("Eva", EVA.user))).sitters[0].user == EVA.user


async def test_no_seat_is_offered_that_no_person_has_had_or_that_only_computers_may_have(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN], computers=2)
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, 2)) == "offer-computer"
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, 4)) == "option"
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, -1)) == "option"
    await evening.store.tables.save(replace(await evening.table, substitutes="computers"))
    await evening.be_away(ANNA)
    assert await refused(evening, evening.tables.referee.offer(1, ADMIN, 0)) == "computers-only"


@pytest.mark.parametrize("by", ["an answer", "saying so"])
async def test_a_late_player_who_is_back_keeps_the_seat(evening: Evening, by: str) -> None:
    """By post the seat of somebody who is too late may be offered before a computer player stands in."""
    seat = await late(evening)
    await evening.tables.referee.offer(1, ADMIN, seat)
    await (evening.answer(seat) if by == "an answer" else evening.come_back(PEOPLE[seat]))
    table = await evening.table
    assert not table.sitters[seat].offered
    assert (await evening.match).length == (by == "an answer")
    assert [one.why for one in table.tenures_of(seat)] == ["start"]
    with pytest.raises(Refusal, match="seat-not-free"):
        await evening.take(seat, Sitter("Eva", EVA.user))


async def test_before_the_start_and_after_the_end_nothing_is_done(evening: Evening) -> None:
    table = await evening.tables.lobby.open(HALL, ANNA, "verraeter", {})
    with pytest.raises(Refusal, match="not-started"):
        await evening.tables.referee.pause(table.id, ADMIN)
    await evening.tables.ending.abort(table.id, ANNA)
    with pytest.raises(Refusal, match="over"):
        await evening.tables.referee.offer(table.id, ADMIN, 0)


async def test_the_board_tells_acts_and_who_answers_now_in_their_order(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.tables.referee.pause(1, ADMIN, "Pizza")
    await evening.be_away(ANNA)
    await evening.tables.referee.offer(1, ADMIN, 0)
    await evening.come_back(ANNA)
    await evening.tables.referee.resume(1, BEN)
    table = await evening.table
    say = texts.speaker("en")
    assert happened(say, table, (await evening.match).onlooker, 1)[-5:] == [
        say("action-because", action=say("act", what="pause", who="Greta", about=""), reason="Pizza"),
        "Anna is away; a computer player stands in.",
        say("act", what="offer", who="Greta", about="Anna"),
        "Anna is back.",
        say("act", what="resume", who="Ben", about=""),
    ]
