"""together: two processes do the same thing, or what excludes each other, at one table of one PostgreSQL."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from msgspec.structs import replace

from bot.store import Notes, Store, Table
from bot.tables import Person, Refusal, Tables, tenures
from bot.tables.notes.marks import mark_of, round_of
from engine import Match, Subject
from engine.players import PLAYERS, chance_for
from tests.prove.playground import postgres, store_at
from tests.prove.row import Broken, Row, require
from tests.tables.people import ANNA, BEN, CLEO, HALL

AT_ONE_PLACE = 200
"""So many races are run one after the other in one database."""
STAGGER = (0.0, 0.0, 0.0005, 0.001, 0.003)
"""So many seconds lie between the two."""

Deed = Callable[[], Awaitable[object]]


class Place(NamedTuple):
    one: Tables
    other: Tables
    store: Store
    dice: random.Random

    async def table(self) -> Table:
        """The table at which they meet: a running match, another one when that is over."""
        for table in await self.one.open_tables():
            return table
        table = await self.one.lobby.open(HALL, ANNA, "verraeter", {}, given={"pace": "post-24"})
        for person in (BEN, CLEO):
            await self.one.lobby.join(table.id, person)
        return await self.one.lobby.start(table.id, ANNA.user)

    async def asked(self) -> tuple[Table, Match, int, tuple[str, ...]]:
        """The table, its match, the first seat that is asked, and an answer by chance."""
        table = await self.table()
        match = await self.one.matches.of(table)
        seat = match.awaited[0]
        chance = chance_for(self.dice.randbytes(32), seat, match.length)
        return table, match, seat, tuple(PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance))

    async def at_once(self, *deeds: Deed) -> list[object]:
        """Do all of it at once, in any order; what came of each, in the order given."""
        late = [self.dice.choice(STAGGER) for _ in deeds]

        async def do(deed: Deed, seconds: float) -> object:
            await asyncio.sleep(seconds)
            return await deed()

        done = await asyncio.gather(*map(do, deeds, late), return_exceptions=True)
        for one in done:
            if isinstance(one, BaseException) and not isinstance(one, Refusal):
                raise one
        return list(done)


async def same_answer(place: Place) -> None:
    """Two processes give the same answer: it is there once, and one of them is told so."""
    table, match, seat, keys = await place.asked()
    user, question, before = table.sitters[seat].user or 0, match.question(seat), match.length
    done = await place.at_once(
        lambda: place.one.answers.give(table.id, user, keys, question=question),
        lambda: place.other.answers.give(table.id, user, keys, question=question),
    )
    refused = [one for one in done if isinstance(one, Refusal)]
    require(len(refused) == 1, f"{len(refused)} were refused")
    length = (await place.other.matches.of(await place.one.stored(table.id))).length
    require(length == before + 1, f"{length - before} answers were stored")


async def answer_against_leaving(place: Place) -> None:
    """Somebody answers, and a computer player stands in for them: each answer is by who sat there then."""
    table, match, seat, keys = await place.asked()
    user, before = table.sitters[seat].user or 0, match.length
    await place.at_once(
        lambda: place.one.answers.give(table.id, user, keys),
        lambda: place.other.seats.change(table.id, lambda now, far: tenures.be_away(now, far, user)),
    )
    table = await place.other.stored(table.id)
    given = (await place.one.matches.of(table)).length - before
    *_, last = (one for one in table.tenures if one.seat == seat)
    if last.why == "away":  # it was there first, or has come later than the answer
        require(last.step == before + given, f"away since answer {last.step} of {before + given}")
    if table.state == "running" and table.sitters[seat].away:
        await place.one.seats.change(table.id, lambda now, far: tenures.be_present(now, far, seat))


async def two_clocks(place: Place) -> None:
    """Two processes change the clock: both changes are there."""
    table, *_ = await place.asked()
    before = await place.one.ledger.present_clock(table.id)

    def reminded(tables: Tables) -> Deed:
        return lambda: tables.ledger.set_clock(table.id, lambda clock, _: replace(clock, reminders=clock.reminders + 1))

    await place.at_once(reminded(place.one), reminded(place.other))
    after = await place.other.ledger.present_clock(table.id)
    require(before is not None and after is not None, "no clock runs")
    if before is not None and after is not None:
        require(after.reminders == before.reminders + 2, f"{after.reminders - before.reminders} of 2 changes are there")


async def two_notes(place: Place) -> None:
    """A person marks a seat at one process and writes a text at the other: both are there."""
    table, _, seat, _ = await place.asked()
    user, text, other = table.sitters[seat].user or 0, str(place.dice.random()), (seat + 1) % 3
    view = (await place.one.notes.of(table.id, user)).seat.view
    await place.at_once(
        lambda: place.one.notes.mark(table.id, user, "suspect", round_of(view) or 0, [Subject(other)]),
        lambda: place.other.notes.write(table.id, user, text),
    )
    notes = (await place.other.notes.of(table.id, user)).notes
    require(notes.text == text, "the text is lost")
    require(mark_of(notes, Subject(other), round_of(view)) == "suspect", "the mark is lost")


async def notes_against_leaving(place: Place) -> None:
    """A person writes notes and leaves for good: notes that were refused are not there, and all others are.

    Somebody else takes the seat, and finds no notes.
    """
    table, _, seat, _ = await place.asked()
    user, text = table.sitters[seat].user or 0, str(place.dice.random())
    written, _ = await place.at_once(
        lambda: place.one.notes.write(table.id, user, text), lambda: place.other.seats.leave(table.id, user, "Computer")
    )
    texts = [one.notes.text for one in await place.store.notes.at_table(table.id) if one.user == user]
    require((text in texts) == (not isinstance(written, Refusal)), f"{written!r}, but {texts}")
    newcomer = Person(place.dice.randrange(10**6, 10**9), "Newcomer", "en")
    await place.one.seats.take(table.id, seat, newcomer)
    require((await place.other.notes.of(table.id, newcomer.user)).notes == Notes(), "notes are passed on")


KINDS = (same_answer, same_answer, answer_against_leaving, two_clocks, two_notes, notes_against_leaving)


async def case(seed: int) -> int:
    """Some races, one after the other; how many is returned."""
    async with postgres() as address:
        require(address, "there is no PostgreSQL on this machine")
        async with store_at(address) as one, store_at(address) as other:
            place = Place(Tables(one), Tables(other), one, random.Random(f"together {seed}"))
            for number in range(AT_ONE_PLACE):
                kind = KINDS[number % len(KINDS)]
                try:
                    await kind(place)
                except Broken as broken:
                    raise Broken(f"{kind.__doc__} (race {number} of this case)\n{broken}") from broken
    return AT_ONE_PLACE


TOGETHER = Row(
    "together",
    "Two processes at one PostgreSQL give the same answer, answer while a seat changes hands, change one clock, "
    "and take notes for one person.",
    "exactly one wins, and nothing is lost or put down to somebody else",
    size=10_000,
    quick=200,
    case=case,
)
