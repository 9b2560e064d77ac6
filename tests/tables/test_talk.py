"""Talk before a vote (docs/operating.md): the vote is asked when all are ready, or the time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store import Talk
from bot.tables import Refusal, Sitter
from bot.tables.time import talk
from bot.tables.time.pace import HOUR, MINUTE
from tests.tables.evening import Evening
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, PEOPLE, seated

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from bot.tables import Person

GAME = "the_traitors"
TALK = 3 * MINUTE
pytestmark = pytest.mark.deal("talk 11")  # the first Event is a banishment


async def to_the_talk(
    evening: Evening, people: tuple[Person, ...] = PEOPLE, *, computers: int = 0, minutes: int = 3, pace: str = "live"
) -> None:
    """A table at which the first banishment has just been called."""
    await evening.sit_down(people, GAME, pace, computers=computers, talk=minutes)
    while not (await evening.match).onlooker.view.talks:
        await evening.answer(next(seat for seat in (await evening.match).awaited if seat < len(people)))
    await evening.look()


async def now(evening: Evening) -> Talk | None:
    return talk.going_on(await evening.clock)


async def number(evening: Evening) -> int:
    found = await now(evening)
    assert found is not None
    return found.number


async def ready(evening: Evening, *people: Person) -> None:
    for one in people:
        await evening.tables.talks.be_ready(1, one.user, await number(evening))
    await evening.look()


async def more(evening: Evening, person: Person) -> None:
    await evening.tables.talks.prolong(1, person.user, await number(evening))
    await evening.look()


async def refused(deed: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value.key


async def test_a_vote_is_refused_while_people_talk(evening: Evening) -> None:
    await to_the_talk(evening)
    match = await evening.match
    key = match.decisions[0].keys[0]
    assert await refused(evening.tables.answers.give(1, ANNA.user, [key])) == "talk-first"
    seat = await evening.tables.matches.seat(await evening.table, ANNA.user)
    assert (seat.decision, seat.view.asked) == (None, ())
    assert await evening.left() == {}


async def test_talk_ends_after_three_minutes_and_the_vote_has_two_and_the_reserve(evening: Evening) -> None:
    await to_the_talk(evening)
    await evening.passes(TALK - 1)
    assert await now(evening)
    await evening.passes(1)
    assert await now(evening) is None
    assert set((await evening.left()).values()) == {7 * MINUTE}
    await evening.passes(90)
    assert (await evening.clock).reminded == dict.fromkeys(range(4), 1)
    await evening.answer(0)


@pytest.mark.parametrize("away", [False, True])
async def test_talk_ends_when_all_who_are_there_are_ready(evening: Evening, away: bool) -> None:
    await to_the_talk(evening)
    await evening.passes(10)
    await ready(evening, ANNA, BEN, CLEO)
    assert await now(evening)
    await (evening.be_away(DIRK) if away else ready(evening, DIRK))
    assert await now(evening) is None
    assert {*(await evening.left()).values()} == {7 * MINUTE}


async def test_computer_players_and_stand_ins_are_ready_and_vote_only_afterwards(evening: Evening) -> None:
    await to_the_talk(evening, (ANNA, BEN, CLEO), computers=1)
    before = (await evening.match).length
    assert talk.ready(await evening.table, await now(evening) or Talk(), range(4)) == [3]
    await evening.be_away(CLEO)
    assert (await evening.match).length == before
    await ready(evening, ANNA, BEN)
    assert await now(evening) is None
    assert (await evening.match).length == before + 2, "the computer player's, and that of who stands in"


async def test_a_newcomer_has_not_said_to_be_ready(evening: Evening) -> None:
    await to_the_talk(evening)
    await ready(evening, ANNA, BEN)
    await evening.offer(ANNA, EVA)
    await evening.take(0, Sitter("Eva", EVA.user))
    assert (await now(evening) or Talk()).ready == (1,), "Ben has, and stays so"


async def test_each_may_ask_for_two_more_minutes_once_a_match_and_three_in_all(evening: Evening) -> None:
    await to_the_talk(evening)
    await more(evening, ANNA)
    assert await refused(more(evening, ANNA)) == "talk-more-already"
    await more(evening, BEN)
    await more(evening, CLEO)
    assert await refused(more(evening, DIRK)) == "talk-more-enough"
    await evening.passes(TALK + 6 * MINUTE - 1)
    assert await now(evening)
    await evening.passes(1)
    assert await now(evening) is None


async def test_a_revote_has_one_minute_and_the_same_banishment(evening: Evening) -> None:
    """T-3.8: Anna and Ben get two votes each."""
    await to_the_talk(evening)
    await more(evening, ANNA)
    await ready(evening, *PEOPLE)
    for voter, suspect in ((ANNA, "1"), (BEN, "0"), (CLEO, "1"), (DIRK, "0")):
        await evening.tables.answers.give(1, voter.user, [suspect])
    await evening.look()
    found = await now(evening)
    assert found is not None
    assert (found.number, found.ready, found.more, found.asked_more) == (2, (), 1, (0,))
    assert found.until - evening.hand() == MINUTE
    assert await refused(evening.tables.talks.be_ready(1, ANNA.user, 1)) == "talk-over"
    assert await refused(more(evening, ANNA)) == "talk-more-already"
    await evening.passes(MINUTE)
    assert set((await evening.left()).values()) == {7 * MINUTE}, "also for the last voter"


@pytest.mark.parametrize(("pace", "minutes"), [("post-24", 3), ("none", 3), ("live", 0)])
async def test_by_post_without_a_clock_and_with_no_minutes_the_vote_is_asked_at_once(
    evening: Evening, pace: str, minutes: int
) -> None:
    await to_the_talk(evening, pace=pace, minutes=minutes)
    await evening.answer(0)
    assert len((await evening.match).awaited) == 3
    if pace.startswith("post"):
        assert set((await evening.left()).values()) == {72 * HOUR}


async def test_alone_with_computers_nobody_talks(evening: Evening) -> None:
    await evening.sit_down([ANNA], GAME, computers=4, talk=3)
    while not (await evening.match).onlooker.view.talks and (await evening.match).result is None:
        await evening.answer(0)
    if (await evening.match).result is None and 0 in (await evening.match).awaited:
        await evening.answer(0)


async def test_a_dead_program_moves_the_talk_and_who_was_ready_stays_so(evening: Evening) -> None:
    await to_the_talk(evening)
    await ready(evening, ANNA, BEN)
    left = (await now(evening) or Talk()).until - evening.hand()
    evening.hand.now += 600
    evening.begin_program()
    await evening.look()
    found = await now(evening)
    assert found is not None
    assert found.ready == (0, 1)
    assert found.until - evening.hand() == pytest.approx(left, abs=30)
    await ready(evening, CLEO, DIRK)
    assert await now(evening) is None


async def test_a_pause_stops_it_and_who_is_ready_ends_the_pause(evening: Evening) -> None:
    await to_the_talk(evening)
    await evening.pause(HOUR)
    await evening.passes(5 * MINUTE)
    await ready(evening, BEN)
    found = await now(evening)
    assert found is not None
    assert found.until - evening.hand() == TALK


async def test_players_who_are_out_and_strangers_have_no_say(evening: Evening) -> None:
    """T-6.1."""
    people = (*PEOPLE, EVA)
    await to_the_talk(evening, people)
    await ready(evening, *people)
    for voter in people:
        await evening.tables.answers.give(1, voter.user, ["1" if voter is not BEN else "0"])
    await evening.look()
    while not (await evening.match).onlooker.view.talks and (await evening.match).onlooker.view.round == 1:
        await evening.answer()
    match = await evening.match
    assert 1 in match.onlooker.view.out
    which = await number(evening)
    assert await refused(evening.tables.talks.be_ready(1, BEN.user, which)) == "talk-out"
    assert await refused(evening.tables.talks.be_ready(1, 99, which)) == "stranger"
    alive = [people[seat] for seat in match.onlooker.view.asked]
    assert await refused(evening.tables.talks.be_ready(1, alive[0].user, which + 1)) == "talk-over"
    await ready(evening, alive[0])
    assert await refused(ready(evening, alive[0])) == "ready-already"


async def test_only_games_in_which_people_talk_let_them_choose_for_how_long(evening: Evening) -> None:
    choose = evening.tables.lobby.choose
    assert (await seated(evening.tables, ANNA, game=GAME)).talk == 3
    assert (await choose(1, ANNA.user, "talk", "10")).talk == 10
    for value in ("11", "-1"):
        assert await refused(choose(1, ANNA.user, "talk", value)) == "option"
    await choose(1, ANNA.user, "game", "traitor")
    assert await refused(choose(1, ANNA.user, "talk", "10")) == "option"
