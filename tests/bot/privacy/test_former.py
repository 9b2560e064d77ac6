"""Former sitters: whatever is played since, they get what a person gets who never sat there."""

import random
import re
from collections.abc import Iterator
from itertools import cycle

import pytest

import engine
from bot.messages.ids import make
from bot.privacy.own_data import OwnData
from bot.sandbox import Person
from bot.sandbox.interactions import COMPONENT
from bot.sandbox.world.world import Change
from engine.players import PLAYERS, chance_for
from tests.bot.bot_on_sandbox import Court
from tests.bot.comparison import Comparison, Deed, seen
from tests.bot.deeds import Deeds, registered
from tests.bot.silence import difference
from tests.prove.playground import playground
from tests.samples import samples

BEFORE, OFFERED, SINCE = 9, 4, 10
"""Numbers of answers before the seat is offered, while it is offered, and since somebody else has it."""
MOST = 60
LINK = re.compile(r"https://\S+?/\d+/\d+/\d+")
OF_ONESELF = {"handed over": {"press take", "press mydata"}, "deleted": {"press take"}}
"""Deeds that are a person's own. Nobody takes a seat twice, and own data have a person's own answers."""

WAYS = ("handed over", "deleted")
CASES = [(game, way) for ways in (WAYS, WAYS[::-1]) for game, way in zip(engine.games(), cycle(ways), strict=False)]
"""Each game with one way, then with the other."""


class Mail:
    """The posts, edits and deletions that one person alone sees, and the messages that notify that person."""

    def __init__(self, court: Court, person: Person) -> None:
        self._person = person
        self.found: list[str] = []
        court.sandbox.world.watch(self._notice)

    def _notice(self, change: Change) -> None:
        if change.kind not in ("posted", "edited", "deleted"):
            return
        one = change.subject
        own = self._person in (one.channel.recipient, one.only_for)
        if own or self._person in one.mentions or self._person.key in str(one.pings):
            self.found.append(LINK.sub("link", f"{change.kind} {seen(one)}"))


async def play(court: Court, answers: int, until: Person | None = None) -> None:
    """Let the people at the table answer as computer players would, each shown, ``until`` somebody is asked."""
    for given in range(MOST):
        table, match = await court.table(), await court.match()
        if given >= answers and (until is None or table.seat_of(until.id) in match.awaited):
            return
        seat = next(seat for seat in match.awaited if table.sitters[seat].user is not None)
        keys = PLAYERS["thumb"].answer(
            match.view(seat), match.decisions[seat], chance_for(bytes(32), seat, match.length)
        )
        await court.bot.tables.answers.give(table.id, table.sitters[seat].user or 0, keys)
        await court.quiet()
    raise AssertionError(f"nobody is asked within {MOST} answers")


def chosen(court: Court, comparison: Comparison, person: Person, about: Person) -> Iterator[Deed]:
    """Yield all deeds that can be done, with all ids that anybody has seen; the same for every person."""
    dice = random.Random("former")
    question = max(int(one.split(":")[3]) for one in comparison.ids["answer"])
    place = comparison.place(person)
    yield from Deeds(court, comparison.ids, dice, place, [about], [0, 1, 2, 3, question], ["1", "-", "Hagen"]).all()


def of_anybody(told: object, person: Person, court: Court) -> str:
    """The same, whoever it is told."""
    own = court.sandbox.world.dm(person)
    return re.sub(rf"\b({person.id}|{own.id}|{person.name}|{person.key})\b", "me", repr(told))


@pytest.mark.parametrize(("game", "how"), CASES[: samples(2, len(CASES))])
async def test_a_former_person_gets_what_a_stranger_gets(game: str, how: str) -> None:
    async with playground(13) as court:
        anna, ben, chloe, dirk, emma, finn, *_ = court.people(6)
        await court.begin([anna, ben, chloe, dirk], game=game)
        comparison = Comparison(court)
        try:
            await play(court, BEFORE, dirk)
            if how == "handed over":
                await _handed_over(court, comparison, dirk, emma)
            else:
                await court.bot.deletions.delete(dirk.id)
            await comparison.settled()
            own, mail = OwnData(court.bot.tables, court.bot.store), [Mail(court, one) for one in (dirk, finn)]
            on_the_day = await own.files(dirk.id)
            await play(court, SINCE)
            await comparison.settled()
            assert [one.found for one in mail] == [[], []]
            since = await own.files(dirk.id)
            assert since == on_the_day, difference(since, on_the_day)
            found = await _told_otherwise(court, comparison, dirk, finn, anna)
            assert [what for deed, what in found if deed.known not in OF_ONESELF[how]] == []
        finally:
            comparison.close()


async def _handed_over(court: Court, comparison: Comparison, former: Person, to: Person) -> None:
    """Meanwhile nothing that the other one has been sent changes by what is played."""
    await court.hand_over(former, to)
    await comparison.settled()
    offers = {one.id: LINK.sub("link", str(seen(one))) for one in court.sandbox.world.dm(to).messages}
    assert len(offers) == 1
    await play(court, OFFERED, former)
    await comparison.settled()
    assert {one.id: LINK.sub("link", str(seen(one))) for one in court.sandbox.world.dm(to).messages} == offers
    seat = (await court.table()).seat_of(former.id)
    comparison.begin()
    taken = Deed("press take", COMPONENT, {"custom_id": make("take", 1, seat or 0)})
    await comparison.between(to, taken, to)
    assert (await court.table()).seat_of(to.id) == seat


async def _told_otherwise(
    court: Court, comparison: Comparison, former: Person, stranger: Person, about: Person
) -> list[tuple[Deed, str]]:
    """Return the deeds, done by both, whose outcomes the two are not told alike, each with the difference."""
    comparison.begin()
    deeds = list(chosen(court, comparison, former, about))
    assert {deed.known for deed in deeds} == registered(court)
    await comparison.hold()
    told = []
    for person in (former, stranger):
        told.append([of_anybody(await comparison.told(person, deed, about), person, court) for deed in deeds])
    return [
        (deed, f"{deed}: {difference(here, there)}")
        for deed, here, there in zip(deeds, *told, strict=True)
        if here != there
    ]
