"""Several people do something at once: all of them are answered, each in private."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import engine
from bot.messages.ids import make
from bot.messages.layout import takes_several
from bot.sandbox import Interaction, Message, Person
from bot.tables import Table
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.prove.row import Broken, require

Deed = Callable[[], Interaction]
STAGGER = (0.0, 0.0, 0.0, 0.002, 0.005, 0.02)
"""So many seconds lie between two deeds of a race."""


class Place(NamedTuple):
    """A place of races, with its dice."""

    court: Court
    dice: random.Random

    async def at_once(self, *deeds: Deed) -> list[Interaction]:
        """Do all of it at once, in any order; how each was answered, in the order given."""
        done: dict[int, Interaction] = {}
        for number in self.dice.sample(range(len(deeds)), len(deeds)):
            done[number] = deeds[number]()
            if pause := self.dice.choice(STAGGER):
                await asyncio.sleep(pause)
        for one in done.values():
            await one.settled.wait()
        await self.court.quiet()
        for one in done.values():
            require(not one.failed, f"{one.user.name} was not answered on {one.data}")
            public = [message.content for message in one.messages if message.only_for is not one.user]
            require(not public, f"{one.user.name} was answered for everybody: {public}")
        return [done[number] for number in range(len(deeds))]

    def uses(self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Deed:
        """Press a button, or use a menu, that may be gone by then."""
        return lambda: self.court.send_forged(person, message, custom_id, values)

    def says(self, person: Person, command: str) -> Deed:
        """Use a command without options in the hall."""
        return lambda: person.send_command(self.court.hall, command, {})

    async def table(self) -> Table:
        """The newest table in the hall."""
        table = await self.court.bot.store.tables.in_channel(self.court.hall.id)
        if table is None:
            raise Broken("there is no table")
        return table

    async def match(self) -> engine.Match:
        return await self.court.match((await self.table()).id)

    async def lobby(self, people: Sequence[Person]) -> tuple[Table, Message]:
        """Open a table in the hall, at which these sit: three of them can start."""
        await fine(people[0].command(HALL, "join"))
        await self.court.quiet()
        table = await self.table()
        for one in people[1:]:
            await fine(self.court.forge(one, self.court.lobby, f"tc:join:{table.id}"))
        await self.court.quiet()
        return await self.table(), self.court.lobby

    async def begun(self, people: Sequence[Person], game: str = "verraeter") -> Table:
        """A match of these people has begun in the hall."""
        await self.court.begin(people, game=game)
        return await self.table()

    def answers(self, table: Table, match: engine.Match, seat: int) -> Deed:
        """Return the deed of the person in a seat: an answer by chance, with the question's button or menu."""
        decision, number = match.decisions[seat], match.question(seat)
        keys = self.dice.sample(decision.keys, self.dice.randint(decision.least, decision.most))
        person = self.person(table, seat)
        message = person.dms[-1]
        if takes_several(decision):
            mask = sum(1 << bit for bit, key in enumerate(decision.keys) if key in keys)
            return self.uses(person, message, make("confirm", table.id, number, mask))
        return self.uses(person, message, make("answer", table.id, number, keys[0]))

    def person(self, table: Table, seat: int) -> Person:
        people = self.court.sandbox.people.values()
        return next(one for one in people if one.id == table.sitters[seat].user)

    async def clear(self) -> None:
        """Close whatever is in the hall, and let days pass: nobody is limited by what they did before."""
        table = await self.court.bot.store.tables.in_channel(self.court.hall.id)
        if table is not None and table.is_open:
            await self.court.bot.tables.ending.abort(table.id, None)
        await self.court.quiet()
        if self.court.wall is not None:
            self.court.wall.now += 3 * 24 * 3600.0
