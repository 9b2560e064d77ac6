"""Two worlds that differ in who blocks whom, or in a table that somebody cannot see: both are told alike."""

import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

import pytest
from discord import Permissions
from msgspec.structs import replace

from bot.sandbox import Person
from bot.sandbox.interactions import AUTOCOMPLETE
from bot.sandbox.world.guilds import Guild, Role
from tests.bot.bot_on_sandbox import Court
from tests.bot.comparison import Comparison, Deed, Told
from tests.bot.deeds import Deeds, registered
from tests.bot.playing import finished
from tests.bot.silence import difference
from tests.messages.test_channel_worlds import SITTERS
from tests.prove.playground import playground
from tests.samples import samples

NOTHING, LOBBY, RUNNING, BESIDE, OVER = "no table", "lobby", "running", "who blocks sits there", "over"
STEWARD = 1 << 50
TOWARDS = (
    *("/seat handover", "/invite", "/join", "/remove", "/stats", "/leaderboard", "/history", "/status"),
    *("press offer", "press take", "press rematch"),
)
"""Things that somebody may do to somebody else, or may notice of them: always tried."""
World = Callable[[], Awaitable[object]]
SUGGESTED, SHARE = samples(15, 100) / 100, samples(5, 100) / 100
"""So much of all suggestions, and of all else."""


@pytest.mark.parametrize("state", [RUNNING, LOBBY, BESIDE, NOTHING][: samples(3, 4)])
async def test_nobody_can_tell_who_blocks_them(state: str) -> None:
    """By a text, a mention, a call, a suggestion, a file or an order of calls."""
    async with playground(11) as court:
        anna, ben, chloe, dirk, emma, finn = court.people(6)
        if state != NOTHING:
            begin = court.seat if state == LOBBY else court.begin
            await begin([anna, ben, chloe, *([emma] if state == BESIDE else [])], game="verraeter")
        administers(ben, court.sandbox.world.home)
        await court.quiet()
        worlds = [partial(court.bot.store.people.block, emma.id, one.id, 1.0) for one in (finn, anna, ben)]
        tried, found = await compared(court, (anna, ben, dirk), emma, worlds)  # that anybody is blocked may be seen
        assert found == []
        assert tried > {*TOWARDS} & registered(court)


async def compared(
    court: Court, people: Sequence[Person], about: Person, worlds: Sequence[World], *, own: bool = False
) -> tuple[set[str], list[str]]:
    """Return the kinds of deeds of people towards a person, and deeds that bring in one world what no other does.

    With ``own`` all deeds are tried, and compared by what their person sees.
    """
    comparison = Comparison(court)
    try:
        comparison.begin()
        tried = [(one, deed) for one in people for deed in chosen(court, comparison, one, about, all_of_it=own)]
        told = []
        for world in worlds:
            await world()
            await comparison.hold()
            seen = [(one, await comparison.told(one, deed, about)) for one, deed in tried]
            told.append([seen_by(court, comparison, one, outcome) if own else outcome for one, outcome in seen])
    finally:
        comparison.close()
    found = []
    for (person, deed), here, *others in zip(tried, *told, strict=True):
        found += [f"{person.name}, {deed}: {difference(here, there)}" for there in others if here != there]
    return {deed.known for _, deed in tried}, found


def administers(person: Person, guild: Guild) -> None:
    """Give a person a role by which they manage a server."""
    steward = Role(STEWARD, "Steward", Permissions(manage_guild=True), 2)
    guild.roles[steward.id] = steward
    person.roles.add(steward.id)


def chosen(
    court: Court, comparison: Comparison, person: Person, about: Person, *, all_of_it: bool = False
) -> Iterator[Deed]:
    """Yield the deeds of a person, all about the other person if a deed can be about anybody."""
    dice = random.Random(f"blocks {person.name}")
    deeds = Deeds(court, comparison.ids, dice, comparison.place(person), [about], [0, 1, about.id], ["1", "-", "Emma"])
    yield from deeds.naming()
    for one in deeds.all():
        share = SUGGESTED if one.way == AUTOCOMPLETE else SHARE
        if all_of_it or one.known in TOWARDS or dice.random() < share:
            yield one


@pytest.mark.parametrize("state", [RUNNING, LOBBY, OVER][: samples(2, 3)])
async def test_a_person_who_cannot_see_a_channel_is_told_nothing_of_its_table(state: str) -> None:
    """Ida is nowhere but on another server, which she manages: who plays, what and since when stays the same to her."""
    async with playground(12) as court:
        people, ida = court.people(6), court.sandbox.add_person("Ida")
        elsewhere = court.sandbox.add_guild("Elsewhere", "the-hall-elsewhere")
        administers(ida, elsewhere)
        await (court.seat if state == LOBBY else court.begin)(people[:3], game="verraeter")
        if state == OVER:
            await finished(court)
        await court.quiet()
        court.sandbox.remove_member(ida)

        async def otherwise() -> None:
            table = await court.table()
            pairs = zip(table.sitters, people[3:], strict=True)
            sitters = tuple(replace(one, name=who.name, user=who.id) for one, who in pairs)
            others = replace(table, sitters=sitters, host=people[3].id, opened=table.opened - 4000, pace="post-24")
            assert await court.bot.store.tables.save(others) is not None

        _, found = await compared(court, [ida], people[0], [court.table, otherwise], own=True)
        assert found == []


def seen_by(court: Court, comparison: Comparison, person: Person, told: Told) -> object:
    """Return the part of a deed's outcome that its person sees, in the places that they have."""
    places = (comparison.place(person).id, court.sandbox.world.dm(person).id)
    return told.answer, [told.places.get(place) for place in places]


SEAT = 2


async def test_nobody_can_tell_what_a_table_keeps_of_somebody() -> None:
    """Standing answers, time-outs, wishes, language: by any reply, page, suggestion or call."""
    async with playground(13) as court:
        anna, ben, chloe, dirk, emma = court.people(5)
        await court.begin([anna, ben, chloe, dirk], game="het_verraad")
        administers(ben, court.sandbox.world.home)
        await court.quiet()

        async def keeps() -> None:
            table = await court.table()
            sitters = [replace(one, **SITTERS) if seat == SEAT else one for seat, one in enumerate(table.sitters)]
            await court.bot.store.tables.save(replace(table, sitters=tuple(sitters)))
            court.bot.tables.matches.forget(table.id)

        _, found = await compared(court, (anna, ben, emma), chloe, [court.table, keeps])
        assert (await court.table()).sitters[SEAT].timeouts == SITTERS["timeouts"]
        assert found == []
